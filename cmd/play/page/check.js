// Random cases, by how many moves they need; and a check of somebody's own program by them.
import { Lane } from "./run.js";
import { current } from "./puzzles.js";
import { push } from "./state.js";
import { $, element, t } from "./texts.js";
import { copy, save } from "./share.js";

const lane = new Lane(),
  levels = ["easy", "medium", "hard"];
let made = { puzzle: null, cases: [] }; // the cases of the input that is to be given

for (const [id, offered] of [
  ["level", levels],
  ["harder", ["mixed", ...levels]],
]) {
  $(id).append(...offered.map((level) => new Option("", level)));
  for (const option of $(id).options) option.dataset.t = option.value;
}

// candidates returns random cases { text, answer } and what ends an input of them.
async function candidates(puzzle, form, seed) {
  await puzzle.program.load(() => {});
  const run = async (input, ...args) => (await lane.run(puzzle.program, args, input)).out;
  const count = String(puzzle.random.count);
  const input = await run("", "-random", count, "-seed", String(seed), "-form", form);
  const texts = (await run(input, "-split", "-form", form)).trimEnd().split("\n").map(JSON.parse);
  const end = texts.pop(),
    answers = (await run(input)).split("\n");
  return { cases: texts.map((text, i) => ({ text, answer: answers[i] })), end };
}

// within reports whether a case has a difficulty, by the number that its answer begins with.
const within = ([least, most], c) => least <= parseInt(c.answer) && parseInt(c.answer) <= most;

const anyBelow = (n) => Math.floor(Math.random() * n);
const showCase = (text) => push({ golden: "", text, number: 1, entry: {} });

// random shows a random case of the difficulty that is chosen, always one with a route.
export async function random() {
  const { puzzle } = current(),
    range = puzzle.random[$("level").value];
  lane.stop();
  try {
    for (let found = []; !found.length;) {
      const { cases } = await candidates(puzzle, puzzle.forms[0], anyBelow(1e6));
      found = cases.filter((c) => within(range, c));
      if (found.length && current().puzzle === puzzle) showCase(found[anyBelow(found.length)].text);
    }
  } catch {
    /* another one was asked for, or the program could not be loaded */
  }
}

async function make() {
  const { puzzle } = current(),
    level = $("harder").value,
    seed = +$("seed").value || 1;
  forget();
  const { cases, end } = await candidates(puzzle, $("form").value, seed).catch(() => made);
  const fit = level === "mixed" ? cases : cases.filter((c) => within(puzzle.random[level], c));
  made.cases = fit.slice(0, Math.max(1, +$("many").value || 1));
  if (fit.length) $("given").value = made.cases.map((c) => c.text).join("") + end;
}

function forget() {
  lane.stop();
  made = { puzzle: current().puzzle, cases: [] };
  [$("given").value, $("verdict").textContent] = ["", ""];
}

// check compares as the runner does: a line a case, and blanks at its end are forgiven.
function check() {
  const output = $("output").value.trimEnd(),
    want = made.cases.map((c) => c.answer),
    verdict = [];
  const lines = output ? output.split("\n").map((line) => line.trimEnd()) : [];
  const wrong = [...want.keys()].filter((i) => lines[i] !== want[i]);
  if (!want.length) return;
  if (lines.length !== want.length) verdict.push(t("lines", want.length, lines.length));
  else if (!wrong.length) verdict.push(t("accepted", want.length));
  if (wrong.length) {
    const size = (i) => made.cases[i].text.length;
    const least = wrong.reduce((a, b) => (size(b) < size(a) ? b : a)),
      { text } = made.cases[least];
    const others = wrong.filter((i) => i !== least).map((i) => i + 1);
    const shown = `${text}${t("expected")}: ${want[least]}\n${t("found")}: ${lines[least] ?? ""}`;
    verdict.push(
      t("differs", wrong.length, want.length, least + 1),
      element("pre", {}, shown),
      element("button", { onclick: () => showCase(text) }, t("show")),
    );
    if (others.length) verdict.push(t("others", others.join(" ")));
  }
  $("verdict").replaceChildren(...verdict.map((part) => element("p", {}, part)));
}

// showForms offers the forms of the puzzle that is shown.
export function showForms() {
  const { puzzle } = current();
  $("checking").hidden = !puzzle.forms;
  if (!puzzle.forms || made.puzzle === puzzle) return;
  $("form").replaceChildren(...puzzle.forms.map((form) => new Option(form)));
  forget();
}

$("make").onclick = make;
$("checking").ontoggle = () => {
  if ($("checking").open && !made.cases.length) make();
};
$("check").onclick = check;
$("copygiven").onclick = () => copy($("given").value);
$("savegiven").onclick = () => save(new Blob([$("given").value]), made.puzzle.name + ".in");
$("output").ondragover = (e) => e.preventDefault();
$("output").ondrop = async (e) => {
  e.preventDefault();
  $("output").value = await (e.dataTransfer.files[0]?.text() ?? e.dataTransfer.getData("text"));
  check();
};

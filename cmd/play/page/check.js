// Random cases, by how many moves they need; and a check of somebody's own program by them.
import { Lane } from "./run.js";
import { current } from "./puzzles.js";
import { push } from "./state.js";
import { $, t } from "./texts.js";
import { copy, save } from "./share.js";

const lane = new Lane();

// candidates returns random cases { text, answer } and what ends an input of them.
async function candidates(puzzle, form, seed) {
  const run = async (args, input) => {
    const { out, err, status } = await lane.run(puzzle.program, args, input);
    if (status) throw new Error(err);
    return out.trimEnd().split("\n");
  };
  const { count } = puzzle.random;
  const input = (await run(["-random", count, "-seed", seed, "-form", form].map(String), ""))
    .join("\n") + "\n";
  const texts = (await run(["-split", "-form", form], input)).map(line => JSON.parse(line));
  const end = texts.pop(), answers = await run([], input);
  return { cases: texts.map((text, i) => ({ text, answer: answers[i] })), end };
}

// within reports whether a case has a difficulty: the number that its answer begins with.
const within = ([least, most], { answer }) => {
  const moves = parseInt(answer, 10);
  return moves >= least && moves <= most;
};

const anySeed = () => 1 + Math.floor(Math.random() * 999999);

// random shows a random case of the difficulty that is chosen, always one with a route.
export async function random() {
  const { puzzle } = current(), range = puzzle.random[$("level").value];
  lane.stop();
  $("random").classList.add("busy");
  try {
    await puzzle.program.load(() => {});
    for (let found = []; !found.length;) {
      const { cases } = await candidates(puzzle, puzzle.forms[0], anySeed());
      found = cases.filter(c => within(range, c));
      const any = found[Math.floor(Math.random() * found.length)];
      if (any && current().puzzle === puzzle) push({ golden: "", text: any.text, number: 1 });
    }
  } catch { /* another one was asked for, or the program could not be loaded */ }
  $("random").classList.remove("busy");
}

let made = { puzzle: null, cases: [] }; // the cases of the input that is to be given

export async function make() {
  const { puzzle } = current(), level = $("checklevel").value, seed = +$("seed").value || 1;
  await puzzle.program.load(() => {});
  const { cases, end } = await candidates(puzzle, $("form").value, seed);
  const fit = level === "mixed" ? cases : cases.filter(c => within(puzzle.random[level], c));
  made = { puzzle, cases: fit.slice(0, Math.max(1, +$("many").value || 1)) };
  $("given").value = made.cases.map(c => c.text).join("") + end;
  $("verdict").replaceChildren();
}

// judge compares as the runner does: a line a case, and blanks at its end are forgiven.
function judge(output) {
  const want = made.cases.map(c => c.answer), got = output.trimEnd().split(/\r?\n/);
  const lines = got.map(line => line.trimEnd());
  if (!output.trim()) lines.length = 0;
  const wrong = want.map((_, i) => i).filter(i => lines[i] !== want[i]);
  return { want, lines, wrong };
}

export function check() {
  const { want, lines, wrong } = judge($("output").value), verdict = [];
  if (!want.length) return;
  if (lines.length !== want.length) verdict.push(t("lines", want.length, lines.length));
  else if (!wrong.length) verdict.push(t("accepted", want.length));
  if (wrong.length) {
    const size = i => made.cases[i].text.length;
    const least = wrong.reduce((a, b) => size(b) < size(a) ? b : a), { text } = made.cases[least];
    verdict.push(t("differs", wrong.length, want.length, least + 1));
    const shown = document.createElement("pre");
    shown.textContent = `${text}\n${t("expected")}: ${want[least]}\n` +
      `${t("found")}: ${lines[least] ?? "–"}`;
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.textContent = t("show");
    const others = wrong.filter(i => i !== least).map(i => i + 1);
    verdict.push(shown, button);
    if (others.length) verdict.push(t("others", others.join(" ")));
    button.onclick = () => push({ puzzle: made.puzzle.name, golden: "", text, number: 1 });
  }
  $("verdict").replaceChildren(...verdict.map(part => {
    const line = document.createElement("div");
    line.append(part);
    return line;
  }));
}

// showForms offers the forms of the puzzle that is shown.
export function showForms() {
  const { puzzle } = current();
  $("checking").hidden = !puzzle.forms;
  if (!puzzle.forms || $("form").dataset.puzzle === puzzle.name) return;
  $("form").dataset.puzzle = puzzle.name;
  $("form").replaceChildren(...puzzle.forms.map(form => new Option(form)));
  [$("given").value, $("output").value] = ["", ""];
  $("verdict").replaceChildren();
  made = { puzzle, cases: [] };
}

$("make").onclick = make;
$("check").onclick = check;
$("copygiven").onclick = () => copy($("given").value);
$("savegiven").onclick = () => save(new Blob([$("given").value]), made.puzzle.name + ".in");
$("output").ondragover = e => e.preventDefault();
$("output").ondrop = async e => {
  const [file] = e.dataTransfer.files;
  if (!file) return;
  e.preventDefault();
  $("output").value = await file.text();
  check();
};

// Check: random cases for the reader's own program, and the verdict on its output.
import { current } from "../core/puzzles.js";
import { candidates, levels, within } from "../core/random.js";
import { push } from "../core/state.js";
import { $, element, t } from "../core/texts.js";
import { copy, save } from "../core/share.js";
import { offer, showView } from "../core/views.js";

/** @typedef {import("../core/random.js").Case} Case */
/** @typedef {import("../core/puzzles.js").Puzzle} Puzzle */

/** @type {Puzzle | null} */
let puzzle = null; // the puzzle of the cases
/** @type {Case[]} */
let cases = [];
let asked = 0; // counts the requests for cases

const leastMoves = 3; // of a mixed case, because a board of one move catches no bug
const pool = 8; // candidates per case wanted

/** @param {string} id */
const text = (id) => $(id, HTMLTextAreaElement);

/** @param {string} id */
const number = (id) => Math.max(1, Math.floor(Number($(id, HTMLInputElement).value)) || 1);

async function make() {
  const shown = current().puzzle;
  const { random } = shown;
  const level = levels.find((level) => level === $("harder", HTMLSelectElement).value);
  const form = $("form", HTMLSelectElement).value;
  const many = number("many");
  forget();
  const mine = asked;
  if (!random) {
    return;
  }
  const count = Math.min(random.count, Math.max(40, pool * many));
  text("given").placeholder = t("making");
  const made = await candidates(shown, form, number("seed"), count).catch(() => null);
  if (asked !== mine) {
    return; // there is a newer request
  }
  text("given").placeholder = "";
  if (!made) {
    return; // the request was stopped, or the program could not be loaded
  }
  const range = level ? random[level] : undefined;
  const fits = (/** @type {Case} */ c) => (range ? within(range, c) : !isSmall(c));
  const distinct = [...new Map(made.cases.map((c) => [c.text, c])).values()];
  const fit = distinct.filter(fits);
  cases = (fit.length ? fit : distinct).slice(0, many);
  text("given").value = cases.map((c) => c.text).join("") + made.end;
}

/** @param {Case} c */
function isSmall({ answer }) {
  const moves = parseInt(answer);
  return moves >= 0 && moves < leastMoves;
}

function forget() {
  asked++;
  puzzle = current().puzzle;
  cases = [];
  text("given").value = "";
  $("verdict").replaceChildren();
}

/** check compares like cmd/judge: one line per case, ignoring blanks at the end of a line. */
function check() {
  if (!cases.length) {
    return;
  }
  const output = text("output").value.trimEnd();
  const lines = output ? output.split("\n").map((line) => line.trimEnd()) : [];
  const verdict = output ? compare(lines) : [t("nothing", cases.length)];
  const right = verdict[0] === t("accepted", cases.length, cases.length);
  $("verdict").className = right ? "right" : "wrong";
  $("verdict").replaceChildren(...verdict.map((part) => element("p", {}, part)));
}

/**
 * compare returns the verdict on an output.
 * @param {string[]} lines
 * @returns {(string | HTMLElement)[]}
 */
function compare(lines) {
  const wrong = [...cases.keys()].filter((i) => lines[i] !== cases[i].answer);
  const sameCount = lines.length === cases.length;
  if (sameCount && !wrong.length) {
    return [t("accepted", cases.length, cases.length)];
  }
  const count = sameCount ? [] : [t("lines", cases.length, lines.length)];
  return wrong.length ? [...count, ...describeWrong(wrong, lines)] : count;
}

/**
 * describeWrong describes the smallest wrong case and lists the numbers of the others.
 * @param {number[]} wrong
 * @param {string[]} lines
 */
function describeWrong(wrong, lines) {
  const smaller = (/** @type {number} */ i, /** @type {number} */ k) =>
    cases[k].text.length < cases[i].text.length ? k : i;
  const least = wrong.reduce(smaller);
  const { text, answer } = cases[least];
  const others = wrong.filter((i) => i !== least).map((i) => i + 1);
  const shown = `${text}${t("expected")}: ${answer}\n${t("found")}: ${lines[least] ?? ""}`;
  const open = () => {
    void showView("play");
    push({ golden: "", text, number: 1, entry: {} });
  };
  return [
    t("differs", wrong.length, cases.length, least + 1),
    element("pre", {}, shown),
    element("button", { onclick: open }, t("show")),
    ...(others.length ? [t("otherWrong", others.join(" "))] : []),
  ];
}

/** showForms offers the judges of the puzzle, and makes cases if the view is open. */
export function showForms() {
  const shown = current().puzzle;
  const forms = shown.random?.forms;
  offer("check", Boolean(forms));
  if (!forms || puzzle === shown) {
    return;
  }
  $("form").replaceChildren(...forms.map((form) => new Option(form)));
  $("many", HTMLInputElement).value = String(shown.random?.perRun ?? 10);
  forget();
  makeIfSeen();
}

/** makeIfSeen makes the first cases if the view is open. */
export function makeIfSeen() {
  if (!$("check-panel").hidden && !cases.length && puzzle) {
    make();
  }
}

for (const level of ["mixed", ...levels]) {
  const option = new Option("", level);
  option.dataset.t = level;
  $("harder").append(option);
}
$("make").onclick = make;
$("check").onclick = check;
$("copygiven").onclick = () => copy(text("given").value);
$("savegiven").onclick = () => save(new Blob([text("given").value]), `${puzzle?.name}.in`);
$("output").ondragover = (e) => e.preventDefault();
$("output").ondrop = async (e) => {
  e.preventDefault();
  const dropped = e.dataTransfer;
  text("output").value = (await dropped?.files[0]?.text()) ?? dropped?.getData("text") ?? "";
  check();
};

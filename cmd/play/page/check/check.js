// Check: random cases for the reader's own program, and the verdict on its output.
import { Latest } from "../core/latest.js";
import { current } from "../core/puzzles.js";
import { levelOf, makeCases, solveCases, within } from "../core/random.js";
import { Stopped } from "../core/run.js";
import { copy, save } from "../core/share.js";
import { openText } from "../core/state.js";
import { $, element, field } from "../core/dom.js";
import { t } from "../core/texts.js";
import { showView } from "../core/views.js";

/** The cases that the page has made, and their puzzle. */
const made = {
  puzzle: /** @type {import("../core/puzzles.js").Puzzle | undefined} */ (undefined),
  cases: /** @type {import("../core/random.js").Case[]} */ ([]),
};
const making = new Latest();

const few = /** @type {[number, number]} */ ([0, 2]); // moves of a case that catches no bug
const pool = 8; // candidates per case wanted

/** @param {string} id */
const number = (id) => Math.max(1, Math.floor(Number(field(id).value)) || 1);

/**
 * fill makes cases, and shows them.
 * @returns {Promise<void>}
 */
async function fill() {
  const { puzzle } = current();
  const { random } = puzzle;
  const wanted = forget();
  if (!random) return;
  const many = number("many");
  const count = Math.min(random.count, Math.max(40, pool * many));
  field("given").placeholder = t("making");
  try {
    const { cases, end } = await makeCases(puzzle, field("form").value, number("seed"), count);
    const solved = await solveCases(puzzle, [...new Set(cases)], end);
    if (!wanted()) return;
    made.cases = choose(solved, random).slice(0, many);
    field("given").value = made.cases.map(({ text }) => text).join("") + end;
  } catch (e) {
    // Another input stops all questions. Its cases are still wanted, so they are asked for again.
    if (e instanceof Stopped && wanted()) return fill();
  }
  if (wanted()) field("given").placeholder = "";
}

/**
 * choose returns the cases as difficult as the reader wants, or all if there are none.
 * @param {typeof made.cases} cases
 * @param {import("../core/puzzle.js").Random} random
 */
function choose(cases, random) {
  const level = levelOf(field("harder").value);
  const fit = cases.filter((one) => (level ? within(random[level], one) : !within(few, one)));
  return fit.length ? fit : cases;
}

/** forget forgets the cases, and also those that are being made. */
function forget() {
  made.puzzle = current().puzzle;
  made.cases = [];
  field("given").value = "";
  $("verdict").replaceChildren();
  return making.begin();
}

/** check shows the verdict on the output. */
function check() {
  const { length } = made.cases;
  if (!length) return;
  const problems = compare(field("output").value.trimEnd());
  const verdict = problems.length ? problems : [t("accepted", length, length)];
  $("verdict").className = problems.length ? "wrong" : "right";
  $("verdict").replaceChildren(...verdict.map((part) => element("p", {}, part)));
}

/**
 * compare returns what is wrong with an output. It compares like cmd/judge: one line per case,
 * ignoring blanks at the end of a line.
 * @param {string} output
 */
function compare(output) {
  const { cases } = made;
  if (!output) return [t("nothing", cases.length)];
  const lines = output.split("\n").map((line) => line.trimEnd());
  const wrong = [...cases.keys()].filter((i) => lines[i] !== cases[i].answer);
  const problems = wrong.length ? describeWrong(wrong, lines) : [];
  if (lines.length !== cases.length) problems.unshift(t("lines", cases.length, lines.length));
  return problems;
}

/**
 * describeWrong describes the smallest wrong case and lists the numbers of the others.
 * @param {number[]} wrong
 * @param {string[]} lines
 */
function describeWrong(wrong, lines) {
  const { cases } = made;
  const [least, ...others] = wrong.sort((a, b) => cases[a].text.length - cases[b].text.length);
  const { text, answer } = cases[least];
  const shown = `${text}${t("expected")}: ${answer}\n${t("found")}: ${lines[least] ?? ""}`;
  const onclick = () => {
    void showView("play");
    openText(text);
  };
  const numbers = others.map((i) => i + 1).sort((a, b) => a - b);
  return [
    t("differs", wrong.length, cases.length, least + 1),
    element("pre", {}, shown),
    element("button", { onclick }, t("show")),
    numbers.length ? t("otherWrong", numbers.join(" ")) : "",
  ];
}

/** open is called when the view is opened. It makes cases, unless there are some. */
export function open() {
  if (!made.cases.length) made.puzzle = undefined;
  refresh();
}

/** refresh offers the judges of the puzzle and makes cases, if it is another than before. */
export function refresh() {
  const { puzzle } = current();
  const { random } = puzzle;
  if (!random || made.puzzle === puzzle) return;
  $("form").replaceChildren(...random.forms.map((form) => new Option(form)));
  field("many").value = String(random.perRun ?? 10);
  void fill();
}

$("make").onclick = fill;
$("check").onclick = check;
$("copygiven").onclick = () => copy(field("given").value);
$("savegiven").onclick = () => save(new Blob([field("given").value]), `${made.puzzle?.name}.in`);
$("output").ondragover = (e) => e.preventDefault();
$("output").ondrop = async (e) => {
  e.preventDefault();
  const dropped = e.dataTransfer;
  field("output").value = (await dropped?.files[0]?.text()) ?? dropped?.getData("text") ?? "";
  check();
};

// Check: random cases for the reader's own program, and the verdict on its output.
import { Latest } from "../core/latest.js";
import { current } from "../core/puzzles.js";
import { levelOf, makeCases, solveCases, within } from "../core/random.js";
import { Stopped, why } from "../core/run.js";
import { copy, save } from "../core/share.js";
import { keep, kept } from "../core/kept.js";
import { cut, showText, takeText, textIn } from "../core/long.js";
import { keepAddress } from "../core/open.js";
import { checked, openText } from "../core/state.js";
import { $, changed, element, field } from "../core/dom.js";
import { t } from "../core/texts.js";
import { showView } from "../core/views.js";

/** @typedef {import("../core/random.js").Solved} Solved */

/** The cases that the page has made, their puzzle, and the usual and last values of its fields. */
const made = {
  puzzle: /** @type {import("../core/puzzles.js").Puzzle | undefined} */ (undefined),
  cases: /** @type {Solved[]} */ ([]),
  usual: [""],
  fields: "", // as the address has them
};
const making = new Latest();

const pool = 16; // candidates per case wanted

const fields = ["form", "harder", "many", "seed"]; // in the order of the address

/** noteFields writes the values of the fields into the address. */
function noteFields() {
  const values = fields.map((id, i) => (field(id).value === made.usual[i] ? "" : field(id).value));
  made.fields = values.join(",").replace(/,+$/, "");
  checked.part = `&check=${made.fields}`.replace(/=$/, "");
  keepAddress();
}

/**
 * setFields sets the fields to the values in a link. A field without a value, or with a value that
 * it cannot have, gets its usual value.
 * @param {string[]} values
 */
function setFields(values) {
  for (const [i, id] of fields.entries()) {
    field(id).value = values[i];
    if (!values[i] || !field(id).checkValidity()) field(id).value = made.usual[i];
  }
}

/**
 * spread returns at most the given number of elements of a list, at equal distances. Random cases
 * are sorted by size, and some mistakes show only in a large case.
 * @template T
 * @param {T[]} list
 * @param {number} most
 */
function spread(list, most) {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)]);
}

/**
 * fill generates cases and shows them.
 * @returns {Promise<void>}
 */
async function fill() {
  const { puzzle } = current();
  const { random } = puzzle;
  const wanted = forget();
  if (!random) return;
  setFields(fields.map((id) => field(id).value));
  noteFields();
  const many = field("many").valueAsNumber;
  const level = levelOf(field("harder").value);
  field("given").placeholder = t("making");
  try {
    const { count } = random;
    const { cases, end } = await makeCases(
      puzzle,
      field("form").value,
      field("seed").valueAsNumber,
      count,
    );
    const candidates = spread([...new Set(cases)], level ? count : pool * many);
    const solved = await solveCases(puzzle, candidates, end);
    if (!wanted()) return;
    const fit = solved.filter((one) => !level || within(random[level], one));
    made.cases = spread(fit, many);
    made.puzzle = puzzle;
    showText("given", made.cases.map(({ text }) => text).join("") + end);
    if (fit.length < many) $("few").textContent = t("fewer", fit.length, candidates.length);
    field("given").placeholder = "";
  } catch (e) {
    // Another input stops all questions. The cases are still wanted, so fill asks for them again.
    if (!wanted()) return;
    if (e instanceof Stopped) return fill();
    field("given").placeholder = why(e);
    made.puzzle = undefined; // so that open tries again
  }
}

const keptAs = () => `${current().puzzle.name} output`;

/**
 * take takes the output of the reader's program for the puzzle and keeps it for a reload.
 * @param {string} output
 */
function take(output) {
  showText("output", output);
  keep(keptAs(), output, "sessionStorage");
}

/** forget discards the cases, including those that are still being made. */
function forget() {
  made.cases = [];
  showText("given", "");
  $("few").textContent = "";
  $("verdict").replaceChildren();
  return making.begin();
}

/** check shows the verdict on the output. */
function check() {
  const { length } = made.cases;
  if (!length) return;
  const problems = compare(textIn("output").trimEnd());
  const verdict = problems.length ? problems : [t("accepted", length, length)];
  $("verdict").className = problems.length ? "wrong" : "right";
  $("verdict").replaceChildren(...verdict.map((part) => element("p", {}, part)));
  $("verdict").scrollIntoView({ block: "nearest" });
}

/**
 * compare returns what is wrong with an output. It compares as cmd/judge does: one line per case,
 * ignoring white space at the end of a line.
 * @param {string} output
 */
function compare(output) {
  const { cases } = made;
  if (!output) return [t("nothing", cases.length)];
  const lines = output.split("\n").map((line) => line.trimEnd());
  const wrong = [...cases.keys()].filter((i) => lines[i] !== cases[i].answer);
  const [first = cases.length] = wrong;
  if (lines.length !== cases.length) return [t("lines", cases.length, lines.length, first + 1)];
  return wrong.length ? describeWrong(wrong, lines) : [];
}

/**
 * describeWrong describes the smallest wrong case and lists the numbers of the others.
 * @param {number[]} wrong
 * @param {string[]} lines
 */
function describeWrong(wrong, lines) {
  const { cases } = made;
  const [least] = wrong.toSorted((a, b) => cases[a].text.length - cases[b].text.length);
  const { text, answer } = cases[least];
  const got = lines[least] || t("missing");
  const shown = `${text}${t("expected", answer)}\n${t("found", got)}`;
  const onclick = () => {
    void showView("play");
    openText(text);
  };
  const numbers = wrong.filter((i) => i !== least).map((i) => i + 1);
  return [
    t("differs", wrong.length, cases.length, least + 1),
    element("pre", {}, shown.split("\n").map(cut).join("\n")),
    element("button", { onclick }, t("show")),
    numbers.length ? t("otherWrong", numbers.join(" ")) : "",
  ];
}

/** open is called when the view is opened. */
export function open() {
  refresh();
  noteFields();
  // The verdict changes with the language.
  if (changed($("verdict")) && $("verdict").firstChild) check();
}

/** close is called when another view is opened. Unfinished cases are no longer wanted. */
export function close() {
  checked.part = "";
  if (made.cases.length) return;
  making.end();
  made.puzzle = undefined; // so that open tries again
}

/** refresh generates cases, if the puzzle has changed or a link asks for other cases. */
export function refresh() {
  const { puzzle } = current();
  const { random } = puzzle;
  const { wanted } = checked;
  const isOther = made.puzzle !== puzzle;
  const asksOther = wanted !== undefined && wanted !== made.fields;
  checked.wanted = undefined;
  if (!random) return;
  $("answer").textContent = t(random.answer ?? "");
  if (isOther) take(kept(keptAs(), "sessionStorage") ?? "");
  made.puzzle = puzzle;
  if (isOther || asksOther) begin(random, wanted);
}

/**
 * begin offers the judges of a puzzle and generates cases.
 * @param {import("../core/puzzle.js").Random} random
 * @param {string | undefined} values of the fields, if a link has them
 */
function begin({ forms, perRun = 10 }, values) {
  $("form").replaceChildren(...forms.map((form) => new Option(form)));
  made.usual = [forms[0], "", String(perRun), "1"];
  setFields(values?.split(",") ?? ["", field("harder").value, "", field("seed").value]);
  void fill();
}

$("make").onclick = fill;
$("check").onclick = check;
$("copygiven").onclick = () => copy(textIn("given"));
$("savegiven").onclick = () => save(new Blob([textIn("given")]), `${made.puzzle?.name}.in`);
$("output").ondragover = (e) => e.preventDefault();
$("output").ondrop = async (e) => {
  e.preventDefault();
  const dropped = e.dataTransfer;
  take((await dropped?.files[0]?.text()) ?? dropped?.getData("text") ?? "");
  check();
};
takeText("output", take);

// What is shown of the state: the puzzle and what is chosen of it, the board with what stands
// beside it, and the answers.
import { Board } from "./board.js";
import { nameOf, showCards } from "./cards.js";
import { showForms } from "./check.js";
import * as edit from "./edit.js";
import * as play from "./play.js";
import { route } from "./player.js";
import { cellsAt, current, findCases } from "./puzzles.js";
import { levels } from "./open.js";
import { offerGames } from "./random.js";
import { showScore } from "./score.js";
import { has, now } from "./state.js";
import { $, element, language, t } from "./texts.js";

const mostCells = 256; // of a board that is shown
const lineHeight = 20; // pixels, of an answer

/** Whether the board is edited, and not played. */
export const mode = { editing: false };
let replaying = 0; // the timer while the reader's own moves are shown again

/** @type {{ input: string, position: string | undefined, cells: string[] }} */
let shown = { input: "", position: "", cells: [] }; // what is on the board

export const board = new Board($("board"), {
  press: (i) => (mode.editing ? edit.press(i) : play.press(i)),
  move: (i, k) => (mode.editing ? edit.move(i, k) : play.drag(i, k)),
  paints: (i, e) => mode.editing && edit.paints(i, e),
  paint: edit.paint,
  end: edit.end,
});

/** showChoice shows which puzzle and which of its cases is chosen, and what else there is. */
export function showChoice() {
  const { puzzle } = current();
  const { golden, number } = now();
  const { name, judge } = nameOf(puzzle);
  showCards(puzzle);
  offerGames();
  showForms();
  showGoldens();
  $("title").replaceChildren(name, element("small", {}, judge));
  $("about").textContent = puzzle.about[language] ?? "";
  const title = t(golden || "own") + (number > 1 ? ` ${number}` : "");
  document.title = `${name}: ${title} · ${t("name")}`;
}

/** showGoldens fills the choice of inputs in the drawer. */
function showGoldens() {
  const { puzzle } = current();
  const { golden } = now();
  const samples = puzzle.choice.samples ?? [];
  const offered = levels.filter((level) => puzzle.choice[level]);
  const isLevel = (/** @type {string} */ name) =>
    name !== golden && offered.some((level) => puzzle.choice[level] === name && isAlone(name));
  const others = (puzzle.goldens ?? []).filter((g) => !samples.includes(g.Name));
  const select = $("golden", HTMLSelectElement);
  const groups = [
    group(
      "choice",
      offered.map((level) => new Option(t(level), level)),
    ),
    group("samples", samples.map(named)),
    group(
      "data",
      others.filter((g) => !isLevel(g.Name)).map((g) => named(g.Name)),
    ),
  ];
  select.replaceChildren(...(golden ? [] : [new Option(t("own"), "")]), ...groups);
  select.value = golden;
  $("purpose").textContent = others.find((g) => g.Name === golden)?.Purpose ?? "";
}

/**
 * isAlone reports whether a golden has one case: then it is what a level shows of it.
 * @param {string} name
 */
function isAlone(name) {
  const { puzzle } = current();
  const { Input = "" } = puzzle.goldens.find((g) => g.Name === name) ?? {};
  return findCases(puzzle, Input).length === 1;
}

/**
 * @param {string} label
 * @param {HTMLOptionElement[]} options
 */
const group = (label, options) => element("optgroup", { label: t(label) }, ...options);

/** @param {string} name which is English */
const named = (name) => Object.assign(new Option(name), { lang: "en" });

/**
 * showBoard shows the board as it is played or edited. While half an input is typed, the last good
 * one stays.
 */
export function showBoard() {
  if (replaying) {
    return; // it is shown when that ends
  }
  const { puzzle, found, input, position } = current();
  const fits = found && found.at.length <= mostCells;
  const seen = play.view();
  $("playing").hidden = !puzzle.form && !puzzle.maze;
  $("playing").classList.toggle("old", !fits);
  showScore(seen);
  showButtons(seen);
  if (!fits) {
    return;
  }
  const { cells, marks } = mode.editing ? edit.view() : seen;
  drawBoard(cells, marks);
  if (!mode.editing && shown.input === input && shown.position !== position) {
    glide(cells);
  }
  shown = { input, position, cells };
  showMessage(seen);
  if (mode.editing) {
    edit.tools();
  }
}

/** @param {ReturnType<typeof play.view>} seen */
function showMessage({ left, made, refused, message }) {
  const reason = left === -1 && !made && !refused.length ? route.note() : "";
  $("message").textContent = mode.editing ? "" : reason || message;
  $("message").classList.toggle("bad", refused.length > 0);
}

/** @param {ReturnType<typeof play.view>} seen */
function showButtons({ left, made, solved }) {
  const button = (/** @type {string} */ id) => $(id, HTMLButtonElement);
  button("undo").disabled = !has(-1);
  button("redo").disabled = !has(1);
  button("restart").disabled = !made;
  button("hint").disabled = mode.editing || left === -1 || left === 0;
  button("go").hidden = !current().puzzle.maze || mode.editing;
  button("another").hidden = !solved || !current().puzzle.random;
  button("watch").hidden = !solved;
  button("best").hidden = !solved;
  button("edit").ariaPressed = String(mode.editing);
  $("tools").hidden = !mode.editing;
}

/**
 * @param {string[]} cells
 * @param {Record<number, string>} [marks]
 */
function drawBoard(cells, marks = {}) {
  const { puzzle, found } = current();
  const columns = found?.columns ?? 1;
  board.show(puzzle, cells, { columns, marks, playing: !mode.editing });
  board.buttons.forEach((button, i) => {
    button.dataset.drag = mode.editing ? edit.movable(i) : play.movable(board, i);
  });
}

/**
 * glide lets what has moved since the last board go there.
 * @param {string[]} cells
 */
function glide(cells) {
  const { gap = "" } = current().puzzle;
  const old = shown.cells;
  const changed = [...cells.keys()].filter((i) => cells[i] !== old[i]);
  for (const i of changed) {
    const from = changed.find((k) => k !== i && old[k][0] === cells[i][0]);
    if (from !== undefined && !`${gap} `.includes(cells[i])) {
      board.slide(from, i);
    }
  }
}

/** watch shows the reader's own moves again, and at the end that they have solved the puzzle. */
export function watch(step = 0) {
  const { path } = now();
  const pause = 200 / Number($("speed", HTMLSelectElement).value); // milliseconds
  clearTimeout(replaying);
  replaying = 0;
  if (step === path.length) {
    showBoard();
    return;
  }
  drawBoard(cellsAt(path[step - 1]));
  showScore({ lefts: play.view().lefts.slice(0, step + 1), solved: false });
  $("message").textContent = "";
  replaying = window.setTimeout(watch, pause, step + 1);
}

/** stopWatching ends that. */
export function stopWatching() {
  clearTimeout(replaying);
  replaying = 0;
}

/**
 * showAnswers shows the answers, of which a click chooses one, and marks that of the case.
 * @param {{ lines: string[], err: string }} answered
 */
export function showAnswers({ lines, err }) {
  const { number } = now();
  const answers = lines.map((line, i) => {
    const answer = element("span", {}, `${line}\n`);
    answer.dataset.note = line === "-1" ? t("noSolution") : "";
    answer.ariaCurrent = i === number - 1 && lines.length > 1 ? "true" : null;
    return answer;
  });
  $("answers").replaceChildren(...answers);
  $("answers").classList.remove("old");
  $("answers").scrollTop = lineHeight * (number - 3);
  showError(err);
  showCase(Math.max(lines.length, current().count));
}

/**
 * showCase shows which of how many cases is on the board.
 * @param {number} count
 */
function showCase(count) {
  const field = $("case", HTMLInputElement);
  field.max = String(count);
  field.value = String(now().number);
  $("of").textContent = t("of", count);
  $("cases").hidden = count < 2;
}

/**
 * showError shows an error line, and marks the line of the input that it names.
 * @param {string} error
 */
export function showError(error) {
  const wrong = Number((/, line (\d+)/.exec(error) ?? [])[1]);
  const input = $("input", HTMLTextAreaElement);
  $("error").textContent = error;
  const numbers = now()
    .text.split("\n")
    .map((_, i) => i + 1);
  const marked = numbers.map((n) => (n === wrong ? `<b>${n}</b>` : `${n}\n`));
  $("lines").innerHTML = marked.join("");
  input.ariaInvalid = String(error !== "");
  if (error) {
    $("more", HTMLDetailsElement).open = true;
  }
  if (wrong && document.activeElement !== input) {
    reveal(Math.max(1, wrong - 4));
  }
  $("lines").scrollTop = input.scrollTop;
}

/**
 * showInput shows the input that the state has.
 */
export function showInput() {
  const input = $("input", HTMLTextAreaElement);
  const { text } = now();
  if (input.value !== text) {
    input.value = text;
    reveal(text.slice(0, current().found?.start ?? 0).split("\n").length);
  }
  showError("");
}

/**
 * reveal scrolls the input to a line.
 * @param {number} line
 */
function reveal(line) {
  const input = $("input", HTMLTextAreaElement);
  input.scrollTop = parseFloat(getComputedStyle(input).lineHeight) * (line - 1);
}

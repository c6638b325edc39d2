// The parts that the figures share: the puzzles, small boards, buttons, and the sentence that says
// what a figure shows.
import { miniature } from "../board/cells.js";
import { puzzleOf } from "../core/puzzle.js";
import { caseAt, cellsAt } from "../core/puzzles.js";
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";

/** @typedef {Awaited<ReturnType<typeof load>>} Puzzle */

/**
 * load returns what the page knows about a puzzle, with the moves and the goal of its first board.
 * @param {string} name
 */
export async function load(name) {
  const puzzle = puzzleOf(name, 0, await import(`../${name}/page.js`));
  const start = (puzzle.choice.easy ?? "").trim();
  const found = /** @type {import("../core/puzzles.js").Case} */ (caseAt(puzzle, start));
  const inFrame = found.letters.length / puzzle.frames;
  return {
    look: puzzle,
    start,
    columns: found.columns,
    cells: (/** @type {string} */ position) =>
      cellsAt(position, { puzzle, found }).slice(0, inFrame),
    moves: (/** @type {string} */ position) => puzzle.moves?.(position, found) ?? [],
    solved: (/** @type {string} */ position) => (puzzle.solved?.(position, found) ?? null) !== null,
  };
}

/**
 * twin swaps the tiles 1 and 2 of a board.
 * @param {string} board
 */
export const twin = (board) => board.replace(/[12]/g, (tile) => (tile === "1" ? "2" : "1"));

/**
 * streets returns a function that returns the boards one move away. It also continues from a solved
 * board, where moves returns nothing: the board's twin has the same moves.
 * @param {Puzzle} puzzle
 */
export const streets =
  ({ moves, solved }) =>
  (/** @type {string} */ board) =>
    solved(board) ? moves(twin(board)).map(twin) : moves(board);

/**
 * small returns a small board.
 * @param {Puzzle} puzzle
 * @param {string} position
 */
export const small = (puzzle, position) =>
  miniature(puzzle.look, puzzle.cells(position), puzzle.columns);

/**
 * button returns a button.
 * @param {import("../core/texts.js").Text} text
 * @param {() => void} onclick
 */
export const button = (text, onclick) => element("button", { onclick }, t(text));

/**
 * again returns the button that starts a figure over.
 * @param {() => void} onclick
 */
export const again = (onclick) => button({ en: "Start over", zh: "重来" }, onclick);

/**
 * trace changes a path in the picture of a figure.
 * @param {HTMLElement} figure
 * @param {string} name
 * @param {string} path
 */
export const trace = (figure, name, path) =>
  figure.querySelector(`path.${name}`)?.setAttribute("d", path);

/**
 * begin makes a figure playable: it adds the parts, the controls and the sentence that says what
 * the figure shows, and returns the function that sets the sentence.
 * @param {HTMLElement} figure
 * @param {HTMLElement[]} parts
 * @param {...HTMLElement} controls
 */
export function begin(figure, parts, ...controls) {
  const said = element("p", { className: "said", role: "status" });
  const buttons = element("div", { className: "buttons" }, ...controls);
  figure.classList.add("live");
  figure.querySelector(".stage")?.append(...parts, buttons);
  figure.querySelector(".stage")?.after(said);
  return (
    /** @type {import("../core/texts.js").Text} */ text,
    /** @type {(string | number)[]} */ ...values
  ) => {
    said.textContent = t(text, ...values);
  };
}

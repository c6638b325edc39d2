// All puzzles, and the state in terms of its puzzle: the case, the position and the cells.
import { puzzleOf } from "./puzzle.js";
import { now } from "./state.js";
import { $ } from "./dom.js";

/**
 * @typedef {import("./puzzle.js").Puzzle} Puzzle
 * @typedef {import("./puzzle.js").Case} Case
 * @typedef {import("./puzzle.js").Size} Size
 * @typedef {import("./puzzle.js").Text} Text
 * @typedef {import("./puzzle.js").Search} Search
 * @typedef {import("./puzzle.js").Watch} Watch
 * @typedef {import("./puzzle.js").Golden} Golden
 */

/** The names of the boards that a puzzle can suggest, as addresses have them. */
export const choices = /** @type {const} */ (["easy", "hard", "hardest", "none"]);

/**
 * choiceOf returns a name typed as the name of a suggested board, or undefined if it names a
 * golden.
 * @param {string} name
 */
export const choiceOf = (name) => choices.find((choice) => choice === name);

/** @type {Map<string, Puzzle>} */
export const puzzles = new Map(); // by name

/** @type {Map<string, Promise<Puzzle>>} */
export const arrivals = new Map(); // of the puzzles, by name, in the order of their cards

/**
 * loadPuzzles loads the puzzles that the page lists; cmd/play has written the list into the page.
 */
export function loadPuzzles() {
  /** @type {{ Name: string, Size: number }[]} */
  const list = JSON.parse($("list").textContent);
  for (const { Name, Size } of list) arrivals.set(Name, loadPuzzle(Name, Size));
}

/**
 * @param {string} name
 * @param {number} size
 */
async function loadPuzzle(name, size) {
  const puzzle = puzzleOf(name, size, await import(`../${name}/page.js`));
  puzzles.set(name, puzzle);
  return puzzle;
}

const last = { puzzle: "", text: "", cases: /** @type {import("./puzzle.js").Found[]} */ ([]) };

/**
 * findCases finds the cases that the page recognizes in an input. It keeps the last result, because
 * an input may have thousands of cases.
 * @param {Puzzle} puzzle
 * @param {string} text
 */
export function findCases(puzzle, text) {
  if (last.puzzle !== puzzle.name || last.text !== text) {
    const cases = puzzle.findCases?.(text) ?? [];
    Object.assign(last, { puzzle: puzzle.name, text, cases });
  }
  return last.cases;
}

/**
 * caseAt returns a case of an input, or undefined if the page does not recognize it.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {number} [number] from 1
 * @returns {Case | undefined}
 */
export function caseAt(puzzle, text, number = 1) {
  const found = findCases(puzzle, text)[number - 1];
  if (!found) return undefined;
  const letters = found.letters ?? found.at.map((at) => text[at] || " ");
  return { ...found, text: text.slice(found.start, found.end).replace(/\n?$/, "\n"), letters };
}

/**
 * The current state: its puzzle, the number of cases, the case if the page recognizes it, its text
 * and letters, the position (undefined at the start), and the cells in this position.
 * @typedef {object} Current
 * @property {import("./state.js").State} state
 * @property {Puzzle} puzzle
 * @property {number} count
 * @property {Case | undefined} found
 * @property {string | undefined} position
 * @property {string} input
 * @property {string[]} letters
 * @property {string[]} cells
 */

/** @type {Current | undefined} */
let memo; // the last result of current

/** @returns {Current} */
export function current() {
  const state = now();
  if (memo?.state === state) return memo;
  const puzzle = /** @type {Puzzle} */ (puzzles.get(state.puzzle));
  const { length: count } = findCases(puzzle, state.text);
  const found = caseAt(puzzle, state.text, state.number);
  const position = state.path.at(-1);
  const { letters, text: input } = found ?? { letters: [], text: state.text };
  const cells = cellsAt(position, { puzzle, found });
  memo = { state, puzzle, count, found, position, input, letters, cells };
  return memo;
}

/**
 * textWith returns the text of a case with other letters in its cells.
 * @param {Case} found
 * @param {string[]} cells
 */
export function textWith({ text, start, at }, cells) {
  const letters = [...text];
  for (const [i, place] of at.entries()) letters[place - start] = cells[i];
  return letters.join("");
}

/**
 * cellsAt returns the cells of a case in a position, which is a text that the program prints. By
 * default, the case is the case of the state.
 * @param {string | undefined} position
 * @param {{ puzzle: Puzzle, found: Case | undefined }} [of]
 */
export function cellsAt(position, { puzzle, found } = current()) {
  if (!position || !found) return found?.letters ?? [];
  return matchCells(puzzle, found, position);
}

/**
 * matchCells finds the cells of a position, which has only one frame, as the puzzle says. It shows
 * an error to the author of a page.js if there are too few cells.
 * @param {Puzzle} puzzle
 * @param {Case} found
 * @param {string} position
 */
function matchCells(puzzle, found, position) {
  const inFrame = found.letters.length / puzzle.frames;
  const cells = puzzle.cells?.(position, found) ?? position.match(puzzle.form?.cell ?? "") ?? [];
  if (cells.length < inFrame) {
    const counts = `${inFrame} cells in a case, but ${cells.length} in ${position}`;
    $("failed").textContent = `${puzzle.name}/page.js: form.cell or cells finds ${counts}`;
  }
  const first = cells.slice(0, inFrame);
  return [...first, ...found.letters.slice(first.length)];
}

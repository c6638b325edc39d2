// The player's view of a game: the cells with their marks, the numbers of moves made and to go, and
// the message below the board.
import { hand } from "./hand.js";
import { awaited, hinted, told } from "./hints.js";
import { error, leftAt, next, note } from "./known.js";
import { answered } from "./solve.js";
import { ahead, leaving, together } from "./together.js";
import { mode } from "./mode.js";
import { reason } from "../core/errors.js";
import { cellsAt, current } from "../core/puzzles.js";
import { now, wholePath } from "../core/state.js";
import { joined, t } from "../core/texts.js";

/**
 * @typedef {object} View
 * @property {string[]} cells
 * @property {Record<number, string>} marks classes, by the number of a cell
 * @property {number} made the number of moves made
 * @property {number} left the number of moves to go, -1 if there is no solution, NaN if unknown
 * @property {number[]} lefts the same at the start and after each move, undone or not
 * @property {number[]} refused the cells that the message complains about
 * @property {boolean} solved whether the player has just solved the puzzle
 * @property {string} star for having solved it
 * @property {string} refusal why the program refuses the input, or ""
 * @property {string} message
 */

/** @returns {View} */
export function view() {
  const { position } = current();
  const { path, own } = now();
  const made = path.length;
  const left = leftAt(position);
  const solved = made > 0 && left === 0;
  const star = made === leftAt(undefined) ? "★" : "☆";
  return {
    cells: cellsAt(hand.pending ?? position),
    marks: marks(),
    made,
    left,
    lefts: [undefined, ...wholePath()].map(leftAt),
    refused: hand.refused,
    solved,
    star: solved && own ? star : "",
    refusal: refusal(),
    message: hand.message || refusal() || told() || say(left, made),
  };
}

/** marks returns the classes of the marked cells. */
function marks() {
  /** @type {Record<number, string>} */
  const seen = {};
  const { puzzle, position, input, found } = current();
  if (!found) return seen;
  const won = puzzle.solved?.(position ?? input, found) ?? [];
  const from = hinted().map((move) => move.from);
  const to = hand.held < 0 ? hinted().map((move) => move.to) : hand.choices;
  const all = { left: leaving(), held: heldCells(), clash: hand.refused, from, to, won };
  for (const [name, cells] of Object.entries(all)) {
    for (const cell of cells) seen[cell] = `${seen[cell] ?? ""} ${name}`;
  }
  return seen;
}

function heldCells() {
  if (hand.held < 0) return [];
  return [together() ? ahead()[hand.held] : hand.held];
}

/** refusal says why the program refuses the input, unless the input may be only half typed. */
function refusal() {
  return current().found || !now().typed ? reason(error()) : "";
}

/**
 * say returns the message about the position.
 * @param {number} left
 * @param {number} made
 */
function say(left, made) {
  if (mode.editing) return "";
  if (left === 0) return made ? ended(made) : t("done");
  if (left === -1) return hopeless(made);
  return awaited() ? seeking() : note();
}

/** @param {number} made */
function hopeless(made) {
  if (!made || leftAt(undefined) === -1) return answered.reason || t("noway");
  return t(next()?.length ? "lost" : "stuck");
}

/**
 * ended says how many moves the player has made and, if known, how many were needed. If a hint has
 * cost the star, ended says so.
 * @param {number} made
 */
function ended(made) {
  const fewest = leftAt(undefined);
  const { own, attempt } = now();
  const isLost = !own && attempt.hinted && current().puzzle.random;
  const many = fewest >= 0 ? "solved" : "solvedIn";
  return joined(t(made > 1 ? many : "solvedOne", made, fewest), isLost ? t("withHint") : "");
}

/** seeking says that the program is working on a hint, if the program has loaded. */
function seeking() {
  const { found, puzzle } = current();
  return found && puzzle.program.module ? t("seeking") : "";
}

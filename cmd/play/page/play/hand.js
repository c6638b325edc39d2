// The player's unfinished action on the board, until the next move: the cell or piece in hand, the
// next cells of pieces that move together, and the message about the last press.
import { writeMove } from "../core/address.js";
import { nextOf } from "./known.js";
import { now, push, redraw } from "../core/state.js";

/**
 * @typedef {object} Hand
 * @property {number} held the cell chosen first, or the number of a piece, or -1
 * @property {string | undefined} pending the position to which Go moves, if any
 * @property {string} message
 * @property {number[]} choices the cells that can complete the move begun
 * @property {number[]} refused the cells that the message complains about
 * @property {string} hinted the position to which the outlined hint leads, or ""
 */

/** @returns {Hand} */
const empty = () => ({
  held: -1,
  pending: undefined,
  message: "",
  choices: [],
  refused: [],
  hinted: "",
});

export let hand = empty();

/** drop empties the hand. */
export function drop() {
  hand = empty();
}

/**
 * tell shows a message until the next move, and marks the cells that the message complains about.
 * @param {string} message
 * @param {...number} refused
 */
export function tell(message, ...refused) {
  hand.message = message;
  hand.refused = refused;
  redraw();
}

/**
 * moveTo moves to a position, or through several.
 * @param {...string} positions
 */
export function moveTo(...positions) {
  const changes = [];
  let { path, moves } = now();
  const { attempt } = now();
  const own = !attempt.hinted;
  for (const position of positions) {
    moves += writeMove(nextOf(path.at(-1)) ?? [], position);
    path = [...path, position];
    changes.push({ path, moves, attempt, own });
  }
  push(...changes);
}

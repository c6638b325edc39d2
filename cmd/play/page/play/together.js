// Pieces that move together, such as ghosts: the player takes one after another to its next cell,
// and Go moves them all at once in a single move.
import { hand, moveTo, tell } from "./hand.js";
import { hint } from "./hints.js";
import { next } from "./known.js";
import { current } from "../core/puzzles.js";
import { t } from "../core/texts.js";

/**
 * together returns the description in page.js of pieces that move together, if the puzzle has any.
 */
export const together = () => current().puzzle.together;

/**
 * placesAt returns the cells of the pieces in a position.
 * @param {string | undefined} position
 */
function placesAt(position) {
  const { found, input } = current();
  return (found && together()?.places(position ?? input, found)) ?? [];
}

const places = () => placesAt(current().position);

/** ahead returns the cells of the pieces after Go. */
export const ahead = () => placesAt(hand.pending ?? current().position);

/** leaving returns the cells that pieces will leave when the player presses Go. */
export function leaving() {
  const to = ahead();
  return places().filter((cell, piece) => cell !== to[piece]);
}

/**
 * choose takes the piece on a cell, or moves the piece in hand to a cell without a piece.
 * @param {number} i
 */
export function choose(i) {
  const { held } = hand;
  const piece = ahead().indexOf(i);
  if (held >= 0 && piece < 0) stepTo(held, i);
  else take(piece === held ? -1 : piece);
}

/**
 * pieceNamed returns the number of the piece with a name, or -1.
 * @param {string} name
 */
export const pieceNamed = (name) => together()?.names.slice(0, places().length).indexOf(name) ?? -1;

/** @param {number} piece */
export function take(piece) {
  hand.held = piece;
  tell("");
}

/**
 * stepTo sends a piece to a cell when the player presses Go, unless it would clash with another. A
 * piece can follow another, but only once the other has left its cell. On a solved board, no piece
 * moves.
 * @param {number} piece
 * @param {number} to
 */
export function stepTo(piece, to) {
  const { puzzle, found } = current();
  const rules = together();
  if (piece < 0 || !found || !rules || !next()?.length) return;
  const from = places()[piece];
  const isNear = from === to || rules.steps(from, found).includes(to);
  const plan = ahead().with(piece, to);
  const why = isNear ? rules.clash(places(), plan) : puzzle.refused;
  if (why) {
    tell(t(why), ahead()[piece]);
    return;
  }
  hand.pending = rules.position(plan, found);
  hand.hinted = ""; // because Go makes the player's own move now
  tell("");
}

/**
 * stepBy sends the piece in hand to a cell beside its current one.
 * @param {import("../board/board.js").Board} board
 * @param {number} x
 * @param {number} y
 */
export function stepBy(board, x, y) {
  stepTo(hand.held, board.beside(places()[hand.held], x, y));
}

/** go moves all pieces to their chosen cells. If none has moved, it makes an outlined hint. */
export function go() {
  const rules = together();
  const { pending } = hand;
  if (!rules) return;
  if (pending && next()?.includes(pending)) moveTo(pending);
  else if (hand.hinted) hint();
  else tell(t(rules.still));
}

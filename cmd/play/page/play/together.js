// Pieces that move together, such as ghosts: the player takes one after another to its next cell,
// and Go moves them all at once in a single move.
import { hand, moveTo, tell } from "./hand.js";
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
 * reaches reports whether a piece may stay on a cell or step to it.
 * @param {number} piece
 * @param {number} to
 */
function reaches(piece, to) {
  const { found } = current();
  const from = places()[piece];
  return from === to || !!(found && together()?.steps(from, found).includes(to));
}

/**
 * choose takes the piece on a cell, or moves the piece in hand to that cell.
 * @param {number} i
 */
export function choose(i) {
  const { held } = hand;
  const other = ahead().indexOf(i);
  if (held >= 0 && other !== held && (other < 0 || reaches(held, i))) {
    stepTo(held, i);
    return;
  }
  take(other === held ? -1 : other);
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
 * stepTo sends a piece to a cell when the player presses Go.
 * @param {number} piece
 * @param {number} to
 */
export function stepTo(piece, to) {
  const { puzzle, found } = current();
  if (piece < 0 || !found) return;
  if (!reaches(piece, to)) {
    tell(t(puzzle.refused), ahead()[piece]);
    return;
  }
  hand.pending = together()?.position(ahead().with(piece, to), found);
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

/** go moves all pieces to their chosen cells. */
export function go() {
  const rules = together();
  const { pending } = hand;
  if (!rules || leaving().length === 0) {
    tell(rules ? t(rules.still) : "");
  } else if (pending && next()?.includes(pending)) {
    moveTo(pending);
  } else {
    const why = rules.clash(places(), ahead());
    tell(why ? t(why) : "", ...(why?.both ?? []).map((piece) => ahead()[piece]));
  }
}

// Moving ghosts. The player takes one after the other to its next cell, and Go moves them all at
// once, which is one move.
import { hand, moveTo, tell } from "./hand.js";
import { next } from "./known.js";
import { current } from "../core/puzzles.js";
import { language, t } from "../core/texts.js";

const names = "abc";

/** together reports whether the puzzle has ghosts. */
export const together = () => !!current().puzzle.maze;

/**
 * placesAt returns the cells of the ghosts in a position.
 * @param {string} [position]
 */
export function placesAt(position) {
  const { puzzle, found, letters } = current();
  return (found && puzzle.maze?.things(letters, position, found)) ?? [];
}

const places = () => placesAt(current().position);

/** ahead returns the cells of the ghosts after Go. */
export const ahead = () => hand.pending ?? places();

/** left returns the cells that ghosts will leave when Go is pressed. */
export function left() {
  const to = ahead();
  return places().filter((cell, ghost) => cell !== to[ghost]);
}

/**
 * beside reports whether two cells are neighbours or the same.
 * @param {number} a
 * @param {number} b
 */
function beside(a, b) {
  const { columns } = /** @type {import("../core/puzzles.js").Case} */ (current().found);
  const rows = Math.floor(a / columns) - Math.floor(b / columns);
  return Math.abs((a % columns) - (b % columns)) + Math.abs(rows) <= 1;
}

/**
 * choose takes the ghost on a cell, or moves the ghost in hand to that cell.
 * @param {number} i
 */
export function choose(i) {
  const { held } = hand;
  const other = ahead().indexOf(i);
  const free = other < 0 || beside(places()[held], i);
  if (held >= 0 && other !== held && free) {
    stepTo(held, i);
    return;
  }
  hand.held = other === held ? -1 : other;
  tell("");
}

/**
 * take takes the ghost with a name.
 * @param {string} name
 */
export function take(name) {
  hand.held = names.indexOf(name);
  tell("");
}

/**
 * has reports whether there is a ghost with a name.
 * @param {string} name
 */
export const has = (name) => names.slice(0, places().length).includes(name);

/**
 * stepTo has a ghost go to a cell when Go is pressed.
 * @param {number} ghost
 * @param {number} to
 */
export function stepTo(ghost, to) {
  const { puzzle, letters } = current();
  if (ghost < 0) return;
  if (to < 0 || !beside(places()[ghost], to) || letters[to] === "#") {
    tell(puzzle.refused[language], ahead()[ghost]);
    return;
  }
  hand.pending = [...ahead()];
  hand.pending[ghost] = to;
  tell("");
}

/**
 * stepBy has the ghost in hand go to a cell beside the one where it is now.
 * @param {import("../board/board.js").Board} board
 * @param {number} x
 * @param {number} y
 */
export function stepBy(board, x, y) {
  stepTo(hand.held, board.beside(places()[hand.held], x, y));
}

/** go moves all ghosts to their chosen cells. */
export function go() {
  const from = places();
  const to = ahead();
  if (to.join() === from.join()) {
    tell(t("still"));
    return;
  }
  const position = next()?.find((position) => placesAt(position).join() === to.join());
  if (position) {
    moveTo(position);
    return;
  }
  const why = current().puzzle.maze?.clash(from, to);
  tell(why?.[language] ?? "", ...(why?.both ?? []).map((i) => to[i]));
}

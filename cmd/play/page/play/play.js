// Playing: the meaning of a click, a drag or a key on the board while it is not edited. First read
// known.js (the moves from a position), hand.js (the player's unfinished action), together.js and
// hints.js.
import { drop, hand, moveTo, tell } from "./hand.js";
import * as hints from "./hints.js";
import * as known from "./known.js";
import * as pieces from "./together.js";
import { pieceName } from "../board/cells.js";
import { cellsAt, current } from "../core/puzzles.js";
import { joined, t } from "../core/texts.js";

/** @typedef {import("../board/board.js").Board} Board */

/** @type {(() => void)[]} */
let waiting = []; // the player's actions before the moves are known

/**
 * reset empties the hand. If the position was not reached by a move, reset also drops the hints and
 * all waiting actions.
 * @param {boolean} all
 */
export function reset(all) {
  drop();
  if (!all) return;
  waiting = [];
  hints.forget();
}

/** look asks the program about the board, and continues as soon as the moves are known. */
export const look = () => known.look(drain);

/** drain does the waiting actions, for as long as the moves are known. */
function drain() {
  while (known.next()) {
    const action = waiting.shift();
    if (!action) break;
    action();
  }
}

/**
 * act does an action as soon as the moves are known. It drops the hints, because nothing may delay
 * the player's own move.
 * @param {() => void} action
 */
function act(action) {
  hints.forget();
  waiting.push(action);
  drain();
}

/**
 * press handles a click on a cell.
 * @param {number} i
 */
export const press = (i) => act(() => (pieces.together() ? pieces.choose(i) : tap(i)));

/**
 * move handles a drag from a cell to an adjacent one.
 * @param {number} from
 * @param {number} to
 */
export const move = (from, to) =>
  act(() =>
    pieces.together() ? pieces.stepTo(pieces.ahead().indexOf(from), to) : moveBy([from, to]),
  );

/** go handles the button Go of a puzzle whose pieces move together. */
export const go = () => act(pieces.go);

/** ready reports whether Go would move a piece. */
export const ready = () => pieces.leaving().length > 0;

/**
 * tap makes the move that the puzzle assigns to a tap on this cell. For a puzzle without taps, it
 * slides the row up to the cell, or makes the only move that changes the cell.
 * @param {number} i
 */
function tap(i) {
  const { puzzle, position, input } = current();
  const { held } = hand;
  const own = puzzle.tap?.(i, known.next() ?? [], position ?? input);
  const row = held < 0 ? rowTo(i) : [];
  if (own) moveTo(own);
  else if (puzzle.tap) tell(refused(), i);
  else if (row.length > 1) moveTo(...row);
  else moveBy(held < 0 ? [i] : [held, i]);
}

/** gapCell returns the cell with the gap, or -1. */
function gapCell() {
  const { cells, puzzle } = current();
  return cells.findIndex((key) => puzzle.gap.includes(key));
}

/**
 * rowTo returns the positions through which the gap goes to a cell of its row or column. The list
 * is empty if one of these moves is illegal.
 * @param {number} i
 */
function rowTo(i) {
  const { puzzle, found } = current();
  if (!puzzle.arrows || !found) return [];
  const { columns } = found;
  const gap = gapCell();
  const inRow = Math.floor(gap / columns) === Math.floor(i / columns);
  if (!inRow && gap % columns !== i % columns) return [];
  const step = (inRow ? 1 : columns) * Math.sign(i - gap);
  const positions = [];
  let at = current().position;
  for (let cell = gap; cell !== i; cell += step) {
    at = changing(known.nextOf(at) ?? [], cellsAt(at), [cell, cell + step])[0];
    if (at === undefined) return [];
    positions.push(at);
  }
  return positions;
}

/**
 * changing returns the positions in which all the given cells have changed.
 * @param {string[]} positions
 * @param {string[]} cells
 * @param {number[]} changed
 */
function changing(positions, cells, changed) {
  return positions.filter((position) => {
    const then = cellsAt(position);
    return changed.every((i) => then[i] !== cells[i]);
  });
}

/**
 * moveBy makes the move that changes all chosen cells, if there is exactly one such move. Otherwise
 * it takes the last cell, which was just pressed, releases it, or says why it cannot move.
 * @param {number[]} chosen
 */
function moveBy(chosen) {
  const { cells, position, puzzle } = current();
  const { held } = hand;
  const last = chosen[chosen.length - 1];
  const moves = changing(known.next() ?? [], cells, chosen);
  hand.held = -1;
  if (moves.length === 1) {
    moveTo(moves[0]);
  } else if (held === last) {
    tell("");
  } else if (held >= 0) {
    moveBy([last]); // the player has changed their mind
  } else if (moves.length > 0) {
    hand.held = last;
    hand.choices = [...cells.keys()].filter((i) => i !== last && changing(moves, cells, [i])[0]);
    const isGap = puzzle.gap.includes(cells[last]);
    tell(t(isGap ? "chooseFrom" : "chooseTo", pieceName(puzzle, cells[last])));
  } else if (known.leftAt(position) !== 0) {
    tell(refused(), last); // a solved board just stays as it is
  }
}

/** refused says why a move is illegal. */
const refused = () => joined(t(current().puzzle.refused), known.note());

/**
 * arrow handles an arrow key. It reports whether the key moves anything.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 */
export function arrow(board, x, y) {
  const { arrows } = current().puzzle;
  const sign = arrows === "tile" ? -1 : 1;
  if (!arrows && hand.held < 0 && waiting.length === 0) return false;
  act(() => {
    if (hand.held < 0 && !arrows) return;
    if (pieces.together()) {
      pieces.stepBy(board, x, y);
      return;
    }
    const from = arrows ? gapCell() : hand.held;
    const to = board.beside(from, sign * x, sign * y);
    if (to >= 0) moveBy([from, to]);
  });
  return true;
}

/**
 * take handles the key of a piece's name, and takes the piece as a click does. It reports whether
 * there is such a piece.
 * @param {string} name
 */
export function take(name) {
  const piece = pieces.pieceNamed(name);
  if (piece < 0) return false;
  act(() => pieces.take(piece));
  return true;
}

/**
 * movable reports whether a finger drags a cell of a board that does not fit into the window with
 * its buttons, such as a large maze.
 * @param {number} i
 */
export const movable = (i) => pieces.ahead().includes(i);

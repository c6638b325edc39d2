// The board on which you play and edit.
import { Board } from "../board/board.js";
import * as edit from "./edit.js";
import { movesBetween } from "./hints.js";
import { mode } from "./mode.js";
import * as play from "./play.js";
import { current } from "../core/puzzles.js";
import { redraw } from "../core/state.js";
import { $, changed } from "../core/dom.js";

export const board = new Board($("board"), {
  press: (i) => takeOver().press(i),
  move: (i, k) => takeOver().move(i, k),
  paints: (i, e) => mode.editing && edit.paints(i, e),
  paint: edit.paint,
  end: edit.end,
});

/** acts returns the meaning of a press and a drag. */
const acts = () => (mode.editing ? edit : play);

/** takeOver ends a replay or solution that is running, because the player wants to move. */
function takeOver() {
  if (mode.stop()) redraw();
  return acts();
}

const drawn = { input: "", cells: /** @type {string[]} */ ([]), fits: true };

/**
 * drawBoard draws cells on the board. Pieces that have moved since the last time slide to their new
 * cells.
 * @param {string[]} cells
 * @param {Record<number, string>} [marks] classes, by the number of a cell
 */
export function drawBoard(cells, marks = {}) {
  const { puzzle, found, input } = current();
  const columns = found?.columns ?? 1;
  board.show(puzzle, cells, { columns, marks, playing: !mode.editing });
  // A swipe that is not a move must not scroll the page, unless only that shows the board and the
  // buttons below it.
  if (changed(board, puzzle.name, columns, cells.length, innerWidth, innerHeight)) {
    const { bottom } = $("controls").getBoundingClientRect(); // which takes a layout
    drawn.fits = bottom + scrollY <= innerHeight;
  }
  board.buttons.forEach((button, i) => {
    const drags = (drawn.fits && !mode.editing) || acts().movable(i);
    button.dataset.drag = String(drags);
  });
  if (drawn.input === input && !mode.editing) slideFrom(drawn.cells, cells);
  Object.assign(drawn, { input, cells });
}

/**
 * slideFrom slides the pieces that have moved between two boards to their new cells.
 * @param {string[]} old
 * @param {string[]} cells
 */
function slideFrom(old, cells) {
  const { gap } = current().puzzle;
  for (const { key, from, to } of movesBetween(old, cells)) {
    if (from !== to && !`${gap} `.includes(key)) board.slide(from, to);
  }
}

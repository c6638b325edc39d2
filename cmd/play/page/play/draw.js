// The board on which you play and edit.
import { Board } from "../board/board.js";
import * as edit from "./edit.js";
import { movesBetween } from "./hints.js";
import { mode } from "./mode.js";
import * as play from "./play.js";
import { current } from "../core/puzzles.js";
import { redraw } from "../core/state.js";
import { $ } from "../core/dom.js";

export const board = new Board($("board"), {
  press: (i) => {
    takeOver();
    if (mode.editing) edit.press(i);
    else play.press(i);
  },
  move: (i, k) => {
    takeOver();
    if (mode.editing) edit.move(i, k);
    else play.drag(i, k);
  },
  paints: (i, e) => mode.editing && edit.paints(i, e),
  paint: edit.paint,
  end: edit.end,
});

/** takeOver ends a replay or solution that is running, because the player wants to move. */
function takeOver() {
  if (mode.stop()) redraw();
}

const drawn = { input: "", cells: /** @type {string[]} */ ([]) };

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
  board.buttons.forEach((button, i) => {
    button.dataset.drag = mode.editing ? edit.movable(i) : play.movable(board, i);
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

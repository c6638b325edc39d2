// A board to play.
import { Board } from "../board/board.js";
import { element } from "../core/dom.js";

/** @type {Record<string, [number, number]>} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Toy {
  host = element("div", { className: "toy" }, element("div", {}));
  position = "";

  /**
   * @param {import("./parts.js").Puzzle} puzzle
   * @param {(board: string) => string[]} next
   * @param {(before: string) => void} moved
   */
  constructor(puzzle, next, moved) {
    const press = (/** @type {number} */ cell) => this.press(cell);
    const acts = { press, move: press, paints: () => false, paint: () => {}, end: () => {} };
    this.puzzle = puzzle;
    this.next = next;
    this.moved = moved;
    this.board = new Board(/** @type {HTMLElement} */ (this.host.firstChild), acts);
    this.host.onkeydown = (e) => this.pressed(e);
  }

  /** @param {string} position */
  show(position) {
    const { puzzle, board } = this;
    const { columns } = puzzle;
    this.position = position;
    board.show(puzzle.look, puzzle.cells(position), { columns, playing: true, marks: {} });
    for (const [i, button] of board.buttons.entries()) {
      button.dataset.drag = this.after(i) ? "all" : ""; // other cells let a finger scroll
    }
  }

  /** @param {string} position */
  gapsIn(position) {
    const { cells, look } = this.puzzle;
    return cells(position).flatMap((key, i) => (look.gap.includes(key) ? [i] : []));
  }

  /**
   * after returns the position after the piece on a cell moves, or undefined.
   * @param {number} cell
   */
  after(cell) {
    if (this.gapsIn(this.position).includes(cell)) return undefined;
    return this.next(this.position).find((position) => this.gapsIn(position).includes(cell));
  }

  /** @param {number} cell */
  press(cell) {
    const before = this.position;
    const position = this.after(cell);
    if (!position) return;
    const gaps = this.gapsIn(position);
    const filled = this.gapsIn(before).filter((gap) => !gaps.includes(gap));
    this.show(position);
    this.board.slide(cell, filled[0]);
    this.moved(before);
  }

  /** @param {KeyboardEvent} e */
  pressed(e) {
    if (!(e.key in arrows)) return;
    const [x, y] = arrows[e.key];
    const [gap, ...others] = this.gapsIn(this.position);
    const { board } = this;
    e.preventDefault();
    if (others.length) board.focus(board.beside(board.focused, x, y));
    else this.press(board.beside(gap, -x, -y));
  }
}

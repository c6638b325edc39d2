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
  isGap = (position) =>
    this.puzzle.cells(position).map((key) => this.puzzle.look.gap.includes(key));

  /**
   * after returns the position after the piece on a cell moves, or undefined.
   * @param {number} cell
   */
  after(cell) {
    if (this.isGap(this.position)[cell]) return undefined;
    return this.next(this.position).find((position) => this.isGap(position)[cell]);
  }

  /** @param {number} cell */
  press(cell) {
    const to = this.after(cell);
    if (to) this.go(to);
  }

  /** @param {string} to */
  go(to) {
    const before = this.position;
    const [old, now] = [this.isGap(before), this.isGap(to)];
    this.show(to);
    this.board.slide(
      now.findIndex((gap, i) => gap && !old[i]),
      now.findIndex((gap, i) => !gap && old[i]),
    );
    this.moved(before);
  }

  /** @param {KeyboardEvent} e */
  pressed(e) {
    if (!(e.key in arrows)) return;
    const [x, y] = arrows[e.key];
    const gaps = this.isGap(this.position);
    const { board } = this;
    e.preventDefault();
    if (gaps.filter(Boolean).length === 1) this.press(board.beside(gaps.indexOf(true), -x, -y));
    else board.focus(board.beside(board.focused, x, y));
  }
}

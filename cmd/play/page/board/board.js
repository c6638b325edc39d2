// The board. Its cells are buttons. A Board draws them and turns events of a mouse, a finger or a
// keyboard into calls of Acts, which decide what a click or a drag means.
import { dress, fit, pieceName } from "./cells.js";
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";

/** @typedef {import("./cells.js").Look} Look */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const slideTime = 140; // milliseconds
const swipe = 12; // pixels that a pointer moves before it drags

/**
 * The functions that the board calls.
 * @typedef {object} Acts
 * @property {(cell: number) => void} press for a click
 * @property {(from: number, to: number) => void} move for a drag, to the next cell while playing
 * @property {(cell: number, e: PointerEvent) => boolean} paints whether a drag from a cell paints
 * @property {(cell: number) => void} paint for each cell of a drag that paints
 * @property {(kept: boolean) => void} end for its end, not kept if a second finger came
 */

export class Board {
  /** @type {HTMLButtonElement[]} */
  buttons = [];
  /** @type {HTMLElement[]} */
  frames = [];
  columns = 1;
  inFrame = 0;
  focused = 0; // the cell to which Tab goes
  playing = true;

  // The current press: the cell where it began, or -1; the last cell that it painted; its first
  // event; whether it paints; and whether it has become a drag.
  from = -1;
  last = -1;
  begun = new PointerEvent("pointerdown");
  stroke = false;
  dragged = false;

  /**
   * @param {HTMLElement} host
   * @param {Acts} acts
   */
  constructor(host, acts) {
    this.host = host;
    this.acts = acts;
    host.addEventListener("pointerdown", (e) => this.down(e));
    host.addEventListener("pointermove", (e) => this.moved(e));
    host.addEventListener("click", (e) => this.clicked(e));
    document.addEventListener("pointerup", (e) => this.up(e));
    document.addEventListener("pointercancel", () => this.up(null));
  }

  /**
   * show draws cells. marks are the classes of cells, by number.
   * @param {Look} puzzle
   * @param {string[]} cells
   * @param {{ columns: number, playing: boolean, marks: Record<number, string> }} how
   */
  show(puzzle, cells, { columns, playing, marks }) {
    const frames = puzzle.frames ?? 1;
    this.inFrame = cells.length / frames;
    this.columns = columns;
    this.playing = playing;
    const isOther = this.frames.length !== frames || this.buttons.length !== cells.length;
    if (isOther) this.make(frames); // keeping the buttons keeps the focus
    this.host.className = puzzle.look ?? "tiles";
    this.frames.forEach((frame, i) => {
      const part = cells.slice(i * this.inFrame, (i + 1) * this.inFrame);
      fit(frame, puzzle, part, columns, !playing);
      frame.dataset.name = i ? t("goal") : "";
    });
    this.focused = Math.min(this.focused, cells.length - 1);
    this.buttons.forEach((button, i) => {
      dress(button, puzzle, cells[i]);
      button.className = marks[i] ?? "";
      button.tabIndex = i === this.focused ? 0 : -1;
      button.ariaLabel = this.describe(puzzle, cells[i], i);
      button.ariaPressed = button.classList.contains("held") ? "true" : null;
    });
  }

  /** @param {number} frames */
  make(frames) {
    this.frames = [];
    for (let i = 0; i < frames; i++) {
      const buttons = Array.from({ length: this.inFrame }, () => element("button", {}));
      this.frames.push(element("div", { className: i ? "cells goal" : "cells" }, ...buttons));
    }
    this.host.replaceChildren(...this.frames);
    this.buttons = [...this.host.querySelectorAll("button")];
  }

  /**
   * describe returns the name of a cell and its contents, for screen readers.
   * @param {Look} puzzle
   * @param {string} cell
   * @param {number} i
   */
  describe(puzzle, cell, i) {
    const row = Math.floor((i % this.inFrame) / this.columns) + 1;
    const column = (i % this.columns) + 1;
    const said = [...cell].map((key) => pieceName(puzzle, key)).join(", ");
    const place = `${t("row")} ${row}, ${t("column")} ${column}: ${said}`;
    return i < this.inFrame ? place : `${t("goal")}, ${place}`;
  }

  /**
   * slide animates the piece on cell to, which has come from cell from.
   * @param {number} from
   * @param {number} to
   */
  slide(from, to) {
    if (still.matches) return;
    const a = this.buttons[from].getBoundingClientRect();
    const b = this.buttons[to].getBoundingClientRect();
    const transform = [`translate(${a.x - b.x}px, ${a.y - b.y}px)`, "none"];
    const how = { duration: slideTime, easing: "ease-out" };
    this.buttons[to].animate({ transform, zIndex: [1, 1] }, how);
  }

  /**
   * cellOf returns the number of the cell that contains an element, or -1.
   * @param {EventTarget | null} target
   */
  cellOf(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    return button ? this.buttons.indexOf(button) : -1;
  }

  /**
   * cellAt returns the number of the cell under a pointer, or -1.
   * @param {PointerEvent} e
   */
  cellAt({ clientX, clientY }) {
    return this.cellOf(document.elementFromPoint(clientX, clientY));
  }

  /**
   * beside returns the cell next to a cell, or -1 beyond the edge of its frame.
   * @param {number} i
   * @param {number} x
   * @param {number} y
   */
  beside(i, x, y) {
    const column = (i % this.columns) + x;
    const k = i + x + y * this.columns;
    const sameFrame = Math.floor(k / this.inFrame) === Math.floor(i / this.inFrame);
    return column >= 0 && column < this.columns && sameFrame ? k : -1;
  }

  /** @param {number} i */
  focus(i) {
    if (!(i in this.buttons)) return;
    this.buttons[this.focused].tabIndex = -1;
    this.buttons[i].tabIndex = 0;
    this.buttons[i].focus();
    this.focused = i;
  }

  /** @param {MouseEvent} e */
  clicked(e) {
    const i = this.cellOf(e.target);
    const endsDrag = this.dragged && e.detail > 0; // a click from a key has detail 0
    if (i < 0 || endsDrag) return;
    this.focused = i;
    this.acts.press(i);
  }

  /** @param {PointerEvent} e */
  down(e) {
    const i = this.cellOf(e.target);
    this.dragged = false;
    if (!e.isPrimary) {
      this.up(null); // a second finger cancels the first one
      return;
    }
    if (i < 0 || e.button) return;
    this.buttons[i].releasePointerCapture(e.pointerId); // so that other cells get its events
    this.from = i;
    this.last = i;
    this.begun = e;
    this.stroke = this.acts.paints(i, e);
  }

  /** @param {PointerEvent} e */
  moved(e) {
    if (this.from < 0) return;
    if (this.stroke) {
      this.paint(e);
      return;
    }
    const x = e.clientX - this.begun.clientX;
    const y = e.clientY - this.begun.clientY;
    if (!this.playing || Math.max(Math.abs(x), Math.abs(y)) < swipe) return;
    const flat = Math.abs(x) > Math.abs(y);
    this.move(this.beside(this.from, flat ? Math.sign(x) : 0, flat ? 0 : Math.sign(y)));
  }

  /**
   * paint paints all cells since the last event. Safari before 18.2 reports only the last cell.
   * @param {PointerEvent} e
   */
  paint(e) {
    const events = e.getCoalescedEvents?.() ?? [];
    for (const event of events.length ? events : [e]) {
      const i = this.cellAt(event);
      if (i < 0 || i === this.last) continue;
      if (!this.dragged) this.acts.paint(this.from);
      this.dragged = true;
      this.last = i;
      this.acts.paint(i);
    }
  }

  /** @param {number} to */
  move(to) {
    const { from } = this;
    this.from = -1;
    this.dragged = true;
    if (to >= 0) this.acts.move(from, to);
  }

  /** @param {PointerEvent | null} e */
  up(e) {
    if (this.from < 0) return;
    const to = e ? this.cellAt(e) : -1;
    if (this.stroke && this.dragged) this.acts.end(e !== null);
    else if (!this.stroke && !this.playing && to !== this.from) this.move(to);
    this.from = -1;
  }
}

// The board. Its cells are buttons. A Board draws them and turns what a mouse, a finger or a
// keyboard does into calls of Acts, which decides what a click or a drag means.
import { element, language, t } from "../core/texts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const slideTime = 140; // milliseconds
const swipe = 12; // pixels that a pointer moves before it drags

/**
 * How a key, the letter of a cell, is drawn. style.css names the shapes and colours.
 * @typedef {object} Piece
 * @property {string} shape
 * @property {string} [colour]
 * @property {string} [label] the text on it, by default the key
 * @property {string} [en] its name
 * @property {string} [zh] its name in Chinese
 */

/**
 * What the board needs to know about a puzzle.
 * @typedef {object} Look
 * @property {string} name
 * @property {string} [look] tiles, discs or maze
 * @property {number} [frames] the number of boards, of which the first is played
 * @property {string} [gap] the keys of empty cells
 * @property {Record<string, Piece>} [pieces]
 */

/**
 * What the board calls.
 * @typedef {object} Acts
 * @property {(cell: number) => void} press for a click
 * @property {(from: number, to: number) => void} move for a drag, to the next cell while playing
 * @property {(cell: number, e: PointerEvent) => boolean} paints whether a drag from a cell paints
 * @property {(cell: number) => void} paint for each cell of such a drag
 * @property {(kept: boolean) => void} end for the end of it, not kept if a second finger came
 */

/**
 * pieceOf returns how a key is drawn.
 * @param {Look} puzzle
 * @param {string} key
 * @returns {Piece}
 */
export function pieceOf({ pieces, gap = "" }, key) {
  if (pieces && key in pieces) {
    return pieces[key];
  }
  return gap.includes(key) ? { shape: "gap", label: "" } : { shape: "tile", colour: "sand" };
}

/**
 * dress makes an element look like a cell. A cell is a key, or two keys if the first is on top of
 * the second, such as a ghost on its target.
 * @param {HTMLElement} target
 * @param {Look} puzzle
 * @param {string} cell
 */
function dress(target, puzzle, cell) {
  const [key, under = ""] = cell;
  const piece = pieceOf(puzzle, key);
  target.dataset.k = key;
  target.dataset.shape = piece.shape;
  target.dataset.colour = piece.colour ?? "";
  target.dataset.under = under && (pieceOf(puzzle, under).colour ?? "");
  target.textContent = piece.label ?? key;
}

/**
 * fit sizes the grid of one frame. It draws the outer walls of a maze thin, to leave more room for
 * the corridors.
 * @param {HTMLElement} frame
 * @param {Look} puzzle
 * @param {string[]} cells
 * @param {number} columns
 * @param {boolean} whole whether all cells must have the same size
 */
function fit(frame, puzzle, cells, columns, whole) {
  const rows = Math.ceil(cells.length / columns);
  const onRim = (/** @type {number} */ i) =>
    i % columns === 0 || i % columns === columns - 1 || i < columns || i >= columns * (rows - 1);
  const walled = cells.every((cell, i) => !onRim(i) || pieceOf(puzzle, cell[0]).shape === "wall");
  const thin = !whole && walled && columns > 2 && rows > 2;
  const tracks = (/** @type {number} */ n) =>
    thin ? `0.4fr repeat(${n - 2}, 1fr) 0.4fr` : `repeat(${n}, 1fr)`;
  const lost = thin ? 1.2 : 0; // cells, in each direction
  frame.style.gridTemplate = `${tracks(rows)} / ${tracks(columns)}`;
  frame.style.setProperty("--across", String(columns - lost));
  frame.style.setProperty("--down", String(rows - lost));
}

/**
 * miniature returns a small board that does nothing.
 * @param {Look} puzzle
 * @param {string[]} cells
 * @param {number} columns
 */
export function miniature(puzzle, cells, columns) {
  const frame = element("span", { className: `cells mini ${puzzle.look ?? "tiles"}` });
  frame.ariaHidden = "true";
  for (const cell of cells) {
    const part = element("span", {});
    dress(part, puzzle, cell);
    frame.append(part);
  }
  fit(frame, puzzle, cells, columns, false);
  return frame;
}

export class Board {
  /** @type {HTMLButtonElement[]} */
  buttons = [];
  /** @type {HTMLElement[]} */
  frames = [];
  columns = 1;
  inFrame = 0;
  focused = 0; // the cell that Tab goes to
  playing = true;
  shape = ""; // of the last board, to keep its buttons

  // The press that has not ended: the cell where it began, or -1; the last cell that it painted;
  // the pixel where it began; whether it paints; and whether it has become a drag.
  from = -1;
  last = -1;
  x = 0;
  y = 0;
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
    const shape = [puzzle.name, cells.length, columns].join();
    this.inFrame = cells.length / frames;
    this.columns = columns;
    this.playing = playing;
    if (this.shape !== shape) {
      this.make(frames); // keeping the buttons keeps the focus
      this.shape = shape;
    }
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
    const nameOf = (/** @type {string} */ key) =>
      puzzle.pieces?.[key]?.[language] ?? (puzzle.gap?.includes(key) ? t("gap") : key);
    const said = [...cell].map(nameOf).join(", ");
    const place = `${t("row")} ${row}, ${t("column")} ${column}: ${said}`;
    return i < this.inFrame ? place : `${t("goal")}, ${place}`;
  }

  /**
   * slide animates the piece on cell to, which has come from another cell.
   * @param {number} from
   * @param {number} to
   */
  slide(from, to) {
    if (still.matches) {
      return;
    }
    const a = this.buttons[from].getBoundingClientRect();
    const b = this.buttons[to].getBoundingClientRect();
    const start = { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)`, zIndex: 1 };
    const end = { transform: "none", zIndex: 1 };
    this.buttons[to].animate([start, end], { duration: slideTime, easing: "ease-out" });
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
    if (!(i in this.buttons)) {
      return;
    }
    this.buttons[this.focused].tabIndex = -1;
    this.buttons[i].tabIndex = 0;
    this.buttons[i].focus();
    this.focused = i;
  }

  /** @param {MouseEvent} e */
  clicked(e) {
    const i = this.cellOf(e.target);
    const endsDrag = this.dragged && e.detail > 0; // a click by a key has detail 0
    if (i < 0 || endsDrag) {
      return;
    }
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
    if (i < 0 || e.button) {
      return;
    }
    this.buttons[i].releasePointerCapture(e.pointerId); // so that other cells get its events
    this.from = i;
    this.last = i;
    this.x = e.clientX;
    this.y = e.clientY;
    this.stroke = this.acts.paints(i, e);
  }

  /** @param {PointerEvent} e */
  moved(e) {
    if (this.from < 0) {
      return;
    }
    if (this.stroke) {
      this.paint(e);
      return;
    }
    const x = e.clientX - this.x;
    const y = e.clientY - this.y;
    if (!this.playing || Math.max(Math.abs(x), Math.abs(y)) < swipe) {
      return;
    }
    const flat = Math.abs(x) > Math.abs(y);
    this.move(this.beside(this.from, flat ? Math.sign(x) : 0, flat ? 0 : Math.sign(y)));
  }

  /**
   * paint paints all cells since the last event. Safari before 18.2 reports only the last one.
   * @param {PointerEvent} e
   */
  paint(e) {
    const events = e.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of events.length ? events : [e]) {
      const i = this.cellOf(document.elementFromPoint(clientX, clientY));
      if (i < 0 || i === this.last) {
        continue;
      }
      if (!this.dragged) {
        this.acts.paint(this.from);
      }
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
    if (to >= 0) {
      this.acts.move(from, to);
    }
  }

  /** @param {PointerEvent | null} e */
  up(e) {
    if (this.from < 0) {
      return;
    }
    const to = e ? this.cellOf(document.elementFromPoint(e.clientX, e.clientY)) : -1;
    if (this.stroke && this.dragged) {
      this.acts.end(e !== null);
    } else if (!this.stroke && !this.playing && to >= 0 && to !== this.from) {
      this.move(to);
    }
    this.from = -1;
  }
}

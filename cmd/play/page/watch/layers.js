// The picture of the layers that a half has found by a moment, a row for each distance. Lines lead
// only from the state being expanded, and along the way.
import { t } from "../core/texts.js";
import { Picture } from "./paint.js";
import { layersAt, seatsOf } from "./rows.js";
import { thousands } from "./texts.js";

/** @typedef {import("./paint.js").Placed} Placed */
/** @typedef {import("./rows.js").Layer} Layer */

const highest = 38; // pixels of a board
const widest = 60;
const between = 5; // pixels between two boards
const above = 12; // pixels above the boards of a row, for the lines from the row before
const below = 4;
const label = 66; // the width of the labels
const fewest = 3; // boards of a row, so that one is between those at its edges
const line = 16; // pixels of a line of a label

export class Layers extends Picture {
  /** @type {Layer[]} */
  layers = [];
  /** @type {Placed[]} the states in focus, the most important first */
  looked = [];
  followed = 0; // how many rows had to be in view at the last scrolling

  /**
   * @param {HTMLElement} whole has a title and the area for the rows, which scrolls
   * @param {import("./paint.js").Painter} painter
   * @param {number} half
   */
  constructor(whole, painter, half) {
    const [, host] = /** @type {HTMLElement[]} */ ([...whole.children]);
    super(host, painter);
    this.half = half;
    this.rows = /** @type {HTMLElement} */ (host.lastElementChild);
    host.onscroll = () => this.draw();
    this.width = Math.min(widest, painter.widthFor(highest));
    this.height = painter.heightFor(this.width);
    this.rowHeight = above + this.height + below;
    this.step = this.width + between;
  }

  /** show shows the layers, and scrolls to the row in which something happens. */
  show() {
    const { moment, chosen, now } = this.painter;
    this.layers = layersAt(this.trace, this.half, moment);
    const newest = this.layers.at(-1)?.states.at(-1);
    const { states } = this.trace;
    const looked = [states[chosen], states[now.at], states[now.to], newest];
    this.looked = looked.filter((placed) => !!placed);
    // The host scrolls, because the canvas is as high as all rows.
    this.rows.style.height = `${this.layers.length * this.rowHeight}px`;
    this.follow();
    this.draw();
  }

  follow() {
    const { host, rowHeight, half, layers } = this;
    const focus = this.looked.find((placed) => placed.half === half);
    if (!focus) return;
    const rows = Math.min(focus.distance + 2, layers.length); // with the row to which it leads
    if (rows === this.followed) return;
    this.followed = rows;
    const down = host.clientHeight;
    const end = rows * rowHeight;
    if (focus.distance * rowHeight < host.scrollTop || end > host.scrollTop + down) {
      host.scrollTop = Math.ceil((end - down / 2) / rowHeight) * rowHeight;
    }
  }

  /** draw draws the rows in view. */
  draw() {
    const { host, rowHeight } = this;
    this.open();
    const room = Math.max(fewest, Math.floor((this.across - label + between) / this.step));
    const way = this.painter.way.filter(({ half }) => half === this.half);
    // A swipe to the top can overshoot it for a moment.
    const first = Math.max(0, Math.floor(host.scrollTop / rowHeight));
    const last = Math.ceil((host.scrollTop + this.down) / rowHeight);
    /** @type {Placed[]} */
    let before = [];
    for (const layer of this.layers.slice(Math.max(0, first - 1), last)) {
      const seats = seatsOf(layer, room, way, this.looked);
      this.drawRow(layer, before, seats);
      before = seats;
    }
  }

  /**
   * drawRow draws a row, and the lines that lead to it from the row before.
   * @param {Layer} layer
   * @param {Placed[]} before
   * @param {Placed[]} seats
   */
  drawRow({ distance, size }, before, seats) {
    const { width, height, step } = this;
    const middle = (/** @type {number} */ seat) => label + seat * step + width / 2;
    const top = distance * this.rowHeight - this.host.scrollTop;
    const y = top + above;
    this.drawHead(distance, seats.length, size, y + height / 2);
    seats.forEach((child, seat) => {
      before.forEach((parent, from) => {
        const colour = this.lineColour(parent, child);
        if (!colour) return;
        this.line(colour, [
          [middle(from), top],
          [middle(seat), y],
        ]);
      });
      this.put(child, { x: middle(seat) - width / 2, y, width, height });
    });
  }

  /**
   * lineColour returns the colour of the line from a state to a state in the next row, or "" if no
   * line leads there.
   * @param {Placed} parent
   * @param {Placed} child
   */
  lineColour(parent, child) {
    const { colours, way, now } = this.painter;
    if (way.includes(parent) && way.includes(child)) return colours.good;
    const isMove = parent.number === now.at && this.trace.states[child.number]?.parent === now.at;
    return isMove ? colours["watch-taken"] : "";
  }

  /**
   * drawHead draws the label of a row: its distance and its number of states, such as 9, or 5/28 if
   * the row shows only 5 of them.
   * @param {number} distance
   * @param {number} shown
   * @param {number} size
   * @param {number} middle of the row
   */
  drawHead(distance, shown, size, middle) {
    const how = { x: 0, colour: this.painter.colours.ink, align: /** @type {const} */ ("left") };
    this.write(t("layerRow", distance), { ...how, y: middle - line / 2 });
    const count = (shown < size ? `${shown}/` : "") + thousands(size);
    this.write(count, { ...how, y: middle + line / 2, bold: true });
  }
}

// The picture of the layers that a half has found by a moment, a row for each distance. Lines lead
// only from the state that is expanded, and along the way.
import { t } from "../core/texts.js";
import { Picture, write } from "./paint.js";
import { layersAt, seatsOf } from "./rows.js";

/** @typedef {import("./paint.js").Placed} Placed */
/** @typedef {import("./rows.js").Layer} Layer */
/** @typedef {Map<number, Placed>} Seats by their places in the row */
/** @typedef {{ from: number, to: number, colour: string, width: number }} Line */

const area = 1400; // square pixels of a board
const [leastWidth, mostWidth] = [26, 60];
const between = 5; // pixels, of two boards
const above = 12; // pixels above the boards of a row, for the lines from the row before
const below = 8; // for the bar of its size
const barHeight = 4;
const label = 66; // the width of the labels
const line = 16; // pixels of a line of a label

export class Layers extends Picture {
  moment = 0;
  chosen = -1;
  /** @type {Placed[]} */
  way = [];
  /** @type {Layer[]} */
  layers = [];
  followed = -1; // the row that was scrolled into view last
  drawn = /** @type {string[]} */ ([]); // by row, what the canvas shows
  room = 3; // how many boards fit beside a label
  top = -1; // how far what the canvas shows is scrolled

  /**
   * @param {HTMLElement} whole has a title and the room for the rows, which scrolls
   * @param {import("./paint.js").Painter} painter
   * @param {number} half
   * @param {(number: number) => void} choose
   */
  constructor(whole, painter, half, choose) {
    const [, host] = /** @type {HTMLElement[]} */ ([...whole.children]);
    super(host, painter, choose);
    this.half = half;
    this.rows = /** @type {HTMLElement} */ (host.lastElementChild);
    host.onscroll = () => this.draw();
    const width = Math.sqrt(area * painter.small.ratio);
    this.width = Math.round(Math.max(leastWidth, Math.min(mostWidth, width)));
    this.height = painter.heightFor(this.width);
    this.rowHeight = above + this.height + below;
    this.step = this.width + between;
  }

  /**
   * show shows the layers at a moment, and scrolls to the row in which something happens.
   * @param {number} moment
   * @param {Placed[]} way
   * @param {number} chosen the state that the reader chose, or -1
   */
  show(moment, way, chosen) {
    this.moment = moment;
    this.chosen = chosen;
    this.way = way.filter(({ half }) => half === this.half);
    this.layers = layersAt(this.trace, this.half, moment);
    // The host scrolls, because this is as high as all rows.
    this.rows.style.height = `${this.layers.length * this.rowHeight}px`;
    this.follow();
    this.draw();
  }

  follow() {
    const { host, rowHeight, trace, chosen } = this;
    const now = trace.moments[this.moment];
    const looked = trace.states[chosen] ?? trace.states[now.at] ?? trace.states[now.to] ?? now;
    const row = looked.distance;
    if (looked.half !== this.half || row === this.followed || row < 0) {
      return;
    }
    this.followed = row;
    const end = (row + 2) * rowHeight; // with the row to which it leads
    if (row * rowHeight < host.scrollTop || end > host.scrollTop + this.down) {
      const top = Math.max(0, end - this.down / 2);
      host.scrollTop = Math.ceil(top / rowHeight) * rowHeight;
    }
  }

  /** draw draws the rows in view that have changed. */
  draw() {
    const { host, rowHeight } = this;
    if (this.top !== host.scrollTop) {
      this.context = this.open();
      this.drawn = [];
      this.top = host.scrollTop;
      this.room = Math.max(3, Math.floor((this.across - label + between) / this.step));
    }
    const first = Math.floor(this.top / rowHeight);
    const last = Math.ceil((this.top + this.down) / rowHeight);
    this.spots = [];
    let before = this.seatsAt(first - 1);
    for (let distance = first; distance < last; distance++) {
      const seats = this.seatsAt(distance);
      this.drawRow(distance, seats, this.linesTo(before, seats));
      before = seats;
    }
  }

  /**
   * @param {number} distance
   * @returns {Seats}
   */
  seatsAt(distance) {
    const layer = this.layers[distance];
    if (!layer) {
      return new Map();
    }
    const { at, to } = this.trace.moments[this.moment];
    const { half = -1, distance: taken = 0 } = this.trace.states[at] ?? {};
    const isGrowing = half === this.half && taken + 1 === distance;
    const looked = [at, isGrowing ? layer.first + layer.found - 1 : -1, to];
    return seatsOf(this.trace.states, layer, this.room, { way: this.way, looked });
  }

  /**
   * linesTo returns the lines that lead to a row from the one before.
   * @param {Seats} before
   * @param {Seats} seats
   */
  linesTo(before, seats) {
    const { at } = this.trace.moments[this.moment];
    const { colours } = this.painter;
    /** @type {Line[]} */
    const lines = [];
    for (const [from, parent] of before) {
      for (const [to, child] of seats) {
        const isMove = parent.number === at && this.trace.states[child.number]?.parent === at;
        if (this.way.includes(parent) && this.way.includes(child)) {
          lines.push({ from, to, colour: colours.good, width: 3 });
        } else if (isMove) {
          lines.push({ from, to, colour: colours["watch-taken"], width: 1.5 });
        }
      }
    }
    return lines;
  }

  /** @param {number} slot */
  left(slot) {
    return label + slot * this.step;
  }

  /**
   * drawRow draws a row, unless the canvas shows it as it is.
   * @param {number} distance
   * @param {Seats} seats
   * @param {Line[]} lines
   */
  drawRow(distance, seats, lines) {
    const y = distance * this.rowHeight - this.top;
    const layer = this.layers[distance];
    const looks = [...seats].map(([slot, placed]) => ({
      placed,
      box: { x: this.left(slot), y: y + above, width: this.width, height: this.height },
      status: this.painter.statusOf(placed, this.moment),
      ring: this.ringOf(placed),
    }));
    this.spots.push(...looks);
    const drawn = looks.map(({ placed, ...look }) => [placed.number, look]);
    const key = JSON.stringify([layer, lines, drawn]);
    const to = this.context;
    if (this.drawn[distance] === key || !to) {
      return;
    }
    this.drawn[distance] = key;
    to.clearRect(0, y, this.across, this.rowHeight);
    if (layer) {
      this.drawHead(to, layer, y);
    }
    for (const line of lines) {
      this.drawLine(to, line, y);
    }
    for (const { placed, box, status, ring } of looks) {
      this.painter.paint(to, placed, box, status, ring);
    }
  }

  /**
   * ringOf returns the colour of the ring around a state, or "".
   * @param {Placed} placed
   */
  ringOf(placed) {
    const { kind, to } = this.trace.moments[this.moment];
    if (this.way.includes(placed)) {
      return "good";
    }
    const ring = { find: "watch-taken", seen: "ink" }[String(kind)] ?? "";
    return placed.number === to && this.chosen < 0 ? ring : "";
  }

  /**
   * drawHead draws the label of a row and, if not all of its boards fit, a bar of its size.
   * @param {CanvasRenderingContext2D} to
   * @param {Layer} layer
   * @param {number} y
   */
  drawHead(to, { distance, size }, y) {
    const { colours } = this.painter;
    const middle = y + above + this.height / 2;
    const [name, count] = [t("layerRow", distance), size.toLocaleString("en")];
    const place = { x: 0, colour: colours.ink, align: /** @type {const} */ ("left") };
    write(to, name, { ...place, y: middle - line / 2 });
    write(to, count, { ...place, y: middle + line / 2, bold: true });
    if (size > this.room) {
      const sizes = this.trace.end?.layers[this.half] ?? [];
      const most = Math.max(size, ...sizes);
      const width = (this.across - label) * (size / most);
      to.fillStyle = this.painter.shadeOf(this.half, distance);
      to.fillRect(label, y + this.rowHeight - below + 2, Math.max(2, width), barHeight);
    }
  }

  /**
   * drawLine draws a line above the boards of a row, from the row before.
   * @param {CanvasRenderingContext2D} context
   * @param {Line} line
   * @param {number} y
   */
  drawLine(context, { from, to, colour, width }, y) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(this.left(from) + this.width / 2, y);
    context.lineTo(this.left(to) + this.width / 2, y + above);
    context.stroke();
  }
}

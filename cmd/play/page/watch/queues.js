// The queue of a half, front first: its boards, and how many it holds of each layer. Each of its
// layers, of which there are at most two, has its own shade.
import { element, t } from "../core/texts.js";
import { Picture, write } from "./paint.js";

/** @typedef {{ distance: number, size: number }} Part of a layer, which waits in the queue */

const between = 4; // pixels, of two boards
const barHeight = 6;
const least = 3; // boards for which there is always room

export class Queue extends Picture {
  drawn = ""; // what the canvas shows

  /**
   * @param {HTMLElement} whole has a title, the counts and the room for the boards
   * @param {import("./paint.js").Painter} painter
   * @param {number} half
   * @param {(number: number) => void} choose
   */
  constructor(whole, painter, half, choose) {
    const [, counts, host] = /** @type {HTMLElement[]} */ ([...whole.children]);
    super(host, painter, choose);
    this.half = half;
    this.counts = counts;
  }

  /**
   * show shows the queue at a moment.
   * @param {number} moment
   */
  show(moment) {
    const queue = this.trace.queue(moment, this.half);
    const { kind, to } = this.trace.moments[moment];
    const newest = kind === "find" || kind === "meet" ? to : -1;
    const key = `${queue[0]} ${queue.length} ${newest}`;
    if (this.drawn === key) {
      return;
    }
    this.drawn = key;
    const parts = this.partsOf(queue);
    this.counts.replaceChildren(...parts.map((part) => this.countOf(part)));
    if (!queue.length) {
      this.counts.textContent = t("isEmpty");
    }
    const context = this.open();
    this.drawBar(context, parts, queue.length);
    this.drawBoards(context, queue, newest);
  }

  /**
   * partsOf returns the layers in a queue.
   * @param {number[]} queue
   */
  partsOf(queue) {
    /** @type {Part[]} */
    const parts = [];
    for (const number of queue) {
      const { distance } = this.trace.states[number];
      if (parts.at(-1)?.distance !== distance) {
        parts.push({ distance, size: 0 });
      }
      parts[parts.length - 1].size++;
    }
    return parts;
  }

  /** @param {Part} part */
  countOf({ distance, size }) {
    const swatch = element("i", {});
    swatch.style.background = this.painter.shadeOf(this.half, distance);
    return element("span", {}, swatch, t("queueLayer", distance, size.toLocaleString("en")));
  }

  /**
   * drawBar draws how large the part of each layer is.
   * @param {CanvasRenderingContext2D} to
   * @param {Part[]} parts
   * @param {number} total
   */
  drawBar(to, parts, total) {
    let x = 0;
    for (const { distance, size } of parts) {
      const width = (this.across * size) / total;
      to.fillStyle = this.painter.shadeOf(this.half, distance);
      to.fillRect(x, this.down - barHeight, width, barHeight);
      x += width;
    }
  }

  /**
   * drawBoards draws the front and the back of a queue, and how many are left out between them.
   * @param {CanvasRenderingContext2D} to
   * @param {number[]} queue
   * @param {number} newest the state that just came to the back, or -1
   */
  drawBoards(to, queue, newest) {
    const highest = this.down - barHeight - between;
    const width = Math.min(this.painter.widthFor(highest), this.across / least - between);
    const height = this.painter.heightFor(width);
    const room = Math.floor((this.across + between) / (width + between));
    const atFront = Math.ceil((room - 1) / 2);
    const left = queue.length > room ? queue.length - (room - 1) : 0;
    const isShown = (/** @type {number} */ i) => !left || i < atFront || i >= atFront + left;
    queue
      .filter((_, i) => isShown(i))
      .forEach((number, i) => {
        const slot = left && i >= atFront ? i + 1 : i;
        const box = { x: slot * (width + between), y: 0, width, height };
        const ring = number === newest ? "watch-taken" : "";
        this.put(to, this.trace.states[number], box, "waiting", ring);
      });
    if (left) {
      const x = atFront * (width + between) + width / 2;
      const text = `+${left.toLocaleString("en")}`;
      write(to, text, { x, y: height / 2, colour: this.painter.colours.soft });
    }
  }
}

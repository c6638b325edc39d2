// The queue of a half, front first: its boards, and how many it holds of each layer. Each of its
// layers, of which there are at most two, has its own shade.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { Picture, write } from "./paint.js";
import { thousands } from "./texts.js";

/** @typedef {{ distance: number, size: number }} Part of a layer, which waits in the queue */

const between = 4; // pixels, of two boards
const barHeight = 6;
const least = 3; // boards for which there is always room

export class Queue extends Picture {
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

  show() {
    const queue = this.trace.queue(this.painter.moment, this.half);
    const parts = this.partsOf(queue);
    this.counts.replaceChildren(...parts.map((part) => this.countOf(part)));
    if (!queue.length) this.counts.textContent = t("isEmpty");
    const context = this.open();
    this.drawBar(context, parts, queue.length);
    this.drawBoards(context, queue);
  }

  /**
   * partsOf returns the layers in a queue.
   * @param {number[]} queue
   * @returns {Part[]}
   */
  partsOf(queue) {
    const distances = queue.map((number) => this.trace.states[number].distance);
    return [...new Set(distances)].map((distance) => {
      const from = distances.indexOf(distance);
      return { distance, size: distances.lastIndexOf(distance) + 1 - from };
    });
  }

  /** @param {Part} part */
  countOf({ distance, size }) {
    const swatch = element("i", {});
    swatch.style.background = this.painter.shadeOf(this.half, distance);
    return element("span", {}, swatch, t("queueLayer", distance, thousands(size)));
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
   */
  drawBoards(to, queue) {
    const highest = this.down - barHeight - between;
    const width = Math.min(this.painter.widthFor(highest), this.across / least - between);
    const height = this.painter.heightFor(width);
    const room = Math.floor((this.across + between) / (width + between));
    const atFront = Math.ceil((room - 1) / 2);
    const left = queue.length > room ? queue.length - (room - 1) : 0;
    const slots = left ? queue.toSpliced(atFront, left, -1) : queue;
    slots.forEach((number, slot) => {
      const x = slot * (width + between);
      if (number >= 0) {
        this.put(to, this.trace.states[number], { x, y: 0, width, height });
      } else {
        const how = { x: x + width / 2, y: height / 2, colour: this.painter.colours.soft };
        write(to, `+${thousands(left)}`, how);
      }
    });
  }
}

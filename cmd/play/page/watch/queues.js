// The queue of a half, front first: its boards, and the number of boards of each layer. A queue
// holds at most two layers, each with its own shade.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { Picture } from "./paint.js";
import { thousands } from "./texts.js";

/** @typedef {import("./trace.js").State} State */

const between = 4; // pixels between two boards
const least = 3; // boards that always fit

export class Queue extends Picture {
  /**
   * @param {HTMLElement} whole has a title, the counts and the room for the boards
   * @param {import("./paint.js").Painter} painter
   * @param {number} half
   */
  constructor(whole, painter, half) {
    const [, counts, host] = /** @type {HTMLElement[]} */ ([...whole.children]);
    super(host, painter);
    this.half = half;
    this.counts = counts;
  }

  /**
   * show shows the front and the back of the queue, and the number of boards omitted between them.
   */
  show() {
    const queue = this.trace.queue(this.painter.moment, this.half);
    const parts = Map.groupBy(queue, ({ distance }) => distance);
    const counts = Array.from(parts, ([distance, { length }]) => this.countOf(distance, length));
    this.counts.replaceChildren(...counts);
    if (!queue.length) this.counts.textContent = t("isEmpty");
    this.open();
    const width = Math.min(this.painter.widthFor(this.down), this.across / least - between);
    const height = this.painter.heightFor(width);
    const room = Math.floor((this.across + between) / (width + between));
    const atFront = Math.floor(room / 2);
    const left = queue.length > room ? queue.length - (room - 1) : 0;
    /** @type {(State | null)[]} */
    const all = queue;
    const slots = left ? all.toSpliced(atFront, left, null) : all;
    slots.forEach((state, slot) => {
      const x = slot * (width + between);
      const { soft } = this.painter.colours;
      if (state) this.put(state, { x, y: 0, width, height });
      else this.write(`+${thousands(left)}`, { x: x + width / 2, y: height / 2, colour: soft });
    });
  }

  /**
   * countOf returns the number of waiting states of a layer, with the shade of the layer.
   * @param {number} distance
   * @param {number} size
   */
  countOf(distance, size) {
    const style = `background: ${this.painter.shadeOf(this.half, distance)}`;
    const swatch = element("i", { style });
    return element("span", {}, swatch, t("queueLayer", distance, thousands(size)));
  }
}

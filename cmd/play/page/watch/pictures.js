// The pictures of a search: the stage, and for each half its queue and its layers.
import { $, t } from "../core/texts.js";
import { Layers } from "./layers.js";
import { Painter } from "./paint.js";
import { Queue } from "./queues.js";
import { Stage } from "./stage.js";
import { wayAt } from "./way.js";

export class Pictures {
  /**
   * @param {import("./trace.js").Trace} trace
   * @param {import("../core/puzzles.js").Puzzle} puzzle
   * @param {import("../core/puzzles.js").Case} found
   * @param {(number: number) => void} choose is called with the state that the reader chooses
   */
  constructor(trace, puzzle, found, choose) {
    const painter = new Painter(trace, puzzle, found);
    const { halves } = trace.header;
    const parts = $("watch-parts");
    parts.classList.toggle("both", halves === 2);
    const partsOf = (/** @type {string} */ name) => {
      const all = /** @type {HTMLElement[]} */ ([...parts.querySelectorAll(`.watch-${name}`)]);
      for (const [half, part] of all.entries()) {
        const side = painter.sideOf(half);
        part.hidden = half >= halves;
        part.dataset.side = side;
        part.children[0].textContent = t(halves === 2 ? `${side} ${name}` : name);
      }
      return all.slice(0, halves);
    };
    this.trace = trace;
    this.stage = new Stage($("watch-stage"), painter, choose);
    this.queues = partsOf("queue").map((part, i) => new Queue(part, painter, i, choose));
    this.layers = partsOf("layers").map((part, i) => new Layers(part, painter, i, choose));
  }

  /**
   * show shows a moment, or the way to the state that the reader chose.
   * @param {number} moment
   * @param {number} chosen
   */
  show(moment, chosen) {
    const way = wayAt(this.trace, moment, chosen);
    this.stage.show(moment, chosen);
    for (const queue of this.queues) {
      queue.show(moment);
    }
    for (const layers of this.layers) {
      layers.show(moment, way, chosen);
    }
  }
}

// The pictures of a search: the stage, and for each half its queue and its layers.
import { $ } from "../core/dom.js";
import { t } from "../core/texts.js";
import { Layers } from "./layers.js";
import { Painter } from "./paint.js";
import { Queue } from "./queues.js";
import { Stage } from "./stage.js";

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
    $("watch-turn").hidden = !puzzle.turn;
    this.painter = painter;
    this.all = [
      new Stage($("watch-stage"), painter, choose),
      ...partsOf("queue").map((part, half) => new Queue(part, painter, half, choose)),
      ...partsOf("layers").map((part, half) => new Layers(part, painter, half, choose)),
    ];
  }

  /**
   * show shows a moment, or the way to the state that the reader chose.
   * @param {number} moment
   * @param {number} chosen
   */
  show(moment, chosen) {
    this.painter.turnTo(moment, chosen);
    for (const picture of this.all) picture.show();
  }
}

// The pictures of a search: the stage, and for each half its queue and its layers.
import { $ } from "../core/dom.js";
import { t } from "../core/texts.js";
import { Layers } from "./layers.js";
import { Painter } from "./paint.js";
import { Queue } from "./queues.js";
import { Stage } from "./stage.js";
import { wayAt } from "./way.js";

/**
 * picturesOf returns a function that shows a moment of a search, or the way to the state that the
 * reader chose.
 * @param {import("./trace.js").Trace} trace
 * @param {import("../core/puzzles.js").Puzzle} puzzle
 * @param {import("../core/puzzles.js").Case} found
 */
export function picturesOf(trace, puzzle, found) {
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
  const all = [
    new Stage($("watch-stage"), painter),
    ...partsOf("queue").map((part, half) => new Queue(part, painter, half)),
    ...partsOf("layers").map((part, half) => new Layers(part, painter, half)),
  ];
  return (/** @type {number} */ moment, /** @type {number} */ chosen) => {
    Object.assign(painter, { moment, chosen, way: wayAt(trace, moment, chosen) });
    for (const picture of all) picture.show();
  };
}

// Figure 6: the rows of one search and of two searches that meet, as bars and as areas.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { begin, trace } from "./parts.js";

const wide = 280; // from the start to the goal
const high = 120; // of the highest bar
const radius = 50; // of the circle of one search

const text = {
  en: "% moves. One search: % boards. Two searches: %.",
  zh: "% 步。单向：% 个局面。双向：% 个。",
};

/** @param {number[]} layers */
const sum = (layers) => layers.reduce((sum, size) => sum + size);

/** @param {HTMLElement} figure */
export async function show(figure) {
  /** @type {{ moves: number, one: number[], two: number[][] }[]} */
  const waves = await (await fetch("waves.json")).json();
  const slider = element("input", { type: "range", max: waves.length - 1, oninput: redraw });
  slider.value = slider.max;
  const label = element("label", {}, t({ en: "Moves to the goal", zh: "离终点的步数" }), slider);
  const say = begin(figure, [], label);

  function redraw() {
    const { moves, one, two } = waves[Number(slider.value)];

    /**
     * draw draws the layers of a search as bars, and all its boards as a circle.
     * @param {string} name
     * @param {number[]} layers
     */
    function draw(name, layers) {
      const heights = layers.map((size) => Math.max(1, (size / Math.max(...one)) * high));
      const bars = heights.map((height, i) => `M${(i * wide) / moves} 0v${-height}`);
      const part = Math.sqrt(sum(layers) / sum(one));
      trace(figure, name, bars.join(""));
      figure.querySelector(`circle.${name}`)?.setAttribute("r", String(radius * part));
    }

    draw("one", one);
    draw("forward", two[0]);
    draw("backward", two[1]);
    slider.ariaValueText = String(moves);
    say(text, moves, ...[one, two.flat()].map((layers) => sum(layers).toLocaleString("en")));
  }
  redraw();
}

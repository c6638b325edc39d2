// Figure 6: the rows of one search and of two that meet, as bars and as areas.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { begin } from "./parts.js";

const left = 25; // where a row of bars begins
const [upper, lower] = [130, 165]; // where the bars of one search stand, and those of two
const wide = 320; // of a row of bars
const high = 120; // of the highest bar
const radius = 50; // of the circle of one search

/** @param {number[]} layers */
const sum = (layers) => layers.reduce((sum, size) => sum + size);

/** @param {HTMLElement} figure */
export async function show(figure) {
  /** @type {{ moves: number, one: number[], two: number[][] }[]} */
  const waves = await (await fetch("waves.json")).json();
  const slider = element("input", { type: "range", max: waves.length - 1, oninput: redraw });
  slider.value = slider.max;
  const label = element("label", {}, t({ en: "Moves to the goal", zh: "离终点的步数" }), slider);
  const say = begin(figure, label);

  function redraw() {
    const { moves, one, two } = waves[Number(slider.value)];
    const step = wide / one.length;
    const forward = (/** @type {number} */ i) => left + i * step;
    const backward = (/** @type {number} */ i) => left + (moves - i) * step;
    draw(figure, "one", one, forward, upper, one);
    draw(figure, "forward", two[0], forward, lower, one);
    draw(figure, "backward", two[1], backward, lower, one);
    const [alone, together] = [one, two.flat()].map((layers) => sum(layers).toLocaleString("en"));
    slider.ariaValueText = String(moves);
    const text = {
      en: "% moves. One search: % boards. Two searches: %.",
      zh: "% 步。单向：% 个局面。双向：% 个。",
    };
    say(text, moves, alone, together);
  }
  redraw();
}

/**
 * draw draws the layers of a search as bars, and all its boards as a circle.
 * @param {HTMLElement} figure
 * @param {string} name
 * @param {number[]} layers
 * @param {(distance: number) => number} x
 * @param {number} bottom
 * @param {number[]} one the layers that have the highest bar and the largest circle
 */
function draw(figure, name, layers, x, bottom, one) {
  const heights = layers.map((size) => Math.max(1, (size / Math.max(...one)) * high));
  const path = heights.map((height, i) => `M${x(i)} ${bottom}v${-height}`).join("");
  const part = Math.sqrt(sum(layers) / sum(one));
  figure.querySelector(`path.${name}`)?.setAttribute("d", path);
  figure.querySelector(`circle.${name}`)?.setAttribute("r", String(radius * part));
}

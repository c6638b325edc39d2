// The map of all states, below the picture of the search: its legend and the part that it shows.
import { $, element } from "./texts.js";

const leastCells = 8; // of the table, in each direction
const mostPart = 0.6; // of the table, above which all of it is shown
const mostWidth = 520; // pixels
const mostZoom = 3;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * showLegend writes the counts of a map beside it, because the visible part does not include them.
 * Each is a mark and a text.
 * @param {SVGSVGElement} svg
 */
export function showLegend(svg) {
  const marks = [...svg.querySelectorAll(".map > text:not(.title) tspan[class]")];
  const items = marks.map((mark) => {
    const shape = element("span", { ariaHidden: "true" }, mark.textContent ?? "");
    shape.className = `map-${mark.getAttribute("class")}`;
    return element("span", {}, shape, ` ${mark.nextSibling?.textContent?.trim() ?? ""}`);
  });
  $("map-legend").replaceChildren(...items);
}

/**
 * boxOf returns the box of some elements in the coordinates of their picture.
 * @param {SVGSVGElement} svg
 * @param {string} selector
 * @returns {Box}
 */
function boxOf(svg, selector) {
  const from = svg.getCTM()?.inverse();
  const [xs, ys] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (const part of svg.querySelectorAll(selector)) {
    const matrix = part instanceof SVGGraphicsElement && part.getCTM();
    if (!matrix || !from) {
      continue;
    }
    const { x, y, width, height } = part.getBBox();
    const to = from.multiply(matrix);
    for (const corner of [new DOMPoint(x, y), new DOMPoint(x + width, y + height)]) {
      const at = corner.matrixTransform(to);
      xs.push(at.x);
      ys.push(at.y);
    }
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * searchedBox returns the part of a map that the searches visited, with the labels at its left and
 * below it. If the whole table is not much larger, it returns that.
 * @param {SVGSVGElement} svg
 * @returns {Box & { zoom: number } | null} null if the map has no size yet
 */
export function searchedBox(svg) {
  const table = boxOf(svg, ".mark:not(.bar) path");
  const searched = boxOf(svg, ".mark:is(.blue, .orange, .plain):not(.bar) path");
  const first = svg.querySelector(".mark:not(.bar)");
  const cell = first instanceof SVGGraphicsElement ? (first.getCTM()?.a ?? 0) : 0;
  const scale = svg.getCTM()?.a ?? 0;
  if (!cell || !scale || !Number.isFinite(table.width + searched.width)) {
    return null;
  }
  const size = cell / scale;
  const least = leastCells * size;
  const right = Math.max(searched.x + searched.width, table.x + least) + size;
  const top = Math.min(searched.y, table.y + table.height - least) - size;
  const labels = boxOf(svg, ".map > g > text, .map text.middle, .map text.right");
  const bottom = labels.y + labels.height + 4;
  const isMost = Math.max(right - table.x, 0) > mostPart * table.width;
  const whole = boxOf(svg, ".mark path");
  const box = isMost
    ? { right: whole.x + whole.width + size, top: Math.min(whole.y, labels.y) - size }
    : { right, top };
  const width = box.right - labels.x + 4;
  const zoom = Math.max(1, Math.min(mostZoom, mostWidth / width));
  return { x: labels.x - 4, y: box.top, width, height: bottom - box.top, zoom };
}

// The map of all states, below the picture of the search: its legend and the part that it shows.
import { $, element, joined, language, t } from "./texts.js";
import { modes, noun } from "./watch-shown.js";
import { w } from "./watch-texts.js";
import { thousands } from "./watch-words.js";

const leastCells = 8; // of the table, in each direction
const mostPart = 0.6; // of the table, above which all of it is shown
const mostWidth = 520; // pixels
const mostZoom = 3;

// The room of the labels in pixels: a line of text, the numbers, and gaps of 4.
const textSize = 15;
const atLeft = 52;
const below = 46;
const above = 8;
const leastHeight = 110; // for "to the goal", which is written upwards

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Part */

/**
 * The table of a map: the picture's element, where its origin is, and the size of a cell.
 * @typedef {{ host: Element, x: number, y: number, size: number }} Table
 */

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

const manyOf = () => (language === "zh" ? noun().zh : noun().en[1]);

/** showHead says what the map holds, with the noun of the puzzle, and which search it shows. */
export function showHead() {
  const many = manyOf();
  const search = modes().find(({ name }) => name === "both") ?? modes().find(isOwn);
  const end = search ? t("mapEndOf", w(search.name)) : t("mapEnd");
  $("map-head").textContent = t("mapOf", many);
  $("map-how").textContent = joined(end, t("mapHow", many, many));
}

/** @param {import("./watch-shown.js").Mode} mode */
const isOwn = ({ name }) => name !== "plain";

/**
 * showPlain says how many states the plain search found that the map does not count: those of the
 * layer after that of the goal.
 * @param {{ answer: string, plainSizes: number[], counts: number[] }} table
 */
export function showPlain({ answer, plainSizes, counts }) {
  const last = parseInt(answer, 10);
  const within = plainSizes.slice(0, last + 1).reduce((sum, size) => sum + size, 0);
  const all = counts[0] ?? 0;
  const isBeyond = last >= 0 && within > 0 && all > within && modes().some(({ way }) => way.both);
  const [few, more, whole] = [within, all - within, all].map(thousands);
  $("map-plain").hidden = !isBeyond;
  $("map-plain").textContent = isBeyond ? t("mapPlain", last, few, manyOf(), more, whole) : "";
}

/**
 * inNouns returns the note of a map with the noun of the puzzle for its states.
 * @param {string} note
 */
export function inNouns(note) {
  const { en, zh } = noun();
  /** @type {Record<string, string>} */
  const nouns = { state: en[0], states: en[1], 状态: zh };
  return note.replace(/\bstates?\b|状态/g, (word) => nouns[word]);
}

/**
 * tableOf reads the table of a map. The browsers do not agree on getCTM, so this reads the
 * attributes.
 * @param {SVGSVGElement} svg
 * @returns {Table | null}
 */
function tableOf(svg) {
  const host = svg.querySelector(".map > g");
  const numbers = (/** @type {Element | null | undefined} */ g) =>
    g
      ?.getAttribute("transform")
      ?.match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [x, y] = numbers(host);
  const [size] = numbers(host?.querySelector("g"));
  return host && size ? { host, x, y, size } : null;
}

/**
 * partOf returns the part of a table that some marks need, counted in cells. A mark starts in the
 * middle of its cell, and a bar has a length.
 * @param {Element} host
 * @param {string} selector of the groups of marks
 * @returns {Part}
 */
function partOf(host, selector) {
  const part = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
  for (const mark of host.querySelectorAll(`${selector} > path`)) {
    const found = /^M(\S+) (\S+?)([hv])(.+)$/.exec(mark.getAttribute("d") ?? "");
    const [x, y, length] = [Number(found?.[1]), Number(found?.[2]), Number(found?.[4])];
    const [across, up] = found?.[3] === "h" ? [length, 0] : [0, length];
    part.left = Math.min(part.left, x - 0.5);
    part.bottom = Math.min(part.bottom, y - 0.5);
    part.right = Math.max(part.right, x + across + 0.5);
    part.top = Math.max(part.top, y + up + 0.5);
  }
  return part;
}

/**
 * searchedPart returns the part of a table that the searches visited. If that is most of it, it
 * returns all, with the bars.
 * @param {Element} host
 */
function searchedPart(host) {
  const table = partOf(host, ".mark:not(.bar)");
  const searched = partOf(host, ".mark:is(.blue, .orange, .plain):not(.bar)");
  const right = Math.max(searched.right, table.left + leastCells) + 1;
  const top = Math.max(searched.top, table.bottom + leastCells) + 1;
  const isMost = right - table.left > mostPart * (table.right - table.left);
  const whole = partOf(host, ".mark");
  return isMost ? { ...table, right: whole.right, top: whole.top } : { ...table, right, top };
}

/**
 * searchedBox returns the part of a map that the searches visited, with the labels at its left and
 * below it. If the whole table is not much larger, it returns that. It moves the labels to the
 * edges of the part.
 * @param {SVGSVGElement} svg
 * @returns {Box & { zoom: number } | null} null if the map has no size yet
 */
export function searchedBox(svg) {
  const table = tableOf(svg);
  const room = Math.min(mostWidth, $("map").clientWidth);
  if (!table || !room) {
    return null;
  }
  const part = searchedPart(table.host);
  const width = (part.right - part.left) * table.size;
  if (!Number.isFinite(width)) {
    return null;
  }
  const zoom = Math.min(mostZoom, (room - atLeft - above) / width);
  placeLabels(table, part, zoom);
  const x = table.x + part.left * table.size - atLeft / zoom;
  const height = (part.top - part.bottom) * table.size + above / zoom;
  const tall = Math.max(height, leastHeight / zoom);
  const y = table.y - part.bottom * table.size - tall;
  return { x, y, width: width + (atLeft + above) / zoom, height: tall + below / zoom, zoom };
}

/**
 * placeLabels moves the labels of a table beside the visible part, and hides those outside of it.
 * @param {Table} table
 * @param {Part} part
 * @param {number} zoom
 */
function placeLabels({ host, size }, part, zoom) {
  const left = part.left * size - 6 / zoom;
  const bottom = -part.bottom * size + (textSize + 4) / zoom;
  for (const label of host.querySelectorAll("text")) {
    if (label.matches(".right")) {
      label.setAttribute("x", String(left));
    } else {
      const isUpwards = label.hasAttribute("transform");
      const line = isUpwards ? -26 : label.matches(".middle") ? 0 : 20;
      label.setAttribute("y", String(isUpwards ? left : bottom));
      label.setAttribute("dy", String(line / zoom));
    }
  }
  for (const mark of host.querySelectorAll(".mark > path")) {
    const [x, y] = (mark.getAttribute("d") ?? "").slice(1).split(/[ hv]/).map(Number);
    mark.classList.toggle("beyond", x > part.right || y > part.top);
  }
}

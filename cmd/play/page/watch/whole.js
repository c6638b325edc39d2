// A small graph that shows why two searches must make whole layers. It is the one in the comment of
// common/bothends.go.
import { element } from "../core/texts.js";
import { w } from "./texts.js";

/**
 * A node of the graph.
 * @typedef {object} Node
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {"start" | "goal" | "waiting" | "met"} kind who expands it, or why nobody does
 * @property {string} note what is written above it
 */

const [wide, high] = [256, 158]; // pixels
const radius = 15;
const endRadius = 21; // of the start and the goal

/** nodes returns the nodes with the order in which the two searches would expand them. */
const nodes = () =>
  /** @type {Node[]} */ ([
    { name: w("nodeStart"), x: 24, y: 88, kind: "start", note: "1" },
    { name: "a", x: 70, y: 38, kind: "start", note: "3" },
    { name: "b", x: 128, y: 38, kind: "met", note: w("nodeMet") },
    { name: "c", x: 186, y: 38, kind: "goal", note: "4" },
    { name: w("nodeGoal"), x: 232, y: 88, kind: "goal", note: "2" },
    { name: "e", x: 168, y: 138, kind: "waiting", note: "" },
    { name: "d", x: 88, y: 138, kind: "waiting", note: "" },
  ]);

/**
 * svg makes an element of a picture.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Element | string)} children
 */
function svg(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

/**
 * drawNode draws a node with its name in it and its note above it.
 * @param {Node} node
 */
function drawNode({ name, x, y, kind, note }) {
  const r = name.length > 1 ? endRadius : radius;
  return svg(
    "g",
    { class: `whole-${kind}` },
    svg("circle", { cx: x, cy: y, r }),
    svg("text", { x, y: y + 4 }, name),
    svg("text", { x, y: y - r - 5, class: "above" }, note),
  );
}

/** drawGraph draws the circle of nodes. Its lower half is the shorter route. */
function drawGraph() {
  const all = nodes();
  const lines = all.map((from, i) => {
    const to = all[(i + 1) % all.length];
    const route = from.y + to.y > 200 ? "short" : "long";
    return svg("path", { class: route, d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
  });
  const size = { viewBox: `0 0 ${wide} ${high}`, width: wide, height: high };
  const spoken = { role: "img", "aria-label": w("wholeGraph") };
  return svg("svg", { ...size, ...spoken }, ...lines, ...all.map(drawNode));
}

/** wholeLayers makes the graph with its caption. */
export function wholeLayers() {
  const made = element("details", { open: true });
  const caption = element("figcaption", { className: "small" }, w("wholeCaption"));
  made.append(element("summary", {}, w("whole")), element("figure", {}, drawGraph(), caption));
  return made;
}

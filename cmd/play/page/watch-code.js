// The loop of the search, as it is in the program, with the lines marked that belong to the moment.
import { get } from "./run.js";
import { $, element } from "./texts.js";

/** @typedef {import("./watch-trace.js").Kind} Kind */
/** @typedef {{ text: string, marks: Partial<Record<Kind, string[]>> }} Loop */

/** @type {Record<string, Loop>} the loops by file */
let loops = {};
/** @type {Loop | undefined} the one that is shown */
let shown;

/** loadCode loads the loops, without which the search can be watched as well. */
export async function loadCode() {
  if (Object.keys(loops).length) {
    return;
  }
  try {
    loops = await (await get("watch-loops.json")).json();
  } catch {
    // The search is shown without its loop.
  }
}

/**
 * showCode shows the loop of a search.
 * @param {string | undefined} file
 */
export function showCode(file) {
  shown = loops[file ?? ""];
  $("watch-code").hidden = !shown;
  const lines = shown ? shownLines(shown) : [];
  const parts = lines.map((line) => {
    const part = element("span", {}, `${line.replaceAll("\t", "  ")}\n`);
    part.dataset.line = line.trim();
    return part;
  });
  $("watch-loop").replaceChildren(...parts);
}

/**
 * shownLines returns the lines of a loop from the first that can be marked.
 * @param {Loop} loop
 */
function shownLines({ text, marks }) {
  const lines = text.trimEnd().split("\n");
  const marked = Object.values(marks).flat();
  return lines.slice(lines.findIndex((line) => marked.includes(line.trim())));
}

/**
 * markCode marks the lines of the loop that belong to a moment.
 * @param {Kind} kind
 */
export function markCode(kind) {
  const marks = shown?.marks[kind] ?? [];
  for (const line of $("watch-loop").children) {
    const isMarked = marks.includes(/** @type {HTMLElement} */ (line).dataset.line ?? "");
    line.classList.toggle("marked", isMarked);
  }
  reveal();
}

/**
 * reveal scrolls what stands beside the picture to the marked lines, below the parts that stay. On a
 * phone these parts do not scroll by themselves.
 */
function reveal() {
  const side = $("watch-side");
  const line = $("watch-loop").querySelector(".marked");
  if (!line || side.scrollHeight <= side.clientHeight || !$("watch-loop").offsetParent) {
    return;
  }
  const top = $("watch-dock").getBoundingClientRect().bottom;
  const box = line.getBoundingClientRect();
  const bottom = Math.min(side.getBoundingClientRect().bottom, innerHeight);
  if (box.top < top || box.bottom + box.height > bottom) {
    side.scrollTop += box.top - (top + bottom) / 2;
  }
}

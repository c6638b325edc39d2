// The loop of the search, as it is in the program, with the lines marked that belong to the moment.
import { get } from "../core/run.js";
import { $, element } from "../core/dom.js";

/** @typedef {import("./trace.js").Kind} Kind */
/** @typedef {{ text: string, marks: Partial<Record<Kind, string[]>> }} Loop */

const code = {
  loops: /** @type {Record<string, Loop>} */ ({}), // by file
  marks: /** @type {Loop["marks"]} */ ({}), // of the loop that is shown
};

/** loadCode loads the loops, without which the search can be watched as well. */
export async function loadCode() {
  try {
    code.loops = await (await get("watch/loops.json")).json();
  } catch {
    // The search is shown without its loop.
  }
}

/**
 * bare returns a line without its indentation and the comment at its end.
 * @param {string} line
 */
const bare = (line) => line.trim().replace(/ \/\/ .*/, "");

/**
 * showCode shows the loop in a file, or nothing if that is not known.
 * @param {string} file
 */
export function showCode(file) {
  const { text, marks } = code.loops[file] ?? { text: "", marks: {} };
  code.marks = marks;
  $("watch-code").hidden = text === "";
  const lines = text.trim().split("\n");
  const parts = lines.map((line) => element("span", {}, `${line.replaceAll("\t", "  ")}\n`));
  $("watch-loop").replaceChildren(...parts);
}

/**
 * mark marks the lines that belong to a kind of moment, and scrolls the loop to them.
 * @param {Kind} kind
 */
export function mark(kind) {
  const loop = $("watch-loop");
  const lines = /** @type {HTMLElement[]} */ ([...loop.children]);
  const marks = code.marks[kind] ?? [];
  const marked = lines.filter((line) => marks.includes(bare(line.textContent ?? "")));
  for (const line of lines) {
    line.classList.toggle("marked", marked.includes(line));
  }
  if (marked.length) {
    const last = marked[marked.length - 1];
    reveal(loop, marked[0].offsetTop, last.offsetTop + last.offsetHeight);
  }
}

/**
 * reveal scrolls an element by as little as possible, so that a part of it is seen; its top, if
 * the part is too high.
 * @param {HTMLElement} element
 * @param {number} top
 * @param {number} end
 */
function reveal(element, top, end) {
  const lowest = Math.max(element.scrollTop, end - element.clientHeight);
  element.scrollTop = Math.min(lowest, top);
}

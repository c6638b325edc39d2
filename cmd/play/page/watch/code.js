// The loop of the search, as it is in the program, with the lines marked that belong to the moment.
import { get } from "../core/run.js";
import { $, changed, element } from "../core/dom.js";

/** @typedef {import("./trace.js").Kind} Kind */
/** @typedef {{ text: string, marks: Partial<Record<Kind, string[]>> }} Loop */

const loops = /** @type {Record<string, Loop>} */ ({}); // by file

/** loadCode loads the loops, without which the search can be watched as well. */
export async function loadCode() {
  try {
    Object.assign(loops, await (await get("watch/loops.json")).json());
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
 * showCode shows the loop in a file, if it is known. It marks the lines that belong to a kind of
 * moment, and scrolls the loop to them.
 * @param {string} file
 * @param {Kind} kind
 */
export function showCode(file, kind) {
  const { text, marks } = loops[file] ?? { text: "", marks: {} };
  const loop = $("watch-loop");
  $("watch-code").hidden = text === "";
  if (changed(loop, text)) {
    const code = text.trim().replaceAll("\t", "  ");
    loop.replaceChildren(...code.split("\n").map((line) => element("span", {}, `${line}\n`)));
  }
  const lines = /** @type {HTMLElement[]} */ ([...loop.children]);
  const marked = lines.filter((line) => marks[kind]?.includes(bare(line.textContent)));
  for (const line of lines) {
    line.classList.toggle("marked", marked.includes(line));
  }
  const last = marked.at(-1);
  if (!last) return;
  // The loop scrolls by as little as possible, and to the first line if they are too many.
  const end = last.offsetTop + last.offsetHeight;
  const lowest = Math.max(loop.scrollTop, end - loop.clientHeight);
  loop.scrollTop = Math.min(lowest, marked[0].offsetTop);
}

// The loop of the search, as in the program, with the lines of the moment marked.
import { get } from "../core/run.js";
import { $, changed, element } from "../core/dom.js";

/** @typedef {import("./trace.js").Kind} Kind */
/** @typedef {{ text: string, marks: Partial<Record<Kind, string[]>> }} Loop */

const loops = /** @type {Record<string, Loop>} */ ({}); // by file

/** loadCode loads the loops. The search can be watched without them. */
export async function loadCode() {
  try {
    Object.assign(loops, await (await get("watch/loops.json")).json());
  } catch {
    // Without its loop, the search is still shown.
  }
}

/**
 * bare returns a line without its indentation and the comment at its end.
 * @param {string} line
 */
const bare = (line) => line.trim().replace(/ \/\/ .*/, "");

/**
 * showCode shows the loop in a file, if the loop is known. It marks the lines of a kind of moment,
 * or none, and scrolls the loop to them.
 * @param {string} file
 * @param {Kind | false} kind
 */
export function showCode(file, kind) {
  const { text, marks } = loops[file] ?? { text: "", marks: {} };
  const loop = $("watch-loop");
  $("watch-code").hidden = text === "";
  if (changed(loop, text)) {
    const code = text.trim().replaceAll("\t", "  ");
    loop.replaceChildren(...code.split("\n").map((line) => element("span", {}, `${line}\n`)));
    loop.scrollTop = 0;
  }
  const lines = /** @type {HTMLElement[]} */ ([...loop.children]);
  const marked = lines.filter((line) => kind && marks[kind]?.includes(bare(line.textContent)));
  for (const line of lines) {
    line.classList.toggle("marked", marked.includes(line));
  }
  const last = marked.at(-1);
  if (!last) return;
  // The loop scrolls as little as possible, or to the first line if not all lines fit.
  const end = last.offsetTop + last.offsetHeight;
  const lowest = Math.max(loop.scrollTop, end - loop.clientHeight);
  loop.scrollTop = Math.min(lowest, marked[0].offsetTop);
}

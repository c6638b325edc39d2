// The loop of the search, as it is in the program, with the lines marked that belong to the moment.
import { get } from "../core/run.js";
import { $, element } from "../core/texts.js";

/** @typedef {import("./trace.js").Kind} Kind */
/** @typedef {{ text: string, marks: Partial<Record<Kind, string[]>> }} Loop */

/** @type {Record<string, Loop>} the loops by file */
let loops = {};
/** @type {Loop | undefined} the one that is shown */
let shown;
let room = 0; // lines that fit
let marked = ""; // the kind of moment whose lines are marked

/** loadCode loads the loops, without which the search can be watched as well. */
export async function loadCode() {
  if (Object.keys(loops).length) {
    return;
  }
  try {
    loops = await (await get("watch/loops.json")).json();
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
  $("watch-code").hidden = !shown?.text;
  const lines = shown ? shownLines(shown) : [];
  const parts = lines.map((line) => {
    const part = element("span", {}, `${line.replaceAll("\t", "  ")}\n`);
    part.dataset.line = bare(line);
    return part;
  });
  $("watch-loop").replaceChildren(...parts);
  fitCode(); // it may have a scroll bar now
  marked = "";
}

/**
 * bare returns a line without its indentation and the comment at its end.
 * @param {string} line
 */
const bare = (line) => line.trim().replace(/ \/\/ .*/, "");

/**
 * shownLines returns the lines of a loop from the first that can be marked.
 * @param {Loop} loop
 */
function shownLines({ text, marks }) {
  const lines = text.trimEnd().split("\n");
  const marked = Object.values(marks).flat();
  return lines.slice(lines.findIndex((line) => marked.includes(bare(line))));
}

/**
 * markCode marks the lines of the loop that belong to a moment.
 * @param {Kind} kind
 */
export function markCode(kind) {
  if (marked === kind) {
    return;
  }
  marked = kind;
  const marks = shown?.marks[kind] ?? [];
  for (const line of $("watch-loop").children) {
    const isMarked = marks.includes(/** @type {HTMLElement} */ (line).dataset.line ?? "");
    line.classList.toggle("marked", isMarked);
  }
  revealCode();
}

/** fitCode gives the loop the room for whole lines. */
export function fitCode() {
  const loop = $("watch-loop");
  const line = parseFloat(getComputedStyle(loop).lineHeight);
  const bar = loop.offsetHeight - loop.clientHeight;
  room = Math.floor(($("watch-lines").clientHeight - bar) / line);
  loop.style.height = `${room * line + bar}px`;
  revealCode();
}

/**
 * foldCode leaves lines between the marked ones out until all marked ones fit. It leaves out all
 * lines between two that stay, the most lines first. The first line of a function stays.
 * @param {HTMLElement[]} lines
 * @param {number} first the first marked line
 * @param {number} last
 */
function foldCode(lines, first, last) {
  /** @type {HTMLElement[][]} */
  const gaps = [[]];
  for (const line of lines.slice(first, last + 1)) {
    if (line.matches(".marked") || line.textContent?.startsWith("func ")) {
      gaps.push([]);
    } else {
      gaps[gaps.length - 1].push(line);
    }
  }
  gaps.sort((a, b) => b.length - a.length);
  const folded = /** @type {HTMLElement[]} */ ([]);
  while (last + 1 - first - folded.length > room && gaps.length) {
    folded.push(...(gaps.shift() ?? []));
  }
  for (const line of lines) {
    line.classList.toggle("folded", folded.includes(line));
  }
}

/** revealCode scrolls the loop to the marked lines. */
function revealCode() {
  const loop = $("watch-loop");
  const lines = /** @type {HTMLElement[]} */ ([...loop.children]);
  const isMarked = (/** @type {HTMLElement} */ line) => line.matches(".marked");
  const [from, to] = [lines.findIndex(isMarked), lines.findLastIndex(isMarked)];
  if (from < 0) {
    return;
  }
  foldCode(lines, from, to);
  const [first, last] = [lines[from], lines[to]];
  const top = loop.scrollTop;
  const end = last.offsetTop + last.offsetHeight;
  if (first.offsetTop < top || end > top + loop.clientHeight) {
    const highest = end - loop.clientHeight;
    const aim = Math.max(highest, Math.min(first.offsetTop, highest + loop.clientHeight / 4));
    loop.scrollTop = Math.ceil(aim / first.offsetHeight) * first.offsetHeight;
  }
}

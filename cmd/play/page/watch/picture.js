// The picture of the search on the page: it fits the picture to the puzzle and to the page,
// magnifies states and scrolls along with the search.
import { $, element, language } from "../core/texts.js";
import { Layout, rowsOf } from "./layout.js";
import { SearchMap } from "./map.js";
import { cellsOf, isAsked, isOnce, layerName, moment, player, shown } from "./shown.js";
import { shownState, theCase, thePuzzle, theTrace } from "./shown.js";
import { w } from "./texts.js";
import { drawnWay } from "./way.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const hovers = matchMedia("(hover: hover)");
const narrow = 560; // pixels, of a picture with short labels
const leastLabel = 32; // pixels
const edge = 40; // pixels between the state of the moment and the edges of the window

/** @type {SearchMap | null} */
let map = null;

/** @returns {import("./map.js").Source} */
function source() {
  const puzzle = thePuzzle();
  const found = theCase();
  const { states, both } = theTrace();
  return {
    cells: cellsOf,
    ground: puzzle.maze ? found.letters.map((key) => ("abc".includes(key) ? " " : key)) : null,
    columns: found.columns,
    gap: puzzle.gap,
    pieces: puzzle.pieces ?? {},
    name: (number) => `${layerName(states[number])}: ${states[number].state}`,
    label: ({ row }) => labelOf(row),
    end: (end) => w(end ? "endGoal" : "endStart"),
    remark: (number) => puzzle.note?.(states[number].state, language) ?? "",
    isFromGoal: (number) => states[number].end === 1,
    target: (number) => {
      const { solved, end, layer } = states[number];
      const isOtherEnd = both && end === 1 && layer === 0;
      return isOnce() ? isAsked(number) : solved || isOtherEnd;
    },
  };
}

/**
 * labelOf returns the label of a row.
 * @param {import("./layout.js").Row} row
 */
function labelOf(row) {
  const isShort = $("trace").clientWidth < narrow;
  const name = layerName({ ...row, layer: row.distance });
  return isShort ? String(row.distance) : w("rowSize", name, row.size.toLocaleString("en"));
}

/**
 * widthOf returns the width of the widest label.
 * @param {import("./layout.js").Row[]} rows
 */
function widthOf(rows) {
  const context = element("canvas", {}).getContext("2d");
  if (!context) {
    return 0;
  }
  context.font = "13px system-ui, sans-serif";
  const widths = rows.map((row) => context.measureText(labelOf(row)).width);
  return Math.max(leastLabel, ...widths) + 16;
}

/**
 * makePicture lays the states out for the width of the page, if there is any.
 * @param {(number: number) => void} choose shows the way to a state
 */
export function makePicture(choose) {
  const host = $("trace");
  if (!shown.trace || !host.clientWidth) {
    return;
  }
  const found = theCase();
  map = new SearchMap(host, source(), choose);
  const rows = rowsOf(shown.trace, shown.sizes);
  const down = cellsOf(0).length / found.columns;
  const shape = { across: found.columns, down, label: widthOf(rows) };
  map.load(shown.trace, new Layout(rows, host.clientWidth, shape));
  host.onpointerover = (e) => magnify(map?.numberOf(e.target) ?? -1, e.target);
  host.onpointerleave = () => magnify(-1, null);
}

/** forgetPicture stops drawing until there is another picture. */
export function forgetPicture() {
  map = null;
}

/** hasPicture reports whether there is a picture. */
export const hasPicture = () => map !== null;

/** drawPicture draws the moment. */
export function drawPicture() {
  const { states, success } = theTrace();
  const { kind, to } = moment();
  const isMeeting = kind === "meet" && shown.chosen < 0 && player.at === success;
  map?.draw(player.at, {
    way: drawnWay(),
    lit: shown.chosen >= 0 ? [shown.chosen] : [],
    met: isMeeting ? [to, states[to].met ?? to] : [],
    waiting: isMeeting ? theTrace().waitingBeside(player.at) : [],
  });
}

/**
 * drawQueue draws the front and the back of a queue.
 * @param {HTMLCanvasElement} canvas
 * @param {number[]} queue
 * @param {number} width
 */
export function drawQueue(canvas, queue, width) {
  map?.drawStrip(canvas, queue, width, [w("queueFront"), w("queueBack")]);
}

/**
 * magnify shows a state large beside its place.
 * @param {number} number
 * @param {EventTarget | null} target
 */
function magnify(number, target) {
  const glass = $("watch-glass");
  glass.hidden = number < 0 || !(target instanceof HTMLElement) || !hovers.matches;
  if (glass.hidden || !map || !(target instanceof HTMLElement)) {
    return;
  }
  const canvas = /** @type {HTMLCanvasElement} */ (glass.firstChild);
  const width = theCase().columns * 15 + 14;
  map.drawStrip(canvas, [number], width);
  const box = target.getBoundingClientRect();
  glass.style.left = `${box.x + box.width / 2 - width / 2}px`;
  glass.style.top = `${box.y - glass.offsetHeight - 6}px`;
}

/**
 * follow scrolls so that the state of the moment is in view. On a phone the picture scrolls in its
 * own box, and the page only so far that the box is above the controls.
 * @param {boolean} mayMove whether the page may scroll, too
 */
export function follow(mayMove) {
  const at = map?.layout?.where(shownState(), moment());
  const box = $("watch-scroll");
  if (!at) {
    return;
  }
  if (getComputedStyle(box).overflowY === "auto") {
    followInBox(box, at.y, mayMove);
    return;
  }
  const { top, bottom } = box.getBoundingClientRect();
  const y = top + at.y;
  if (mayMove && isHidden(y, innerHeight)) {
    // No farther than to the end of the picture, because the board and the sentence are beside it.
    const rest = Math.max(0, bottom + edge - innerHeight);
    const by = Math.min(y - innerHeight / 2, rest);
    scrollBy({ top: by, behavior: still.matches ? "auto" : "smooth" });
  }
}

/**
 * isHidden reports whether something is beyond the edges of its window or near them.
 * @param {number} y
 * @param {number} height of the window
 */
const isHidden = (y, height) => y < edge || y > height - edge;

/**
 * @param {HTMLElement} box
 * @param {number} y
 * @param {boolean} mayMove
 */
function followInBox(box, y, mayMove) {
  const { bottom } = box.getBoundingClientRect();
  const covered = bottom - $("watch-dock").getBoundingClientRect().top;
  if (mayMove && covered > 1) {
    scrollBy({ top: covered, behavior: "instant" });
  }
  if (isHidden(y - box.scrollTop, box.clientHeight)) {
    box.scrollTop = y - box.clientHeight / 2;
  }
}

/** fitBox gives the picture on a phone the room above the controls. */
export function fitBox() {
  const { style } = $("watch-parts");
  const dock = `${$("watch-dock").offsetHeight}px`;
  if (style.getPropertyValue("--dock") !== dock) {
    style.setProperty("--dock", dock);
  }
  if (map) {
    follow(false);
  }
}

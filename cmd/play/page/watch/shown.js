// What is watched: the search of the case, the moment, and the state that the reader chose. The
// other modules of the view read it here.
import { cellsAt, current } from "../core/puzzles.js";
import { groupCells } from "./maze.js";
import { Player } from "./player.js";
import { w } from "./texts.js";

/** @typedef {import("../core/puzzles.js").Current} Current */
/** @typedef {import("./trace.js").Trace} Trace */

/**
 * A search that can be watched, as a puzzle's page.js lists them.
 * @typedef {object} Mode
 * @property {string} name plain, both, once or submitted
 * @property {string[]} flags the flags that ask the program for it
 * @property {import("./trace.js").Way} way
 * @property {string} [code] the file of its loop
 */

/**
 * What a puzzle's page.js says of this view.
 * @typedef {object} Watch
 * @property {import("./words.js").Noun} [noun] what its states are called
 * @property {{ en: string, zh: string }} [solved] what they look for
 * @property {Mode[]} searches
 */

/** @type {import("./words.js").Noun} */
const usualNoun = { en: ["board", "boards"], zh: "局面" };

/** @type {Mode} */
const plain = { name: "plain", flags: ["-plain"], way: {}, code: "common/bfs.go" };

export const player = new Player();

export const shown = {
  /** @type {Current | null} what current() was for the trace; the reader may have gone on since */
  searched: null,
  /** @type {Trace | null} */
  trace: null,
  /** @type {import("./groups.js").Groups | null} of a search that moves groups */
  groups: null,
  mode: plain, // the search that the reader chose
  used: plain, // the search on the page, another one where the program does not search
  chosen: -1, // the state that the reader chose, or -1
  sizes: /** @type {import("./trace.js").Size[]} */ ([]), // of all layers, once known
};

let cells = /** @type {string[][]} */ ([]); // by state, read once

/** modes returns the searches of the puzzle that can be watched. */
export const modes = () => current().puzzle.watch?.searches ?? [plain];

/** noun returns what the puzzle calls its states. */
export const noun = () => current().puzzle.watch?.noun ?? usualNoun;

/** plainMode returns the plain search of the puzzle. */
export const plainMode = () => modes().find(({ name }) => name === "plain") ?? plain;

// These return parts of the search on the page, for functions that are called only if there is one.

const searched = () => /** @type {Current} */ (shown.searched);
export const thePuzzle = () => searched().puzzle;
export const theCase = () => /** @type {import("../core/puzzles.js").Case} */ (searched().found);
export const theTrace = () => /** @type {Trace} */ (shown.trace);

export const moment = () => theTrace().moments[player.at];

/**
 * watchTrace begins with another search.
 * @param {Current} searched
 * @param {Trace} trace
 * @param {Mode} used
 * @param {import("./groups.js").Groups | null} groups
 */
export function watchTrace(searched, trace, used, groups) {
  Object.assign(shown, { searched, trace, used, groups, sizes: [], chosen: -1 });
  cells = [];
}

/** shownState returns the state on the large board. */
export function shownState() {
  const trace = theTrace();
  const { kind, end, at, to } = moment();
  if (shown.chosen >= 0 || to >= 0) {
    return shown.chosen >= 0 ? shown.chosen : to;
  }
  const front = kind === "turn" ? trace.queueAt(end, player.at)[0] : undefined;
  const newest = kind === "start" ? 0 : lastShown();
  return front ?? (at >= 0 ? at : newest);
}

/** lastShown returns the state on the board at the end: the newest, or that of the case. */
function lastShown() {
  const { states, foundAt } = theTrace();
  const asked = isOnce() ? states.findIndex((_, number) => isAsked(number)) : -1;
  return asked < 0 ? foundAt.length - 1 : asked;
}

/**
 * cellsOf returns the cells of a state.
 * @param {number} number
 */
export function cellsOf(number) {
  const { state } = theTrace().states[number];
  if (!cells[number] && shown.used.way.groups) {
    cells[number] = groupCells(state, theCase());
  }
  if (!cells[number]) {
    const all = cellsAt(state, searched());
    cells[number] = all.slice(0, all.length / thePuzzle().frames);
  }
  return cells[number];
}

/** isOnce reports whether the search is one from the goal, which answers all cases. */
export const isOnce = () => theTrace().states[0].end === 1;

/**
 * isAsked reports whether a state is the one that the case asks for, in a search that answers all
 * cases.
 * @param {number} number
 */
export const isAsked = (number) =>
  isOnce() && cellsOf(number).join() === theCase().letters.slice(0, cellsOf(0).length).join();

/**
 * layerName returns the name of a layer in the picture.
 * @param {{ end: number, layer: number }} state
 */
export function layerName({ end, layer }) {
  if (!theTrace().both) {
    return w("row", layer);
  }
  return w(end === 0 ? "rowStart" : "rowGoal", layer);
}

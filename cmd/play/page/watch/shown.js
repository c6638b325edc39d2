// What is watched: the search of the case, the moment, and the state that the reader chose. The
// other modules of the view read it here.
import { Player } from "./player.js";

/** @typedef {import("../core/puzzles.js").Current} Current */
/** @typedef {import("../core/puzzles.js").Text} Text */
/** @typedef {import("./trace.js").Trace} Trace */

/**
 * A search that can be watched, as a puzzle's page.js lists them.
 * @typedef {object} Search
 * @property {string} name plain, both, once or submitted
 * @property {Text} title
 * @property {string[]} flags the flags that ask the program for it
 * @property {string} [code] the file of its loop
 */

/**
 * What a puzzle calls its states: one, and many.
 * @typedef {{ en: [string, string], zh: string }} Noun
 */

/**
 * What a puzzle's page.js says of this view.
 * @typedef {object} Watch
 * @property {Noun} [noun] what its states are called
 * @property {Text} [solved] what the search looks for
 * @property {Search[]} searches
 */

export const player = new Player();

export const shown = {
  /** @type {Current | null} what current() was for the trace; the reader may have gone on since */
  searched: null,
  /** @type {Trace | null} */
  trace: null,
  /** @type {Search | null} the search on the page */
  search: null,
  chosen: -1, // the state that the reader chose, or -1
};

/** theTrace returns the trace, for functions that are called only if there is one. */
export const theTrace = () => /** @type {Trace} */ (shown.trace);

/** moment returns the moment that is shown. */
export const moment = () => theTrace().moments[player.at];

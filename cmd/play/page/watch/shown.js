// The state of the view: the search of the case, the moment, and the state that the reader chose.
// The other modules of the view read it here.
import { Player } from "./player.js";

/** @typedef {import("../core/puzzles.js").Current} Current */
/** @typedef {import("../core/puzzles.js").Search} Search */
/** @typedef {import("./trace.js").Trace} Trace */

export const player = new Player();

export const shown = {
  /**
   * @type {Current | null} the value of current() for the trace; the page may have changed since
   */
  searched: null,
  /** @type {Trace | null} */
  trace: null,
  /** @type {Search | null} the search on the page */
  search: null,
  chosen: -1, // the state that the reader chose, or -1
};

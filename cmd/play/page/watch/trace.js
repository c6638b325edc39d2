// The trace of a search answers questions about its moments. It is independent of any puzzle and
// draws nothing.
import { Events } from "./events.js";

/** @typedef {import("./events.js").Kind} Kind */
/** @typedef {import("./events.js").Moment} Moment */
/** @typedef {import("./events.js").State} State */

/** The most states that a trace lists. */
export const limit = 2000;

/**
 * A move of the state being expanded; now says whether the move has been made by the moment.
 * @typedef {{ to: number, kind: Kind, now: boolean }} Move
 */

export class Trace extends Events {
  get route() {
    return this.end?.route ?? [];
  }

  /**
   * queue returns the states that wait in the queue of a half, the front first.
   * @param {number} moment
   * @param {number} half
   */
  queue(moment, half) {
    return this.states.filter(
      (state) => state.half === half && state.foundAt <= moment && moment < state.takenAt,
    );
  }

  /**
   * moves returns all moves of a state in order, and says whether each has been made by a moment.
   * The default is the state being expanded at the moment.
   * @param {number} moment
   * @param {number} [number] of the state
   */
  moves(moment, number = this.moments[moment].at) {
    /** @type {Move[]} */
    const moves = [];
    const { takenAt = Infinity } = this.states[number] ?? {};
    for (let i = takenAt + 1; this.moments[i]?.at === number; i++) {
      const { kind, to } = this.moments[i];
      if (kind === "find" || kind === "seen") moves.push({ to, kind, now: i <= moment });
    }
    return moves;
  }

  /**
   * nextLayer returns the moment at which the next or the previous layer begins, or else the last
   * or the first moment. It does not skip the end of the search.
   * @param {number} moment
   * @param {number} by 1 or -1
   */
  nextLayer(moment, by) {
    const stops = [0, ...this.begins, this.success, this.last].filter((stop) => stop >= 0);
    const ahead = stops.filter((stop) => (stop - moment) * by > 0).sort((a, b) => a - b);
    return (by > 0 ? ahead[0] : ahead.at(-1)) ?? moment;
  }

  /**
   * like returns the moment that is as far along as a moment of another trace, counted in layers
   * begun.
   * @param {Trace} other
   * @param {number} moment
   */
  like(other, moment) {
    if (moment === other.success && this.success >= 0) return this.success;
    const begun = other.begins.filter((begin) => begin <= moment).length;
    return begun ? (this.begins[begun - 1] ?? this.last) : 0;
  }

  /**
   * way returns the states on the way to a state, from where its half began.
   * @param {number} number
   */
  way(number) {
    const way = [];
    for (let state = this.states[number]; state; state = this.states[state.parent]) {
      way.unshift(state);
    }
    return way;
  }
}

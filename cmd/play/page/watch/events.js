// The events of a search, in order. `-trace -json` prints them, one line per event. This module
// reads the lines, and computes nothing that the program reports.

/**
 * The first line of a trace.
 * @typedef {object} Header
 * @property {number} halves the number of halves: 2 in a bidirectional search, 0 if no search is
 *   needed
 * @property {boolean} once whether one search, which begins at the goal, answers all cases
 * @property {boolean[]} backward by half, whether it begins at the goal
 * @property {string[]} start the boards at which the case begins
 */

/**
 * The last line of a trace.
 * @typedef {object} End
 * @property {number[][]} layers the number of states found, by half and distance, listed or not
 * @property {number} moves the least number of moves, or -1
 * @property {Step[]} route a shortest route from the start to the goal
 * @property {string} reason why there is no route, or ""
 * @property {string} note the program's note on this search, or ""
 *
 * A board of a route, and the move to it. The state is -1 if it is not listed.
 * @typedef {{ board: string, move: string, state: number }} Step
 */

/**
 * A state as one half found it. If both halves found it, it has two numbers.
 * @typedef {object} State
 * @property {number} number
 * @property {number} half
 * @property {number} distance from where the half began
 * @property {number} parent the number of the state from which it was found, or -1
 * @property {string} move the name of the move from there
 * @property {string} board
 * @property {number} foundAt a moment
 * @property {number} takenAt the moment at which it left the queue, or Infinity
 * @property {number} other its number in the other half, where the halves met, or -1
 */

/**
 * The event of a moment: the starts were queued; a half begins to expand its frontier; a state was
 * taken from the queue; a new state was found; a state was found again; a state is solved; the
 * halves met; the list is full, but the search continues; the search is over.
 * @typedef {"start" | "layer" | "take" | "find" | "seen" | "goal" | "meet" | "cut" | "end"} Kind
 */

/**
 * @typedef {object} Moment
 * @property {Kind} kind
 * @property {number} half the half that works
 * @property {number} at the number of the state that it took last, or -1 if that state is not
 *   listed
 * @property {number} to the number of the state found, seen, met, or solved when found, or -1
 * @property {number} distance of the state of the moment, of the frontier, or -1
 */

/** The Events of a search are its states and moments, as read so far. */
export class Events {
  /** @type {Header} */
  header = { halves: 0, once: false, backward: [], start: [] };
  /** @type {State[]} */
  states = [];
  /** @type {Moment[]} */
  moments = [];
  /** @type {End | null} null while the search continues */
  end = null;
  /** Whether all states are listed. */
  whole = true;
  /** @type {Partial<Record<Kind, number>>} the first moment of each kind */
  firsts = {};
  /** @type {number[]} the moments at which the expansion of a layer begins */
  begins = [];
  /** In a search that answers all cases, the state of this case, or -1 until it is found. */
  asked = -1;

  at = -1; // the state taken last
  layer = [-1, -1]; // by half, the layer that it expands
  rest = ""; // the beginning of a line that is not yet complete

  /**
   * add reads the next piece of a trace.
   * @param {string} text
   */
  add(text) {
    const lines = (this.rest + text).split("\n");
    this.rest = lines.pop() ?? "";
    for (const line of lines) {
      const event = JSON.parse(line);
      this.tellers[Object.keys(event)[0]](event);
    }
  }

  get last() {
    return this.moments.length - 1;
  }

  /**
   * success is the first moment at which the search reaches its goal, or -1. Most searches end
   * there, but a search for all states continues.
   */
  get success() {
    return this.firsts.goal ?? this.firsts.meet ?? -1;
  }

  /**
   * The effect of each event, by the first key of the event, which names it.
   * @type {Record<string, (event: any) => void>}
   */
  tellers = {
    search: (header) => {
      this.header = header;
    },

    find: ({ find: number, half, distance, parent, move, board }) => {
      if (!this.moments.length) this.happen("start", half, -1, 0);
      if (distance > 0) this.happen("find", half, number, distance);
      const later = { foundAt: this.last, takenAt: Infinity, other: -1 };
      this.states.push({ number, half, distance, parent, move, board, ...later });
      if (this.header.once && board === this.header.start[0]) this.asked = number;
    },

    layer: ({ half }) => {
      const found = this.states.findLast((state) => state.half === half);
      this.at = -1;
      this.begin(half, found?.distance ?? 0);
      this.happen("layer", half, -1, this.layer[half]);
    },

    take: ({ take: number }) => {
      const state = this.states[number];
      const { half, distance } = state;
      // There is no "layer" event if the first state of the layer is solved, because the search
      // then ends.
      if (distance > this.layer[half]) this.begin(half, distance);
      this.at = number;
      state.takenAt = this.moments.length;
      this.happen("take", half, -1, distance);
    },

    seen: ({ seen }) => {
      for (const to of seen) {
        this.happen("seen", this.states[to].half, to, this.states[to].distance);
      }
    },

    goal: ({ goal }) => {
      const { half, distance } = this.states[goal];
      this.happen("goal", half, goal === this.at ? -1 : goal, distance);
    },

    // Two states are the same. The program may report this after other states.
    meet: ({ meet, with: other }) => {
      const { half, distance, parent } = this.states[meet];
      this.states[meet].other = other;
      this.states[other].other = meet;
      if (parent !== this.at) this.at = -1;
      this.happen("meet", half, meet, distance);
    },

    listed: () => {
      this.whole = false;
      this.finish("cut");
    },

    end: (end) => {
      this.end = end;
      if (this.success !== this.last) this.finish("end");
    },
  };

  /**
   * begin notes that the next moment begins a layer.
   * @param {number} half
   * @param {number} distance
   */
  begin(half, distance) {
    this.layer[half] = distance;
    this.begins.push(this.moments.length);
  }

  /**
   * finish adds the moment at which the list or the search ends, which has no state.
   * @param {Kind} kind
   */
  finish(kind) {
    this.at = -1;
    this.happen(kind, this.moments[this.last].half, -1, -1);
  }

  /**
   * happen adds a moment.
   * @param {Kind} kind
   * @param {number} half
   * @param {number} to
   * @param {number} distance
   */
  happen(kind, half, to, distance) {
    this.firsts[kind] ??= this.moments.length;
    this.moments.push({ kind, half, at: this.at, to, distance });
  }
}

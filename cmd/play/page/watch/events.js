// What the program tells of a search, in the order in which it happened. `-trace -json` prints it,
// one line per event. This reads the lines, and works out nothing that the program tells.

/**
 * What the program tells before all else.
 * @typedef {object} Header
 * @property {number} halves how many searches run: 2 in a bidirectional one, 0 if none is needed
 * @property {boolean} once whether one search, which begins at the goal, answers all cases
 * @property {boolean[]} backward by half, whether it begins at the goal
 * @property {string[]} start the boards at which the case begins
 */

/**
 * What the program tells last.
 * @typedef {object} End
 * @property {number[][]} layers how many states were found, by half and distance, listed or not
 * @property {number} moves the least number of moves, or -1
 * @property {Step[]} route a shortest route from the start to the goal
 * @property {string} reason why there is no route, or ""
 * @property {string} note what else the program says of this search, or ""
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
 * @property {number} parent the number of the state that it was found from, or -1
 * @property {string} move the name of the move from there
 * @property {string} board
 * @property {number} foundAt a moment
 * @property {number} takenAt the moment in which it left the queue, or -1
 * @property {number} other its number in the other half, where the halves met, or -1
 */

/**
 * What happened: the starts were queued; a half begins to expand its frontier; a state was taken
 * from the queue; a new state was found, or one that was found before; a state is solved; the
 * halves met; the list is full, but the search continues; the search is over.
 * @typedef {"start" | "layer" | "take" | "find" | "seen" | "goal" | "meet" | "cut" | "end"} Kind
 */

/**
 * @typedef {object} Moment
 * @property {Kind} kind
 * @property {number} half the half that works
 * @property {number} at the number of the state that it took last, or -1, for which no state is
 *   listed
 * @property {number} to that of the state found, seen, met, or solved when it was found, or -1
 * @property {number} distance of the state that this is about, of the frontier, or -1
 */

/** The Events of a search are its states and moments, as far as they are told. */
export class Events {
  /** @type {Header} */
  header = { halves: 0, once: false, backward: [], start: [] };
  /** @type {State[]} */
  states = [];
  /** @type {Moment[]} */
  moments = [];
  /** @type {End | null} null while the search continues */
  end = null;
  /**
   * The first moment that reaches what the search looks for, or -1. Most searches end there, but
   * one that finds all states continues.
   */
  success = -1;
  /** Whether all states are listed. */
  whole = true;
  /** @type {Partial<Record<Kind, number>>} the first moment of each kind */
  firsts = {};
  /** @type {number[]} the moments in which a layer begins to be expanded */
  begins = [];
  /** In a search that answers all cases, the state of this case, or -1 until it is found. */
  asked = -1;

  /** @type {State[][]} by half, in the order of its queue */
  found = [[], []];
  /** @type {State[][]} by half, those of them that have left the queue */
  taken = [[], []];
  at = -1; // the state taken last
  rest = ""; // the beginning of a line whose end is still to come

  /**
   * add reads a piece of a trace, which follows what was read before.
   * @param {string} text
   */
  add(text) {
    const lines = (this.rest + text).split("\n");
    this.rest = lines.pop() ?? "";
    for (const line of lines) {
      this.tell(JSON.parse(line));
    }
  }

  /**
   * tell takes in an event. Its first key names it.
   * @param {any} event
   */
  tell(event) {
    switch (Object.keys(event)[0]) {
      case "search":
        this.header = event;
        break;
      case "find":
        this.tellFind(event);
        break;
      case "layer":
        this.tellLayer(event.half);
        break;
      case "take":
        this.tellTake(this.states[event.take]);
        break;
      case "seen":
        this.tellSeen(event.seen);
        break;
      case "meet":
        this.tellMeet(this.states[event.meet], this.states[event.with]);
        break;
      case "goal":
        this.tellGoal(this.states[event.goal]);
        break;
      case "listed":
        this.tellCut();
        break;
      case "end":
        this.tellEnd(event);
    }
  }

  /**
   * happen adds a moment.
   * @param {Kind} kind
   * @param {number} half
   * @param {number} to
   * @param {number} [distance]
   */
  happen(kind, half, to, distance = -1) {
    this.firsts[kind] ??= this.moments.length;
    this.moments.push({ kind, half, at: this.at, to, distance });
  }

  /** @param {any} event */
  tellFind({ find: number, half, distance, parent, move, board }) {
    if (!this.moments.length) this.happen("start", half, -1, 0);
    if (distance > 0) this.happen("find", half, number, distance);
    const told = { number, half, distance, parent, move, board };
    const state = { ...told, foundAt: this.last, takenAt: -1, other: -1 };
    this.states.push(state);
    this.found[half].push(state);
    if (this.header.once && board === this.header.start[0]) this.asked = number;
  }

  /** @param {number} half */
  tellLayer(half) {
    this.at = -1;
    this.begins.push(this.moments.length);
    this.happen("layer", half, -1, this.found[half].at(-1)?.distance);
  }

  /**
   * tellTake notes that a state is taken. The first of its layer begins the layer if no "layer" was
   * told, which is so if the state is solved, because the search then ends and expands nothing.
   * @param {State} state
   */
  tellTake(state) {
    const { number, half, distance } = state;
    const isFirst = this.taken[half].at(-1)?.distance !== distance;
    if (isFirst && this.moments[this.last].kind !== "layer") this.begins.push(this.moments.length);
    this.at = number;
    state.takenAt = this.moments.length;
    this.taken[half].push(state);
    this.happen("take", half, -1, distance);
  }

  /** @param {number[]} seen */
  tellSeen(seen) {
    for (const to of seen) {
      this.happen("seen", this.states[to].half, to, this.states[to].distance);
    }
  }

  /**
   * tellMeet notes that two states are the same. The program may tell so after other states.
   * @param {State} state
   * @param {State} other
   */
  tellMeet(state, other) {
    state.other = other.number;
    other.other = state.number;
    this.at = state.parent === this.at ? this.at : -1;
    this.succeed("meet", state.half, state.number, state.distance);
  }

  /** @param {State} state */
  tellGoal({ number, half, distance }) {
    this.succeed("goal", half, number === this.at ? -1 : number, distance);
  }

  /**
   * succeed adds a moment with which the search reaches what it looks for.
   * @param {Kind} kind
   * @param {number} half
   * @param {number} to
   * @param {number} distance
   */
  succeed(kind, half, to, distance) {
    this.happen(kind, half, to, distance);
    if (this.success < 0) this.success = this.last;
  }

  tellCut() {
    this.whole = false;
    const { half } = this.moments[this.last];
    this.at = -1;
    this.happen("cut", half, -1);
  }

  /**
   * tellEnd adds a last moment, unless the search ended in the one before.
   * @param {End} end
   */
  tellEnd(end) {
    this.end = end;
    if (this.moments.length && this.success !== this.last) {
      this.at = -1;
      this.happen("end", this.moments[this.last].half, -1);
    }
  }

  get last() {
    return this.moments.length - 1;
  }
}

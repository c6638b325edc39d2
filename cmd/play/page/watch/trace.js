// The trace of a search: the states in the order in which the program found them, and the moments
// of the search, which follow from that order. This knows no puzzle and draws nothing.

/** The most states that a trace lists. */
export const limit = 2000;

/**
 * A state, or a group of states, as the program prints it.
 * @typedef {object} State
 * @property {number} end the search that found it: 0 from the start, 1 from the goal
 * @property {number} layer its distance from there
 * @property {number} parent the number of the state that it was found from, or -1
 * @property {string} move the move from there
 * @property {string} state how the puzzle writes it
 * @property {number[] | null} next the states one move away, in the order of the moves, or null
 * @property {number} [met] its number in the search from the other end, if that found it first
 * @property {boolean} solved
 * @property {number} [limit] the most moves of a route that its search looked for
 */

/**
 * What happened: the starts were queued; an end begins a layer; a state was taken from the queue; a
 * new state was found, or one that was seen before; the goal was reached, or the ends met; nothing
 * is left in the queue; or the trace lists no more.
 * @typedef {"start" | "turn" | "pop" | "new" | "seen" | "goal" | "meet" | "end" | "cut"} Kind
 */

/**
 * A moment of the search. Counts are by end.
 * @typedef {object} Moment
 * @property {Kind} kind
 * @property {number} end the end that works
 * @property {number} at the state that the search expands, or -1
 * @property {number} to the state found or seen again, or -1
 * @property {number[]} found how many states have been found
 * @property {number[]} done how many of them have left the queue
 */

/** @typedef {{ end: number, distance: number, first: number, size: number }} Layer */

/** @typedef {"unseen" | "queue" | "current" | "done"} Status */

/**
 * How a search goes: from both ends; it moves groups; it tests a state when it finds it and not
 * when it leaves the queue; it continues after the goal; it finishes a layer before it looks
 * whether the ends met.
 * @typedef {Partial<Record<"both" | "groups" | "made" | "all" | "full", boolean>>} Way
 */

/**
 * readStates returns the states that the program printed, one per line. A state is not among those
 * one move away from itself, although in some puzzles all pieces may stay where they are.
 * @param {string} text
 * @returns {State[]}
 */
export function readStates(text) {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const { goal, next, ...state } = JSON.parse(line);
    const others = next?.filter((/** @type {number} */ number) => number !== state.number) ?? null;
    return { ...state, end: goal ? 1 : 0, next: others };
  });
}

/**
 * firstStates returns the states that are shown one by one, without the numbers of others.
 * @param {State[]} states
 */
export function firstStates(states) {
  const isShown = (/** @type {number} */ number) => number < limit;
  const first = states.slice(0, limit);
  return first.map((state) => ({ ...state, next: state.next?.filter(isShown) ?? null }));
}

/** @typedef {{ end: number, distance: number, size: number }} Size how many states a layer has */

const number = (/** @type {string} */ digits) => Number(digits.replaceAll(",", ""));

/**
 * The text after a trace: the answer, the sizes of all layers of this search and of the plain one,
 * how many states the plain search and the program's own visit, and the program's note.
 * @typedef {object} Table
 * @property {string} answer
 * @property {Size[]} sizes
 * @property {number[]} plainSizes
 * @property {number[]} counts
 * @property {string} note
 */

/**
 * readTable reads the text after a trace, in either language.
 * @param {string} text
 * @returns {Table}
 */
export function readTable(text) {
  const lines = [
    ...text.matchAll(/^layer (\d+) from the (start|goal): ([\d,]+) \w+$/gm),
    ...text.matchAll(/^从(?=(?:起点|终点)出发的第 (\d+) 层)(起点|终点).*：([\d,]+) [个组]$/gm),
  ];
  const sizes = lines.map(([, distance, from, size]) => ({
    end: from === "goal" || from === "终点" ? 1 : 0,
    distance: Number(distance),
    size: number(size),
  }));
  const verdict = unwrapped(text.trim().split("\n\n").pop() ?? "");
  const [sentence] = verdict.split(/\.\s|。/);
  const counts = (sentence.match(/\d[\d,]*/g) ?? []).map(number);
  const rest = /(?:ends meet\.|就停。)(?:[^.。]*5\/3[^.。]*[.。])?([^]*)$/.exec(verdict)?.[1] ?? "";
  const [answer] = text.split("\n");
  return { answer, sizes, plainSizes: plainSizes(text), counts, note: rest.trim() };
}

/**
 * unwrapped returns a paragraph as one line. Where a line ends or begins in Chinese, there is no
 * blank.
 * @param {string} text
 */
const unwrapped = (text) => text.replace(/([^ -~])\n|\n(?=[^ -~])/g, "$1").replaceAll("\n", " ");

/**
 * plainSizes returns the sizes of the layers of the plain search, the first column of the table.
 * Its right edge is where it has the size of layer 0.
 * @param {string} text
 */
function plainSizes(text) {
  const rows = [...text.matchAll(/^ +\d+ +[\d,]+.*$/gm)].map(([row]) => row);
  const table = rows.slice(rows.findLastIndex((row) => /^ +0 /.test(row)));
  const edge = /^ +0 +[\d,]+/.exec(table[0] ?? "")?.[0].length ?? 0;
  const columns = table.map((row) => row.slice(0, edge).trim().split(/ +/));
  return columns.filter((column) => column.length === 2).map(([, size]) => number(size));
}

/**
 * layersOf returns the layers of states, in the order in which they were made.
 * @param {State[]} states
 */
function layersOf(states) {
  /** @type {Layer[]} */
  const layers = [];
  states.forEach(({ end, layer }, number) => {
    const last = layers[layers.length - 1];
    if (last && last.end === end && last.distance === layer) {
      last.size++;
    } else {
      layers.push({ end, distance: layer, first: number, size: 1 });
    }
  });
  return layers;
}

export class Trace {
  /** @type {Moment[]} */
  moments = [];
  /** @type {number[]} by state, the moment in which it was found */
  foundAt = [];
  /** @type {number[]} by state, the moment in which it left the queue */
  doneAt = [];
  /** @type {number[][]} by end, its states in the order of its queue */
  queues = [[], []];
  /** The moment that ends the search with success, or -1. */
  success = -1;

  /**
   * @param {State[]} states
   * @param {Way} way
   * @param {{ wayTo: (number: number) => number[] } | null} groups of a search that moves groups
   * @param {boolean} whole whether these are all states of the search
   */
  constructor(states, way, groups = null, whole = true) {
    this.states = states;
    this.groups = groups;
    this.layers = layersOf(states);
    this.whole = whole;
    states.forEach(({ end }, number) => this.queues[end].push(number));
    this.full = way.full ?? false;
    this.both = way.both ?? false;
    if (this.both) {
      this.searchBothEnds();
    } else {
      this.searchPlainly(way);
    }
  }

  get last() {
    return this.moments.length - 1;
  }

  /**
   * add adds a moment. A state found or done in it counts from then on.
   * @param {Kind} kind
   * @param {number} end
   * @param {number} at
   * @param {number} to
   */
  add(kind, end, at, to) {
    const before = this.moments[this.last] ?? { found: [0, 0], done: [0, 0] };
    const found = [...before.found];
    const done = [...before.done];
    const isNew = to >= 0 && this.foundAt[to] === undefined;
    if (isNew) {
      this.foundAt[to] = this.moments.length;
      found[end]++;
    }
    if (at >= 0 && this.doneAt[at] === undefined) {
      this.doneAt[at] = this.moments.length;
      done[end]++;
    }
    this.moments.push({ kind, end, at, to, found, done });
    if ((kind === "goal" || kind === "meet") && this.success < 0) {
      this.success = this.last;
    }
  }

  /** begin queues the starts of both ends in the first moment. */
  begin() {
    const found = [0, 0];
    for (const [number, { end, layer }] of this.states.entries()) {
      if (layer === 0) {
        this.foundAt[number] = 0;
        found[end]++;
      }
    }
    this.moments.push({ kind: "start", end: 0, at: -1, to: -1, found, done: [0, 0] });
  }

  /**
   * searchPlainly follows a search with one queue.
   * @param {Way} way
   */
  searchPlainly({ made = false, all = false }) {
    this.begin();
    for (const [number, { end, solved }] of this.states.entries()) {
      const reached = solved && !made && end === 0;
      this.add(reached ? "goal" : "pop", end, number, -1);
      if ((reached && !all) || this.lookAround(number, made)) {
        return;
      }
    }
    this.add("end", 0, -1, -1);
  }

  /**
   * lookAround adds the moments of a state's moves, and reports whether the search ends with them.
   * @param {number} number
   * @param {boolean} made
   */
  lookAround(number, made) {
    for (const to of this.states[number].next ?? []) {
      const isNew = this.foundAt[to] === undefined;
      this.add(isNew ? "new" : "seen", this.states[to].end, number, to);
      if (isNew && this.endsWith(number, to, made)) {
        return true;
      }
    }
    return false;
  }

  /**
   * endsWith reports whether the search, or the trace, ends with a new state, and adds that moment.
   * @param {number} number
   * @param {number} to
   * @param {boolean} made
   */
  endsWith(number, to, made) {
    const { end, met, solved } = this.states[to];
    if (met !== undefined && !this.full) {
      this.add("meet", end, number, to);
      return true;
    }
    if (made && solved) {
      this.add("goal", end, number, to);
      return true;
    }
    const isCut = !this.whole && this.foundAt.length === this.states.length;
    if (isCut) {
      this.add("cut", end, -1, -1);
    }
    return isCut;
  }

  /** searchBothEnds follows the search from both ends, layer by layer. */
  searchBothEnds() {
    this.begin();
    /** @type {(Layer | undefined)[]} */
    const newest = [];
    for (const layer of this.layers) {
      const before = newest[layer.end];
      newest[layer.end] = layer;
      if ((before && this.expand(before)) || this.meetIn(layer)) {
        return;
      }
    }
    // Nobody met. The end that works last is the one with fewer states, or that which worked
    // before.
    const last = this.layers.length > 2 ? this.layers[this.layers.length - 1] : this.layers[0];
    const other = newest[1 - last.end];
    const fewer = other && other.size < last.size ? other : last;
    if (!this.expand(fewer)) {
      this.add("end", fewer.end, -1, -1);
    }
  }

  /**
   * meetIn adds the moment of the meeting if it is in a layer, and reports whether it is: of
   * several meetings in a layer that was finished, the one found first from the start. If the
   * start is the goal, the ends meet at once.
   * @param {Layer} layer
   */
  meetIn({ distance, first, size, end }) {
    const numbers = Array.from({ length: size }, (_, i) => first + i);
    const meetings = numbers.filter((number) => this.states[number].met !== undefined);
    const fromStart = (/** @type {number} */ number) =>
      end === 0 ? number : (this.states[number].met ?? 0);
    const [to] = meetings.sort((a, b) => fromStart(a) - fromStart(b));
    const isHere = to !== undefined && (this.full || distance === 0);
    if (isHere) {
      this.add("meet", end, -1, to);
    }
    return isHere;
  }

  /**
   * expand makes the layer after one, and reports whether the search ends with it.
   * @param {Layer} layer
   */
  expand({ end, first, size }) {
    this.add("turn", end, -1, -1);
    for (let number = first; number < first + size; number++) {
      this.add("pop", end, number, -1);
      if (this.lookAround(number, false)) {
        return true;
      }
    }
    return false;
  }

  /**
   * statusOf tells what a state is at a moment.
   * @param {number} number
   * @param {number} moment
   * @returns {Status}
   */
  statusOf(number, moment) {
    if (!(this.foundAt[number] <= moment)) {
      return "unseen";
    }
    if (this.moments[moment].at === number) {
      return "current";
    }
    return this.doneAt[number] <= moment ? "done" : "queue";
  }

  /**
   * queueAt returns the states that wait in the queue of an end, the front first.
   * @param {number} end
   * @param {number} moment
   */
  queueAt(end, moment) {
    const { found, done } = this.moments[moment];
    return this.queues[end].slice(done[end], found[end]);
  }

  /**
   * wholeLayer returns the last layer of an end that is whole at a moment.
   * @param {number} end
   * @param {number} moment
   */
  wholeLayer(end, moment) {
    const { kind, at, found, end: working } = this.moments[moment];
    const newest = this.states[this.queues[end][found[end] - 1]].layer;
    if (kind === "meet" && at < 0 && end === working) {
      return newest - 1; // all that was whole before the layer in which the ends met
    }
    const isInLayer = at >= 0 && end === working && kind !== "turn";
    return isInLayer ? this.states[at].layer : newest;
  }

  /**
   * waitingBeside returns the states that still wait in the layer that the search expands at
   * a moment.
   * @param {number} moment
   */
  waitingBeside(moment) {
    const { at, end } = this.moments[moment];
    const layer = this.states[at]?.layer;
    return this.queueAt(end, moment).filter((number) => this.states[number].layer === layer);
  }

  /**
   * inTurns returns the number of moves after which the two searches would meet if they took turns
   * state by state and not layer by layer; or -1 if the trace does not tell.
   */
  inTurns() {
    if (this.groups) {
      return -1;
    }
    const layers = [0, 1].map((end) => new Map([[this.states[this.queues[end][0]].state, 0]]));
    const queues = [0, 1].map((end) => [this.queues[end][0]]);
    for (let end = 0; queues[end].length; end = 1 - end) {
      const at = this.states[/** @type {number} */ (queues[end].shift())];
      if (!at.next) {
        return -1;
      }
      for (const to of at.next) {
        const { state } = this.states[to];
        const other = layers[1 - end].get(state);
        if (!layers[end].has(state)) {
          layers[end].set(state, at.layer + 1);
          queues[end].push(to);
        }
        if (other !== undefined) {
          return at.layer + 1 + other;
        }
      }
    }
    return -1;
  }

  /**
   * wayTo returns the states on the way to one, from the start of its search.
   * @param {number} number
   */
  wayTo(number) {
    if (this.groups) {
      return this.groups.wayTo(number);
    }
    const way = [];
    for (let at = number; at >= 0; at = this.states[at].parent) {
      way.unshift(at);
    }
    return way;
  }

  /**
   * through returns the way through a state: from the start to the goal, if both ends found it.
   * @param {number} number
   */
  through(number) {
    const { met } = this.states[number];
    if (met === undefined) {
      return this.wayTo(number);
    }
    const [start, goal] = this.states[number].end === 0 ? [number, met] : [met, number];
    return [...this.wayTo(start), ...this.wayTo(goal).reverse()];
  }

  /**
   * nextLayer returns the moment in which the layer after that of a moment begins, or the one
   * before, and otherwise the first or the last moment. It does not skip the end of the search.
   * @param {number} from
   * @param {number} by 1 or -1
   */
  nextLayer(from, by) {
    for (let i = from + by; i > 0 && i < this.last; i += by) {
      if (this.beginsLayer(i) || i === this.success) {
        return i;
      }
    }
    return by < 0 ? 0 : this.last;
  }

  /** @param {number} i */
  beginsLayer(i) {
    const { kind, at } = this.moments[i];
    const isFirst =
      at >= 0 && this.doneAt[at] === i && this.states[at - 1]?.layer !== this.states[at].layer;
    return this.both ? kind === "turn" : isFirst;
  }
}

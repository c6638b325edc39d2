// The search of a maze that moves groups of states. The states of a group differ only in the place
// of one ghost, the free one; each of the others, the fixed ones, is in one place in all of them.
// The trace has the groups. How they were made follows from the maze and the limit, by the rules of
// uva1601/search.go, whose words this uses: late, skipped, swapped.
import { after, placesIn, stepName } from "./maze.js";

/** @typedef {import("../core/puzzles.js").Case} Case */
/** @typedef {import("../core/puzzles.js").Maze} Maze */
/** @typedef {import("./trace.js").State} State */

/**
 * A ghost that a limit leaves out: even alone it would need more moves than are left.
 * @typedef {{ ghost: string, need: number }} Late
 */

/**
 * A step of the fixed ghosts at once, with all steps of the free one.
 * @typedef {object} Joint
 * @property {string} name
 * @property {number[]} to where the fixed ghosts are then
 * @property {Late | null} late
 * @property {import("../core/puzzles.js").Text | null} clash
 * @property {number[]} places where the free ghost is then, as far as that is new
 */

/**
 * Why a joint step does not lead the free ghost to a place beside it: the ghost would be late; a
 * fixed ghost is there; only a swap leads there; the search has seen it before; or the step is
 * skipped, because a step from another group leads there as well.
 * @typedef {"late" | "taken" | "swap" | "seen" | "skipped"} Lack
 */

/** More moves than any route has, as in the program. */
export const never = 2 ** 30;

const busy = 12; // milliseconds without a pause

export class Groups {
  /** @type {Map<string, Map<number, number>>} by end and fixed places: cell to layer */
  seen = new Map();
  /** @type {Map<string, number>} by end, layer and fixed places: the number of a group */
  numbers = new Map();
  /** @type {Set<number>} the groups that have their parents */
  linked = new Set();
  /** @type {Map<number, number>} by group: where its free ghost is when the ends meet */
  met = new Map();

  /**
   * @param {State[]} states the groups, to which connect adds their steps and where they meet
   * @param {Case} found
   * @param {Maze} maze
   */
  constructor(states, found, maze) {
    this.states = states;
    this.found = found;
    this.maze = maze;
    this.limit = states[0].limit ?? never;
    const ghosts = placesIn(states[0].state, found.columns).map(({ ghost }) => ghost);
    this.fixed = ghosts.slice(0, -1);
    this.free = ghosts[ghosts.length - 1];
    this.after = found.letters.map((_, cell) => after(cell, found));
    const places = states.map(({ state }) => placesIn(state, found.columns));
    this.sets = places.map((all) => all[all.length - 1].cells);
    this.at = places.map((all) => all.slice(0, -1).map(({ cells }) => cells[0]));
    /** @type {number[][][]} by end, ghost and cell: how many moves it needs alone */
    this.away = [0, 1].map((end) =>
      [...this.at[end], this.sets[end][0]].map((to) => this.walk(to)),
    );
    states.forEach((_, number) => this.keep(number));
  }

  /**
   * connect finds the steps of all groups and where the ends meet. It may take a second, so it lets
   * the page do other things meanwhile.
   */
  async connect() {
    let began = performance.now();
    for (const number of this.states.keys()) {
      this.link(number);
      if (performance.now() - began > busy) {
        await new Promise((resolve) => setTimeout(resolve));
        began = performance.now();
      }
    }
    this.findMeeting();
  }

  /** @param {number} to */
  walk(to) {
    const away = this.after.map(() => never);
    away[to] = 0;
    const queue = [to];
    for (const at of queue) {
      for (const next of this.after[at]) {
        if (away[next] === never) {
          away[next] = away[at] + 1;
          queue.push(next); // the loop visits what is added to the array
        }
      }
    }
    return away;
  }

  /** @param {number} number */
  keep(number) {
    const { end, layer } = this.states[number];
    this.numbers.set(`${end} ${layer} ${this.at[number]}`, number);
    const key = `${end} ${this.at[number]}`;
    const layers = this.seen.get(key) ?? new Map();
    this.seen.set(key, layers);
    this.sets[number].forEach((cell) => layers.set(cell, layer));
  }

  /**
   * hasSeen returns a function that tells whether an end has seen the states with some fixed places
   * within so many moves.
   * @param {number} end
   * @param {number[]} fixed
   * @param {number} layer
   */
  hasSeen(end, fixed, layer) {
    const layers = this.seen.get(`${end} ${fixed}`);
    return (/** @type {number} */ cell) => (layers?.get(cell) ?? never) <= layer;
  }

  /**
   * link lists the groups to which a group leads, in the order of the steps. Of each, the first
   * group that leads there is the parent.
   * @param {number} number
   */
  link(number) {
    const { end, layer } = this.states[number];
    const next = [];
    for (const { to, places, name } of this.steps(number)) {
      const child = this.numbers.get(`${end} ${layer + 1} ${to}`);
      if (places.length > 0 && child !== undefined) {
        next.push(child);
        if (!this.linked.has(child)) {
          this.linked.add(child);
          this.states[child].move = name;
          this.states[child].parent = number;
        }
      }
    }
    this.states[number].next = next;
  }

  /**
   * findMeeting finds the first group, if there is one, that has a state which both ends found. The
   * program marks all such groups.
   */
  findMeeting() {
    this.states.forEach((state) => delete state.met);
    for (const [number, { end }] of this.states.entries()) {
      const layers = this.seen.get(`${1 - end} ${this.at[number]}`);
      const cell = this.sets[number].find((place) => layers?.has(place));
      const other = this.numbers.get(`${1 - end} ${layers?.get(cell ?? -1)} ${this.at[number]}`);
      if (cell !== undefined && other !== undefined && other < number) {
        this.met.set(number, cell).set(other, cell);
        this.states[number].met = other;
        return;
      }
    }
  }

  /**
   * left returns how many moves the limit leaves after a step from a group.
   * @param {number} number
   */
  left(number) {
    return this.limit - this.states[number].layer - 1;
  }

  /**
   * need returns how many moves a ghost needs alone from a cell to the other end.
   * @param {number} number of the group whose end this is not
   * @param {number} ghost its place among the ghosts of a group
   * @param {number} cell
   */
  need(number, ghost, cell) {
    return this.away[1 - this.states[number].end][ghost][cell];
  }

  /**
   * steps returns the joint steps from a group that lead into no wall, in the order of the program.
   * @param {number} number
   * @returns {Joint[]}
   */
  steps(number) {
    /** @type {number[][]} */
    let ends = [[]];
    for (const cell of this.at[number]) {
      ends = ends.flatMap((to) => this.after[cell].map((next) => [...to, next]));
    }
    return ends.map((to) => this.step(number, to));
  }

  /**
   * @param {number} number
   * @param {number[]} to
   * @returns {Joint}
   */
  step(number, to) {
    const names = to.map((cell, i) =>
      stepName(this.fixed[i], this.at[number][i], cell, this.found),
    );
    const i = to.findIndex((cell, ghost) => this.need(number, ghost, cell) > this.left(number));
    const late = i < 0 ? null : { ghost: this.fixed[i], need: this.need(number, i, to[i]) };
    const clash = late ? null : this.clash(this.at[number], to);
    const places = late || clash ? [] : this.places(number, to);
    return { name: names.filter(Boolean).join(" "), to, late, clash, places };
  }

  /**
   * clash returns why the fixed ghosts cannot go to some cells at once, or null.
   * @param {number[]} from
   * @param {number[]} to
   */
  clash(from, to) {
    const all = (/** @type {number[]} */ cells) =>
      [..."abc"].map((ghost, i) => cells[this.fixed.indexOf(ghost)] ?? -1 - i); // out of the way
    return this.maze.clash(all(from), all(to));
  }

  /**
   * moving returns where the free ghost is in those states of a group whose step is not skipped.
   * @param {number} number
   * @param {number[]} to
   */
  moving(number, to) {
    const { end, layer } = this.states[number];
    const from = this.at[number];
    const isSkipped = from.map((cell, i) =>
      cell === to[i]
        ? () => false
        : this.hasSeen(end, [...to.slice(0, i + 1), ...from.slice(i + 1)], layer),
    );
    return this.sets[number].filter((cell) => isSkipped.every((seen) => !seen(cell)));
  }

  /**
   * places returns where the free ghost can be after a joint step, as far as that is new.
   * @param {number} number
   * @param {number[]} to
   */
  places(number, to) {
    const moving = this.moving(number, to);
    const reached = new Set(moving.flatMap((cell) => this.after[cell]));
    const lacks = this.lacks(number, to, moving);
    return [...reached].filter((cell) => lacks(cell) === null);
  }

  /**
   * lacks returns a function that tells why the free ghost cannot be on a cell after a joint step.
   * @param {number} number
   * @param {number[]} to
   * @param {number[]} moving
   * @returns {(cell: number) => Lack | null}
   */
  lacks(number, to, moving) {
    const { end, layer } = this.states[number];
    const from = this.at[number];
    const seen = this.hasSeen(end, to, layer);
    const swaps = from.filter(
      (cell, i) =>
        cell !== to[i] &&
        !moving.some((place) => place !== to[i] && this.after[cell].includes(place)),
    );
    return (cell) => {
      if (to.includes(cell)) {
        return "taken";
      }
      if (this.need(number, this.fixed.length, cell) > this.left(number)) {
        return "late";
      }
      if (seen(cell)) {
        return "seen";
      }
      return swaps.includes(cell) ? "swap" : null;
    };
  }

  /**
   * missing counts the places that the free ghost could step to, by what keeps it from each.
   * @param {number} number
   * @param {Joint} joint
   * @returns {Partial<Record<Lack, number>>}
   */
  missing(number, { to, places }) {
    /** @type {Partial<Record<Lack, number>>} */
    const counts = {};
    const lacks = this.lacks(number, to, this.sets[number]);
    for (const cell of new Set(this.sets[number].flatMap((place) => this.after[place]))) {
      if (!places.includes(cell)) {
        const lack = lacks(cell) ?? "skipped";
        counts[lack] = (counts[lack] ?? 0) + 1;
      }
    }
    return counts;
  }

  /**
   * wayTo returns the groups on a route to a state of a group, from the start of its search: the
   * state where the ends meet, if that is in the group.
   * @param {number} number
   */
  wayTo(number) {
    const way = [number];
    let state = [...this.at[number], this.met.get(number) ?? this.sets[number][0]];
    for (let { end, layer } = this.states[number]; layer > 0; layer--) {
      const before = this.before(end, layer - 1, state);
      if (!before) {
        return way;
      }
      state = before;
      way.unshift(this.numbers.get(`${end} ${layer - 1} ${state.slice(0, -1)}`) ?? 0);
    }
    return way;
  }

  /**
   * before returns a state of a layer that is one move away from a state.
   * @param {number} end
   * @param {number} layer
   * @param {number[]} state
   */
  before(end, layer, state) {
    /** @type {number[][]} */
    let all = [[]];
    for (const cell of state) {
      all = all.flatMap((to) => this.after[cell].map((next) => [...to, next]));
    }
    return all.find((to) => {
      const cell = to[to.length - 1];
      const layers = this.seen.get(`${end} ${to.slice(0, -1)}`);
      return layers?.get(cell) === layer && !this.maze.clash(state, to); // whatever their names
    });
  }
}

// Goes through a trace moment by moment, and compares the page's answers about it with a search of
// its own, which has a queue and the rules in page.js.
import { layersAt } from "/watch/rows.js";
import { Trace } from "/watch/trace.js";
import { equal } from "./steps.js";

/** @typedef {import("/core/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("/core/puzzles.js").Case} Case */

export class Replay {
  /** @type {number[][]} by half, the states in the queue */
  queues = [[], []];
  /** @type {Set<string>[]} by half, the boards found */
  found = [new Set(), new Set()];
  /** @type {string[]} the moves made by the state that was taken last */
  made = [];

  /**
   * @param {Puzzle} puzzle
   * @param {Case} start
   * @param {string} told the output of the program
   */
  constructor(puzzle, start, told) {
    this.next = (board) => puzzle.moves(board, start);
    this.isSolved = (board) => puzzle.solved(board, start) !== null;
    this.told = told;
    this.trace = new Trace();
    for (let at = 0; at < told.length; at += 997) this.trace.add(told.slice(at, at + 997));
  }

  /** check returns the least number of moves. */
  check() {
    const { moments, end } = this.trace;
    const events = this.told
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const told = events.flatMap(({ find, distance, seen }) =>
      distance > 0 ? [find] : (seen ?? []),
    );
    const shown = moments.filter(({ kind }) => ["find", "seen"].includes(kind));
    equal(
      shown.map(({ to }) => to),
      told,
      "states found and seen are",
    );
    moments.forEach((_, moment) => this.step(moment));
    this.checkRoute(end);
    return end.moves;
  }

  /** @param {number} moment */
  step(moment) {
    const { moments, states } = this.trace;
    const { kind, half, at, to } = moments[moment];
    if (["take", "layer", "end"].includes(kind)) this.checkMade(moment);
    const checks = {
      start: () => this.begin(),
      take: () => equal(at, this.queues[half].shift(), `moment ${moment} takes`),
      find: () => this.checkMove("find", half, at, to),
      seen: () => this.checkMove("seen", half, at, to),
      goal: () => equal(this.isSolved(states[to < 0 ? at : to].board), true, "the goal is solved:"),
      meet: () => this.checkMeeting(moment),
    };
    checks[kind]?.();
    if (moment % (moments.length > 2000 ? 97 : 5) === 0) this.checkMoment(moment);
  }

  begin() {
    for (const { number, half, board, foundAt } of this.trace.states) {
      if (foundAt > 0) continue;
      this.queues[half].push(number);
      this.found[half].add(board);
    }
  }

  /** checkMove checks a move of the state taken last. A solved board has no moves to compare. */
  checkMove(kind, half, at, to) {
    const { states } = this.trace;
    const [from, state] = [states[at], states[to]];
    const [a, b] = this.isSolved(from.board) ? [state, from] : [from, state];
    equal(this.next(a.board).includes(b.board), true, `${at} leads to ${to}`);
    equal(this.found[half].has(state.board), kind === "seen", `${to} was found before:`);
    this.made.push(state.board);
    if (kind === "seen") return;
    equal([state.half, state.parent], [half, at], `${to} has the half and parent`);
    equal(state.distance, from.distance + 1, `${to} has the distance`);
    this.queues[half].push(to);
    this.found[half].add(state.board);
  }

  /** checkMade checks that the state taken before a moment has made all its moves. */
  checkMade(moment) {
    const { states, moments } = this.trace;
    const last = states[moments[moment - 1]?.at];
    if (last && !this.isSolved(last.board)) {
      equal(this.made.toSorted(), this.next(last.board).toSorted(), `moves-${last.number} are`);
      const moves = this.trace.moves(moment - 1);
      equal(
        moves.map(({ to }) => states[to].board),
        this.made,
        "the page shows the moves",
      );
      equal(
        moves.every(({ now }) => now),
        true,
        "the page shows all moves as made",
      );
    }
    this.made = [];
  }

  /** checkMeeting checks that a state has two numbers, and whether it was found just before. */
  checkMeeting(moment) {
    const { states, moments } = this.trace;
    const { number, half, board, other, parent } = states[moments[moment].to];
    const there = states[other];
    equal([there.other, there.half, there.board], [number, 1 - half, board], "meeting");
    const isJust = moments[moment - 1].at === parent;
    equal(moments[moment].at, isJust ? parent : -1, "the meeting is a move of");
  }

  /** checkMoment checks a trace's answers about a moment. */
  checkMoment(moment) {
    const { trace } = this;
    this.queues.forEach((queue, half) => {
      const waiting = trace.queue(moment, half).map(({ number }) => number);
      equal(waiting, queue, `the queue of moment ${moment} is`);
      const layers = queue.map((number) => trace.states[number].distance);
      equal(
        layers,
        layers.toSorted((a, b) => a - b),
        "the layers of the queue are",
      );
      equal((layers.at(-1) ?? 0) - (layers[0] ?? 0) < 2, true, "the queue has two layers:");
      const searched = half < trace.header.halves ? layersAt(trace, half, moment) : [];
      const found = searched.flatMap((layer) => layer.states);
      equal(found.length, this.found[half].size, "boards in layers");
    });
    const next = trace.nextLayer(moment, 1);
    const skipped = trace.moments.slice(moment + 1, next).map(({ kind }) => kind);
    equal(skipped.includes("layer") || skipped.includes("goal"), false, "nextLayer skips a layer:");
    equal(trace.nextLayer(next, -1) <= moment, true, "nextLayer goes back:");
  }

  /**
   * checkRoute checks the route at the end, and the way to each state from where its half began.
   */
  checkRoute({ moves, route, reason, layers }) {
    const { states, header, whole } = this.trace;
    equal(route.length, moves + 1, "boards of the route");
    equal(moves < 0, reason !== "", "there is a reason why there is no route:");
    if (moves < 0) return;
    const boards = route.map(({ board }) => board);
    equal(header.start.includes(boards[0]) && this.isSolved(boards.at(-1)), true, "route");
    const legal = boards.slice(1).every((board, i) => this.next(boards[i]).includes(board));
    equal(legal, true, "the route is legal:");
    for (const { state, board } of route) if (state >= 0) equal(states[state].board, board);
    if (whole)
      equal(
        layers.flat().reduce((all, n) => all + n, 0),
        states.length,
        "states",
      );
    for (const { number, distance, half } of states.slice(-20)) {
      const way = this.trace.way(number);
      equal(way.length, distance + 1, `the way to ${number} has`);
      equal(
        way.every((on, i) => on.half === half && on.distance === i),
        true,
        "way",
      );
    }
  }
}

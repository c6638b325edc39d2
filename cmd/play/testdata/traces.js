// Tests of what puzzles say of themselves in page.js, and of the traces of searches, on programs that
// run in the tab without the page.
import { findCases, loadPuzzles, puzzles } from "/core/puzzles.js";
import { Replay } from "./replay.js";
import { equal, tests } from "./steps.js";

/** @typedef {import("/core/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("/core/puzzles.js").Case} Case */

await loadPuzzles();

const states = 300; // that a trace lists
const traced = 30; // random cases of each puzzle

for (const puzzle of puzzles.values()) {
  tests.set(`moves-${puzzle.name}`, () => checkMoves(puzzle));
  tests.set(`traces-${puzzle.name}`, () => checkTraces(puzzle));
}

/**
 * ask runs the program of a puzzle.
 * @param {Puzzle} puzzle
 * @param {string[]} args
 * @param {string} input
 */
async function ask({ program }, args, input) {
  await program.load(() => {});
  return (await program.quick.ask(args, input)).out;
}

// The page finds the same cases in the goldens as the program, and the same moves from some positions
// of each first case.
async function checkMoves(puzzle) {
  await puzzle.loadGoldens();
  for (const { Name, Input } of puzzle.goldens) {
    const cases = findCases(puzzle, Input);
    const split = await ask(puzzle, ["-split"], Input);
    if (split) equal(cases.length, split.split("\n").length - 2, `${Name}: cases`);
    if (split && cases.length) await checkFrom(puzzle, cases[0], Name);
  }
}

/**
 * checkFrom compares the moves from a case, and from three positions after it, with -next.
 * @param {Puzzle} puzzle
 * @param {Case} start
 * @param {string} name
 */
async function checkFrom({ ...puzzle }, start, name) {
  let at = start.text;
  for (const args of [["-next"], ["-next", "-at"], ["-next", "-at"], ["-next", "-at"]]) {
    const printed = await ask(puzzle, args.length > 1 ? [...args, at] : args, start.text);
    const [left, ...next] = printed.trimEnd().split("\n");
    const mine = puzzle.moves(at, start);
    equal(mine.toSorted(), next.toSorted(), `${name}: moves from ${at} are`);
    equal(puzzle.solved(at, start) !== null, left === "0", `${name}: ${at} is solved:`);
    if (puzzle.hopeless?.(at, start)) equal(left, "-1", `${name}: ${at} is hopeless:`);
    if (!mine.length) return;
    at = mine[7 % mine.length];
  }
}

// The traces of random cases tell a breadth-first search: a state leaves the queue in the order in
// which it came, makes all its moves, and each of them leads to a new state or to one that was found
// before. So each state is as near as the trace says.
async function checkTraces(puzzle) {
  /** @type {Map<string, number>} by case */
  const moves = new Map();
  for (const { start, args, told } of await tracesOf(puzzle)) {
    try {
      const least = new Replay(puzzle, start, told).check();
      equal(least, moves.get(start.text) ?? least, "least number of moves");
      moves.set(start.text, least);
    } catch (e) {
      throw new Error(`${args.join(" ")} of\n${start.text}${e.stack}`, { cause: e });
    }
  }
  equal(moves.size > traced / 2, true, "there are different cases:");
}

/** @typedef {{ start: Case, args: string[], told: string }} Traced */

/** @type {Map<Puzzle, Traced[]>} */
const known = new Map();

/**
 * tracesOf returns what a program prints of its searches in some random cases.
 * @param {Puzzle} puzzle
 */
export async function tracesOf(puzzle) {
  const traces = known.get(puzzle) ?? [];
  if (traces.length) return traces;
  const input = await ask(puzzle, ["-random", String(traced), "-seed", "64"], "");
  for (const start of findCases(puzzle, input)) {
    for (const { flags } of puzzle.watch.searches) {
      const args = [`-trace=${states}`, "-json", ...flags];
      traces.push({ start, args, told: await ask(puzzle, args, start.text) });
    }
  }
  known.set(puzzle, traces);
  return traces;
}

// Tests of the exports of page.js, and of the traces of searches, on programs that run in the tab
// without the page.
import { arrivals, caseAt, findCases, loadPuzzles, puzzles } from "/core/puzzles.js";
import { limit, Trace } from "/watch/trace.js";
import { Replay } from "./replay.js";
import { equal, tests } from "./steps.js";

/** @typedef {import("/core/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("/core/puzzles.js").Case} Case */

const page = new DOMParser().parseFromString(await (await fetch("/")).text(), "text/html");
document.body.append(...page.querySelectorAll("#list"));
loadPuzzles();
await Promise.all(arrivals.values());

const traced = 10; // random cases of each puzzle, each with two searches
const states = 300; // that each of their traces lists

for (const puzzle of puzzles.values()) {
  tests.set(`moves-${puzzle.name}`, () => checkMoves(puzzle));
  tests.set(`traces-${puzzle.name}`, () => checkTraces(puzzle));
}

/**
 * ask runs the program of a puzzle, and returns its output.
 * @param {Puzzle} puzzle
 * @param {string[]} args
 * @param {string} input
 */
async function ask({ program }, args, input) {
  await program.load();
  let pieces = "";
  const printed = await program.quick.ask(args, input, "en", (piece) => (pieces += piece));
  return pieces + printed.out;
}

// The page finds the same cases in the goldens as the program, and the same moves from some
// positions of each first case. The traces below have many more positions.
async function checkMoves(puzzle) {
  for (const { Name, Input } of await puzzle.loadGoldens()) {
    const cases = findCases(puzzle, Input);
    const split = await ask(puzzle, ["-split"], Input);
    if (split) equal(cases.length, split.split("\n").length - 2, `${Name}: cases`);
    if (split && cases.length) await checkFrom(puzzle, caseAt(puzzle, Input), Name);
  }
}

/**
 * checkFrom compares the moves from a case, and from a position after it, with -next.
 * @param {Puzzle} puzzle
 * @param {Case} start
 * @param {string} name
 */
async function checkFrom(puzzle, start, name) {
  let at = start.text;
  for (const args of [["-next"], ["-next", "-at"]]) {
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

// The traces describe a breadth-first search: states leave the queue in the order in which they
// joined it, and each move of a state leads to a new state or to a state found before. So each
// state is as near as the trace claims. All searches of a case find the same number of moves.
async function checkTraces(puzzle) {
  /** @type {Map<string, number>} by case */
  const moves = new Map();
  for (const { start, name, told } of await tracesOf(puzzle)) {
    try {
      const least = new Replay(puzzle, start, told).check();
      equal(least, moves.get(start.text) ?? least, "least number of moves");
      moves.set(start.text, least);
    } catch (e) {
      throw new Error(`${name} ${e.stack}`, { cause: e });
    }
  }
  equal(moves.size > traced / 2, true, "there are different cases:");
}

/** @typedef {{ puzzle: Puzzle, start: Case, name: string, told: string }} Traced */

/** @type {Map<Puzzle, Traced[]>} */
const known = new Map();

/**
 * tracesOf returns a program's traces of its searches: for some random cases, and for the cases
 * that the page suggests, except for the hard ones.
 * @param {Puzzle} puzzle
 */
export async function tracesOf(puzzle) {
  const traces = known.get(puzzle) ?? [];
  if (traces.length) return traces;
  const goldens = await puzzle.loadGoldens();
  const input = await ask(puzzle, ["-random", String(traced), "-seed", "64"], "");
  const { easy, none } = puzzle.choice;
  const names = goldens.map(({ Name }) => Name);
  const samples = names.filter((name) => name.includes("sample"));
  const suggested = [easy, none, ...samples].filter(Boolean);
  for (const [starts, listed] of [
    [findCases(puzzle, input).map((_, i) => caseAt(puzzle, input, i + 1)), states],
    [suggested.map((choice) => chosen(puzzle, goldens, choice)), limit],
  ]) {
    for (const start of starts) {
      for (const { flags } of puzzle.watch.searches) {
        const args = [`-trace=${listed}`, "-json", ...flags];
        const name = `${puzzle.name} ${args.join(" ")} of\n${start.text}`;
        traces.push({ puzzle, start, name, told: await ask(puzzle, args, start.text) });
      }
    }
  }
  known.set(puzzle, traces);
  return traces;
}

/** chosen returns the case that page.js suggests by its text, or by its golden and number. */
function chosen(puzzle, goldens, choice) {
  const [golden, number = 1] = choice.split("/");
  const text = goldens.find(({ Name }) => Name === golden)?.Input ?? choice;
  return caseAt(puzzle, text, Number(number));
}

/** allTraces returns the traces of all puzzles in which something happens. */
export async function allTraces() {
  const traces = await Promise.all([...puzzles.values()].map(tracesOf));
  return traces.flat().filter(({ told }) => told.includes("take"));
}

/**
 * read reads a complete trace.
 * @param {string} told the output of the program
 */
export function read(told) {
  const trace = new Trace();
  trace.add(told);
  return trace;
}

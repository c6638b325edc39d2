// Opening an address, and keeping the address up to date.
import { address, readAddress, readMove } from "./address.js";
import { Latest } from "./latest.js";
import { choices, findCases, puzzles } from "./puzzles.js";
import { failed } from "./run.js";
import { now, page, push, redraw, watched } from "./state.js";
import { t } from "./texts.js";
import { showView } from "./views.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */

const rest = 300; // milliseconds between two updates of the address

const opening = new Latest();
let kept = { golden: "", entry: {}, here: "" }; // the latest entry in the browser's history
let writing = 0; // the timer of the next update, or 0
let written = 0; // the time of the last update
/** @type {import("./state.js").State | undefined} */
let latest; // the state to write

/**
 * textOf returns the input with a name, a golden or a level, or undefined if no input has it.
 * @param {Puzzle} puzzle
 * @param {string} golden
 */
async function textOf(puzzle, golden) {
  const level = choices.find((level) => level === golden);
  if (level === "easy" && puzzle.first) return puzzle.first;
  await puzzle.loadGoldens();
  const [file, number = "1"] = (level ? (puzzle.choice[level] ?? "") : golden).split("/");
  const input = puzzle.goldens.find(({ Name }) => Name === file)?.Input;
  if (!level || input === undefined) return input;
  return findCases(puzzle, input)[Number(number) - 1]?.text;
}

/**
 * What to show, and whether it replaces an unknown address.
 * @typedef {object} Found
 * @property {Puzzle} puzzle
 * @property {string} golden
 * @property {string} text
 * @property {number} number
 * @property {boolean} unknown
 */

/**
 * find returns what an address names, or the first board of its puzzle.
 * @param {ReturnType<typeof readAddress>} read
 * @returns {Promise<Found>}
 */
async function find({ puzzle: name, golden, own, text, number }) {
  const puzzle = puzzles.get(name);
  if (!puzzle) return firstOf([...puzzles.values()][0], name !== "");
  if (!own && !golden) return firstOf(puzzle, false);
  if (own && !text.trim()) return firstOf(puzzle, true);
  const input = own ? text : await textOf(puzzle, golden);
  if (input === undefined || beyond(puzzle, input, number)) return firstOf(puzzle, true);
  return { puzzle, golden, text: input, number, unknown: false };
}

/**
 * beyond reports whether an input is known to have fewer cases than number.
 * @param {Puzzle} puzzle
 * @param {string} input
 * @param {number} number
 */
function beyond(puzzle, input, number) {
  const { length } = findCases(puzzle, input);
  return number > 1 && length > 0 && number > length;
}

/**
 * firstOf returns the first board of a puzzle.
 * @param {Puzzle} puzzle
 * @param {boolean} unknown
 */
async function firstOf(puzzle, unknown) {
  const golden = puzzle.choice.easy ? "easy" : await firstGolden(puzzle);
  return { puzzle, golden, text: (await textOf(puzzle, golden)) ?? "", number: 1, unknown };
}

/**
 * choose shows what an address names. A message says if part of the address was unknown.
 * @param {string} hash
 * @param {() => boolean} wanted
 */
async function choose(hash, wanted) {
  const read = readAddress(hash);
  const { puzzle, golden, text, number, unknown } = await find(read);
  const start = findCases(puzzle, text)[number - 1];
  const changes = unknown || !start ? [] : await replay(puzzle, start, read.moves);
  if (!wanted()) return; // the reader has chosen again
  const entry = {};
  if (hash === location.hash) kept = { golden, entry, here: hash }; // the browser has added it
  watched.wanted = read.watched;
  push({ puzzle: puzzle.name, golden, text, number, entry }, ...changes);
  if (read.watched >= 0) void showView("watch");
  if (unknown) page.tell(t("unknown"));
  else if ((changes.at(-1)?.moves ?? "") !== read.moves) page.tell(t("dropped"));
  puzzle.loadGoldens().then(redraw, () => {}); // it now lists the goldens
}

/** @param {Puzzle} puzzle */
async function firstGolden(puzzle) {
  await puzzle.loadGoldens();
  return puzzle.goldens[0].Name;
}

/**
 * nextIn returns the positions one move from a position of a case.
 * @param {Puzzle} puzzle
 * @param {import("./puzzles.js").Case} found
 * @param {string | undefined} position
 */
async function nextIn(puzzle, found, position) {
  if (puzzle.moves) return puzzle.moves(position ?? found.text, found);
  await puzzle.program.load(() => {});
  const at = position ? ["-at", position] : [];
  const { out } = await puzzle.program.quick.ask(["-next", ...at], found.text);
  return out.trimEnd().split("\n").slice(1);
}

/**
 * replay returns the changes of state that the moves of an address make.
 * @param {Puzzle} puzzle
 * @param {import("./puzzles.js").Case} found
 * @param {string} moves
 */
async function replay(puzzle, found, moves) {
  /** @type {{ path: string[], moves: string }[]} */
  const changes = [];
  /** @type {string[]} */
  let path = [];
  let read = 0;
  while (read < moves.length) {
    const next = await nextIn(puzzle, found, path.at(-1));
    const [length, position] = readMove(next, moves.slice(read));
    if (position === undefined) break;
    read += length;
    path = [...path, position];
    changes.push({ path, moves: moves.slice(0, read) });
  }
  return changes;
}

/** @param {string} hash */
export async function open(hash) {
  const wanted = opening.begin();
  try {
    await choose(hash, wanted);
  } catch (e) {
    if (!wanted()) return;
    failed(/** @type {Error} */ (e));
    write("replaceState"); // restore the address of the board on the page
    if (now()) redraw();
  }
}

/**
 * keepAddress writes the address of the state. A new choice, and the first change of its input, add
 * an entry to the browser's history; moves replace the latest entry. Fast moves are written
 * together after a while, because browsers limit how often the address may change.
 */
export function keepAddress() {
  const { golden, entry } = now();
  if (kept.here && (kept.entry !== entry || kept.golden !== golden)) {
    flush();
    latest = now();
    write("pushState");
    return;
  }
  latest = now();
  clearTimeout(writing);
  if (Date.now() - written > rest) write("replaceState");
  else writing = window.setTimeout(write, rest, "replaceState");
}

/** flush writes the address now if an update is waiting. */
function flush() {
  if (!writing) return;
  clearTimeout(writing);
  write("replaceState");
}

/**
 * write writes the address.
 * @param {"replaceState" | "pushState"} how
 */
function write(how) {
  writing = 0;
  written = Date.now();
  if (!latest) return;
  const { golden, entry } = latest;
  const here = address(latest, watched.moment);
  kept = { golden, entry, here };
  if (location.hash === here) return;
  try {
    history[how](null, "", here);
  } catch {
    // The browser refuses too many updates. A later one will have all moves.
  }
}

/** openAddress opens the address after the browser has changed it. */
export function openAddress() {
  if (location.hash === kept.here) return;
  clearTimeout(writing); // the waiting update is for another entry
  writing = 0;
  void open(location.hash);
}

addEventListener("pagehide", flush);

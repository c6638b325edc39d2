// Opening what an address says, and writing the address of what is shown.
import { address, readAddress, readMove } from "./address.js";
import { findCases, puzzles } from "./puzzles.js";
import { now, push, redraw } from "./state.js";
import { tell } from "./hand.js";
import { nextIn } from "./known.js";
import { showChoice } from "./show.js";
import { $, t } from "./texts.js";
import { showView } from "./views.js";
import { startAt, watchedMoment } from "./watch.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */

/** @type {("easy" | "hard" | "hardest" | "none")[]} */
export const levels = ["easy", "hard", "hardest", "none"]; // of which a puzzle offers some
const rest = 300; // milliseconds between two times that the address is written

let chosen = ""; // the last address that was to be opened
let kept = { golden: "", entry: {}, here: "" }; // what the browser's history was given last
let writing = 0; // the timer of the address, or 0
let written = 0; // when it was written last
/** @type {import("./state.js").State | undefined} */
let latest; // the state whose address is written

/** @param {string} name */
const levelOf = (name) => levels.find((level) => level === name);

/**
 * textOf returns the input that an address names, or undefined if there is none.
 * @param {Puzzle} puzzle
 * @param {string} golden
 */
async function textOf(puzzle, golden) {
  const level = levelOf(golden);
  if (level === "easy" && puzzle.first) return puzzle.first;
  await puzzle.loadGoldens();
  const [file, number = "1"] = (level ? (puzzle.choice[level] ?? "") : golden).split("/");
  const input = puzzle.goldens.find(({ Name }) => Name === file)?.Input;
  if (!level || input === undefined) return input;
  return findCases(puzzle, input)[Number(number) - 1]?.text;
}

/**
 * What is to be shown, and whether an address does not say so.
 * @typedef {object} Found
 * @property {Puzzle} puzzle
 * @property {string} golden
 * @property {string} text
 * @property {number} number
 * @property {boolean} unknown
 */

/**
 * find returns what an address says, or the first board of its puzzle.
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
 * beyond reports whether an input is known not to have so many cases.
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
 * choose shows what an address says. What is not known there is dropped with a word.
 * @param {string} hash
 */
async function choose(hash) {
  chosen = hash;
  const read = readAddress(hash);
  const { puzzle, golden, text, number, unknown } = await find(read);
  const start = findCases(puzzle, text)[number - 1];
  const changes = unknown || !start ? [] : await replay(puzzle, start, read.moves);
  if (chosen !== hash) return; // there is a later choice
  const entry = {};
  if (hash === location.hash) kept = { golden, entry, here: hash }; // it is in the history
  startAt(read.watched);
  push({ puzzle: puzzle.name, golden, text, number, entry }, ...changes);
  if (read.watched >= 0) showView("watch-view");
  if (unknown) tell(t("unknown"));
  else if ((changes.at(-1)?.moves ?? "") !== read.moves) tell(t("dropped"));
  puzzle.loadGoldens().then(showChoice, () => {}); // with the list of goldens
}

/** @param {Puzzle} puzzle */
async function firstGolden(puzzle) {
  await puzzle.loadGoldens();
  return puzzle.goldens[0].Name;
}

/**
 * replay returns the states after each of the moves of an address.
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

/**
 * failed says that a file is missing, and leaves the choice as what is shown.
 * @param {Error} e
 */
export function failed(e) {
  $("loading").textContent = t("gone", e.message);
}

/** @param {string} hash */
export async function open(hash) {
  try {
    await choose(hash);
  } catch (e) {
    if (chosen !== hash) return;
    failed(/** @type {Error} */ (e));
    write("replaceState"); // that of what is still shown
    if (now()) redraw();
  }
}

/**
 * keepAddress writes the address: a new one in the browser's history for a new choice and for the
 * first change of it. Whatever follows, such as moves, replaces that one: at once, or when fast
 * moves have come to rest, because browsers limit how often an address changes.
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

/** flush writes what is not yet at rest. */
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
  const here = address(latest, watchedMoment());
  kept = { golden, entry, here };
  if (location.hash === here) return;
  try {
    history[how](null, "", here);
  } catch {
    // These were too many: a later one will have all moves.
  }
}

/** openAddress opens the address that the browser has gone to. */
export function openAddress() {
  if (location.hash === kept.here) return;
  clearTimeout(writing); // what it has left is written, or gone
  writing = 0;
  void open(location.hash);
}

addEventListener("pagehide", flush);

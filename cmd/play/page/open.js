// Opening what an address says, and writing the address of what is shown.
import { address, readAddress, readMove } from "./address.js";
import { findCases, puzzles } from "./puzzles.js";
import { now, push, redraw } from "./state.js";
import { nextIn } from "./play.js";
import { say } from "./share.js";
import { showChoice } from "./show.js";
import { $, t } from "./texts.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */

/** @type {("easy" | "hard" | "hardest" | "none")[]} */
export const levels = ["easy", "hard", "hardest", "none"]; // of which a puzzle offers some
const rest = 300; // milliseconds after a move, until it is in the address

let chosen = ""; // the last address that was to be opened
let kept = { golden: "", entry: {}, here: "" }; // what the browser's history was given last
let writing = 0; // the timer of the address, or 0
/** @type {import("./state.js").State | undefined} */
let latest; // the state whose address is written

/** @param {string} name */
const levelOf = (name) => levels.find((level) => level === name);

/**
 * textOf returns the input that an address names, and whether it is known.
 * @param {Puzzle} puzzle
 * @param {ReturnType<typeof readAddress>} read
 */
async function textOf(puzzle, read) {
  if (read.own) return read.text.trim() ? read.text : undefined;
  const level = levelOf(read.golden);
  const { choice } = puzzle;
  const name = level ? choice[level] : read.golden;
  if (level === "easy" && puzzle.first) return puzzle.first;
  await puzzle.loadGoldens();
  const [file, number = "1"] = (name ?? "").split("/");
  const input = puzzle.goldens.find((golden) => golden.Name === file)?.Input;
  return level && input ? findCases(puzzle, input)[Number(number) - 1]?.text : input;
}

/**
 * choose shows what an address says. What is not known there is dropped with a word: the puzzle's
 * first board is shown instead, or the first case of an input.
 * @param {string} hash
 */
async function choose(hash) {
  chosen = hash;
  const read = readAddress(hash);
  const puzzle = puzzles.get(read.puzzle) ?? [...puzzles.values()][0];
  const asIs = hash.length < 2 || (puzzle.name === read.puzzle && !read.own && !read.golden);
  let text = puzzle.name === read.puzzle && !asIs ? await textOf(puzzle, read) : undefined;
  let { golden, number } = read;
  let unknown = !asIs && text === undefined;
  if (text === undefined) {
    golden = puzzle.choice.easy ? "easy" : await firstGolden(puzzle);
    text = (await textOf(puzzle, { ...read, golden, own: false })) ?? "";
    number = 1;
  }
  if (chosen !== hash) return; // there is a later choice
  const cases = findCases(puzzle, text);
  if (number > 1 && cases.length > 0 && number > cases.length) {
    number = 1;
    unknown = true;
  }
  const found = cases[number - 1];
  const changes = unknown || !found ? [] : await replay(puzzle, found, read.moves);
  if (chosen !== hash) return;
  const entry = {};
  if (hash === location.hash) kept = { golden, entry, here: hash }; // it is in the history
  if (unknown) say(t("unknown"));
  else if ((changes.at(-1)?.moves ?? "") !== read.moves) say(t("dropped"));
  push({ puzzle: puzzle.name, golden, text, number, entry }, ...changes);
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
 * first change of it, and what comes of that once it is at rest, as browsers limit how often.
 */
export function keepAddress() {
  const { golden, entry } = now();
  if (!kept.here || (kept.entry === entry && kept.golden === golden)) {
    clearTimeout(writing);
    latest = now();
    writing = setTimeout(write, rest, "replaceState");
    return;
  }
  flush();
  latest = now();
  write("pushState");
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
  if (!latest) return;
  const { golden, entry } = latest;
  const here = address(latest);
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

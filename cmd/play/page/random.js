// Random cases of a puzzle, and a new game of a difficulty.
import { Lane } from "./run.js";
import { current } from "./puzzles.js";
import { now, push } from "./state.js";
import { $, t } from "./texts.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {{ text: string, answer: string }} Case */

export const levels = ["easy", "medium", "hard"];

const lane = new Lane();
let lastLevel = "easy"; // of a new game
const firstBatch = 40; // as many random cases are solved at first, then more until one fits

/**
 * candidates returns random cases with their answers, and what ends an input of them.
 * @param {Lane} lane
 * @param {Puzzle} puzzle
 * @param {string} form the judge
 * @param {number} seed
 * @param {number} count
 * @returns {Promise<{ cases: Case[], end: string }>}
 */
export async function candidates(lane, puzzle, form, seed, count) {
  const { program } = puzzle;
  await program.load(() => {});
  const run = async (/** @type {string} */ input, /** @type {string[]} */ ...args) =>
    (await lane.run(program, args, input)).out;
  const many = ["-random", String(count), "-seed", String(seed), "-form", form];
  const input = await run("", ...many);
  const split = await run(input, "-split", "-form", form);
  const answers = (await run(input)).split("\n");
  const texts = split
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const end = texts.pop();
  return { cases: texts.map((text, i) => ({ text, answer: answers[i] })), end };
}

/**
 * within reports whether a case has a difficulty, by the number that its answer begins with.
 * @param {[number, number]} range
 * @param {Case} c
 */
export function within([least, most], c) {
  const moves = parseInt(c.answer);
  return least <= moves && moves <= most;
}

/** @param {number} n */
const anyBelow = (n) => Math.floor(Math.random() * n);

/**
 * showCase shows a case as a new game.
 * @param {string} text
 */
export const showCase = (text) => push({ golden: "", text, number: 1, entry: {} });

/**
 * findRandom returns a random case of a difficulty.
 * @param {Puzzle} puzzle
 * @param {string} level
 */
async function findRandom(puzzle, level) {
  for (let count = firstBatch; ; count *= 2) {
    const most = Math.min(count, puzzle.random.count);
    const { cases } = await candidates(lane, puzzle, puzzle.forms[0], anyBelow(1e6), most);
    const found = cases.filter((c) => within(puzzle.random[level], c));
    if (found.length) {
      return found[anyBelow(found.length)].text;
    }
  }
}

/**
 * newGame shows a random case of a difficulty, always one with a solution.
 * @param {string} level
 */
async function newGame(level) {
  const { puzzle } = current();
  lastLevel = level;
  lane.stop();
  waitForOne(true);
  try {
    const text = await findRandom(puzzle, level);
    if (current().puzzle === puzzle) {
      showCase(text);
    }
  } catch {
    return; // another one was asked for, or the program could not be loaded
  }
  waitForOne(false);
}

/** another shows a random case as difficult as the last one. */
export const another = () => newGame(lastLevel);

/** @param {boolean} waiting */
function waitForOne(waiting) {
  const [first] = $("new", HTMLSelectElement).options;
  first.textContent = t(waiting ? "making" : "newGame");
  $("new").ariaBusy = String(waiting);
}

/** offerGames offers what the puzzle that is shown has: games of three difficulties, and one more. */
export function offerGames() {
  const { puzzle } = current();
  const select = $("new", HTMLSelectElement);
  const hardest = puzzle.choice.hardest ? ["hardest"] : [];
  const offered = puzzle.random ? [...levels, ...hardest] : hardest;
  const options = offered.map((level) => new Option(t(level), level));
  const title = new Option(t("newGame"), "");
  title.hidden = true;
  select.replaceChildren(title, ...options);
  select.hidden = !offered.length;
}

// The select is a menu: once something was chosen, it shows its title again.
$("new").onchange = () => {
  const select = $("new", HTMLSelectElement);
  const level = select.value;
  select.value = "";
  if (level === "hardest") {
    location.hash = `#${now().puzzle}/hardest`;
  } else {
    newGame(level);
  }
};

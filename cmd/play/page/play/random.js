// New games, by difficulty.
import { current } from "../core/puzzles.js";
import { leftAt } from "./known.js";
import { levelOf, levels, makeCases, solveCases, within } from "../core/random.js";
import { now, openText } from "../core/state.js";
import { stop } from "./solve.js";
import { Latest } from "../core/latest.js";
import { $, field } from "../core/dom.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/puzzles.js").Puzzle} Puzzle */
/** @typedef {typeof levels[number]} Level */

/** The new games on their way, of which the page shows the latest. */
export const games = new Latest();

// The part of the random cases in which to look for a difficulty, because the later ones are
// larger.
const parts = { easy: [0, 1 / 8], medium: [0, 1 / 2], hard: [1 / 2, 1] };
const batch = 20; // random cases to solve at once, until one fits

/**
 * findRandom returns a random case of a difficulty. It solves only a few cases at once, because one
 * of them is usually enough.
 * @param {Puzzle} puzzle
 * @param {Level} level
 */
async function findRandom(puzzle, level) {
  const random = /** @type {import("../core/puzzle.js").Random} */ (puzzle.random);
  const [first, count] = parts[level].map((part) => Math.ceil(part * random.count));
  for (;;) {
    const seed = Math.floor(Math.random() * 1e6);
    const { cases, end } = await makeCases(puzzle, random.forms[0], seed, count);
    const rest = cases.slice(first).sort(() => Math.random() - 0.5); // not the smallest first
    while (rest.length > 0) {
      const some = await solveCases(puzzle, rest.splice(0, batch), end);
      const fit = some.find((one) => within(random[level], one));
      if (fit) return fit.text;
    }
  }
}

/**
 * newGame shows a random case of a difficulty. It always has a solution.
 * @param {Level} level
 */
async function newGame(level) {
  const wanted = games.begin();
  stop();
  waitForOne(true);
  // Without a text, the reader has asked again, or the program could not be loaded.
  const text = await findRandom(current().puzzle, level).catch(() => "");
  if (!wanted()) return;
  waitForOne(false);
  if (text) openText(text);
}

/** another shows a random case as difficult as the one on the board. */
export function another() {
  const { puzzle } = current();
  const difficulty = difficultyOf(puzzle, now().golden, leftAt(undefined));
  return newGame(levelOf(difficulty) ?? "hard");
}

/**
 * difficultyOf returns how difficult a case is, as a key of texts.js, or "" if that is not known.
 * @param {Puzzle} puzzle
 * @param {string} golden the name of its input
 * @param {number} fewest the moves that it needs, NaN if that is not known
 * @returns {Level | "hardest" | ""}
 */
export function difficultyOf({ random, choice }, golden, fewest) {
  if (golden === "hardest" || (golden && golden === choice.hardest)) return "hardest";
  const named = levelOf(golden);
  if (named || !random || !(fewest >= 1)) return named ?? "";
  return levels.find((level) => fewest <= random[level][1]) ?? "hard";
}

/** @param {boolean} waiting */
function waitForOne(waiting) {
  const [title] = $("new", HTMLSelectElement).options;
  title.textContent = t(waiting ? "making" : "newGame");
  $("new").ariaBusy = String(waiting);
}

/** offerGames offers new games: three difficulties, and the hardest case. */
export function offerGames() {
  const { random, choice } = current().puzzle;
  const select = $("new", HTMLSelectElement);
  select.hidden = !random && !choice.hardest;
  for (const option of select.options) {
    option.disabled = option.value === "hardest" ? !choice.hardest : !random;
  }
  waitForOne(false);
}

// The select is a menu, so it shows its title again after a choice.
$("new").onchange = () => {
  const { value } = field("new");
  const level = levelOf(value);
  field("new").value = "";
  if (level) void newGame(level);
  else location.hash = `#${now().puzzle}/${value}`;
};

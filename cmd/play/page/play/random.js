// New games, by difficulty.
import { current } from "../core/puzzles.js";
import { leftAt } from "./known.js";
import { levels, solved, texts, within } from "../core/random.js";
import { now, push } from "../core/state.js";
import { stop } from "./solve.js";
import { Latest } from "../core/latest.js";
import { $, t } from "../core/texts.js";

/** @typedef {import("../core/puzzles.js").Puzzle} Puzzle */
/** @typedef {typeof levels[number]} Level */

// The part of the random cases in which to look for a difficulty, because the later ones are
// larger.
const parts = { easy: [0, 1 / 8], medium: [0, 1 / 2], hard: [1 / 2, 1] };
export const games = new Latest();
const batch = 20; // random cases to solve at once, until one fits

/** @param {number} n */
const anyBelow = (n) => Math.floor(Math.random() * n);

/**
 * showCase shows a case as a new game.
 * @param {string} text
 */
export const showCase = (text) => push({ golden: "", text, number: 1, entry: {} });

/**
 * findRandom returns a random case of a difficulty. It solves only a few cases at once, because one
 * of them is usually enough.
 * @param {Puzzle} puzzle
 * @param {Level} level
 */
async function findRandom(puzzle, level) {
  const { random } = puzzle;
  if (!random) throw new Error(`${puzzle.name} has no random cases`);
  const [first, count] = parts[level].map((part) => Math.ceil(part * random.count));
  for (;;) {
    const { cases, end } = await texts(puzzle, random.forms[0], anyBelow(1e6), count);
    cases.splice(0, first);
    while (cases.length > 0) {
      const some = Array.from({ length: Math.min(batch, cases.length) }, () => {
        return cases.splice(anyBelow(cases.length), 1)[0];
      });
      const fits = (await solved(puzzle, some, end)).find((c) => within(random[level], c));
      if (fits) return fits.text;
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
  if (text) showCase(text);
}

/** another shows a random case as difficult as the one on the board. */
export function another() {
  const { puzzle } = current();
  const fewest = leftAt(undefined);
  const found = levelOf(puzzle, now().golden, fewest === "" ? null : fewest);
  return newGame(levels.find((level) => level === found) ?? "hard");
}

/**
 * levelOf returns how difficult a case is, as a key of texts.js, or "" if that is not known.
 * @param {Puzzle} puzzle
 * @param {string} golden the name of its input
 * @param {number | null} fewest the moves that it needs
 * @returns {Level | "hardest" | ""}
 */
export function levelOf({ random, choice }, golden, fewest) {
  if (golden === "hardest" || (golden && golden === choice.hardest)) return "hardest";
  const named = levels.find((level) => level === golden);
  if (named || !random || fewest === null || fewest < 1) return named ?? "";
  return levels.find((level) => fewest <= random[level][1]) ?? "hard";
}

/** @param {boolean} waiting */
function waitForOne(waiting) {
  const [first] = $("new", HTMLSelectElement).options;
  first.textContent = t(waiting ? "making" : "newGame");
  $("new").ariaBusy = String(waiting);
}

/** offerGames fills the menu of new games: three difficulties, and the hardest case. */
export function offerGames() {
  const { puzzle } = current();
  const select = $("new", HTMLSelectElement);
  const hardest = puzzle.choice.hardest ? ["hardest"] : [];
  const offered = puzzle.random ? [...levels, ...hardest] : hardest;
  const options = offered.map((level) => new Option(t(level), level));
  const title = new Option("", "");
  title.hidden = true;
  select.replaceChildren(title, ...options);
  select.hidden = !offered.length;
  waitForOne(false);
}

// The select is a menu, so it shows its title again after a choice.
$("new").onchange = () => {
  const select = $("new", HTMLSelectElement);
  const level = levels.find((level) => level === select.value);
  select.value = "";
  if (level) {
    void newGame(level);
  } else {
    location.hash = `#${now().puzzle}/hardest`;
  }
};

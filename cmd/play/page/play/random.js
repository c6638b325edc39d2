// New games, by difficulty.
import { keep, kept } from "../core/kept.js";
import { open } from "../core/open.js";
import { current } from "../core/puzzles.js";
import { leftAt } from "./known.js";
import { dayOf, findCase, levelOf, levels } from "../core/random.js";
import { failed } from "../core/run.js";
import { now, openText } from "../core/state.js";
import { stop } from "./solve.js";
import { Latest } from "../core/latest.js";
import { $, field } from "../core/dom.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("../core/random.js").Level} Level */

/** The new games that are being made; the page shows only the latest. */
export const games = new Latest();

/**
 * newGame shows a random case of a difficulty or, for a day, the board of that day. Both always
 * have a solution.
 * @param {Level} level
 * @param {number} [day]
 */
async function newGame(level, day) {
  const wanted = games.begin();
  stop();
  waitForOne(true);
  const text = await findCase(current().puzzle, level, day).catch(failed);
  waitForOne(false);
  if (!wanted() || !text) return;
  if (day) keep(todays(), text, "sessionStorage");
  openText(text);
}

/** todays returns the name under which the page keeps today's board. */
const todays = () => `${now().puzzle}/${dayOf(new Date())}`;

/** isTodays reports whether the board is today's. */
export const isTodays = () => now().text === kept(todays(), "sessionStorage");

/** another shows a random case as difficult as the one on the board. */
export function another() {
  const { puzzle } = current();
  const difficulty = difficultyOf(puzzle, now().golden, leftAt(undefined));
  return newGame(levelOf(difficulty) ?? "hard");
}

/**
 * difficultyOf returns the difficulty of a case, as a key in texts.js, or "" if it is unknown.
 * @param {Puzzle} puzzle
 * @param {string} golden the name of its input
 * @param {number} fewest the number of moves that it needs, or NaN if unknown
 * @returns {Level | "hardest" | ""}
 */
export function difficultyOf({ random, choice }, golden, fewest) {
  if (golden === "hardest" || golden === choice.hardest) return "hardest";
  const named = levelOf(golden);
  if (named || !random || !(fewest >= 1)) return named ?? "";
  return levels.find((level) => fewest <= random[level][1]) ?? "hard";
}

/** @param {boolean} waiting */
function waitForOne(waiting) {
  const [title] = $("new", HTMLSelectElement).options;
  title.textContent = t(waiting ? "making" : "newGame");
}

/** offerGames offers new games: today's, three difficulties, and the hardest case. */
export function offerGames() {
  const { random, choice } = current().puzzle;
  const select = $("new", HTMLSelectElement);
  select.hidden = !random && !choice.hardest;
  for (const option of select.options) {
    option.disabled = option.value === "hardest" ? !choice.hardest : !random;
  }
  waitForOne(false);
}

// The select element is a menu, so it shows its title again after a choice.
$("new").onchange = () => {
  const { value } = field("new");
  const level = levelOf(value);
  field("new").value = "";
  if (value === "today") void newGame("medium", dayOf(new Date()));
  else if (level) void newGame(level);
  else void open(`#${now().puzzle}/${value}`, true); // which keeps the view
};

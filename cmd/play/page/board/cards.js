// The puzzles as cards, each with a small board.
import { miniature } from "./cells.js";
import { arrivals, caseAt } from "../core/puzzles.js";
import { starsOf } from "../core/stars.js";
import { $, element, changed } from "../core/dom.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/puzzles.js").Puzzle} Puzzle */

/**
 * nameOf returns the name of a puzzle, a shorter name for phones, and the name of its judge.
 * @param {Puzzle} puzzle
 */
export function nameOf({ names }) {
  const [name, judge = ""] = t(names).split(" · ");
  return { name, brief: t(names.short ?? name), judge };
}

/**
 * card returns the card of a puzzle, a link.
 * @param {Puzzle} puzzle
 */
function card(puzzle) {
  const { name, brief, judge } = nameOf(puzzle);
  const words = element(
    "span",
    {},
    element("strong", {}, name),
    // style.css shows one of the two names.
    element("b", {}, brief),
    element("small", {}, judge),
  );
  return element("a", { href: `#${puzzle.name}` }, ...boardOf(puzzle), words, starsFor(puzzle));
}

/**
 * starsFor returns the stars of a puzzle, with a dot for each level that has no star yet.
 * @param {Puzzle} puzzle
 */
function starsFor(puzzle) {
  const stars = starsOf(puzzle);
  const won = stars.filter(({ star }) => star);
  const title = won.map(({ level, star }) => `${t(level)}: ${t(star)}`).join("\n");
  const how = { className: "stars", role: "img", title, hidden: !title };
  return element("span", how, stars.map(({ star }) => star || "·").join(""));
}

/** @param {Puzzle} puzzle */
function boardOf(puzzle) {
  const first = caseAt(puzzle, puzzle.choice.easy ?? "");
  if (!first) return [];
  const inFrame = first.letters.length / puzzle.frames;
  return [miniature(puzzle, first.letters.slice(0, inFrame), first.columns)];
}

/**
 * showCards shows the cards, once all puzzles have loaded, and marks the puzzle on the board.
 * @param {Puzzle} shown
 */
export async function showCards(shown) {
  const all = await Promise.all(arrivals.values());
  if (changed($("puzzles"), all.map(starsOf))) {
    $("puzzles").replaceChildren(...all.map(card));
  }
  for (const card of $("puzzles").children) {
    card.ariaCurrent = card.getAttribute("href") === `#${shown.name}` ? "true" : null;
  }
}

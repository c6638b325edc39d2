// The puzzles as cards, each with a small board.
import { miniature } from "./cells.js";
import { findCases, puzzles } from "../core/puzzles.js";
import { $, element, language } from "../core/texts.js";

/**
 * nameOf splits the name of a puzzle from the name of its judge.
 * @param {import("../core/puzzles.js").Puzzle} puzzle
 */
export function nameOf(puzzle) {
  const [name, judge = ""] = puzzle.names[language].split(" · ");
  return { name, judge };
}

/**
 * card returns the card of a puzzle, a link.
 * @param {import("../core/puzzles.js").Puzzle} puzzle
 * @param {boolean} shown whether this is the puzzle on the board
 */
function card(puzzle, shown) {
  const { name, judge } = nameOf(puzzle);
  const short = puzzle.names.short?.[language] ?? name;
  const words = element(
    "span",
    {},
    element("strong", {}, name),
    element("b", {}, short), // style.css shows one of the two
    element("small", {}, judge),
  );
  const link = element("a", { href: `#${puzzle.name}` }, ...boardOf(puzzle), words);
  link.ariaCurrent = shown ? "true" : null;
  return link;
}

/** @param {import("../core/puzzles.js").Puzzle} puzzle */
function boardOf(puzzle) {
  const [first] = puzzle.first ? findCases(puzzle, puzzle.first) : [];
  if (!first) {
    return [];
  }
  const frames = puzzle.frames ?? 1;
  const letters = first.at.slice(0, first.at.length / frames).map((at) => (puzzle.first ?? "")[at]);
  return [miniature(puzzle, letters, first.columns)];
}

/**
 * showCards shows the cards and marks the puzzle on the board.
 * @param {import("../core/puzzles.js").Puzzle} shown
 */
export function showCards(shown) {
  const focused = [...$("puzzles").children].indexOf(
    /** @type {Element} */ (document.activeElement),
  );
  const cards = Array.from(puzzles.values(), (puzzle) => card(puzzle, puzzle === shown));
  $("puzzles").replaceChildren(...cards);
  cards[focused]?.focus();
}

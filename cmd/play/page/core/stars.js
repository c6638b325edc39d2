// The stars of the player, one for each level of a puzzle: "☆" if a board of this level was solved
// without hints, "★" if that took the fewest moves.
import { keep, kept } from "./kept.js";
import { levels } from "./random.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */

/**
 * starsOf returns the star won on each level of a puzzle, or "".
 * @param {Puzzle} puzzle
 */
export const starsOf = ({ name }) =>
  [...levels, "hardest"].map((level) => ({ level, star: kept(`${name}/${level}`) ?? "" }));

/**
 * win keeps a star, unless the player has won a better star before.
 * @param {Puzzle} puzzle
 * @param {string} level
 * @param {string} star
 */
export function win({ name }, level, star) {
  const place = `${name}/${level}`;
  if (kept(place) !== "★") keep(place, star);
}

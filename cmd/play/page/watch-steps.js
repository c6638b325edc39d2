// The ghosts of a maze beside the picture of a search: where they can be after so many steps, and
// which steps they can take at once.
import { current } from "./puzzles.js";
import { $, element, language } from "./texts.js";
import { allSteps, jointSteps, tints } from "./watch-maze.js";
import { w } from "./watch-texts.js";

/** @typedef {import("./watch-trace.js").Trace} Trace */
/** @typedef {import("./watch-trace.js").Way} Way */

/** The search whose ghosts are shown. */
let shown = /** @type {{ trace: Trace, way: Way, places: number[][], listed: number } | null} */ (
  null
);

/**
 * loadSteps begins with another search.
 * @param {Trace} trace
 * @param {Way} way
 */
export function loadSteps(trace, way) {
  shown = { trace, way, places: [], listed: -1 };
}

/**
 * placesOf returns the cells of the ghosts in a state.
 * @param {number} number
 */
function placesOf(number) {
  const { trace, places } = /** @type {NonNullable<typeof shown>} */ (shown);
  const { puzzle, found } = current();
  const { state } = trace.states[number];
  places[number] ??= (found && puzzle.maze?.things(found.letters, state, found)) ?? [];
  return places[number];
}

/**
 * tintsAt returns the classes of the cells on which the ghosts can be, as far as is known, after as
 * many moves as in a state.
 * @param {number} number
 * @param {number} at the moment
 */
export function tintsAt(number, at) {
  if (!shown || !current().puzzle.maze || shown.way.groups) {
    return {};
  }
  const { states, foundAt } = shown.trace;
  const { end, layer } = states[number];
  const alike = [...states.keys()].filter(
    (n) => states[n].end === end && states[n].layer === layer && foundAt[n] <= at,
  );
  return tints(alike.map(placesOf));
}

/**
 * showSteps lists the steps of all ghosts at once from a state, and strikes out those that are no
 * moves.
 * @param {number} number the state, or -1
 */
export function showSteps(number) {
  const { puzzle, found } = current();
  const { maze } = puzzle;
  const host = $("watch-steps");
  host.hidden = !maze || !found || !shown || number < 0 || !!shown.way.groups;
  if (!maze || !found || !shown || host.hidden || shown.listed === number) {
    return;
  }
  shown.listed = number;
  const from = placesOf(number);
  const steps = jointSteps(from, found, maze.clash);
  const all = allSteps(from.length);
  const free = steps.filter(({ clash }) => !clash).length;
  const title = w("steps", all, all - steps.length, steps.length - free, free);
  const items = steps.map(({ name, clash }) =>
    clash
      ? element("li", {}, element("del", {}, name), ` ${clash[language]}`)
      : element("li", {}, name),
  );
  host.replaceChildren(element("h2", {}, title), element("ul", {}, ...items));
}

// The ghosts of a maze beside the picture of a search: where they can be after so many steps, and
// which steps they can take at once.
import { $, element, language } from "../core/texts.js";
import { never } from "./groups.js";
import { allSteps, jointSteps, tints } from "./maze.js";
import { theCase, thePuzzle } from "./shown.js";
import { w } from "./texts.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./groups.js").Groups} Groups */
/** @typedef {import("./groups.js").Joint} Joint */

/**
 * The search whose ghosts are shown.
 * @typedef {{ trace: Trace, groups: Groups | null, places: number[][] }} Shown
 */
let shown = /** @type {Shown | null} */ (null);

/**
 * loadSteps begins with another search.
 * @param {Trace} trace
 * @param {Groups | null} groups of a search that moves groups
 */
export function loadSteps(trace, groups) {
  shown = { trace, groups, places: [] };
  $("watch-steps").dataset.listed = "";
}

/**
 * placesOf returns the cells of the ghosts in a state.
 * @param {number} number
 */
function placesOf(number) {
  const { trace, places } = /** @type {Shown} */ (shown);
  const { state } = trace.states[number];
  const found = theCase();
  places[number] ??= thePuzzle().maze?.things(found.letters, state, found) ?? [];
  return places[number];
}

/**
 * tintsAt returns the classes of cells: in a maze, where the ghosts can be, as far as is known,
 * after as many moves as in a state; else those that win.
 * @param {number} number
 * @param {number} at the moment
 */
export function tintsAt(number, at) {
  const puzzle = thePuzzle();
  if (!shown || shown.groups) {
    return {};
  }
  if (!puzzle.maze) {
    const won = puzzle.solved?.(shown.trace.states[number].state, theCase()) ?? [];
    return Object.fromEntries(won.map((cell) => [cell, "won"]));
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
 * @param {number} to the state to which one of its steps leads at this moment, or -1
 */
export function showSteps(number, to) {
  const host = $("watch-steps");
  host.hidden = !thePuzzle().maze;
  if (!shown || !isLookedAt(number)) {
    host.replaceChildren(element("p", {}, w("noSteps")));
    host.dataset.listed = "";
    return;
  }
  const key = `${number} ${language}`;
  if (host.dataset.listed !== key) {
    host.dataset.listed = key;
    const { title, items } = shown.groups ? groupSteps(shown.groups, number) : plainSteps(number);
    host.replaceChildren(element("h2", {}, title), element("ul", {}, ...items));
  }
  const name = to >= 0 && shown.groups ? nameOf(shown.groups, number, to) : null;
  for (const item of host.querySelectorAll("li")) {
    item.classList.toggle("marked", item.dataset.name === name);
  }
}

/**
 * isLookedAt tells whether there is a state whose steps can be shown: of the groups, only those at
 * which the search looks.
 * @param {number} number
 */
function isLookedAt(number) {
  const isDone = shown?.trace.doneAt[number] !== undefined;
  return !!thePuzzle().maze && number >= 0 && (isDone || !shown?.groups);
}

/**
 * @param {string} name
 * @param {string} why a step is struck out, or ""
 * @param {string} what is said of a step that is not
 */
function item(name, why, what = "") {
  const text = why ? element("del", {}, name) : name;
  const colon = what ? w("many", "", what) : "";
  const made = element("li", {}, text, why ? ` ${why}` : colon);
  made.dataset.name = name;
  return made;
}

/** @param {number} number */
function plainSteps(number) {
  const from = placesOf(number);
  const { clash } = /** @type {import("../core/puzzles.js").Maze} */ (thePuzzle().maze);
  const steps = jointSteps(from, theCase(), clash);
  const all = allSteps(from.length);
  const free = steps.filter((step) => !step.clash).length;
  return {
    title: w("steps", all, all - steps.length, steps.length - free, free),
    items: steps.map((step) => item(step.name, step.clash?.[language] ?? "")),
  };
}

/**
 * nameOf returns the name of the step that leads from one group to another.
 * @param {Groups} groups
 * @param {number} number
 * @param {number} to
 */
function nameOf(groups, number, to) {
  const step = groups.steps(number).find((joint) => `${joint.to}` === `${groups.at[to]}`);
  return step ? stepOf(groups, step) : null;
}

/**
 * @param {Groups} groups
 * @param {Joint} joint
 */
const stepOf = ({ fixed }, { name }) =>
  name || w(fixed.length > 1 ? "stay" : "stays", fixed.join(w("and")));

/**
 * groupSteps lists the steps of the ghosts that are in one place in all states of a group. In each,
 * the other ghost takes all of its steps.
 * @param {Groups} groups
 * @param {number} number
 */
function groupSteps(groups, number) {
  const steps = groups.steps(number);
  const count = (/** @type {(joint: Joint) => unknown} */ is) => steps.filter(is).length;
  const { fixed, free } = groups;
  const [late, clash, none] = [
    count((joint) => joint.late),
    count((joint) => joint.clash),
    count(({ places, late, clash }) => !late && !clash && places.length === 0),
  ];
  const kept = steps.length - late - clash - none;
  const names = fixed.join(w("and"));
  const all = 5 ** fixed.length;
  return {
    title: w("groupSteps", names, free, all, all - steps.length, clash, late, none, kept),
    items: steps.map((joint) => item(stepOf(groups, joint), ...saidOf(groups, number, joint))),
  };
}

/**
 * saidOf says why a step is struck out, or else how many places of the free ghost it leads to.
 * @param {Groups} groups
 * @param {number} number
 * @param {Joint} joint
 * @returns {[why: string, what: string]}
 */
function saidOf(groups, number, joint) {
  const { late, clash, places } = joint;
  if (late) {
    const { ghost, need } = late;
    const left = groups.left(number);
    return [need < never ? w("late", ghost, need, left) : w("lost", ghost), ""];
  }
  if (clash) {
    return [clash[language], ""];
  }
  const missing = groups.missing(number, joint);
  const parts = Object.entries(missing).map(([lack, many]) => w(`lack-${lack}`, many));
  const lacks = parts.join(w("comma"));
  if (places.length === 0) {
    return [w("nothing", groups.free, lacks), ""];
  }
  const what = w(places.length === 1 ? "place" : "places", places.length, groups.free);
  return ["", lacks ? w("without", what, lacks) : what];
}

// Asking the program for a search. The questions have their own worker, because the pictures can
// keep the program's other workers busy for seconds.
import { current } from "../core/puzzles.js";
import { Lane, Stopped } from "../core/run.js";
import { now } from "../core/state.js";
import { $, language } from "../core/texts.js";
import { plainMode } from "./shown.js";
import { limit } from "./trace.js";

/** @typedef {import("../core/puzzles.js").Current} Current */
/** @typedef {import("./shown.js").Mode} Mode */

/** @type {Lane | undefined} */
let lane;

/** laneOf returns the worker for the program of the puzzle. */
function laneOf() {
  const { program } = current().puzzle;
  if (lane?.program !== program) {
    endAsking();
    lane = new Lane(program);
  }
  return lane;
}

/** warm starts the worker as soon as the reader seems about to open the view. */
function warm() {
  if (now() && current().puzzle.program.module) {
    laneOf().start();
  }
}

for (const likely of ["pointerover", "pointerdown", "focus"]) {
  $("watch-view").addEventListener(likely, warm);
}

/** stopAsking drops the questions whose answers nobody needs now. */
export function stopAsking() {
  lane?.stop();
}

/** endAsking ends the worker as well. */
export function endAsking() {
  lane?.stop();
  lane?.end();
  lane = undefined;
}

/**
 * @param {Current} searched
 * @param {string[]} flags
 */
async function ask({ puzzle, input }, flags) {
  await puzzle.program.load(puzzle.program.progress ?? (() => {}));
  if (current().puzzle !== puzzle) {
    throw new Stopped();
  }
  return laneOf().ask(flags, input, language);
}

/**
 * askTrace asks for the states of a search. If the program needs no search for its answer, askTrace
 * asks for the plain search instead, because it is worth watching.
 * @param {Current} searched
 * @param {Mode} mode
 */
export async function askTrace(searched, mode) {
  const printed = await askStates(searched, mode);
  const isNeeded = printed.out !== "" || printed.err !== "";
  const used = isNeeded ? mode : plainMode();
  return { used, ...(isNeeded ? printed : await askStates(searched, used)) };
}

/**
 * askStates asks for one state more than the picture shows, which tells whether there are more.
 * @param {Current} searched
 * @param {Mode} mode
 */
const askStates = (searched, { flags }) =>
  ask(searched, [`-trace=${limit + 1}`, "-json", ...flags]);

/**
 * askTable asks for the sizes of all layers.
 * @param {Current} searched
 * @param {Mode} mode
 */
export const askTable = (searched, { flags }) => ask(searched, ["-trace=1", ...flags]);

// Asking the program for a search. The questions have their own worker, because the pictures can
// keep the program's other workers busy for seconds.
import { current } from "./puzzles.js";
import { Lane } from "./run.js";
import { now } from "./state.js";
import { $, language } from "./texts.js";
import { plainMode } from "./watch-shown.js";

/** @typedef {import("./watch-shown.js").Mode} Mode */

/** @type {Lane | undefined} */
let lane;

/** laneOf returns the worker for the program of the puzzle. */
function laneOf() {
  const { program } = current().puzzle;
  if (lane?.program !== program) {
    lane?.end();
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

/** @param {string[]} flags */
async function ask(flags) {
  const { puzzle, input } = current();
  await puzzle.program.load(puzzle.program.progress ?? (() => {}));
  return laneOf().ask(flags, input, language);
}

/**
 * askTrace asks for the states of a search. If the program needs no search for its answer, askTrace
 * asks for the plain search instead, because it is worth watching.
 * @param {Mode} mode
 */
export async function askTrace(mode) {
  const printed = await askStates(mode);
  const isNeeded = printed.out !== "" || printed.err !== "";
  const used = isNeeded ? mode : plainMode();
  return { used, ...(isNeeded ? printed : await askStates(used)) };
}

const askStates = (/** @type {Mode} */ { flags }) => ask(["-trace", "-json", ...flags]);

/**
 * askTable asks for the sizes of all layers.
 * @param {Mode} mode
 */
export const askTable = ({ flags }) => ask(["-trace=1", ...flags]);

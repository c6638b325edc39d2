// Runs, in which the board moves by itself: a replay of the player's own moves, and a shortest
// solution from the board that the player sees. Neither changes the game.
import { cellsAt } from "../core/puzzles.js";
import { now, redraw } from "../core/state.js";
import { $ } from "../core/dom.js";
import { t } from "../core/texts.js";
import { drawBoard } from "./draw.js";
import { tell } from "./hand.js";
import { best, movedBy } from "./hints.js";
import { leftAt } from "./known.js";
import { mode } from "./mode.js";
import { showScore } from "./score.js";
import { view } from "./seen.js";

const stepFor = 600; // milliseconds that a position stays on the board
const endFor = 1500; // milliseconds that the end of a solution stays

/** @param {number} time in milliseconds */
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** begin begins a run, and returns a function that reports whether the run continues. */
function begin() {
  $("board").scrollIntoView({ block: "nearest" });
  return mode.replay();
}

/**
 * show shows a position of a run.
 * @param {string | undefined} position
 * @param {number[]} lefts
 * @param {string} message
 * @param {Record<number, string>} [marks]
 */
function show(position, lefts, message, marks) {
  drawBoard(cellsAt(position), marks);
  showScore({ lefts, made: lefts.length - 1, solved: false, star: "" });
  $("message").textContent = message;
}

/** end returns the board to the player. */
function end() {
  mode.stop();
  redraw();
}

/** replay replays the player's own moves. */
export async function replay() {
  const runs = begin();
  const { path } = now();
  const { lefts } = view();
  for (const step of path.keys()) {
    show(path[step - 1], lefts.slice(0, step + 1), "");
    await sleep(stepFor);
    if (!runs()) return;
  }
  end();
}

/**
 * demonstrate plays a shortest solution, from the start if the board is solved, and then returns to
 * the board that the player sees.
 */
export async function demonstrate() {
  const runs = begin();
  const { lefts, solved } = view();
  const path = solved ? [] : now().path;
  const shown = lefts.slice(0, path.length + 1);
  let position = path.at(-1);
  const all = leftAt(position);
  for (let left = all; left > 0; left--) {
    const [next] = await Promise.all([best(position), sleep(stepFor)]);
    if (!runs()) return;
    if (!next) break;
    const moved = movedBy(position, next).map(({ to }) => [to, "to"]);
    const made = all - left + 1;
    shown.push(left - 1);
    show(next, shown, t("demonstrated", made, all), Object.fromEntries(moved));
    position = next;
  }
  await sleep(endFor);
  if (!runs()) return;
  end();
  tell(t("yours"));
}

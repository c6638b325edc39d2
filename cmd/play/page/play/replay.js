// What runs on the board by itself: the player's own moves once more, and a shortest solution from
// the board that the player sees. Neither changes the game.
import { best, movedBy } from "./hints.js";
import { leftAt } from "./known.js";
import { cellsAt, current } from "../core/puzzles.js";
import { showScore } from "./score.js";
import { view } from "./seen.js";
import { drawBoard, glide } from "./draw.js";
import { mode } from "./mode.js";
import { now, redraw } from "../core/state.js";
import { $, t } from "../core/texts.js";

const endFor = 1500; // milliseconds that the end of a solution stays on the board

function begin() {
  $("board").scrollIntoView({ block: "nearest" });
  return mode.replay();
}

/** end gives the board back to the player. */
function end() {
  mode.stop();
  redraw();
}

/** @param {number} time in milliseconds */
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** pause returns the milliseconds between two moves. */
const pause = () => 200 / Number($("speed", HTMLSelectElement).value);

/** replay shows the player's own moves once more. */
export async function replay() {
  const runs = begin();
  const { path } = now();
  const { lefts } = view();
  for (const step of path.keys()) {
    drawBoard(cellsAt(path[step - 1]));
    showScore({ lefts: lefts.slice(0, step + 1), solved: false });
    $("message").textContent = "";
    await sleep(pause());
    if (!runs()) return;
  }
  end();
}

/**
 * demonstrate plays a shortest solution from the board that the player sees, then returns to it.
 */
export async function demonstrate() {
  const runs = begin();
  const { lefts } = view();
  const all = leftAt(current().position);
  let { position } = current();
  for (let made = 0; made <= all; made++) {
    $("message").textContent = t("demonstrated", made, all);
    const [next] = await Promise.all([best(position), sleep(pause())]);
    if (!runs()) return;
    if (!next) break;
    const moves = movedBy(position, next);
    drawBoard(cellsAt(next), Object.fromEntries(moves.map(({ to }) => [to, "moved"])));
    glide(cellsAt(position), cellsAt(next));
    showScore({ lefts: [...lefts.slice(0, -1), all - made - 1], solved: false });
    position = next;
  }
  await sleep(endFor);
  if (runs()) end();
}

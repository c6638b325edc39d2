// Asking the program for the answers to the input.
import * as route from "../board/route.js";
import { Latest } from "../core/latest.js";
import { current, puzzles } from "../core/puzzles.js";
import { failed } from "../core/run.js";
import { now, redraw } from "../core/state.js";
import { $, changed } from "../core/dom.js";
import { t } from "../core/texts.js";
import { showAnswers } from "./drawer.js";
import { give } from "./hints.js";
import { look } from "./play.js";

const solving = new Latest();

/**
 * The answers on the page, the input that they answer, and the reason if the case has no solution.
 */
export const answered = {
  puzzle: "",
  text: "",
  err: "",
  lines: /** @type {string[]} */ ([]),
  reason: "",
};

/** stop ends the slow questions. */
export const stop = () => current().puzzle.program.slow.stop();

/**
 * solve asks for the answers, unless they are known.
 * @param {number} [pause] milliseconds to wait first, in case the reader is still typing
 */
export async function solve(pause = 0) {
  const wanted = solving.begin();
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (!wanted()) return;
  const { program } = current().puzzle;
  for (const other of puzzles.values()) {
    if (other.program !== program) other.program.rest();
  }
  try {
    await load(wanted);
    if (wanted()) await answer(wanted);
    if (wanted()) await show(wanted);
  } catch (e) {
    if (!wanted()) return;
    failed(e);
    if (!program.module) changed($("input")); // so that the next redraw tries again
  }
}

/**
 * load loads the program, and asks the questions that the board is waiting for.
 * @param {() => boolean} wanted
 */
async function load(wanted) {
  const { program } = current().puzzle;
  if (!program.module) {
    await program.load((part) => {
      if (wanted()) $("loading").textContent = t("loading", `${Math.floor(part * 100)} %`);
    });
  }
  if (!wanted()) return;
  $("loading").textContent = "";
  void look();
  void give();
}

/**
 * answer asks for the answers to the input. It stops the questions about the previous input.
 * @param {() => boolean} wanted
 */
async function answer(wanted) {
  const { puzzle, text } = now();
  if (answered.puzzle === puzzle && answered.text === text) return;
  stop();
  route.offer(false);
  $("answers").classList.add("old");
  $("failed").textContent = "";
  const timer = countSeconds();
  try {
    const { out, err } = await current().puzzle.program.slow.ask([], text);
    const lines = out.split("\n").slice(0, -1);
    if (wanted()) Object.assign(answered, { puzzle, text, err, lines });
  } finally {
    clearInterval(timer);
    $("working").hidden = true;
  }
}

/** countSeconds shows how many seconds the program has been working, from the first second on. */
function countSeconds() {
  let seconds = 0;
  return setInterval(() => {
    seconds++;
    $("progress").textContent = t("working", seconds);
    $("working").hidden = false;
  }, 1000);
}

/**
 * show shows the answers. If the case has no solution, it asks for the reason.
 * @param {() => boolean} wanted
 */
async function show(wanted) {
  const answer = answered.lines[now().number - 1];
  answered.reason = "";
  showAnswers(answered);
  route.offer(parseInt(answer) > 0);
  void route.show();
  if (answer !== "-1" || !current().found) return;
  const { reason } = await route.askRoute();
  if (!wanted()) return;
  answered.reason = reason;
  redraw();
}

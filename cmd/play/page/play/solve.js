// Asking the program for the answers and, where the page shows it, for the picture of the route.
import { Stopped } from "../core/run.js";
import { current, puzzles } from "../core/puzzles.js";
import { now, redraw } from "../core/state.js";
import { failed } from "../core/open.js";
import { give } from "./hints.js";
import { look } from "./play.js";
import { route, showRoute, showWorking } from "../board/player.js";
import { showAnswers } from "./drawer.js";
import { $, language, t } from "../core/texts.js";
import { openView } from "../core/views.js";

const pause = 400; // milliseconds after a change, before the program solves it
const runs = 2; // runs of the program: the answers and a picture

let waiting = 0; // the timer of the next solve
let drawn = ""; // the case on the picture

// The answers on the page, and their puzzle and input.
let answered = { puzzle: "", text: "", err: "", lines: /** @type {string[]} */ ([]) };

/**
 * solveSoon solves after a pause, or at once.
 * @param {boolean} atOnce
 */
export function solveSoon(atOnce) {
  clearTimeout(waiting);
  waiting = window.setTimeout(solve, atOnce ? 0 : pause);
}

/** stop ends the slow questions. */
export function stop() {
  current().puzzle.program.slow.stop();
  showWorking(0, 0);
}

export const markCase = () => showAnswers(answered);

/** asker returns a function that reports whether the current case is still on the page. */
function asker() {
  const { puzzle, text, number } = now();
  return () => now().puzzle === puzzle && now().text === text && now().number === number;
}

/** isAnswered reports whether the answers to the current input are known. */
const isAnswered = () => answered.puzzle === now()?.puzzle && answered.text === now().text;

/** isShown reports whether the page shows the picture: the route, or why there is none. */
const isShown = () => openView() === "watch-view" || answered.lines[now().number - 1] === "-1";

/**
 * drawAnswered draws the route of a case that is answered. Otherwise its answer is on its way, and
 * solve draws the route after that.
 */
export async function drawAnswered() {
  if (isAnswered()) await solve();
}

/** solve asks for the answers, unless they are known, and for the picture of the case. */
export async function solve() {
  clearTimeout(waiting);
  const { program } = current().puzzle;
  const mine = asker();
  for (const other of puzzles.values()) {
    if (other.program !== program) other.program.rest();
  }
  try {
    await load(mine);
    if (mine() && !isAnswered()) await answer();
    if (mine()) await show(mine);
  } catch (e) {
    if (!mine() || e instanceof Stopped) return;
    showWorking(0, 0);
    failed(/** @type {Error} */ (e));
  }
}

/**
 * show shows the answers, and draws the picture if the page shows it.
 * @param {() => boolean} mine
 */
async function show(mine) {
  showAnswers(answered);
  if (isShown()) await draw(mine);
  if (mine()) showWorking(0, 0);
}

/**
 * load loads the program, and asks the questions that the board is waiting for.
 * @param {() => boolean} mine
 */
async function load(mine) {
  const { program } = current().puzzle;
  if (!program.module) {
    await program.load((part) => {
      if (mine()) $("loading").textContent = t("loading", `${Math.floor(part * 100)} %`);
    });
  }
  if (!mine()) return;
  $("loading").textContent = "";
  void look();
  void give();
}

/** answer asks for the answers. It stops the picture of the previous input. */
async function answer() {
  const { puzzle, text } = now();
  const { program } = current().puzzle;
  program.slow.stop();
  for (const id of ["answers", "route"]) $(id).classList.add("old");
  $("failed").textContent = "";
  showWorking(1, runs);
  const { out, err } = await program.slow.ask([], text);
  answered = { puzzle, text, err, lines: out.split("\n").slice(0, -1) };
}

/**
 * draw asks for the picture of the case, if the program has answered it. The program gets only the
 * text of this case, so that a malformed case elsewhere in the input does not matter.
 * @param {() => boolean} mine
 */
async function draw(mine) {
  const { puzzle, input } = current();
  const { number, text } = now();
  const pick = input ? [] : ["-case", String(number)];
  const key = [puzzle.name, input || text, pick, language].join("\n");
  const isDrawn = drawn === key && route.source !== ""; // another puzzle clears it
  $("route").classList.toggle("old", !isDrawn);
  if (isDrawn || number > answered.lines.length) return;
  showWorking(2, runs);
  const { slow } = puzzle.program;
  const { out, err } = await slow.ask([...pick, "-svg", "-"], input || text, language);
  if (!mine()) return;
  $("failed").textContent = out ? "" : `${t("route")}: ${err}`;
  if (out) showRoute(out);
  $("route").classList.remove("old");
  drawn = key;
  redraw(); // the picture says why there is no solution
}

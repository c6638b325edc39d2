// Asking the program for the answers and the pictures.
import { Stopped } from "./run.js";
import { current, puzzles } from "./puzzles.js";
import { now } from "./state.js";
import { failed } from "./open.js";
import { give } from "./hints.js";
import { look } from "./play.js";
import { showMap, showRoute, showWorking } from "./player.js";
import { showAnswers } from "./drawer.js";
import { showBoard } from "./show.js";
import { $, language, t } from "./texts.js";

const pause = 400; // milliseconds after a change, before the program solves it
const runs = 3; // runs of the program: the answers and two pictures

let waiting = 0; // the timer of the next solve
let drawn = ""; // the case on the pictures

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

/** again draws the pictures again, in the current language. */
export function again() {
  drawn = "";
  void solve();
}

export const markCase = () => showAnswers(answered);

/** asker returns a function that reports whether the current case is still on the page. */
function asker() {
  const { puzzle, text, number } = now();
  return () => now().puzzle === puzzle && now().text === text && now().number === number;
}

/** solve asks for the answers, unless they are known, and for the pictures of the case. */
async function solve() {
  clearTimeout(waiting);
  const { program } = current().puzzle;
  const mine = asker();
  for (const other of puzzles.values()) {
    if (other.program !== program) other.program.rest();
  }
  try {
    await load(mine);
    if (!mine()) return;
    if (answered.puzzle !== now().puzzle || answered.text !== now().text) await answer();
    if (!mine()) return;
    showAnswers(answered);
    await draw(mine);
  } catch (e) {
    if (!mine() || e instanceof Stopped) return;
    showWorking(0, 0);
    failed(/** @type {Error} */ (e));
  }
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

/** answer asks for the answers. It stops the pictures of the previous input. */
async function answer() {
  const { puzzle, text } = now();
  const { program } = current().puzzle;
  program.slow.stop();
  $("answers").classList.add("old");
  showWorking(1, runs);
  const { out, err } = await program.slow.ask([], text);
  answered = { puzzle, text, err, lines: out.split("\n").slice(0, -1) };
}

/**
 * draw asks for the pictures of the case, if the program has answered it. The program gets only the
 * text of this case, so that a malformed case elsewhere in the input does not matter.
 * @param {() => boolean} mine
 */
async function draw(mine) {
  const { puzzle, input } = current();
  const { number, text } = now();
  const pick = input ? [] : ["-case", String(number)];
  const key = [puzzle.name, input || text, pick, language].join("\n");
  for (const id of ["route", "map"]) $(id).classList.toggle("old", drawn !== key);
  if (drawn !== key && number <= answered.lines.length) {
    $("failed").textContent = "";
    await drawOne("route", 2, pick, mine);
    if (!mine()) return;
    showBoard(); // the picture says why there is no solution
    await drawOne("map", 3, ["-map", ...pick], mine);
    if (!mine()) return;
    drawn = key;
  }
  showWorking(0, 0);
}

/**
 * drawOne asks for a picture, and shows it.
 * @param {"route" | "map"} id
 * @param {number} run the number of this run
 * @param {string[]} flags
 * @param {() => boolean} mine
 */
async function drawOne(id, run, flags, mine) {
  const { puzzle, input } = current();
  showWorking(run, runs);
  const { slow } = puzzle.program;
  const { out, err } = await slow.ask([...flags, "-svg", "-"], input || now().text, language);
  if (!mine()) return;
  if (!out) $("failed").textContent += `${t(id)}: ${err}\n`;
  else if (id === "map") showMap(out);
  else showRoute(out);
  $(id).classList.remove("old");
}

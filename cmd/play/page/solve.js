// Asking the program for the answers and the pictures of what is shown.
import { Lane, Stopped } from "./run.js";
import { current } from "./puzzles.js";
import { now } from "./state.js";
import { failed } from "./open.js";
import * as play from "./play.js";
import { showMap, showRoute, showWorking } from "./player.js";
import { showAnswers, showBoard } from "./show.js";
import { $, language, t } from "./texts.js";

const pause = 400; // milliseconds from a change to its answer
const answering = new Lane(),
  drawing = new Lane();
let waiting = 0; // the timer of what is to be solved
let answered = { lines: [], err: "" }; // the lines that are shown, and of which puzzle and text
let drawn = ""; // the case of the pictures

// solveSoon solves after a pause, or at once.
export function solveSoon(atOnce) {
  clearTimeout(waiting);
  waiting = setTimeout(solve, atOnce ? 0 : pause);
}

// stop ends what is asked for.
export function stop() {
  answering.stop();
  drawing.stop();
}

// again solves anew, in the language that is spoken now.
export function again() {
  drawn = "";
  solve();
}

export const markCase = () => showAnswers(answered);

// solve asks for the answers, unless they are there, and for the pictures of the case.
async function solve() {
  clearTimeout(waiting);
  const { puzzle, text, number } = now(),
    { program } = current().puzzle;
  const mine = () => now().puzzle === puzzle && now().text === text && now().number === number;
  try {
    if (answered.puzzle !== puzzle || answered.text !== text) {
      stop();
      $("answers").classList.add("old");
      await program.load((part) => {
        if (mine()) $("loading").textContent = t("loading", Math.floor(part * 100) + " %");
      });
      if (!mine()) return;
      $("loading").textContent = "";
      play.look();
      showWorking(1, 3);
      const { out, err } = await answering.run(program, [], text);
      if (!mine()) return;
      answered = { puzzle, text, err, lines: out.split("\n").slice(0, -1) };
    }
    showAnswers(answered);
    await draw(mine);
  } catch (e) {
    if (mine()) showWorking(0, 0);
    if (mine() && !(e instanceof Stopped)) failed(e);
  }
}

// draw asks for the pictures of the case, if it was answered. Its text alone is given to the
// program, so that a wrong case beside it does not matter. Each picture is a run of its own: what
// takes long takes nothing away.
async function draw(mine) {
  const { puzzle, input } = current(),
    { number, text } = now(),
    what = input || text;
  const right = number <= answered.lines.length,
    pick = input ? [] : ["-case", String(number)];
  const key = [puzzle.name, what, pick, language].join("\n");
  for (const id of ["route", "map"]) $(id).classList.toggle("old", drawn !== key);
  if (drawn === key || !right) {
    showWorking(0, 0);
    return;
  }
  drawing.stop();
  $("failed").textContent = "";
  const pictures = [["route"], ["map", "-map"]];
  for (const [i, [id, ...flags]] of pictures.entries()) {
    showWorking(i + 2, 3);
    const args = [...flags, "-svg", "-", ...pick];
    const { out, err } = await drawing.run(puzzle.program, args, what, language);
    if (!mine()) return;
    if (!out) $("failed").textContent += `${t(id)}: ${err}\n`;
    else if (id === "map") showMap(out);
    else (showRoute(out), showBoard()); // with the reason why there is no route
    $(id).classList.remove("old");
  }
  drawn = key;
  showWorking(0, 0);
}

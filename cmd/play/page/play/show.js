// What the page shows of the state: the puzzle, and the board with everything beside it.
import { nameOf, showCards } from "../board/cards.js";
import { current } from "../core/puzzles.js";
import { has, now } from "../core/state.js";
import { $, element, isNew, t } from "../core/texts.js";
import { showGoldens } from "./drawer.js";
import { drawBoard, glide } from "./draw.js";
import * as edit from "./edit.js";
import { mode } from "./mode.js";
import { levelOf, offerGames } from "./random.js";
import { view } from "./seen.js";
import { showScore } from "./score.js";

const mostCells = 256; // of a board

/** @type {{ input: string, position: string | undefined, cells: string[] }} */
let shown = { input: "", position: "", cells: [] }; // what is on the board now

/** showChoice shows which puzzle and input are chosen, and what else there is to choose. */
function showChoice() {
  const { puzzle } = current();
  const { golden, number } = now();
  if (!isNew($("title"), puzzle.name, golden, number, puzzle.goldens.length)) return;
  const { name, judge } = nameOf(puzzle);
  showCards(puzzle);
  offerGames();
  showGoldens();
  const { short } = puzzle.names;
  $("title").replaceChildren(
    element("span", { className: "whole" }, name),
    element("span", { className: "brief" }, short ? t(short) : name),
    element("small", {}, judge),
  );
  $("about").textContent = t(puzzle.about);
  const title = t(golden || "own") + (number > 1 ? ` ${number}` : "");
  document.title = `${name}: ${title} · ${t("name")}`;
}

/** show shows the state: what is chosen, and the board. */
export function show() {
  showChoice();
  showBoard();
}

/**
 * showBoard shows the board as it is played or edited. While an input is incomplete, because it is
 * being typed, the last good board stays.
 */
function showBoard() {
  if (mode.replaying) {
    return; // replay.js shows it at its end
  }
  const { puzzle, found, input, position } = current();
  const fits = found && found.at.length <= mostCells;
  const seen = view();
  $("playing").hidden = !puzzle.findCases;
  $("playing").classList.toggle("old", !fits);
  showScore(seen);
  showButtons(seen);
  showLevel(seen);
  if (!fits) {
    return;
  }
  const { cells, marks } = mode.editing ? edit.view() : seen;
  drawBoard(cells, marks);
  if (!mode.editing && shown.input === input && shown.position !== position) {
    glide(shown.cells, cells);
  }
  shown = { input, position, cells };
  showMessage(seen);
  if (mode.editing) {
    edit.tools();
  }
}

/** @param {import("./seen.js").View} seen */
function showMessage({ refused, message }) {
  $("message").textContent = mode.editing ? "" : message;
  $("message").classList.toggle("bad", refused.length > 0);
}

/** @param {import("./seen.js").View} seen */
function showButtons({ left, made, solved }) {
  const button = (/** @type {string} */ id) => $(id, HTMLButtonElement);
  button("undo").disabled = !has(-1);
  button("redo").disabled = !has(1);
  button("restart").disabled = !made;
  button("hint").disabled = mode.editing || left === -1 || left === 0;
  button("go").hidden = !current().puzzle.together || mode.editing;
  button("another").hidden = !solved || !current().puzzle.random;
  button("replay").hidden = !solved;
  button("best").hidden = !solved;
  button("fromhere").hidden = mode.editing || !(left > 0);
  button("edit").ariaPressed = String(mode.editing);
  $("tools").hidden = !mode.editing;
}

/**
 * showLevel shows how difficult the case is, by the number of moves that it needs.
 * @param {import("./seen.js").View} seen
 */
function showLevel({ lefts }) {
  const level = levelOf(current().puzzle, now().golden, lefts[0]);
  $("level").hidden = !level;
  $("levelname").textContent = level && t(level);
}

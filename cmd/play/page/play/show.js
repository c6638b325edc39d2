// Showing the state: the puzzle, and the board with everything beside it.
import { nameOf, showCards } from "../board/cards.js";
import { write } from "../core/errors.js";
import { choiceOf, current } from "../core/puzzles.js";
import { failed } from "../core/run.js";
import { has, now } from "../core/state.js";
import { $, element, field, changed } from "../core/dom.js";
import { win } from "../core/stars.js";
import { t } from "../core/texts.js";
import { showGoldens } from "./drawer.js";
import { drawBoard } from "./draw.js";
import * as edit from "./edit.js";
import { mode } from "./mode.js";
import { ready } from "./play.js";
import { difficultyOf, isTodays, offerGames } from "./random.js";
import { view } from "./seen.js";
import { showScore } from "./score.js";

const mostCells = 256; // of a board

/** showChoice shows the chosen puzzle and input, and the other choices. */
function showChoice() {
  const { puzzle } = current();
  const { golden, number } = now();
  const unnamed = isTodays() ? "today" : "own";
  if (!changed($("title"), puzzle.name, golden, number, unnamed)) return;
  const { name, brief, judge } = nameOf(puzzle);
  showCards(puzzle).catch(failed);
  offerGames();
  void showGoldens();
  $("title").replaceChildren(
    element("span", { className: "whole" }, name),
    element("span", { className: "brief" }, brief),
    element("small", {}, ` ${judge}`), // the space is for screen readers
  );
  $("about").textContent = t(puzzle.about);
  $("rule").textContent = t(puzzle.about);
  const choice = choiceOf(golden);
  const title = choice ? t(choice) : golden || t(unnamed);
  const nth = number > 1 ? ` ${number}` : "";
  document.title = `${name}: ${title}${nth} · ${t("name")}`;
}

/** show shows the state: the choice and the board. */
export function show() {
  showChoice();
  showBoard();
}

/**
 * showBoard shows the board as it is played or edited. While an input is being typed and is
 * incomplete, the last valid board stays.
 */
function showBoard() {
  if (mode.replaying) return; // replay.js shows it at its end
  const { puzzle, found } = current();
  const seen = view();
  const fits = found && found.at.length <= mostCells;
  $("playing").hidden = !puzzle.findCases;
  $("playing").classList.toggle("old", !fits && !!now().typed);
  showScore(seen);
  showButtons(seen);
  showLevel(seen);
  write($("message"), seen.message);
  $("message").classList.toggle("bad", seen.refused.length > 0 || !!seen.refusal);
  $("board").hidden = !fits && !now().typed;
  if (!fits) return;
  const { cells, marks } = mode.editing ? edit.view() : seen;
  drawBoard(cells, marks);
  if (mode.editing) edit.tools();
}

/**
 * showButtons disables the buttons that would do nothing. They stay visible, so that no other
 * button moves.
 * @param {import("./seen.js").View} seen
 */
function showButtons({ left, made, solved, refusal }) {
  const { together, random } = current().puzzle;
  const { editing } = mode;
  const disabled = {
    go: editing || left === 0,
    undo: !has(-1) && !ready(),
    redo: !has(1),
    restart: !made,
    hint: editing || !!refusal || left === -1 || left === 0,
    replay: !made,
    best: editing || !(solved || left > 0),
  };
  for (const [id, is] of Object.entries(disabled)) field(id).disabled = is;
  $("go").hidden = !together;
  $("another").hidden = !random;
  $("tools").hidden = !editing;
  $("edit").ariaPressed = String(editing);
}

/**
 * showLevel shows the difficulty of the case, given by the number of moves that it needs, and keeps
 * the star that the last move has won.
 * @param {import("./seen.js").View} seen
 */
function showLevel({ lefts, star }) {
  const { puzzle } = current();
  const level = difficultyOf(puzzle, now().golden, lefts[0]);
  $("level").hidden = !level;
  $("levelname").textContent = level && t(isTodays() ? "today" : level);
  if (!level || !star) return;
  win(puzzle, level, star);
  showCards(puzzle).catch(failed);
}

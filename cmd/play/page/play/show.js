// What the page shows of the state: the puzzle, and the board with everything beside it.
import { Board } from "../board/board.js";
import { nameOf, showCards } from "../board/cards.js";
import { showForms } from "../check/check.js";
import { showGoldens } from "./drawer.js";
import * as edit from "./edit.js";
import * as play from "./play.js";
import { route } from "../board/player.js";
import { current } from "../core/puzzles.js";
import { levelOf, offerGames } from "./random.js";
import { stopReplay } from "./replay.js";
import { view } from "./seen.js";
import { showScore } from "./score.js";
import { has, now } from "../core/state.js";
import { $, element, language, t } from "../core/texts.js";

const mostCells = 256; // of a board

/** Whether the board is being edited, and whether it moves by itself (replay.js). */
export const mode = { editing: false, replaying: false };

/** @type {{ input: string, position: string | undefined, cells: string[] }} */
let shown = { input: "", position: "", cells: [] }; // what is on the board now

export const board = new Board($("board"), {
  press: (i) => {
    takeOver();
    if (mode.editing) edit.press(i);
    else play.press(i);
  },
  move: (i, k) => {
    takeOver();
    if (mode.editing) edit.move(i, k);
    else play.drag(i, k);
  },
  paints: (i, e) => mode.editing && edit.paints(i, e),
  paint: edit.paint,
  end: edit.end,
});

/** takeOver ends what moves by itself, because the player wants to move. */
function takeOver() {
  if (stopReplay()) showBoard();
}

/** showChoice shows which puzzle and input are chosen, and what else there is to choose. */
export function showChoice() {
  const { puzzle } = current();
  const { golden, number } = now();
  const { name, judge } = nameOf(puzzle);
  showCards(puzzle);
  offerGames();
  showForms();
  showGoldens();
  const short = puzzle.short?.[language] ?? name;
  $("title").replaceChildren(
    element("span", { className: "whole" }, name),
    element("span", { className: "brief" }, short),
    element("small", {}, judge),
  );
  $("about").textContent = puzzle.about[language] ?? "";
  const title = t(golden || "own") + (number > 1 ? ` ${number}` : "");
  document.title = `${name}: ${title} · ${t("name")}`;
}

/**
 * showBoard shows the board as it is played or edited. While an input is incomplete, because it is
 * being typed, the last good board stays.
 */
export function showBoard() {
  if (mode.replaying) {
    return; // replay.js shows it at its end
  }
  const { puzzle, found, input, position } = current();
  const fits = found && found.at.length <= mostCells;
  const seen = view();
  $("playing").hidden = !puzzle.form && !puzzle.maze;
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
function showMessage({ left, made, refused, message }) {
  const reason = left === -1 && !made && !refused.length ? route.note() : "";
  $("message").textContent = mode.editing ? "" : reason || message;
  $("message").classList.toggle("bad", refused.length > 0);
}

/** @param {import("./seen.js").View} seen */
function showButtons({ left, made, solved }) {
  const button = (/** @type {string} */ id) => $(id, HTMLButtonElement);
  button("undo").disabled = !has(-1);
  button("redo").disabled = !has(1);
  button("restart").disabled = !made;
  button("hint").disabled = mode.editing || left === -1 || left === 0;
  button("go").hidden = !current().puzzle.maze || mode.editing;
  button("another").hidden = !solved || !current().puzzle.random;
  button("watch").hidden = !solved;
  button("best").hidden = !solved;
  button("fromhere").hidden = mode.editing || !left || left < 0;
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

/**
 * drawBoard draws cells on the board.
 * @param {string[]} cells
 * @param {Record<number, string>} [marks] classes, by the number of a cell
 */
export function drawBoard(cells, marks = {}) {
  const { puzzle, found } = current();
  const columns = found?.columns ?? 1;
  board.show(puzzle, cells, { columns, marks, playing: !mode.editing });
  board.buttons.forEach((button, i) => {
    button.dataset.drag = mode.editing ? edit.movable(i) : play.movable(board, i);
  });
}

/**
 * glide slides what has moved between two boards to its new cell.
 * @param {string[]} old
 * @param {string[]} cells
 */
export function glide(old, cells) {
  const { gap = "" } = current().puzzle;
  const changed = [...cells.keys()].filter((i) => cells[i] !== old[i]);
  for (const i of changed) {
    const from = changed.find((k) => k !== i && old[k][0] === cells[i][0]);
    if (from !== undefined && !`${gap} `.includes(cells[i])) {
      board.slide(from, i);
    }
  }
}

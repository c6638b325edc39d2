// The large board of the view. The reader can move its tiles to walk from state to state in the
// picture, and can begin another search at any of them.
import { Board } from "../board/board.js";
import { push } from "../core/state.js";
import { $, language } from "../core/texts.js";
import { cellsOf, player, shown, shownState } from "./shown.js";
import { theCase, thePuzzle, theTrace } from "./shown.js";
import { tintsAt } from "./steps.js";

/** @type {Board | undefined} */
let board;
let drawn = ""; // the state on the board, and its tints

/**
 * makeBoard makes the board, once, because it listens to the whole page.
 * @param {HTMLElement} host
 * @param {(number: number) => void} choose shows a state
 */
export function makeBoard(host, choose) {
  const walk = (/** @type {number} */ cell) => {
    const to = neighbour(cell);
    if (to !== undefined) {
      choose(to);
    }
  };
  board ??= new Board(host, {
    press: walk,
    move: (_, to) => walk(to),
    paints: () => false,
    paint: () => {},
    end: () => {},
  });
}

/** forgetBoard has the next state drawn even if its number is the same. */
export function forgetBoard() {
  drawn = "";
}

/** showBoard shows the state of the moment, or the one that was chosen. */
export function showBoard() {
  const puzzle = thePuzzle();
  const number = shownState();
  const marks = tintsAt(number, player.at);
  const key = `${number} ${puzzle.maze ? JSON.stringify(marks) : ""}`;
  if (drawn === key) {
    return;
  }
  drawn = key;
  $("watch-board").inert = !!puzzle.maze; // its ghosts move all at once
  const { columns } = theCase();
  board?.show({ ...puzzle, frames: 1 }, cellsOf(number), { columns, playing: true, marks });
  $("watch-note").textContent = puzzle.note?.(theTrace().states[number].state, language) ?? "";
  $("watch-here").hidden = !!puzzle.maze || shown.used.way.groups === true;
  $("watch-here").style.visibility = number === 0 ? "hidden" : ""; // keeps its room
}

/**
 * neighbour returns the state one move away in which a cell has gone to the gap, if there is one.
 * @param {number} cell
 */
function neighbour(cell) {
  const { gap } = thePuzzle();
  const number = shownState();
  const here = cellsOf(number);
  return theTrace().states[number].next?.find((n) => {
    const there = cellsOf(n)[cell];
    return there !== here[cell] && gap.includes(there);
  });
}

/** searchFromHere makes the state on the board the start of a new case. */
export function searchFromHere() {
  const found = theCase();
  const letters = [...found.text];
  cellsOf(shownState()).forEach((cell, i) => {
    letters[found.at[i] - found.start] = cell;
  });
  push({ golden: "", text: `${letters.join("").trimEnd()}\n`, number: 1 });
}

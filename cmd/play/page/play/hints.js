// Hints: each makes one move of a shortest solution, marks what has moved, and says so.
import { hand, moveTo, tell } from "./hand.js";
import { ask, learnHint, leftAt, note } from "./known.js";
import { pieceName } from "../board/cells.js";
import { Latest } from "../core/latest.js";
import { cellsAt, current } from "../core/puzzles.js";
import { redraw } from "../core/state.js";
import { joined, language, t } from "../core/texts.js";

const markedFor = 1600; // milliseconds

const giving = new Latest();
const waiting = { hints: 0, unmark: 0 }; // the hints that the player waits for, and a timer

/** awaited reports whether the player is waiting for a hint. */
export const awaited = () => waiting.hints > 0;

export function forget() {
  waiting.hints = 0;
  giving.end();
}

/** hint makes one move of a shortest solution. Before the program has loaded, the hint waits. */
export function hint() {
  waiting.hints++;
  redraw();
  if (waiting.hints === 1 && current().puzzle.program.module) void give();
}

/** give makes as many moves as are wanted. */
export async function give() {
  const wanted = giving.begin();
  while (awaited()) {
    const before = current().position;
    const position = await best(before);
    if (!wanted()) return;
    if (!position) {
      forget();
      redraw();
      return;
    }
    waiting.hints--;
    learnHint(position);
    moveTo(position);
    mark(movedBy(before, position));
  }
}

/**
 * best returns the next position on a shortest solution, or "" if no move is needed or none helps.
 * @param {string | undefined} position
 */
export async function best(position) {
  const { out } = await ask("-hint", position).catch(() => ({ out: "" }));
  return out.trim();
}

/** @typedef {{ key: string, from: number, to: number }} Move */

/**
 * movesBetween returns what has moved from one board to another, by the cells to which it has come.
 * A cell from which nothing has moved, such as that of a wheel that turns, moves to itself.
 * @param {string[]} old
 * @param {string[]} cells
 * @returns {Move[]}
 */
export function movesBetween(old, cells) {
  const changed = [...cells.keys()].filter((i) => cells[i] !== old[i]);
  return changed.map((to) => {
    const [key] = cells[to];
    const from = changed.findLast((i) => i !== to && old[i][0] === key) ?? to;
    return { key, from, to };
  });
}

/**
 * movedBy returns what the player moves in a move, such as the tile but not the gap.
 * @param {string | undefined} before
 * @param {string} after
 */
export function movedBy(before, after) {
  const { arrows, gap, together } = current().puzzle;
  const moves = movesBetween(cellsAt(before), cellsAt(after));
  if (!together) return moves.filter(({ key }) => gap.includes(key) === (arrows === "gap"));
  return [...together.names].flatMap((name) => moves.filter(({ key }) => key === name));
}

/**
 * mark marks the cells to which a hint has moved something, for a moment, and names the move until
 * the next one.
 * @param {Move[]} moves
 */
function mark(moves) {
  const cells = moves.map(({ to }) => to);
  hand.moved = cells;
  tell(leftAt(current().position) === 0 ? "" : told(moves));
  clearTimeout(waiting.unmark);
  waiting.unmark = window.setTimeout(() => {
    if (hand.moved !== cells) return;
    hand.moved = [];
    redraw();
  }, markedFor);
}

/**
 * told returns a sentence about moves, and the puzzle's note. Moves that do not lead to another
 * cell, such as the turn of a wheel, have no sentence.
 * @param {Move[]} moves
 */
function told(moves) {
  if (moves.some(({ from, to }) => from === to)) return "";
  return joined(t("hinted", moves.map(nameOf).join(t("comma"))), note());
}

/** @param {Move} move */
function nameOf({ key, from, to }) {
  const { puzzle, found } = current();
  const name = pieceName(puzzle, key);
  const inRow = Math.abs(to - from) < (found?.columns ?? 1);
  const [back, on] = inRow ? ["left", "right"] : ["up", "down"];
  const space = language === "en" || /\w$/.test(name) ? " " : "";
  return name + space + t(to < from ? back : on);
}

// Hints: the first hint outlines a move of a shortest solution and names it, and the next hint
// makes this move.
import { drop, hand, moveTo } from "./hand.js";
import { ask } from "./known.js";
import { pieceName } from "../board/cells.js";
import { Latest } from "../core/latest.js";
import { cellsAt, current } from "../core/puzzles.js";
import { failed } from "../core/run.js";
import { now, redraw } from "../core/state.js";
import { language, t } from "../core/texts.js";

const giving = new Latest();
const waiting = { hints: 0 }; // the number for which the player waits

/** awaited reports whether the player is waiting for a hint. */
export const awaited = () => waiting.hints > 0;

/** forget drops the hints for which the player is waiting. */
export function forget() {
  waiting.hints = 0;
  giving.end();
}

/** hint outlines a move or makes it. Until the program has loaded, the hint waits. */
export function hint() {
  waiting.hints++;
  redraw();
  if (waiting.hints === 1 && current().puzzle.program.module) void give();
}

/** give gives all the hints that are wanted. */
export async function give() {
  const wanted = giving.begin();
  while (awaited()) {
    const position = hand.hinted || (await best(current().position));
    if (!wanted()) return;
    if (!position) {
      forget();
      redraw();
      return;
    }
    waiting.hints--;
    if (hand.hinted) moveTo(position);
    else outline(position);
  }
}

/**
 * best returns the next position on a shortest solution, or nothing if no move is needed, no move
 * helps, or the program has failed. From then on, the player has had a hint in this attempt.
 * @param {string | undefined} position
 */
export async function best(position) {
  now().attempt.hinted = true;
  return (await ask("-hint", position).catch(failed))?.out.trim();
}

/** @typedef {{ key: string, from: number, to: number }} Move */

/**
 * movesBetween returns the moves of pieces from one board to another, by the cells to which they
 * lead. A changed cell from which nothing has moved, such as the cell of a wheel that turns, moves
 * to itself.
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
 * movedBy returns the pieces that the player moves in a move, such as the tile but not the gap.
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
 * outline outlines the move to a position until the board changes.
 * @param {string} position
 */
function outline(position) {
  drop(); // because the hint ignores what is in the player's hand
  hand.hinted = position;
  redraw();
}

/** hinted returns the moves of the outlined hint. */
export const hinted = () => (hand.hinted ? movedBy(current().position, hand.hinted) : []);

/**
 * told names the moves of the outlined hint. A move that leads to no other cell, such as the turn
 * of a wheel, has no name.
 */
export function told() {
  const moves = hinted();
  if (moves.length === 0 || moves.some(({ from, to }) => from === to)) return "";
  return t("hinted", moves.map(nameOf).join(t("comma")));
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

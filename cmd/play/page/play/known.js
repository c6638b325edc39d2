// The known facts about the positions of a game: the moves from each, which a puzzle's page.js may
// give at once, and the number of moves to go, which only its program can compute.
import { Latest } from "../core/latest.js";
import { current } from "../core/puzzles.js";
import { failed } from "../core/run.js";
import { now, redraw, wholePath } from "../core/state.js";
import { t } from "../core/texts.js";

/**
 * The program's answer about a position: the number of moves to go, -1 if there is no solution, NaN
 * if there is an error; the positions one move away; and the error.
 * @typedef {{ left: number, next: string[], err?: string }} List
 *
 * @typedef {import("../core/puzzles.js").Case} Case
 */

/** @type {Map<string, List>} */
const lists = new Map(); // by keyOf

/** @param {string | undefined} position */
const keyOf = (position) => [now().puzzle, current().input, position].join("\n");

/**
 * leftAt returns the number of moves to go from a position of this game, or NaN if it is unknown.
 * @param {string | undefined} position
 */
export function leftAt(position) {
  const { puzzle, found, input } = current();
  if (!found) return NaN;
  const known = lists.get(keyOf(position))?.left;
  if (known !== undefined) return known;
  return puzzle.solved?.(position ?? input, found) ? 0 : NaN;
}

/**
 * nextOf returns the positions one move from a position of this game, or undefined if they are not
 * yet known.
 * @param {string | undefined} position
 */
export function nextOf(position) {
  const { puzzle, found, input } = current();
  if (puzzle.moves && found) return puzzle.moves(position ?? input, found);
  return lists.get(keyOf(position))?.next;
}

/** next returns the positions one move from the board, or undefined. */
export const next = () => nextOf(current().position);

/** note returns the puzzle's note on the board, such as whose turn it is, or "". */
export function note() {
  const { puzzle, position } = current();
  return t(puzzle.note?.(position) ?? "");
}

/** error returns the program's error about the board, or "". */
export const error = () => lists.get(keyOf(current().position))?.err ?? "";

/**
 * ask asks the program a question about a position.
 * @param {"-next" | "-hint"} flag
 * @param {string | undefined} position
 */
export function ask(flag, position) {
  const { puzzle, input } = current();
  return puzzle.program.askAt(flag, input, position);
}

/**
 * learn asks the program, which must be loaded, about a position unless the answer is known.
 * @param {string | undefined} position
 */
async function learn(position) {
  const key = keyOf(position);
  if (lists.has(key)) return;
  const said = await ask("-next", position).catch(failed);
  if (!said) return;
  const [left, ...next] = said.out.trimEnd().split("\n");
  lists.set(key, { left: said.err ? NaN : Number(left), next, err: said.err });
  redraw();
}

const mostWaiting = 2; // questions about positions that are no longer on the board
const looking = new Latest();

/**
 * look asks the program about the position on the board, then about the start and the positions
 * since, because a game opened from a link has positions not yet asked about. It ends when another
 * position appears on the board, because the new position is more urgent.
 * @param {() => void} known is called when the moves on the board may have become known
 */
export async function look(known) {
  const wanted = looking.begin();
  const { position, puzzle } = current();
  const { module, quick } = puzzle.program;
  known();
  if (!module) return;
  quick.shorten(mostWaiting);
  for (const one of [position, undefined, ...wholePath()]) {
    await learn(one);
    known();
    if (!wanted() || !lists.has(keyOf(one))) return;
  }
}

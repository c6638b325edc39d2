// Playing. Which moves there are, and how many are needed, only the program knows: the page offers
// the positions that it lists, and draws them.
import { Lane } from "./run.js";
import { current, cellsAt } from "./puzzles.js";
import { now, push } from "./state.js";
import { $, t, language } from "./texts.js";

const looking = new Lane(), hinting = new Lane();
const lists = new Map(); // by position: how many moves are left there, and the positions beside it

let waiting = [];    // what was pressed while the program was not ready
let thinking = false; // of a hint
let asked = "";      // the position whose list is on its way
let held = -1;       // what was chosen first, if a move needs two: a cell, or the number of a thing
let pending = [];    // where the things stand that move all at once, once Go is pressed
let clashing = [];   // the cells of those that cannot
let refusal = "";

const key = () => [now().puzzle, current().input, current().position].join("\n");
const list = () => lists.get(key());
const together = () => current().puzzle.things;
const places = () => {
  const { puzzle, letters, position, found } = current();
  return puzzle.things(letters, position, found);
};

// args are the program's arguments for a question about the position that is shown.
function ask(lane, flag) {
  const { puzzle, input, position } = current();
  return lane.run(puzzle.program, [flag, ...position ? ["-at", position] : []], input);
}

// reset is called when another position is shown. It forgets what was begun in the one before.
export function reset() {
  [held, pending, clashing, refusal] = [-1, [], [], ""];
}

// forget is called when the position was not reached by a move: nothing waits for it any more.
export function forget() {
  waiting = [];
  thinking = false;
  hinting.stop();
}

// look asks the program for the list of the position that is shown.
export async function look(show) {
  const mine = key();
  if (asked === mine || lists.has(mine)) return drain();
  looking.stop();
  asked = mine;
  if (current().found) {
    try {
      await current().puzzle.program.load(() => {});
      if (asked !== mine) return;
      const { out, err } = await ask(looking, "-next");
      const [left, ...next] = out.trimEnd().split("\n");
      lists.set(mine, err ? { err, next: [] } : { left: +left, next });
    } catch { /* stopped, or not loaded, which is said elsewhere */ }
  }
  if (asked === mine) asked = "";
  if (key() === mine) show();
  drain();
}

// act does something now, or as soon as the program is ready for it.
function act(action) {
  waiting.push(action);
  drain();
}

function drain() {
  while (waiting.length && list() && !thinking) waiting.shift()();
}

// tell shows a word about what was just pressed, until the next move.
function tell(text, ...cells) {
  refusal = text;
  clashing = cells;
  redraw();
}
let redraw = () => {};
export const onTell = callback => { redraw = callback; };

function move(position) {
  push({ ...now(), path: [...now().path, position] });
}

// press chooses a cell, and moves if there is one move with all that is chosen.
export const press = i => act(() => together() ? choose(i) : moveBy(held < 0 ? [i] : [held, i]));
export const drag = (from, to) => act(() =>
  together() ? stepTo(standing().indexOf(from), to) : moveBy([from, to]));

function moveBy(chosen) {
  const { cells, puzzle } = current();
  const at = chosen[chosen.length - 1], had = held;
  const moves = list().next.filter(position => {
    const then = cellsAt(position);
    return chosen.every(i => then[i] !== cells[i]);
  });
  held = -1;
  if (moves.length === 1) return move(moves[0]);
  if (had >= 0 && had !== at) return moveBy([at]);
  if (had === at) return tell("");
  if (moves.length && chosen.length === 1) held = at;
  tell(moves.length ? t("choose") : list().left === 0 ? "" : puzzle.refused?.[language] ?? "", at);
}

// choose takes what stands on a cell, or moves what was taken there.
function choose(i) {
  const from = places(), other = standing().indexOf(i);
  if (held >= 0 && other !== held && (other < 0 || beside(from[held], i))) return stepTo(held, i);
  held = other === held ? -1 : other;
  tell("");
}

const standing = () => pending.length ? pending : places();

const beside = (a, b) => {
  const { columns } = current().found, rows = Math.floor(a / columns) - Math.floor(b / columns);
  return Math.abs(a % columns - b % columns) + Math.abs(rows) <= 1;
};

// stepTo lets a thing stand on a cell, when Go will be pressed.
function stepTo(thing, to) {
  const { puzzle, letters } = current(), from = places();
  if (thing < 0) return;
  if (to < 0 || !beside(from[thing], to) || letters[to] === "#") {
    return tell(puzzle.refused[language], standing()[thing]);
  }
  pending = [...standing()];
  pending[thing] = to;
  tell("");
}

// go moves all things at once.
export const go = () => act(() => {
  const { puzzle, found } = current(), from = places();
  if (!pending.some((to, i) => to !== from[i])) return tell(t("still"));
  const position = puzzle.toPosition(pending, found);
  if (list().next.includes(position)) return move(position);
  const why = puzzle.clash(from, pending);
  tell(why ? why[language] : t("forbidden"), ...why ? why.both.map(i => pending[i]) : []);
});

// arrow moves what an arrow key moves, and reports whether there is anything.
export function arrow(board, x, y) {
  const { puzzle, cells, found } = current();
  if (puzzle.arrows) {
    const gap = cells.findIndex(key => puzzle.gap.includes(key));
    const sign = puzzle.arrows === "tile" ? -1 : 1, other = board.beside(gap, sign * x, sign * y);
    if (found) act(() => arrowNow(board, sign * x, sign * y));
    return gap >= 0 || other >= 0;
  }
  if (held < 0) return false;
  act(() => together() ? stepTo(held, board.beside(places()[held], x, y))
    : moveBy([held, board.beside(held, x, y)]));
  return true;
}

function arrowNow(board, x, y) {
  const { puzzle, cells } = current();
  const gap = cells.findIndex(key => puzzle.gap.includes(key)), other = board.beside(gap, x, y);
  if (other >= 0) moveBy([gap, other]);
}

// take holds the thing of that name, as a click on it does.
export function take(name) {
  const i = together() ? "abc".indexOf(name) : -1;
  if (i < 0 || i >= places().length) return false;
  held = i;
  tell("");
  return true;
}

// hint makes one move of a shortest way. A press while the program thinks waits.
export const hint = () => act(async () => {
  thinking = true;
  const mine = key();
  redraw();
  const { out } = await ask(hinting, "-hint").catch(() => ({ out: "" }));
  if (key() !== mine || !thinking) return; // the hint was forgotten
  thinking = false;
  if (out.trim()) move(out.trim());
  else redraw();
  drain();
});

// view returns what is to be seen of the play: the cells, the marks of some, and the numbers.
export function view() {
  const { cells, puzzle, position, found } = current(), known = list(), made = now().path.length;
  const seen = { cells, marks: {}, made, left: known?.left ?? "", message: refusal };
  if (!found) return { ...seen, made: "", message: "" };
  if (pending.length) {
    const from = places();
    seen.cells = puzzle.draw(cells, puzzle.toPosition(pending, found), found);
    from.forEach((cell, i) => {
      if (pending[i] !== cell) seen.marks[cell] = "left", seen.marks[pending[i]] = "pending";
    });
  }
  const chosen = held >= 0 && together() ? standing()[held] : held;
  if (chosen >= 0) seen.marks[chosen] = (seen.marks[chosen] || "") + " held";
  for (const cell of clashing) seen.marks[cell] = (seen.marks[cell] || "") + " clash";
  if (refusal) return { ...seen, clashing };
  if (thinking || !known) seen.message = current().puzzle.program.module ? t("seeking") : "";
  else if (known.err) seen.message = "";
  else if (known.left === 0) {
    const start = lists.get([now().puzzle, current().input, undefined].join("\n"));
    seen.message = made ? t("solved", made, start?.left ?? "?") : t("done");
    seen.solved = made > 0;
  } else if (!known.next.length) seen.message = t("stuck");
  else if (known.left < 0) seen.message = made ? t("lost") : t("noway");
  else seen.message = puzzle.note ? puzzle.note(position, language) : "";
  return seen;
}

// movable reports which ways a finger may drag what is on a cell, so that it does not scroll there.
export function movable(board, i) {
  const { cells, puzzle, found } = current();
  if (together()) return standing().includes(i) ? "all" : "";
  const free = k => k >= 0 && (puzzle.gap || "").includes(cells[k]) !== puzzle.gap.includes(cells[i]);
  const flat = free(board.beside(i, 1, 0)) || free(board.beside(i, -1, 0));
  const up = free(board.beside(i, 0, 1)) || free(board.beside(i, 0, -1));
  return found && (flat || up) ? (flat && up ? "all" : flat ? "flat" : "up") : "";
}

// ready reports whether something will move when Go is pressed.
export const ready = () => pending.length > 0;

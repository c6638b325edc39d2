// Playing. Which moves there are, and how many are needed, only the program knows: the page offers
// the positions that it lists, and draws them.
import { Lane } from "./run.js";
import { current, cellsAt } from "./puzzles.js";
import { now, push, redraw } from "./state.js";
import { language, t } from "./texts.js";

const looking = new Lane(),
  hinting = new Lane();
const lists = new Map(); // by position: how many moves are left there, and the positions beside it

let asked = ""; // the position whose list is on its way
let waiting = []; // what was pressed while the program was not ready
let thinking = false; // of a hint
let held = -1; // what was chosen first: a cell, or the number of a thing
let pending = null; // the cells of the things that move all at once, when Go is pressed
let refusal = { text: "", cells: [] };

const key = (position = current().position) => [now().puzzle, current().input, position].join("\n");
const list = () => lists.get(key());

// Where a puzzle has things, they move all at once.
const together = () => !!current().puzzle.things;
const places = (c = current()) => c.puzzle.things(c.letters, c.position, c.found);
const standing = () => pending || places();

// tell shows a word about what was just pressed, until the next move.
function tell(text, ...cells) {
  refusal = { text, cells };
  redraw();
}

// reset forgets what was begun; and what waits, if the position was not reached by a move.
export function reset(all) {
  [held, pending, refusal] = [-1, null, { text: "", cells: [] }];
  if (!all) return;
  [waiting, thinking] = [[], false];
  hinting.stop();
}

function ask(lane, flag) {
  const { puzzle, input, position } = current();
  return lane.run(puzzle.program, [flag, ...(position ? ["-at", position] : [])], input);
}

// look asks the program for the list of the position that is shown.
export async function look() {
  const mine = key();
  if (!current().found || asked === mine || list()) return drain();
  looking.stop();
  asked = mine;
  try {
    const { out, err } = await ask(looking, "-next");
    const [left, ...next] = out.trimEnd().split("\n");
    lists.set(mine, err ? { left: "", next: [] } : { left: +left, next });
  } catch {
    /* stopped */
  }
  if (asked === mine) asked = "";
  if (key() === mine) redraw();
  drain();
}

// drain does what waits, as far as the program is ready for it.
function drain() {
  while (waiting.length && list() && !thinking) waiting.shift()();
}
// act does something, or lets it wait. What is only placed, until Go, does not need the program.
const act = (action, places) =>
  places && !thinking && !waiting.length ? action() : (waiting.push(action), drain());

const move = (position) => push({ path: [...now().path, position] });

// press chooses a cell, and moves if there is one move with all that is chosen.
export const press = (i) =>
  act(() => (together() ? choose(i) : moveBy(held < 0 ? [i] : [held, i])), together());
export const drag = (from, to) =>
  act(() => (together() ? stepTo(standing().indexOf(from), to) : moveBy([from, to])), together());

function moveBy(chosen) {
  const { cells, puzzle } = current(),
    had = held,
    at = chosen[chosen.length - 1];
  const moves = list().next.filter((position) => {
    const then = cellsAt(position);
    return chosen.every((i) => then[i] !== cells[i]);
  });
  held = -1;
  if (moves.length === 1) return move(moves[0]);
  if (had === at) return tell("");
  if (had >= 0) return moveBy([at]);
  if (moves.length && chosen.length === 1) held = at;
  tell(moves.length ? t("choose") : list().left ? puzzle.refused[language] : "", at);
}

// choose takes what stands on a cell, or moves what was taken there.
function choose(i) {
  const other = standing().indexOf(i),
    go = other < 0 || beside(places()[held], i);
  if (held >= 0 && other !== held && go) return stepTo(held, i);
  held = other === held ? -1 : other;
  tell("");
}

const beside = (a, b) => {
  const { columns } = current().found,
    rows = Math.floor(a / columns) - Math.floor(b / columns);
  return Math.abs((a % columns) - (b % columns)) + Math.abs(rows) <= 1;
};

// stepTo lets a thing stand on a cell, when Go will be pressed.
function stepTo(thing, to) {
  const { puzzle, letters } = current();
  if (thing < 0) return;
  if (to < 0 || !beside(places()[thing], to) || letters[to] === "#") {
    return tell(puzzle.refused[language], standing()[thing]);
  }
  pending = [...standing()];
  pending[thing] = to;
  tell("");
}

export const ready = () => !!pending;
export const go = () =>
  act(() => {
    const { puzzle, found } = current(),
      from = places(),
      to = standing();
    if (to.every((cell, i) => cell === from[i])) return tell(t("still"));
    const position = puzzle.toPosition(to, found);
    if (list().next.includes(position)) return move(position);
    const why = puzzle.clash(from, to) || { both: [] };
    tell(why[language] || "", ...why.both.map((i) => to[i]));
  });

// arrow moves what an arrow key moves, and reports whether there is anything.
export function arrow(board, x, y) {
  const {
      puzzle: { arrows, gap },
    } = current(),
    sign = arrows === "tile" ? -1 : 1;
  if (!arrows && held < 0 && !waiting.length) return false;
  act(() => {
    if (held < 0 && !arrows) return;
    if (together()) return stepTo(held, board.beside(places()[held], x, y));
    const from = arrows ? current().cells.findIndex((key) => gap.includes(key)) : held;
    const to = board.beside(from, sign * x, sign * y);
    if (to >= 0) moveBy([from, to]);
  }, together());
  return true;
}

// take holds the thing of a name, as a click on it does.
export function take(name) {
  const known = together() && "abc".slice(0, places().length).includes(name);
  if (known)
    act(() => {
      held = "abc".indexOf(name);
      tell("");
    }, true);
  return known;
}

// hint makes one move of a shortest way. A press while the program thinks waits.
export const hint = () =>
  act(async () => {
    const mine = key();
    thinking = true;
    redraw();
    const { out } = await ask(hinting, "-hint").catch(() => ({ out: "" }));
    if (key() !== mine || !thinking) return; // it was forgotten
    thinking = false;
    if (out.trim()) move(out.trim());
    else redraw();
    drain();
  });

// view returns what there is to see: the cells and what marks some, the numbers, and a word; the
// cells that were refused; and whether the puzzle was just solved.
export function view() {
  const { cells, puzzle, found } = current(),
    made = now().path.length,
    left = list()?.left ?? "";
  const refused = refusal.cells,
    seen = { cells, marks: {}, made, left, refused };
  if (!found) return { ...seen, made: "" };
  if (pending) seen.cells = puzzle.draw(cells, puzzle.toPosition(pending, found), found);
  const mark = (cell, name) => {
    seen.marks[cell] = (seen.marks[cell] || "") + " " + name;
  };
  if (pending) places().forEach((cell, i) => cell !== pending[i] && mark(cell, "left"));
  if (held >= 0) mark(together() ? standing()[held] : held, "held");
  refused.forEach((cell) => mark(cell, "clash"));
  return { ...seen, solved: made > 0 && left === 0, message: refusal.text || say(left, made) };
}

// say says what the program knows of the position.
function say(left, made) {
  const { puzzle, position } = current();
  if (thinking || !list()) return puzzle.program.module ? t("seeking") : "";
  if (left === 0) return made ? t("solved", made, lists.get(key(null))?.left) : t("done");
  if (!list().next.length) return left === "" ? "" : t("stuck");
  if (left < 0) return made ? t("lost") : t("noway");
  return puzzle.note ? puzzle.note(position, language) : "";
}

// movable says which ways a finger may drag what is on a cell, so that it does not scroll there.
export function movable(board, i) {
  const {
    cells,
    puzzle: { gap = "" },
  } = current();
  if (together()) return standing().includes(i) ? "all" : "";
  const free = (k) => k >= 0 && gap.includes(cells[k]) !== gap.includes(cells[i]);
  const flat = free(board.beside(i, 1, 0)) || free(board.beside(i, -1, 0));
  const up = free(board.beside(i, 0, 1)) || free(board.beside(i, 0, -1));
  return flat && up ? "all" : flat ? "flat" : up ? "up" : "";
}

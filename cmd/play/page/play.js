// Playing. Which moves there are, a puzzle's page.js says at once; else its program does. How many
// moves are left, and the best one, only the program knows.
import { writeMove } from "./address.js";
import { cellsAt, current, withThings } from "./puzzles.js";
import { now, push, redraw } from "./state.js";
import { joined, language, t } from "./texts.js";

/**
 * What the program lists of a position: the moves that are left, -1 if there is no way, "" if it
 * could not say; and the positions beside it.
 * @typedef {{ left: number | "", next: string[] }} List
 *
 * @typedef {import("./board.js").Board} Board
 * @typedef {import("./puzzles.js").Case} Case
 */

/** @type {Map<string, List>} */
const lists = new Map(); // by position

let asked = ""; // the position whose list is on its way
/** @type {(() => void)[]} */
let waiting = []; // what was pressed before it was known which moves there are
let hints = 0; // that are wanted
let held = -1; // what was chosen first: a cell, or the number of a thing
/** @type {number[] | undefined} */
let pending; // the cells of the things that move all at once, when Go is pressed
/** @type {{ text: string, cells: number[] }} */
let refusal = { text: "", cells: [] };

/** @param {string | undefined} position */
const keyOf = (position) => [now().puzzle, current().input, position].join("\n");
const key = () => keyOf(current().position);

/**
 * leftAt returns how many moves are left in a position of the path, as far as that is known.
 * @param {string | undefined} position
 * @returns {number | ""}
 */
function leftAt(position) {
  const { puzzle, found, input } = current();
  if (!found) return "";
  const known = lists.get(keyOf(position))?.left;
  if (known !== undefined) return known;
  if (puzzle.solved?.(position ?? input, found)) return 0;
  return puzzle.hopeless?.(position ?? input, found) ? -1 : "";
}

/**
 * nextOf returns the positions beside one, or undefined if that is not known yet.
 * @param {string | undefined} position
 */
function nextOf(position) {
  const { puzzle, found, input } = current();
  if (puzzle.moves && found) return puzzle.moves(position ?? input, found);
  return lists.get(keyOf(position))?.next;
}

const next = () => nextOf(current().position);

/**
 * Where a puzzle has things, they move all at once. places returns their cells.
 * @param {string} [position]
 */
function placesAt(position) {
  const { puzzle, found, letters } = current();
  return (found && puzzle.maze?.things(letters, position, found)) ?? [];
}

const together = () => !!current().puzzle.maze;
const places = () => placesAt(current().position);
const standing = () => pending ?? places();

/**
 * tell shows a word about what was just done, until the next move.
 * @param {string} text
 * @param {...number} cells
 */
export function tell(text, ...cells) {
  refusal = { text, cells };
  redraw();
}

/**
 * reset forgets what was begun; and what waits, if the position was not reached by a move.
 * @param {boolean} all
 */
export function reset(all) {
  held = -1;
  pending = undefined;
  refusal = { text: "", cells: [] };
  if (!all) return;
  waiting = [];
  forgetHints();
}

function forgetHints() {
  hints = 0;
}

/**
 * ask asks the program something about a position.
 * @param {string} flag
 * @param {string | undefined} position
 */
function ask(flag, position) {
  const { puzzle, input } = current();
  const at = position ? ["-at", position] : [];
  return puzzle.program.quick.ask([flag, ...at], input);
}

/**
 * listOf asks the program, which has to be there, for the list of a position.
 * @param {string | undefined} position
 */
async function listOf(position) {
  const mine = keyOf(position);
  const { out, err } = await ask("-next", position);
  const [left, ...rest] = out.trimEnd().split("\n");
  /** @type {List} */
  const list = err ? { left: "", next: [] } : { left: Number(left), next: rest };
  lists.set(mine, list);
}

/**
 * nextIn returns the positions beside one of a case that need not be shown.
 * @param {import("./puzzles.js").Puzzle} puzzle
 * @param {Case} found
 * @param {string | undefined} position
 */
export async function nextIn(puzzle, found, position) {
  if (puzzle.moves) return puzzle.moves(position ?? found.text, found);
  await puzzle.program.load(() => {});
  const at = position ? ["-at", position] : [];
  const { out } = await puzzle.program.quick.ask(["-next", ...at], found.text);
  return out.trimEnd().split("\n").slice(1);
}

const mostWaiting = 2; // questions about positions that are not shown any more

/** look asks the program for the list of the position that is shown. */
export async function look() {
  const mine = key();
  const { found, puzzle } = current();
  const { module, quick } = puzzle.program;
  if (!found || !module || asked === mine) return drain();
  if (lists.has(mine)) {
    drain();
    return lookBack();
  }
  asked = mine;
  quick.shorten(mostWaiting);
  try {
    await listOf(current().position);
  } catch {
    // It was stopped, or the program has failed: the next question starts another.
  }
  if (asked === mine) asked = "";
  if (key() === mine) redraw();
  drain();
  await lookBack();
}

/**
 * lookBack asks the program for the lists of the start and of the path, as far as these are
 * missing: a game that is opened from an address has moves of which nobody has asked. It ends as
 * soon as another position is shown, which comes first.
 */
async function lookBack() {
  const mine = key();
  for (const position of [undefined, ...now().path]) {
    if (lists.has(keyOf(position))) continue;
    try {
      await listOf(position);
    } catch {
      return; // it was stopped
    }
    if (key() !== mine) return;
    redraw();
  }
}

/** drain does what waits, as far as it is known which moves there are. */
function drain() {
  while (next()) {
    const action = waiting.shift();
    if (!action) break;
    action();
  }
}

/**
 * act does something, or lets it wait until the moves are known. Hints that are wanted are
 * forgotten: nothing delays a move.
 * @param {() => void} action
 */
function act(action) {
  forgetHints();
  waiting.push(action);
  drain();
}

/**
 * moveTo moves to a position, or through several.
 * @param {...string} positions
 */
function moveTo(...positions) {
  const changes = [];
  let { path, moves } = now();
  for (const position of positions) {
    moves += writeMove(nextOf(path.at(-1)) ?? [], position);
    path = [...path, position];
    changes.push({ path, moves });
  }
  push(...changes);
}

/**
 * press chooses a cell, and moves if there is one move with all that is chosen.
 * @param {number} i
 */
export const press = (i) => act(() => (together() ? choose(i) : tap(i)));

/**
 * drag moves what is on a cell to another.
 * @param {number} from
 * @param {number} to
 */
export const drag = (from, to) =>
  act(() => (together() ? stepTo(standing().indexOf(from), to) : moveBy([from, to])));

/**
 * tap does what a tap means: what the puzzle says, or a move with this cell and what was chosen
 * before, or a slide of the whole row.
 * @param {number} i
 */
function tap(i) {
  const { puzzle, position, input } = current();
  const own = puzzle.tap?.(i, next() ?? [], position ?? input);
  const row = held < 0 ? rowTo(i) : [];
  if (own) moveTo(own);
  else if (row.length > 1) moveTo(...row);
  else moveBy(held < 0 ? [i] : [held, i]);
}

/**
 * rowTo returns the positions through which the gap goes to a cell of its row or column, as far as
 * these are moves.
 * @param {number} i
 */
function rowTo(i) {
  const { cells, puzzle, found } = current();
  if (!puzzle.arrows || !found) return [];
  const { columns } = found;
  const gap = cells.findIndex((key) => puzzle.gap.includes(key));
  const inRow = Math.floor(gap / columns) === Math.floor(i / columns);
  if (!inRow && gap % columns !== i % columns) return [];
  const step = (inRow ? 1 : columns) * Math.sign(i - gap);
  const positions = [];
  let at = current().position;
  for (let cell = gap; cell !== i; cell += step) {
    at = nextWith(nextOf(at) ?? [], cellsAt(at), [cell, cell + step])[0];
    if (at === undefined) return [];
    positions.push(at);
  }
  return positions;
}

/**
 * nextWith returns those of some positions where all of some cells have changed.
 * @param {string[]} positions
 * @param {string[]} cells
 * @param {number[]} changed
 */
function nextWith(positions, cells, changed) {
  return positions.filter((position) => {
    const then = cellsAt(position);
    return changed.every((i) => then[i] !== cells[i]);
  });
}

/**
 * moveBy moves if there is one move with all that is chosen, the last cell being the one that was
 * just pressed.
 * @param {number[]} chosen
 */
function moveBy(chosen) {
  const { cells } = current();
  const had = held;
  const at = chosen[chosen.length - 1];
  const moves = nextWith(next() ?? [], cells, chosen);
  held = -1;
  if (moves.length === 1) {
    moveTo(moves[0]);
    return;
  }
  if (had === at) {
    tell(""); // what was chosen is let go
    return;
  }
  if (had >= 0) {
    moveBy([at]); // another cell is chosen instead
    return;
  }
  if (moves.length > 0) {
    if (chosen.length === 1) held = at;
    tell(t("choose"), at);
    return;
  }
  tell(leftAt(current().position) === 0 ? "" : refused(), at);
}

/** refused says why a move is not allowed, and what is noted of the position: whose turn it is. */
function refused() {
  const { puzzle, position } = current();
  const why = puzzle.refused[language];
  return puzzle.note ? joined(why, puzzle.note(position, language)) : why;
}

/**
 * choose takes what stands on a cell, or moves what was taken there.
 * @param {number} i
 */
function choose(i) {
  const other = standing().indexOf(i);
  const free = other < 0 || beside(places()[held], i);
  if (held >= 0 && other !== held && free) {
    stepTo(held, i);
    return;
  }
  held = other === held ? -1 : other;
  tell("");
}

/**
 * beside reports whether a cell is another or next to it.
 * @param {number} a
 * @param {number} b
 */
function beside(a, b) {
  const { columns } = /** @type {Case} */ (current().found);
  const rows = Math.floor(a / columns) - Math.floor(b / columns);
  return Math.abs((a % columns) - (b % columns)) + Math.abs(rows) <= 1;
}

/**
 * stepTo lets a thing stand on a cell, when Go will be pressed.
 * @param {number} thing
 * @param {number} to
 */
function stepTo(thing, to) {
  const { puzzle, letters } = current();
  if (thing < 0) return;
  if (to < 0 || !beside(places()[thing], to) || letters[to] === "#") {
    tell(puzzle.refused[language], standing()[thing]);
    return;
  }
  pending = [...standing()];
  pending[thing] = to;
  tell("");
}

export const ready = () => !!pending;

/** go moves all things to where they stand. */
export const go = () =>
  act(() => {
    const from = places();
    const to = standing();
    if (to.join() === from.join()) {
      tell(t("still"));
      return;
    }
    const position = next()?.find((position) => placesAt(position).join() === to.join());
    if (position) {
      moveTo(position);
      return;
    }
    const why = current().puzzle.maze?.clash(from, to);
    tell(why?.[language] ?? "", ...(why?.both ?? []).map((i) => to[i]));
  });

/**
 * arrow moves what an arrow key moves, and reports whether there is anything.
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 */
export function arrow(board, x, y) {
  const { arrows, gap } = current().puzzle;
  const sign = arrows === "tile" ? -1 : 1;
  if (!arrows && held < 0 && waiting.length === 0) return false;
  act(() => {
    if (held < 0 && !arrows) return;
    if (together()) {
      stepTo(held, board.beside(places()[held], x, y));
      return;
    }
    const from = arrows ? current().cells.findIndex((key) => gap.includes(key)) : held;
    const to = board.beside(from, sign * x, sign * y);
    if (to >= 0) moveBy([from, to]);
  });
  return true;
}

/**
 * take holds the thing of a name, as a click on it does, and reports whether there is one.
 * @param {string} name
 */
export function take(name) {
  const known = together() && "abc".slice(0, places().length).includes(name);
  if (!known) return false;
  act(() => {
    held = "abc".indexOf(name);
    tell("");
  });
  return true;
}

/** hint makes one move of a shortest way. What is asked for while the program thinks waits. */
export async function hint() {
  hints++;
  redraw();
  if (hints > 1 || !current().puzzle.program.module) return;
  await giveHints();
}

/** giveHints makes as many moves as are wanted. */
export async function giveHints() {
  while (hints > 0) {
    const mine = key();
    const { out } = await ask("-hint", current().position).catch(() => ({ out: "" }));
    if (key() !== mine || hints === 0) return; // they were forgotten
    hints--;
    const position = out.trim();
    if (!position) {
      hints = 0;
      redraw();
      return;
    }
    nearer(position);
    moveTo(position);
  }
}

/**
 * nearer notes that a hint leads to a position with one move less, so that nobody has to ask.
 * @param {string} position
 */
function nearer(position) {
  const left = leftAt(current().position);
  if (current().puzzle.moves && typeof left === "number") {
    lists.set(keyOf(position), { left: left - 1, next: [] });
  }
}

/**
 * What there is to see: the cells and what marks some; how many moves were made and are left; how
 * many were left at the start and after each move, null where that is not known; the cells that
 * were refused; a word; and whether the puzzle was just solved.
 * @typedef {object} View
 * @property {string[]} cells
 * @property {Record<number, string>} marks
 * @property {number | ""} made
 * @property {number | ""} left
 * @property {(number | null)[]} lefts
 * @property {number[]} refused
 * @property {boolean} solved
 * @property {string} message
 */

/** @returns {View} */
export function view() {
  const { cells, found, position } = current();
  const { path } = now();
  const made = path.length;
  const left = leftAt(position);
  /** @type {View} */
  const seen = {
    cells: pending ? withThings(current().letters, pending) : cells,
    marks: marks(),
    made: found ? made : "",
    left,
    lefts: [undefined, ...path].map(leftAt).map((known) => (known === "" ? null : known)),
    refused: refusal.cells,
    solved: made > 0 && left === 0,
    message: "",
  };
  if (found) seen.message = refusal.text || say(left, made);
  return seen;
}

/** marks returns what marks cells: classes, by the numbers of cells. */
function marks() {
  /** @type {Record<number, string>} */
  const seen = {};
  const { puzzle, position, input, found } = current();
  if (!found) return seen;
  const won = puzzle.solved?.(position ?? input, found) ?? [];
  const all = { left: left(), held: heldCells(), clash: refusal.cells, won };
  for (const [name, cells] of Object.entries(all)) {
    for (const cell of cells) seen[cell] = `${seen[cell] ?? ""} ${name}`;
  }
  return seen;
}

/** left returns the cells that things will have left, when Go is pressed. */
function left() {
  const to = standing();
  return places().filter((cell, thing) => cell !== to[thing]);
}

function heldCells() {
  if (held < 0) return [];
  return [together() ? standing()[held] : held];
}

/**
 * say says what is known of the position.
 * @param {number | ""} left
 * @param {number} made
 */
function say(left, made) {
  const { puzzle, position } = current();
  if (left === 0) return made ? ended(made) : t("done");
  if (next()?.length === 0) return t("stuck");
  if (left === -1) return made ? t("lost") : reason();
  if (hints > 0 || left === "") return seeking();
  return puzzle.note ? puzzle.note(position, language) : "";
}

/**
 * ended says how many moves were made, and how few would have done, if that is known.
 * @param {number} made
 */
function ended(made) {
  const fewest = leftAt(undefined);
  return fewest === "" ? t("solvedIn", made) : t("solved", made, fewest);
}

/** reason says why the case has no solution, as far as page.js knows. */
function reason() {
  const { puzzle, input, found } = current();
  const why = found && puzzle.hopeless?.(input, found);
  return why ? why[language] : t("noway");
}

/** seeking says that the program looks for the shortest way, if it does. */
function seeking() {
  const looks = hints > 0 || !lists.has(key());
  return current().puzzle.program.module && looks ? t("seeking") : "";
}

/**
 * movable says which ways a finger may drag what is on a cell, so that it does not scroll there.
 * @param {Board} board
 * @param {number} i
 */
export function movable(board, i) {
  const { cells, puzzle } = current();
  if (together()) return standing().includes(i) ? "all" : "";
  const isGap = (/** @type {number} */ k) => puzzle.gap.includes(cells[k]);
  const free = (/** @type {number} */ k) => k >= 0 && isGap(k) !== isGap(i);
  const flat = free(board.beside(i, 1, 0)) || free(board.beside(i, -1, 0));
  const up = free(board.beside(i, 0, 1)) || free(board.beside(i, 0, -1));
  if (flat && up) return "all";
  if (flat) return "flat";
  return up ? "up" : "";
}

// Editing. A change of the board changes the text of its case within the input.
import { current } from "../core/puzzles.js";
import { now, push, redraw } from "../core/state.js";
import { $, element, joined, language, t } from "../core/texts.js";

/** @typedef {import("../core/puzzles.js").Case} Case */
/** @typedef {import("../core/puzzles.js").Size} Size */

/** edited returns the current state, whose case exists while it is edited. */
const edited = () =>
  /** @type {import("../core/puzzles.js").Current & { found: Case }} */ (current());

const finger = matchMedia("(pointer: coarse)");
const tries = 6; // new mazes to choose from: the one with the longest solution wins

let brush = ""; // the key to paint, if the reader has chosen one
let picked = -1; // the cell that the next press moves or swaps
/** @type {string[] | null} */
let stroke = null; // the cells during a drag that paints
let colour = ""; // the key that it paints

// The maze before it was resized, and its text afterwards.
/** @type {{ text: string, letters: string[], found: Case } | undefined} */
let before;

let untouched = ""; // the text of the last new maze

/**
 * @param {Size} size
 * @returns {Size}
 */
const sizeOf = ({ columns, rows, ghosts }) => ({ columns, rows, ghosts });

function noSize() {
  return { columns: 0, rows: 0, ghosts: 0 };
}

/** reset forgets the cell that was picked and the drag. */
export function reset() {
  picked = -1;
  stroke = null;
}

/** @param {string} key */
const single = (key) => edited().puzzle.single?.test(key) ?? false;

const brushes = () => edited().puzzle.brushes?.(edited().found) ?? "";

/**
 * other returns the key that erases a key. A click without a brush turns one into the other.
 * @param {string} key
 */
function other(key) {
  const others = /** @type {Record<string, string>} */ ({ "#": " ", " ": "#", r: "b", b: "r" });
  return others[key] ?? key;
}

/**
 * write writes cells into the text of the case.
 * @param {string[]} cells
 * @param {Size} [size]
 */
function write(cells, size) {
  const { found, puzzle } = edited();
  const { text } = now();
  const letters = [...text.slice(found.start, found.end)];
  found.at.forEach((at, i) => {
    letters[at - found.start] = cells[i];
  });
  const own = puzzle.maze?.write(cells, size ?? found) ?? letters.join("");
  push({ golden: "", text: text.slice(0, found.start) + own + text.slice(found.end) });
}

/**
 * painted returns the cells after painting one. Painting a single key moves it.
 * @param {string[]} cells
 * @param {number} i
 * @param {string} key
 */
function painted(cells, i, key) {
  const frames = edited().puzzle.frames ?? 1;
  const inFrame = cells.length / frames;
  const first = i - (i % inFrame);
  const next = [...cells];
  const old = single(key) ? next.findIndex((k, at) => k === key && at >= first) : -1;
  if (single(cells[i]) && old < 0) {
    return cells; // only another single key may replace it
  }
  if (old >= 0) {
    next[old] = frames > 1 || single(cells[i]) ? cells[i] : " ";
  }
  next[i] = key;
  return next;
}

/**
 * press is a click on a cell.
 * @param {number} i
 */
export function press(i) {
  const { letters, puzzle } = edited();
  const had = picked;
  const key = letters[i];
  picked = -1;
  if (had >= 0 && had !== i) {
    write(puzzle.brushes ? painted(letters, i, letters[had]) : swapped(letters, had, i));
  } else if (puzzle.brushes && !single(key)) {
    write(painted(letters, i, brush && brush !== key ? brush : other(key)));
  } else {
    if (had !== i) {
      picked = i;
    }
    redraw();
  }
}

/**
 * @param {string[]} cells
 * @param {number} i
 * @param {number} k
 */
function swapped(cells, i, k) {
  const next = [...cells];
  next[i] = cells[k];
  next[k] = cells[i];
  return next;
}

/**
 * move is a drag from one cell to another.
 * @param {number} from
 * @param {number} to
 */
export function move(from, to) {
  picked = from;
  press(to);
}

/**
 * paints reports whether a drag paints. A finger scrolls unless the reader has chosen a brush.
 * @param {number} i
 * @param {PointerEvent} e
 */
export function paints(i, e) {
  if (!brushes() || picked >= 0) {
    return false;
  }
  return brush !== "" || (e.pointerType === "mouse" && !single(edited().letters[i]));
}

/**
 * paint paints a cell of a drag. The drag erases if its first cell already has the brush.
 * @param {number} i
 */
export function paint(i) {
  const { letters } = edited();
  if (!stroke) {
    colour = brush || brushes()[0];
    if (letters[i] === colour) {
      colour = other(colour);
    }
  }
  stroke = painted(stroke ?? letters, i, colour);
  redraw();
}

/**
 * end ends a drag. If it is not kept, its cells are restored.
 * @param {boolean} kept
 */
export function end(kept) {
  const cells = stroke;
  stroke = null;
  if (kept && cells) {
    write(cells);
  } else {
    redraw();
  }
}

/** view returns the cells and marks while the board is edited. */
export function view() {
  /** @type {Record<number, string>} */
  const marks = picked >= 0 ? { [picked]: "held" } : {};
  return { cells: stroke ?? edited().letters, marks };
}

/**
 * movable returns "all" if a finger drags a cell. Elsewhere it scrolls.
 * @param {number} i
 */
export const movable = (i) => (brushes() && single(edited().letters[i]) ? "all" : "");

/** tools shows the brushes and sizes of the puzzle, and how to use them. */
export function tools() {
  const { puzzle } = edited();
  const press = t(finger.matches ? "tap" : "click");
  const how = [t(puzzle.brushes ? "paint" : "swap", press)];
  if (puzzle.singles) {
    how.push(t("paintSingle", puzzle.singles[language]));
  }
  $("how").textContent = joined(...how);
  showBrushes();
  showSizes();
}

function showBrushes() {
  const { puzzle } = edited();
  const keys = [...brushes()];
  const shape = keys.join("") + language;
  if (!keys.includes(brush)) {
    brush = "";
  }
  if ($("brushes").dataset.shape !== shape) {
    // Replacing the buttons loses the focus, so do it only when they change.
    const buttons = keys.map((key) => brushFor(key, puzzle.pieces?.[key]?.[language] ?? key));
    $("brushes").replaceChildren(...buttons);
    $("brushes").dataset.shape = shape;
  }
  for (const button of $("brushes").children) {
    button.ariaPressed = String(button.getAttribute("value") === brush);
  }
  $("board").classList.toggle("painting", brush !== "");
}

/**
 * @param {string} key
 * @param {string} name
 */
function brushFor(key, name) {
  const choose = () => {
    brush = brush === key ? "" : key;
    tools();
  };
  return element("button", { value: key, onclick: choose }, name);
}

const sizeNames = /** @type {const} */ (["columns", "rows", "ghosts"]);

function showSizes() {
  const { puzzle, found } = edited();
  $("size").hidden = !puzzle.maze;
  if (!puzzle.maze) {
    return;
  }
  for (const name of sizeNames) {
    const field = $(name, HTMLInputElement);
    const [least, most] = puzzle.maze.sizes[name];
    field.min = String(least);
    field.max = String(most);
    field.onchange = resize;
    if (document.activeElement !== field) {
      field.value = String(found[name]); // the reader may be typing in it
    }
  }
}

/**
 * resize changes the size of the maze. It starts from the maze before the last resize if nothing
 * else has changed since, so that a smaller size loses nothing.
 */
function resize() {
  const { puzzle, found, letters, input } = edited();
  const { maze } = puzzle;
  if (!maze) {
    return;
  }
  const size = noSize();
  for (const name of sizeNames) {
    const [least, most] = maze.sizes[name];
    const wanted = Math.floor(Number($(name, HTMLInputElement).value)) || found[name];
    size[name] = Math.max(least, Math.min(most, wanted));
  }
  if (untouched === input) {
    fresh(size); // the reader has changed nothing in it
    return;
  }
  const base = before?.text === input ? before : { letters, found };
  write(maze.resized(base.letters, base.found, size), size);
  before = { ...base, text: edited().input };
  for (const name of sizeNames) {
    $(name, HTMLInputElement).value = String(size[name]);
  }
}

/** clear removes the inner walls. */
export function clear() {
  const { puzzle, letters, found } = edited();
  const open = letters.map((key) => (key === "#" ? " " : key));
  const cells = puzzle.maze?.resized(open, found, found);
  if (cells) {
    write(cells, found);
  }
}

/**
 * fresh makes a new maze: the one of several that needs the most moves, or any of them if the
 * program has not loaded yet.
 * @param {Size} [size] by default the size of the maze on the board
 */
export async function fresh(size = sizeOf(edited().found)) {
  const { puzzle, input } = edited();
  const { maze } = puzzle;
  if (!maze) {
    return;
  }
  const mazes = Array.from({ length: tries }, () => maze.fresh(size, Math.random));
  let best = 0;
  if (puzzle.program.module) {
    const text = mazes.map((cells) => maze.write(cells, size)).join("");
    const { slow } = puzzle.program;
    slow.stop();
    const { out } = await slow.ask([], text).catch(() => ({ out: "" }));
    const moves = out.split("\n").slice(0, tries).map(Number);
    best = Math.max(0, moves.indexOf(Math.max(...moves)));
  }
  if (edited().input === input) {
    write(mazes[best], size); // otherwise the reader has moved on
    untouched = edited().input;
  }
}

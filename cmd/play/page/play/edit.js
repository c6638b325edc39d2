// Editing. A change of the board changes the text of its case within the input.
import { pieceName } from "../board/cells.js";
import { current, findCases, textWith } from "../core/puzzles.js";
import { makeCases } from "../core/random.js";
import { now, page, push, redraw } from "../core/state.js";
import { $, element, changed } from "../core/dom.js";
import { joined, t } from "../core/texts.js";

/** @typedef {import("../core/puzzles.js").Case} Case */
/** @typedef {import("../core/puzzles.js").Size} Size */

/** edited returns the current state. The state has a case while the board is edited. */
const edited = () =>
  /** @type {import("../core/puzzles.js").Current & { found: Case }} */ (current());

const editor = {
  brush: "", // the key to paint, if the reader has chosen one
  picked: -1, // the cell that the next press moves or swaps
  stroke: /** @type {string[] | null} */ (null), // the cells during a drag that paints
  key: "", // that the drag paints
  before: /** @type {Case | null} */ (null), // the case before it was resized,
  resized: "", // and the input's text afterwards
};

/** reset forgets the cell that was picked and the drag. */
export function reset() {
  editor.picked = -1;
  editor.stroke = null;
}

const brushes = () => edited().puzzle.brushes?.(edited().found) ?? "";

/**
 * single reports whether a key occurs once on a board: the brushes after the first two.
 * @param {string} key
 */
const single = (key) => brushes().indexOf(key) > 1;

/**
 * other returns the key that erases a key: the first two brushes erase each other. A click without
 * a brush turns each of these keys into the other.
 * @param {string} key
 */
function other(key) {
  const [first, second] = brushes();
  if (key === first) return second;
  return key === second ? first : key;
}

/**
 * write writes a text in place of the text of the case.
 * @param {string} text
 */
function write(text) {
  const { found } = edited();
  const input = now().text;
  push({ golden: "", text: input.slice(0, found.start) + text + input.slice(found.end) });
}

/**
 * writeCells writes cells into the text of the case.
 * @param {string[]} cells
 * @param {Size} [size]
 */
function writeCells(cells, size) {
  const { found, puzzle } = edited();
  // The text of a case ends its last line even if the input does not.
  const text = textWith(found, cells).slice(0, found.end - found.start);
  write(puzzle.write?.(cells, size ?? found.size) ?? text);
}

/**
 * painted returns the cells after painting one. Painting a single key moves it.
 * @param {string[]} cells
 * @param {number} i
 * @param {string} key
 */
function painted(cells, i, key) {
  const inFrame = cells.length / edited().puzzle.frames;
  const old = single(key) ? cells.indexOf(key, i - (i % inFrame)) : -1;
  if (old >= 0) return moved(cells, old, i);
  return single(cells[i]) ? cells : cells.with(i, key);
}

/**
 * moved returns the cells after the key of one cell has moved to another. The two keys swap, unless
 * page.js says which key remains on the first cell.
 * @param {string[]} cells
 * @param {number} from
 * @param {number} to
 */
function moved(cells, from, to) {
  const { leaves } = edited().puzzle.single ?? {};
  const left = leaves === undefined || single(cells[to]) ? cells[to] : leaves;
  return cells.with(from, left).with(to, cells[from]);
}

/**
 * press handles a click on a cell.
 * @param {number} i
 */
export function press(i) {
  const { letters, puzzle } = edited();
  const { picked, brush } = editor;
  const key = letters[i];
  editor.picked = -1;
  if (picked >= 0 && picked !== i) {
    const had = letters[picked];
    writeCells(single(had) ? painted(letters, i, had) : moved(letters, picked, i));
  } else if (puzzle.brushes && !single(key)) {
    writeCells(painted(letters, i, brush && brush !== key ? brush : other(key)));
  } else {
    if (picked !== i) editor.picked = i;
    redraw();
  }
}

/**
 * move handles a drag from one cell to another.
 * @param {number} from
 * @param {number} to
 */
export function move(from, to) {
  editor.picked = from;
  press(to);
}

/**
 * paints reports whether a drag paints. A finger scrolls unless the reader has chosen a brush.
 * @param {number} i
 * @param {PointerEvent} e
 */
export function paints(i, e) {
  if (!brushes() || editor.picked >= 0) return false;
  return editor.brush !== "" || (e.pointerType === "mouse" && !movable(i));
}

/**
 * paint paints a cell of a drag. The drag erases if its first cell already has the brush.
 * @param {number} i
 */
export function paint(i) {
  const { letters } = edited();
  if (!editor.stroke) {
    const brush = editor.brush || brushes()[0];
    editor.key = letters[i] === brush ? other(brush) : brush;
  }
  editor.stroke = painted(editor.stroke ?? letters, i, editor.key);
  redraw();
}

/**
 * end ends a drag. If it is not kept, its cells are restored.
 * @param {boolean} kept
 */
export function end(kept) {
  const cells = editor.stroke;
  editor.stroke = null;
  if (kept && cells) writeCells(cells);
  else redraw();
}

/** view returns the cells and marks while the board is edited. */
export function view() {
  const { picked, stroke } = editor;
  return { cells: stroke ?? edited().letters, marks: { [picked]: "held" } };
}

/**
 * movable reports whether a finger drags a cell. Elsewhere a finger scrolls.
 * @param {number} i
 */
export const movable = (i) => single(edited().letters[i]);

/** tools shows the brushes and sizes of the puzzle, and how to use them. */
export function tools() {
  const { puzzle } = edited();
  const how = [t(puzzle.brushes ? "paint" : "swap")];
  if (puzzle.single) how.push(t("paintSingle", t(puzzle.single)));
  $("how").textContent = joined(...how);
  makeTools();
  for (const button of $("brushes").children) {
    button.ariaPressed = String(button.getAttribute("value") === editor.brush);
  }
  $("board").classList.toggle("painting", editor.brush !== "");
  showSize();
}

/** makeTools makes the brushes and the fields of the size, if they have changed. */
function makeTools() {
  const { puzzle } = edited();
  const keys = [...brushes()];
  if (!changed($("tools"), puzzle.name, keys)) return; // because new tools lose the focus
  if (!keys.includes(editor.brush)) editor.brush = "";
  $("brushes").replaceChildren(...keys.map(brushFor));
  $("size").hidden = !puzzle.sizes;
  const fields = Object.entries(puzzle.sizes ?? {}).map(([name, range]) => {
    const { least: min, most: max } = range;
    const field = element("input", { id: name, type: "number", min, max, onchange: resize });
    return element("label", {}, `${t(range)} `, field);
  });
  $("sizes").replaceChildren(...fields);
}

/** @param {string} key */
function brushFor(key) {
  const choose = () => {
    editor.brush = editor.brush === key ? "" : key;
    tools();
  };
  return element("button", { value: key, onclick: choose }, pieceName(edited().puzzle, key));
}

/** @returns {HTMLInputElement[]} the fields of the size */
const fields = () => [...$("sizes").querySelectorAll("input")];

/** showSize shows the size, except in a field in which the reader may be typing. */
function showSize() {
  for (const field of fields()) {
    if (document.activeElement !== field) field.value = String(edited().found.size[field.id]);
  }
}

/**
 * resize changes the size of the board. If nothing else has changed since the last resize, it
 * starts from the board before that resize, so that a smaller size loses nothing.
 */
function resize() {
  const { found, input } = edited();
  /** @type {Size} */
  const size = {};
  for (const field of fields()) {
    const wanted = Math.floor(field.valueAsNumber) || found.size[field.id];
    size[field.id] = Math.max(Number(field.min), Math.min(Number(field.max), wanted));
  }
  const before = editor.resized === input && editor.before ? editor.before : found;
  writeResized(before, size);
  editor.before = before;
  editor.resized = edited().input;
  for (const field of fields()) field.value = String(edited().found.size[field.id]);
}

/**
 * writeResized writes a case in another size, or says why the case does not fit.
 * @param {Case} from
 * @param {Size} size
 */
function writeResized(from, size) {
  const cells = edited().puzzle.resized?.(from, size);
  if (Array.isArray(cells)) writeCells(cells, size);
  else page.tell(t(cells ?? ""));
}

/** clear removes the inner walls. */
export function clear() {
  const { letters, found } = edited();
  const [wall, free] = brushes();
  const open = letters.map((key) => (key === wall ? free : key));
  writeResized({ ...found, letters: open }, found.size);
}

/**
 * fresh makes a new case: of many random cases, the case whose size is nearest to the size of the
 * case on the board.
 */
export async function fresh() {
  const { puzzle, input, found } = edited();
  if (!puzzle.random) return;
  const { forms, count } = puzzle.random;
  const seed = Math.floor(Math.random() * 1e6);
  const { cases } = await makeCases(puzzle, forms[0], seed, count);
  if (edited().input !== input) return; // the reader has moved on
  const distances = findCases(puzzle, cases.join("")).map(({ size }) =>
    Math.hypot(...Object.keys(size).map((name) => size[name] - found.size[name])),
  );
  write(cases[distances.indexOf(Math.min(...distances))]);
}

// Editing: the board changes the text of its case, of which there may be several in the input.
import { current } from "./puzzles.js";
import { now, push, redraw } from "./state.js";
import { $, element, language, t } from "./texts.js";

let brush = ""; // the key that is painted, if one was chosen
let picked = -1; // the cell whose key moves, or is exchanged, with the next press
let stroke = null; // the cells while a drag paints
let colour = ""; // what it paints
let before = {}; // the maze before it was resized, and the text that came of it

export const reset = () => {
  [picked, stroke] = [-1, null];
};

const single = (key) => current().puzzle.single?.test(key);
const brushes = () => current().puzzle.brushes?.(current().found) ?? "";

// other is what erases a key, and what a click makes of it without a brush.
const other = (key) => ({ "#": " ", " ": "#", r: "b", b: "r" })[key] || key;

// write puts cells into the text of the case.
function write(cells, size) {
  const { found, puzzle } = current(),
    { text } = now();
  const letters = text.slice(found.start, found.end).split("");
  found.at.forEach((at, i) => {
    letters[at - found.start] = cells[i];
  });
  const own = puzzle.write ? puzzle.write(cells, size) : letters.join("");
  push({ golden: "", text: text.slice(0, found.start) + own + text.slice(found.end) });
}

// painted returns the cells with a key on one; what there is one of comes from where it was.
function painted(cells, i, key) {
  const { frames } = current().puzzle,
    inFrame = cells.length / (frames || 1);
  const next = [...cells],
    first = i - (i % inFrame);
  const old = single(key) ? next.findIndex((k, at) => k === key && at >= first) : -1;
  if (single(cells[i]) && old < 0) return cells; // nothing is painted over it
  if (old >= 0) next[old] = frames || single(cells[i]) ? cells[i] : " ";
  next[i] = key;
  return next;
}

// press is a click on a cell.
export function press(i) {
  const { letters, found, puzzle } = current(),
    had = picked,
    next = [...letters],
    key = next[i];
  picked = -1;
  if (had >= 0 && had !== i && !puzzle.brushes) {
    [next[had], next[i]] = [key, next[had]];
    write(next, found);
  } else if (had >= 0 && had !== i) write(painted(next, i, next[had]), found);
  else if (puzzle.brushes && !single(key)) {
    write(painted(next, i, brush && brush !== key ? brush : other(key)), found);
  } else {
    if (had !== i) picked = i;
    redraw();
  }
}

export const move = (from, to) => {
  picked = from;
  press(to);
};

// paints reports whether a drag paints. A finger must have chosen a brush, else it scrolls.
export function paints(i, e) {
  if (!brushes() || picked >= 0) return false;
  return !!brush || (e.pointerType === "mouse" && !single(current().letters[i]));
}

// paint paints a cell of a drag, whose first cell says whether it erases.
export function paint(i) {
  const { letters } = current();
  if (!stroke) {
    colour = brush || brushes()[0];
    if (letters[i] === colour) colour = other(colour);
  }
  stroke = painted(stroke || letters, i, colour);
  redraw();
}

// end ends a drag: a second finger takes back what it has painted.
export function end(kept) {
  const cells = stroke;
  stroke = null;
  if (kept && cells) write(cells, current().found);
  else redraw();
}

// view returns the cells as they are while one edits, and the marks of some.
export const view = () => ({
  cells: stroke || current().letters,
  marks: picked >= 0 ? { [picked]: "held" } : {},
});

// movable says that a finger may drag what there is one of, and scrolls elsewhere.
export const movable = (i) => (brushes() && single(current().letters[i]) ? "all" : "");

// tools shows the brushes and sizes that the puzzle has.
export function tools() {
  const { puzzle, found } = current(),
    keys = [...brushes()],
    shape = keys.join("") + language;
  if (!keys.includes(brush)) brush = "";
  $("how").textContent = t(puzzle.brushes ? "paint" : "swap");
  if ($("brushes").dataset.shape !== shape) {
    // else one of them may have the focus
    $("brushes").dataset.shape = shape;
    $("brushes").replaceChildren(
      ...keys.map((key) =>
        element(
          "button",
          {
            value: key,
            onclick() {
              brush = brush === key ? "" : key;
              tools();
            },
          },
          puzzle.says[language][key] || key,
        ),
      ),
    );
  }
  for (const button of $("brushes").children) button.ariaPressed = button.value === brush;
  $("board").classList.toggle("painting", !!brush);
  $("size").hidden = !puzzle.sizes;
  for (const [id, [min, max]] of Object.entries(puzzle.sizes || {})) {
    Object.assign($(id), { min, max, onchange: resize });
    if (document.activeElement !== $(id)) $(id).value = found[id]; // else one types there
  }
}

// resize makes a maze larger or smaller. As long as nothing else changes it, what was cut off
// comes back with the size.
function resize() {
  const { puzzle, found, letters, input } = current(),
    size = {};
  for (const [id, [least, most]] of Object.entries(puzzle.sizes)) {
    size[id] = Math.max(least, Math.min(most, Math.floor($(id).value) || found[id]));
  }
  const base = before.text === input ? before.base : { letters, found };
  write(puzzle.resized(base.letters, base.found, size), size);
  before = { base, text: current().input };
  for (const id in size) $(id).value = size[id];
}

// clear takes the inner walls away. With other keys instead, fresh begins a maze of the same size.
export function clear(instead = (key) => (key === "#" ? " " : key)) {
  const { puzzle, letters, found } = current();
  write(puzzle.resized(letters.map(instead), found, found), found);
}
export const fresh = () => clear(() => " ");

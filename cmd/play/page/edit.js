// Editing: the board changes the text of its case, of which there may be several in the input.
import { current } from "./puzzles.js";
import { now, push } from "./state.js";
import { $, t, language } from "./texts.js";

let brush = "";   // the key that is painted, if one was chosen
let picked = -1;  // the cell whose key moves, or is exchanged, with the next press
let stroke = null; // the cells while a drag paints
let erases = false;
let resized = { base: null, text: "" }; // the maze before it was resized, and what came of it

export const reset = () => { [picked, stroke] = [-1, null]; };

const single = key => !!current().puzzle.single?.test(key);
const brushes = () => current().puzzle.brushes?.(current().found) ?? "";
const toggle = key => key === "#" ? " " : "#";

// write puts cells into the text of the case.
function write(cells, size) {
  const { found, puzzle } = current(), { text } = now();
  let own = text.slice(found.start, found.end);
  if (puzzle.write) own = puzzle.write(cells, size.columns, size.ghosts);
  else {
    const letters = [...own];
    found.at.forEach((at, i) => { letters[at - found.start] = cells[i]; });
    own = letters.join("");
  }
  push({ golden: "", text: text.slice(0, found.start) + own + text.slice(found.end) });
}

// painted returns the cells with a key on one; what there is one of comes from where it was.
function painted(cells, i, key) {
  const { frames } = current().puzzle, inFrame = cells.length / (frames || 1);
  const next = [...cells], first = i - i % inFrame;
  const old = single(key) ? next.findIndex((k, at) => k === key && at >= first) : -1;
  if (single(cells[i]) && old < 0) return cells; // nothing is painted over it
  if (old >= 0) next[old] = frames || single(cells[i]) ? cells[i] : " ";
  next[i] = key;
  return next;
}

// press is a click on a cell.
export function press(i, redraw) {
  const { letters, found, puzzle } = current(), had = picked;
  picked = -1;
  if (had >= 0 && had !== i) {
    if (puzzle.brushes) return write(painted(letters, i, letters[had]), found);
    const next = [...letters];
    [next[had], next[i]] = [next[i], next[had]];
    return write(next, found);
  }
  const key = letters[i];
  if (!puzzle.brushes || single(key)) picked = had === i ? -1 : i;
  else if (brush) return write(painted(letters, i, brush === key ? eraser() : brush), found);
  else if (puzzle.sizes) return write(painted(letters, i, toggle(key)), found);
  else return write(painted(letters, i, key === "r" ? "b" : "r"), found);
  redraw();
}

// eraser is what a drag paints that begins on what it would paint.
const eraser = () => current().puzzle.sizes && !single(brush) ? toggle(brush) : brush;

export function move(from, to) {
  picked = from;
  press(to, () => {});
}

// paints reports whether a drag paints. A finger must have chosen a brush, else it scrolls.
export function paints(i, e) {
  const { puzzle, letters } = current();
  if (!puzzle.brushes || picked >= 0) return false;
  return !!brush || e.pointerType === "mouse" && !single(letters[i]);
}

// paint paints a cell of a drag, whose first cell says whether it erases.
export function paint(i, redraw) {
  const { letters, puzzle } = current(), begins = !stroke;
  const key = brush || (puzzle.sizes ? "#" : "r");
  stroke ||= [...letters];
  if (begins) erases = letters[i] === key && !single(key);
  stroke = painted(stroke, i, erases && puzzle.sizes ? toggle(key) : key);
  redraw();
}

// end ends a drag: a second finger takes back what it has painted.
export function end(kept, redraw) {
  const cells = stroke;
  stroke = null;
  if (kept && cells) write(cells, current().found);
  else redraw();
}

// view returns the cells as they are while one edits, and the marks of some.
export function view() {
  const { letters } = current();
  return { cells: stroke || letters, marks: picked >= 0 ? { [picked]: "held" } : {} };
}

export const drop = () => { picked = -1; };

// tools shows the brushes and sizes that the puzzle has.
export function tools() {
  const { puzzle, found } = current(), keys = [...brushes()];
  if (!keys.includes(brush)) brush = "";
  $("how").textContent = t(puzzle.sizes || puzzle.brushes ? "paint" : "swap");
  $("brushes").hidden = !keys.length;
  const shape = keys.join("") + language;
  if ($("brushes").dataset.shape !== shape) {
    $("brushes").dataset.shape = shape;
    $("brushes").replaceChildren(...keys.map(key => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = puzzle.says?.[language][key] ?? key;
      button.onclick = () => { brush = brush === key ? "" : key; tools(); };
      button.dataset.key = key;
      return button;
    }));
  }
  for (const button of $("brushes").children) button.ariaPressed = button.dataset.key === brush;
  $("board").classList.toggle("painting", !!brush);
  $("size").hidden = !puzzle.sizes || !found;
  for (const [id, [least, most]] of Object.entries(puzzle.sizes || {})) {
    Object.assign($(id), { min: least, max: most, value: found?.[id] ?? "" });
    $(id).onchange = resize;
  }
}

// resize makes a maze larger or smaller. As long as nothing else changes it, what was cut off
// comes back with the size.
function resize() {
  const { puzzle, found, letters, input } = current(), size = {};
  for (const [id, [least, most]] of Object.entries(puzzle.sizes)) {
    size[id] = Math.max(least, Math.min(most, Math.floor($(id).value) || found[id]));
  }
  const base = resized.text === input ? resized.base : { letters, found };
  write(puzzle.resized(base.letters, base.found, size), size);
  resized = { base, text: current().input };
}

export const clear = () => write(current().puzzle.cleared(current().letters, current().found),
  current().found);
export const fresh = () => write(current().puzzle.fresh(current().found), current().found);

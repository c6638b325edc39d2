// Searching from the state that the reader chose.
import { cellsAt } from "../core/puzzles.js";
import { push } from "../core/state.js";
import { shown } from "./shown.js";

/** hereText returns the case that begins at the chosen state, or "" if there is none. */
export function hereText() {
  const { trace, searched, chosen } = shown;
  const state = trace?.states[chosen];
  if (!state || !searched?.found) return "";
  const { text, start, at } = searched.found;
  const cells = cellsAt(state.board, searched);
  if (cells.some((cell) => cell.length > 1)) {
    return ""; // two pieces are on one cell, which a case cannot have
  }
  const letters = [...text];
  for (const [i, cell] of cells.entries()) {
    letters[at[i] - start] = cell;
  }
  return `${letters.join("").trimEnd()}\n`;
}

/** searchFromHere makes the chosen state the start of a new case. */
export function searchFromHere() {
  push({ golden: "", text: hereText(), number: 1 });
}

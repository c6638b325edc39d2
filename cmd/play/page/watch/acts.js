// The reader's actions, by the controls, by keys and in the pictures.
import { cellsAt, textWith } from "../core/puzzles.js";
import { watched } from "../core/state.js";
import { player, shown } from "./shown.js";

/**
 * chooseState shows the way to a state or, for -1 or the state already chosen, the search again.
 * @param {number} number
 */
export function chooseState(number) {
  player.halt();
  shown.chosen = number === shown.chosen ? -1 : number;
  player.onShow();
}

/** @param {number} moment */
export function go(moment) {
  leave();
  player.go(moment);
}

export function toggle() {
  leave();
  player.toggle();
}

/** leave leaves the moment that a link asks for and the way to the state that the reader chose. */
function leave() {
  watched.wanted = -1;
  shown.chosen = -1;
}

/** @param {number} by */
export function toLayer(by) {
  if (shown.trace) go(shown.trace.nextLayer(player.at, by));
}

/**
 * hereText returns the case that begins at the chosen state, or "" if no case can, or if the search
 * would begin at the goal again.
 */
export function hereText() {
  const { trace, searched, chosen } = shown;
  const state = trace?.states[chosen];
  if (!state || !searched?.found || trace?.header.once) return "";
  const cells = cellsAt(state.board, searched);
  if (cells.some((cell) => cell.length > 1)) {
    return ""; // two pieces are on one cell, which is impossible in a case
  }
  return textWith(searched.found, cells);
}

/** @type {Record<string, () => void>} */
const keys = {
  " ": toggle,
  ArrowLeft: () => go(player.at - 1),
  ArrowRight: () => go(player.at + 1),
  ArrowDown: () => toLayer(1),
  ArrowUp: () => toLayer(-1),
  Home: () => go(0),
  End: () => go(player.last),
  Escape: () => go(player.at),
};

/**
 * pressed handles a key in this view, and reports whether the key does something.
 * @param {KeyboardEvent} e
 */
export function pressed(e) {
  const target = /** @type {Element} */ (e.target);
  const isOnButton = e.key === " " && target.closest("button, summary");
  const isField = target.closest("select, input");
  if (!shown.trace || !(e.key in keys) || isOnButton || isField) return false;
  keys[e.key]();
  return true;
}

// The keys of the view Play.
import { enlarge, hideScore } from "./large.js";
import * as hints from "./hints.js";
import * as play from "./play.js";
import { current } from "../core/puzzles.js";
import { board } from "./draw.js";
import { mode } from "./mode.js";
import { step } from "../core/state.js";
import { $ } from "../core/dom.js";

/** @type {Record<string, [number, number]>} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, () => void>} */
const commands = { g: play.go, h: hints.hint, f: enlarge, n: hideScore };

/**
 * pressed handles a key in this view, and reports whether the key does something.
 * @param {KeyboardEvent} e
 */
export function pressed({ target: pressedOn, key }) {
  const target = /** @type {Element} */ (pressedOn);
  const arrow = arrows[key];
  const away = $("board").getBoundingClientRect().bottom < 0 || target.closest("#answers");
  if (away || !current().found) return false;
  return arrow ? goTo(target, ...arrow) : letter(key);
}

/**
 * goTo handles an arrow key. The key moves a piece or, if it cannot, the focus.
 * @param {Element} target
 * @param {number} x
 * @param {number} y
 */
function goTo(target, x, y) {
  if (!mode.editing && play.arrow(board, x, y)) return true;
  const cell = board.cellOf(target);
  if (cell >= 0) board.focus(board.beside(cell, x, y));
  return cell >= 0;
}

/**
 * letter handles any other key.
 * @param {string} key
 */
function letter(key) {
  if (key === "Escape") {
    step(0);
    return true;
  }
  if (mode.editing) return false;
  if (key in commands) {
    commands[key]();
    return true;
  }
  return play.take(key);
}

// Keys, and what each of them does.
import * as edit from "./edit.js";
import * as hints from "./hints.js";
import * as play from "./play.js";
import { route } from "../board/player.js";
import { current } from "../core/puzzles.js";
import { board, mode, showBoard } from "./show.js";
import { now, step } from "../core/state.js";
import { $ } from "../core/texts.js";
import { openView } from "../core/views.js";
import * as watching from "../watch/watch.js";

/** @type {Record<string, [number, number]>} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {KeyboardEvent} e */
export function pressed(e) {
  const target = /** @type {Element} */ (e.target);
  const isField = target.matches("textarea, input, select");
  if (!now()) return;
  if (e.ctrlKey || e.metaKey) {
    if (!isField || target === $("input")) command(e);
  } else if (!isField && !e.altKey && does(e, target)) {
    e.preventDefault();
  }
}

/**
 * does handles a key in the open view, and reports whether the key means anything there.
 * @param {KeyboardEvent} e
 * @param {Element} target
 */
function does(e, target) {
  if (openView() === "play-view") return shortcut(target, e.key);
  if (openView() !== "watch-view") return false;
  return $("routes").contains(target) ? onRoute(target, e.key) : watching.pressed(e);
}

/**
 * onRoute handles a key on the shortest solution, and reports whether the key means anything.
 * @param {Element} target
 * @param {string} key
 */
function onRoute(target, key) {
  const [by] = arrows[key] ?? [0];
  if (by) {
    route.move(by);
  } else if (key === " " && !target.closest("button")) {
    route.button.click();
  } else {
    return false;
  }
  return true;
}

/**
 * command handles a key with Ctrl.
 * @param {KeyboardEvent} e
 */
function command(e) {
  if (!/^[zy]$/i.test(e.key)) return;
  step(e.shiftKey || /y/i.test(e.key) ? 1 : -1);
  e.preventDefault();
}

/**
 * shortcut handles a key in the view Play, and reports whether it means anything.
 * @param {Element} target
 * @param {string} key
 */
function shortcut(target, key) {
  const arrow = arrows[key];
  const away = $("board").getBoundingClientRect().bottom < 0 || target.closest("#answers");
  if (away || !current().found) return false;
  return arrow ? goTo(target, ...arrow) : letter(target, key);
}

/**
 * goTo is an arrow key. It moves a piece or, if it cannot, the focus.
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
 * @param {Element} target
 * @param {string} key
 */
function letter(target, key) {
  if (key === "Escape") {
    edit.reset();
    play.reset(false);
    showBoard();
    return true;
  }
  if (mode.editing) return false;
  if (key === "h") {
    void hints.hint();
    return true;
  }
  const goes = key === "Enter" && board.cellOf(target) >= 0 && play.ready();
  if (key === "g" || goes) {
    play.go();
    return true;
  }
  return play.take(key);
}

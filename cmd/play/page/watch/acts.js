// What the reader does, by the controls, by keys and in the pictures.
import { watched } from "../core/state.js";
import { moment, player, shown, theTrace } from "./shown.js";

/**
 * chooseState shows the way to a state or, for -1 or the chosen state, the search again.
 * @param {number} number
 */
export function chooseState(number) {
  player.halt();
  shown.chosen = number === shown.chosen ? -1 : number;
  player.onShow();
}

/** @param {number} moment */
export function go(moment) {
  watched.wanted = -1;
  shown.chosen = -1;
  player.go(moment);
}

export function toggle() {
  watched.wanted = -1;
  shown.chosen = -1;
  player.toggle();
}

/** @param {number} by */
export function toLayer(by) {
  if (shown.trace) {
    go(shown.trace.nextLayer(player.at, by));
  }
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
 * walk lets the arrow keys lead from state to state in the layers: to the ones found before and
 * after it, to the one that it was found from, and to the first one found from it. It reports
 * whether the key does that.
 * @param {string} key
 */
function walk(key) {
  const { states } = theTrace();
  const from = states[shown.chosen] ?? states[moment().at] ?? states[0];
  const found = states.filter(({ foundAt }) => foundAt <= player.at);
  const to = {
    ArrowLeft: found.findLast(({ half, number }) => half === from.half && number < from.number),
    ArrowRight: found.find(({ half, number }) => half === from.half && number > from.number),
    ArrowUp: states[from.parent],
    ArrowDown: found.find(({ parent }) => parent === from.number),
  }[key];
  if (to) {
    chooseState(to.number);
  }
  return key.startsWith("Arrow");
}

/**
 * pressed does what a key does in this view, and reports whether it does something.
 * @param {KeyboardEvent} e
 */
export function pressed(e) {
  const target = /** @type {Element} */ (e.target);
  if (shown.trace && target.closest(".watch-layers") && walk(e.key)) {
    return true;
  }
  const isOnButton = e.key === " " && target.closest("button, summary");
  const isField = target.closest("select, input");
  if (!shown.trace || !(e.key in keys) || isOnButton || isField) {
    return false;
  }
  keys[e.key]();
  return true;
}

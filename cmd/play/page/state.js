// All that the page has shown: one stack behind undo and redo, which stay within a puzzle.

/**
 * What the page shows.
 * @typedef {object} State
 * @property {string} puzzle the name of its directory
 * @property {string} text the input
 * @property {string} golden the name of the input, or "" for an own one
 * @property {number} number that of the case, from 1
 * @property {string[]} path the positions after each move that was made in it
 * @property {string} moves the same in the address
 * @property {object} entry one object for all that comes of one choice
 * @property {number} typed when the text was typed, or 0
 *
 * @typedef {Partial<State>} Change
 */

/** @type {State[]} */
const stack = [];
let at = -1;
/** Whether the last change was a step of undo or redo. */
export let stepped = false;
/** @type {(moved: boolean) => void} */
let changed = () => {};
/** @type {() => void} */
let redrawn = () => {};

/**
 * onChange says what shows another state, told if a move led there, and what draws the board anew.
 * @param {(moved: boolean) => void} show
 * @param {() => void} redraw
 */
export function onChange(show, redraw) {
  changed = show;
  redrawn = redraw;
}

export const redraw = () => redrawn();

export const now = () => stack[at];

/**
 * has reports whether there is a state of the same puzzle so far away.
 * @param {number} by
 */
export const has = (by) => stack[at + by]?.puzzle === now().puzzle;

/**
 * push makes new states of the one that is shown, each of that before it; what is typed within a
 * second is one.
 * @param {...Change} changes
 */
export function push(...changes) {
  stepped = false;
  for (const change of changes) {
    const before = stack[at];
    const state = { ...before, path: [], moves: "", typed: 0, ...change };
    if (!state.typed || state.typed - before.typed > 1000) at++;
    stack.splice(at, Infinity, state);
  }
  changed(changes.every((change) => change.path !== undefined));
}

/** @param {number} by */
export function step(by) {
  if (!has(by)) return;
  at += by;
  stepped = true;
  changed(false);
}

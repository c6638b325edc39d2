// The states of the page, in one stack for undo and redo. Both stay within a choice: a golden, a
// random case or a link, with the changes of its text. The browser goes back to the choice before.

/**
 * A state of the page.
 * @typedef {object} State
 * @property {string} puzzle the name of its directory
 * @property {string} text the input
 * @property {string} golden the name of the input, or "" for any other text
 * @property {number} number the number of the case, from 1
 * @property {string[]} path the position after each move
 * @property {string} moves the moves as the address has them
 * @property {object} entry an object shared by all states that follow from one choice
 * @property {{ hinted?: boolean }} attempt an object shared by all states that follow from one
 *   start: whether the player has had a hint. Restart begins a new attempt.
 * @property {boolean} own whether the player made the last move without a hint in this attempt
 * @property {number} typed the time when the text was typed, or 0
 *
 * @typedef {Partial<State>} Change
 */

/** @type {State[]} */
const stack = [];
let at = -1;
/** Whether the last change was a step of undo or redo. */
export let stepped = false;

/**
 * How the page reacts to the state: show shows a new state, to which moves may have led; redraw
 * redraws the board and the choices; and tell shows a message until the next move. main.js sets the
 * functions before there is a state, because this room imports no view.
 * @typedef {{
 *   show: (before: State | undefined, moved: boolean) => void,
 *   redraw: () => void,
 *   tell: (message: string) => void,
 * }} Acts
 */
export const page = /** @type {Acts} */ ({});

export const redraw = () => page.redraw();

/**
 * The search on the page: the part of the address that has its moment; the moment that a link asks
 * for, which becomes -1 once the moment is shown or the reader goes elsewhere; and the name of the
 * search that the reader or a link has chosen.
 */
export const watched = { part: "", wanted: -1, search: "" };

/**
 * The fields of Check: the part of the address that has them, and the values that a link asks for.
 */
export const checked = { part: "", wanted: /** @type {string | undefined} */ (undefined) };

/** viewPart returns the part of the address that says which view is open. */
export const viewPart = () => watched.part || checked.part;

export const now = () => stack[at];

/** wholePath returns the positions after each move, including those to which redo can return. */
export function wholePath() {
  let last = at;
  while (stack[last + 1]?.path.length > stack[last].path.length) last++;
  return stack[last].path;
}

/**
 * has reports whether undo (-1) or redo (1) has a state to go to.
 * @param {number} by
 */
export const has = (by) => stack[at + by]?.entry === now().entry;

/**
 * push adds states, each of which changes the state before it. Text typed within a second adds only
 * one state.
 * @param {...Change} changes
 */
export function push(...changes) {
  const shown = now();
  stepped = false;
  for (const change of changes) {
    const before = stack[at];
    const state = { ...before, attempt: {}, path: [], moves: "", own: false, typed: 0, ...change };
    if (!state.typed || state.typed - before.typed > 1000) at++;
    stack.splice(at, Infinity, state);
  }
  page.show(
    shown,
    changes.every((change) => change.path !== undefined),
  );
}

/**
 * openText opens a case that is not a golden.
 * @param {string} text
 */
export const openText = (text) => push({ golden: "", text, number: 1, entry: {} });

/**
 * restart goes back to the start of the case. The new state has no moves, because push gets none.
 */
export const restart = () => push({});

/**
 * step steps back (-1) or forward (1). A step of 0 only empties the player's hand.
 * @param {number} by
 */
export function step(by) {
  if (!has(by)) return;
  const shown = now();
  at += by;
  stepped = true;
  page.show(shown, false);
}

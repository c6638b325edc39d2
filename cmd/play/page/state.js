// What the page shows, and all that it has shown: one stack behind undo and redo. A state has
// puzzle, the name of its directory; text, the input; golden, the name of that, or "" for an own
// one; number, that of the case, from 1; path, the positions after each move that was made in it;
// entry, one object for all that comes of one choice; typed, when the text was typed, or 0.
const stack = [];
let at = -1,
  changed,
  redrawn;

// onChange says what shows another state, told if a move led there, and what draws the board anew.
export const onChange = (...callbacks) => {
  [changed, redrawn] = callbacks;
};
export const redraw = () => redrawn();
export const now = () => stack[at];
export const has = (by) => at + by in stack;

// push makes a new state of the one that is shown; what is typed within a second is one.
export function push(change) {
  const state = { ...now(), path: [], typed: 0, ...change };
  if (!state.typed || state.typed - now().typed > 1000) at++;
  stack.splice(at, Infinity, state);
  changed(!!change.path);
}

export function step(by) {
  if (!has(by)) return;
  at += by;
  changed(false);
}

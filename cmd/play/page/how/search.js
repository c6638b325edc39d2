// Breadth-first search in the browser, the only search that the page runs itself. A test of
// cmd/play compares it with -trace. The programs search faster, but they need WebAssembly.

/** @typedef {{ board: string, parent?: State, distance: number, number: number }} State */

export class Search {
  /** @type {Map<string, State>} */
  found = new Map(); // by board, in the order in which the search finds them
  /** @type {State[]} */
  waiting = []; // the states found and not yet taken, the oldest first

  /**
   * @param {string} start
   * @param {(board: string) => string[]} next
   * @param {boolean} [newest] whether it takes the newest state first, as from a stack
   */
  constructor(start, next, newest = false) {
    this.next = next;
    this.newest = newest;
    this.reach(start);
  }

  /** step takes a state, finds the states one move away, and returns the state taken. */
  step() {
    const state = this.newest ? this.waiting.pop() : this.waiting.shift();
    const taken = /** @type {State} */ (state);
    for (const board of this.next(taken.board)) this.reach(board, taken);
    return taken;
  }

  /**
   * until takes states until one is solved, and returns that state, or undefined if none is solved.
   * @param {(board: string) => boolean} solved
   */
  until(solved) {
    while (this.waiting.length) {
      const state = this.step();
      if (solved(state.board)) return state;
    }
    return undefined;
  }

  /**
   * reach queues a board unless it was found before.
   * @param {string} board
   * @param {State} [parent]
   */
  reach(board, parent) {
    if (this.found.has(board)) return;
    const distance = parent ? parent.distance + 1 : 0;
    const state = { board, parent, distance, number: this.found.size };
    this.found.set(board, state);
    this.waiting.push(state);
  }

  /** @param {string} board */
  of = (board) => /** @type {State} */ (this.found.get(board));
}

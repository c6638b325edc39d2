// Breadth-first search in the browser, the one search that the page makes itself. A test of
// cmd/play holds it against -trace. The programs search faster, but they need WebAssembly.

/** @typedef {{ board: string, parent: number, distance: number }} State */

export class Search {
  /** @type {State[]} */
  states = []; // in the order in which they are found
  /** @type {Map<string, number>} */
  numbers = new Map(); // of the boards found
  /** @type {number[]} */
  waiting = []; // the numbers of the states found and not yet taken, the oldest first

  /**
   * @param {string} start
   * @param {(board: string) => string[]} next
   * @param {boolean} [newest] whether it takes the newest state first, as from a stack
   */
  constructor(start, next, newest = false) {
    this.next = next;
    this.newest = newest;
    this.reach(start, -1);
  }

  /** step takes a state, finds those one move away, and returns its number. */
  step() {
    const at = /** @type {number} */ (this.newest ? this.waiting.pop() : this.waiting.shift());
    for (const board of this.next(this.states[at].board)) this.reach(board, at);
    return at;
  }

  /**
   * reach lets a board wait unless it was found before.
   * @param {string} board
   * @param {number} parent
   */
  reach(board, parent) {
    if (this.numbers.has(board)) return;
    const distance = parent < 0 ? 0 : this.states[parent].distance + 1;
    this.numbers.set(board, this.states.length);
    this.waiting.push(this.states.length);
    this.states.push({ board, parent, distance });
  }
}

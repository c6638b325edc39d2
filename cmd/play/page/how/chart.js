// The map of all boards in rows by their distance. It is in the picture of a figure, and only its
// paths change.
import { Search } from "./search.js";

const pitch = 8; // of the boards in a row
const down = 13; // from row to row
const middle = 190; // of the rows
const top = 8; // of row 0

export class Chart {
  /** @type {number[]} */
  rows = []; // the number of boards in each row
  /** @type {number[]} */
  places = []; // of the boards in their rows, by number

  /**
   * @param {HTMLElement} figure
   * @param {string} start
   * @param {(board: string) => string[]} next
   */
  constructor(figure, start, next) {
    this.figure = figure;
    this.search = new Search(start, next);
    while (this.search.waiting.length) this.search.step();
    for (const { distance } of this.search.states) {
      const place = this.rows[distance] ?? 0;
      this.places.push(place);
      this.rows[distance] = place + 1;
    }
  }

  /**
   * of returns the state of a board.
   * @param {string} board
   */
  of(board) {
    return this.search.states[/** @type {number} */ (this.search.numbers.get(board))];
  }

  /**
   * point returns where the map shows a board.
   * @param {string} board
   */
  point(board) {
    const { distance } = this.of(board);
    const place = this.places[/** @type {number} */ (this.search.numbers.get(board))];
    return `${middle + pitch * (place - this.rows[distance] / 2) + 1} ${down * distance + top}`;
  }

  /**
   * draw changes a path of the map.
   * @param {string} name
   * @param {string} path
   */
  draw(name, path) {
    this.figure.querySelector(`.${name}`)?.setAttribute("d", path);
  }

  /**
   * line returns the path of a move.
   * @param {string} from
   * @param {string} to
   */
  line(from, to) {
    return `M${this.point(from)}m3 0L${this.point(to)}m3 0`;
  }
}

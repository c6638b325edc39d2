// Where the states of a trace are drawn: a row is a layer, and within it the states are in the
// order of the queue. So no two lines from parents to children cross.

/** The least width and height of what can be pressed, in pixels. */
const target = 24;
const mostWidth = 52; // of the place of a state
const mostLines = 4; // of a row
const barHeight = 6;

/**
 * A layer with all its states, also those that the trace does not list.
 * @typedef {object} Row
 * @property {number} end
 * @property {number} distance
 * @property {number} size how many states it has
 * @property {number} first the number of its first state
 * @property {number} listed how many of its states are in the trace
 * @property {number} before how many states of its end were found before it
 */

/**
 * A row that has its place. A row that holds more than fits has fewer slots than states, and a bar
 * for all of them.
 * @typedef {object} Placed
 * @property {Row} row
 * @property {number} y
 * @property {number} height
 * @property {{ x: number, y: number }[]} slots the middles of its places
 * @property {{ x: number, y: number, width: number, height: number } | null} bar
 */

/**
 * rowsOf returns the rows from top to bottom: the layers from the start downwards and, below, those
 * from the goal upwards, so that two searches grow towards each other.
 * @param {import("./trace.js").Trace} trace
 * @param {{ end: number, distance: number, size: number }[]} sizes of all layers, if they are known
 */
export function rowsOf(trace, sizes) {
  const before = [0, 0];
  const known = sizes.length >= trace.layers.length ? sizes : trace.layers;
  let first = 0;
  const rows = known.map(({ end, distance, size }) => {
    const listed = Math.max(0, Math.min(size, trace.states.length - first));
    const row = { end, distance, size, first, listed, before: before[end] };
    before[end] += size;
    first += size;
    return row;
  });
  const single = rows.every(({ end }) => end === rows[0]?.end);
  const upwards = rows.filter(({ end }) => end === 1 && !single).reverse();
  return [...rows.filter(({ end }) => end === 0 || single), ...upwards];
}

export class Layout {
  /** @type {Placed[]} */
  placed = [];
  /** @type {Map<number, Placed>} by the number of a state, its row */
  rowOf = new Map();
  height = 0;

  /**
   * @param {Row[]} rows
   * @param {number} width
   * @param {{ across: number, down: number, label: number }} shape of a board, width of labels
   */
  constructor(rows, width, { across, down, label }) {
    this.label = Math.round(label);
    const room = width - this.label;
    const widest = Math.max(1, ...rows.map(({ size }) => Math.min(size, 40)));
    const most = Math.min(mostWidth, Math.max(target, room / 5));
    // Whole pixels, in which a state can be cleared without a trace.
    this.pitch = Math.floor(Math.min(most, Math.max(target, room / widest)) / 2) * 2;
    this.capacity = Math.max(1, Math.floor(room / this.pitch));
    this.width = width;
    this.boardWidth = Math.min(this.pitch - 3, 46);
    this.boardHeight = (this.boardWidth * down) / across;
    this.line = Math.ceil(Math.max(target, this.boardHeight + 8) / 2) * 2;
    this.largest = Math.max(1, ...rows.map(({ size }) => size));
    rows.forEach((row, i) => {
      if (i > 0 && row.end !== rows[i - 1].end) {
        this.height += this.line / 2; // between the two searches
      }
      this.place(row, room);
    });
  }

  /**
   * place gives a row its place below those before.
   * @param {Row} row
   * @param {number} room
   */
  place(row, room) {
    const lines = Math.ceil(row.size / this.capacity);
    const fits = lines <= mostLines && row.listed === row.size;
    const shown = fits ? row.size : Math.min(row.listed, this.capacity);
    const perLine = Math.ceil(shown / Math.max(1, fits ? lines : 1));
    const step = Math.floor(Math.min(this.pitch * 1.6, room / Math.max(1, perLine)));
    const top = this.height + (fits ? 0 : barHeight + 4);
    const slots = Array.from({ length: shown }, (_, i) => {
      const line = Math.floor(i / perLine);
      const inLine = Math.min(perLine, shown - line * perLine);
      const from = Math.round(this.label + room / 2 - ((inLine - 1) / 2) * step);
      return { x: from + (i % perLine) * step, y: top + (line + 0.5) * this.line };
    });
    const height = (fits ? 0 : barHeight + 8) + Math.ceil(shown / Math.max(1, perLine)) * this.line;
    const part = shown ? 1 : row.size / this.largest; // rows without listed states compare by size
    const bar = { x: this.label, y: this.height + 4, width: (room - 8) * part, height: barHeight };
    const placed = {
      row,
      y: this.height,
      height: Math.max(height, 20),
      slots,
      bar: fits ? null : bar,
    };
    this.placed.push(placed);
    for (let i = 0; i < row.listed; i++) {
      this.rowOf.set(row.first + i, placed);
    }
    this.height += placed.height + 1;
  }

  /**
   * offset returns which state of a row is in its first slot. A row that holds more than fits shows
   * the newest states, and later those around the one that the search looks at.
   * @param {Placed} placed
   * @param {import("./trace.js").Moment} moment
   */
  offset({ row, slots, bar }, { found, done }) {
    if (!bar) {
      return 0;
    }
    const inRow = (/** @type {number[]} */ counts) =>
      Math.max(0, Math.min(row.listed, counts[row.end] - row.before));
    const most = row.listed - slots.length;
    const looked = inRow(done);
    const from = looked ? looked - Math.ceil(slots.length / 2) : inRow(found) - slots.length;
    return Math.max(0, Math.min(most, from));
  }

  /**
   * where returns the middle of a state, or null if it is not drawn at this moment.
   * @param {number} number
   * @param {import("./trace.js").Moment} moment
   */
  where(number, moment) {
    const placed = this.rowOf.get(number);
    if (!placed) {
      return null;
    }
    return placed.slots[number - placed.row.first - this.offset(placed, moment)] ?? null;
  }
}

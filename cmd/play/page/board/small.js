// A board drawn small: into a box of a canvas, from the text that -next prints, for any puzzle. It
// has the shapes and colours of the board in Play, as far as there is room for them.
import { pieceOf } from "./board.js";
import { cellsAt } from "../core/puzzles.js";
import { element } from "../core/texts.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * The colours of the page, by their names in style.css. To colour a whole board of tiles, put
 * another colour under sand, the colour of tiles, and onsand, that of the text on them.
 * @typedef {Record<string, string>} Colours
 */

const names =
  "paper card line edge ink soft floor wall dimple sand onsand oncolour red blue green white black";
const leastLetter = 9; // pixels of a cell of a maze, for a letter on it
const leastGhost = 4; // pixels of a ghost, so that it can be seen in a large maze
const footer = 0.5; // cells below a board, for the colour to move

/**
 * readColours returns the colours of the page, which differ in the dark.
 * @param {...string} more names of other custom properties, without the two dashes
 * @returns {Colours}
 */
export function readColours(...more) {
  const style = getComputedStyle(document.documentElement);
  const all = [...names.split(" "), ...more];
  return Object.fromEntries(all.map((name) => [name, style.getPropertyValue(`--${name}`)]));
}

/**
 * openCanvas sizes a canvas for the screen, clears it and returns its context.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 */
export function openCanvas(canvas, width, height) {
  const scale = window.devicePixelRatio || 1;
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

/** Small draws the boards of a case. */
export class Small {
  /** @type {Map<string, HTMLCanvasElement>} mazes without ghosts, by size and colours */
  grounds = new Map();

  /**
   * @param {import("../core/puzzles.js").Puzzle} puzzle
   * @param {import("../core/puzzles.js").Case} found
   */
  constructor(puzzle, found) {
    this.puzzle = puzzle;
    this.found = found;
    this.columns = found.columns;
    this.rows = found.letters.length / puzzle.frames / found.columns;
  }

  /** ratio is the width of a board divided by its height. */
  get ratio() {
    return this.columns / (this.rows + (this.puzzle.turn ? footer : 0));
  }

  /**
   * canvas returns a board as an element of its own.
   * @param {string} board as the program writes it
   * @param {number} width
   * @param {Colours} [colours]
   */
  canvas(board, width, colours = readColours()) {
    const canvas = element("canvas", {});
    const height = Math.round(width / this.ratio);
    this.draw(openCanvas(canvas, width, height), board, { x: 0, y: 0, width, height }, colours);
    return canvas;
  }

  /**
   * draw draws a board into a box that has its ratio. What is behind the box shows between the
   * pieces and in an empty cell.
   * @param {CanvasRenderingContext2D} to
   * @param {string} board as the program writes it
   * @param {Box} box
   * @param {Colours} colours
   */
  draw(to, board, box, colours) {
    const { puzzle, found, columns, rows } = this;
    const cells = cellsAt(board, { puzzle, found }).slice(0, columns * rows);
    const pen = new Pen(to, colours, box, columns);
    if (puzzle.look === "maze") {
      const { x, y, width, height } = pen.box(0, 0, columns, rows);
      to.drawImage(this.groundOf(cells, pen), x, y, width, height);
    } else {
      this.drawCells(pen, cells, false);
    }
    this.drawCells(pen, cells, true); // last, because a ghost may be larger than its cell
    const mover = puzzle.turn?.(board);
    if (mover) {
      const { colour = "" } = pieceOf(puzzle, mover);
      const bar = pen.inset(pen.box(0, rows, columns, footer), 0.1);
      pen.frame(colours[colour], colours.edge, bar, 0.15);
    }
  }

  /**
   * groundOf returns the cells of a maze without ghosts, which are the same in all its states.
   * @param {string[]} cells
   * @param {Pen} pen
   */
  groundOf(cells, { colours, size, scale }) {
    const key = [size, scale, colours.floor, colours.wall].join(" ");
    let canvas = this.grounds.get(key);
    if (!canvas) {
      canvas = element("canvas", {});
      const box = { x: 0, y: 0, width: size * this.columns, height: size * this.rows };
      const to = openCanvas(canvas, box.width, box.height);
      this.drawCells(new Pen(to, colours, box, this.columns), cells, false);
      this.grounds.set(key, canvas);
    }
    return canvas;
  }

  /**
   * drawCells draws the ghosts, or all else: the cells, or what is below a ghost.
   * @param {Pen} pen
   * @param {string[]} cells
   * @param {boolean} ghosts
   */
  drawCells(pen, cells, ghosts) {
    cells.forEach((cell, i) => {
      const isGhost = (/** @type {string} */ key) => pieceOf(this.puzzle, key).shape === "ghost";
      const key = [...cell].find((key) => isGhost(key) === ghosts) ?? (ghosts ? "" : " ");
      if (!key) return;
      const piece = pieceOf(this.puzzle, key);
      const place = pen.box(i % this.columns, Math.floor(i / this.columns), 1, 1);
      shapes[piece.shape]?.(pen, place, piece.colour ?? "", piece.label ?? key);
    });
  }
}

/** Pen draws the shapes of a board. */
class Pen {
  /**
   * @param {CanvasRenderingContext2D} to
   * @param {Colours} colours
   * @param {Box} board
   * @param {number} columns
   */
  constructor(to, colours, board, columns) {
    const { a, e, f } = to.getTransform();
    this.to = to;
    this.colours = colours;
    this.board = board;
    this.size = board.width / columns; // of a cell
    this.scale = a;
    this.left = e;
    this.top = f;
    to.textAlign = "center";
    to.textBaseline = "middle";
    to.font = `700 ${this.size * (this.size < 16 ? 0.9 : 0.6)}px system-ui, sans-serif`;
  }

  /**
   * box returns the box of some cells. Its edges are those of pixels of the screen, so that they
   * are sharp, and neighbours share an edge.
   * @param {number} column
   * @param {number} row
   * @param {number} columns
   * @param {number} rows
   */
  box(column, row, columns, rows) {
    const { board, size, scale, left, top } = this;
    const across = (/** @type {number} */ column) =>
      (Math.round((board.x + column * size) * scale + left) - left) / scale;
    const down = (/** @type {number} */ row) =>
      (Math.round((board.y + row * size) * scale + top) - top) / scale;
    const [x, y] = [across(column), down(row)];
    return { x, y, width: across(column + columns) - x, height: down(row + rows) - y };
  }

  /**
   * inset returns a box that leaves a part of a cell free on each side, in whole pixels.
   * @param {Box} box
   * @param {number} part
   */
  inset(box, part) {
    return smaller(box, Math.round(this.size * part * this.scale) / this.scale);
  }

  /**
   * fill fills a box. round is the radius of its corners, in cells.
   * @param {string} colour
   * @param {Box} box
   * @param {number} round
   */
  fill(colour, { x, y, width, height }, round) {
    this.to.fillStyle = colour;
    this.to.beginPath();
    this.to.roundRect(x, y, width, height, round * this.size);
    this.to.fill();
  }

  /**
   * frame fills a box that has a line along its edges.
   * @param {string} colour
   * @param {string} line
   * @param {Box} box
   * @param {number} round
   */
  frame(colour, line, box, round) {
    const width = Math.max(1, Math.round(this.size * 0.07 * this.scale)) / this.scale;
    this.fill(line, box, round);
    this.fill(colour, smaller(box, width), Math.max(0, round - width / this.size));
  }

  /**
   * @param {string} colour
   * @param {Box} box
   * @param {string} letter
   */
  write(colour, { x, y, width, height }, letter) {
    this.to.fillStyle = colour;
    this.to.fillText(letter, x + width / 2, y + height / 2 + this.size * 0.04);
  }
}

/**
 * smaller returns a box that is smaller on each side.
 * @param {Box} box
 * @param {number} by
 */
function smaller({ x, y, width, height }, by) {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/**
 * How each shape of style.css is drawn.
 * @type {Record<string, (pen: Pen, cell: Box, colour: string, label: string) => void>}
 */
const shapes = {
  tile: (pen, cell, colour, label) => {
    const { onsand, oncolour } = pen.colours;
    pen.fill(pen.colours[colour], pen.inset(cell, 0.04), 0.12);
    pen.write(colour === "sand" ? onsand : oncolour, cell, label);
  },
  // A dot and a bar tell red and blue apart without colours.
  dot: (pen, cell, colour) => {
    pen.fill(pen.colours[colour], pen.inset(cell, 0.04), 0.12);
    pen.fill(pen.colours.oncolour, pen.inset(cell, 0.34), 0.5);
  },
  bar: (pen, cell, colour) => {
    const { x, y, width, height } = pen.inset(cell, 0.2);
    pen.fill(pen.colours[colour], pen.inset(cell, 0.04), 0.12);
    pen.fill(pen.colours.oncolour, { x, y: y + height * 0.33, width, height: height * 0.34 }, 0.1);
  },
  frame: (pen, cell, colour) => {
    pen.frame(pen.colours[colour], pen.colours.edge, pen.inset(cell, 0.04), 0.12);
  },
  disc: (pen, cell, colour) => {
    pen.frame(pen.colours[colour], pen.colours.edge, pen.inset(cell, 0.06), 0.5);
  },
  hole: (pen, cell) => pen.fill(pen.colours.dimple, pen.inset(cell, 0.36), 0.5),
  wall: (pen, cell) => pen.fill(pen.colours.wall, cell, 0),
  way: (pen, cell) => pen.fill(pen.colours.floor, cell, 0),
  target: (pen, cell, colour, label) => {
    pen.frame(pen.colours.floor, pen.colours[colour], cell, 0.12);
    if (pen.size >= leastLetter) pen.write(pen.colours.ink, cell, label);
  },
  ghost: (pen, cell, colour, label) => {
    const grown = Math.min(0, (pen.size - leastGhost) / 2 / pen.size);
    pen.fill(pen.colours[colour], pen.inset(cell, grown || 0.1), 0.25);
    if (pen.size >= leastLetter) pen.write(pen.colours.oncolour, cell, label);
  },
};

// Small boards: each is drawn into a box of a canvas, from the text that -next prints, for any
// puzzle. A small board has the shapes and colours of the board in Play, as far as there is room
// for them.
import { pieceOf } from "./cells.js";
import { cellsAt } from "../core/puzzles.js";
import { element } from "../core/dom.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * The colours of the page, by their names in style.css.
 * @typedef {Record<string, string>} Colours
 */

const names =
  "paper card line edge ink soft floor wall dimple sand onsand oncolour red blue green white black";
const leastLetter = 8; // pixels of a cell with a letter on it
const leastGhost = 4; // pixels of a ghost, so that it is visible in a large maze
const footer = 0.5; // cells below a board, for the colour to move

/**
 * The shapes in style.css. Each is a stack of boxes with rounded corners. A box has a colour, or
 * "own" for the colour of the piece; the margin around it; the radius of its corners; and the
 * margin above and below it, if that differs. Lengths are fractions of a cell.
 * @type {Record<string, [string, number, number, number?][]>}
 */
const shapes = {
  gap: [],
  tile: [["own", 0.04, 0.12]],
  // A dot and a bar tell red and blue apart without colours.
  dot: [
    ["own", 0.04, 0.12],
    ["oncolour", 0.34, 0.5],
  ],
  bar: [
    ["own", 0.04, 0.12],
    ["oncolour", 0.2, 0.1, 0.4],
  ],
  frame: [
    ["edge", 0.04, 0.12],
    ["own", 0.11, 0.06],
  ],
  disc: [
    ["edge", 0.06, 0.5],
    ["own", 0.13, 0.5],
  ],
  hole: [["dimple", 0.36, 0.5]],
  wall: [["wall", 0, 0]],
  way: [["floor", 0, 0]],
  target: [
    ["own", 0, 0.12],
    ["floor", 0.07, 0.06],
  ],
  ghost: [["own", 0.1, 0.25]],
};

/** @type {Record<string, string>} the colours of letters on some colours; on others, oncolour */
const inks = { sand: "onsand", floor: "ink" };

/**
 * readColours returns the colours of the page, which differ in dark mode.
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
  const scale = window.devicePixelRatio;
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
  /** @type {Map<number, HTMLCanvasElement>} the maze without ghosts, by its width on the screen */
  grounds = new Map();

  /**
   * @param {import("../core/puzzles.js").Puzzle} puzzle
   * @param {import("../core/puzzles.js").Case} found
   * @param {Colours} [colours]
   */
  constructor(puzzle, found, colours = readColours()) {
    this.puzzle = puzzle;
    this.found = found;
    this.colours = colours;
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
   */
  canvas(board, width) {
    const canvas = element("canvas", {});
    const height = Math.round(width / this.ratio);
    const to = openCanvas(canvas, width, height);
    to.fillStyle = this.colours.floor;
    to.fillRect(0, 0, width, height);
    this.draw(to, board, { x: 0, y: 0, width, height });
    return canvas;
  }

  /**
   * draw draws a board into a box of the same ratio. The background of the box shows between the
   * pieces and in an empty cell.
   * @param {CanvasRenderingContext2D} to
   * @param {string} board as the program writes it
   * @param {Box} box
   */
  draw(to, board, box) {
    const { puzzle, columns, rows } = this;
    const isMaze = puzzle.look === "maze";
    const cells = cellsAt(board, this).slice(0, columns * rows);
    const pen = new Pen(to, this.colours, box, columns);
    if (isMaze) this.drawGround(pen, cells);
    cells.forEach((cell, i) => {
      if (!isMaze || this.hasGhost(cell)) this.drawPiece(pen, cell[0], i);
    });
    const mover = puzzle.turn?.(board);
    if (mover) {
      const { colour } = pieceOf(puzzle, mover);
      pen.draw("", { shape: "frame", colour }, pen.box(0, rows, columns, footer));
    }
  }

  /**
   * tint draws the ghosts of a maze's other boards in a pale colour, on a board already drawn into
   * a box.
   * @param {CanvasRenderingContext2D} to
   * @param {string[]} boards
   * @param {Box} box
   */
  tint(to, boards, box) {
    const pen = new Pen(to, this.colours, box, this.columns);
    const drawn = new Set(); // because the same ghost drawn twice would be darker
    to.globalAlpha = 0.35;
    for (const [i, cell] of boards.flatMap((board) => [...cellsAt(board, this).entries()])) {
      if (this.hasGhost(cell) && !drawn.has(cell[0] + i)) this.drawPiece(pen, cell[0], i);
      drawn.add(cell[0] + i);
    }
    to.globalAlpha = 1;
  }

  /**
   * drawGround draws a maze without ghosts. It is the same in all states, so its picture is kept.
   * @param {Pen} pen
   * @param {string[]} cells
   */
  drawGround(pen, cells) {
    const { x, y, width, height } = pen.box(0, 0, this.columns, this.rows);
    let canvas = this.grounds.get(width * pen.scale);
    if (!canvas) {
      canvas = element("canvas", {});
      const box = { x: 0, y: 0, width, height };
      const own = new Pen(openCanvas(canvas, width, height), this.colours, box, this.columns);
      cells.forEach((cell, i) => {
        this.drawPiece(own, this.hasGhost(cell) ? (cell[1] ?? " ") : cell, i);
      });
      this.grounds.set(width * pen.scale, canvas);
    }
    pen.to.drawImage(canvas, x, y, width, height);
  }

  /** @param {string} cell */
  hasGhost(cell) {
    return pieceOf(this.puzzle, cell[0]).shape === "ghost";
  }

  /**
   * drawPiece draws the piece of a key on a cell.
   * @param {Pen} pen
   * @param {string} key
   * @param {number} i
   */
  drawPiece(pen, key, i) {
    const place = pen.box(i % this.columns, Math.floor(i / this.columns), 1, 1);
    pen.draw(key, pieceOf(this.puzzle, key), place);
  }
}

/** Pen draws pieces. */
class Pen {
  /**
   * @param {CanvasRenderingContext2D} to
   * @param {Colours} colours
   * @param {Box} board
   * @param {number} columns
   */
  constructor(to, colours, board, columns) {
    this.to = to;
    this.colours = colours;
    this.board = board;
    this.size = board.width / columns; // of a cell
    this.scale = to.getTransform().a;
    to.textAlign = "center";
    to.textBaseline = "middle";
    to.font = `700 ${this.size * (this.size < 16 ? 0.9 : 0.6)}px system-ui, sans-serif`;
  }

  /**
   * sharp rounds a length to pixels of the screen.
   * @param {number} length
   */
  sharp(length) {
    return Math.round(length * this.scale) / this.scale;
  }

  /**
   * box returns the box of some cells. Its edges are sharp, and neighbours share an edge.
   * @param {number} column
   * @param {number} row
   * @param {number} columns
   * @param {number} rows
   */
  box(column, row, columns, rows) {
    const across = (/** @type {number} */ cells) => this.sharp(this.board.x + cells * this.size);
    const down = (/** @type {number} */ cells) => this.sharp(this.board.y + cells * this.size);
    const [x, y] = [across(column), down(row)];
    return { x, y, width: across(column + columns) - x, height: down(row + rows) - y };
  }

  /**
   * draw draws a piece into a box. key is the letter on it if it has no other label.
   * @param {string} key
   * @param {import("./cells.js").Piece} piece
   * @param {Box} box
   */
  draw(key, { shape, colour = "", label = key }, { x, y, width, height }) {
    const { to, size, colours } = this;
    const most = shape === "ghost" ? (1 - leastGhost / size) / 2 : 1;
    let name = "";
    for (const [own, room, round, above = room] of shapes[shape]) {
      const [left, top] = [room, above].map((part) => this.sharp(size * Math.min(part, most)));
      name = own === "own" ? colour : own;
      to.fillStyle = colours[name];
      to.beginPath();
      to.roundRect(x + left, y + top, width - 2 * left, height - 2 * top, round * size);
      to.fill();
    }
    const middle = y + height / 2 + size * 0.04; // of a digit, which has no descender
    to.fillStyle = colours[inks[name] ?? "oncolour"];
    if (label && size >= leastLetter) to.fillText(label, x + width / 2, middle);
  }
}

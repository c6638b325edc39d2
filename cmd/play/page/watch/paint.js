// The painting of a state, on the stage, in the queues and in the layers: its board in a frame. The
// frame shows which half found the state (blue: from the start, orange: from the goal), whether the
// state waits in the queue (filled, in the shade of its layer), whether it has just been taken, and
// whether it is on the way.
import { openCanvas, readColours, Small } from "../board/small.js";
import { chooseState } from "./acts.js";

/** @typedef {import("../board/small.js").Box} Box */
/** @typedef {import("./trace.js").Trace} Trace */

/**
 * A state to paint. Its number is -1 if the program has not listed it.
 * @typedef {{ number: number, half: number, distance: number, board: string }} Placed
 */

/**
 * The status of a state: it waits in the queue, has left the queue, or is a move still to be made.
 * @typedef {"waiting" | "done" | "ahead"} Status
 */

const names = [
  "good",
  "watch-taken",
  "watch-start",
  "watch-start-even",
  "watch-start-odd",
  "watch-goal",
  "watch-goal-even",
  "watch-goal-odd",
];
const rim = 3; // pixels between a board and its frame
const corner = 5;
const textSize = 13;
const lineWidth = 2;

/** Painter paints the states of a trace at a moment. */
export class Painter {
  moment = 0;
  chosen = -1; // the state that the reader chose, or -1
  /** @type {Placed[]} the way that is marked */
  way = [];
  colours = readColours(...names);

  /**
   * @param {Trace} trace
   * @param {import("../core/puzzles.js").Puzzle} puzzle
   * @param {import("../core/puzzles.js").Case} found
   */
  constructor(trace, puzzle, found) {
    this.trace = trace;
    this.small = new Small(puzzle, found, this.colours);
    const counts = trace.states.map(({ number }) => trace.moves(trace.last, number).length);
    this.most = Math.max(0, ...counts); // moves of a state
  }

  get now() {
    return this.trace.moments[this.moment];
  }

  /** @param {number} width of a frame */
  heightFor(width) {
    return Math.round((width - 2 * rim) / this.small.ratio) + 2 * rim;
  }

  /** @param {number} height of a frame */
  widthFor(height) {
    return Math.round((height - 2 * rim) * this.small.ratio) + 2 * rim;
  }

  /**
   * sideOf returns the name of the side from which a half searches.
   * @param {number} half
   */
  sideOf(half) {
    return this.trace.header.backward[half] ? "goal" : "start";
  }

  /**
   * shadeOf returns the colour of a layer in the queue. Consecutive layers differ.
   * @param {number} half
   * @param {number} distance
   */
  shadeOf(half, distance) {
    return this.colours[`watch-${this.sideOf(half)}-${distance % 2 ? "odd" : "even"}`];
  }

  /**
   * statusOf returns the status of a state.
   * @param {Placed} placed
   * @returns {Status}
   */
  statusOf({ number }) {
    if (number < 0) return "done";
    return this.trace.states[number].takenAt > this.moment ? "waiting" : "done";
  }

  /**
   * ringOf returns the colour of the ring around a state that is on the way or has just been
   * found, seen or taken, or "".
   * @param {Placed} placed
   */
  ringOf(placed) {
    const { kind, at, to } = this.now;
    if (this.way.includes(placed)) return "good";
    if (placed.number === to && this.chosen < 0) return kind === "seen" ? "ink" : "watch-taken";
    return placed.number === at ? "watch-taken" : "";
  }

  /**
   * paint paints a state into a box.
   * @param {CanvasRenderingContext2D} to
   * @param {Placed} placed
   * @param {Box} box
   * @param {Status} status
   */
  paint(to, placed, box, status) {
    const { half, distance, board } = placed;
    const { x, y, width, height } = box;
    const { colours } = this;
    const ring = this.ringOf(placed);
    const line = ring ? rim : 1;
    to.globalAlpha = status === "ahead" ? 0.35 : 1;
    to.fillStyle = status === "waiting" ? this.shadeOf(half, distance) : colours.card;
    to.strokeStyle = colours[ring || `watch-${this.sideOf(half)}`];
    to.lineWidth = line;
    to.beginPath();
    to.roundRect(x + line / 2, y + line / 2, width - line, height - line, corner);
    to.fill();
    to.stroke();
    if (status === "done" && !ring) to.globalAlpha = 0.75;
    this.small.draw(to, board, inside(box));
    to.globalAlpha = 1;
  }

  /**
   * tint tints the cells that ghosts occupy on other boards, on a state painted into a box.
   * @param {CanvasRenderingContext2D} to
   * @param {string[]} boards
   * @param {Box} box
   */
  tint(to, boards, box) {
    this.small.tint(to, boards, inside(box));
  }
}

/**
 * inside returns the box of the board in a frame.
 * @param {Box} frame
 */
const inside = ({ x, y, width, height }) => ({
  x: x + rim,
  y: y + rim,
  width: width - 2 * rim,
  height: height - 2 * rim,
});

/** @param {boolean} bold */
const fontOf = (bold) => `${bold ? 600 : 400} ${textSize}px system-ui, sans-serif`;

/** A Picture is a canvas as large as its host, with states from which the reader can choose. */
export class Picture {
  /** @type {{ placed: Placed, box: Box }[]} where the states are */
  spots = [];
  across = 0; // the size of the canvas
  down = 0;

  /**
   * @param {HTMLElement} host
   * @param {Painter} painter
   */
  constructor(host, painter) {
    this.host = host;
    this.painter = painter;
    this.trace = painter.trace;
    this.canvas = /** @type {HTMLCanvasElement} */ (host.querySelector("canvas"));
    this.to = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    host.onclick = (e) => chooseState(this.numberAt(e));
    host.onpointermove = (e) => {
      host.style.cursor = this.numberAt(e) < 0 ? "" : "pointer";
    };
  }

  /** open clears the canvas and discards its states. */
  open() {
    this.spots = [];
    this.across = this.host.clientWidth;
    this.down = this.host.clientHeight;
    openCanvas(this.canvas, this.across, this.down);
  }

  /**
   * put paints a state, which the reader can then choose.
   * @param {Placed} placed
   * @param {Box} box
   * @param {Status} [status]
   */
  put(placed, box, status = this.painter.statusOf(placed)) {
    this.painter.paint(this.to, placed, box, status);
    this.spots.push({ placed, box });
  }

  /**
   * line draws a line through points.
   * @param {string} colour
   * @param {[x: number, y: number][]} points
   */
  line(colour, points) {
    const { to } = this;
    to.strokeStyle = colour;
    to.lineWidth = lineWidth;
    to.beginPath();
    for (const [x, y] of points) to.lineTo(x, y);
    to.stroke();
  }

  /**
   * write writes a text. Its y is the middle of its line.
   * @param {string} text
   * @param {{ x: number, y: number, colour: string, align?: CanvasTextAlign, bold?: boolean }} how
   */
  write(text, { x, y, colour, align = "center", bold = false }) {
    const { to } = this;
    to.font = fontOf(bold);
    to.textAlign = align;
    to.textBaseline = "middle";
    to.fillStyle = colour;
    to.fillText(text, x, y);
  }

  /**
   * widthOf returns the width of a text in bold.
   * @param {string} text
   */
  widthOf(text) {
    this.to.font = fontOf(true);
    return this.to.measureText(text).width;
  }

  /**
   * numberAt returns the number of the state under the pointer, or -1.
   * @param {MouseEvent} e
   */
  numberAt(e) {
    const { left, top } = this.canvas.getBoundingClientRect();
    const [x, y] = [e.clientX - left, e.clientY - top];
    const isIn = (/** @type {Box} */ box) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    return this.spots.find(({ box }) => isIn(box))?.placed.number ?? -1;
  }
}

// The picture of a search: all its states at one moment. What is seen is drawn on a canvas, because
// that is quick enough for every moment. Over it lie buttons, so that each state can be chosen with
// a mouse, a finger or a keyboard.
import { element } from "./texts.js";

/** @typedef {import("./watch-layout.js").Layout} Layout */
/** @typedef {import("./watch-layout.js").Placed} Placed */
/** @typedef {import("./watch-trace.js").Trace} Trace */

/**
 * What the map asks about a puzzle and its states.
 * @typedef {object} Source
 * @property {(number: number) => string[]} cells
 * @property {number} columns
 * @property {string[] | null} ground the cells of a maze without its ghosts
 * @property {string} gap
 * @property {Record<string, import("./board.js").Piece>} pieces
 * @property {(number: number) => string} name says which state this is
 * @property {(placed: Placed) => string} label what stands beside a row
 * @property {(number: number) => boolean} target whether it is what the search looks for
 */

const colours = ["paper", "card", "line", "edge", "ink", "soft", "good", "sand", "onsand"];
const pieceColours = ["red", "blue", "green", "white", "black", "wall", "floor"];
const own = ["unseen", "queue", "current", "done", "onboard"];

/** @type {Record<string, boolean>} the shapes of pieces that are nothing but their ground */
const isEmpty = { wall: true, way: true, hole: true };
/** @type {Record<string, boolean>} */
const isRound = { disc: true, ghost: true };

/** @returns {Record<string, string>} the colours of the page, which differ in the dark */
function readColours() {
  const style = getComputedStyle(document.documentElement);
  const named = [...colours, ...pieceColours].map((name) => [
    name,
    style.getPropertyValue(`--${name}`),
  ]);
  const watch = own.map((name) => [name, style.getPropertyValue(`--watch-${name}`)]);
  return Object.fromEntries([...named, ...watch]);
}

/**
 * openCanvas sizes a canvas for the screen and returns what draws on it.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 */
function openCanvas(canvas, width, height) {
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

/** Thumbs draws states small. */
class Thumbs {
  colours = readColours();
  /** @type {Map<string, HTMLCanvasElement>} by size */
  grounds = new Map();

  /** @param {Source} source */
  constructor(source) {
    this.source = source;
  }

  /**
   * draw draws a state in a box. Its status is told by colour and by shape: what waits in the queue
   * is round, what is done is square, and what was not seen yet is an outline.
   * @param {CanvasRenderingContext2D} to
   * @param {number} number
   * @param {import("./watch-trace.js").Status} status
   * @param {{ x: number, y: number, width: number, height: number }} box
   */
  draw(to, number, status, { x, y, width, height }) {
    const round = { unseen: 2, queue: 7, current: 7, done: 1 }[status];
    const rim = status === "current" ? 4 : 2;
    to.fillStyle = this.colours[status === "unseen" ? "card" : status];
    to.beginPath();
    to.roundRect(x - rim, y - rim, width + 2 * rim, height + 2 * rim, round);
    to.fill();
    if (status === "unseen") {
      to.strokeStyle = this.colours.unseen;
      to.lineWidth = 1;
      to.stroke();
    }
    this.drawCells(to, this.source.cells(number), status, { x, y, width, height });
  }

  /**
   * groundOf returns a picture of a maze, which is drawn once for all its states.
   * @param {string[]} ground
   * @param {number} width
   * @param {number} height
   */
  groundOf(ground, width, height) {
    const key = `${width} ${height}`;
    const known = this.grounds.get(key);
    if (known) {
      return known;
    }
    const canvas = element("canvas", {});
    const to = openCanvas(canvas, width, height);
    const { columns } = this.source;
    const across = width / columns;
    const down = height / Math.ceil(ground.length / columns);
    ground.forEach((cell, i) => {
      const box = { x: (i % columns) * across, y: Math.floor(i / columns) * down };
      this.drawCell(to, cell, "done", { ...box, width: across, height: down });
    });
    this.grounds.set(key, canvas);
    return canvas;
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {string[]} cells
   * @param {import("./watch-trace.js").Status} status
   * @param {{ x: number, y: number, width: number, height: number }} box
   */
  drawCells(to, cells, status, { x, y, width, height }) {
    const { columns } = this.source;
    const across = width / columns;
    const down = height / Math.ceil(cells.length / columns);
    const { ground } = this.source;
    to.globalAlpha = status === "unseen" ? 0.35 : 1;
    if (ground) {
      to.drawImage(this.groundOf(ground, width, height), x, y, width, height);
    }
    to.textAlign = "center";
    to.textBaseline = "middle";
    to.font = `600 ${Math.round(down * 0.82)}px system-ui, sans-serif`;
    cells.forEach((cell, i) => {
      if (cell === ground?.[i]) {
        return;
      }
      const left = x + (i % columns) * across;
      const top = y + Math.floor(i / columns) * down;
      this.drawCell(to, cell, status, { x: left, y: top, width: across, height: down });
    });
    to.globalAlpha = 1;
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {string} cell
   * @param {import("./watch-trace.js").Status} status
   * @param {{ x: number, y: number, width: number, height: number }} box
   */
  drawCell(to, cell, status, { x, y, width, height }) {
    const piece = this.source.pieces[cell[0]];
    if (piece) {
      this.drawPiece(to, piece, { x, y, width, height });
      return;
    }
    if (this.source.gap.includes(cell)) {
      to.fillStyle = status === "unseen" ? this.colours.edge : this.colours.card;
      to.fillRect(x + 0.5, y + 0.5, width - 1, height - 1);
    } else if (height >= 8 && status !== "unseen") {
      to.fillStyle = this.colours.onboard;
      to.fillText(cell, x + width / 2, y + height / 2 + 0.5);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {import("./board.js").Piece} piece
   * @param {{ x: number, y: number, width: number, height: number }} box
   */
  drawPiece(to, { shape, colour = "" }, { x, y, width, height }) {
    to.fillStyle = this.colours[shape === "wall" ? "wall" : "floor"];
    to.fillRect(x, y, width + 0.5, height + 0.5);
    if (isEmpty[shape]) {
      return;
    }
    to.fillStyle = this.colours[colour] || this.colours.sand;
    to.beginPath();
    const grown = shape === "ghost" ? Math.max(0, 6 - width) / 2 : -0.5; // so that it can be seen
    to.roundRect(
      x - grown,
      y - grown,
      width + 2 * grown,
      height + 2 * grown,
      isRound[shape] ? width : 0,
    );
    if (shape !== "target") {
      to.fill();
    }
    to.strokeStyle = shape === "disc" ? this.colours.edge : to.fillStyle;
    to.lineWidth = 1;
    to.stroke();
  }
}

/**
 * What is to be drawn besides the moment: the states of a way, how many of them, from the end, are
 * drawn already, which are lit, and in which two the searches meet.
 * @typedef {{ way: number[], drawn: number, lit: number[], met: number[] }} Shown
 */

export class SearchMap {
  canvas = element("canvas", { ariaHidden: "true" });
  buttons = element("div", { className: "watch-states" });
  /** @type {HTMLButtonElement[]} */
  slots = [];
  focused = 0; // the state that Tab finds
  /** @type {Layout | null} */
  layout = null;
  /** @type {Trace | null} */
  trace = null;

  /**
   * @param {HTMLElement} host
   * @param {Source} source
   * @param {(number: number) => void} choose
   */
  constructor(host, source, choose) {
    this.host = host;
    this.source = source;
    this.thumbs = new Thumbs(source);
    host.replaceChildren(this.canvas, this.buttons);
    this.buttons.addEventListener("click", (e) => {
      const number = this.numberOf(e.target);
      if (number >= 0) {
        choose(number);
      }
    });
    this.buttons.addEventListener("keydown", (e) => this.pressed(e));
  }

  /** @param {EventTarget | null} target */
  numberOf(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    return button ? Number(button.dataset.number) : -1;
  }

  /**
   * load shows another trace, or the same in another width.
   * @param {Trace} trace
   * @param {Layout} layout
   */
  load(trace, layout) {
    this.trace = trace;
    this.layout = layout;
    this.thumbs.colours = readColours();
    this.host.style.height = `${layout.height}px`;
    this.focused = 0;
    const parts = [];
    for (const placed of layout.placed) {
      const label = element("span", { className: "watch-label" }, this.source.label(placed));
      label.style.top = `${placed.y}px`;
      label.style.height = `${placed.height}px`;
      parts.push(label, ...placed.slots.map((slot) => this.button(slot)));
    }
    this.buttons.replaceChildren(...parts);
    this.slots = [...this.buttons.querySelectorAll("button")];
  }

  /** @param {{ x: number, y: number }} slot */
  button({ x, y }) {
    const { pitch, line } = /** @type {Layout} */ (this.layout);
    const button = element("button", { tabIndex: -1 });
    button.style.cssText =
      `left:${x - pitch / 2}px;top:${y - line / 2}px;` + `width:${pitch}px;height:${line}px`;
    return button;
  }

  /** nameButtons says which states the buttons stand for at a moment. */
  nameButtons(/** @type {import("./watch-trace.js").Moment} */ moment) {
    const layout = /** @type {Layout} */ (this.layout);
    let i = 0;
    for (const placed of layout.placed) {
      const offset = layout.offset(placed, moment);
      for (let slot = 0; slot < placed.slots.length; slot++) {
        const number = placed.row.first + offset + slot;
        const button = this.slots[i++];
        if (button.dataset.number !== String(number)) {
          button.dataset.number = String(number);
          button.ariaLabel = this.source.name(number);
          button.tabIndex = number === this.focused ? 0 : -1;
        }
      }
    }
  }

  /**
   * focus moves the focus to a state, if it is drawn.
   * @param {number} number
   */
  focus(number) {
    const to = this.slots.find((button) => Number(button.dataset.number) === number);
    if (!to) {
      return;
    }
    for (const button of this.slots) {
      button.tabIndex = button === to ? 0 : -1;
    }
    this.focused = number;
    to.focus();
  }

  /**
   * pressed lets the arrow keys lead from state to state: along a row, and to the row above or
   * below.
   * @param {KeyboardEvent} e
   */
  pressed(e) {
    const number = this.numberOf(e.target);
    const { layout } = this;
    if (number < 0 || !layout || !e.key.startsWith("Arrow")) {
      return;
    }
    e.preventDefault();
    e.stopPropagation();
    if (e.key === "ArrowLeft" || e.key === "ArrowRight") {
      this.focus(number + (e.key === "ArrowLeft" ? -1 : 1));
      return;
    }
    const here = layout.placed.findIndex((placed) => placed === layout.rowOf.get(number));
    const to = layout.placed[here + (e.key === "ArrowUp" ? -1 : 1)];
    const from = layout.placed[here];
    if (to && to.slots.length) {
      const part = (number - from.row.first) / Math.max(1, from.row.listed);
      this.focus(to.row.first + Math.floor(part * to.row.listed));
    }
  }

  /**
   * draw draws a moment.
   * @param {number} at
   * @param {Shown} shown
   */
  draw(at, { way, drawn, lit, met }) {
    const { trace, layout } = this;
    if (!trace || !layout) {
      return;
    }
    const moment = trace.moments[at];
    const to = openCanvas(this.canvas, layout.width, layout.height);
    this.nameButtons(moment);
    layout.placed.forEach((placed, i) => this.drawBand(to, placed, i, moment));
    this.drawEdges(to, at);
    this.drawSeen(to, at);
    const part = way.slice(Math.max(0, way.length - drawn));
    this.drawWay(to, moment, part);
    for (const placed of layout.placed) {
      this.drawRow(to, placed, at);
    }
    for (const number of part) {
      const middle = layout.where(number, moment);
      if (middle) {
        this.ring(to, middle, this.thumbs.colours.good, lit.includes(number) ? 5 : 2);
      }
    }
    for (const number of met) {
      const middle = layout.where(number, moment);
      if (middle) {
        this.ring(to, middle, this.thumbs.colours.current, 5);
      }
    }
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {Placed} placed
   * @param {number} i
   * @param {import("./watch-trace.js").Moment} moment
   */
  drawBand(to, { row, y, height, bar }, i, { found, done }) {
    const { colours } = this.thumbs;
    const { width } = /** @type {Layout} */ (this.layout);
    if (i % 2 === 0) {
      to.fillStyle = colours.paper;
      to.fillRect(0, y, width, height);
    }
    if (!bar) {
      return;
    }
    const part = (/** @type {number} */ count) =>
      (bar.width * Math.max(0, Math.min(row.size, count - row.before))) / row.size;
    to.fillStyle = colours.unseen;
    to.fillRect(bar.x, bar.y, bar.width, bar.height);
    to.fillStyle = colours.queue;
    to.fillRect(bar.x, bar.y, part(found[row.end]), bar.height);
    to.fillStyle = colours.done;
    to.fillRect(bar.x, bar.y, part(done[row.end]), bar.height);
  }

  /**
   * drawRow draws the states of a row that have a place.
   * @param {CanvasRenderingContext2D} to
   * @param {Placed} placed
   * @param {number} at
   */
  drawRow(to, placed, at) {
    const trace = /** @type {Trace} */ (this.trace);
    const { boardWidth: width, boardHeight: height, offset } = /** @type {Layout} */ (this.layout);
    const first = placed.row.first + offset.call(this.layout, placed, trace.moments[at]);
    placed.slots.forEach(({ x, y }, i) => {
      const number = first + i;
      const box = {
        x: x - width / 2 + 2,
        y: y - height / 2 + 2,
        width: width - 4,
        height: height - 4,
      };
      this.thumbs.draw(to, number, trace.statusOf(number, at), box);
      if (this.source.target(number)) {
        this.ring(to, { x, y }, this.thumbs.colours.good, 2);
      }
    });
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {{ x: number, y: number }} middle
   * @param {string} colour
   * @param {number} thick
   */
  ring(to, { x, y }, colour, thick) {
    const { boardWidth: width, boardHeight: height } = /** @type {Layout} */ (this.layout);
    to.strokeStyle = colour;
    to.lineWidth = thick;
    to.beginPath();
    to.roundRect(x - width / 2 - 2, y - height / 2 - 2, width + 4, height + 4, 6);
    to.stroke();
  }

  /**
   * line adds a line between two states to the path.
   * @param {CanvasRenderingContext2D} to
   * @param {number} from
   * @param {number} end
   * @param {import("./watch-trace.js").Moment} moment
   */
  line(to, from, end, moment) {
    const layout = /** @type {Layout} */ (this.layout);
    const a = layout.where(from, moment);
    const b = layout.where(end, moment);
    if (a && b) {
      const middle = (a.y + b.y) / 2;
      to.moveTo(a.x, a.y);
      to.bezierCurveTo(a.x, middle, b.x, middle, b.x, b.y);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {number} at
   */
  drawEdges(to, at) {
    const trace = /** @type {Trace} */ (this.trace);
    to.strokeStyle = this.thumbs.colours.line;
    to.lineWidth = 1;
    to.beginPath();
    for (const [number, { parent }] of trace.states.entries()) {
      if (parent >= 0 && trace.foundAt[number] <= at) {
        this.line(to, parent, number, trace.moments[at]);
      }
    }
    to.stroke();
  }

  /**
   * drawSeen draws the move of a moment, dashed if it leads to a state that was seen before.
   * @param {CanvasRenderingContext2D} to
   * @param {number} at
   */
  drawSeen(to, at) {
    const moment = /** @type {Trace} */ (this.trace).moments[at];
    if (moment.at < 0 || moment.to < 0) {
      return;
    }
    to.strokeStyle = this.thumbs.colours.current;
    to.lineWidth = 2;
    to.setLineDash(moment.kind === "seen" ? [4, 3] : []);
    to.beginPath();
    this.line(to, moment.at, moment.to, moment);
    to.stroke();
    to.setLineDash([]);
  }

  /**
   * drawWay draws a way below its states.
   * @param {CanvasRenderingContext2D} to
   * @param {import("./watch-trace.js").Moment} moment
   * @param {number[]} way
   */
  drawWay(to, moment, way) {
    to.strokeStyle = this.thumbs.colours.good;
    to.lineWidth = 4;
    to.beginPath();
    way.slice(1).forEach((number, i) => this.line(to, way[i], number, moment));
    to.stroke();
  }

  /**
   * drawStrip draws states beside each other on another canvas: the front of a queue.
   * @param {HTMLCanvasElement} canvas
   * @param {number[]} numbers
   * @param {number} width
   */
  drawStrip(canvas, numbers, width) {
    const { columns } = this.source;
    const rows = numbers.length ? Math.ceil(this.source.cells(numbers[0]).length / columns) : 2;
    const across = columns > 6 ? 56 : columns * 15;
    const down = (across * rows) / columns;
    const to = openCanvas(canvas, width, Math.max(34, down + 8));
    const room = Math.floor((width - 4) / (across + 10));
    numbers.slice(0, room).forEach((number, i) => {
      const box = { x: 4 + i * (across + 10), y: 4, width: across, height: down };
      this.thumbs.draw(to, number, "queue", box);
    });
  }
}

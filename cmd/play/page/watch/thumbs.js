// States drawn small, for the picture of a search and for its queues.
import { element } from "../core/texts.js";

/** @typedef {import("./map.js").Source} Source */

const colours = ["paper", "card", "line", "edge", "ink", "soft", "good", "sand", "onsand"];
const pieceColours = ["red", "blue", "green", "white", "black", "wall", "floor"];
const own = ["unseen", "current", "onboard", "start", "goal", "start-pale", "goal-pale"];
const doneAlpha = 0.65; // of the pieces of a state that is done

/** @type {Record<string, boolean>} the shapes without a piece on the ground */
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

/**
 * clearBox clears a box and the pixels that its edges touch, because half of such a pixel would
 * remain if the scale of the screen is not a whole number.
 * @param {CanvasRenderingContext2D} to
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
export function clearBox(to, { x, y, width, height }) {
  const scale = to.getTransform().a;
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
  const [right, bottom] = [Math.ceil((x + width) * scale), Math.ceil((y + height) * scale)];
  const across = (right - left) / scale;
  to.clearRect(left / scale, top / scale, across, (bottom - top) / scale);
}

/** Thumbs draws states small. */
export class Thumbs {
  colours = readColours();
  /** @type {Map<string, HTMLCanvasElement>} by size */
  grounds = new Map();

  /** @param {Source} source */
  constructor(source) {
    this.source = source;
  }

  /**
   * draw draws a state in a box. Its colour tells from which end it was found. Its shape and its
   * shade tell its status: one that the search has not found yet is an empty outline, one in the
   * queue is round and pale, and one that is done is square and full.
   * @param {CanvasRenderingContext2D} to
   * @param {number} number
   * @param {import("./trace.js").Status} status
   * @param {{ x: number, y: number, width: number, height: number }} box
   */
  draw(to, number, status, { x, y, width, height }) {
    const round = { unseen: 2, queue: 7, current: 7, done: 1 }[status];
    const rim = status === "current" ? 3 : 2;
    const { fill, edge, text, gap } = this.inkOf(number, status);
    to.fillStyle = fill;
    to.beginPath();
    to.roundRect(x - rim, y - rim, width + 2 * rim, height + 2 * rim, round);
    to.fill();
    if (status !== "unseen") {
      to.globalAlpha = status === "done" && this.hasPieces ? doneAlpha : 1;
      this.drawCells(to, this.source.cells(number), { x, y, width, height }, { text, gap });
      to.globalAlpha = 1;
    }
    if (edge) {
      const [inset, thick] = status === "unseen" ? [rim, 1] : [rim - 0.75, 1.5];
      to.strokeStyle = edge;
      to.lineWidth = thick;
      to.beginPath();
      to.roundRect(x - inset, y - inset, width + 2 * inset, height + 2 * inset, round);
      to.stroke();
    }
  }

  get hasPieces() {
    return Object.keys(this.source.pieces).length > 0;
  }

  /**
   * inkOf returns the colours of a state: those of its ground, edge, text and gap.
   * @param {number} number
   * @param {import("./trace.js").Status} status
   * @returns {{ fill: string, edge: string, text: string, gap: string }}
   */
  inkOf(number, status) {
    const { card, ink, onboard, unseen, current } = this.colours;
    const end = this.source.isFromGoal(number) ? "goal" : "start";
    const colour = this.colours[end];
    switch (status) {
      case "unseen":
        return { fill: card, edge: unseen, text: ink, gap: card };
      case "queue":
        return { fill: this.colours[`${end}-pale`], edge: colour, text: ink, gap: colour };
      case "current":
        return { fill: current, edge: "", text: onboard, gap: card };
      default:
        return { fill: colour, edge: "", text: onboard, gap: card };
    }
  }

  /**
   * groundOf returns the picture of a maze without ghosts, which all its states share.
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
      this.drawCell(to, cell, { ...box, width: across, height: down }, { text: "", gap: "" });
    });
    this.grounds.set(key, canvas);
    return canvas;
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {string[]} cells
   * @param {{ x: number, y: number, width: number, height: number }} box
   * @param {{ text: string, gap: string }} ink
   */
  drawCells(to, cells, { x, y, width, height }, ink) {
    const { columns } = this.source;
    const across = width / columns;
    const down = height / Math.ceil(cells.length / columns);
    const { ground } = this.source;
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
      this.drawCell(to, cell, { x: left, y: top, width: across, height: down }, ink);
    });
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {string} cell
   * @param {{ x: number, y: number, width: number, height: number }} box
   * @param {{ text: string, gap: string }} ink
   */
  drawCell(to, cell, { x, y, width, height }, { text, gap }) {
    const piece = this.source.pieces[cell[0]];
    if (piece) {
      this.drawPiece(to, piece, { x, y, width, height });
      return;
    }
    if (this.source.gap.includes(cell)) {
      to.fillStyle = gap;
      to.fillRect(x + 0.5, y + 0.5, width - 1, height - 1);
    } else if (height >= 8) {
      to.fillStyle = text;
      to.fillText(cell, x + width / 2, y + height / 2 + 0.5);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {import("../board/board.js").Piece} piece
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

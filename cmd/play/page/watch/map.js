// The picture of a search at one moment. The lower of two canvases has the lines and is redrawn at
// every moment. The upper one has the states and redraws only those that changed. On top are
// buttons, so that the reader can choose each state with a mouse, a finger or a keyboard.
import { element } from "../core/texts.js";
import { clearBox, openCanvas, Thumbs } from "./thumbs.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Placed} Placed */
/** @typedef {import("./trace.js").Trace} Trace */

/**
 * What the map asks about a puzzle and its states.
 * @typedef {object} Source
 * @property {(number: number) => string[]} cells
 * @property {number} columns
 * @property {string[] | null} ground the cells of a maze without its ghosts
 * @property {string} gap
 * @property {Record<string, import("../board/board.js").Piece>} pieces
 * @property {(number: number) => string} name says which state this is
 * @property {(placed: Placed) => string} label the text beside a row
 * @property {(end: number) => string} end the name of where a search begins
 * @property {(number: number) => string} remark
 * @property {(number: number) => boolean} isFromGoal whether the search from the goal found it
 * @property {(number: number) => boolean} target whether it is what the search looks for
 */

/**
 * The marked states: the states of a way, the one that the reader chose, the two in which the
 * searches meet, and the states that still wait in the layer of the meeting.
 * @typedef {{ way: number[], lit: number[], met: number[], waiting: number[] }} Marks
 */

/** @typedef {"" | "target" | "waiting" | "way" | "lit" | "met"} Ring */

// In pixels: the number of states between the front and the back of a queue, and the names of both.
const restWidth = 40;
const nameHeight = 13;
const endWidth = 3; // pixels, of the colour of a search beside its rows

export class SearchMap {
  lines = element("canvas", { ariaHidden: "true" });
  states = element("canvas", { ariaHidden: "true" });
  buttons = element("div", { className: "watch-states" });
  /** @type {HTMLButtonElement[]} */
  slots = [];
  /** @type {number[]} by slot, the number of its state */
  numbers = [];
  /** @type {string[]} by slot, how its state was drawn last */
  drawn = [];
  /** @type {boolean[]} by state, whether it is a target, once known */
  targets = [];
  focused = 0; // the state that Tab finds
  /** @type {Layout | null} */
  layout = null;
  /** @type {Trace | null} */
  trace = null;
  // The lines from parents to children: how many states they include, and for which rows.
  edges = { path: new Path2D(), count: 0, rows: "" };

  /**
   * @param {HTMLElement} host
   * @param {Source} source
   * @param {(number: number) => void} choose
   */
  constructor(host, source, choose) {
    this.host = host;
    this.source = source;
    this.thumbs = new Thumbs(source);
    host.replaceChildren(this.lines, this.states, this.buttons);
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
   * load makes the rows and buttons of a trace.
   * @param {Trace} trace
   * @param {Layout} layout
   */
  load(trace, layout) {
    this.trace = trace;
    this.layout = layout;
    this.host.style.height = `${layout.height}px`;
    this.edges = { path: new Path2D(), count: 0, rows: "" };
    const parts = [];
    for (const placed of layout.placed) {
      const label = element("span", { className: "watch-label" }, this.source.label(placed));
      label.style.top = `${placed.y}px`;
      label.style.height = `${placed.height}px`;
      parts.push(label, ...placed.slots.map((slot) => this.button(slot)), ...this.endOf(placed));
    }
    this.buttons.replaceChildren(...parts);
    this.slots = [...this.buttons.querySelectorAll("button")];
    openCanvas(this.states, layout.width, layout.height);
  }

  /**
   * endOf returns the name of the end at which a search begins, beside its only state. If it begins
   * with two states, it returns a remark on each, because they may look alike.
   * @param {Placed} placed
   */
  endOf({ row, slots, y, height }) {
    const { pitch, width } = /** @type {Layout} */ (this.layout);
    if (row.distance > 0 || slots.length > 2) {
      return [];
    }
    const isOne = slots.length === 1;
    return slots.map(({ x }, i) => {
      const name = isOne ? this.source.end(row.end) : this.source.remark(row.first + i);
      const text = element("span", { className: "watch-end" }, name);
      const isLeft = !isOne && i === 0;
      const beside = pitch / 2 + 4;
      const place = isLeft ? `right:${width - x + beside}px` : `left:${x + beside}px`;
      text.style.cssText = `${place};top:${y}px;height:${height}px`;
      return text;
    });
  }

  /** @param {{ x: number, y: number }} slot */
  button({ x, y }) {
    const { pitch, line } = /** @type {Layout} */ (this.layout);
    const button = element("button", { tabIndex: -1 });
    button.style.cssText =
      `left: ${x - pitch / 2}px; top: ${y - line / 2}px; ` + `width: ${pitch}px; height: ${line}px`;
    return button;
  }

  /**
   * nameSlot gives a slot the state that it shows.
   * @param {number} slot
   * @param {number} number
   */
  nameSlot(slot, number) {
    if (this.numbers[slot] === number) {
      return;
    }
    this.numbers[slot] = number;
    const button = this.slots[slot];
    button.dataset.number = String(number);
    button.ariaLabel = this.source.name(number);
    button.tabIndex = number === this.focused ? 0 : -1;
  }

  /**
   * focus moves the focus to a state, if it is drawn.
   * @param {number} number
   */
  focus(number) {
    const to = this.slots[this.numbers.indexOf(number)];
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
   * @param {Marks} marks
   */
  draw(at, marks) {
    const { trace, layout } = this;
    if (!trace || !layout) {
      return;
    }
    const moment = trace.moments[at];
    const to = openCanvas(this.lines, layout.width, layout.height);
    layout.placed.forEach((placed, i) => this.drawBand(to, placed, i, moment));
    this.drawEdges(to, at);
    this.drawMove(to, at);
    this.drawWay(to, moment, marks.way);
    this.drawStates(at, marks);
  }

  /**
   * @param {CanvasRenderingContext2D} to
   * @param {Placed} placed
   * @param {number} i
   * @param {import("./trace.js").Moment} moment
   */
  drawBand(to, { row, y, height, bar }, i, { found, done }) {
    const { colours } = this.thumbs;
    const { width } = /** @type {Layout} */ (this.layout);
    const end = row.end ? "goal" : "start";
    if (i % 2 === 0) {
      to.fillStyle = colours.paper;
      to.fillRect(0, y, width, height);
    }
    if (this.trace?.both) {
      to.fillStyle = colours[end];
      to.fillRect(0, y, endWidth, height);
    }
    if (!bar) {
      return;
    }
    const part = (/** @type {number} */ count) =>
      (bar.width * Math.max(0, Math.min(row.size, count - row.before))) / row.size;
    to.fillStyle = colours.unseen;
    to.fillRect(bar.x, bar.y, bar.width, bar.height);
    to.fillStyle = colours[`${end}-pale`];
    to.fillRect(bar.x, bar.y, part(found[row.end]), bar.height);
    to.fillStyle = colours[end];
    to.fillRect(bar.x, bar.y, part(done[row.end]), bar.height);
    if (part(found[row.end])) {
      to.strokeStyle = colours[end];
      to.lineWidth = 1;
      to.strokeRect(bar.x + 0.5, bar.y + 0.5, part(found[row.end]) - 1, bar.height - 1);
    }
  }

  /**
   * drawStates redraws the states that changed.
   * @param {number} at
   * @param {Marks} marks
   */
  drawStates(at, { way, lit, met, waiting }) {
    const trace = /** @type {Trace} */ (this.trace);
    const layout = /** @type {Layout} */ (this.layout);
    const marked = [waiting, way, lit, met].map((numbers) => new Set(numbers));
    let slot = 0;
    for (const placed of layout.placed) {
      const first = placed.row.first + layout.offset(placed, trace.moments[at]);
      for (let i = 0; i < placed.slots.length; i++, slot++) {
        const status = trace.statusOf(first + i, at);
        const ring = this.ringOf(first + i, marked);
        const look = `${first + i} ${status} ${ring}`;
        if (this.drawn[slot] !== look) {
          this.drawn[slot] = look;
          this.nameSlot(slot, first + i);
          this.drawState(first + i, placed.slots[i], status, ring);
        }
      }
    }
  }

  /**
   * ringOf returns the ring around a state, if it has one.
   * @param {number} number
   * @param {Set<number>[]} marked the states that wait, are on the way, are lit, and meet
   * @returns {Ring}
   */
  ringOf(number, marked) {
    const last = marked.findLastIndex((numbers) => numbers.has(number));
    if (last > 0 || (last === 0 && !this.isTarget(number))) {
      return /** @type {Ring[]} */ (["waiting", "way", "lit", "met"])[last];
    }
    return this.isTarget(number) ? "target" : "";
  }

  /** @param {number} number */
  isTarget(number) {
    this.targets[number] ??= this.source.target(number);
    return this.targets[number];
  }

  /**
   * drawState draws a state inside its slot, so that redrawing one slot leaves the others intact.
   * @param {number} number
   * @param {{ x: number, y: number }} slot its middle
   * @param {import("./trace.js").Status} status
   * @param {Ring} ring
   */
  drawState(number, { x, y }, status, ring) {
    const { pitch, line, boardWidth, boardHeight } = /** @type {Layout} */ (this.layout);
    const to = /** @type {CanvasRenderingContext2D} */ (this.states.getContext("2d"));
    clearBox(to, { x: x - pitch / 2, y: y - line / 2, width: pitch, height: line });
    const [width, height] = [boardWidth - 4, boardHeight - 4];
    this.thumbs.draw(to, number, status, { x: x - width / 2, y: y - height / 2, width, height });
    if (!ring) {
      return;
    }
    const { current, good, ink } = this.thumbs.colours;
    const thick = ring === "lit" || ring === "met" ? 4 : 2;
    const [across, down] = [boardWidth + 3 - thick, boardHeight + 3 - thick];
    to.strokeStyle = { target: good, way: good, lit: good, waiting: ink, met: current }[ring];
    to.lineWidth = thick;
    to.setLineDash(ring === "waiting" ? [4, 3] : []);
    to.beginPath();
    to.roundRect(x - across / 2, y - down / 2, across, down, 6);
    to.stroke();
    to.setLineDash([]);
  }

  /**
   * addLine adds a line between two states to a path.
   * @param {Path2D} path
   * @param {number} from
   * @param {number} end
   * @param {import("./trace.js").Moment} moment
   */
  addLine(path, from, end, moment) {
    const layout = /** @type {Layout} */ (this.layout);
    const a = layout.where(from, moment);
    const b = layout.where(end, moment);
    if (a && b) {
      const middle = (a.y + b.y) / 2;
      path.moveTo(a.x, a.y);
      path.bezierCurveTo(a.x, middle, b.x, middle, b.x, b.y);
    }
  }

  /**
   * drawEdges draws the lines from parents to children. It keeps their path, because the next
   * moment only adds to it, unless the time goes back or the rows show other states.
   * @param {CanvasRenderingContext2D} to
   * @param {number} at
   */
  drawEdges(to, at) {
    const { states, foundAt, moments } = /** @type {Trace} */ (this.trace);
    const layout = /** @type {Layout} */ (this.layout);
    const moment = moments[at];
    const rows = layout.placed.map((placed) => layout.offset(placed, moment)).join();
    const isBack = this.edges.count > 0 && foundAt[this.edges.count - 1] > at;
    if (isBack || this.edges.rows !== rows) {
      this.edges = { path: new Path2D(), count: 0, rows };
    }
    const { edges } = this;
    for (; foundAt[edges.count] <= at; edges.count++) {
      const { parent } = states[edges.count];
      if (parent >= 0) {
        this.addLine(edges.path, parent, edges.count, moment);
      }
    }
    to.strokeStyle = this.thumbs.colours.line;
    to.lineWidth = 1;
    to.stroke(edges.path);
  }

  /**
   * drawMove draws the move of a moment, dashed if it leads to a state seen before.
   * @param {CanvasRenderingContext2D} to
   * @param {number} at
   */
  drawMove(to, at) {
    const moment = /** @type {Trace} */ (this.trace).moments[at];
    if (moment.at < 0 || moment.to < 0) {
      return;
    }
    const path = new Path2D();
    this.addLine(path, moment.at, moment.to, moment);
    to.strokeStyle = this.thumbs.colours.current;
    to.lineWidth = 2;
    to.setLineDash(moment.kind === "seen" ? [4, 3] : []);
    to.stroke(path);
    to.setLineDash([]);
  }

  /**
   * drawWay draws a way below its states.
   * @param {CanvasRenderingContext2D} to
   * @param {import("./trace.js").Moment} moment
   * @param {number[]} way
   */
  drawWay(to, moment, way) {
    const path = new Path2D();
    way.slice(1).forEach((number, i) => this.addLine(path, way[i], number, moment));
    to.strokeStyle = this.thumbs.colours.good;
    to.lineWidth = 4;
    to.stroke(path);
  }

  /**
   * drawStrip draws states beside each other on another canvas: a queue. Of a long one it draws the
   * front, how many follow, and the back.
   * @param {HTMLCanvasElement} canvas
   * @param {number[]} numbers
   * @param {number} width
   * @param {string[]} [names] of the front and the back, below them
   */
  drawStrip(canvas, numbers, width, names = []) {
    const { columns } = this.source;
    const rows = Math.ceil(this.source.cells(numbers[0] ?? 0).length / columns);
    const most = numbers.length > 1 ? Math.floor((width - restWidth) / 2) - 10 : Infinity;
    const across = Math.min(columns > 6 ? 56 : columns * 15, most);
    const down = (across * rows) / columns;
    const step = across + 10;
    const to = openCanvas(canvas, width, Math.max(34, down + 8) + (names.length ? nameHeight : 0));
    const isAll = numbers.length * step <= width;
    const front = Math.max(1, Math.floor((width - restWidth) / step) - 1);
    const shown = isAll ? numbers : [...numbers.slice(0, front), ...numbers.slice(-1)];
    const places = shown.map((_, i) => 4 + i * step + (isAll || i < front ? 0 : restWidth));
    shown.forEach((number, i) => {
      this.thumbs.draw(to, number, "queue", { x: places[i], y: 4, width: across, height: down });
    });
    to.fillStyle = this.thumbs.colours.soft;
    to.textAlign = "center";
    to.textBaseline = "middle";
    to.font = "12px system-ui, sans-serif";
    names.slice(0, shown.length).forEach((name, i) => {
      to.fillText(name, places[i && places.length - 1] + across / 2, down + 8 + nameHeight / 2);
    });
    if (!isAll) {
      const middle = front * step + restWidth / 2 - 1;
      to.fillText("…", middle, down / 2 - 5);
      to.fillText(
        `+${(numbers.length - shown.length).toLocaleString("en")}`,
        middle,
        down / 2 + 11,
      );
    }
  }
}

// The stage: the state taken from the queue, large, and its moves as boards, below or beside it.
// Each move leads to a new state, for the back of the queue, or to a state seen before. Where the
// search ends, a shortest route replaces the moves.
import { t } from "../core/texts.js";
import { Picture } from "./paint.js";

/** @typedef {import("./paint.js").Box} Box */
/** @typedef {import("./paint.js").Placed} Placed */
/** @typedef {import("./trace.js").Move} Move */
/** @typedef {import("./trace.js").Trace} Trace */

/** @typedef {{ columns: number, across: number, down: number, height: number }} Grid */

/**
 * The contents of the stage: a state with a caption, and its moves or a route.
 * @typedef {{ placed: Placed, caption: string, moves: Move[], route: Placed[] }} OnStage
 */

const mostBoards = 8; // of the moves of a state; if there are more, only the last move is a board
const mostSteps = 60; // of a route
const mostRows = 5; // of boards
const leastRoom = 2; // boards, because a single board would be as large as the state
const line = 20; // pixels of a line of text
const gap = 22; // between the state and its moves, for the lines
const between = 10; // of two moves
const highEnough = 230; // pixels of a stage with a line for the counts
const wide = 2.6; // width over height of a stage whose moves are beside the state
const stateShare = 0.55; // of the height, at least, if the moves are below the state

/**
 * onStage returns the contents of the stage: a route if one is marked, otherwise the state that the
 * reader chose, the state at the front of the queue or just taken from it, or the last state
 * listed.
 * @param {import("./paint.js").Painter} painter
 * @returns {OnStage}
 */
function onStage({ trace, now, moment, chosen, way }) {
  const route = way.filter(({ board }, i) => board !== way[i - 1]?.board);
  if (route.length && chosen < 0) return routeOnStage(trace, now, route);
  const isFront = now.kind === "start" || now.kind === "layer";
  const looked = isFront ? trace.queue(moment, now.half)[0]?.number : now.at;
  const number = [chosen, looked].find((n) => n >= 0) ?? trace.states.length - 1;
  const placed = trace.states[number];
  const front = isFront ? "frontState" : "takenState";
  const caption = t(number === looked ? front : "layerRow", placed.distance);
  return { placed, caption, moves: trace.moves(moment, number), route: [] };
}

/**
 * routeOnStage returns the state with which the search succeeds, and the route. In a search that
 * answers all cases, that state is the first state of the route.
 * @param {Trace} trace
 * @param {import("./trace.js").Moment} now
 * @param {Placed[]} route
 * @returns {OnStage}
 */
function routeOnStage({ states, header }, { at, to }, route) {
  const placed = states[to] ?? states[at] ?? route[header.once ? 0 : route.length - 1];
  const caption = t("routeOf", route.length - 1);
  return { placed, caption, moves: [], route: route.length > mostSteps ? [] : route };
}

export class Stage extends Picture {
  show() {
    const { painter, trace } = this;
    this.open();
    const { placed, caption, moves, route } = onStage(painter);
    const made = moves.filter(({ now }) => now);
    const boards = this.isCrowded ? made.slice(-1) : moves;
    const usual = this.isCrowded ? 1 : Math.max(leastRoom, painter.most);
    const { state, places } = this.layout(route.length || boards.length, route.length || usual);
    this.host.ariaLabel = `${caption}: ${placed.board}`;
    this.drawCaption(caption, state);
    this.put(placed, state);
    if (this.isCrowded) {
      const others = made.map((move) => trace.states[move.to].board);
      painter.tint(this.to, others, state);
    }
    boards.forEach((move, i) => this.drawMove(move, state, places[i]));
    route.forEach((step, i) => this.put(step, places[i]));
    if (made.length && this.hasCounts) {
      const news = made.filter(({ kind }) => kind === "find").length;
      const [x, y] = [this.across / 2, this.down - line / 2];
      const text = t("moveCounts", news, made.length - news);
      this.write(text, { x, y, colour: painter.colours.soft });
    }
  }

  /** isCrowded reports whether states have too many moves to show all of them as boards. */
  get isCrowded() {
    return this.painter.most > mostBoards;
  }

  get hasCounts() {
    return this.down >= highEnough;
  }

  /**
   * layout returns the boxes of the state and of its moves, which are below it or, on a wide stage,
   * beside it.
   * @param {number} count the number of moves of the state
   * @param {number} most the number of moves to leave room for, so that all states have the same
   *   size
   */
  layout(count, most) {
    const { painter, across: width, down: height } = this;
    const room = height - line - (this.hasCounts ? line : 0);
    const isWide = width > (this.isCrowded ? wide / 2 : wide) * height;
    const left = isWide ? painter.widthFor(room) + 2 * gap : 0; // of the moves
    const share = isWide ? 1 : 1 - stateShare;
    const grid = this.gridFor(most, width - left, (room - gap) * share);
    const highest = isWide ? room : room - gap - grid.height;
    const across = Math.min(painter.widthFor(highest), width * stateShare);
    const down = painter.heightFor(across);
    const x = isWide ? 0 : (width - across) / 2;
    const y = line + gap + (isWide ? (room - gap - grid.height) / 2 : down);
    const area = { x: left, y, width: width - left };
    const state = { x, y: line, width: across, height: down };
    return { state, places: placesIn(grid, area, count) };
  }

  /**
   * gridFor returns the columns and the size that make boards as large as possible.
   * @param {number} count
   * @param {number} width
   * @param {number} height
   * @returns {Grid}
   */
  gridFor(count, width, height) {
    const { painter } = this;
    const grids = Array.from({ length: Math.min(count, mostRows) }, (_, i) => {
      const columns = Math.ceil(count / (i + 1));
      const highest = height / (i + 1) - line;
      const across = Math.min((width + between) / columns - between, painter.widthFor(highest));
      const down = painter.heightFor(across);
      return { columns, across, down, height: (down + line) * (i + 1) };
    });
    return grids.sort((a, b) => b.across - a.across)[0];
  }

  /**
   * drawCaption writes the caption above the state.
   * @param {string} caption
   * @param {Box} state
   */
  drawCaption(caption, { x, width }) {
    const how = { y: line / 2, colour: this.painter.colours.ink, bold: true };
    if (x > 0) this.write(caption, { ...how, x: x + width / 2 });
    else this.write(caption, { ...how, x, align: "left" });
  }

  /**
   * drawMove draws a move of the state and, once the move is made, a line to it and a label.
   * @param {Move} move
   * @param {Box} state the box of the state
   * @param {Box} box
   */
  drawMove({ to: number, kind, now }, state, box) {
    const { colours, now: moment } = this.painter;
    const placed = this.trace.states[number];
    const isNew = kind === "find";
    if (!now) {
      this.put(placed, box, "ahead");
      return;
    }
    this.line(colours[isNew ? "watch-taken" : "edge"], lineTo(box, state));
    this.put(placed, box, isNew ? undefined : "done");
    const long = isNew
      ? t("labelled", placed.move, t("find"))
      : t("labelled", t("seen"), t("layerRow", placed.distance));
    const [x, y] = [box.x + box.width / 2, box.y + box.height + line / 2];
    const how = { x, y, colour: colours[isNew ? "ink" : "soft"], bold: number === moment.to };
    const isTooLong = this.widthOf(long) > box.width + between;
    this.write(isTooLong ? t(kind) : long, how);
  }
}

/**
 * placesIn returns the boxes of boards in a grid.
 * @param {Grid} grid
 * @param {{ x: number, y: number, width: number }} area
 * @param {number} count
 * @returns {Box[]}
 */
function placesIn({ columns, across, down }, { x, y, width }, count) {
  const step = across + between;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = x + (width - inRow * step + between) / 2;
    const place = { x: left + (i % columns) * step, y: y + row * (down + line) };
    return { ...place, width: across, height: down };
  });
}

/**
 * lineTo returns the points of the line from the box of a state to the box of a move, which is
 * below or beside the state.
 * @param {Box} box of the move
 * @param {Box} state
 * @returns {[number, number][]}
 */
function lineTo(box, state) {
  const x = box.x + box.width / 2;
  const bottom = state.y + state.height;
  if (bottom < box.y) {
    return [
      [state.x + state.width / 2, bottom],
      [x, box.y],
    ];
  }
  const bend = box.y - gap / 2;
  return [
    [state.x + state.width, bend],
    [x, bend],
    [x, box.y],
  ];
}

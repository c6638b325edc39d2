// The stage: the state taken from the queue, large, and below or beside it its moves as boards, each
// of which turns into a new state for the back of the queue or into one that was seen before. A
// state with too many moves for that shows them as tinted cells, and their number.
import { t } from "../core/texts.js";
import { Picture, write } from "./paint.js";

/** @typedef {import("./paint.js").Placed} Placed */
/** @typedef {import("./paint.js").Box} Box */
/** @typedef {import("./trace.js").Move} Move */

/**
 * What is on the stage: a state with a caption, and its moves.
 * @typedef {{ placed: Placed, caption: string, moves: Move[] }} Scene
 */

const mostBoards = 8;
const line = 20; // pixels of a line of text
const gap = 22; // between the state and its moves, for the lines
const between = 12; // of two moves
const highEnough = 230; // for a line with counts
const wide = 2.6; // how much wider than high a stage is whose moves are beside the state
const stateShare = 0.55; // of the height of the boards

export class Stage extends Picture {
  /** @type {Scene | null} */
  scene = null;
  moment = 0;

  /**
   * show shows a moment, or the state that the reader chose.
   * @param {number} moment
   * @param {number} chosen
   */
  show(moment, chosen) {
    this.moment = moment;
    this.scene = chosen >= 0 ? this.chosenScene(chosen) : this.sceneAt(moment);
    this.fit();
  }

  /**
   * chosenScene returns a state that the reader chose, with its moves if it has been expanded.
   * @param {number} number
   * @returns {Scene}
   */
  chosenScene(number) {
    const state = this.trace.states[number];
    const { distance, takenAt } = state;
    const isTaken = takenAt >= 0 && takenAt <= this.moment;
    const moves = isTaken ? this.trace.moves(takenAt) : [];
    const isNow = this.trace.moments[this.moment].at === number;
    const made = isNow ? this.trace.moves(this.moment) : moves.map((m) => ({ ...m, now: true }));
    return { placed: state, caption: t("anyState", distance), moves: made };
  }

  /**
   * @param {number} moment
   * @returns {Scene | null}
   */
  sceneAt(moment) {
    const { trace } = this;
    const { kind, half, at, to } = trace.moments[moment];
    const caption = (/** @type {string} */ key, /** @type {Placed} */ { distance }) =>
      t(key, distance);
    if (at >= 0) {
      const state = trace.states[at];
      return { placed: state, caption: caption("takenState", state), moves: trace.moves(moment) };
    }
    const [front] = trace.queue(moment, half);
    if (kind === "start" || kind === "layer") {
      const state = trace.states[front];
      return { placed: state, caption: caption("frontState", state), moves: [] };
    }
    const state = this.lastState(to);
    return state && { placed: state, caption: caption("anyState", state), moves: [] };
  }

  /**
   * lastState returns the state that is shown at the end: what the search looked for, or the state
   * that it found last.
   * @param {number} to
   * @returns {Placed | null}
   */
  lastState(to) {
    const { states, asked, route, end } = this.trace;
    const goal = route.at(-1);
    if (to < 0 && asked < 0 && goal) {
      const unlisted = { number: -1, half: 0, distance: end?.moves ?? 0, board: goal.board };
      return states[goal.state] ?? unlisted;
    }
    return states[to] ?? states[asked] ?? states.at(-1) ?? null;
  }

  /** fit draws the stage anew, for another size. */
  fit() {
    const to = this.open();
    if (!this.scene) {
      return;
    }
    const { placed, caption, moves } = this.scene;
    const made = moves.filter(({ now }) => now);
    const boards = this.isCrowded ? made.slice(-1) : moves;
    const { state, places } = this.layout(boards.length);
    this.drawState(to, placed, state, caption);
    if (this.isCrowded) {
      const all = made.map((move) => this.trace.states[move.to].board);
      this.painter.tint(to, all, state);
    }
    for (const [i, move] of boards.entries()) {
      this.drawMove(to, move, state, places[i]);
    }
    this.drawCounts(to, made);
  }

  /** isCrowded reports whether states have too many moves to show them all as boards. */
  get isCrowded() {
    return this.painter.most > mostBoards;
  }

  /** hasCounts reports whether the stage is high enough for a line with the counts. */
  get hasCounts() {
    return this.host.clientHeight >= highEnough;
  }

  /**
   * layout returns the box of the state and those of its moves: below it or, on a wide stage, beside
   * it. All states have the same size, so that nothing jumps.
   * @param {number} count how many moves the state has
   */
  layout(count) {
    const { clientWidth: width, clientHeight: height } = this.host;
    const { painter } = this;
    const most = this.isCrowded ? 1 : Math.max(2, painter.most);
    const room = height - line - (this.hasCounts ? line : 0);
    const isWide = width > wide * height;
    const rows = room - line - (isWide ? 0 : gap);
    const left = isWide ? painter.widthFor(room) + 2 * gap : 0;
    const widest = Math.floor((width - left - between * (most - 1)) / most);
    const highest = isWide ? rows : rows * (1 - stateShare);
    const moveWidth = Math.min(painter.widthFor(highest), widest);
    const [moveHeight, step] = [painter.heightFor(moveWidth), moveWidth + between];
    const stateHeight = isWide ? room : rows - moveHeight;
    const stateWidth = Math.min(painter.widthFor(stateHeight), width * 0.6);
    const row = count * step - between;
    const x = isWide ? left : (width - row) / 2;
    const y = isWide ? line + (room - moveHeight - line) / 2 : line + stateHeight + gap;
    return {
      state: {
        x: isWide ? 0 : (width - stateWidth) / 2,
        y: line,
        width: stateWidth,
        height: painter.heightFor(stateWidth),
      },
      places: Array.from({ length: count }, (_, i) => ({
        ...{ x: x + i * step, y },
        ...{ width: moveWidth, height: moveHeight },
      })),
    };
  }

  /**
   * drawState draws the state with its caption above it.
   * @param {CanvasRenderingContext2D} to
   * @param {Placed} placed
   * @param {Box} box
   * @param {string} caption
   */
  drawState(to, placed, box, caption) {
    const { colours } = this.painter;
    const isLeft = box.x === 0;
    const x = isLeft ? 0 : box.x + box.width / 2;
    const align = isLeft ? "left" : "center";
    write(to, caption, { x, y: line / 2, colour: colours.ink, align, bold: true });
    const { kind } = this.trace.moments[this.moment];
    const status = this.painter.statusOf(placed, this.moment);
    const isReached = this.isReached(placed) && (kind === "goal" || kind === "end");
    this.put(to, placed, box, status === "done" ? "taken" : status, isReached ? "good" : "");
  }

  /**
   * isReached reports whether a state is one with which the search ends.
   * @param {Placed} placed
   */
  isReached({ number }) {
    const { at, to } = this.trace.moments[this.moment];
    return number < 0 || number === (to >= 0 ? to : at) || number === this.trace.asked;
  }

  /**
   * drawMove draws a move of a state as a board, with a line to it and a label once it is made.
   * @param {CanvasRenderingContext2D} to
   * @param {Move} move
   * @param {Box} state the box of the state
   * @param {Box} box
   */
  drawMove(to, { to: number, isNew, now }, state, box) {
    const { colours } = this.painter;
    const placed = this.trace.states[number];
    const isLast = now && this.trace.moments[this.moment].to === number;
    const ring = isLast ? (isNew ? "watch-taken" : "ink") : "";
    this.put(to, placed, box, now ? (isNew ? "waiting" : "done") : "ahead", ring);
    if (!now) {
      return;
    }
    this.drawLine(to, state, box, isNew);
    const x = box.x + box.width / 2;
    const y = box.y + box.height + line / 2;
    const colour = isNew ? colours.ink : colours.soft;
    write(to, this.labelOf(to, placed, isNew, box.width + between), { x, y, colour, bold: isLast });
  }

  /**
   * labelOf returns the label of a move, with its name if there is room for it.
   * @param {CanvasRenderingContext2D} to
   * @param {Placed} placed
   * @param {boolean} isNew
   * @param {number} room
   */
  labelOf(to, placed, isNew, room) {
    const { move } = this.trace.states[placed.number];
    const label = t(isNew ? "labelNew" : "labelSeen");
    const long = isNew
      ? t("labelled", move, label)
      : t("labelled", label, t("layerRow", placed.distance));
    write(to, "", { x: 0, y: 0, colour: "", bold: true }); // sets the font
    return to.measureText(long).width <= room ? long : label;
  }

  /**
   * drawLine draws the line from the state to one of its moves.
   * @param {CanvasRenderingContext2D} to
   * @param {Box} from
   * @param {Box} box
   * @param {boolean} isNew
   */
  drawLine(to, from, box, isNew) {
    const { colours } = this.painter;
    const [x, y] = [box.x + box.width / 2, box.y - gap / 2];
    to.strokeStyle = isNew ? colours["watch-taken"] : colours.edge;
    to.lineWidth = isNew ? 2 : 1;
    to.beginPath();
    if (from.y + from.height < box.y) {
      to.moveTo(from.x + from.width / 2, from.y + from.height);
    } else {
      to.moveTo(from.x + from.width, y);
      to.lineTo(x, y);
    }
    to.lineTo(x, box.y);
    to.stroke();
  }

  /**
   * drawCounts says how many of the moves made so far are new, and where those go.
   * @param {CanvasRenderingContext2D} to
   * @param {Move[]} made
   */
  drawCounts(to, made) {
    if (!made.length || !this.hasCounts) {
      return;
    }
    const { clientWidth, clientHeight } = this.host;
    const news = made.filter(({ isNew }) => isNew).length;
    const text = t("moveCounts", news, made.length - news);
    write(to, text, {
      x: clientWidth / 2,
      y: clientHeight - line / 2,
      colour: this.painter.colours.soft,
    });
  }
}

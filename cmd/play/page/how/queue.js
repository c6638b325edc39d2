// Figure 3: the loop of the search, with a queue or a stack.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { again, begin, button, load, small, streets } from "./parts.js";
import { Search } from "./search.js";

const texts = {
  start: { en: "Only the start is waiting.", zh: "只有起点在等。" },
  more: {
    en: "Boards taken: %. Moves to the last one: %. Boards waiting: %.",
    zh: "已取出 % 个局面，最后一个走了 % 步。还有 % 个在等。",
  },
  goal: {
    en: "The goal, after % boards. The route to it has % moves.",
    zh: "取出 % 个局面之后，到了终点。走法有 % 步。",
  },
};

class Queue {
  front = element("div", { className: "front" });
  strip = element("ol", { className: "strip" });
  newest = element("input", { type: "checkbox", onchange: () => this.restart() });
  steps = [
    button({ en: "Step", zh: "取一个" }, () => this.show(this.search.step())),
    button({ en: "To the goal", zh: "直到终点" }, () =>
      this.show(this.search.until(this.puzzle.solved)),
    ),
  ];

  /**
   * @param {HTMLElement} figure
   * @param {import("./parts.js").Puzzle} puzzle
   */
  constructor(figure, puzzle) {
    const stack = element("label", {}, this.newest, t({ en: "Stack", zh: "用栈" }));
    const controls = [...this.steps, stack, again(() => this.restart())];
    this.puzzle = puzzle;
    this.search = new Search(puzzle.start, streets(puzzle));
    this.say = begin(figure, [this.front, this.strip], ...controls);
    this.show();
  }

  restart() {
    const { puzzle, newest } = this;
    this.search = new Search(puzzle.start, streets(puzzle), newest.checked);
    this.show();
  }

  /** @param {import("./search.js").State} [taken] the state taken last */
  show(taken) {
    const { waiting, found } = this.search;
    const isDone = taken !== undefined && this.puzzle.solved(taken.board);
    const count = found.size - waiting.length;
    this.front.replaceChildren(...(taken ? [small(this.puzzle, taken.board)] : []));
    this.strip.replaceChildren(...waiting.map((state) => this.item(state)));
    for (const step of this.steps) step.disabled = isDone;
    if (isDone) this.say(texts.goal, count - 1, taken.distance);
    else if (taken) this.say(texts.more, count, taken.distance, waiting.length);
    else this.say(texts.start);
  }

  /** @param {import("./search.js").State} state */
  item({ board, distance }) {
    const item = element("li", {}, small(this.puzzle, board), String(distance));
    item.className = distance % 2 ? "odd" : "even";
    return item;
  }
}

/** @param {HTMLElement} figure */
export const show = async (figure) => new Queue(figure, await load("lc773"));

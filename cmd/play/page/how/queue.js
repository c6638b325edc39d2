// Figure 3: the loop of the search, with a queue or a stack.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { begin, button, load, small, streets } from "./parts.js";
import { Search } from "./search.js";

class Queue {
  taken = 0;
  at = 0; // the state taken last
  done = false;

  front = element("div", { className: "front" });
  strip = element("ol", { className: "strip" });
  newest = element("input", { type: "checkbox", onchange: () => this.restart() });
  steps = [
    button({ en: "Step", zh: "取一个" }, () => this.go(1)),
    button({ en: "To the goal", zh: "直到终点" }, () => this.go(Infinity)),
  ];

  /**
   * @param {HTMLElement} figure
   * @param {import("./parts.js").Puzzle} puzzle
   */
  constructor(figure, puzzle) {
    const stack = element("label", {}, this.newest, t({ en: "Stack", zh: "用栈" }));
    const again = button({ en: "Start over", zh: "重来" }, () => this.restart());
    const controls = element("div", { className: "buttons" }, ...this.steps, stack, again);
    this.puzzle = puzzle;
    this.search = new Search(puzzle.start, streets(puzzle));
    this.say = begin(figure, this.front, this.strip, controls);
    this.draw();
  }

  restart() {
    this.search = new Search(this.puzzle.start, streets(this.puzzle), this.newest.checked);
    this.taken = 0;
    this.at = 0;
    this.done = false;
    this.draw();
  }

  /** @param {number} times */
  go(times) {
    for (; times > 0 && !this.done; times--) {
      this.at = this.search.step();
      this.done = this.puzzle.solved(this.search.states[this.at].board);
      this.taken++;
    }
    this.draw();
  }

  draw() {
    const { board } = this.search.states[this.at];
    this.front.replaceChildren(...(this.taken ? [small(this.puzzle, board)] : []));
    this.strip.replaceChildren(...this.search.waiting.map((number) => this.item(number)));
    for (const step of this.steps) step.disabled = this.done;
    this.tell();
  }

  /** @param {number} number */
  item(number) {
    const { board, distance } = this.search.states[number];
    const item = element("li", {}, small(this.puzzle, board), String(distance));
    item.className = distance % 2 ? "odd" : "even";
    return item;
  }

  tell() {
    const { distance } = this.search.states[this.at];
    const goal = {
      en: "The goal, after % boards. The way to it has % moves.",
      zh: "取出 % 个局面之后，到了终点。走法有 % 步。",
    };
    const more = {
      en: "Taken: % boards, the last one in % moves. Waiting: % boards.",
      zh: "已取出 % 个局面，最后一个走了 % 步。还有 % 个在等。",
    };
    if (!this.taken) this.say({ en: "Only the start is waiting.", zh: "只有起点在等。" });
    else if (this.done) this.say(goal, this.taken - 1, distance);
    else this.say(more, this.taken, distance, this.search.waiting.length);
  }
}

/** @param {HTMLElement} figure */
export const show = async (figure) => new Queue(figure, await load("lc773"));

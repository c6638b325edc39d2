// Figure 4: a way of your own beside the row in which the search found the board.
import { Chart } from "./chart.js";
import { begin, button, load, streets } from "./parts.js";
import { Toy } from "./toy.js";

class First {
  moves = 0;
  first = ""; // the moves by which the search found a board
  late = ""; // the moves to a board that it had found before

  /**
   * @param {HTMLElement} figure
   * @param {import("./parts.js").Puzzle} puzzle
   */
  constructor(figure, puzzle) {
    this.start = puzzle.start;
    this.chart = new Chart(figure, puzzle.start, streets(puzzle));
    this.toy = new Toy(puzzle, streets(puzzle), (before) => this.went(before));
    const again = button({ en: "Back to the start", zh: "回到起点" }, () => this.restart());
    this.say = begin(figure, this.toy.host, again);
    this.restart();
  }

  restart() {
    this.moves = 0;
    this.first = "";
    this.late = "";
    this.toy.show(this.start);
    this.draw(true);
  }

  /** @param {string} before */
  went(before) {
    const { chart, toy } = this;
    const { states } = chart.search;
    const [from, to] = [chart.of(before), chart.of(toy.position)];
    const found = states[to.parent] === from || states[from.parent] === to;
    const line = chart.line(before, toy.position);
    if (found) this.first += line;
    else this.late += line;
    this.moves++;
    this.draw(found);
  }

  /** @param {boolean} found */
  draw(found) {
    const { chart, toy } = this;
    chart.draw("here", `M${chart.point(toy.position)}h6`);
    chart.draw("trail", this.first);
    chart.draw("late", this.late);
    const text = found
      ? { en: "Your way: % moves. Row: %.", zh: "你走了 % 步，这里是第 % 行。" }
      : {
          en: "Your way: % moves. Row: %. The search came here by another move first.",
          zh: "你走了 % 步，这里是第 % 行。搜索先从别处来过了。",
        };
    this.say(text, this.moves, chart.of(toy.position).distance);
  }
}

/** @param {HTMLElement} figure */
export const show = async (figure) => new First(figure, await load("lc773"));

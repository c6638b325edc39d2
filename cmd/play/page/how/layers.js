// Figure 7: two searches in a small graph, which take turns as the reader likes.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { begin, button } from "./parts.js";
import { Search } from "./search.js";

const edges = ["start a", "a b", "b c", "c goal", "start d", "d e", "e goal"];

/** @param {string} node */
const next = (node) =>
  edges
    .map((edge) => edge.split(" "))
    .filter((edge) => edge.includes(node))
    .map(([a, b]) => (a === node ? b : a));

class Turns {
  forward = new Search("start", next);
  backward = new Search("goal", next);
  whole = element("input", { type: "checkbox" });
  takes = [
    button({ en: "Start's turn", zh: "起点走" }, () => this.turn(this.forward, this.backward)),
    button({ en: "Goal's turn", zh: "终点走" }, () => this.turn(this.backward, this.forward)),
  ];

  /** @param {HTMLElement} figure */
  constructor(figure) {
    const label = element("label", {}, this.whole, t({ en: "Whole layers", zh: "整层" }));
    const again = button({ en: "Start over", zh: "重来" }, () => this.restart());
    const controls = element("div", { className: "buttons" }, ...this.takes, label, again);
    this.figure = figure;
    this.say = begin(figure, controls);
    this.draw();
  }

  restart() {
    this.forward = new Search("start", next);
    this.backward = new Search("goal", next);
    for (const circle of this.figure.querySelectorAll("circle")) circle.removeAttribute("class");
    for (const take of this.takes) take.disabled = false;
    this.draw();
  }

  /**
   * turn lets a search take a place or a layer, until it finds a place that the other one knows.
   * @param {Search} search
   * @param {Search} other
   */
  turn(search, other) {
    const { states, waiting } = search;
    const { distance } = states[waiting[0]];
    let met;
    do {
      const found = states.length;
      search.step();
      met = states.slice(found).find(({ board }) => other.numbers.has(board));
    } while (!met && this.whole.checked && states[waiting[0]]?.distance === distance);
    this.draw();
    if (!met) return;
    const rest = other.states[other.numbers.get(met.board) ?? 0].distance;
    const text = { en: "They meet at %, on a way of % moves.", zh: "在 % 相遇，这条路 % 步。" };
    this.say(text, this.nameOf(met.board), met.distance + rest);
    for (const take of this.takes) take.disabled = true;
  }

  /** @param {string} node */
  nameOf = (node) => this.figure.querySelector(`[data-node=${node}] + text`)?.textContent ?? "";

  draw() {
    const text = {
      en: "The queue of the start: %. The queue of the goal: %.",
      zh: "起点这边的队列：%。终点那边的队列：%。",
    };
    this.say(text, this.colour(this.forward, "forward"), this.colour(this.backward, "backward"));
  }

  /**
   * colour colours the places that a search has found, and returns the names of those that wait.
   * @param {Search} search
   * @param {string} side
   */
  colour({ states, waiting }, side) {
    for (const [number, { board }] of states.entries()) {
      const circle = this.figure.querySelector(`[data-node=${board}]`);
      circle?.setAttribute("class", side + (waiting.includes(number) ? " waits" : ""));
    }
    return waiting.map((number) => this.nameOf(states[number].board)).join(" ");
  }
}

/** @param {HTMLElement} figure */
export const show = (figure) => new Turns(figure);

// Figure 7: two searches in a small graph, which take turns as the reader likes.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { again, begin, button } from "./parts.js";
import { Search } from "./search.js";

/** @type {Record<string, string>} */
const graph = {
  start: "a d",
  a: "start b",
  b: "a c",
  c: "b goal",
  d: "start e",
  e: "d goal",
  goal: "c e",
};
const texts = {
  turn: {
    en: "The start's queue: %. The goal's queue: %. Moves in any route: at least %.",
    zh: "起点的队列：%。终点的队列：%。任何路线至少 % 步。",
  },
  met: {
    en: "They meet at %, on a route of % moves. Moves in any route: at least %.",
    zh: "在 % 相遇，这条路线 % 步。任何路线至少 % 步。",
  },
};

/** @param {string} node */
const next = (node) => graph[node].split(" ");

class Turns {
  /** @type {Search[]} */
  searches = [];
  whole = element("input", { type: "checkbox", onchange: () => this.restart() });
  takes = [
    button({ en: "Start's turn", zh: "起点这边搜" }, () => this.turn(0)),
    button({ en: "Goal's turn", zh: "终点这边搜" }, () => this.turn(1)),
  ];

  /** @param {HTMLElement} figure */
  constructor(figure) {
    const label = element("label", {}, this.whole, t({ en: "Whole layers", zh: "整层" }));
    const restart = again(() => this.restart());
    this.figure = figure;
    this.say = begin(figure, [], ...this.takes, label, restart);
    this.restart();
  }

  restart() {
    this.searches = ["start", "goal"].map((end) => new Search(end, next));
    for (const take of this.takes) take.disabled = false;
    this.draw();
  }

  /**
   * bound returns the least number of moves that a route can have while the searches have not met.
   * Each search knows all places as near to its end as the front of its queue. A shorter route
   * would have a place that both know.
   */
  bound = () => this.searches.reduce((sum, { waiting }) => sum + waiting[0].distance, 1);

  /**
   * turn lets a search take a place or a layer, until it finds a place that the other search knows.
   * @param {number} side
   */
  turn(side) {
    const [search, other] = [this.searches[side], this.searches[1 - side]];
    const bound = this.bound();
    const { distance } = search.waiting[0];
    let met;
    do {
      search.step();
      met = search.waiting.find(({ board }) => other.found.has(board));
    } while (!met && this.whole.checked && search.waiting[0].distance === distance);
    this.draw();
    if (!met) return;
    this.figure.querySelector(`[data-node=${met.board}]`)?.setAttribute("class", "met waits");
    const moves = met.distance + other.of(met.board).distance;
    this.say(texts.met, this.nameOf(met.board), moves, bound);
    for (const take of this.takes) take.disabled = true;
  }

  /** @param {string} node */
  nameOf = (node) => this.figure.querySelector(`[data-node=${node}] + text`)?.textContent ?? "";

  draw() {
    for (const circle of this.figure.querySelectorAll("circle")) circle.removeAttribute("class");
    const [start, goal] = ["forward", "backward"].map((side, i) => this.colour(side, i));
    this.say(texts.turn, start, goal, this.bound());
  }

  /**
   * colour colours the places that a search has found, and returns the names of the waiting places.
   * @param {string} side
   * @param {number} i
   */
  colour(side, i) {
    const { found, waiting } = this.searches[i];
    for (const state of found.values()) {
      const circle = this.figure.querySelector(`[data-node=${state.board}]`);
      circle?.setAttribute("class", side + (waiting.includes(state) ? " waits" : ""));
    }
    return waiting.map(({ board }) => this.nameOf(board)).join(" ");
  }
}

/** @param {HTMLElement} figure */
export const show = (figure) => new Turns(figure);

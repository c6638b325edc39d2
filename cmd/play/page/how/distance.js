// Figure 2: all boards in rows by their distance, and a walk among them.
import { Chart } from "./chart.js";
import { begin, button, load, streets } from "./parts.js";
import { Toy } from "./toy.js";

/** @param {HTMLElement} figure */
export async function show(figure) {
  const puzzle = await load("lc773");
  const next = streets(puzzle);
  const start = puzzle.start;
  const chart = new Chart(figure, start, next);
  /** @type {string[]} */
  let way = [];

  function redraw() {
    const row = chart.of(toy.position).distance;
    chart.draw("here", `M${chart.point(toy.position)}h6`);
    chart.draw("trail", way.map((board, i) => chart.line(way[Math.max(0, i - 1)], board)).join(""));
    const done = puzzle.solved(toy.position);
    const text = done
      ? { en: "The goal, in row %. You made % moves.", zh: "终点，在第 % 行。你走了 % 步。" }
      : { en: "You are in row %. You made % moves.", zh: "你在第 % 行，走了 % 步。" };
    say(text, row, way.length - 1);
  }

  const toy = new Toy(puzzle, next, () => {
    way.push(toy.position);
    redraw();
  });
  const again = button({ en: "Back to the start", zh: "回到起点" }, begun);
  const say = begin(figure, toy.host, again);

  function begun() {
    way = [start];
    toy.show(start);
    redraw();
  }
  begun();
}

// Figures 2 and 4: a walk on the map of all boards, which is a picture with a row for each
// distance. Figure 4 also distinguishes the moves by which the search found a board from the moves
// to a board that it had found before.
import { again, begin, load, streets, trace } from "./parts.js";
import { Search } from "./search.js";
import { Toy } from "./toy.js";

const pitch = 8; // of the boards in a row
const down = 13; // from row to row
const middle = 190; // of the rows
const top = 8; // of row 0

const texts = {
  on: { en: "Row %. Moves: %.", zh: "第 % 行，走了 % 步。" },
  goal: { en: "The goal, in row %. Moves: %.", zh: "终点：第 % 行，走了 % 步。" },
  late: {
    en: "Row %. Moves: %. The search came here by another move first.",
    zh: "第 % 行，走了 % 步。搜索先从别处来过了。",
  },
};

/**
 * chartOf returns a function that returns the position of a state on the map.
 * @param {Search} search
 */
function chartOf({ found }) {
  /** @type {import("./search.js").State[][]} */
  const rows = [];
  for (const state of found.values()) (rows[state.distance] ??= []).push(state);
  return (/** @type {import("./search.js").State} */ state) => {
    const row = rows[state.distance];
    const x = middle + pitch * (row.indexOf(state) - row.length / 2) + 1;
    return `${x} ${down * state.distance + top}`;
  };
}

/** @param {HTMLElement} figure */
export async function show(figure) {
  const puzzle = await load("lc773");
  const next = streets(puzzle);
  const search = new Search(puzzle.start, next);
  search.until(() => false);
  const point = chartOf(search);
  const marksLate = figure.querySelector(".late") !== null;
  const paths = { trail: "", late: "" };
  let moves = 0;

  /** @param {keyof typeof texts} what */
  function draw(what) {
    const here = search.of(toy.position);
    trace(figure, "here", `M${point(here)}h6`);
    for (const [name, path] of Object.entries(paths)) trace(figure, name, path);
    say(texts[what], here.distance, moves);
  }

  /** @param {string} before */
  function went(before) {
    const [from, to] = [before, toy.position].map(search.of);
    const isLate = marksLate && to.parent !== from && from.parent !== to;
    paths[isLate ? "late" : "trail"] += `M${point(from)}L${point(to)}`;
    moves++;
    if (isLate) draw("late");
    else draw(puzzle.solved(to.board) ? "goal" : "on");
  }

  function restart() {
    Object.assign(paths, { trail: "", late: "" });
    moves = 0;
    toy.show(puzzle.start);
    draw("on");
  }

  const toy = new Toy(puzzle, next, went);
  const say = begin(figure, [toy.host], again(restart));
  restart();
}

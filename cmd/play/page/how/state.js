// Figure 8: a board with two distances, one for each colour to move.
import { element } from "../core/dom.js";
import { begin, button, load } from "./parts.js";
import { Search } from "./search.js";
import { Toy } from "./toy.js";

const start = "BOBWWOBWBWBWBWWB";
const texts = {
  B: { en: "Black to move. Fewest moves: %.", zh: "轮到黑方，最少 % 步。" },
  W: { en: "White to move. Fewest moves: %.", zh: "轮到白方，最少 % 步。" },
  won: { en: "Four in a line.", zh: "四子连成一线。" },
  stuck: { en: "Nobody can win any more.", zh: "连不成了。" },
};

/**
 * fewest returns the least number of moves to a win, or -1.
 * @param {import("./parts.js").Puzzle} puzzle
 * @param {string} position
 */
function fewest(puzzle, position) {
  const search = new Search(position, puzzle.moves);
  while (search.waiting.length) {
    const { board, distance } = search.states[search.step()];
    if (puzzle.solved(board)) return distance;
  }
  return -1;
}

/** @param {HTMLElement} figure */
export async function show(figure) {
  const puzzle = await load("luogu2346");

  function draw() {
    const least = fewest(puzzle, toy.position);
    const turn = /** @type {"B" | "W"} */ (toy.position.at(-1));
    if (least < 0) say(texts.stuck);
    else say(least ? texts[turn] : texts.won, least);
  }

  /** @param {string} turn */
  function restart(turn) {
    toy.show(`${start} ${turn}`);
    draw();
  }

  const toy = new Toy(puzzle, puzzle.moves, draw);
  const black = button({ en: "Black begins", zh: "黑方先走" }, () => restart("B"));
  const white = button({ en: "White begins", zh: "白方先走" }, () => restart("W"));
  const say = begin(figure, toy.host, element("div", { className: "buttons" }, black, white));
  restart("B");
}

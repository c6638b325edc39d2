// Figure 8: a board with two distances, one for each colour to move.
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

/** @param {HTMLElement} figure */
export async function show(figure) {
  const puzzle = await load("luogu2346");

  function draw() {
    const won = new Search(toy.position, puzzle.moves).until(puzzle.solved);
    const turn = /** @type {"B" | "W"} */ (toy.position.at(-1));
    if (!won) say(texts.stuck);
    else say(won.distance ? texts[turn] : texts.won, won.distance);
  }

  /** @param {string} turn */
  function restart(turn) {
    toy.show(`${start} ${turn}`);
    draw();
  }

  const toy = new Toy(puzzle, puzzle.moves, draw);
  const black = button({ en: "Black begins", zh: "黑方先走" }, () => restart("B"));
  const white = button({ en: "White begins", zh: "白方先走" }, () => restart("W"));
  const say = begin(figure, [toy.host], black, white);
  restart("B");
}

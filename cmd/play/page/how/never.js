// Figure 5: two maps that no move joins, drawn as rings, and the number of inversions.
import { Chart } from "./chart.js";
import { begin, button, load, streets, twin } from "./parts.js";
import { Toy } from "./toy.js";

const centres = [90, 270]; // of the rings
const radius = 70;

/** @param {string} board */
function inversionsOf(board) {
  const tiles = board.match(/[1-5]/g) ?? [];
  return tiles.flatMap((a, i) => tiles.slice(i).filter((b) => b < a)).length;
}

/** @param {HTMLElement} figure */
export async function show(figure) {
  const puzzle = await load("lc773");
  const next = streets(puzzle);
  const start = puzzle.start;
  const { search } = new Chart(figure, start, next);

  /**
   * place returns where the rings show a board. Swapping the tiles 1 and 2 joins each board of one
   * ring with a board of the other.
   * @param {string} board
   */
  function place(board) {
    const odd = inversionsOf(board) % 2;
    const number = search.numbers.get(odd ? twin(board) : board) ?? 0;
    const angle = (number * 2 * Math.PI) / search.states.length;
    return `${centres[odd] + radius * Math.sin(angle)} ${90 - radius * Math.cos(angle)}`;
  }

  /** @param {string} before */
  function redraw(before) {
    const inversions = inversionsOf(toy.position);
    const old = before === toy.position ? "" : `${inversionsOf(before)} → `;
    figure.querySelector(".here")?.setAttribute("d", `M${place(toy.position)}h0`);
    const text =
      inversions % 2
        ? { en: "Inversions: %, odd. The goal is not here.", zh: "逆序数：%，奇数，终点不在这边。" }
        : { en: "Inversions: %, even.", zh: "逆序数：%，偶数。" };
    say(text, old + inversions);
  }

  const toy = new Toy(puzzle, next, redraw);
  const swap = button({ en: "Swap 1 and 2", zh: "对调 1 和 2" }, () => {
    const before = toy.position;
    toy.show(twin(before));
    redraw(before);
  });
  const say = begin(figure, toy.host, swap);
  toy.show(start);
  redraw(start);
}

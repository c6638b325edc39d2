// Figure 5: the number of inversions in two puzzles, and the two maps of the smaller one, which no
// move joins, as rings.
import { begin, button, load, streets, trace, twin } from "./parts.js";
import { Search } from "./search.js";
import { Toy } from "./toy.js";

const centres = [90, 270]; // of the rings
const radius = 70;
const texts = [
  { en: "Read as %. Inversions: %, even.", zh: "读作 %，逆序数 %，偶数。" },
  { en: "Read as %. Inversions: %, odd.", zh: "读作 %，逆序数 %，奇数。" },
];

/** @param {string} board */
const tilesOf = (board) => board.match(/[1-8]/g) ?? [];

/** @param {string} board */
const inversionsOf = (board) =>
  tilesOf(board).flatMap((a, i, tiles) => tiles.slice(i).filter((b) => b < a)).length;

/**
 * place returns the position of a board on the rings. Swapping the tiles 1 and 2 leads to the same
 * position on the other ring.
 * @param {Search} ring
 * @param {string} board
 */
function place({ of, found }, board) {
  const odd = inversionsOf(board) % 2;
  const { number } = of(odd ? twin(board) : board);
  const angle = (number * 2 * Math.PI) / found.size;
  return `${centres[odd] + radius * Math.sin(angle)} ${90 - radius * Math.cos(angle)}`;
}

/** @param {HTMLElement} figure */
export async function show(figure) {
  const puzzles = [await load("lc773"), await load("acwing845")];
  const ring = new Search(puzzles[0].start, streets(puzzles[0]));
  ring.until(() => false);

  /**
   * tell says what a board is, and what it was before, and shows it on the rings if it belongs to
   * the smaller puzzle.
   * @param {string} before
   * @param {string} board
   */
  function tell(before, board) {
    const inversions = inversionsOf(board);
    const counts = [...new Set([before, board])].map(inversionsOf).join(" → ");
    say(texts[inversions % 2], tilesOf(board).join(" "), counts);
    if (tilesOf(board).length > 5) return;
    trace(figure, "here", `M${place(ring, board)}h0`);
    trace(figure, "twins", `M${place(ring, board)}L${place(ring, twin(board))}`);
  }

  const say = begin(
    figure,
    puzzles.map((puzzle) => player(puzzle, tell)),
  );
  tell(puzzles[0].start, puzzles[0].start);
}

/**
 * player returns a board to play, with a button that swaps two tiles.
 * @param {import("./parts.js").Puzzle} puzzle
 * @param {(before: string, board: string) => void} tell
 */
function player(puzzle, tell) {
  const toy = new Toy(puzzle, streets(puzzle), (before) => tell(before, toy.position));
  const swap = button({ en: "Swap 1 and 2", zh: "对调 1 和 2" }, () => {
    const before = toy.position;
    toy.show(twin(before));
    tell(before, toy.position);
  });
  toy.show(puzzle.start);
  toy.host.append(swap);
  return toy.host;
}

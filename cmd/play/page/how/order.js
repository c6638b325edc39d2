// Figure 8, red and blue: the shortest solution that the search finds, depending on the order of
// the moves.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { begin, load, small } from "./parts.js";
import { Search } from "./search.js";

/**
 * letter returns the name of a move from the distance that the white cell moves.
 * @param {string} from
 * @param {string} to
 */
const letter = (from, to) => "ULRD"[[-4, -1, 1, 4].indexOf(to.indexOf("w") - from.indexOf("w"))];

/** @param {HTMLElement} figure */
export async function show(figure) {
  const puzzle = await load("euler244"); // its moves are in the order U, D, L, R
  const boards = puzzle.start.split(" ");
  const reversed = element("input", { type: "checkbox", onchange: draw });
  const label = element("label", {}, reversed, t({ en: "Reverse the order", zh: "倒过来试" }));
  const say = begin(
    figure,
    boards.map((board) => small(puzzle, board)),
    label,
  );

  function draw() {
    const order = reversed.checked ? "RLDU" : "UDLR";
    const search = new Search(boards[0], (board) =>
      reversed.checked ? puzzle.moves(board).reverse() : puzzle.moves(board),
    );
    let word = "";
    for (let at = search.until(puzzle.solved); at?.parent; at = at.parent) {
      word = letter(at.parent.board, at.board) + word;
    }
    say({ en: "In the order %, it finds % first.", zh: "按 % 的顺序，先搜到 %。" }, order, word);
  }
  draw();
}

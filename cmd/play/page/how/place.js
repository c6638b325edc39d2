// Figure 1: a board as a place, with streets to the boards one move away.
import { element } from "../core/dom.js";
import { t } from "../core/texts.js";
import { begin, load, small, streets } from "./parts.js";
import { Toy } from "./toy.js";

const sides = ["up", "left", "right", "down"];
const doorsHere = {
  en: "From here, % streets lead away. You have visited % of 360 places.",
  zh: "这里通着 % 条街。你到过 % 个地点，一共 360 个。",
};

/** @param {HTMLElement} figure */
export async function show(figure) {
  const puzzle = await load("lc773");
  const next = streets(puzzle);
  const toy = new Toy(puzzle, next, redraw);
  const doors = element("div", { className: "doors" }, toy.host);
  const say = begin(figure, [doors]);
  const seen = new Set();

  /** @param {string} board */
  function door(board) {
    const [from, to] = [board, toy.position].flatMap((position) => toy.gapsIn(position));
    const name = element(
      "span",
      { className: "unseen" },
      t({ en: "Go to %", zh: "走到 %" }, board),
    );
    const made = element("button", { onclick: () => toy.press(from) }, small(puzzle, board), name);
    made.style.gridArea = sides[[-3, -1, 1, 3].indexOf(from - to)];
    return made;
  }

  function redraw() {
    const hadFocus = document.activeElement?.parentElement === doors;
    const boards = next(toy.position);
    seen.add(toy.position);
    while (doors.lastChild !== toy.host) doors.lastChild?.remove();
    doors.append(...boards.map(door));
    if (hadFocus) /** @type {HTMLElement} */ (doors.lastChild).focus();
    say(doorsHere, boards.length, seen.size);
  }

  toy.show(puzzle.start);
  redraw();
}

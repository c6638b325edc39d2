// Figure 9: all places where ghost a may be, as bits that move by a shift.
import { miniature } from "../board/cells.js";
import { element } from "../core/dom.js";
import { again, begin, button, load } from "./parts.js";

const columns = 8;
const line = BigInt(columns); // bits
const maze = [
  ..."########",
  ..."#      #",
  ..."# # # ##",
  ..."# # # b#",
  ..."# # ## #",
  ..."#c#a#  #",
  ..."########",
];

/** @param {string} keys */
const bitsOf = (keys) =>
  maze.reduce((bits, key, i) => (keys.includes(key) ? bits | (1n << BigInt(i)) : bits), 0n);

const free = bitsOf(" a");

/** @param {HTMLElement} figure */
export async function show(figure) {
  const { look } = await load("uva1601");
  const board = element("div", { className: "toy" });
  const row = element("pre", { ariaHidden: "true" });
  const step = button({ en: "Step", zh: "走一步" }, () => {
    // The walls around the maze catch the bits shifted beyond the end of a row.
    redraw(bits | (bits << 1n) | (bits >> 1n) | (bits << line) | (bits >> line));
  });
  const say = begin(
    figure,
    [board, row],
    step,
    again(() => redraw(bitsOf("a"))),
  );
  let bits = 0n;

  /** @param {bigint} next */
  function redraw(next) {
    const more = (next & free) !== bits;
    bits = next & free;
    const has = maze.map((_, i) => (bits >> BigInt(i)) & 1n);
    const cells = maze.map((key, i) => (has[i] ? "a" : key.replace("a", " ")));
    board.replaceChildren(miniature(look, cells, columns));
    row.textContent = has.join("").replace(/.{8}/g, "$&\n");
    const count = has.filter(Boolean).length;
    say(
      more
        ? { en: "Cells where a may be: %.", zh: "a 可能在的格子：% 个。" }
        : { en: "Cells that a can reach: %.", zh: "a 能到的格子：% 个。" },
      count,
    );
  }
  redraw(bitsOf("a"));
}

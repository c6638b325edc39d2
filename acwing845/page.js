// The page.js of this puzzle for the page of cmd/play. CONTRIBUTING.md describes each export.
export const names = { en: "8-puzzle · AcWing 845", zh: "八数码 · AcWing 845" };
export const about = {
  en: "Slide tiles into the gap until 1 to 8 are in order and the gap is last.",
  zh: "把数字滑进空格，直到 1 到 8 按顺序排好，空格在最后。",
};
export const refused = {
  en: "Only tiles in the row or the column of the gap can move.",
  zh: "只有和空格同行或同列的数字能移动。",
};
export const form = { pattern: /[0-8x](?:\s*[0-8x]){8}/gi, cell: /[0-8x]/gi, columns: 3 };
export const gap = "0xX";
export const arrows = "tile"; // an arrow key says which way a tile slides
export const choice = {
  easy: "4 1 3 7 2 6 5 8 x\n",
  hard: "every-depth/23",
  hardest: "hardest-31a",
  none: "unsolvable",
};
export const random = {
  count: 1000,
  perRun: 1,
  easy: [3, 10],
  medium: [11, 18],
  hard: [19, 31],
  forms: ["AcWing", "AOJ"],
};

/**
 * text returns a board as the program writes it.
 * @param {string[]} cells
 */
export const text = (cells) => cells.join(" ").replace(/[0X]/, "x");

/**
 * solved returns the cells to mark if the board is solved, or null.
 * @param {string} position
 */
export function solved(position) {
  return text(position.match(form.cell) ?? []) === "1 2 3 4 5 6 7 8 x" ? [] : null;
}

export const errors = {
  "tile (.) appears twice on the board": "数字 % 出现了两次",
  "the blank appears twice on the board": "空格出现了两次",
  "a tile from 1 to 8 or the blank, x or 0": "1 到 8 的数字，或表示空格的 x、0",
};

// The searches that can be watched: the program's own search and the plain search.
export const watch = {
  searches: [{ name: "fast" }, { name: "plain" }],
};

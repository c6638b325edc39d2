// The page.js of this puzzle for the page of cmd/play. CONTRIBUTING.md describes each export.
export const names = {
  en: "Red and blue tiles · Euler 244",
  zh: "红蓝方块 · Euler 244",
  short: { en: "Red and blue", zh: "红蓝方块" },
};
export const about = {
  en: "Move the white cell until the board looks like the target.",
  zh: "移动白格，直到棋盘变成目标的样子。",
};
export const refused = {
  en: "The white cell can only swap with a cell next to it.",
  zh: "白格只能和相邻的格子交换。",
};
export const form = { pattern: /[rbw](?:\s*[rbw]){31}/g, cell: /[rbw]/g, columns: 4, frames: 2 };
export const gap = "w";
export const arrows = "gap"; // an arrow key says which way the white cell moves
export const pieces = {
  r: { shape: "dot", colour: "red", label: "", en: "red tile", zh: "红块" },
  b: { shape: "bar", colour: "blue", label: "", en: "blue tile", zh: "蓝块" },
  w: { shape: "frame", colour: "white", label: "", en: "white cell", zh: "白格" },
};
export const brushes = () => "rbw";
export const single = { en: "the white cell", zh: "白格" };
export const choice = {
  easy: "wrbbrrbbrrbbrrbb rrbbrwbbrrrbrbbb\n",
  hard: "every-depth/25",
  hardest: "deepest-48",
  none: "counts-differ",
};
export const random = {
  count: 400,
  easy: [4, 10],
  medium: [11, 17],
  hard: [18, 48],
  forms: ["post"],
  answer: {
    en:
      "Print the number of moves and, of all shortest routes, the first in the order U, D, L, R. " +
      "Each letter says which way the white cell goes.",
    zh: "先输出步数，再输出最短走法中按 U、D、L、R 排序最靠前的一种；字母是白格移动的方向。",
  },
};

/** @typedef {import("../cmd/play/page/core/puzzle.js").Case} Case */

/**
 * text returns a board as the program writes it.
 * @param {string[]} cells
 */
export const text = (cells) => cells.join("");

/**
 * solved returns the cells to mark if the board is solved, or null.
 * @param {string} position
 * @param {Case} start
 */
export function solved(position, { letters }) {
  const cells = position.match(form.cell) ?? [];
  return letters.slice(16).every((key, i) => key === cells[i]) ? [] : null;
}

export const errors = {
  "w appears twice in the frame": "一个局面里有两个 w",
  "the frame has no w": "局面里没有 w",
  "w, r or b": "w、r 或 b",
};

// The searches that can be watched: the program's own search and the plain search.
export const watch = {
  moves: {
    en: "Each letter says which way the white cell goes: left, right, up or down.",
    zh: "字母是白格移动的方向：L 左，R 右，U 上，D 下。",
  },
  searches: [{ name: "fast", code: "euler244/solve.go" }, { name: "plain" }],
};

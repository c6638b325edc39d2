// What the page of cmd/play needs to know about this puzzle. CONTRIBUTING.md describes each export.
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
export const single = { key: /w/, en: "the white cell", zh: "白格" }; // each frame has exactly one
export const choice = {
  easy: "wrbbrrbbrrbbrrbb rrbbrwbbrrrbrbbb\n",
  hard: "every-depth/25",
  hardest: "deepest-48",
  none: "counts-differ",
  samples: ["sample1"],
};
export const random = {
  count: 400,
  easy: [4, 10],
  medium: [11, 17],
  hard: [18, 48],
  forms: ["post"],
};

/** @typedef {import("../cmd/play/page/core/puzzle.js").Case} Case */

/**
 * text returns a board as the program writes it.
 * @param {string[]} cells
 */
export const text = (cells) => cells.join("");

/** @param {string} position */
const board = (position) => (position.match(form.cell) ?? []).slice(0, 16);

/**
 * solved returns the cells to mark if the board is solved, else null.
 * @param {string} position
 * @param {Case} start
 */
export function solved(position, { letters }) {
  return board(position).every((key, i) => key === letters[16 + i]) ? [] : null;
}

/**
 * hopeless returns the reason why a position has no solution, or null if page.js knows of none.
 * @param {string} position
 * @param {Case} start
 */
export function hopeless(position, { letters }) {
  const reds = (/** @type {string[]} */ cells) => cells.filter((key) => key === "r").length;
  const have = reds(board(position));
  const need = reds(letters.slice(16));
  if (have === need) return null;
  return {
    en: `No solution: the board has ${have} red tiles, the target has ${need}.`,
    zh: `无解：棋盘上有 ${have} 个红块，而目标有 ${need} 个。`,
  };
}

// The searches that can be watched: the program's own and the plain one.
export const watch = {
  moves: {
    en: "The letter tells where the white cell goes: left, right, up or down.",
    zh: "字母是白格移动的方向：L 左，R 右，U 上，D 下。",
  },
  searches: [{ name: "both", code: "euler244/solve.go" }, { name: "plain" }],
};

// What each golden is for, in Chinese; goldens.txt says it in English.
export const inputs = {
  "counts-differ": "两个局面的蓝块数不同：无解",
  "deepest-48": "离初始局面最远的两个局面，48 步",
  "every-depth": "距离从 0 到 48，每种距离一个局面",
  "layout-blanks": "格子之间有空格和制表符",
  "layout-crlf": "换行符是 CRLF",
  "layout-no-final-newline": "最后没有换行",
  "layout-rows": "局面分四行",
  "many-shortest-routes":
    "最短路很多的几对局面；能查出：走法的顺序不对，或者取了最后一条而不是第一条",
  "no-frame": "输入为空：没有输出",
  "no-move": "起点就是终点；能查出：走过一步才判断是不是终点",
  "odd-one-out": "只有一块是另一种颜色",
  "one-colour": "所有块颜色相同，只有白格的位置要紧",
  "one-move": "每个方向走一步",
  "other-counts": "红块和蓝块的数目不是 7 和 8",
  sample1: "博文里的一对局面，32 步；能查出：按移动的块而不是白格来写方向",
};

// The page.js of this puzzle for the page of cmd/play. CONTRIBUTING.md describes each export.
export const names = { en: "Sliding Puzzle · LeetCode 773", zh: "滑动谜题 · 力扣 773" };
export const about = {
  en: "Slide tiles into the gap until 1 to 5 are in order and the gap is last.",
  zh: "把数字滑进空格，直到 1 到 5 按顺序排好，空格在最后。",
};
export const refused = {
  en: "Only tiles in the row or the column of the gap can move.",
  zh: "只有和空格同行或同列的数字能移动。",
};
export const form = {
  pattern: /\[\s*\[[^[\]]*\][^[\]]*\[[^[\]]*\]\s*\]/g,
  cell: /[0-5]/g,
  columns: 3,
};
export const gap = "0";
export const arrows = "tile"; // an arrow key says which way a tile slides
export const choice = {
  easy: "[[4,0,1],[2,5,3]]\n",
  hard: "sample4",
  hardest: "hardest-21",
  none: "sample2",
};
export const random = {
  count: 400,
  easy: [3, 7],
  medium: [8, 13],
  hard: [14, 21],
  forms: ["LeetCode"],
};

/**
 * text returns a board as the program writes it.
 * @param {string[]} cells
 */
export const text = (cells) => `[[${cells.slice(0, 3)}],[${cells.slice(3)}]]`;

/**
 * solved returns the cells to mark if the board is solved, or null.
 * @param {string} position
 */
export function solved(position) {
  return position.match(form.cell)?.join("") === "123450" ? [] : null;
}

export const errors = {
  "missing (.*?) before (.*): a board looks like (.*)": "缺少 %，后面是：%。棋盘的格式是 %",
  "(.) appears twice on the board": "数字 % 出现了两次",
  "a number from 0 to 5": "0 到 5 的数字",
};

// The searches that can be watched: the plain search and the program's own search.
export const watch = {
  searches: [
    { name: "plain", flags: ["-plain", "-all"] },
    {
      name: "once",
      title: { en: "From the goal, once for all boards", zh: "从终点一次搜完" },
      flags: [],
      code: "lc773/solve.go",
    },
  ],
};

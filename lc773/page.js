// What the page of cmd/play needs to know about this puzzle. CONTRIBUTING.md describes each export.
export const names = { en: "Sliding Puzzle · LeetCode 773", zh: "滑动谜题 · 力扣 773" };
export const about = {
  en: "Slide tiles into the gap until 1 to 5 are in order and the gap is last.",
  zh: "把数字滑进空格，直到 1 到 5 按顺序排好，空格在最后。",
};
export const refused = {
  en: "Only a tile next to the gap can move.",
  zh: "只有空格旁边的数字能移动。",
};
export const form = { pattern: /\[\s*\[[^\]]*\][^\]]*\]\s*\]/g, cell: /[0-5]/g, columns: 3 };
export const gap = "0";
export const arrows = "tile"; // an arrow key says which way a tile slides
export const choice = {
  easy: "[[4,0,1],[2,5,3]]\n",
  hard: "sample4",
  hardest: "hardest-21",
  none: "sample2",
  samples: ["sample1", "sample2", "sample3", "sample4"],
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
 * solved returns the cells to mark if the board is solved, else null.
 * @param {string} position
 */
export function solved(position) {
  return position.match(form.cell)?.join("") === "123450" ? [] : null;
}

/**
 * hopeless returns the reason why a position has no solution, or null if it has one. A tile that
 * slides passes two other tiles or none, so the parity of the number of inversions never changes.
 * @param {string} position
 */
export function hopeless(position) {
  const cells = position.match(form.cell) ?? [];
  const tiles = cells.filter((key) => key !== "0");
  const inversions = tiles.flatMap((a, i) => tiles.slice(i).filter((b) => b < a)).length;
  return inversions % 2 === 0 ? null : parity(inversions);
}

/** @param {number} inversions */
const parity = (inversions) => ({
  en: `No solution: the number of inversions, ${inversions}, is odd. No move changes its parity.`,
  zh: `无解：逆序数是 ${inversions}，为奇数，而移动不改变其奇偶性。`,
});

// The searches that can be watched: the plain one and the program's own.
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

// What each golden is for, in Chinese; goldens.txt says it in English.
export const inputs = {
  "every-board": "全部 720 个局面，其中一半无解",
  "every-depth": "距离从 0 到 21，每种距离一个局面",
  "hardest-21": "距离最远的局面，只有这一个，要 21 步",
  "layout-blanks": "局面各部分之间有空格和制表符",
  "layout-broken-lines": "一个局面分成几行",
  "layout-byte-order-mark": "第一个局面前有字节顺序标记",
  "layout-crlf": "换行符是 CRLF",
  "layout-named": "局面前有名字，和力扣页面上一样",
  "layout-no-final-newline": "最后没有换行",
  "layout-one-line": "一行里有几个局面，之间有的有空格，有的没有",
  "no-board": "输入里没有局面：没有输出",
  sample1: "力扣的例子；能查出：有博文说它无解",
  sample2: "力扣的例子，无解",
  sample3: "力扣的例子，要 5 步",
  sample4: "力扣的例子，要 14 步",
  "several-boards": "一次输入几个局面",
  solved: "已经是目标的局面；能查出：走过一步才判断是不是目标",
  unsolvable: "有解和无解的局面；能查出：把空格也算进逆序数",
};

// What the page of cmd/play needs to know about this puzzle. CONTRIBUTING.md describes each export.
export const names = { en: "8-puzzle · AcWing 845", zh: "八数码 · AcWing 845" };
export const about = {
  en: "Slide tiles into the gap until 1 to 8 are in order and the gap is last.",
  zh: "把数字滑进空格，直到 1 到 8 按顺序排好，空格在最后。",
};
export const refused = {
  en: "Only a tile next to the gap can move.",
  zh: "只有空格旁边的数字能移动。",
};
export const form = { pattern: /[0-8x](?:\s*[0-8x]){8}/gi, cell: /[0-8x]/gi, columns: 3 };
export const gap = "0xX";
export const arrows = "tile"; // an arrow key says which way a tile slides
export const choice = {
  easy: "4 1 3 7 2 6 5 8 x\n",
  hard: "every-depth/23",
  hardest: "hardest-31a",
  none: "unsolvable",
  samples: ["sample1", "sample2"],
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

/** @param {string} position */
const read = (position) => position.match(form.cell) ?? [];

/**
 * solved returns the cells to mark if the board is solved, else null.
 * @param {string} position
 */
export function solved(position) {
  return text(read(position)) === "1 2 3 4 5 6 7 8 x" ? [] : null;
}

/**
 * hopeless returns the reason why a position has no solution, or null if it has one. A tile that
 * slides passes two other tiles or none, so the parity of the number of inversions never changes.
 * @param {string} position
 */
export function hopeless(position) {
  const tiles = read(position).filter((key) => !gap.includes(key));
  const inversions = tiles.flatMap((a, i) => tiles.slice(i).filter((b) => b < a)).length;
  return inversions % 2 === 0 ? null : parity(inversions);
}

/** @param {number} inversions */
const parity = (inversions) => ({
  en: `No solution: the number of inversions, ${inversions}, is odd. No move changes its parity.`,
  zh: `无解：逆序数是 ${inversions}，为奇数，而移动不改变其奇偶性。`,
});

// The searches that can be watched: the program's own and the plain one.
export const watch = {
  searches: [{ name: "both" }, { name: "plain" }],
};

// What each golden is for, in Chinese; goldens.txt says it in English.
export const inputs = {
  "aoj-every-depth": "距离从 0 到 31，每种距离一个局面，AOJ 的格式",
  "aoj-hardest-31": "距离最远的两个局面，AOJ 的格式",
  "aoj-sample": "AOJ ALDS1_13_B 的样例：分三行，空格写成 0",
  "every-depth": "距离从 0 到 31，每种距离一个局面",
  "hardest-31a": "距离最远（31 步）的两个局面之一；能查出：搜到 30 步就放弃",
  "hardest-31b": "距离为 31 的另一个局面",
  "layout-crlf": "换行符是 CRLF",
  "layout-double-blanks": "数字之间有两个空格，样例的一种写法就是这样",
  "layout-no-blanks": "数字之间没有空格",
  "layout-no-final-newline": "最后没有换行",
  "layout-tabs-trailing": "有制表符、空行，行首行尾有空格",
  "layout-three-rows": "局面分三行，有的带空格，有的不带",
  "near-solved": "只要 0 步或 1 步的局面，还有几个要多走几步的",
  "no-board": "输入为空：没有输出",
  sample1: "题目的样例；能查出：把空格也算进逆序数",
  sample2: "要 3 步的样例",
  solved: "已经是目标的局面；能查出：没有标记起点，或者走过一步才判断",
  unsolvable: "一个无解的局面",
  "unsolvable-many": "许多无解的局面，空格在每个位置都有",
};

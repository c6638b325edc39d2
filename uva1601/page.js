// What the page of cmd/play needs to know about this puzzle. CONTRIBUTING.md describes each export.
export const names = {
  en: "The Morning after Halloween · UVa 1601",
  zh: "万圣节后的早晨 · UVa 1601",
  short: { en: "Ghosts", zh: "万圣节" },
};
export const about = {
  en:
    "Bring each ghost to its capital letter. Drag ghosts one step each, or tap one and then a " +
    "cell. Go makes the move. Ghosts may not meet or swap places.",
  zh:
    "把每只鬼送到对应的大写字母。拖动鬼走一格（或先点鬼，再点格子），按“走”一起移动，算一步。" +
    "鬼不能相撞或互换位置。",
};
export const refused = {
  en: "A ghost can move only one step, to a free cell.",
  zh: "鬼每次只能走一步，走到相邻的空地。",
};
export { brushes, fresh, resized, single, sizes, write } from "./page-edit.js";
export const look = "maze";
export const pieces = {
  a: { shape: "ghost", colour: "red", en: "a", zh: "a" },
  b: { shape: "ghost", colour: "blue", en: "b", zh: "b" },
  c: { shape: "ghost", colour: "green", en: "c", zh: "c" },
  A: { shape: "target", colour: "red", en: "A", zh: "A" },
  B: { shape: "target", colour: "blue", en: "B", zh: "B" },
  C: { shape: "target", colour: "green", en: "C", zh: "C" },
  "#": { shape: "wall", label: "", en: "wall", zh: "墙" },
  " ": { shape: "way", label: "", en: "free cell", zh: "空地" },
};
export const choice = {
  easy: "8 6 2\n########\n#A#    #\n#B#b## #\n# # ## #\n#  a ###\n########\n",
  hard: "sample1/3",
  hardest: "hardest-lawful-post",
  none: "unsolvable",
  samples: ["sample1", "luogu-p1778-sample"],
};
export const random = {
  count: 800,
  easy: [3, 7],
  medium: [8, 14],
  hard: [15, 999],
  forms: ["UVa", "Luogu"],
};

/** @typedef {import("../cmd/play/page/core/puzzle.js").Case} Case */

const ghosts = "abc";

/**
 * findCases finds the mazes. A maze is a line "w h n" and then h lines, the last of which may be
 * missing while the input is being typed. The program reports a maze that is too large.
 * @param {string} text
 */
export function findCases(text) {
  const head = /\s*(\d+)\s+(\d+)\s+(\d+)[^\S\n]*\n/y;
  const mazes = [];
  for (;;) {
    const match = head.exec(text);
    if (!match) return mazes;
    const [columns, rows, count] = match.slice(1).map(Number);
    if (columns === 0 || columns * rows > 1 << 16) return mazes;
    const { lines, end } = findLines(text, head.lastIndex, columns, rows);
    const at = Array.from({ length: columns * rows }, (_, i) => {
      const line = lines[Math.floor(i / columns)];
      const x = i % columns;
      return line && x < line.map.length ? line.start + x : -1;
    });
    const start = match.index + match[0].search(/\d/);
    mazes.push({ start, end, columns, at, size: { columns, rows, ghosts: count } });
    head.lastIndex = Math.min(end, text.length);
  }
}

/**
 * findLines finds the lines of a map and their end. It skips lines before the map that are blank
 * and shorter than a line of the map.
 * @param {string} text
 * @param {number} start
 * @param {number} columns
 * @param {number} rows
 */
function findLines(text, start, columns, rows) {
  const lines = [];
  let end = start;
  while (lines.length < rows && end < text.length) {
    const [whole, map] = /([^\n\r\t]*)[^\n]*\n?/.exec(text.slice(end, end + 1000)) ?? ["", ""];
    if (lines.length > 0 || map.length >= columns || map.trim()) lines.push({ start: end, map });
    end += whole.length;
  }
  return { lines, end };
}

/**
 * places returns the cells of the ghosts. A position, such as "1,3 5,2", has the x and y of each.
 * @param {string} position or the case itself
 * @param {Case} found
 */
function places(position, { letters, columns, size }) {
  const pairs = position.match(/\d+,\d+/g);
  if (!pairs) return [...ghosts].slice(0, size.ghosts).map((name) => letters.indexOf(name));
  return pairs.map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return x + y * columns;
  });
}

/**
 * positionOf returns the position in which the ghosts are on some cells.
 * @param {number[]} cells
 * @param {Case} found
 */
const positionOf = (cells, { columns }) =>
  cells.map((i) => `${i % columns},${Math.floor(i / columns)}`).join(" ");

/**
 * cells returns the cells in a position, each ghost before the letter of its cell.
 * @param {string} position
 * @param {Case} found
 */
export function cells(position, found) {
  const all = found.letters.map((key) => (ghosts.includes(key) ? " " : key));
  for (const [ghost, cell] of places(position, found).entries()) {
    all[cell] = (ghosts[ghost] + all[cell]).trim();
  }
  return all;
}

/**
 * clash returns two ghosts that meet or swap places in a move, and says which, or null.
 * @param {number[]} from
 * @param {number[]} to
 */
function clash(from, to) {
  for (const [i, k] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ]) {
    if (k >= to.length) continue;
    const meet = to[i] === to[k];
    if (!meet && (to[i] !== from[k] || to[k] !== from[i])) continue;
    const [en, zh] = meet ? ["meet", "相撞"] : ["swap places", "互换位置"];
    const [a, b] = [ghosts[i], ghosts[k]];
    return { both: [i, k], en: `${a} and ${b} would ${en}.`, zh: `${a} 和 ${b} 会${zh}。` };
  }
  return null;
}

/**
 * steps returns the free cells next to a cell.
 * @param {number} cell
 * @param {Case} found
 */
function steps(cell, { letters, columns }) {
  const x = cell % columns;
  const beside = [cell - columns, cell + columns];
  if (x > 0) beside.push(cell - 1);
  if (x < columns - 1) beside.push(cell + 1);
  return beside.filter((to) => to in letters && letters[to] !== "#");
}

// The ghosts move all at once.
export const together = {
  names: ghosts,
  still: { en: "Move at least one ghost first.", zh: "还没移动任何鬼。" },
  places,
  position: positionOf,
  steps,
  clash,
};

/**
 * moves returns the positions one move from a position, which may be the case itself. Each ghost
 * stays or takes a step, at least one of them moves, and no two clash. A solved maze has no moves.
 * @param {string} position
 * @param {Case} start
 */
export function moves(position, start) {
  if (solved(position, start)) return [];
  const from = places(position, start);
  const stay = positionOf(from, start);
  /** @type {number[][]} */
  let ways = [[]];
  for (const ghost of from) {
    const ends = [ghost, ...steps(ghost, start)];
    ways = ways.flatMap((way) => ends.map((to) => [...way, to]));
  }
  const free = ways.filter((to) => !clash(from, to));
  return free.map((to) => positionOf(to, start)).filter((next) => next !== stay);
}

/**
 * goals returns the cells that the ghosts must reach.
 * @param {Case} start
 */
const goals = ({ letters, size }) =>
  [..."ABC"].slice(0, size.ghosts).map((name) => letters.indexOf(name));

/**
 * solved returns the cells to mark if all ghosts have reached their goals, else null.
 * @param {string} position
 * @param {Case} start
 */
export function solved(position, start) {
  const to = goals(start);
  return places(position, start).every((cell, ghost) => cell === to[ghost]) ? to : null;
}

/**
 * hopeless names a ghost that cannot reach its goal even alone, or returns null.
 * @param {string} position
 * @param {Case} start
 */
export function hopeless(position, start) {
  const to = goals(start);
  const stuck = places(position, start).findIndex(
    (cell, ghost) => !reached(cell, start).has(to[ghost]),
  );
  if (stuck < 0) return null;
  const [ghost, goal] = [ghosts[stuck], "ABC"[stuck]];
  return {
    en: `No solution: ${ghost} cannot reach ${goal}.`,
    zh: `无解：${ghost} 到不了 ${goal}。`,
  };
}

/**
 * reached returns the cells that a ghost can reach from a cell.
 * @param {number} cell
 * @param {Case} start
 */
function reached(cell, start) {
  const seen = new Set([cell]);
  for (const at of seen) {
    for (const to of steps(at, start)) seen.add(to); // the loop also visits what is added
  }
  return seen;
}

// The searches that can be watched: the post's second one, and the plain one. The program's own is
// not among them, because it moves groups of states, which are no boards.
export const watch = {
  noun: { en: ["state", "states"], zh: "状态" },
  moves: {
    en: "In aR bU, ghost a moves right and ghost b moves up, and any other ghost stays.",
    zh: "aR bU 就是 a 向右、b 向上，没有写出的鬼不动。",
  },
  searches: [{ name: "both", flags: ["-both"] }, { name: "plain" }],
};

// What each golden is for, in Chinese; goldens.txt says it in English.
export const inputs = {
  alone: "一个鬼，最多 103 步",
  "astar-marked-early": "卡：A* 在入队时就标记访问",
  "astar-marked-when-pushed-beyond": "和 astar-marked-early 卡的错误相同，地图里有 2x2 的空地",
  "astar-weighted": "三个鬼的小地图；卡：A* 带了权重，或者在入队时就标记访问",
  "by-the-rules": "大小不一的十张地图",
  "cannot-pass": "鬼在走廊里不能交错：无解，或者要绕很远",
  corridors: "十条长走廊，最多 158 步",
  following: "鬼首尾相接地走；卡：不许走进另一个鬼正要离开的格子",
  "hardest-16x16-1": "有环的大地图，23 步",
  "hardest-16x16-2": "有环的大地图，71 步",
  "hardest-16x16-3": "有环的大地图，53 步",
  "hardest-16x16-4": "有环的大地图，42 步",
  "hardest-corridors": "35 条长走廊，最多 182 步",
  "hardest-for-the-post": "有环的八张，博文的双向 BFS 很慢",
  "hardest-lawful": "爬山法找到的三张，在符合题意的地图里，本程序在这三张上最慢",
  "hardest-lawful-2": "另外三张，和博文的双向 BFS 相比，本程序在这三张上快得最少",
  "hardest-lawful-plain": "爬山法找到的两张，符合题意，朴素 BFS 要搜完全部 1,330,890 个状态",
  "hardest-lawful-post": "爬山法找到的四张，符合题意，博文的双向 BFS 最多要搜 1,201,589 个状态",
  "hardest-no-border": "没有边框、本程序较慢的九张，一张无解",
  "hardest-rings": "有边框、环和树，本程序较慢的十张，一张无解",
  "hardest-rings-2": "又两张",
  "hardest-rings-3": "又三张，路线比下界长 6 步和约 20 步",
  "hardest-rings-4": "本程序较慢的又三张",
  "hardest-rings-5": "又三张：路线接近下界的，还有带凹室的走廊",
  "hardest-rings-6": "又三张",
  "hardest-rings-7": "又三张；第一张是树，也在 hardest-rings 里",
  "hardest-rings-8": "爬山法找到的两张有环的地图，本程序较慢",
  "hardest-trees": "九张，大多是树，要紧的是路最长的鬼当 c",
  "in-turn": "大小数据交替，其中两组各出现两次；卡：没有清空上一组的访问标记",
  "layer-by-layer-beyond": "和 state-by-state 卡的错误相同，地图里有 2x2 的空地",
  "layout-after-terminator": "0 0 0 后面还有文字，不能读",
  "layout-blank-after-header": "w h n 和地图之间有比地图行短的空白行，还有一行地图全是空格",
  "layout-blank-lines-between": "数据之间有空行",
  "layout-crlf": "换行符是 CRLF",
  "layout-header-blanks": "w h n 里有空格、制表符和换行",
  "layout-many-trailing-blanks": "行尾有许多空格和制表符；卡：fgets 的长度写死",
  "layout-no-final-newline": "最后没有换行",
  "layout-no-line-end": "没有 0 0 0，最后一张地图后也没有换行",
  "layout-no-terminator": "最后没有 0 0 0",
  "layout-trailing-blanks": "行尾有几个空格",
  "long-routes": "路线有 282、206 和 200 步；卡：距离只用 8 位",
  "luogu-p1778-sample": "洛谷的样例：没有 0 0 0，有一张地图里有 2x2 的空地，不合题意",
  "no-border": "四周没有墙的地图",
  "no-dataset": "只有 0 0 0：没有输出",
  "no-input": "输入为空：没有输出",
  "nothing-left":
    "房间旁边有环，无解和有解的各一张，还有一条短走廊；卡：起点或终点搜不到新状态时停不下来",
  "official-style-long": "符合题意的十张，路线很长",
  "official-style-wide": "符合题意的十张，朴素 BFS 要搜许多状态",
  "one-after-another": "有环的大小数据交替；一组出现两次，有两组会碰到上次搜索的残留",
  "one-after-another-2": "同上，另一批",
  "one-after-another-3": "同上，另一批",
  "one-after-another-beyond": "大小数据交替，无解或者没有边框，评测里不会有",
  "one-dataset-no-blanks": "没有空格的地图，读入时丢掉空格也不会错",
  "one-ghost": "一个鬼，一张有环，一张是 103 步的走廊",
  "one-ghost-beyond": "一个鬼，旁边有 2x2 的空地",
  "open-room": "16x16、没有墙的地图",
  "over-127-cells": "空地超过 127 格，评测里不会有；卡：用 int8 给空地编号",
  "over-127-cells-beyond": "空地超过 127 格，而且无解",
  "over-255-steps": "没有边框，路线有 265 步",
  proofs: "两张，卡下界大了 1，或者停得太早",
  "proofs-beyond": "大多是最小的地图，卡互换的规则写错、下界大了 1，或者停得太早",
  "random-1000": "1,000 张大小不一的随机地图，比评测一次给的多；185 张符合题意",
  renamed: "一张地图，三种方式给鬼起名，因为哪个是 c 有影响",
  "renamed-beyond": "又两张这样的地图",
  ring: "鬼在环上首尾相接地走",
  "ring-beyond": "有 2x2 空地的环，两张无解",
  sample1: "题目的样例，AOJ、POJ、LiveArchive 和 BOJ 的格式相同；卡：按单词读一行，丢了空格",
  "state-by-state": "卡：两头逐个状态轮流，或者层里第一次相遇就算数",
  tiny: "只有 2 到 6 格空地的地图",
  "trees-1": "十张各种各样的随机地图，最小的一批",
  "trees-2": "又十张，大一些",
  "trees-3": "又十张，再大一些",
  "trees-4": "又十张，再大一些",
  "trees-5": "又十张，最大 15x16",
  "two-ghosts": "两个鬼；卡：允许两个鬼互换位置",
  "two-ghosts-beyond": "两个鬼，有 2x2 的空地",
  unsolvable: "无解的地图；卡：无解时什么也不输出",
};

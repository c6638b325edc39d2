// The page.js of this puzzle for the page of cmd/play. CONTRIBUTING.md describes each export.
export const names = {
  en: "The Morning after Halloween · UVa 1601",
  zh: "万圣节后的早晨 · UVa 1601",
  short: { en: "Ghosts", zh: "万圣节" },
};
export const about = {
  en:
    "Bring each ghost to its capital letter. Drag ghosts one step each, or tap one and then a " +
    "cell. Press Go to move. Ghosts may not meet or swap places.",
  zh:
    "把每只鬼送到对应的大写字母处。拖动鬼走一格（或先点鬼，再点格子），按“走”一起移动，算一步。" +
    "鬼不能相撞或互换位置。",
};
export const refused = {
  en: "A ghost can move only one step, to a free cell.",
  zh: "鬼每次只能走一步，走到相邻的空地。",
};
export * from "./page-edit.js";
export const look = "maze";
export const pieces = {
  a: { shape: "ghost", colour: "red" },
  b: { shape: "ghost", colour: "blue" },
  c: { shape: "ghost", colour: "green" },
  A: { shape: "target", colour: "red" },
  B: { shape: "target", colour: "blue" },
  C: { shape: "target", colour: "green" },
  "#": { shape: "wall", label: "", en: "wall", zh: "墙" },
  " ": { shape: "way", label: "", en: "free cell", zh: "空地" },
};
export const choice = {
  easy: "8 6 2\n########\n#A#    #\n#B#b## #\n# # ## #\n#  a ###\n########\n",
  hard: "sample1/3",
  hardest: "hardest-lawful-post",
  none: "unsolvable",
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
  const head = /\s*((\d+)\s+(\d+)\s+(\d+)[^\S\n]*\n)/y;
  const mazes = [];
  for (let match = head.exec(text); match; match = head.exec(text)) {
    const [columns, rows, ghosts] = match.slice(2).map(Number);
    if (columns === 0 || columns * rows > 1 << 16) break;
    const start = head.lastIndex - match[1].length;
    const { lines, end } = findLines(text, head.lastIndex, columns, rows);
    mazes.push({
      start,
      end,
      columns,
      // The cells of all mazes of a long input would be too many, so each maze finds its own only
      // when asked.
      get at() {
        return lines.flatMap(([index, length]) =>
          Array.from({ length: columns }, (_, x) => (x < length ? index + x : -1)),
        );
      },
      size: { columns, rows, ghosts },
    });
    head.lastIndex = end;
  }
  return mazes;
}

/**
 * findLines finds the lines of a map, each as an index and a length, and the end of the map. It
 * skips lines before the map that are blank and shorter than a line of the map.
 * @param {string} text
 * @param {number} start
 * @param {number} columns
 * @param {number} rows
 */
function findLines(text, start, columns, rows) {
  const line = /([^\n\r\t]*)[^\n]*\n?/y;
  line.lastIndex = start;
  /** @type {[number, number][]} */
  const lines = [];
  while (lines.length < rows) {
    const isOver = line.lastIndex === text.length;
    const { 1: map, index } = /** @type {RegExpExecArray} */ (line.exec(text)); // "" at the end
    if (!isOver && lines.length === 0 && map.length < columns && !map.trim()) continue;
    lines.push([index, map.length]);
  }
  return { lines, end: line.lastIndex };
}

/**
 * cellsOf returns the cells of the given letters in a maze, as many cells as there are ghosts.
 * @param {string} names
 * @param {Case} found
 */
const cellsOf = (names, { letters, size }) =>
  [...names].slice(0, size.ghosts).map((name) => letters.indexOf(name));

/**
 * places returns the cells of the ghosts. A position, such as "1,3 5,2", has the x and y of each.
 * @param {string} position or the case itself
 * @param {Case} found
 */
function places(position, found) {
  const pairs = position.match(/\d+,\d+/g);
  if (!pairs) return cellsOf(ghosts, found);
  return pairs.map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return x + y * found.columns;
  });
}

/**
 * positionOf returns the position in which the ghosts are on the given cells.
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
 * clash says which two ghosts meet or swap places in a move, or returns null.
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
    const [en, zh] = meet
      ? ["meet: move the other one first", "相撞，先移动另一只"]
      : ["swap places", "互换位置"];
    const [a, b] = [ghosts[i], ghosts[k]];
    return { en: `${a} and ${b} would ${en}.`, zh: `${a} 和 ${b} 会${zh}。` };
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

// The ghosts all move at once.
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
  /** @type {number[][]} */
  let ways = [[]];
  for (const ghost of from) {
    const ends = [ghost, ...steps(ghost, start)];
    ways = ways.flatMap((way) => ends.map((to) => [...way, to]));
  }
  const moved = ways.slice(1); // in the first way, all ghosts stay
  return moved.filter((to) => !clash(from, to)).map((to) => positionOf(to, start));
}

/**
 * solved returns the cells to mark if all ghosts have reached their goals, or null.
 * @param {string} position
 * @param {Case} start
 */
export function solved(position, start) {
  const to = cellsOf("ABC", start);
  return places(position, start).every((cell, ghost) => cell === to[ghost]) ? to : null;
}

export const errors = {
  "a width from 1 to 16 \\(or 0 0 0\\)": "1 到 16 的宽（或 0 0 0）",
  "a height from 1 to 16": "1 到 16 的高",
  "a number of ghosts from 1 to 3": "1 到 3 的鬼数",
  "a width of 0 is allowed only in the last line, 0 0 0": "宽为 0 只能出现在最后一行 0 0 0",
  "unexpected (.*) after w h n": "w h n 后面多了 %",
  "the map below has (\\d+) (.*?): it needs each letter of (.*) once":
    "下面的地图里有 % 个 %，但 % 里的字母都应恰好出现一次",
  "map line (\\d+) of (\\d+) (.*)": "地图第 % 行（共 % 行）%",
  "has (\\d+) characters instead of (\\d+): were spaces lost in copying\\?":
    "有 % 个字符，应有 % 个，是不是复制时丢了空格？",
  "is longer than (\\d+) characters: (.*)": "超过 % 个字符，多出 %",
  "is cut short by the end of the input": "不完整，输入到此为止",
  "contains (.*)": "含有 %",
  "has (.*): only #, spaces and the letters (.*) are allowed":
    "含有 %，只能有 #、空格和 % 里的字母",
};

// The searches that can be watched: the post's second search and the plain search. The program's
// own search is not among them, because it moves groups of states, which are not boards.
export const watch = {
  noun: { en: ["state", "states"], zh: "状态" },
  moves: {
    en: "A letter and a direction name a ghost and its step, as in aR; any other ghost stays.",
    zh: "鬼的字母加方向，例如 aR 就是 a 向右走一步；没有写出的鬼不动。",
  },
  searches: [{ name: "both" }, { name: "plain" }],
};

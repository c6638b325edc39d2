// The page.js of this puzzle for the page of cmd/play. CONTRIBUTING.md describes each export.
export const names = { en: "Four in a Row · Luogu P2346", zh: "四子连棋 · 洛谷 P2346" };
export const about = {
  en:
    "Play both colours. Either may begin, and they take turns sliding a piece into an empty cell " +
    "next to it, until one has four in a line.",
  zh: "黑白双方都由你走，哪方先走都行：轮流把一枚棋子移进相邻的空位，任意一方四子连成一线即可。",
};
export const refused = {
  en: "A piece can only slide into an empty cell next to it, and the colours take turns.",
  zh: "棋子只能移进相邻的空位，黑白轮流走。",
};
export const form = { pattern: /[BWO](?:\s*[BWO]){15}/g, cell: /[BWO]/g, columns: 4 };
export const look = "discs";
export const gap = "O";
export const pieces = {
  B: { shape: "disc", colour: "black", label: "", en: "black piece", zh: "黑子" },
  W: { shape: "disc", colour: "white", label: "", en: "white piece", zh: "白子" },
  O: { shape: "hole", label: "", en: "empty cell", zh: "空位" },
};

/**
 * turn returns the letter of the side to move in a position. A position ends with this letter.
 * @param {string} position
 */
export const turn = (position) => position.match(/[BWO]/g)?.[16];

/**
 * note says whose turn it is in a position. At the start, either side may move.
 * @param {string | undefined} position
 */
export function note(position) {
  if (!position) return undefined;
  return turn(position) === "B"
    ? { en: "Black to move.", zh: "轮到黑方。" }
    : { en: "White to move.", zh: "轮到白方。" };
}

export const choice = {
  easy: "WWBB\nBWWB\nOOBB\nBWWW\n",
  hard: "sample1",
  hardest: "hardest-7",
};
export const random = {
  count: 1000,
  perRun: 1,
  easy: [1, 2],
  medium: [3, 3],
  hard: [4, 7],
  forms: ["Luogu"],
};

/**
 * moves returns the positions one move from a position. A piece of the side to move slides into an
 * empty cell next to it. In the case itself, either side may begin. A won position has no moves.
 * @param {string} position
 */
export function moves(position) {
  if (solved(position)) return [];
  const board = position.match(/[BWO]/g) ?? [];
  const cells = board.slice(0, 16);
  const sides = board.length > 16 ? [board[16]] : ["B", "W"];
  return sides.flatMap((side) => slides(cells, side));
}

/**
 * @param {string[]} cells
 * @param {string} side
 */
function slides(cells, side) {
  const after = side === "B" ? " W" : " B";
  const free = [...cells.keys()].filter((to) => cells[to] === "O");
  return free.flatMap((to) =>
    beside(to)
      .filter((from) => cells[from] === side)
      .map((from) => cells.with(to, side).with(from, "O").join("") + after),
  );
}

/** @param {number} cell */
function beside(cell) {
  const column = cell % 4;
  return [column > 0 ? cell - 1 : -1, column < 3 ? cell + 1 : -1, cell - 4, cell + 4];
}

/**
 * solved returns the cells of every line of four if the game is won, or null.
 * @param {string} position
 */
export function solved(position) {
  const cells = position.match(/[BWO]/g) ?? [];
  const full = ["B", "W"].flatMap((side) =>
    lines.filter((line) => line.every((i) => cells[i] === side)),
  );
  const won = full.flat();
  return won.length > 0 ? won : null;
}

// The lines of four cells, each by its first cell and the distance between neighbours.
const lines = [
  ...[0, 4, 8, 12].map((first) => [first, 1]),
  ...[0, 1, 2, 3].map((first) => [first, 4]),
  [0, 5],
  [3, 3],
].map(([first, by]) => [0, 1, 2, 3].map((i) => first + i * by));

export const errors = {
  "too many (.): a board has 7 B, 7 W and 2 O": "% 太多：棋盘上应有 7 个 B、7 个 W 和 2 个 O",
  "B, W or O": "B、W 或 O",
};

// The searches that can be watched: the plain search and the program's own search, which tests a
// position when it finds it.
export const watch = {
  noun: { en: ["position", "positions"], zh: "局面" },
  starts: {
    en: "White or black may move first, so a board has two starts, one for each.",
    zh: "白方、黑方都可以先走，所以一个盘面有两个起点。",
  },
  solved: { en: "a won position", zh: "四子连线的局面" },
  searches: [
    { name: "plain" },
    {
      name: "submitted",
      title: { en: "The program's search", zh: "程序用的搜索" },
      flags: [],
      code: "luogu2346/solve.go",
    },
  ],
};

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
  easy: [3, 10],
  medium: [11, 18],
  hard: [19, 31],
  forms: ["AcWing", "AOJ"],
};

/**
 * moves returns the boards one move from a position, which may be the case itself. A tile next to
 * the gap slides into it. A solved board has no moves.
 * @param {string} position
 */
export function moves(position) {
  if (solved(position)) return [];
  const cells = read(position);
  const at = cells.indexOf("x");
  const beside = [at - 3, at + 3];
  if (at % 3 > 0) beside.push(at - 1);
  if (at % 3 < 2) beside.push(at + 1);
  return beside.filter((from) => from in cells).map((from) => slid(cells, from, at).join(" "));
}

/** @param {string} position */
const read = (position) =>
  Array.from(position.match(form.cell) ?? [], (key) => (gap.includes(key) ? "x" : key));

/**
 * @param {string[]} cells
 * @param {number} from
 * @param {number} to
 */
function slid(cells, from, to) {
  const next = [...cells];
  next[to] = cells[from];
  next[from] = cells[to];
  return next;
}

/**
 * solved returns the cells to mark if the board is solved, else null.
 * @param {string} position
 */
export function solved(position) {
  return read(position).join("") === "12345678x" ? [] : null;
}

/**
 * hopeless returns the reason why a position has no solution, or null if it has one. A tile that
 * slides passes two other tiles or none, so the parity of the number of inversions never changes.
 * @param {string} position
 */
export function hopeless(position) {
  const tiles = read(position).filter((key) => key !== "x");
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
  searches: [
    { name: "both", flags: [], way: { both: true }, code: "common/bothends.go" },
    { name: "plain", flags: ["-plain"], way: {}, code: "common/bfs.go" },
  ],
};

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
  easy: "8 6 2\n########\n#A#    #\n#B#b## #\n# # ## #\n#  a   #\n########\n",
  hard: "sample1/3",
  hardest: "hardest-16x16-2",
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

/** @typedef {import("../cmd/play/page/puzzles.js").Case} Case */
/** @typedef {import("../cmd/play/page/puzzles.js").Size} Size */

/**
 * findCases finds the mazes. A maze is a line "w h n" and then h lines, the last of which may be
 * missing while the input is being typed. The program reports a maze that is too large.
 * @param {string} text
 */
function findCases(text) {
  const head = /\s*(\d+)\s+(\d+)\s+(\d+)[^\S\n]*\n/y;
  const mazes = [];
  for (;;) {
    const match = head.exec(text);
    if (!match) return mazes;
    const [columns, rows, ghosts] = match.slice(1).map(Number);
    if (columns === 0 || columns * rows > 1 << 16) return mazes;
    const { lines, end } = findLines(text, head.lastIndex, columns, rows);
    const at = Array.from({ length: columns * rows }, (_, i) => {
      const line = lines[Math.floor(i / columns)];
      const x = i % columns;
      return line && x < line.map.length ? line.start + x : -1;
    });
    mazes.push({ start: match.index + match[0].search(/\d/), end, columns, rows, ghosts, at });
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
 * write returns a maze as an input.
 * @param {string[]} cells
 * @param {Size} size
 */
function write(cells, { columns, ghosts }) {
  const rows = cells.join("").match(RegExp(`.{${columns}}`, "g")) ?? [];
  return [`${columns} ${rows.length} ${ghosts}`, ...rows, ""].join("\n");
}

/**
 * things returns the cells of the ghosts. A position, such as "1,3 5,2", has the x and y of each.
 * @param {string[]} letters
 * @param {string | undefined} position
 * @param {{ columns: number, ghosts: number }} found
 */
function things(letters, position, { columns, ghosts }) {
  const places = position?.match(/\d+,\d+/g);
  if (!places) return [..."abc"].slice(0, ghosts).map((name) => letters.indexOf(name));
  return places.map((place) => {
    const [x, y] = place.split(",").map(Number);
    return x + y * columns;
  });
}

/**
 * @param {number[]} cells
 * @param {{ columns: number }} found
 */
function toPosition(cells, { columns }) {
  return cells.map((i) => `${i % columns},${Math.floor(i / columns)}`).join(" ");
}

/**
 * pairs returns all pairs of count ghosts.
 * @param {number} count
 */
function pairs(count) {
  const all = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  return all.filter(([, second]) => second < count);
}

/**
 * clash returns two ghosts that meet or swap places in a move, and says which, or null.
 * @param {number[]} from
 * @param {number[]} to
 */
function clash(from, to) {
  for (const both of pairs(to.length)) {
    const [k, i] = both;
    const meet = to[k] === to[i];
    if (!meet && (to[k] !== from[i] || to[i] !== from[k])) continue;
    const [en, zh] = meet ? ["meet", "相撞"] : ["swap places", "互换位置"];
    const [a, b] = both.map((ghost) => "abc"[ghost]);
    return { both, en: `${a} and ${b} would ${en}.`, zh: `${a} 和 ${b} 会${zh}。` };
  }
  return null;
}

/**
 * moves returns the positions one move from a position, which may be the case itself. Each ghost
 * stays or takes a step, at least one of them moves, and no two clash. A solved maze has no moves.
 * @param {string} position
 * @param {Case} start
 */
export function moves(position, start) {
  if (solved(position, start)) return [];
  const from = things(start.letters, position, start);
  const stay = toPosition(from, start);
  /** @type {number[][]} */
  let ways = [[]];
  for (const ghost of from) {
    const ends = [ghost, ...steps(ghost, start)];
    ways = ways.flatMap((way) => ends.map((to) => [...way, to]));
  }
  const free = ways.filter((to) => !clash(from, to));
  return free.map((to) => toPosition(to, start)).filter((next) => next !== stay);
}

/**
 * steps returns the free cells next to a cell.
 * @param {number} cell
 * @param {{ letters: string[], columns: number }} start
 */
function steps(cell, { letters, columns }) {
  const x = cell % columns;
  const beside = [cell - columns, cell + columns];
  if (x > 0) beside.push(cell - 1);
  if (x < columns - 1) beside.push(cell + 1);
  return beside.filter((to) => to in letters && letters[to] !== "#");
}

/**
 * goals returns the cells that the ghosts must reach.
 * @param {Case} start
 */
function goals({ letters, ghosts }) {
  return [..."ABC"].slice(0, ghosts).map((name) => letters.indexOf(name));
}

/**
 * solved returns the cells to mark if all ghosts have reached their goals, else null.
 * @param {string} position
 * @param {Case} start
 */
export function solved(position, start) {
  const to = goals(start);
  const at = things(start.letters, position, start);
  return at.every((cell, ghost) => cell === to[ghost]) ? to : null;
}

/**
 * hopeless names a ghost that cannot reach its goal even alone, or returns null.
 * @param {string} position
 * @param {Case} start
 */
export function hopeless(position, start) {
  const to = goals(start);
  const stuck = things(start.letters, position, start).findIndex(
    (cell, ghost) => !reached(cell, start).has(to[ghost]),
  );
  if (stuck < 0) return null;
  const [ghost, goal] = ["abc"[stuck], "ABC"[stuck]];
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

/** @param {number} ghosts */
const needed = (ghosts) => "aAbBcC".slice(0, 2 * ghosts);
/** @param {Size} maze */
export const brushes = (maze) => "# " + needed(maze.ghosts);
// A maze has one of each, so painting one moves it.
export const single = { key: /[a-cA-C]/, en: "a ghost or its capital letter", zh: "鬼和大写字母" };
const sizes = { columns: [4, 16], rows: [4, 16], ghosts: [1, 3] };

/**
 * inside reports whether a cell is not on the border.
 * @param {number} i
 * @param {{ columns: number, rows: number }} size
 */
const inside = (i, { columns, rows }) =>
  i >= columns && i < columns * (rows - 1) && i % columns > 0 && i % columns < columns - 1;

/**
 * resized returns the cells of a maze in another size, with a border of walls and all letters.
 * @param {string[]} old
 * @param {Size} from
 * @param {Size} size
 */
function resized(old, from, size) {
  const { columns, rows, ghosts } = size;
  const letters = needed(ghosts);
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    if (!inside(i, size)) return "#";
    const was = (i % columns) + Math.floor(i / columns) * from.columns;
    const kept = i % columns < from.columns && inside(was, from) ? old[was] : " ";
    return kept === "#" || letters.includes(kept) ? kept : " ";
  });
  for (const letter of letters) {
    const free = "abc".includes(letter) ? cells.indexOf(" ") : cells.lastIndexOf(" ");
    if (free >= 0 && !cells.includes(letter)) cells[free] = letter;
  }
  return cells;
}

/**
 * fresh returns the cells of a new maze. Its corridors have loops, so that ghosts can pass each
 * other, and each ghost is far from its goal. random is Math.random, except in a test.
 * @param {Size} size
 * @param {() => number} random
 */
function fresh(size, random) {
  const cells = corridors(size, random);
  const free = [...cells.keys()].filter((i) => cells[i] === " ");
  /** @type {number[]} */
  const taken = [];
  for (const ghost of "abc".slice(0, size.ghosts)) {
    const starts = free.filter((i) => !taken.includes(i));
    const start = starts[Math.floor(random() * starts.length)];
    const far = byDistance(cells, size, start).filter((i) => !taken.includes(i) && i !== start);
    const target = far[Math.floor((random() * far.length) / 4)] ?? start;
    taken.push(start, target);
    cells[start] = ghost;
    cells[target] = ghost.toUpperCase();
  }
  return cells;
}

/**
 * corridors returns the cells of a maze without ghosts, or an empty room if the maze is too small
 * for corridors. carve needs odd sides, so an even side gets one row or column twice.
 * @param {{ columns: number, rows: number }} size
 * @param {() => number} random
 */
function corridors({ columns, rows }, random) {
  const cells = Array.from({ length: columns * rows }, () => "#");
  if (columns < 5 || rows < 5) {
    return cells.map((_, i) => (inside(i, { columns, rows }) ? " " : "#"));
  }
  const odd = { columns: columns - 1 + (columns % 2), rows: rows - 1 + (rows % 2) };
  const carved = carve(odd, random);
  const wall = (/** @type {number} */ n) => 2 + 2 * Math.floor((random() * (n - 3)) / 2);
  const [x, y] = [wall(odd.columns), wall(odd.rows)];
  return cells.map((_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const fromColumn = columns > odd.columns && column > x ? column - 1 : column;
    const fromRow = rows > odd.rows && row > y ? row - 1 : row;
    return carved[fromColumn + fromRow * odd.columns];
  });
}

/**
 * carve carves a tree of corridors that joins the cells of odd column and row, and adds loops.
 * @param {{ columns: number, rows: number }} size
 * @param {() => number} random
 */
function carve({ columns, rows }, random) {
  const size = { columns, rows };
  const cells = Array.from({ length: columns * rows }, () => "#");
  const ways = [1, -1, columns, -columns];
  const open = [columns + 1];
  cells[open[0]] = " ";
  while (open.length) {
    const i = open[open.length - 1];
    const next = ways.filter((way) => inside(i + 2 * way, size) && cells[i + 2 * way] === "#");
    const way = next[Math.floor(random() * next.length)];
    if (!way) {
      open.pop();
      continue;
    }
    cells[i + way] = " ";
    cells[i + 2 * way] = " ";
    open.push(i + 2 * way);
  }
  const between = [...cells.keys()].filter((i) => {
    const flat = cells[i - 1] === " " && cells[i + 1] === " ";
    const upright = cells[i - columns] === " " && cells[i + columns] === " ";
    return inside(i, size) && cells[i] === "#" && flat !== upright;
  });
  for (let loops = Math.ceil(between.length / 5); loops > 0; loops--) {
    const [i] = between.splice(Math.floor(random() * between.length), 1);
    cells[i] = " ";
  }
  return cells;
}

/**
 * byDistance returns the cells that can be reached from a cell, the farthest first.
 * @param {string[]} cells
 * @param {{ columns: number }} size
 * @param {number} from
 */
function byDistance(cells, { columns }, from) {
  const found = [from];
  for (const i of found) {
    for (const k of [i + 1, i - 1, i + columns, i - columns]) {
      if (cells[k] !== undefined && cells[k] !== "#" && !found.includes(k)) {
        found.push(k);
      }
    }
  }
  return found.reverse();
}

export const maze = {
  findCases,
  write,
  things,
  clash,
  sizes,
  resized,
  fresh,
};

// The searches that can be watched: the post's second one, the plain one, and the program's own,
// which moves groups of states.
export const watch = {
  noun: { en: ["state", "states"], zh: "状态" },
  searches: [
    { name: "both", flags: ["-both"], way: { both: true }, code: "common/bothends.go" },
    { name: "plain", flags: ["-plain"], way: {}, code: "common/bfs.go" },
    {
      name: "submitted",
      flags: [],
      way: { both: true, groups: true, full: true },
      code: "uva1601/search.go",
    },
  ],
};

// What the page of cmd/play knows of this puzzle. CONTRIBUTING.md says what may stand here.
export const names = {
  en: "The Morning after Halloween · UVa 1601",
  zh: "万圣节后的早晨 · UVa 1601",
};
export const about = {
  en: "Drag each ghost one step, then press Go: a to A, b to B, c to C. They may not meet or swap.",
  zh: "把每只鬼拖一格，再按“走”一起走：a 到 A，b 到 B，c 到 C；不能相撞，也不能互换位置。",
};
export const refused = {
  en: "A ghost takes one step, to a free place.",
  zh: "鬼每次走一步，到旁边的空地。",
};
export const look = "maze";
export const says = { en: { "#": "wall", " ": "way" }, zh: { "#": "墙", " ": "路" } };
export const choice = {
  easy: "sample1",
  hard: "sample1/3",
  hardest: "hardest-16x16-2",
  none: "unsolvable",
  samples: ["sample1", "luogu-p1778-sample"],
};
export const random = { count: 800, easy: [3, 7], medium: [8, 14], hard: [15, 999] };
export const forms = ["UVa", "Luogu"];

// findCases finds the mazes: each is a line "w h n" and h more, which may be cut short. Lines of
// fewer blanks may be before them. The program will say what is wrong with a huge one.
export function findCases(text) {
  const head = /\s*(\d+)\s+(\d+)\s+(\d+)[^\S\n]*\n/y,
    mazes = [];
  for (;;) {
    const m = head.exec(text);
    if (!m || !+m[1] || m[1] * m[2] > 1 << 16) return mazes;
    const [columns, rows, ghosts] = m.slice(1).map(Number),
      lines = [];
    let next = head.lastIndex;
    while (lines.length < rows && next < text.length) {
      const [whole, map] = /([^\n\r\t]*)[^\n]*\n?/.exec(text.slice(next, next + 1000));
      if (lines.length || map.length >= columns || map.trim()) lines.push({ start: next, map });
      next += whole.length;
    }
    const at = Array.from({ length: columns * rows }, (_, i) => {
      const line = lines[Math.floor(i / columns)],
        x = i % columns;
      return line && x < line.map.length ? line.start + x : -1;
    });
    mazes.push({ start: m.index + m[0].search(/\d/), end: next, columns, rows, ghosts, at });
    head.lastIndex = Math.min(next, text.length);
  }
}

// write returns the text of a maze.
export function write(cells, { columns, ghosts }) {
  const rows = cells.join("").match(RegExp(`.{${columns}}`, "g"));
  return [`${columns} ${rows.length} ${ghosts}`, ...rows, ""].join("\n");
}

// All ghosts move at once. In a position, such as "1,3 5,2", each has its x and y. things
// returns the cells of the ghosts, and toPosition goes back.
export function things(letters, position, { columns, ghosts }) {
  if (!position) return [..."abc"].slice(0, ghosts).map((name) => letters.indexOf(name));
  const places = position
    .trim()
    .split(/\s+/)
    .map((place) => place.split(",").map(Number));
  return places.map(([x, y]) => x + y * columns);
}
export const toPosition = (cells, { columns }) =>
  cells.map((i) => `${i % columns},${Math.floor(i / columns)}`).join(" ");

// draw returns the cells in a position: a ghost stands before what is on its place.
export function draw(letters, position, found) {
  const cells = letters.map((key) => ("abc".includes(key) ? " " : key));
  things(letters, position, found).forEach((i, k) => {
    cells[i] = ("abc"[k] + cells[i]).trim();
  });
  return cells;
}

// clash returns which ghosts cannot go from some cells to others, and why: the program has said
// that they cannot.
export function clash(from, to) {
  for (const [k, i] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ]) {
    const meet = to[k] === to[i] && i < to.length,
      both = [k, i];
    if (!meet && (to[k] !== from[i] || to[i] !== from[k])) continue;
    const [en, zh] = meet ? ["meet", "相撞"] : ["change places", "互换位置"];
    const [a, b] = both.map((ghost) => "abc"[ghost]);
    return { both, en: `${a} and ${b} would ${en}.`, zh: `${a} 和 ${b} 会${zh}。` };
  }
}

const needed = (ghosts) => "aAbBcC".slice(0, 2 * ghosts);
export const brushes = (maze) => "# " + needed(maze.ghosts);
export const single = /[a-cA-C]/; // of each there is one, so that painting it moves it
export const sizes = { columns: [4, 16], rows: [4, 16], ghosts: [1, 3] };

// inside reports whether a cell is not at the border.
const inside = (i, { columns, rows }) =>
  i >= columns && i < columns * (rows - 1) && i % columns > 0 && i % columns < columns - 1;

// resized returns the cells in another size, with a wall around and the letters that it needs.
export function resized(old, from, size) {
  const { columns, rows, ghosts } = size,
    letters = needed(ghosts);
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const was = (i % columns) + Math.floor(i / columns) * from.columns;
    const kept = i % columns < from.columns && inside(was, from) ? old[was] : " ";
    return !inside(i, size) ? "#" : kept === "#" || letters.includes(kept) ? kept : " ";
  });
  for (const letter of [...letters].filter((letter) => !cells.includes(letter))) {
    const free = "abc".includes(letter) ? cells.indexOf(" ") : cells.lastIndexOf(" ");
    if (free >= 0) cells[free] = letter;
  }
  return cells;
}

export const singles = { en: "a ghost or its target", zh: "鬼和目标" };
export const pieces = {
  a: { shape: "ghost", colour: "red" },
  b: { shape: "ghost", colour: "blue" },
  c: { shape: "ghost", colour: "green" },
  A: { shape: "target", colour: "red" },
  B: { shape: "target", colour: "blue" },
  C: { shape: "target", colour: "green" },
  "#": { shape: "wall", label: "" },
  " ": { shape: "way", label: "" },
};
export const first = "5 5 2\n#####\n#A#B#\n#   #\n#b#a#\n#####\n";
export const short = { en: "Ghosts", zh: "万圣节" };

/**
 * fresh returns the cells of a new maze: corridors with some loops, so that ghosts can pass each
 * other, and each ghost far from its target. random is Math.random, or what a test gives.
 */
export function fresh(size, random) {
  const cells = corridors(size, random);
  const free = [...cells.keys()].filter((i) => cells[i] === " ");
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

// corridors returns the ways of a maze, or an empty room where there is no room for more. They are
// carved where both sides are odd. Where one is not, a column or row of walls is doubled.
function corridors({ columns, rows }, random) {
  const cells = Array.from({ length: columns * rows }, () => "#");
  if (columns < 5 || rows < 5) {
    return cells.map((_, i) => (inside(i, { columns, rows }) ? " " : "#"));
  }
  const odd = { columns: columns - 1 + (columns % 2), rows: rows - 1 + (rows % 2) };
  const carved = carve(odd, random);
  const wall = (n) => 2 + 2 * Math.floor((random() * (n - 3)) / 2);
  const [x, y] = [wall(odd.columns), wall(odd.rows)];
  return cells.map((_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const fromColumn = columns > odd.columns && column > x ? column - 1 : column;
    const fromRow = rows > odd.rows && row > y ? row - 1 : row;
    return carved[fromColumn + fromRow * odd.columns];
  });
}

// carve carves a tree of ways between the cells of odd column and row, and then some loops.
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

// byDistance returns the cells that can be reached from one, the farthest first.
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

// What the page of cmd/play knows of this puzzle. CONTRIBUTING.md says what may stand here.

export const names = {
  en: "The Morning after Halloween · UVa 1601", zh: "万圣节后的早晨 · UVa 1601",
};
export const about = {
  en: "All ghosts step at once, a to A, b to B, c to C. They may not meet or change places.",
  zh: "每一步所有鬼同时走：a 到 A，b 到 B，c 到 C；不能相撞，也不能互换位置。",
};
export const refused = {
  en: "A ghost takes one step, to a free place beside it, or stays.",
  zh: "鬼每次走一步，到旁边的空地，或者不动。",
};

export const look = "maze";
export const says = { en: { "#": "wall", " ": "way" }, zh: { "#": "墙", " ": "路" } };

// findCases finds the mazes: each is a line "w h n" and h rows, which may be cut short. One blank
// line may be between them. The program will say what is wrong with a huge one.
export function findCases(text) {
  const head = /\s*(\d+)\s+(\d+)\s+(\d+)[^\S\n]*\n/y, mazes = [];
  for (;;) {
    const m = head.exec(text);
    if (!m || !+m[1] || m[1] * m[2] > 1 << 16) return mazes;
    const [columns, rows, ghosts] = m.slice(1).map(Number);
    const lines = [];
    let next = head.lastIndex;
    const line = () => {
      const row = /^[^\n]*/.exec(text.slice(next))[0];
      lines.push({ start: next, length: row.replace(/[\r\t].*$/, "").length });
      next += row.length + 1;
    };
    while (lines.length < rows && next < text.length) line();
    const first = lines[0] || { start: 0, length: 0 };
    const blank = !text.substr(first.start, first.length).trim();
    if (blank && text[next] === "#") line(), lines.shift(); // and so it is no row
    const at = Array.from({ length: columns * rows }, (_, i) => {
      const row = lines[Math.floor(i / columns)], x = i % columns;
      return row && x < row.length ? row.start + x : -1;
    });
    mazes.push({ start: m.index + m[0].search(/\d/), end: next, columns, rows, ghosts, at });
    head.lastIndex = Math.min(next, text.length);
  }
}

// write returns the text of a maze.
export function write(cells, columns, ghosts) {
  let text = `${columns} ${cells.length / columns} ${ghosts}\n`;
  for (let i = 0; i < cells.length; i += columns) {
    text += cells.slice(i, i + columns).join("") + "\n";
  }
  return text;
}

// All ghosts move at once. In a position, such as "1,3 5,2", each has its column and row. things
// returns the cells of the ghosts, and toPosition goes back.
export function things(letters, position, { columns, ghosts }) {
  if (!position) return [..."abc"].slice(0, ghosts).map(name => letters.indexOf(name));
  return position.trim().split(/\s+/).map(place => {
    const [x, y] = place.split(",").map(Number);
    return x + y * columns;
  });
}
export const toPosition = (cells, { columns }) =>
  cells.map(i => `${i % columns},${Math.floor(i / columns)}`).join(" ");

// draw returns the cells in a position: a ghost stands before what is on its place.
export function draw(letters, position, found) {
  const cells = letters.map(key => "abc".includes(key) ? " " : key);
  things(letters, position, found).forEach((cell, i) => {
    cells[cell] = ("abc"[i] + cells[cell]).trim();
  });
  return cells;
}

// clash returns why ghosts cannot go from some cells to others, and which ones: those that the
// program does not let go there.
export function clash(from, to) {
  for (let i = 0; i < to.length; i++) {
    for (let k = 0; k < i; k++) {
      const both = [k, i], names = "abc"[k] + ", " + "abc"[i];
      if (to[i] === to[k]) {
        return { both, en: names + ": they would meet.", zh: names + "：会相撞。" };
      }
      if (to[i] === from[k] && to[k] === from[i]) {
        return { both, en: names + ": they would change places.", zh: names + "：会互换位置。" };
      }
    }
  }
}

const needed = ghosts => "aAbBcC".slice(0, 2 * ghosts);
export const brushes = maze => "# " + needed(maze.ghosts);
export const single = /[a-cA-C]/; // of each there is one, so that painting it moves it
export const sizes = { columns: [4, 16], rows: [4, 16], ghosts: [1, 3] };

// resized returns the cells in another size, with a wall around and the letters that it needs.
export function resized(old, from, { columns, rows, ghosts }) {
  const letters = needed(ghosts), cells = [];
  for (let i = 0; i < columns * rows; i++) {
    const x = i % columns, y = Math.floor(i / columns);
    const border = x === 0 || y === 0 || x === columns - 1 || y === rows - 1;
    const inside = x < from.columns - 1 && y < from.rows - 1;
    const kept = inside ? old[y * from.columns + x] : " ";
    cells.push(border ? "#" : kept !== "#" && !letters.includes(kept) ? " " : kept);
  }
  for (const letter of letters) {
    const free = cells.includes(letter) ? -1 : cells.indexOf(" ");
    if (free >= 0) cells[free] = letter;
  }
  return cells;
}

// cleared returns a maze without its inner walls.
export const cleared = (cells, { columns, rows }) => cells.map((key, i) => {
  const x = i % columns, y = Math.floor(i / columns);
  return key === "#" && x > 0 && y > 0 && x < columns - 1 && y < rows - 1 ? " " : key;
});

export const choice = {
  easy: "sample1", hard: "sample1/3", hardest: "hardest-16x16-2", none: "unsolvable",
  samples: ["sample1", "luogu-p1778-sample"],
};
export const random = { count: 800, easy: [3, 7], medium: [8, 14], hard: [15, 999] };
export const forms = ["UVa", "Luogu"];

// Editing a maze, and new mazes.

/** @typedef {import("../cmd/play/page/core/puzzle.js").Case} Case */
/** @typedef {import("../cmd/play/page/core/puzzle.js").Size} Size */

const forks = 0.1; // how often a corridor begins before the last one has ended

/** @param {Size} size */
const needed = ({ ghosts }) => "aAbBcC".slice(0, 2 * ghosts);

/** @param {{ size: Size }} maze */
export const brushes = ({ size }) => "# " + needed(size);

export const single = { en: "a ghost or its capital letter", zh: "鬼和大写字母", leaves: " " };

export const sizes = {
  columns: { en: "Width", zh: "宽", least: 4, most: 16 },
  rows: { en: "Height", zh: "高", least: 4, most: 16 },
  ghosts: { en: "Ghosts", zh: "鬼数", least: 1, most: 3 },
};

/**
 * inside reports whether a cell is not on the border.
 * @param {number} i
 * @param {Size} size
 */
const inside = (i, { columns, rows }) =>
  i >= columns && i < columns * (rows - 1) && i % columns > 0 && i % columns < columns - 1;

/**
 * write returns a maze as an input.
 * @param {string[]} cells
 * @param {Size} size
 */
export function write(cells, { columns, rows, ghosts }) {
  const lines = cells.join("").replace(RegExp(`.{${columns}}`, "g"), "$&\n");
  return `${columns} ${rows} ${ghosts}\n${lines}`;
}

/**
 * resized returns a maze in another size, with a border of walls and all letters.
 * @param {Case} from
 * @param {Size} size
 */
export function resized({ letters, size: from }, size) {
  const { columns, rows } = size;
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    if (!inside(i, size)) return "#";
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const kept = x < from.columns - 1 && y < from.rows - 1 ? letters[x + y * from.columns] : "";
    return brushes({ size }).includes(kept) ? kept || " " : " ";
  });
  for (const letter of needed(size)) {
    const free = "abc".includes(letter) ? cells.indexOf(" ") : cells.lastIndexOf(" ");
    if (free >= 0 && !cells.includes(letter)) cells[free] = letter;
  }
  return cells;
}

/**
 * fresh returns a new maze, which keeps the rules of the statement, although it need not have a
 * solution. It has fewer ghosts if it has no room for so many.
 * @param {Size} size
 */
export function fresh(size) {
  const cells = grown(size);
  const free = [...cells.keys()].filter((i) => cells[i] === " ");
  const ghosts = Math.min(size.ghosts, Math.floor(free.length / 2));
  for (const letter of needed({ ghosts })) {
    const [cell] = free.splice(Math.floor(Math.random() * free.length), 1);
    cells[cell] = letter;
  }
  return write(cells, { ...size, ghosts });
}

/**
 * grown returns the cells of a map without ghosts: a tree of corridors.
 * @param {Size} size
 */
function grown(size) {
  const { columns, rows } = size;
  const cells = Array.from({ length: columns * rows }, () => "#");
  const first = pick([...cells.keys()].filter((i) => inside(i, size)));
  cells[first] = " ";
  const tips = [first]; // where the tree may still grow
  while (tips.length > 0) {
    const at = Math.random() < forks ? pick(tips) : tips[tips.length - 1];
    const ways = [1, -1, columns, -columns].filter((ahead) =>
      mayOpen(cells, at + ahead, ahead, size),
    );
    if (ways.length === 0) {
      tips.splice(tips.indexOf(at), 1);
      continue;
    }
    const to = at + pick(ways);
    cells[to] = " ";
    tips.push(to);
  }
  return cells;
}

/** @param {number[]} list */
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * mayOpen reports whether a cell may be opened from the cell behind it. No open cell may then be
 * beside it or beside the cell ahead of it. random.go proves that the corridors stay a tree.
 * @param {string[]} cells
 * @param {number} to
 * @param {number} ahead
 * @param {Size} size
 */
function mayOpen(cells, to, ahead, size) {
  const side = Math.abs(ahead) === 1 ? size.columns : 1;
  const walls = [to, to - side, to + side, to + ahead - side, to + ahead, to + ahead + side];
  return inside(to, size) && walls.every((i) => cells[i] === "#");
}

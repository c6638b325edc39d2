// Editing a maze.

/** @typedef {import("../cmd/play/page/core/puzzle.js").Case} Case */
/** @typedef {import("../cmd/play/page/core/puzzle.js").Size} Size */

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

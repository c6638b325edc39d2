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
 * resized returns a maze in another size, with a border of walls and all letters, or says why the
 * letters do not fit. A letter that is no longer inside moves to the nearest free cell, or into the
 * nearest wall if no cell is free. A new ghost is at the top left, and its goal at the bottom
 * right.
 * @param {Case} from
 * @param {Size} size
 */
export function resized({ letters, size: from }, size) {
  const { columns, rows, ghosts } = size;
  if ((columns - 2) * (rows - 2) < 2 * ghosts) {
    return {
      en: `${columns} × ${rows} cells have no room for ${ghosts} ghosts and their capital letters.`,
      zh: `${columns} × ${rows} 放不下 ${ghosts} 只鬼和它们的大写字母。`,
    };
  }
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    if (!inside(i, size)) return "#";
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const kept = x < from.columns - 1 && y < from.rows - 1 ? letters[x + y * from.columns] : " ";
    return brushes({ size }).includes(kept) ? kept : " ";
  });
  for (const letter of needed(size)) {
    if (cells.includes(letter)) continue;
    const old = letters.indexOf(letter); // -1 is beyond the top left
    const at = old < 0 && letter < "a" ? letters.length - 1 : old;
    const [x, y] = [at % from.columns, Math.floor(at / from.columns)];
    // A wall costs more than any distance on the board, which is at most 22.
    const cost = (/** @type {number} */ i) =>
      Math.hypot((i % columns) - x, Math.floor(i / columns) - y) + (cells[i] === "#" ? 99 : 0);
    const places = [...cells.keys()].filter((i) => inside(i, size) && "# ".includes(cells[i]));
    cells[places.sort((i, k) => cost(i) - cost(k))[0]] = letter;
  }
  return cells;
}

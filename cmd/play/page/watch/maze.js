// What is special to the search of a maze: groups of states, where the ghosts can be after so many
// moves, and the steps that they can take at once.

/** @typedef {import("../core/puzzles.js").Case} Case */

/** @type {[string, number, number][]} */
const directions = [
  ["U", 0, -1],
  ["D", 0, 1],
  ["L", -1, 0],
  ["R", 1, 0],
];

/**
 * groupCells returns the cells of a group, a text such as "b: 1,3  a: 3,2 3,3": its states differ
 * only in the place of a, so a is on all of its places.
 * @param {string} text
 * @param {Case} found
 */
export function groupCells(text, { letters, columns }) {
  const cells = letters.map((key) => ("abc".includes(key) ? " " : key));
  for (const { ghost, cells: places } of placesIn(text, columns)) {
    for (const cell of places) {
      cells[cell] = (ghost + cells[cell]).trim();
    }
  }
  return cells;
}

/**
 * placesIn returns the ghosts of a group with their cells.
 * @param {string} text
 * @param {number} columns
 */
export function placesIn(text, columns) {
  return [...text.matchAll(/([abc]):((?: \d+,\d+)+)/g)].map(([, ghost, places]) => ({
    ghost,
    cells: [...places.matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => Number(x) + Number(y) * columns),
  }));
}

/**
 * tints returns the classes of the cells on which there are ghosts in some states.
 * @param {number[][]} states the cells of the ghosts in each
 */
export function tints(states) {
  /** @type {Record<number, string>} */
  const classes = {};
  [..."abc"].forEach((name, ghost) => {
    const places = new Set(states.map((cells) => cells[ghost]));
    places.delete(/** @type {any} */ (undefined));
    for (const cell of places) {
      classes[cell] = `${classes[cell] ?? ""} may-${name}`.trim();
    }
  });
  return classes;
}

/**
 * A step of all ghosts at once, and why it is illegal, if it is: two ghosts would clash.
 * @typedef {{ name: string, clash: (import("../core/puzzles.js").Text) | null }} Step
 */

/**
 * after returns where a ghost can be after a step from a cell, in the order of the program: it
 * stays, or goes up, down, left or right.
 * @param {number} cell
 * @param {Case} found
 */
export function after(cell, { letters, columns }) {
  const free = directions.filter(([, x, y]) => {
    const inRow = (cell % columns) + x;
    const key = letters[cell + x + y * columns];
    return inRow >= 0 && inRow < columns && key !== undefined && key !== "#";
  });
  return [cell, ...free.map(([, x, y]) => cell + x + y * columns)];
}

/**
 * stepName returns the name of a step, such as "aU", or "" if the ghost stays.
 * @param {string} ghost
 * @param {number} from
 * @param {number} to
 * @param {Case} found
 */
export function stepName(ghost, from, to, { columns }) {
  const [direction] = directions.find(([, x, y]) => from + x + y * columns === to) ?? [];
  return direction ? ghost + direction : "";
}

/**
 * jointSteps returns the steps of all ghosts at once that lead into no wall.
 * @param {number[]} from
 * @param {Case} found
 * @param {import("../core/puzzles.js").Maze["clash"]} clash
 * @returns {Step[]}
 */
export function jointSteps(from, found, clash) {
  /** @type {{ name: string, to: number[] }[]} */
  let steps = [{ name: "", to: [] }];
  from.forEach((cell, ghost) => {
    const name = (/** @type {number} */ end) => stepName("abc"[ghost], cell, end, found);
    steps = steps.flatMap((step) =>
      after(cell, found).map((end) => ({
        name: `${step.name} ${name(end)}`.trim(),
        to: [...step.to, end],
      })),
    );
  });
  const moving = steps.filter(({ name }) => name !== "");
  return moving.map(({ name, to }) => ({ name, clash: clash(from, to) }));
}

/**
 * allSteps returns how many steps there would be without walls: each ghost stays or takes one of
 * four directions, and at least one ghost moves.
 * @param {number} ghosts
 */
export const allSteps = (ghosts) => 5 ** ghosts - 1;

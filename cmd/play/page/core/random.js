// Random cases, which the program generates and solves.

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {{ text: string, answer: string }} Solved a case with its answer */
/** @typedef {typeof levels[number]} Level */

/** How difficult a random case can be. */
export const levels = /** @type {const} */ (["easy", "medium", "hard"]);

/**
 * levelOf returns a name typed as the name of a level, or undefined.
 * @param {string} name
 */
export const levelOf = (name) => levels.find((level) => level === name);

/**
 * makeCases returns the texts of random cases, and the end mark that an input of these cases needs.
 * @param {Puzzle} puzzle
 * @param {string} form the judge
 * @param {number} seed
 * @param {number} count
 */
export async function makeCases({ program }, form, seed, count) {
  await program.load();
  const { slow } = program;
  const many = ["-random", `${count}`, "-seed", `${seed}`, "-form", form];
  const input = (await slow.ask(many, "")).out;
  const { out } = await slow.ask(["-split", "-form", form], input);
  /** @type {string[]} */
  const cases = JSON.parse(`[${out.trimEnd().split("\n")}]`);
  return { cases, end: cases.pop() ?? "" };
}

/**
 * solveCases returns cases with their answers.
 * @param {Puzzle} puzzle
 * @param {string[]} cases
 * @param {string} end
 * @returns {Promise<Solved[]>}
 */
export async function solveCases({ program }, cases, end) {
  const { out } = await program.slow.ask([], cases.join("") + end);
  const answers = out.split("\n");
  return cases.map((text, i) => ({ text, answer: answers[i] }));
}

/**
 * within reports whether the number at the start of an answer is within a range.
 * @param {[number, number]} range
 * @param {Solved} solved
 */
export function within([least, most], { answer }) {
  const moves = parseInt(answer);
  return least <= moves && moves <= most;
}

// The part of the random cases in which to look for a difficulty, because later cases are larger.
const parts = { easy: [0, 1 / 8], medium: [0, 1 / 2], hard: [1 / 2, 1] };
const batch = 20; // random cases to solve at once, until one fits

/**
 * dayOf returns a local date as a number, such as 20270131.
 * @param {Date} date
 */
export const dayOf = (date) =>
  date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();

/**
 * findCase returns a random case of a difficulty. It solves only a few cases at once, because one
 * of them usually fits. For a day, which is the seed, it returns the same case on every machine.
 * @param {Puzzle} puzzle
 * @param {Level} level
 * @param {number} [day]
 */
export async function findCase(puzzle, level, day) {
  const random = /** @type {import("./puzzle.js").Random} */ (puzzle.random);
  const [first, count] = parts[level].map((part) => Math.ceil(part * random.count));
  for (let seed = day ?? Math.floor(Math.random() * 1e6); ; seed++) {
    const { cases, end } = await makeCases(puzzle, random.forms[0], seed, count);
    const rest = cases.slice(day ? day % count : first); // a different size each day
    if (!day) rest.sort(() => Math.random() - 0.5); // not the smallest first
    while (rest.length > 0) {
      const some = await solveCases(puzzle, rest.splice(0, batch), end);
      const fit = some.find((one) => within(random[level], one));
      if (fit) return fit.text;
    }
  }
}

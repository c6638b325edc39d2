// Random cases, which the program makes and solves.

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {{ text: string, answer: string }} Case */

/** How difficult a random case can be. */
export const levels = /** @type {const} */ (["easy", "medium", "hard"]);

/**
 * levelOf returns a name as that of a level, or undefined.
 * @param {string} name
 */
export const levelOf = (name) => levels.find((level) => level === name);

/**
 * makeCases returns the texts of random cases, and the end that an input of them needs.
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
 * @returns {Promise<Case[]>}
 */
export async function solveCases({ program }, cases, end) {
  const { out } = await program.slow.ask([], cases.join("") + end);
  const answers = out.split("\n");
  return cases.map((text, i) => ({ text, answer: answers[i] }));
}

/**
 * within reports whether the number at the start of an answer is within a range.
 * @param {[number, number]} range
 * @param {Case} c
 */
export function within([least, most], { answer }) {
  const moves = parseInt(answer);
  return least <= moves && moves <= most;
}

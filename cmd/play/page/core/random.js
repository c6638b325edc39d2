// Random cases, which the program makes and solves.

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {{ text: string, answer: string }} Case */

/** How difficult a random case can be. */
export const levels = /** @type {const} */ (["easy", "medium", "hard"]);

/**
 * texts returns the texts of random cases, and the end that an input of them needs.
 * @param {Puzzle} puzzle
 * @param {string} form the judge
 * @param {number} seed
 * @param {number} count
 */
export async function texts({ program }, form, seed, count) {
  await program.load(() => {});
  const many = ["-random", String(count), "-seed", String(seed), "-form", form];
  const input = (await program.slow.ask(many, "")).out;
  const { out } = await program.slow.ask(["-split", "-form", form], input);
  /** @type {string[]} */
  const cases = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const end = cases.pop() ?? "";
  return { cases, end };
}

/**
 * solved returns cases with their answers.
 * @param {Puzzle} puzzle
 * @param {string[]} cases
 * @param {string} end
 * @returns {Promise<Case[]>}
 */
export async function solved({ program }, cases, end) {
  const { out } = await program.slow.ask([], cases.join("") + end);
  const answers = out.split("\n");
  return cases.map((text, i) => ({ text, answer: answers[i] }));
}

/**
 * candidates returns random cases with their answers, and the end that an input of them needs.
 * @param {Puzzle} puzzle
 * @param {string} form the judge
 * @param {number} seed
 * @param {number} count
 */
export async function candidates(puzzle, form, seed, count) {
  const { cases, end } = await texts(puzzle, form, seed, count);
  return { cases: await solved(puzzle, cases, end), end };
}

/**
 * within reports whether the number at the start of an answer is within a range.
 * @param {[number, number]} range
 * @param {Case} c
 */
export function within([least, most], c) {
  const moves = parseInt(c.answer);
  return least <= moves && moves <= most;
}

// The puzzles, each with what its page.js says, and what that makes of the state that is shown.
import { get, Program } from "./run.js";
import { now } from "./state.js";

export const puzzles = new Map(); // by name

export async function loadPuzzles() {
  const list = await (await get("puzzles.json")).json();
  const pages = await Promise.all(list.map(({ Name }) => import(`./${Name}/page.js`)));
  list.forEach(({ Name: name, Size }, i) => {
    const nothing = { names: { en: name, zh: name }, about: {}, choice: {} };
    puzzles.set(name, { ...nothing, ...pages[i], name, program: new Program(name, Size) });
  });
}

// loadGoldens gives the puzzle its goldens, { Name, Purpose, Input }.
export const loadGoldens = async (puzzle) =>
  (puzzle.goldens ||= await (await get(puzzle.name + "/goldens.json")).json());

// findCases returns the cases of an input, as far as the page can see: where each is in the text,
// its text alone, its columns, and where its cells are, or -1 for one that is not there.
export function findCases({ findCases, form }, text) {
  const cases = findCases ? findCases(text) : form ? matches(form, text) : [];
  return cases.map((c) => ({ ...c, text: text.slice(c.start, c.end).replace(/\n?$/, "\n") }));
}

const matches = ({ pattern, cell, columns }, text) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    columns,
    at: [...found.matchAll(cell)].map((m) => index + m.index),
  }));

let memo = {}; // what current has returned last
// current returns what is shown: the puzzle, the count of cases, and of the case where it is found,
// its text alone, its letters, the position, and the cells there.
export function current() {
  const state = now();
  if (memo.state === state) return memo;
  const puzzle = puzzles.get(state.puzzle),
    cases = findCases(puzzle, state.text);
  const found = cases[state.number - 1],
    position = state.path[state.path.length - 1];
  memo = { state, puzzle, count: cases.length, found, position };
  if (!found) return memo;
  memo.input = found.text;
  memo.letters = found.at.map((at) => state.text[at] || " ");
  memo.cells = cellsAt(position);
  return memo;
}

// cellsAt returns the cells of the case in a position, a text as the program prints it.
export function cellsAt(position) {
  const { puzzle, letters, found } = memo;
  if (!position) return letters;
  if (puzzle.draw) return puzzle.draw(letters, position, found);
  const inFrame = letters.length / (puzzle.frames || 1);
  return [...position.match(puzzle.form.cell).slice(0, inFrame), ...letters.slice(inFrame)];
}

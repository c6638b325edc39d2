// The puzzles, each with what its page.js says, and what that makes of the state that is shown.
import { Program } from "./run.js";
import { now } from "./state.js";

export const puzzles = new Map();

async function json(name) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(name + ": " + response.status);
  return response.json();
}

export async function loadPuzzles() {
  const list = await json("puzzles.json");
  const pages = await Promise.all(list.map(({ Name }) => import(`./${Name}/page.js`)));
  list.forEach(({ Name: name, Size: size }, i) => {
    const names = { en: name, zh: name }, program = new Program(name, size);
    puzzles.set(name, { name, names, about: {}, choice: {}, ...pages[i], program });
  });
}

// loadGoldens gives the puzzle its goldens, { Name, Form, Purpose, Input }.
export async function loadGoldens(puzzle) {
  puzzle.goldens ||= await json(puzzle.name + "/goldens.json");
}

// findCases returns the cases of an input, as far as the page can see: where each is in the text,
// its columns, and where its cells are, or -1 for one that is not there.
export function findCases({ findCases, form }, text) {
  if (findCases) return findCases(text);
  if (!form) return [];
  return [...text.matchAll(form.pattern)].map(found => ({
    start: found.index, end: found.index + found[0].length, columns: form.columns,
    at: [...found[0].matchAll(form.cell)].map(m => found.index + m.index),
  }));
}

let memo = {};

// current returns what is shown: the puzzle, the count of cases, and of the case where it is found,
// its text alone, its letters, the position, and the cells there.
export function current() {
  const state = now();
  if (memo.state === state) return memo;
  const puzzle = puzzles.get(state.puzzle), cases = findCases(puzzle, state.text);
  const found = cases[state.number - 1];
  memo = { state, puzzle, count: cases.length, found, position: state.path.at(-1) };
  if (!found) return memo;
  memo.input = state.text.slice(found.start, found.end).trimEnd() + "\n";
  memo.letters = found.at.map(at => at < 0 ? " " : state.text[at]);
  memo.cells = cellsAt(memo.position);
  return memo;
}

// cellsAt returns the cells of the case in a position, a text as the program prints it.
export function cellsAt(position) {
  const { puzzle, letters, found } = memo;
  if (!position) return letters;
  if (puzzle.draw) return puzzle.draw(letters, position, found);
  const inFrame = letters.length / (puzzle.frames || 1);
  const cells = position.match(puzzle.form.cell).slice(0, inFrame);
  return [...cells, ...letters.slice(inFrame)];
}

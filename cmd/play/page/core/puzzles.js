// The puzzles with their page.js, and the state in terms of its puzzle: the case, position and
// cells.
import { get } from "./run.js";
import { Program } from "./program.js";
import { now } from "./state.js";
import { $ } from "./texts.js";

/**
 * A text in both languages.
 * @typedef {{ en: string, zh: string }} Text
 *
 * What a puzzle with ghosts, which move all at once, needs in addition.
 * @typedef {object} Maze
 * @property {(text: string) => Case[]} findCases
 * @property {(cells: string[], size: Size) => string} write
 * @property {(letters: string[], position: string | undefined, found: Case) => number[]} things
 * @property {(from: number[], to: number[]) => (Text & { both: number[] }) | null} clash
 * @property {Record<string, [number, number]>} sizes
 * @property {(old: string[], from: Case, size: Size) => string[]} resized
 * @property {(size: Size, random: () => number) => string[]} fresh
 *
 * @typedef {{ columns: number, rows: number, ghosts: number }} Size
 *
 * @typedef {object} Form
 * @property {RegExp} pattern
 * @property {RegExp} cell
 * @property {number} columns
 * @property {number} [frames]
 *
 * @typedef {object} Choice
 * @property {string} [easy]
 * @property {string} [hard]
 * @property {string} [hardest]
 * @property {string} [none]
 * @property {string[]} [samples]
 *
 * How a letter of a board is drawn, and its names.
 * @typedef {import("../board/board.js").Piece} Piece
 *
 * @typedef {[number, number]} Range
 * @typedef {object} Random
 * @property {number} count
 * @property {number} [perRun]
 * @property {Range} easy
 * @property {Range} medium
 * @property {Range} hard
 * @property {string[]} forms
 *
 * A search that can be watched: its name, its title, the flags that ask the program for it, and the
 * file with its loop. A name of usualSearches needs nothing else.
 * @typedef {{ title: Text, flags: string[], code: string }} SearchWords
 * @typedef {{ name: string } & SearchWords} Search
 *
 * The searches to watch, what their states are called, one and many, what they look for, and, if
 * that needs a sentence, what the names of moves mean and why a case has several starts.
 * @typedef {object} Watch
 * @property {({ name: string } & Partial<SearchWords>)[]} searches
 * @property {{ en: [string, string], zh: string }} noun
 * @property {Text} solved
 * @property {Text} [moves]
 * @property {Text} [starts]
 *
 * What a page.js may export. CONTRIBUTING.md describes each export.
 * @typedef {object} Page
 * @property {Text & { short?: Text }} [names]
 * @property {Text} [about]
 * @property {Text} [refused]
 * @property {Form} [form]
 * @property {"tiles" | "discs" | "maze"} [look]
 * @property {Record<string, Piece>} [pieces]
 * @property {string} [gap]
 * @property {"tile" | "gap"} [arrows]
 * @property {(found: Case) => string} [brushes]
 * @property {Text & { key: RegExp }} [single]
 * @property {(position: string | undefined, language: "en" | "zh") => string} [note]
 * @property {(position: string) => string | undefined} [turn]
 * @property {Choice} [choice]
 * @property {Record<string, string>} [inputs]
 * @property {Random} [random]
 * @property {(position: string, start: Case) => string[]} [moves]
 * @property {(position: string, start: Case) => number[] | null} [solved]
 * @property {(position: string, start: Case) => Text | null} [hopeless]
 * @property {(cell: number, next: string[], position: string) => string | undefined} [tap]
 * @property {Maze} [maze]
 * @property {Partial<Watch>} [watch]
 *
 * A case of an input: where it is in the text, where each of its cells is (-1 if it is missing),
 * the text of the case, and the letters of its cells.
 * @typedef {object} Case
 * @property {number} start
 * @property {number} end
 * @property {number} columns
 * @property {number} rows
 * @property {number} ghosts
 * @property {number[]} at
 * @property {string} text
 * @property {string[]} letters
 *
 * @typedef {{ Name: string, Purpose: string, Input: string }} Golden
 */

const noText = { en: "", zh: "" };
/** The names of the boards that a puzzle can suggest, as they are in addresses. */
export const choices = /** @type {const} */ (["easy", "hard", "hardest", "none"]);

/** @type {Watch} */
const usualWatch = {
  searches: [{ name: "plain" }],
  noun: { en: ["board", "boards"], zh: "局面" },
  solved: { en: "the goal", zh: "终点" },
};

/** @type {Record<string, SearchWords>} the searches of common */
const usualSearches = {
  plain: {
    title: { en: "Plain search", zh: "朴素 BFS" },
    flags: ["-plain"],
    code: "common/bfs.go",
  },
  both: {
    title: { en: "Search from both ends", zh: "双向 BFS" },
    flags: [],
    code: "common/bothends.go",
  },
};

/**
 * watchOf returns what can be watched, in full.
 * @param {Partial<Watch>} [own]
 */
function watchOf(own) {
  const watch = { ...usualWatch, ...own };
  const searches = watch.searches.map(
    (search) => /** @type {Search} */ ({ ...usualSearches[search.name], ...search }),
  );
  return { ...watch, searches };
}
const noChoice = /** @type {Choice} */ ({});

/** What the page knows about a puzzle, with defaults for what its page.js does not export. */
export class Puzzle {
  /** @type {Golden[]} */
  goldens = [];
  /** @type {Promise<void> | undefined} */
  loading;

  /**
   * @param {string} name
   * @param {number} size of its program, in bytes
   * @param {Page} page
   */
  constructor(name, size, page) {
    const form = { frames: 1, ...page.form };
    const single = page.single ?? { key: undefined };
    this.name = name;
    this.program = new Program(name, size);
    this.names = page.names ?? { en: name, zh: name, short: undefined };
    this.about = page.about ?? noText;
    this.short = this.names.short;
    this.refused = page.refused ?? noText;
    this.form = page.form;
    this.frames = form.frames;
    this.look = page.look;
    this.pieces = page.pieces;
    this.gap = page.gap ?? "";
    this.arrows = page.arrows;
    this.brushes = page.brushes;
    this.single = single.key;
    this.singles = page.single;
    this.note = page.note;
    this.turn = page.turn;
    this.choice = page.choice ?? noChoice;
    this.inputs = page.inputs ?? {};
    this.random = page.random;
    this.moves = page.moves;
    this.solved = page.solved;
    this.hopeless = page.hopeless;
    this.tap = page.tap;
    this.maze = page.maze;
    this.watch = watchOf(page.watch);
  }

  /** first is the first board if page.js has its text. It can be shown before the goldens load. */
  get first() {
    return this.choice.easy?.endsWith("\n") ? this.choice.easy : undefined;
  }

  get forms() {
    return this.random?.forms;
  }

  /** loadGoldens fetches the goldens. After a failure it can be called again. */
  loadGoldens() {
    this.loading ??= get(this.name + "/goldens.json")
      .then((response) => response.json())
      .then((goldens) => {
        this.goldens = goldens;
      })
      .catch((e) => {
        this.loading = undefined;
        throw e;
      });
    return this.loading;
  }
}

/** @type {Map<string, Puzzle>} */
export const puzzles = new Map(); // by name

export async function loadPuzzles() {
  /** @type {{ Name: string, Size: number }[]} */
  const list = await (await get("puzzles.json")).json();
  const pages = await Promise.all(list.map(({ Name }) => import(`../${Name}/page.js`)));
  for (const [i, { Name, Size }] of list.entries()) {
    puzzles.set(Name, new Puzzle(Name, Size, pages[i]));
  }
}

/**
 * findCases returns the cases that the page recognizes in an input.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @returns {Case[]}
 */
export function findCases(puzzle, text) {
  const { maze, form } = puzzle;
  const cases = maze?.findCases(text) ?? (form ? matches(form, text) : []);
  return cases.map((found) => ({
    ...found,
    text: text.slice(found.start, found.end).replace(/\n?$/, "\n"),
    letters: found.at.map((at) => text[at] || " "),
  }));
}

/**
 * @param {Form} form
 * @param {string} text
 * @returns {Case[]}
 */
function matches({ pattern, cell, columns }, text) {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    columns,
    rows: 0,
    ghosts: 0,
    at: Array.from(found.matchAll(cell), (match) => index + match.index),
    text: "",
    letters: [],
  }));
}

/**
 * The current state: its puzzle, the number of cases, the case if the page recognizes it, its text
 * and letters, the position (undefined at the start), and the cells in this position.
 * @typedef {object} Current
 * @property {import("./state.js").State} state
 * @property {Puzzle} puzzle
 * @property {number} count
 * @property {Case | undefined} found
 * @property {string | undefined} position
 * @property {string} input
 * @property {string[]} letters
 * @property {string[]} cells
 */

/** @type {Current | undefined} */
let memo; // the last result of current

/** @returns {Current} */
export function current() {
  const state = now();
  if (memo?.state === state) return memo;
  const puzzle = /** @type {Puzzle} */ (puzzles.get(state.puzzle));
  const cases = findCases(puzzle, state.text);
  const found = cases[state.number - 1];
  const position = state.path.at(-1);
  const letters = found?.letters ?? [];
  const input = found?.text ?? "";
  memo = { state, puzzle, count: cases.length, found, position, input, letters, cells: [] };
  memo.cells = found ? cellsAt(position) : [];
  return memo;
}

/**
 * cellsAt returns the cells of a case, by default that of the state, in a position, which is a text
 * that the program prints.
 * @param {string | undefined} position
 * @param {{ puzzle: Puzzle, found: Case | undefined }} of
 */
export function cellsAt(position, of = /** @type {Current} */ (memo)) {
  const { puzzle, found: start } = of;
  const letters = start?.letters ?? [];
  const places = start && puzzle.maze?.things(letters, position, start);
  if (places) return withThings(letters, places);
  if (!position) return letters;
  const inFrame = letters.length / puzzle.frames;
  const cells = position.match(/** @type {Form} */ (puzzle.form).cell) ?? [];
  if (cells.length < inFrame) complain(puzzle.name, inFrame, cells.length, position);
  const found = cells.slice(0, inFrame);
  return [...found, ...letters.slice(found.length)];
}

/**
 * complain tells the author of a page.js that its pattern finds fewer cells in a position than in a
 * case.
 * @param {string} name
 * @param {number} want
 * @param {number} got
 * @param {string} position
 */
function complain(name, want, got, position) {
  const counts = `${want} cells in a case, but ${got} in ${position}`;
  const text = `${name}/page.js: form.cell finds ${counts}`;
  console.error(text);
  $("failed").textContent = text;
}

/**
 * withThings returns the cells with the ghosts at other places, each before the letter of its cell.
 * @param {string[]} letters
 * @param {number[]} places
 */
export function withThings(letters, places) {
  const cells = letters.map((key) => ("abc".includes(key) ? " " : key));
  for (const [thing, cell] of places.entries()) {
    cells[cell] = ("abc"[thing] + cells[cell]).trim();
  }
  return cells;
}

// A puzzle: the exports of its page.js, with defaults, and its program and goldens. CONTRIBUTING.md
// describes each export.
import { Program } from "./program.js";
import { get, once } from "./run.js";

/**
 * @typedef {import("./texts.js").Text} Text
 *
 * A case of an input: its start and end in the text, the columns of its board, the index of each of
 * its cells (-1 if the cell is missing), the size of its board if that can change, its text, and
 * the letters of its cells.
 * @typedef {object} Case
 * @property {number} start
 * @property {number} end
 * @property {number} columns
 * @property {number[]} at
 * @property {Size} size
 * @property {string} text
 * @property {string[]} letters
 *
 * @typedef {Omit<Case, "text" | "letters"> & { letters?: string[] }} Found
 * @typedef {Record<string, number>} Size
 * @typedef {Text & { least: number, most: number }} SizeRange
 *
 * @typedef {object} Form
 * @property {RegExp} [pattern]
 * @property {RegExp} cell
 * @property {number} columns
 * @property {number} [frames]
 *
 * Pieces that all move at once.
 * @typedef {object} Together
 * @property {string} names
 * @property {Text} still
 * @property {(position: string, found: Case) => number[]} places
 * @property {(places: number[], found: Case) => string} position
 * @property {(cell: number, found: Case) => number[]} steps
 * @property {(from: number[], to: number[]) => Text | null} clash
 *
 * @typedef {object} Choice
 * @property {string} [easy]
 * @property {string} [hard]
 * @property {string} [hardest]
 * @property {string} [none]
 *
 * @typedef {[number, number]} Range
 * @typedef {object} Random
 * @property {number} count
 * @property {number} [perRun]
 * @property {Text} [answer]
 * @property {Range} easy
 * @property {Range} medium
 * @property {Range} hard
 * @property {string[]} forms
 *
 * A search to watch. A name of usualSearches needs nothing else.
 * @typedef {{ title: Text, flags: string[], code: string }} SearchWords
 * @typedef {{ name: string } & SearchWords} Search
 *
 * The searches to watch; the noun for their states, singular and plural; the goal of the searches;
 * and, if they need a sentence, the meaning of the names of moves and the reason for several
 * starts.
 * @typedef {object} Watch
 * @property {({ name: string } & Partial<SearchWords>)[]} searches
 * @property {{ en: [string, string], zh: string }} noun
 * @property {Text} solved
 * @property {Text} [moves]
 * @property {Text} [starts]
 *
 * The exports that a page.js may have.
 * @typedef {object} Page
 * @property {Text & { short?: Text }} [names]
 * @property {Text} [about]
 * @property {Text} [refused]
 * @property {Form} [form]
 * @property {(text: string) => Found[]} [findCases]
 * @property {(cells: string[], size: Size) => string} [write]
 * @property {(position: string, found: Case) => string[]} [cells]
 * @property {(cells: string[]) => string} [text]
 * @property {"tiles" | "discs" | "maze"} [look]
 * @property {Record<string, import("../board/cells.js").Piece>} [pieces]
 * @property {string} [gap]
 * @property {"tile" | "gap"} [arrows]
 * @property {(position: string) => string | undefined} [turn]
 * @property {(position: string | undefined) => Text} [note]
 * @property {Choice} [choice]
 * @property {Random} [random]
 * @property {(position: string, start: Case) => string[]} [moves]
 * @property {(position: string, start: Case) => number[] | null} [solved]
 * @property {(cell: number, next: string[], position: string) => string | undefined} [tap]
 * @property {Together} [together]
 * @property {(found: Case) => string} [brushes]
 * @property {Text & { leaves?: string }} [single]
 * @property {Record<string, SizeRange>} [sizes]
 * @property {(from: Case, size: Size) => string[] | Text} [resized]
 * @property {Partial<Watch>} [watch]
 * @property {Record<string, string>} [errors]
 *
 * @typedef {Page & { form: Form, text: (cells: string[]) => string }} Sliding
 * @typedef {{ Name: string, Purpose: string, Chinese?: string, Input: string }} Golden
 * @typedef {ReturnType<typeof puzzleOf>} Puzzle
 */

/** @type {Watch} */
const usualWatch = {
  searches: [{ name: "plain" }],
  noun: { en: ["board", "boards"], zh: "局面" },
  solved: { en: "the goal", zh: "终点" },
};

const bothEnds = {
  title: { en: "Bidirectional search", zh: "双向 BFS" },
  code: "common/bothends.go",
};

/**
 * The searches in common, by their names in the flags of the program. The program's own search,
 * fast, is usually the bidirectional search.
 * @type {Record<string, SearchWords>}
 */
const usualSearches = {
  plain: {
    title: { en: "Plain search", zh: "朴素 BFS" },
    flags: ["-plain"],
    code: "common/bfs.go",
  },
  both: { ...bothEnds, flags: ["-both"] },
  fast: { ...bothEnds, flags: [] },
};

/**
 * watchOf returns the settings for watching, with defaults.
 * @param {Partial<Watch>} [own]
 */
function watchOf(own) {
  const watch = { ...usualWatch, ...own };
  const searches = watch.searches.map(
    (search) => /** @type {Search} */ ({ ...usualSearches[search.name], ...search }),
  );
  return { ...watch, searches };
}

/**
 * finderOf returns a function that finds the cases of a form in a text.
 * @param {Form} form
 * @returns {Page["findCases"]}
 */
function finderOf({ pattern, cell, columns }) {
  if (!pattern) return undefined;
  return (text) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      columns,
      // The cells of all cases of a long input would be too many, so each case finds its own only
      // when asked.
      get at() {
        return Array.from(found.matchAll(cell), (match) => index + match.index);
      },
      size: {},
    }));
}

/**
 * slides returns the positions one move from a position, in which a piece next to the gap has moved
 * into the gap. A solved board has no moves.
 * @param {Sliding} page
 * @param {string} position
 * @param {Case} start
 */
function slides({ form, gap = "", text, solved }, position, start) {
  if (solved?.(position, start)) return [];
  const { columns, frames = 1 } = form;
  const cells = (position.match(form.cell) ?? []).slice(0, start.at.length / frames);
  const at = cells.findIndex((key) => gap.includes(key));
  const beside = [at - columns, at + columns];
  if (at % columns > 0) beside.push(at - 1);
  if ((at + 1) % columns > 0) beside.push(at + 1);
  return beside
    .filter((from) => from in cells)
    .map((from) => text(cells.with(at, cells[from]).with(from, cells[at])));
}

/**
 * puzzleOf returns what the page knows about a puzzle.
 * @param {string} name of its directory
 * @param {number} size of its program, in bytes
 * @param {Page} page
 */
export function puzzleOf(name, size, page) {
  const { form, text, choice = {} } = page;
  const slide = (/** @type {string} */ position, /** @type {Case} */ start) =>
    slides(/** @type {Sliding} */ (page), position, start);
  return {
    names: /** @type {Text & { short?: Text }} */ ({ en: name, zh: name }),
    about: { en: "", zh: "" },
    refused: { en: "", zh: "" },
    gap: "",
    findCases: form && finderOf(form),
    moves: form && text && slide,
    ...page,
    name,
    choice,
    frames: form?.frames ?? 1,
    watch: watchOf(page.watch),
    program: new Program(name, size),
    loadGoldens: once(async () => {
      const response = await get(`${name}/goldens.json`);
      return /** @type {Golden[]} */ (await response.json());
    }),
  };
}

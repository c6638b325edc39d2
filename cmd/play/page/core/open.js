// Opening an address, and keeping the address up to date.
import { address, lacking, readAddress, readMove } from "./address.js";
import { keep, kept } from "./kept.js";
import { Latest } from "./latest.js";
import { arrivals, caseAt, choiceOf, current, findCases, puzzles } from "./puzzles.js";
import { failed, whenOnline } from "./run.js";
import { checked, now, page, push, viewPart, watched } from "./state.js";
import { t } from "./texts.js";
import { showView, views } from "./views.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */

const rest = 300; // milliseconds between two updates of the address
const opening = new Latest();

/** The latest entry in the browser's history. */
const inHistory = {
  state: /** @type {Partial<import("./state.js").State>} */ ({}),
  view: "play",
  part: "", // of the address, which belongs to the view
  written: "", // its address
  seen: location.hash, // the address of the browser when the page last wrote or opened one
  timer: 0, // of an update of the entry
};

/**
 * textOf returns the input with a name, a golden or a choice, or undefined if no input has it.
 * @param {Puzzle} puzzle
 * @param {string} name
 */
async function textOf(puzzle, name) {
  const choice = choiceOf(name);
  if (choice === "easy") return puzzle.choice.easy;
  const goldens = await puzzle.loadGoldens();
  const [file, number = 1] = (choice ? (puzzle.choice[choice] ?? "") : name).split("/");
  const input = goldens.find(({ Name }) => Name === file)?.Input;
  return choice && input ? caseAt(puzzle, input, Number(number))?.text : input;
}

/**
 * inputOf returns the input that an address names or contains. If the input was too long for the
 * address, the browser's history may have it.
 * @param {Puzzle} puzzle
 * @param {ReturnType<typeof readAddress>} read
 * @returns {Promise<string | undefined>}
 */
async function inputOf(puzzle, { golden, own, text, lacks }) {
  if (lacks) return history.state?.text;
  return own ? text : golden && textOf(puzzle, golden);
}

/**
 * find returns the case that an address names, or undefined if the address names no input, or an
 * input known to have fewer cases.
 * @param {ReturnType<typeof readAddress>} read
 */
export async function find(read) {
  const { golden, number } = read;
  const puzzle = puzzles.get(read.puzzle);
  const text = puzzle && (await inputOf(puzzle, read));
  if (!puzzle || !text?.trim()) return undefined;
  const { length } = findCases(puzzle, text);
  return length > 0 && number > length ? undefined : { puzzle, golden, text, number };
}

/**
 * firstOf returns the first board of a puzzle.
 * @param {Puzzle} puzzle
 */
async function firstOf(puzzle) {
  const golden = puzzle.choice.easy ? "easy" : (await puzzle.loadGoldens())[0].Name;
  return { puzzle, golden, text: (await textOf(puzzle, golden)) ?? "", number: 1 };
}

/**
 * choose shows the case that an address names, or the first board of its puzzle. A message tells
 * the reader if a part of the address is unknown.
 * @param {string} hash
 * @param {() => boolean} wanted
 * @param {boolean} [keepsView]
 */
async function choose(hash, wanted, keepsView) {
  const read = readAddress(hash);
  const named = await (arrivals.get(read.puzzle) ?? [...arrivals.values()][0]);
  const found = await find(read);
  const { puzzle, golden, text, number } = found ?? (await firstOf(named));
  const start = found && caseAt(puzzle, text, number);
  const changes = start ? await replay(puzzle, start, read.moves) : [];
  if (!wanted()) return; // the reader has chosen again
  const entry = {};
  // A game that the reader continues remembers a hint.
  const attempt = {
    hinted: kept(`${puzzle.name} hinted`, "sessionStorage") === hash.replace(/&.*/, ""),
  };
  const view = viewIn(read, puzzle, keepsView);
  // The browser has added an entry for an address that the reader has followed.
  if (hash === location.hash) {
    Object.assign(inHistory, { state: { golden, entry }, view, written: hash });
  }
  watched.wanted = read.watched;
  watched.search = read.search ?? watched.search;
  checked.wanted = read.checked;
  if (view !== views.open.name) void showView(view);
  const first = { puzzle: puzzle.name, golden, text, number, entry };
  push(...[first, ...changes].map((change) => ({ ...change, attempt })));
  const said = complaint(hash, read, found);
  if (said) page.tell(said);
}

/**
 * viewIn returns the view that an address asks for, or the open view if that is kept.
 * @param {ReturnType<typeof readAddress>} read
 * @param {Puzzle} puzzle
 * @param {boolean} [keepsView]
 */
function viewIn(read, { random }, keepsView) {
  if (keepsView) return views.open.name;
  if (read.watched >= 0) return "watch";
  return read.checked !== undefined && random ? "check" : "play";
}

/**
 * turn opens the view that the address asks for, of the board on the page.
 * @param {boolean} keepsView
 */
function turn(keepsView) {
  const read = readAddress(location.hash);
  const view = viewIn(read, current().puzzle, keepsView);
  Object.assign(inHistory, { view, written: location.hash });
  watched.wanted = read.watched;
  watched.search = read.search ?? watched.search;
  void showView(view);
}

/**
 * complaint returns the message about an address that the page has opened only in part, or "".
 * @param {string} hash
 * @param {ReturnType<typeof readAddress>} read
 * @param {object | undefined} found the case, if the address names one
 */
function complaint(hash, { lacks, moves }, found) {
  if (found) return moves === now().moves ? "" : t("dropped");
  if (lacks) return t("notInLink", lacks);
  return ["", `#${now().puzzle}`].includes(hash) ? "" : t("unknown");
}

/**
 * nextIn returns the positions one move from a position of a case.
 * @param {Puzzle} puzzle
 * @param {import("./puzzles.js").Case} found
 * @param {string | undefined} position
 */
async function nextIn(puzzle, found, position) {
  if (puzzle.moves) return puzzle.moves(position ?? found.text, found);
  await puzzle.program.load();
  const { out } = await puzzle.program.askAt("-next", found.text, position);
  return out.trimEnd().split("\n").slice(1);
}

/**
 * replay returns the state changes for the moves in an address.
 * @param {Puzzle} puzzle
 * @param {import("./puzzles.js").Case} found
 * @param {string} moves
 */
async function replay(puzzle, found, moves) {
  /** @type {{ path: string[], moves: string }[]} */
  const changes = [];
  /** @type {string[]} */
  let path = [];
  let read = 0;
  while (read < moves.length) {
    const next = await nextIn(puzzle, found, path.at(-1));
    const [length, position] = readMove(next, moves.slice(read));
    if (position === undefined) break;
    read += length;
    path = [...path, position];
    changes.push({ path, moves: moves.slice(0, read) });
  }
  return changes;
}

/**
 * open opens an address.
 * @param {string} hash
 * @param {boolean} [keepsView] whether the open view stays, although the address asks for none
 */
export async function open(hash, keepsView) {
  const wanted = opening.begin();
  try {
    await choose(hash, wanted, keepsView);
  } catch (e) {
    if (!wanted()) return;
    failed(e);
    const state = now();
    whenOnline(() => wanted() && now() === state && open(hash, keepsView));
    if (!state) return;
    inHistory.state = state;
    write("replaceState"); // restore the address of the board on the page
  }
}

/**
 * keepAddress writes the address of the state. A new choice, the first change of its input and
 * another view each add an entry to the browser's history; moves replace the latest entry. Fast
 * moves are written together after a while, because browsers limit how often the address may
 * change.
 */
export function keepAddress() {
  const state = now();
  // The unfinished game of a puzzle is kept under the address of its card.
  if (!lacking(state)) keep(`#${state.puzzle}`, address(state), "sessionStorage");
  keep(`${state.puzzle} hinted`, state.attempt.hinted ? address(state) : "no", "sessionStorage");
  const view = views.open.name;
  const { entry, golden } = inHistory.state;
  const isSame = entry === state.entry && golden === state.golden && inHistory.view === view;
  const isOther = inHistory.written && !isSame;
  if (isOther) flush();
  Object.assign(inHistory, { state, view, part: viewPart() });
  if (isOther) write("pushState");
  else inHistory.timer ||= window.setTimeout(flush, rest);
}

/**
 * flush writes the address now if an update is waiting. If the reader has just followed a link, the
 * update is dropped, because openAddress is about to open that link.
 */
function flush() {
  if (location.hash !== inHistory.seen) drop();
  if (inHistory.timer) write("replaceState");
}

/** drop drops the waiting update. */
function drop() {
  clearTimeout(inHistory.timer);
  inHistory.timer = 0;
}

/**
 * write writes the address.
 * @param {"replaceState" | "pushState"} how
 */
function write(how) {
  drop();
  const state = /** @type {import("./state.js").State} */ (inHistory.state);
  const text = lacking(state);
  inHistory.written = address(state, inHistory.part);
  try {
    if (text || location.hash !== inHistory.written) history[how]({ text }, "", inHistory.written);
  } catch {
    // The browser refuses too many updates. A later update will have all moves.
  }
  inHistory.seen = location.hash;
}

/**
 * openAddress opens the address after the browser has changed it. A card leads to the unfinished
 * game.
 */
export function openAddress() {
  const isCard = /^#\w*$/.test(location.hash);
  const game = kept(location.hash, "sessionStorage");
  if (game) history.replaceState({}, "", game);
  inHistory.seen = location.hash;
  opening.end();
  if (location.hash === inHistory.written) return;
  drop(); // the update is for another entry
  // The address of a long input has only its length, so another input can have the same address.
  if (now() && !lacking(now()) && address(now()) === location.hash.replace(/&.*/, "")) {
    turn(isCard);
  } else {
    void open(location.hash, isCard);
  }
}

addEventListener("pagehide", flush);

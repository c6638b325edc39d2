// The view "Watch the search": how the program's search of the case goes, state by state. Read
// before it
//
//   watch-trace.js   what happened: the states and the moments of a search
//   watch-shown.js   what is watched: the search, the moment, the chosen state
//   watch-player.js  the time
//   watch-ask.js     asking the program
//   watch-parts.js   the parts of the view
//   watch-layout.js, watch-thumbs.js, watch-map.js, watch-picture.js, watch-way.js
//                    the picture: its places, its states, its canvases, and how it fits the page
//   watch-board.js, watch-queues.js, watch-code.js, watch-maze.js, watch-groups.js, watch-steps.js
//                    the board, the queues, the loop and the steps of ghosts
//   watch-texts.js, watch-words.js, watch-why.js, watch-say.js, watch-say-groups.js,
//   watch-say-once.js
//                    the words and sentences
//   watch-whole.js   a small graph that shows why layers are whole
import { keepAddress } from "../play/open.js";
import { current } from "../core/puzzles.js";
import { Stopped } from "../core/run.js";
import { now } from "../core/state.js";
import { $, joined, language, t } from "../core/texts.js";
import { askTable, askTrace, endAsking, stopAsking } from "./ask.js";
import { forgetBoard, makeBoard, searchFromHere, showBoard } from "./board.js";
import { fitCode, loadCode, markCode, showCode } from "./code.js";
import { makeParts } from "./parts.js";
import * as picture from "./picture.js";
import { forgetQueues, showCompared, showQueues } from "./queues.js";
import { Groups } from "./groups.js";
import { Speaker } from "./say.js";
import { GroupSpeaker } from "./say-groups.js";
import { OnceSpeaker } from "./say-once.js";
import { isAsked, isOnce, modes, moment, noun, player, shown } from "./shown.js";
import { theCase, thePuzzle, theTrace, watchTrace } from "./shown.js";
import { loadSteps, showSteps } from "./steps.js";
import { w } from "./texts.js";
import { firstStates, readStates, readTable, Trace } from "./trace.js";
import { beginWay } from "./way.js";

/** @typedef {import("./words.js").Known} Known */
/** @typedef {import("./words.js").Noun} Noun */

/** @type {Noun} */
const groupNoun = { en: ["group of states", "groups of states"], zh: "组" };
const turnHold = 3; // times the usual time of a moment
const lettersRead = 20; // in a second
const charactersRead = 8;
const usualGoal = { en: "the goal", zh: "终点" };
const dark = matchMedia("(prefers-color-scheme: dark)");

/** @type {Speaker | null} */
let speaker = null;
let asked = ""; // identifies the search on the page, or on its way
let isOpen = false;
let wanted = -1; // the moment at which the next search is shown first, or -1
let dropped = { search: "", at: 0 }; // the search whose answer did not come, and its moment
let built = ""; // the language of the parts
let width = 0; // of the picture
let followed = 0; // the moment to which the page has scrolled

player.show = show;

/** open is called when the view is opened. */
export async function open() {
  isOpen = true;
  void loadCode().then(showLoop);
  await refresh();
  if (watchedMoment() >= 0) {
    keepAddress();
  }
}

/** close is called when another view is opened. */
export function close() {
  isOpen = false;
  player.pause();
  endAsking();
  if (now()) {
    keepAddress();
  }
}

/**
 * startAt shows the next search from a moment on.
 * @param {number} moment
 */
export function startAt(moment) {
  wanted = moment;
}

/** watchedMoment returns the current moment, or -1 if this view is not open. */
export const watchedMoment = () => (isOpen && shown.trace ? player.at : -1);

/** build makes the parts of the view, once for each language. */
function build() {
  if (built === language) {
    return;
  }
  built = language;
  picture.forgetPicture();
  makeParts({ toggle, go, nextLayer: () => toLayer(1), searchFromHere, choose: chooseMode });
  makeBoard($("watch-board"), (number) => choose(number));
  new ResizeObserver(() => fit()).observe($("trace"));
  new ResizeObserver(picture.fitBox).observe($("watch-dock"));
  new ResizeObserver(markMore).observe($("watch-said"));
  $("watch-said").onscroll = markMore;
  new ResizeObserver(fitCode).observe($("watch-lines"));
}

/** refresh shows the search of the case, if it is another than before. */
export async function refresh() {
  const { puzzle, input, found } = current();
  if (!isOpen || !found) {
    return; // an input without a case is still being typed
  }
  build();
  if (!modes().includes(shown.mode)) {
    [shown.mode] = modes();
  }
  const search = [puzzle.name, input, shown.mode.name].join("\n");
  const isWanted = wanted >= 0;
  const at = firstMoment(search);
  wanted = -1;
  if (`${search}\n${language}` !== asked) {
    await ask(search, at);
  } else if (isWanted && !isOld()) {
    go(at);
  }
}

/**
 * ask asks for a search, and shows it from a moment on.
 * @param {string} search
 * @param {number} at
 */
async function ask(search, at) {
  const key = `${search}\n${language}`;
  asked = key;
  stopAsking();
  player.pause();
  $("watch-panel").classList.add("old");
  $("watch-what").textContent = w("waiting");
  showModes();
  try {
    await load(key, at);
  } catch (e) {
    if (asked !== key) {
      return; // nobody waits for it
    }
    asked = ""; // so that the next time asks again
    dropped = { search, at: isOld() ? at : player.at };
    if (!(e instanceof Stopped)) {
      $("watch-what").textContent = t("gone", /** @type {Error} */ (e).message);
    }
  }
}

/** isOld reports whether the search on the page is not the one that was asked for last. */
const isOld = () => $("watch-panel").classList.contains("old");

/**
 * firstMoment returns the moment at which a search is shown first.
 * @param {string} search
 */
function firstMoment(search) {
  if (wanted >= 0) {
    return wanted;
  }
  if (asked === "" && dropped.search === search) {
    return dropped.at;
  }
  return asked.startsWith(`${search}\n`) ? player.at : 0;
}

/**
 * load asks for the trace and shows it, and then asks for the sizes of all layers.
 * @param {string} key
 * @param {number} at
 */
async function load(key, at) {
  const searched = current();
  const { used, out, err } = await askTrace(searched, shown.mode);
  if (asked !== key) {
    return;
  }
  if (!out) {
    $("watch-what").textContent = err;
    return;
  }
  const all = readStates(out);
  const states = firstStates(all);
  const { found, puzzle } = searched;
  const { maze } = puzzle;
  const groups = used.way.groups && found && maze ? new Groups(states, found, maze) : null;
  await groups?.connect();
  if (asked !== key) {
    return;
  }
  watchTrace(
    searched,
    new Trace(states, used.way, groups, states.length === all.length),
    used,
    groups,
  );
  showTrace(at);
  const table = await askTable(searched, used);
  if (asked === key) {
    showTable(table.out);
  }
}

/**
 * showTrace shows the trace at a moment.
 * @param {number} at
 */
function showTrace(at) {
  const { trace, used, groups } = shown;
  const { last, success, states } = theTrace();
  speaker = speak({ total: states.length, reason: whyNone("") });
  loadSteps(theTrace(), groups);
  player.load(last, success, at);
  followed = player.at; // the page stays where the reader opens it
  $("watch-panel").classList.remove("old");
  $("watch-legend").classList.toggle("ends", trace?.both === true);
  $("watch-legend").classList.toggle("once", isOnce());
  limitModes();
  showCompared(null);
  makePicture();
  showCode(used.code);
  show();
}

/**
 * showTable shows what the text after a trace says: the sizes of all layers, how many states the
 * other search visits, and why there is no route.
 * @param {string} text
 */
function showTable(text) {
  const { answer, sizes, plainSizes, counts, note } = readTable(text);
  const { used, mode } = shown;
  const known = {
    total: sizes.reduce((sum, { size }) => sum + size, 0),
    ...compared(counts),
    plainSizes,
    layers: sizes,
    answer,
    reason: whyNone(used === mode && !used.way.groups ? "" : note),
  };
  shown.sizes = sizes;
  speaker = speak(known);
  if (!theTrace().whole) {
    makePicture();
  }
  showCompared(speaker.isSolvable ? speaker.known : null);
  show();
}

/**
 * compared returns the counts with which the search is compared. A group is not a state.
 * @param {number[]} counts of the plain search, and of the one from both ends
 */
function compared([plain = 0, both = 0]) {
  const { name, way } = shown.used;
  const isPlain = name === "plain";
  const hasBoth = modes().some((mode) => mode.way.both);
  return {
    plain: isPlain || way.groups ? 0 : plain,
    both: isPlain && hasBoth ? both : 0,
    hasBoth,
  };
}

/** @param {Partial<Known>} known */
function speak(known) {
  const { made = false } = shown.used.way;
  const { groups } = shown;
  const { solved = usualGoal } = thePuzzle().watch ?? {};
  const nothing = { total: 0, plain: 0, both: 0, hasBoth: false, plainSizes: [], layers: [] };
  const said = { reason: "", answer: "" };
  const all = {
    ...nothing,
    ...said,
    noun: groups ? groupNoun : noun(),
    made,
    groups,
    asked: theTrace().states.findIndex((_, number) => isAsked(number)),
    solved,
    ...known,
  };
  const Plain = isOnce() ? OnceSpeaker : Speaker;
  return new (groups ? GroupSpeaker : Plain)(theTrace(), all, language);
}

/**
 * whyNone says why the case has no solution, as far as the puzzle's page.js knows; else what the
 * program says.
 * @param {string} said
 */
function whyNone(said) {
  const found = theCase();
  const why = thePuzzle().hopeless?.(found.text, found)?.[language] ?? said;
  return joined(...[why, shown.used === shown.mode ? "" : w("noSearch")].filter(Boolean));
}

function showModes() {
  const select = $("watch-mode", HTMLSelectElement);
  select.replaceChildren(...modes().map(({ name }) => new Option(w(name), name)));
  select.value = shown.mode.name;
  select.hidden = modes().length < 2;
}

/** limitModes selects the search on the page, and disables one that the program need not make. */
function limitModes() {
  const { used, mode } = shown;
  const select = $("watch-mode", HTMLSelectElement);
  select.value = used.name;
  for (const option of select.options) {
    option.disabled = used !== mode && option.value === mode.name;
  }
}

/** @param {string} name */
function chooseMode(name) {
  shown.mode = modes().find((mode) => mode.name === name) ?? shown.mode;
  void refresh();
}

/** makePicture makes the picture for the width of the page. */
function makePicture() {
  forgetBoard();
  forgetQueues();
  picture.makePicture((number) => choose(number === shown.chosen ? -1 : number));
}

dark.addEventListener("change", () => fit(true));

/** fit makes the picture again where its width has changed. */
function fit(always = false) {
  const room = built ? $("trace").clientWidth : 0;
  if (room && (room !== width || always)) {
    width = room;
    makePicture();
    show();
  }
}

/** showLoop shows the loop of the search, when it is there. */
function showLoop() {
  if (shown.trace) {
    showCode(shown.used.code);
    markCode(moment().kind);
  }
}

/** show shows the moment. */
function show() {
  if (!shown.trace || !speaker || !picture.hasPicture()) {
    return;
  }
  beginWay(picture.drawPicture);
  picture.drawPicture();
  showSaid(speaker);
  picture.fitBox();
  picture.follow(followed !== player.at && shown.chosen < 0);
  followed = player.at;
  showBoard();
  showQueues();
  const { at, to } = moment();
  showSteps(shown.chosen >= 0 ? shown.chosen : at, shown.chosen >= 0 ? -1 : to);
  markCode(moment().kind);
  showControls();
  if (!player.playing) {
    keepAddress();
  }
}

/** @param {Speaker} speaker */
function showSaid(speaker) {
  const { chosen } = shown;
  if (isOld()) {
    return; // the page says that it searches, or why it cannot
  }
  const { what, why } = chosen >= 0 ? speaker.chosen(chosen, player.at) : speaker.say(player.at);
  const { kind } = moment();
  const isSuccess = chosen < 0 && (kind === "goal" || kind === "meet");
  $("watch-said").ariaLive = player.playing ? "off" : "polite";
  $("watch-what").textContent = what;
  $("watch-what").className = isSuccess ? "good" : "";
  $("watch-why").textContent = why;
  $("watch-said").classList.toggle("first", player.at === 0);
  player.hold = holdOf(kind, what.length + why.length);
  markMore();
}

/**
 * holdOf returns how many times longer than usual a moment is shown while it plays: longer where
 * something is decided and, slowly, as long as its sentences take to read.
 * @param {import("./trace.js").Kind} kind
 * @param {number} length of the sentences
 */
function holdOf(kind, length) {
  const isTurn = kind === "turn" || kind === "meet" || kind === "goal";
  const read = length / (language === "zh" ? charactersRead : lettersRead);
  const own = { slow: Math.max(1, read), normal: 1, fast: 1, fastest: 1 }[player.speed];
  return isTurn && player.speed !== "fastest" ? Math.max(turnHold, own) : own;
}

/** markMore marks the sentences if some of them are below the edge of their box. */
function markMore() {
  const { classList, scrollHeight, scrollTop, clientHeight } = $("watch-said");
  classList.toggle("more", scrollHeight - scrollTop - clientHeight > 2);
}

function showControls() {
  const slider = $("events", HTMLInputElement);
  const { at, last, playing } = player;
  slider.max = String(last);
  slider.value = String(at);
  $("watch-at").textContent = w("moment", at.toLocaleString("en"), last.toLocaleString("en"));
  if (!playing) {
    slider.ariaValueText = $("watch-what").textContent;
  }
  $("watch-play").textContent = w(playing ? "pause" : nextPlay());
  $("watch-play").ariaPressed = String(playing);
  $("watch-back", HTMLButtonElement).disabled = at === 0;
  $("watch-forward", HTMLButtonElement).disabled = at === last;
  $("watch-layer", HTMLButtonElement).disabled = at === last;
}

/** nextPlay returns the word for what playing does from the moment on. */
function nextPlay() {
  if (player.at === player.last) {
    return "again";
  }
  return player.at === theTrace().success ? "on" : "play";
}

/**
 * choose shows the way to a state, or for -1 the search again.
 * @param {number} number
 */
function choose(number) {
  player.pause();
  shown.chosen = number;
  show();
}

/** @param {number} moment */
function go(moment) {
  shown.chosen = -1;
  player.go(moment);
}

function toggle() {
  shown.chosen = -1;
  player.toggle();
}

/** @param {number} by */
function toLayer(by) {
  if (shown.trace) {
    go(shown.trace.nextLayer(player.at, by));
  }
}

/** @type {Record<string, () => void>} */
const keys = {
  " ": toggle,
  ArrowLeft: () => go(player.at - 1),
  ArrowRight: () => go(player.at + 1),
  ArrowDown: () => toLayer(1),
  ArrowUp: () => toLayer(-1),
  Home: () => go(0),
  End: () => go(player.last),
  Escape: () => go(player.at),
};

/**
 * pressed does what a key does in this view, and reports whether it does something.
 * @param {KeyboardEvent} e
 */
export function pressed(e) {
  const target = /** @type {Element} */ (e.target);
  const isOnButton = e.key === " " && target.closest("button, summary");
  const isField = target.closest("select, input");
  if (!shown.trace || !(e.key in keys) || isOnButton || isField) {
    return false;
  }
  keys[e.key]();
  return true;
}

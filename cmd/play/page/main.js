// The page: its parts are wired here. Read before it run.js (how a program is run), address.js,
// state.js (undo, redo), puzzles.js, open.js (what an address says), board.js, play.js (moves),
// edit.js, player.js (pictures), random.js (new games), check.js (the reader's own program),
// show.js with cards.js and score.js (what one sees), solve.js (answers and pictures), views.js,
// watch.js (watching the search), share.js and keys.js, in this order.
import { address } from "./address.js";
import { makeIfSeen } from "./check.js";
import { showInput } from "./drawer.js";
import * as edit from "./edit.js";
import { hint } from "./hints.js";
import { pressed } from "./keys.js";
import { failed, keepAddress, levels, open, openAddress } from "./open.js";
import * as play from "./play.js";
import { askRoute, map, route, showMap, showRoute } from "./player.js";
import { current, findCases, loadPuzzles } from "./puzzles.js";
import { another } from "./random.js";
import { demonstrate, stopReplay, watch } from "./replay.js";
import { copy, savePNG, saveSVG, share } from "./share.js";
import { board, mode, showBoard, showChoice } from "./show.js";
import { again, markCase, solveSoon, stop } from "./solve.js";
import { now, onChange, push, step } from "./state.js";
import { $, language, preferred, speak } from "./texts.js";
import { makeViews, showView } from "./views.js";
import * as watching from "./watch.js";

/** @typedef {import("./state.js").State} State */

/** @type {State | undefined} */
let before; // the state that was shown last

/**
 * isSameCase reports whether two states have the same case.
 * @param {State | undefined} a
 * @param {State} b
 */
const isSameCase = (a, b) => a?.puzzle === b.puzzle && a.text === b.text && a.number === b.number;

/**
 * show shows the state: at once the board, and soon the rest.
 * @param {boolean} moved whether a move led to it
 */
function show(moved) {
  const { puzzle } = current();
  const state = now();
  stopReplay();
  if (state.path.length || before?.entry !== state.entry) {
    mode.editing = false;
  }
  if (before?.entry !== state.entry) {
    askRoute(false);
  }
  play.reset(!moved);
  edit.reset();
  showNew(state);
  showBoard();
  before = state;
  keepAddress();
  watching.refresh();
  if (puzzle.program.module) {
    void play.look();
  }
}

/**
 * showNew shows what is not as it was. Most of that takes time, and a move does not change it.
 * @param {State} state
 */
function showNew(state) {
  const same = isSameCase(before, state);
  if (!same || before?.golden !== state.golden) {
    showChoice();
  }
  if (!same) {
    showCase(state);
  }
}

/**
 * showCase shows another case than before, and has it solved.
 * @param {State} state
 */
function showCase(state) {
  showInput();
  if (before?.puzzle !== state.puzzle) {
    showRoute("");
    showMap("");
  }
  solveSoon(before?.entry !== state.entry);
}

function showBest() {
  showView("watch-view");
  askRoute(true);
  $("routes").scrollIntoView();
  route.play();
}

function toggleEdit() {
  mode.editing = !mode.editing;
  if (now().path.length) {
    push({});
  } else {
    show(false);
  }
}

/** shareLink hands on the address of the case, a level by its text. */
function shareLink() {
  const isLevel = levels.some((level) => level === now().golden);
  const state = isLevel ? { ...now(), golden: "" } : now();
  void share(location.href.replace(/#.*/, "") + address(state, watching.watchedMoment()));
}

function changeLanguage() {
  speak(language === "en" ? "zh" : "en");
  board.shape = "";
  if (now()) {
    askRoute(!$("asked").hidden);
    showChoice();
    showBoard();
    again();
    watching.refresh();
  }
}

function skip() {
  showView("play-view");
  board.focus(board.focused);
}

// openWatch shows the search, and its pictures anew: what was hidden has no animations.
function openWatch() {
  void watching.open();
  showRoute(route.source);
  showMap(map.source);
}

function copySteps() {
  void copy([...$("steps").children].map((button) => button.textContent).join("\n"));
}

/** @param {number} number */
function pickCase(number) {
  if (number >= 1 && number !== now().number) {
    push({ number: Math.floor(number) });
  }
}

/** @type {Record<string, () => unknown>} */
const clicks = {
  undo: () => step(-1),
  redo: () => step(1),
  restart: () => push({}),
  hint,
  go: play.go,
  another,
  watch,
  fromhere: demonstrate,
  best: showBest,
  edit: toggleEdit,
  clear: edit.clear,
  fresh: () => edit.fresh(),
  stop,
  back: () => route.move(-1),
  forward: () => route.move(1),
  ask: () => askRoute($("asked").hidden === true),
  skip,
  share: shareLink,
  copysteps: copySteps,
  savesvg: () => saveSVG(route, now().puzzle),
  savepng: () => savePNG(route, now().puzzle),
  language: changeLanguage,
};
for (const [id, click] of Object.entries(clicks)) {
  $(id).onclick = () => click();
}
$("input").oninput = () => {
  const text = $("input", HTMLTextAreaElement).value;
  const count = findCases(current().puzzle, text).length;
  const number = Math.max(1, Math.min(now().number, count));
  push({ text, golden: "", number, typed: Date.now() });
};
$("input").onscroll = () => {
  $("lines").scrollTop = $("input").scrollTop;
};
$("case").onchange = () => {
  const { value, max } = $("case", HTMLInputElement);
  pickCase(Math.min(Number(value), Number(max)));
  markCase();
};
$("answers").onclick = ({ target }) => {
  const lines = [...$("answers").children];
  pickCase(lines.findIndex((line) => line === target) + 1);
};
onhashchange = openAddress;
onresize = () => {
  route.fit();
  map.fit();
};
document.onkeydown = pressed;

onChange(show, showBoard);
speak(preferred());
askRoute(false);
makeViews([
  { tab: "play-view", panel: "play-panel" },
  {
    tab: "watch-view",
    panel: "watch-panel",
    opened: openWatch,
    closed: watching.close,
  },
  { tab: "check-view", panel: "check-panel", opened: makeIfSeen },
]);
loadPuzzles()
  .then(() => open(location.hash))
  .catch(failed);

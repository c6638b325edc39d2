// The page. This module wires its parts. Read them in this order:
//
//   run.js, program.js        run the program of a puzzle in a worker
//   state.js, puzzles.js      the state with undo and redo, and the puzzles
//   address.js, open.js       the address of a state, and opening it
//   board.js, play.js         the board, and playing: known, hand, together, hints and seen.js
//   edit.js, replay.js        editing, and what moves by itself
//   show.js                   what the page shows: cards.js, score.js and drawer.js
//   solve.js, player.js       answers and routes, and stepping through a route
//   random.js, check.js       new games, and checking the reader's own program
//   views.js, watch.js        the views, of which one is watching the search
//   share.js, keys.js         links and files, and the keyboard
import { pressed as routePressed, askRoute, route, showRoute } from "./board/player.js";
import { makeIfSeen, showForms } from "./check/check.js";
import { address } from "./core/address.js";
import { failed, keepAddress, open, openAddress } from "./core/open.js";
import { choices, current, findCases, loadPuzzles } from "./core/puzzles.js";
import { copy, savePNG, saveSVG, share } from "./core/share.js";
import { now, page, push, step, watched } from "./core/state.js";
import { $, language, preferred, speak } from "./core/texts.js";
import { makeViews, pressed, showView } from "./core/views.js";
import { board } from "./play/draw.js";
import { showInput } from "./play/drawer.js";
import * as edit from "./play/edit.js";
import { tell } from "./play/hand.js";
import { hint } from "./play/hints.js";
import * as keys from "./play/keys.js";
import { mode } from "./play/mode.js";
import * as play from "./play/play.js";
import { another } from "./play/random.js";
import { demonstrate, watch } from "./play/replay.js";
import { showBoard, showChoice } from "./play/show.js";
import { drawAnswered, markCase, solve, solveSoon, stop } from "./play/solve.js";
import * as watching from "./watch/watch.js";

/** @typedef {import("./core/state.js").State} State */

/** @type {State | undefined} */
let before; // the state that was on the page before

/**
 * isSameCase reports whether two states have the same case.
 * @param {State | undefined} a
 * @param {State} b
 */
const isSameCase = (a, b) => a?.puzzle === b.puzzle && a.text === b.text && a.number === b.number;

/**
 * show shows the state: the board at once, the rest as soon as the program answers.
 * @param {boolean} moved whether moves led to it
 */
function show(moved) {
  const { puzzle } = current();
  const state = now();
  mode.stop();
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
 * showNew updates the parts that a move does not change, because most of them take time.
 * @param {State} state
 */
function showNew(state) {
  const same = isSameCase(before, state);
  if (!same || before?.golden !== state.golden) {
    offer();
  }
  if (!same) {
    showCase(state);
  }
}

/**
 * showCase shows another case, and asks for its answer.
 * @param {State} state
 */
function showCase(state) {
  showInput();
  if (before?.puzzle !== state.puzzle) {
    showRoute("");
  }
  solveSoon(before?.entry !== state.entry);
}

async function showBest() {
  showView("watch-view");
  await opening; // its parts are above the route
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

/** shareLink shares the address. It has the text of a level, because the level may change. */
function shareLink() {
  const isLevel = choices.some((choice) => choice === now().golden);
  const state = isLevel ? { ...now(), golden: "" } : now();
  void share(location.href.replace(/#.*/, "") + address(state, watched.moment));
}

/** offer shows what there is to choose. */
function offer() {
  showChoice();
  showForms();
}

function changeLanguage() {
  speak(language === "en" ? "zh" : "en");
  board.shape = "";
  if (now()) {
    askRoute(!$("asked").hidden);
    offer();
    showBoard();
    void solve();
    watching.refresh();
  }
}

function skip() {
  showView("play-view");
  board.focus(board.focused);
}

let opening = Promise.resolve(); // the view of the search, on its way

// openWatch shows the search, and the route again, because a hidden one has no animations.
async function openWatch() {
  showRoute(route.source);
  await Promise.all([watching.open(), drawAnswered()]);
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

/**
 * command is a key with Ctrl: undo or redo, which the fields have for themselves.
 * @param {KeyboardEvent} e
 */
function command(e) {
  const target = /** @type {Element} */ (e.target);
  const isField = target.matches("textarea, input, select") && target !== $("input");
  if (isField || !/^[zy]$/i.test(e.key)) return;
  step(e.shiftKey || /y/i.test(e.key) ? 1 : -1);
  e.preventDefault();
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
onresize = () => route.fit();
document.onkeydown = (e) => {
  if (!now()) return;
  if (e.ctrlKey || e.metaKey) command(e);
  else pressed(e);
};

Object.assign(page, { show, redraw: showBoard, offer, tell });
speak(preferred());
askRoute(false);
makeViews([
  { tab: "play-view", panel: "play-panel", pressed: keys.pressed },
  {
    tab: "watch-view",
    panel: "watch-panel",
    opened: () => {
      opening = openWatch();
    },
    closed: watching.close,
    pressed: (e) =>
      $("routes").contains(/** @type {Element} */ (e.target))
        ? routePressed(e)
        : watching.pressed(e),
  },
  { tab: "check-view", panel: "check-panel", opened: makeIfSeen },
]);
loadPuzzles()
  .then(() => open(location.hash))
  .catch(failed);

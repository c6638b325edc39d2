// The page. This module wires its rooms, which import no other room except for core/ and board/:
//
//   core/    the state and its address, the puzzles, their programs in workers, texts, views
//   board/   boards, large and small, and the route
//   play/    the view Play: the board to play and edit, and everything beside and below it
//   check/   the view Check: the verdict on the output of the reader's own program
//   watch/   the view Watch: the search, moment by moment
import * as route from "./board/route.js";
import { address, lacking } from "./core/address.js";
import { keepAddress, open, openAddress } from "./core/open.js";
import { choiceOf, current, findCases, loadPuzzles } from "./core/puzzles.js";
import { failed, whenOnline } from "./core/run.js";
import { copy, save, share } from "./core/share.js";
import { now, page, push, restart, step, viewPart } from "./core/state.js";
import { $, field, changed } from "./core/dom.js";
import { takeText } from "./core/long.js";
import { language, preferred, speak, t } from "./core/texts.js";
import {
  isField,
  loadViews,
  makeViews,
  offer,
  opened,
  pressed,
  showView,
  views,
} from "./core/views.js";
import { board } from "./play/draw.js";
import { showAnswers, showGoldens, showInput } from "./play/drawer.js";
import * as edit from "./play/edit.js";
import { tell } from "./play/hand.js";
import { hint } from "./play/hints.js";
import * as keys from "./play/keys.js";
import { enlarge, hideScore } from "./play/large.js";
import { mode } from "./play/mode.js";
import * as play from "./play/play.js";
import { another, games } from "./play/random.js";
import { demonstrate, replay } from "./play/replay.js";
import { view } from "./play/seen.js";
import * as playing from "./play/show.js";
import { answered, solve, stop } from "./play/solve.js";

/** @typedef {import("./core/state.js").State} State */

const typing = 400; // milliseconds from a change of the input until the program solves it

/**
 * show shows the state: the board at once, and the rest as soon as the program answers.
 * @param {State | undefined} before the state that was on the page before
 * @param {boolean} moved whether moves led from there to the state
 */
function show(before, moved) {
  const { entry, path } = now();
  const isOther = before?.entry !== entry;
  mode.stop();
  if (isOther) {
    games.end();
    route.box.open = false;
  }
  if (isOther || path.length) mode.editing = false;
  play.reset(!moved);
  edit.reset();
  redraw();
  keepAddress();
  void opened().refresh?.();
  void play.look();
}

/** redraw redraws the state. */
function redraw() {
  if (!now()) return;
  const { puzzle, text, number, typed } = now();
  const isOther = changed($("input"), puzzle, text, number);
  if (isOther) showInput();
  playing.show();
  offer("check", Boolean(current().puzzle.random));
  if (isOther) void solve(typed && typing); // not if a mistake in page.js has kept the board away
}

/** showGame is called when the view Play is opened. */
function showGame() {
  redraw();
  if (now()) keepAddress();
}

function toggleEdit() {
  mode.editing = !mode.editing;
  if (now().path.length) restart();
  else show(now(), false);
  $("tools").scrollIntoView({ block: "nearest" });
}

/** loadWatch loads the view of the search, which also has the route. */
async function loadWatch() {
  const watch = await import("./watch/watch.js");
  return { ...watch, open: () => Promise.all([watch.open(), route.show()]) };
}

/**
 * shareLink shares the address. The address has the text of a level's board, because the level may
 * get another board. After a win, shareLink shares the number of moves but not the moves, so that
 * others can try.
 */
function shareLink() {
  const { solved, made, lefts } = view();
  const state = { ...now() };
  if (choiceOf(state.golden)) state.golden = "";
  if (solved) state.moves = "";
  const said = solved && lefts[0] ? t("madeOf", made, lefts[0]) : "";
  const { length } = lacking(state);
  void share(
    location.href.replace(/#.*/, "") + address(state, viewPart()),
    said,
    length ? t("notInLink", length) : "",
  );
}

function changeLanguage() {
  speak(language === "en" ? "zh" : "en");
  tell(""); // because the message is in the other language
  again();
}

/** again redraws the page and retries whatever has failed. */
function again() {
  $("loading").textContent = "";
  redraw();
  void showGoldens();
  void showView(views.open.name);
}

function skip() {
  void showView("play");
  board.focus(board.focused);
}

/** articleHref returns the address of the article, which leads from there back to this board. */
const articleHref = () =>
  `how/${language}.html?${now() ? address(now(), viewPart()).slice(1) : ""}`;

/**
 * follow opens the address by a function, or leaves the page if the address is the article's.
 * @param {() => void} opens
 */
function follow(opens) {
  if (location.hash === "#how") location.replace(articleHref());
  else opens();
}

function start() {
  if (location.hash.includes("&watch=")) void loadWatch().catch(failed);
  loadPuzzles();
  open(location.hash)
    .then(() => now() && current().puzzle.program.load())
    .then(loadViews) // now that nothing more urgent is loading
    .catch(failed);
}

/** undo cancels the plan for Go, if there is one, or else takes back the last move. */
const undo = () => step(play.ready() ? 0 : -1);

/** @param {number} number */
function pickCase(number) {
  if (number >= 1 && number !== now().number) push({ number: Math.floor(number) });
}

/**
 * command handles a key with Ctrl: undo or redo, which fields other than the input handle
 * themselves.
 * @param {KeyboardEvent} e
 */
function command(e) {
  const isOther = isField(e) && e.target !== $("input");
  if (isOther || !/^[zy]$/i.test(e.key)) return;
  if (e.shiftKey || /y/i.test(e.key)) step(1);
  else undo();
  e.preventDefault();
}

/** @type {Record<string, () => unknown>} */
const clicks = {
  undo,
  redo: () => step(1),
  restart,
  hint,
  go: play.go,
  another,
  replay,
  best: demonstrate,
  edit: toggleEdit,
  clear: edit.clear,
  fresh: edit.fresh,
  stop,
  skip,
  keys: () => $("help", HTMLDialogElement).showModal(),
  large: enlarge,
  numberless: hideScore,
  share: shareLink,
  copysteps: () => copy($("steps").innerText),
  savesvg: async () => save(await route.film(), `${now().puzzle}.svg`),
  language: changeLanguage,
  article: () => {
    $("article", HTMLAnchorElement).href = articleHref(); // which the browser then follows
  },
};
for (const [id, click] of Object.entries(clicks)) {
  $(id).onclick = () => Promise.resolve(click()).catch(failed);
}
takeText("input", (text) => {
  const count = findCases(current().puzzle, text).length;
  const number = Math.max(1, Math.min(now().number, count));
  push({ text, golden: "", number, typed: Date.now() });
});
$("more").ontoggle = showGoldens;
$("input").onscroll = () => {
  $("lines").scrollTop = $("input").scrollTop;
};
$("case").onchange = () => {
  const { value, max } = field("case");
  pickCase(Math.min(Number(value), Number(max)));
  showAnswers(answered);
};
$("answers").onclick = ({ target }) => {
  if (target instanceof HTMLElement) pickCase(Number(target.dataset.number));
};
whenOnline(() => (now() ? again() : start()));
onhashchange = () => follow(openAddress);
document.onkeydown = (e) => {
  if (!now()) return;
  if (e.ctrlKey || e.metaKey) command(e);
  else if (e.key === "?" && !isField(e)) $("keys").click();
  else pressed(e);
};

Object.assign(page, { show, redraw, tell });
speak(preferred());
makeViews([
  { name: "play", acts: { pressed: keys.pressed, open: showGame } },
  { name: "watch", load: loadWatch },
  { name: "check", load: () => import("./check/check.js") },
]);
follow(start);

// The view "Watch the search": the program's search of the case, state by state. First read
//
//   events.js, trace.js     the states and the moments of a search
//   texts.js                the words that change, and numbers
//   shown.js, player.js     the search, the moment, the chosen state; the time
//   ask.js                  asking the program
//   sentences.js, facts.js, say.js   the sentences
//   code.js                 the loop of the program
//   way.js, rows.js         the way in the pictures, and the states that they show
//   paint.js                the painting of a state
//   acts.js                 the reader's actions
//   stage.js, queues.js, layers.js, pictures.js   the pictures
//   parts.js                the controls
import { reason } from "../core/errors.js";
import { current } from "../core/puzzles.js";
import { keepAddress } from "../core/open.js";
import { Stopped, why } from "../core/run.js";
import { watched } from "../core/state.js";
import { $, field } from "../core/dom.js";
import { addTexts, joined, language, t } from "../core/texts.js";
import { go, hereText, pressed } from "./acts.js";
import { askSearch, stopAsking } from "./ask.js";
import { loadCode, showCode } from "./code.js";
import { showControls, showSaid, showSearches } from "./parts.js";
import { picturesOf } from "./pictures.js";
import { explainedMoments, say } from "./say.js";
import { player, shown } from "./shown.js";
import { texts } from "./texts.js";

/** @typedef {import("../core/puzzles.js").Current} Current */
/** @typedef {import("../core/puzzles.js").Search} Search */
/** @typedef {import("./trace.js").Trace} Trace */

export { pressed };

const view = {
  isOpen: false,
  asked: "", // the search on the page or being asked for
  part: "", // of the address, which names the search if it is not the first
  words: /** @type {import("./say.js").Words | null} */ (null),
  show: /** @type {ReturnType<typeof picturesOf> | null} */ (null), // shows the pictures
};

$("watch-look", HTMLLinkElement).media = ""; // until now, the browser had more urgent files to load
// A search on the page that is not the search last asked for is old, and pale.
const classes = $("watch-parts").classList;

addTexts(texts);
$("watch-mode").onchange = () => {
  watched.search = field("watch-mode").value;
  void refresh();
};
player.onShow = show;
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", makePictures);
new ResizeObserver(makePictures).observe($("watch-parts"));

/** open is called when the view is opened. */
export async function open() {
  view.isOpen = true;
  void loadCode().then(show);
  await refresh();
  show();
}

/** close is called when another view is opened. */
export function close() {
  view.isOpen = false; // so that the last moment is not noted again
  player.pause();
  stopAsking();
  if (classes.contains("old") || !shown.trace?.end) view.asked = ""; // so that open asks again
  watched.part = "";
}

/**
 * noteMoment puts a moment into the address.
 * @param {number} moment
 */
function noteMoment(moment) {
  watched.part = `&watch=${moment}${view.part}`;
  keepAddress();
}

/** refresh shows the search of the case, or why the program refuses it, if the case has changed. */
export async function refresh() {
  if (!view.isOpen) return;
  const searched = current();
  const { puzzle, input, found } = searched;
  const { searches } = puzzle.watch;
  const search = searches.find(({ name }) => name === watched.search) ?? searches[0];
  view.part = search === searches[0] ? "" : `,${search.name}`;
  const key = [puzzle.name, input, search.name, language].join("\n");
  if (key !== view.asked) {
    view.asked = key;
    $("watch-parts").hidden = !found;
    $("watch-refused").textContent = "";
    noteMoment(Math.max(0, watched.wanted)); // even if the first answer takes a while
    await ask(searched, search);
  } else if (watched.wanted >= 0 && !classes.contains("old")) {
    go(watched.wanted);
  }
}

/**
 * ask asks for a search, and shows it as it comes.
 * @param {Current} searched
 * @param {Search} search
 */
async function ask(searched, search) {
  player.pause();
  const aim = aimOf(searched, search);
  classes.add("old");
  showSaid(t("searching"));
  showSearches(searched.puzzle.watch.searches, search, search);
  try {
    const err = await askSearch(searched, search, (trace, used) => {
      hear(searched, search, trace, used, aim);
    });
    if (!err) return;
    player.halt();
    shown.trace = null;
    watched.wanted = -1;
    $("watch-parts").hidden = true;
    $("watch-refused").textContent = reason(err);
  } catch (e) {
    if (e instanceof Stopped) return;
    view.asked = ""; // so that the next call asks again
    showSaid(why(e));
  }
}

/**
 * aimOf returns where to begin in a trace: at the same moment, if only the language has changed, or
 * as far along as the previous search, if that was another search of the same case.
 * @param {Current} searched
 * @param {Search} search
 */
function aimOf({ puzzle, input }, search) {
  const { trace: before, searched, search: old, chosen } = shown;
  const { at } = player;
  const isSame = !!before && searched?.puzzle === puzzle && searched.input === input;
  return (/** @type {Trace} */ trace) => {
    if (watched.wanted >= 0 || !isSame) {
      return { at: Math.max(0, watched.wanted), chosen: -1 };
    }
    return old === search ? { at, chosen } : { at: trace.like(before, at), chosen: -1 };
  };
}

/**
 * hear accepts a trace that has begun or grown.
 * @param {Current} searched
 * @param {Search} asked
 * @param {Trace} trace
 * @param {Search} used
 * @param {ReturnType<typeof aimOf>} aim
 */
function hear(searched, asked, trace, used, aim) {
  if (!searched.found) return; // the program is about to refuse the case
  const { watch } = searched.puzzle;
  const words = { ...watch, language, unneeded: used !== asked };
  const explained = explainedMoments(trace, words);
  const { at, chosen } = aim(trace);
  view.words = words;
  if (shown.trace === trace) {
    player.extend(trace, explained);
    if (watched.wanted >= 0) player.at = Math.min(at, trace.last);
  } else {
    Object.assign(shown, { searched, trace, search: used, chosen });
    player.load(trace, at, explained);
    classes.remove("old");
    showSearches(watch.searches, asked, used);
  }
  if (trace.end) watched.wanted = -1;
  makePictures();
}

/** makePictures makes the pictures of the trace, for the size and the colours of the page. */
function makePictures() {
  const { trace, searched } = shown;
  if (trace && searched?.found && $("watch-parts").clientWidth) {
    view.show = picturesOf(trace, searched.puzzle, searched.found);
    show();
  }
}

/** show shows the moment. */
function show() {
  const { trace, search, chosen } = shown;
  const { words } = view;
  if (!view.isOpen || !trace || !search || !view.show || !words) return;
  view.show(player.at, chosen);
  speak(trace, words);
  showControls();
  const { kind } = trace.moments[player.at];
  // The program has returned if it ended at the goal, or beyond what the trace lists.
  const isReturned = kind === "end" && (trace.success >= 0 || !trace.whole);
  showCode(search.code, !isReturned && kind);
  $("watch-here").hidden = !hereText();
  if (!player.playing) noteMoment(player.at);
}

/**
 * speak shows the sentences about the moment and, at the end, the program's note.
 * @param {Trace} trace
 * @param {import("./say.js").Words} words
 */
function speak(trace, words) {
  const { at, last } = player;
  const { what, why } = say(trace, at, shown.chosen, words);
  const { reason = "", note = "" } = (at === last && trace.end) || {};
  showSaid(what || t(`now ${trace.moments[at].kind}`), joined(why, reason, note));
}

// The parts of the view in index.html: the controls, which never move, the sentence, and the choice
// of a search.
import { $, field } from "../core/dom.js";
import { openText } from "../core/state.js";
import { t } from "../core/texts.js";
import { go, hereText, toggle, toLayer } from "./acts.js";
import { player, shown } from "./shown.js";
import { thousands } from "./texts.js";

/** @typedef {import("../core/puzzles.js").Search} Search */

const slider = field("events");
const speed = field("watch-speed");
const mode = field("watch-mode");

$("watch-play").onclick = toggle;
$("watch-back").onclick = () => go(player.at - 1);
$("watch-forward").onclick = () => go(player.at + 1);
$("watch-layer").onclick = () => toLayer(1);
$("watch-here").onclick = () => openText(hereText());
slider.oninput = () => go(Number(slider.value));
speed.onchange = () => {
  player.speed = /** @type {import("./player.js").Speed} */ (speed.value);
};

/**
 * showSearches shows the searches to choose from. A search that the program does not need for its
 * answer cannot be chosen.
 * @param {Search[]} searches
 * @param {Search} asked
 * @param {Search} used the search on the page
 */
export function showSearches(searches, asked, used) {
  const options = searches.map((search) => {
    const option = new Option(t(search.title), search.name);
    option.disabled = search === asked && asked !== used;
    return option;
  });
  mode.replaceChildren(...options);
  mode.value = used.name;
}

/**
 * showSaid shows the sentences about the moment.
 * @param {string} what
 * @param {string} [why]
 */
export function showSaid(what, why = "") {
  $("watch-said").ariaLive = player.playing ? "off" : "polite";
  $("watch-what").textContent = what;
  slider.ariaValueText = what;
  $("watch-why").textContent = why;
}

/** showControls shows the moment on the controls, and enables the controls that have an effect. */
export function showControls() {
  const { at, last, playing } = player;
  slider.max = String(last);
  slider.value = String(at);
  $("watch-at").textContent = t("momentOf", thousands(at), thousands(last));
  $("watch-play").textContent = t(playing ? "pause" : nextPlay());
  field("watch-back").disabled = at === 0;
  for (const id of ["watch-forward", "watch-layer"]) {
    field(id).disabled = at === last;
  }
}

/** nextPlay returns the word for the effect of Play at the moment. */
function nextPlay() {
  if (player.at === player.last) return "again";
  return player.at === shown.trace?.success ? "continue" : "play";
}

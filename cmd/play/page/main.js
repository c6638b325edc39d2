// The page: its parts are wired here. Read before it run.js (how a program is run), address.js,
// state.js (undo, redo), puzzles.js, open.js (what an address says), board.js, play.js (moves),
// edit.js, player.js (pictures), show.js, solve.js (answers and pictures), check.js (random cases,
// somebody's own program), share.js and keys.js, in this order.
import { address } from "./address.js";
import { now, onChange, push, step } from "./state.js";
import { current, findCases, loadPuzzles } from "./puzzles.js";
import { failed, keepAddress, levels, open, openAddress } from "./open.js";
import * as play from "./play.js";
import * as edit from "./edit.js";
import { askRoute, map, route, showRoute } from "./player.js";
import { random } from "./check.js";
import { board, mode, reveal, showBoard, showChoice, showError } from "./show.js";
import { stopWatching, watch } from "./show.js";
import { again, markCase, solveSoon, stop } from "./solve.js";
import { copy, savePNG, saveSVG } from "./share.js";
import { pressed } from "./keys.js";
import { $, language, preferred, speak, t } from "./texts.js";

let before = {}; // the state that was shown last

// show shows the state: at once the board, and soon the rest.
function show(moved) {
  const { puzzle } = current(),
    state = now();
  const same = ["puzzle", "text", "number"].every((name) => before[name] === state[name]);
  stopWatching();
  if (state.path.length || before.entry !== state.entry) mode.editing = false;
  if (before.entry !== state.entry) askRoute(false);
  play.reset(!moved);
  edit.reset();
  showChoice();
  if (!same) {
    if ($("input").value !== state.text) (($("input").value = state.text), reveal());
    showError("");
    if (before.puzzle !== state.puzzle) (showRoute(""), map.show(""));
    solveSoon(before.entry !== state.entry);
  }
  showBoard();
  before = state;
  keepAddress();
  if (puzzle.program.module) play.look();
}

const pickCase = (k) => k >= 1 && k !== now().number && push({ number: Math.floor(k) });
const clicks = {
  undo: () => step(-1),
  redo: () => step(1),
  restart: () => push({}),
  hint: play.hint,
  go: play.go,
  watch: () => watch(),
  best: () => (askRoute(true), $("routes").scrollIntoView(), route.play()),
  edit: () => ((mode.editing = !mode.editing), now().path.length ? push({}) : show()),
  clear: edit.clear,
  fresh: edit.fresh,
  random,
  stop,
  back: () => route.move(-1),
  forward: () => route.move(1),
  ask: () => askRoute($("asked").hidden),
  skip: () => board.focus(board.focused),
  link: () =>
    copy(
      location.href.replace(/#.*/, "") +
        address(levels.includes(now().golden) ? { ...now(), golden: "" } : now()),
      t(/^(localhost|127\.|\[::1\])/.test(location.hostname) ? "here" : "shared"),
    ),
  copysteps: () => copy([...$("steps").children].map((b) => b.textContent).join("\n")),
  savesvg: () => saveSVG(route, now().puzzle),
  savepng: () => savePNG(route, now().puzzle),
  language() {
    speak(language === "en" ? "zh" : "en");
    board.shape = "";
    if (now()) (showChoice(), showBoard(), again());
  },
};
for (const [id, click] of Object.entries(clicks)) $(id).onclick = () => click();
$("puzzle").onchange = () => open("#" + $("puzzle").value);
$("golden").onchange = () => open(`#${now().puzzle}/${$("golden").value}`);
$("input").oninput = () => {
  const text = $("input").value,
    count = findCases(current().puzzle, text).length;
  push({ text, golden: "", number: Math.max(1, Math.min(now().number, count)), typed: Date.now() });
};
$("input").onscroll = () => {
  $("lines").scrollTop = $("input").scrollTop;
};
$("case").onchange = (e) => (pickCase(Math.min(e.target.value, $("case").max)), markCase());
$("answers").onclick = (e) => pickCase([...$("answers").children].indexOf(e.target) + 1);
onhashchange = openAddress;
onresize = () => {
  for (const picture of [route, map]) picture.fit();
};
document.onkeydown = pressed;

onChange(show, showBoard);
speak(preferred());
loadPuzzles()
  .then(() => open(location.hash))
  .catch(failed);

// The view "Watch the search": how the program's search of the case goes, state by state. Read
// watch-trace.js (what happened), watch-layout.js (where it is drawn), watch-player.js (time),
// watch-map.js (the picture) and watch-say.js (the sentences) before. watch-code.js shows the loop of
// the program, and watch-steps.js the steps of the ghosts in a maze.
import { Board } from "./board.js";
import { keepAddress } from "./open.js";
import { cellsAt, current } from "./puzzles.js";
import { Lane, Stopped } from "./run.js";
import { now, push } from "./state.js";
import { $, element, joined, language } from "./texts.js";
import { loadCode, markCode, showCode } from "./watch-code.js";
import { Layout, rowsOf } from "./watch-layout.js";
import { SearchMap } from "./watch-map.js";
import { groupCells } from "./watch-maze.js";
import { Player, speeds } from "./watch-player.js";
import { Speaker } from "./watch-say.js";
import { loadSteps, showSteps, tintsAt } from "./watch-steps.js";
import { w } from "./watch-texts.js";
import { readStates, readTable, Trace } from "./watch-trace.js";

/**
 * A search that can be watched, as a puzzle's page.js lists them.
 * @typedef {object} Mode
 * @property {string} name plain, both, once or submitted
 * @property {string[]} flags what asks the program for it
 * @property {import("./watch-trace.js").Way} way
 * @property {string} [code] the file of its loop
 */

/**
 * What a puzzle's page.js says of this view.
 * @typedef {object} Watch
 * @property {import("./watch-say.js").Noun} [noun] what its states are called
 * @property {{ en: string, zh: string }} [solved] what they look for
 * @property {Mode[]} searches
 */

/** @type {Mode[]} */
const usual = [{ name: "plain", flags: ["-plain"], way: {}, code: "bfs.go" }];
/** @type {import("./watch-say.js").Noun} */
const usualNoun = { en: ["board", "boards"], zh: "局面" };
/** @type {import("./watch-say.js").Noun} */
const groupNoun = { en: ["group of states", "groups of states"], zh: "组" };
const usualGoal = { en: "the goal", zh: "终点" };
const backStep = 60; // milliseconds for each step of the way that is drawn back

const still = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
/** @type {Lane | undefined} the worker that searches, so that no picture has to be waited for */
let lane;
const player = new Player(() => show());

/** @type {Trace | null} */
let trace = null;
/** @type {SearchMap | null} */
let map = null;
/** @type {Board | null} */
let board = null;
/** @type {Speaker | null} */
let speaker = null;
let mode = usual[0];
let used = mode; // the search that is shown: another where the program does not search
let asked = ""; // what is shown, or on its way
let chosen = -1; // the state that was chosen, or -1
let wayDrawn = Infinity; // how much of the way is drawn
let drawing = 0; // its timer
let sizes = /** @type {{ end: number, distance: number, size: number }[]} */ ([]);
let isOpen = false;
let wanted = -1; // the moment at which the next search is shown first, or -1

// What the program found, of which the cells are read once.
let cells = /** @type {string[][]} */ ([]);
let strips = ["", ""]; // the queues that are drawn
let large = ""; // the state that stands large, and its tints

const modes = () => current().puzzle.watch?.searches ?? usual;

/** theCase returns the case that is shown, which there is while this view shows anything. */
const theCase = () => /** @type {import("./puzzles.js").Case} */ (current().found);

/** open is called when the view is opened. */
export async function open() {
  isOpen = true;
  void loadCode().then(showLoop);
  await refresh();
}

/** showLoop shows the loop of the search, when it is there. */
function showLoop() {
  if (trace) {
    showCode(used.code);
    markCode(moment().kind);
  }
}

/** laneOf returns the worker that searches, which is that of the puzzle's program. */
function laneOf() {
  const { program } = current().puzzle;
  if (lane?.program !== program) {
    lane?.end();
    lane = new Lane(program);
  }
  return lane;
}

/** warm starts the worker before the view is opened, when that is likely. */
function warm() {
  if (now() && current().puzzle.program.module) {
    laneOf().start();
  }
}

$("watch-view").addEventListener("pointerover", warm);
$("watch-view").addEventListener("focus", warm);

/**
 * startAt shows the next search from a moment on.
 * @param {number} moment
 */
export function startAt(moment) {
  wanted = moment;
}

/** watchedMoment returns the moment that is shown, or -1 if this view is not open. */
export const watchedMoment = () => (isOpen && trace ? player.at : -1);

/** close is called when another view is opened. */
export function close() {
  isOpen = false;
  player.pause();
  lane?.stop();
  lane?.end();
  lane = undefined;
  if (now()) {
    keepAddress();
  }
}

/** refresh shows the search of the case, if it is another than before. */
export async function refresh() {
  const { puzzle, input, found: shown } = current();
  if (!isOpen || !shown) {
    return;
  }
  build();
  if (!modes().includes(mode)) {
    mode = modes()[0];
  }
  const key = [puzzle.name, input, mode.name, language].join("\n");
  if (key === asked) {
    return;
  }
  const same = asked.startsWith([puzzle.name, input, mode.name, ""].join("\n"));
  const at = wanted >= 0 ? wanted : same ? player.at : 0;
  wanted = -1;
  asked = key;
  lane?.stop();
  player.pause();
  $("watch-panel").classList.add("old");
  $("watch-what").textContent = w("waiting");
  showModes();
  try {
    await load(key, at);
  } catch (e) {
    if (!(e instanceof Stopped)) {
      throw e;
    }
  }
}

/**
 * ask runs the program.
 * @param {string[]} flags
 */
async function ask(flags) {
  const { puzzle, input } = current();
  await puzzle.program.load(puzzle.program.progress ?? (() => {}));
  return laneOf().ask(flags, input, language);
}

/**
 * load asks for the trace and shows it, and then asks for the sizes of all layers.
 * @param {string} key
 * @param {number} at
 */
async function load(key, at) {
  let search = mode;
  let { out, err } = await ask(["-trace", "-json", ...search.flags]);
  let reason = "";
  if (!out && !err) {
    // There was no search. What one would do is worth watching.
    search = modes().find(({ name }) => name === "plain") ?? usual[0];
    reason = w("noSearch");
    ({ out, err } = await ask(["-trace", "-json", ...search.flags]));
  }
  if (asked !== key) {
    return;
  }
  if (!out) {
    $("watch-what").textContent = err;
    return;
  }
  used = search;
  showTrace(new Trace(readStates(out), search.way), at, reason);
  const table = await ask(["-trace=1", ...search.flags]);
  if (asked === key) {
    showTable(table.out, reason);
  }
}

/**
 * showTrace shows a trace at a moment.
 * @param {Trace} loaded
 * @param {number} at
 * @param {string} reason
 */
function showTrace(loaded, at, reason) {
  trace = loaded;
  sizes = [];
  chosen = -1;
  cells = [];
  loadSteps(loaded, used.way);
  const total = trace.states.length;
  speaker = speak({ plain: 0, total, reason: whyNone(reason), answer: "", layers: [] });
  player.load(trace.last, trace.success, at);
  $("watch-panel").classList.remove("old");
  $("watch-legend").classList.toggle("ends", used.way.both === true);
  limitModes();
  makeMap();
  showCode(used.code);
  show();
}

/** limitModes shows which search is watched, and offers no other where the program needs none. */
function limitModes() {
  const select = $("watch-mode", HTMLSelectElement);
  select.value = used.name;
  for (const option of select.options) {
    option.disabled = used !== mode && option.value !== used.name;
  }
}

/**
 * whyNone says why the case has no solution, as far as the puzzle's page.js knows; else what is
 * given.
 * @param {string} known
 */
function whyNone(known) {
  const { puzzle, input, found } = current();
  const why = found && puzzle.hopeless?.(input, found)?.[language];
  return why ? joined(why, ...(used === mode ? [] : [w("noSearch")])) : known;
}

/**
 * @typedef {import("./watch-say.js").Known} Known
 * @param {Pick<Known, "plain" | "total" | "reason" | "answer" | "layers">} known
 */
function speak(known) {
  const { puzzle } = current();
  const loaded = /** @type {Trace} */ (trace);
  const made = used.way.made ?? false;
  const { solved = usualGoal } = puzzle.watch ?? {};
  const groups = used.way.groups ?? false;
  const noun = groups ? groupNoun : (puzzle.watch?.noun ?? usualNoun);
  return new Speaker(loaded, { noun, made, groups, solved, ...known }, language);
}

/**
 * showTable shows what the text after a trace says: the sizes of all layers, what the plain search
 * visits, and why there is no route.
 * @param {string} text
 * @param {string} reason
 */
function showTable(text, reason) {
  const table = readTable(text, language === "zh" ? "" : " ");
  const { answer } = table;
  const plain = used.name === "plain" ? 0 : table.plain; // it is not compared with itself
  sizes = table.sizes;
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const isPlain = used === mode && !used.way.groups;
  speaker = speak({
    plain,
    total,
    answer,
    layers: sizes,
    reason: whyNone(isPlain ? "" : `${reason} ${table.note}`.trim()),
  });
  if (trace && !trace.whole) {
    makeMap();
  }
  showCompared(plain, total);
  show();
}

/** cellsOf returns the cells of a state. */
function cellsOf(/** @type {number} */ number) {
  const { puzzle } = current();
  const loaded = /** @type {Trace} */ (trace);
  if (!cells[number] && used.way.groups) {
    cells[number] = groupCells(loaded.states[number].state, theCase());
  }
  if (!cells[number]) {
    const all = cellsAt(loaded.states[number].state);
    cells[number] = all.slice(0, all.length / (puzzle.frames ?? 1));
  }
  return cells[number];
}

/** @returns {import("./watch-map.js").Source} */
function source() {
  const { puzzle } = current();
  const found = theCase();
  const loaded = /** @type {Trace} */ (trace);
  const once = loaded.states[0].end === 1;
  const start = once ? cellsAt("").slice(0, cellsOf(0).length).join() : "";
  return {
    cells: cellsOf,
    ground: puzzle.maze ? found.letters.map((key) => ("abc".includes(key) ? " " : key)) : null,
    columns: found.columns,
    gap: puzzle.gap ?? "",
    pieces: puzzle.pieces ?? {},
    name: (number) => `${layerName(loaded.states[number])}: ${loaded.states[number].state}`,
    label: ({ row }) => {
      const narrow = $("trace").clientWidth < 560;
      return narrow
        ? String(row.distance)
        : `${layerName({ ...row, layer: row.distance })} · ${row.size.toLocaleString("en")}`;
    },
    target: (number) => {
      const { solved, end, layer } = loaded.states[number];
      const isOtherEnd = loaded.both && end === 1 && layer === 0;
      return once ? cellsOf(number).join() === start : solved || isOtherEnd;
    },
  };
}

/** @param {{ end: number, layer: number }} state */
function layerName({ end, layer }) {
  if (!trace?.both) {
    return w("row", layer);
  }
  return w(end === 0 ? "rowStart" : "rowGoal", layer);
}

/** makeMap lays the states out for the width that there is. */
function makeMap() {
  const host = $("trace");
  strips = ["", ""];
  large = "";
  if (!trace || !host.clientWidth) {
    return;
  }
  const found = theCase();
  map = new SearchMap(host, source(), choose);
  const count = cellsOf(0).length;
  const shape = { across: found.columns, down: count / found.columns };
  map.load(trace, new Layout(rowsOf(trace, sizes), host.clientWidth, shape));
  host.onpointerover = (e) => magnify(map?.numberOf(e.target) ?? -1, e.target);
  host.onpointerleave = () => magnify(-1, null);
}

/**
 * magnify shows a state large beside its place.
 * @param {number} number
 * @param {EventTarget | null} target
 */
function magnify(number, target) {
  const glass = $("watch-glass");
  glass.hidden =
    number < 0 || !(target instanceof HTMLElement) || !matchMedia("(hover: hover)").matches;
  if (glass.hidden || !map || !(target instanceof HTMLElement)) {
    return;
  }
  const canvas = /** @type {HTMLCanvasElement} */ (glass.firstChild);
  const width = theCase().columns * 15 + 14;
  map.drawStrip(canvas, [number], width);
  const box = target.getBoundingClientRect();
  glass.style.left = `${box.x + box.width / 2 - width / 2}px`;
  glass.style.top = `${box.y - glass.offsetHeight - 6}px`;
}

/**
 * choose shows the way to a state. To choose it again goes back to the search.
 * @param {number} number
 */
function choose(number) {
  player.pause();
  chosen = number === chosen ? -1 : number;
  wayDrawn = Infinity;
  show();
}

/** shownWay returns the way that is drawn at the moment. */
function shownWay() {
  const loaded = /** @type {Trace} */ (trace);
  if (chosen >= 0) {
    return loaded.wayTo(chosen);
  }
  const { kind, at, to } = loaded.moments[player.at];
  if (kind !== "goal" && kind !== "meet") {
    return [];
  }
  return loaded.through(to >= 0 ? to : at);
}

let before = -1; // the moment that was shown last

/** show shows the moment. */
function show() {
  if (!trace || !map || !speaker) {
    return;
  }
  const way = shownWay();
  if (before !== player.at && chosen < 0 && way.length) {
    wayDrawn = still.matches ? Infinity : 1;
    drawBack();
  }
  before = player.at;
  draw();
  showSaid();
  showBoard();
  showQueues();
  showSteps(chosen >= 0 ? chosen : moment().at);
  markCode(moment().kind);
  showControls();
  if (!player.playing) {
    keepAddress();
  }
}

const moment = () => /** @type {Trace} */ (trace).moments[player.at];

/** follow scrolls the page, while it plays, so that what is looked at stays in view. */
function follow() {
  const at = player.playing && map?.layout?.where(shownState(), moment());
  if (!at) {
    return;
  }
  const y = $("trace").getBoundingClientRect().top + at.y;
  const dock = $("watch-dock").getBoundingClientRect();
  const isBelow = dock.top > innerHeight / 3; // on a phone
  const bottom = isBelow ? dock.top : innerHeight;
  if (y < 40 || y > bottom - 40) {
    scrollBy({ top: y - bottom / 2, behavior: still.matches ? "auto" : "smooth" });
  }
}

/** draw draws the picture of the moment. */
function draw() {
  follow();
  const { states, moments } = /** @type {Trace} */ (trace);
  const { kind, to } = moments[player.at];
  const met = kind === "meet" ? [to, states[to].met ?? to] : [];
  const isChosen = chosen >= 0;
  map?.draw(player.at, {
    way: shownWay(),
    drawn: wayDrawn,
    lit: isChosen ? [chosen] : [],
    met: isChosen ? [] : met,
  });
}

/** drawBack draws the way a step at a time, from its end to its beginning. */
function drawBack() {
  clearTimeout(drawing);
  drawing = window.setTimeout(() => {
    wayDrawn++;
    draw();
    if (wayDrawn < shownWay().length) {
      drawBack();
    }
  }, backStep);
}

/** shownState returns the state that stands large. */
function shownState() {
  const loaded = /** @type {Trace} */ (trace);
  const { kind, end, at, to } = moment();
  if (chosen >= 0 || to >= 0) {
    return chosen >= 0 ? chosen : to;
  }
  const front = kind === "turn" ? loaded.queueAt(end, player.at)[0] : undefined;
  const newest = kind === "start" ? 0 : loaded.foundAt.length - 1;
  return front ?? (at >= 0 ? at : newest);
}

function showSaid() {
  const said = /** @type {Speaker} */ (speaker);
  const { what, why } = chosen >= 0 ? said.chosen(chosen, player.at) : said.say(player.at);
  const { kind } = /** @type {Trace} */ (trace).moments[player.at];
  const isSuccess = chosen < 0 && (kind === "goal" || kind === "meet");
  $("watch-said").ariaLive = player.playing ? "off" : "polite";
  $("watch-what").textContent = what;
  $("watch-what").className = isSuccess ? "good" : "";
  $("watch-why").textContent = why;
}

function showBoard() {
  const { puzzle } = current();
  const found = theCase();
  const number = shownState();
  const marks = tintsAt(number, player.at);
  const key = `${number} ${JSON.stringify(marks)}`;
  if (large === key) {
    return;
  }
  large = key;
  board?.show({ ...puzzle, frames: 1 }, cellsOf(number), {
    columns: found.columns,
    playing: true,
    marks,
  });
  const { state } = /** @type {Trace} */ (trace).states[number];
  $("watch-note").textContent = puzzle.note?.(state, language) ?? "";
  $("watch-here").hidden = number === 0 || !!puzzle.maze;
}

/**
 * walk follows the move of a cell on the large board, if there is one.
 * @param {number} cell
 */
function walk(cell) {
  const { gap = "" } = current().puzzle;
  const number = shownState();
  const { next } = /** @type {Trace} */ (trace).states[number];
  const here = cellsOf(number);
  const to = next?.find((n) => cellsOf(n)[cell] !== here[cell] && gap.includes(cellsOf(n)[cell]));
  if (to !== undefined) {
    player.pause();
    chosen = to;
    wayDrawn = Infinity;
    show();
  }
}

/** searchFromHere makes the state that stands large the start of a case of its own. */
function searchFromHere() {
  const found = theCase();
  const letters = [...now().text.slice(found.start, found.end)];
  cellsOf(shownState()).forEach((cell, i) => {
    letters[found.at[i] - found.start] = cell;
  });
  push({ golden: "", text: `${letters.join("").trimEnd()}\n`, number: 1 });
}

function showQueues() {
  const loaded = /** @type {Trace} */ (trace);
  const ends = loaded.both ? [0, 1] : [loaded.states[0].end];
  for (const end of [0, 1]) {
    const strip = $(`watch-queue-${end}`);
    strip.hidden = !ends.includes(end);
    const queue = loaded.queueAt(end, player.at);
    const key = `${queue[0]} ${queue.length} ${width}`;
    if (strip.hidden || strips[end] === key) {
      continue;
    }
    strips[end] = key;
    const title = loaded.both ? w(end === 0 ? "frontStart" : "frontGoal") : w("front");
    const [label, canvas] = /** @type {[HTMLElement, HTMLCanvasElement]} */ ([...strip.children]);
    label.textContent = w("many", title, queue.length);
    map?.drawStrip(canvas, queue, strip.clientWidth);
  }
  const { found } = loaded.moments[player.at];
  $("watch-found").textContent = w("counts", (found[0] + found[1]).toLocaleString("en"));
}

/**
 * showCompared compares how many states this search and the plain one look at.
 * @param {number} plain
 * @param {number} total
 */
function showCompared(plain, total) {
  const most = Math.max(plain, total);
  const rows = [
    [w(used.name), total],
    [w("plain"), plain],
  ];
  const { groups, all } = used.way;
  const isWorth = plain > 0 && total > 0 && used.name !== "plain" && !groups && !all;
  $("watch-compared").hidden = !isWorth;
  const bars = rows.map(([name, count]) => {
    const bar = element("i", {});
    bar.style.width = `${(100 * Number(count)) / most}%`;
    return element("p", {}, w("many", name, Number(count).toLocaleString("en")), bar);
  });
  $("watch-compared").replaceChildren(element("h2", {}, w("compare")), ...bars);
}

function showControls() {
  const loaded = /** @type {Trace} */ (trace);
  const slider = $("events", HTMLInputElement);
  const { at, last } = player;
  slider.max = String(last);
  slider.value = String(at);
  slider.ariaValueText = $("watch-what").textContent;
  $("watch-at").textContent = w("moment", at.toLocaleString("en"), last.toLocaleString("en"));
  const isAtGoal = at === loaded.success && at < last;
  const rest = at === last ? "again" : isAtGoal ? "on" : "play";
  $("watch-play").textContent = player.playing ? w("pause") : w(rest);
  $("watch-play").ariaPressed = String(player.playing);
  $("watch-back", HTMLButtonElement).disabled = at === 0;
  $("watch-forward", HTMLButtonElement).disabled = at === last;
  $("watch-layer", HTMLButtonElement).disabled = at === last;
}

/** @param {number} moment */
function go(moment) {
  chosen = -1;
  player.go(moment);
}

const toggle = () => {
  chosen = -1;
  player.toggle();
};
const toLayer = (/** @type {number} */ by) => trace && go(trace.nextLayer(player.at, by));

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
  if (!trace || !(e.key in keys) || isOnButton || target.closest("select, input")) {
    return false;
  }
  keys[e.key]();
  return true;
}

function showModes() {
  const select = $("watch-mode", HTMLSelectElement);
  select.replaceChildren(...modes().map(({ name }) => new Option(w(name), name)));
  select.value = mode.name;
  select.hidden = modes().length < 2;
}

/**
 * box makes a part of the view.
 * @param {string} id
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
function box(id, ...children) {
  const made = element("div", { id });
  made.append(...children);
  return made;
}

/**
 * button makes a button of the view.
 * @param {string} id
 * @param {string} text
 * @param {string} label
 * @param {() => void} onclick
 */
function button(id, text, label, onclick) {
  const made = element("button", { id, onclick }, text);
  if (label) {
    made.ariaLabel = label;
  }
  return made;
}

/** controls makes the controls of the player. */
function controls() {
  const speed = element("select", { id: "watch-speed", ariaLabel: w("speed") });
  speed.append(...Object.keys(speeds).map((name) => new Option(w(name), name)));
  speed.value = player.speed;
  speed.onchange = () => {
    player.speed = /** @type {import("./watch-player.js").Speed} */ (speed.value);
  };
  const slider = element("input", {
    id: "events",
    type: "range",
    min: "0",
    ariaLabel: w("events"),
  });
  slider.oninput = () => go(Number(slider.value));
  const play = button("watch-play", w("play"), "", toggle);
  play.className = "primary";
  const back = button("watch-back", "◀︎", w("back"), () => go(player.at - 1));
  const forward = button("watch-forward", "▶︎", w("forward"), () => go(player.at + 1));
  const layer = button("watch-layer", w("layer"), "", () => toLayer(1));
  return [
    box("watch-time", slider, element("output", { id: "watch-at" }), speed),
    box("watch-buttons", play, back, forward, layer),
  ];
}

function legend() {
  const names = ["unseen", "queue", "current", "done", "target", "met"];
  const items = names.map((name) =>
    element("span", {}, element("i", { className: `watch-${name}` }), w(name)),
  );
  return element("p", { id: "watch-legend", className: "small" }, ...items);
}

/** @param {number} end */
const queue = (end) => box(`watch-queue-${end}`, element("h2", {}), element("canvas", {}));

let built = ""; // the language in which the view was built

/** build makes the parts of the view, once for each language. */
function build() {
  if (built === language) {
    return;
  }
  built = language;
  const host = box("watch-board");
  const here = button("watch-here", w("here"), "", searchFromHere);
  const said = element("p", { id: "watch-said" });
  const what = element("strong", { id: "watch-what" });
  said.append(what, " ", element("span", { id: "watch-why" }));
  const note = element("p", { id: "watch-note", className: "small" });
  const now = box("watch-now", box("watch-large", host, note, here), said);
  const picture = box("trace");
  picture.role = "group";
  picture.ariaLabel = w("trace");
  const glass = box("watch-glass", element("canvas", {}));
  glass.hidden = true;
  $("watch-parts").replaceChildren(
    box("watch-side", box("watch-dock", now, ...controls()), more()),
    box("watch-picture", legend(), picture, glass),
  );
  const nothing = () => {};
  const moves = (/** @type {number} */ _, /** @type {number} */ to) => walk(to);
  board = new Board(host, {
    press: walk,
    move: moves,
    paints: () => false,
    paint: nothing,
    end: nothing,
  });
  new ResizeObserver(() => fit()).observe(picture);
}

/** more makes what stands below the controls: which search, its queues, counts and loop. */
function more() {
  const select = element("select", { id: "watch-mode", ariaLabel: w("mode") });
  select.onchange = () => {
    mode = modes().find(({ name }) => name === select.value) ?? mode;
    void refresh();
  };
  const code = element("details", { id: "watch-code", open: true });
  const loop = element("pre", { id: "watch-loop", tabIndex: 0 });
  code.append(element("summary", {}, w("code")), loop);
  const found = element("p", { id: "watch-found" });
  const compared = box("watch-compared");
  compared.hidden = true;
  const steps = box("watch-steps");
  return box("watch-more", select, queue(0), queue(1), found, compared, steps, code);
}

dark.addEventListener("change", () => fit(true));

let width = 0; // for which the map was made

/** fit makes the map again where its width has changed. */
function fit(always = false) {
  if (!built) {
    return;
  }
  const wide = $("trace").clientWidth;
  if (wide && (wide !== width || always)) {
    width = wide;
    makeMap();
    show();
  }
}

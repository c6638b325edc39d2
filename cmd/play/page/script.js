// The page: it sends the input to its server and shows what the programs print. The text field
// holds the whole input, and all else follows from it; the board shows and changes one case of it.
"use strict";

const $ = id => document.getElementById(id);
const maxInput = 64 << 10; // bytes, as the server allows
const pause = 400;         // milliseconds from a change to its answer
const slow = 0.5;          // how fast pictures are played here, to their own speed

const texts = {
  en: {
    puzzle: "puzzle", golden: "case", random: "random case", own: "your own input",
    input: "Input, as judges give it", solve: "solve", keys: "Ctrl-Enter; or wait a moment",
    board: "Board", maze: "Maze", brush: "paint with", width: "width", height: "height",
    ghosts: "ghosts", swap: "Choose two cells: they are exchanged. Or drag one to the other.",
    paint: "Choose what to paint, then click or drag. Drag a ghost or a goal to move it. " +
      "Arrow keys and Enter do it all, too.",
    tint: "Choose a colour, then click or drag. Drag the white tile to move it.",
    answers: "Answers", case: "case", of: "of %", route: "A shortest route", back: "a step back",
    forward: "a step forward", play: "play", step: "step", layers: "Layers of the searches",
    grow: "let the layers grow", layer: "layer %", row: "row", column: "column",
    large: "The input is over 64 KB, too long here.",
    gone: "The server does not answer. Start it again: go run ./cmd/play",
    "#": "wall", " ": "way", r: "red", b: "blue", w: "white", from: "begin", to: "end", other: "中文",
  },
  zh: {
    puzzle: "题目", golden: "数据", random: "随机一组", own: "自己的输入", input: "输入（评测格式）",
    solve: "求解", keys: "Ctrl-Enter，或者稍等片刻", board: "棋盘", maze: "迷宫", brush: "画笔",
    width: "宽", height: "高", ghosts: "鬼数", swap: "选两个格子，交换它们；也可以从一个拖到另一个。",
    paint: "先选画什么，再点击或拖动；鬼和目标可以直接拖走。也可以用方向键和回车。",
    tint: "先选颜色，再点击或拖动；白块可以直接拖走。", answers: "答案", case: "第", of: "组，共 % 组",
    route: "一条最短路线", back: "后退一步", forward: "前进一步", play: "播放", step: "步",
    layers: "搜索的各层", grow: "逐层播放", layer: "第 % 层", row: "行", column: "列",
    large: "输入超过 64 KB，太长了。", gone: "服务器没有回应，请重新运行：go run ./cmd/play",
    "#": "墙", " ": "路", r: "红", b: "蓝", w: "白", from: "起始", to: "目标", other: "English",
  },
};

let language = "en";
const t = key => texts[language][key] || key;

function speak(name) {
  language = localStorage.language = name;
  document.documentElement.lang = name;
  for (const e of document.querySelectorAll("[data-t]")) e.textContent = t(e.dataset.t);
  for (const e of document.querySelectorAll("[data-label]")) e.ariaLabel = t(e.dataset.label);
  $("language").textContent = t("other");
}

// The puzzles: how to find the cases of an input, each a match of the pattern, and in it the cells;
// how they are drawn; with what they are painted, unless two are exchanged; and what there is one
// of, and so is moved.
const kinds = {
  lc773: { pattern: /\[\s*\[[^\]]*\][^\]]*\]\s*\]/g, cell: /[0-5]/g, columns: 3, blank: "0" },
  acwing845: { pattern: /[0-8x](?:\s*[0-8x]){8}/gi, cell: /\S/g, columns: 3, blank: "0xX" },
  luogu2346: { pattern: /[BWO](?:\s*[BWO]){15}/g, cell: /\S/g, columns: 4, blank: "O" },
  euler244: { pattern: /[rbw](?:\s*[rbw]){31}/g, cell: /\S/g, columns: 4, frames: 2,
    brushes: () => "rbw", single: /w/ },
  uva1601: { brushes: maze => "# " + needs(maze.ghosts), single: /[a-cA-C]/ },
};
const needs = ghosts => "aAbBcC".slice(0, 2 * ghosts);

// findCases returns the cases: where each is in the text, its columns, and where its cells are, or
// -1 for one that is not there.
function findCases(name, text) {
  const { pattern, cell, columns } = kinds[name];
  if (!pattern) return findMazes(text);
  return [...text.matchAll(pattern)].map(found => ({
    start: found.index, end: found.index + found[0].length, columns,
    at: [...found[0].matchAll(cell)].map(m => found.index + m.index),
  }));
}

// A maze is a line "w h n" and h rows, which may be cut short. One blank line may be between them.
// The program will say what is wrong with a huge one.
function findMazes(text) {
  const head = /\s*(\d+)\s+(\d+)\s+(\d+)[^\S\n]*\n/y, mazes = [];
  for (;;) {
    const m = head.exec(text);
    if (!m || !+m[1] || m[1] * m[2] > maxInput) return mazes;
    const [columns, rows, ghosts] = m.slice(1).map(Number);
    const lines = [];
    let next = head.lastIndex;
    const line = () => {
      const row = /^[^\n]*/.exec(text.slice(next))[0];
      lines.push({ start: next, length: row.replace(/[\r\t].*$/, "").length });
      next += row.length + 1;
    };
    while (lines.length < rows && next < text.length) line();
    const first = lines[0] || { start: 0, length: 0 };
    const blank = !text.substr(first.start, first.length).trim();
    if (blank && text[next] === "#") line(), lines.shift(); // and so it is no row
    const at = Array.from({ length: columns * rows }, (_, i) => {
      const row = lines[Math.floor(i / columns)], x = i % columns;
      return row && x < row.length ? row.start + x : -1;
    });
    mazes.push({ start: m.index + m[0].search(/\d/), end: next, columns, rows, ghosts, at });
    head.lastIndex = Math.min(next, text.length);
  }
}

// State: the puzzle and golden that are chosen, and the case, from 1.
let puzzles = [], puzzle = null, golden = "", number = 1;

const cases = () => findCases(puzzle.Name, $("input").value);
const current = () => cases()[number - 1];

// The address keeps the choice: #PUZZLE/GOLDEN, #PUZZLE/random-COUNT-SEED or #PUZZLE/=INPUT, and
// after that /CASE unless it is 1.
function address() {
  const input = golden || "=" + encodeURIComponent($("input").value);
  return "#" + puzzle.Name + "/" + input + (number > 1 ? "/" + number : "");
}

async function load() {
  const [, name, own, input, k] = /^#(\w+)\/?(=?)([^/]*)\/?(\d*)$/.exec(location.hash) || [];
  puzzle = puzzles.find(p => p.Name === name) || puzzles[1];
  const named = wanted => puzzle.Goldens.find(g => g.Name === wanted);
  const chosen = named(input) || named("sample1");
  const random = !own && /^random-(\d{1,3}|1000)-(\d{1,6})$/.exec(input);
  [golden, number] = [own ? "" : random ? input : chosen.Name, +k || 1];
  // Unlike decodeURIComponent, URLSearchParams takes any text.
  if (!random) $("input").value = own ? new URLSearchParams("=" + input).get("") : chosen.Input;
  if (random) {
    const asked = location.hash;
    const reply = await post(`random?count=${random[1]}&seed=${random[2]}`, "").catch(failed);
    if (location.hash !== asked) return; // there is a later choice
    if (!reply) return golden = "", showChoice();
    const last = findCases(puzzle.Name, reply.Out).pop();
    $("input").value = last ? reply.Out.slice(last.start, last.end).trimEnd() + "\n" : reply.Out;
  }
  showChoice();
  changed(0);
  reveal();
}

// reveal scrolls the text field to a line, by default that of the case.
function reveal(line) {
  const found = current(), before = $("input").value.slice(0, found ? found.start : 0);
  line ||= before.split("\n").length;
  $("input").scrollTop = parseFloat(getComputedStyle($("input")).lineHeight) * (line - 1);
}

function showChoice() {
  const names = puzzle.Goldens.map(g => g.Name);
  if (!names.includes(golden)) names.unshift(golden);
  $("golden").replaceChildren(...names.map(name => new Option(name || t("own"), name)));
  [$("puzzle").value, $("golden").value] = [puzzle.Name, golden];
  const chosen = puzzle.Goldens.find(g => g.Name === golden);
  $("rule").textContent = puzzle.Rule[language];
  if (golden) $("purpose").textContent = chosen ? chosen.Purpose : "";
  $("purpose").style.visibility = golden ? "" : "hidden"; // its room stays while one draws below
}

let timer = 0, running = new AbortController();

// changed follows a change of the input or of the case: at once the board, and after some
// milliseconds the rest.
function changed(wait) {
  picked = -1;
  showBoard();
  clearTimeout(timer);
  timer = setTimeout(solve, wait);
}

async function post(what, body) {
  const options = { method: "POST", body, signal: running.signal };
  const response = await fetch("/run/" + puzzle.Name + "/" + what, options);
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}

async function solve() {
  clearTimeout(timer);
  running.abort();
  const mine = running = new AbortController();
  for (const id of ["answers", "route", "layers"]) $(id).classList.add("busy");
  try {
    const input = $("input").value;
    if (new Blob([input]).size > maxInput) throw new Error(t("large"));
    const { Out: answers, Err: error } = await post("answers", input);
    $("answers").textContent = answers;
    showError(error);
    const answered = answers.split("\n").length - 1, count = Math.max(answered, cases().length);
    number = Math.max(1, Math.min(number, count));
    [$("case").value, $("case").max] = [number, count];
    $("count").textContent = t("of").replace("%", count);
    $("cases").hidden = count < 2;
    showBoard();
    await Promise.all([route, layers].map(picture => draw(picture, number <= answered)));
  } catch (e) {
    if (mine.signal.aborted) return; // a later change has its own answers
    failed(e);
  }
  history.replaceState(null, "", address()); // which some browsers allow 100 times in 30 s
  for (const id of ["answers", "route", "layers"]) $(id).classList.remove("busy");
}

function failed(e) {
  showError(e instanceof TypeError ? t("gone") : e.message);
  $("answers").textContent = "";
  for (const picture of [route, layers]) picture.show("");
}

// draw fetches a picture of the case, if that is right. Its text alone is sent, so that a wrong
// case beside it does not matter.
async function draw(picture, right) {
  const found = current(), input = $("input").value, what = picture.host.id + "?case=";
  const text = found && input.slice(found.start, found.end) + "\n";
  const reply = !right ? { Out: "" }
    : found ? await post(what + 1, text) : await post(what + number, input);
  picture.show(reply.Err ? "" : reply.Out);
  if (reply.Err && !$("error").textContent) showError(reply.Err);
}

// showError shows an error line, and marks the line of the input that it names.
function showError(error) {
  $("error").textContent = error;
  const wrong = +(/, line (\d+)/.exec(error) || [])[1];
  const lines = $("input").value.split("\n").map((_, i) => i + 1);
  $("lines").innerHTML = lines.map(n => n === wrong ? `<b>${n}</b>` : n + "\n").join("");
  $("input").ariaInvalid = !!error;
  if (wrong && document.activeElement !== $("input")) reveal(Math.max(1, wrong - 8));
  $("lines").scrollTop = $("input").scrollTop;
}

// Pictures: each step of one has a time, to which all its animations are set.

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Picture {
  constructor(host, slider, button, output, times, name) {
    Object.assign(this, { host, slider, button, output, times, name, frame: 0 });
    slider.oninput = () => this.stop() || this.set(this.at[slider.value]);
    button.onclick = () => this.frame ? this.stop() : this.play();
  }

  // show puts a picture into the page. Its animations do not run here, so that who asks for reduced
  // motion can have them, too, and go through them step by step.
  show(svg) {
    this.stop();
    this.host.innerHTML = svg.replace("(prefers-reduced-motion:no-preference)", "all");
    this.svg = this.host.firstElementChild;
    this.host.parentElement.hidden = !this.svg;
    this.animations = this.svg ? this.svg.getAnimations({ subtree: true }) : [];
    for (const a of this.animations) a.pause();
    this.at = this.animations.length ? this.times() : [0];
    this.slider.max = this.at.length - 1;
    this.slider.parentElement.hidden = this.at.length < 2;
    this.fit();
    this.set(this.at[this === layers ? this.at.length - 1 : 0]);
    this.host.scrollLeft = 0;
  }

  set(time) {
    this.time = time;
    for (const a of this.animations) a.currentTime = time;
    this.slider.value = Math.max(0, this.at.findLastIndex(at => at <= time));
    const { host, slider } = this, hidden = host.scrollWidth - host.clientWidth;
    host.scrollLeft = hidden * slider.value / slider.max; // to where the picture grows
    slider.ariaValueText = this.output.textContent = this.name(+slider.value);
  }

  // play runs to a step, by default the last one; from there it begins anew.
  play(step = this.at.length - 1) {
    if (this.time >= this.at[step]) this.set(this.at[0]);
    let before = performance.now(), time = this.time;
    const tick = now => {
      // The first frame may have begun before the key was pressed.
      time = Math.min(time + Math.max(0, now - before) * slow, this.at[step]);
      before = now;
      this.set(still.matches ? this.at.filter(at => at <= time).pop() : time);
      this.next(time < this.at[step] ? tick : null);
    };
    this.next(tick);
  }

  // fit shows the stage of a route without the sheet beside it, where both together are too wide.
  // The note stands below the picture there, and is not scaled or scrolled with it.
  fit() {
    const { host, svg } = this, below = host.nextElementSibling;
    if (!svg) return void (below.textContent = "");
    svg.dataset.box ||= svg.getAttribute("viewBox");
    let [x, y, width, height] = svg.dataset.box.split(" ").map(Number);
    const notes = [...svg.querySelectorAll(".note")], narrow = host.clientWidth < width;
    if (narrow && notes.length) height = notes[0].parentElement.getAttribute("y") - y;
    if (narrow && this === route) {
      const stage = svg.querySelector("svg");
      width = stage.getAttribute("width") - x + 2;
      height = stage.getAttribute("height") - y + 2;
    }
    const shape = Object.entries({ viewBox: [x, y, width, height].join(" "), width, height });
    for (const [name, value] of shape) svg.setAttribute(name, value);
    below.textContent = narrow ? notes.map(line => line.textContent).join(" ") : "";
  }

  stop() { this.next(null); }

  next(tick) {
    cancelAnimationFrame(this.frame);
    this.frame = tick ? requestAnimationFrame(tick) : 0;
    this.button.ariaPressed = !!tick;
    this.button.textContent = tick ? "❚❚" : "▶︎";
  }

  // move goes a step back, or a step forward as when playing. What is on its way counts as there.
  move(by) {
    const glide = !still.matches, here = +this.slider.value + (glide && this.frame ? 1 : 0);
    const step = here + by;
    if (!(step in this.at)) return;
    this.stop();
    this.set(this.at[glide && by > 0 ? here : step]);
    if (glide && by > 0) this.play(step);
  }
}

const duration = animation => animation.effect.getComputedTiming().duration;

// On the stage, what moves arrives when the time of its board ends.
const route = new Picture($("route"), $("step"), $("play"), $("caption"), function () {
  const stage = this.animations.find(a => a.animationName === "play");
  const board = duration(stage) * stage.effect.getKeyframes()[1].computedOffset;
  return [...this.svg.querySelectorAll(".frame")].map((_, i) => (i + 1) * board - 1);
}, step => {
  const caption = route.svg && route.svg.querySelectorAll(".frame > text")[step];
  return caption ? caption.textContent : "";
});

// A chart grows in the second half of its time, to the end of it, where the last layer comes.
const layers = new Picture($("layers"), $("layer"), $("grow"), $("depth"), function () {
  const half = duration(this.animations[0]) / 2;
  const last = Math.max(...this.animations.map(a => +a.animationName.slice(1)));
  const part = layer => Math.min((layer + .5) / last, 1);
  return Array.from({ length: last + 1 }, (_, layer) => half + half * part(layer));
}, layer => layers.svg ? t("layer").replace("%", layer) : "");

let brush = "#", picked = -1, from = -1, focused = 0; // cells, or -1; a drag began at from

const kind = () => kinds[puzzle.Name];
const brushesOf = found => found && kind().brushes ? kind().brushes(found) : "";
const one = key => !kind().single || kind().single.test(key);
const letters = found => found.at.map(at => at < 0 ? " " : $("input").value[at]);
const buttons = () => [...$("grid").querySelectorAll("button")];
const nameOf = key => puzzle.Name === "uva1601" && key !== "#" && key !== " " ? key : t(key);

function showBoard() {
  const found = current(), maze = puzzle.Name === "uva1601", brushes = brushesOf(found);
  $("boardname").textContent = t(maze ? "maze" : "board");
  $("how").textContent = t(maze ? "paint" : brushes ? "tint" : "swap");
  $("drawing").hidden = !found || found.at.length > 256;
  if ($("drawing").hidden) return;
  $("size").hidden = !maze;
  [$("width").value, $("height").value, $("ghosts").value] =
    [found.columns, found.rows || "", found.ghosts || ""];
  const cells = letters(found), frames = kind().frames || 1, inFrame = cells.length / frames;
  const shape = [puzzle.Name, cells.length, found.columns, brushes, language].join();
  if ($("grid").dataset.shape !== shape) { // else what has the focus keeps it
    showBrushes(brushes);
    makeBoard(inFrame, frames, found.columns, maze);
  }
  $("grid").dataset.shape = shape;
  buttons().forEach((button, i) => {
    const key = cells[i], row = Math.floor(i % inFrame / found.columns), column = i % found.columns;
    button.dataset.k = key;
    button.textContent = key === "#" || kind().blank && kind().blank.includes(key) ? "" : key;
    button.tabIndex = i === Math.min(focused, cells.length - 1) ? 0 : -1;
    button.ariaLabel = `${t("row")} ${row + 1}, ${t("column")} ${column + 1}: ${nameOf(key)}`;
    button.ariaPressed = one(key) ? i === picked : null;
  });
}

function showBrushes(brushes) {
  if (!brushes.includes(brush)) brush = brushes[0];
  $("brushes").replaceChildren(...[...brushes].map(key => {
    const radio = document.createElement("input"), label = document.createElement("label");
    Object.assign(radio, { type: "radio", name: "brush", value: key, checked: key === brush });
    radio.onchange = () => { brush = key; };
    label.append(radio, nameOf(key));
    return label;
  }));
}

function makeBoard(inFrame, frames, columns, maze) {
  $("grid").replaceChildren(...Array.from({ length: frames }, (_, frame) => {
    const cells = document.createElement("div");
    if (frames > 1) cells.dataset.name = t(frame ? "to" : "from");
    cells.className = maze ? "cells maze" : "cells";
    cells.style.setProperty("--columns", columns);
    for (let i = 0; i < inFrame; i++) {
      cells.append(Object.assign(document.createElement("button"), { type: "button" }));
    }
    return cells;
  }));
}

// press does what a click on a cell does: it paints the cell; or it picks what there is one of, and
// the next press moves that there; or both cells are exchanged.
function press(i) {
  const cells = letters(current()), held = picked, under = cells[i], { single, frames } = kind();
  [focused, picked] = [i, held < 0 && one(under) ? i : -1];
  const key = held < 0 ? brush : cells[held];
  if (picked === i || key === under) return showBoard();
  let old = held;
  if (held < 0 || frames) old = one(key) ? cells.indexOf(key, frames ? i - i % 16 : 0) : -1;
  if (old >= 0) cells[old] = !single || frames || one(under) ? under : " ";
  cells[i] = key;
  write(cells);
}

// write puts the cells of the case, and for a maze its size, into the input.
function write(cells, columns, ghosts) {
  const found = current(), input = $("input").value;
  const text = [...input.slice(found.start, found.end)];
  if (found.rows) {
    columns ||= found.columns;
    text.splice(0, text.length, `${columns} ${cells.length / columns} ${ghosts || found.ghosts}\n`);
    for (let i = 0; i < cells.length; i += columns) text.push(...cells.slice(i, i + columns), "\n");
  } else {
    found.at.forEach((at, i) => { text[at - found.start] = cells[i]; });
  }
  $("input").value = input.slice(0, found.start) + text.join("") + input.slice(found.end);
  typed();
}

// resize makes the maze larger or smaller, with a wall around it and the letters that it needs.
function resize() {
  const within = id => Math.max(+$(id).min, Math.min(+$(id).max, Math.floor($(id).value) || 0));
  const [columns, rows, ghosts] = ["width", "height", "ghosts"].map(within);
  const found = current(), old = letters(found), needed = needs(ghosts), cells = [];
  for (let i = 0; i < columns * rows; i++) {
    const x = i % columns, y = Math.floor(i / columns);
    const border = x === 0 || y === 0 || x === columns - 1 || y === rows - 1;
    const inside = x < found.columns - 1 && y < found.rows - 1;
    const kept = inside ? old[y * found.columns + x] : " ";
    cells.push(border ? "#" : kept !== "#" && !needed.includes(kept) ? " " : kept);
  }
  for (const letter of needed) {
    if (!cells.includes(letter) && cells.includes(" ")) cells[cells.indexOf(" ")] = letter;
  }
  write(cells, columns, ghosts);
}

// typed follows a change of the input.
function typed() {
  golden = "";
  showChoice();
  showError("");
  changed(pause);
}

$("language").onclick = () => {
  speak(language === "en" ? "zh" : "en");
  showChoice();
  changed(0);
};
$("puzzle").onchange = () => { location.hash = "#" + $("puzzle").value + "/sample1"; };
$("golden").onchange = () => { location.hash = "#" + puzzle.Name + "/" + $("golden").value; };
$("random").onclick = () => { // the last one of so many, which are larger and larger
  const [, before] = /^random-(\d+)/.exec(golden) || [], count = Math.min(+before + 50 || 50, 1000);
  location.hash = `#${puzzle.Name}/random-${count}-${Math.floor(Math.random() * 1e6)}`;
};
$("input").oninput = typed;
$("input").onscroll = () => { $("lines").scrollTop = $("input").scrollTop; };
$("solve").onclick = solve;
$("case").onchange = () => {
  number = Math.max(1, Math.floor($("case").value));
  changed(0);
  reveal();
};
for (const id of ["width", "height", "ghosts"]) $(id).onchange = resize;
$("back").onclick = () => route.move(-1);
$("forward").onclick = () => route.move(1);
onhashchange = load;
onresize = () => { for (const picture of [route, layers]) picture.fit(); };

const cellOf = element => buttons().indexOf(element);
$("grid").onpointerdown = e => {
  const i = cellOf(e.target);
  if (i < 0 || e.button) return;
  e.target.releasePointerCapture(e.pointerId); // so that moves reach other cells
  from = picked < 0 ? i : -1; // what ends a move begins no other
  press(i);
};
$("grid").onpointermove = e => { // which paints, unless a thing is held; and nothing over things
  for (const { clientX, clientY } of e.getCoalescedEvents()) {
    const i = cellOf(document.elementFromPoint(clientX, clientY));
    if (from < 0 || picked >= 0 || i < 0 || i === focused) continue;
    if (!one(letters(current())[i])) press(i);
  }
};
$("grid").onpointerup = e => {
  const i = cellOf(e.target);
  if (from >= 0 && picked >= 0 && i >= 0 && i !== from) press(i);
};
document.onpointerup = document.onpointercancel = e => {
  if (from >= 0 && cellOf(e.target) < 0) drop(); // outside of the board
  from = -1;
};
const drop = () => { if (picked >= 0) picked = -1, showBoard(); };
$("grid").onclick = e => { if (!e.detail && cellOf(e.target) >= 0) press(cellOf(e.target)); };

document.onkeydown = e => {
  if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) return solve();
  if (e.key === "Escape") return drop();
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const [x, y] = arrows[e.key] || [];
  if (x === undefined || e.ctrlKey || e.altKey || e.metaKey) return;
  const i = cellOf(e.target);
  if (i < 0 && (!x || e.target.closest("input, textarea, select, #layers, #answers"))) return;
  e.preventDefault();
  if (i < 0) return route.move(x);
  const { columns } = current(), inside = i % columns + x >= 0 && i % columns + x < columns;
  const next = inside && buttons()[i + x + y * columns] || e.target;
  [e.target.tabIndex, next.tabIndex, focused] = [-1, 0, cellOf(next)];
  next.focus();
};

(async () => {
  speak((localStorage.language || navigator.language).startsWith("zh") ? "zh" : "en");
  puzzles = await (await fetch("/puzzles")).json();
  $("puzzle").replaceChildren(...puzzles.map(p => new Option(p.Name, p.Name)));
  load();
})();

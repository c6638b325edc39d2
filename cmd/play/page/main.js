// The page: what is chosen is shown and solved. The modules, in the order to read them:
//
//   run.js      how a program is run        worker.js is what runs it
//   state.js    what is shown: undo, redo, and the address
//   puzzles.js  the puzzles, and what the state means for one; PROBLEM/page.js says what they are
//   board.js    cells, and what fingers do to them
//   play.js     moves        edit.js  changes of the board
//   player.js   pictures     check.js  random cases, and somebody's own program
//   share.js    copies and files        texts.js  the words
import { Lane, Stopped } from "./run.js";
import { address, has, now, onChange, push, readAddress, step } from "./state.js";
import { cellsAt, current, loadGoldens, loadPuzzles, puzzles } from "./puzzles.js";
import { Board } from "./board.js";
import * as play from "./play.js";
import * as edit from "./edit.js";
import { map, route, showRoute } from "./player.js";
import { random, showForms } from "./check.js";
import { copy, say, savePNG, saveSVG } from "./share.js";
import { $, language, preferred, speak, t } from "./texts.js";

const pause = 400; // milliseconds from a change to its answer
const answering = new Lane(), drawing = new Lane();

let editing = false;
let replayed = 0; // the timer of the own way that is watched again
let shown = {};   // the state that is shown, and its cells

const board = new Board($("board"), {
  press: i => editing ? edit.press(i, showBoard) : play.press(i),
  move: (i, k) => editing ? edit.move(i, k) : play.drag(i, k),
  paints: (i, e) => editing && edit.paints(i, e),
  paint: i => edit.paint(i, showBoard),
  end: kept => edit.end(kept, showBoard),
});

// choose shows what an address says; what is not known there is the first choice.
let chosen = "";
async function choose(hash) {
  chosen = hash;
  const { puzzle: name, golden, text, number } = readAddress(hash);
  const puzzle = puzzles.get(name) || puzzles.values().next().value;
  await loadGoldens(puzzle);
  if (chosen !== hash) return; // there is a later choice
  const named = puzzle.goldens.find(g => g.Name === golden);
  if (!named && text === null) return choose(`#${puzzle.name}/${puzzle.choice.easy || "sample1"}`);
  const whole = named ? named.Input : text;
  push({ puzzle: puzzle.name, golden: named ? golden : "", text: whole, number, entry: {} });
}
const failed = e => { $("loading").textContent = t("gone", e.message); };
const open = hash => choose(hash).catch(failed);

// keepAddress writes the address of the state: a new one in the browser's history, unless it is a
// change of the last. Not at once, as some browsers allow 100 in 30 seconds.
let kept = {}, keeping = 0;
function keepAddress() {
  const { puzzle, golden, entry } = now(), here = address(now());
  const same = kept.puzzle === puzzle && kept.golden === golden && kept.entry === entry;
  clearTimeout(keeping);
  if (!same && kept.unwritten) history.replaceState(null, "", kept.here);
  const write = way => {
    kept.unwritten = false;
    try {
      if (location.hash !== here) history[way](null, "", here);
    } catch { /* too many */ }
  };
  const first = !kept.puzzle;
  kept = { puzzle, golden, entry, here, unwritten: true };
  if (first || !same) write(first ? "replaceState" : "pushState");
  else keeping = setTimeout(write, pause, "replaceState");
}

// show shows the state: at once the board, and soon the rest.
function show() {
  const { puzzle, input } = current(), before = shown.state;
  const moved = before && before.text === now().text && before.number === now().number;
  clearTimeout(replayed);
  play.reset();
  edit.reset();
  if (!moved || now().path.length <= before.path.length) play.forget();
  showChoice();
  showForms();
  if ($("input").value !== now().text) {
    $("input").value = now().text;
    reveal();
  }
  if (!moved) showError("");
  showBoard();
  keepAddress();
  play.look(showBoard);
  if (!moved || before.puzzle !== puzzle.name) {
    const other = !before || before.puzzle !== puzzle.name;
    if (other) showRoute(""), map.show("");
    clearTimeout(waiting);
    waiting = setTimeout(solve, before?.entry === now().entry && input ? pause : 0);
  }
}

function showChoice() {
  const { puzzle } = current(), { golden, number, puzzle: name } = now(), { choice } = puzzle;
  const options = (label, list) => {
    const group = document.createElement("optgroup");
    group.label = label;
    group.append(...list.map(([value, text, lang]) =>
      Object.assign(new Option(text, value), { lang: lang || "" })));
    return group;
  };
  const part = golden + (number > 1 ? "/" + number : ""), samples = choice.samples || [];
  const levels = ["easy", "hard", "hardest", "none"].filter(level => choice[level]);
  const others = puzzle.goldens.map(g => g.Name).filter(name => !samples.includes(name));
  const picks = levels.map(level => [choice[level], t(level)]);
  $("golden").replaceChildren(...golden ? [] : [new Option(t("own"), "")], options(t("choice"), picks),
    options(t("samples"), samples.map(name => [name, name, "en"])),
    options(t("data"), others.map(name => [name, name, "en"])));
  const level = levels.find(level => choice[level] === part);
  $("golden").value = level ? part : golden;
  $("puzzle").replaceChildren(...[...puzzles.values()].map(p =>
    new Option(p.names[language], p.name)));
  $("puzzle").value = name;
  $("about").textContent = puzzle.about[language] || "";
  const purpose = puzzle.goldens.find(g => g.Name === golden)?.Purpose || "";
  $("purpose").textContent = level || samples.includes(golden) ? "" : purpose;
  $("level").hidden = $("random").hidden = !puzzle.random;
  document.title = `${puzzle.names[language]}: ${level ? t(level) : golden || t("own")}` +
    (!level && number > 1 ? ` ${number}` : "") + " · bfspuzzles";
}

// showBoard shows the board as it is played or edited.
function showBoard() {
  const { puzzle, found, input } = current(), fits = found && found.at.length <= 256;
  $("playing").hidden = !puzzle.form && !puzzle.findCases;
  $("playing").classList.toggle("old", !fits);
  for (const [id, off] of Object.entries({ undo: !has(-1), redo: !has(1) })) $(id).disabled = off;
  if (!fits) return void ($("made").textContent = $("left").textContent = "");
  const seen = editing ? edit.view() : play.view(), { cells } = seen;
  drawBoard(cells, seen.marks);
  if (!editing && shown.input === input && shown.position !== current().position) glide(cells);
  shown = { state: now(), cells, input, position: current().position };
  const view = editing ? play.view() : seen;
  $("made").textContent = view.made;
  $("left").textContent = view.left;
  const none = view.left === -1 && !view.made ? " " + route.note() : "";
  $("message").textContent = editing ? "" : view.message + none;
  $("message").classList.toggle("bad", !!view.clashing);
  $("go").hidden = !puzzle.things || editing;
  $("watch").hidden = $("best").hidden = !view.solved;
  $("restart").disabled = !now().path.length;
  $("hint").disabled = editing;
  $("edit").ariaPressed = editing;
  $("tools").hidden = !editing;
  if (editing) edit.tools();
  for (const i of view.clashing || []) board.shake(i);
}

function drawBoard(cells, marks = {}) {
  const { puzzle, found } = current();
  board.show(cells, {
    ...puzzle, columns: found.columns, says: puzzle.says?.[language], marks, nearby: !editing,
  });
  board.buttons.forEach((button, i) => {
    button.dataset.drag = editing ? "" : play.movable(board, i);
  });
}

// glide lets what has moved since the last board move there.
function glide(cells) {
  const { gap = "" } = current().puzzle, old = shown.cells;
  const changed = [...cells.keys()].filter(i => cells[i] !== old[i]);
  for (const i of changed) {
    const from = changed.find(k => k !== i && old[k][0] === cells[i][0]);
    if (from >= 0 && cells[i] !== " " && !gap.includes(cells[i])) board.slide(from, i);
  }
}

// watch goes through the own moves again.
function watch(step = 0) {
  const { path } = now();
  drawBoard(cellsAt(path[step - 1]));
  if (step <= path.length) shown.cells = cellsAt(path[step - 1]);
  replayed = step < path.length ? setTimeout(watch, 300 / $("speed").value, step + 1) : 0;
}

let waiting = 0;  // the timer of what is to be solved
let answered = {}; // what the answers are to, and their lines
let drawn = "";    // the case of the pictures

async function solve() {
  clearTimeout(waiting);
  const state = now(), { puzzle } = current(), { program } = puzzle;
  const mine = () => now().puzzle === state.puzzle && now().text === state.text &&
    now().number === state.number;
  try {
    if (answered.puzzle !== state.puzzle || answered.text !== state.text) {
      answering.stop();
      drawing.stop();
      $("answers").classList.add("busy");
      await load(program);
      if (!mine()) return;
      const { out, err } = await answering.run(program, [], state.text);
      if (!mine()) return;
      answered = { puzzle: state.puzzle, text: state.text, err, lines: out.split("\n").slice(0, -1) };
    }
    showAnswers();
    await draw(mine);
  } catch (e) {
    if (!(e instanceof Stopped) && mine()) failed(e);
  }
}

async function load(program) {
  if (program.module) return;
  const progress = part => { $("loading").textContent = t("loading", Math.floor(part * 100) + " %"); };
  progress(0);
  await program.load(progress);
  $("loading").textContent = "";
  play.look(showBoard);
}

// showAnswers shows the answers, which a click chooses, and marks that of the case.
function showAnswers() {
  const { lines, err } = answered, { number } = now();
  $("answers").replaceChildren(...lines.map((line, i) => {
    const shown = document.createElement("span");
    shown.textContent = line + "\n";
    if (line === "-1") shown.dataset.note = t("noway");
    if (i === number - 1 && lines.length > 1) shown.ariaCurrent = "true";
    return shown;
  }));
  $("answers").classList.remove("busy");
  showError(err);
  const count = Math.max(lines.length, current().count);
  Object.assign($("case"), { value: number, max: count });
  $("count").textContent = t("of", count);
  $("cases").hidden = count < 2;
  const mark = $("answers").querySelector("[aria-current]");
  if (mark) $("answers").scrollTop = mark.offsetTop - $("answers").offsetTop - 60;
}

// draw asks for the pictures of the case, if it was answered. Its text alone is given to the
// program, so that a wrong case beside it does not matter. Each picture is a run of its own: what
// takes long takes nothing away.
async function draw(mine) {
  const { puzzle, input } = current(), { number, text } = now(), what = input || text;
  const right = number <= answered.lines.length;
  const key = [puzzle.name, what, number, language].join("\n");
  for (const id of ["route", "map"]) $(id).classList.toggle("old", drawn !== key || !right);
  if (drawn === key || !right) return;
  drawing.stop();
  const pick = input ? [] : ["-case", String(number)];
  $("working").hidden = false;
  const failures = [];
  try {
    for (const [id, flags] of [["route", []], ["map", ["-layers"]]]) {
      const args = [...flags, "-svg", "-", ...pick];
      const { out, err } = await drawing.run(puzzle.program, args, what, language);
      if (!mine()) return;
      if (out) id === "route" ? showRoute(out) : map.show(out);
      else failures.push(err);
      $(id).classList.remove("old");
      showBoard(); // which may tell the reason why there is no route
    }
    drawn = key;
  } finally {
    $("failed").textContent = failures.join("\n");
    $("working").hidden = !drawing.current;
  }
}

// showError shows an error line, and marks the line of the input that it names.
function showError(error) {
  const wrong = +(/, line (\d+)/.exec(error) || [])[1];
  $("where").textContent = wrong ? t("wrong", wrong) : "";
  $("error").textContent = error;
  const lines = now().text.split("\n").map((_, i) => i + 1);
  $("lines").innerHTML = lines.map(n => n === wrong ? `<b>${n}</b>` : n + "\n").join("");
  $("input").ariaInvalid = !!error;
  if (error && !now().golden) $("typing").open = true;
  if (wrong && document.activeElement !== $("input")) reveal(Math.max(1, wrong - 4));
  $("lines").scrollTop = $("input").scrollTop;
}

// reveal scrolls the text field to a line, by default that of the case.
function reveal(line) {
  const before = now().text.slice(0, current().found?.start || 0);
  line ||= before.split("\n").length;
  $("input").scrollTop = parseFloat(getComputedStyle($("input")).lineHeight) * (line - 1);
}

function pickCase(number) {
  if (number >= 1) push({ number: Math.floor(number), golden: now().golden });
}

const clicks = {
  undo: () => step(-1), redo: () => step(1), hint: play.hint, go: play.go, random, watch: () => watch(),
  restart: () => push({}), clear: edit.clear, fresh: edit.fresh,
  back: () => route.move(-1), forward: () => route.move(1),
  language() {
    speak(language === "en" ? "zh" : "en");
    if (!now()) return;
    board.shape = "";
    drawn = "";
    showChoice();
    showBoard();
    solve();
  },
  edit() {
    editing = !editing;
    edit.drop();
    play.reset();
    showBoard();
  },
  best() {
    $("routes").scrollIntoView();
    route.play();
  },
  stop() { drawing.stop(); },
  link() {
    copy(location.href.replace(/#.*/, "") + address(now()));
    const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
    if (here) say(`${t("copied")} ${t("local")}`);
  },
  copysteps: () => copy([...$("steps").children].map(b => b.textContent).join("\n")),
  savesvg: () => saveSVG(route, now().puzzle),
  savepng: () => savePNG(route, now().puzzle),
  skip: () => $("answers").focus(),
};
for (const [id, click] of Object.entries(clicks)) $(id).onclick = click;

$("puzzle").onchange = () => open("#" + $("puzzle").value);
$("golden").onchange = () => open(`#${now().puzzle}/${$("golden").value}`);
$("input").oninput = () => push({ text: $("input").value, golden: "", typed: Date.now() });
$("input").onscroll = () => { $("lines").scrollTop = $("input").scrollTop; };
$("case").onchange = () => pickCase(+$("case").value);
$("answers").onclick = e => {
  const i = [...$("answers").children].indexOf(e.target);
  if (i >= 0 && !getSelection().toString()) pickCase(i + 1);
};
onhashchange = () => { if (location.hash !== kept.here) open(location.hash); };
onresize = () => { for (const picture of [route, map]) picture.fit(); };

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.onkeydown = e => {
  const { target, key } = e, command = e.ctrlKey || e.metaKey;
  const letter = key.toLowerCase();
  if (command && !e.altKey && "zy".includes(letter) && (target === $("input") ||
    !target.matches("textarea, input"))) {
    e.preventDefault();
    return step(letter === "y" || e.shiftKey ? 1 : -1);
  }
  if (command || e.altKey || target.matches("textarea, input, select") || !now()) return;
  if (shortcut(e, key)) e.preventDefault();
};

// shortcut does what a key does outside of fields, and reports whether it does something.
function shortcut({ target }, key) {
  const inRoute = $("routes").contains(target), onBoard = board.cellOf(target);
  if (key === " " && !target.closest("button, summary, a")) return route.play.call(route), true;
  const [x, y] = arrows[key] || [];
  if (x !== undefined && inRoute) return x ? (route.move(x), true) : false;
  const { bottom } = $("board").getBoundingClientRect();
  if (!current().found || bottom < 0 || target.closest("#answers, #map, details")) return false;
  if (x !== undefined) {
    if (!editing && play.arrow(board, x, y)) return true;
    if (onBoard >= 0) board.focus(board.beside(onBoard, x, y));
    return onBoard >= 0;
  }
  if (key === "Escape") edit.drop(), play.reset(), showBoard();
  else if (editing) return false;
  else if (key === "g" || key === "Enter" && play.ready() && onBoard >= 0) play.go();
  else if (key === "h") play.hint();
  else return "abc".includes(key) && play.take(key);
  return true;
}

onChange(show);
play.onTell(showBoard);
speak(preferred());
loadPuzzles().then(() => open(location.hash)).catch(failed);

// The page: what is chosen is shown and solved. Read before it run.js (how a program is run),
// state.js (undo, redo, the address), puzzles.js, board.js, play.js (moves), edit.js, player.js
// (pictures), check.js (random cases, somebody's own program) and share.js, in this order.
import { Lane, Stopped } from "./run.js";
import { address, has, now, onChange, push, readAddress, step } from "./state.js";
import { cellsAt, current, findCases, loadGoldens, loadPuzzles, puzzles } from "./puzzles.js";
import { Board } from "./board.js";
import * as play from "./play.js";
import * as edit from "./edit.js";
import { askRoute, map, route, showRoute } from "./player.js";
import { random, showForms } from "./check.js";
import { copy, savePNG, saveSVG } from "./share.js";
import { $, element, language, preferred, speak, t } from "./texts.js";

const pause = 400; // milliseconds from a change to its answer
const levels = ["easy", "hard", "hardest", "none"]; // of which a puzzle offers some
const answering = new Lane(),
  drawing = new Lane();

let editing = false;
let chosen = ""; // the last address
let kept = {}; // what the browser's history was given last
let shown = {}; // what is on the board: the state, the input, the position and the cells
let replaying = 0; // the timer of the own way, when it is watched again
let waiting = 0; // the timer of what is to be solved
let answered = {}; // the lines that are shown, and of which puzzle and text
let drawn = ""; // the case of the pictures

const board = new Board($("board"), {
  press: (i) => (editing ? edit.press(i) : play.press(i)),
  move: (i, k) => (editing ? edit.move(i, k) : play.drag(i, k)),
  paints: (i, e) => editing && edit.paints(i, e),
  paint: edit.paint,
  end: edit.end,
});

// choose shows what an address says; what is not known there is the first choice of a puzzle. A
// level is a case of a golden, and has only the text of that.
async function choose(hash) {
  chosen = hash;
  const { puzzle: name, golden, text, number } = readAddress(hash);
  const puzzle = puzzles.get(name) || puzzles.values().next().value,
    { choice } = puzzle;
  await loadGoldens(puzzle);
  if (chosen !== hash) return; // there is a later choice
  const level = levels.includes(golden) && choice[golden];
  const [file, k = 1] = (level || golden).split("/");
  const { goldens } = puzzle,
    whole = goldens.find((g) => g.Name === file)?.Input ?? text;
  if (whole === null) return choose(`#${puzzle.name}/${choice.easy ? "easy" : goldens[0].Name}`);
  const input = level ? findCases(puzzle, whole)[k - 1].text : whole;
  push({ puzzle: puzzle.name, golden, text: input, number, entry: {} });
}
const failed = (e) => {
  $("loading").textContent = t("gone", e.message);
};
const open = (hash) => choose(hash).catch(failed);

// keepAddress writes the address: a new one in the browser's history for a new choice and for the
// first change of it. Where a browser does not allow so many at once, a later one does.
function keepAddress() {
  const { golden, entry } = now(),
    here = address(now());
  const same = !kept.here || (kept.entry === entry && kept.golden === golden);
  kept = { golden, entry, here };
  if (location.hash === here) return;
  try {
    history[same ? "replaceState" : "pushState"](null, "", here);
  } catch {
    /* too many */
  }
}

// show shows the state: at once the board, and soon the rest.
function show(moved) {
  const { puzzle } = current(),
    state = now(),
    before = shown.state || {};
  const same = ["puzzle", "text", "number"].every((name) => before[name] === state[name]);
  clearTimeout(replaying);
  if (state.path.length || before.entry !== state.entry) editing = false;
  if (before.entry !== state.entry) askRoute(false);
  play.reset(!moved);
  edit.reset();
  showChoice();
  if (!same) {
    if ($("input").value !== state.text) (($("input").value = state.text), reveal());
    showError("");
    if (before.puzzle !== state.puzzle) (showRoute(""), map.show(""));
    clearTimeout(waiting);
    waiting = setTimeout(solve, before.entry === state.entry ? pause : 0);
  }
  showBoard();
  shown.state = state;
  keepAddress();
  if (puzzle.program.module) play.look();
}

function showChoice() {
  const { puzzle } = current(),
    { golden, number } = now(),
    { choice } = puzzle;
  const group = (label, options) => element("optgroup", { label: t(label) }, ...options);
  const named = (name) => Object.assign(new Option(name), { lang: "en" });
  const samples = choice.samples || [],
    offered = levels.filter((level) => choice[level]);
  const others = puzzle.goldens.filter((g) => !samples.includes(g.Name));
  $("golden").replaceChildren(
    ...(golden ? [] : [new Option(t("own"), "")]),
    group(
      "choice",
      offered.map((level) => new Option(t(level), level)),
    ),
    group("samples", samples.map(named)),
    group(
      "data",
      others.map((g) => named(g.Name)),
    ),
  );
  $("golden").value = golden;
  const options = Array.from(puzzles.values(), (p) => new Option(p.names[language], p.name));
  $("puzzle").replaceChildren(...options);
  $("puzzle").value = puzzle.name;
  $("about").textContent = puzzle.about[language] || "";
  $("purpose").textContent = others.find((g) => g.Name === golden)?.Purpose || "";
  $("levels").hidden = $("random").hidden = !puzzle.random;
  showForms();
  const title = t(golden || "own") + (number > 1 ? ` ${number}` : "");
  document.title = `${puzzle.names[language]}: ${title} · bfspuzzles`;
}

// showBoard shows the board as it is played or edited. While half an input is typed, the last good
// one stays.
function showBoard() {
  const { puzzle, found, input, position } = current(),
    fits = found && found.at.length <= 256;
  const seen = play.view(),
    { cells, marks } = editing ? edit.view() : seen;
  $("playing").hidden = !puzzle.form && !puzzle.findCases;
  $("playing").classList.toggle("old", !fits);
  [$("undo").disabled, $("redo").disabled] = [!has(-1), !has(1)];
  [$("made").textContent, $("left").textContent] = [seen.made, seen.left];
  if (!fits) return;
  drawBoard(cells, marks);
  if (!editing && shown.input === input && shown.position !== position) glide(cells);
  Object.assign(shown, { input, position, cells });
  const reason = seen.left === -1 && !seen.made && !seen.refused.length ? route.note() : "";
  $("message").textContent = editing ? "" : reason || seen.message;
  $("message").classList.toggle("bad", seen.refused.length > 0);
  $("go").hidden = !puzzle.things || editing;
  $("watch").hidden = $("best").hidden = !seen.solved;
  [$("restart").disabled, $("hint").disabled] = [!seen.made, editing];
  [$("edit").ariaPressed, $("tools").hidden] = [editing, !editing];
  if (editing) edit.tools();
}

function drawBoard(cells, marks = {}) {
  const { puzzle, found } = current(),
    says = puzzle.says?.[language];
  board.show(cells, { ...puzzle, columns: found.columns, says, marks, playing: !editing });
  board.buttons.forEach((button, i) => {
    button.dataset.drag = editing ? edit.movable(i) : play.movable(board, i);
  });
}

// glide lets what has moved since the last board go there.
function glide(cells) {
  const { gap = "" } = current().puzzle,
    old = shown.cells;
  const changed = [...cells.keys()].filter((i) => cells[i] !== old[i]);
  for (const i of changed) {
    const from = changed.find((k) => k !== i && old[k][0] === cells[i][0]);
    if (from >= 0 && !(gap + " ").includes(cells[i])) board.slide(from, i);
  }
}

// watch goes through the own moves again.
function watch(step = 0) {
  const { path } = now();
  drawBoard(cellsAt(path[step - 1]));
  if (step < path.length) replaying = setTimeout(watch, 200 / $("speed").value, step + 1);
}

// solve asks for the answers, unless they are there, and for the pictures of the case.
async function solve() {
  clearTimeout(waiting);
  const { puzzle, text, number } = now(),
    { program } = current().puzzle;
  const mine = () => now().puzzle === puzzle && now().text === text && now().number === number;
  try {
    if (answered.puzzle !== puzzle || answered.text !== text) {
      clicks.stop();
      $("answers").classList.add("old");
      await program.load((part) => {
        if (mine()) $("loading").textContent = t("loading", Math.floor(part * 100) + " %");
      });
      if (!mine()) return;
      $("loading").textContent = "";
      play.look();
      $("working").hidden = false;
      const { out, err } = await answering.run(program, [], text);
      if (!mine()) return;
      answered = { puzzle, text, err, lines: out.split("\n").slice(0, -1) };
    }
    showAnswers();
    await draw(mine);
  } catch (e) {
    if (mine()) $("working").hidden = true;
    if (mine() && !(e instanceof Stopped)) failed(e);
  }
}

// showAnswers shows the answers, of which a click chooses one, and marks that of the case.
function showAnswers() {
  const { lines, err } = answered,
    { number } = now();
  $("answers").replaceChildren(
    ...lines.map((line, i) => {
      const answer = element("span", {}, line + "\n");
      if (line === "-1") answer.dataset.note = t("noway");
      if (i === number - 1 && lines.length > 1) answer.ariaCurrent = "true";
      return answer;
    }),
  );
  $("answers").classList.remove("old");
  showError(err);
  const count = Math.max(lines.length, current().count);
  Object.assign($("case"), { value: number, max: count });
  $("count").textContent = t("of", count);
  $("cases").hidden = count < 2;
  $("answers").scrollTop = 20 * (number - 3); // lines are 20 pixels high
}

// draw asks for the pictures of the case, if it was answered. Its text alone is given to the
// program, so that a wrong case beside it does not matter. Each picture is a run of its own: what
// takes long takes nothing away.
async function draw(mine) {
  const { puzzle, input } = current(),
    { number, text } = now(),
    what = input || text;
  const right = number <= answered.lines.length,
    pick = input ? [] : ["-case", String(number)];
  const key = [puzzle.name, what, pick, language].join("\n");
  for (const id of ["route", "map"]) $(id).classList.toggle("old", drawn !== key);
  $("working").hidden = drawn === key || !right;
  if ($("working").hidden) return;
  drawing.stop();
  $("failed").textContent = "";
  for (const [id, ...flags] of [["route"], ["map", "-map"]]) {
    const args = [...flags, "-svg", "-", ...pick];
    const { out, err } = await drawing.run(puzzle.program, args, what, language);
    if (!mine()) return;
    if (!out) $("failed").textContent += `${t(id)}: ${err}\n`;
    else if (id === "map") map.show(out);
    else (showRoute(out), showBoard()); // with the reason why there is no route
    $(id).classList.remove("old");
  }
  drawn = key;
  $("working").hidden = true;
}

// showError shows an error line, and marks the line of the input that it names.
function showError(error) {
  const wrong = +(/, line (\d+)/.exec(error) || [])[1];
  $("where").textContent = wrong ? t("wrong", wrong) : "";
  $("error").textContent = error;
  const lines = now()
    .text.split("\n")
    .map((_, i) => i + 1);
  $("lines").innerHTML = lines.map((n) => (n === wrong ? `<b>${n}</b>` : n + "\n")).join("");
  $("input").ariaInvalid = !!error;
  if (error) $("typing").open = true;
  if (wrong && document.activeElement !== $("input")) reveal(Math.max(1, wrong - 4));
  $("lines").scrollTop = $("input").scrollTop;
}

// reveal scrolls the text field to a line, by default that of the case.
function reveal(line) {
  line ||= now()
    .text.slice(0, current().found?.start || 0)
    .split("\n").length;
  $("input").scrollTop = parseFloat(getComputedStyle($("input")).lineHeight) * (line - 1);
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
  edit: () => ((editing = !editing), now().path.length ? push({}) : show()),
  clear: edit.clear,
  fresh: edit.fresh,
  random,
  stop: () => (answering.stop(), drawing.stop()),
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
    board.shape = drawn = "";
    if (now()) (showChoice(), showBoard(), solve());
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
$("case").onchange = (e) => (pickCase(Math.min(e.target.value, $("case").max)), showAnswers());
$("answers").onclick = (e) => pickCase([...$("answers").children].indexOf(e.target) + 1);
onhashchange = () => {
  if (location.hash !== kept.here) open(location.hash);
};
onresize = () => {
  for (const picture of [route, map]) picture.fit();
};

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
document.onkeydown = (e) => {
  const { target, key } = e,
    field = target.matches("textarea, input, select");
  const command = e.ctrlKey || e.metaKey,
    undo = command && /^[zy]$/i.test(key);
  if (!now() || (field && !(undo && target === $("input")))) return;
  if (undo) step(/y/i.test(key) || e.shiftKey ? 1 : -1);
  if (undo || (!command && !e.altKey && shortcut(target, key))) e.preventDefault();
};

// shortcut does what a key does outside of fields, and reports whether it does something.
function shortcut(target, key) {
  const [x, y] = arrows[key] || [],
    onBoard = board.cellOf(target);
  if (key === " " && !target.closest("button, summary")) return (route.button.click(), true);
  if (x && $("routes").contains(target)) return (route.move(x), true);
  const away = $("board").getBoundingClientRect().bottom < 0 || target.closest("#map, #answers");
  if (away || !current().found) return false;
  if (key in arrows) {
    if (!editing && play.arrow(board, x, y)) return true;
    if (onBoard >= 0) board.focus(board.beside(onBoard, x, y));
    return onBoard >= 0;
  }
  if (key === "Escape") return (edit.reset(), play.reset(), showBoard(), true);
  if (editing) return false;
  if (key === "g" || (key === "Enter" && onBoard >= 0 && play.ready())) return (play.go(), true);
  return key === "h" ? (play.hint(), true) : play.take(key);
}

onChange(show, showBoard);
speak(preferred());
loadPuzzles()
  .then(() => open(location.hash))
  .catch(failed);

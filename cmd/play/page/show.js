// Showing: the choice, the board, the answers and errors of the state.
import { cellsAt, current, puzzles } from "./puzzles.js";
import { has, now } from "./state.js";
import { levels } from "./open.js";
import { Board } from "./board.js";
import * as play from "./play.js";
import * as edit from "./edit.js";
import { route } from "./player.js";
import { showForms } from "./check.js";
import { $, element, language, t } from "./texts.js";

export const mode = { editing: false };
const shown = {}; // what is on the board: the input, the position and the cells
let replaying = 0; // the timer of the own way, when it is watched again

export const board = new Board($("board"), {
  press: (i) => (mode.editing ? edit.press(i) : play.press(i)),
  move: (i, k) => (mode.editing ? edit.move(i, k) : play.drag(i, k)),
  paints: (i, e) => mode.editing && edit.paints(i, e),
  paint: edit.paint,
  end: edit.end,
});

export function showChoice() {
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
export function showBoard() {
  const { puzzle, found, input, position } = current(),
    fits = found && found.at.length <= 256;
  const seen = play.view(),
    { cells, marks } = mode.editing ? edit.view() : seen;
  $("playing").hidden = !puzzle.form && !puzzle.findCases;
  $("playing").classList.toggle("old", !fits);
  [$("undo").disabled, $("redo").disabled] = [!has(-1), !has(1)];
  [$("made").textContent, $("left").textContent] = [seen.made, seen.left];
  if (!fits) return;
  drawBoard(cells, marks);
  if (!mode.editing && shown.input === input && shown.position !== position) glide(cells);
  Object.assign(shown, { input, position, cells });
  const reason = seen.left === -1 && !seen.made && !seen.refused.length ? route.note() : "";
  $("message").textContent = mode.editing ? "" : reason || seen.message;
  $("message").classList.toggle("bad", seen.refused.length > 0);
  $("go").hidden = !puzzle.things || mode.editing;
  $("watch").hidden = $("best").hidden = !seen.solved;
  [$("restart").disabled, $("hint").disabled] = [!seen.made, mode.editing];
  [$("edit").ariaPressed, $("tools").hidden] = [mode.editing, !mode.editing];
  if (mode.editing) edit.tools();
}

function drawBoard(cells, marks = {}) {
  const { puzzle, found } = current(),
    says = puzzle.says?.[language];
  board.show(cells, { ...puzzle, columns: found.columns, says, marks, playing: !mode.editing });
  board.buttons.forEach((button, i) => {
    button.dataset.drag = mode.editing ? edit.movable(i) : play.movable(board, i);
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
export function watch(step = 0) {
  const { path } = now();
  drawBoard(cellsAt(path[step - 1]));
  if (step < path.length) replaying = setTimeout(watch, 200 / $("speed").value, step + 1);
}

// stopWatching ends it.
export const stopWatching = () => clearTimeout(replaying);

// showAnswers shows the answers, of which a click chooses one, and marks that of the case.
export function showAnswers({ lines, err }) {
  const { number } = now();
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

// showError shows an error line, and marks the line of the input that it names.
export function showError(error) {
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
export function reveal(line) {
  line ||= now()
    .text.slice(0, current().found?.start || 0)
    .split("\n").length;
  $("input").scrollTop = parseFloat(getComputedStyle($("input")).lineHeight) * (line - 1);
}

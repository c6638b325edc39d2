// The score beside the board: the number of moves to go, whether the last move led closer to the
// goal, and at the end the number of moves made and the fewest possible. Below, each move is a bar
// that leads to the board after this move.
import { now, step, stepped } from "../core/state.js";
import { $, element, field } from "../core/dom.js";
import { t } from "../core/texts.js";

/** @typedef {{ lefts: number[], made: number, solved: boolean, star: string }} Score */

/**
 * lastKnown returns the last known number of moves to go before a move. The program may not have
 * answered yet for every position of the path.
 * @param {number[]} lefts
 * @param {number} move
 */
const lastKnown = (lefts, move) => lefts.slice(0, move).findLast((left) => left >= -1) ?? NaN;

/**
 * trendOf returns the effect of a move on the number of moves to go. No number is less or more than
 * an unknown number.
 * @param {number} before
 * @param {number} after
 */
function trendOf(before, after) {
  if (before < 0 || after < 0) return after < before ? "farther" : "";
  if (after < before) return "nearer";
  if (after > before) return "farther";
  return after === before ? "level" : "";
}

const signs = { nearer: "▼", farther: "▲", level: "●" };

/**
 * showScore shows the score. lefts has the number of moves to go at the start and after each move,
 * including moves undone: -1 if there is no solution, NaN if it is unknown. Undo and redo are not
 * judged as moves.
 * @param {Score} seen
 */
export function showScore(seen) {
  const { lefts, made, solved } = seen;
  const [fewest] = lefts;
  const left = lefts[made];
  const isOver = solved || left === -1;
  $("left").textContent = left >= 0 ? String(left) : "";
  $("unit").textContent = t(left === 1 ? "leftAfterOne" : "leftAfter");
  $("count").hidden = isOver;
  $("result").textContent = isOver ? resultOf(seen) : "";
  $("stage").classList.toggle("won", solved);
  $("made").textContent = String(made);
  $("fewest").textContent = String(fewest);
  $("best-known").hidden = made === 0 || !(fewest >= 0);
  showTrend(solved || stepped ? "" : trendOf(lastKnown(lefts, made), left));
  showTrail(lefts, made);
}

/** @param {Score} seen */
function resultOf({ lefts, made, solved, star }) {
  if (!solved) return t(lefts[0] === -1 ? "noSolution" : "deadEnd");
  return `${t(made === lefts[0] ? "wonBest" : "won")} ${star}`;
}

/** @param {"nearer" | "farther" | "level" | ""} trend */
function showTrend(trend) {
  $("trend").className = trend;
  $("trend").textContent = trend && `${signs[trend]} ${t(trend)}`;
}

/**
 * showTrail draws the number of moves to go after each move as a bar. The bars of moves undone are
 * paler. A slider over the bars shows the place of the board, and goes to another move.
 * @param {number[]} lefts
 * @param {number} made
 */
function showTrail(lefts, made) {
  const known = lefts.filter((left) => left >= -1);
  const most = Math.max(1, ...known);
  const bars = lefts.map((left, i) => {
    const before = lastKnown(lefts, i);
    const bar = element("i", { className: trendOf(before, left) });
    bar.classList.toggle("old", i > made);
    const shown = left >= -1 ? left : before;
    bar.style.height = shown > 0 ? `${(100 * shown) / most}%` : "0";
    return bar;
  });
  const isEmpty = known.length === 0 || bars.length < 2;
  $("bars").replaceChildren(...(isEmpty ? [] : bars));
  $("trail").style.setProperty("--bars", String(bars.length));
  Object.assign(field("move"), { hidden: isEmpty, max: bars.length - 1, value: made });
  const said = $("count").hidden ? $("result") : $("count");
  field("move").ariaValueText = t("afterMoves", made, said.textContent);
}

// The slider goes to a move as undo and redo do.
$("move").oninput = () => step(Number(field("move").value) - now().path.length);

// The score beside the board: the number of moves to go, whether the last move came closer to the
// goal, and at the end the number of moves made and the fewest possible.
import { stepped } from "../core/state.js";
import { $, element, t } from "../core/texts.js";

/**
 * lastKnown returns the last known number of moves to go before a move. The program may not have
 * answered yet for every position of the path.
 * @param {(number | null)[]} lefts
 * @param {number} move
 */
const lastKnown = (lefts, move) => lefts.slice(0, move).findLast((left) => left !== null);

/**
 * trendOf returns how a move has changed the number of moves to go.
 * @param {number | null | undefined} before
 * @param {number | null | undefined} after
 */
function trendOf(before, after) {
  if (before === null || before === undefined || after === null || after === undefined) {
    return "";
  }
  if (after < 0 || before < 0) {
    return after < before ? "farther" : "";
  }
  if (after === before) {
    return "level";
  }
  return after < before ? "nearer" : "farther";
}

const signs = { nearer: "▼", farther: "▲", level: "●", "": "" };

/**
 * showScore shows the score. lefts has the number of moves to go at the start and after each move:
 * -1 if there is no solution, null if it is unknown. Undo and redo are not judged as moves.
 * @param {{ lefts: (number | null)[], solved: boolean }} seen
 */
export function showScore({ lefts, solved }) {
  const made = lefts.length - 1;
  const fewest = lefts[0];
  showCount(lefts[made], made, solved);
  $("made").textContent = String(made);
  $("fewest").textContent = String(fewest ?? "");
  $("best-known").hidden = fewest === null || fewest < 0 || made === 0;
  showEnd(solved, made, fewest);
  showTrend(solved || stepped ? "" : trendOf(lastKnown(lefts, made), lefts[made]));
  showTrail(lefts);
}

/**
 * @param {number | null} left
 * @param {number} made
 * @param {boolean} solved
 */
function showCount(left, made, solved) {
  const hopeless = left === -1;
  $("left").textContent = left === null || hopeless ? "" : String(left);
  $("unit").textContent = t(left === 1 ? "leftAfterOne" : "leftAfter");
  $("count").hidden = hopeless || solved;
  $("nosolution").hidden = !hopeless;
  $("nosolution").textContent = t(made ? "deadEnd" : "noSolution");
}

/**
 * @param {boolean} won
 * @param {number} made
 * @param {number | null} fewest
 */
function showEnd(won, made, fewest) {
  $("result").hidden = !won;
  $("stage").classList.toggle("won", won);
  if (won) {
    $("result").textContent = t(made === fewest ? "wonBest" : "won");
  }
}

/** @param {"nearer" | "farther" | "level" | ""} trend */
function showTrend(trend) {
  $("trend").className = trend;
  $("trend").textContent = trend && `${signs[trend]} ${t(trend)}`;
}

/**
 * showTrail draws the number of moves to go after each move as a bar.
 * @param {(number | null)[]} lefts
 */
function showTrail(lefts) {
  const most = Math.max(1, ...lefts.map((left) => left ?? 0));
  const bars = lefts.map((left, i) => {
    const before = lastKnown(lefts, i);
    const bar = element("i", { className: trendOf(before, left) });
    bar.style.height = `${(100 * Math.max(0, left ?? before ?? 0)) / most}%`;
    return bar;
  });
  const isKnown = lefts.some((left) => left !== null);
  $("trail").replaceChildren(...(isKnown && bars.length > 1 ? bars : []));
}

// The drawer below the board: the inputs to choose from, the input itself, and its answers.
import { inWords, write } from "../core/errors.js";
import { choices, current } from "../core/puzzles.js";
import { failed } from "../core/run.js";
import { now } from "../core/state.js";
import { $, element, field, changed } from "../core/dom.js";
import { showText } from "../core/long.js";
import { language, t } from "../core/texts.js";

/** @typedef {import("../core/puzzles.js").Golden} Golden */

const lineHeight = 20; // pixels
const mostAnswers = 1000; // on the page

/**
 * The groups of the inputs, by the keys of their titles. Each group takes the inputs whose name and
 * purpose, on two lines, match and that no earlier group has taken.
 */
const groups = /** @type {Record<string, RegExp>} */ ({
  samples: /^.*sample/,
  hardestOnes: /^.*(hardest|deepest)/,
  traps: /\n.*(catches:|the same mistake)/,
  layouts: /^layout-/,
  others: /^/,
});

/** showGoldens lists the inputs to choose from, and marks the input on the board. */
export async function showGoldens() {
  if (!$("more", HTMLDetailsElement).open) return;
  const { puzzle } = current();
  const { name, choice } = puzzle;
  const goldens = (await puzzle.loadGoldens().catch(failed)) ?? [];
  if (current().puzzle !== puzzle) return;
  const { golden } = now();
  const list = $("goldens");
  if (changed(list, name, goldens.length)) {
    const suggested = choices.filter((one) => choice[one]);
    const links = suggested.map((one) => linkTo(name, one, t(one)));
    list.replaceChildren(group("choice", links), ...groupsOf(name, goldens)); // loses the focus
  }
  $("own").hidden = golden !== "";
  for (const link of list.querySelectorAll("a")) {
    const isShown = link.hash === `#${name}/${golden}`;
    const details = link.closest("details");
    link.ariaCurrent = isShown ? "true" : null;
    if (isShown && details) details.open = true;
  }
}

/**
 * @param {string} puzzle
 * @param {Golden[]} goldens
 */
function groupsOf(puzzle, goldens) {
  const names = Object.keys(groups);
  const parts = Object.groupBy(goldens, ({ Name, Purpose }) => {
    return names.find((name) => groups[name].test(`${Name}\n${Purpose}`)) ?? "others";
  });
  return names.flatMap((name) => {
    const links = parts[name]?.map((golden) => linkToGolden(puzzle, golden));
    return links ? group(name, links) : [];
  });
}

/**
 * group returns a group of inputs. Only the first group begins open.
 * @param {string} name
 * @param {HTMLElement[]} links
 */
function group(name, links) {
  const count = element("small", {}, String(links.length));
  const title = element("summary", {}, t(name), count);
  const items = links.map((link) => element("li", {}, link));
  return element("details", { open: name === "choice" }, title, element("ul", {}, ...items));
}

/**
 * linkTo returns a link to an input.
 * @param {string} puzzle
 * @param {string} name
 * @param {string} title
 */
const linkTo = (puzzle, name, title) => element("a", { href: `#${puzzle}/${name}` }, title || name);

/**
 * linkToGolden returns a link to a golden, with its purpose and its name. The purpose is in English
 * if goldens.zh.txt lacks it.
 * @param {string} puzzle
 * @param {Golden} golden
 */
function linkToGolden(puzzle, { Name, Purpose, Chinese }) {
  const chinese = language === "zh" ? Chinese : undefined;
  const link = linkTo(puzzle, Name, chinese ?? Purpose);
  link.lang = chinese ? "zh-CN" : "en";
  if (Purpose) link.append(" ", element("small", {}, Name));
  return link;
}

/**
 * showAnswers shows the answers, or some around the answer to the case, which it marks. A click on
 * an answer chooses its case.
 * @param {{ lines: string[], err: string }} answered
 */
export function showAnswers({ lines, err }) {
  const { number } = now();
  const count = Math.max(lines.length, current().count);
  const first = Math.max(0, Math.min(number - mostAnswers / 2, lines.length - mostAnswers));
  const answers = lines.slice(first, first + mostAnswers).map((line, i) => {
    const answer = element("span", {}, `${line}\n`);
    answer.dataset.number = String(first + i + 1);
    answer.dataset.note = line === "-1" ? t("noSolution") : "";
    answer.ariaCurrent = first + i === number - 1 && count > 1 ? "true" : null;
    return answer;
  });
  const others = lines.length - answers.length;
  $("answers").replaceChildren(...answers, others ? t("moreAnswers", others) : "");
  $("answers").classList.remove("old");
  $("answers").scrollTop = lineHeight * (number - first - 3);
  showError(err);
  Object.assign($("case"), { max: count, value: number });
  $("of").textContent = t("of", count);
  $("cases").hidden = count < 2;
}

/**
 * showError shows an error, and marks the line of the input that the error names.
 * @param {string} error
 */
function showError(error) {
  const wrong = Number(/, line (\d+)/.exec(error)?.[1]);
  const input = field("input");
  const lines = input.value.split("\n");
  const numbers = lines.map((_, i) => (i + 1 === wrong ? `<b>${wrong}</b>` : `${i + 1}\n`));
  write($("error"), inWords(error));
  $("lines").innerHTML = numbers.join("");
  input.ariaInvalid = String(error !== "");
  if (error) $("more", HTMLDetailsElement).open = true;
  if (wrong && document.activeElement !== input) reveal(Math.max(1, wrong - 4));
  $("lines").scrollTop = input.scrollTop;
}

/** showInput shows the input of the state, and scrolls it to the case. */
export function showInput() {
  const { text } = now();
  if (showText("input", text)) {
    reveal(text.slice(0, current().found?.start ?? 0).split("\n").length);
  }
  showError("");
}

/**
 * reveal scrolls the input to a line.
 * @param {number} line
 */
function reveal(line) {
  field("input").scrollTop = lineHeight * (line - 1);
}

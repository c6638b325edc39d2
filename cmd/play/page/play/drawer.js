// The drawer below the board: the inputs to choose from, the input itself, and its answers.
import { choices, current } from "../core/puzzles.js";
import { now } from "../core/state.js";
import { $, element, isNew, language, t } from "../core/texts.js";

/** @typedef {import("../core/puzzles.js").Golden} Golden */
/** @typedef {import("../core/puzzles.js").Puzzle} Puzzle */

const lineHeight = 20; // pixels of an answer

/**
 * The groups of the inputs, by the keys of their titles. An input is in the first that takes it.
 * @type {Record<string, (golden: Golden, puzzle: Puzzle) => boolean | undefined>}
 */
const groups = {
  samples: ({ Name }, { choice }) => choice.samples?.includes(Name) || /sample/.test(Name),
  hardestOnes: ({ Name }) => /hardest|deepest/.test(Name),
  traps: ({ Purpose }) => /catches:|the same mistake/.test(Purpose),
  layouts: ({ Name }) => /^layout-/.test(Name),
  others: () => true,
};

/** showGoldens lists the inputs to choose from, and marks the one on the board. */
export function showGoldens() {
  const { puzzle } = current();
  const { golden } = now();
  if (isNew($("goldens"), puzzle.name, puzzle.goldens.length)) {
    $("goldens").replaceChildren(...lists(puzzle)); // loses the focus, so only when they change
  }
  $("own").hidden = golden !== "";
  for (const link of $("goldens").querySelectorAll("a")) {
    const isShown = link.hash === `#${puzzle.name}/${golden}`;
    const details = link.closest("details");
    link.ariaCurrent = isShown ? "true" : null;
    if (isShown && details) details.open = true;
  }
}

/** @param {Puzzle} puzzle */
function lists(puzzle) {
  const made = choices
    .filter((level) => puzzle.choice[level])
    .map((level) => linkTo(puzzle.name, level, t(level)));
  const parts = [list("choice", made)];
  let rest = puzzle.goldens;
  for (const [group, takes] of Object.entries(groups)) {
    const taken = rest.filter((golden) => takes(golden, puzzle));
    rest = rest.filter((golden) => !taken.includes(golden));
    const links = taken.map((golden) => linkToGolden(puzzle, golden));
    if (links.length) parts.push(list(group, links));
  }
  return parts;
}

/**
 * list returns a group of inputs. Only the first group begins open.
 * @param {string} group
 * @param {HTMLElement[]} links
 */
function list(group, links) {
  const count = element("small", {}, String(links.length));
  const items = links.map((link) => element("li", {}, link));
  return element(
    "details",
    { open: group === "choice" },
    element("summary", {}, t(group), count),
    element("ul", {}, ...items),
  );
}

/**
 * linkTo returns a link to an input.
 * @param {string} puzzle
 * @param {string} name
 * @param {string} title
 */
function linkTo(puzzle, name, title) {
  const link = element("a", { href: `#${puzzle}/${name}` });
  link.append(title ? title[0].toUpperCase() + title.slice(1) : name);
  return link;
}

/**
 * linkToGolden returns a link to a golden: what it is for, and its name. If goldens.zh.txt does not
 * say it in Chinese, it is in English.
 * @param {Puzzle} puzzle
 * @param {Golden} golden
 */
function linkToGolden(puzzle, { Name, Purpose, Chinese }) {
  const chinese = language === "zh" ? Chinese : undefined;
  const link = linkTo(puzzle.name, Name, chinese ?? Purpose);
  link.lang = chinese ? "zh-CN" : "en";
  if (Purpose) link.append(" ", element("small", {}, Name));
  return link;
}

/**
 * showAnswers shows the answers and marks the one of the case. A click on one chooses its case.
 * @param {{ lines: string[], err: string }} answered
 */
export function showAnswers({ lines, err }) {
  const { number } = now();
  const answers = lines.map((line, i) => {
    const answer = element("span", {}, `${line}\n`);
    answer.dataset.note = line === "-1" ? t("noSolution") : "";
    answer.ariaCurrent = i === number - 1 && lines.length > 1 ? "true" : null;
    return answer;
  });
  $("answers").replaceChildren(...answers);
  $("answers").classList.remove("old");
  $("answers").scrollTop = lineHeight * (number - 3);
  showError(err);
  showNumber(Math.max(lines.length, current().count));
}

/**
 * showNumber shows the number of the case, and how many cases there are.
 * @param {number} count
 */
function showNumber(count) {
  const field = $("case", HTMLInputElement);
  field.max = String(count);
  field.value = String(now().number);
  $("of").textContent = t("of", count);
  $("cases").hidden = count < 2;
}

/**
 * showError shows an error, and marks the line of the input that it names.
 * @param {string} error
 */
function showError(error) {
  const wrong = Number((/, line (\d+)/.exec(error) ?? [])[1]);
  const input = $("input", HTMLTextAreaElement);
  $("error").textContent = error;
  const numbers = now()
    .text.split("\n")
    .map((_, i) => i + 1);
  const marked = numbers.map((n) => (n === wrong ? `<b>${n}</b>` : `${n}\n`));
  $("lines").innerHTML = marked.join("");
  input.ariaInvalid = String(error !== "");
  if (error) {
    $("more", HTMLDetailsElement).open = true;
  }
  if (wrong && document.activeElement !== input) {
    reveal(Math.max(1, wrong - 4));
  }
  $("lines").scrollTop = input.scrollTop;
}

/** showInput shows the input of the state, and scrolls it to the case. */
export function showInput() {
  const input = $("input", HTMLTextAreaElement);
  const { text } = now();
  if (input.value !== text) {
    input.value = text;
    reveal(text.slice(0, current().found?.start ?? 0).split("\n").length);
  }
  showError("");
}

/**
 * reveal scrolls the input to a line.
 * @param {number} line
 */
function reveal(line) {
  const input = $("input", HTMLTextAreaElement);
  input.scrollTop = parseFloat(getComputedStyle(input).lineHeight) * (line - 1);
}

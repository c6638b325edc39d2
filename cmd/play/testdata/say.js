// Tests of the sentences of the view "Watch the search".
import { explainedMoments, say } from "/watch/say.js";
import { sentences } from "/watch/sentences.js";
import { equal, tests } from "./steps.js";
import { allTraces, read } from "./traces.js";

/** @typedef {import("/watch/trace.js").Trace} Trace */

const mostWords = 25; // of a sentence
const mostExplained = 9; // moments of a search

/** A Said is a sentence about a moment, with everything that a test needs to judge it. */
class Said {
  /**
   * @param {Trace} trace
   * @param {number} moment
   * @param {string} text
   */
  constructor(trace, moment, text) {
    this.trace = trace;
    this.moment = trace.moments[moment];
    this.waiting = [0, 1].map((half) => waiting(trace, moment, half));
    this.text = text;
  }
}

/** waiting counts the states in the queue of a half. */
const waiting = ({ states }, moment, half) =>
  states.filter(
    (state) =>
      state.half === half &&
      state.foundAt <= moment &&
      !(state.takenAt >= 0 && state.takenAt <= moment),
  ).length;

/** @param {Trace} trace */
const total = ({ end }) => end.layers.flat().reduce((all, n) => all + n, 0);

/** boards returns the boards of the layers 0 to last of a half. */
const boards = ({ states }, half, last) =>
  states.filter((state) => state.half === half && state.distance <= last).map(({ board }) => board);

const number = (text) => Number(text.replaceAll(",", ""));

/**
 * The correct numbers of each sentence: a pattern with the numbers, and a function that returns the
 * numbers, or whether they are true.
 * @type {[RegExp, (said: Said, ...numbers: number[]) => unknown][]}
 */
const truths = [
  [
    /^Layer (\d+) is complete, with ([\d,]+) .* (\d+) moves? from/,
    ({ trace, moment }, layer, count, moves) =>
      layer === moves &&
      trace.states.filter(({ half, distance }) => half === moment.half && distance === layer)
        .length === count,
  ],
  [
    /is shorter: ([\d,]+) .* against ([\d,]+)/,
    ({ waiting, moment: { half } }, mine, other) =>
      mine < other && mine === waiting[half] && other === waiting[1 - half],
  ],
  [
    /: (\d+) \+ (\d+) = (\d+) moves?\.$/,
    ({ trace }, a, b, sum) => a + b === sum && sum === trace.end.moves,
  ],
  [/a shortest route has (\d+) moves?\.$/, ({ trace }, moves) => moves === trace.end.moves],
  [/answers this case: (\d+) moves?\.$/, ({ trace }, moves) => moves === trace.end.moves],
  [
    /(?:search found|table is complete, with|can reach,|empty after) ([\d,]+)/,
    ({ trace }, n) => n === total(trace),
  ],
  [/pictures end here, after ([\d,]+)/, ({ trace }, n) => n === trace.states.length],
  [
    /at most two layers: layer (\d+) in front, layer (\d+) behind/,
    ({ moment }, a, b) => a === moment.distance && b === a + 1,
  ],
  [
    /layers? (?:0 to )?(\d+) from the start and layers? (?:0 to )?(\d+) from the goal share no/,
    ({ trace }, start, goal) => {
      const there = new Set(boards(trace, 1, goal));
      return (
        start + goal + 1 === trace.end.moves &&
        !boards(trace, 0, start).some((board) => there.has(board))
      );
    },
  ],
];

// Each moment has a sentence or a label in either language, with at most 25 words per sentence and
// no slot left open. A sentence with numbers is true for these numbers. Each explanation comes
// once, and playing waits there.
tests.set("say", async () => {
  const used = new Set();
  for (const { puzzle, name, told } of await allTraces()) {
    const trace = read(told);
    for (const language of ["en", "zh"]) {
      try {
        checkSaid(trace, { ...puzzle.watch, language }, used);
      } catch (e) {
        throw new Error(`${name} ${e.stack}`, { cause: e });
      }
    }
  }
  for (const [pattern] of truths) equal(used.has(pattern), true, `${pattern} was said:`);
});

function checkSaid(trace, words, used) {
  /** @type {Map<string, number>} */
  const explained = new Map();
  for (let moment = 0; moment <= trace.last; moment++) {
    const { what, why } = say(trace, moment, -1, words);
    const isRepeated = ["take", "find", "seen"].includes(trace.moments[moment].kind);
    equal(what !== "" || isRepeated, true, `moment ${moment} is said`);
    if (why) equal(explained.has(why), false, `${why} was explained before:`);
    if (why) explained.set(why, moment);
    for (const text of [what, why].filter(Boolean)) {
      checkSentence(text, words.language);
      if (words.language === "en") checkTruth(new Said(trace, moment, text), used);
    }
  }
  const moments = [...explained.values()];
  equal(explainedMoments(trace, words), moments, "the explained moments are");
  equal(moments.length <= mostExplained, true, "few moments are explained:");
}

function checkSentence(text, language) {
  equal(/[{}]|undefined|NaN|null|Infinity|-\d/.test(text), false, `${text}: has a gap:`);
  if (language === "en") equal(/^\S[^.]*\.$/.test(text), true, `${text}: is one sentence:`);
  equal(text.split(" ").length <= mostWords, true, `${text}: is short:`);
}

function checkTruth(said, used) {
  for (const [pattern, isTrue] of truths) {
    const found = pattern.exec(said.text);
    if (!found) continue;
    used.add(pattern);
    equal(isTrue(said, ...found.slice(1).map(number)), true, `${said.text} is true:`);
  }
}

// The table has each sentence in both languages, with the same slots. But Chinese may repeat a
// noun, and has numbers without it.
tests.set("sentences", async () => {
  for (const [key, texts] of Object.entries(sentences)) {
    const [en, zh] = texts.map((text) => text.replace(/{\w+}/g, ""));
    equal(texts.length, 2, `${key} has texts`);
    equal([/\p{Script=Han}/u.test(en), /[a-z]/i.test(zh)], [false, false], `${key} is mixed:`);
    equal([/\..*\./.test(en), /。./.test(zh)], [false, false], `${key} is two sentences:`);
    const [a, b] = texts.map((text) => {
      const slots = (text.match(/{\w+}/g) ?? []).map((slot) => slot.replace("waiting", "queue"));
      return [...new Set(slots)].filter((slot) => !/one|many/.test(slot)).sort();
    });
    equal(b, a, `${key} has in Chinese the slots`);
  }
});

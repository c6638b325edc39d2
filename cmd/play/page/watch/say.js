// What the view says of a moment: at most one sentence, and a second one only where something is
// explained. The first rule that applies picks a sentence of sentences.js.
import { Facts } from "./facts.js";

/** @typedef {import("./facts.js").Words} Words */
/** @typedef {import("./trace.js").Kind} Kind */
/** @typedef {import("./trace.js").Trace} Trace */

/** @typedef {[key: string, applies: (facts: Facts) => unknown]} Rule */

const always = () => true;

/**
 * The sentences of each kind of moment. A moment to which none applies is only labelled.
 * @type {Record<Kind, Rule[]>}
 */
const rules = {
  start: [
    ["startUnneeded", ({ words }) => words.unneeded],
    ["startOnce", ({ trace }) => trace.header.once],
    ["startBoth", ({ isBoth }) => isBoth],
    ["startMany", ({ starts }) => starts > 1],
    ["startOne", always],
  ],
  layer: [
    ["turnSmaller", (facts) => facts.isSmaller],
    ["turnEqual", ({ isBoth, waiting, others }) => isBoth && waiting === others],
    ["turn", ({ isBoth }) => isBoth],
    ["layerFirst", ({ isFirst }) => isFirst],
    ["layer", always],
  ],
  take: [
    ["takeGoal", ({ trace, number }) => trace.moments[number + 1]?.kind === "goal"],
    ["takeFirst", ({ isFirst }) => isFirst],
  ],
  find: [
    ["findAsked", ({ isAsked }) => isAsked],
    ["findFirst", ({ isFirst }) => isFirst],
  ],
  seen: [["seenFirst", ({ isFirst }) => isFirst]],
  goal: [
    ["goalStart", ({ layer }) => layer === 0],
    ["goal", ({ isSuccess }) => isSuccess],
    ["goalAgain", always],
  ],
  meet: [
    ["goalStart", ({ layer }) => layer === 0],
    ["meet", always],
  ],
  cut: [["cut", always]],
  end: [
    ["endOnce", ({ trace }) => trace.asked >= 0],
    ["endOnceNone", ({ trace }) => trace.header.once],
    ["endMet", ({ trace, isBoth }) => isBoth && trace.success >= 0],
    ["endAll", ({ trace }) => trace.success >= 0],
    ["endCut", ({ trace, isSolved }) => !trace.whole && isSolved],
    ["endCutNone", ({ trace }) => !trace.whole],
    ["endNeverMeet", ({ isBoth }) => isBoth],
    ["endNone", always],
  ],
};

/**
 * What is explained. Each rule applies to one moment of a search at most.
 * @type {Rule[]}
 */
const explanations = [
  ["whyStartsNamed", ({ kind, words }) => kind === "start" && words.starts],
  ["whyStarts", ({ kind, starts }) => kind === "start" && starts > 1],
  ["whyQueue", ({ kind, starts }) => kind === "start" && starts === 1],
  ["whyQueue", ({ kind, starts, isFirst }) => kind === "take" && starts > 1 && isFirst],
  ["whyWhole", ({ kind, isBoth, isFirst }) => kind === "layer" && isBoth && isFirst],
  ["whySmaller", (facts) => facts.isFirstSmaller],
  ["whyInvariant", (facts) => facts.isFirstOf((s) => s.layer > 0 && !s.isFirstSmaller)],
  ["whyAsked", ({ isAsked }) => isAsked],
  ["whyMoves", ({ kind, isFirst, words }) => kind === "find" && isFirst && words.moves],
  ["whySeen", ({ kind, isFirst }) => kind === "seen" && isFirst],
  ["whyTaken", ({ kind, isSuccess, to }) => kind === "goal" && isSuccess && to < 0],
  ["whyFound", ({ kind, isSuccess }) => kind === "goal" && isSuccess],
  ["whyMeet", ({ kind, isSuccess }) => kind === "meet" && isSuccess],
];

/**
 * say returns the sentence of a moment, or of the state that the reader chose, and the sentence
 * that explains it. What happens again and again has no sentence.
 * @param {Trace} trace
 * @param {number} number
 * @param {number} chosen
 * @param {Words} words
 */
export function say(trace, number, chosen, words) {
  const facts = new Facts(trace, number, words);
  if (chosen >= 0) {
    const { half, distance } = trace.states[chosen];
    Object.assign(facts, { half, layer: distance });
    return { what: facts.fill("chosen"), why: "" };
  }
  const pick = (/** @type {Rule[]} */ all) =>
    facts.fill(all.find(([, applies]) => applies(facts))?.[0]);
  return { what: pick(rules[facts.kind]), why: pick(explanations) };
}

/**
 * explainedMoments returns the moments in which something is explained.
 * @param {Trace} trace
 * @param {Words} words
 */
export function explainedMoments(trace, words) {
  const asked = trace.states[trace.asked]?.foundAt ?? 0;
  const firsts = [...Object.values(trace.firsts), ...trace.begins, trace.success, asked];
  const some = [...new Set(firsts)].filter((number) => number >= 0);
  return some.filter((number) => say(trace, number, -1, words).why !== "");
}

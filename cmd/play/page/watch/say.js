// The sentences about a moment: at most one, and a second sentence only where something is
// explained. The first rule that applies picks a sentence in sentences.js.
import { Facts } from "./facts.js";

/** @typedef {import("./facts.js").Words} Words */
/** @typedef {import("./trace.js").Kind} Kind */
/** @typedef {import("./trace.js").Trace} Trace */

/** @typedef {[key: string, applies?: (facts: Facts) => unknown]} Rule */
/** @typedef {Partial<Record<Kind, Rule[]>>} Rules */

/**
 * The sentences for each kind of moment. A moment to which no rule applies is only labelled.
 * @type {Rules}
 */
const rules = {
  start: [
    ["startUnneeded", ({ words }) => words.unneeded],
    ["startOnce", ({ trace }) => trace.header.once],
    ["startBoth", ({ isBoth }) => isBoth],
    ["startMany", ({ starts }) => starts > 1],
    ["startOne"],
  ],
  layer: [
    ["turnSmaller", ({ isBoth, waiting, others }) => isBoth && waiting < others],
    ["turn", ({ isBoth }) => isBoth],
    ["layerFirst", ({ isFirst }) => isFirst],
    ["layer"],
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
    ["goalAgain"],
  ],
  meet: [["goalStart", ({ layer }) => layer === 0], ["meet"]],
  cut: [["cut"]],
  end: [
    ["endOnce", ({ trace }) => trace.asked >= 0],
    ["endOnceNone", ({ trace }) => trace.header.once],
    ["endMet", ({ trace, isBoth }) => isBoth && trace.success >= 0],
    ["endAll", ({ trace }) => trace.success >= 0],
    ["endCut", ({ trace, isSolved }) => !trace.whole && isSolved],
    ["endCutNone", ({ trace }) => !trace.whole],
    ["endNeverMeet", ({ isBoth }) => isBoth],
    ["endNone"],
  ],
};

/**
 * The explanations. Each rule applies to at most one moment of a search.
 * @type {Rules}
 */
const explanations = {
  start: [
    ["whyStartsNamed", ({ words }) => words.starts],
    ["whyStarts", ({ starts }) => starts > 1],
    ["whyQueue"],
  ],
  layer: [
    ["whyWhole", ({ isBoth, isFirst }) => isBoth && isFirst],
    ["whyInvariant", ({ isFirstPair }) => isFirstPair],
  ],
  take: [["whyQueue", ({ starts, isFirst }) => starts > 1 && isFirst]],
  find: [
    ["whyAsked", ({ isAsked }) => isAsked],
    ["whyMoves", ({ isFirst, words }) => isFirst && words.moves],
  ],
  seen: [["whySeen", ({ isFirst }) => isFirst]],
  goal: [
    ["whyTaken", ({ isSuccess, to }) => isSuccess && to < 0],
    ["whyFound", ({ isSuccess }) => isSuccess],
  ],
  meet: [["whyMeet", ({ isSuccess }) => isSuccess]],
};

/**
 * say returns the sentence about a moment, or about the state that the reader chose, and the
 * sentence that explains it. Events that happen again and again have no sentence.
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
  const pick = (/** @type {Rules} */ { [facts.kind]: all = [] }) =>
    facts.fill(all.find(([, applies]) => !applies || applies(facts))?.[0]);
  return { what: pick(rules), why: pick(explanations) };
}

/**
 * explainedMoments returns the moments at which something is explained.
 * @param {Trace} trace
 * @param {Words} words
 */
export function explainedMoments(trace, words) {
  const moments = [...trace.moments.keys()];
  return moments.filter((number) => say(trace, number, -1, words).why !== "");
}

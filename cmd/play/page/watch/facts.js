// The facts about a moment of a search, by which say.js picks a sentence, and the texts that fill
// the slots in sentences.js.
import { sentences } from "./sentences.js";
import { thousands } from "./texts.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("../core/puzzles.js").Text} Text */

/**
 * The parts of the sentences that come from the page.
 * @typedef {object} Words
 * @property {import("../core/texts.js").Language} language
 * @property {import("../core/puzzles.js").Watch["noun"]} noun the puzzle's noun for its states
 * @property {Text} solved the goal of the search
 * @property {Text} [moves] a sentence that explains the names of the moves
 * @property {Text} [starts] a sentence that explains why a case has several starts
 * @property {boolean} [unneeded] whether the program answers the case without this search
 */

/** The Facts of a moment. The property with its name replaces a slot in braces. */
export class Facts {
  /**
   * @param {Trace} trace
   * @param {number} number of the moment
   * @param {Words} words
   */
  constructor(trace, number, words) {
    const { kind, half, to, distance } = trace.moments[number];
    this.trace = trace;
    this.number = number;
    this.words = words;
    this.kind = kind;
    this.half = half;
    this.to = to;
    this.layer = distance;
    this.next = distance + 1;
    this.starts = trace.header.start.length;
    this.isBoth = trace.header.halves === 2;
    this.isFirst = trace.firsts[kind] === number;
  }

  /**
   * pick picks the language.
   * @param {string} en
   * @param {string} zh
   */
  pick(en, zh) {
    return this.words.language === "zh" ? zh : en;
  }

  get one() {
    return this.pick(this.words.noun.en[0], this.words.noun.zh);
  }

  get many() {
    return this.pick(this.words.noun.en[1], this.words.noun.zh);
  }

  /** @param {number} n */
  count(n) {
    const noun = n === 1 ? this.one : this.many;
    return this.pick(`${thousands(n)} ${noun}`, `${thousands(n)} 个${noun}`);
  }

  /** @param {number} n */
  moves(n) {
    return this.pick(n === 1 ? "1 move" : `${n} moves`, `${n} 步`);
  }

  get distance() {
    return this.moves(this.layer);
  }

  get solved() {
    return this.words.solved[this.words.language];
  }

  get move() {
    return this.trace.states[this.to].move;
  }

  get moveNames() {
    return this.words.moves?.[this.words.language];
  }

  get startNames() {
    return this.words.starts?.[this.words.language];
  }

  /** origin returns where the half began. */
  get origin() {
    const from = this.starts > 1 ? ["the nearest start", "最近的起点"] : ["the start", "起点"];
    const [en, zh] = this.trace.header.backward[this.half] ? ["the goal", "终点"] : from;
    return this.pick(en, zh);
  }

  /** waiting returns the number of states that wait in the queue of the half. */
  get waiting() {
    return this.trace.queue(this.number, this.half).length;
  }

  get others() {
    return this.trace.queue(this.number, 1 - this.half).length;
  }

  get queue() {
    return this.count(this.waiting);
  }

  /** isFirstPair reports whether a queue is about to hold two layers for the first time. */
  get isFirstPair() {
    const { begins, moments } = this.trace;
    return this.number === begins.find((begin) => moments[begin].distance > 0);
  }

  /** isSuccess reports whether the search succeeds, but not at the start. */
  get isSuccess() {
    return this.number === this.trace.success && this.layer > 0;
  }

  /** isAsked reports whether the state of the case is found, in a search that answers all cases. */
  get isAsked() {
    return this.kind === "find" && this.to === this.trace.asked;
  }

  /** metAt returns the distances at which the halves met, each from where the half began. */
  get metAt() {
    const { half, distance, other } = this.trace.states[this.to];
    const there = this.trace.states[other].distance;
    return half === 0 ? [distance, there] : [there, distance];
  }

  get sum() {
    const [a, b] = this.metAt;
    return `${a} + ${b} = ${this.moves(a + b)}`;
  }

  /**
   * wholeLayers names the layers of a half that were whole before the layer in which the halves
   * meet.
   * @param {number} half
   */
  wholeLayers(half) {
    const last = this.metAt[half] - (half === this.half ? 1 : 0);
    return last === 0
      ? this.pick("layer 0", "第 0 层")
      : this.pick(`layers 0 to ${last}`, `第 0 到 ${last} 层`);
  }

  get startLayers() {
    return this.wholeLayers(0);
  }

  get goalLayers() {
    return this.wholeLayers(1);
  }

  get listed() {
    return this.count(this.trace.states.length);
  }

  /** total counts the states that the whole search found, listed or not. */
  get total() {
    const sizes = this.trace.end?.layers.flat() ?? [];
    return this.count(sizes.reduce((all, size) => all + size, 0));
  }

  get isSolved() {
    return (this.trace.end?.moves ?? -1) >= 0;
  }

  /** noRoute says that there is no route, unless the program itself says so. */
  get noRoute() {
    return this.trace.end?.reason ? "" : this.pick(", so there is no route", "，所以无解");
  }

  get answer() {
    return this.moves(this.trace.end?.moves ?? 0);
  }

  /**
   * fill returns a sentence with its slots filled, or "" without a key. Its numbers have commas.
   * @param {string | undefined} key
   */
  fill(key) {
    const [en, zh] = key ? sentences[key] : ["", ""];
    return this.pick(en, zh).replace(/{(\w+)}/g, (_, slot) =>
      Reflect.get(this, slot).toLocaleString("en"),
    );
  }
}

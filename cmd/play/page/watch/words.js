// The words from which the sentences of the search are made, in both languages.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("../core/texts.js").Language} Language */

/**
 * What a puzzle calls its states: one, and many.
 * @typedef {{ en: [string, string], zh: string }} Noun
 */

/**
 * What is known besides the trace. Counts are 0 and lists are empty until the program has told
 * them.
 * @typedef {object} Known
 * @property {Noun} noun
 * @property {number} total how many states this search visits
 * @property {number} plain how many states the plain search visits, if this is another
 * @property {number} both how many states two searches visit, if this is the plain one
 * @property {boolean} hasBoth whether the puzzle has a search from both ends
 * @property {number[]} plainSizes the sizes of the layers of the plain search
 * @property {import("./trace.js").Size[]} layers those of this search
 * @property {string} reason why there is no route, or ""
 * @property {string} answer what the program prints
 * @property {import("./groups.js").Groups | null} groups of a search that moves groups
 * @property {number} asked the state of the case, in a search that answers all cases, or -1
 * @property {boolean} made whether it tests a state when it finds it
 * @property {Record<Language, string>} solved what it looks for
 */

export const thousands = (/** @type {number} */ n) => n.toLocaleString("en");

export class Words {
  /**
   * @param {Trace} trace
   * @param {Known} known
   * @param {Language} language
   */
  constructor(trace, known, language) {
    this.trace = trace;
    this.known = known;
    this.language = language;
    const { en, zh } = known.noun;
    this.solved = known.solved[language];
    this.one = language === "zh" ? zh : en[0];
    this.many = language === "zh" ? zh : en[1];
    this.state = known.groups ? this.pick("state", "状态") : this.one;
  }

  /**
   * pick picks the language.
   * @param {string} en
   * @param {string} zh
   */
  pick(en, zh) {
    return this.language === "zh" ? zh : en;
  }

  /** @param {...string} sentences of which some may be empty */
  joined(...sentences) {
    return sentences.filter(Boolean).join(this.pick(" ", ""));
  }

  /** isSolvable reports whether the case has a route, as far as is known. */
  get isSolvable() {
    return this.known.answer !== "-1";
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

  /** @param {number} end */
  end(end) {
    return end === 0 ? this.pick("the start", "起点") : this.pick("the goal", "终点");
  }

  /** @param {number} number */
  distance(number) {
    const { layer, end } = this.trace.states[number];
    const [moves, from] = [this.moves(layer), this.end(end)];
    return this.pick(`${moves} from ${from}`, `离${from} ${moves}`);
  }

  /**
   * move returns the move that led to a state.
   * @param {number} number
   */
  move(number) {
    return this.trace.states[number].move;
  }
}

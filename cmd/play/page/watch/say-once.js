// What a search says that begins at the goal and answers all cases.
import { Speaker } from "./say.js";

/** @typedef {import("./say.js").Said} Said */
/** @typedef {import("./trace.js").Moment} Moment */

export class OnceSpeaker extends Speaker {
  /** @returns {Said} */
  start() {
    return {
      what: this.pick("The search begins at the goal.", "从终点开始搜。"),
      why: this.joined(
        this.pick(
          `You can undo each move, so any ${this.one} is as far from the goal as the goal is ` +
            `from it. One search fills a table with the distance of every ${this.one}. It ` +
            `answers all cases.`,
          `每一步都能倒着走，所以从终点搜一次，就知道每个${this.one}到终点要几步，存进一张表，` +
            `以后每组数据查表。`,
        ),
        this.reasons.breadthFirst(this.pick("Breadth-first search", "BFS "), this.end(1)),
      ),
    };
  }

  /** test says nothing, because this search looks for no state. */
  test() {
    return "";
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  found(moment) {
    const { layer } = this.trace.states[moment.to];
    if (moment.to !== this.known.asked) {
      const { what } = super.found(moment);
      return {
        what,
        why: this.pick(
          `The table gets ${layer} for it, and it goes to the back of the queue.`,
          `在表里记下 ${layer}，再排到队尾。`,
        ),
      };
    }
    return {
      what: this.pick(
        `This is the ${this.one} of this case, ${this.distance(moment.to)}.`,
        `这就是这组数据的${this.one}，${this.distance(moment.to)}。`,
      ),
      why: this.pick(
        `The table gets ${layer} for it, which is the answer. The search continues, because the ` +
          `table is for all cases.`,
        `在表里记下 ${layer}，这就是答案。搜索还要继续，因为别的数据也查这张表。`,
      ),
    };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  over({ found }) {
    const all = this.count(found[0] + found[1]);
    const what = this.pick(`The table is complete: ${all}.`, `表打完了，一共 ${all}。`);
    const { asked, reason } = this.known;
    if (asked < 0) {
      const none = this.pick(
        `The ${this.one} of this case is not in it, so the answer is -1.`,
        `表里没有这组数据的${this.one}，所以答案是 -1。`,
      );
      return { what, why: this.joined(none, reason) };
    }
    const { layer } = this.trace.states[asked];
    const moves = this.moves(layer);
    const line = this.pick("The green line is a shortest route. ", "绿线是一条最短路。");
    return {
      what,
      why: this.pick(
        `The answer is a lookup: the ${this.one} of this case is ${moves} from the goal. ` +
          `${layer ? line : ""}Every other case is a lookup as well.`,
        `查表就得到答案：这组数据的${this.one}离终点 ${moves}。${layer ? line : ""}别的数据也只要查表。`,
      ),
    };
  }
}

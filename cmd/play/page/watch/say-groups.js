// What a search says that moves groups of states of a maze.
import { never } from "./groups.js";
import { Speaker } from "./say.js";

/** @typedef {import("./say.js").Said} Said */
/** @typedef {import("./trace.js").Moment} Moment */

/** @type {Record<string, [string, string]>} the colours of the ghosts */
const colours = { a: ["red", "红"], b: ["blue", "蓝"], c: ["green", "绿"] };

export class GroupSpeaker extends Speaker {
  get groups() {
    return /** @type {import("./groups.js").Groups} */ (this.known.groups);
  }

  /** @returns {Said} */
  start() {
    const { what, why } = super.start();
    const { limit } = this.groups;
    const within = this.pick(
      `This search looks only for routes of at most ${this.moves(limit)}.`,
      `这次只找不超过 ${this.moves(limit)}的路线。`,
    );
    return { what, why: this.joined(why, limit < never ? within : "") };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  pop(moment) {
    const { what, why } = super.pop(moment);
    return { what, why: this.late(moment.at) || why };
  }

  /**
   * late says what the limit strikes out of the steps of a group, or "".
   * @param {number} number
   */
  late(number) {
    const { limit } = this.groups;
    const late = this.groups.steps(number).filter((step) => step.late);
    const step = late.find(({ name }) => name) ?? late[0];
    if (!step?.late || step.late.need >= never) {
      return "";
    }
    const { ghost, need } = step.late;
    const left = this.groups.left(number);
    const where = step.name || this.stay();
    return this.pick(
      `After ${where}, ${ghost} alone would need ${this.moves(need)} more, and ${left} ` +
        `${left === 1 ? "is" : "are"} left. So no route of at most ${this.moves(limit)} goes ` +
        `through there, and the search skips the step.`,
      `${where} 之后，${ghost} 单独走也还要 ${this.moves(need)}，而只剩 ${left} 步，` +
        `所以不超过 ${this.moves(limit)}的路线不会经过那里，剪掉。`,
    );
  }

  /** stay says that only the free ghost of a group moves. */
  stay() {
    const { fixed } = this.groups;
    const verb = fixed.length > 1 ? "stay" : "stays";
    return this.pick(`${fixed.join(" and ")} ${verb}`, `${fixed.join("、")} 不动`);
  }

  /** @param {number} number */
  move(number) {
    return super.move(number) || this.stay();
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  found(moment) {
    const { fixed, free, sets } = this.groups;
    const count = sets[moment.to].length;
    const [en, zh] = colours[free];
    const verb = fixed.length > 1 ? "are each" : "is";
    const one = this.pick("It holds one state.", "这一组只有一个状态。");
    const many = this.pick(
      `When its layer is complete, it holds ${count} states: ${fixed.join(" and ")} ${verb} in ` +
        `one place, and ${free} is on any of the ${en} dots. One step moves all of them at once.`,
      `这一层扩展完后，这一组有 ${count} 个状态：${fixed.join("、")} 的位置都相同，` +
        `${free} 在任何一个${zh}点上。走一步，整组状态一起移动。`,
    );
    return { what: super.found(moment).what, why: count === 1 ? one : many };
  }

  /** @returns {Said} */
  seen() {
    const { free } = this.groups;
    return {
      what: this.pick(
        `This step leads to a group that is in the next layer already.`,
        `这一步走到下一层里已有的一组。`,
      ),
      why: this.pick(
        `The group gets the places of ${free} from here as well.`,
        `从这里走到的 ${free} 的位置也并入那一组。`,
      ),
    };
  }

  /**
   * @param {Moment} moment
   * @param {number} at
   * @returns {Said}
   */
  meet(moment, at) {
    const { what, why } = super.meet(moment, at);
    const one = this.pick(`both have found this ${this.one}`, `都搜到了这个${this.one}`);
    const both = this.pick("a group of each has the same state", "两头各有一组含有同一个状态");
    return { what: what.replace(one, both), why };
  }

  /**
   * @param {number} number
   * @param {number} at
   * @returns {Said}
   */
  chosen(number, at) {
    const { fixed, free, sets } = this.groups;
    const { length } = sets[number];
    return {
      what: super.chosen(number, at).what,
      why: this.pick(
        length === 1
          ? "It holds one state."
          : `It holds ${length} states: ${free} is on any of ${length} places, and ` +
              `${fixed.join(" and ")} on one. The green line is a route to one of them.`,
        length === 1
          ? "只有一个状态。"
          : `有 ${length} 个状态：${free} 可以在 ${length} 个位置，${fixed.join("、")} 各在一个位置。` +
              `绿线是到其中一个状态的路线。`,
      ),
    };
  }
}

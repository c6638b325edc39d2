// The longer reasons: why a search from both ends makes whole layers, and why it needs fewer states
// than one search does.
import { thousands, Words } from "./watch-words.js";

const firstLayers = 5; // of a list of sizes that is too long

export class Reasons extends Words {
  /** growth says how the layers of one search grow, and what two searches gain from it. */
  growth() {
    const { plain, total, groups } = this.known;
    if (plain <= total || groups) {
      return "";
    }
    return this.pick(
      `That helps because layers grow: one search all the way would make layers of ` +
        `${this.growing()}. Two searches that share the way stop before the large layers.`,
      `这样省得多，因为层越往后越大：单从起点一直搜到终点，各层有 ${this.growing()}。` +
        `两头各走一段，就不用搜后面那些大层。`,
    );
  }

  /** growing lists the first layers of the plain search, and its largest one. */
  growing() {
    const { plainSizes } = this.known;
    const first = plainSizes.slice(0, firstLayers).map(thousands);
    const largest = this.count(Math.max(...plainSizes));
    return this.pick(
      `${first.join(", ")}, … and up to ${largest}`,
      `${first.join("、")}……个，最大的一层 ${largest}`,
    );
  }

  /**
   * whole says, when an end begins a layer, what the whole layers before prove.
   * @param {number} at
   */
  whole(at) {
    const [a, b] = [0, 1].map((end) => this.trace.wholeLayer(end, at));
    if (a + b === 0) {
      return this.pick(
        `It looks at every ${this.one} in its queue before the other search may continue. So ` +
          `each layer is whole, and whole layers will prove that no route is shorter.`,
        `它把队列里的${this.many}全部展开，才轮到另一头。这样每一层都是完整的，` +
          `最后才能证明没有更短的路。`,
      );
    }
    return this.pick(
      `So far, ${this.layers(0, a)} and ${this.layers(1, b)} are whole, and they have no ` +
        `${this.state} in common. So every route takes more than ${this.moves(a + b)}. A layer ` +
        `with ${this.many} missing would prove nothing, because a shorter route could lead ` +
        `through one of them.`,
      `到目前为止，${this.layers(0, a)}和${this.layers(1, b)}都是完整的，没有公共的${this.state}，` +
        `所以任何路线都超过 ${this.moves(a + b)}。层里只要缺几个${this.one}，就什么也证明不了，` +
        `因为更短的路可能正经过它们。`,
    );
  }

  /**
   * layers names the layers of an end up to one.
   * @param {number} end
   * @param {number} last
   */
  layers(end, last) {
    const upTo = last === 0 ? this.pick("layer 0", "第 0 层") : "";
    const all = upTo || this.pick(`layers 0 to ${last}`, `第 0 到 ${last} 层`);
    return this.pick(`${all} from ${this.end(end)}`, `${this.end(end)}这头${all}`);
  }

  /**
   * meeting says, where two searches meet, why no route is shorter, and what two searches gain.
   * @param {number} at
   */
  meeting(at) {
    const [a, b] = [0, 1].map((end) => this.trace.wholeLayer(end, at));
    const waiting = this.trace.waitingBeside(at).length;
    const proof = this.pick(
      `No route is shorter, because ${this.layers(0, a)} and ${this.layers(1, b)} are whole and ` +
        `have no ${this.state} in common: every route takes more than ${a} + ${b} = ` +
        `${this.moves(a + b)}.`,
      `没有更短的路，因为${this.layers(0, a)}和${this.layers(1, b)}都是完整的，` +
        `没有公共的${this.state}：任何路线都超过 ${a} + ${b} = ${this.moves(a + b)}。`,
    );
    const others = this.pick(
      waiting === 1
        ? `The ${this.one} with a dashed rim still waits in this layer. The search does not need ` +
            `it, because no route through it is shorter.`
        : `The ${this.count(waiting)} with a dashed rim still wait in this layer. The search ` +
            `does not need them, because no route through them is shorter.`,
      `带虚线框的 ${this.count(waiting)}还在这一层里等着，不用再看，因为经过那里的路不会更短。`,
    );
    const beside = waiting ? others : this.trace.full ? this.finished() : "";
    return this.joined(proof, beside, this.fewer(), this.inTurns(a + b + 1));
  }

  /** finished says why a search finishes the layer in which it meets the other one. */
  finished() {
    return this.known.groups
      ? ""
      : this.pick(
          `This program finishes the layer, because of all shortest routes it prints the first ` +
            `in dictionary order. That one goes through the meeting that the search from the ` +
            `start found first.`,
          `这个程序会把这一层扩展完，因为它输出字典序最小的最短路，而那条路经过起点这一头最先搜到的相遇点。`,
        );
  }

  /**
   * inTurns says what would happen if the searches took turns state by state, if the trace tells.
   * @param {number} shortest
   */
  inTurns(shortest) {
    const moves = this.trace.inTurns();
    if (moves > shortest) {
      return this.pick(
        `If the two took turns ${this.one} by ${this.one}, they would meet on a route of ` +
          `${this.moves(moves)}, while the shorter one still waits in an unfinished layer.`,
        `如果两头逐个${this.one}轮流，会先在一条 ${this.moves(moves)}的路上相遇，` +
          `而更短的路还在没有扩展完的层里等着。`,
      );
    }
    if (moves === shortest) {
      return this.pick(
        `Taking turns ${this.one} by ${this.one} would give ${moves} here as well, but ` +
          `unfinished layers would not prove it.`,
        `这一局逐个${this.one}轮流也会得到 ${this.moves(moves)}，但层没有扩展完，证明不了它最短。`,
      );
    }
    return "";
  }

  /** fewer compares a search from both ends with the plain one of the same case, and says why. */
  fewer() {
    const { plain, total, layers } = this.known;
    if (!plain || !total) {
      return "";
    }
    if (plain <= total) {
      return this.pick(
        `Two searches save nothing here, because the layers of this case do not grow much: ` +
          `${this.count(total)} against ${thousands(plain)}.`,
        `这组数据的层没有怎么变大，两头搜省不下什么：${this.count(total)}，单向 ${thousands(plain)} 个。`,
      );
    }
    const [start, goal] = [0, 1].map((end) =>
      layers.filter((layer) => layer.end === end).reduce((sum, { size }) => sum + size, 0),
    );
    return this.pick(
      `We looked at ${thousands(start)} + ${thousands(goal)} = ${this.count(total)} instead of ` +
        `${thousands(plain)}, because layers grow: ${this.growing()}. Two searches that share ` +
        `the way stay in the small layers. One search has to make the large ones as well.`,
      `一共搜到 ${thousands(start)} + ${thousands(goal)} = ${this.count(total)}，` +
        `单向要 ${thousands(plain)} 个，因为层越往后越大：${this.growing()}。` +
        `两头各走一段，都停在层还小的时候；单向搜索还得扩展那些大层。`,
    );
  }

  /** otherSearch says, for the plain search, how many states two searches would need. */
  otherSearch() {
    const { both, total, hasBoth, answer } = this.known;
    if (hasBoth && total && answer === "-1") {
      return this.pick(
        `Two searches would save nothing, because they can never meet: one of them would have to ` +
          `find every ${this.one} it can reach.`,
        `无解时两头搜也省不下什么：两头永远不会相遇，总有一头要把能到的${this.many}全部搜完。`,
      );
    }
    if (!both || !total) {
      return "";
    }
    return this.pick(
      `This search looks at ${this.count(total)}. Two searches, one from each end, need ` +
        `${thousands(both)}.`,
      `这样搜一共要搜到 ${this.count(total)}，从起点和终点两头搜只要 ${thousands(both)} 个。`,
    );
  }

  /** sizes lists the sizes of the layers, if they are known. */
  sizes() {
    const { layers } = this.known;
    const of = (/** @type {number} */ end) =>
      layers
        .filter((layer) => layer.end === end)
        .map(({ size }) => thousands(size))
        .join(" + ");
    const ends = [0, 1].filter((end) => of(end) !== "");
    const parts = ends.map((end) =>
      this.pick(
        `From ${this.end(end)}, by layers: ${of(end)}.`,
        `从${this.end(end)}逐层：${of(end)}。`,
      ),
    );
    return this.joined(...parts);
  }
}

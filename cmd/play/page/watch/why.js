// The longer reasons: why a search from both ends makes whole layers, and why it needs fewer states
// than one search does.
import { thousands, Words } from "./words.js";

const firstLayers = 5; // of a list of sizes that is too long

export class Reasons extends Words {
  /**
   * breadthFirst says what the search is and what its queue is.
   * @param {string} it the subject of the sentence
   * @param {string} from where it begins
   */
  breadthFirst(it, from) {
    return this.pick(
      `${it} finds all ${this.many} 1 move from ${from} (layer 1), then all ${this.many} 2 moves ` +
        `from there (layer 2), and so on. To expand a ${this.one} is to take it from the front ` +
        `of the queue and try every move. The queue holds the ${this.many} found but not yet ` +
        `expanded.`,
      `${it}先搜到离${from} 1 步的所有${this.many}（第 1 层），再搜到 2 步的（第 2 层），依此类推。` +
        `展开一个${this.one}，就是从队首取出它，试遍每一种走法。` +
        `队列里是已经搜到、还没有展开的${this.many}。`,
    );
  }

  /** growth says how the layers of one search grow, and what two searches gain from it. */
  growth() {
    const { plain, total, groups } = this.known;
    if (plain <= total || groups || !this.isSolvable) {
      return "";
    }
    return this.pick(
      `That is less work because layers grow: one search all the way would make layers of ` +
        `${this.growing()}. Two searches that share the way stop before the large layers.`,
      `这样省得多，因为层越往后越大：如果只从起点搜到终点，各层有 ${this.growing()}。` +
        `两头各搜一半，还没搜到大层就相遇了。`,
    );
  }

  /** growing lists the layers of the plain search, or the first ones and the largest. */
  growing() {
    const { plainSizes } = this.known;
    const first = plainSizes.slice(0, firstLayers).map(thousands);
    if (plainSizes.length <= firstLayers) {
      return this.pick(`${first.join(", ")} ${this.many}`, `${first.join("、")} 个${this.many}`);
    }
    const largest = this.count(Math.max(...plainSizes));
    return this.pick(
      `${first.join(", ")}, … and up to ${largest}`,
      `${first.join("、")}……个，最大的一层有 ${largest}`,
    );
  }

  /**
   * whole says, when an end begins a layer, what the whole layers before prove.
   * @param {number} at
   */
  whole(at) {
    const [a, b] = [0, 1].map((end) => this.trace.wholeLayer(end, at));
    const turns = this.trace.moments.slice(0, at).filter(({ kind }) => kind === "turn").length;
    if (turns === 0) {
      return this.pick(
        `It expands every ${this.one} in its queue before the other search may continue. Then ` +
          `its next layer is whole: all ${this.many} of the layer are found. Whole layers will ` +
          `prove that no route is shorter. The small graph below shows why.`,
        `它把队列里的${this.many}全部展开，才轮到另一头。这样下一层就是完整的：` +
          `这一层的${this.many}全都搜到了。最后要靠完整的层来证明没有更短的路，原因见下面的小图。`,
      );
    }
    const now = this.pick(
      `Now every route takes more than ${this.moves(a + b)}.`,
      `现在可以断定，任何路线都超过 ${this.moves(a + b)}。`,
    );
    if (turns > 1) {
      const before = this.trace.moments.findLastIndex(({ kind }, i) => i < at && kind === "turn");
      const [a0, b0] = [0, 1].map((end) => this.trace.wholeLayer(end, before));
      return this.joined(now, a0 && b0 ? "" : this.common(a, b));
    }
    return this.joined(
      this.pick(
        `So far, ${this.layers(0, a)} and ${this.layers(1, b)} are whole, and they have no ` +
          `${this.state} in common. So every route takes more than ${this.moves(a + b)}.`,
        `到目前为止，${this.layers(0, a)}和${this.layers(1, b)}都是完整的，没有公共的` +
          `${this.state}，所以任何路线都超过 ${this.moves(a + b)}。`,
      ),
      this.common(a, b),
    );
  }

  /**
   * common says why a route of at most a + b moves would show in the whole layers. If one of them
   * is layer 0, that needs no words: it is the start or the goal.
   * @param {number} a
   * @param {number} b
   */
  common(a, b) {
    if (a === 0 || b === 0) {
      return "";
    }
    return this.pick(
      `A route of at most ${this.moves(a + b)} would pass through a ${this.state} at most ` +
        `${this.moves(a)} from the start and at most ${this.moves(b)} from the goal, and both ` +
        `searches would already have found it.`,
      `假如有一条不超过 ${this.moves(a + b)}的路线，它会经过一个离起点不超过 ${this.moves(a)}、` +
        `离终点不超过 ${this.moves(b)}的${this.state}，两头应该都搜到过它。`,
    );
  }

  /**
   * layers names the layers of an end up to one.
   * @param {number} end
   * @param {number} last
   */
  layers(end, last) {
    const few = [this.pick("layer 0", "第 0 层"), this.pick("layers 0 and 1", "第 0、1 层")];
    const all = few[last] ?? this.pick(`layers 0 to ${last}`, `第 0 到 ${last} 层`);
    return this.pick(`${all} from ${this.end(end)}`, `${this.end(end)}这头${all}`);
  }

  /**
   * meeting says, where two searches meet, why no route is shorter, and what two searches gain.
   * @param {number} at
   */
  meeting(at) {
    const [a, b] = [0, 1].map((end) => this.trace.wholeLayer(end, at));
    const waiting = this.trace.waitingBeside(at).length;
    const others = this.pick(
      `The search need not expand the ${waiting === 1 ? this.one : this.count(waiting)} with a ` +
        `dashed rim, because any other meeting in this layer would give a route of the same ` +
        `length.`,
      `带虚线框的 ${this.count(waiting)}不用再展开，因为在这一层里别处相遇，路线也一样长。`,
    );
    const beside = waiting ? others : this.finished();
    return this.joined(this.proof(a, b), beside, this.fewer(), this.inTurns(a + b + 1));
  }

  /**
   * proof says why every route takes more than a + b moves.
   * @param {number} a the last whole layer from the start
   * @param {number} b the one from the goal
   */
  proof(a, b) {
    const whole = this.pick(
      `No route is shorter, because ${this.layers(0, a)} and ${this.layers(1, b)} are whole and ` +
        `have no ${this.state} in common.`,
      `没有更短的路，因为${this.layers(0, a)}和${this.layers(1, b)}都是完整的，` +
        `没有公共的${this.state}。`,
    );
    return this.joined(whole, this.common(a, b));
  }

  /** meetingLater says where two searches meet whose trace ends before, and why it is right. */
  meetingLater() {
    const { layers, answer } = this.known;
    if (!this.trace.both || !layers.length || !answer || answer.startsWith("-")) {
      return "";
    }
    const [a, b] = [0, 1].map((end) => layers.filter((layer) => layer.end === end).length - 1);
    const last = layers[layers.length - 1].end; // the end that made the layer of the meeting
    const meet = this.pick(
      `The searches meet after ${a} + ${b} = ${this.moves(a + b)}.`,
      `两头在 ${a} + ${b} = ${this.moves(a + b)}时相遇。`,
    );
    return this.joined(meet, last ? this.proof(a, b - 1) : this.proof(a - 1, b));
  }

  /** finished says why a search finishes the layer in which it meets the other one, if it does. */
  finished() {
    return this.known.groups || !this.trace.full
      ? ""
      : this.pick(
          `This program finishes the layer, because it prints the shortest route that is first ` +
            `in dictionary order. That route goes through the meeting that the search from the ` +
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
        `Taking turns ${this.one} by ${this.one} happens to give ${this.moves(moves)} here as ` +
          `well. In the small graph below, it gives a longer route.`,
        `这组数据逐个${this.one}轮流，碰巧也会得到 ${this.moves(moves)}。` +
          `在下面的小图里，这样做得到的路就更长。`,
      );
    }
    return "";
  }

  /** fewer compares a search from both ends with the plain one of the same case, and says why. */
  fewer() {
    const { plain, total, layers } = this.known;
    if (!plain || !total || !this.isSolvable) {
      return "";
    }
    if (plain <= total) {
      return this.pick(
        `Two searches save nothing here, because the layers of this case do not grow much: ` +
          `${this.count(total)} against ${thousands(plain)}.`,
        `这组数据的层没有怎么变大，两头搜省不下什么：${this.count(total)}，朴素 BFS ${thousands(plain)} 个。`,
      );
    }
    const [start, goal] = [0, 1].map((end) =>
      layers.filter((layer) => layer.end === end).reduce((sum, { size }) => sum + size, 0),
    );
    return this.pick(
      `The two found ${thousands(start)} + ${thousands(goal)} = ${this.count(total)}. Plain ` +
        `search finds ${thousands(plain)} before it takes the goal from its queue, because ` +
        `layers grow: ${this.growing()}. Two searches that share the way make only small ` +
        `layers.`,
      `一共搜到 ${thousands(start)} + ${thousands(goal)} = ${this.count(total)}；` +
        `朴素 BFS 要搜到 ${thousands(plain)} 个才能取出终点，因为层越往后越大：${this.growing()}。` +
        `两头各搜一半，还没搜到大层就相遇了；朴素 BFS 还得扩展那些大层。`,
    );
  }

  /** otherSearch says, for the plain search, how many states two searches would need. */
  otherSearch() {
    const { both, total } = this.known;
    if (!this.isSolvable) {
      return this.neverMeet();
    }
    if (!both || !total) {
      return "";
    }
    return this.pick(
      `This search finds ${this.count(total)} before it takes the goal from the queue. Two ` +
        `searches, one from each end, find ${thousands(both)}.`,
      `这样搜要搜到 ${this.count(total)}才能取出终点，从起点和终点两头搜` +
        `${both < total ? "只" : ""}要 ${thousands(both)} 个。`,
    );
  }

  /** neverMeet compares two searches with the plain one, where there is no route. */
  neverMeet() {
    const { plain, both, total, hasBoth, groups } = this.known;
    if (!total || !hasBoth || groups) {
      return "";
    }
    const [one, two] = this.trace.both ? [plain, total] : [total, both];
    if (!one || !two) {
      return this.pick(
        `Two searches never meet here. They end when one of them has found every ${this.one} it ` +
          `can reach.`,
        `两头搜在这里永远不会相遇，要等其中一头把能到的${this.many}全部搜完才停。`,
      );
    }
    return this.pick(
      `Two searches never meet here. They end when one of them has found every ${this.one} it ` +
        `can reach: together they find ${this.count(two)}, and plain search ${thousands(one)}.`,
      `两头搜在这里永远不会相遇，要等其中一头把能到的${this.many}全部搜完才停：` +
        `两头一共搜到 ${this.count(two)}，朴素 BFS 搜到 ${thousands(one)} 个。`,
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

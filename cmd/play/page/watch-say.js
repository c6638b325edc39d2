// What the search says of itself: at each moment what happens, and why.

/** @typedef {import("./watch-trace.js").Trace} Trace */
/** @typedef {import("./watch-trace.js").Moment} Moment */
/** @typedef {import("./texts.js").Language} Language */
/** @typedef {{ what: string, why: string }} Said */

/**
 * What a puzzle calls its states: one, and many.
 * @typedef {{ en: [string, string], zh: string }} Noun
 */

/**
 * What is known besides the trace.
 * @typedef {object} Known
 * @property {Noun} noun
 * @property {number} plain how many states the plain search visits, or 0
 * @property {number} total how many this one visits, or 0
 * @property {string} reason why there is no route, or ""
 * @property {{ end: number, distance: number, size: number }[]} layers all, if they are known
 * @property {string} answer what the program prints, or ""
 * @property {boolean} groups whether it moves groups of states
 * @property {boolean} made whether a state is tested when it is found
 * @property {Record<Language, string>} solved what the program looks for
 */

const thousands = (/** @type {number} */ n) => n.toLocaleString("en");

export class Speaker {
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
  }

  /**
   * both picks the language.
   * @param {string} en
   * @param {string} zh
   */
  pick(en, zh) {
    return this.language === "zh" ? zh : en;
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
   * say says what happens at a moment.
   * @param {number} at
   * @returns {Said}
   */
  say(at) {
    const moment = this.trace.moments[at];
    switch (moment.kind) {
      case "start":
        return this.start();
      case "turn":
        return this.turn(moment, at);
      case "pop":
        return this.pop(moment);
      case "new":
        return this.found(moment);
      case "seen":
        return this.seen(moment);
      case "goal":
        return this.goal(moment);
      case "meet":
        return this.meet(moment);
      case "cut":
        return this.cut();
      default:
        return this.over(moment);
    }
  }

  /** @returns {Said} */
  start() {
    const starts = this.trace.states.filter(({ layer }) => layer === 0).length;
    if (this.trace.both) {
      return {
        what: this.pick(
          "Two searches begin: one at the start, one at the goal.",
          "两边同时开始搜：一边从起点，一边从终点。",
        ),
        why: `${this.pick(
          `Each has its own queue. They grow until both have found the same ${this.one}, so each ` +
            `has to go only about half the distance.`,
          `两边各有一个队列，直到搜到同一个${this.one}为止，所以每边大约只要走一半的路。`,
        )} ${this.known.reason}`.trim(),
      };
    }
    const one = this.pick(
      `The search begins with one ${this.one} in the queue.`,
      `起点入队，搜索开始。`,
    );
    const two = this.pick(
      `The search begins with ${starts} ${this.many} in the queue.`,
      `${starts} 个起点入队，搜索开始。`,
    );
    const queue = this.pick(
      `The queue holds the ${this.many} that were found and are still to be looked at. The one ` +
        `found first is looked at first.`,
      `队列里是已经搜到、还没有展开的${this.many}。先搜到的先展开。`,
    );
    return { what: starts > 1 ? two : one, why: `${queue} ${this.known.reason}`.trim() };
  }

  /**
   * turn says which end makes its next layer.
   * @param {Moment} moment
   * @param {number} at
   * @returns {Said}
   */
  turn({ end }, at) {
    const before = this.trace.moments[at - 1];
    const waiting = (/** @type {number} */ e) => before.found[e] - before.done[e];
    const [mine, others] = [waiting(end), waiting(1 - end)];
    const name = this.end(end);
    const fewer = this.pick(
      `The search from ${name} makes its next layer, because it has fewer new ${this.many}: ` +
        `${mine} against ${others}.`,
      `轮到${name}这边扩展下一层，因为它的新${this.many}少：${mine} 个对 ${others} 个。`,
    );
    const equal = this.pick(
      `The search from ${name} makes its next layer. Both have as many new ${this.many}: ${mine}.`,
      `轮到${name}这边扩展下一层。两边的新${this.many}一样多，都是 ${mine} 个。`,
    );
    const last = this.trace.moments.slice(0, at).findLast(({ kind }) => kind === "turn");
    const again = this.pick(
      `The search from ${name} makes its next layer. Both have as many new ${this.many}: ` +
        `${mine}, so the side that grew last goes on.`,
      `轮到${name}这边扩展下一层。两边的新${this.many}一样多，都是 ${mine} 个，所以上次扩展的一边继续。`,
    );
    return {
      what: mine < others ? fewer : last?.end === end ? again : equal,
      why: this.pick(
        `A layer is always made whole. If the two took turns ${this.one} by ${this.one}, they ` +
          `could meet on a longer route while a shorter one is still waiting in the same layer.`,
        `一定要整层扩展。如果两边逐个${this.one}轮流，可能先在一条较长的路上相遇，而更短的路还在同一层里等着。`,
      ),
    };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  pop({ at }) {
    const { layer, end } = this.trace.states[at];
    const before = this.trace.states[at - 1];
    const first = layer > 0 && (!before || before.layer !== layer);
    const test =
      this.trace.both || this.known.made
        ? ""
        : this.pick(` It is not ${this.solved}.`, `它不是${this.solved}。`);
    const nearer = this.pick(
      `It was found before all others in the queue, so none of them is nearer.`,
      `队列里它最早被搜到，所以其余的都不会更近。`,
    );
    const begins = this.pick(
      `All ${this.many} ${this.moves(layer - 1)} away are done. ` +
        `Now those ${this.moves(layer)} away follow.`,
      `${this.moves(layer - 1)}的${this.many}已经全部展开，接下来是 ${this.moves(layer)}的。`,
    );
    if (layer === 0) {
      return {
        what: this.pick(
          `First, ${this.end(end)} is looked at.${test}`,
          `先展开${this.end(end)}。${test}`,
        ),
        why: this.pick(
          `Its moves lead to all ${this.many} that are 1 move away.`,
          `从它走一步能到的${this.many}，就是第 1 层。`,
        ),
      };
    }
    return {
      what: this.pick(
        `The front of the queue is looked at, ${this.distance(at)}.${test}`,
        `取出队首，${this.distance(at)}。${test}`,
      ),
      why: first ? begins : nearer,
    };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  found({ to }) {
    const { move } = this.trace.states[to];
    const by = move ? `${move}: ` : "";
    return {
      what: this.pick(
        `${by}a new ${this.one}, ${this.distance(to)}.`,
        `${by.replace(": ", "：")}新${this.one}，${this.distance(to)}。`,
      ),
      why: this.known.groups
        ? this.together()
        : this.pick(
            `It goes to the back of the queue, behind all that are nearer.`,
            `它排到队尾，比它近的都在它前面。`,
          ),
    };
  }

  /** met says how a search that moves groups ended. */
  met() {
    const answer = Number(this.known.answer);
    const common = this.pick(
      `Two of them, one from each end, have a state in common: ${answer} moves.`,
      `两边各有一组含有同一个状态：${answer} 步。`,
    );
    return `${answer >= 0 ? common : ""} ${this.known.reason}`.trim();
  }

  /** together says what a group of states of a maze is. */
  together() {
    return this.pick(
      `In all its states, b and c stand on the same places, and a on any of the red ones. So one ` +
        `step moves all these states at once.`,
      `这一组里 b、c 的位置都相同，a 可以在任何一个红点上，所以走一步就移动了整组状态。`,
    );
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  seen({ at, to }) {
    const [from, other] = [this.trace.states[at], this.trace.states[to]];
    const isBack = from.parent === to;
    const what = isBack
      ? this.pick(`This move only goes back.`, `这一步走回去了。`)
      : this.pick(`This ${this.one} was seen before.`, `这个${this.one}已经搜到过。`);
    if (other.layer > from.layer) {
      return {
        what,
        why: this.pick(
          `It is in the queue already. Both routes to it take ${this.moves(other.layer)}, so the ` +
            `first one is kept.`,
          `它已经在队列里。两条路都是 ${this.moves(other.layer)}，保留先找到的那条。`,
        ),
      };
    }
    return {
      what,
      why: this.pick(
        `It was reached in ${this.moves(other.layer)}. A route through here would be longer, so ` +
          `it is skipped.`,
        `到它只要 ${this.moves(other.layer)}，从这里绕只会更长，所以跳过。`,
      ),
    };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  goal({ at, to }) {
    const solved = to >= 0 ? to : at;
    const { layer } = this.trace.states[solved];
    const moves = this.moves(layer);
    if (layer === 0) {
      return { what: this.pick("The start is the goal.", "起点就是终点。"), why: "" };
    }
    return {
      what: this.pick(
        `${this.solved[0].toUpperCase()}${this.solved.slice(1)}, after ${moves}.`,
        `到达${this.solved}，共 ${moves}。`,
      ),
      why: this.pick(
        `Every ${this.one} nearer than ${moves} was looked at before, and none was ` +
          `${this.solved}. So no route is shorter. The green line follows the parents back to ` +
          `the start.`,
        `不到 ${moves}的${this.many}之前都看过了，没有一个是${this.solved}，所以不会有更短的路。绿线沿着前驱回到起点。`,
      ),
    };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  meet({ to }) {
    const { layer, met = 0 } = this.trace.states[to];
    const other = this.trace.states[met].layer;
    const moves = layer + other;
    const sum = `${layer} + ${other} = ${moves}`;
    return {
      what: this.pick(
        `The searches meet: both have found this ${this.one}. ${sum} moves.`,
        `两边相遇：都搜到了这个${this.one}。${sum} 步。`,
      ),
      why: `${this.pick(
        `With fewer than ${moves} moves, the two would have met in an earlier layer, because ` +
          `every layer before was whole. All meetings within this layer are equally long, so the ` +
          `search may stop at once.`,
        `如果有少于 ${moves} 步的路，两边在更早的层就会相遇，因为之前每一层都是完整的。` +
          `这一层里的相遇都一样长，所以可以马上停。`,
      )} ${this.compare()}`,
    };
  }

  /** compare compares the search with the plain one of the same case. */
  compare() {
    const { plain, total } = this.known;
    if (!plain || !total) {
      return "";
    }
    if (plain <= total) {
      return this.pick(
        `In a case this small that saves nothing: ${this.count(total)} against ` +
          `${thousands(plain)}.`,
        `数据这么小，省不下什么：${this.count(total)}，朴素 BFS ${thousands(plain)} 个。`,
      );
    }
    return this.pick(
      `We looked at ${this.count(total)} instead of ${thousands(plain)}.`,
      `一共只看了 ${this.count(total)}，朴素 BFS 要看 ${thousands(plain)} 个。`,
    );
  }

  /** @returns {Said} */
  cut() {
    const listed = this.trace.states.length;
    const { total } = this.known;
    const all = total > listed ? this.count(total) : "";
    return {
      what: this.pick(
        `Only the first ${this.count(listed)} are shown one by one. The search itself goes on` +
          `${all && ` to ${all}`}.`,
        `逐个显示到这里为止，共 ${this.count(listed)}。搜索本身还在继续${all && `，一共 ${all}`}。`,
      ),
      why: [this.sizes(), this.compare(), this.known.reason].filter(Boolean).join(" "),
    };
  }

  /** sizes says how many states each layer has, if that is known. */
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
    return parts.join(this.pick(" ", ""));
  }

  /**
   * over says that nothing is left in a queue.
   * @param {Moment} moment
   * @returns {Said}
   */
  over({ end, found }) {
    const { success, states, both } = this.trace;
    const all = this.count(found[0] + found[1]);
    if (this.known.groups) {
      return { what: this.pick(`${all} were found.`, `一共搜到 ${all}。`), why: this.met() };
    }
    if (both) {
      return {
        what: this.pick(
          `The search from ${this.end(end)} finds nothing new.`,
          `${this.end(end)}这边搜不到新的${this.many}了。`,
        ),
        why:
          this.pick(
            `It has found all that can be reached, and the other end is not among it. So there ` +
              `is no route. `,
            `能到的都到过了，其中没有另一端，所以无解。`,
          ) + this.known.reason,
      };
    }
    const farthest = this.moves(states[states.length - 1].layer);
    const reached = success >= 0 || states[0].end === 1;
    return {
      what: this.pick(`The queue is empty: ${all} were found.`, `队列空了，一共搜到 ${all}。`),
      why: reached
        ? this.pick(
            `These are all that can be reached, and the last one is ${farthest} away.`,
            `能到的都在这里，最远的是 ${farthest}。`,
          )
        : this.pick(
            `These are all that can be reached, and the goal is not among them. So there is no ` +
              `route. `,
            `能到的都在这里，没有终点，所以无解。`,
          ) + this.known.reason,
    };
  }

  /**
   * chosen says what is known of a state that was chosen.
   * @param {number} number
   * @param {number} at
   * @returns {Said}
   */
  chosen(number, at) {
    const way = this.trace.wayTo(number);
    const moves = way.slice(1).map((n) => this.trace.states[n].move);
    const isFound = this.trace.foundAt[number] <= at;
    const far = this.distance(number);
    return {
      what: isFound
        ? this.pick(`This ${this.one} is ${far}.`, `这个${this.one}${far}。`)
        : this.pick(
            `This ${this.one} will be found ${far}.`,
            `这个${this.one}以后会搜到，${far}。`,
          ),
      why: moves.length
        ? this.pick("A shortest route: ", "一条最短路：") + moves.join(this.pick(", ", "，"))
        : "",
    };
  }
}

// The sentences of the search: what happens at each moment, and why. watch-why.js has the longer
// reasons.
import { Words } from "./words.js";
import { Reasons } from "./why.js";

/** @typedef {import("./trace.js").Moment} Moment */
/** @typedef {{ what: string, why: string }} Said */

export class Speaker extends Words {
  /**
   * @param {import("./trace.js").Trace} trace
   * @param {import("./words.js").Known} known
   * @param {import("../core/texts.js").Language} language
   */
  constructor(trace, known, language) {
    super(trace, known, language);
    this.reasons = new Reasons(trace, known, language);
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
        return this.meet(moment, at);
      case "cut":
        return this.cut();
      default:
        return this.over(moment);
    }
  }

  /** same names what both searches find where they meet. Of two groups, they share a state. */
  same() {
    return this.known.groups ? this.pick("state", "状态") : this.one;
  }

  /** @returns {Said} */
  start() {
    if (this.trace.both) {
      return {
        what: this.pick(
          "Two searches begin: one from the start, one from the goal.",
          "从起点和终点两头搜。",
        ),
        why: this.joined(
          this.reasons.breadthFirst(
            this.pick(
              "Each is a breadth-first search with its own queue. It",
              "两头都是 BFS，各有一个队列，",
            ),
            this.pick("where it begins", "出发点"),
          ),
          this.pick(
            `Every move can be undone, so the search from the goal may walk backwards.`,
            `每一步都能倒着走，所以可以从终点往回搜。`,
          ),
          this.pick(
            `The two make layer after layer until both have found the same ${this.same()}.`,
            `两头一层一层地扩展，直到搜到同一个${this.same()}。`,
          ),
          this.reasons.growth(),
          this.known.reason,
        ),
      };
    }
    const starts = this.trace.states.filter(({ layer }) => layer === 0).length;
    const one = this.pick(
      `The search begins with one ${this.one} in the queue.`,
      `起点入队，搜索开始。`,
    );
    const two = this.pick(
      `The search begins with ${starts} ${this.many} in the queue.`,
      `${starts} 个起点入队，搜索开始。`,
    );
    const why = this.reasons.breadthFirst(this.pick("Breadth-first search", "BFS "), this.end(0));
    return { what: starts > 1 ? two : one, why: this.joined(why, this.known.reason) };
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
    const last = this.trace.moments.slice(0, at).findLast(({ kind }) => kind === "turn");
    const layer = this.trace.wholeLayer(end, at);
    const what = this.pick(
      `The search from ${this.end(end)} expands its layer ${layer}`,
      `轮到${this.end(end)}这一头扩展它的第 ${layer} 层`,
    );
    const fewer = this.pick(
      `, which is less work because its queue is shorter: ${this.count(mine)} against ${others}.`,
      `，因为它的队列更短，要展开的少：这头 ${mine} 个，另一头 ${others} 个。`,
    );
    const equal = this.pick(
      `. Both queues hold ${this.count(mine)}, so either may `,
      `。两头的队列一样长，都是 ${mine} 个，哪头先扩展都行，`,
    );
    const again = this.pick(
      "continue. This program lets the search that made the last layer continue.",
      "这个程序让上次扩展的一头继续。",
    );
    const begin = this.pick(
      `begin. This program begins at ${this.end(end)}.`,
      `这个程序从${this.end(end)}开始。`,
    );
    return {
      what: what + (mine < others ? fewer : equal + (last ? again : begin)),
      why: this.reasons.whole(at),
    };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  pop({ at }) {
    const { layer, end } = this.trace.states[at];
    const before = this.trace.states[at - 1];
    const first = before?.layer !== layer || before.end !== end;
    const test = this.test();
    if (layer === 0) {
      return this.popStart(at, test);
    }
    const nearer = this.pick(
      `It was found before all others in the queue, so none of them is nearer to ` +
        `${this.end(end)}.`,
      `它是队列里最早搜到的，其余的不会离${this.end(end)}更近。`,
    );
    return {
      what: this.pick(
        `The search takes the ${this.one} at the front of the queue, ${this.distance(at)}.${test}`,
        `取出队首的${this.one}，${this.distance(at)}。${test}`,
      ),
      why: first ? this.beginsLayer(at) : nearer,
    };
  }

  /**
   * beginsLayer says what follows when the layer of a state, its first one, is expanded.
   * @param {number} at
   */
  beginsLayer(at) {
    const { layer, end } = this.trace.states[at];
    return this.pick(
      `It is the first of layer ${layer}. When the whole layer is expanded, the search has ` +
        `found all ${this.many} ${this.moves(layer + 1)} from ${this.end(end)}.`,
      `它是第 ${layer} 层的第一个。这一层全部展开后，离${this.end(end)} ${this.moves(layer + 1)}的` +
        `${this.many}就都搜到了。`,
    );
  }

  /** test says what a search finds that tests a state when it leaves the queue. */
  test() {
    return this.trace.both || this.known.made
      ? ""
      : this.pick(` It is not ${this.solved}.`, `它不是${this.solved}。`);
  }

  /**
   * popStart says that a start leaves the queue. If there are several, what follows from one does
   * not depend on which it is.
   * @param {number} at
   * @param {string} test
   * @returns {Said}
   */
  popStart(at, test) {
    const { end } = this.trace.states[at];
    const starts = this.trace.states.filter((state) => state.layer === 0 && state.end === end);
    if (starts.length > 1) {
      return {
        what: this.pick(
          `The search takes start ${at + 1} of ${starts.length} from the queue.${test}`,
          `取出第 ${at + 1} 个起点（共 ${starts.length} 个）。${test}`,
        ),
        why: this.pick(
          `All starts are in layer 0. When the whole layer is expanded, the search has found all ` +
            `${this.many} 1 move from a start.`,
          `起点都在第 0 层。这一层全部展开后，离某个起点 1 步的${this.many}就都搜到了。`,
        ),
      };
    }
    return {
      what: this.pick(
        `The search takes ${this.end(end)} from the queue.${test}`,
        `取出${this.end(end)}。${test}`,
      ),
      why: this.beginsLayer(at),
    };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  found({ to }) {
    const move = this.move(to);
    const by = move ? move + this.pick(": ", "：") : "";
    const { met, end } = this.trace.states[to];
    if (met !== undefined && !this.known.groups) {
      return {
        what: this.pick(
          `${by}a ${this.one} that is new to this search, ${this.distance(to)}.`,
          `${by}这一头新搜到的${this.one}，${this.distance(to)}。`,
        ),
        why: this.pick(
          `The search from ${this.end(1 - end)} has found it already, so the searches meet.`,
          `${this.end(1 - end)}那一头已经搜到过它，所以两头相遇。`,
        ),
      };
    }
    return {
      what: this.pick(
        `${by}a new ${this.one}, ${this.distance(to)}.`,
        `${by}新${this.one}，${this.distance(to)}。`,
      ),
      why: this.pick(
        `It goes to the back of the queue, behind all that are nearer.`,
        `它排到队尾，比它近的都在它前面。`,
      ),
    };
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
      : this.pick(`The search has found this ${this.one} before.`, `这个${this.one}已经搜到过。`);
    const inQueue = this.pick(
      `It is in the queue already. Both routes to it take ${this.moves(other.layer)}, so the ` +
        `search keeps the first one.`,
      `它已经在队列里。两条路都是 ${this.moves(other.layer)}，保留先找到的那条。`,
    );
    const there =
      other.layer === 0
        ? this.pick(
            `It is ${this.end(other.end)}, where this search began`,
            `它就是${this.end(other.end)}，这个搜索从那里出发`,
          )
        : this.pick(`It is ${this.distance(to)}`, `它${this.distance(to)}`);
    const reached = this.pick(
      `${there}, and a route through here would be longer. So the search skips it.`,
      `${there}，从这里绕只会更长，所以跳过。`,
    );
    return { what, why: other.layer > from.layer ? inQueue : reached };
  }

  /**
   * @param {Moment} moment
   * @returns {Said}
   */
  goal({ at, to }) {
    const solved = to >= 0 ? to : at;
    const { layer, end } = this.trace.states[solved];
    const moves = this.moves(layer);
    const nearer = this.pick(
      `every ${this.one} less than ${moves} from ${this.end(end)}`,
      `离${this.end(end)}不到 ${moves}的${this.many}`,
    );
    const rest = this.trace.success < this.trace.last ? this.stopped() : "";
    if (layer === 0) {
      return { what: this.pick("The start is the goal.", "起点就是终点。"), why: rest };
    }
    const asFound = this.pick(
      `The search found ${nearer} before this one, tested each at once, and none was ` +
        `${this.solved}. So no route is shorter, and the search need not find the rest of this ` +
        `layer. The green line follows the parents back to the start.`,
      `${nearer}都在它之前搜到，搜到时就判断过，没有一个是${this.solved}，` +
        `所以不会有更短的路，这一层剩下的也不用搜了。绿线沿着前驱回到起点。`,
    );
    const asTaken = this.pick(
      `Before it, the search expanded ${nearer}, and none was ${this.solved}. So no route is ` +
        `shorter. The green line follows the parents back to the start.`,
      `${nearer}之前都展开过了，没有一个是${this.solved}，所以不会有更短的路。` +
        `绿线沿着前驱回到起点。`,
    );
    return {
      what: this.pick(
        `${this.solved[0].toUpperCase()}${this.solved.slice(1)}, after ${moves}.`,
        `到达${this.solved}，共 ${moves}。`,
      ),
      why: this.joined(this.known.made ? asFound : asTaken, rest, this.reasons.otherSearch()),
    };
  }

  /** stopped says that what follows is no longer the search of the program. */
  stopped() {
    return this.pick(
      `The program stops here. Continue to see the ${this.many} that it does not need.`,
      `程序到这里就停了。点“继续”可以看剩下的${this.many}怎样搜到。`,
    );
  }

  /**
   * @param {Moment} moment
   * @param {number} at
   * @returns {Said}
   */
  meet({ to }, at) {
    const { end, layer, met = 0 } = this.trace.states[to];
    const other = this.trace.states[met].layer;
    const [start, goal] = end === 0 ? [layer, other] : [other, layer];
    const sum = `${start} + ${goal} = ${this.moves(start + goal)}`;
    if (layer + other === 0) {
      return { what: this.pick("The start is the goal.", "起点就是终点。"), why: "" };
    }
    return {
      what: this.pick(
        `The searches meet: both have found this ${this.one}. ${sum}.`,
        `两头相遇：都搜到了这个${this.one}。${sum}。`,
      ),
      why: this.reasons.meeting(at),
    };
  }

  /** @returns {Said} */
  cut() {
    const listed = this.trace.states.length;
    const { total } = this.known;
    const all = total > listed ? this.count(total) : "";
    return {
      what: this.pick(
        `The picture shows only the first ${this.count(listed)} one by one. The search itself ` +
          `continues${all && ` to ${all}`}.`,
        `逐个显示到这里为止，共 ${this.count(listed)}。搜索本身还在继续${all && `，一共 ${all}`}。`,
      ),
      why: this.joined(
        this.reasons.meetingLater(),
        this.known.plain ? "" : this.reasons.sizes(), // else the charts have them
        this.reasons.fewer(),
        this.known.reason,
        this.reasons.otherSearch(),
      ),
    };
  }

  /**
   * over says that a queue is empty.
   * @param {Moment} moment
   * @returns {Said}
   */
  over({ end, found }) {
    const all = this.count(found[0] + found[1]);
    if (this.trace.both) {
      const what = this.pick(
        `The search from ${this.end(end)} finds nothing new.`,
        `${this.end(end)}这一头搜不到新的${this.many}了。`,
      );
      const why = this.pick(
        `It has found all it can reach, and the other end is not among them. So there is no route.`,
        `能到的都到过了，其中没有另一头，所以无解。`,
      );
      return { what, why: this.joined(why, this.known.reason, this.reasons.neverMeet()) };
    }
    return {
      what: this.pick(
        `The queue is empty: the search found ${all}.`,
        `队列空了，一共搜到 ${all}。`,
      ),
      why: this.allReached(),
    };
  }

  /** allReached explains an empty queue. */
  allReached() {
    const { success, states } = this.trace;
    if (success >= 0) {
      const farthest = this.moves(states[states.length - 1].layer);
      return this.pick(
        `These are all it can reach, and the last one is ${farthest} from the start.`,
        `能到的都在这里，最远的离起点 ${farthest}。`,
      );
    }
    const none = this.pick(
      `These are all it can reach, and the goal is not among them. So there is no route.`,
      `能到的都在这里，没有${this.solved}，所以无解。`,
    );
    return this.joined(none, this.known.reason, this.reasons.neverMeet());
  }

  /**
   * chosen describes the state that the reader chose.
   * @param {number} number
   * @param {number} at
   * @returns {Said}
   */
  chosen(number, at) {
    const way = this.trace.wayTo(number);
    const moves = way.slice(1).map((n) => this.move(n));
    const isFound = this.trace.foundAt[number] <= at;
    const far = this.distance(number);
    const from = this.end(this.trace.states[number].end);
    return {
      what: isFound
        ? this.pick(`This ${this.one} is ${far}.`, `这个${this.one}${far}。`)
        : this.pick(
            `The search will find this ${this.one} later, ${far}.`,
            `这个${this.one}还没搜到（后面会搜到，${far}）。`,
          ),
      why: moves.length
        ? this.pick(`A shortest route from ${from}: `, `从${from}出发的一条最短路：`) +
          moves.join(this.pick(", ", "，"))
        : "",
    };
  }
}

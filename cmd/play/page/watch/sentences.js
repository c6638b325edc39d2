// The sentences of the view "Watch the search", in English and in Chinese. say.js picks one for a
// moment, and fills its slots, which are in braces. Each entry is one sentence of at most 25 words.
// A layer holds all states at the same distance: "layer 9" is the only term for "9 moves from the
// start".

/** @type {Record<string, [en: string, zh: string]>} */
export const sentences = {
  // The start.
  startUnneeded: [
    "The program answers this case without a search, and this is the search that it skips.",
    "这组数据程序不用搜索就知道答案，下面是省掉的搜索过程。",
  ],
  startOnce: [
    "Every move can be undone, so the search begins at the goal and answers all cases at once.",
    "每一步都能倒着走，所以从终点开始，搜一次就能求出所有数据的答案。",
  ],
  startBoth: [
    "Every move can be undone, so two searches begin: one at the start and one at the goal.",
    "每一步都能倒着走，所以从起点和终点两头同时搜。",
  ],
  startMany: [
    "The queue begins with {starts} starts, all in layer 0, " +
      "because a route may begin at any of them.",
    "{starts} 个起点入队，都在第 0 层：从哪个起点出发都行。",
  ],
  startOne: ["The queue begins with the start, which is layer 0.", "起点入队，它就是第 0 层。"],
  whyStartsNamed: ["{startNames}", "{startNames}"],
  whyStarts: [
    "The layer of each {one} is then its number of moves from the nearest start.",
    "这样，每个{one}在第几层，就是从最近的起点走到它要几步。",
  ],
  whyQueue: [
    "A queue returns the nearest {many} first, but a stack would follow one route to its end.",
    "队列总是先取出最近的{many}；换成栈，就会先把一条路走到底。",
  ],

  // The expansion of a layer begins.
  layerFirst: [
    "The search expands layer 0: it takes the {many} of this layer from the queue " +
      "and tries all their moves.",
    "扩展第 0 层：依次取出这一层的{many}，试遍每一种走法。",
  ],
  layer: [
    "Layer {layer} is complete, with {queue}, each {distance} from {origin}, " +
      "and the search expands it now.",
    "第 {layer} 层已全部搜到，离{origin} {distance}的{many}共 {waiting} 个，现在扩展这一层。",
  ],
  turnSmaller: [
    "The search from {origin} expands its layer {layer}, because its queue is shorter: " +
      "{queue} against {others}.",
    "轮到{origin}这头扩展第 {layer} 层，因为它的队列更短：{waiting} 个对 {others} 个。",
  ],
  turn: [
    "The search from {origin} expands its layer {layer}, with {queue}.",
    "{origin}这头扩展第 {layer} 层，共 {waiting} 个。",
  ],
  whyInvariant: [
    "The queue is in order of distance and holds at most two layers: " +
      "layer {layer} in front, layer {next} behind it.",
    "队列按距离排列，最多有两层：前面是第 {layer} 层，后面是第 {next} 层。",
  ],
  whyWhole: [
    "The search expands the whole layer, because searches that take turns {one} by {one} " +
      "could meet on a longer route.",
    "要整层扩展：如果两头逐个{one}轮流，可能先在一条更长的路线上相遇。",
  ],

  // One move after another.
  takeFirst: [
    "The search takes the {one} at the front of the queue, and then tries all its moves.",
    "取出队首的{one}，接着试它的每一种走法。",
  ],
  takeGoal: [
    "The search takes the {one} at the front of the queue and tests it: it is {solved}.",
    "取出队首的{one}，判断一下：它就是{solved}。",
  ],
  findFirst: [
    "{move}: a new {one}, which goes to the back of the queue, in layer {layer}.",
    "{move}：新{one}，排到队尾，它在第 {layer} 层。",
  ],
  findAsked: [
    "This is the {one} of this case, in layer {layer}, so the answer is {distance}.",
    "这就是这组数据的{one}，在第 {layer} 层，答案是 {distance}。",
  ],
  whyAsked: [
    "The search continues, because its table holds the answers of all cases.",
    "搜索还要继续，因为别的数据也查这张表。",
  ],
  whyMoves: ["{moveNames}", "{moveNames}"],
  seenFirst: [
    "This move leads to a {one} that was found before, so the search skips it.",
    "这一步走到的{one}已经搜到过，跳过。",
  ],
  whySeen: [
    "The search finds {many} in order of distance, so this route is no shorter than the first one.",
    "{many}是按距离从近到远搜到的，这条路线不会比第一条短。",
  ],

  // Success.
  goalStart: ["The start is {solved} already: 0 moves.", "起点就是{solved}：0 步。"],
  goalAgain: ["Here is {solved} again, in layer {layer}.", "又是{solved}，在第 {layer} 层。"],
  goal: [
    "The search reaches {solved} in layer {layer}, so a shortest route has {distance}, " +
      "and the program stops.",
    "在第 {layer} 层到达{solved}，最短路线是 {distance}，程序到此结束。",
  ],
  whyTaken: [
    "No route is shorter, because the {many} of all nearer layers were taken and tested before, " +
      "and none was {solved}.",
    "没有更短的路线，因为更近的层里的{many}都取出来判断过，没有一个是{solved}。",
  ],
  whyFound: [
    "No route is shorter, because the {many} of all nearer layers were tested when they were " +
      "found, and none was {solved}.",
    "没有更短的路线，因为更近的层里的{many}在搜到时都判断过，没有一个是{solved}。",
  ],
  meet: [
    "The searches meet, because both have found this {one}: {sum}.",
    "两头相遇，都搜到了这个{one}：{sum}。",
  ],
  whyMeet: [
    "No route is shorter, because {startLayers} from the start and {goalLayers} from the goal " +
      "share no {one}.",
    "没有更短的路线，因为起点这头{startLayers}和终点那头{goalLayers}没有公共的{one}。",
  ],

  // The list ends, or the search.
  cut: [
    "The pictures end here, after {listed}, but the search itself continues.",
    "图画到这里为止，共 {listed}，搜索本身还在继续。",
  ],
  endCut: [
    "The search found {total} in all, and a shortest route has {answer}.",
    "搜索一共搜到 {total}，最短路线是 {answer}。",
  ],
  endCutNone: [
    "The search found {total} in all, which are all that it can reach, but not {solved}.",
    "搜索一共搜到 {total}，能到的都到过了，没有{solved}。",
  ],
  endOnce: [
    "The table is complete, with {total}, and answers this case: {answer}.",
    "表打完了，共 {total}，这组数据查表就是 {answer}。",
  ],
  endOnceNone: [
    "The table is complete, with {total}, but does not hold the {one} of this case{noRoute}.",
    "表打完了，共 {total}，表里没有这组数据的{one}{noRoute}。",
  ],
  endMet: [
    "The search also finishes the layer in which the two met, with {total} in all.",
    "相遇的这一层也全部扩展，两头一共搜到 {total}。",
  ],
  endAll: [
    "The program stops at the goal, but this search went on and found all that it can reach, " +
      "{total}.",
    "程序到终点就结束了；这里接着搜，能到的都搜到了，共 {total}。",
  ],
  endNone: [
    "The queue is empty after {total}, and none was {solved}{noRoute}.",
    "队列空了，一共搜到 {total}，没有一个是{solved}{noRoute}。",
  ],
  endNeverMeet: [
    "The search from {origin} has found all that it can reach, " +
      "but has not met the other search{noRoute}.",
    "{origin}这头把能到的都搜完了，两头没有相遇{noRoute}。",
  ],

  // The state that the reader chose.
  chosen: [
    "This {one} is in layer {layer}, {distance} from {origin}, as the marked route shows.",
    "这个{one}在第 {layer} 层，离{origin} {distance}，标出的是一条最短路线。",
  ],
};

// The words of the view "Watch the search" that change, and its format of numbers. Its sentences
// are in sentences.js, and the texts that never change are in index.html.

export const thousands = (/** @type {number} */ n) => n.toLocaleString("en");

/** @type {import("../core/texts.js").Texts} */
export const texts = {
  pause: ["Pause", "暂停"],
  continue: ["Continue", "继续"],
  again: ["Again", "重播"],
  momentOf: ["% of %", "% / %"],
  searching: ["Searching…", "正在搜索……"],
  queue: ["Queue, front first", "队列（队首在前）"],
  "start queue": ["Queue from the start", "起点的队列"],
  "goal queue": ["Queue from the goal", "终点的队列"],
  isEmpty: ["empty", "空"],
  queueLayer: ["layer %: %", "第 % 层：%"],
  takenState: ["taken from the front: layer %", "从队首取出：第 % 层"],
  frontState: ["at the front: layer %", "在队首：第 % 层"],
  // Labels of moments of these kinds, and of boards.
  "now take": ["Taken from the front of the queue.", "取出队首。"],
  "now find": ["New, so it goes to the back of the queue.", "新的，排到队尾。"],
  "now seen": ["Seen before, so the search skips it.", "搜过，跳过。"],
  find: ["new", "新的"],
  seen: ["seen", "搜过"],
  labelled: ["%: %", "%：%"],
  moveCounts: ["new: %, to the back of the queue · seen: %", "新的：% 个，排到队尾 · 搜过：% 个"],
  routeOf: ["shortest route: %", "最短路线：% 步"],
  layerRow: ["layer %", "第 % 层"],
  layers: ["Layers", "各层"],
  "start layers": ["Layers from the start", "起点这头的各层"],
  "goal layers": ["Layers from the goal", "终点这头的各层"],
};

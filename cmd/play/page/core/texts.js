// The texts of the page in both languages, and the current language.

/** @typedef {"en" | "zh"} Language */

/** @type {Record<Language, Record<string, string>>} */
const texts = {
  en: {
    // The head of the page.
    name: "BFS Puzzles",
    tagline: "Play, then watch breadth-first search solve it.",
    other: "中文",
    skip: "Skip to the board",
    puzzles: "Puzzles",
    loading: "Loading the solver: %",
    gone: "Could not load part of the page: %",
    unknown: "No board matches this link, so here is the first one.",
    dropped: "The last moves in this link are not legal, so they are left out.",

    // The bar above the board.
    views: "Views",
    playView: "Play",
    watchView: "Watch the search",
    watchBrief: "Watch",
    checkView: "Check",
    newGame: "New game",
    making: "Making…",
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    hardest: "Hardest",
    none: "No solution",
    share: "Share",

    // The board and the score.
    board: "Board",
    goal: "Target",
    gap: "gap",
    row: "row",
    column: "column",
    leftBefore: "",
    leftAfter: "moves to go",
    leftAfterOne: "move to go",
    made: "moves made:",
    bestKnown: "fewest:",
    nearer: "Closer",
    farther: "Farther",
    level: "Same distance",
    solvedIn: "Solved in % moves.",
    solved: "Solved in % moves. The fewest possible is %.",
    solvedOne: "Solved in 1 move, the fewest possible.",
    done: "This board is already solved. Start a new game.",
    won: "Solved!",
    wonBest: "Perfect!",
    noSolution: "No solution",
    deadEnd: "Dead end",
    noway: "This board has no solution.",
    lost: "You can't reach the goal from here. Undo a move.",
    stuck: "No move is possible here. Undo a move.",
    choose: "This piece can move to more than one cell. Choose one.",
    still: "Move at least one ghost first.",
    seeking: "Counting the moves to go…",
    hinted: "Hint: %.",
    left: "left",
    right: "right",
    up: "up",
    down: "down",
    comma: ", ",

    // The buttons below the board.
    go: "Go",
    hint: "Hint",
    undo: "Undo",
    redo: "Redo",
    restart: "Restart",
    edit: "Edit",
    another: "Play another",
    watch: "Replay my moves",
    best: "Show a shortest solution",

    // The editor.
    brush: "Paint with",
    width: "Width",
    height: "Height",
    ghosts: "Ghosts",
    clear: "Remove walls",
    fresh: "New maze",
    click: "Click",
    tap: "Tap",
    swap: "% two cells to swap them, or drag one onto the other.",
    paint: "% a cell to change it, or choose a brush and drag.",
    paintSingle: "Drag % to move it.",

    // The pictures.
    route: "A shortest route from the start",
    demonstrated: "Shortest solution: move % of %",
    ask: "Show",
    unasked: "Every move from the start to the goal. Try it yourself first.",
    hide: "Hide",
    back: "One step back",
    forward: "One step forward",
    play: "Play",
    step: "Step",
    speed: "Speed",
    slow: "slow",
    normal: "normal",
    fast: "fast",
    steps: "Copy the steps",
    svg: "Save SVG",
    png: "Save PNG",
    working: "Solving and drawing: step % of %, % s",
    stop: "Stop",
    late: "stopped after % s",

    // The drawer.
    more: "Samples, test data and your own input",
    golden: "Inputs",
    choice: "Suggestions",
    samples: "Samples",
    hardestOnes: "The hardest boards",
    traps: "Traps for wrong programs",
    layouts: "Unusual layouts",
    others: "More test data",
    own: "Your own or a random case",
    input: "Input, in the judge's format",
    answers: "Output",
    case: "Case",
    of: "of %",

    // Check.
    checking: "Check your own program",
    checkHow: "Run your program on these cases and paste its output. The page checks each answer.",
    toGive: "1. Run your program on this input",
    itSaid: "2. Paste or drop its output here",
    form: "Judge",
    seed: "Seed",
    count: "Cases",
    difficulty: "Difficulty",
    mixed: "Mixed",
    make: "Make cases",
    copy: "Copy",
    save: "Save",
    check: "Check",
    show: "Show it on the board",
    accepted: "AC: % of % answers are right.",
    nothing: "No output yet. Answers expected: %.",
    lines: "WA: wrong number of answers: expected %, got %.",
    differs: "WA: % of % answers are wrong. The smallest such case is number %:",
    expected: "expected",
    found: "got",
    otherWrong: "Other wrong cases: %",

    // Sharing.
    copied: "Copied.",
    shared: "Link copied.",
    here: "Link copied. It works only on this computer.",
  },

  zh: {
    name: "BFS 智力题",
    tagline: "先自己玩，再看 BFS 怎样求解。",
    other: "English",
    skip: "跳到棋盘",
    puzzles: "题目",
    loading: "正在加载求解程序：%",
    gone: "网页的部分文件加载失败：%",
    unknown: "链接对应的局面不存在，已换成第一个局面。",
    dropped: "链接末尾的步骤不合法，已忽略。",

    views: "视图",
    playView: "游戏",
    watchView: "看搜索过程",
    watchBrief: "搜索",
    checkView: "对拍",
    newGame: "新开一局",
    making: "正在生成……",
    easy: "简单",
    medium: "中等",
    hard: "困难",
    hardest: "最难",
    none: "无解",
    share: "分享",

    board: "棋盘",
    goal: "目标",
    gap: "空格",
    row: "行",
    column: "列",
    leftBefore: "最少还要",
    leftAfter: "步",
    leftAfterOne: "步",
    made: "已走步数：",
    bestKnown: "最少：",
    nearer: "更近了",
    farther: "更远了",
    level: "距离没变",
    solvedIn: "% 步完成。",
    solved: "% 步完成，最少需要 % 步。",
    solvedOne: "1 步完成，不能再少了。",
    done: "这个局面已经完成了，换一局吧。",
    won: "完成！",
    wonBest: "完美！",
    noSolution: "无解",
    deadEnd: "走进死局",
    noway: "这个局面无解。",
    lost: "从这里已经无解，撤销一步吧。",
    stuck: "无子可动了，撤销一步吧。",
    choose: "它有多种走法，再点一下要去的格子。",
    still: "还没移动任何鬼。",
    seeking: "正在求剩余步数……",
    hinted: "提示：%。",
    left: "左移",
    right: "右移",
    up: "上移",
    down: "下移",
    comma: "，",

    go: "走",
    hint: "提示",
    undo: "撤销",
    redo: "重做",
    restart: "重来",
    edit: "编辑",
    another: "再来一局",
    watch: "回放我的走法",
    best: "播放最短解",

    brush: "画笔",
    width: "宽",
    height: "高",
    ghosts: "鬼数",
    clear: "拆掉内墙",
    fresh: "新迷宫",
    swap: "点两个格子交换它们，也可以把一个拖到另一个上。",
    paint: "点一下改变一格，或者选好画笔拖动着画。",
    paintSingle: "%可以直接拖动。",

    route: "从起点开始的最短路",
    demonstrated: "最短解：第 % 步，共 % 步",
    ask: "显示",
    unasked: "从起点到终点的每一步。建议先自己试试。",
    hide: "收起",
    back: "后退一步",
    forward: "前进一步",
    play: "播放",
    step: "步骤",
    speed: "速度",
    slow: "慢",
    normal: "正常",
    fast: "快",
    steps: "复制步骤",
    svg: "保存 SVG",
    png: "保存 PNG",
    working: "正在求解和画图（第 % 步，共 % 步），已用 % 秒",
    stop: "停止",
    late: "超过 % 秒，已停止",

    more: "样例、测试数据、自定义输入",
    golden: "数据",
    choice: "推荐",
    samples: "样例",
    hardestOnes: "最难的局面",
    traps: "卡错误写法的数据",
    layouts: "特殊排版",
    others: "其他测试数据",
    own: "自定义或随机数据",
    input: "输入（OJ 格式）",
    answers: "输出",
    case: "第",
    of: "组，共 % 组",

    checking: "对拍你的程序",
    checkHow: "用下面的数据运行你的程序，再把输出贴回来，逐组对拍。",
    toGive: "1. 用这份输入运行你的程序",
    itSaid: "2. 把输出粘贴或拖到这里",
    form: "OJ",
    seed: "种子",
    count: "组数",
    difficulty: "难度",
    mixed: "混合",
    make: "生成数据",
    copy: "复制",
    save: "保存",
    check: "对拍",
    show: "在棋盘上打开",
    accepted: "AC：% 个答案全对。",
    nothing: "还没有输出，应有 % 个答案。",
    lines: "WA：应有 % 个答案，实际 % 个。",
    differs: "WA：% 个答案有误（共 % 个）。最小的一组是第 % 组：",
    expected: "应为",
    found: "实际",
    otherWrong: "其余出错的数据：第 % 组",

    copied: "已复制。",
    shared: "链接已复制。",
    here: "链接已复制，只在这台电脑上有效。",
  },
};

/** @type {Language} */
export let language = "en";

/**
 * t returns a text in the current language. Each value replaces a percent sign.
 * @param {string} key
 * @param {...(string | number)} values
 */
export function t(key, ...values) {
  const text = texts[language][key] ?? texts.en[key] ?? key;
  return text.replace(/%/g, (mark) => String(values.length ? values.shift() : mark));
}

/**
 * joined joins sentences.
 * @param {...string} sentences
 */
export const joined = (...sentences) => sentences.join(language === "zh" ? "" : " ");

/**
 * $ returns the element with an id. It throws if the element is not of the given kind.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {{ new (): Kind }} [kind]
 * @returns {Kind}
 */
export function $(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) {
    throw new Error(`no such element: ${id}`);
  }
  return /** @type {Kind} */ (found);
}

/**
 * element makes an element with some properties and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} properties
 * @param {...(Node | string)} children
 */
export function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/**
 * speak sets the language of the page for this visit and the next.
 * @param {Language} name
 */
export function speak(name) {
  language = name;
  try {
    localStorage.language = name;
  } catch {
    // Storage is blocked.
  }
  document.documentElement.lang = name === "zh" ? "zh-CN" : "en";
  for (const e of document.querySelectorAll("[data-t]")) {
    e.textContent = t(e.getAttribute("data-t") ?? "");
  }
  for (const e of document.querySelectorAll("[data-label]")) {
    e.ariaLabel = t(e.getAttribute("data-label") ?? "");
  }
  $("language").textContent = t("other");
  $("language").lang = name === "zh" ? "en" : "zh-CN";
}

/** @returns {Language} the language of the last visit, or else of the browser */
export function preferred() {
  let kept = navigator.language;
  try {
    kept = localStorage.language || kept;
  } catch {
    // Storage is blocked.
  }
  return kept.startsWith("zh") ? "zh" : "en";
}

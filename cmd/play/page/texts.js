// The page's words in both languages, and which one is spoken.

const texts = {
  en: {
    puzzle: "puzzle",
    golden: "input",
    level: "difficulty",
    easy: "easy",
    medium: "medium",
    hard: "hard",
    hardest: "hardest",
    none: "without a route",
    choice: "choice",
    samples: "the statement's samples",
    data: "test data",
    own: "own or random",
    random: "Random",
    loading: "The program is loading: %",
    board: "board",
    goal: "to reach",
    made: "moves made:",
    left: "still needed:",
    undo: "Undo",
    redo: "Redo",
    restart: "Restart",
    hint: "Hint",
    go: "Go",
    edit: "Edit",
    watch: "Watch yours",
    best: "Watch the shortest",
    solved: "Solved in % moves. The shortest way takes %.",
    done: "Solved already.",
    noway: "There is no route.",
    lost: "There is no route from here: undo.",
    stuck: "There is no move from here: undo.",
    choose: "It can go to more than one cell: choose one.",
    still: "No ghost has moved.",
    seeking: "looking for the shortest way…",
    brush: "paint with",
    width: "width",
    height: "height",
    ghosts: "ghosts",
    clear: "Clear",
    fresh: "New maze",
    swap: "Choose two cells, and they change places. Or drag one to the other.",
    paint:
      "A click changes a cell. A brush paints as you drag, and erases if the drag begins " +
      "on what it paints. Ghosts, goals and the white cell can be dragged.",
    input: "The input, as judges give it",
    wrong: "line %:",
    answers: "Answers",
    case: "case",
    of: "of %",
    route: "A shortest route",
    back: "a step back",
    forward: "a step forward",
    ask: "Show a shortest route",
    play: "play",
    step: "step",
    speed: "speed",
    slow: "slow",
    normal: "normal",
    fast: "fast",
    layer: "layer %",
    skip: "Skip to the board",
    map: "The searches",
    stop: "Stop",
    working: "working…",
    row: "row",
    column: "column",
    link: "Copy the link",
    steps: "Copy the steps",
    copied: "Copied.",
    shared: "The link can be shared: it has the whole puzzle in it.",
    svg: "Save SVG",
    here: "The link works on this machine only.",
    late: "stopped after % s",
    png: "Save PNG",
    checking: "Check a program of yours",
    form: "form",
    seed: "seed",
    count: "cases",
    make: "Make cases",
    mixed: "mixed",
    copy: "Copy",
    save: "Save",
    toGive: "give it this input:",
    itSaid: "paste or drop here what it prints:",
    check: "Check",
    show: "Show it",
    accepted: "AC: all % answers are right.",
    lines: "WA: % answers are expected, % were found.",
    differs: "WA: % of % answers are wrong. The smallest case, number %:",
    expected: "expected",
    found: "found",
    others: "other wrong cases: %",
    gone: "Files of the page cannot be loaded: %",
    other: "中文",
  },
  zh: {
    puzzle: "题目",
    golden: "数据",
    level: "难度",
    easy: "简单",
    medium: "中等",
    hard: "困难",
    hardest: "最难",
    none: "无解",
    choice: "推荐",
    samples: "题目样例",
    data: "测试数据",
    own: "自己的或随机",
    random: "随机",
    loading: "正在载入程序：%",
    board: "棋盘",
    goal: "目标",
    made: "已走步数：",
    left: "还需步数：",
    undo: "撤销",
    redo: "重做",
    restart: "重来",
    hint: "提示",
    go: "走",
    edit: "编辑",
    watch: "看自己的走法",
    best: "看最短走法",
    solved: "完成，共 % 步。最短需要 % 步。",
    done: "已经完成。",
    noway: "无解。",
    lost: "从这里已经无法完成，请撤销。",
    stuck: "这里无路可走，请撤销。",
    choose: "它可以去多个格子，请再选一个。",
    still: "没有鬼移动。",
    seeking: "正在求最短步数……",
    brush: "画笔",
    width: "宽",
    height: "高",
    ghosts: "鬼数",
    clear: "清空",
    fresh: "新迷宫",
    swap: "选两个格子，交换它们；也可以从一个拖到另一个。",
    paint:
      "点击改变一格。选了画笔可以拖动来画；从画笔的颜色上开始拖动则是擦除。鬼、目标和白块可以直接拖走。",
    input: "输入（评测格式）",
    wrong: "第 % 行有误：",
    answers: "答案",
    case: "第",
    of: "组，共 % 组",
    route: "一条最短路线",
    back: "后退一步",
    forward: "前进一步",
    play: "播放",
    step: "步",
    speed: "速度",
    slow: "慢",
    normal: "正常",
    fast: "快",
    map: "搜索过程",
    stop: "停止",
    working: "正在计算……",
    layer: "第 % 层",
    row: "行",
    column: "列",
    link: "复制链接",
    steps: "复制各步",
    copied: "已复制。",
    shared: "链接可以分享：整道题都在里面。",
    svg: "保存 SVG",
    here: "这个链接只在这台电脑上有效。",
    late: "超过 % 秒，已停止",
    png: "保存 PNG",
    checking: "检查自己的程序",
    form: "格式",
    seed: "种子",
    count: "组数",
    make: "生成数据",
    mixed: "混合",
    copy: "复制",
    save: "保存",
    toGive: "给它这些输入",
    itSaid: "把它的输出粘贴或拖到这里",
    check: "检查",
    show: "画出来",
    skip: "跳到棋盘",
    ask: "显示一条最短路线",
    accepted: "AC：% 个答案全对。",
    lines: "WA：应有 % 个答案，实有 % 个。",
    differs: "WA：% 个答案有误（共 % 个）。最小的一组是第 % 组：",
    expected: "应为",
    found: "实为",
    others: "其余有误的组：%",
    gone: "网页的文件无法载入：%",
    other: "English",
  },
};

export const $ = (id) => document.getElementById(id);
export function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  return (made.append(...children), made);
}
export let language = "en";

// t returns a text; what else is given stands for its percent signs.
export function t(key, ...values) {
  const text = texts[language][key] ?? texts.en[key] ?? key;
  return text.replace(/%/g, (mark) => (values.length ? values.shift() : mark));
}

export function speak(name) {
  language = name;
  try {
    localStorage.language = name;
  } catch {
    /* storage is blocked */
  }
  document.documentElement.lang = name === "zh" ? "zh-CN" : "en";
  for (const e of document.querySelectorAll("[data-t]")) e.textContent = t(e.dataset.t);
  for (const e of document.querySelectorAll("[data-label]")) e.ariaLabel = t(e.dataset.label);
  $("language").textContent = t("other");
  $("language").lang = name === "zh" ? "en" : "zh-CN";
}

export function preferred() {
  let kept = navigator.language;
  try {
    kept = localStorage.language || kept;
  } catch {
    /* storage is blocked */
  }
  return kept.startsWith("zh") ? "zh" : "en";
}

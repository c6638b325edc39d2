// The texts of the page in both languages, and the current language.
import { $ } from "./dom.js";
import { keep, kept } from "./kept.js";

/**
 * A text in both languages.
 * @typedef {{ en: string, zh: string }} Text
 *
 * @typedef {keyof Text} Language
 *
 * Texts in English and Chinese, by key.
 * @typedef {Record<string, readonly [string, string]>} Texts
 */

/** @type {Texts} */
const texts = {
  // The header of the page.
  name: ["BFS Puzzles", "BFS 智力题"],
  loading: ["Loading the solver: %", "正在加载求解程序：%"],
  gone: [
    "Could not load part of the page (%). It loads as soon as you are online or try again.",
    "网页的部分文件加载失败（%）。联网后会自动重试，也可以再试一次。",
  ],
  broke: [
    "The solver has failed (%). It restarts as soon as you continue.",
    "求解程序出错（%），继续操作就会重新启动。",
  ],
  unknown: [
    "No board matches this link, so here is the first one.",
    "链接对应的局面不存在，已换成第一个局面。",
  ],
  notInLink: [
    "The link does not contain the input, because the input has % characters.",
    "输入太长（% 个字符），没有放进链接。",
  ],
  dropped: [
    "The last moves in this link are illegal, so the page skips them.",
    "链接末尾的步骤不合法，已忽略。",
  ],

  // The bar above the board.
  newGame: ["New game", "新开一局"],
  making: ["Making…", "正在生成……"],
  easy: ["Easy", "简单"],
  medium: ["Medium", "中等"],
  hard: ["Hard", "困难"],
  today: ["Today's board", "今日一题"],
  hardest: ["Hardest", "最难"],
  none: ["No solution", "无解"],

  // The board and the score.
  goal: ["Target", "目标"],
  gap: ["gap", "空格"],
  row: ["row", "行"],
  column: ["column", "列"],
  leftAfter: ["moves to go", "步"],
  leftAfterOne: ["move to go", "步"],
  nearer: ["Closer", "更近了"],
  farther: ["Farther", "更远了"],
  level: ["Same distance", "距离没变"],
  afterMoves: ["after % moves: %", "走 % 步后：%"],
  solvedIn: ["Solved in % moves.", "% 步完成。"],
  solved: ["Solved in % moves. The fewest possible is %.", "% 步完成，最少需要 % 步。"],
  solvedOne: ["Solved in 1 move, the fewest possible.", "1 步完成，不能再少了。"],
  withHint: [
    "To win a star, restart and solve it without a hint.",
    "用过提示，想得星就重来，不用提示。",
  ],
  done: ["This board is already solved. Start a new game.", "这个局面已经完成了，换一局吧。"],
  won: ["Solved!", "完成！"],
  wonBest: ["Perfect!", "完美！"],
  "☆": ["solved without hints", "没用提示完成"],
  "★": ["solved without hints in the fewest moves", "没用提示，最少步数完成"],
  noSolution: ["No solution", "无解"],
  deadEnd: ["Dead end", "走进死局"],
  noway: ["This board has no solution.", "这个局面无解。"],
  lost: ["You can't reach the goal from here. Undo a move.", "走到这里已经无解了，撤销一步吧。"],
  stuck: ["No move is possible here. Undo a move.", "无子可动了，撤销一步吧。"],
  chooseTo: ["Now tap the cell where it should go.", "再点一下要去的格子。"],
  chooseFrom: ["Tap a piece next to the %.", "点一下%旁边的棋子。"],
  seeking: ["Looking for the best move…", "正在找最好的一步……"],
  hinted: ["Hint: %.", "提示：%。"],
  left: ["to the left", "左移"],
  right: ["to the right", "右移"],
  up: ["up", "上移"],
  down: ["down", "下移"],
  comma: [", ", "，"],

  // The editor.
  swap: [
    "Press two cells to swap them, or drag one onto the other.",
    "点两个格子就能交换，也可以把一个拖到另一个上。",
  ],
  paint: [
    "Press a cell to change it, or choose a brush and drag.",
    "点一下改一格，也可以选好画笔后拖着画。",
  ],
  paintSingle: ["Drag % to move it.", "%可以直接拖动。"],

  // Shortest solutions, and the time that the program takes.
  start: ["start", "起点"],
  demonstrated: ["Shortest solution: move % of %", "最短解：第 % 步，共 % 步"],
  yours: ["Here is your board again.", "回到你的局面。"],
  play: ["Play", "播放"],
  working: ["Solving: % s", "正在求解，已用 % 秒"],

  // The drawer.
  choice: ["Suggestions", "推荐"],
  samples: ["Samples", "样例"],
  hardestOnes: ["The hardest boards", "最难的局面"],
  traps: ["Traps for wrong programs", "卡错误写法的数据"],
  layouts: ["Unusual layouts", "特殊格式"],
  others: ["More test data", "其他测试数据"],
  own: ["Your own or a random case", "自定义或随机数据"],
  of: ["of %", "组，共 % 组"],
  moreAnswers: ["… and % more answers", "……还有 % 个答案"],
  leftOut: [" … % characters … ", "……省略 % 个字符……"],

  // Check.
  show: ["Show it on the board", "在棋盘上显示"],
  accepted: [
    "AC: % of % answers are right. This is not a proof, " +
      "so try another seed, more cases, or hard ones.",
    "AC：% 个答案全对。但这不能证明程序没错：请换个种子、多生成几组，或者选“困难”。",
  ],
  nothing: ["No output yet. Answers expected: %.", "还没有输出，应有 % 个答案。"],
  lines: [
    "WA: wrong number of lines: expected %, one for each case, got %. " +
      "Line % is the first that differs.",
    "WA：应有 % 行（每组数据一行），实际 % 行，从第 % 行开始对不上。",
  ],
  differs: [
    "WA: wrong answers: % of %. The smallest failing case is number %:",
    "WA：% 个答案有误（共 % 个）。出错的数据里，最小的是第 % 组：",
  ],
  expected: ["expected: %", "应为：%"],
  found: ["got: %", "实际：%"],
  missing: ["no answer", "没有输出"],
  fewer: [
    "Only % cases: the page makes at most % different ones, and no more are of this difficulty.",
    "只有 % 组：最多生成 % 组不同的数据，符合这个难度的只有这些。",
  ],
  otherWrong: ["Other wrong cases: %", "其余出错的数据：第 % 组"],

  // Sharing.
  madeOf: ["% moves (fewest: %)", "走了 % 步，最少 % 步"],
  copied: ["Copied.", "已复制。"],
  shared: ["Link copied.", "链接已复制。"],
  here: ["Link copied. It works only on this computer.", "链接已复制，只在这台电脑上有效。"],
};

/** @type {Language} */
export let language = "en";

/**
 * t returns a text, or the text with a key, in the current language. Each value replaces a percent
 * sign.
 * @param {string | Text} text
 * @param {...(string | number)} values
 */
export function t(text, ...values) {
  const [en, zh] = typeof text === "string" ? (texts[text] ?? [text, text]) : [text.en, text.zh];
  const said = language === "zh" ? zh : en;
  return said.replace(/%/g, (mark) => String(values.shift() ?? mark));
}

/**
 * addTexts adds the texts of a view.
 * @param {Texts} more
 */
export const addTexts = (more) => Object.assign(texts, more);

/**
 * joined joins the sentences that are not empty.
 * @param {...string} sentences
 */
export const joined = (...sentences) =>
  sentences.filter(Boolean).join(language === "zh" ? "" : " ");

/**
 * speak sets the language of the page for this visit and the next. The page itself is in English,
 * and its elements have their Chinese texts and names as attributes.
 * @param {Language} name
 */
export function speak(name) {
  language = name;
  keep("language", name);
  document.documentElement.lang = name === "zh" ? "zh-CN" : "en";
  $("language").lang = name === "zh" ? "en" : "zh-CN";
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll("[data-zh], [data-zh-name]");
  all.forEach(translate);
}

/** @param {HTMLElement} e */
function translate(e) {
  const { dataset } = e;
  dataset.en ??= e.textContent;
  dataset.enName ??= e.ariaLabel ?? "";
  if (dataset.zh) e.textContent = dataset[language] ?? "";
  if (dataset.zhName) e.ariaLabel = dataset[`${language}Name`] ?? "";
}

/** @returns {Language} the language of the last visit, or otherwise of the browser */
export function preferred() {
  return (kept("language") ?? navigator.language).startsWith("zh") ? "zh" : "en";
}

// What the page of cmd/play knows of this puzzle. CONTRIBUTING.md says what may stand here.
export const names = { en: "Red and blue tiles · Euler 244", zh: "红蓝方块 · Euler 244" };
export const about = {
  en: "Move the white cell until the board looks like the target.",
  zh: "移动白块，直到棋盘变成目标的样子。",
};
export const refused = {
  en: "The white cell moves to a cell beside it.",
  zh: "白块只能移到旁边的格子。",
};
export const form = { pattern: /[rbw](?:\s*[rbw]){31}/g, cell: /[rbw]/g, columns: 4 };
export const frames = 2; // of as many cells: the board, and the one to reach
export const gap = "w";
export const arrows = "gap"; // an arrow key is the way that the white cell goes
export const says = { en: { r: "red", b: "blue", w: "white" }, zh: { r: "红", b: "蓝", w: "白" } };
export const brushes = () => "rbw";
export const single = /w/; // there is one in each frame, so that painting it moves it
export const choice = {
  easy: "every-depth/9",
  hard: "every-depth/25",
  hardest: "deepest-48",
  none: "counts-differ",
  samples: ["sample1"],
};
export const random = { count: 400, easy: [4, 10], medium: [11, 17], hard: [18, 48] };
export const forms = ["post"];
export const singles = { en: "the white cell", zh: "白块" };
export const pieces = {
  r: { shape: "dot", colour: "red", label: "" },
  b: { shape: "bar", colour: "blue", label: "" },
  w: { shape: "frame", colour: "white", label: "" },
};
export const first = "wrbbrrbbrrbbrrbb rrbbrwbbrrrbrbbb\n";
export const short = { en: "Red and blue", zh: "红蓝方块" };

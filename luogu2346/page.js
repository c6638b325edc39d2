// What the page of cmd/play knows of this puzzle. CONTRIBUTING.md says what may stand here.
export const names = { en: "Four in a Row · Luogu P2346", zh: "四子连棋 · 洛谷 P2346" };
export const about = {
  en: "Black and white slide in turn into an empty cell, until one has four in a line.",
  zh: "黑白轮流把一枚棋子滑进相邻的空位，直到同色四子连成一线。",
};
export const refused = { en: "A piece goes into an empty cell, in turn.", zh: "棋子只能滑进空位，黑白轮流。" };
export const form = { pattern: /[BWO](?:\s*[BWO]){15}/g, cell: /[BWO]/g, columns: 4 };
export const look = "discs";
export const gap = "O";
export const says = { en: { B: "black", W: "white", O: "empty" }, zh: { B: "黑", W: "白", O: "空" } };

// note says whose turn it is in a position, which ends with the side to move.
export function note(position, language) {
  const turns = {
    en: { B: "Black to move.", W: "White to move.", "": "Either colour may begin." },
    zh: { B: "轮到黑方。", W: "轮到白方。", "": "哪一方先走都可以。" },
  };
  return turns[language][position ? position.trim().slice(-1) : ""];
}

export const choice = {
  easy: "every-depth/3", hard: "sample1", hardest: "hardest-7", samples: ["sample1"],
};
export const random = { count: 1000, easy: [1, 2], medium: [3, 3], hard: [4, 7] };
export const forms = ["Luogu"];

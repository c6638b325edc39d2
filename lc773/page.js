// What the page of cmd/play knows of this puzzle. CONTRIBUTING.md says what may stand here.
export const names = { en: "Sliding Puzzle · LeetCode 773", zh: "滑动谜题 · 力扣 773" };
export const about = {
  en: "Slide the tiles into the gap until 1 to 5 stand in order, with the gap last.",
  zh: "把数字滑进空格，直到 1 到 5 按顺序排好，空格在最后。",
};
export const refused = {
  en: "Only a tile beside the gap can move.",
  zh: "只有空格旁边的数字能移动。",
};
export const form = { pattern: /\[\s*\[[^\]]*\][^\]]*\]\s*\]/g, cell: /[0-5]/g, columns: 3 };
export const gap = "0";
export const arrows = "tile"; // an arrow key is the way that a tile goes
export const choice = {
  easy: "every-depth/7",
  hard: "sample4",
  hardest: "hardest-21",
  none: "sample2",
  samples: ["sample1", "sample2", "sample3", "sample4"],
};
export const random = { count: 400, easy: [3, 7], medium: [8, 13], hard: [14, 21] };
export const forms = ["LeetCode"];
export const first = "[[4,0,1],[2,5,3]]\n";

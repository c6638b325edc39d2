// What the page of cmd/play knows of this puzzle. CONTRIBUTING.md says what may stand here.
export const names = { en: "8-puzzle · AcWing 845", zh: "八数码 · AcWing 845" };
export const about = {
  en: "Slide the tiles into the gap until 1 to 8 stand in order, with the gap last.",
  zh: "把数字滑进空格，直到 1 到 8 按顺序排好，空格在最后。",
};
export const refused = {
  en: "Only a tile beside the gap can move.",
  zh: "只有空格旁边的数字能移动。",
};
export const form = { pattern: /[0-8x](?:\s*[0-8x]){8}/gi, cell: /[0-8x]/gi, columns: 3 };
export const gap = "0xX";
export const arrows = "tile"; // an arrow key is the way that a tile goes
export const choice = {
  easy: "every-depth/9",
  hard: "every-depth/23",
  hardest: "hardest-31a",
  none: "unsolvable",
  samples: ["sample1", "sample2"],
};
export const random = { count: 1000, easy: [3, 10], medium: [11, 18], hard: [19, 31] };
export const forms = ["AcWing", "AOJ"];
export const first = "4 1 3 7 2 6 5 8 x\n";

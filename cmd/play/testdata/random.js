// Tests of the board of the day, on programs that run in the tab without the page.
import { puzzles } from "/core/puzzles.js";
import { dayOf, findCase } from "/core/random.js";
import {
  click,
  counts,
  enter,
  equal,
  hash,
  open,
  page,
  press,
  reload,
  see,
  tests,
  text,
} from "./steps.js";

/** @type {Record<string, string>} the easy boards of one day, which everyone must get */
const boards = {
  lc773: "[[1,5,2],[0,4,3]]\n",
  acwing845: "1 x 3 4 2 6 7 5 8\n",
  luogu2346: "WBBB\nWOOW\nWBWW\nBBWB\n",
  euler244: "rbbrbrrbbwbbrrbr rbbwbrrrbbbbrrbr\n",
  uva1601: "5 5 2\n#####\n# #a#\n#B# #\n# Ab#\n#####\n",
};

// The same day has the same board on every machine.
tests.set("day", async () => {
  const day = dayOf(new Date(2027, 0, 31, 23, 59));
  equal(day, 20270131);
  for (const [name, board] of Object.entries(boards)) {
    equal(await findCase(puzzles.get(name), "easy", day), board, name);
  }
});

// The page names today's board. After a win, its link has the number of moves but not the moves.
tests.set("today", async () => {
  await open("lc773/easy");
  await see(counts, "0 8");
  enter("#new", "today");
  const title = "Sliding Puzzle: Today's board · BFS Puzzles";
  await see(() => page().document.title, title);
  await reload();
  await see(() => text("#levelname"), "Today's board");
  await see(() => Number(counts().slice(2)) > 7);
  const fewest = Number(counts().slice(2));
  const start = hash();
  let copied = "";
  const writeText = async (/** @type {string} */ text) => (copied = text);
  Object.defineProperty(page().navigator, "clipboard", { value: { writeText } });
  click("#hint", 2 * fewest);
  await see(counts, `${fewest} 0`);
  click("#share");
  const link = page().location.href.replace(/#.*/, start);
  await see(() => copied, `${title}: ${fewest} moves (fewest: ${fewest})\n${link}`);
  await press("Ctrl+z");
  await see(() => hash().split("/").at(-1)?.length, fewest - 1);
  click("#share");
  await see(() => copied, page().location.href);
});

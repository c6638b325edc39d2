// Tests of the layout of the page: nothing moves during a game, and a phone shows enough.
import { all, cells, click, counts, equal, find, go, isOpen, isSeen, note, open } from "./steps.js";
import { page, resize, see, setMotion, tests, text } from "./steps.js";

const late = 60; // milliseconds for which a question to the program waits

/** slowDown makes the program of each puzzle answer late, as on a slow phone. */
function slowDown() {
  const { prototype } = page().Worker;
  const { postMessage } = prototype;
  prototype.postMessage = function (...message) {
    setTimeout(() => postMessage.apply(this, message), late);
  };
}

/** places returns the positions of the board and all buttons. */
function places() {
  const seen = all("#board .cells, button:not(#board *), select").filter((e) =>
    e.checkVisibility(),
  );
  const lines = seen.map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return `${e.id || e.className} ${[x, y, width, height].map(Math.round)}`;
  });
  return lines.join("; ");
}

// The longest texts of the page.
const longest = [
  ["#trend", "● Same distance"],
  [
    "#message",
    "A piece can only slide into an empty cell next to it, and the colours take turns. " +
      "White to move.",
  ],
];

// Boards two or three moves from the goal.
const games = {
  lc773: "~((1*2*3)*(0*4*5))",
  acwing845: "sample2",
  luogu2346: "easy",
  euler244: "every-depth/4",
  uva1601: "~5_4_2.-----.-bAB-.-a__-.-----",
};

/**
 * screens returns the screens, each with its language and the puzzles to play there: all on a
 * phone, and the lowest and the widest board on the other screens.
 * @param {string[]} puzzles
 * @returns {[width: number, height: number, language: string, puzzles: string[]][]}
 */
const screens = (puzzles) => [
  [390, 844, "en", puzzles],
  [1440, 900, "en", ["lc773", "uva1601"]],
  [360, 640, "zh-CN", ["lc773", "uva1601"]],
];

// A move, a number, a message, a hint and a win move neither the board nor a button.
tests.set("still", async () => {
  await setMotion(false);
  await open("lc773/easy");
  slowDown();
  const noted = note(places);
  const puzzles = Object.keys(games);
  for (const [width, height, language, played] of screens(puzzles)) {
    resize(width, height);
    if (page().document.documentElement.lang !== language) click("#language");
    for (const puzzle of played) {
      go(`${puzzle}/${games[puzzle]}`);
      await see(() => isOpen(puzzle) && text("#made") === "0" && Number(text("#left")) > 1);
      await see(() => isSeen("#working") || find("#answers").className, "");
      noted.clear();
      noted.add(places());
      for (const [id, said] of longest) find(id).textContent = said;
      while (!isSeen(".won")) {
        const before = counts();
        click("#hint", 2);
        await see(() => counts() !== before && text("#left") !== "");
      }
      await see(() => text("#result") !== "" && text("#message") !== "");
      equal(
        [...noted].length,
        1,
        `${[...noted].join("\n")}\nplaces in ${puzzle} on ${width}x${height}`,
      );
    }
  }
  await setMotion(true);
});

// A phone that also shows the bars of its browser has room for the board and Hint, with cells large
// enough for a finger, without scrolling in any direction.
tests.set("phone", async () => {
  await open("lc773/easy", 390, 664);
  const phones = [
    [390, 664],
    [360, 640],
    [844, 390],
  ];
  for (const puzzle of Object.keys(games)) {
    go(`${puzzle}/easy`);
    await see(() => isOpen(puzzle) && text("#left") !== "");
    for (const [i, [width, height]] of [...phones, ...phones].entries()) {
      resize(width, height);
      if (i % phones.length === 0) click("#language");
      const bottom = (id) => find(id).getBoundingClientRect().bottom;
      const { lang, scrollWidth } = page().document.documentElement;
      const what = `of ${puzzle} on ${width}x${height} in ${lang}`;
      equal(bottom("#board .cells") <= height, true, `the board is on the screen ${what}`);
      equal(bottom("#hint") <= height, true, `Hint is on the screen ${what}`);
      const hasNext = bottom("#another") <= height || height < 664;
      equal(hasNext, true, `Play another is on the screen ${what}`);
      const { touchAction } = page().getComputedStyle(cells()[0]);
      equal(touchAction, "pinch-zoom", `a swipe does not scroll the board ${what}`);
      const [first, beside, , , below] = all(".goal button").map((c) => c.getBoundingClientRect());
      const isSquare = !first || Math.abs(below.y - first.y - (beside.x - first.x)) < 2;
      equal(isSquare, true, `the target is square ${what}`);
      const taps = all(".goal").filter((e) => page().getComputedStyle(e).pointerEvents !== "none");
      equal(taps.length, 0, `targets that react to taps ${what}`);
      equal(scrollWidth <= width, true, `no sideways scrolling ${what}`);
      equal(cells()[puzzle === "uva1601" ? 9 : 0].offsetWidth >= 36, true, `a cell ${what}`);
    }
  }
  resize(360, 640);
  click("#edit");
  equal(isSeen("#tools"), true, "the tools of the editor are shown:");
  const { bottom } = find("#tools").getBoundingClientRect();
  equal(bottom <= 640, true, "the tools of the editor are on the screen");
});

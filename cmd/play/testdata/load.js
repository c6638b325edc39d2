// Tests of the loading of the page: its contents before its scripts arrive, and the requests of the
// scripts before the first move.
import { all, cells, devtools, equal, find, open, page, see, tests, text } from "./steps.js";

const waves = 7; // of requests before the first move, as a server without HTTP/2 answers them
const atOnce = 6; // requests of a browser to such a server
const later = /icon\.svg|watch\.css|\/(?!lc773)\w+\/page/; // files that no first move waits for

/** @param {string[]} urls files that the server pretends not to have */
async function block(...urls) {
  await devtools("Network.enable", {});
  await devtools("Network.setBlockedURLs", { urls });
}

/**
 * still returns the contents that the page has both before its scripts arrive and with the first
 * board.
 */
const still = () => ({
  texts: ["#title", "#about", "#puzzles :is(strong, b, small)"].flatMap((parts) =>
    all(parts).map((part) => part.textContent.replace(/\s+/g, " ").trim()),
  ),
  links: all("#puzzles a").map((card) => card.getAttribute("href")),
  looks: ["#board", "#puzzles .mini"].flatMap((parts) => all(parts).map((part) => part.className)),
  cells: all("#board button").map(({ textContent, dataset: { shape, colour = "" }, style }) =>
    [textContent, shape, colour, style.getPropertyValue("--piece")].join(" "),
  ),
});

/** places returns the positions of all these parts. */
const places = () =>
  all("#title, #about, #puzzles a, #board button").flatMap((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height];
  });

/** @param {string} selector */
const isVisible = (selector) => page().getComputedStyle(find(selector)).visibility === "visible";

// The page itself has the first board. The board neither changes nor moves when the scripts arrive.
// It is hidden if a link leads to another board.
tests.set("unscripted", async () => {
  for (const width of [390, 1200]) {
    await block("*/main.js");
    await open("", width);
    equal(isVisible("#board"), true);
    const before = { ...still(), places: places() };
    await block();
    await open("", width);
    await see(() => cells().length + all("#puzzles .mini:empty").length, 6);
    const { places: old, ...same } = before;
    equal(still().cells, same.cells);
    if (still().links.length > same.links.length) continue; // the cards make room for another
    equal(still(), same);
    const moved = places().map((place, i) => Math.abs(place - old[i]));
    equal(moved.filter((by) => by >= 1).length, 0, `at ${width} pixels, parts that have moved:`);
  }

  // You can play the board before the other puzzles have loaded.
  await block("*/uva1601/page.js");
  await open("");
  await see(() => cells().length, 6);
  equal(all("#puzzles .mini:empty").length, all("#puzzles a").length);
  await block("*/main.js");
  await open("uva1601/easy");
  equal(isVisible("#board"), false);
  await block();
});

// Before the first move, the page loads only what Play needs, in few requests.
tests.set("first", async () => {
  await open("");
  await see(() => text("#left"), "8");
  const names = page()
    .performance.getEntriesByType("resource")
    .map(({ name }) => name);
  const first = names.slice(
    0,
    names.findIndex((name) => name.includes("program.wasm")),
  );
  const needed = first.filter((name) => !later.test(name));
  equal(
    needed.filter((name) => /\/(watch|check|how)\/|goldens/.test(name)),
    [],
  );
  equal(needed.length > 20 && needed.length <= waves * atOnce, true, `${needed.length} requests`);
});

// Tests of watching the search.
import { all, click, counts, enter, find, go, hash, isSeen, open, page, press } from "./steps.js";
import { pause, resize, see, tapIn, tests, text, visit } from "./steps.js";

const said = () => text("#watch-what");
const moment = () => text("#watch-at");
const marked = () => all("#watch-loop .marked").map((line) => line.textContent.trim());

/**
 * painted returns the number of painted pixels, of every 16th, in the canvases of an element.
 * @param {string} selector
 */
function painted(selector) {
  const canvases = /** @type {HTMLCanvasElement[]} */ (all(`${selector} canvas`));
  let count = 0;
  for (const canvas of canvases.filter((one) => one.checkVisibility() && one.width)) {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    for (let i = 3; i < data.length; i += 4 * 16) {
      if (data[i] > 0) count++;
    }
  }
  return count;
}

const reached = (what, moves) =>
  `The search reaches ${what} in layer ${moves}, so a shortest route has ${moves} moves, ` +
  "and the program stops.";
const met = (noun, sum) => `The searches meet, because both have found this ${noun}: ${sum} moves.`;
const table = "The table is complete, with 360 boards, and answers this case: 8 moves.";

/** @type {[address: string, search: string, end: string][]} the sentences at the end of searches */
const ends = [
  ["lc773/easy", "plain", reached("the goal", 8)],
  ["lc773/easy", "once", table],
  ["acwing845/easy", "fast", met("board", "4 + 4 = 8")],
  ["acwing845/easy", "plain", reached("the goal", 8)],
  ["luogu2346/easy", "plain", reached("a won position", 2)],
  ["luogu2346/easy", "submitted", reached("a won position", 2)],
  ["euler244/easy", "fast", met("board", "5 + 3 = 8")],
  ["uva1601/easy", "both", met("state", "1 + 5 = 6")],
  ["uva1601/easy", "plain", reached("the goal", 6)],
];

// Each search of each puzzle can be watched layer by layer to its success or its end. The stage,
// the queue and the layers are painted, and the lines of the program that run are marked.
tests.set("watch", async () => {
  let opened = "";
  for (const [address, search, end] of ends) {
    if (address !== opened) await visit(`${address}&watch=0`);
    opened = address;
    await see(() => moment().includes(" of "));
    enter("#watch-mode", search);
    await see(() => find("#watch-mode").value === search && all("#watch-parts.old").length === 0);
    enter("#events", 0);
    await watchTo(end);
  }
});

/** watchTo takes a state of the first layer, and continues layer by layer until the search ends. */
async function watchTo(end) {
  await step("#watch-layer");
  await step("#watch-forward");
  await see(() => marked().length > 0);
  do {
    await step("#watch-layer");
    await see(() => painted("#watch-stage") > 30 && painted(".watch-layers") > 30);
  } while (text("#watch-play") === "Play");
  await see(said, end);
}

async function step(control) {
  const before = moment();
  click(control);
  await see(() => moment() !== before);
}

// The arrow keys go from moment to moment and from layer to layer, and from tab to tab on the tabs.
// The address has the moment, and keeps it while another view is open.
tests.set("watch-keys", async () => {
  await open("lc773/easy");
  await see(counts, "0 8");
  click("#watch-view");
  await see(() => moment().startsWith("0 of "));
  await press("ArrowRight", "ArrowRight");
  await see(hash, "#lc773/easy&watch=2");
  const [, last] = moment().split(" of ");
  await press("End");
  await see(moment, `${last} of ${last}`);
  await press("Home", "ArrowDown", "ArrowRight");
  await see(() => moment().startsWith("2 of "));
  find("#watch-view").focus();
  await press("ArrowLeft");
  await see(() => isSeen("#play-panel") && hash(), "#lc773/easy");
  await press("ArrowRight");
  await see(() => isSeen("#watch-panel") && moment(), `2 of ${last}`);
  await press("ArrowRight");
  await see(() => isSeen("#check-panel"));
  await press("ArrowLeft");
  await see(hash, "#lc773/easy&watch=2");
  go("lc773/easy&watch=100");
  await see(moment, `100 of ${last}`);

  // The first board of a layer is in view.
  go("lc773/easy&watch=134");
  await see(moment, `134 of ${last}`);
  const rows = find(".watch-layers > div");
  const { scrollHeight } = rows;
  for (let steps = 0; steps < 3; steps++) await step("#watch-forward");
  await see(() => rows.scrollHeight > scrollHeight);
  await see(() => rows.scrollTop + rows.clientHeight >= rows.scrollHeight - 1);
});

// A search plays to its success, and continues only on request. Playing ends when another view
// opens.
tests.set("watch-play", async () => {
  await visit("lc773/easy&watch=0");
  await see(() => moment().startsWith("0 of "));
  while (text("#watch-play") !== "Continue") await step("#watch-layer");
  const success = Number(moment().split(" ")[0]);
  enter("#watch-speed", "fast");
  enter("#events", success - 6);
  click("#watch-play");
  await see(() => text("#watch-play"), "Pause");
  await see(() => text("#watch-play"), "Continue");
  await see(() => moment().startsWith(`${success} of `));
  click("#watch-play");
  await see(() => Number(moment().split(" ")[0]) > success && text("#watch-play"), "Pause");
  click("#play-view");
  click("#watch-view");
  const before = moment();
  await see(() => text("#watch-play"), "Play");
  await pause(500);
  await see(moment, before);

  // The program ended at the success, so no line of it runs at the end of the search.
  await press("End");
  await see(() => said().startsWith("The program stops at the goal, but this search went on"));
  await see(marked, []);
});

// A state that the reader chooses shows its way, even in another language, and you can search from
// there. Another search of the same case starts equally far along.
tests.set("watch-choose", async () => {
  await visit("lc773/easy&watch=30");
  await see(() => moment().startsWith("30 of "));
  await tapIn("#watch-stage canvas", 0.5, 0.3);
  await see(() => said().startsWith("This board is in layer "));
  const [, layer] = said().split(/layer |,/);
  const before = moment();
  click("#language");
  await see(() => said().startsWith(`这个局面在第 ${layer} 层，`));
  await see(() => moment().split(" / ")[0], "30");
  click("#language");
  await see(moment, before);
  click("#watch-here");
  await see(() => text("#input").startsWith("[[") && hash().startsWith("#lc773/~"));
  await see(() => moment().startsWith("0 of "));
  await step("#watch-layer");
  await step("#watch-layer");
  enter("#events", find("#events").value - 1);
  await see(() => find("#watch-loop").scrollTop > 0);
  enter("#watch-mode", "once");
  await see(() => said().startsWith("Layer 0 is complete") || said().includes("layer 0"));
  await see(() => find("#watch-loop").scrollTop, 0);
  await see(() => hash().endsWith(",once"));
});

// A link has the search if it is not the first. A search that begins at the goal cannot begin at
// the chosen state.
tests.set("watch-link", async () => {
  await visit("lc773/easy");
  go("lc773/easy&watch=42");
  await see(() => moment().startsWith("42 of ") && find("#watch-mode").value, "plain");
  go("lc773/easy&watch=42,once");
  await see(() => moment().startsWith("42 of ") && find("#watch-mode").value, "once");
  await see(() => all("#watch-parts.old").length === 0 && painted("#watch-stage") > 30);
  await tapIn("#watch-stage canvas", 0.5, 0.3);
  await see(() => said().startsWith("This board is in layer "));
  await see(() => isSeen("#watch-here"), false);
  const { x, y, width, height } = find("#watch-stage").getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + 0.3 * height];
  find("#watch-stage").dispatchEvent(new PointerEvent("pointermove", { clientX, clientY }));
  await see(() => find("#watch-stage").style.cursor, "pointer");
  go("lc773/easy");
  await see(() => isSeen("#play-panel") && hash(), "#lc773/easy");
});

// An input without a case has no search. The page searches a newly typed case, and reports an
// error.
tests.set("watch-typed", async () => {
  await visit("acwing845/easy&watch=3");
  await see(() => moment().startsWith("3 of "));
  enter("#input", "");
  await see(() => isSeen("#watch-parts"), false);
  await see(() => text("#watch-refused").includes("the input has 0"));
  enter("#input", "1 2 3 4 5 x 7 8 6\n");
  await see(() => isSeen("#watch-parts") && moment().startsWith("0 of "));
  await press("End");
  await see(said, "The searches meet, because both have found this board: 1 + 0 = 1 move.");
  enter("#input", "1 1 1 1 1 x 1 1 1\n");
  await see(() => text("#watch-refused"), "tile 1 appears twice on the board");
  await see(() => isSeen("#watch-parts"), false);
});

// A search with more states than fit is shown by its first states, and says how it ended. If no
// search is needed, the page shows what a search would do, and says why there is no solution.
tests.set("watch-large", async () => {
  await visit("acwing845/hardest&watch=0");
  await see(() => moment().startsWith("0 of "));
  await see(() => marked().length > 0);
  await press("End");
  await see(() => text("#watch-panel").includes("a shortest route has 31 moves."));
  await see(marked, []);
  go("acwing845/none&watch=0");
  await see(() => find("#watch-mode").value, "plain");
  await see(() => said().startsWith("The program answers this case without a search"));
  await see(() => all("#watch-mode :disabled").map((option) => option.value), ["fast"]);
  await see(() => {
    enter("#events", find("#events").max); // which grows while the program searches
    return text("#watch-why").includes("inversions");
  });
});

// The reader sees the picture and the controls at once in any window. The controls do not move, and
// only the reader scrolls the page.
tests.set("watch-phone", async () => {
  await open("acwing845/every-depth/9&watch=0", 390, 844);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [360, 640],
    [1440, 900],
  ]) {
    resize(width, height);
    go("acwing845/every-depth/9&watch=0");
    await see(() => moment().startsWith("0 of ") && painted("#watch-stage") > 30);
    await see(() => page().document.documentElement.scrollWidth <= width);
    await see(() => isInside("#watch-controls", width, height));
    await see(() => isInside("#watch-stage", width, height));
    await see(() => isInside("#keys", width, height));
    await see(() => all("#puzzles a").every((card) => card.offsetWidth > 40));
    const before = places();
    for (let layers = 0; text("#watch-play") === "Play"; layers++) await step("#watch-layer");
    await see(places, before);
    enter("#events", 30);
    await see(() => hash().endsWith("&watch=30") && places(), before);
    await see(() => all("#watch-said").every((one) => one.scrollHeight <= one.clientHeight));
  }
});

/** isInside reports whether an element is in the window. */
function isInside(selector, width, height) {
  const { left, top, right, bottom } = find(selector).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= width && bottom <= height && bottom > top;
}

/** places returns the positions of the controls, and how far the page is scrolled. */
const places = () => [
  ...all("#watch-controls :is(button, input)").map((control) => {
    const { x, y, width } = control.getBoundingClientRect();
    return [x, y, width].map(Math.round) + "";
  }),
  page().scrollY,
];

// The program finds a shortest route when the reader opens the box of the route.
tests.set("route", async () => {
  await visit("lc773/easy&watch=0");
  await see(() => isSeen("#routes"));
  await see(() => all("#steps li").length, 0);
  find("#routes").setAttribute("open", "");
  await see(() => all("#steps li").length, 9);
  await see(() => painted("#steps") > 30);
  await see(() => find("#steps").innerText.split("\n")[1], "1. 1 left"); // what is copied
  const saved = [];
  page().HTMLAnchorElement.prototype.click = () => {}; // nothing is downloaded
  page().URL.createObjectURL = (blob) => blob.text().then((svg) => saved.push(svg.slice(0, 5)));
  find("#savesvg").click();
  await see(() => saved, ["<svg "]);
  go("uva1601/easy");
  await see(counts, "0 6");
});

// Tests of the page around a game: links, inputs, the editor, languages, and missing files.
import { resized } from "/uva1601/page.js";
import {
  all,
  cells,
  click,
  counts,
  devtools,
  drag,
  enter,
  equal,
  find,
  go,
  hash,
  hurry,
} from "./steps.js";
import { isSeen, open, page, press, reload, see, tests, text, touch, visit } from "./steps.js";

// The moves are in the address, so a reload, Back and a link keep the game. The page also judges
// the start and the moves before a reload, but not undo and redo.
tests.set("reload", async () => {
  await open("lc773/easy");
  await see(() => text("#left"), "8");
  click("#hint", 6);
  await see(counts, "3 5");
  await see(() => hash().split("/")[3].length, 3);
  const link = hash();
  await reload();
  await see(() => `${counts()} ${text("#fewest")}`, "3 5 8");
  await see(hash, link);
  await see(() => all("#bars .nearer").length, 3);
  await see(() => text("#trend"), "▼ Closer");
  click("#undo");
  await see(() => counts() + text("#trend"), "2 6");
  click("#redo");

  // During a replay of your own moves, the page does not say that the board is solved.
  click("#hint", 10);
  await see(() => text("#message").startsWith("Solved in 8 moves.") && isSeen("#result"));
  const rest = hurry();
  click("#replay");
  await see(() => isSeen("#result") || text("#message"), "");
  await see(() => text("#message").startsWith("Solved in 8 moves.") && isSeen("#result"));
  rest();
  click("#undo", 5);
  await see(hash, link);
  go("acwing845/easy");
  await see(counts, "0 8");
  click("#undo");
  await see(counts, "0 8");
  page().history.back();
  await see(counts, "3 5");

  await checkCards(link);
});

/**
 * checkCards checks that a card leads to the unfinished game, even after a reload, and that Back
 * leads from there to the previous puzzle.
 */
async function checkCards(link) {
  click("#puzzles [href='#acwing845']");
  await see(counts, "0 8");
  await reload();
  await see(counts, "0 8");
  click("#puzzles [href='#lc773']");
  await see(counts, "3 5");
  await see(hash, link);
  page().history.back();
  await see(counts, "0 8");
}

// Illegal moves in an address, and an unknown address, are dropped with a message.
tests.set("link", async () => {
  await open("acwing845/easy/1/09");
  const illegal = "The last moves in this link are illegal, so the page skips them.";
  await see(() => `${counts()} ${text("#message")}`, `1 7 ${illegal}`);
  for (const unknown of ["acwing845/easy/7", "acwing845/nothing", "acwing845/~", "nothing"]) {
    go(unknown);
    await see(() => text("#message"), "No board matches this link, so here is the first one.");
    await see(() => hash().endsWith("/easy") && isSeen("#play-panel"));
    go("acwing845/hardest");
    await see(() => text("#message"), "");
  }
});

// The page says how difficult a board is, and the next board is equally difficult. The inputs are
// in groups, each with its purpose and its name.
tests.set("inputs", async () => {
  await visit("acwing845/sample2");
  await see(() => text("#levelname"), "Easy");
  enter("#new", "hard");
  await see(() => text("#levelname"), "Hard");
  await see(() => Number(text("#left")) >= 19);
  find("#more details, #more").setAttribute("open", "");
  await see(() => all("#goldens details").length > 4 && all("#goldens a").length > 15);
  click("#goldens [href$='/hardest-31b']");
  await see(counts, "0 31");
  await see(() => text("#goldens [aria-current] small"), "hardest-31b");
  await see(() => find("#goldens [aria-current]").closest("details")?.open);

  // Typed text appears on the board at once. An error is the program's error, its line is marked,
  // and the case before it is still drawn.
  go("uva1601/easy");
  await see(() => text("#answers"), "6\n");
  enter("#input", "4 3 1\n####\n#aA#\n####\n4 3 1\n####\n#a?#\n####\n");
  await see(() => cells()[6].dataset.k, "A");
  await see(() => text("#error").startsWith("uva1601: case 2, line 7: map line "));
  await see(() => text("#lines b"), "7");
  await see(() => text("#answers"), "1\n");
  enter("#input", "\ud83d #\n");
  await see(() => text("#error") !== "");
  await see(() => `${text("#message")}${cells().length}`, "12");

  // Random cases are solvable.
  enter("#new", "easy");
  await see(() => Number(text("#left")) > 0 && text("#error") === "");

  // A board without a solution is no dead end after a move, because Undo does not help.
  go("acwing845/none");
  await see(() => text("#result").trim(), "No solution");
  await press("ArrowLeft", "ArrowUp", "ArrowRight");
  await see(() => text("#made") !== "0" && text("#result").trim(), "No solution");
  await see(() => text("#message").includes("inversions"));
});

// A screen reader reads out names and sentences: it announces no bare number, and describes the
// picture of a search.
tests.set("names", async () => {
  await visit("acwing845/easy");
  await see(() => find("#title").innerText, "8-puzzle AcWing 845");
  await see(() => find("#new").ariaLabel, "New game");
  await see(() => find("#count").innerText, "8\nmoves to go");
  click("#watch-view");
  await see(() => find("#watch-stage").ariaLabel, "at the front: layer 0: 4 1 3 7 2 6 5 8 x");
  const announced = () => all("output, [role=status], [aria-live]").map((one) => one.textContent);
  await see(() => announced().filter((said) => /^\s*[\d,]+( of [\d,]+)?\s*$/.test(said)), []);
});

/**
 * paste pastes a text over the whole content of a field.
 * @param {string} selector
 * @param {string} pasted
 */
function paste(selector, pasted) {
  const { ClipboardEvent, DataTransfer } = page();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", pasted);
  find(selector).select();
  find(selector).dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
}

// A long input does not block the page: the field shows its beginning, and the page shows some of
// the answers. The address has the input's length, a reload keeps the input, and Share says that
// the link does not carry it.
tests.set("long", async () => {
  await open("lc773/easy");
  await see(() => text("#left") !== "");
  paste("#input", "[[4,0,1],[2,5,3]]\n".repeat(3000));
  await see(() => text("#of"), "of 3000");
  await see(hash, "#lc773/!54000-characters");
  await see(() => find("#input").readOnly && text("#input").split("\n").length, 2000);
  await see(() => text("#lines").trimEnd().split("\n").length, 2000);
  enter("#case", 2200);
  await see(() => text("#answers [aria-current]"), "8\n");
  await see(() => all("#answers span").length, 1000);
  click("#answers span:last-of-type");
  await see(hash, "#lc773/!54000-characters/2700");
  click("#share");
  await see(() =>
    text("#toast").includes("The link does not contain the input, because the input has 54000"),
  );
  await reload();
  await see(() => text("#of"), "of 3000");
  await see(hash, "#lc773/!54000-characters/2700");
  await open("lc773/!54000-characters");
  await see(() => text("#message").startsWith("The link does not contain the input"));
  await see(hash, "#lc773/easy");

  // The time to find the cases does not grow with the square of the length.
  for (const [puzzle, part] of [
    ["lc773", "[["],
    ["uva1601", "256 256 1" + "\n".repeat(257)],
  ]) {
    go(`${puzzle}/easy`);
    await see(() => text("#left") !== "");
    enter("#input", part.repeat(4e5 / part.length));
    await see(() => text("#error").startsWith(puzzle));
  }
});

// You can draw your own maze with a finger, which scrolls unless a brush is selected, or with the
// keyboard. Undo works, and the link opens the maze again.
tests.set("edit", async () => {
  await visit("uva1601/sample1/2");
  await see(counts, "0 36");
  const golden = text("#input");
  click("#edit");
  await touch(17, 49);
  await see(() => text("#input"), golden);
  click("#brushes button");
  await touch(19, 20);
  await see(() => text("#input").includes("\n##   ######## ##\n"));
  cells()[20].focus();
  await press("ArrowRight", "Enter");
  await see(() => text("#input").includes("\n##    ####### ##\n"));
  await press("Ctrl+z", "Ctrl+z");
  await see(() => text("#input"), golden);
  await press("Ctrl+y");
  const link = hash();
  go("uva1601/easy");
  await see(() => text("#left"), "6");
  go(link.slice(1));
  await see(() => text("#input").includes("\n##   ######## ##\n"));
});

// A maze keeps all its letters when it goes through all sizes and back.
tests.set("sizes", async () => {
  const lines = ["# # # # #", "#abc#####", "## # # ##", "#####ABC#", "#########"];
  let from = { letters: [...lines.join("")], size: { columns: 9, rows: 5, ghosts: 3 } };
  for (const ghosts of [3, 1, 2, 3]) {
    for (let i = 0; i < 13 * 13; i++) {
      const size = { columns: 4 + ((i * 5) % 13), rows: 4 + Math.floor(i / 13), ghosts };
      const letters = resized(/** @type {any} */ (from), size);
      const fits = (size.columns - 2) * (size.rows - 2) >= 2 * ghosts;
      equal(Array.isArray(letters), fits, `a maze of ${JSON.stringify(size)} fits:`);
      if (!Array.isArray(letters)) continue;
      const found = letters.filter((letter) => !"# ".includes(letter));
      equal(found.sort().join(""), "ABC".slice(0, ghosts) + "abc".slice(0, ghosts), "letters");
      from = { letters, size };
    }
  }
});

// The editor changes the start. Another width and back, or an empty field, loses nothing. A new
// maze has the size of the previous maze, if the program generates that size, and can be undone.
tests.set("size", async () => {
  await open("uva1601/easy");
  await see(() => text("#left"), "6");
  click("#hint", 2);
  await see(() => text("#made"), "1");
  const golden = text("#input");
  click("#edit");
  enter("#columns", 7);
  await see(() => text("#input").startsWith("7 6 2\n"));
  enter("#columns", 8);
  await see(() => text("#input"), golden);
  enter("#rows", "");
  await see(() => text("#rows"), "6");
  enter("#ghosts", 3);
  enter("#columns", 4);
  const narrowest = text("#input");
  enter("#rows", 4);
  await see(() => text("#message").startsWith("4 × 4 cells have no room for 3 ghosts"));
  await see(() => `${text("#rows")} ${text("#input")}`, `6 ${narrowest}`);
  await see(() => text("#answers") !== "" && text("#error") === "");
  enter("#ghosts", 2);
  enter("#columns", 8);
  await see(() => text("#input"), golden);
  enter("#columns", 6);
  await see(() => hash().startsWith("#uva1601/~6_6_2"));
  const narrow = text("#input");
  page().Math.random = () => 5e-6; // seed 5, with which the program needs few tries
  click("#fresh");
  await see(() => text("#input").startsWith("6 6 2\n") && text("#input") !== narrow);
  await see(() => Number(text("#left")) > 0);
  click("#undo", 2);
  await see(() => text("#input"), golden);
  await see(counts, "0 6");
});

// The page works without storage, and can still switch to Chinese.
tests.set("language", async () => {
  const source = ["localStorage", "sessionStorage"]
    .map((store) => `Object.defineProperty(window, "${store}", { get() { throw 0; } });`)
    .join("");
  await open("lc773/sample2");
  await devtools("Page.enable", {});
  await devtools("Page.addScriptToEvaluateOnNewDocument", { source });
  await reload();
  await see(() => text("#answers"), "-1\n");
  click("#language");
  await see(() => text("#message").startsWith("无解："));
  await see(() => page().document.documentElement.lang, "zh-CN");
  await see(() => all("#goldens [lang=en]").length, 0);
  await devtools("Page.removeScriptToEvaluateOnNewDocument", { identifier: "1" });
  await devtools("Page.disable", {});

  // With storage, it keeps the language.
  await reload();
  await see(() => text("#language"), "中文");
  click("#language");
  await reload();
  await see(() => text("#language"), "English");
  await see(() => text("#message").startsWith("无解："));

  // #how is the article in the language of the page, with a link back to the board.
  go("how");
  await see(() => page().location.pathname, "/how/zh.html");
  await see(() => find("#back").getAttribute("href")?.endsWith("#lc773/sample2"));
  await open("how");
  await see(() => page().location.pathname, "/how/en.html");
});

/**
 * network limits the network to some bytes per second; -1 means no limit. The limit also applies to
 * files that the tab has loaded before.
 * @param {number} bytes
 */
async function network(bytes) {
  await devtools("Network.enable", {});
  await devtools("Network.setCacheDisabled", { cacheDisabled: bytes >= 0 });
  await devtools("Network.emulateNetworkConditions", {
    offline: bytes === 0,
    latency: 0,
    downloadThroughput: bytes,
    uploadThroughput: -1,
  });
}

// You can play before the program has loaded. After that, the page shows the number of moves left.
tests.set("slow", async () => {
  await open("lc773/sample4");
  await network(150000);
  await reload();
  await see(() => cells().length, 6);
  await drag(2, 5);
  await press("ArrowRight");
  await see(counts, "2 ");
  await network(-1);
  await see(() => text("#left") !== "");
});

// Once a puzzle is loaded, it works without the server. If something cannot be loaded, the page
// says so, and the selection still matches the board.
tests.set("offline", async () => {
  await open("euler244/every-depth/4");
  await see(counts, "0 3");
  await network(0);
  click("#hint", 6);
  await see(counts, "3 0");
  go("euler244/easy");
  await see(counts, "0 8");
  await see(() => text("#loading"), "");
  go("lc773/sample4");
  const lost = "Could not load part of the page";
  await see(() => text("#loading").startsWith(`${lost} (lc773/goldens.json).`));
  await see(() => hash().startsWith("#euler244/"));
  go("lc773/easy");
  await see(() => cells().length, 6);
  await drag(0);
  await see(() => text("#made"), "1");
  await see(() => text("#loading").startsWith(`${lost} (lc773/program.wasm). It loads as soon`));

  // The puzzle loads when the network returns, or when the reader tries again.
  await network(-1);
  await see(counts, "1 9");
  await see(() => text("#loading"), "");
  go("lc773/sample4");
  await see(counts, "0 14");
  const { fetch } = page();
  page().fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  go("luogu2346/easy");
  await see(() => text("#loading").startsWith(`${lost} (luogu2346/program.wasm).`));
  page().fetch = fetch;
  click("#hint", 2);
  await see(counts, "1 1");
  await see(() => text("#loading"), "");
});

// Check says that the program is missing, and generates its cases when the network returns.
tests.set("missing", async () => {
  await network(-1);
  await devtools("Network.setBlockedURLs", { urls: ["*/lc773/program.wasm*"] });
  await devtools("Network.setCacheDisabled", { cacheDisabled: true });
  await open("lc773/easy");
  await see(() => text("#loading").startsWith("Could not load part of the page ("));
  click("#check-view");
  await see(() => find("#given").placeholder.includes("(lc773/program.wasm)"));
  await devtools("Network.setBlockedURLs", { urls: [] });
  await network(-1);
  page().dispatchEvent(new Event("online"));
  await see(() => text("#given").length > 0);
  await see(() => text("#left"), "8");
});

// Tests of playing a game.
import { all, cells, click, counts, drag, equal, find, go, hash } from "./steps.js";
import {
  hurry,
  inPage,
  isSeen,
  note,
  open,
  page,
  press,
  reload,
  resize,
  see,
  setMotion,
  tapIn,
  tests,
  text,
  touch,
  visit,
} from "./steps.js";

const withHint = "To win a star, restart and solve it without a hint.";

// Each puzzle is opened from its address, solved by hints alone, two for each move, however fast
// you click, and undone to the start.
tests.set("hints", async () => {
  await setMotion(false);
  await open("lc773/sample4");
  for (const [address, answers, moves] of /** @type {[string, string, number][]} */ ([
    ["lc773/sample4", "14\n", 14],
    ["acwing845/easy", "8\n", 8],
    ["luogu2346/sample1", "5\n", 5],
    ["euler244/easy", "8 DDDRRULU\n", 8],
    ["uva1601/easy", "6\n", 6],
  ])) {
    go(address);
    await see(() => text("#answers"), answers);
    click("#hint", 2 * moves - 1);
    await see(counts, `${moves - 1} 1`);
    click("#hint");
    await see(counts, `${moves} 0`);
    const end = `Solved in ${moves} moves. The fewest possible is ${moves}.`;
    await see(() => text("#message"), `${end} ${withHint}`);
    click("#undo", moves + 9);
    await see(counts, `0 ${moves}`);
    click("#redo", moves + 1);
    await see(counts, `${moves} 0`);
  }
  await see(() => hash().split("/")[3]?.length, 6);
  await reload();
  await see(counts, "6 0");
  await see(() => text("#message").endsWith(withHint)); // which the page has not forgotten
  equal(all(".stars:not([hidden])").length, 0, "stars for hints");
  await setMotion(true);
});

/** outlined returns the cells of the outlined hint: where a piece moves from, and where to. */
const outlined = () => ["from", "to"].map((mark) => all(`#board .${mark}`).map(cellNumber));
const cellNumber = (/** @type {HTMLElement} */ cell) => cells().indexOf(cell);

// The first hint outlines a move and names it; the next hint makes it. Any move, undo and redo
// cancel a hint, whether it is outlined or pending.
tests.set("hint", async () => {
  await visit("acwing845/sample2");
  await see(counts, "0 3");
  click("#hint");
  await see(outlined, [[4], [3]]);
  await see(() => text("#message"), "Hint: 4 to the left.");
  click("#language");
  await see(() => text("#message"), "提示：4 左移。");
  click("#language");
  await see(counts, "0 3");
  click("#hint");
  await see(counts, "1 2");
  await see(outlined, [[], []]);
  await press("h");
  await see(outlined, [[7], [4]]);
  click("#undo");
  await see(counts, "0 3");
  equal(outlined(), [[], []]);
  await press("h");
  await see(() => outlined()[0].length, 1);
  await drag(0);
  await see(counts, "1 4");
  equal(outlined(), [[], []]);
  click("#undo");
  await drag(4);
  click("#undo");
  click("#hint");
  click("#redo");
  await see(counts, "1 2");
});

// You can play a shortest solution from the board that you see and, after the end, from the start.
// It changes nothing, and a press ends it.
tests.set("solution", async () => {
  await visit("acwing845/sample2/1/0");
  await see(counts, "1 2");
  const rest = hurry();
  const said = note(() => `${text("#message")} ${counts()}`);
  click("#best");
  await see(() => said.has("Shortest solution: move 2 of 2 3 0"));
  await see(counts, "1 2");
  await see(() => text("#message"), "Here is your board again.");
  rest(); // because the next press must come before the end
  said.clear();
  click("#best");
  await see(() => said.has("Shortest solution: move 1 of 2 2 1"));
  await drag(8);
  await see(() => text("#message"), "Only tiles in the row or the column of the gap can move.");
  click("#language", 2);
  await see(() => text("#message"), "");
  click("#hint", 4);
  await see(counts, "3 0");
  click("#best");
  await see(() => said.has("Shortest solution: move 1 of 3 1 2"));
});

// The bars lead to the board after each move, by a press or by keys. No move is lost.
tests.set("bars", async () => {
  await visit("acwing845/easy");
  await see(counts, "0 8");
  equal(find("#move").checkVisibility(), false);
  click("#hint", 10);
  await see(counts, "5 3");
  const middle = 1 / 12; // of the first bar of six
  await tapIn("#move", 2 * middle + middle, 0.9);
  await see(counts, "1 7");
  await see(() => all("#bars i").length + " " + all("#bars .old").length, "6 4");
  await press("ArrowRight");
  await see(counts, "2 6");
  const said = () => find("#move").ariaValueText?.replace(/\s+/g, " ").trim();
  await see(said, "after 2 moves: 6 moves to go");
  await see(() => hash().split("/")[3].length, 2);
  await press("End");
  await see(counts, "5 3");
  await press("Home");
  await see(counts, "0 8");
  equal(outlined(), [[], []]);
  click("#redo", 9);
  await see(counts, "5 3");
  click("#hint", 6);
  await see(counts, "8 0");
  find("#move").focus();
  await press("Home");
  await see(counts, "0 8");
  equal(outlined(), [[], []]);

  // A long game has room for its bars.
  go("lc773/easy/1/" + "0".repeat(300));
  await see(() => text("#made") + " " + all("#bars i").length, "300 301");
  equal(find("#bars").scrollWidth, find("#bars").clientWidth, "the width of the bars");
});

// A board solved without hints wins the star of its level, which is full after the fewest moves,
// and stays full. A hint costs the star until Restart, even after Watch and Back.
tests.set("stars", async () => {
  const stars = () => text("#puzzles [aria-current] .stars");
  await open("acwing845/~1_2_3_4_5_6_7_x_8");
  await see(counts, "0 1");
  resize(390, 664);
  const top = () => find("#playing").getBoundingClientRect().top;
  const before = top();
  await press("ArrowRight", "ArrowLeft", "ArrowLeft");
  await see(stars, "☆···");
  equal(top(), before, "the top of the game, with a star above it,");
  resize(1200, 900);
  await see(() => text("#result"), "Solved! ☆");
  click("#restart");
  await press("ArrowLeft");
  await see(stars, "★···");
  click("#restart");
  await press("ArrowRight", "ArrowLeft", "ArrowLeft");
  await see(() => text("#result"), "Solved! ☆");
  equal(
    find("#puzzles [aria-current] .stars").title,
    "Easy: solved without hints in the fewest moves",
  );
  click("#restart");
  click("#hint");
  await see(() => outlined()[0].length, 1);
  click("#watch-view");
  await see(() => hash().endsWith("&watch=0"));
  page().history.back();
  await see(() => isSeen("#play-panel"));
  await press("ArrowLeft");
  await see(() => text("#message"), `Solved in 1 move, the fewest possible. ${withHint}`);
  equal(text("#result").trim(), "Perfect!");
  click("#restart");
  await press("ArrowRight", "ArrowLeft");
  await see(counts, "2 1");
  await tapIn("#move", 1 / 6, 0.9);
  await see(counts, "0 1");
  await drag(8);
  await see(() => `${text("#result")} ${text("#message").includes("hint")}`, "Perfect! ★ false");
});

// A page opened without a board in its address continues no game in which a hint was given, so the
// first board can win a star.
tests.set("first-star", async () => {
  await visit("lc773/easy");
  await see(counts, "0 8");
  page().history.replaceState({}, "", page().location.pathname);
  await reload();
  await see(counts, "0 8");
  for (const tile of "13524125") {
    await drag(cells().findIndex((cell) => cell.dataset.k === tile));
  }
  await see(() => text("#result"), "Perfect! ★");
});

// The large board fills the screen, with or without the score. The dialog with the rule of the
// puzzle keeps keys from the board, and a press beside it closes it.
tests.set("large", async () => {
  const isShown = (/** @type {string} */ id) =>
    find(id).checkVisibility({ visibilityProperty: true });
  await visit("acwing845/easy");
  await see(counts, "0 8");
  equal(isShown("#numberless"), false);
  await press("f");
  await see(() => page().document.fullscreenElement?.id, "playing");
  await see(() => find("#board .cells").offsetHeight > page().innerHeight / 2);
  await press("n");
  await see(() => isShown("#score"), false);
  click("#numberless");
  await see(() => isShown("#score"));
  click("#large");
  await see(() => page().document.fullscreenElement, null);

  await press("?");
  await see(() => isSeen("#help"));
  equal(text("#rule"), text("#about"));
  await tapIn("#help", -0.1, 0.5);
  await see(() => isSeen("#help"), false);
  click("#keys");
  await press("h", "ArrowLeft", "Enter");
  await see(() => isSeen("#help"), false);
  equal(counts() + text("#message"), "0 8");
});

// A tile next to the gap slides after a click, a key or a touch. Illegal moves are refused.
tests.set("tap", async () => {
  await visit("acwing845/sample2");
  await see(counts, "0 3");
  await drag(8);
  await see(() => text("#message"), "Only tiles in the row or the column of the gap can move.");
  await see(counts, "0 3");
  await touch(4, 3);
  await see(counts, "1 2");
  await press("ArrowUp");
  await see(counts, "2 1");
  await drag(8);
  await see(counts, "3 0");
  cells()[0].click();
  await see(() => all("#board .clash").length, 0);
  await see(() => text("#message"), "Solved in 3 moves. The fewest possible is 3.");
  click("#undo", 3);
  click("#redo");
  await see(counts, "1 2");
  click("#restart");
  await see(counts, "0 3");

  // A tap on a distant tile slides the row, and each tile counts as one move.
  go("acwing845/~1_2_3_4_5_6_x_7_8");
  await see(() => cells()[6]?.dataset.k + counts(), "x0 2");
  await drag(8);
  await see(counts, "2 0");
  click("#undo");
  await see(counts, "1 1");

  // An unsolvable board says why at once.
  go("acwing845/none");
  await see(() => text("#message").includes("inversions"));
});

// The colours alternate, and a side may have no legal move. A piece with a choice of cells, and a
// gap with a choice of pieces, wait for the second tap, which is not an error.
tests.set("colours", async () => {
  await visit("luogu2346/sample1");
  await see(counts, "0 5");
  await see(() => text("#message"), "");
  await drag(2, 3);
  await see(counts, "1 5");
  await see(() => text("#message"), "White to move.");
  await drag(1, 2);
  await see(() => text("#made"), "2");
  await see(() => text("#message"), "Black to move.");
  go("luogu2346/one-colour-stuck");
  await see(() => text("#left"), "1");
  await drag(14, 15);
  await drag(10, 14);
  await drag(11, 10);
  await see(() => text("#message"), "No move is possible here. Undo a move.");

  go("luogu2346/easy");
  await see(() => cells()[9]?.dataset.k + text("#made"), "O0");
  await drag(9);
  await see(() => text("#message"), "Tap a piece next to the empty cell.");
  equal(outlined()[1], [5, 10, 13]);
  go("luogu2346/~BWBO.BWOW.BWBW.WBWB");
  await see(() => cells()[6]?.dataset.k + text("#made"), "O0");
  await drag(2);
  await see(() => text("#message"), "Now tap the cell where it should go.");
  equal(outlined()[1], [3, 6]);
  equal(all(".bad, .clash").length, 0, "errors");
  await drag(6);
  await see(() => text("#made"), "1");
});

// All ghosts move at once. They may not meet. Undo cancels a plan before it takes back a move, and
// Go makes an outlined hint. A tap on another ghost chooses it, even if the ghost in hand could go
// there; once the other has left, the ghost in hand can follow.
tests.set("ghosts", async () => {
  await visit("uva1601/sample1");
  await see(counts, "0 7");
  await touch(16, 11);
  await see(() => all("#board .left").length, 1);
  click("#undo");
  equal(all("#board .left").length, 0, "planned moves");
  await touch(16, 11);
  click("#go");
  await see(counts, "1 6");
  await press("a", "ArrowUp", "b", "ArrowRight", "g");
  await see(() => text("#made"), "2");
  await press("h");
  await see(() => outlined().map(({ length }) => length), [2, 2]);
  await press("a", "ArrowLeft");
  await see(() => text("#message"), "a and b would meet: move the other one first.");
  await see(() => all("#board .clash").length, 1);
  await press("g");
  await see(() => text("#made"), "3");

  go("uva1601/easy");
  await see(counts, "0 6");
  await touch(35, 27);
  click("#go");
  await see(() => text("#made"), "1");
  for (const cell of [27, 35, 19, 11, 35, 27, 19]) await drag(cell);
  click("#go");
  await see(() => cells()[11].dataset.k + cells()[19].dataset.k + text("#made"), "ba2");

  // A solved maze has no moves.
  click("#restart");
  click("#hint", 12);
  await see(counts, "6 0");
  await press("b", "ArrowDown", "g");
  await see(counts, "6 0");
});

// A tap may mean a move that is not a swap. The page reports a form that finds other cells in a
// position than in its case.
tests.set("lock", async () => {
  await visit("lc773/easy");
  await see(() => cells().length, 6);
  await inPage("lock.js");
  go("lock/~0000_0200");
  await see(() => cells().map((cell) => cell.dataset.k), ["0", "0", "0", "0"]);
  await drag(3);
  await see(() => text("#message") + text("#made"), "This wheel is stuck.0");
  await drag(1);
  await drag(1);
  await see(() => cells().map((cell) => cell.dataset.k), ["0", "2", "0", "0"]);
  await see(() => all("#board .won").length, 4);
  click("#undo");
  await see(() => text("#made"), "1");
  await see(() => text("#failed"), "");
  go("wrong/~0000_0300");
  await see(() => cells().length, 8);
  await drag(1);
  await see(() => text("#failed").includes("form.cell"));
  go("hidden/~0000_0300");
  await see(() => text("#loading").startsWith("Could not load part of the page (unknown)"));
  go("lc773/easy");
  await see(() => cells().length, 6);
});

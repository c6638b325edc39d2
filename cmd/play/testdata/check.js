// Tests of checking the output of your own program.
import { click, counts, enter, equal, find, go, hash, isSeen, open, pause } from "./steps.js";
import { page, press, reload, resize, see, tapIn, tests, text } from "./steps.js";

// The page generates cases and says which answers of your program are wrong. You can open the
// smallest such case.
tests.set("check", async () => {
  await open("lc773/sample1");
  await see(counts, "0 1");
  click("#check-view");
  enter("#many", 0);
  enter("#seed", "1".repeat(20));
  click("#make");
  await see(() => text("#given").split("\n").length, 11);
  equal([text("#many"), text("#seed")], ["10", "1"], "the values used are");
  click("#check");
  await see(() => text("#verdict"), "No output yet. Answers expected: 10.");
  enter("#input", text("#given"));
  await see(() => text("#answers").split("\n").length, 11);
  const right = text("#answers");
  enter("#output", right.replaceAll("\n", " \r\n"));
  click("#check");
  await see(
    () => text("#verdict"),
    "AC: 10 of 10 answers are right. This is not a proof, " +
      "so try another seed, more cases, or hard ones.",
  );
  enter("#output", right.replace(/.*/, "99"));
  click("#check");
  const wrong = "WA: wrong answers: 1 of 10. The smallest failing case is number 1:";
  await see(() => text("#verdict").startsWith(wrong));

  await checkNumber(right);
  await checkLine(right);
  click("#verdict button");
  await see(() => text("#input").split("\n").length, 2);
  await checkToast();
});

/**
 * checkLine checks that a missing answer is reported as missing, in the language of the page, that
 * a long answer is truncated, and that the page does not become wider.
 */
async function checkLine(right) {
  enter("#output", right.replace(/.*/, ""));
  click("#check");
  await see(() => text("#verdict").includes("got: no answer"));
  click("#language");
  await see(() => text("#verdict").includes("实际：没有输出"));
  click("#language");
  enter("#output", right.replace(/.*/, "a" + "9".repeat(300) + "z"));
  click("#check");
  await see(() => /got: a9{24} … 247 characters … 9{29}z/.test(text("#verdict")));
  await see(() => find("#verdict pre").scrollWidth <= find("#verdict pre").clientWidth);
}

/** checkNumber checks the verdict on a wrong number of answers, to which the page scrolls. */
async function checkNumber(right) {
  resize(390, 844);
  find("#check-view").scrollIntoView();
  enter("#output", right.split("\n").slice(0, 2).join("\n"));
  click("#check");
  const lacking = "WA: wrong number of lines: expected 10, one for each case, got 2. ";
  const where = "Line 3 is the first that differs.";
  await see(() => text("#verdict"), lacking + where);
  const { bottom } = find("#verdict").getBoundingClientRect();
  equal(Math.round(bottom) <= 844, true, "the verdict is in view:");
  resize(1200, 900);
}

/**
 * goBack goes from view to view and back, even while the search plays. After a click on the tab of
 * Watch, the arrow keys are those of Watch. The card of the puzzle on the page changes nothing.
 */
async function goBack() {
  await tapIn("#watch-view", 0.5, 0.5);
  await see(() => text("#watch-at").startsWith("0 of "));
  await see(hash, "#acwing845/sample1&watch=0");
  await press("ArrowRight");
  await see(hash, "#acwing845/sample1&watch=1");
  click("#check-view");
  await see(() => text("#given").split("\n").length, 2);
  enter("#many", 3);
  click("#make");
  await see(() => text("#given").split("\n").length, 4);
  page().history.back();
  await see(() => isSeen("#watch-panel") && hash(), "#acwing845/sample1&watch=1");
  click("#watch-play");
  page().history.back();
  await see(() => isSeen("#play-panel") && hash(), "#acwing845/sample1");
  page().history.go(2);
  await see(() => isSeen("#check-panel") && hash(), "#acwing845/sample1&check=,,3");
  equal(text("#given").split("\n").length, 4, "the cases are those of before:");
  click("#puzzles a[href='#acwing845']");
  await see(() => isSeen("#check-panel") && hash(), "#acwing845/sample1&check=,,3");
}

/** checkToast checks that the message about a copy covers nothing for long. */
async function checkToast() {
  click("#check-view");
  click("#copygiven");
  await see(() => text("#toast"), "Copied.");
  await pause(2000);
  equal(text("#toast"), "", "after two seconds, the message is");
}

// The page generates as many cases as one run of the judge has, and says why there are fewer than
// wanted. The address has the fields; a reload keeps the fields and the output. A link to a board
// opens Play.
tests.set("check-cases", async () => {
  await open("acwing845/sample1");
  await see(counts, "0 19");
  await goBack();

  // If the view is open, a newly chosen puzzle gets its cases at once.
  click("#puzzles a[href='#lc773']");
  await see(() => text("#given").startsWith("[["));
  enter("#harder", "hard");
  enter("#many", 9000);
  enter("#seed", 5); // with which uva1601 generates its large mazes in few tries
  click("#make");
  await see(() => text("#few").startsWith("Only ") && text("#few").includes(" different ones"));
  await see(hash, "#lc773/easy&check=,hard,9000,5");
  await see(() => find("#given").readOnly && text("#given").split("\n").length > 20);
  enter("#many", 2);
  click("#make");
  await see(hash, "#lc773/easy&check=,hard,2,5");
  enter("#output", "20\n21\n");
  await see(() => text("#given").split("\n").length, 3);
  const given = text("#given");
  await reload();
  await see(() => text("#given") === given && text("#output"), "20\n21\n");
  await see(hash, "#lc773/easy&check=,hard,2,5");
  go("lc773/easy");
  await see(() => isSeen("#play-panel") && hash(), "#lc773/easy");
  click("#check-view");
  await see(hash, "#lc773/easy&check=,hard,2,5");

  await checkPuzzles();
});

/**
 * checkPuzzles checks that the cases are of all sizes, because some mistakes show only in a large
 * maze; and that each puzzle has its own output and says what to print.
 */
async function checkPuzzles() {
  enter("#harder", "");
  click("#puzzles a[href='#uva1601']");
  await see(() => /^1[0-6] /m.test(text("#given")));
  equal(text("#output"), "", "the output is");
  click("#puzzles a[href='#euler244']");
  await see(() => text("#answer").includes("the first in the order U, D, L, R."));
  click("#puzzles a[href='#lc773']");
  await see(() => isSeen("#check-panel") && text("#output"), "20\n21\n");
  equal(text("#answer"), "", "the note on answers is");
}

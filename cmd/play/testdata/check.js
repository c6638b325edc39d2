// Tests of checking the output of your own program.
import { click, counts, enter, go, open, see, tests, text } from "./steps.js";

// The page makes cases and says which answers of your program are wrong. The smallest such case can
// be opened.
tests.set("check", async () => {
  await open("lc773/sample1");
  await see(counts, "0 1");
  click("#check-view");
  click("#make");
  await see(() => text("#given").split("\n").length, 11);
  click("#check");
  await see(() => text("#verdict"), "No output yet. Answers expected: 10.");
  enter("#input", text("#given"));
  await see(() => text("#answers").split("\n").length, 11);
  const right = text("#answers");
  enter("#output", right.replaceAll("\n", " \r\n"));
  click("#check");
  await see(() => text("#verdict"), "AC: 10 of 10 answers are right.");
  enter("#output", right.replace(/.*/, "99"));
  click("#check");
  const wrong = "WA: 1 of 10 answers are wrong. The smallest such case is number 1:";
  await see(() => text("#verdict").startsWith(wrong));
  click("#verdict button");
  await see(() => text("#input").split("\n").length, 2);

  // AcWing gives a program one board per run.
  go("acwing845/sample1");
  await see(counts, "0 19");
  click("#check-view");
  await see(() => text("#given").split("\n").length, 2);

  // If the view is open, another puzzle gets its cases at once.
  click("#puzzles a[href='#luogu2346']");
  await see(() => text("#given").includes("B"), true);
});

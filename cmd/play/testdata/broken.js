// Tests of failures.
import { cells, click, counts, enter, equal, find, go, inPage, isSeen } from "./steps.js";
import { open, page, press, see, tests, text } from "./steps.js";

/**
 * programOf returns the program of a puzzle of the page.
 * @param {string} name
 */
const programOf = (name) => /** @type {any} */ (page()).puzzles.get(name).program;

/**
 * failed returns why a question to a program fails.
 * @param {string} name
 * @param {string[]} [args]
 */
const failed = (name, args) =>
  programOf(name)
    .quick.ask(args, "")
    .catch((e) => e.message);

// Any failure in a worker is a failure of its question, which the page reports. The next question
// starts another worker.
tests.set("broken", async () => {
  await open("lc773/easy");
  await see(counts, "0 8");
  await inPage("inside.js");
  const program = programOf("lc773");
  const { module } = program;
  const empty = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]; // a program without a memory
  program.module = new WebAssembly.Module(new Uint8Array(empty));
  program.rest();
  await press("ArrowLeft");
  await see(() => text("#message").startsWith("The solver has failed (lc773: TypeError: "));
  program.module = module;
  await press("ArrowRight");
  await see(counts, "2 8");
  const failures = await Promise.all([failed("lc773"), failed("acwing845")]);
  equal(
    failures.map((failure) => failure.split(":")[1]),
    [" panic", " TypeError"],
  );
  click("#hint", 2);
  await see(counts, "3 7");
});

// If the reader chooses another puzzle, the questions about the previous puzzle end.
tests.set("stopped", async () => {
  await open("acwing845/hardest");
  await see(() => cells().length, 9);
  await inPage("inside.js");
  await programOf("acwing845").load();
  for (const i of [1, 4, 5]) cells()[i].click();
  click("#puzzles a[href='#luogu2346']");
  await see(counts, "0 2");
  click("#hint", 2);
  await see(counts, "1 1");
});

// The program's reason to refuse an input is beside the board, in the language of the page, even if
// the input has no board at all.
tests.set("refused", async () => {
  const said = () => `${find("#message").lang} ${text("#message")}`;
  const many = "too many B: a board has 7 B, 7 W and 2 O";
  await open("luogu2346/~BBBBBBBBBBBBBBBB");
  await see(said, `en ${many}`);
  await see(() => find("#hint").disabled);
  click("#language");
  await see(said, "zh-CN B 太多：棋盘上应有 7 个 B、7 个 W 和 2 个 O");
  await see(() => text("#error").startsWith("第 1 组，第 1 行：B 太多："));
  go("uva1601/~4_4_1.----.-aA-");
  await see(said, "zh-CN 地图第 3 行（共 4 行）不完整，输入到此为止");
  go("acwing845/~1_2_3");
  await see(said, "zh-CN 输入不完整，这里应为：1 到 8 的数字，或表示空格的 x、0");
  await see(() => isSeen("#board"), false);
  go("acwing845/easy");
  await see(() => isSeen("#board") && text("#message") === "");

  // While half an input has been typed, the board stays.
  enter("#input", "1 2 3");
  await see(() => text("#error").startsWith("第 1 组，第 1 行：输入不完整"));
  await see(() => `${cells().length}${text("#message")}`, "9");
});

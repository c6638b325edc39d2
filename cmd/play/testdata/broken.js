// Tests of what fails.
import {
  cells,
  click,
  counts,
  equal,
  inPage,
  open,
  page,
  press,
  see,
  tests,
  text,
} from "./steps.js";

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

// Whatever fails in a worker is the failure of its question, which the page reports. The next
// question starts another worker.
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

// If the reader chooses another puzzle, the questions about the one before end.
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

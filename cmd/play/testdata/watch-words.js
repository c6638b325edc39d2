// Tests of what Watch says of a search, and how long it plays, for the searches of all programs. They
// need no page.
import { findCases, loadPuzzles, puzzles } from "/core/puzzles.js";
import { Player } from "/watch/player.js";
import { explainedMoments, say } from "/watch/say.js";
import { sentences } from "/watch/sentences.js";
import { Trace } from "/watch/trace.js";
import { tests } from "./steps.js";

const mostWords = 25;
const usual = [20, 40]; // seconds in which a search plays
const fewMoments = 30; // a search of so few moments may play in less time

/** check throws an error unless something holds. */
function check(holds, ...what) {
  if (!holds) throw new Error(what.map((part) => JSON.stringify(part)).join(" "));
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** inputs returns the boards that a puzzle suggests, except for the hardest, by name. */
function inputs(puzzle) {
  const { easy, hard, none, samples } = puzzle.choice;
  return [easy, hard, none, ...samples].filter(Boolean).map((choice) => {
    const [golden, number = 1] = choice.split("/");
    const text = puzzle.goldens.find(({ Name }) => Name === golden)?.Input ?? choice;
    return [choice, findCases(puzzle, text)[number - 1].text];
  });
}

/** searches returns all searches that can be watched, of the boards that the puzzles suggest. */
async function searches() {
  const found = [];
  await loadPuzzles();
  for (const puzzle of puzzles.values()) {
    await Promise.all([puzzle.loadGoldens(), puzzle.program.load(() => {})]);
    for (const [board, input] of inputs(puzzle)) {
      for (const { name, flags } of puzzle.watch.searches) {
        let pieces = "";
        const add = (piece) => (pieces += piece);
        const all = ["-trace=2000", "-json", ...flags];
        add((await puzzle.program.slow.ask(all, input, "en", add)).out);
        found.push({ name: `${puzzle.name} ${board} ${name}`, watch: puzzle.watch, text: pieces });
      }
    }
    puzzle.program.rest();
  }
  return found.filter(({ text }) => Trace.read(text).last >= 0);
}

const known = searches();

/** wordsOf returns what the sentences take from a puzzle. */
const wordsOf = (watch) => ["en", "zh"].map((language) => ({ language, ...watch }));

/** Both languages of a sentence have the same slots, and it is one sentence. */
tests.set("sentences", () => {
  const isNoun = /one|many/; // which Chinese repeats where English need not
  for (const [key, both] of Object.entries(sentences)) {
    const [en, zh] = both.map((text) => {
      const slots = (text.match(/{\w+}/g) ?? []).map((slot) => slot.replace("Number", ""));
      return [...new Set(slots)].filter((slot) => !isNoun.test(slot)).sort();
    });
    check(en.join() === zh.join(), key, en, zh);
    check(!/[.。].*[.。]/.test(both[0]) && !/。.+/.test(both[1]), key, both);
  }
});

/**
 * Every moment has a sentence or a label, and no sentence is long. The distances at which two
 * searches meet add up to the answer.
 */
tests.set("moments", async () => {
  for (const { name, watch, text } of await known) {
    const trace = Trace.read(text);
    for (const words of wordsOf(watch)) {
      for (const [number, { kind }] of trace.moments.entries()) {
        const { what, why, label } = say(trace, number, -1, words);
        const isRight = (sentence) =>
          !/[{}]|undefined|NaN/.test(sentence) && sentence.split(/\s+/).length <= mostWords;
        check(isRight(what) && isRight(why) && (what || label), name, number, kind, what, why);
      }
    }
    const meeting = trace.moments[trace.success];
    if (meeting?.kind === "meet") {
      const { what } = say(trace, trace.success, -1, wordsOf(watch)[0]);
      check(what.includes(`= ${trace.end.moves} move`) || !trace.end.moves, name, what);
    }
  }
});

/** What is explained is explained once, and nothing is explained at another moment. */
tests.set("explained once", async () => {
  for (const { name, watch, text } of await known) {
    const trace = Trace.read(text);
    const [words] = wordsOf(watch);
    const whys = trace.moments.map((_, number) => say(trace, number, -1, words).why);
    const all = whys.filter(Boolean);
    check(new Set(all).size === all.length, name, all);
    const moments = explainedMoments(trace, words).map((number) => whys[number]);
    check(moments.sort().join() === all.sort().join(), name, moments, all);
  }
});

/**
 * A queue is in order of distance and holds at most two layers, which the sentences say. A state is
 * taken from its front.
 */
tests.set("queues", async () => {
  for (const { name, text } of await known) {
    const trace = Trace.read(text);
    for (const [moment, { kind, half, at }] of trace.moments.entries()) {
      const queue = trace.queue(moment, half);
      const layers = queue.map((number) => trace.states[number].distance);
      const isSorted = layers.every((layer, i) => i === 0 || layers[i - 1] <= layer);
      check(isSorted && !(layers.at(-1) - layers[0] > 1), name, moment, layers);
      if (kind === "take") {
        check(same([at, ...queue], trace.queue(moment - 1, half)), name, moment);
      }
    }
  }
});

/**
 * In the end, the layers have the sizes that the program prints. "Next layer" stops where each of
 * them begins to be expanded, also on the way back.
 */
tests.set("layers", async () => {
  for (const { name, text } of await known) {
    const trace = Trace.read(text);
    for (const [half, layers] of trace.layers(trace.last).entries()) {
      for (const { distance, found, size } of layers) {
        check(size === trace.end.layers[half][distance], name, half, distance, size);
        check(found === size || !trace.whole, name, half, distance, found, size);
      }
    }
    const stops = [0];
    while (stops.at(-1) < trace.last) {
      stops.push(trace.nextLayer(stops.at(-1), 1));
    }
    const wanted = [...trace.begins, trace.success].filter((moment) => moment >= 0);
    check(
      wanted.every((moment) => stops.includes(moment)),
      name,
      stops,
      wanted,
    );
    for (const [i, stop] of stops.slice(1).entries()) {
      check(trace.nextLayer(stop, -1) === stops[i], name, stop);
    }
  }
});

/** Another search of the same case is shown where as many layers have begun. */
tests.set("another search", async () => {
  const traces = (await known).map(({ text }) => Trace.read(text));
  for (const trace of traces) {
    check(trace.like(traces[0], 0) === 0);
    for (const moment of [...trace.begins, trace.success].filter((moment) => moment >= 0)) {
      check(trace.like(trace, moment) === moment, moment);
    }
  }
});

/** A trace that is read in pieces is the one that is read at once. */
tests.set("pieces", async () => {
  for (const { name, text } of (await known).slice(0, 5)) {
    const trace = new Trace();
    for (let from = 0; from < text.length; from += 1001) {
      trace.add(text.slice(from, from + 1001));
    }
    check(same(trace, Trace.read(text)), name);
  }
});

/** At normal speed, a search plays to its success in 20 to 40 seconds, which takes no time here. */
tests.set("timing", async () => {
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = () => 1;
  try {
    for (const { name, watch, text } of await known) {
      const trace = Trace.read(text);
      const seconds = played(trace, wordsOf(watch)[0]);
      const isShort = end(trace) < fewMoments;
      check(seconds <= usual[1] && (seconds >= usual[0] || isShort), name, seconds);
    }
  } finally {
    globalThis.requestAnimationFrame = requestAnimationFrame;
  }
});

/** end returns the moment at which playing stops. */
const end = ({ success, last }) => (success < 0 ? last : success);

/** played returns the seconds for which a search plays, at 50 frames per second. */
function played(trace, words) {
  const player = new Player();
  player.load(trace, 0, explainedMoments(trace, words));
  let time = performance.now();
  const begin = time;
  for (player.toggle(); player.playing; player.tick(time)) {
    time += 20;
  }
  check(player.at === end(trace), player.at);
  return (time - begin) / 1000;
}

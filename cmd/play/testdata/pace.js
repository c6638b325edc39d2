// Tests of the pace at which a search plays.
import { Player } from "/watch/player.js";
import { explainedMoments } from "/watch/say.js";
import { equal, tests } from "./steps.js";
import { allTraces, read } from "./traces.js";

const usual = [20, 40]; // seconds in which a search plays
const fewMoments = 30; // a search of so few moments may play in less time
const frame = 20; // milliseconds

// At normal speed, a search plays to its success, or else to its end, in 20 to 40 seconds, which
// the test only simulates. It does not stop earlier.
tests.set("pace", async () => {
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = () => 1;
  try {
    for (const { puzzle, name, told } of await allTraces()) {
      const trace = read(told);
      const { success, last } = trace;
      const end = success < 0 ? last : success;
      const words = { ...puzzle.watch, language: /** @type {"en"} */ ("en") };
      const [seconds, at] = played(trace, explainedMoments(trace, words));
      equal(at, end, `${name} plays to`);
      const isUsual = seconds <= usual[1] && (seconds >= usual[0] || end < fewMoments);
      equal(isUsual, true, `${name} plays in ${seconds} s, as usual:`);
    }
  } finally {
    globalThis.requestAnimationFrame = requestAnimationFrame;
  }
});

/** played returns the seconds for which a search plays, and the moment at which it stops. */
function played(trace, explained) {
  const player = new Player();
  player.load(trace, 0, explained);
  const begin = performance.now();
  let time = begin;
  for (player.toggle(); player.playing; player.tick(time)) time += frame;
  return [(time - begin) / 1000, player.at];
}

// Another search of a case starts where as many layers have begun, or at its success if the first
// search was at its success.
tests.set("like", async () => {
  const traces = (await allTraces()).map(({ told }) => read(told));
  for (const [i, trace] of traces.entries()) {
    const other = traces[(i + 1) % traces.length];
    equal(trace.like(other, 0), 0, "the first moment is");
    for (const moment of [...trace.begins, trace.success].filter((moment) => moment >= 0)) {
      equal(trace.like(trace, moment), moment, "a moment is like itself:");
    }
    const begun = Math.min(3, other.begins.length, trace.begins.length);
    const third = other.begins[begun - 1];
    if (third < other.success) equal(trace.like(other, third), trace.begins[begun - 1], "like");
  }
});

// Asking the program for a search. The questions have their own worker, because the answers of the
// other views can keep the program's other workers busy for seconds.
import { Latest } from "../core/latest.js";
import { Lane, Stopped } from "../core/run.js";
import { language } from "../core/texts.js";
import { limit, Trace } from "./trace.js";

/** @typedef {import("../core/puzzles.js").Current} Current */
/** @typedef {import("../core/puzzles.js").Search} Search */

/** @typedef {(trace: Trace, used: Search) => void} Heard */

/** @type {Lane | undefined} the worker of the latest search */
let lane;
const latest = new Latest();

/** stopAsking drops a search that is no longer needed. Its askSearch fails with Stopped. */
export function stopAsking() {
  latest.end();
  lane?.stop();
  lane?.end();
}

/**
 * askSearch asks for a search in place of the previous search. heard gets the trace when the states
 * are listed, and again when the search is over. If the program needs no search for its answer,
 * heard gets the plain search instead, because that search is worth watching. askSearch returns an
 * error message of the program, or "".
 * @param {Current} searched
 * @param {Search} search
 * @param {Heard} heard
 */
export async function askSearch(searched, search, heard) {
  stopAsking();
  const isWanted = latest.begin();
  const check = () => {
    if (!isWanted()) throw new Stopped();
  };
  const { program, watch } = searched.puzzle;
  await program.load().finally(check);
  lane = new Lane(program);
  const answer = await askTrace(lane, searched, search, heard);
  check();
  const plain = watch.searches.find(({ name }) => name === "plain");
  if (answer.err || answer.isNeeded || !plain) return answer.err;
  return (await askTrace(lane, searched, plain, heard)).err;
}

/**
 * askTrace asks for the trace of a search.
 * @param {Lane} lane
 * @param {Current} searched
 * @param {Search} search
 * @param {Heard} heard
 */
async function askTrace(lane, { input }, search, heard) {
  const trace = new Trace();
  const hear = (/** @type {string} */ piece) => {
    trace.add(piece);
    if (trace.moments.length) heard(trace, search);
  };
  const flags = [`-trace=${limit}`, "-json", ...search.flags];
  const { out, err } = await lane.ask(flags, input, language, hear);
  hear(out);
  return { err, isNeeded: trace.header.halves > 0 };
}

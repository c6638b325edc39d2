// The way that the pictures mark in green: the one to the state that the reader chose or, where the
// search ends, a shortest route from the start to the goal.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./paint.js").Placed} Placed */

/**
 * wayAt returns the states on the way at a moment. The one in which the halves meet is in it twice.
 * @param {Trace} trace
 * @param {number} moment
 * @param {number} chosen the state that the reader chose, or -1
 * @returns {Placed[]}
 */
export function wayAt(trace, moment, chosen) {
  const { kind, at, to } = trace.moments[moment];
  if (chosen >= 0) return statesTo(trace, chosen);
  if (kind === "goal" && moment !== trace.success) {
    return statesTo(trace, to >= 0 ? to : at); // another goal of a search that continues
  }
  const isEnd = kind === "goal" || kind === "meet" || kind === "end";
  return isEnd ? trace.route.flatMap((_, i) => placesOf(trace, i)) : [];
}

/**
 * statesTo returns the states on the way to one.
 * @param {Trace} trace
 * @param {number} number
 */
const statesTo = (trace, number) => trace.way(number).map((state) => trace.states[state]);

/**
 * placesOf returns where a step of the route stands: in the layer of its half, and in both halves
 * where they meet.
 * @param {Trace} trace
 * @param {number} i
 */
function placesOf({ header, end, route, states }, i) {
  const { board, state } = route[i];
  const { layers = [], moves = 0 } = end ?? {};
  const known = states[state];
  const ahead = { number: -1, half: 0, distance: i, board };
  const back = { number: -1, half: header.halves - 1, distance: moves - i, board };
  const both = header.halves === 2 ? [ahead, back] : [header.once ? back : ahead];
  return both
    .filter(({ half, distance }) => distance < (layers[half]?.length ?? 0))
    .map((place) => [known, states[known?.other]].find((s) => s?.half === place.half) ?? place);
}

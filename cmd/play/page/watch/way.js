// The way that the pictures mark in green: the way to the state that the reader chose or, where the
// search ends, a shortest route from the start to the goal.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./paint.js").Placed} Placed */

/**
 * wayAt returns the states on the way at a moment. The state in which the halves meet is in it
 * twice.
 * @param {Trace} trace
 * @param {number} moment
 * @param {number} chosen the state that the reader chose, or -1
 * @returns {Placed[]}
 */
export function wayAt(trace, moment, chosen) {
  const { kind, at, to } = trace.moments[moment];
  if (chosen >= 0) return trace.way(chosen);
  if (kind === "goal" && moment !== trace.success) {
    return trace.way(to >= 0 ? to : at); // another goal of a search that continues
  }
  const isEnd = kind === "goal" || kind === "meet" || kind === "end";
  return isEnd ? trace.route.flatMap((step, i) => placesOf(trace, step, i)) : [];
}

/**
 * placesOf returns the places of a step of the route: in the layer of its half, and in both halves
 * where they meet.
 * @param {Trace} trace
 * @param {import("./events.js").Step} step
 * @param {number} i
 */
function placesOf({ header, end, route, states }, { board, state }, i) {
  const known = states[state];
  const listed = [known, states[known?.other]];
  return header.backward.flatMap((isBackward, half) => {
    const distance = isBackward ? route.length - 1 - i : i;
    const place = { number: -1, half, distance, board };
    const isFound = distance < (end?.layers[half]?.length ?? 0);
    return isFound ? (listed.find((placed) => placed?.half === half) ?? place) : [];
  });
}

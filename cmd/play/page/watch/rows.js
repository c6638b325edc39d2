// The states in the picture of the layers: a row for each distance, with its states in the order in
// which they were found. A row with more states than fit shows a part of them, which always
// includes the state in focus and the states of the way.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./paint.js").Placed} Placed */

/**
 * The part of a layer found up to a moment: its states, if they are listed, and their number.
 * @typedef {{ distance: number, states: Placed[], size: number }} Layer
 */

/**
 * layersAt returns the layers that a half has found at a moment. When the search is over, it
 * returns all layers, including those whose states are not listed.
 * @param {Trace} trace
 * @param {number} half
 * @param {number} moment
 * @returns {Layer[]}
 */
export function layersAt({ states, moments, end }, half, moment) {
  const found = states.filter((state) => state.half === half && state.foundAt <= moment);
  const layers = Map.groupBy(found, ({ distance }) => distance);
  const isOver = end && moments[moment].kind === "end";
  const sizes = isOver ? end.layers[half] : Array.from(layers.values(), ({ length }) => length);
  return sizes
    .filter((size) => size > 0)
    .map((size, distance) => ({ distance, states: layers.get(distance) ?? [], size }));
}

/**
 * seatsOf returns the states of a layer to show. A long row is divided into pages and shows the
 * page with the state in focus. That state is never at the edges of the row, which are for states
 * of other pages.
 * @param {Layer} layer
 * @param {number} room the number of states that fit
 * @param {Placed[]} way
 * @param {Placed[]} looked the states in focus, the most important first
 */
export function seatsOf({ states, distance }, room, way, looked) {
  const onWay = way.filter((placed) => placed.distance === distance);
  const marked = [...looked, ...onWay].map((placed) => states.indexOf(placed));
  const indexes = marked.filter((i) => i >= 0);
  const [focus = 0] = indexes;
  const page = room - 2;
  const from = Math.max(0, Math.floor((focus - 1) / page) * page);
  const seats = states.slice(from, from + room);
  for (const i of indexes) {
    if (i < from) seats[0] = states[i];
    if (i >= from + room) seats[room - 1] = states[i];
  }
  for (const placed of onWay.filter(({ number }) => number < 0)) {
    seats[Math.min(seats.length, room - 1)] = placed;
  }
  return seats;
}

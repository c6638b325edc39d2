// Which states the picture of the layers shows: a row for each distance, with its states in the
// order in which they were found. A row with more states than fit shows a part of them, in which
// the state that is looked at and those of the way always are.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./paint.js").Placed} Placed */

/**
 * A layer as far as it was found at a moment: its states, if they are listed, and how many it has.
 * @typedef {{ distance: number, states: Placed[], size: number }} Layer
 */

/**
 * layersAt returns the layers of a half that are found at a moment. When the search is over, it
 * returns all of them, also those whose states are not listed.
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
 * seatsOf returns the states of a layer that are shown. A long row shows the page with the state
 * that is looked at, which is never at its edges: these are for the other states, of other pages.
 * @param {Layer} layer
 * @param {number} room how many states fit
 * @param {Placed[]} way
 * @param {Placed[]} looked what is looked at, first first
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

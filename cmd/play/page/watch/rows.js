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
 * seatsOf returns the states of a layer to show, as many as fit. A long row is divided into pages
 * and shows the page with the state in focus. The last page, which may be short, begins earlier, so
 * that it is full. A page is two states shorter than the row, so that the state in focus keeps its
 * seat when states of the way on other pages take the seats at the edges.
 * @param {Layer} layer
 * @param {number} room the number of states that fit
 * @param {Placed[]} way
 * @param {Placed[]} looked the states in focus, the most important first
 */
export function seatsOf({ states, distance }, room, way, looked) {
  const onWay = way.filter((placed) => placed.distance === distance);
  const all = [...new Set([...states, ...onWay])]; // a state of the way may not be listed
  const marked = [...looked, ...onWay].map((placed) => all.indexOf(placed));
  const indexes = marked.filter((i) => i >= 0);
  const [focus = 0] = indexes;
  const page = room - 2;
  const begin = Math.floor((focus - 1) / page) * page;
  const from = Math.max(0, Math.min(begin, all.length - room));
  const seats = all.slice(from, from + room);
  for (const i of indexes) {
    if (i < from) seats[0] = all[i];
    if (i >= from + room) seats[room - 1] = all[i];
  }
  return seats;
}

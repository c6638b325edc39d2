// Which states the picture of the layers shows: a row for each distance, with its states in the
// order in which they were found. A row with more states than fit shows a part of them, in which
// the state that is looked at and those of the way always are.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./paint.js").Placed} Placed */
/** @typedef {import("./trace.js").Layer & { size: number }} Layer */

/**
 * layersAt returns the layers of a half that are found at a moment. When the search is over, it
 * returns all of them, also those whose states are not listed.
 * @param {Trace} trace
 * @param {number} half
 * @param {number} moment
 * @returns {Layer[]}
 */
export function layersAt(trace, half, moment) {
  const layers = trace.layers(moment, half);
  const { end } = trace;
  const isOver = end && trace.moments[moment].kind === "end";
  const sizes = isOver ? end.layers[half] : layers.map(({ found }) => found);
  return sizes
    .filter((size) => size > 0)
    .map((size, distance) => {
      const { first, found } = layers[distance] ?? { first: 0, found: 0 };
      return { distance, first, found, size };
    });
}

/**
 * seatsOf returns the states of a layer that are shown, by their places in the row.
 * @param {Placed[]} states all of the trace
 * @param {Layer} layer
 * @param {number} room how many states fit
 * @param {{ way: Placed[], looked: number[] }} marked the way, and what is looked at, first first
 * @returns {Map<number, Placed>}
 */
export function seatsOf(states, { first, found, size, distance }, room, { way, looked }) {
  const listed = states.slice(first, first + found);
  const onWay = way.filter((placed) => placed.distance === distance);
  const unlisted = onWay.filter(({ number }) => number < 0);
  if (size <= room && found + unlisted.length <= room) {
    return new Map([...listed, ...unlisted].entries());
  }
  const indexes = [...looked, ...onWay.map(({ number }) => number)]
    .map((number) => number - first)
    .filter((i) => i >= 0 && i < found);
  const [focus = 0] = indexes;
  const { from, to, slot } = pageOf(focus, room);
  const shown = listed.slice(from, to);
  /** @type {Map<number, Placed>} */
  const seats = new Map(shown.map((placed, i) => [slot + i, placed]));
  for (const i of indexes) {
    if (i < from || i >= to) seats.set(i < from ? 0 : room - 1, listed[i]);
  }
  for (const placed of unlisted) {
    seats.set(room - 1, placed);
  }
  return seats;
}

/**
 * pageOf returns which states of a long row are shown together with one of them, and the place of
 * the first. The places at both ends of the row are for states of other pages.
 * @param {number} index
 * @param {number} room
 */
function pageOf(index, room) {
  const size = room - 2;
  if (index <= size) {
    return { from: 0, to: size + 1, slot: 0 }; // there is no page before it
  }
  const from = index - ((index - size - 1) % size);
  return { from, to: from + size, slot: 1 };
}

// Tests of the states that the pictures of a search show.
import { layersAt, seatsOf } from "/watch/rows.js";
import { wayAt } from "/watch/way.js";
import { equal, tests } from "./steps.js";
import { allTraces, read } from "./traces.js";

/** @typedef {import("/watch/trace.js").Trace} Trace */

const rooms = [3, 5, 20]; // the numbers of states that fit into a row

// The marked way at the success and at the end of a search has every board of a shortest route,
// each in the layer of its distance, even if the program has not listed it.
tests.set("way", async () => {
  for (const { name, told } of await allTraces()) {
    const trace = read(told);
    for (const moment of new Set([trace.success, trace.last])) {
      if (moment < 0 || !trace.route.length) continue;
      const way = wayAt(trace, moment, -1);
      const boards = new Set(way.map(({ board }) => board));
      const missing = trace.route.filter(({ board }) => !boards.has(board));
      equal(missing, [], `${name} misses of the route`);
      for (const { number, half, distance, board } of way)
        checkPlace(trace, number, half, distance, board);
    }
  }
});

/** checkPlace checks that a state of the route is in its layer. */
function checkPlace({ states, route, header }, number, half, distance, board) {
  const i = route.findIndex((step) => step.board === board);
  equal(distance, header.backward[half] ? route.length - 1 - i : i, `${board} has the distance`);
  if (number < 0) return;
  equal(
    [states[number].board, states[number].half, states[number].distance],
    [board, half, distance],
  );
}

// A row shows each state once, in order, and as many states as fit. It shows the state in focus
// and the states of the way, however long the row is.
tests.set("rows", async () => {
  for (const { told } of await allTraces()) {
    const trace = read(told);
    for (let moment = 0; moment <= trace.last; moment += 1 + Math.floor(trace.last / 50)) {
      checkRows(trace, moment);
    }
    checkRows(trace, trace.last);
  }
});

/** @param {Trace} trace */
function checkRows(trace, moment) {
  const way = wayAt(trace, moment, -1);
  for (const half of trace.header.halves === 2 ? [0, 1] : [0]) {
    const onWay = way.filter((state) => state.half === half);
    for (const layer of layersAt(trace, half, moment)) {
      const looked = lookedAt(trace, moment, half, layer);
      const must = [...onWay, ...looked];
      const inRow = must.filter((s) => s?.distance === layer.distance && s.half === half);
      for (const room of rooms) {
        const seats = seatsOf(layer, room, onWay, looked);
        checkSeats(seats, room);
        const count = new Set([...layer.states, ...inRow]).size;
        equal(seats.length, Math.min(room, count), "boards in a row:");
        const boards = seats.map(({ board }) => board);
        equal(
          inRow.filter(({ board }) => !boards.includes(board)),
          [],
          `${moment}: a row misses`,
        );
      }
    }
  }
}

/** lookedAt returns the states in focus in the picture of a layer, at most two per layer. */
function lookedAt({ moments, states }, moment, half, layer) {
  const { at, to } = moments[moment];
  const taken = states[at];
  const isGrowing = taken?.half === half && taken.distance + 1 === layer.distance;
  return [taken, isGrowing ? layer.states.at(-1) : undefined, states[to]];
}

function checkSeats(seats, room) {
  equal(seats.length <= room, true, "the states fit:");
  const numbers = seats.map(({ number }) => number);
  const listed = numbers.filter((number) => number >= 0);
  equal(
    listed,
    listed.toSorted((a, b) => a - b),
    "the states are in order",
  );
  equal(new Set(listed).size, listed.length, "different states");
}

// The way in the picture: to the state that the reader chose or, where the search ends, from the
// start to the goal. The picture draws the latter step by step, back from its end.
import { isAsked, isOnce, moment, player, shown, theTrace } from "./shown.js";

const backStep = 60; // milliseconds for each step
const still = matchMedia("(prefers-reduced-motion: reduce)");

let drawn = Infinity; // how many of its states are drawn
let timer = 0;
let before = -1; // the moment that was shown last

/** theWay returns the states of the way. */
function theWay() {
  if (shown.chosen >= 0) {
    return theTrace().wayTo(shown.chosen);
  }
  const { kind, at, to } = moment();
  if (kind === "end" && isOnce()) {
    const asked = theTrace().states.findIndex((_, number) => isAsked(number));
    return asked < 0 ? [] : theTrace().wayTo(asked);
  }
  return kind === "goal" || kind === "meet" ? theTrace().through(to >= 0 ? to : at) : [];
}

/** drawnWay returns the part of the way drawn so far. */
export function drawnWay() {
  const way = theWay();
  return way.slice(Math.max(0, way.length - drawn));
}

/**
 * beginWay begins to draw the way of another moment.
 * @param {() => void} draw draws the picture
 */
export function beginWay(draw) {
  if (before !== player.at || shown.chosen >= 0) {
    clearTimeout(timer);
    drawn = Infinity;
  }
  if (before !== player.at && shown.chosen < 0 && theWay().length && !still.matches) {
    drawn = 1;
    drawBack(draw);
  }
  before = player.at;
}

/** @param {() => void} draw */
function drawBack(draw) {
  timer = window.setTimeout(() => {
    drawn++;
    draw();
    if (drawn < theWay().length) {
      drawBack(draw);
    }
  }, backStep);
}

// The time of a search: which moment is shown, and how it changes, by hand or while it plays. At
// normal speed, a whole search plays in 20 to 40 seconds, however many moments it has. The first
// steps play one by one, and then each layer takes the same time.

const step = 1; // seconds for which a single step is shown
const singleSteps = 10; // steps that a search plays first, one by one
const others = 18; // seconds for all steps after them
const reading = 2.5; // seconds for a moment that is explained; no other moment takes so long
const slowStep = 1.5;
const slowReading = 10; // about the time it takes to read two sentences of 25 words
const faster = 4; // how much faster "fast" is than "normal"
const longestFrame = 0.1; // the most seconds that a frame counts, since the page may have slept

/** @typedef {"slow" | "normal" | "fast"} Speed */

/** @typedef {import("./trace.js").Trace} Trace */

/**
 * pace sets how long the moments in a range are shown at normal speed. Each layer takes the same
 * time, or less if it has few steps.
 * @param {number[]} seconds by moment
 * @param {number[]} begins the moments at which a layer begins
 * @param {number} from
 * @param {number} to
 */
function pace(seconds, begins, from, to) {
  const inside = begins.filter((begin) => begin > from && begin < to);
  const edges = [from, ...inside, to];
  const most = others / (edges.length - 1);
  for (const [i, edge] of edges.slice(1).entries()) {
    seconds.fill(Math.min(step, most / (edge - edges[i])), edges[i], edge);
  }
}

/**
 * timing returns how long each moment is shown at normal speed.
 * @param {Trace} trace
 * @param {Iterable<number>} explained the moments that are explained
 */
function timing({ moments, begins, success, last }, explained) {
  const seconds = moments.map(() => step);
  const stop = success < 0 ? last : success;
  if (stop > singleSteps) pace(seconds, begins, singleSteps, stop);
  if (stop < last) pace(seconds, begins, stop + 1, last);
  for (const moment of explained) {
    seconds[moment] = reading;
  }
  return seconds;
}

export class Player {
  at = 0;
  last = 0;
  /** @type {Speed} */
  speed = "normal";
  onShow = () => {}; // shows the moment, and whether it plays

  stop = -1; // a moment at which playing stops once, or -1
  timer = 0;
  before = 0; // the time of the last frame
  due = 0; // seconds for which the moment has been shown
  seconds = /** @type {number[]} */ ([]); // by moment, for which it is shown at normal speed

  get playing() {
    return this.timer !== 0;
  }

  /**
   * load starts over with the moments of a trace.
   * @param {Trace} trace
   * @param {number} at
   * @param {Iterable<number>} explained the moments that are explained
   */
  load(trace, at, explained) {
    this.halt();
    this.extend(trace, explained);
    this.at = Math.max(0, Math.min(at, this.last));
  }

  /**
   * extend continues with the moments of a trace that now has more moments. If the last moment was
   * on the page, the new last moment takes its place.
   * @param {Trace} trace
   * @param {Iterable<number>} explained
   */
  extend(trace, explained) {
    this.seconds = timing(trace, explained);
    if (this.at === this.last) this.at = trace.last;
    this.last = trace.last;
    this.stop = trace.success;
  }

  /** @param {number} moment */
  go(moment) {
    this.halt();
    this.at = Math.max(0, Math.min(moment, this.last));
    this.onShow();
  }

  toggle() {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at === this.last) this.at = 0;
    this.due = this.shownFor(this.at); // the next moment comes at once
    this.before = performance.now();
    this.next();
    this.onShow();
  }

  /** pause stops playing and shows the moment as paused. */
  pause() {
    if (this.playing) {
      this.halt();
      this.onShow();
    }
  }

  halt() {
    cancelAnimationFrame(this.timer);
    this.timer = 0;
  }

  next() {
    this.timer = requestAnimationFrame((time) => this.tick(time));
  }

  /** @param {number} moment */
  shownFor(moment) {
    const seconds = this.seconds[moment];
    if (this.speed === "slow") {
      return seconds === reading ? slowReading : Math.max(slowStep, seconds);
    }
    return this.speed === "fast" ? seconds / faster : seconds;
  }

  /** @param {number} time */
  tick(time) {
    this.due += Math.min(Math.max(0, time - this.before) / 1000, longestFrame);
    this.before = time;
    const from = this.at;
    const limit = from < this.stop ? this.stop : this.last;
    while (this.at < limit && this.due >= this.shownFor(this.at)) {
      this.due -= this.shownFor(this.at);
      this.at++;
    }
    if (this.at === limit) this.halt();
    else this.next();
    if (this.at !== from) this.onShow();
  }
}

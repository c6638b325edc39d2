// The time of a search: which moment is shown, and how it changes, by hand or while it plays.

/** Moments per second. */
export const speeds = { slow: 1, normal: 2, fast: 20, fastest: 240 };

/** @typedef {keyof typeof speeds} Speed */

export class Player {
  at = 0;
  last = 0;
  stop = -1; // a moment at which playing stops once, or -1
  /** @type {Speed} */
  speed = "normal";
  timer = 0;
  before = 0; // when the last moment was shown
  due = 0; // the part of the next moment that is due
  hold = 1; // how many times longer than usual the moment is shown

  show = () => {}; // shows the moment

  get playing() {
    return this.timer !== 0;
  }

  /**
   * load begins anew with other moments.
   * @param {number} last the last of them
   * @param {number} stop
   * @param {number} at
   */
  load(last, stop, at) {
    this.pause();
    this.last = last;
    this.stop = stop;
    this.at = Math.max(0, Math.min(at, last));
  }

  /** @param {number} moment */
  go(moment) {
    this.pause();
    this.at = Math.max(0, Math.min(moment, this.last));
    this.show();
  }

  toggle() {
    if (this.playing) {
      this.pause();
      this.show();
      return;
    }
    if (this.at === this.last) {
      this.at = 0;
    }
    this.before = performance.now();
    this.due = 1; // the first moment comes at once
    this.timer = requestAnimationFrame((time) => this.tick(time));
  }

  pause() {
    cancelAnimationFrame(this.timer);
    this.timer = 0;
  }

  /** @param {number} time */
  tick(time) {
    const passed = Math.max(0, time - this.before) / 1000;
    this.before = time;
    this.due += (Math.min(passed, 0.1) * speeds[this.speed]) / this.hold;
    const steps = Math.floor(this.due);
    this.timer = requestAnimationFrame((next) => this.tick(next));
    if (steps === 0) {
      return;
    }
    this.due -= steps;
    const limit = this.at < this.stop ? this.stop : this.last;
    this.at = Math.min(this.at + steps, limit);
    if (this.at === limit) {
      this.pause();
    }
    this.show();
  }
}

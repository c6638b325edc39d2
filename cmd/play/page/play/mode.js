// The use of the board: playing, editing, or showing a run, which moves by itself (replay.js).
import { Latest } from "../core/latest.js";

const runs = new Latest();

export const mode = {
  editing: false,
  replaying: false,

  /** replay begins a run. It returns a function that reports whether the run continues. */
  replay() {
    mode.replaying = true;
    return runs.begin();
  },

  /** stop ends the current run, if any, and reports whether there was a run. */
  stop() {
    const was = mode.replaying;
    mode.replaying = false;
    runs.end();
    return was;
  },
};

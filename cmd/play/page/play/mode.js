// What the board is used for: playing, editing, or showing what moves by itself (replay.js).
import { Latest } from "../core/latest.js";

const runs = new Latest();

export const mode = {
  editing: false,
  replaying: false,

  /** replay begins a run. It returns a function that reports whether the run goes on. */
  replay() {
    mode.replaying = true;
    return runs.begin();
  },

  /** stop ends the run, if there is one, and reports whether there was. */
  stop() {
    const was = mode.replaying;
    mode.replaying = false;
    runs.end();
    return was;
  },
};

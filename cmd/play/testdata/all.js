// All tests, in the order in which they run.
import "./address.js";
import "./traces.js";
import "./say.js";
import "./pace.js";
import "./rows.js";
import "./load.js";
import "./play.js";
import "./page.js";
import "./broken.js";
import "./place.js";
import "./check.js";
import "./random.js";
import "./watch.js";
export { tests } from "./steps.js";

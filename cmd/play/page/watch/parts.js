// The elements of the view: on the left the large board, the sentence, the controls, the queues and
// the loop, on the right the picture with its legend and the steps of the ghosts, and below them
// the graph that shows why layers are whole.
import { $, element } from "../core/texts.js";
import { player } from "./shown.js";
import { speeds } from "./player.js";
import { w } from "./texts.js";
import { wholeLayers } from "./whole.js";

/**
 * What the controls do.
 * @typedef {object} Acts
 * @property {() => void} toggle plays or pauses
 * @property {(moment: number) => void} go shows a moment
 * @property {() => void} nextLayer
 * @property {() => void} searchFromHere
 * @property {(name: string) => void} choose chooses a search
 */

/**
 * box makes a part with an id.
 * @param {string} id
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
const box = (id, ...children) => element("div", { id }, ...children);

/**
 * @param {string} id
 * @param {string} text
 * @param {() => void} onclick
 */
const button = (id, text, onclick) => element("button", { id, onclick }, text);

const board = box("watch-board"); // stays when the language changes

/**
 * makeParts makes the parts in the current language.
 * @param {Acts} acts
 */
export function makeParts(acts) {
  const note = element("p", { id: "watch-note", className: "small" });
  const here = button("watch-here", w("here"), acts.searchFromHere);
  here.hidden = true; // until there is a state
  const large = box("watch-large", board, note);
  const what = element("strong", { id: "watch-what" });
  const said = element(
    "p",
    { id: "watch-said", tabIndex: 0 },
    what,
    " ",
    element("span", { id: "watch-why" }),
  );
  const queues = box("watch-queues", queue(0), queue(1));
  const dock = box("watch-dock", large, said, controls(acts), here);
  const side = box("watch-side", dock, queues, code());
  $("watch-parts").replaceChildren(side, picture(acts));
  $("watch-whole").replaceChildren(wholeLayers());
}

/** @param {Acts} acts */
function controls({ toggle, go, nextLayer }) {
  const slider = element("input", { id: "events", type: "range", min: "0" });
  slider.ariaLabel = w("events");
  slider.oninput = () => go(Number(slider.value));
  const speed = element("select", { id: "watch-speed", ariaLabel: w("speed") });
  speed.append(...Object.keys(speeds).map((name) => new Option(w(name), name)));
  speed.value = player.speed;
  speed.onchange = () => {
    player.speed = /** @type {import("./player.js").Speed} */ (speed.value);
  };
  const play = button("watch-play", w("play"), toggle);
  play.className = "primary";
  const back = button("watch-back", "◀︎", () => go(player.at - 1));
  back.ariaLabel = w("back");
  const forward = button("watch-forward", "▶︎", () => go(player.at + 1));
  forward.ariaLabel = w("forward");
  const layer = button("watch-layer", w("layer"), nextLayer);
  layer.title = w("layerHow");
  return box(
    "watch-controls",
    box("watch-time", slider, element("output", { id: "watch-at" }), speed),
    box("watch-buttons", play, back, forward, layer),
  );
}

/** @param {number} end */
const queue = (end) => box(`watch-queue-${end}`, element("h2", {}), element("canvas", {}));

function code() {
  const made = element("details", { id: "watch-code", open: true });
  made.append(
    element("summary", {}, w("code")),
    box(
      "watch-lines",
      element("pre", { id: "watch-loop", tabIndex: 0, role: "group", ariaLabel: w("code") }),
    ),
  );
  return made;
}

/** @param {Acts} acts */
function picture({ choose }) {
  const select = element("select", { id: "watch-mode", ariaLabel: w("mode") });
  select.onchange = () => choose(select.value);
  const found = element("p", { id: "watch-found", className: "small" });
  const trace = element("div", { id: "trace", role: "group", ariaLabel: w("trace") });
  const glass = box("watch-glass", element("canvas", {}));
  glass.hidden = true;
  const head = box("watch-head", legend(), box("watch-chosen", found, select));
  const steps = element("div", { id: "watch-steps", role: "group", ariaLabel: w("mazeSteps") });
  steps.tabIndex = 0; // it scrolls
  return box("watch-picture", head, steps, box("watch-scroll", trace), glass);
}

function legend() {
  const names = ["unseen", "queue", "current", "done", "target", "met"];
  const marks = (/** @type {string} */ name) =>
    name === "queue" || name === "done" ? [`${name} from-start`, `${name} from-goal`] : [name];
  const items = names.map((name) => {
    const all = marks(name).map((mark) => element("i", { className: `watch-${mark}` }));
    return element("span", {}, ...all, w(name));
  });
  return element("p", { id: "watch-legend", className: "small" }, ...items);
}

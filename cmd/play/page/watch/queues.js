// The queues of the search, front first, its counts, and the charts that compare two searches with
// one.
import { $, element } from "../core/texts.js";
import { drawQueue } from "./picture.js";
import { moment, player, shown, theTrace } from "./shown.js";
import { w } from "./texts.js";

const manyBars = 12; // in a chart, above which their numbers are written upwards

let drawn = ["", ""]; // the queues on the page
let room = 0; // the width of a queue in pixels, or 0 if it is to be measured

/** forgetQueues has the queues drawn anew, in another size or colour. */
export function forgetQueues() {
  drawn = ["", ""];
  room = 0;
}

/** showQueues shows the queues of the moment, and how many states have been found. */
export function showQueues() {
  const trace = theTrace();
  const ends = trace.both ? [0, 1] : [trace.states[0].end];
  for (const end of [0, 1]) {
    $(`watch-queue-${end}`).hidden = !ends.includes(end);
    if (ends.includes(end)) {
      showQueue(end);
    }
  }
  const { found } = moment();
  $("watch-found").textContent = w("counts", (found[0] + found[1]).toLocaleString("en"));
}

/** @param {number} end */
function showQueue(end) {
  const trace = theTrace();
  const queue = trace.queueAt(end, player.at);
  const key = `${queue[0]} ${queue[queue.length - 1]} ${queue.length}`;
  if (drawn[end] === key) {
    return;
  }
  drawn[end] = key;
  const strip = $(`watch-queue-${end}`);
  const title = trace.both ? w(end === 0 ? "frontStart" : "frontGoal") : w("front");
  const [label, canvas] = /** @type {[HTMLElement, HTMLCanvasElement]} */ ([...strip.children]);
  label.textContent = w("many", title, queue.length.toLocaleString("en"));
  room ||= strip.clientWidth;
  drawQueue(canvas, queue, room);
}

/**
 * showCompared compares a search from both ends with the plain one, if it visits fewer states: how
 * many each visits, and in which layers.
 * @param {import("./words.js").Known | null} known
 */
export function showCompared(known) {
  const host = $("watch-compared");
  const { plain = 0, total = 0, plainSizes = [], layers = [] } = known ?? {};
  host.hidden = total >= plain || !shown.used.way.both;
  if (host.hidden) {
    return;
  }
  const of = (/** @type {number} */ end) =>
    layers.filter((layer) => layer.end === end).map(({ size }) => size);
  const plainTitle = w("many", w("plain"), plain.toLocaleString("en"));
  const beyond = plainSizes.length >= layers.length; // the goal is in layer layers.length - 2
  const most = Math.max(...plainSizes, ...layers.map(({ size }) => size));
  host.replaceChildren(
    element("h2", {}, w("compare")),
    chart(w("many", w(shown.used.name), total.toLocaleString("en")), most, of(0), of(1).reverse()),
    chart(beyond ? w("oneMore", plainTitle) : plainTitle, most, plainSizes, []),
  );
}

/**
 * chart draws the sizes of layers as bars: those from the start, and those from the goal.
 * @param {string} title
 * @param {number} most the largest size in any chart
 * @param {number[]} start
 * @param {number[]} goal
 */
function chart(title, most, start, goal) {
  const bars = [start, goal].flatMap((sizes, end) =>
    sizes.map((size) => {
      const bar = element("i", {}, element("span", {}, size.toLocaleString("en")));
      bar.className = end ? "goal" : "";
      bar.style.height = `${Math.max(2, (100 * size) / most)}%`;
      return bar;
    }),
  );
  const picture = element("div", { className: "bars", ariaHidden: "true" }, ...bars);
  picture.classList.toggle("many", bars.length > manyBars);
  return element("div", {}, picture, element("p", {}, title, ...(goal.length ? ends() : [])));
}

/** ends names the search of each colour. */
function ends() {
  return ["barStart", "barGoal"].map((name) => {
    const colour = element("i", { className: name });
    return element("span", { className: "bar-end" }, colour, w(name));
  });
}

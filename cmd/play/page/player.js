// The pictures that the programs draw, and going through them step by step: each step of a picture
// has a time, to which all its animations are set.
import { $, t } from "./texts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

// Picture is one with a slider and a play button. The kind of picture says with which step it
// begins (first), the times of the steps, the name of each, and whether it has a stage, which alone
// is shown where the sheet of small boards beside it has no room.
class Picture {
  constructor(host, slider, button, output, kind) {
    Object.assign(this, { host, slider, button, output, kind, frame: 0, source: "" });
    slider.oninput = () => this.go(+slider.value);
    button.onclick = () => this.frame ? this.stop() : this.play();
  }

  // show puts a picture into the page, with ids that nothing else here has. Its animations do not
  // run, so that who asks for reduced motion can have them, too, step by step. It is printed light.
  show(svg) {
    this.stop();
    this.source = svg;
    this.host.innerHTML = svg.replace("(prefers-reduced-motion:no-preference)", "all")
      .replace("(prefers-color-scheme:dark)", "screen and (prefers-color-scheme:dark)")
      .replace(/( id="|href="#|url\(#)/g, `$1${this.host.id}-`);
    this.svg = this.host.firstElementChild;
    this.host.closest("section").hidden = !this.svg;
    this.animations = this.svg ? this.svg.getAnimations({ subtree: true }) : [];
    for (const a of this.animations) a.pause();
    this.at = this.animations.length ? this.kind.times(this) : [0];
    this.slider.max = this.at.length - 1;
    this.slider.parentElement.hidden = this.at.length < 2;
    this.fit();
    this.set(this.kind.last ? this.at[this.at.length - 1] : this.at[0]);
    this.host.scrollLeft = 0;
  }

  set(time) {
    this.time = time;
    for (const a of this.animations) a.currentTime = time;
    this.slider.value = Math.max(0, this.at.filter(at => at <= time).length - 1);
    const { host, slider } = this, hidden = host.scrollWidth - host.clientWidth;
    host.scrollLeft = hidden * slider.value / slider.max; // to where the picture grows
    slider.ariaValueText = this.output.textContent = this.kind.name(this, +slider.value);
    this.kind.shown?.(+slider.value);
  }

  go(step) {
    this.stop();
    this.set(this.at[Math.max(0, Math.min(step, this.at.length - 1))]);
  }

  // play runs to a step, by default the last one; from there it begins anew.
  play(step = this.at.length - 1) {
    if (this.time >= this.at[step]) this.set(this.at[0]);
    let before = performance.now(), time = this.time;
    const tick = now => {
      // The first frame may have begun before the key was pressed.
      time = Math.min(time + Math.max(0, now - before) * $("speed").value, this.at[step]);
      before = now;
      this.set(still.matches ? this.at.filter(at => at <= time).pop() : time);
      this.next(time < this.at[step] ? tick : null);
    };
    this.next(tick);
  }

  // move goes a step back, or a step forward as when playing. What is on its way counts as there.
  move(by) {
    const glide = !still.matches, here = +this.slider.value + (glide && this.frame ? 1 : 0);
    const step = here + by;
    if (!(step in this.at)) return;
    this.go(glide && by > 0 ? here : step);
    if (glide && by > 0) this.play(step);
  }

  stop() { this.next(null); }

  next(tick) {
    cancelAnimationFrame(this.frame);
    this.frame = tick ? requestAnimationFrame(tick) : 0;
    this.button.ariaPressed = !!tick;
    this.button.textContent = tick ? "❚❚" : "▶︎";
  }

  // fit shows the stage of a route without the sheet beside it, where both together are too wide.
  // The note stands below the picture there, and is not scaled or scrolled with it.
  fit() {
    const { host, svg } = this, below = host.nextElementSibling;
    if (!svg) return void (below.textContent = "");
    svg.dataset.box ||= svg.getAttribute("viewBox");
    let [x, y, width, height] = svg.dataset.box.split(" ").map(Number);
    const notes = [...svg.querySelectorAll(".note")], narrow = host.clientWidth < width;
    if (narrow && notes.length) height = notes[0].parentElement.getAttribute("y") - y;
    const stage = svg.querySelector("svg");
    if (narrow && stage && this.kind.stage) {
      width = stage.getAttribute("width") - x + 2;
      height = stage.getAttribute("height") - y + 2;
    }
    const shape = Object.entries({ viewBox: [x, y, width, height].join(" "), width, height });
    for (const [name, value] of shape) svg.setAttribute(name, value);
    below.textContent = narrow ? this.note() : "";
  }

  note() {
    const lines = this.svg ? [...this.svg.querySelectorAll(".note")] : [];
    return lines.map(line => line.textContent).join(" ");
  }

  // still returns the picture at the step that is shown, as a file of its own.
  still() {
    const stop = `*{animation-delay:-${this.time}ms!important;animation-play-state:paused` +
      "!important}</style>";
    return this.source.replace("(prefers-reduced-motion:no-preference)", "all")
      .replace("</style>", stop);
  }
}

const duration = animation => animation.effect.getComputedTiming().duration;
const captions = picture => [...picture.svg.querySelectorAll(".frame > text")];

// On the stage, what moves arrives when the time of its board ends.
export const route = new Picture($("route"), $("step"), $("play"), $("caption"), {
  stage: true,
  times({ animations, svg }) {
    const stage = animations.find(a => a.animationName === "play");
    const board = duration(stage) * stage.effect.getKeyframes()[1].computedOffset;
    return [...svg.querySelectorAll(".frame")].map((_, i) => (i + 1) * board - 1);
  },
  name: (picture, step) => picture.svg ? captions(picture)[step]?.textContent ?? "" : "",
  shown(step) {
    const buttons = $("steps").children;
    for (const b of buttons) b.ariaCurrent = b === buttons[step] ? "step" : null;
    const { offsetTop, offsetHeight } = buttons[step] || $("steps");
    $("steps").scrollTop = offsetTop - $("steps").offsetTop - offsetHeight;
  },
});

// showRoute shows a route with the list of its steps.
export function showRoute(svg) {
  $("steps").replaceChildren();
  route.show(svg);
  if (route.at.length < 2) return;
  $("steps").append(...captions(route).map((caption, step) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: caption.textContent });
    button.onclick = () => route.go(step);
    return button;
  }));
  route.kind.shown(0);
}

// A click on a small board of the sheet shows that one.
$("route").onclick = e => {
  const sheet = route.svg?.querySelector("g[transform*=scale]");
  if (!sheet) return;
  const at = new DOMPoint(e.clientX, e.clientY).matrixTransform(sheet.getScreenCTM().inverse());
  const { width, height } = route.svg.querySelector("rect.playing").getBBox();
  const step = [...route.svg.querySelectorAll(".frame")].findIndex(frame => {
    const [x, y] = frame.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
    return at.x >= x && at.x < x + width && at.y >= y - height / 8 && at.y < y + height * 7 / 8;
  });
  if (step >= 0) route.go(step);
};

// A chart grows in the second half of its time, to the end of it, where the last layer comes.
export const map = new Picture($("map"), $("layer"), $("grow"), $("depth"), {
  last: true,
  times({ animations }) {
    const half = duration(animations[0]) / 2;
    const last = Math.max(...animations.map(a => +a.animationName.slice(1)));
    const part = layer => Math.min((layer + .5) / last, 1);
    return Array.from({ length: last + 1 }, (_, layer) => half + half * part(layer));
  },
  name: (picture, layer) => picture.svg ? t("layer", layer) : "",
});

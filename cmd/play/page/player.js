// The pictures that the programs draw, and going through them: each step of a picture has a time,
// to which all its animations are set.
import { $, element, language, t } from "./texts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

// Picture is one with a slider and a play button. Its kind says what the times and the names of its
// steps are, whether it begins with the last one, and what else is to be done at a step.
class Picture {
  constructor(host, slider, button, output, kind) {
    Object.assign(this, { host, slider, button, output, kind, source: "", ticking: 0 });
    slider.oninput = () => this.go(+slider.value);
    button.onclick = () => (this.ticking ? this.stop() : this.play());
  }

  // show puts a picture into the page, with ids that nothing else here has. Its animations do not
  // run, so that who asks for reduced motion can have them, too, step by step. It is printed light.
  show(svg) {
    this.stop();
    this.source = svg.replace("(prefers-reduced-motion:no-preference)", "all");
    this.host.innerHTML = this.source
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
    this.set(this.at[this.kind.last ? this.at.length - 1 : 0]);
  }

  set(time) {
    this.time = time;
    for (const a of this.animations) a.currentTime = time;
    const step = Math.max(0, this.at.filter((at) => at <= time).length - 1);
    this.slider.value = step;
    this.output.textContent = this.svg ? this.kind.name(this, step) : "";
    this.slider.ariaValueText = this.output.textContent;
    this.kind.shown?.(step);
  }

  go(step) {
    this.stop();
    if (step in this.at) this.set(this.at[step]);
  }

  // play runs to a step, by default the last one; from there it begins anew.
  play(step = this.at.length - 1) {
    if (this.time >= this.at[step]) this.set(this.at[0]);
    let before = performance.now(),
      time = this.time;
    const tick = (now) => {
      // The first frame may have begun before the key was pressed.
      time = Math.min(time + Math.max(0, now - before) * $("speed").value, this.at[step]);
      before = now;
      this.set(still.matches ? this.at.filter((at) => at <= time).pop() : time);
      this.next(time < this.at[step] ? tick : null);
    };
    this.next(tick);
  }

  // move goes a step back, or a step forward as when playing. What is on its way counts as there.
  move(by) {
    const here = +this.slider.value + (this.ticking && !still.matches ? 1 : 0),
      glide = by > 0;
    if (!(here + by in this.at)) return;
    this.go(glide && !still.matches ? here : here + by);
    if (glide && !still.matches) this.play(here + by);
  }

  stop() {
    this.next(null);
  }
  next(tick) {
    cancelAnimationFrame(this.ticking);
    this.ticking = tick ? requestAnimationFrame(tick) : 0;
    this.button.ariaPressed = !!tick;
    this.button.textContent = tick ? "❚❚" : "▶︎";
  }

  note = () =>
    Array.from(this.host.querySelectorAll(".note"), (line) => line.textContent).join(
      language === "zh" ? "" : " ",
    );

  // fit shows the stage of a route without the sheet beside it, where both together are too wide.
  // The note stands below the picture there, and is not scaled with it.
  fit() {
    const { host, svg } = this;
    if (!svg) return;
    svg.dataset.box ||= svg.getAttribute("viewBox");
    let [x, y, width, height] = svg.dataset.box.split(" ").map(Number);
    const note = svg.querySelector(".note"),
      narrow = host.clientWidth < width;
    if (narrow && note) height = note.parentElement.getAttribute("y") - y;
    const stage = narrow && this.kind.stage && svg.querySelector("svg");
    if (stage) [width, height] = [stage.width.baseVal.value - x, stage.height.baseVal.value - y];
    const shape = Object.entries({ viewBox: [x, y, width, height].join(" "), width, height });
    for (const [name, value] of shape) svg.setAttribute(name, value);
    host.nextElementSibling.textContent = narrow ? this.note() : "";
  }

  // frozen returns the picture at the step that is shown, as a file of its own.
  frozen() {
    const rule = `animation-delay:-${this.time}ms!important;animation-play-state:paused!important`;
    return this.source.replace("</style>", `*{${rule}}</style>`);
  }
}

const duration = (animation) => animation.effect.getComputedTiming().duration;
const frames = ({ svg }) => [...svg.querySelectorAll(".frame")];

// On the stage, what moves arrives when the time of its board ends.
export const route = new Picture($("route"), $("step"), $("play"), $("caption"), {
  stage: true,
  times(picture) {
    const stage = picture.animations.find((a) => a.animationName === "play");
    const board = duration(stage) * stage.effect.getKeyframes()[1].computedOffset;
    return frames(picture).map((_, i) => (i + 1) * board - 1);
  },
  name: (picture, step) => frames(picture)[step].textContent,
  shown(step) {
    const buttons = [...$("steps").children];
    for (const [i, b] of buttons.entries()) {
      // of all, Tab finds one
      [b.ariaCurrent, b.tabIndex] = i === step ? ["step", 0] : [null, -1];
    }
    if (step) $("steps").scrollTop = buttons[step].offsetTop - $("steps").offsetTop - 30;
  },
});

// A click on the sheet of small boards goes to the last that begins left of it and above.
$("route").onclick = ({ target, x, y }) => {
  if (!target.matches("[href$=sheet]")) return;
  const at = new DOMPoint(x, y).matrixTransform(target.getScreenCTM().inverse());
  const corners = frames(route).map((frame) => frame.transform.baseVal[0].matrix);
  route.go(corners.findLastIndex(({ e, f }) => e <= at.x + 12 && f <= at.y + 45));
};

// showRoute shows a route with the list of its steps.
export function showRoute(svg) {
  $("steps").replaceChildren();
  route.show(svg);
  if (route.at.length < 2) return;
  $("steps").append(
    ...frames(route).map((frame, step) =>
      element("button", { onclick: () => route.go(step) }, frame.textContent),
    ),
  );
  route.go(0);
}

// askRoute shows the route, or hides it until it is asked for. What is hidden has no animations.
export function askRoute(asked) {
  [$("asked").hidden, $("ask").ariaPressed] = [!asked, asked];
  showRoute(route.source);
}

// A map grows in the second half of its time, to the end of it, where the last layer comes.
export const map = new Picture($("map"), $("layer"), $("grow"), $("depth"), {
  last: true,
  times({ animations }) {
    const half = duration(animations[0]) / 2;
    const last = Math.max(...animations.map((a) => +a.animationName.slice(1)));
    return Array.from({ length: last + 1 }, (_, i) => half * (1 + Math.min((i + 0.5) / last, 1)));
  },
  name: (_, layer) => t("layer", layer),
});

// The picture of a route that a program draws, and the controls to step through it. Each step has a
// time. To show a step, all animations of the picture are set to its time.
import { $, element, language, t } from "../core/texts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Picture {
  source = ""; // as the program draws it
  /** @type {SVGSVGElement | null} */
  svg = null;
  /** @type {Animation[]} */
  animations = [];
  at = [0]; // the time of each step
  time = 0;
  ticking = 0; // the next frame while it plays
  host = $("route");
  slider = $("step", HTMLInputElement);
  button = $("play", HTMLButtonElement);
  output = $("caption");

  constructor() {
    this.slider.oninput = () => this.go(Number(this.slider.value));
    this.button.onclick = () => (this.ticking ? this.stop() : this.play());
  }

  /**
   * show puts a picture into the page. A prefix keeps its ids apart from the ids of other pictures.
   * Because its animations never run by themselves, readers who prefer reduced motion get them too.
   * A print has the light colours.
   * @param {string} source
   */
  show(source) {
    this.stop();
    this.source = source.replace("(prefers-reduced-motion:no-preference)", "all");
    this.host.innerHTML = this.source
      .replace("(prefers-color-scheme:dark)", "screen and (prefers-color-scheme:dark)")
      .replace(/( id="|href="#|url\(#)/g, `$1${this.host.id}-`);
    this.svg = this.host.querySelector("svg");
    this.animations = this.svg ? this.svg.getAnimations({ subtree: true }) : [];
    for (const animation of this.animations) {
      animation.pause();
    }
    this.at = this.animations.length ? timesOf(this) : [0];
    this.slider.max = String(this.at.length - 1);
    const player = this.slider.closest(".player");
    player?.toggleAttribute("hidden", this.at.length < 2);
    this.fit();
    this.set(this.at[0]);
  }

  /** @param {number} time */
  set(time) {
    this.time = time;
    for (const animation of this.animations) {
      animation.currentTime = time;
    }
    const step = this.at.findIndex((end) => end >= time); // the caption changes as a move begins
    this.slider.value = String(step);
    this.output.textContent = frames(this)[step]?.textContent ?? "";
    this.slider.ariaValueText = this.output.textContent;
    markStep(step);
  }

  /** @param {number} step */
  go(step) {
    this.stop();
    if (step in this.at) {
      this.set(this.at[step]);
    }
  }

  /** play runs to a step, by default the last one. If it is there already, it starts over. */
  play(step = this.at.length - 1) {
    if (this.time >= this.at[step]) {
      this.set(this.at[0]);
    }
    let before = performance.now();
    let time = this.time;
    const tick = (/** @type {number} */ now) => {
      // The first frame may have begun before the key press.
      const passed = Math.max(0, now - before) * Number($("speed", HTMLSelectElement).value);
      time = Math.min(time + passed, this.at[step]);
      before = now;
      const steps = this.at.filter((at) => at <= time);
      this.set(still.matches ? steps[steps.length - 1] : time);
      this.next(time < this.at[step] ? tick : null);
    };
    this.next(tick);
  }

  /**
   * move goes a step back, or plays one step forward. A step that is being played counts as done.
   * @param {number} by
   */
  move(by) {
    const here = Number(this.slider.value);
    if (!(here + by in this.at)) {
      return;
    }
    if (by < 0 || still.matches) {
      this.go(here + by);
      return;
    }
    this.go(here);
    this.play(here + by);
  }

  stop() {
    this.next(null);
  }

  /** @param {FrameRequestCallback | null} tick */
  next(tick) {
    cancelAnimationFrame(this.ticking);
    this.ticking = tick ? requestAnimationFrame(tick) : 0;
    this.button.ariaPressed = String(tick !== null);
    this.button.textContent = tick ? "❚❚" : "▶︎";
  }

  /** note returns the note of the picture on one line. */
  note() {
    const lines = Array.from(this.host.querySelectorAll(".note"), (line) => line.textContent);
    return lines.join(language === "zh" ? "" : " ");
  }

  /**
   * fit shows only the stage of a route if the sheet beside it makes the picture too wide. It then
   * puts the note below the picture, where it keeps its size.
   */
  fit() {
    const { host, svg } = this;
    if (!svg) {
      return;
    }
    svg.dataset.box ??= svg.getAttribute("viewBox") ?? "";
    const [x, y, width, height] = svg.dataset.box.split(" ").map(Number);
    const stage = svg.querySelector("svg");
    const isNarrow = stage !== null && host.clientWidth < width;
    const size = isNarrow
      ? { width: stage.width.baseVal.value - x, height: stage.height.baseVal.value - y }
      : { width, height };
    svg.setAttribute("viewBox", [x, y, size.width, size.height].join(" "));
    svg.setAttribute("width", String(size.width));
    svg.setAttribute("height", String(size.height));
    if (host.nextElementSibling) {
      host.nextElementSibling.textContent = isNarrow ? this.note() : "";
    }
  }

  /** frozen returns an SVG file of the current step. */
  frozen() {
    const rule = `animation-delay:-${this.time}ms!important;animation-play-state:paused!important`;
    return this.source.replace("</style>", `*{${rule}}</style>`);
  }
}

/** @param {Animation} animation */
const duration = (animation) => Number(animation.effect?.getComputedTiming().duration);

/** @param {Animation} animation */
const nameOf = (animation) => (animation instanceof CSSAnimation ? animation.animationName : "");

/**
 * frames returns the boards of a route.
 * @param {Picture} picture
 * @returns {SVGGraphicsElement[]}
 */
const frames = ({ svg }) => (svg ? [...svg.querySelectorAll(".frame")].filter(isGraphics) : []);

/**
 * @param {Element} e
 * @returns {e is SVGGraphicsElement}
 */
const isGraphics = (e) => e instanceof SVGGraphicsElement;

/**
 * timesOf returns the times when the pieces have arrived on each board.
 * @param {Picture} picture
 */
function timesOf(picture) {
  const stage = picture.animations.find((animation) => nameOf(animation) === "play");
  if (!(stage?.effect instanceof KeyframeEffect)) {
    return [0];
  }
  const board = duration(stage) * stage.effect.getKeyframes()[1].computedOffset;
  return frames(picture).map((_, i) => (i + 1) * board - 1);
}

/**
 * markStep marks a step in the list of steps, and makes Tab go to it.
 * @param {number} step
 */
function markStep(step) {
  const list = $("steps");
  const buttons = /** @type {HTMLButtonElement[]} */ ([...list.children]);
  buttons.forEach((button, i) => {
    button.ariaCurrent = i === step ? "step" : null;
    button.tabIndex = i === step ? 0 : -1;
  });
  if (step in buttons) {
    list.scrollTop = buttons[step].offsetTop - list.offsetTop - 32;
  }
}

export const route = new Picture();

/**
 * pressed does what a key does on the route, and reports whether it does something.
 * @param {KeyboardEvent} e
 */
export function pressed({ target, key }) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const isOnButton = target instanceof Element && target.closest("button") !== null;
  if (by) route.move(by);
  else if (key === " " && !isOnButton) route.button.click();
  return by !== undefined || (key === " " && !isOnButton);
}

/**
 * clickSheet goes to the step of a small board: the last one that begins left of and above a click.
 * @param {MouseEvent} e
 */
function clickSheet({ target, x, y }) {
  if (!(target instanceof SVGGraphicsElement) || !target.matches("[href$=sheet]")) {
    return;
  }
  const place = new DOMPoint(x, y).matrixTransform(target.getScreenCTM()?.inverse());
  const corners = frames(route).map((frame) => frame.transform.baseVal[0].matrix);
  route.go(corners.findLastIndex(({ e, f }) => e <= place.x + 12 && f <= place.y + 45));
}
$("route").onclick = clickSheet;

/**
 * showRoute shows a route with the list of its steps.
 * @param {string} svg
 */
export function showRoute(svg) {
  $("steps").replaceChildren();
  $("routes").hidden = !svg; // first, because a hidden picture has no animations
  route.show(svg);
  $("routes").hidden = frames(route).length < 2; // no route, or no move
  if (route.at.length < 2) {
    return;
  }
  const buttons = frames(route).map((frame, step) =>
    element("button", { onclick: () => route.go(step) }, frame.textContent ?? ""),
  );
  $("steps").append(...buttons);
  route.go(0);
}

/**
 * askRoute shows or hides the route. It shows the picture again, because hiding ends its
 * animations.
 * @param {boolean} asked
 */
export function askRoute(asked) {
  $("asked").hidden = !asked;
  $("unasked").hidden = asked;
  $("ask").textContent = t(asked ? "hide" : "ask");
  showRoute(route.source);
}

let ticker = 0; // the timer that counts the seconds

/**
 * showWorking shows which run of the program is in progress and for how long. It shows nothing if
 * part is 0.
 * @param {number} part
 * @param {number} of
 */
export function showWorking(part, of) {
  const began = Date.now();
  const say = () => {
    const seconds = Math.floor((Date.now() - began) / 1000);
    $("progress").textContent = t("working", part, of, seconds);
  };
  clearInterval(ticker);
  $("working").hidden = part === 0;
  if (part) {
    say();
    ticker = window.setInterval(say, 1000);
  }
}

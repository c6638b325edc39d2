// A shortest route from the start of the case to its goal: the program finds it, and the reader steps
// through its boards.
import { openCanvas, readColours, Small } from "./small.js";
import { Latest } from "../core/latest.js";
import { current } from "../core/puzzles.js";
import { Stopped } from "../core/run.js";
import { $, element, isNew, language } from "../core/texts.js";

/** @typedef {{ board: string, move: string }} Step */

const delay = 300; // milliseconds for which a board is shown, at speed 1
const large = 320; // pixels across the board of the step
const small = 72; // pixels across the boards beside it
const dark = matchMedia("(prefers-color-scheme: dark)");

/**
 * ask asks the program something about the case on the page. The program gets only the text of this
 * case, so that a malformed case elsewhere in the input does not matter.
 * @param {...string} args
 */
function ask(...args) {
  const { puzzle, input } = current();
  return puzzle.program.slow.ask(args, input, language);
}

/**
 * askRoute asks for a shortest route, or the reason why there is none.
 * @returns {Promise<{ route: Step[], reason: string }>}
 */
export async function askRoute() {
  const { out, err } = await ask("-show", "-json");
  return out ? JSON.parse(out) : { route: [], reason: err };
}

class Route {
  /** @type {Step[]} */
  steps = [];
  /** @type {Small | undefined} */
  small;
  at = 0;
  timer = 0; // of the next step while it plays, or 0
  wanted = new Latest();
  box = $("routes", HTMLDetailsElement);
  slider = $("step", HTMLInputElement);

  constructor() {
    this.box.ontoggle = () => this.show();
    this.slider.oninput = () => this.go(Number(this.slider.value));
    $("play").onclick = () => this.toggle();
    $("back").onclick = () => this.go(this.at - 1);
    $("forward").onclick = () => this.go(this.at + 1);
    dark.onchange = () => this.draw();
  }

  /**
   * offer offers the route of a case, if it has one.
   * @param {boolean} exists
   */
  offer(exists) {
    this.box.hidden = !exists || !current().found;
  }

  /** show shows the route if it can be seen. It asks for it unless it is there already. */
  async show() {
    const { puzzle, found, input } = current();
    const isSeen = this.box.open && this.box.checkVisibility();
    if (!found || !isSeen || !isNew(this.box, puzzle.name, input)) return;
    const wanted = this.wanted.begin();
    this.stop();
    $("asked").classList.add("old");
    try {
      const { route } = await askRoute();
      if (!wanted()) return;
      this.steps = route;
      this.small = new Small(puzzle, found);
      this.at = 0;
      this.draw();
      $("asked").classList.remove("old");
    } catch (e) {
      if (wanted()) isNew(this.box); // so that the next time asks again
      if (!(e instanceof Stopped)) throw e;
    }
  }

  /** draw draws all boards. */
  draw() {
    const colours = readColours();
    const buttons = this.steps.map(({ board }, step) =>
      element(
        "button",
        { onclick: () => this.go(step) },
        this.small?.canvas(board, small, colours) ?? "",
        this.name(step),
      ),
    );
    $("steps").replaceChildren(...buttons);
    this.slider.max = String(this.steps.length - 1);
    this.mark();
  }

  /** @param {number} step */
  name(step) {
    return `${step}. ${this.steps[step].move}`;
  }

  /** names returns all moves, one on each line. */
  names() {
    return this.steps.map((_, step) => this.name(step)).join("\n");
  }

  /** mark shows the step at which the route is. */
  mark() {
    const { at, slider, steps } = this;
    if (!this.small || !(at in steps)) return;
    const height = Math.round(large / this.small.ratio);
    const to = openCanvas($("route", HTMLCanvasElement), large, height);
    this.small.draw(to, steps[at].board, { x: 0, y: 0, width: large, height }, readColours());
    slider.value = String(at);
    slider.ariaValueText = this.name(at);
    $("caption").textContent = this.name(at);
    const list = $("steps");
    const buttons = /** @type {HTMLButtonElement[]} */ ([...list.children]);
    buttons.forEach((button, step) => {
      button.ariaCurrent = step === at ? "step" : null;
      button.tabIndex = step === at ? 0 : -1;
    });
    list.scrollTop = buttons[at].offsetTop - list.offsetTop - small;
  }

  /** @param {number} step */
  go(step) {
    this.stop();
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
    this.mark();
  }

  /** play goes on by a step, and from there to the end. At the end it starts over. */
  play() {
    const isEnd = this.at >= this.steps.length - 1;
    this.go(isEnd ? 0 : this.at + 1);
    if (this.at === this.steps.length - 1) return;
    const time = delay / Number($("speed", HTMLSelectElement).value);
    this.timer = window.setTimeout(() => this.play(), time);
    this.showPlaying();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.showPlaying();
  }

  toggle() {
    if (this.timer) this.stop();
    else this.play();
  }

  showPlaying() {
    $("play").ariaPressed = String(this.timer > 0);
    $("play").textContent = this.timer ? "❚❚" : "▶︎";
  }

  /** picture returns an SVG of the step, which the program draws. */
  async picture() {
    const { out } = await ask("-svg", "-", "-delay", "1s");
    const rule = `animation-delay:-${this.at}.99s!important;animation-play-state:paused!important`;
    return out
      .replace("(prefers-reduced-motion:no-preference)", "all")
      .replace("</style>", `*{${rule}}</style>`);
  }

  /**
   * pressed does what a key does on the route, and reports whether it does something.
   * @param {KeyboardEvent} e
   */
  pressed({ target, key }) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const isOnButton = target instanceof Element && target.closest("button, summary") !== null;
    const isSpace = key === " " && !isOnButton;
    if (by) this.go(this.at + by);
    else if (isSpace) this.toggle();
    return by !== undefined || isSpace;
  }
}

export const route = new Route();

// A shortest route from the start of the case to its goal: the program finds it, and the reader
// steps through its boards.
import { Small } from "./small.js";
import { Latest } from "../core/latest.js";
import { current } from "../core/puzzles.js";
import { failed } from "../core/run.js";
import { $, element, changed } from "../core/dom.js";
import { language, t } from "../core/texts.js";

/** @typedef {{ board: string, move: string }} Step */

const large = 320; // pixels across the board of the step
const little = 72; // pixels across the boards beside it
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
  /** @type {string[]} */
  names = []; // of the steps
  /** @type {Small | undefined} */
  small;
  at = 0;
  wanted = new Latest();
  box = $("routes", HTMLDetailsElement);

  constructor() {
    this.box.ontoggle = () => this.show();
    dark.onchange = () => {
      if (!this.small) return;
      this.small = new Small(this.small.puzzle, this.small.found);
      this.draw();
    };
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
    if (!found || !isSeen || !changed(this.box, puzzle.name, input)) return;
    const wanted = this.wanted.begin();
    this.box.classList.add("old");
    try {
      const { route } = await askRoute();
      if (!wanted()) return;
      this.steps = route;
      this.names = route.map(({ move }, step) => `${step}. ${move || t("start")}`);
      this.small = new Small(puzzle, found);
      this.at = 0;
      this.draw();
      this.box.classList.remove("old");
    } catch (e) {
      if (wanted()) changed(this.box); // so that the next time asks again
      failed(e);
    }
  }

  /** draw draws all boards. */
  draw() {
    const { small, steps } = this;
    if (!small) return;
    const choices = steps.map(({ board }, step) => {
      const how = { type: "radio", name: "step", className: "unseen", checked: step === this.at };
      const choice = element("input", { ...how, onchange: () => this.go(step) });
      return element("label", {}, choice, small.canvas(board, little), this.names[step]);
    });
    $("steps").replaceChildren(...choices);
    this.go(this.at);
  }

  /** @param {number} step */
  go(step) {
    this.at = step;
    $("route").replaceChildren(this.picture(large) ?? "");
  }

  /** film returns an SVG in which all steps are played. The program draws it. */
  async film() {
    return (await ask("-svg", "-")).out;
  }

  /**
   * picture returns a picture of the step, if there is one.
   * @param {number} width
   */
  picture(width = 2 * large) {
    const step = this.steps[this.at];
    return step && this.small?.canvas(step.board, width);
  }
}

export const route = new Route();

// A shortest route from the start of the case to its goal, which the program finds, board by board.
import { Small } from "./small.js";
import { Latest } from "../core/latest.js";
import { current } from "../core/puzzles.js";
import { failed } from "../core/run.js";
import { $, element, changed } from "../core/dom.js";
import { language, t } from "../core/texts.js";

/** @typedef {{ board: string, move: string }} Step */

const width = 112; // pixels, of a board
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
  wanted = new Latest();
  box = $("routes", HTMLDetailsElement);

  constructor() {
    this.box.ontoggle = () => this.show();
    dark.onchange = () => {
      changed(this.box); // the boards need other colours
      void this.show();
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
      const small = new Small(puzzle, found);
      const steps = route.map(({ board, move }, step) => {
        const name = `${step}. ${move || t("start")}`;
        return element("li", {}, small.canvas(board, width), name);
      });
      $("steps").replaceChildren(...steps);
      this.box.classList.remove("old");
    } catch (e) {
      if (wanted()) changed(this.box); // so that the next time asks again
      failed(e);
    }
  }

  /** film returns an SVG in which all steps are played. The program draws it. */
  async film() {
    return (await ask("-svg", "-")).out;
  }
}

export const route = new Route();

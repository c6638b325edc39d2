// A shortest route from the start of the case to its goal, as the program finds it, board by board.
import { Small } from "./small.js";
import { Latest } from "../core/latest.js";
import { current } from "../core/puzzles.js";
import { failed } from "../core/run.js";
import { $, element, changed } from "../core/dom.js";
import { language, t } from "../core/texts.js";

/** @typedef {{ board: string, move: string }} Step */

const width = 112; // pixels, of a board
const latest = new Latest();

export const box = $("routes", HTMLDetailsElement);

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
 * askRoute asks for a shortest route, or for the reason why no route exists.
 * @returns {Promise<{ route: Step[], reason: string }>}
 */
export async function askRoute() {
  const { out, err } = await ask("-show", "-json");
  return out ? JSON.parse(out) : { route: [], reason: err };
}

/**
 * offer offers the route for a case, if it has one.
 * @param {boolean} exists
 */
export function offer(exists) {
  box.hidden = !exists || !current().found;
}

/** show shows the route if its box is visible. It asks for the route unless it has it already. */
export async function show() {
  const { puzzle, found, input } = current();
  const isSeen = box.open && box.checkVisibility();
  if (!found || !isSeen || !changed(box, puzzle.name, input)) return;
  const wanted = latest.begin();
  box.classList.add("old");
  try {
    const { route } = await askRoute();
    if (!wanted()) return;
    const small = new Small(puzzle, found);
    const steps = route.map(({ board, move }, step) => {
      const name = `${step}. ${move || t("start")}`;
      return element("li", {}, small.canvas(board, width), name);
    });
    $("steps").replaceChildren(...steps);
    box.classList.remove("old");
  } catch (e) {
    if (wanted()) changed(box); // so that the next time asks again
    failed(e);
  }
}

/** film returns a picture that plays all steps, as an SVG. The program draws it. */
export async function film() {
  return new Blob([(await ask("-svg", "-")).out], { type: "image/svg+xml" });
}

box.ontoggle = show;
matchMedia("(prefers-color-scheme: dark)").onchange = () => {
  changed(box); // the boards need other colours
  void show();
};

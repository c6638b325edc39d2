// Plays the figures of the article in its page. The test in how_test.go knows the sentences that
// they must show.
import { load, streets } from "/how/parts.js";
import { Search } from "/how/search.js";

/** searched returns all boards in the order in which the search of the article finds them. */
export async function searched() {
  const puzzle = await load("lc773");
  const search = new Search(puzzle.start, streets(puzzle));
  search.until(() => false);
  const lines = Array.from(
    search.found.values(),
    ({ board, parent, distance }) => `${board} ${parent?.number ?? -1} ${distance}`,
  );
  return lines.join("\n");
}

const part = (id) => document.querySelector(`section#${id} figure, figure#${id}`);
const buttons = (id) => [...part(id).querySelectorAll(".buttons button, .toy > button")];

/** press presses the buttons of a figure with the given numbers, one after another. */
function press(id, ...numbers) {
  for (const number of numbers) buttons(id)[number].click();
}

const tick = (id) => part(id).querySelector("input").click();

/** slide slides tiles of a figure. */
function slide(id, ...tiles) {
  for (const tile of tiles) part(id).querySelector(`.toy [data-k="${tile}"]`).click();
}

/** numbersIn returns the numbers, and the words of moves, in the sentence of a figure. */
function numbersIn(id) {
  const text = part(id).querySelector(".said").textContent;
  return (text.match(/\d[\d,]*|[UDLR]{5,}/g) ?? []).join(" ").replaceAll(",", "");
}

/** comes waits until a figure is playable, without scrolling to it. */
async function comes(id) {
  while (!part(id).matches(".live")) await new Promise((resolve) => setTimeout(resolve, 20));
}

// The actions in each figure, in several steps. The test reads the sentence after each step.
const acts = {
  place: [() => part("place").querySelector(".doors > button").click(), () => slide("place", 2)],
  distance: [() => slide("distance", 1, 3, 5, 2, 4, 1, 2, 5), () => press("distance", 0)],
  queue: [
    () => press("queue", 0, 0),
    () => press("queue", 1),
    () => tick("queue"),
    () => press("queue", 1),
  ],
  first: [() => slide("first", 4, 4, 4), () => press("first", 0)],
  never: [() => {}, () => slide("never", 5), () => press("never", 0), () => press("never", 1)],
  ends: [0, 1, 2].map((value) => () => {
    const slider = part("ends").querySelector("input");
    slider.value = String(value);
    slider.dispatchEvent(new Event("input"));
  }),
  layers: [
    () => press("layers", 0, 1, 0, 1),
    () => {
      tick("layers"); // which starts over
      press("layers", 0, 1, 0);
    },
  ],
  state: [() => press("state", 1), () => press("state", 0)],
  order: [() => {}, () => tick("order")],
  many: [() => press("many", 0), () => press("many", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)],
};

/** play plays all figures and returns the numbers in their sentences. */
export async function play() {
  const said = [];
  for (const [id, steps] of Object.entries(acts)) {
    await comes(id);
    for (const step of steps) {
      step();
      said.push(`${id}: ${numbersIn(id)}`.trim());
    }
  }
  while (!part("yours").querySelector(".mini")) await new Promise((done) => setTimeout(done, 20));
  said.push(
    Array.from(part("yours").querySelectorAll(".mini > *"), (cell) => cell.dataset.k).join(""),
  );
  said.push(document.querySelector("#last").hash);
  return said.join("\n");
}

// The article. Each figure is a picture until its module has loaded. Figures near the reader load
// first.
import { $ } from "../core/dom.js";
import { speak } from "../core/texts.js";

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) void start(/** @type {HTMLElement} */ (target));
    }
  },
  { rootMargin: "400px" },
);

/** @param {HTMLElement} figure */
async function start(figure) {
  const name = figure.dataset.figure;
  delete figure.dataset.figure; // because a figure starts only once
  if (!name) return;
  const { show } = await import(`./${name}.js`);
  await show(figure);
}

speak(document.documentElement.lang === "en" ? "en" : "zh");
for (const figure of document.querySelectorAll("figure")) {
  near.observe(figure);
  // The other figures load after the page, so that they need no network later.
  addEventListener("load", () => start(figure));
}

// The address of the board from which the reader came follows a question mark.
const [played] = location.search.slice(1).split("&"); // without the view
if (played) {
  $("back", HTMLAnchorElement).hash = played;
  $("last", HTMLAnchorElement).hash = `${played}&watch=0`;
  $("language", HTMLAnchorElement).search = location.search;
}

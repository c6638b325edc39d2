// The article. Each figure is a picture until its module, which is loaded when it comes near.
import { speak } from "../core/texts.js";

speak(document.documentElement.lang === "en" ? "en" : "zh");
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
  near.unobserve(figure);
  const { show } = await import(`./${figure.dataset.figure}.js`);
  await show(figure);
}

for (const figure of document.querySelectorAll("figure[data-figure]")) near.observe(figure);

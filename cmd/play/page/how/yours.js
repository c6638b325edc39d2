// Part 10: the link to the board that the reader played last, which the address of the article has.

/** @param {HTMLElement} figure */
export function show(figure) {
  const played = decodeURIComponent(location.search.slice(1)).replace(/&watch=.*/, "");
  const link = /** @type {HTMLAnchorElement} */ (figure.querySelector("a"));
  figure.classList.add("live");
  if (played) link.hash = `${played}&watch=0`;
}

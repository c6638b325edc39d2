// Figure 10: the board that the reader played last, as it was before the first move, because
// Watch searches from there. Its address is part of the address of the article.
import { miniature } from "../board/cells.js";
import { readAddress } from "../core/address.js";
import { find } from "../core/open.js";
import { caseAt, puzzles } from "../core/puzzles.js";
import { $ } from "../core/dom.js";
import { load } from "./parts.js";

/** @param {HTMLElement} figure */
export async function show(figure) {
  const read = readAddress($("back", HTMLAnchorElement).hash);
  if (!read.puzzle) return; // the picture shows the default board
  puzzles.set(read.puzzle, (await load(read.puzzle)).look);
  const played = await find(read);
  if (!played) return;
  const { puzzle, text, number } = played;
  const found = caseAt(puzzle, text, number);
  if (!found) return;
  const inFrame = found.letters.length / puzzle.frames;
  const cells = found.letters.slice(0, inFrame);
  figure.querySelector("svg")?.replaceWith(miniature(puzzle, cells, found.columns));
}

// The cells of a board as elements, as style.css draws them.
import { element } from "../core/dom.js";
import { language, t } from "../core/texts.js";

/**
 * The look of a key, which is the letter of a cell. style.css names the shapes and colours.
 * @typedef {object} Piece
 * @property {string} shape
 * @property {string} [colour]
 * @property {string} [label] the text on it, by default the key
 * @property {string} [en] its name, by default the key
 * @property {string} [zh] its name in Chinese
 */

/**
 * The properties of a puzzle that the board needs.
 * @typedef {object} Look
 * @property {string} name
 * @property {string} [look] tiles, discs or maze
 * @property {number} [frames] the number of boards, of which the first is played
 * @property {string} [gap] the keys of empty cells
 * @property {Record<string, Piece>} [pieces]
 */

/**
 * pieceOf returns the look of a key.
 * @param {Look} puzzle
 * @param {string} key
 * @returns {Piece}
 */
export function pieceOf({ pieces, gap = "" }, key) {
  if (pieces && key in pieces) return pieces[key];
  return gap.includes(key) ? { shape: "gap", label: "" } : { shape: "tile", colour: "sand" };
}

/**
 * pieceName returns the name of a key in the language of the page, by default the key itself.
 * @param {Look} puzzle
 * @param {string} key
 */
export const pieceName = ({ pieces, gap = "" }, key) =>
  pieces?.[key]?.[language] ?? (gap.includes(key) ? t("gap") : key);

/**
 * dress makes an element look like a cell. A cell is a key, or two keys if the first is on top of
 * the second, such as a ghost on its target.
 * @param {HTMLElement} target
 * @param {Look} puzzle
 * @param {string} cell
 */
export function dress(target, puzzle, cell) {
  const [key, under = ""] = cell;
  const piece = pieceOf(puzzle, key);
  const colourOf = (/** @type {Piece} */ { colour }) => (colour ? `var(--${colour})` : "none");
  target.dataset.k = key;
  target.dataset.shape = piece.shape;
  target.dataset.colour = piece.colour ?? "";
  target.style.setProperty("--piece", colourOf(piece));
  target.style.setProperty("--under", colourOf(pieceOf(puzzle, under)));
  target.textContent = piece.label ?? key;
}

/**
 * fit sizes the grid of one frame. It makes the outer walls of a maze thin, to leave more room for
 * the corridors.
 * @param {HTMLElement} frame
 * @param {Look} puzzle
 * @param {string[]} cells
 * @param {number} columns
 * @param {boolean} whole whether all cells must have the same size
 */
export function fit(frame, puzzle, cells, columns, whole) {
  const rows = Math.ceil(cells.length / columns);
  const onRim = (/** @type {number} */ i) =>
    i % columns === 0 || i % columns === columns - 1 || i < columns || i >= columns * (rows - 1);
  const walled = cells.every((cell, i) => !onRim(i) || pieceOf(puzzle, cell[0]).shape === "wall");
  const thin = !whole && walled && columns > 2 && rows > 2;
  const tracks = (/** @type {number} */ n) =>
    thin ? `0.4fr repeat(${n - 2}, 1fr) 0.4fr` : `repeat(${n}, 1fr)`;
  const lost = thin ? 1.2 : 0; // cells, in each direction
  frame.style.gridTemplate = `${tracks(rows)} / ${tracks(columns)}`;
  frame.style.setProperty("--across", String(columns - lost));
  frame.style.setProperty("--down", String(rows - lost));
}

/**
 * miniature returns a small board that does not react.
 * @param {Look} puzzle
 * @param {string[]} cells
 * @param {number} columns
 */
export function miniature(puzzle, cells, columns) {
  const frame = element("span", { className: `cells mini ${puzzle.look ?? "tiles"}` });
  frame.ariaHidden = "true";
  for (const cell of cells) {
    const part = element("span", {});
    dress(part, puzzle, cell);
    frame.append(part);
  }
  fit(frame, puzzle, cells, columns, false);
  return frame;
}

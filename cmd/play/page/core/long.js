// Long texts: browsers need seconds to lay out thousands of lines, and long lines make a page wide.
import { $, field } from "./dom.js";
import { t } from "./texts.js";

const mostCharacters = 1 << 16; // in a field
const mostLines = 2000;
const quick = 1000; // characters that a browser pastes at once
const end = 30; // characters at each end of a long line

/**
 * cut returns a line, without its middle if the line is long.
 * @param {string} line
 */
export function cut(line) {
  const left = line.length - 2 * end;
  return left > end ? line.slice(0, end) + t("leftOut", left) + line.slice(-end) : line;
}

/** @type {Record<string, string>} */
const texts = {}; // by the name of the field

/**
 * textIn returns the text of a field, even if the field shows only its beginning.
 * @param {string} name
 */
export const textIn = (name) => texts[name] ?? "";

/**
 * showText shows a text in a field. If the text is long, the field shows only its beginning, the
 * note NAME-part says so, and a field that takes a text cannot be edited. showText reports whether
 * the field had a different text before.
 * @param {string} name
 * @param {string} text
 */
export function showText(name, text) {
  const shown = field(name);
  texts[name] = text;
  const part = text.slice(0, mostCharacters).split("\n").slice(0, mostLines).join("\n");
  const isOther = shown.value !== part;
  if (isOther) shown.value = part;
  const isWhole = part.length === text.length;
  const takes = shown.onpaste !== null; // as takeText has set it
  shown.readOnly = !isWhole || !takes;
  $(`${name}-part`).hidden = isWhole;
  return isOther;
}

/**
 * takeText calls a function with the text that the reader types or pastes into a field.
 * @param {string} name
 * @param {(text: string) => void} take
 */
export function takeText(name, take) {
  const shown = field(name);
  shown.oninput = () => take(shown.value);
  shown.onpaste = (e) => {
    const { readOnly, selectionStart, selectionEnd, value } = shown;
    const pasted = e.clipboardData?.getData("text").replace(/\r\n?/g, "\n") ?? "";
    if (pasted.length < quick && !readOnly) return;
    e.preventDefault();
    const before = value.slice(0, selectionStart ?? 0);
    take(readOnly ? pasted : before + pasted + value.slice(selectionEnd ?? 0));
  };
}

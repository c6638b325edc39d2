// A program's errors about an input that it refuses, in the language of the page. This file holds
// the errors that all programs share; the page.js of a puzzle holds the puzzle's own errors.
import { current } from "./puzzles.js";
import { language, t } from "./texts.js";

/**
 * Errors, and phrases in them, in Chinese. A key matches the English text. Each of its groups,
 * which may be a phrase as well, replaces a percent sign.
 * @type {Record<string, string>}
 */
const errors = {
  "\\w+: \\w+ (\\d+), line (\\d+): (.*)": "第 % 组，第 % 行：%",
  "the input ends too soon: expected (.*)": "输入不完整，这里应为：%",
  "not (.*?): (.*)": "应为：%，实际是：%",
  "the end of the input": "输入的结尾",
  "stopped after (.*) s": "超过 % 秒，已停止",
};

/**
 * phrase returns an error or a phrase in Chinese, or unchanged if no key matches it.
 * @param {string} said
 * @param {[string, string][]} known
 * @returns {string}
 */
function phrase(said, known) {
  for (const [en, zh] of known) {
    const found = RegExp(`^${en}$`).exec(said);
    if (found) return t(zh, ...found.slice(1).map((part) => phrase(part, known)));
  }
  return said;
}

/**
 * inChinese returns an error in Chinese, or unchanged if a part of it is unknown.
 * @param {string} said
 * @param {Record<string, string>} [own] the errors of the puzzle
 */
export function inChinese(said, own) {
  const words = phrase(said, Object.entries({ ...own, ...errors }));
  const unquoted = words.replace(/(["']).*?\1/g, "");
  // Three Latin letters outside quotes belong to an English word that no key has matched.
  return /[a-z]{3}/.test(unquoted) ? said : words;
}

/**
 * inWords returns an error in the language of the page.
 * @param {string} said
 */
export const inWords = (said) =>
  language === "en" ? said : inChinese(said, current().puzzle.errors);

/**
 * reason returns an error without its place in the input.
 * @param {string} error
 */
export const reason = (error) => inWords(error.replace(/^.*?, line \d+: /, ""));

/**
 * write writes a text into an element. On the Chinese page, some errors are in English.
 * @param {HTMLElement} e
 * @param {string} text
 */
export function write(e, text) {
  e.textContent = text;
  e.lang = /[\u4e00-\u9fff]/.test(text) ? "zh-CN" : "en";
}

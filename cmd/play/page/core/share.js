// Copying, sharing links, and saving files.
import { $, element } from "./dom.js";
import { joined, t } from "./texts.js";

const shownFor = 1500; // milliseconds, and besides for each character
const perCharacter = 30;
let hiding = 0; // the timer that hides the message

/**
 * say shows a message for a short time.
 * @param {string} text
 */
function say(text) {
  $("toast").textContent = text;
  clearTimeout(hiding);
  hiding = window.setTimeout(() => say(""), shownFor + perCharacter * text.length);
}

/**
 * copy copies a text and says so. It also works over plain HTTP, where browsers block the
 * clipboard.
 * @param {string} text
 * @param {string} [said]
 */
export async function copy(text, said = t("copied")) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = element("textarea", { value: text });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say(said);
}

/**
 * share shares a link with a text about it through the share menu of the device, or copies the
 * link. A note tells the reader what the link lacks.
 * @param {string} url
 * @param {string} text
 * @param {string} note
 */
export async function share(url, text, note) {
  const local = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  if (navigator.share && !local) {
    // An error means that the reader has cancelled.
    await navigator.share({ title: document.title, text, url }).catch(() => {});
    say(note);
    return;
  }
  const said = joined(t(local ? "here" : "shared"), note);
  await copy(text ? `${document.title}: ${text}\n${url}` : url, said);
}

/**
 * save saves a file.
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
  const href = URL.createObjectURL(blob);
  element("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

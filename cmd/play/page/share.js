// Links, copies and files.
import { $, t } from "./texts.js";

// copy copies a text, also where a page may not use the clipboard (plain http in a network).
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say(t("copied"));
}

let timer = 0;

// say shows a word for some seconds.
export function say(text) {
  $("toast").textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => { $("toast").textContent = ""; }, 4000);
}

export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const svgBlob = picture => new Blob([picture.still()], { type: "image/svg+xml" });

export const saveSVG = (picture, name) => save(svgBlob(picture), name + ".svg");

// savePNG draws the picture twice as large, for screens of many dots.
export async function savePNG(picture, name) {
  const image = new Image(), url = URL.createObjectURL(svgBlob(picture));
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(url);
  canvas.toBlob(blob => save(blob, name + ".png"));
}

// Copies, and files to save.
import { $, element, t } from "./texts.js";

// copy copies a text and says so, also over plain http, where a page may not use the clipboard.
export async function copy(text, note = "") {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = element("textarea", { value: text });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  $("toast").textContent = `${t("copied")} ${note}`;
  setTimeout(() => {
    $("toast").textContent = "";
  }, 6000);
}

export function save(blob, name) {
  const href = URL.createObjectURL(blob);
  element("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

const drawing = (picture) => new Blob([picture.frozen()], { type: "image/svg+xml" });
export const saveSVG = (picture, name) => save(drawing(picture), name + ".svg");

// savePNG saves the picture twice as large, for screens of many dots.
export async function savePNG(picture, name) {
  const image = element("img", { src: URL.createObjectURL(drawing(picture)) });
  await image.decode();
  const canvas = element("canvas", { width: image.width * 2, height: image.height * 2 });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  canvas.toBlob((blob) => save(blob, name + ".png"));
}

// The large board: it fills the screen for a class, with or without the score.
import { $ } from "../core/dom.js";

/** enlarge begins or ends the large board. The browser also ends it on Esc. */
export function enlarge() {
  void (document.fullscreenElement ? document.exitFullscreen() : $("playing").requestFullscreen());
}

/** hideScore hides or shows the score beside the large board. */
export function hideScore() {
  $("numberless").ariaPressed = String($("playing").classList.toggle("numberless"));
}

$("large").hidden = !document.fullscreenEnabled; // as on an iPhone

// Keys: what each does, outside of fields.
import { current } from "./puzzles.js";
import { now, step } from "./state.js";
import * as play from "./play.js";
import * as edit from "./edit.js";
import { route } from "./player.js";
import { board, mode, showBoard } from "./show.js";
import { $ } from "./texts.js";

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
export function pressed(e) {
  const { target, key } = e,
    field = target.matches("textarea, input, select");
  const command = e.ctrlKey || e.metaKey,
    undo = command && /^[zy]$/i.test(key);
  if (!now() || (field && !(undo && target === $("input")))) return;
  if (undo) step(/y/i.test(key) || e.shiftKey ? 1 : -1);
  if (undo || (!command && !e.altKey && shortcut(target, key))) e.preventDefault();
}

// shortcut does what a key does outside of fields, and reports whether it does something.
function shortcut(target, key) {
  const [x, y] = arrows[key] || [],
    onBoard = board.cellOf(target);
  if (key === " " && !target.closest("button, summary")) return (route.button.click(), true);
  if (x && $("routes").contains(target)) return (route.move(x), true);
  const away = $("board").getBoundingClientRect().bottom < 0 || target.closest("#map, #answers");
  if (away || !current().found) return false;
  if (key in arrows) {
    if (!mode.editing && play.arrow(board, x, y)) return true;
    if (onBoard >= 0) board.focus(board.beside(onBoard, x, y));
    return onBoard >= 0;
  }
  if (key === "Escape") return (edit.reset(), play.reset(), showBoard(), true);
  if (mode.editing) return false;
  if (key === "g" || (key === "Enter" && onBoard >= 0 && play.ready())) return (play.go(), true);
  return key === "h" ? (play.hint(), true) : play.take(key);
}

// The board: cells as buttons, and what a mouse, a finger and a keyboard do to them. What that
// means, others say, in the functions that the constructor is given: press(i) for a click;
// move(i, k) for a drag to another cell, if one plays, to that beside it; paints(i, e) reports
// whether a drag paints that begins there, then paint(i) is for each cell on its way and end(kept)
// for its end, kept unless it was cut short.
import { element, t } from "./texts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)"),
  swipe = 12; // pixels

export class Board {
  constructor(host, acts) {
    Object.assign(this, { host, acts, buttons: [], focused: 0, from: -1 });
    [host.onpointerdown, host.onpointermove] = [(e) => this.down(e), (e) => this.moved(e)];
    host.onclick = (e) => {
      const i = this.cellOf(e.target);
      if (i >= 0 && !(this.dragged && e.detail)) acts.press((this.focused = i)); // a key has none
    };
    document.addEventListener("pointerup", (e) => this.up(e));
    document.addEventListener("pointercancel", () => this.up(null));
  }

  // show draws cells: keys of a character, or of two where the first stands before the second.
  // Marks are the classes of cells, by their numbers.
  show(cells, { columns, frames = 1, look = "tiles", gap = "", says, name, playing, marks }) {
    const inFrame = cells.length / frames,
      shape = [name, cells.length, columns].join();
    if (this.shape !== shape) this.make(inFrame, frames, columns); // else focus stays
    Object.assign(this, { shape, columns, playing, inFrame });
    this.host.className = look;
    this.host.lastChild.dataset.name = t("goal");
    this.focused = Math.min(this.focused, cells.length - 1);
    this.buttons.forEach((button, i) => {
      const [key, under = ""] = cells[i],
        row = Math.floor((i % inFrame) / columns) + 1;
      Object.assign(button.dataset, { k: key, under });
      button.className = marks[i] || "";
      button.textContent = key === "#" || gap.includes(key) ? "" : key;
      button.tabIndex = i === this.focused ? 0 : -1;
      const said = [...cells[i]].map((key) => says?.[key] || key).join(", ");
      const place = `${t("row")} ${row}, ${t("column")} ${(i % columns) + 1}: ${said}`;
      button.ariaLabel = i < inFrame ? place : `${t("goal")}, ${place}`;
      button.ariaPressed = button.classList.contains("held") ? "true" : null;
    });
  }

  make(inFrame, frames, columns) {
    const buttons = () => Array.from({ length: inFrame }, () => element("button"));
    this.host.replaceChildren(
      ...Array.from({ length: frames }, (_, frame) =>
        element("div", { className: frame ? "cells goal" : "cells" }, ...buttons()),
      ),
    );
    this.host.style.setProperty("--columns", columns);
    this.buttons = [...this.host.querySelectorAll("button")];
  }

  // slide lets what has come to a cell glide there from another.
  slide(from, to) {
    if (still.matches) return;
    const [a, b] = [from, to].map((i) => this.buttons[i].getBoundingClientRect());
    const start = { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)`, zIndex: 1 };
    this.buttons[to].animate([start, { transform: "none" }], 120);
  }

  cellOf(element) {
    return this.buttons.indexOf(element?.closest("button"));
  }

  // beside returns the cell next to one, or -1 at the edge of its frame.
  beside(i, x, y) {
    const column = (i % this.columns) + x,
      k = i + x + y * this.columns;
    const inside =
      column >= 0 &&
      column < this.columns &&
      Math.floor(k / this.inFrame) === Math.floor(i / this.inFrame);
    return inside ? k : -1;
  }

  focus(i) {
    if (!(i in this.buttons)) return;
    [this.buttons[this.focused].tabIndex, this.buttons[i].tabIndex, this.focused] = [-1, 0, i];
    this.buttons[i].focus();
  }

  down(e) {
    const i = this.cellOf(e.target);
    this.dragged = false;
    if (!e.isPrimary) return this.up(null); // a second finger
    if (i < 0 || e.button) return;
    e.target.releasePointerCapture(e.pointerId); // so that moves reach other cells
    Object.assign(this, { from: i, last: i, x: e.clientX, y: e.clientY });
    this.stroke = this.acts.paints(i, e);
  }

  moved(e) {
    if (this.from < 0) return;
    if (this.stroke) return this.paint(e);
    const [x, y] = [e.clientX - this.x, e.clientY - this.y],
      flat = Math.abs(x) > Math.abs(y);
    if (!this.playing || Math.max(Math.abs(x), Math.abs(y)) < swipe) return;
    this.move(this.beside(this.from, flat ? Math.sign(x) : 0, flat ? 0 : Math.sign(y)));
  }

  // paint paints all cells since the last event. Safari before 18.2 tells only where it ended.
  paint(e) {
    const events = e.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of events.length ? events : [e]) {
      const i = this.cellOf(document.elementFromPoint(clientX, clientY));
      if (i < 0 || i === this.last) continue;
      if (!this.dragged) this.acts.paint(this.from);
      [this.dragged, this.last] = [true, i];
      this.acts.paint(i);
    }
  }

  move(to) {
    const { from } = this;
    [this.from, this.dragged] = [-1, true];
    if (to >= 0) this.acts.move(from, to);
  }

  up(e) {
    if (this.from < 0) return;
    const to = e ? this.cellOf(document.elementFromPoint(e.clientX, e.clientY)) : -1;
    if (this.stroke && this.dragged) this.acts.end(!!e);
    else if (!this.stroke && !this.playing && to >= 0 && to !== this.from) this.move(to);
    this.from = -1;
  }
}

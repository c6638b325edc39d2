// The views of a case, as tabs. To add a view, add an entry to the list in main.js.
import { $ } from "./texts.js";

/**
 * @typedef {object} View
 * @property {string} tab the id of its tab
 * @property {string} panel the id of its panel
 * @property {() => void} [opened] is called when it is opened
 * @property {() => void} [closed] is called when another is opened
 * @property {(e: KeyboardEvent) => boolean} [pressed] does what a key does in it, if anything
 */

/** @type {View[]} */
let views = [];
let open = "";

/**
 * showView opens the view with a tab, and closes the others.
 * @param {string} tab
 */
export function showView(tab) {
  open = tab;
  for (const view of views) {
    const chosen = view.tab === tab;
    $(view.tab).ariaSelected = String(chosen);
    $(view.tab).tabIndex = chosen ? 0 : -1;
    $(view.panel).hidden = !chosen;
    if (chosen) {
      view.opened?.();
    } else {
      view.closed?.();
    }
  }
}

/** openView returns the id of the tab of the view that is open. */
export const openView = () => open;

/**
 * offer shows or hides the tab of a view. If the view is open and gets hidden, the first one opens.
 * @param {string} tab
 * @param {boolean} offered
 */
export function offer(tab, offered) {
  $(tab).hidden = !offered;
  if (!offered && open === tab) {
    showView(views[0].tab);
  }
}

/**
 * makeViews sets up the tabs. A click opens a view, and the arrow keys go from tab to tab.
 * @param {View[]} all the views, of which the first opens
 */
export function makeViews(all) {
  views = all;
  for (const { tab } of views) {
    $(tab).onclick = () => showView(tab);
  }
  $("views").onkeydown = (e) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    if (!by) {
      return;
    }
    const offered = views.filter(({ tab }) => !$(tab).hidden);
    const at = offered.findIndex(({ tab }) => tab === open);
    const next = offered[(at + by + offered.length) % offered.length].tab;
    e.preventDefault();
    e.stopPropagation(); // the arrow keys also move tiles
    showView(next);
    $(next).focus();
  };
  showView(views[0].tab);
}

/**
 * pressed has the open view do what a key does, unless the key is for a field.
 * @param {KeyboardEvent} e
 */
export function pressed(e) {
  const isField = e.target instanceof Element && e.target.matches("textarea, input, select");
  if (isField || e.altKey) return;
  if (views.find(({ tab }) => tab === open)?.pressed?.(e)) e.preventDefault();
}

// The views of one case, as tabs. Another view is one more entry in views.
import { $ } from "./texts.js";

/**
 * @typedef {object} View
 * @property {string} tab the id of its tab
 * @property {string} panel the id of what it shows
 * @property {() => void} [opened] what happens when it is opened
 * @property {() => void} [closed] what happens when another is opened
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
 * offer shows or hides the tab of a view. A view that is hidden is left for the first.
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
 * makeViews starts the tabs: a click opens one, and the arrow keys lead from one to the next.
 * @param {View[]} all of which the first is open
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

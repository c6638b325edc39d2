// The views of a case, as tabs. To add a view, add an entry to the list in main.js and, if it is to
// have an address, to viewIn in open.js and to address.js.
import { why } from "./run.js";
import { $ } from "./dom.js";

/**
 * What a view does when it is opened, when another view is opened, when the state has changed, and
 * for a key, which may have no meaning there.
 * @typedef {object} Acts
 * @property {() => unknown} [open]
 * @property {() => void} [close]
 * @property {() => unknown} [refresh]
 * @property {(e: KeyboardEvent) => boolean} [pressed]
 *
 * A view has a tab, NAME-view, and a panel, NAME-panel. Its acts are given or can be loaded.
 * @typedef {{ name: string, acts?: Acts, load?: () => Promise<Acts> }} View
 */

export const views = {
  all: /** @type {View[]} */ ([]),
  open: /** @type {View} */ ({ name: "" }), // none at first
};

/** @param {View} view */
const tabOf = ({ name }) => $(`${name}-view`);

/** opened returns the acts of the open view, if they have loaded. */
export const opened = () => views.open.acts ?? {};

/**
 * ready loads the acts of a view.
 * @param {View} view
 */
async function ready(view) {
  view.acts ??= await view.load?.();
}

/**
 * showView opens a view and closes the previous view.
 * @param {string} name
 */
export async function showView(name) {
  const view = /** @type {View} */ (views.all.find((view) => view.name === name));
  if (views.open !== view) opened().close?.();
  views.open = view;
  for (const one of views.all) {
    const isOpen = one === view;
    tabOf(one).ariaSelected = String(isOpen);
    tabOf(one).tabIndex = isOpen ? 0 : -1;
    $(`${one.name}-panel`).hidden = !isOpen;
  }
  $("failed").textContent = "";
  await ready(view).catch((e) => ($("failed").textContent = why(e)));
  if (views.open === view) await view.acts?.open?.();
}

/**
 * offer shows or hides the tab of a view. If the view is open and its tab gets hidden, the first
 * view opens.
 * @param {string} name
 * @param {boolean} offered
 */
export function offer(name, offered) {
  tabOf({ name }).hidden = !offered;
  if (!offered && views.open.name === name) void showView(views.all[0].name);
}

/**
 * makeViews sets up the tabs. A click opens a view, and the arrow keys go from tab to tab.
 * @param {View[]} all the views, of which the first opens
 */
export function makeViews(all) {
  views.all = all;
  for (const view of all) {
    tabOf(view).onclick = ({ detail }) => {
      if (detail) tabOf(view).blur(); // after a click, unlike Enter, the keys are the view's
      return showView(view.name);
    };
  }
  $("views").onkeydown = (e) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    if (!by) return;
    const offered = all.filter((view) => !tabOf(view).hidden);
    const at = offered.findIndex((view) => view === views.open);
    const next = offered[(at + by + offered.length) % offered.length];
    e.preventDefault();
    e.stopPropagation(); // the arrow keys also move tiles
    void showView(next.name);
    tabOf(next).focus();
  };
  void showView(all[0].name);
}

/** loadViews loads the acts of all views, so that they open at once, even without a network. */
export const loadViews = () => Promise.all(views.all.map(ready)).catch(() => {});

/**
 * isField reports whether a key is for a field or a dialog, which has its own use for the key.
 * @param {KeyboardEvent} e
 */
export const isField = ({ target }) =>
  target instanceof Element && target.matches("textarea, input, select, dialog, dialog *");

/**
 * pressed has the open view act on a key, unless the key is for a field.
 * @param {KeyboardEvent} e
 */
export function pressed(e) {
  if (!isField(e) && !e.altKey && opened().pressed?.(e)) e.preventDefault();
}

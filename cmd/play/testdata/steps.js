// The actions of a test as a user of the page, and what it sees there. The page is in a frame of
// the tab.

/**
 * The tests by name, in the order in which they run. A second test of a name is an error, because
 * it would replace the first.
 * @extends {Map<string, () => Promise<void>>}
 */
class Tests extends Map {
  /**
   * @param {string} name
   * @param {() => Promise<void>} test
   */
  set(name, test) {
    if (this.has(name)) throw new Error(`two tests are named ${name}`);
    return super.set(name, () => test().catch(leave));
  }
}

export const tests = new Tests();

const patience = 15_000; // milliseconds that a test waits for something

/** @type {HTMLIFrameElement | undefined} */
let frame;

/**
 * open opens the page at an address for a new user, in a window of the given size.
 * @param {string} part the address after the #
 * @param {number} [width]
 * @param {number} [height]
 */
export async function open(part, width = 1200, height = 900) {
  frame?.remove();
  localStorage.clear();
  sessionStorage.clear();
  frame = document.createElement("iframe");
  frame.src = "/#" + part;
  document.body.append(frame);
  resize(width, height);
  await loaded();
}

/**
 * leave closes the page after a test has failed, because its state could fail the next tests.
 * @param {unknown} e
 */
function leave(e) {
  frame?.remove();
  frame = undefined;
  throw e;
}

/**
 * visit is open for the user of the previous test, in the page that this test has left. It takes an
 * eighth of the time. If no page is open, it opens the page.
 * @param {string} part the address after the #
 */
export async function visit(part) {
  if (!frame) return open(part);
  resize(1200, 900);
  if (page().document.documentElement.lang !== "en") click("#language");
  const [puzzle] = part.split(/[/&]/);
  if (isOpen(puzzle)) await goTo(puzzle === "lc773" ? "acwing845" : "lc773", "/easy");
  await goTo(puzzle, part.slice(puzzle.length));
}

/** isOpen reports whether a puzzle is on the page. */
export const isOpen = (/** @type {string} */ puzzle) =>
  find("#puzzles [aria-current]").getAttribute("href") === `#${puzzle}`;

/**
 * goTo goes to a board of a puzzle other than that on the page, and waits until it is there.
 * @param {string} puzzle
 * @param {string} board
 */
async function goTo(puzzle, board) {
  go(puzzle + board);
  await see(() => isOpen(puzzle));
}

/** reload reloads the page. */
export async function reload() {
  page().location.reload();
  await loaded();
}

/** loaded waits until the page has loaded, and gives it the focus. */
async function loaded() {
  await new Promise((resolve) => frame?.addEventListener("load", resolve, { once: true }));
  page().focus();
}

/**
 * resize sets the size of the window, as turning a phone does.
 * @param {number} width
 * @param {number} height
 */
export function resize(width, height) {
  Object.assign(frame ?? {}, { width, height });
}

/**
 * hurry makes the page wait for a tenth of the time, so that a replay ends sooner. It returns a
 * function that ends the hurry.
 */
export function hurry() {
  const { setTimeout } = page();
  const faster = (/** @type {() => void} */ act, /** @type {number} */ time) =>
    setTimeout(act, time / 10);
  Object.assign(page(), { setTimeout: faster });
  return () => Object.assign(page(), { setTimeout });
}

/**
 * inPage runs a script in this directory in the page.
 * @param {string} name
 */
export async function inPage(name) {
  const script = page().document.createElement("script");
  Object.assign(script, { type: "module", src: `/test/${name}` });
  const added = new Promise((resolve) => script.addEventListener("load", resolve));
  page().document.head.append(script);
  await added;
}

/** page returns the window of the page. */
export const page = () => /** @type {Window & typeof globalThis} */ (frame?.contentWindow);

/**
 * go follows a link within the page.
 * @param {string} part the address after the #
 */
export const go = (part) => {
  page().location.hash = part;
};

/** hash returns the address from the # on. */
export const hash = () => page().location.hash;

/** @param {string} selector */
export const all = (selector) =>
  /** @type {HTMLElement[]} */ ([...page().document.querySelectorAll(selector)]);

/** @param {string} selector */
export const find = (selector) => {
  const [first] = all(selector);
  if (!first) throw new Error(`there is no ${selector}`);
  return /** @type {HTMLInputElement} */ (first);
};

/**
 * text returns the text of an element, or the value of a field.
 * @param {string} selector
 */
export const text = (selector) => find(selector).value || find(selector).textContent;

/** @param {string} selector */
export const isSeen = (selector) => all(selector).some((one) => one.checkVisibility());

/**
 * see waits until a function returns a value, by default true.
 * @param {() => unknown} get
 * @param {unknown} [want]
 */
export async function see(get, want = true) {
  const end = Date.now() + patience;
  for (;;) {
    const got = attempt(get);
    if (JSON.stringify(got) === JSON.stringify(want)) return;
    if (Date.now() > end) {
      const [a, b] = [JSON.stringify(got), JSON.stringify(want)];
      throw new Error(`${get} is ${a}, want ${b}, at ${hash()}`);
    }
    await pause(20);
  }
}

/** @param {() => unknown} get */
function attempt(get) {
  try {
    return get();
  } catch (e) {
    return String(e);
  }
}

/** @param {number} time in milliseconds */
export const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** cells returns the cells of the board, once the scripts of the page have drawn it. */
export const cells = () => all("#board .cells:not([inert]) button");

/** counts returns the numbers of moves made and of moves left. */
export const counts = () => `${text("#made")} ${text("#left")}`;

/**
 * note notes the values of a function in all frames that the reader sees, including values that
 * last only for a moment.
 * @param {() => string} get
 */
export function note(get) {
  const noted = new Set();
  let isAsked = false;
  const look = () => {
    isAsked = false;
    noted.add(get());
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => {
    if (!isAsked) page().requestAnimationFrame(look);
    isAsked = true;
  }).observe(page().document.body, all);
  return noted;
}

/**
 * click clicks an element, without waiting between the clicks.
 * @param {string} selector
 * @param {number} [times]
 */
export const click = (selector, times = 1) => {
  for (let i = 0; i < times; i++) find(selector).click();
};

/**
 * enter enters a value into a field.
 * @param {string} selector
 * @param {string | number} value
 */
export const enter = (selector, value) => {
  find(selector).value = String(value);
  find(selector).dispatchEvent(new Event("input", { bubbles: true }));
  find(selector).dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * equal fails the test unless two values are equal.
 * @param {unknown} got
 * @param {unknown} want
 * @param {string} [what]
 */
export function equal(got, want, what = "got") {
  const [a, b] = [JSON.stringify(got), JSON.stringify(want)];
  if (a !== b) throw new Error(`${what} ${a}, want ${b}`);
}

// The following functions make Chromium behave as it does for a user.

/**
 * devtools sends a message of the DevTools protocol.
 * @param {string} method
 * @param {object} params
 */
export const devtools = (method, params) =>
  new Promise((resolve) => {
    const { window } = /** @type {any} */ (globalThis);
    window.sent = resolve;
    window.devtools(JSON.stringify({ method, params }));
  });

/**
 * setMotion says whether the user wants to see things move. Without motion, a test is faster.
 * @param {boolean} isWanted
 */
export const setMotion = (isWanted) => {
  const value = isWanted ? "no-preference" : "reduce";
  const features = [{ name: "prefers-reduced-motion", value }];
  return devtools("Emulation.setEmulatedMedia", { features });
};

/**
 * middle returns the position of the middle of a cell, once the cell no longer moves.
 * @param {number} i
 */
async function middle(i) {
  let before = "";
  await see(() => {
    const { x, y } = cells()[i].getBoundingClientRect();
    const was = before;
    before = `${x} ${y}`;
    return was === before;
  });
  const { x, y, width, height } = cells()[i].getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * drag presses the mouse on a cell of the board and releases it on another cell or the same one.
 * @param {number} from
 * @param {number} [to]
 */
export async function drag(from, to = from) {
  cells()[from].scrollIntoView({ block: "center" });
  const places = [await middle(from), await middle(to)];
  for (const [what, place] of /** @type {[string, object][]} */ ([
    ["Pressed", places[0]],
    ["Moved", places[1]],
    ["Released", places[1]],
  ])) {
    const mouse = { type: "mouse" + what, button: "left", clickCount: 1, ...place };
    await devtools("Input.dispatchMouseEvent", mouse);
  }
}

/**
 * touch is drag with a finger.
 * @param {number} from
 * @param {number} [to]
 */
export async function touch(from, to = from) {
  cells()[from].scrollIntoView({ block: "center" });
  const [start, end] = [await middle(from), await middle(to)];
  await devtools("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  await devtools("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [end] });
  await devtools("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * press presses keys, one after another, each optionally with Ctrl.
 * @param {...string} keys such as "ArrowUp" or "Ctrl+z"
 */
export async function press(...keys) {
  for (const pressed of keys) {
    const key = pressed.replace("Ctrl+", "");
    const modifiers = pressed === key ? 0 : 2;
    const text = key === "Enter" ? "\r" : "";
    await devtools("Input.dispatchKeyEvent", { type: "keyDown", key, modifiers, text });
    await devtools("Input.dispatchKeyEvent", { type: "keyUp", key, modifiers });
  }
}

/**
 * tapIn clicks a point in an element.
 * @param {string} selector
 * @param {number} x from 0, its left, to 1, its right
 * @param {number} y from 0, its top, to 1, its bottom
 */
export async function tapIn(selector, x, y) {
  find(selector).scrollIntoView({ block: "center" });
  const box = find(selector).getBoundingClientRect();
  const place = { x: box.x + x * box.width, y: box.y + y * box.height };
  for (const type of ["mousePressed", "mouseReleased"]) {
    const mouse = { type, button: "left", clickCount: 1, ...place };
    await devtools("Input.dispatchMouseEvent", mouse);
  }
}

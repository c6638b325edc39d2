// What the steps of page.txt may ask, in the page.
const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

// text is what an element says, or what is in a field.
const text = (selector) => find(selector).value ?? find(selector).textContent;

// enter gives a field a value, as a person does.
const enter = (selector, value) => {
  find(selector).value = value;
  find(selector).dispatchEvent(new Event("input"));
  find(selector).dispatchEvent(new Event("change"));
};

// cell is a cell of the board, by its number.
const cell = (i) => all("#board button")[i];

// counts are the moves that were made and that are left.
const counts = () => text("#made") + " " + text("#left");

// drawn counts the pictures, but for those that are about to change.
const drawn = () => all("#route svg[role], #map svg[role]").length - all(".old").length;

// many clicks many times at once, as a person who does not wait.
const many = (selector, times) => {
  for (let i = 0; i < times; i++) find(selector).click();
};

// middle is where the middle of an element is, or that of a cell.
const middle = (element) => {
  const box = (cell(element) || find(element)).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// What follows returns messages to Chromium, which then does what a person does.

// drag presses the mouse on an element and releases it on another, or the same.
const drag = (from, to) => {
  (cell(from) || find(from)).scrollIntoView({ block: "center" });
  return [
    ["Pressed", from],
    ["Moved", to],
    ["Released", to],
  ].map(([what, element]) => ({
    method: "Input.dispatchMouseEvent",
    params: { type: "mouse" + what, button: "left", clickCount: 1, ...middle(element) },
  }));
};

// touch does the same with a finger.
const touch = (from, to) => {
  cell(from).scrollIntoView({ block: "center" });
  return [
    ["Start", [middle(from)]],
    ["Move", [middle(to)]],
    ["End", []],
  ].map(([what, points]) => ({
    method: "Input.dispatchTouchEvent",
    params: { type: "touch" + what, touchPoints: points },
  }));
};

// press presses a key, perhaps with ctrl. Enter is also the text that it writes.
const press = (key, ctrl) =>
  ["keyDown", "keyUp"].map((type) => ({
    method: "Input.dispatchKeyEvent",
    params: { type, key, modifiers: ctrl ? 2 : 0, text: type + key === "keyDownEnter" ? "\r" : "" },
  }));

// block forbids the next pages to keep anything.
const block = () => [
  {
    method: "Page.addScriptToEvaluateOnNewDocument",
    params: { source: `Object.defineProperty(window, "localStorage", { get() { throw 0; } })` },
  },
];

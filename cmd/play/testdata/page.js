// What the steps of page.txt may ask, in the page.
const find = selector => document.querySelector(selector);
const all = selector => [...document.querySelectorAll(selector)];

// text is what an element says, or what is in a field.
const text = selector => find(selector).value ?? find(selector).textContent;

// enter gives a field a value, as a person does.
const enter = (selector, value) => {
  find(selector).value = value;
  find(selector).dispatchEvent(new Event("input"));
  find(selector).dispatchEvent(new Event("change"));
};

// cell is a cell of the board, by its number.
const cell = i => all("#board button")[i];

// counts are the moves that were made and that are left.
const counts = () => text("#made") + " " + text("#left");

// drawn counts the pictures, but for those that are about to change.
const drawn = () => all("#route svg[role], #map svg[role]").length - all(".old").length;

// many clicks many times at once, as a person who does not wait.
const many = (selector, times) => {
  for (let i = 0; i < times; i++) find(selector).click();
};

// middle shows an element and returns where its middle is.
const middle = selector => {
  const element = /^\d+$/.test(selector) ? cell(+selector) : find(selector);
  element.scrollIntoView({ block: "center" });
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

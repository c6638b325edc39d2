// What the steps of page.txt may ask, in the page.
const find = selector => document.querySelector(selector);
const all = selector => [...document.querySelectorAll(selector)];

// text is what an element says, or what is in a field.
const text = selector => find(selector).value ?? find(selector).textContent;

// enter gives a field a value, as a person does.
const enter = (selector, value) => {
  find(selector).value = value;
  find(selector).dispatchEvent(new Event("input"));
};

// drawn counts the pictures, but for those that are about to change.
const drawn = () =>
  all("#route svg[role], #layers svg[role]").length - all(".busy").length;

// moved counts the things of the route that are not where they began.
const moved = () => all("#route g[class^=m]").filter(mover => {
  const to = new DOMMatrix(getComputedStyle(mover).transform);
  return mover.getAttribute("transform") !== `translate(${to.e} ${to.f})`;
}).length;

// later says whether some bars of the layers are not yet seen.
const later = () => all("#layers rect[height]").some(
  bar => getComputedStyle(bar).visibility === "hidden");

// middle shows an element and returns where its middle is.
const middle = selector => {
  const box = find(selector).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

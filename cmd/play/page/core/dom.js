// The elements of the page: finding them, creating them, and drawing them only if they change.

/**
 * $ returns the element with an id. It throws if the element is not of the given kind.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {{ new (): Kind }} [kind]
 * @returns {Kind}
 */
export function $(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) {
    throw new Error(`no such element: ${id}`);
  }
  return /** @type {Kind} */ (found);
}

/**
 * field returns the field with an id, typed with the properties that all fields have.
 * @param {string} id
 */
export const field = (id) => /** @type {HTMLInputElement} */ ($(id));

/**
 * element creates an element with some properties and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} properties
 * @param {...(Node | string)} children
 */
export function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** @type {WeakMap<object, string>} */
const drawn = new WeakMap();

/**
 * changed reports whether a target must be redrawn, because its values or the language of the page
 * differ from those at the last call. It keeps the values for the next call.
 * @param {object} target
 * @param {...unknown} values
 */
export function changed(target, ...values) {
  const key = JSON.stringify([document.documentElement.lang, ...values]);
  const isOther = drawn.get(target) !== key;
  drawn.set(target, key);
  return isOther;
}

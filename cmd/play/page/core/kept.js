// Values that the page keeps for the next visit or for a reload, unless storage is blocked or full.

/** @typedef {"localStorage" | "sessionStorage"} Store for the next visit, or for a reload */

/**
 * kept returns the value kept under a name, or undefined.
 * @param {string} name
 * @param {Store} [store]
 * @returns {string | undefined}
 */
export function kept(name, store = "localStorage") {
  try {
    return window[store][name];
  } catch {
    return undefined;
  }
}

/**
 * keep keeps a value under a name.
 * @param {string} name
 * @param {string} value
 * @param {Store} [store]
 */
export function keep(name, value, store = "localStorage") {
  try {
    window[store][name] = value;
  } catch {
    // The next visit begins without the value.
  }
}

// Values that the page keeps for the next visit or for a reload, unless storage is blocked or full:
//
//   language         for the next visit; see texts.js
//   PUZZLE/LEVEL     the star of a level, for the next visit; see stars.js
//   #PUZZLE          the address of the unfinished game; see open.js
//   PUZZLE hinted    the same address if the player has had a hint in that game, or "no"
//   PUZZLE/DAY       the board of a day; see random.js
//   PUZZLE output    the reader's output in Check

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

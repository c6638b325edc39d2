// What the page keeps for the next visit, unless storage is blocked.

/**
 * kept returns what was kept under a name, or undefined.
 * @param {string} name
 * @returns {string | undefined}
 */
export function kept(name) {
  try {
    return localStorage[name];
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage[name] = value;
  } catch {
    // The next visit begins without it.
  }
}

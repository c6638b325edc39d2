// The address says what a state is: #PUZZLE/GOLDEN, or #PUZZLE/~TEXT for an own text, and then
// /NUMBER unless it is 1, and /NUMBER/MOVES if there are moves; and then &watch=MOMENT while its
// search is watched. In TEXT, frequent characters that
// would take three are exchanged for others that take one. #PUZZLE/=TEXT has all as they are.

const pairs = ["#-", " _", "\n.", "[(", "])", ",*"];

/** @type {Map<string, string>} */
const other = new Map();
for (const [a, b] of pairs) {
  other.set(a, b);
  other.set(b, a);
}

/** @param {string} text */
const swapped = (text) => Array.from(text, (c) => other.get(c) || c).join("");

/**
 * @param {import("./state.js").State} state
 * @param {number} [watched] the moment of its search that is shown, -1 if none is
 */
export function address({ puzzle, golden, text, number, moves }, watched = -1) {
  const whole = text.replace(/\n$/, "").replace(/\p{Surrogate}/gu, "\ufffd"); // no halves
  const parts = ["#" + puzzle, golden || "~" + encodeURIComponent(swapped(whole))];
  if (number > 1 || moves) parts.push(String(number));
  if (moves) parts.push(moves);
  return parts.join("/") + (watched < 0 ? "" : `&watch=${watched}`);
}

/**
 * readAddress returns what an address says: the name of a golden, or the text that it has itself.
 * @param {string} hash
 */
export function readAddress(hash) {
  const [state, watched] = hash.split("&watch=");
  const form = /^#(\w+)(?:\/([=~]?)([^/]*))?(?:\/(\d*))?(?:\/(.*))?$/;
  const found = form.exec(state) ?? [];
  const [, puzzle, own, part, number, moves] = Array.from({ length: 6 }, (_, i) => found[i] ?? "");
  // Unlike decodeURIComponent, URLSearchParams takes any text.
  const whole = new URLSearchParams("=" + part.replaceAll("+", "%2B")).get("") ?? "";
  return {
    puzzle,
    golden: own ? "" : part,
    own: own !== "",
    text: own === "~" ? swapped(whole) + "\n" : whole,
    number: Number(number) || 1,
    moves,
    watched: watched === undefined ? -1 : Number(watched) || 0,
  };
}

// A move is written as its place among all that are possible there, in the order of their texts: so
// the address does not depend on where these come from.

const digits = 36;

/** @param {string[]} next */
const width = (next) => (next.length > digits ? 2 : 1);

/**
 * writeMove returns the move to a position, one of those that are possible.
 * @param {string[]} next
 * @param {string} position
 */
export function writeMove(next, position) {
  return [...next].sort().indexOf(position).toString(digits).padStart(width(next), "0");
}

/**
 * readMove reads the first move of a text. It returns its length and the position, or undefined if
 * there is no such move.
 * @param {string[]} next
 * @param {string} moves
 * @returns {[number, string | undefined]}
 */
export function readMove(next, moves) {
  const length = width(next);
  return [length, [...next].sort()[parseInt(moves.slice(0, length), digits)]];
}

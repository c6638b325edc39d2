// The address of a state, which a link can share:
//
//   #PUZZLE/GOLDEN   a golden or a level of a puzzle
//   #PUZZLE/~TEXT    any other input; pairs of characters are swapped so that TEXT needs fewer
//                    percent signs
//   #PUZZLE/=TEXT    the same without the swaps, for links written by hand
//   #PUZZLE/!LENGTH-characters
//                    an input too long for an address; the browser's history keeps it
//
// /NUMBER follows for a case other than the first, /NUMBER/MOVES after moves, and &watch=MOMENT
// while the reader watches the search, or &watch=MOMENT,SEARCH if it is not the puzzle's first, or
// &check=FIELDS while Check is open, where a field with its default value is left empty. #how is
// the article, which is a page of its own.

const pairs = ["#-", " _", "\n.", "[(", "])", ",*"];

/**
 * swapped replaces each character of a pair by the other one, which is what remains of the pair.
 * @param {string} text
 */
const swapped = (text) =>
  text.replace(/[^a-z\d]/gi, (c) => pairs.find((pair) => pair.includes(c))?.replace(c, "") ?? c);

const most = 4000; // characters for an input

/**
 * written returns an input as part of an address, or "" if the input is too long.
 * @param {string} text
 */
function written(text) {
  if (text.length > most) return "";
  // encodeURIComponent throws at half a surrogate pair.
  const whole = text.replace(/\n$/, "").toWellFormed();
  const part = "~" + encodeURIComponent(swapped(whole));
  return part.length > most ? "" : part;
}

/**
 * lacking returns the input that the address of a state lacks, or "".
 * @param {import("./state.js").State} state
 */
export const lacking = ({ golden, text }) => (golden || written(text) ? "" : text);

/**
 * @param {import("./state.js").State} state
 * @param {string} [view] the part about the open view
 */
export function address({ puzzle, golden, text, number, moves }, view = "") {
  const parts = ["#" + puzzle, golden || written(text) || `!${text.length}-characters`];
  if (number > 1 || moves) parts.push(String(number));
  if (moves) parts.push(moves);
  return parts.join("/") + view;
}

/**
 * usual returns an address in the usual form. Some programs encode the slashes of a link, and some
 * people begin a link with #/ or #! by habit.
 * @param {string} hash
 */
function usual(hash) {
  const bare = hash.replace(/^#[!/]+/, "#");
  return bare.includes("/") ? bare : bare.replace(/%2f/gi, "/");
}

/**
 * readAddress returns the parts of an address, which has the name of a golden or a text.
 * @param {string} hash
 */
export function readAddress(hash) {
  const [state, view, value] = usual(hash).split(/&(watch|check)=?/);
  const form = /^#(\w+)(?:\/([=~!]?)([^/]*))?(?:\/(\d*))?(?:\/(.*))?$/;
  const found = form.exec(state) ?? [];
  const [, puzzle, own, part, number, moves] = Array.from({ length: 6 }, (_, i) => found[i] ?? "");
  // Unlike decodeURIComponent, URLSearchParams accepts any text.
  const whole = new URLSearchParams("=" + part.replaceAll("+", "%2B")).get("") ?? "";
  return {
    puzzle,
    golden: own ? "" : part,
    own: own !== "",
    text: own === "~" ? swapped(whole) + "\n" : whole,
    lacks: own === "!" ? parseInt(part) || 0 : 0, // characters of an input not in the address
    number: Number(number) || 1,
    moves,
    ...viewOf(view, value),
  };
}

/**
 * viewOf returns the part of an address about the open view.
 * @param {string | undefined} view
 * @param {string} value
 */
const viewOf = (view, value) => ({
  watched: view === "watch" ? parseInt(value) || 0 : -1,
  search: view === "watch" ? (value.split(",")[1] ?? "") : undefined,
  checked: view === "check" ? value : undefined,
});

// A move is written as the index of its position in the sorted list of the next positions. Sorting
// makes the address independent of the order in which page.js or the program lists them.

const digits = 36;

/** @param {string[]} next */
const width = (next) => (next.length > digits ? 2 : 1);

/**
 * writeMove returns the move to one of the next positions.
 * @param {string[]} next
 * @param {string} position
 */
export function writeMove(next, position) {
  return next.toSorted().indexOf(position).toString(digits).padStart(width(next), "0");
}

/**
 * readMove reads the first move. It returns the length of the move's text and the position to which
 * it leads, which is undefined if there is no such move.
 * @param {string[]} next
 * @param {string} moves
 * @returns {[number, string | undefined]}
 */
export function readMove(next, moves) {
  const length = width(next);
  return [length, next.toSorted()[parseInt(moves.slice(0, length), digits)]];
}

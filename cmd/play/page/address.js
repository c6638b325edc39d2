// The address says what a state is, but for its path: #PUZZLE/GOLDEN, or #PUZZLE/~TEXT for an own text,
// and then /NUMBER unless it is 1. In TEXT, frequent characters that would take three are exchanged
// for others that take one. #PUZZLE/=TEXT has all as they are.
const pairs = ["#-", " _", "\n.", "[(", "])", ",*"];
const other = new Map(
  pairs.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);
const swapped = (text) => Array.from(text, (c) => other.get(c) || c).join("");

export function address({ puzzle, golden, text, number }) {
  const whole = text.replace(/\n$/, "").replace(/\p{Surrogate}/gu, "\ufffd"); // no halves
  const part = golden || "~" + encodeURIComponent(swapped(whole));
  return `#${puzzle}/${part}${number > 1 ? "/" + number : ""}`;
}

export function readAddress(hash) {
  const [, puzzle, own, part = "", number] = /^#(\w+)\/?([=~]?)([^/]*)\/?(\d*)$/.exec(hash) || [];
  // Unlike decodeURIComponent, URLSearchParams takes any text.
  const whole = new URLSearchParams("=" + part.replaceAll("+", "%2B")).get("");
  const text = own === "~" ? swapped(whole) + "\n" : own ? whole : null;
  return { puzzle, golden: own ? "" : part, number: +number || 1, text };
}

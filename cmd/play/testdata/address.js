// Tests of the address, by which a link carries the state of the page.
import { address, readAddress, readMove, writeMove } from "/core/address.js";
import { equal, tests } from "./steps.js";

// A state and its address determine each other, whatever the input is.
tests.set("address", async () => {
  const golden = { puzzle: "lc773", own: false, text: "", watched: -1 };
  const input = { puzzle: "p", golden: "", own: true, number: 1, moves: "", watched: -1 };
  for (const [hash, state] of Object.entries({
    "#lc773/sample1": { ...golden, golden: "sample1", number: 1, moves: "" },
    "#lc773/sample1/3": { ...golden, golden: "sample1", number: 3, moves: "" },
    "#lc773/sample1/1/021": { ...golden, golden: "sample1", number: 1, moves: "021" },
    "#lc773/easy&watch=0": { ...golden, golden: "easy", number: 1, moves: "", watched: 0 },
    "#p/~1_2": { ...input, text: "1 2\n" },
    "#p/~(1*2)": { ...input, text: "[1,2]\n" },
    "#p/~4_3_1.----.-aA-.----": { ...input, text: "4 3 1\n####\n#aA#\n####\n" },
    "#p/~a%2Fb%26watch%3D1_%2B_100%25/2": { ...input, text: "a/b&watch=1 + 100%\n", number: 2 },
    "#p/~%EF%BF%BD%E9%B8%8D&watch=12": { ...input, text: "\ufffd鸍\n", watched: 12 },
    "#p/~": { ...input, text: "\n" },
  })) {
    const { watched, own, ...rest } = readAddress(hash);
    if (!own) rest.text = "";
    equal({ ...rest, own, watched }, { ...rest, ...state }, `${hash} is`);
    const view = watched < 0 ? "" : `&watch=${watched}`;
    equal(address({ ...input, ...state }, view), hash, "address");
  }
  const long = "#p/!4000-characters/2";
  equal(
    address({ ...input, text: "\n".repeat(4000), number: 2 }),
    "#p/~" + ".".repeat(3999) + "/2",
  );
  equal(address({ ...input, text: "[".repeat(4000), number: 2 }), long, "a long text is");
  equal(address({ ...input, text: "鸍".repeat(600) }), "#p/!600-characters", "a long text is");
  equal(readAddress(long).lacks, 4000, "the characters that an address lacks are");
  equal(address({ ...input, text: "\ud83d" }), "#p/~%EF%BF%BD", "half a pair is");
  equal(readAddress("#p/=a+b").text, "a+b", "a text without swaps is");
  equal(readAddress("#p/~100%&watch=x").text, "100%\n", "a malformed text is");
  for (const hash of ["#lc773%2Feasy%2f2", "#/lc773/easy/2", "#!lc773/easy/2"]) {
    const { puzzle, golden, number } = readAddress(hash);
    equal([puzzle, golden, number], ["lc773", "easy", 2], `${hash} has`);
  }
  equal(readAddress("##").puzzle, "", "a malformed address has the puzzle");
});

// An address says which view is open.
tests.set("address-views", async () => {
  const { watched, search } = readAddress("#p/a&watch=42,fast");
  equal([watched, search], [42, "fast"], "the moment and the search are");
  equal(readAddress("#p/a&check").checked, "", "Check is asked for");
  equal(readAddress("#p/a&check=UVa,,20").checked, "UVa,,20", "Check is asked for");
});

// A move is an index in the sorted list, with two digits if the list is long.
tests.set("address-moves", async () => {
  for (const count of [2, 36, 37, 100]) {
    const next = Array.from({ length: count }, (_, i) => `position ${(i * 7) % count}`);
    for (const position of next) {
      const move = writeMove(next, position);
      equal(move.length, count > 36 ? 2 : 1, "digits");
      equal(readMove(next.toReversed(), move + "0"), [move.length, position], "move");
    }
    equal(readMove(next, "zzz")[1], count === 36 ? next.toSorted()[35] : undefined, "no move");
  }
});

// Opening what an address says, and writing the address of what is shown.
import { address, readAddress } from "./address.js";
import { now, push } from "./state.js";
import { findCases, loadGoldens, puzzles } from "./puzzles.js";
import { $, t } from "./texts.js";

export const levels = ["easy", "hard", "hardest", "none"]; // of which a puzzle offers some
let chosen = ""; // the last address
let kept = {}; // what the browser's history was given last

// choose shows what an address says; what is not known there is the first choice of a puzzle. A
// level is a case of a golden, and has only the text of that.
async function choose(hash) {
  chosen = hash;
  const { puzzle: name, golden, text, number } = readAddress(hash);
  const puzzle = puzzles.get(name) || puzzles.values().next().value,
    { choice } = puzzle;
  await loadGoldens(puzzle);
  if (chosen !== hash) return; // there is a later choice
  const level = levels.includes(golden) && choice[golden];
  const [file, k = 1] = (level || golden).split("/");
  const { goldens } = puzzle,
    whole = goldens.find((g) => g.Name === file)?.Input ?? text;
  if (whole === null) return choose(`#${puzzle.name}/${choice.easy ? "easy" : goldens[0].Name}`);
  const input = level ? findCases(puzzle, whole)[k - 1].text : whole;
  push({ puzzle: puzzle.name, golden, text: input, number, entry: {} });
}
export const failed = (e) => {
  $("loading").textContent = t("gone", e.message);
};
export const open = (hash) => choose(hash).catch(failed);

// keepAddress writes the address: a new one in the browser's history for a new choice and for the
// first change of it. Where a browser does not allow so many at once, a later one does.
export function keepAddress() {
  const { golden, entry } = now(),
    here = address(now());
  const same = !kept.here || (kept.entry === entry && kept.golden === golden);
  kept = { golden, entry, here };
  if (location.hash === here) return;
  try {
    history[same ? "replaceState" : "pushState"](null, "", here);
  } catch {
    /* too many */
  }
}

// openAddress opens the address that the browser has gone to.
export function openAddress() {
  if (location.hash !== kept.here) open(location.hash);
}

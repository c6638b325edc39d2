// Adds three puzzles with four wheels to the page that runs this script. A tap turns a wheel
// except the last, although that wheel could turn. The second puzzle has a mistake: it takes the
// wheels of the goal for wheels of the lock. The third puzzle cannot be shown.
import { puzzleOf } from "/core/puzzle.js";
import { puzzles } from "/core/puzzles.js";

const turned = (position, i, by) => {
  const wheels = position.slice(0, 4).split("");
  wheels[i] = (Number(wheels[i]) + by + 10) % 10;
  return wheels.join("");
};

const lock = {
  form: { pattern: /\d{4} \d{4}/g, cell: /(?<=^\d{0,3})\d/g, columns: 4 },
  moves: (position) => [0, 1, 2, 3].flatMap((i) => [1, 9].map((by) => turned(position, i, by))),
  solved: (position) => (position.slice(0, 4) === "0200" ? [0, 1, 2, 3] : null),
  refused: { en: "This wheel is stuck." },
  tap: (i, next, position) => (i < 3 ? turned(position, i, 1) : undefined),
};
const wrong = { ...lock, form: { ...lock.form, cell: /\d/g } };
const hidden = {
  ...lock,
  solved: () => {
    throw new Error("unknown");
  },
};
for (const [name, exports] of Object.entries({ lock, wrong, hidden })) {
  const puzzle = { ...puzzleOf(name, 1, exports), loadGoldens: async () => [] };
  // There is no program. Its loading ends at once or never, so it cannot fail after the test.
  puzzle.program.compile = name === "hidden" ? async () => {} : () => new Promise(() => {});
  puzzles.set(name, puzzle);
}

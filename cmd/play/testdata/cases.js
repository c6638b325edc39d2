(async () => {
  const { puzzles, findCases, loadGoldens } = await import("./puzzles.js"),
    counts = {};
  for (const puzzle of puzzles.values()) {
    await loadGoldens(puzzle);
    for (const { Name, Input } of puzzle.goldens) {
      counts[puzzle.name + "/testdata/" + Name] = findCases(puzzle, Input).length;
    }
  }
  return counts;
})();

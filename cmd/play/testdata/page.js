// What the steps of page.txt may ask, in the page.
const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

// text is what an element says, or what is in a field.
const text = (selector) => find(selector).value ?? find(selector).textContent;

// enter gives a field a value, as a person does.
const enter = (selector, value) => {
  find(selector).value = value;
  find(selector).dispatchEvent(new Event("input"));
  find(selector).dispatchEvent(new Event("change"));
};

// cell is a cell of the board, by its number.
const cell = (i) => all("#board button")[i];

// counts are the moves that were made and that are left.
const counts = () => text("#made") + " " + text("#left");

// drawn counts the pictures, but for those that are about to change.
const drawn = () => all("#route svg[role], #map svg[role]").length - all(".old").length;

// many clicks many times at once, as a person who does not wait.
const many = (selector, times) => {
  for (let i = 0; i < times; i++) find(selector).click();
};

// middle is where the middle of an element is, or that of a cell.
const middle = (element) => {
  const box = (cell(element) || find(element)).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// What follows returns messages to Chromium, which then does what a person does.

// drag presses the mouse on an element and releases it on another, or the same.
const drag = (from, to) => {
  (cell(from) || find(from)).scrollIntoView({ block: "center" });
  return [
    ["Pressed", from],
    ["Moved", to],
    ["Released", to],
  ].map(([what, element]) => ({
    method: "Input.dispatchMouseEvent",
    params: { type: "mouse" + what, button: "left", clickCount: 1, ...middle(element) },
  }));
};

// touch does the same with a finger.
const touch = (from, to) => {
  cell(from).scrollIntoView({ block: "center" });
  return [
    ["Start", [middle(from)]],
    ["Move", [middle(to)]],
    ["End", []],
  ].map(([what, points]) => ({
    method: "Input.dispatchTouchEvent",
    params: { type: "touch" + what, touchPoints: points },
  }));
};

// press presses a key, perhaps with ctrl. Enter is also the text that it writes.
const press = (key, ctrl) =>
  ["keyDown", "keyUp"].map((type) => ({
    method: "Input.dispatchKeyEvent",
    params: { type, key, modifiers: ctrl ? 2 : 0, text: type + key === "keyDownEnter" ? "\r" : "" },
  }));

// block forbids the next pages to keep anything.
const block = () => [
  {
    method: "Page.addScriptToEvaluateOnNewDocument",
    params: { source: `Object.defineProperty(window, "localStorage", { get() { throw 0; } })` },
  },
];

// throttle limits the network to so many bytes a second, or not if that is -1.
const throttle = (bytes) => [
  { method: "Network.enable", params: {} },
  {
    method: "Network.emulateNetworkConditions",
    params: { offline: false, latency: 0, downloadThroughput: bytes, uploadThroughput: -1 },
  },
];

// What follows asks the program itself, once for a page.
const once = (name, find) => {
  window.found ??= {};
  window.found[name] ??= find();
  return window.found[name];
};

// held compares what page.js says of a puzzle with its program: how many cases each golden has, and
// the moves of some states of each first case. It returns what is wrong first.
const held = (name) =>
  once(name, async () => {
    const { puzzles, findCases } = await import("./puzzles.js");
    const puzzle = puzzles.get(name);
    const { program } = puzzle;
    await program.load(() => {});
    await puzzle.loadGoldens();
    let states = 0;
    for (const { Name, Input } of puzzle.goldens) {
      const cases = findCases(puzzle, Input);
      const { out, err } = await program.slow.ask(["-split"], Input);
      if (!err && cases.length !== out.split("\n").length - 2)
        return `${Name}: ${cases.length} cases`;
      if (cases.length === 0 || err) continue;
      const starts = name === "lc773" && Name === "every-board" ? cases : cases.slice(0, 1);
      for (const start of starts) {
        const wrong = await heldFrom(puzzle, start, starts.length > 1 ? 1 : 25);
        if (wrong) return `${Name}: ${wrong}`;
        states += 1;
      }
    }
    return states > 0 ? "" : "no states";
  });

// heldFrom compares the moves of so many states, each one move after the last.
const heldFrom = async ({ program, moves, solved, hopeless }, start, count) => {
  let position;
  for (let i = 0; i < count; i++) {
    const args = position ? ["-next", "-at", position] : ["-next"];
    const { out, err } = await program.quick.ask(args, start.text);
    if (err) return err;
    const [left, ...next] = out.trimEnd().split("\n");
    const at = position ?? start.text;
    const mine = moves(at, start);
    const want = left === "0" ? [] : next;
    const same = [...mine].sort().join() === [...want].sort().join();
    const over = (left === "0") === (solved(at, start) !== null);
    if (!same || !over || (hopeless?.(at, start) && left !== "-1")) return `${at}: ${out}`;
    if (mine.length === 0) return "";
    position = mine[(i * 7) % mine.length];
  }
  return "";
};

// sameAnswers asks the program that is kept 100 questions, and each one of a fresh one, too.
const sameAnswers = () =>
  once("same", async () => {
    const { puzzles } = await import("./puzzles.js");
    const { Lane } = await import("./run.js");
    for (const puzzle of puzzles.values()) {
      const { program, random } = puzzle;
      await program.load(() => {});
      for (let i = 0; i < 20; i++) {
        const many = ["-random", "3", "-seed", String(i), "-form", random.forms[0]];
        const input = (await program.slow.ask(many, "")).out;
        const args = [[], ["-next"], ["-hint"], ["-svg", "-"], ["-map", "-svg", "-"]][i % 5];
        const fresh = new Lane(program);
        const [a, b] = await Promise.all([program.quick.ask(args, input), fresh.ask(args, input)]);
        fresh.end();
        if (a.out !== b.out || a.err !== b.err) return `${puzzle.name} ${args}: ${a.out} ${b.out}`;
        if (!a.out && args[0] !== "-hint") return `${puzzle.name} ${args}: ${a.err}`;
      }
      program.rest();
    }
    return "";
  });

// addLock adds a puzzle of four wheels: a tap turns one.
const addLock = async (name, cell) => {
  const { puzzles, Puzzle } = await import("./puzzles.js");
  const turned = (position, i, by) => {
    const wheels = position.slice(0, 4).split("");
    wheels[i] = (Number(wheels[i]) + by + 10) % 10;
    return wheels.join("");
  };
  const lock = {
    form: { pattern: /\d{4} \d{4}/g, cell, columns: 4 },
    moves: (position) => [0, 1, 2, 3].flatMap((i) => [1, 9].map((by) => turned(position, i, by))),
    solved: (position) => (position.slice(0, 4) === "0200" ? [0, 1, 2, 3] : null),
    tap: (i, next, position) => turned(position, i, 1),
  };
  puzzles.set(name, new Puzzle(name, 1, lock));
};

// This script runs in the page. It interprets the steps of page.txt, and has functions for them.

// step does a line of page.txt. It returns the DevTools messages to send, or a text that says what
// is still missing.
const step = async (line) => {
  const [verb] = line.split(" ");
  const rest = line.slice(verb.length + 1);
  const [script, want] = rest.split(" -> ");
  if (verb === "open") return [navigate("about:blank"), navigate(`${url}#${rest}`)];
  if (verb === "tab") return tidy();
  if (verb === "do") await eval(rest);
  if (verb === "send") return eval(rest);
  if (verb !== "wait") return ["", "//", "do"].includes(verb) ? [] : "unknown";
  const got = eval(script);
  return got === eval(want) ? [] : `${script} is ${JSON.stringify(got)}, want ${want}`;
};

// navigate opens a page. After about:blank, the browser loads the page anew.
const navigate = (to) => ({ method: "Page.navigate", params: { url: to } });

// tidy makes a tab like new: no storage, and a window of the usual size.
const tidy = () => [
  { method: "Emulation.clearDeviceMetricsOverride", params: {} },
  { method: "Storage.clearDataForOrigin", params: { origin: url, storageTypes: "all" } },
  navigate("about:blank"),
];

const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

// text returns the text of an element, or the value of a field.
const text = (selector) => find(selector).value ?? find(selector).textContent;

// enter enters a value into a field.
const enter = (selector, value) => {
  find(selector).value = value;
  find(selector).dispatchEvent(new Event("input"));
  find(selector).dispatchEvent(new Event("change"));
};

// cell returns a cell of the board by its number.
const cell = (i) => all("#board button")[i];

// counts returns the numbers of moves made and of moves left.
const counts = () => text("#made") + " " + text("#left");

// drawn returns how many routes are drawn and not about to change: 1 or 0.
const drawn = () => all("#route:not(.old) svg[role]").length;

// note notes in window.noted all values of a function, also those that last for a moment.
const note = (find) => {
  window.noted = new Set();
  const look = () => window.noted.add(find());
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
};

// many clicks an element many times without waiting.
const many = (selector, times) => {
  for (let i = 0; i < times; i++) find(selector).click();
};

// middle returns the position of the middle of a cell or an element.
const middle = (element) => {
  const box = (cell(element) || find(element)).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// The following functions return DevTools messages that make Chromium act like a user.

// drag presses the mouse on an element and releases it on another element or the same one.
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

// touch is drag with a finger.
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

// press presses a key, optionally with Ctrl. Only Enter has a text.
const press = (key, ctrl) =>
  ["keyDown", "keyUp"].map((type) => ({
    method: "Input.dispatchKeyEvent",
    params: { type, key, modifiers: ctrl ? 2 : 0, text: type + key === "keyDownEnter" ? "\r" : "" },
  }));

// block blocks storage in later pages, until unblock.
const block = () => [
  { method: "Page.enable", params: {} },
  {
    method: "Page.addScriptToEvaluateOnNewDocument",
    params: { source: `Object.defineProperty(window, "localStorage", { get() { throw 0; } })` },
  },
];

// unblock removes the script of block, the only one of its tab.
const unblock = () => [
  { method: "Page.removeScriptToEvaluateOnNewDocument", params: { identifier: "1" } },
  { method: "Page.disable", params: {} },
];

// throttle limits the network to the given bytes per second; -1 means no limit. A limit is also one
// for files that the tab has loaded before.
const throttle = (bytes) => [
  { method: "Network.enable", params: {} },
  { method: "Network.setCacheDisabled", params: { cacheDisabled: bytes > 0 } },
  {
    method: "Network.emulateNetworkConditions",
    params: { offline: false, latency: 0, downloadThroughput: bytes, uploadThroughput: -1 },
  },
];

// resize sets the size of the window.
const resize = (width, height) => [
  {
    method: "Emulation.setDeviceMetricsOverride",
    params: { width, height, deviceScaleFactor: 1, mobile: false },
  },
];

// stateShown reports whether the state of the moment can be seen above the controls of a phone.
// Before, window.watched must be the module watch-shown.js.
const stateShown = () => {
  const state = find(`[data-number="${window.watched.shownState()}"]`).getBoundingClientRect();
  const box = find("#watch-scroll").getBoundingClientRect();
  const { top } = find("#watch-dock").getBoundingClientRect();
  return state.top >= Math.max(0, box.top) && state.bottom <= Math.min(box.bottom, top) + 1;
};

// once starts find on the first call, and returns undefined until find has a result. The following
// functions use it to ask a program.
const once = (name, find) => {
  window.found ??= {};
  if (!(name in window.found)) {
    window.found[name] = undefined;
    find().then((answer) => {
      window.found[name] = answer;
    });
  }
  return window.found[name];
};

// held compares a puzzle's page.js with its program: the number of cases in each golden, and the
// moves from some states of each first case. It returns the first difference, or "".
const held = (name) =>
  once(name, async () => {
    const { puzzles } = await import("./core/puzzles.js");
    const puzzle = puzzles.get(name);
    await puzzle.program.load(() => {});
    await puzzle.loadGoldens();
    for (const golden of puzzle.goldens) {
      const wrong = await heldBy(puzzle, golden);
      if (wrong) return `${golden.Name}: ${wrong}`;
    }
    return puzzle.goldens.length > 0 ? "" : "no goldens";
  });

// heldBy compares them for one golden. For the golden every-board, it compares all cases.
const heldBy = async (puzzle, { Name, Input }) => {
  const { findCases } = await import("./core/puzzles.js");
  const cases = findCases(puzzle, Input);
  const { out, err } = await puzzle.program.slow.ask(["-split"], Input);
  if (err) return "";
  if (cases.length !== out.split("\n").length - 2) return `${cases.length} cases`;
  const all = Name === "every-board";
  for (const start of all ? cases : cases.slice(0, 1)) {
    const wrong = await heldFrom(puzzle, start, all ? 1 : Math.ceil(400 / puzzle.goldens.length));
    if (wrong) return wrong;
  }
  return "";
};

// heldFrom compares the moves from count states, each one move after the one before.
const heldFrom = async (puzzle, start, count) => {
  let position;
  for (let i = 0; i < count; i++) {
    const args = position ? ["-next", "-at", position] : ["-next"];
    const { out, err } = await puzzle.program.quick.ask(args, start.text);
    if (err) return err;
    const mine = puzzle.moves(position ?? start.text, start);
    if (!agrees(puzzle, start, position ?? start.text, out)) return `${position}: ${mine}, ${out}`;
    if (mine.length === 0) return "";
    position = mine[(i * 7) % mine.length];
  }
  return "";
};

// agrees reports whether page.js agrees with the output of -next for a position.
const agrees = ({ moves, solved, hopeless }, start, position, printed) => {
  const [left, ...next] = printed.trimEnd().split("\n");
  const sorted = (list) => [...list].sort().join("\n");
  const sameMoves = sorted(moves(position, start)) === sorted(next);
  const sameEnd = (left === "0") === (solved(position, start) !== null);
  const why = hopeless?.(position, start) ?? null;
  return sameMoves && sameEnd && (why === null || left === "-1");
};

// groupsAgree compares how the page says that the groups of some mazes were made with the groups
// that the program prints, and with the moves of their states. It returns what is wrong first.
const groupsAgree = (...cases) =>
  once("groups", async () => {
    const { puzzles, findCases } = await import("./core/puzzles.js");
    const puzzle = puzzles.get("uva1601");
    await puzzle.program.load(() => {});
    await puzzle.loadGoldens();
    for (const [name, number] of cases) {
      const { Input } = puzzle.goldens.find((golden) => golden.Name === name);
      const start = findCases(puzzle, Input)[number - 1];
      const args = ["-trace=100000", "-json", "-case", String(number)];
      const { out } = await puzzle.program.slow.ask(args, Input);
      const wrong = await groupsAgreeOf(puzzle, start, out);
      if (wrong) return `${name}/${number}: ${wrong}`;
    }
    return "";
  });

const groupsAgreeOf = async ({ maze, moves }, start, out) => {
  const { Groups } = await import("./watch/groups.js");
  const { readStates } = await import("./watch/trace.js");
  const groups = new Groups(readStates(out), start, maze);
  await groups.connect();
  const { states, sets } = groups;
  const made = sets.map(() => new Set());
  for (const [number, { end, layer, next }] of states.entries()) {
    if (!states.some((other) => other.end === end && other.layer > layer)) continue;
    const steps = groups.steps(number).filter(({ places }) => places.length > 0);
    if (steps.length !== next.length) return `${number} leads to ${next}, but has ${steps.length}`;
    next.forEach((to, i) => steps[i].places.forEach((place) => made[to].add(place)));
    const struck = struckOut(groups, number, start, maze, moves);
    if (struck) return `${number} strikes out ${struck}`;
  }
  const wrong = states.findIndex(
    ({ layer }, i) => layer > 0 && [...made[i]].sort() + "" !== [...sets[i]].sort() + "",
  );
  return wrong < 0 ? "" : `the places of ${wrong} are ${sets[wrong]}, not ${[...made[wrong]]}`;
};

// struckOut returns a move from a state of a group to one of the next layer, if the page says that
// the program does not make it.
const struckOut = (groups, number, start, maze, moves) => {
  const { states, sets, at, fixed, free } = groups;
  const { end, layer } = states[number];
  const order = [..."abc"].filter((ghost) => ghost === free || fixed.includes(ghost));
  const place = (i) => `${i % start.columns},${Math.floor(i / start.columns)}`;
  return sets[number]
    .map((cell) => order.map((ghost) => [...at[number], cell][[...fixed, free].indexOf(ghost)]))
    .flatMap((cells) => moves(cells.map(place).join(" "), { ...start, letters: noGoals(start) }))
    .find((move) => {
      const then = maze.things(start.letters, move, start);
      const to = fixed.map((ghost) => then[order.indexOf(ghost)]);
      const child = groups.numbers.get(`${end} ${layer + 1} ${to}`);
      const { late, clash } = groups.step(number, to);
      return sets[child]?.includes(then[order.indexOf(free)]) && (late || clash);
    });
};

// noGoals are the letters of a maze in which no state is solved, so that each has its moves.
const noGoals = ({ letters }) => letters.map((key) => ("ABC".includes(key) ? " " : key));

// sameAnswers asks the running programs 45 questions, and a new instance each question as well.
const sameAnswers = () =>
  once("same", async () => {
    const { puzzles } = await import("./core/puzzles.js");
    for (const puzzle of puzzles.values()) {
      await puzzle.program.load(() => {});
      for (let i = 0; i < 8; i++) {
        const wrong = await sameAnswer(puzzle, i);
        if (wrong) return wrong;
      }
      puzzle.program.rest();
    }
    return "";
  });

const sameAnswer = async ({ program, random }, i) => {
  const { Lane } = await import("./run.js");
  const many = ["-random", "3", "-seed", String(i), "-form", random.forms[0]];
  const input = (await program.slow.ask(many, "")).out;
  const args = [[], ["-next"], ["-hint"], ["-svg", "-"]][i % 4];
  const fresh = new Lane(program);
  const [a, b] = await Promise.all([program.quick.ask(args, input), fresh.ask(args, input)]);
  fresh.end();
  const same = a.out === b.out && a.err === b.err;
  return same && (a.out || args[0] === "-hint") ? "" : `${program.name} ${args}: ${a.err} ${b.err}`;
};

// addLock adds a puzzle with four wheels, in which a tap turns a wheel.
const addLock = async (name, cell) => {
  const { puzzles, Puzzle } = await import("./core/puzzles.js");
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

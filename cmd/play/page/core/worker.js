// A worker runs a program and asks it one question after another; internal/cli has the other side.
// run.js puts Go's wasm_exec.js before this script. This script adds the error output of a program
// that fails.

const { Go, fs } = /** @type {any} */ (globalThis);
const decoder = new TextDecoder();
let said = "";

/**
 * @param {number} file
 * @param {Uint8Array} buffer
 */
fs.writeSync = (file, buffer) => {
  said += decoder.decode(buffer, { stream: true });
  return buffer.length;
};

/** @type {Promise<void> | undefined} */
let started;

/** @param {{ module: WebAssembly.Module, name: string }} program */
async function start({ module, name }) {
  const go = new Go();
  go.argv = [name];
  go.exit = () => {};
  const instance = await WebAssembly.instantiate(module, go.importObject);
  const ended = go.run(instance); // the program has set answer and waits
  void ended.then(() => Promise.reject("it has ended"));
}

/** @param {{ args: string[], input: string, language: string }} question */
async function reply({ args, input, language }) {
  await started;
  const { answer } = /** @type {any} */ (globalThis);
  /** @param {string} out */
  const piece = (out) => postMessage({ out, more: true }); // the first piece
  const { out, err } = answer(args, input, language, piece);
  postMessage({ out, err: err.trim() });
}

onmessage = ({ data: { program, question } }) => {
  if (program) started = start(program);
  else void reply(question);
};

// Any failure here, including a trap of the program, rejects a promise.
addEventListener("unhandledrejection", ({ reason }) => {
  postMessage({ failed: (said.trim() || String(reason)).split("\n")[0] });
});

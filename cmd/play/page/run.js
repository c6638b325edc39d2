// How a program is run: fetched and compiled once, then each time in a new worker, which is ended
// to stop it. The workers' text is kept, so that an open puzzle goes on when the network is gone.
import { t } from "./texts.js";

const limit = 20; // seconds of a run
let workers = ""; // the address of their text
async function prepare() {
  const files = await Promise.all(["wasm_exec.js", "worker.js"].map(get));
  const texts = await Promise.all(files.map((file) => file.text()));
  workers = URL.createObjectURL(new Blob(texts, { type: "text/javascript" }));
}

// get fetches a file of the page.
export async function get(name) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(name + ": " + response.status);
  return response;
}

// Program is that of a puzzle. Before its first run, load has to end.
export class Program {
  constructor(name, size) {
    Object.assign(this, { name, size });
  }

  // load tells progress the part of the program that has arrived. After a failure it begins anew.
  load(progress) {
    const again = (e) => {
      this.loading = null;
      throw e;
    };
    return (this.loading ||= this.compile(progress).catch(again));
  }

  async compile(progress) {
    if (!workers) await prepare();
    const { body } = await get(this.name + "/program.wasm"),
      reader = body.getReader();
    const bytes = new Uint8Array(this.size);
    for (let at = 0, part; !(part = await reader.read()).done;) {
      bytes.set(part.value, at);
      progress((at += part.value.length) / this.size);
    }
    this.module = await WebAssembly.compile(bytes);
  }
}

// Stopped is the error of a run that was stopped, as nobody wants its result any more.
export class Stopped extends Error {}

// Lane runs programs one after the other. Lanes run beside each other.
export class Lane {
  queue = [];
  current = null;

  // run returns what the program prints, { out, err }.
  run(program, args, input, language = "en") {
    return new Promise((resolve, reject) => {
      this.queue.push({ program, args, input, language, resolve, reject });
      this.next();
    });
  }

  next() {
    if (this.current || !this.queue.length) return;
    const run = (this.current = this.queue.shift()),
      { name, module } = run.program;
    const worker = new Worker(workers);
    const end = (settle, value) => {
      clearTimeout(timer);
      worker.terminate();
      this.current = null;
      settle(value);
      this.next();
    };
    const timer = setTimeout(end, limit * 1000, run.resolve, { out: "", err: t("late", limit) });
    run.stop = () => end(run.reject, new Stopped());
    worker.onmessage = (e) => end(run.resolve, e.data);
    worker.onerror = (e) => end(run.reject, new Error(name + ": " + e.message));
    const env = { LANG: run.language === "zh" ? "zh_CN.UTF-8" : "C" };
    worker.postMessage({ module, argv: [name, ...run.args], env, input: run.input });
  }

  // stop ends what runs here or waits.
  stop() {
    for (const waiting of this.queue.splice(0)) waiting.reject(new Stopped());
    this.current?.stop();
  }
}

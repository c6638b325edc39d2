// How a program is run: fetched and compiled once, then each time in a new worker, which is ended to
// stop it. The workers' text is kept, so that an open puzzle goes on where the network has gone.

export const limit = 20; // seconds of a run

let workers; // the address of their text

async function prepare() {
  const texts = await Promise.all(["wasm_exec.js", "worker.js"].map(async name => {
    const response = await fetch(name);
    if (!response.ok) throw new Error(name + ": " + response.status);
    return response.text();
  }));
  workers = URL.createObjectURL(new Blob(texts, { type: "text/javascript" }));
}

// Program is that of a puzzle. Before its first run, load has to end.
export class Program {
  constructor(name, size) { Object.assign(this, { name, size }); }

  // load tells progress the part of the program that has arrived. After a failure it begins anew.
  load(progress) {
    this.loading ||= this.fetch(progress).catch(e => {
      this.loading = null;
      throw e;
    });
    return this.loading;
  }

  async fetch(progress) {
    if (!workers) await prepare();
    const response = await fetch(this.name + "/program.wasm");
    if (!response.ok) throw new Error(this.name + "/program.wasm: " + response.status);
    const bytes = new Uint8Array(this.size), reader = response.body.getReader();
    for (let at = 0; ;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes.set(value, at);
      progress((at += value.length) / this.size);
    }
    this.module = await WebAssembly.compile(bytes);
  }
}

// Stopped is the error of a run that was stopped because nobody wants its result any more.
export class Stopped extends Error {}

// Lane runs programs one after the other. Lanes run beside each other.
export class Lane {
  queue = [];
  current = null;

  // run returns what the program prints, { out, err, status }.
  run(program, args, input, language) {
    return new Promise((resolve, reject) => {
      this.queue.push({ program, args, input, language, resolve, reject });
      this.next();
    });
  }

  next() {
    if (this.current || !this.queue.length) return;
    const run = this.current = this.queue.shift(), { name, module } = run.program;
    const end = (settle, value) => {
      clearTimeout(run.timer);
      run.worker.terminate();
      if (this.current === run) this.current = null;
      settle(value);
      this.next();
    };
    run.worker = new Worker(workers);
    run.worker.onmessage = e => end(run.resolve, e.data);
    run.worker.onerror = e => end(run.reject, new Error(name + ": " + e.message));
    run.timer = setTimeout(() => {
      end(run.resolve, { out: "", err: `${name}: stopped after ${limit} s`, status: 1 });
    }, limit * 1000);
    run.stop = () => end(run.reject, new Stopped());
    const env = { LANG: run.language === "zh" ? "zh_CN.UTF-8" : "C" };
    run.worker.postMessage({ module, argv: [name, ...run.args], env, input: run.input });
  }

  // stop ends what runs here or waits.
  stop() {
    for (const waiting of this.queue.splice(0)) waiting.reject(new Stopped());
    if (this.current) this.current.stop();
  }
}

// The program of a puzzle: it is fetched and compiled once, and answers in two workers. A Go
// program that is busy hears nothing, so what takes long has a worker of its own.
import { get, Lane, prepare } from "./run.js";

const wasm = [0x00, 0x61, 0x73, 0x6d]; // how a program begins

export class Program {
  /** @type {WebAssembly.Module | undefined} */
  module;
  /** @type {Promise<void> | undefined} */
  loading;
  part = 0; // how much of it has arrived, from 0 to 1
  quick = new Lane(this); // for moves that are left and hints
  slow = new Lane(this); // for answers, pictures and random cases

  /**
   * @param {string} name
   * @param {number} size in bytes
   */
  constructor(name, size) {
    this.name = name;
    this.size = size;
  }

  /**
   * load tells progress when more has arrived. Before the first question, it has to end. After a
   * failure it begins anew.
   * @param {(part: number) => void} progress
   */
  load(progress) {
    this.progress = progress;
    this.loading ??= this.compile().catch((e) => {
      this.loading = undefined;
      throw e;
    });
    return this.loading;
  }

  async compile() {
    await prepare();
    const counted = (await this.fetch()).pipeThrough(this.counter());
    const headers = { "Content-Type": "application/wasm" };
    this.module = await WebAssembly.compileStreaming(new Response(counted, { headers }));
    this.quick.start();
  }

  /** counter returns a stream that counts what goes through it. */
  counter() {
    let arrived = 0;
    return new TransformStream({
      transform: (chunk, controller) => {
        arrived += chunk.length;
        this.part = arrived / this.size;
        this.progress?.(this.part);
        controller.enqueue(chunk);
      },
    });
  }

  /**
   * fetch returns the program's bytes. Not every host compresses it, so there is a file that is
   * compressed; but some hosts say that it is, and then the browser has decompressed it already.
   */
  async fetch() {
    const plain = `${this.name}/program.wasm`;
    if (typeof DecompressionStream === "undefined") return body(await get(plain));
    const response = await get(plain + ".gz").catch(() => get(plain));
    const [first, rest] = body(response).tee();
    const reader = first.getReader();
    const start = (await reader.read()).value ?? [];
    void reader.cancel();
    const isPlain = wasm.every((byte, i) => start[i] === byte);
    return isPlain ? rest : rest.pipeThrough(new DecompressionStream("gzip"));
  }

  /** rest ends both workers, until the next question. */
  rest() {
    for (const lane of [this.quick, this.slow]) {
      lane.stop();
      lane.end();
    }
  }
}

/** @param {Response} response */
function body(response) {
  if (!response.body) throw new Error(response.url + ": it is empty");
  return response.body;
}

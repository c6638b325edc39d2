// The program of a puzzle. It is fetched and compiled once, and then runs in two workers. A Go
// program that is busy cannot be interrupted, so slow questions have a separate worker.
import { get, Lane, once, prepare } from "./run.js";

export class Program {
  /** @type {WebAssembly.Module | undefined} */
  module;
  /** @type {((part: number) => void) | undefined} */
  progress; // gets the fraction that has arrived, from 0 to 1
  quick = new Lane(this); // for hints and the numbers of moves to go
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
   * load fetches and compiles the program, and reports its progress. It must finish before the
   * first question. After a failure it can be called again.
   * @param {(part: number) => void} [progress]
   */
  load(progress = this.progress) {
    this.progress = progress;
    return this.compile();
  }

  compile = once(async () => {
    const [bytes] = await Promise.all([this.fetch(), prepare()]);
    const counted = bytes.pipeThrough(this.counter());
    const headers = { "Content-Type": "application/wasm" };
    this.module = await WebAssembly.compileStreaming(new Response(counted, { headers }));
    this.quick.start();
  });

  /** counter returns a stream that counts the bytes passing through it. */
  counter() {
    let arrived = 0;
    return new TransformStream({
      transform: (chunk, controller) => {
        arrived += chunk.length;
        this.progress?.(arrived / this.size);
        controller.enqueue(chunk);
      },
    });
  }

  /**
   * fetch returns the bytes of the program. It requests the compressed file, because not every host
   * compresses the plain file. If a host declares the compressed file as such, the browser has
   * already decompressed it.
   */
  async fetch() {
    const plain = `${this.name}/program.wasm`;
    const { body, headers, url } = await get(plain + ".gz").catch(() => get(plain));
    const bytes = /** @type {ReadableStream} */ (body);
    const isPacked = url.endsWith(".gz") && !headers.has("Content-Encoding");
    return isPacked ? bytes.pipeThrough(new DecompressionStream("gzip")) : bytes;
  }

  /**
   * askAt asks a quick question about a position of a case. The position is undefined at the start.
   * @param {"-next" | "-hint"} flag
   * @param {string} input
   * @param {string | undefined} position
   */
  askAt(flag, input, position) {
    const at = position ? ["-at", position] : [];
    return this.quick.ask([flag, ...at], input);
  }

  /** rest ends both workers. The next question starts a new worker. */
  rest() {
    for (const lane of [this.quick, this.slow]) {
      lane.stop();
      lane.end();
    }
  }
}

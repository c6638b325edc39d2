// Running a program in a worker, which asks it one question after another. To stop a question, a
// Lane ends the worker, and the next question starts a new one. The script of the workers is kept
// in memory, so that an open puzzle keeps working without a network.
import { $ } from "./dom.js";
import { page } from "./state.js";
import { t } from "./texts.js";

const limit = 60; // seconds for a question
const settling = 300; // milliseconds
let workers = ""; // the URL of their script

/** prepare loads the script of the workers. */
export async function prepare() {
  if (workers) return;
  const files = await Promise.all(["wasm_exec.js", "core/worker.js"].map(get));
  const texts = await Promise.all(files.map((file) => file.text()));
  workers = URL.createObjectURL(new Blob(texts, { type: "text/javascript" }));
}

/**
 * get fetches a file of the page, even for the article, which is in another directory.
 * @param {string} name
 */
export async function get(name) {
  const response = await fetch(new URL(`../${name}`, import.meta.url)).catch(() => undefined);
  if (!response?.ok) throw new Error(name);
  return response;
}

/**
 * once returns a function that loads something when it is first called. After a failure, the next
 * call tries again.
 * @template Loaded
 * @param {() => Promise<Loaded>} load
 */
export function once(load) {
  /** @type {Promise<Loaded> | undefined} */
  let loading;
  return () => {
    loading ??= load().catch((e) => {
      loading = undefined;
      throw e;
    });
    return loading;
  };
}

/** Stopped is the error for a question that was stopped because its answer is no longer needed. */
export class Stopped extends Error {}

/** Broken is the error for a question whose worker failed. */
class Broken extends Error {}

/**
 * why explains in words why something has failed, and how the reader can continue.
 * @param {unknown} e
 */
export const why = (e) =>
  t(e instanceof Broken ? "broke" : "gone", /** @type {Error} */ (e).message);

/**
 * failed tells the reader why something has failed.
 * @param {unknown} e
 */
export function failed(e) {
  if (e instanceof Broken) page.tell(why(e));
  else if (!(e instanceof Stopped)) $("loading").textContent = why(e);
}

/**
 * whenOnline acts whenever the network returns. It first waits for a moment, because requests may
 * fail until the network is ready.
 * @param {() => void} act
 */
export const whenOnline = (act) => addEventListener("online", () => setTimeout(act, settling));

/**
 * What a program prints.
 * @typedef {{ out: string, err: string }} Printed
 *
 * @typedef {object} Question
 * @property {string[]} args
 * @property {string} input
 * @property {"en" | "zh"} language
 * @property {(piece: string) => void} onPiece
 * @property {(printed: Printed) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** A Lane is a worker with a program, and a queue of questions for it. */
export class Lane {
  /** @type {Question[]} */
  waiting = [];
  /** @type {Question | undefined} */
  asked;
  /** @type {Worker | undefined} */
  worker;
  timer = 0;

  /** @param {import("./program.js").Program} program */
  constructor(program) {
    this.program = program;
  }

  /**
   * ask runs the program with arguments and an input, and returns its output. If the program prints
   * its output in pieces, onPiece gets all pieces but the last.
   * @param {string[]} args
   * @param {string} input
   * @param {"en" | "zh"} [language]
   * @param {(piece: string) => void} [onPiece]
   * @returns {Promise<Printed>}
   */
  ask(args, input, language = "en", onPiece = () => {}) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ args, input, language, onPiece, resolve, reject });
      this.next();
    });
  }

  next() {
    if (this.asked) return;
    this.asked = this.waiting.shift();
    if (!this.asked) return;
    const { args, input, language } = this.asked;
    this.timer = setTimeout(() => this.late(), limit * 1000);
    this.start().postMessage({ question: { args, input, language } });
  }

  /** start starts a worker, unless it is running, and returns it. */
  start() {
    if (this.worker) return this.worker;
    const { name, module } = this.program;
    const worker = new Worker(workers);
    /** @param {string} message */
    const broke = (message) => {
      if (this.worker === worker) this.fail(new Broken(`${name}: ${message}`));
    };
    worker.onmessage = ({ data }) => {
      if (data.failed) broke(data.failed);
      else if (data.more) this.asked?.onPiece(data.out);
      else this.settle()?.resolve(data);
    };
    worker.onerror = (e) => broke(e.message);
    worker.postMessage({ program: { module, name } });
    this.worker = worker;
    return worker;
  }

  /** settle returns the question that has ended, and asks the next question. */
  settle() {
    const question = this.asked;
    clearTimeout(this.timer);
    this.asked = undefined;
    this.next();
    return question;
  }

  /** @param {Error} error */
  fail(error) {
    this.end();
    this.settle()?.reject(error);
  }

  late() {
    this.end();
    this.settle()?.resolve({ out: "", err: `stopped after ${limit} s` });
  }

  /** stop rejects the current question and all waiting questions. */
  stop() {
    this.shorten(0);
    if (this.asked) this.fail(new Stopped());
  }

  /**
   * shorten drops the oldest waiting questions and keeps at most the given number.
   * @param {number} most
   */
  shorten(most) {
    while (this.waiting.length > most) this.waiting.shift()?.reject(new Stopped());
  }

  /** end ends the worker. */
  end() {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

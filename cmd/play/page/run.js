// How a program is run: in a worker, which keeps it and asks it one question after the other. A
// worker that is to be stopped is ended, and the next question starts another. The workers' text is
// kept, so that an open puzzle goes on when the network is gone.
import { t } from "./texts.js";

const limit = 60; // seconds for a question
let workers = ""; // the address of their text

export async function prepare() {
  if (workers) return;
  const files = await Promise.all(["wasm_exec.js", "worker.js"].map(get));
  const texts = await Promise.all(files.map((file) => file.text()));
  workers = URL.createObjectURL(new Blob(texts, { type: "text/javascript" }));
}

/**
 * get fetches a file of the page.
 * @param {string} name
 */
export async function get(name) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(name + ": " + response.status);
  return response;
}

/** Stopped is the error of a question that was stopped, as nobody wants its answer any more. */
export class Stopped extends Error {}

/**
 * What a program prints.
 * @typedef {{ out: string, err: string }} Printed
 *
 * @typedef {object} Question
 * @property {string[]} args
 * @property {string} input
 * @property {"en" | "zh"} language
 * @property {(printed: Printed) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** A lane is a worker with a program, and the questions that wait for it. */
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
   * ask returns what the program prints for some arguments and an input.
   * @param {string[]} args
   * @param {string} input
   * @param {"en" | "zh"} [language]
   * @returns {Promise<Printed>}
   */
  ask(args, input, language = "en") {
    return new Promise((resolve, reject) => {
      this.waiting.push({ args, input, language, resolve, reject });
      this.next();
    });
  }

  next() {
    const question = this.waiting[0];
    if (this.asked || !question) return;
    this.waiting.shift();
    this.asked = question;
    const { args, input, language } = question;
    this.timer = setTimeout(() => this.late(), limit * 1000);
    this.start().postMessage({ args, input, language });
  }

  /** start starts a worker, unless there is one. It then waits for questions. */
  start() {
    if (this.worker) return this.worker;
    const { name, module } = this.program;
    const worker = new Worker(workers);
    worker.onmessage = ({ data }) => {
      if (data.failed === undefined) this.settle()?.resolve(data);
      else this.fail(new Error(`${name}: ${data.failed}`));
    };
    worker.onerror = (e) => this.fail(new Error(`${name}: ${e.message}`));
    worker.postMessage({ module, name });
    this.worker = worker;
    return worker;
  }

  /** settle ends the question that was asked, returns it, and asks the next one. */
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
    this.settle()?.resolve({ out: "", err: t("late", limit) });
  }

  /** stop ends the question that is asked and those that wait. */
  stop() {
    for (const question of this.waiting.splice(0)) question.reject(new Stopped());
    if (this.asked) this.fail(new Stopped());
  }

  /**
   * shorten drops the questions that have waited longest, but for so many.
   * @param {number} most
   */
  shorten(most) {
    const old = this.waiting.splice(0, Math.max(0, this.waiting.length - most));
    for (const question of old) question.reject(new Stopped());
  }

  /** end ends the worker. */
  end() {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

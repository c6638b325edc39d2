// One way to say that a result is no longer wanted: of all tasks of a kind, only the latest counts.

export class Latest {
  #task = {};

  /** begin begins a task. It returns a function that reports whether the task is still wanted. */
  begin() {
    const mine = {};
    this.#task = mine;
    return () => this.#task === mine;
  }

  /** end says that nobody waits for the task any more. */
  end() {
    this.#task = {};
  }
}

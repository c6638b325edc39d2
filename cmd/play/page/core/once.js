// Loading something once, however many ask for it.

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

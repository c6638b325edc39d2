// A worker runs a program once, as a shell would: text in, text out. run.js puts Go's wasm_exec.js
// before this; what that misses, the files, is here only standard input, output and error.
onmessage = async ({ data: { module, argv, env, input } }) => {
  const from = new TextEncoder().encode(input),
    printed = [null, "", ""];
  const decoders = printed.map(() => new TextDecoder());
  let at = 0;
  fs.read = (fd, buffer, offset, length, position, done) => {
    const part = from.subarray(at, at + length);
    buffer.set(part, offset);
    at += part.length;
    done(null, part.length);
  };
  fs.writeSync = (fd, buffer) => {
    printed[fd] += decoders[fd].decode(buffer, { stream: true });
    return buffer.length;
  };
  fs.write = (fd, buffer, offset, length, position, done) =>
    done(null, fs.writeSync(fd, buffer.subarray(offset, offset + length)));
  const go = Object.assign(new Go(), { argv, env, exit() {} });
  await go.run(await WebAssembly.instantiate(module, go.importObject));
  postMessage({ out: printed[1], err: printed[2].trim() });
};

// Loaded into a server that is measured: says how much memory it needs when it is asked.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ heap: heapUsed, outside: external });
});

// Loaded into a server that is measured: says how much memory and processor time it needs when it is asked, and ends
// with whoever measures it.
process.on('message', (what) => {
  // Everybody waits while it is put in order: not where somebody is timed.
  if (what === 'memory') globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heap: heapUsed, outside: external, processor: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());

/** Programs that we have started, by the number of their group: none of them outlives us. */
const alive = new Set<number>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function endWithUs(group: number): void {
  if (alive.size === 0) {
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, leave);
  }
  alive.add(group);
}

/** Ends a program with all that it has started. */
export function killGroup(group: number): void {
  if (!alive.delete(group)) return;
  kill(group);
  if (alive.size > 0) return;
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, leave);
}

function killAll(): void {
  for (const group of alive) kill(group);
}

function leave(): void {
  process.exit(1);
}

function kill(group: number): void {
  try {
    process.kill(process.platform === 'win32' ? group : -group, 'SIGKILL');
  } catch {
    // Already ended.
  }
}

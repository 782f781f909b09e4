import { readFileSync } from 'node:fs';

/** The processor time so far, of this thread where the system reports it, otherwise of the process. */
export function processorMicros(): number {
  try {
    const [nanos] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanos) / 1000;
  } catch {
    const { user, system } = process.cpuUsage();
    return user + system;
  }
}

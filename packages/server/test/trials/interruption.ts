import type { EventEmitter } from 'node:events';

/** Ctrl-C, and how commands are ended by other programs. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** A terminal signals everybody in the foreground and npm passes it on: one Ctrl-C comes twice. */
const SAME_MILLIS = 1000;

interface Services {
  readonly signals: EventEmitter;
  readonly now: () => number;
  readonly exit: () => void;
}

const PROCESS: Services = { signals: process, now: Date.now, exit: () => process.exit(1) };

/** Aborted when the process is asked to end, so that a trial can still give its verdict; asked again, it ends at once. */
export function interruption({ signals, now, exit }: Services = PROCESS): AbortSignal {
  const controller = new AbortController();
  let firstAt: number | null = null;
  const hear = (): void => {
    firstAt ??= now();
    controller.abort();
    if (now() - firstAt > SAME_MILLIS) exit();
  };
  for (const name of SIGNALS) signals.on(name, hear);
  return controller.signal;
}

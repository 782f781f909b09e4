import type { BansStore } from '../storage/index.ts';

/** Older bans have been carried out by every process that was running, and nobody affected has come in since. */
const LOOK_BACK_MILLIS = 600_000;

interface BansServices {
  readonly store: BansStore;
  readonly now: () => number;
  /** Ends their pages, and lets their games go on without them. */
  readonly sendAway: (person: string) => Promise<void>;
}

/** The operator bans from the command line, beside the processes: each of them checks, and sends people away. */
export class Bans {
  private readonly services: BansServices;
  private carriedOut: ReadonlySet<string> = new Set();

  constructor(services: BansServices) {
    this.services = services;
  }

  async carryOut(): Promise<void> {
    const { store, now, sendAway } = this.services;
    const recent = (await store.since(now() - LOOK_BACK_MILLIS)).map(({ person }) => person);
    this.carriedOut = new Set(recent.filter((person) => this.carriedOut.has(person)));
    for (const person of recent) {
      if (this.carriedOut.has(person)) continue;
      await sendAway(person);
      this.carriedOut = new Set([...this.carriedOut, person]);
    }
  }
}

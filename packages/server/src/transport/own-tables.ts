import type { BusMessage } from '../event-bus/index.ts';
import { ownTablesTold } from '../projection/index.ts';
import type { Sessions } from './session.ts';

interface OwnTablesServices {
  readonly sessions: Sessions;
  readonly publish: (message: BusMessage) => void;
  readonly now: () => number;
  /** Does something after that many milliseconds; returns a function that cancels it. */
  readonly after: (millis: number, job: () => void) => () => void;
}

/** What happens within a tick is told once. */
const TICK_MILLIS = 500;

/**
 * Pages that are at no table are told when their person's tables are listed differently; what has changed, they ask
 * for. Everybody is told at the next half second of the clock, whatever happens to others meanwhile: the moment reveals
 * nothing about them.
 */
export class OwnTables {
  private readonly services: OwnTablesServices;
  private readonly toTell = new Set<string>();
  private readonly toRing = new Set<string>();
  private stopTimer: (() => void) | null = null;

  constructor(services: OwnTablesServices) {
    this.services = services;
  }

  changed(person: string): void {
    this.toRing.add(person);
    this.receive([person]);
  }

  /** Changed for these, as another process says. */
  receive(people: readonly string[]): void {
    for (const person of people) this.toTell.add(person);
    const { now, after } = this.services;
    this.stopTimer ??= after(TICK_MILLIS - (now() % TICK_MILLIS), () => this.tell());
  }

  private tell(): void {
    const { sessions, publish } = this.services;
    this.stopTimer = null;
    const people = [...this.toRing];
    const message = ownTablesTold();
    for (const person of this.toTell) {
      for (const { tables, tell } of sessions.of(person)) if (tables.size === 0) tell(message);
    }
    this.toTell.clear();
    this.toRing.clear();
    if (people.length > 0) publish({ kind: 'own tables', people });
  }

  close(): void {
    this.stopTimer?.();
  }
}

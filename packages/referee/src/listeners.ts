import { keyOf, type Audience } from './audience.ts';
import type { Update } from './protocol/update.ts';
import type { Told } from './told.ts';

/** Called with what happens. It must not throw, or the other listeners would not be told. */
export type Listener = (told: Told<Update>) => void;

interface Attending {
  readonly audience: Audience;
  readonly listener: Listener;
}

/** The current listeners of a match. */
export class Listeners {
  private readonly attending = new Set<Attending>();

  /** Returns a function that removes the listener. */
  add(audience: Audience, listener: Listener): () => void {
    const one = { audience, listener };
    this.attending.add(one);
    return () => void this.attending.delete(one);
  }

  /** The different audiences. */
  audiences(): Audience[] {
    return [...new Map([...this.attending].map(({ audience }) => [keyOf(audience), audience])).values()];
  }

  /** Tells each listener what its audience is told, even if another listener fails. */
  tell(updates: readonly Told<Update>[]): void {
    const byKey = new Map(updates.map((told) => [keyOf(told.audience), told]));
    const failures: unknown[] = [];
    // A listener that joins while others are being told has already been told everything.
    const present = Array.from(this.attending);
    for (const { audience, listener } of present) {
      const told = byKey.get(keyOf(audience));
      if (told === undefined) continue;
      try {
        listener(told);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'A listener has failed.');
  }
}

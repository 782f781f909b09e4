import { keyOf, type Audience } from './audience.ts';
import type { Update } from './protocol/update.ts';
import type { Told } from './told.ts';

/** Is told what happens. It must not throw: what others are told does not depend on it. */
export type Listener = (told: Told<Update>) => void;

interface Attending {
  readonly audience: Audience;
  readonly listener: Listener;
}

/** Those who are told about a match: they come and go. */
export class Listeners {
  private readonly attending = new Set<Attending>();

  /** Gives what ends it. */
  add(audience: Audience, listener: Listener): () => void {
    const one = { audience, listener };
    this.attending.add(one);
    return () => void this.attending.delete(one);
  }

  /** Everybody who hears something of their own, each once. */
  audiences(): Audience[] {
    return [...new Map([...this.attending].map(({ audience }) => [keyOf(audience), audience])).values()];
  }

  /** Gives everybody what is told to their audience: all of them, also if one fails. */
  tell(updates: readonly Told<Update>[]): void {
    const byKey = new Map(updates.map((told) => [keyOf(told.audience), told]));
    const failures: unknown[] = [];
    // Whoever comes while others are told has been told everything.
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

import { addStasisCounters, putIntoStasis, removeStasisCounters } from '../../changes/stasis.ts';
import type { Read } from '../../library/definitions.ts';
import { stasisCountersOn } from '../../rules/table.ts';
import { canGoIntoStasis } from '../../rules/under-way.ts';
import { read, type Amount } from './amount.ts';
import { leaveBy } from './leave-by.ts';
import { listOf, type Some } from './selected.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { thisCard } from './values.ts';
import { causeOf, couldToSome, type Writer } from './writer.ts';

/** Putting cards into stasis, and changing how long they stay there (R17). */
export function stasisVerbs(w: Writer, say: SequenceVerbs) {
  return {
    intoStasis(cards: Some, counters: Amount): Read<readonly number[]> {
      const list = listOf(cards);
      if (cards === thisCard) leaveBy(w, say);
      return w.result(
        (g, f) => putIntoStasis(g, list(g, f), read(g, f, counters), causeOf(f)),
        couldToSome(cards, (g, _, card) => canGoIntoStasis(g, card)),
      );
    },

    addStasisCounters(cards: Some, count: Amount): void {
      const list = listOf(cards);
      w.do(
        (g, f) => {
          for (const card of list(g, f)) addStasisCounters(g, card, read(g, f, count), causeOf(f));
        },
        couldToSome(cards, () => true),
      );
    },

    removeStasisCounters(cards: Some, count: Amount): Read<readonly number[]> {
      const list = listOf(cards);
      return w.result(
        (g, f) => list(g, f).flatMap((card) => removeStasisCounters(g, card, read(g, f, count), causeOf(f))),
        couldToSome(cards, (g, _, card) => stasisCountersOn(g, card) > 0),
      );
    },
  };
}

export type StasisVerbs = ReturnType<typeof stasisVerbs>;

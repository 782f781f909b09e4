import type { CardId, Seat } from '../../model/ids.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Some, Value } from './types.ts';

/** Drawing from a shared deck and returning cards to it (R12.1). The deck is identified by its name. */
export function sharedDeckVerbs(r: Recorder) {
  return {
    /** From a shared deck into a hand, as many as there are. */
    drawFrom(deck: string, count?: Amount, player?: Value<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'draw from', deck, count, player });
    },

    /**
     * Cards of a shared deck go back to it, from a hand or a discard pile, or as the very card that is being played.
     */
    returnTo(deck: string, cards: Some<CardId>): Value<readonly CardId[]> {
      return r.several({ verb: 'return to', deck, cards });
    },
  };
}

export type SharedDeckVerbs = ReturnType<typeof sharedDeckVerbs>;

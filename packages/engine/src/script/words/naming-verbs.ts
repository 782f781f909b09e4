import type { CardId, Seat } from '../../model/ids.ts';
import type { Purpose } from '../../model/decision.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Choosable, Value } from './types.ts';

/**
 * Naming a card, a faction or a power. A named card shows in what is done with its copies, so it is not announced; the
 * others are.
 */
export function namingVerbs(r: Recorder) {
  return {
    /** Name a card, from those among the cards given. The value is a card with that name. */
    chooseName(from: Choosable<CardId>): Value<CardId> {
      return r.one({ verb: 'choose name', from });
    },

    /** Name an action, from all that are in the decks of this game. */
    nameAnAction(): Value<string> {
      return r.name({ verb: 'name an action' });
    },

    /** Name a card, then pick any number of cards with that name, including none. */
    chooseAnyOfOneName(from: Choosable<CardId>, purpose: Purpose): Value<readonly CardId[]> {
      return r.several({ verb: 'choose any of one name', from, for: purpose });
    },

    /** Pick any number of cards, including none, no two of them with the same name. */
    chooseAnyOfDifferentNames(from: Choosable<CardId>, purpose: Purpose): Value<readonly CardId[]> {
      return r.several({ verb: 'choose any of different names', from, for: purpose });
    },

    /** Name a faction, from those of these players or of these cards. */
    chooseFaction(of: Choosable<CardId> | Choosable<Seat>): Value<string> {
      return r.name({ verb: 'choose faction', of });
    },

    /** Choose one of these powers. */
    choosePower(of: Value<readonly number[]>): Value<number> {
      return r.one({ verb: 'choose power', of });
    },

    /** Name a power, between the least and the most. */
    namePower(least: Amount, most: Amount): Value<number> {
      return r.one({ verb: 'name power', least, most });
    },
  };
}

export type NamingVerbs = ReturnType<typeof namingVerbs>;

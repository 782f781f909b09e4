import type { CardId, Seat } from '../../model/ids.ts';
import type { Recorder } from './recorder.ts';
import type { Some, Value } from './types.ts';

/** Cards that go from one player to another. */
export function giftVerbs(r: Recorder) {
  return {
    /** Cards from your hand go to another player's hand, unseen by the rest. */
    handOver(cards: Some<CardId>, to: Value<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'hand over', cards, to });
    },

    /**
     * Cards from your hand for these players, one each or up to that many in all, as you like; all are handed over
     * together.
     */
    shareOut(to: Some<Seat>, how: 'one each' | { readonly upTo: number }): Value<readonly CardId[]> {
      return r.several({ verb: 'share out', to, upTo: how === 'one each' ? undefined : how.upTo });
    },

    /** This action goes to another player's hand instead of the discard pile. */
    handOverPlayed(card: Value<CardId>, to: Value<Seat>): void {
      r.say({ verb: 'hand over played', card, to });
    },

    /** This action, just played, goes to another player of your choice, unless whatever plays it says where it goes. */
    handOverThis(): void {
      r.say({ verb: 'hand over this' });
    },

    /** A random card from that player's hand goes to yours. */
    takeAtRandom(from: Value<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'take at random', from });
    },
  };
}

export type GiftVerbs = ReturnType<typeof giftVerbs>;

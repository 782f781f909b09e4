import type { BaseId, CardId } from '../../model/ids.ts';
import { yourDeck, yourDiscardPile, yourHand, type OutOfPlay } from './out-of-play.ts';
import type { PlayOptions } from './play-verbs.ts';
import type { Recorder } from './recorder.ts';
import type { Condition, Value } from './types.ts';

/** Searching decks, discard piles and hands for one card (R9.12). */
export function searchVerbs(r: Recorder) {
  return {
    /**
     * Search a deck for one card: it is shown and set aside, and the deck is shuffled (R9.12). `'optional'`: you may
     * take none; `'unseen'`: only you know what was set aside. The next step says where it goes.
     */
    search(from: OutOfPlay, how?: 'optional' | 'unseen'): Value<CardId> {
      return r.one({ verb: 'search', from, how });
    },

    /** Search for a card that can be played, there if a base is named, and play it, or decline to (R3.3). */
    searchAndPlay(from: OutOfPlay, at?: Value<BaseId>): Value<CardId> {
      return r.one({ verb: 'search and play', from, at });
    },

    /**
     * Search your deck, your discard pile, or both for one card. Both may be looked through before one is taken; you
     * may take none unless it is compulsory, and a searched deck is shuffled. The next step says where the card goes.
     */
    searchDeckOrDiscardPile(which: (pile: OutOfPlay) => OutOfPlay, how?: 'mandatory'): Value<CardId> {
      return r.one({
        verb: 'search deck or discard pile',
        deck: which(yourDeck),
        pile: which(yourDiscardPile),
        mandatory: how && true,
      });
    },

    /** Search your hand, and then your deck, your discard pile, or both, for one card. */
    searchHandDeckOrDiscardPile(which: (pile: OutOfPlay) => OutOfPlay, how?: 'mandatory'): Value<CardId> {
      return r.one({
        verb: 'search hand, deck or discard pile',
        hand: which(yourHand),
        deck: which(yourDeck),
        pile: which(yourDiscardPile),
        mandatory: how && true,
      });
    },

    /**
     * For a card that was found: put it into your hand, or play it at once as an extra card (R3.5), there if a base
     * is named, and as a minion or an action if the text says which (R10.23).
     */
    takeOrPlay(
      found: Value<CardId>,
      { at, as }: Pick<PlayOptions, 'as'> & { readonly at?: Value<BaseId> } = {},
    ): void {
      r.say({ verb: 'take or play', found, at, as });
    },

    /**
     * For `oneOf`: the mode of playing that one card at once, there if a base is named. Offered only if it can be
     * played.
     */
    playing(from: OutOfPlay, at?: Value<BaseId>): readonly [block: () => void, when: Condition] {
      return [() => r.say({ verb: 'play only one', from, at }), from.playable(at).exist];
    },
  };
}

export type SearchVerbs = ReturnType<typeof searchVerbs>;

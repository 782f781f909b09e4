import { playerOf } from '../game.ts';
import { learnAll, secretlyOutOfDeck, shuffleDeck, toLimbo } from '../changes/zones.ts';
import type { Condition, Value } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId } from '../model/ids.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import type { PlayVerbs } from './play-verbs.ts';
import type { PileVerbs } from './pile-verbs.ts';
import { asWhat } from './play-verbs.ts';
import { among, yourDeck, yourDiscardPile, yourHand, type OutOfPlay } from './out-of-play.ts';
import { first, inSlot, listOf, type Writer } from './writer.ts';

/** Searching decks, discard piles and hands for one card (R9.12). */
export function searchVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs & PlayVerbs & PileVerbs) {
  function searchUnseen(from: OutOfPlay): Value<number> {
    say.renewDeck(from.whose);
    const wanted = say.choose(from, 'search');
    const found = w.result(
      (g, f) => {
        const card = wanted(g, f);
        const whose = from.whose(g, f);
        const taken = card === NONE ? [] : [secretlyOutOfDeck(g, card, whose, f.you)];
        shuffleDeck(g, whose);
        return taken;
      },
      (g, f) => wanted(g, f) !== NONE || playerOf(g, from.whose(g, f)).deck.length > 1,
    );
    return first(found);
  }

  const verbs = {
    /**
     * Search a deck for one card: it is shown and set aside, and the deck is shuffled (R9.12). `'optional'`: you may
     * take none; `'unseen'`: only you know what was set aside. The next step says where it goes.
     */
    search(from: OutOfPlay, how?: 'optional' | 'unseen'): Value<number> {
      if (how === 'unseen') return searchUnseen(from);
      say.renewDeck(from.whose);
      const found = how === 'optional' ? say.mayChoose(from, 'search') : say.choose(from, 'search');
      w.do(
        (g, f) => {
          const card = found(g, f);
          if (card !== NONE) {
            toLimbo(g, card);
            learnAll(g, card);
            g.tell?.({ key: 'reveal', player: f.you, cards: [card] });
          }
          shuffleDeck(g, from.whose(g, f));
        },
        (g, f) => found(g, f) !== NONE || playerOf(g, from.whose(g, f)).deck.length > 1,
      );
      return found;
    },

    /** Search for a card that can be played there and play it, or decline to (R3.3). */
    searchAndPlay(from: OutOfPlay, at: Value<BaseId>): Value<number> {
      const found = verbs.search(from.playable(at), 'optional');
      const played = say.play(found, { at, ...asWhat(from.side) });
      say.if(
        (g, s) => g.state.limbo.includes(found(g, s)) && played(g, s) === NONE,
        () => say.shuffleBack(found, from.whose),
      );
      return played;
    },

    /**
     * Search your deck, your discard pile, or both for one card. Both may be looked through before one is taken; you
     * may take none unless it is compulsory, and a searched deck is shuffled. The next step says where the card goes.
     */
    searchDeckOrDiscardPile(which: (pile: OutOfPlay) => OutOfPlay, how?: 'mandatory'): Value<number> {
      const mandatory = how === 'mandatory';
      const slot = w.newSlot();
      const found = first(inSlot(slot));
      const pile = which(yourDiscardPile);
      const searchPile = (): void =>
        w.keep(slot, mandatory ? say.choose(pile, 'search') : say.mayChoose(pile, 'search'));
      const searchDeck = (optional?: 'optional'): void =>
        w.keep(slot, verbs.search(which(yourDeck), optional));
      say.oneOf({
        deck: [
          () => {
            say.renewDeck();
            // Where one must be taken, you may move on from the deck to the discard pile only if that has one.
            say.if(
              mandatory ? pile.exist : () => true,
              () => searchDeck('optional'),
              () => searchDeck(),
            );
            say.if((g, s) => found(g, s) === NONE, searchPile);
          },
        ],
        'discard pile': [searchPile],
      });
      return found;
    },

    /** Search your hand, and then your deck, your discard pile, or both, for one card. */
    searchHandDeckOrDiscardPile(which: (pile: OutOfPlay) => OutOfPlay, how?: 'mandatory'): Value<number> {
      const slot = w.newSlot();
      const found = first(inSlot(slot));
      w.keep(slot, say.mayChoose(which(yourHand), 'search'));
      say.if(
        (g, s) => found(g, s) === NONE,
        () => w.keep(slot, verbs.searchDeckOrDiscardPile(which, how)),
      );
      return found;
    },

    /**
     * For a card that was found: put it into your hand, or play it at once as an extra card (R3.5), there if a base
     * is named.
     */
    takeOrPlay(found: Value<CardId>, at?: Value<BaseId>): void {
      say.to(found, () =>
        say.oneOf({
          'put into hand': [() => say.toHand(found)],
          play: verbs.playing(among(listOf(found)), at),
        }),
      );
    },

    /**
     * For `oneOf`: the mode of playing that one card at once, there if a base is named. Offered only if it can be
     * played.
     */
    playing(from: OutOfPlay, at?: Value<BaseId>): readonly [block: () => void, when: Condition] {
      const playable = from.playable(at);
      return [
        () => say.play(first(from.list), { ...(at === undefined ? {} : { at }), ...asWhat(from.side) }),
        playable.exist,
      ];
    },
  };
  return verbs;
}

export type SearchVerbs = ReturnType<typeof searchVerbs>;

import { learnAll, shuffleDeck, toLimbo } from '../changes/zones.ts';
import type { Condition, Value } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId } from '../model/ids.ts';
import { asWhat } from './play-verbs.ts';
import { RevealVerbs } from './reveal-verbs.ts';
import { among, yourDeck, yourDiscardPile, yourHand, type OutOfPlay } from './out-of-play.ts';
import { first, inSlot, listOf } from './writer.ts';

/** Searching decks, discard piles and hands for one card (R9.12). */
export class SearchVerbs extends RevealVerbs {
  /**
   * Search a deck (and other places) for one card: it is shown and set aside, and the deck is shuffled (R9.12). The
   * next step says where it goes.
   */
  search(from: OutOfPlay, optional = false): Value<number> {
    this.renewDeck(from.whose);
    const found = optional ? this.mayChoose(from, 'search') : this.choose(from, 'search');
    this.do(
      (g, f) => {
        const card = found(g, f);
        if (card !== NONE) {
          toLimbo(g, card);
          learnAll(g, card);
          g.tell?.({ key: 'reveal', player: f.you, cards: [card] });
        }
        shuffleDeck(g, from.whose(g, f));
      },
      (g, f) => found(g, f) !== NONE || g.state.players[from.whose(g, f)].deck.length > 1,
    );
    return found;
  }

  /** Search for a card that can be played there, and play it; which may be declined (R3.3). */
  searchAndPlay(from: OutOfPlay, at: Value<BaseId>): Value<number> {
    const found = this.search(from.playable(at), true);
    const played = this.play(found, { at, ...asWhat(from.side) });
    this.if(
      (g, s) => g.state.limbo.includes(found(g, s)) && played(g, s) === NONE,
      () => this.shuffleBack(found, from.whose),
    );
    return played;
  }

  /**
   * Search your deck, your discard pile, or both for one card. Both may be looked through before one is taken; taking
   * none is allowed, unless it is mandatory, and a searched deck is shuffled. The next step says where the card goes.
   */
  searchDeckOrDiscardPile(which: (pile: OutOfPlay) => OutOfPlay, mandatory = false): Value<number> {
    const slot = this.newSlot();
    const found = first(inSlot(slot));
    const pile = which(yourDiscardPile);
    const searchPile = (): void =>
      this.keep(slot, mandatory ? this.choose(pile, 'search') : this.mayChoose(pile, 'search'));
    const searchDeck = (optional: boolean): void => this.keep(slot, this.search(which(yourDeck), optional));
    this.oneOf({
      deck: [
        () => {
          this.renewDeck();
          // Where one must be taken, the deck may be left for the discard pile only if that has one.
          this.if(
            mandatory ? pile.exist : () => true,
            () => searchDeck(true),
            () => searchDeck(false),
          );
          this.if((g, s) => found(g, s) === NONE, searchPile);
        },
      ],
      'discard pile': [searchPile],
    });
    return found;
  }

  /** The same, and your hand before them. */
  searchHandDeckOrDiscardPile(which: (pile: OutOfPlay) => OutOfPlay, mandatory = false): Value<number> {
    const slot = this.newSlot();
    const found = first(inSlot(slot));
    this.keep(slot, this.mayChoose(which(yourHand), 'search'));
    this.if(
      (g, s) => found(g, s) === NONE,
      () => this.keep(slot, this.searchDeckOrDiscardPile(which, mandatory)),
    );
    return found;
  }

  /** A card that was found: put it into your hand, or play it at once as an extra card (R3.5), there if a base is named. */
  takeOrPlay(found: Value<CardId>, at?: Value<BaseId>): void {
    this.to(found, () =>
      this.oneOf({
        'put into hand': [() => this.toHand(found)],
        play: this.playing(among(listOf(found)), at),
      }),
    );
  }

  /** For `oneOf`: to play the one card there is at once, there if a base is named. Offered only if it can be played. */
  playing(from: OutOfPlay, at?: Value<BaseId>): readonly [block: () => void, when: Condition] {
    const playable = from.playable(at);
    return [
      () => this.play(first(from.list), { ...(at === undefined ? {} : { at }), ...asWhat(from.side) }),
      playable.exist,
    ];
  }
}

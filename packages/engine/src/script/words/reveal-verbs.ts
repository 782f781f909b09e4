import type { Sorts } from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import { node } from './node.ts';
import type { BaseDeck, OutOfPlay } from './out-of-play.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Choosable, Some, Value } from './types.ts';

export interface OffTheTop {
  /** The card that was played, or nothing. */
  readonly played: Value<CardId>;
  readonly unused: Value<readonly CardId[]>;
}

export interface Tops {
  readonly cards: Value<readonly CardId[]>;
  /** All but the one that was played go back on top of the decks they came from. */
  /** You say for each of them to which end of its deck it goes. */
  readonly putBackAtEitherEnd: () => void;
  readonly putBackExcept: (played: Value<CardId>) => void;
}

/** The base deck holds bases. */
type CardsOf<Deck> = Value<readonly ([Deck] extends [BaseDeck] ? BaseId : CardId)[]>;

/** Revealing cards and looking at them (R9.12). */
export function revealVerbs(r: Recorder) {
  return {
    /** Cards from the top (or bottom) of a deck, shown to all and set aside (R9.12). */
    reveal<Deck extends Value<Seat> | BaseDeck = Value<Seat>>(
      count: Amount,
      deck?: Deck,
      end?: Sorts['end'],
    ): CardsOf<Deck> {
      return r.several({ verb: 'reveal', count, deck, end });
    },

    /** Cards from the top (or bottom) of a deck, seen by you alone and set aside (R9.12). */
    lookAt<Deck extends Value<Seat> | BaseDeck = Value<Seat>>(
      count: Amount,
      deck?: Deck,
      end?: Sorts['end'],
    ): CardsOf<Deck> {
      return r.several({ verb: 'look at', count, deck, end });
    },

    /** You show all cards that you have looked at and set aside. */
    show(cards: Some<CardId>): void {
      r.say({ verb: 'show', cards });
    },

    /** Look at another player's hand. */
    lookAtHand(of: Value<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'look at hand', of });
    },

    /** These players reveal their hands. Returns the cards seen. */
    revealHands(of: Choosable<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'reveal hands', of });
    },

    /** A random card of that player's hand is shown to all; it stays there. */
    revealAtRandom(from: Value<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'reveal at random', from });
    },

    /** Reveals cards from the top until that many of the right kind have appeared, or the deck runs out (R9.14). */
    revealUntil(count: number, fits: Choosable<CardId>, deck?: Value<Seat>): Value<readonly CardId[]> {
      return r.several({ verb: 'reveal until', count, fits, deck });
    },

    /** The top card of each of these players' decks, shown to all and set aside; those not used can be put back. */
    revealTopOfEach(who: Choosable<Seat>): Tops {
      const of = r.say({ verb: 'reveal top of each', of: who });
      return {
        cards: node({ word: 'results', of, part: 'cards' }),
        putBackAtEitherEnd: () => {
          r.say({ verb: 'put tops back', of, end: 'either end' });
        },
        putBackExcept: (except) => {
          r.say({ verb: 'put tops back', of, except });
        },
      };
    },

    /**
     * You play a minion, or such a minion, off the top of your deck there (R9.14), or discard it if it cannot be
     * played. The other revealed cards belong to no zone until a later step shuffles them in.
     */
    playMinionOffTheTop(at: Value<BaseId>, which?: OutOfPlay): OffTheTop {
      const of = r.say({ verb: 'play minion off the top', at, which });
      return {
        played: node({ word: 'result', of, part: 'played' }),
        unused: node({ word: 'results', of, part: 'unused' }),
      };
    },
  };
}

export type RevealVerbs = ReturnType<typeof revealVerbs>;

import type {
  AnyTestNode,
  NounNode,
  PileTestNode,
  SelectionNode,
  TestNode,
} from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import { node } from './node.ts';
import { Selection } from './selection.ts';
import type { Amount, OneOrMore, Value } from './types.ts';
import { you } from './values.ts';

/**
 * A card that you could play now if it were in your hand, at that base if one is named; as a minion or as an action if
 * that is said (R10.23).
 */
export const youCouldPlay = (at?: OneOrMore, as?: 'minion' | 'action'): TestNode =>
  node({ test: 'you could play', at, as });

/** Cards out of play: in a hand, a deck, a discard pile. Their power is the printed number (R9.8). */
export class OutOfPlay extends Selection<OutOfPlay> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): OutOfPlay {
    return new OutOfPlay(all, that);
  }
  private test(test: PileTestNode): OutOfPlay {
    return this.narrowed(test);
  }
  /** Minions, including cards that are both minion and action (R10.23). */
  get minions(): OutOfPlay {
    return this.test({ test: 'minions' });
  }
  /** Actions, including cards that are both minion and action (R10.23). */
  get actions(): OutOfPlay {
    return this.test({ test: 'actions' });
  }
  /** Actions that are not played on a base or a minion, and do not bury themselves (R3.1). */
  get standardActions(): OutOfPlay {
    return this.actions.test({ test: 'standard' });
  }
  /** Actions that are played on a base, or on a minion. */
  playedOn(what: 'base' | 'minion'): OutOfPlay {
    return this.actions.test({ test: `on ${what}` });
  }
  powerAtMost(amount: Amount): OutOfPlay {
    return this.test({ test: 'power at most', amount });
  }
  /** With less power than that. */
  powerBelow(amount: Amount): OutOfPlay {
    return this.test({ test: 'power below', amount });
  }
  named(name: string | Value<string>): OutOfPlay {
    return this.test({ test: 'named', name });
  }
  /** Those named in the text of that card. */
  mentionedBy(card: Value<CardId>): OutOfPlay {
    return this.test({ test: 'mentioned by', card });
  }
  /** For the engine: those that you could play now, at that base or one of these if any are named. */
  playable(at?: OneOrMore): OutOfPlay {
    return this.test({ test: 'playable', at });
  }
  /** Those that no card in play forbids you to play, whether or not they could be played right now. */
  get notForbidden(): OutOfPlay {
    return this.test({ test: 'not forbidden' });
  }
  /** Those owned by that player, whoever has them (R9.3). */
  ownedBy(player: Value<Seat>): OutOfPlay {
    return this.test({ test: 'owned by', player });
  }
  /** The card that the ability is on. */
  get itself(): OutOfPlay {
    return this.test({ test: 'itself' });
  }
  get others(): OutOfPlay {
    return this.test({ test: 'others' });
  }
}

/** The cards in that player's hand. */
export function handOf(player: Value<Seat>): OutOfPlay {
  return new OutOfPlay(node({ noun: 'hand', of: player }));
}
/** The cards in your hand. */
export const yourHand = handOf(you);
/** The cards in your deck. */
export const yourDeck = new OutOfPlay(node({ noun: 'deck', of: you }));
/** The cards in your discard pile. */
export const yourDiscardPile = new OutOfPlay(node({ noun: 'discard pile', of: you }));
/** The discard piles of these players together. */
export function discardPilesOf(who: SelectionNode): OutOfPlay {
  return new OutOfPlay(node({ noun: 'discard piles', of: who }));
}
/**
 * What could be played as an extra minion at that base: minions in your hand, and those that may come from the
 * discard pile.
 */
export const minionsForExtra = (at: Value<BaseId>): OutOfPlay =>
  new OutOfPlay(node({ noun: 'minions for extra', at }));
/** The base deck belongs to nobody; the verbs for decks can be told to use it. */
export class BaseDeck extends OutOfPlay {
  /** For the engine: so that no other pile is taken for it. */
  get holdsBases(): true {
    return true;
  }
}
/** The cards in the base deck, from the bottom up; the verbs for decks can be told to use it. */
export const baseDeck = new BaseDeck(node({ noun: 'base deck' }));
/** For the engine: the cards in the base discard pile, which can come into play, replace a base or go onto the base deck. */
export const baseDiscardPile = new OutOfPlay(node({ noun: 'base discard pile' }));
/** Cards that an earlier step has found or set aside. */
export function among(cards: Value<readonly CardId[]>): OutOfPlay {
  return new OutOfPlay(node({ noun: 'among', cards }));
}

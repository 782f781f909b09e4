import type { AnyTestNode, NounNode, PileTestNode, TestNode } from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, KindOf, Seat } from '../../model/ids.ts';
import { node } from './node.ts';
import { Selection } from './selection.ts';
import type { Amount, Choosable, Kind, Many, OneOrMore, Value } from './types.ts';
import { you } from './values.ts';

/**
 * A card that you could play now if it were in your hand, at that base or on that minion if one is named; as a minion or
 * as an action if that is said (R10.23).
 */
export const youCouldPlay = (
  at?: OneOrMore<BaseId> | OneOrMore<CardId>,
  as?: 'minion' | 'action',
): TestNode => node({ test: 'you could play', at, as });

/** Cards out of play: in a hand, a deck, a discard pile. Their power is the printed number (R9.8). */
export class OutOfPlay<K extends Kind = KindOf<CardId>> extends Selection<OutOfPlay<K>, K> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): OutOfPlay<K> {
    return new OutOfPlay<K>(all, that);
  }
  private test(test: PileTestNode): OutOfPlay<K> {
    return this.narrowed(test);
  }
  /** Minions, including cards that are both minion and action (R10.23). */
  get minions(): OutOfPlay<K> {
    return this.test({ test: 'minions' });
  }
  /** Actions, including cards that are both minion and action (R10.23). */
  get actions(): OutOfPlay<K> {
    return this.test({ test: 'actions' });
  }
  /** Actions that are not played on a base or a minion, and do not bury themselves (R3.1). */
  get standardActions(): OutOfPlay<K> {
    return this.actions.test({ test: 'standard' });
  }
  /** Actions that are played on a base, or on a minion. */
  playedOn(what: 'base' | 'minion'): OutOfPlay<K> {
    return this.actions.test({ test: `on ${what}` });
  }
  /** With exactly that power. */
  power(amount: number): OutOfPlay<K> {
    return this.test({ test: 'power', amount });
  }
  powerAtMost(amount: Amount): OutOfPlay<K> {
    return this.test({ test: 'power at most', amount });
  }
  /** With less power than that. */
  powerBelow(amount: Amount): OutOfPlay<K> {
    return this.test({ test: 'power below', amount });
  }
  named(name: string | Value<string>): OutOfPlay<K> {
    return this.test({ test: 'named', name });
  }
  /** With that in their names. */
  nameContains(part: string): OutOfPlay<K> {
    return this.test({ test: 'name contains', part });
  }
  /** That bear this word besides their type (R9.16). */
  labelled(label: string): OutOfPlay<K> {
    return this.test({ test: 'labelled', label });
  }
  /** Actions whose text directly affects minions, whether or not there are any now (R10.41). */
  get affectingMinions(): OutOfPlay<K> {
    return this.actions.test({ test: 'affects minions' });
  }
  /** Those named in the text of that card. */
  mentionedBy(card: Value<CardId>): OutOfPlay<K> {
    return this.test({ test: 'mentioned by', card });
  }
  /** For the engine: those that you could play now, at that base or one of these if any are named. */
  playable(at?: OneOrMore<BaseId>): OutOfPlay<K> {
    return this.test({ test: 'playable', at });
  }
  /** Those that no card in play forbids you to play, whether or not they could be played right now. */
  get notForbidden(): OutOfPlay<K> {
    return this.test({ test: 'not forbidden' });
  }
  /** Those owned by that player, whoever has them (R9.3). */
  ownedBy(player: Value<Seat>): OutOfPlay<K> {
    return this.test({ test: 'owned by', player });
  }
  /** The card that the ability is on. */
  get itself(): OutOfPlay<K> {
    return this.test({ test: 'itself' });
  }
  get others(): OutOfPlay<K> {
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
export function discardPilesOf(who: Choosable<Seat>): OutOfPlay {
  return new OutOfPlay(node({ noun: 'discard piles', of: who }));
}
/**
 * What could be played as an extra minion at that base: minions in your hand, and those that may come from the
 * discard pile.
 */
export const minionsForExtra = (at: Value<BaseId>): OutOfPlay =>
  new OutOfPlay(node({ noun: 'minions for extra', at }));
/** What is stored under that card (R16.1); of a card that has left play, what was. */
export const storedUnder = (card: Value<CardId>): OutOfPlay =>
  new OutOfPlay(node({ noun: 'stored under', card }));
/** The base deck belongs to nobody; the verbs for decks can be told to use it. */
export class BaseDeck extends OutOfPlay<KindOf<BaseId>> {
  /** For the engine: so that no other pile is taken for it. */
  get holdsBases(): true {
    return true;
  }
}
/** The cards in the base deck, from the bottom up; the verbs for decks can be told to use it. */
export const baseDeck = new BaseDeck(node({ noun: 'base deck' }));
/** The cards in the base discard pile, which can come into play, replace a base or go onto the base deck. */
export const baseDiscardPile = new OutOfPlay<KindOf<BaseId>>(node({ noun: 'base discard pile' }));
/** Cards that an earlier step has found or set aside. */
export function among<K extends Kind>(cards: Many<K>): OutOfPlay<K> {
  return new OutOfPlay<K>(node({ noun: 'among', cards }));
}

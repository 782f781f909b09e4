import type { CardTest, Check, Scope } from '../definitions.ts';
import type { Game } from '../../game.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import type { SelectionNode } from '../nodes/grammar.ts';
import { holdsActions, reachOf } from '../nodes/traits.ts';
import { SpokenOf } from '../spoken-of.ts';
import { onlyWhen, rule, type FieldReader } from './rule-word.ts';

/** Rules about the power of cards in play (rules/power.ts). */

export interface PowerRule {
  /** Which cards it can be about at all: saves testing all the others. */
  readonly reach: 'itself' | 'here' | 'anywhere';
  readonly test: CardTest;
  readonly amount: (g: Game, s: Scope, minion: CardId) => number;
  /** It lowers power, and does not itself bring anything below zero (R9.1). */
  readonly downToZero: boolean;
  /** For a lasting effect: it is for cards that were picked when it began. */
  readonly isForPicked: boolean;
  /** It is for actions as well, which have no power otherwise. */
  readonly isForActions: boolean;
}

function power(
  whose: SelectionNode,
  amount: PowerRule['amount'],
  when: Check | null,
  l: FieldReader,
): PowerRule {
  return {
    reach: reachOf(whose),
    test: onlyWhen(l.selection(whose).matches, when),
    amount,
    downToZero: false,
    isForPicked: false,
    isForActions: holdsActions(whose),
  };
}

export const POWER = {
  'more power': rule('more power', {
    fields: { whose: 'selection', amount: 'amount', when: 'condition?' },
    says: '{whose} get {amount} power[ while {when}]',
    read: ({ whose, amount, when }, l) => power(whose, l.reading(amount), l.when(when), l),
  }),
  'more power each': rule('more power', {
    fields: { whose: 'selection', each: 'binder', amount: 'number', when: 'condition?' },
    says: '{whose} get, each ({each}), {amount} power[ while {when}]',
    read({ whose, each, amount, when }, l) {
      const spoken = new SpokenOf<CardId>(NONE);
      const more = l.bind(each, { number: () => spoken.now }, () => l.number(amount));
      const own: PowerRule['amount'] = (g, s, minion) => spoken.read(minion, more, g, s);
      return power(whose, own, l.when(when), l);
    },
  }),
  'less power down to zero': rule('more power', {
    fields: { whose: 'selection', amount: 'amount' },
    says: '{whose} lose {amount} power, but not below 0',
    read({ whose, amount }, l) {
      const less = l.reading(amount);
      return { ...power(whose, (g, s) => -less(g, s), null, l), downToZero: true };
    },
  }),
  'power for': rule('more power', {
    fields: { cards: 'one or more', amount: 'amount' },
    says: '{cards} get {amount} power',
    read: ({ cards, amount }, l): PowerRule => ({
      reach: 'anywhere',
      test: l.picked(cards),
      amount: l.reading(amount),
      downToZero: false,
      isForPicked: true,
      isForActions: false,
    }),
  }),
  /** R9.8. */
  'starting power': rule('starting power', {
    fields: { whose: 'selection', amount: 'amount' },
    says: '{whose} have at least {amount} as starting power',
    read: ({ whose, amount }, l) => ({ test: l.selection(whose).matches, value: l.reading(amount) }),
  }),
  'highest starting power': rule('highest starting power', {
    fields: { whose: 'selection', of: 'selection' },
    says: '{whose} have the highest starting power of {of}',
    read: ({ whose, of }, l) => ({ test: l.selection(whose).matches, copies: l.selection(of).matches }),
  }),
};

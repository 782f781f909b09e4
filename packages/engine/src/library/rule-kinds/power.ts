import type { CardTest, Scope } from '../definitions.ts';
import type { Game } from '../../game.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import type { ConditionNode, SelectionNode } from '../nodes/grammar.ts';
import { asksForPower, holdsActions, reachOf } from '../nodes/traits.ts';
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

interface PowerNode {
  readonly whose: SelectionNode;
  readonly amount: unknown;
  readonly when?: ConditionNode | undefined;
}

function power(node: PowerNode, amount: PowerRule['amount'], l: FieldReader): PowerRule {
  const { whose, when } = node;
  const test = onlyWhen(l.selection(whose).matches, l.when(when));
  return {
    reach: reachOf(whose),
    ...(asksForPower(node) ? withoutItself({ test, amount }) : { test, amount }),
    downToZero: false,
    isForPicked: false,
    isForActions: holdsActions(whose),
  };
}

/** A rule that asks for power gives none while it is being read: no power is raised by itself (R10.60). */
function withoutItself({
  test,
  amount,
}: Pick<PowerRule, 'test' | 'amount'>): Pick<PowerRule, 'test' | 'amount'> {
  const beingRead: CardId[] = [];
  const reading = <T>(of: CardId, value: () => T, otherwise: T): T => {
    if (beingRead.includes(of)) return otherwise;
    beingRead.push(of);
    try {
      return value();
    } finally {
      beingRead.pop();
    }
  };
  return {
    test: (g, s, card) => reading(s.self, () => test(g, s, card), false),
    amount: (g, s, card) => reading(s.self, () => amount(g, s, card), 0),
  };
}

export const POWER = {
  'more power': rule('more power', {
    fields: { whose: 'selection', amount: 'amount', when: 'condition?' },
    says: '{whose} get {amount} power[ while {when}]',
    read: (node, l) => power(node, l.reading(node.amount), l),
  }),
  'more power each': rule('more power', {
    fields: { whose: 'selection', each: 'binder', amount: 'number', when: 'condition?' },
    says: '{whose} get, each ({each}), {amount} power[ while {when}]',
    read(node, l) {
      const spoken = new SpokenOf<CardId>(NONE);
      const more = l.bind(node.each, { number: () => spoken.now }, () => l.number(node.amount));
      return power(node, (g, s, minion) => spoken.read(minion, more, g, s), l);
    },
  }),
  'less power down to zero': rule('more power', {
    fields: { whose: 'selection', amount: 'amount' },
    says: '{whose} lose {amount} power, but not below 0',
    read(node, l) {
      const less = l.reading(node.amount);
      return { ...power(node, (g, s) => -less(g, s), l), downToZero: true };
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
  /** What counts as printed on these cards in play (R10.70). */
  'printed power': rule('printed power', {
    fields: { whose: 'selection', amount: 'amount' },
    says: '{amount} counts as the power printed on {whose}',
    read: ({ whose, amount }, l) => ({ test: l.selection(whose).matches, value: l.reading(amount) }),
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

import type { CardTest, Scope } from '../definitions.ts';
import type { Game } from '../../game.ts';
import { onlyWhen, rule } from './rule-word.ts';

/** What minions count for in their controllers' totals, whatever their power is (R10.34). */
export interface TotalRule {
  readonly test: CardTest;
  /** What such a minion counts for, having counted for so much without this rule; and its printed power. */
  readonly counts: (g: Game, s: Scope, counted: number, printed: number) => number;
  readonly order: TotalOrder;
}

/** In this order the rules apply: the printed number, nothing at all, or something off. */
export const TOTAL_ORDER = ['printed', 'nothing', 'less'] as const;
type TotalOrder = (typeof TOTAL_ORDER)[number];

/** Rules about totals, breakpoints and what scoring pays (rules/power.ts, rules/places.ts). */
export const SCORING = {
  'more total': rule('more total', {
    fields: { at: 'one or any', whose: 'number', amount: 'amount', when: 'condition?' },
    says: '{whose} gets {amount} power at {at}[ while {when}]',
    read: ({ at, whose, amount, when }, l) => ({
      at: onlyWhen(l.oneOrAny(at), l.when(when)),
      whose: l.number(whose),
      amount: l.reading(amount),
    }),
  }),
  /** The power of these minions counts for the breakpoint only (R10.34). */
  'not in total': rule('in total', {
    fields: { whose: 'selection' },
    says: 'the power of {whose} is not part of their controllers’ totals',
    read: ({ whose }, l): TotalRule => ({
      test: l.selection(whose).matches,
      counts: () => 0,
      order: 'nothing',
    }),
  }),
  'printed in total': rule('in total', {
    fields: { whose: 'selection' },
    says: '{whose} count only their printed power in their controllers’ totals',
    read: ({ whose }, l): TotalRule => ({
      test: l.selection(whose).matches,
      counts: (_, __, ___, printed) => printed,
      order: 'printed',
    }),
  }),
  'less in total': rule('in total', {
    fields: { whose: 'selection', amount: 'amount' },
    says: '{whose} count {amount} power less in their controllers’ totals, but not below 0',
    read({ whose, amount }, l): TotalRule {
      const less = l.reading(amount);
      return {
        test: l.selection(whose).matches,
        counts: (g, s, counted) => Math.min(counted, Math.max(0, counted - less(g, s))),
        order: 'less',
      };
    },
  }),
  /** What a place at a base pays a player (R10.36). */
  'more award': rule('more award', {
    fields: { at: 'one or any', whose: 'selection', amount: 'amount' },
    says: 'what a place at {at} pays {whose} changes by {amount}, down to 0 at the least',
    read: ({ at, whose, amount }, l) => ({
      at: l.oneOrAny(at),
      whose: l.selection(whose).matches,
      amount: l.reading(amount),
    }),
  }),
  'more breakpoint': rule('more breakpoint', {
    fields: { at: 'one or any', amount: 'amount', when: 'condition?' },
    says: 'the breakpoint of {at} goes up by {amount}[ while {when}]',
    read: ({ at, amount, when }, l) => ({
      at: onlyWhen(l.oneOrAny(at), l.when(when)),
      amount: l.reading(amount),
    }),
  }),
  'starting breakpoint': rule('starting breakpoint', {
    fields: { at: 'one or any', amount: 'amount', when: 'condition?', ifLower: 'yes?' },
    says: 'the starting breakpoint of {at} is {amount}[ while {when}][, if it would be lower: {ifLower}]',
    read: ({ at, amount, when, ifLower = false }, l) => ({
      at: onlyWhen(l.oneOrAny(at), l.when(when)),
      value: l.reading(amount),
      ifLower,
    }),
  }),
  /** When these bases have scored, no other takes their place (R10.78). */
  'not replaced': rule('not replaced', {
    fields: { those: 'selection' },
    says: '{those} are not replaced when they have scored',
    read: ({ those }, l) => ({ test: l.selection(those).matches }),
  }),
  /** These bases are not ready, whatever their total (R5.1). */
  'cannot score': rule('cannot score', {
    fields: { those: 'selection' },
    says: '{those} cannot score',
    read: ({ those }, l) => ({ test: l.selection(those).matches }),
  }),
};

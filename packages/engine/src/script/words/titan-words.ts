import type { Clause } from '../../library/card-spec.ts';
import type { RuleNode } from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import { onYourTurn, whenever, type Text, type TriggerOptions, type UseOptions } from './abilities.ts';
import { node } from './node.ts';
import type { Occasion } from './occasions.ts';
import { regularPlay } from './regular-play.ts';
import type { Amount, Choosable, Condition, Value } from './types.ts';
import { and } from './values.ts';

/** Words for titans only: how they come into play (R11.2), and what they do while set aside. */

/** R11.3: it is set aside, and its owner controls no titan in play. If not, no cost is paid for it either (R3.6). */
const canBePlayed: Condition = node({ word: 'titan can be played' });

/** "On your turn you may …" (R3.8): how this titan is played, as its text says. */
export const playedOnYourTurn = (text: Text, { when, ...rest }: UseOptions = {}): Clause =>
  onYourTurn(text, {
    ...rest,
    when: when === undefined ? canBePlayed : and(canBePlayed, when),
    from: 'aside',
  });

/** "Instead of your regular minion (or action) play", or of both: how this titan is played, using them up (R11.2). */
export const playedInsteadOf = (
  play: 'minion' | 'action' | 'both',
  text: Text,
  { when }: Pick<UseOptions, 'when'> = {},
): Clause => {
  const { isLeft, giveUp } = regularPlay(play);
  return playedOnYourTurn(
    (c) => {
      giveUp(c);
      text(c);
    },
    { when: when === undefined ? isLeft : and(isLeft, when), limit: 'unlimited' },
  );
};

/** "When that happens you may …": how this titan is played, as its text says. */
export const playedWhenever = (occasion: Occasion, text: Text, options: TriggerOptions = {}): Clause =>
  whenever(occasion, (c) => c.may(() => text(c), canBePlayed), { ...options, aside: true });

/** Your titan of that name, while it is set aside; otherwise nothing. */
export const setAsideTitan = (name: string): Value<CardId> => node({ word: 'set aside titan', name });

/** A trigger that works while the titan is set aside (R11.1). */
export const whileSetAside = (occasion: Occasion, text: Text, options: TriggerOptions = {}): Clause =>
  whenever(occasion, text, { ...options, aside: true });

/** A clash caused by the arrival of these waits until the duel is over. */
export const clashWaitsForDuel = (whose: Choosable<CardId>): RuleNode =>
  node({ rule: 'clash waits for duel', whose });

/** That player may control so many titans more than one (R11.3). */
export const moreTitans = (whose: Value<Seat>, amount: Amount): RuleNode =>
  node({ rule: 'more titans', whose, amount });

/** Titans at that base do not clash (R11.10). */
export const noClashes = (at: Value<BaseId>): RuleNode => node({ rule: 'no clashes', at });

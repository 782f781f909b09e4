import type { Clause } from '../library/card-spec.ts';
import type { ClashWaitsRule, Condition } from '../library/definitions.ts';
import { isBannedAltogether, obstacleToTitan } from '../rules/playing.ts';
import { asideOf } from '../rules/table.ts';
import { onYourTurn, whenever, type Text, type UseOptions } from './abilities.ts';
import type { Occasion } from './occasions.ts';
import type { Matching } from './rules.ts';
import type { TriggerOptions } from './triggered.ts';
import { both } from './values.ts';

/** Words for titans only: how they come into play (R11.2), and what they do while set aside. */

/** R11.3: it is set aside, and its owner controls no titan in play. If not, no cost is paid for it either (R3.6). */
const canBePlayed: Condition = (g, s) =>
  asideOf(g, s.self) !== undefined && obstacleToTitan(g, s.you) === null;

const always: Condition = () => true;

/** "On your turn you may …" (R3.8): how this titan is played, as its text says. */
export const playedOnYourTurn = (text: Text, { when = always, ...rest }: UseOptions = {}): Clause =>
  onYourTurn(text, { ...rest, when: both(canBePlayed, when), from: 'aside' });

/** "Instead of your regular minion (or action) play": how this titan is played, using up that play (R11.2). */
export const playedInsteadOf = (
  play: 'minion' | 'action',
  text: Text,
  { when = always }: Pick<UseOptions, 'when'> = {},
): Clause =>
  playedOnYourTurn(
    (c) => {
      c.giveUpRegular(play);
      text(c);
    },
    { when: both(hasRegular(play), when), limit: 'unlimited' },
  );

/** The regular play of this Play Cards phase has not been used; extra plays do not count. */
const hasRegular =
  (play: 'minion' | 'action'): Condition =>
  (g, s) => {
    const { turn } = g.state;
    if (turn.player !== s.you || turn.phase !== 'play') return false;
    if (play === 'minion') return turn.minions > 0;
    // A player who may play no action at all has no play to give up.
    return turn.actions > 0 && !isBannedAltogether(g, s.you, 'action');
  };

/** "When that happens you may …": how this titan is played, as its text says. */
export const playedWhenever = (occasion: Occasion, text: Text, options: TriggerOptions = {}): Clause =>
  whenever(occasion, (c) => c.may(() => text(c), canBePlayed), { ...options, from: 'aside' });

/** A trigger that works while the titan is set aside (R11.1). */
export const whileSetAside = (occasion: Occasion, text: Text, options: TriggerOptions = {}): Clause =>
  whenever(occasion, text, { ...options, from: 'aside' });

/** A clash caused by the arrival of these waits until the duel is over. */
export const clashWaitsForDuel = ({ matches }: Matching): ClashWaitsRule => ({
  kind: 'clash waits',
  test: matches,
});

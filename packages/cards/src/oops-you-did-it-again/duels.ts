import {
  baseOf,
  both,
  duelIsOn,
  equal,
  here,
  minions,
  not,
  othersAreThere,
  type Condition,
  type PurposeOf,
  type Value,
  type Verbs,
} from '@smashup/engine';

type Duel = ReturnType<Verbs['duel']>;

/** Duels do not nest: during another one nobody is even asked (R8.2, R10.5). */
const noDuelYet: Condition = not(duelIsOn);

/** For choosing whom that minion duels: the question names it. */
export const against = (challenger: Value<number>): PurposeOf => ({ purpose: 'duel', about: challenger });

/** "It may duel a minion of another player here. The loser is destroyed." */
export function mayDuelToTheDeath(c: Verbs, challenger: Value<number>): void {
  const possible = both(noDuelYet, equal(baseOf(challenger), here));
  const foe = c.mayChoose(minions.here.ofOthers.except(challenger).where(possible), against(challenger));
  c.destroy(c.duel(challenger, foe).losers);
}

/** "One of your minions duels a minion of another player at the same base." */
export function duelSomewhere(c: Verbs): Duel {
  const challenger = c.choose(minions.yours.where(othersAreThere).where(noDuelYet), 'duel');
  return c.duel(challenger, c.choose(minions.ofOthers.at(baseOf(challenger)), against(challenger)));
}

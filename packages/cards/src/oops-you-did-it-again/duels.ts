import {
  and,
  baseOf,
  bases,
  type Condition,
  controller,
  duelIsOn,
  equal,
  here,
  it,
  itInPlay,
  minions,
  not,
  type PurposeOf,
  type Value,
  type Verbs,
  type CardId,
} from '@smashup/engine';

type Duel = ReturnType<Verbs['duel']>;

/** Duels do not nest: during another one nobody is even asked (R8.2, R10.5). */
const noDuelYet: Condition = not(duelIsOn);

/** For choosing whom that minion duels: the question names it. */
export const against = (challenger: Value<CardId>): PurposeOf => ({ purpose: 'duel', about: challenger });

/** A minion of another player here for that minion to duel, or nobody. */
export const foeOf = (c: Verbs, challenger: Value<CardId>): Value<CardId> => {
  const possible = and(noDuelYet, equal(baseOf(challenger), here));
  return c.mayChoose(minions.here.ofOthers.except(challenger).where(possible), against(challenger));
};

/** "It may duel a minion of another player here. The loser is destroyed." */
export function mayDuelToTheDeath(c: Verbs, challenger: Value<CardId>): void {
  c.destroy(c.duel(challenger, foeOf(c, challenger)).losers);
}

/** For a base's ability about a minion that was played here: its present controller decides (R10.6). */
export function letItsControllerDecide(c: Verbs, decision: () => void): void {
  c.to(itInPlay, () => c.as(controller(it), decision));
}

/** "One of your minions duels a minion of another player at the same base." */
export function duelSomewhere(c: Verbs): Duel {
  const challenger = c.choose(minions.yours.at(bases.withAny(minions.ofOthers)).where(noDuelYet), 'duel');
  return c.duel(challenger, c.choose(minions.ofOthers.at(baseOf(challenger)), against(challenger)));
}

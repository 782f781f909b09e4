import { minions, otherPlayers, you, type CardId, type Value, type Verbs } from '@smashup/engine';

/** Minions you own that another player controls. */
export const yourLostMinions: typeof minions = minions.ownedBy(you).ofOthers;

/** Another player gets control of one of your minions. Returns it, or nothing if control could not be given. */
export function giveOneAway(c: Verbs): Value<readonly CardId[]> {
  return c.giveControl(c.choose(minions.yours, 'give control'), c.choose(otherPlayers, 'give'));
}

/** You take control of one of these. */
export function takeBack(c: Verbs, from: typeof minions): void {
  c.giveControl(c.choose(from, 'control'), you);
}

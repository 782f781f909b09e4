import { among, first, yourDeck, type BaseId, type CardId, type Value, type Verbs } from '@smashup/engine';

/** Draws the first fitting card off the top of your deck; what else was revealed is shuffled back in (R9.14). */
export function drawOffTheTop(
  c: Verbs,
  which: (cards: typeof yourDeck) => typeof yourDeck,
): Value<readonly CardId[]> {
  const revealed = c.revealUntil(1, which(yourDeck));
  const drawn = c.toHand(which(among(revealed)));
  const rest = among(revealed).except(drawn);
  c.if(rest.exist, () => c.shuffleBack(rest));
  return drawn;
}

/**
 * Plays the first fitting card off the top of your deck, there if a base is named; what else was revealed is shuffled back in
 * (R9.14).
 */
export function playOffTheTop(
  c: Verbs,
  which: (cards: typeof yourDeck) => typeof yourDeck,
  as: 'minion' | 'action',
  at?: Value<BaseId>,
): void {
  const revealed = c.revealUntil(1, which(yourDeck));
  const found = c.note(first(which(among(revealed)).list));
  c.play(found, { as, orDiscard: true, ...(at === undefined ? {} : { at }) });
  const rest = among(revealed).except(found);
  c.if(rest.exist, () => c.shuffleBack(rest));
}

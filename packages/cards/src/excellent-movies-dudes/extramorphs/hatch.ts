import type { BaseId, Value, Verbs, yourDeck } from '@smashup/engine';

/** You play such a minion there off the top of your deck (R9.14). */
export function hatch(c: Verbs, at: Value<BaseId>, which?: typeof yourDeck): void {
  const { unused } = c.playMinionOffTheTop(at, which);
  // No shuffle is printed: there is one only for cards that have to be shuffled in.
  c.to(unused, () => c.shuffleBack(unused));
}

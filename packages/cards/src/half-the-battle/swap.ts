import {
  all,
  baseOf,
  first,
  or,
  youCouldPlay,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Condition,
  type Value,
  type Verbs,
} from '@smashup/engine';

/** Swapping a minion for one out of a place that you choose (R10.80). */

type Pile = typeof yourHand;
type Place = 'hand' | 'deck' | 'discard pile';

const PILES: Readonly<Record<Place, Pile>> = {
  hand: yourHand,
  deck: yourDeck,
  'discard pile': yourDiscardPile,
};

/** What a minion can be swapped for, and where that comes from. */
export interface Swap {
  readonly for: (pile: Pile, minion: Value<CardId>) => Pile;
  readonly outOf: readonly [Place, ...Place[]];
}

/** Those in that place that could be played where the minion is. */
const comers = (swap: Swap, minion: Value<CardId>, place: Place): Pile =>
  swap.for(PILES[place].minions, minion).where(youCouldPlay(baseOf(minion), 'minion'));

/** There is one, or it cannot be told before the deck is searched. */
export function canBeSwapped(swap: Swap, minion: Value<CardId>): Condition {
  const [one, ...others] = swap.outOf.map((place) =>
    place === 'deck' ? or(yourDeck.exist, yourDiscardPile.exist) : comers(swap, minion, place).exist,
  );
  return or(one ?? yourHand.exist, ...others);
}

/** Returns the new minion, or nothing. */
export function swapMinion(c: Verbs, swap: Swap, minion: Value<CardId>): Value<CardId> {
  const done: Value<CardId>[] = [];
  const choose = (place: Place) => (): void => {
    done.push(c.swap(minion, c.choose(comers(swap, minion, place), 'play')));
  };
  const search = (): void => {
    const found = c.search(comers(swap, minion, 'deck'));
    const comer = c.swap(minion, found);
    c.to(
      comer,
      () => {},
      () => c.to(found, () => c.shuffleBack(found)),
    );
    done.push(comer);
  };
  c.oneOf(
    Object.fromEntries(swap.outOf.map((place) => [place, [place === 'deck' ? search : choose(place)]])),
  );
  return first(all(...done));
}

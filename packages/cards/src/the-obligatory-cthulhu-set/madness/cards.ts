import {
  all,
  among,
  atLeast,
  first,
  leftIn,
  minus,
  oneAlike,
  onPlay,
  sharedDeck,
  thisCard,
  yourDiscardPile,
  yourHand,
  type Condition,
  type Value,
  type Verbs,
  type CardId,
} from '@smashup/engine';
import { deckInSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { action } from './facts.ts';

/** The name of the deck, and of each card in it. */
export const MADNESS = 'Madness';

/** R12: thirty identical cards, every two of which cost 1 VP at the end. */
export const madness = deckInSet(
  set,
  sharedDeck(MADNESS, { cardsPerVp: 2, tieGoesTo: 'fewest cards' }, [
    action(
      'Madness',
      'Choose one: Draw two cards; or put this card back into the Madness deck.',
      onPlay((c) =>
        c.oneOf({ 'draw two': [() => c.draw(2)], 'return it': [() => c.returnTo(MADNESS, thisCard)] }),
      ),
    ),
  ]),
);

export const madnessInHand: typeof yourHand = yourHand.named(MADNESS);
export const madnessInDiscardPile: typeof yourHand = yourDiscardPile.named(MADNESS);

/** One Madness card of your hand: all are alike. */
export const oneMadnessInHand: Value<CardId> = oneAlike(madnessInHand.list);

/** All of your hand and your discard pile. */
export const yourMadness: typeof yourHand = among(all(madnessInHand.list, madnessInDiscardPile.list));

/** One Madness card of your hand and one of your discard pile: from where is all there is to choose. */
export const oneMadnessOfEach: typeof yourHand = among(
  all(oneMadnessInHand, first(madnessInDiscardPile.list)),
);

/** That many are left to draw. */
export const madnessIsLeft = (count = 1): Condition => atLeast(leftIn(MADNESS), count);

/** Draws up to three Madness cards, as you like; returns how many. */
export function drawUpToThree(c: Verbs): Value<number> {
  const before = c.note(leftIn(MADNESS));
  c.oneOf({
    'draw three Madness': [() => c.drawFrom(MADNESS, 3), madnessIsLeft(3)],
    'draw two Madness': [() => c.drawFrom(MADNESS, 2), madnessIsLeft(2)],
    'draw Madness': [() => c.drawFrom(MADNESS), madnessIsLeft()],
    'draw none': [() => {}],
  });
  return c.note(minus(before, leftIn(MADNESS)));
}

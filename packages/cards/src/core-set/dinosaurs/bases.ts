import {
  current,
  insteadOfDestroying,
  insteadOfDiscardPile,
  isFirstInDangerHere,
  it,
  minions,
  ongoing,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base('Jungle Oasis', ''),

  base(
    'Tar Pits',
    'A minion destroyed here goes to the bottom of its owner’s deck.',
    ongoing(insteadOfDiscardPile(minions.here, 'destroyed', 'deck bottom')),
    current(
      {
        text: 'The first time each turn that a minion would be destroyed here, place it on the bottom of its owner’s deck instead.',
      },
      insteadOfDestroying(
        minions.here.where(isFirstInDangerHere),
        (c) => c.place(it, 'deck bottom'),
        'once per turn',
      ),
    ),
  ),
];

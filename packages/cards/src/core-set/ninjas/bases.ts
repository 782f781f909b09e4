import {
  afterItScores,
  allTogether,
  controller,
  lessThan,
  minions,
  not,
  power,
  winners,
} from '@smashup/engine';
import { base } from './facts.ts';

/** Of each player's minions here, those with the most power. */
const strongestOfEachPlayer = minions.here.suchThat((one) =>
  not(minions.here.of(controller(one)).suchThat((other) => lessThan(power(one), power(other))).exist),
);

export const theirBases = [
  base(
    'Ninja Dojo',
    'After this base scores, the winner may destroy a minion.',
    afterItScores((c) => c.destroy(c.mayChoose(minions, 'destroy')), { players: winners }),
  ),

  base(
    'Temple of Goju',
    'After this base scores, each player’s strongest minion here goes to the bottom of its owner’s deck.',
    afterItScores((c) => c.place(strongestOfEachPlayer, 'deck bottom'), {
      players: allTogether,
    }),
  ),
];

import {
  actions,
  atStartOfYourTurn,
  baseOf,
  bases,
  equal,
  here,
  insteadOfGoingToDiscardPile,
  it,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'The Greasy Spoon',
    'Ongoing: Instead of going to the discard pile, an action on this base is shuffled into its owner’s deck.',
    insteadOfGoingToDiscardPile(actions.onBases.here, (c) => c.place(it, 'deck shuffled')),
  ),

  base(
    'Truck Stop',
    'At the start of each player’s turn, they may transfer an action from another base to here, or from here to another base.',
    atStartOfYourTurn((c) => {
      const load = c.mayChoose(actions.onBases, 'transfer');
      c.to(load, () =>
        c.if(
          equal(baseOf(load), here),
          () => c.transfer(load, c.choose(bases.otherThan(here), 'transfer')),
          () => c.transfer(load, here),
        ),
      );
    }),
  ),
];

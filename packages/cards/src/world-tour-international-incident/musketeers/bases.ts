import {
  aMinion,
  and,
  atEndOfYourTurn,
  equal,
  isAction,
  itsController,
  minions,
  whatDidIt,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Bastion Saint-Gervais',
    'Once per turn, after a player plays an action that directly affects one of their minions here, they may play an extra action.',
    whenever(
      aMinion.isAffected.directly.here.where(and(isAction(whatDidIt), equal(itsController, whoDidIt))),
      (c) => c.extraAction(),
      { limit: 'once per turn' },
    ),
  ),

  base(
    'The Golden Lily',
    'At the end of each player’s turn, if they have a minion here, they draw a card.',
    atEndOfYourTurn((c) => c.draw(1), { when: minions.here.of(whoDidIt).exist }),
  ),
];

import {
  allTogether,
  aMinion,
  bases,
  beforeItScores,
  equal,
  first,
  itsController,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Hive of Scum and Villainy',
    'After the first action each turn with which a player directly raises the power of one of their minions here, they draw a card.',
    whenever(aMinion.isRaised.here.where(equal(itsController, whoDidIt)).firstInTurn('player'), (c) =>
      c.draw(1),
    ),
  ),

  base(
    'No-Moon',
    'Before this base scores, destroy another base at random and replace it with the top card of the base deck.',
    beforeItScores(
      (c) => {
        const target = c.oneOfEach(bases.here, (one) => bases.otherThan(one), 'at random');
        c.to(target, () => c.destroyBase(first(target), first(c.takeBases(1)), 'nothing'));
      },
      { players: allTogether },
    ),
  ),
];

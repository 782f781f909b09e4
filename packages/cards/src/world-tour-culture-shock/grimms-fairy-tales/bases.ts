import {
  all,
  allTogether,
  aMinion,
  beforeItScores,
  type CardId,
  equal,
  minions,
  players,
  power,
  powerFor,
  type Value,
  whenever,
  yourDeck,
} from '@smashup/engine';
import { base } from './facts.ts';

/** Your minions here that have the same power as that one. */
const twinsOf = (one: Value<CardId>) =>
  minions.here.yours.except(one).suchThat((other) => equal(power(other), power(one)));

export const theirBases = [
  base(
    'Gingerbread House',
    'Before this base scores, each player may choose two of their minions here with equal power. Both have +2 power until the end of the turn.',
    beforeItScores(
      (c) =>
        c.eachPlayer(players, () => {
          const one = c.mayChoose(
            minions.here.yours.suchThat((one) => twinsOf(one).exist),
            'strengthen',
          );
          c.to(one, () => {
            const other = c.choose(twinsOf(one), 'strengthen');
            c.until('end of turn', powerFor(all(one, other), 2));
          });
        }),
      { players: allTogether },
    ),
  ),

  base(
    'Woodland Cottage',
    'Once per turn, after a player plays a minion here, they may search their deck for a minion of power 3 or less and put it into their hand.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.mayOncePerTurn(() => c.toHand(c.search(yourDeck.minions.powerAtMost(3)))),
    ),
  ),
];

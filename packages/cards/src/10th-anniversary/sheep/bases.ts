import {
  aMinion,
  among,
  baseEnters,
  bases,
  cameFrom,
  canGoTo,
  equal,
  here,
  leavesAtSetUp,
  minions,
  players,
  them,
  whenever,
} from '@smashup/engine';
import { base } from './facts.ts';

/** At a base that one of those has just left. */
const leftBehind = minions
  .where(canGoTo(here))
  .at(bases.suchThat((land) => among(them).suchThat((mover) => equal(cameFrom(mover), land)).exist));

export const theirBases = [
  base(
    'Sheep Shrine',
    'After this base comes into play, each player may move one of their minions here. It does not stay in play at set-up.',
    leavesAtSetUp,
    whenever(baseEnters.here, (c) => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here), { players }),
  ),

  base(
    'The Pasture',
    'After a player moves a minion here for the first time in a turn, they move another minion here from the base that it left.',
    whenever(aMinion.moves.here, (c) => c.move(c.choose(leftBehind, 'move'), here), {
      limit: 'once per turn',
    }),
  ),
];

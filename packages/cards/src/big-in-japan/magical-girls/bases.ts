import {
  actions,
  aMinion,
  allTogether,
  beforeItScores,
  it,
  minions,
  minus,
  players,
  powerFor,
  whenever,
} from '@smashup/engine';
import { base } from './facts.ts';

/** What lies on the base itself, titans apart. */
const cardsHere = minions.or(actions.onBases).here;

export const theirBases = [
  base(
    'Akihabara High',
    'After a player plays a minion here, their other minions here have +1 power until the end of the turn.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.until('end of turn', powerFor(c.noteAll(minions.here.yours.except(it)), 1)),
    ),
  ),

  base(
    'Q Point',
    'Before this base scores, each player chooses one of their minions or actions on it and destroys all their others here.',
    beforeItScores(
      (c) =>
        c.destroy(
          c.collect(players, (player) =>
            c.chooseExactly(minus(cardsHere.of(player).count, 1), cardsHere.of(player), 'destroy', player),
          ),
        ),
      { players: allTogether },
    ),
  ),
];

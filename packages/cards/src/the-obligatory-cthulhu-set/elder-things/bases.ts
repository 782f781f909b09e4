import {
  aMinion,
  cannotPlay,
  current,
  equal,
  here,
  it,
  nameOf,
  ongoing,
  players,
  plays,
  thisTurn,
  type Verbs,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';

const whoPlayedAMinionHere = players.suchThat((player) =>
  thisTurn(aMinion.isPlayed.here.where(equal(whoDidIt, player))),
);

const firstMinionHere = aMinion.isPlayed.here.firstInTurn('player');

const playOneLikeIt = (c: Verbs): void => {
  c.extraMinionNow({ at: here, named: nameOf(it) });
};

export const theirBases = [
  base(
    'Antarctic Base',
    'Each player can play only one minion here each turn.',
    ongoing(cannotPlay(plays.ofMinions.here.by(whoPlayedAMinionHere))),
  ),

  base(
    'Plateau of Leng',
    'After a player plays a minion here from their hand, if it is their first here this turn, they may play an extra minion with the same name here.',
    whenever(firstMinionHere.outOf('hand'), playOneLikeIt),
    current(
      {
        text: 'After a player plays their first minion here in a turn, they may play an extra minion with the same name here.',
      },
      whenever(firstMinionHere, playOneLikeIt),
    ),
  ),
];

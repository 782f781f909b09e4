import {
  allTogether,
  aMinion,
  and,
  atStartOfYourTurn,
  bases,
  beforeItScores,
  currentPlayer,
  equal,
  here,
  inPhase,
  minions,
  players,
  powerFor,
  whenever,
  whoDidIt,
  yourHand,
} from '@smashup/engine';
import { base } from './facts.ts';

export const internationalIncidentBases = [
  base(
    'Great White North, Eh?',
    'Before this base scores, each player may move one of their minions from here to another base. That minion has +1 power until the end of the turn.',
    beforeItScores(
      (c) =>
        c.eachPlayer(players, () =>
          c.to(c.moveElsewhere(c.mayChoose(minions.here.yours, 'move')), (mover) =>
            c.until('end of turn', powerFor(mover, 1)),
          ),
        ),
      { players: allTogether },
    ),
  ),

  base(
    'Strategic Syrup Reserve',
    'After a player plays a minion here, they may move another player’s minion here from a base where they have a minion.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.move(c.mayChoose(minions.ofOthers.at(bases.withYours.otherThan(here)), 'move'), here),
    ),
  ),

  base(
    'Heya Training Stable',
    'At the start of each player’s turn, they may discard a card. If they do, they place a +1 power counter on one of their minions here.',
    atStartOfYourTurn(
      (c) =>
        c.to(c.discard(c.mayChoose(yourHand, 'discard')), () =>
          c.placeCounters(c.choose(minions.here.yours, 'counter')),
        ),
      { when: minions.here.of(whoDidIt).exist },
    ),
  ),

  base(
    'The Dohyo',
    'On each player’s turn, after they play their first minion here that turn, they may move another player’s minion from here to another base.',
    whenever(
      aMinion.isPlayed.here.firstInTurn('player').where(and(equal(whoDidIt, currentPlayer), inPhase('play'))),
      (c) => c.moveElsewhere(c.mayChoose(minions.here.ofOthers, 'move')),
    ),
  ),
];

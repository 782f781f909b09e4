import {
  aMinionHere,
  among,
  and,
  baseEnters,
  beforeItScores,
  byItsController,
  cannotBe,
  current,
  equal,
  extraEachTurn,
  here,
  minions,
  moreTotal,
  not,
  ongoing,
  players,
  scoringBase,
  specialIsUsed,
  vpAreAwarded,
  whenever,
  you,
} from '@smashup/engine';
import { base } from './facts.ts';

const isAboutToScore = and(equal(scoringBase, here), not(vpAreAwarded));

export const theirBases = [
  base(
    'Juice Bar',
    'While this base is about to score: after a player uses a Special, their total here is 2 higher until the end of the turn, as long as they have a minion here.',
    whenever(specialIsUsed.where(isAboutToScore), (c) =>
      c.until('end of turn', moreTotal(here, you, 2, minions.here.yours.exist)),
    ),
    current(
      {
        text: 'Before this base scores, each player with a minion here may play an extra minion here.',
      },
      beforeItScores((c) => c.extraMinionNow({ at: here }), { players: players.withMinionHere }),
    ),
  ),

  base(
    'Moon Dumpster',
    'After this base comes into play, each player reveals the top card of their deck. If it is a minion, they may play it here as an extra minion; otherwise it goes back on top.',
    whenever(
      baseEnters.here,
      (c) => {
        const shown = c.reveal(1);
        const played = c.mayPlay(among(shown).minions, { at: here });
        c.putBack(among(shown).except(played), 'top');
      },
      { players },
    ),
    current(
      {
        text: 'Ongoing: On their turn, each player may play an extra minion of power 3 or less here. Players cannot move their own minions from here to another base.',
      },
      ongoing(extraEachTurn(aMinionHere(3))),
      ongoing(cannotBe(['move'], minions.here, byItsController)),
    ),
  ),
];

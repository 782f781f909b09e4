import {
  afterItScores,
  allTogether,
  atStartOfYourTurn,
  baseIsReplaced,
  current,
  equal,
  here,
  minions,
  not,
  ongoing,
  players,
  startingBreakpoint,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Island Chain',
    'After this base scores, the top two bases of the base deck take its place.',
    afterItScores((c) => c.chooseNextBase(() => c.replaceWith(2)), { players: allTogether }),
    current(
      {
        text: 'After this base scores, put the top base of the base deck into play in addition to the one that replaces it.',
      },
      whenever(baseIsReplaced.here, (c) => c.to(c.takeBases(1), (found) => c.enterBase(found)), {
        players: allTogether,
      }),
    ),
  ),

  base(
    'Island Peak',
    'At the start of each player’s turn, if they have exactly one minion here, place a +1 power counter on it.',
    atStartOfYourTurn((c) => c.placeCounters(minions.here.yours), {
      when: equal(minions.here.of(whoDidIt).count, 1),
    }),
  ),

  base(
    'Tropical Paradise',
    'While every player has a minion here, the starting breakpoint of this base is 0.',
    ongoing(startingBreakpoint(here, 0, not(players.except(players.withMinionHere).exist))),
  ),
];

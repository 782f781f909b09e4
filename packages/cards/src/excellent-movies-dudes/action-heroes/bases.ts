import {
  afterItScores,
  atStartOfYourTurn,
  equal,
  first,
  here,
  minions,
  moreBreakpoint,
  players,
  power,
  times,
  whenItScores,
  whoDidIt,
  winners,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Building Rooftop',
    'At the start of each player’s turn, if they have exactly one minion here, they may lower the breakpoint here by its power until the end of the turn. When this base scores, each player with exactly one minion here gains 1 VP.',
    atStartOfYourTurn(
      (c) => {
        const might = times(-1, power(first(minions.here.yours.list)));
        c.may(() => c.until('end of turn', moreBreakpoint(c.note(here), c.note(might))));
      },
      { when: equal(minions.here.of(whoDidIt).count, 1) },
    ),
    whenItScores((c) => c.gainVp(1), {
      players: players.suchThat((player) => equal(minions.here.of(player).count, 1)),
    }),
  ),

  base(
    'Jungle Camp',
    'After this base scores, the winner may return one of their minions here to its owner’s hand.',
    afterItScores((c) => c.return(c.mayChoose(minions.here.yours, 'return')), { players: winners }),
  ),
];

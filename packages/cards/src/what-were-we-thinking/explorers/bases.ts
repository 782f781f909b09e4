import {
  atStartOfYourTurn,
  baseOf,
  equal,
  here,
  minions,
  powerFor,
  whether,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Ancient Temple',
    'At the start of each player’s turn, if they have exactly one minion here, it has +5 power while here until the end of the turn.',
    atStartOfYourTurn(
      (c) =>
        c.if(equal(minions.here.yours.count, 1), () => {
          const idol = c.choose(minions.here.yours, 'strengthen');
          c.until('end of turn', powerFor(idol, whether(equal(baseOf(idol), here), 5, 0)));
        }),
      { when: minions.here.of(whoDidIt).exist },
    ),
  ),

  base(
    'City of Gold',
    'At the start of each player’s turn, if they have a minion here, they gain 1 VP.',
    atStartOfYourTurn((c) => c.gainVp(1), { when: minions.here.of(whoDidIt).exist }),
  ),
];

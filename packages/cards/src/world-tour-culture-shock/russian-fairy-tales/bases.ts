import {
  aMinion,
  currentPlayer,
  equal,
  here,
  itInPlay,
  minions,
  moreBreakpoint,
  ongoing,
  times,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Giant Turnip',
    'The breakpoint is 1 lower for each minion here.',
    ongoing(moreBreakpoint(here, times(-1, minions.here.count))),
  ),

  base(
    'Transformation Spring',
    'Once on each of their turns, after a player plays a minion here, they may place it on the bottom of its owner’s deck. If they do, they play a minion off the top of their deck here.',
    whenever(aMinion.isPlayed.here.where(equal(whoDidIt, currentPlayer)), (c) =>
      c.mayOncePerTurn(() =>
        c.to(c.place(itInPlay, 'deck bottom'), () => {
          const { unused } = c.playMinionOffTheTop(here);
          // No shuffle is printed: there is one only for cards that have to be shuffled in (R9.14).
          c.to(unused, () => c.shuffleBack(unused));
        }),
      ),
    ),
  ),
];

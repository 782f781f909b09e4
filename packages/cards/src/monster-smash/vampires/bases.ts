import {
  aMinion,
  buried,
  current,
  discardPilesOf,
  here,
  isBehind,
  it,
  itInPlay,
  minions,
  moreBreakpoint,
  ongoing,
  players,
  times,
  type Verbs,
  whenever,
  you,
} from '@smashup/engine';
import { base } from './facts.ts';

/** A player who destroyed minions strengthens one of their own here, once for all those destroyed together. */
const feedHere = (c: Verbs) => c.placeCounters(c.mayChoose(minions.here.yours, 'counter'));

export const theirBases = [
  base(
    'Castle Blood',
    'After a player plays a minion here, if another player has more power here, they may place a +1 power counter on it.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.if(isBehind(you, here), () => c.may(() => c.placeCounters(itInPlay))),
    ),
    current(
      {
        text: 'Once per turn, after a player destroys a minion at another base, they may bury it here. Each buried card here lowers this base’s breakpoint by 2.',
      },
      whenever(aMinion.isDestroyed.elsewhere, (c) =>
        c.if(discardPilesOf(players).amongThese(it).exist, () => c.mayOncePerTurn(() => c.bury(it, here))),
      ),
      ongoing(moreBreakpoint(here, times(buried.here.count, -2))),
    ),
  ),

  base(
    'Crypt',
    'After a player destroys any number of minions here, they may place a +1 power counter on one of their minions here.',
    whenever(aMinion.isDestroyed.here, feedHere, { oncePerBatch: true }),
    current(
      {
        text: 'After a player destroys any number of minions, they may place a +1 power counter on one of their minions here.',
      },
      whenever(aMinion.isDestroyed, feedHere, { oncePerBatch: true }),
    ),
  ),
];

import {
  aMinion,
  anAction,
  beforeItScores,
  cardsInPlay,
  itsPower,
  minions,
  powerFor,
  whenever,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Camp Clear Lake',
    'After a player destroys a minion here, that player gives a minion here as much power as it had until the end of the turn. Once per turn, after a player plays a card here, that player may destroy a minion here with no more power than the number of their cards here.',
    whenever(aMinion.isDestroyed.here, (c) =>
      c.until('end of turn', powerFor(c.choose(minions.here, 'strengthen'), c.note(itsPower))),
    ),
    whenever(aMinion.isPlayed.here.or(anAction.isPlayed.here), (c) =>
      c.mayOncePerTurn(() =>
        c.destroy(c.choose(minions.here.powerAtMost(cardsInPlay.here.yours.count), 'destroy')),
      ),
    ),
  ),

  base(
    'Nightmare Realm',
    'Before this base scores, destroy the minion with the least power here, or all of them that are tied for it.',
    beforeItScores((c) => c.destroy(minions.here.weakest)),
  ),
];

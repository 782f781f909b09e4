import { aCard, beganInAnEarlierTurn, extraEachTurn, whenever, whenItScores, winners } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Rooftop Portal',
    'Once per turn, after a player destroys a card here, they draw a card.',
    whenever(aCard.isDestroyed.here, (c) => c.draw(1), { limit: 'once per turn' }),
  ),

  base(
    'Wraithrustlers HQ',
    'When this base scores, the winner may play an extra minion or an extra action on their next turn.',
    whenItScores(
      (c) =>
        c.until(
          'end of your next turn',
          extraEachTurn({ kind: 'minion' }, beganInAnEarlierTurn, { orElse: { kind: 'action' } }),
        ),
      { players: winners },
    ),
  ),
];

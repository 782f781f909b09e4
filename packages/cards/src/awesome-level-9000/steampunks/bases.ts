import { afterItScores, anAction, current, whenever, winners, yourDiscardPile } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    "Inventor's Salon",
    'After this base scores, the winner may put an action from their discard pile into their hand.',
    afterItScores((c) => c.toHand(c.mayChoose(yourDiscardPile.actions, 'take')), { players: winners }),
    current({ text: 'After this base scores, the winner may draw an action from their discard pile.' }),
  ),

  base(
    'Workshop',
    'After a player plays an action on this base, that player may play an extra action.',
    whenever(anAction.isPlayed.onBase.here, (c) => c.extraAction()),
    current(
      {
        text: 'After a player plays their first action on this base in a turn, that player may play an extra action.',
      },
      whenever(anAction.isPlayed.onBase.here.firstInTurn('player'), (c) => c.extraAction()),
    ),
  ),
];

import { afterItScores, baseDeck, baseDiscardPile, current, winners } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Portal Room',
    'After this base scores, the winner takes another turn directly after this one.',
    afterItScores((c) => c.extraTurn(), { players: winners }),
  ),

  base(
    'The Nexus',
    'After this base scores, the winner may choose a base from the base discard pile to replace it.',
    afterItScores((c) => c.chooseNextBase(() => c.replaceWith(c.mayChoose(baseDiscardPile, 'base'))), {
      players: winners,
    }),
    current(
      {
        text: 'After this base scores, the winner may put a base from the base discard pile on top of the base deck.',
      },
      afterItScores((c) => c.putBack(c.mayChoose(baseDiscardPile, 'base'), 'top', baseDeck), {
        players: winners,
      }),
    ),
  ),
];

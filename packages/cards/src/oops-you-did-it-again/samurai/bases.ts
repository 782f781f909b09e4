import { aMinion, controller, it, itsController, whenever } from '@smashup/engine';
import { foeOf, letItsControllerDecide } from '../duels.ts';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Sakura Garden',
    'The first time each turn that a player’s minion here goes to the discard pile, that player draws a card.',
    whenever(aMinion.goesToDiscardPile.here.firstInTurn('controller'), (c) => c.draw(1), {
      players: itsController,
    }),
  ),

  base(
    "Shogun's Palace",
    'Once per turn, after a player plays a minion here, it may duel another player’s minion here. The winner’s controller draws two cards.',
    whenever(aMinion.isPlayed.here, (c) =>
      letItsControllerDecide(c, () =>
        c.if(c.notUsedUp, () =>
          c.to(foeOf(c, it), (foe) => {
            c.useUp();
            c.forEach(c.duel(it, foe).winners, (winner) => c.draw(2, controller(winner)));
          }),
        ),
      ),
    ),
  ),
];

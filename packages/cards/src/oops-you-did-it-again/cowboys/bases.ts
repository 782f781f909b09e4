import { allTogether, aMinion, it, players, whenever } from '@smashup/engine';
import { letItsControllerDecide, mayDuelToTheDeath } from '../duels.ts';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Saloon',
    'After a minion is destroyed here, each player with a minion here may draw a card.',
    whenever(
      aMinion.isDestroyed.here,
      (c) => c.eachPlayer(players.withMinionHere, () => c.may(() => c.draw(1))),
      {
        players: allTogether,
      },
    ),
  ),

  base(
    'So-So Corral',
    'After a player plays a minion here, it may duel another player’s minion here. Destroy the loser.',
    whenever(aMinion.isPlayed.here, (c) => letItsControllerDecide(c, () => mayDuelToTheDeath(c, it))),
  ),
];

import {
  aMinion,
  equal,
  itInPlay,
  minions,
  otherPlayers,
  players,
  thisTurn,
  turnEnds,
  whenever,
  whoDidIt,
  you,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Spikey Chair Room',
    'At the end of each turn, each player who played a minion here this turn may destroy a minion they own to draw a card.',
    whenever(
      turnEnds,
      (c) => c.to(c.destroy(c.mayChoose(minions.ownedBy(you), 'destroy')), () => c.draw(1)),
      {
        players: players.suchThat((player) => thisTurn(aMinion.isPlayed.here.where(equal(whoDidIt, player)))),
      },
    ),
  ),

  base(
    'Wintersquashed',
    'After a player plays a minion here, they may give another player control of it.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.to(minions.yours.amongThese(itInPlay).list, (guest) =>
        c.giveControl(guest, c.mayChoose(otherPlayers, 'give')),
      ),
    ),
  ),
];

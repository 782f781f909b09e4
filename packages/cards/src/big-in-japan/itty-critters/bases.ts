import {
  aMinion,
  aMinionHere,
  extraEachTurn,
  it,
  ongoing,
  players,
  whenever,
  you,
  yourDiscardPile,
} from '@smashup/engine';
import { base } from './facts.ts';
import { isHereForTheTurn } from '../../for-the-turn.ts';

export const theirBases = [
  base(
    'Critter Combat Club',
    'On their turn, each player may play an extra minion of power 2 or less here. At the end of the turn, if it is still theirs, it goes on the bottom of their deck.',
    ongoing(extraEachTurn(aMinionHere(2))),
    whenever(aMinion.isPlayed.here.withItsExtra, (c) => isHereForTheTurn(c, it)),
  ),

  base(
    'Itty City',
    'After a player plays their first minion here in a turn, they may shuffle a random minion from their discard pile into their deck.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
      c.may(
        () =>
          c.toDeck(
            c.oneOfEach(players.amongThese(you), () => yourDiscardPile.minions, 'at random'),
            'deck shuffled',
          ),
        yourDiscardPile.minions.exist,
      ),
    ),
  ),
];

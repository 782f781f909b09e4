import {
  aMinionHere,
  baseIsReplaced,
  current,
  extraEachTurn,
  ongoing,
  there,
  whenever,
  winners,
  yourDeck,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Secret Grove',
    'Once on each of their turns, a player may play an extra minion of power 2 or less here.',
    ongoing(extraEachTurn(aMinionHere(2))),
  ),

  base(
    'The Greenhouse',
    'After this base scores, the winner may search their deck for a minion and play it on the base that replaces this one.',
    whenever(baseIsReplaced.here, (c) => c.may(() => c.searchAndPlay(yourDeck.minions, there)), {
      players: winners,
    }),
    current({
      text: 'After this base is replaced, the winner may search their deck for a minion and play it on the new base.',
    }),
  ),
];

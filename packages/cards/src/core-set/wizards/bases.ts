import {
  afterItScores,
  allTogether,
  among,
  baseDeck,
  basesToReplaceIt,
  first,
  players,
  winners,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'School of Wizardry',
    'After this base scores, the winner looks at the top three bases of the base deck, picks one to replace this base and puts the others back in any order.',
    afterItScores(
      (c) =>
        c.chooseNextBase(() => {
          const seen = c.lookAt(basesToReplaceIt(3), baseDeck);
          const next = c.choose(among(seen), 'base');
          c.replaceWith(next);
          c.putBack(c.order(among(seen).except(next), 'to the top'), 'top', baseDeck);
        }),
      { players: first(winners.list) },
    ),
  ),

  base(
    'The Great Library',
    'After this base scores, each player with a minion here may draw a card.',
    afterItScores((c) => c.eachPlayer(players.withMinionHere, () => c.may(() => c.draw(1))), {
      players: allTogether,
    }),
  ),
];

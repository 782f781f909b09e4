import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Starlyte: { copies: 1, power: 5 },
    Rainbow: { copies: 2, power: 4 },
    Seastar: { copies: 3, power: 3 },
    Pinkie: { copies: 4, power: 2 },
  },
  actions: {
    'Adventure Power': { copies: 1, play: 'standard' },
    'Encouragement Power': { copies: 2, play: 'on-minion' },
    'Freedom Power': { copies: 1, play: 'standard' },
    'Friendship Power': { copies: 1, play: 'standard' },
    'Sharing Power': { copies: 1, play: 'on-base' },
    'Super Future Space Armor Power': { copies: 1, play: 'standard' },
    'Teaching Power': { copies: 1, play: 'standard' },
    'Togetherness Power': { copies: 2, play: 'standard' },
  },
  bases: {
    Equaria: { faction: 'Mythic Horses', breakpoint: 25, vp: [5, 3, 2] },
    'Pony Land': { faction: 'Mythic Horses', breakpoint: 18, vp: [3, 2, 1] },
  },
});

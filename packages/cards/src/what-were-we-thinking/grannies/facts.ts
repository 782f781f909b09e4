import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Matriarch: { copies: 1, power: 5 },
    Granny: { copies: 2, power: 4 },
    Nana: { copies: 3, power: 3 },
    Grandma: { copies: 4, power: 2 },
  },
  actions: {
    "Always Room at Granny's": { copies: 1, play: 'standard' },
    'Attic Treasures': { copies: 2, play: 'standard' },
    'Chicken Soup': { copies: 1, play: 'standard' },
    "Don't Mess With My Babies!": { copies: 1, play: 'on-base' },
    'Family Reunion': { copies: 1, play: 'on-base' },
    "Granny's Purse": { copies: 2, play: 'standard' },
    'Hush, My Stories are On': { copies: 1, play: 'standard' },
    'Knitting Circle': { copies: 1, play: 'standard' },
  },
  bases: {
    "Grandma's House": { faction: 'Grannies', breakpoint: 25, vp: [5, 3, 2] },
    'Retirement Community': { faction: 'Grannies', breakpoint: 20, vp: [4, 2, 1] },
  },
});

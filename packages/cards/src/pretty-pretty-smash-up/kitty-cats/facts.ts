import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Queen Fluffy': { copies: 1, power: 5 },
    Whiskers: { copies: 2, power: 4 },
    Muffin: { copies: 3, power: 3 },
    'Mr. Grumpers': { copies: 4, power: 2 },
  },
  actions: {
    'Can Has Cheeseburger?': { copies: 1, play: 'standard' },
    'Cat Fight': { copies: 2, play: 'standard' },
    "Cat's Paw": { copies: 1, play: 'standard' },
    Grumpiness: { copies: 2, play: 'on-minion' },
    'Hang in There': { copies: 1, play: 'on-minion' },
    'Hissy Fit': { copies: 1, play: 'on-base' },
    'Invisible Bicycle': { copies: 1, play: 'standard' },
    'Nine Lives': { copies: 1, play: 'standard' },
  },
  bases: {
    'The House of Nine Lives': { faction: 'Kitty Cats', breakpoint: 20, vp: [4, 2, 1] },
    "Cool Cats' Alley": { faction: 'Kitty Cats', breakpoint: 18, vp: [3, 2, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'The Monarch': { copies: 1, power: 5 },
    'Classic Rocker': { copies: 2, power: 4 },
    'Rick Roll': { copies: 2, power: 3 },
    Groupie: { copies: 5, power: 2 },
  },
  actions: {
    'Guest Star': { copies: 2, play: 'standard' },
    'Hot Venue': { copies: 1, play: 'on-base' },
    'Power Ballad': { copies: 1, play: 'standard' },
    'Reunion Tour': { copies: 1, play: 'standard' },
    'Rock of Luuv': { copies: 1, play: 'standard' },
    'Total Sellout': { copies: 2, play: 'standard' },
    'Tour Bus': { copies: 1, play: 'standard' },
    'Turn Up to 11': { copies: 1, play: 'on-base' },
  },
  bases: {
    'Lake Minnetonka': { faction: 'Rock Stars', breakpoint: 26, vp: [5, 3, 2] },
    Palooza: { faction: 'Rock Stars', breakpoint: 27, vp: [6, 4, 3] },
  },
});

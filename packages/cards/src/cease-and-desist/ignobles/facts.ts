import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Aunt of Drakes': { copies: 1, power: 5 },
    'Foot of the King': { copies: 2, power: 4 },
    Betrothed: { copies: 3, power: 3 },
    'Sneaky Squire': { copies: 4, power: 2 },
  },
  actions: {
    'Activate the Spy': { copies: 2, play: 'standard' },
    'Banner Call': { copies: 1, play: 'standard' },
    'Fate of the Favorites': { copies: 1, play: 'standard' },
    'Hostage Exchange': { copies: 1, play: 'standard' },
    'Inevitable Betrayal': { copies: 1, play: 'standard' },
    'Out of Sight': { copies: 1, play: 'standard' },
    'Red Birthday Party': { copies: 1, play: 'standard' },
    'Repaying Debts': { copies: 2, play: 'standard' },
  },
  bases: {
    'Spikey Chair Room': { faction: 'Ignobles', breakpoint: 20, vp: [4, 2, 1] },
    Wintersquashed: { faction: 'Ignobles', breakpoint: 16, vp: [2, 4, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Steam Queen': { copies: 1, power: 5 },
    Mechanic: { copies: 2, power: 4 },
    'Steam Man': { copies: 3, power: 3 },
    'Captain Ahab': { copies: 4, power: 2 },
  },
  actions: {
    Aggromotive: { copies: 1, play: 'on-base' },
    'Change of Venue': { copies: 1, play: 'standard' },
    'Difference Engine': { copies: 1, play: 'on-base' },
    'Escape Hatch': { copies: 1, play: 'on-base' },
    'Ornate Dome': { copies: 1, play: 'on-base' },
    'Rotary Slug Thrower': { copies: 1, play: 'on-base' },
    'Scrap Diving': { copies: 2, play: 'standard' },
    Zeppelin: { copies: 2, play: 'on-base' },
  },
  bases: {
    "Inventor's Salon": { faction: 'Steampunks', breakpoint: 22, vp: [4, 2, 1] },
    Workshop: { faction: 'Steampunks', breakpoint: 20, vp: [4, 2, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Great Wyrm': { copies: 1, power: 5 },
    Wyvern: { copies: 2, power: 4 },
    'Imperial Dragon': { copies: 3, power: 3 },
    Hatchling: { copies: 4, power: 2 },
  },
  actions: {
    'Bring Down the Walls': { copies: 2, play: 'on-base' },
    'Burn It Down': { copies: 1, play: 'standard' },
    'Dangerous Ground': { copies: 1, play: 'on-base' },
    'Dragon Lands': { copies: 1, play: 'on-base' },
    'Flank Attack': { copies: 1, play: 'standard' },
    'Intimidating Presence': { copies: 1, play: 'on-base' },
    Raze: { copies: 1, play: 'on-base' },
    Ruins: { copies: 2, play: 'on-base' },
  },
  bases: {
    "Dragon's Lair": { faction: 'Dragons', breakpoint: 18, vp: [2, 2, 1] },
    "Wyrm's Desolation": { faction: 'Dragons', breakpoint: 20, vp: [5, 3, 2] },
  },
});

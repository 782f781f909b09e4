import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Monster Tornado': { copies: 1, power: 5 },
    Cyclone: { copies: 2, power: 4 },
    Twister: { copies: 3, power: 3 },
    'Dust Devil': { copies: 4, power: 2 },
  },
  actions: {
    'Carried Away': { copies: 2, play: 'standard' },
    'Gone with the Wind': { copies: 1, play: 'standard' },
    'Not in Kansas': { copies: 1, play: 'standard' },
    'Over the Rainbow': { copies: 1, play: 'standard' },
    'Picked Up': { copies: 1, play: 'standard' },
    'Ripped Off': { copies: 1, play: 'standard' },
    'Trade Winds': { copies: 2, play: 'standard' },
    Whirlwinds: { copies: 1, play: 'standard' },
  },
  bases: {
    'Tornado Alley': { faction: 'Tornados', breakpoint: 25, vp: [4, 3, 2] },
    'Trailer Park': { faction: 'Tornados', breakpoint: 20, vp: [4, 2, 1] },
  },
});

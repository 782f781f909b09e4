import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Yokozuna: { copies: 1, power: 6 },
    'Top Tier': { copies: 2, power: 4 },
    'Third Tier': { copies: 3, power: 3 },
    'Rookie Sumo': { copies: 4, power: 2 },
  },
  actions: {
    'Body Slam': { copies: 1, play: 'standard' },
    'Bulking Stew': { copies: 1, play: 'standard' },
    'Chikara-Mizu': { copies: 2, play: 'standard' },
    'Fighting Spirit Prize': { copies: 1, play: 'standard' },
    'Grasp the Belt': { copies: 2, play: 'standard' },
    'Head Butt': { copies: 1, play: 'standard' },
    'Performance Prize': { copies: 1, play: 'standard' },
    'Technique Prize': { copies: 1, play: 'standard' },
  },
  bases: {
    'Heya Training Stable': { faction: 'Sumo Wrestlers', breakpoint: 23, vp: [4, 2, 1] },
    'The Dohyo': { faction: 'Sumo Wrestlers', breakpoint: 17, vp: [3, 2, 1] },
  },
});

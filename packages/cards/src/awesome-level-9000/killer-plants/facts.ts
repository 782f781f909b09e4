import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Venus Man Trap': { copies: 1, power: 5 },
    'Weed Eater': { copies: 2, power: 5, current: { power: 3 } },
    'Water Lily': { copies: 3, power: 3 },
    Sprout: { copies: 4, power: 2 },
  },
  actions: {
    Blossom: { copies: 1, play: 'standard' },
    Budding: { copies: 1, play: 'standard' },
    'Choking Vines': { copies: 1, play: 'on-minion' },
    'Deep Roots': { copies: 1, play: 'on-base' },
    Entangled: { copies: 1, play: 'on-base' },
    'Insta-Grow': { copies: 2, play: 'standard' },
    Overgrowth: { copies: 1, play: 'on-base' },
    'Sleep Spores': { copies: 2, play: 'on-base' },
  },
  bases: {
    'Secret Grove': { faction: 'Killer Plants', breakpoint: 21, vp: [3, 2, 1] },
    'The Greenhouse': { faction: 'Killer Plants', breakpoint: 24, vp: [4, 2, 1] },
  },
});

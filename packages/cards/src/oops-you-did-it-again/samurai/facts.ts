import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Shogun: { copies: 1, power: 5 },
    Bushi: { copies: 2, power: 4 },
    Ronin: { copies: 3, power: 3 },
    'Samurai-Chan': { copies: 4, power: 2 },
  },
  actions: {
    'Code of Bushido': { copies: 1, play: 'standard' },
    'Final Haiku': { copies: 1, play: 'on-minion' },
    'Heart of the Battle': { copies: 1, play: 'standard' },
    'Honor the Ancestors': { copies: 1, play: 'standard' },
    'Honor the Fallen': { copies: 1, play: 'on-base' },
    'Honorable Combat': { copies: 1, play: 'standard' },
    'Way of the Warrior': { copies: 2, play: 'standard' },
    'Yokai Attack!': { copies: 2, play: 'standard' },
  },
  bases: {
    'Sakura Garden': { faction: 'Samurai', breakpoint: 18, vp: [3, 2, 1] },
    "Shogun's Palace": { faction: 'Samurai', breakpoint: 23, vp: [4, 3, 1] },
  },
});

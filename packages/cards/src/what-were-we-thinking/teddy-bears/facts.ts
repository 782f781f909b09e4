import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Sir Squeezes': { copies: 1, power: 5 },
    'Fun Bear': { copies: 2, power: 2 },
    'Lovey Bear': { copies: 3, power: 3 },
    'Snuggly Bear': { copies: 4, power: 1 },
  },
  actions: {
    'Bear Picnic': { copies: 1, play: 'on-base' },
    'Care Package': { copies: 2, play: 'standard' },
    Cuddle: { copies: 2, play: 'on-minion' },
    'Group Hug': { copies: 1, play: 'standard' },
    'Love Overload': { copies: 1, play: 'standard' },
    'Square Deal': { copies: 1, play: 'standard' },
    'Tea Party': { copies: 1, play: 'on-base' },
    'Too Cute': { copies: 1, play: 'on-base' },
  },
  bases: {
    'Out in the Woods': { faction: 'Teddy Bears', breakpoint: 18, vp: [3, 2, 1] },
    'Under the Bed': { faction: 'Teddy Bears', breakpoint: 22, vp: [4, 2, 1] },
  },
});

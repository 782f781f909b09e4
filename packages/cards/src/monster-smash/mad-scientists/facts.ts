import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Herr Doktor': { copies: 1, power: 5 },
    'The Monster': { copies: 2, power: 4 },
    'Lab Assistant': { copies: 3, power: 3 },
    Igor: { copies: 4, power: 2 },
  },
  actions: {
    'Angry Mob': { copies: 1, play: 'standard' },
    Blitzed: { copies: 1, play: 'standard' },
    'Body Shop': { copies: 1, play: 'standard' },
    'German Engineering': { copies: 1, play: 'on-base' },
    'Grave Situation': { copies: 1, play: 'on-base' },
    "IT'S ALIVE!": { copies: 2, play: 'standard' },
    Jolt: { copies: 1, play: 'standard' },
    Überserum: { copies: 2, play: 'on-minion' },
  },
  bases: {
    'Golem Schloß': { faction: 'Mad Scientists', breakpoint: 22, vp: [4, 3, 2] },
    Laboratorium: { faction: 'Mad Scientists', breakpoint: 25, vp: [5, 3, 3] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Awesome Guy': { copies: 1, power: 5 },
    'Captain Amazing': { copies: 1, power: 5 },
    'Mind Lady': { copies: 1, power: 5 },
    'The Burst': { copies: 1, power: 5 },
    'Mild Mannered Citizen': { copies: 5, power: 2 },
  },
  actions: {
    'Expanded Power': { copies: 1, play: 'on-minion' },
    'Golden Age': { copies: 2, play: 'standard' },
    'Justice Friends': { copies: 2, play: 'standard' },
    'My Only Weakness!': { copies: 1, play: 'on-minion' },
    'Not Really Dead': { copies: 2, play: 'standard' },
    'Radioactive Exposure': { copies: 1, play: 'standard' },
    'Secret Base': { copies: 1, play: 'on-base' },
    Sidekick: { copies: 1, play: 'standard' },
  },
  bases: {
    'Converted Cave': { faction: 'Super Heroes', breakpoint: 18, vp: [4, 3, 2] },
    'Crystal Fortress': { faction: 'Super Heroes', breakpoint: 19, vp: [3, 1, 1] },
  },
});

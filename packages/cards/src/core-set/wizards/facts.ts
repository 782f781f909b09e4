import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Archmage: { copies: 1, power: 4 },
    Chronomage: { copies: 2, power: 3 },
    Enchantress: { copies: 3, power: 2 },
    Neophyte: { copies: 4, power: 2 },
  },
  actions: {
    'Mass Enchantment': { copies: 1, play: 'standard' },
    'Mystic Studies': { copies: 2, play: 'standard' },
    Portal: { copies: 1, play: 'standard' },
    Sacrifice: { copies: 1, play: 'standard' },
    Scry: { copies: 1, play: 'standard' },
    Summon: { copies: 2, play: 'standard' },
    'Time Loop': { copies: 1, play: 'standard' },
    'Winds of Change': { copies: 1, play: 'standard' },
  },
  bases: {
    'School of Wizardry': { faction: 'Wizards', breakpoint: 20, vp: [3, 2, 1] },
    'The Great Library': { faction: 'Wizards', breakpoint: 22, vp: [4, 2, 1] },
  },
});

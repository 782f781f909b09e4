import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Megalodon: { copies: 1, power: 5 },
    'Great White': { copies: 2, power: 4 },
    Hammerhead: { copies: 3, power: 3 },
    Mako: { copies: 4, power: 2 },
  },
  actions: {
    'Air Jaws': { copies: 1, play: 'standard' },
    'Blood in the Water': { copies: 2, play: 'on-base' },
    Chum: { copies: 1, play: 'on-minion' },
    'Dangerous Waters': { copies: 1, play: 'on-base' },
    'Feeding Frenzy': { copies: 1, play: 'standard' },
    "Freakin' Laser Beam": { copies: 1, play: 'standard' },
    'Torn Apart': { copies: 1, play: 'standard' },
    'Week of Sharks': { copies: 2, play: 'on-base' },
  },
  bases: {
    'Shark Reef': { faction: 'Sharks', breakpoint: 20, vp: [4, 2, 1] },
    'The Deep': { faction: 'Sharks', breakpoint: 16, vp: [3, 2, 2] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Ninja Master': { copies: 1, power: 5 },
    'Tiger Assassin': { copies: 2, power: 4 },
    Shinobi: { copies: 3, power: 3 },
    'Ninja Acolyte': { copies: 4, power: 2 },
  },
  actions: {
    Assassination: { copies: 1, play: 'on-minion' },
    Disguise: { copies: 1, play: 'standard' },
    'Hidden Ninja': { copies: 1, play: 'standard' },
    Infiltrate: { copies: 2, play: 'on-base' },
    Poison: { copies: 1, play: 'on-minion' },
    'Seeing Stars': { copies: 2, play: 'standard' },
    'Smoke Bomb': { copies: 1, play: 'on-minion' },
    'Way of Deception': { copies: 1, play: 'standard' },
  },
  bases: {
    'Ninja Dojo': { faction: 'Ninjas', breakpoint: 18, vp: [2, 3, 2] },
    'Temple of Goju': { faction: 'Ninjas', breakpoint: 18, vp: [2, 3, 2] },
  },
});

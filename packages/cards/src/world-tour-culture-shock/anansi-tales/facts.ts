import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Anansi the Spider': { copies: 1, power: 5 },
    'Onini the Python': { copies: 1, power: 4 },
    'Osebo the Leopard': { copies: 1, power: 4 },
    'Akye the Turtle': { copies: 3, power: 3 },
    'Mboro Hornet': { copies: 4, power: 2 },
  },
  actions: {
    'Collecting Stories': { copies: 2, play: 'standard' },
    'Ear of Corn': { copies: 1, play: 'standard' },
    'Feather Gifts': { copies: 1, play: 'standard' },
    'Let it be Full and Eat': { copies: 1, play: 'standard' },
    'Pot of Beans': { copies: 2, play: 'standard' },
    'Pot of Wisdom': { copies: 1, play: 'standard' },
    'The Perfect Gift': { copies: 1, play: 'standard' },
    'Trading Stories': { copies: 1, play: 'standard' },
  },
  bases: {
    "Anansi's Web": { faction: 'Anansi Tales', breakpoint: 17, vp: [3, 2, 1] },
    "Storyteller's Hut": { faction: 'Anansi Tales', breakpoint: 24, vp: [4, 2, 1] },
  },
});

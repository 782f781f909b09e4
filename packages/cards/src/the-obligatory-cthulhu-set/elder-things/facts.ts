import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Elder Thing': { copies: 1, power: 10, current: { name: 'Eldest Thing' } },
    Shoggoth: { copies: 2, power: 6 },
    'Mi-go': { copies: 3, power: 3 },
    Byakhee: { copies: 4, power: 2 },
  },
  actions: {
    'Begin the Summoning': { copies: 2, play: 'standard' },
    'Dunwich Horror': { copies: 1, play: 'on-minion' },
    Insanity: { copies: 1, play: 'standard' },
    'Power of Madness': { copies: 2, play: 'standard' },
    'Spreading Horror': { copies: 1, play: 'standard' },
    'The Price of Power': { copies: 1, play: 'standard' },
    'Touch of Madness': { copies: 1, play: 'standard' },
    'Unfathomable Goals': { copies: 1, play: 'standard' },
  },
  bases: {
    'Antarctic Base': { faction: 'Elder Things', breakpoint: 24, vp: [5, 3, 2] },
    'Plateau of Leng': { faction: 'Elder Things', breakpoint: 18, vp: [3, 2, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Dragon Warrior': { copies: 1, power: 5 },
    'Lady Whirlwind': { copies: 2, power: 4 },
    'Drunken Master': { copies: 3, power: 3 },
    Cricket: { copies: 4, power: 2 },
  },
  actions: {
    'A Little Bit Frightening': { copies: 1, play: 'standard' },
    'Ancient Chinese Art': { copies: 2, play: 'on-base' },
    'Everybody Knew Their Part': { copies: 1, play: 'standard' },
    'Everybody was Kung Fu Fighting': { copies: 1, play: 'standard' },
    'Expert Timing': { copies: 1, play: 'standard' },
    'Fast as Lightning': { copies: 2, play: 'standard' },
    "Let's Get It On": { copies: 1, play: 'standard' },
    'Oh-hoh-hoh-hoah': { copies: 1, play: 'on-base' },
  },
  bases: {
    'Ancient Dojo': { faction: 'Kung Fu Fighters', breakpoint: 25, vp: [5, 4, 3] },
    'Tournament Site': { faction: 'Kung Fu Fighters', breakpoint: 19, vp: [2, 0, 0] },
  },
});

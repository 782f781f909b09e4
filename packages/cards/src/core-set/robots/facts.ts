import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Nukebot: { copies: 1, power: 5 },
    Warbot: { copies: 2, power: 4 },
    Hoverbot: { copies: 3, power: 3 },
    Zapbot: { copies: 4, power: 2 },
    'Microbot Alpha': { copies: 1, power: 1 },
    'Microbot Archive': { copies: 1, power: 1 },
    'Microbot Fixer': { copies: 2, power: 1 },
    'Microbot Guard': { copies: 2, power: 1 },
    'Microbot Reclaimer': { copies: 2, power: 1 },
  },
  actions: {
    'Tech Center': { copies: 2, play: 'standard' },
  },
  bases: {
    'Factory 436-1337': { faction: 'Robots', breakpoint: 25, vp: [2, 2, 1] },
    'The Central Brain': { faction: 'Robots', breakpoint: 19, vp: [4, 2, 1] },
  },
});

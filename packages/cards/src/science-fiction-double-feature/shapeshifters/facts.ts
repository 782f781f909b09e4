import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Doppelgänger: { copies: 1, power: 5 },
    'G.E.L.F.': { copies: 2, power: 4 },
    Mimic: { copies: 3, power: 0 },
    Copycat: { copies: 4, power: 2 },
  },
  actions: {
    '"...Really?"': { copies: 1, play: 'standard' },
    'Bacta the Future': { copies: 1, play: 'standard' },
    'Cellular Bonding': { copies: 1, play: 'on-minion' },
    'Genetic Shift': { copies: 2, play: 'standard' },
    Mitosis: { copies: 1, play: 'standard' },
    'Shell Game': { copies: 1, play: 'on-minion' },
    'Splice as Nice': { copies: 1, play: 'on-minion' },
    Transmogrify: { copies: 2, play: 'standard' },
  },
  bases: {
    'Faceless City': { faction: 'Shapeshifters', breakpoint: 20, vp: [4, 2, 1] },
    'The Vats': { faction: 'Shapeshifters', breakpoint: 15, vp: [3, 1, 1] },
  },
});

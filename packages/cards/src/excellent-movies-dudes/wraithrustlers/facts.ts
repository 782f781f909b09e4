import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Funkman: { copies: 1, power: 5 },
    Ellen: { copies: 2, power: 4 },
    Roy: { copies: 3, power: 3 },
    Watson: { copies: 4, power: 2 },
  },
  actions: {
    'Ancient Sumerian God': { copies: 1, play: 'on-base' },
    'Demon Dogs': { copies: 2, play: 'on-base' },
    'Ectoplasm One': { copies: 1, play: 'on-base' },
    'Librarian Haunt': { copies: 2, play: 'on-base' },
    Resurgence: { copies: 1, play: 'standard' },
    Slimy: { copies: 1, play: 'on-base' },
    'The Tools and The Talent': { copies: 1, play: 'standard' },
    'Unlicensed Nuclear Accelerator': { copies: 1, play: 'on-minion' },
  },
  bases: {
    'Rooftop Portal': { faction: 'Wraithrustlers', breakpoint: 22, vp: [5, 3, 2] },
    'Wraithrustlers HQ': { faction: 'Wraithrustlers', breakpoint: 20, vp: [4, 2, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Mountie Major': { copies: 1, power: 4 },
    'Northern Mover': { copies: 2, power: 4 },
    'War Canuck': { copies: 3, power: 3 },
    Dudlee: { copies: 4, power: 2 },
  },
  actions: {
    'Always Get Our Man': { copies: 1, play: 'standard' },
    'Battle Moose': { copies: 1, play: 'on-minion' },
    "Bring 'Em In": { copies: 1, play: 'on-minion' },
    'Eh?': { copies: 1, play: 'standard' },
    'Haich-Q': { copies: 1, play: 'on-base' },
    'Move Aboot': { copies: 2, play: 'standard' },
    'Power Poutine': { copies: 2, play: 'standard' },
    'When Calls the Badge': { copies: 1, play: 'standard' },
  },
  bases: {
    'Great White North, Eh?': { faction: 'Mounties', breakpoint: 21, vp: [2, 3, 1] },
    'Strategic Syrup Reserve': { faction: 'Mounties', breakpoint: 23, vp: [4, 2, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Viscount: { copies: 1, power: 5 },
    'Can-Do': { copies: 2, power: 4 },
    'Dice Ninja': { copies: 3, power: 2 },
    Rosie: { copies: 4, power: 2 },
    'Mabel Lean': { copies: 2, power: 2 },
    'M.O.W.A.T.': { copies: 1, power: 2 },
    Obstruction: { copies: 1, power: 2 },
    Sawbones: { copies: 1, power: 2 },
    Shellback: { copies: 2, power: 2 },
    'Ski Lift': { copies: 1, power: 2 },
  },
  actions: {
    'Now You Know: Home Safety': { copies: 1, play: 'standard' },
    'Go, Gerald!': { copies: 1, play: 'standard' },
  },
  bases: {
    'USS Banner': { faction: 'G.I. Gerald', breakpoint: 20, vp: [4, 2, 1] },
    "G.I. Gerald's Base": { faction: 'G.I. Gerald', breakpoint: 22, vp: [5, 3, 2] },
  },
});

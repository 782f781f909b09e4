import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Spectre: { copies: 1, power: 5 },
    Haunting: { copies: 2, power: 3 },
    Spirit: { copies: 3, power: 3 },
    Ghost: { copies: 4, power: 2 },
  },
  actions: {
    'Across the Divide': { copies: 1, play: 'standard' },
    'Door to the Beyond': { copies: 1, play: 'on-base' },
    'Ghostly Arrival': { copies: 2, play: 'standard' },
    Incorporeal: { copies: 2, play: 'on-minion' },
    'Make Contact': { copies: 1, play: 'on-minion' },
    Séance: { copies: 1, play: 'standard' },
    'Shady Deal': { copies: 1, play: 'standard' },
    'The Dead Rise': { copies: 1, play: 'standard' },
  },
  bases: {
    'Haunted House': { faction: 'Ghosts', breakpoint: 18, vp: [4, 3, 2] },
    'The Dread Gazebo': { faction: 'Ghosts', breakpoint: 20, vp: [4, 2, 1] },
  },
});

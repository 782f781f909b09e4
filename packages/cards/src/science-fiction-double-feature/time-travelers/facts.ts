import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Doctor When': { copies: 1, power: 5 },
    'Repeater Perfect': { copies: 2, power: 4 },
    'Time Raider': { copies: 3, power: 3 },
    Jumper: { copies: 4, power: 2 },
  },
  actions: {
    '1.21 Gigawatts': { copies: 1, play: 'standard' },
    'Do Over!': { copies: 2, play: 'standard' },
    'Into the Time Slip': { copies: 2, play: 'standard' },
    "It's Astounding": { copies: 1, play: 'standard' },
    'Stasis Field': { copies: 1, play: 'on-base' },
    'Time is Fleeting': { copies: 1, play: 'standard' },
    'Time Walk': { copies: 1, play: 'standard' },
    Wormhole: { copies: 1, play: 'standard' },
  },
  bases: {
    'Portal Room': { faction: 'Time Travelers', breakpoint: 22, vp: [2, 3, 1] },
    'The Nexus': { faction: 'Time Travelers', breakpoint: 19, vp: [3, 3, 2], current: { vp: [4, 3, 2] } },
  },
});

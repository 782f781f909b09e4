import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    "Ship's Captain": { copies: 1, power: 5 },
    'Medical Officer': { copies: 1, power: 4 },
    'Science Officer': { copies: 1, power: 4 },
    "Ship's Engineer": { copies: 3, power: 3 },
    Ensign: { copies: 4, power: 2 },
  },
  actions: {
    'Hyperspeed 10': { copies: 1, play: 'standard' },
    'Mass Teleport': { copies: 2, play: 'standard' },
    'Port Me Up': { copies: 2, play: 'standard' },
    'Protector Fields': { copies: 1, play: 'on-base' },
    'Teleport Error': { copies: 1, play: 'standard' },
    'Teleport Overflow': { copies: 1, play: 'standard' },
    'Weird New Worlds': { copies: 1, play: 'on-base', current: { play: 'standard' } },
    'Whiplash Maneuver': { copies: 1, play: 'on-base' },
  },
  bases: {
    'USS Undertaking': { faction: 'Star Roamers', breakpoint: 22, vp: [4, 2, 1] },
    'Neutral Space': { faction: 'Star Roamers', breakpoint: 18, vp: [3, 2, 1] },
  },
});

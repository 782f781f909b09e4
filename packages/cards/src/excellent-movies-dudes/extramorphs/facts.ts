import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Hive Queen': { copies: 1, power: 5 },
    'Alien Life Form': { copies: 2, power: 4 },
    Extradrone: { copies: 3, power: 3 },
    Chestbreaker: { copies: 4, power: 2 },
  },
  actions: {
    'Close Encounters': { copies: 1, play: 'standard' },
    'Distress Call': { copies: 1, play: 'standard' },
    'Egg Field': { copies: 2, play: 'on-base' },
    'Five by Five': { copies: 1, play: 'standard' },
    'Game Over, Dude!': { copies: 1, play: 'standard' },
    'Head Grabber': { copies: 2, play: 'on-minion' },
    'Nuke It From Orbit': { copies: 1, play: 'on-base' },
    'Time to Go': { copies: 1, play: 'standard' },
  },
  bases: {
    'Ancient Crashed Ship': { faction: 'Extramorphs', breakpoint: 21, vp: [4, 2, 1] },
    'Brood Hive': { faction: 'Extramorphs', breakpoint: 22, vp: [4, 2, 1] },
  },
});

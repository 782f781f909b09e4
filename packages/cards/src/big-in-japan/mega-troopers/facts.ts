import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Red Trooper': { copies: 1, power: 5 },
    'Blue Trooper': { copies: 1, power: 4 },
    'Yellow Trooper': { copies: 1, power: 4 },
    'Black Trooper': { copies: 1, power: 3 },
    'Green Trooper': { copies: 1, power: 3 },
    'Pink Trooper': { copies: 1, power: 3 },
    'Beta 6': { copies: 4, power: 2 },
  },
  actions: {
    'Blitzing Sword Attack': { copies: 1, play: 'standard' },
    'Form Megabot!': { copies: 2, play: 'standard' },
    "It's Blitzin' Time!": { copies: 2, play: 'standard', current: { copies: 1 } },
    'Lightning Crystal': { copies: 1, play: 'standard' },
    'Lightning Rescue!': { copies: 1, play: 'standard' },
    'Mega Attack': { copies: 1, play: 'standard', current: { copies: 0 } },
    'Plan for More!': { copies: 1, play: 'standard', current: { copies: 2 } },
    'Power Pose': { copies: 1, play: 'standard', current: { play: 'on-base' } },
    'Omega Protocol': { copies: 0, play: 'on-base', current: { copies: 1 } },
  },
  bases: {
    'Juice Bar': {
      faction: 'Mega Troopers',
      breakpoint: 20,
      vp: [3, 2, 1],
      current: { breakpoint: 18, vp: [4, 2, 1] },
    },
    'Moon Dumpster': { faction: 'Mega Troopers', breakpoint: 24, vp: [4, 2, 2] },
  },
});

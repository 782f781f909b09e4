import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Space Knight': { copies: 1, power: 5 },
    Scoundrel: { copies: 1, power: 4 },
    'Space Prince': { copies: 1, power: 4 },
    'Walking Carpet': { copies: 1, power: 4 },
    'Alien Guru': { copies: 1, power: 2 },
    'Annoying Alien': { copies: 1, power: 2 },
    'Astro Robot': { copies: 1, power: 2 },
    Mannersbot: { copies: 1, power: 2 },
    Pupoks: { copies: 1, power: 2 },
    'Ghost Knight': { copies: 1, power: 0 },
  },
  actions: {
    'Block the Probe': { copies: 2, play: 'standard' },
    'Hidden Base': { copies: 1, play: 'on-base' },
    "It's a Trap!": { copies: 1, play: 'standard' },
    'Laser Sword': { copies: 2, play: 'on-minion' },
    'Prepare for Battle': { copies: 1, play: 'standard' },
    'Recycle the Trash': { copies: 1, play: 'standard' },
    'Use the Fours': { copies: 1, play: 'standard' },
    'Yield to Rage': { copies: 1, play: 'standard' },
  },
  bases: {
    'Hive of Scum and Villainy': { faction: 'Astroknights', breakpoint: 18, vp: [4, 2, 1] },
    'No-Moon': { faction: 'Astroknights', breakpoint: 25, vp: [5, 3, 3] },
  },
});

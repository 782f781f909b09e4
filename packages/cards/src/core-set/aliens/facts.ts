import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Supreme Overlord': { copies: 1, power: 5 },
    Invader: { copies: 2, power: 3 },
    Scout: { copies: 3, power: 3 },
    Collector: { copies: 4, power: 2 },
  },
  actions: {
    Abduction: { copies: 1, play: 'standard' },
    'Beam Up': { copies: 2, play: 'standard' },
    'Crop Circles': { copies: 1, play: 'standard' },
    Disintegrator: { copies: 2, play: 'standard' },
    Invasion: { copies: 1, play: 'standard' },
    'Jammed Signal': { copies: 1, play: 'on-base' },
    Probe: { copies: 1, play: 'standard' },
    Terraforming: { copies: 1, play: 'standard' },
  },
  bases: {
    'The Homeworld': { faction: 'Aliens', breakpoint: 23, vp: [4, 2, 1] },
    'The Mothership': { faction: 'Aliens', breakpoint: 20, vp: [4, 2, 1] },
  },
});

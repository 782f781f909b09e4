import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Critter Champion': { copies: 1, power: 5 },
    'Critter Coach': { copies: 3, power: 4 },
    Calicoin: { copies: 1, power: 2 },
    Flooffairy: { copies: 1, power: 2 },
    Krakatoad: { copies: 1, power: 2 },
    Leafaroo: { copies: 1, power: 2 },
    Shellshock: { copies: 1, power: 2 },
    Tadpour: { copies: 1, power: 2 },
  },
  actions: {
    'Coach Combat': { copies: 1, play: 'standard' },
    'Critter Cube': { copies: 1, play: 'standard' },
    Evolution: { copies: 2, play: 'standard' },
    "Gotta Get 'Em All": { copies: 1, play: 'standard' },
    'I Select You!': { copies: 1, play: 'standard' },
    Ittypedia: { copies: 2, play: 'on-base' },
    'Recall Critter': { copies: 1, play: 'standard' },
    'Super Effective!': { copies: 1, play: 'standard' },
  },
  bases: {
    'Critter Combat Club': { faction: 'Itty Critters', breakpoint: 23, vp: [4, 3, 1] },
    'Itty City': { faction: 'Itty Critters', breakpoint: 20, vp: [3, 1, 1] },
  },
});

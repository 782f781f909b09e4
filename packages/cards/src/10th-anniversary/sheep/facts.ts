import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Little Bo Peep': { copies: 1, power: 5 },
    Ram: { copies: 2, power: 4 },
    'Black Sheep': { copies: 3, power: 4 },
    Flock: { copies: 4, power: 2 },
  },
  actions: {
    'Counting Sheep': { copies: 1, play: 'on-base' },
    'Ewe Shall Pass': { copies: 2, play: 'standard' },
    'Hello, Dolly!': { copies: 1, play: 'standard' },
    "In Sheep's Clothing": { copies: 1, play: 'on-minion' },
    'On the Lamb': { copies: 1, play: 'standard' },
    Shearing: { copies: 1, play: 'on-minion' },
    'To Follow, or Not?': { copies: 2, play: 'standard' },
    'Wood for Sheep': { copies: 1, play: 'standard' },
  },
  bases: {
    'Sheep Shrine': { faction: 'Sheep', breakpoint: 19, vp: [4, 2, 1] },
    'The Pasture': { faction: 'Sheep', breakpoint: 25, vp: [5, 3, 2] },
  },
});

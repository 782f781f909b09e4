import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Pearl: { copies: 1, power: 5 },
    Crystal: { copies: 2, power: 4 },
    Ruby: { copies: 3, power: 2 },
    Topaz: { copies: 4, power: 2 },
  },
  actions: {
    "All's Right with the World": { copies: 1, play: 'on-base' },
    'Dressing Room': { copies: 1, play: 'standard' },
    'Jam All Night Long': { copies: 2, play: 'on-base' },
    'Love Unites Us': { copies: 1, play: 'standard' },
    'Now You Know: Bike Safety': { copies: 1, play: 'standard' },
    "She's Got the Power": { copies: 2, play: 'on-minion' },
    'Truly Outstanding': { copies: 1, play: 'standard' },
    "We're Up, You're Down": { copies: 1, play: 'standard' },
  },
  bases: {
    'Recording Studio': { faction: 'Pearl and the Images', breakpoint: 23, vp: [4, 2, 1] },
    'Concert Venue': { faction: 'Pearl and the Images', breakpoint: 20, vp: [3, 1, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Brojak: { copies: 1, power: 4 },
    'Death Wisher': { copies: 1, power: 4 },
    'Dusty Henry': { copies: 1, power: 4 },
    'Foxy Green': { copies: 1, power: 4 },
    'Jacky Bill': { copies: 1, power: 4 },
    Shift: { copies: 1, power: 4 },
    Stoneford: { copies: 1, power: 4 },
  },
  actions: {
    'A Whole Lot Meaner': { copies: 1, play: 'standard' },
    'Feeling Lucky?': { copies: 1, play: 'on-minion' },
    'Knocked into Next Week': { copies: 1, play: 'standard' },
    "Let's Finish This": { copies: 1, play: 'on-base' },
    'Make My Day': { copies: 1, play: 'standard' },
    'Scared Straight': { copies: 1, play: 'standard', current: { copies: 2 } },
    'Shrug it Off': { copies: 1, play: 'on-base' },
    'Street Justice': { copies: 1, play: 'on-base' },
    'The Revenge': { copies: 1, play: 'standard' },
    'Tough It Out': { copies: 2, play: 'on-minion', current: { copies: 1 } },
    'Who Loves Ya, Baby?': { copies: 2, play: 'standard' },
  },
  bases: {
    Hideout: { faction: 'Vigilantes', breakpoint: 18, vp: [3, 1, 1], current: { name: 'Back Alley' } },
    'The Mean Streets': {
      faction: 'Vigilantes',
      breakpoint: 25,
      vp: [5, 3, 2],
      current: { breakpoint: 23, vp: [4, 2, 1] },
    },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Killer Queen': { copies: 1, power: 4 },
    Drone: { copies: 2, power: 3 },
    Soldier: { copies: 3, power: 1 },
    Worker: { copies: 4, power: 0 },
  },
  actions: {
    'A Kind of Magic': { copies: 1, play: 'standard' },
    'Gimme the Prize': { copies: 2, play: 'standard' },
    Headlong: { copies: 1, play: 'standard' },
    'The Show Must Go On': { copies: 1, play: 'on-base' },
    'Under Pressure': { copies: 1, play: 'standard' },
    'We Are the Champions': { copies: 1, play: 'standard' },
    'We Will Rock You': { copies: 2, play: 'standard' },
    'Who Wants to Live Forever?': { copies: 1, play: 'standard' },
  },
  bases: {
    'The Hill': { faction: 'Giant Ants', breakpoint: 23, vp: [4, 2, 1] },
    'Egg Chamber': { faction: 'Giant Ants', breakpoint: 17, vp: [3, 1, 1] },
  },
});

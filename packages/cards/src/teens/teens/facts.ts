import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Brain: { copies: 2, power: 3 },
    Slacker: { copies: 2, power: 3 },
    Rebel: { copies: 2, power: 3 },
    Jock: { copies: 2, power: 3 },
    Prep: { copies: 2, power: 3 },
  },
  actions: {
    'Abe Froman': { copies: 2, play: 'on-minion' },
    Babysitter: { copies: 1, play: 'on-minion' },
    'Booty Trap': { copies: 1, play: 'on-base' },
    'Brunch Bunch': { copies: 1, play: 'standard' },
    'Explosion at School': { copies: 1, play: 'standard' },
    'New Kid': { copies: 2, play: 'standard' },
    "Principal's Office": { copies: 1, play: 'standard' },
    'Strange Science': { copies: 1, play: 'standard' },
  },
  bases: {
    'Cabin in the Woods': { faction: 'Teens', breakpoint: 24, vp: [4, 3, 1] },
    'Montridge High': { faction: 'Teens', breakpoint: 20, vp: [4, 2, 1] },
  },
});

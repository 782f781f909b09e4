import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Sheriff: { copies: 1, power: 5 },
    Pinkerton: { copies: 2, power: 4 },
    Gunfighter: { copies: 3, power: 3 },
    Deputy: { copies: 4, power: 2 },
  },
  actions: {
    'Dynamite Surprise': { copies: 1, play: 'standard' },
    'Form a Posse': { copies: 1, play: 'standard' },
    'Gold in Them Thar Hills': { copies: 1, play: 'standard' },
    'Gold Strike': { copies: 1, play: 'on-base' },
    'High Noon': { copies: 2, play: 'standard' },
    'Quick Draw': { copies: 2, play: 'standard' },
    "Run 'Em Off": { copies: 1, play: 'standard' },
    Stagecoach: { copies: 1, play: 'standard' },
  },
  bases: {
    Saloon: { faction: 'Cowboys', breakpoint: 20, vp: [3, 2, 1] },
    'So-So Corral': { faction: 'Cowboys', breakpoint: 19, vp: [4, 2, 1] },
  },
});

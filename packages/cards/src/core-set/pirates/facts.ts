import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Pirate King': { copies: 1, power: 5 },
    Buccaneer: { copies: 2, power: 4 },
    'Saucy Wench': { copies: 3, power: 3, current: { name: 'Cut Lass' } },
    'First Mate': { copies: 4, power: 2 },
  },
  actions: {
    Broadside: { copies: 2, play: 'standard' },
    Cannon: { copies: 1, play: 'standard' },
    Dinghy: { copies: 2, play: 'standard' },
    'Full Sail': { copies: 1, play: 'standard' },
    Powderkeg: { copies: 1, play: 'standard' },
    'Sea Dogs': { copies: 1, play: 'standard' },
    Shanghai: { copies: 1, play: 'standard' },
    Swashbuckling: { copies: 1, play: 'standard' },
  },
  bases: {
    'The Grey Opal': { faction: 'Pirates', breakpoint: 17, vp: [3, 1, 1] },
    Tortuga: { faction: 'Pirates', breakpoint: 21, vp: [4, 3, 2] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Chaos Lord': { copies: 1, power: 5 },
    Diviner: { copies: 2, power: 4 },
    Blaster: { copies: 3, power: 3 },
    Gobbo: { copies: 4, power: 2 },
  },
  actions: {
    '"Magic" Helmet': { copies: 1, play: 'on-minion' },
    'A Little Help': { copies: 2, play: 'standard' },
    Bushwhacking: { copies: 1, play: 'standard' },
    Demolition: { copies: 1, play: 'standard' },
    'Goblin Recruiters': { copies: 1, play: 'on-base' },
    'He Who Smelt It': { copies: 1, play: 'standard' },
    'Make Your Own Luck': { copies: 2, play: 'standard' },
    'Revving Up': { copies: 1, play: 'standard' },
  },
  bases: {
    'Goblin Caves': { faction: 'Goblins', breakpoint: 17, vp: [3, 1, 1] },
    'Goblin Town': { faction: 'Goblins', breakpoint: 21, vp: [4, 2, 1] },
  },
});

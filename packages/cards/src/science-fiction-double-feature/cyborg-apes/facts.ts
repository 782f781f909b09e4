import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Cyberback: { copies: 1, power: 5 },
    'Clyde 2.0': { copies: 2, power: 4 },
    Baboom: { copies: 3, power: 3 },
    'Furious George': { copies: 4, power: 2 },
  },
  actions: {
    Cyberevolution: { copies: 2, play: 'on-minion' },
    'Flying Monkey': { copies: 1, play: 'on-minion' },
    'Going Bananas': { copies: 1, play: 'standard' },
    'Juiced Up': { copies: 1, play: 'on-minion' },
    'Missing Uplink': { copies: 1, play: 'on-minion' },
    'Monkey on Your Back': { copies: 1, play: 'on-minion' },
    'Monkey See, Monkey Do': { copies: 1, play: 'standard' },
    Shielding: { copies: 2, play: 'on-minion' },
  },
  bases: {
    'Monkey Lab': { faction: 'Cyborg Apes', breakpoint: 23, vp: [4, 2, 1] },
    'Primate Park': { faction: 'Cyborg Apes', breakpoint: 20, vp: [3, 2, 1] },
  },
});

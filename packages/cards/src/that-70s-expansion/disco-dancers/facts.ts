import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Dancing King': { copies: 1, power: 5 },
    'Disco Lou': { copies: 2, power: 4 },
    Diva: { copies: 3, power: 3 },
    Roller: { copies: 4, power: 2 },
  },
  actions: {
    Celebration: { copies: 1, play: 'standard' },
    'Disco Inferno': { copies: 1, play: 'standard' },
    'Get Down Tonight': { copies: 1, play: 'standard' },
    "I'm So Excited": { copies: 1, play: 'standard' },
    'I Will Survive': { copies: 1, play: 'standard' },
    "It's Raining Men": { copies: 1, play: 'standard' },
    'Last Dance': { copies: 1, play: 'standard' },
    "Stayin' Alive": { copies: 1, play: 'standard' },
    'Turn The Beat Around': { copies: 1, play: 'standard' },
    'We are Family': { copies: 1, play: 'on-minion' },
  },
  bases: {
    'Boogie Wonderland': { faction: 'Disco Dancers', breakpoint: 21, vp: [4, 2, 1] },
    'Funky Town': { faction: 'Disco Dancers', breakpoint: 23, vp: [4, 3, 2] },
  },
});

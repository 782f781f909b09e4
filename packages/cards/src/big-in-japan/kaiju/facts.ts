import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Kaijookey: { copies: 1, power: 4 },
    'Tiny Priestesses': { copies: 1, power: 3 },
    Johnny: { copies: 1, power: 2 },
  },
  actions: {
    'Kaiju Alliance': { copies: 2, play: 'standard' },
    'Kaiju Conflict': { copies: 2, play: 'standard' },
    'Oh, No!': { copies: 1, play: 'on-base' },
    'Pick Up a Bus': { copies: 2, play: 'standard' },
    'Radioactive Breath': { copies: 3, play: 'on-base' },
    Stomp: { copies: 2, play: 'on-base' },
    'Tail Smash': { copies: 1, play: 'on-base' },
    'The Folly of Men': { copies: 1, play: 'on-base' },
    'There Goes Tokyo': { copies: 1, play: 'standard' },
    "They Say He's Got to Go": { copies: 1, play: 'standard' },
    'Wade Through the Buildings': { copies: 1, play: 'on-base' },
  },
  bases: {
    'Kaiju Island': { faction: 'Kaiju', breakpoint: 22, vp: [4, 2, 1] },
    Tokyo: { faction: 'Kaiju', breakpoint: 25, vp: [5, 3, 2] },
  },
});

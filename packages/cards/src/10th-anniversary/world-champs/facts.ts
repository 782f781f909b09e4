import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Sheriff: { copies: 1, power: 5 },
    Aramis: { copies: 1, power: 4 },
    Stoneford: { copies: 1, power: 4 },
    'Akye the Turtle': { copies: 1, power: 3 },
    Diva: { copies: 1, power: 3 },
    'Shield Maiden': { copies: 1, power: 3 },
    Calicoin: { copies: 1, power: 2 },
    Mummy: { copies: 1, power: 2 },
    'Rainbow Girl': { copies: 1, power: 2 },
    'Samurai-Chan': { copies: 1, power: 2 },
  },
  actions: {
    Bewitched: { copies: 1, play: 'on-minion' },
    'Eh?': { copies: 1, play: 'standard' },
    'Fast as Lightning': { copies: 1, play: 'standard' },
    'Fighting Spirit Prize': { copies: 1, play: 'standard' },
    'High-Speed Chase': { copies: 1, play: 'on-base' },
    "It's Blitzin' Time!": { copies: 1, play: 'standard' },
    'Kaiju Conflict': { copies: 1, play: 'standard' },
    'Mouse, Bird and Sausage': { copies: 1, play: 'standard' },
    'Shark Tattoo': { copies: 1, play: 'on-minion' },
    'Smart Set-Up': { copies: 1, play: 'on-minion' },
  },
  bases: {
    Arena: { faction: 'World Champs', breakpoint: 23, vp: [4, 3, 1] },
    'Hall of Fame': { faction: 'World Champs', breakpoint: 20, vp: [4, 2, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Gal-Woman': { copies: 1, power: 5 },
    'Guy-Man': { copies: 1, power: 5 },
    Andko: { copies: 2, power: 3 },
    'Man with Arms': { copies: 2, power: 3 },
    Frogga: { copies: 2, power: 2 },
    'Young Noble': { copies: 2, power: 2 },
  },
  actions: {
    'Armor of Battle': { copies: 1, play: 'on-minion' },
    'Dolts, Halfwits, Fools, Morons!': { copies: 1, play: 'standard' },
    'Fearless Friend': { copies: 2, play: 'on-minion' },
    'Magic Weapon': { copies: 1, play: 'on-minion' },
    'MYAAAH!': { copies: 1, play: 'standard' },
    'Mystic Transference': { copies: 1, play: 'on-minion' },
    'Now You Know: Toxic Waste': { copies: 1, play: 'standard' },
    'Powerful Sword': { copies: 1, play: 'on-minion' },
    "Sword That's Powerful": { copies: 1, play: 'on-minion' },
  },
  bases: {
    'Slime Pool': { faction: 'Rulers of the Cosmos', breakpoint: 20, vp: [3, 2, 1] },
    'Power Castle': { faction: 'Rulers of the Cosmos', breakpoint: 22, vp: [4, 2, 1] },
  },
});

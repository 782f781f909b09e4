import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Jonas: { copies: 1, power: 5 },
    Frederick: { copies: 1, power: 5 },
    Mickey: { copies: 1, power: 5 },
    Tackhead: { copies: 1, power: 5 },
    Cedarface: { copies: 1, power: 5 },
  },
  actions: {
    'Brutal Attack': { copies: 1, play: 'standard' },
    'Ch-Ch-Ch Ha-Ha-Ha': { copies: 1, play: 'standard' },
    'He Was A Good Boy!': { copies: 1, play: 'standard' },
    'Hide in the Laundry': { copies: 1, play: 'on-minion' },
    'Improvised Weapon': { copies: 1, play: 'standard' },
    'Oh Noooooo!': { copies: 1, play: 'standard' },
    'Origin Story': { copies: 2, play: 'standard' },
    'The End?': { copies: 2, play: 'standard' },
    'Austin Kirk Mask': { copies: 1, play: 'on-minion' },
    Chainsaw: { copies: 1, play: 'on-minion' },
    'Clawed Glove': { copies: 1, play: 'on-minion' },
    Machete: { copies: 1, play: 'on-minion' },
    'Puzzle Box': { copies: 1, play: 'on-minion' },
  },
  bases: {
    'Camp Clear Lake': { faction: 'Slashers', breakpoint: 20, vp: [4, 3, 1] },
    'Nightmare Realm': { faction: 'Slashers', breakpoint: 22, vp: [5, 3, 2] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Athos: { copies: 1, power: 4 },
    Porthos: { copies: 1, power: 4 },
    Aramis: { copies: 1, power: 4 },
    "D'Artagnan": { copies: 1, power: 4 },
    'Young Musketeer': { copies: 5, power: 3 },
  },
  actions: {
    'All for One': { copies: 1, play: 'on-minion' },
    'Biding Time': { copies: 1, play: 'standard' },
    'En Garde': { copies: 2, play: 'standard' },
    'Last Stand': { copies: 1, play: 'standard' },
    'Make Way': { copies: 1, play: 'standard' },
    'On a Roll': { copies: 1, play: 'standard' },
    'One for All': { copies: 2, play: 'standard' },
    'To Battle!': { copies: 1, play: 'standard' },
    'Token of Affection': { copies: 1, play: 'standard' },
  },
  bases: {
    'Bastion Saint-Gervais': { faction: 'Musketeers', breakpoint: 25, vp: [5, 4, 3] },
    'The Golden Lily': { faction: 'Musketeers', breakpoint: 18, vp: [3, 2, 2] },
  },
});

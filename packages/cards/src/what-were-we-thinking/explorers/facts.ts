import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Idaho Smith': { copies: 1, power: 5 },
    Guide: { copies: 2, power: 4 },
    'Crypt Looter': { copies: 3, power: 3 },
    'Glory Hound': { copies: 4, power: 2 },
  },
  actions: {
    'Dr Livingstone, I Presume?': { copies: 1, play: 'standard' },
    'Forgotten Horrors': { copies: 1, play: 'on-base' },
    'Fortune and Glory': { copies: 2, play: 'standard' },
    'I Said No Camels!': { copies: 1, play: 'standard' },
    'It Belongs in a Museum': { copies: 1, play: 'standard' },
    'Lost City': { copies: 2, play: 'standard' },
    'X Never Marks the Spot': { copies: 1, play: 'standard' },
    'You Call This Archaeology?': { copies: 1, play: 'standard' },
  },
  bases: {
    'Ancient Temple': { faction: 'Explorers', breakpoint: 20, vp: [4, 2, 1] },
    'City of Gold': { faction: 'Explorers', breakpoint: 16, vp: [3, 1, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Valkyrie: { copies: 1, power: 5 },
    Raider: { copies: 2, power: 4 },
    'Shield Maiden': { copies: 3, power: 3 },
    Huscarl: { copies: 4, power: 2 },
  },
  actions: {
    Berserk: { copies: 2, play: 'standard' },
    'Cast the Runes': { copies: 1, play: 'standard' },
    'Combat Training': { copies: 1, play: 'standard' },
    Pillage: { copies: 1, play: 'standard' },
    'Raiding Party': { copies: 2, play: 'standard' },
    Ransack: { copies: 1, play: 'standard' },
    Tribute: { copies: 1, play: 'standard' },
    'Viking Funeral': { copies: 1, play: 'on-minion' },
  },
  bases: {
    Drakkar: { faction: 'Vikings', breakpoint: 21, vp: [4, 2, 1] },
    Longhouse: { faction: 'Vikings', breakpoint: 25, vp: [5, 3, 2] },
  },
});

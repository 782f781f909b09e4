import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Lunar Captain': { copies: 1, power: 5 },
    'Sakura Warrior': { copies: 1, power: 4 },
    'Technomagical Lass': { copies: 1, power: 4 },
    'Bewitching Gal': { copies: 1, power: 3 },
    'Fancy Suit Lad': { copies: 1, power: 3 },
    'Power Maid': { copies: 1, power: 3 },
    'Black Magicat': { copies: 1, power: 1 },
    'White Magicat': { copies: 1, power: 1 },
    'Rainbow Girl': { copies: 2, power: 2 },
  },
  actions: {
    'Celestial Teleport': { copies: 2, play: 'standard', current: { play: 'on-minion' } },
    Coordination: { copies: 2, play: 'standard' },
    'Coronet Attack': { copies: 1, play: 'standard' },
    'Kiss the Sky Spell': { copies: 1, play: 'standard' },
    'Lunar Healing Love Spell': { copies: 1, play: 'standard' },
    'Magical Staff': { copies: 1, play: 'on-minion' },
    'Purge the Demon': { copies: 1, play: 'standard' },
    'Silver Shard': { copies: 1, play: 'standard' },
  },
  bases: {
    'Akihabara High': { faction: 'Magical Girls', breakpoint: 20, vp: [3, 2, 1] },
    'Q Point': { faction: 'Magical Girls', breakpoint: 25, vp: [5, 4, 3] },
  },
});

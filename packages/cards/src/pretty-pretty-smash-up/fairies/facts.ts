import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Titania: { copies: 1, power: 5 },
    Glymmer: { copies: 2, power: 4 },
    Puck: { copies: 3, power: 3 },
    Tinx: { copies: 4, power: 2 },
  },
  actions: {
    'Daisy Chain': { copies: 2, play: 'on-minion' },
    Enchantment: { copies: 1, play: 'on-base' },
    'Fairy Ballet': { copies: 1, play: 'standard' },
    Ladybug: { copies: 1, play: 'on-minion' },
    'Leaf Armor': { copies: 2, play: 'on-minion' },
    'Magic Acorns': { copies: 1, play: 'standard' },
    'Magic Ward': { copies: 1, play: 'on-base' },
    'Playful Tricks': { copies: 1, play: 'standard' },
  },
  bases: {
    'Fairy Circle': { faction: 'Fairies', breakpoint: 26, vp: [4, 3, 2] },
    'Enchanted Glen': { faction: 'Fairies', breakpoint: 20, vp: [4, 2, 1] },
  },
});

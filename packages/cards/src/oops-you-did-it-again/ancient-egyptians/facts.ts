import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Pharaoh: { copies: 1, power: 5 },
    'Priest of Anubis': { copies: 2, power: 4 },
    'Pyramid Engineer': { copies: 3, power: 3 },
    Mummy: { copies: 4, power: 2 },
  },
  actions: {
    'Ancient Curse': { copies: 2, play: 'on-minion' },
    'Blessing of Anubis': { copies: 1, play: 'standard' },
    'Lost Knowledge': { copies: 1, play: 'standard' },
    'Mummy Strength': { copies: 1, play: 'standard' },
    'Plague of Locusts': { copies: 1, play: 'standard' },
    'Seal the Tomb': { copies: 1, play: 'standard' },
    'Tomb Trap': { copies: 2, play: 'standard' },
    'You Can Take It With You': { copies: 1, play: 'standard' },
  },
  bases: {
    Pyramids: { faction: 'Ancient Egyptians', breakpoint: 21, vp: [4, 2, 1] },
    'Star Portal': { faction: 'Ancient Egyptians', breakpoint: 17, vp: [3, 1, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Sapa Inca': { copies: 1, power: 5 },
    'Child of the Sun': { copies: 2, power: 4 },
    'Incan Engineer': { copies: 3, power: 3 },
    Llama: { copies: 4, power: 2 },
  },
  actions: {
    Armory: { copies: 2, play: 'on-base' },
    'Ashlar Masonry': { copies: 1, play: 'standard' },
    'Fortress Walls': { copies: 2, play: 'on-base' },
    'Golden Condor': { copies: 1, play: 'standard' },
    'Quipu Strings': { copies: 1, play: 'standard' },
    'Royal Highway': { copies: 1, play: 'on-base' },
    'Signs in the Stars': { copies: 1, play: 'on-base' },
    'Temple of the Sun': { copies: 1, play: 'on-base' },
  },
  bases: {
    Cuzcu: { faction: 'Ancient Incas', breakpoint: 30, vp: [5, 3, 2] },
    'Machu Picchu': { faction: 'Ancient Incas', breakpoint: 20, vp: [4, 2, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'General Ivan': { copies: 1, power: 6 },
    'Polar Commando': { copies: 2, power: 4 },
    'Bear Cavalry': { copies: 3, power: 3, current: { name: 'Grizzled Veteran' } },
    'Cub Scout': { copies: 4, power: 3 },
  },
  actions: {
    'Bear Hug': { copies: 1, play: 'standard' },
    'Bear Necessities': { copies: 1, play: 'standard', current: { play: 'on-base' } },
    'Bear Rides You': { copies: 1, play: 'standard', current: { copies: 2 } },
    Commission: { copies: 2, play: 'standard' },
    'High Ground': { copies: 1, play: 'on-base' },
    Superiority: { copies: 1, play: 'on-base' },
    "You're Pretty Much Borscht": { copies: 1, play: 'standard' },
    "You're Screwed": { copies: 2, play: 'standard', current: { copies: 0 } },
    'Bearing Down': { copies: 0, play: 'on-base', current: { copies: 1 } },
  },
  bases: {
    "Tsar's Palace": { faction: 'Bear Cavalry', breakpoint: 22, vp: [5, 3, 2] },
    'Field of Honor': {
      faction: 'Bear Cavalry',
      breakpoint: 18,
      vp: [3, 2, 1],
      current: { breakpoint: 16, vp: [3, 1, 1] },
    },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Command Penguin': { copies: 1, power: 4 },
    'Dancing Penguin': { copies: 1, power: 4 },
    'Disguise Penguin': { copies: 1, power: 3 },
    'Snazzy Penguin': { copies: 1, power: 3 },
    'Surfing Penguin': { copies: 1, power: 3 },
    'Regurgitating Penguin': { copies: 1, power: 2 },
    'Baby Penguin': { copies: 4, power: 2 },
  },
  actions: {
    'A Wish for Wings That Work': { copies: 2, play: 'standard', current: { play: 'on-base' } },
    "I Can't Tell Them Apart": { copies: 1, play: 'standard' },
    'Ice Slide': { copies: 1, play: 'on-base' },
    'Leaping Aboard': { copies: 1, play: 'on-base', current: { play: 'standard' } },
    'Pebble Gift': { copies: 1, play: 'on-base' },
    'Secret Mission': { copies: 1, play: 'standard' },
    'The Hatching': { copies: 2, play: 'standard' },
    'Under the Ice': { copies: 1, play: 'standard', current: { play: 'on-base' } },
  },
  bases: {
    'Ice Floe': { faction: 'Penguins', breakpoint: 20, vp: [3, 2, 1] },
    'The Colony': { faction: 'Penguins', breakpoint: 24, vp: [4, 2, 1] },
  },
});

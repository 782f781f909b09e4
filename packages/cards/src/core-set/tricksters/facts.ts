import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Leprechaun: { copies: 1, power: 5 },
    Brownie: { copies: 2, power: 4 },
    Gnome: { copies: 3, power: 3 },
    Gremlin: { copies: 4, power: 2 },
    Pixie: { copies: 0, power: 2, current: { copies: 2 } },
  },
  actions: {
    'Block the Path': { copies: 1, play: 'on-base' },
    Disenchant: { copies: 2, play: 'standard', current: { copies: 0 } },
    'Enshrouding Mist': { copies: 2, play: 'on-base' },
    'Flame Trap': { copies: 1, play: 'on-base' },
    Hideout: { copies: 1, play: 'on-base' },
    'Mark of Sleep': { copies: 1, play: 'standard' },
    'Pay the Piper': { copies: 1, play: 'on-base' },
    'Take the Shinies': { copies: 1, play: 'standard' },
  },
  bases: {
    'Cave of Shinies': { faction: 'Tricksters', breakpoint: 23, vp: [4, 2, 1] },
    'Mushroom Kingdom': {
      faction: 'Tricksters',
      breakpoint: 20,
      vp: [5, 3, 2],
      current: { breakpoint: 19, vp: [4, 3, 2] },
    },
  },
});

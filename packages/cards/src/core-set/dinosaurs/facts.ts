import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'King Rex': { copies: 1, power: 7 },
    Laseratops: { copies: 2, power: 4 },
    'Armor Stego': { copies: 3, power: 3 },
    'War Raptor': { copies: 4, power: 2 },
  },
  actions: {
    Augmentation: { copies: 2, play: 'standard' },
    Howl: { copies: 2, play: 'standard' },
    'Natural Selection': { copies: 1, play: 'standard' },
    Rampage: { copies: 1, play: 'standard' },
    'Survival of the Fittest': { copies: 1, play: 'standard' },
    'Tooth and Claw... and Guns': { copies: 1, play: 'on-minion' },
    Upgrade: { copies: 1, play: 'on-minion' },
    'Wildlife Preserve': { copies: 1, play: 'on-base' },
  },
  bases: {
    'Jungle Oasis': { faction: 'Dinosaurs', breakpoint: 12, vp: [2, 0, 0] },
    'Tar Pits': { faction: 'Dinosaurs', breakpoint: 16, vp: [4, 3, 2] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Lord of Bones': { copies: 1, power: 5 },
    Gravetender: { copies: 2, power: 4 },
    Revenant: { copies: 3, power: 3 },
    'Returned One': { copies: 4, power: 2 },
  },
  actions: {
    'Burst Forth': { copies: 1, play: 'standard' },
    "Dig 'em Up": { copies: 1, play: 'standard' },
    'Grave Goods': { copies: 2, play: 'standard' },
    Gravestones: { copies: 1, play: 'on-base' },
    Graveyard: { copies: 1, play: 'on-base' },
    'Hearse Fleet': { copies: 1, play: 'standard' },
    "Place 'em Down": { copies: 1, play: 'standard' },
    'Spooky, Scary...': { copies: 2, play: 'standard' },
  },
  bases: {
    Boneyard: { faction: 'Skeletons', breakpoint: 22, vp: [4, 2, 1] },
    Ossuary: { faction: 'Skeletons', breakpoint: 20, vp: [3, 2, 1] },
  },
});

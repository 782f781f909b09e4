import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Big Bad Wolf': { copies: 1, power: 6 },
    'Charming Princess': { copies: 1, power: 4 },
    'Prince Charming': { copies: 1, power: 4 },
    'Red Riding Hood': { copies: 1, power: 3 },
    Rumpelstiltskin: { copies: 1, power: 3 },
    'The Frog Prince': { copies: 1, power: 3 },
    Gretel: { copies: 1, power: 2 },
    Hansel: { copies: 1, power: 2 },
    'Rose Red': { copies: 1, power: 2 },
    'The Other Snow White': { copies: 1, power: 2 },
  },
  actions: {
    'Another Story': { copies: 1, play: 'standard' },
    'Basket of Goodies': { copies: 1, play: 'standard' },
    Breadcrumbs: { copies: 1, play: 'standard' },
    "Fairy Godmother's Blessing": { copies: 1, play: 'standard' },
    "Grimms' Blessing": { copies: 2, play: 'on-base' },
    'Mouse, Bird and Sausage': { copies: 1, play: 'standard' },
    Teamwork: { copies: 2, play: 'standard' },
    "The Woodsman's Axe": { copies: 1, play: 'standard' },
  },
  bases: {
    'Gingerbread House': { faction: "Grimms' Fairy Tales", breakpoint: 21, vp: [4, 2, 1] },
    'Woodland Cottage': { faction: "Grimms' Fairy Tales", breakpoint: 19, vp: [3, 1, 1] },
  },
});

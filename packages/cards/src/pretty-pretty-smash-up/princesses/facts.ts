import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Apricot: { copies: 1, power: 5 },
    Eliza: { copies: 1, power: 5 },
    Griselda: { copies: 1, power: 5 },
    'Marie DeGraw': { copies: 1, power: 5 },
    'Sleeping Beauty': { copies: 1, power: 5 },
    'Snow White': { copies: 1, power: 5 },
  },
  actions: {
    'Direct to DVD Sequel': { copies: 2, play: 'standard' },
    'Fairy Godmother': { copies: 1, play: 'standard' },
    'Happily Ever After': { copies: 1, play: 'on-base' },
    Heirloom: { copies: 3, play: 'on-minion' },
    Skillet: { copies: 2, play: 'standard' },
    'Some Day My Prince Will Come': { copies: 1, play: 'standard' },
    'Tale as Old as Time': { copies: 1, play: 'standard' },
    "True Love's Kiss": { copies: 2, play: 'standard' },
    'Woodland Helpers': { copies: 1, play: 'on-base' },
  },
  bases: {
    'Beautiful Castle': { faction: 'Princesses', breakpoint: 22, vp: [4, 2, 1] },
    'Ice Castle': { faction: 'Princesses', breakpoint: 15, vp: [3, 2, 2] },
  },
});

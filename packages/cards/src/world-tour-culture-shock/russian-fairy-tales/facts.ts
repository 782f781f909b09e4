import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Baba Yaga': { copies: 1, power: 5 },
    'Finist the Falcon': { copies: 1, power: 4 },
    'The Birch Woman': { copies: 1, power: 4 },
    'The Gray Wolf': { copies: 1, power: 3 },
    'Foolish Magician': { copies: 2, power: 3 },
    'The Birch': { copies: 1, power: 2 },
    'Tsar Eagle': { copies: 2, power: 2 },
    Toad: { copies: 1, power: 0 },
  },
  actions: {
    Bewitched: { copies: 1, play: 'on-minion' },
    'Fetch I Know Not What': { copies: 1, play: 'standard' },
    'Go I Know Not Whither': { copies: 1, play: 'standard' },
    'Go See My Sister': { copies: 1, play: 'on-base' },
    'Mass Transformation': { copies: 1, play: 'standard' },
    'The Frog Princess': { copies: 1, play: 'on-minion' },
    'The Water of Life': { copies: 2, play: 'standard' },
    Transformation: { copies: 2, play: 'standard' },
  },
  bases: {
    'Giant Turnip': { faction: 'Russian Fairy Tales', breakpoint: 30, vp: [5, 3, 3] },
    'Transformation Spring': { faction: 'Russian Fairy Tales', breakpoint: 19, vp: [4, 2, 1] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Pack Alpha': { copies: 1, power: 5 },
    'Loup-Garou': { copies: 2, power: 4 },
    'Teenage Wolf': { copies: 3, power: 3 },
    Howler: { copies: 4, power: 2 },
  },
  actions: {
    'Chew Toy': { copies: 2, play: 'standard' },
    Frenzy: { copies: 2, play: 'standard' },
    'Full Moon': { copies: 1, play: 'on-base' },
    'Leader of the Pack': { copies: 1, play: 'on-minion' },
    'Let the Dog Out': { copies: 1, play: 'standard' },
    'Marking Territory': { copies: 1, play: 'on-base' },
    Moontouched: { copies: 1, play: 'on-minion' },
    Unstoppable: { copies: 1, play: 'on-minion' },
  },
  bases: {
    'Moot Site': { faction: 'Werewolves', breakpoint: 15, vp: [2, 1, 0] },
    'Standing Stones': { faction: 'Werewolves', breakpoint: 20, vp: [4, 2, 1] },
  },
});

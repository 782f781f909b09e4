import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action } = wordsFor({
  minions: {},
  actions: {
    Madness: { copies: 30, play: 'standard' },
  },
  bases: {},
});

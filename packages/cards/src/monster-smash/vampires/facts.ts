import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'The Count': { copies: 1, power: 5 },
    Nightstalker: { copies: 2, power: 4 },
    'Heavy Drinker': { copies: 3, power: 3, current: { power: 2 } },
    'Fledgling Vampire': { copies: 4, power: 2, current: { copies: 3 } },
    'Wolf Pact': { copies: 0, power: 2, current: { copies: 2 } },
  },
  actions: {
    'Big Gulp': { copies: 1, play: 'standard' },
    Buffet: { copies: 1, play: 'standard' },
    'Crack of Dusk': { copies: 2, play: 'standard' },
    'Cull the Weak': { copies: 1, play: 'standard' },
    'Dinner Date': { copies: 2, play: 'standard', current: { play: 'on-minion' } },
    'Mad Monster Party': { copies: 1, play: 'standard' },
    Opportunist: { copies: 1, play: 'on-minion', current: { copies: 0 } },
    'Summon Wolves': { copies: 1, play: 'on-base', current: { copies: 0 } },
    Stakeout: { copies: 0, play: 'on-base', current: { copies: 1 } },
  },
  bases: {
    'Castle Blood': { faction: 'Vampires', breakpoint: 18, vp: [3, 1, 1], current: { breakpoint: 17 } },
    Crypt: { faction: 'Vampires', breakpoint: 20, vp: [4, 2, 2] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    '"El Bandido"': { copies: 1, power: 5 },
    '"Rubber Chicken"': { copies: 2, power: 4 },
    '"Skinny Minnie"': { copies: 3, power: 3 },
    '"Good Buddy"': { copies: 4, power: 2 },
  },
  actions: {
    'Armored Truck': { copies: 1, play: 'on-base' },
    'Cab-over Pete': { copies: 2, play: 'on-base' },
    Convoy: { copies: 2, play: 'on-base' },
    Dekotora: { copies: 1, play: 'on-base' },
    "Fixin' to Fix It": { copies: 1, play: 'standard' },
    'High-Speed Chase': { copies: 1, play: 'on-base' },
    Hotwire: { copies: 1, play: 'standard' },
    Rally: { copies: 1, play: 'standard' },
  },
  bases: {
    'The Greasy Spoon': { faction: 'Truckers', breakpoint: 20, vp: [4, 2, 1] },
    'Truck Stop': { faction: 'Truckers', breakpoint: 18, vp: [3, 2, 1] },
  },
});

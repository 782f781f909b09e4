import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Zobo the Clown': { copies: 1, power: 5 },
    'Mumu Adams': { copies: 1, power: 4 },
    Nickelsmart: { copies: 1, power: 4 },
    'Donald McRonald': { copies: 1, power: 3 },
    Mime: { copies: 2, power: 3 },
    Harlequin: { copies: 4, power: 2 },
  },
  actions: {
    'Banana Peel': { copies: 1, play: 'standard' },
    'Colorful Scarves': { copies: 2, play: 'standard' },
    'Confetti Bucket': { copies: 1, play: 'standard' },
    'Clown Car': { copies: 1, play: 'standard' },
    'Clown-in-the-Box': { copies: 1, play: 'standard' },
    'Clown Pyramid': { copies: 1, play: 'standard' },
    Juggling: { copies: 1, play: 'standard' },
    'Pie in the Face': { copies: 2, play: 'standard' },
  },
  bases: {
    'Clown College': { faction: 'Clowns', breakpoint: 18, vp: [3, 2, 2] },
    'The Big Top': { faction: 'Clowns', breakpoint: 21, vp: [4, 2, 1] },
  },
});

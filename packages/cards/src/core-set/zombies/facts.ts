import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Zombie Lord': { copies: 1, power: 5 },
    'Grave Digger': { copies: 2, power: 4 },
    'Tenacious Z': { copies: 3, power: 2 },
    Walker: { copies: 4, power: 2 },
  },
  actions: {
    'Grave Robbing': { copies: 2, play: 'standard' },
    'Lend a Hand': { copies: 1, play: 'standard' },
    'Mall Crawl': { copies: 1, play: 'standard' },
    'Not Enough Bullets': { copies: 1, play: 'standard' },
    Outbreak: { copies: 1, play: 'standard' },
    Overrun: { copies: 1, play: 'on-base' },
    'They Keep Coming': { copies: 2, play: 'standard' },
    "They're Coming To Get You": { copies: 1, play: 'on-base' },
  },
  bases: {
    'Evans City Cemetery': { faction: 'Zombies', breakpoint: 20, vp: [5, 3, 2] },
    'Rhodes Plaza Mall': { faction: 'Zombies', breakpoint: 24, vp: [0, 0, 0] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Leader Two': { copies: 1, power: 6 },
    Solarshout: { copies: 2, power: 4 },
    Bruiser: { copies: 3, power: 2 },
    Huffie: { copies: 4, power: 3 },
  },
  actions: {
    'Cesium Armor': { copies: 1, play: 'on-minion' },
    'Change Into A Gun': { copies: 2, play: 'on-minion' },
    'Change Up and Roll On': { copies: 1, play: 'standard' },
    Flighterizer: { copies: 1, play: 'on-minion' },
    'Form Mergacon': { copies: 1, play: 'standard' },
    'Matrix of Bossiness': { copies: 1, play: 'on-minion' },
    Passengers: { copies: 1, play: 'on-minion' },
    'The Touch': { copies: 2, play: 'on-minion' },
  },
  bases: {
    'Changing Room': { faction: 'Changerbots', breakpoint: 22, vp: [5, 3, 2] },
    Unicrave: { faction: 'Changerbots', breakpoint: 19, vp: [0, 0, 0] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Commandbro: { copies: 1, power: 5 },
    'Gracie Brones': { copies: 1, power: 5 },
    Kickboxbro: { copies: 1, power: 5 },
    Rumbro: { copies: 1, power: 5 },
    Robobro: { copies: 1, power: 5 },
    Warbro: { copies: 1, power: 5 },
  },
  actions: {
    'All Out of Bubblegum': { copies: 2, play: 'standard' },
    'Collateral Damage': { copies: 1, play: 'standard' },
    'Final Stand': { copies: 1, play: 'standard' },
    'Friends Through Eternity': { copies: 1, play: 'standard' },
    'Get to the Choppa!': { copies: 1, play: 'standard' },
    'Hostage Rescue': { copies: 2, play: 'standard' },
    'Lone Wolf': { copies: 2, play: 'on-minion' },
    'Pushing the Limit': { copies: 1, play: 'standard' },
    'Slo-Mo Attack': { copies: 1, play: 'on-base' },
    'The Right Person': { copies: 1, play: 'standard' },
    'Walk Away... Slowly': { copies: 1, play: 'standard' },
  },
  bases: {
    'Building Rooftop': { faction: 'Action Heroes', breakpoint: 20, vp: [3, 1, 1] },
    'Jungle Camp': { faction: 'Action Heroes', breakpoint: 20, vp: [3, 2, 1] },
  },
});

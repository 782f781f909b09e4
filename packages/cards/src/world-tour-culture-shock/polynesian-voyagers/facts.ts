import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Maui: { copies: 1, power: 5 },
    Wayfinder: { copies: 2, power: 4 },
    Tiki: { copies: 3, power: 3 },
    "Mo'ai": { copies: 4, power: 3 },
  },
  actions: {
    'Growth of the Tribes': { copies: 1, play: 'standard' },
    'Knowledge of the Tribes': { copies: 1, play: 'standard' },
    'Unity of the Tribes': { copies: 1, play: 'standard' },
    'Ocean Tattoo': { copies: 1, play: 'on-minion' },
    'Shark Tattoo': { copies: 2, play: 'on-minion' },
    'Sun Tattoo': { copies: 2, play: 'on-minion' },
    'Tattoo Artist': { copies: 1, play: 'standard' },
    'Volcanic Uprising': { copies: 1, play: 'standard' },
  },
  bases: {
    'Island Chain': { faction: 'Polynesian Voyagers', breakpoint: 17, vp: [3, 1, 1] },
    'Island Peak': { faction: 'Polynesian Voyagers', breakpoint: 23, vp: [4, 2, 1] },
    'Tropical Paradise': { faction: 'Polynesian Voyagers', breakpoint: 20, vp: [3, 2, 1] },
  },
});

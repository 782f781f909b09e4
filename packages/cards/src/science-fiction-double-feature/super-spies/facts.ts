import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Secret Agent': { copies: 1, power: 5 },
    Mole: { copies: 2, power: 4 },
    Operative: { copies: 3, power: 3 },
    Spy: { copies: 4, power: 2, current: { name: 'Informant' } },
  },
  actions: {
    'Discards Are Forever': { copies: 1, play: 'standard' },
    'For My Eyes Only': { copies: 2, play: 'standard' },
    'From Q With Love': { copies: 1, play: 'standard' },
    'Live and Let Chum': { copies: 1, play: 'standard' },
    Mindraker: { copies: 1, play: 'on-base', current: { play: 'standard' } },
    'Permit to Kill': { copies: 1, play: 'standard' },
    'The Base Is Not Enough': { copies: 1, play: 'standard' },
    'The Spy Who Ditched Me': { copies: 2, play: 'standard' },
  },
  bases: {
    "ISI's Swingin' Pad": { faction: 'Super Spies', breakpoint: 21, vp: [4, 2, 1] },
    'Secret Volcano Headquarters': { faction: 'Super Spies', breakpoint: 18, vp: [4, 3, 2] },
  },
});

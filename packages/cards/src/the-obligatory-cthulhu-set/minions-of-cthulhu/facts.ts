import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Star-Spawn of Cthulhu': { copies: 1, power: 5 },
    "Cthulhu's Chosen": { copies: 3, power: 3 },
    'Servitor of Cthulhu': { copies: 4, power: 2 },
  },
  actions: {
    'Altar to Cthulhu': { copies: 1, play: 'on-base' },
    'Complete the Ritual': { copies: 1, play: 'on-base' },
    Corruption: { copies: 2, play: 'standard' },
    'Cthulhu Fhtagn': { copies: 1, play: 'standard' },
    'Furthering the Cause': { copies: 1, play: 'on-base' },
    'It Begins Again': { copies: 1, play: 'standard' },
    'Madness Unleashed': { copies: 1, play: 'standard' },
    'Recruit by Force': { copies: 1, play: 'standard' },
    'The Seal is Broken': { copies: 1, play: 'standard' },
    'Whispers in Darkness': { copies: 2, play: 'standard' },
  },
  bases: {
    'Mountains of Madness': { faction: 'Minions of Cthulhu', breakpoint: 20, vp: [6, 4, 3] },
    "R'lyeh": { faction: 'Minions of Cthulhu', breakpoint: 18, vp: [4, 2, 1] },
  },
});

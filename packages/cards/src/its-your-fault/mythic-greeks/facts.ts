import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Odysseus: { copies: 1, power: 5 },
    Heracles: { copies: 1, power: 4 },
    Jason: { copies: 1, power: 4 },
    Spartan: { copies: 3, power: 3 },
    Argonaut: { copies: 4, power: 2 },
  },
  actions: {
    'Favor of Aphrodite': { copies: 1, play: 'standard' },
    'Favor of Apollo': { copies: 1, play: 'standard' },
    'Favor of Ares': { copies: 1, play: 'standard' },
    'Favor of Athena': { copies: 1, play: 'standard' },
    'Favor of Dionysus': { copies: 1, play: 'standard' },
    'Favor of Hades': { copies: 1, play: 'standard' },
    'Favor of Hera': { copies: 1, play: 'standard' },
    'Favor of Hermes': { copies: 1, play: 'standard' },
    'Favor of Poseidon': { copies: 1, play: 'standard' },
    'Favor of Zeus': { copies: 1, play: 'standard' },
  },
  bases: {
    'Oracle at Delphi': { faction: 'Mythic Greeks', breakpoint: 18, vp: [4, 2, 1] },
    'Wooden Horse': { faction: 'Mythic Greeks', breakpoint: 21, vp: [3, 2, 1] },
  },
});

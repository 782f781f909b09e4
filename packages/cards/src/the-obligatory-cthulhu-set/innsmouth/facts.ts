import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'The Locals': { copies: 10, power: 2 },
  },
  actions: {
    'In Plain Sight': { copies: 1, play: 'on-base' },
    'Mysteries of the Deep': { copies: 1, play: 'standard' },
    'New Acolytes': { copies: 1, play: 'standard' },
    Recruitment: { copies: 1, play: 'standard' },
    'Return to the Sea': { copies: 1, play: 'standard' },
    'Sacred Circle': { copies: 1, play: 'on-base' },
    'Spreading the Word': { copies: 2, play: 'standard' },
    'The Deep Ones': { copies: 2, play: 'standard' },
  },
  bases: {
    Innsmouth: { faction: 'Innsmouth', breakpoint: 23, vp: [5, 3, 2] },
    'Ritual Site': { faction: 'Innsmouth', breakpoint: 20, vp: [4, 2, 2] },
  },
});

import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Alex P. McGlide': { copies: 1, power: 5 },
    'Zany Prof': { copies: 2, power: 4 },
    'Lifelong Bully': { copies: 3, power: 3 },
    'Sidelined Girlfriend': { copies: 4, power: 2 },
  },
  actions: {
    '99 MPH': { copies: 2, play: 'standard' },
    'Back From the Future': { copies: 2, play: 'standard' },
    'Disrupt the Space-Time Continuum': { copies: 1, play: 'standard' },
    'Future Almanac?': { copies: 1, play: 'standard' },
    'Help From the Past': { copies: 1, play: 'standard' },
    'Letter From Another Time': { copies: 1, play: 'standard' },
    'Lightning Strike': { copies: 1, play: 'standard' },
    'Will Have to Do': { copies: 1, play: 'standard' },
  },
  bases: {
    'Alternate Present': { faction: 'Backtimers', breakpoint: 20, vp: [4, 2, 2] },
    'Time-Traveling Car': { faction: 'Backtimers', breakpoint: 22, vp: [3, 2, 1] },
  },
});

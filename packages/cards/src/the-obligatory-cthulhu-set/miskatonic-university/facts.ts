import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Professor: { copies: 1, power: 5 },
    Librarian: { copies: 2, power: 4 },
    Psychologist: { copies: 3, power: 3 },
    Researcher: { copies: 4, power: 2 },
  },
  actions: {
    '"Old Man Jenkins!?"': { copies: 1, play: 'standard' },
    '... It Just Might Work': { copies: 1, play: 'standard' },
    'Field Trip': { copies: 2, play: 'standard' },
    'Gate to Beyond': { copies: 1, play: 'on-base', current: { name: 'Eldritch Gate' } },
    'Jinkies!': { copies: 2, play: 'standard' },
    "That's So Crazy...": { copies: 1, play: 'standard' },
    'Things Best Not Known': { copies: 1, play: 'standard' },
    'Those Meddling Kids': { copies: 1, play: 'standard' },
  },
  bases: {
    'Miskatonic University': {
      faction: 'Miskatonic University',
      breakpoint: 24,
      vp: [3, 3, 2],
      current: { name: 'Arkham University', vp: [4, 3, 2] },
    },
    'The Asylum': {
      faction: 'Miskatonic University',
      breakpoint: 16,
      vp: [3, 1, 1],
      current: { name: 'Asylum' },
    },
  },
});

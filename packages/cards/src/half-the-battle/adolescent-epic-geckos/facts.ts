import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    Hokusai: { copies: 1, power: 4 },
    Kandinsky: { copies: 1, power: 4 },
    Monet: { copies: 1, power: 4 },
    'Van Gogh': { copies: 1, power: 4 },
    'K.C. Smith': { copies: 2, power: 3 },
    June: { copies: 4, power: 2 },
  },
  actions: {
    'Breaking News': { copies: 1, play: 'standard' },
    'Flip Kick': { copies: 1, play: 'standard' },
    'Gecko Blimp': { copies: 1, play: 'standard' },
    'Gecko Power': { copies: 1, play: 'on-minion' },
    'Gecko Rap': { copies: 1, play: 'standard' },
    'Lasagna Party': { copies: 2, play: 'standard' },
    'Now You Know: Bullying': { copies: 1, play: 'standard' },
    "The Master's Teachings": { copies: 2, play: 'standard' },
  },
  bases: {
    'Sewer Hideout': { faction: 'Adolescent Epic Geckos', breakpoint: 21, vp: [4, 2, 1] },
    Technoball: { faction: 'Adolescent Epic Geckos', breakpoint: 22, vp: [4, 2, 1] },
  },
});

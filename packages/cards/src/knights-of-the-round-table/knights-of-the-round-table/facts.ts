import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'King Arthur': { copies: 1, power: 5 },
    Galahad: { copies: 1, power: 4 },
    Gawain: { copies: 1, power: 4 },
    Guinevere: { copies: 1, power: 4 },
    Lancelot: { copies: 1, power: 4 },
    Merlin: { copies: 1, power: 4 },
    Percival: { copies: 1, power: 4 },
  },
  actions: {
    'A Questing': { copies: 1, play: 'on-minion' },
    Excalibur: { copies: 1, play: 'on-minion' },
    'Good Deed': { copies: 2, play: 'on-base' },
    "Merlin's Library": { copies: 1, play: 'on-base' },
    'Noble Steed': { copies: 2, play: 'on-minion' },
    'The Fisher King': { copies: 1, play: 'on-base' },
    'The Grail': { copies: 1, play: 'on-base' },
    'The Green Knight': { copies: 1, play: 'on-base' },
    'The Lady of the Lake': { copies: 1, play: 'standard' },
    'The Mists of Avalon': { copies: 1, play: 'standard' },
    'The Questing Beast': { copies: 1, play: 'on-base' },
  },
  bases: {
    Camelot: { faction: 'Knights of the Round Table', breakpoint: 22, vp: [5, 3, 2] },
    'Round Table': { faction: 'Knights of the Round Table', breakpoint: 21, vp: [4, 2, 1] },
  },
});

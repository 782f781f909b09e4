import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Mermaid Queen': { copies: 1, power: 5 },
    Temptress: { copies: 2, power: 4 },
    Charmer: { copies: 3, power: 3 },
    Siren: { copies: 4, power: 2 },
  },
  actions: {
    'Becalmed Shores': { copies: 1, play: 'on-base' },
    'Captive Audience': { copies: 2, play: 'standard' },
    Charmed: { copies: 2, play: 'standard' },
    'Desert Island': { copies: 1, play: 'on-base' },
    'Shipwreck Cove': { copies: 1, play: 'on-base' },
    'Siren Song': { copies: 1, play: 'standard' },
    'Toll Bay': { copies: 1, play: 'standard' },
    'Ultimate Song': { copies: 1, play: 'standard' },
  },
  bases: {
    'Mermaid Pool': { faction: 'Mermaids', breakpoint: 23, vp: [4, 2, 1] },
    'Mermaid Reef': { faction: 'Mermaids', breakpoint: 17, vp: [3, 1, 1] },
  },
});

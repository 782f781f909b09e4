import { wordsFor } from '../../printed.ts';

/** Generated from the reference beside it (`npm run faction -- write`): the words for the cards, with what is printed on them. */
export const { action, base, minion } = wordsFor({
  minions: {
    'Señor Muchoslam': { copies: 1, power: 5, current: { name: 'El Sagrado' } },
    'Capa Roja': { copies: 2, power: 4 },
    'Flor Loca': { copies: 3, power: 3, current: { name: 'La Torcha' } },
    'Yellow Demon': { copies: 4, power: 2 },
  },
  actions: {
    'Cheap Pop': { copies: 1, play: 'standard' },
    'Out for the Count': { copies: 1, play: 'standard' },
    Pin: { copies: 2, play: 'on-minion' },
    'Powerful Set-Up': { copies: 1, play: 'on-minion' },
    'Quick Set-Up': { copies: 1, play: 'on-minion' },
    'Smart Set-Up': { copies: 1, play: 'on-minion' },
    Reversal: { copies: 1, play: 'standard' },
    'Señor Muchoslam vs the Monsters': {
      copies: 1,
      play: 'standard',
      current: { name: 'Sagrado vs the Monsters' },
    },
    'Tag-Team': { copies: 1, play: 'standard' },
  },
  bases: {
    Ringside: { faction: 'Luchadors', breakpoint: 21, vp: [4, 2, 1] },
    'The Squared Circle': { faction: 'Luchadors', breakpoint: 18, vp: [3, 1, 1] },
  },
});

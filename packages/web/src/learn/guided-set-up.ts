import type { GameSetUp } from '@smashup/referee/protocol';

/**
 * The deal of the guided game. With this seed you begin, with strong minions, two actions that stay on a base, one of
 * them with a talent, and a Special for the moment before a base scores; the lowest of the three bases breaks at 12.
 */
export const GUIDED_SET_UP: GameSetUp = {
  seats: [
    { name: 'You', colour: 'red', sitter: { kind: 'person' }, factions: ['Ninjas', 'Steampunks'] },
    {
      name: 'Rex',
      colour: 'blue',
      sitter: { kind: 'bot', level: 'easy' },
      factions: ['Dinosaurs', 'Zombies'],
    },
  ],
  choice: 'free',
  duplicates: false,
  edition: 'culture-shock',
  printing: 'original',
  pool: null,
  seed: 25378,
};

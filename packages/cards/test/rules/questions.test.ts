import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// What players are asked, and what they are told when something cannot be done.

scene(
  'Why not: the obstacle of the way that the player meant, not of an extra play for another base',
  {
    A: { hand: ['Ghost'] },
    bases: { Saloon: [], 'Secret Grove': [], 'Jungle Oasis': ['B: Bear Picnic'] },
  },
  (t) => {
    expect(t.whyNot('A', 'Ghost', 'Saloon')).toBe('forbidden: Bear Picnic');
    // Secret Grove's own extra play is barred by the same card.
    expect(t.whyNot('A', 'Ghost', 'Secret Grove')).toBe('forbidden: Bear Picnic');
    expect(t.whyNot('A', 'Ghost', 'Jungle Oasis')).toBe(null);
  },
);

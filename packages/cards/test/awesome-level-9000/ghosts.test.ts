import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Spirit destroys a minion for as many cards as its power',
  {
    card: 'Spirit',
    rules: ['R3.6'],
    A: { hand: ['Spirit', 'Ghost', 'Ghost', 'Insta-Grow'] },
    bases: { Tortuga: ['B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.offers('Cub Scout', 'Spirit');
    t.pick('Cub Scout');
    t.pick('yes');
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('B')).toEqual(['Cub Scout']);
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Spirit: all or nothing',
  {
    card: 'Spirit',
    rulings: [1],
    A: { hand: ['Spirit', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Cub Scout');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
  },
);

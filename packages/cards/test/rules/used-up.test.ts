import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// What is used up, or cannot matter, is not put into an order.

scene(
  'General Ivan, once used, waits for nothing more beside Cub Scout',
  {
    card: 'General Ivan',
    printing: 'current',
    A: { hand: ['Dinghy'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Spirit'],
      'Jungle Oasis': ['B: Cub Scout', 'B: General Ivan'],
    },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Ghost', 'Spirit');
    t.offers('use Cub Scout', 'use General Ivan', 'use Cub Scout', 'use General Ivan');
    t.pick('use General Ivan');
    t.pick('yes');
    t.offers('use Cub Scout', 'use Cub Scout');
    t.pick('use Cub Scout');
    t.pick('no');
    t.pick('no');
    expect(t.question).toBe('play');
  },
);

scene(
  'Onini and Osebo each get a counter, in whatever order',
  {
    card: 'Onini the Python',
    A: { hand: ['B: Akye the Turtle', 'Ghost'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Osebo the Leopard', 'B: Onini the Python'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Akye the Turtle', 'Jungle Oasis');
    t.pick('Ghost');
    expect(t.question).toBe('play');
    expect(t.counters('Osebo the Leopard')).toBe(1);
    expect(t.counters('Onini the Python')).toBe(1);
  },
);

scene(
  'Leprechaun, once used, waits for nothing more beside Gold Strike',
  {
    card: 'Leprechaun',
    printing: 'current',
    A: { hand: ['Hoverbot'], deck: ['Ghost', 'Spirit', 'Spirit', 'Spirit'] },
    bases: { Tortuga: ['B: Leprechaun', 'A: Gold Strike'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Hoverbot', 'Tortuga');
    t.pick('Ghost');
    t.pick('Tortuga');
    // First what the later card has triggered.
    t.offers('use Leprechaun', 'use Gold Strike');
    t.pick('use Leprechaun');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Ghost']);
  },
);

scene(
  'Transformation Spring, once used, waits for nothing more beside Gold Strike',
  {
    card: 'Transformation Spring',
    A: { hand: ['Nana'], deck: ['Transformation', 'Tiki', 'Ghost', 'Hansel', 'Spirit'] },
    bases: { 'Transformation Spring': ['A: Gold Strike'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Nana', 'Transformation Spring');
    t.pick('play');
    // Tiki came for Nana: for her it has lapsed.
    t.offers('use Transformation Spring', 'use Gold Strike');
    t.pick('use Transformation Spring');
    t.pick('yes');
    // Nana is back, and Gold Strike is all that waits.
    expect(t.question).toBe('play');
    expect(t.at('Transformation Spring')).toEqual(['A: Gold Strike', 'A: Nana']);
  },
);

scene(
  "Shogun's Palace does not wait for a minion that has left again",
  {
    card: "Shogun's Palace",
    A: { hand: ['Nana'], deck: ['Transformation', 'Tiki', 'Ghost', 'Hansel', 'Spirit'] },
    bases: { "Shogun's Palace": ['A: Gold Strike', 'B: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Nana', "Shogun's Palace");
    t.pick('play');
    t.pick('Nana');
    // Tiki came for Nana, who cannot duel any more.
    t.offers("use Shogun's Palace", 'use Gold Strike');
    t.pick('use Gold Strike');
    t.pick();
    expect(t.question).toBe('play');
  },
);

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R10.27: what comes to a base while the window before or after it scores is open may use its own ability for that window. */

const deck = ['Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl'];

scene(
  'Sheriff, moved in by Palooza, may duel before the base scores',
  {
    card: 'Palooza',
    rules: ['R10.27'],
    from: 'score bases',
    A: { deck },
    bases: {
      Palooza: ['A: King Rex', 'B: King Rex', 'B: Steam Man', 'A: King Rex', 'A: King Rex'],
      Tortuga: ['A: Sheriff'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.pick('Sheriff');
    expect(t.purpose).toBe('duel');
    t.offers('King Rex', 'Steam Man');
    t.pick('Steam Man');
    expect(t.discard('B')).toContain('Steam Man');
  },
);

scene(
  'Sheriff, moved in by You Call This Archaeology?, duels before further Specials from hand',
  {
    card: 'You Call This Archaeology?',
    rules: ['R10.27', 'R4'],
    from: 'score bases',
    A: { hand: ['You Call This Archaeology?', 'Full Sail'], deck },
    bases: {
      'Jungle Oasis': ['A: King Rex', 'B: King Rex', 'B: Ghost'],
      Tortuga: ['A: Sheriff'],
      Workshop: [],
    },
  },
  (t) => {
    t.offers('use Full Sail', 'use You Call This Archaeology?', 'pass');
    t.pick('use You Call This Archaeology?');
    t.pick('Sheriff');
    t.pick('Jungle Oasis');
    expect(t.purpose).toBe('duel');
    t.pick('Ghost');
    t.pass();
    expect(t.at('Jungle Oasis')).toEqual(['A: King Rex', 'B: King Rex', 'A: Sheriff']);
    t.offers('use Full Sail', 'pass');
    t.pass();
  },
);

scene(
  'Sheriff, uncovered by Pharaoh, may duel before the base scores',
  {
    card: 'Pharaoh',
    rules: ['R10.27', 'R7.4'],
    from: 'score bases',
    A: { deck },
    bases: {
      'Jungle Oasis': ['A: Pharaoh', 'A: King Rex', 'A: buried Sheriff', 'B: Steam Man'],
      Tortuga: [],
    },
  },
  (t) => {
    t.pick('Sheriff');
    expect(t.purpose).toBe('duel');
    t.pick('Steam Man');
    // The Pharaoh has drawn a card for the uncovering, which could be laid down.
    t.pass();
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.discard('B')).toEqual(['Steam Man']);
  },
);

scene(
  'Loup-Garou, brought by Full Sail, gets its power before the base scores',
  {
    card: 'Loup-Garou',
    rules: ['R10.27'],
    from: 'score bases',
    A: { hand: ['Full Sail'], deck },
    bases: {
      'Jungle Oasis': ['A: Steam Man', 'A: Buccaneer', 'B: King Rex', 'B: Buccaneer'],
      Tortuga: ['A: Loup-Garou'],
      Workshop: [],
    },
  },
  (t) => {
    t.pick('use Full Sail');
    t.pick('Loup-Garou');
    t.pick('Jungle Oasis');
    // 3 + 4 + 2 against 8.
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
  },
);

scene(
  'Loup-Garou, brought by Hidden Ninja, gets its power before the base scores',
  {
    card: 'Loup-Garou',
    rules: ['R10.27'],
    from: 'score bases',
    A: { hand: ['Hidden Ninja', 'Loup-Garou'], deck },
    bases: { 'Jungle Oasis': ['A: Steam Man', 'B: King Rex', 'B: Ghost'], Tortuga: [], Workshop: [] },
  },
  (t) => {
    t.pick('use Hidden Ninja');
    t.pick('Loup-Garou');
    // 3 + 4 + 2 against 9.
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 2]);
  },
);

scene(
  'what has used its ability, moves away and comes back does not use it again',
  {
    card: 'Loup-Garou',
    rules: ['R10.27'],
    from: 'score bases',
    A: { hand: ['You Call This Archaeology?', 'Full Sail'], deck },
    bases: { 'Jungle Oasis': ['A: Loup-Garou', 'B: King Rex', 'B: Steam Man'], Tortuga: [], Workshop: [] },
  },
  (t) => {
    t.pick('use You Call This Archaeology?');
    t.pick('Tortuga');
    expect(t.power('Loup-Garou')).toBe(6);
    t.pick('use Full Sail');
    t.pick('Loup-Garou');
    t.pick('Jungle Oasis');
    // 4 + 2 against 10; not more.
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 2]);
  },
);

scene(
  'in the 2013 edition it waits until its player’s turn to use a Special comes',
  {
    card: 'Sheriff',
    rules: ['R10.27', 'R4', 'R10.16'],
    edition: 'awesome-level-9000',
    from: 'score bases',
    A: { hand: ['You Call This Archaeology?'], deck },
    B: { hand: ['Full Sail'], deck },
    bases: {
      'Jungle Oasis': ['A: King Rex', 'B: King Rex', 'B: Ghost'],
      Tortuga: ['A: Sheriff'],
      Workshop: [],
    },
  },
  (t) => {
    t.pick('use You Call This Archaeology?');
    t.pick('Sheriff');
    t.pick('Jungle Oasis');
    expect(t.asked).toBe('B');
    t.pass();
    expect(t.asked).toBe('A');
    t.offers('use Sheriff', 'pass');
    t.pick('use Sheriff');
    t.pick('Ghost');
    t.pass();
    t.pass();
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
  },
);

scene(
  'what arrives when the base has already been awarded is too late for the window before',
  {
    card: 'Loup-Garou',
    rules: ['R10.27'],
    from: 'score bases',
    A: { hand: ['You Call This Archaeology?'], deck },
    bases: {
      'Jungle Oasis': ['A: King Rex', 'B: King Rex'],
      Tortuga: ['A: Loup-Garou'],
      Workshop: ['A: Mummy'],
    },
  },
  (t) => {
    t.pass();
    t.pick('use You Call This Archaeology?');
    t.pick('Loup-Garou');
    t.pick('Jungle Oasis');
    expect(t.discard('A')).toContain('Loup-Garou');
    expect(t.question).toBe('play');
  },
);

for (const printing of ['original', 'current'] as const) {
  scene(
    `Mummy, moved in after the base has scored, may still be buried elsewhere (${printing})`,
    {
      card: 'Mummy',
      rules: ['R10.27'],
      printing,
      from: 'score bases',
      A: { hand: ['You Call This Archaeology?'], deck },
      bases: { 'Jungle Oasis': ['A: King Rex', 'B: King Rex'], Tortuga: ['A: Mummy'], Workshop: [] },
      baseDeck: ['The Homeworld'],
    },
    (t) => {
      t.pass();
      t.pick('use You Call This Archaeology?');
      t.pick('Mummy');
      t.pick('Jungle Oasis');
      expect(t.purpose).toBe('bury');
      t.pick('Workshop');
      expect(t.at('Workshop')).toEqual(['A: buried Mummy']);
    },
  );
}

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R4, R5 and R10.27 in combinations: who is asked in a window, and what came while it was open. */

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'R10.27: two that arrive together: the current player orders them, their controller decides',
  {
    rules: ['R10.27', 'R4'],
    from: 'score bases',
    A: { deck },
    B: { hand: ['Full Sail'], deck },
    bases: {
      Tortuga: ['A: Ghost', 'B: King Rex', 'B: King Rex', 'B: King Rex'],
      'Jungle Oasis': ['B: Sheriff', 'B: Loup-Garou'],
      'Tar Pits': [],
    },
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.pick('use Full Sail');
    t.pick('Sheriff', 'Loup-Garou');
    t.pick('Tortuga');
    t.pick('Tortuga');
    expect(t.asked).toBe('A');
    t.offers('use Sheriff', 'use Loup-Garou');
    t.pick('use Loup-Garou');
    expect(t.power('Loup-Garou')).toBe(6);
    expect(t.asked).toBe('B');
    t.offers('Ghost');
    t.pick('Ghost');
    expect(t.discard('A')).toContain('Ghost');
  },
);

scene(
  'R10.27: an uncovered minion duels in the window in which it was uncovered',
  {
    rules: ['R10.27', 'R7.4'],
    from: 'score bases',
    A: { deck },
    B: { deck },
    bases: {
      Tortuga: ['A: Pharaoh', 'A: buried Sheriff', 'B: King Rex', 'B: King Rex', 'B: War Raptor'],
      'Jungle Oasis': [],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.offers('Sheriff');
    t.pick('Sheriff');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.offers('King Rex', 'King Rex', 'War Raptor');
    t.pick('War Raptor');
    t.pass();
    expect(t.discard('B')).toContain('War Raptor');
    expect(t.vp('B')).toBe(4);
    expect(t.vp('A')).toBe(3);
  },
);

scene(
  'R10.27: what comes to the scored base may leave it again',
  {
    rules: ['R10.27'],
    from: 'score bases',
    A: { hand: ['You Call This Archaeology?'], deck },
    B: { deck },
    bases: {
      Tortuga: ['B: King Rex', 'B: King Rex', 'B: King Rex'],
      'Jungle Oasis': ['A: First Mate'],
      'Tar Pits': [],
    },
  },
  (t) => {
    // before
    t.pass();
    // after
    t.pick('use You Call This Archaeology?');
    t.pick('Tortuga');
    t.offers('Jungle Oasis', 'Tar Pits');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: First Mate']);
  },
);

for (const edition of ['culture-shock', 'awesome-level-9000'] as const) {
  scene(
    `R10.27: what arrived comes before further Specials; in 2013 when its player’s turn comes: ${edition}`,
    {
      rules: ['R10.27', 'R4'],
      edition,
      from: 'score bases',
      A: { hand: ['You Call This Archaeology?'], deck },
      B: { hand: ['Shinobi'], deck },
      bases: {
        Tortuga: ['B: King Rex', 'B: King Rex', 'B: King Rex'],
        'Jungle Oasis': ['A: Sheriff'],
        'Tar Pits': [],
      },
    },
    (t) => {
      t.pick('use You Call This Archaeology?');
      t.pick('Tortuga');
      if (edition === 'awesome-level-9000') {
        expect(t.asked).toBe('B');
        t.pick('use Shinobi');
        expect(t.asked).toBe('A');
        expect(t.at('Tortuga')).toContain('B: Shinobi');
      }
      expect(t.asked).toBe('A');
      t.leave();
    },
  );
}

scene(
  'R4: a response to a Special, with the window of the base still open',
  {
    rules: ['R4'],
    from: 'score bases',
    A: { hand: ['B: Shinobi'], deck },
    B: { hand: ['Mboro Hornet'], deck },
    bases: { Tortuga: ['B: King Rex', 'B: King Rex', 'B: King Rex'], 'Jungle Oasis': [], 'Tar Pits': [] },
  },
  (t) => {
    t.pick('use Shinobi');
    expect(t.asked).toBe('B');
    t.pick('use Mboro Hornet');
    t.pick('Tortuga');
    expect(t.vp('A')).toBe(3);
    expect(t.discard('B')).toContain('Mboro Hornet');
    expect(t.discard('B')).toContain('Shinobi');
  },
);

scene(
  'R10.27: once for a window, also for a minion that leaves and comes back without leaving play',
  {
    rules: ['R10.27'],
    from: 'score bases',
    A: { hand: ['Full Sail', 'You Call This Archaeology?'], deck },
    B: { deck },
    bases: {
      Tortuga: ['A: Loup-Garou', 'B: King Rex', 'B: King Rex', 'B: King Rex'],
      'Jungle Oasis': [],
      'Tar Pits': [],
    },
  },
  (t) => {
    expect(t.power('Loup-Garou')).toBe(6);
    t.pick('use Full Sail');
    t.pick('Loup-Garou');
    t.pick('Tar Pits');
    expect(t.power('Loup-Garou')).toBe(6);
    t.pick('use You Call This Archaeology?');
    t.pick('Tortuga');
    expect(t.vp('A')).toBe(3);
    t.leave();
  },
);

scene(
  'R10.27: an action that arrives on a minion has its say, too',
  {
    rules: ['R10.27'],
    printing: 'current',
    from: 'score bases',
    A: { hand: ['Full Sail'], deck },
    B: { deck },
    sharedDecks: { Madness: 5 },
    bases: {
      Tortuga: ['B: King Rex', 'B: King Rex', 'B: King Rex'],
      'Jungle Oasis': ['A: War Raptor [A: Dunwich Horror]'],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.pick('use Full Sail');
    t.pick('War Raptor');
    t.pick('Tortuga');
    expect(t.asked).toBe('A');
    expect(t.options.length).toBe(2);
    t.pick(t.options.find((o) => /draw|madness|take/i.test(o)) ?? '');
    expect(t.sharedDeck('Madness')).toBe(3);
    expect(t.vp('A')).toBe(3);
  },
);

scene(
  'R10.27: what is played in the window uses its ability for it',
  {
    rules: ['R10.27'],
    from: 'score bases',
    A: { hand: ['Hidden Ninja', "Cthulhu's Chosen"], deck },
    B: { deck },
    sharedDecks: { Madness: 5 },
    bases: { Tortuga: ['B: King Rex', 'B: King Rex', 'B: King Rex'], 'Jungle Oasis': [], 'Tar Pits': [] },
  },
  (t) => {
    t.pick('use Hidden Ninja');
    t.pick("Cthulhu's Chosen");
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.sharedDeck('Madness')).toBe(4);
    expect(t.vp('A')).toBe(3);
  },
);

scene(
  'R10.21: one ability for all players, before anything that it triggers',
  {
    rules: ['R10.21', 'R10.27'],
    from: 'score bases',
    A: { deck },
    B: { deck },
    bases: {
      Palooza: ['A: King Rex', 'B: King Rex', 'B: King Rex', 'B: King Rex'],
      'Jungle Oasis': ['A: Pack Alpha'],
      'Tar Pits': ['B: Ghost'],
    },
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.pick('Pack Alpha');
    expect(t.asked).toBe('B');
    expect(t.power('Pack Alpha')).toBe(5);
    t.pick('Ghost');
    // 21 + 2 for B, 7 + 5 + 2 for A
    expect(t.vp('A')).toBe(4);
  },
);

scene(
  'R2: what comes into play at the start of a turn still happens in that step',
  {
    rules: ['R2', 'R10.27'],
    from: 'start of turn',
    A: { deck },
    B: { deck },
    bases: { Tortuga: ['A: buried Water Lily'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('uncover Water Lily');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.at('Tortuga')).toEqual(['A: Water Lily']);
  },
);

scene(
  'R10.27: a minion played in the window may destroy before the base scores',
  {
    rules: ['R10.27'],
    printing: 'current',
    from: 'score bases',
    A: { hand: ['Hidden Ninja', 'Gnome'], deck },
    B: { deck },
    bases: {
      Tortuga: ['A: War Raptor', 'A: War Raptor', 'B: King Rex', 'B: King Rex', 'B: Gremlin'],
      'Jungle Oasis': [],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.pick('use Hidden Ninja');
    t.pick('Gnome');
    expect(t.asked).toBe('A');
    t.offers('Gremlin');
    t.pick('Gremlin');
    expect(t.discard('B')).toContain('Gremlin');
  },
);

scene(
  'R4: two hands answer one card, clockwise',
  {
    rules: ['R4'],
    players: 3,
    A: { hand: ['C: War Raptor'], deck },
    B: { hand: ['Mboro Hornet'], deck },
    C: { hand: ['Mboro Hornet'], deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('War Raptor', 'Tortuga');
    expect(t.asked).toBe('B');
    t.pick('use Mboro Hornet');
    t.pick('Jungle Oasis');
    expect(t.asked).toBe('C');
    t.pick('use Mboro Hornet');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: Mboro Hornet', 'C: Mboro Hornet']);
  },
);

scene(
  'R4: a player who has passed may answer a later Special (2013)',
  {
    rules: ['R4'],
    edition: 'awesome-level-9000',
    from: 'score bases',
    A: { hand: ['Shinobi'], deck },
    B: { hand: ['Shinobi'], deck },
    bases: { 'Tar Pits': ['A: King Rex', 'A: War Raptor', 'B: King Rex'], 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.pass();
    expect(t.asked).toBe('B');
    t.pick('use Shinobi');
    expect(t.asked).toBe('A');
    t.pick('use Shinobi');
    expect(t.vp('A')).toBe(4);
  },
);

scene(
  'R10.6: a waiting ability of a minion that was destroyed meanwhile does nothing',
  {
    rules: ['R10.6'],
    from: 'score bases',
    A: { deck },
    B: { deck },
    bases: {
      Tortuga: ['A: Sheriff', 'A: King Rex', 'B: Loup-Garou', 'B: King Rex'],
      'Jungle Oasis': [],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.offers('use Sheriff', 'use Loup-Garou');
    t.pick('use Sheriff');
    t.pick('Loup-Garou');
    expect(t.discard('B')).toContain('Loup-Garou');
    expect(t.vp('A')).toBe(4);
    expect(t.vp('B')).toBe(3);
  },
);

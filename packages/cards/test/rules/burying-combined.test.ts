import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R3.1, R7 and R10.14 in combinations: cards that bury themselves, what is known, and whose they are. */

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'R7.2: a minion under another player’s control is that player’s when buried; everyone has seen it',
  {
    rules: ['R7.1', 'R7.2'],
    from: 'score bases',
    A: { deck },
    B: { deck },
    bases: {
      Tortuga: ['A: King Rex', 'A: King Rex', 'A: King Rex', 'B(A): Mummy [B: Make Contact]'],
      'Jungle Oasis': [],
      'Tar Pits': [],
    },
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B(A): buried Mummy']);
    expect(t.atAsSeenBy('A', 'Jungle Oasis')).toEqual(['B(A): buried Mummy']);
    expect(t.asked).toBe('B');
    t.pick('uncover Mummy');
    expect(t.at('Jungle Oasis')).toEqual(['B(A): Mummy']);
  },
);

scene(
  'R8.3: a minion that changes hands in a duel wins for its new controller',
  {
    rules: ['R8.3'],
    A: { hand: ['High Noon', 'War Raptor'], deck },
    B: { hand: ['Make Contact'], deck },
    bases: { Tortuga: ['A: King Rex', 'B: Zapbot'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('High Noon');
    t.pass();
    expect(t.asked).toBe('B');
    t.pick('Make Contact');
    t.pick('King Rex');
    expect(t.at('Tortuga')).toEqual(['B(A): King Rex [B: Make Contact]']);
    expect(t.question).toBe('play');
    expect(t.playsLeft).toEqual(['minion']);
  },
);

scene(
  'R10.28: the new controller of a minion decides about its duel',
  {
    rules: ['R10.28'],
    A: { hand: ['Toad'], deck },
    B: { deck },
    bases: { 'So-So Corral': ['A: King Rex', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Toad', 'So-So Corral');
    t.pick('B');
    expect(t.asked).toBe('B');
    t.offers('King Rex', 'Ghost');
    t.pick('King Rex');
    expect(t.discard('A')).toEqual(['Toad']);
  },
);

for (const edition of ['culture-shock', 'oops'] as const) {
  scene(
    `R3.1: an action that buries itself is the first standard action of the turn only before 2019: ${edition}`,
    {
      rules: ['R3.1'],
      edition,
      A: { hand: ['Chronomage', 'Tomb Trap', 'Mystic Studies'], deck },
      B: { deck },
      bases: { "Anansi's Web": ['A: War Raptor'], Tortuga: [] },
    },
    (t) => {
      t.play('Chronomage', 'Tortuga');
      t.play('Tomb Trap');
      t.pick('Tortuga');
      expect(t.question).toBe('play');
      t.play('Mystic Studies');
      if (edition === 'culture-shock') {
        expect(t.question).not.toBe('play');
        t.pick('B');
        expect(t.hand('B')).toEqual(['Mystic Studies']);
      } else expect(t.question).toBe('play');
      expect(t.hand('A').length).toBe(edition === 'oops' ? 2 : 4);
    },
  );
}

for (const edition of ['culture-shock', 'oops'] as const) {
  scene(
    `R3.1: an action that buries itself is found as a standard one only before 2019, and then handed on: ${edition}`,
    {
      rules: ['R3.1'],
      edition,
      A: { hand: ['The Perfect Gift'], deck: ['Tomb Trap', 'Summon', 'Upgrade', 'Ghost'] },
      B: { deck },
      bases: { Tortuga: [], 'Jungle Oasis': [] },
    },
    (t) => {
      t.play('The Perfect Gift');
      if (edition === 'culture-shock') {
        t.offers('Summon');
        t.pick('Summon');
      } else {
        t.offers('Summon', 'Tomb Trap');
        t.pick('Tomb Trap');
      }
      expect(t.question).toBe('play');
      expect(t.hand('B')).toEqual([edition === 'oops' ? 'Tomb Trap' : 'Summon']);
      expect(t.at('Tortuga')).toEqual([]);
    },
  );
}

for (const edition of ['culture-shock', 'oops'] as const) {
  scene(
    `R3.1: the card decides, not the way it is played: uncovered, too: ${edition}`,
    {
      rules: ['R3.1', 'R7.4'],
      edition,
      from: 'start of turn',
      A: { deck },
      B: { deck },
      bases: { "Anansi's Web": ['A: War Raptor', 'A: buried Tomb Trap'], Tortuga: [] },
    },
    (t) => {
      t.pick('uncover Tomb Trap');
      t.pick();
      if (edition === 'oops') {
        expect(t.question).not.toBe('play');
        t.pick('B');
        expect(t.hand('B')).toEqual(['Tomb Trap']);
      }
      expect(t.question).toBe('play');
      expect(t.hand('A').length).toBe(edition === 'oops' ? 2 : 0);
    },
  );
}

for (const how of ['uncovered', 'from hand'] as const) {
  scene(
    `R7.4: an uncovered minion cannot be buried by what its own play has triggered: ${how}`,
    {
      rules: ['R7.4'],
      printing: 'current',
      from: how === 'uncovered' ? 'start of turn' : 'play cards',
      A: { hand: how === 'uncovered' ? [] : ['Gunfighter'], deck },
      B: { deck },
      bases: {
        Tortuga: how === 'uncovered' ? ['B: King Rex', 'A: buried Gunfighter'] : ['B: King Rex'],
        'Castle Blood': [],
      },
    },
    (t) => {
      if (how === 'uncovered') t.pick('uncover Gunfighter');
      else t.play('Gunfighter', 'Tortuga');
      t.pick('King Rex');
      if (how === 'from hand') {
        expect(t.asked).toBe('A');
        t.pick('yes');
        expect(t.at('Castle Blood')).toEqual(['A: buried Gunfighter']);
      } else expect(t.discard('A')).toEqual(['Gunfighter']);
      expect(t.question).toBe('play');
    },
  );
}

scene(
  'R7.1: what was shown is chosen by name and stays known to all; what was not is chosen by place',
  {
    rules: ['R7.1'],
    A: { hand: ['Tomb Trap'], deck },
    B: { hand: ['Ransack'], deck },
    bases: { Tortuga: ['A: buried Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tomb Trap');
    t.pick('Tortuga');
    t.endTurn();
    t.play('Ransack');
    t.offers('buried 1 @ Tortuga', 'Tomb Trap');
    t.pick('Tomb Trap');
    expect(t.seenBy('a spectator', 'B').filter((n) => n !== '?')).toEqual(['Tomb Trap']);
  },
);

scene(
  'R7.1: a buried card among the cards whose abilities are cancelled is chosen by place',
  {
    rules: ['R7.1'],
    printing: 'current',
    A: { hand: ['Bear Rides You'], deck },
    B: { deck },
    bases: { Tortuga: ['A: War Raptor'], 'Jungle Oasis': ['B: Spirit', 'B: buried Mummy'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('War Raptor');
    t.offers('Jungle Oasis', 'War Raptor', 'Spirit', 'buried @ Jungle Oasis');
    t.pick('buried @ Jungle Oasis');
    expect(t.atAsSeenBy('A', 'Jungle Oasis')).toContain('B: buried ?');
  },
);

scene(
  'R7.4: once its uncovering is resolved, a card can be buried again in the same scoring',
  {
    rules: ['R7.4'],
    from: 'score bases',
    A: { deck },
    B: { deck },
    bases: {
      Tortuga: ['A: Pharaoh', 'A: buried Mummy', 'B: King Rex', 'B: King Rex', 'B: War Raptor'],
      'Jungle Oasis': [],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.pick('Mummy');
    expect(t.asked).toBe('A');
    t.offers('Jungle Oasis', 'Tar Pits');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: buried Mummy']);
  },
);

scene(
  'R8.2: a minion uncovered during a duel starts none',
  {
    rules: ['R8.2', 'R10.5'],
    A: { hand: ['Gunfighter', 'Lost Knowledge'], deck },
    B: { deck },
    bases: { Tortuga: ['B: King Rex', 'A: buried Gunfighter'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('King Rex');
    t.pick('Lost Knowledge');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Gunfighter', 'Lost Knowledge']);
    expect(t.at('Tortuga')).toEqual(['B: King Rex', 'A: Gunfighter']);
  },
);

scene(
  'R7.2: an action of another player’s deck buries itself for whoever played it',
  {
    rules: ['R7.2'],
    A: { hand: ['Mass Enchantment'], deck },
    B: { deck: ['Tomb Trap', ...deck] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mass Enchantment');
    t.pick('Tomb Trap');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A(B): buried Tomb Trap']);
    expect(t.atAsSeenBy('B', 'Tortuga')).toEqual(['A(B): buried Tomb Trap']);
  },
);

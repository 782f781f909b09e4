import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Rows of the editions table, and set-up, in combinations. */

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'R1.2, R1.3: a draft of three with every faction twice',
  {
    rules: ['R1.2', 'R1.3'],
    players: 3,
    from: 'draft',
    pool: ['Ghosts', 'Pirates', 'Ninjas', 'Robots', 'Wizards', 'Zombies'],
    duplicates: true,
    turn: 'C',
  },
  (t) => {
    expect(t.asked).toBe('C');
    t.pick('Ghosts');
    expect(t.asked).toBe('A');
    t.pick('Ghosts');
    expect(t.asked).toBe('B');
    t.offers('Pirates', 'Ninjas', 'Robots', 'Wizards', 'Zombies');
    t.pick('Pirates');
    expect(t.asked).toBe('B');
    t.offers('Ninjas', 'Robots', 'Wizards', 'Zombies');
    t.pick('Ninjas');
    expect(t.asked).toBe('A');
    t.offers('Pirates', 'Ninjas', 'Robots', 'Wizards', 'Zombies');
    t.pick('Pirates');
    expect(t.asked).toBe('C');
    t.offers('Ninjas', 'Robots', 'Wizards', 'Zombies');
    t.pick('Ninjas');
    expect(t.bases.length).toBe(4);
    t.leave();
  },
);

const noMinion = ['Summon', 'Summon', 'Scry', 'Portal', 'Time Loop'];

scene(
  'R1.5: the first player decides first about the opening hand',
  {
    rules: ['R1.5'],
    players: 3,
    turn: 'B',
    from: 'opening hands',
    A: { hand: noMinion, deck },
    B: { hand: noMinion, deck },
    C: { hand: deck.slice(0, 5), deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.pick('new hand');
    expect(t.asked).toBe('A');
    t.pick('keep');
    expect(t.asked).toBe('B');
    expect(t.hand('A')).toEqual(noMinion.toSorted());
  },
);

for (const edition of ['awesome-level-9000', 'what-were-we-thinking'] as const) {
  const old = edition === 'awesome-level-9000';
  scene(
    `R2.1: a search renews the deck, but not in 2013: ${edition}`,
    {
      rules: ['R2.1'],
      edition,
      A: { hand: ['Scry'], discard: ['Summon', 'Portal', 'Ghost'] },
      B: { deck },
      bases: { Tortuga: [], 'Jungle Oasis': [] },
    },
    (t) => {
      t.play('Scry');
      if (!old) {
        t.offers('Summon', 'Portal');
        t.pick('Portal');
      }
      expect(t.question).toBe('play');
      expect(t.hand('A')).toEqual(old ? [] : ['Portal']);
      expect(t.discard('A').length).toBe(old ? 4 : 1);
    },
  );
}

scene(
  'R6: in 2013 what is gained at the end of a turn counts in the next check',
  {
    rules: ['R6'],
    edition: 'awesome-level-9000',
    A: { vp: 14, hand: ['Seeing Stars'], deck },
    B: { deck },
    bases: { Tortuga: ['A: Furthering the Cause', 'B: War Raptor'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Seeing Stars');
    t.endTurn();
    expect(t.vp('A')).toBe(15);
    expect(t.winners).toEqual([]);
    expect(t.asked).toBe('B');
    t.endTurn();
    expect(t.winners).toEqual(['A']);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'R6: in 2013 the game ends before the draw, also without a scoring',
  {
    rules: ['R6'],
    edition: 'awesome-level-9000',
    A: { vp: 14, hand: ['Invader'], deck },
    B: { deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Invader', 'Tortuga');
    expect(t.winners).toEqual([]);
    t.endTurn();
    expect(t.winners).toEqual(['A']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'R6: in 2013 a tie for the most goes on with the draw',
  {
    rules: ['R6'],
    edition: 'awesome-level-9000',
    from: 'score bases',
    A: { vp: 12, deck },
    B: { vp: 13, deck },
    bases: { 'Tar Pits': ['A: King Rex', 'A: War Raptor', 'B: King Rex'], 'Jungle Oasis': [], Tortuga: [] },
    baseDeck: ['The Homeworld'],
  },
  (t) => {
    expect(t.vp('A')).toBe(16);
    expect(t.vp('B')).toBe(16);
    expect(t.winners).toEqual([]);
    expect(t.hand('A').length).toBe(2);
    expect(t.asked).toBe('B');
  },
);

for (const edition of ['awesome-level-9000', 'culture-shock'] as const) {
  scene(
    `R5.2: an empty base deck is renewed from the base that has just scored, but not in 2013: ${edition}`,
    {
      rules: ['R5.2'],
      edition,
      from: 'score bases',
      A: { deck },
      B: { deck },
      bases: { 'Tar Pits': ['A: King Rex', 'A: War Raptor', 'B: King Rex'], 'Jungle Oasis': [], Tortuga: [] },
    },
    (t) => {
      expect(t.bases.toSorted()).toEqual(
        edition === 'culture-shock' ? ['Jungle Oasis', 'Tar Pits', 'Tortuga'] : ['Jungle Oasis', 'Tortuga'],
      );
      expect(t.baseDiscard).toEqual(edition === 'culture-shock' ? [] : ['Tar Pits']);
    },
  );
}

for (const printing of ['original', 'current'] as const) {
  scene(
    `R11.8: the printing decides about a titan’s bonus: ${printing}`,
    {
      rules: ['R11.8'],
      printing,
      A: { hand: deck, deck },
      B: { deck },
      bases: { Tortuga: ['A: Arcane Protector'], 'Jungle Oasis': [] },
    },
    (t) => {
      expect(t.total('A', 'Tortuga')).toBe(printing === 'original' ? 2 : 3);
    },
  );
}

scene(
  'R10.28: a ban on extras is looked at anew when the minion leaves',
  {
    rules: ['R10.28'],
    printing: 'current',
    A: { hand: ['Bear Necessities'], deck },
    B: { hand: ['Zapbot', 'Gremlin', 'Way of Deception'], deck },
    bases: { Tortuga: ['B: War Raptor'], 'Jungle Oasis': [], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Bear Necessities', 'Tortuga');
    t.use('Bear Necessities');
    t.endTurn();
    t.play('Zapbot', 'Jungle Oasis');
    expect(t.canPlay('Gremlin')).toBe(false);
    t.play('Way of Deception');
    t.pick('War Raptor');
    t.pick('Tar Pits');
    expect(t.canPlay('Gremlin')).toBe(true);
  },
);

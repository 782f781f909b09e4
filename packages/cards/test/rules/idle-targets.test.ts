import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R10.20: what can be chosen although nothing would come of it is marked. */

for (const printing of ['original', 'current'] as const) {
  scene(
    `Seeing Stars marks The Locals behind In Plain Sight as out of reach (${printing})`,
    {
      card: 'Seeing Stars',
      rules: ['R10.20'],
      printing,
      A: { hand: ['Seeing Stars'] },
      bases: { Tortuga: ['B: The Locals', 'B: In Plain Sight'], Workshop: ['B: Ghost'] },
    },
    (t) => {
      t.play('Seeing Stars');
      t.offers('The Locals', 'Ghost');
      expect(t.idle).toEqual(['The Locals']);
      t.pick('The Locals');
      expect(t.at('Tortuga')).toEqual(['B: The Locals', 'B: In Plain Sight']);
    },
  );
}

scene(
  'Shanghai asks nothing where no minion can be moved',
  {
    card: 'Shanghai',
    rules: ['R10.20'],
    A: { hand: ['Shanghai'] },
    bases: { Tortuga: ['B: Ghost [B: Incorporeal]'], Workshop: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shanghai');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['B: Ghost [B: Incorporeal]']);
  },
);

scene(
  'Shanghai with several minions that cannot be moved marks them, and asks for no base',
  {
    card: 'Shanghai',
    rules: ['R10.20'],
    A: { hand: ['Shanghai'] },
    bases: {
      Tortuga: ['B: Ghost [B: Incorporeal]', 'B: Spirit [B: Incorporeal]'],
      Workshop: [],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Shanghai');
    t.offers('Ghost', 'Spirit');
    expect(t.idle).toEqual(['Ghost', 'Spirit']);
    t.pick('Ghost');
    expect(t.question).toBe('play');
  },
);

scene(
  'Shanghai leaves out what cannot be moved where something can be',
  {
    card: 'Shanghai',
    rules: ['R10.20'],
    A: { hand: ['Shanghai'] },
    bases: { Tortuga: ['B: Ghost [B: Incorporeal]', 'B: Spirit'], Workshop: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shanghai');
    t.offers('Workshop', 'Jungle Oasis');
    t.pick('Workshop');
    expect(t.at('Workshop')).toEqual(['B: Spirit']);
  },
);

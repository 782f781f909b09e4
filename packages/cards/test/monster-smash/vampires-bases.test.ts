import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Castle Blood: whoever is behind may strengthen the minion just played, every time',
  {
    card: 'Castle Blood',
    rulings: [1],
    A: { hand: ['Zapbot', 'Neophyte'], deck: ['Ghost'] },
    bases: { 'Castle Blood': ['B: King Rex'], Tortuga: [] },
  },
  (t) => {
    t.play('Zapbot', 'Castle Blood');
    t.keepExtra();
    t.offers('no', 'yes');
    t.pick('yes');
    t.play('Neophyte', 'Castle Blood', 'Zapbot');
    // First what the Neophyte does itself.
    t.pick('yes');
    expect(t.at('Castle Blood')).toEqual(['B: King Rex', 'A: Zapbot +1', 'A: Neophyte +1']);
  },
);

scene(
  'Castle Blood: totals are compared after the minion and what it does are counted',
  {
    card: 'Castle Blood',
    rulings: [1],
    A: { hand: ['Saucy Wench'] },
    bases: { 'Castle Blood': ['B: Ghost', 'B: Neophyte'], Tortuga: [] },
  },
  (t) => {
    t.play('Saucy Wench', 'Castle Blood');
    t.pick('Ghost');
    // 3 against 2: nobody is ahead any more.
    expect(t.question).toBe('play');
    expect(t.at('Castle Blood')).toEqual(['B: Neophyte', 'A: Saucy Wench']);
  },
);

scene(
  'Castle Blood in the current printing takes in whom you destroy elsewhere, once a turn, and becomes easier to take',
  {
    card: 'Castle Blood',
    printing: 'current',
    rules: ['R12.5'],
    A: { hand: ['Cannon', 'Chronomage', 'Seeing Stars'] },
    bases: {
      'Castle Blood': ['B: First Mate'],
      Tortuga: ['B: Neophyte', 'B: Ghost'],
      'Jungle Oasis': ['B: Neophyte'],
    },
  },
  (t) => {
    expect(t.breakpoint('Castle Blood')).toBe(17);
    t.play('Cannon');
    t.pick('Ghost', 'First Mate');
    // The First Mate died here.
    t.offers('no', 'yes');
    t.pick('yes');
    expect(t.at('Castle Blood')).toEqual(['A(B): buried Ghost']);
    expect(t.discard('B')).toEqual(['First Mate']);
    expect(t.breakpoint('Castle Blood')).toBe(15);
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars');
    t.pick('Neophyte');
    expect(t.question).toBe('play');
  },
);

scene(
  'Crypt feeds whoever destroys minions there, once for all that die together',
  {
    card: 'Crypt',
    rulings: [1],
    A: { hand: ['Cannon', 'Chronomage', 'Seeing Stars'] },
    bases: {
      Crypt: ['A: Pirate King', 'A: First Mate', 'B: Neophyte', 'B: Ghost'],
      Tortuga: ['B: Neophyte'],
    },
  },
  (t) => {
    t.play('Cannon');
    t.pick('Ghost', 'Neophyte');
    t.offers('First Mate', 'Pirate King');
    expect(t.range).toEqual([0, 1]);
    t.pick('First Mate');
    expect(t.counters('First Mate')).toBe(1);
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars');
    // At another base: nothing for the Crypt.
    t.pick('Neophyte');
    expect(t.question).toBe('play');
  },
);

scene(
  'Crypt in the current printing hears of deaths at every base',
  {
    card: 'Crypt',
    printing: 'current',
    rulings: [1],
    A: { hand: ['Cannon'] },
    bases: {
      Crypt: ['A: First Mate', 'A: Nightstalker'],
      Tortuga: ['B: Neophyte'],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Cannon');
    t.pick('Ghost', 'Neophyte');
    t.offers('First Mate', 'Nightstalker');
    t.pick('Nightstalker');
    expect(t.counters('Nightstalker')).toBe(1);
  },
);

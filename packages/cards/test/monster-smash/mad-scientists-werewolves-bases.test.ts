import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const plenty = [
  'Howler',
  'Frenzy',
  'Teenage Wolf',
  'Chew Toy',
  'Full Moon',
  'Loup-Garou',
  'Howler',
  'Howler',
];

// Golem Schloß

for (const printing of ['original', 'current'] as const) {
  scene(
    `Golem Schloß (${printing}): after it has scored, the winner’s minions on every base get a counter`,
    {
      card: 'Golem Schloß',
      rulings: [1],
      printing,
      A: { deck: plenty },
      bases: {
        'Golem Schloß': ['A: King Rex +8', 'B: King Rex'],
        'Jungle Oasis': ['A: Howler', 'B: Ghost'],
        Tortuga: ['A: Teenage Wolf +1'],
      },
      baseDeck: ['Ninja Dojo'],
    },
    (t) => {
      t.endTurn();
      expect([t.vp('A'), t.vp('B')]).toEqual([4, 3]);
      expect(t.at('Jungle Oasis')).toEqual(['A: Howler +1', 'B: Ghost']);
      expect(t.at('Tortuga')).toEqual(['A: Teenage Wolf +2']);
    },
  );
}

scene(
  'Golem Schloß: minions there get one too, before they are discarded with it',
  {
    card: 'Golem Schloß',
    rulings: [1],
    rules: ['R5.2'],
    A: { hand: ['You Call This Archaeology?'], deck: plenty },
    bases: { 'Golem Schloß': ['A: King Rex +15', 'A: Howler'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.endTurn();
    // Before it scores, and after.
    t.pass();
    t.pick('use You Call This Archaeology?');
    t.pick('Howler');
    expect(t.at('Jungle Oasis')).toEqual(['A: Howler +1']);
    expect(t.discard('A')).toEqual(['King Rex', 'You Call This Archaeology?']);
  },
);

scene(
  'Golem Schloß: tied winners each place counters',
  {
    card: 'Golem Schloß',
    rulings: [1],
    rules: ['R5.6'],
    players: 3,
    A: { deck: plenty },
    bases: {
      'Golem Schloß': ['A: King Rex +4', 'B: King Rex +4', 'C: Ghost'],
      'Jungle Oasis': ['A: Howler', 'B: Ghost', 'C: Spirit'],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.endTurn();
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([4, 4, 2]);
    expect(t.at('Jungle Oasis')).toEqual(['A: Howler +1', 'B: Ghost +1', 'C: Spirit']);
  },
);

// Laboratorium

for (const printing of ['original', 'current'] as const) {
  scene(
    `Laboratorium (${printing}): the first minion played there in a turn gets a counter, no other one`,
    {
      card: 'Laboratorium',
      rulings: [1],
      rules: ['R10.19'],
      printing,
      A: { hand: ['Howler', 'Howler', 'Howler', 'Ghostly Arrival'], deck: plenty },
      B: { hand: ['Spectre'], deck: plenty },
      bases: { Laboratorium: [], 'Jungle Oasis': [] },
    },
    (t) => {
      t.play('Ghostly Arrival');
      t.play('Howler', 'Laboratorium');
      t.play('Howler', 'Laboratorium');
      expect(t.at('Laboratorium')).toEqual(['A: Howler +1', 'A: Howler']);
      t.endTurn();
      t.play('Spectre', 'Laboratorium');
      expect(t.counters('Spectre')).toBe(1);
    },
  );
}

scene(
  'Laboratorium: once a turn for the base, not once for each player; and a minion that moves there is not played',
  {
    card: 'Laboratorium',
    rulings: [1],
    A: { hand: ['Howler', 'Bear Rides You'], deck: plenty },
    B: { hand: ['Shinobi'] },
    bases: {
      Laboratorium: ['A: King Rex +4', 'B: General Ivan +10'],
      'Jungle Oasis': ['A: Teenage Wolf'],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Teenage Wolf');
    expect(t.counters('Teenage Wolf')).toBe(0);
    t.play('Howler', 'Laboratorium');
    expect(t.counters('Howler')).toBe(1);
    t.endTurn();
    t.pick('use Shinobi');
    // 11, 3 and 5 are as much as 16 and 3.
    expect([t.vp('A'), t.vp('B')]).toEqual([5, 5]);
  },
);

// Moot Site

scene(
  'Moot Site: the first minion played there in a turn has +2 power until its end',
  {
    card: 'Moot Site',
    rulings: [1],
    A: { hand: ['Loup-Garou', 'Teenage Wolf', 'Ghostly Arrival'], deck: plenty },
    B: { hand: ['Spectre'], deck: plenty },
    bases: { 'Moot Site': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Loup-Garou', 'Moot Site');
    t.play('Teenage Wolf', 'Moot Site');
    expect(t.power('Loup-Garou')).toBe(6);
    expect(t.power('Teenage Wolf')).toBe(3);
    t.endTurn();
    expect(t.power('Loup-Garou')).toBe(4);
    t.play('Spectre', 'Moot Site');
    expect(t.power('Spectre')).toBe(7);
  },
);

scene(
  'Moot Site: what another player plays there later in the turn is not the first',
  {
    card: 'Moot Site',
    rulings: [1],
    A: { hand: ['Howler'], deck: plenty },
    B: { hand: ['Shinobi'] },
    bases: { 'Moot Site': ['A: King Rex', 'B: King Rex +2'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Howler', 'Moot Site');
    expect(t.power('Howler')).toBe(6);
    t.endTurn();
    t.pick('use Shinobi');
    // 9 and 3 against 7 and 6.
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 1]);
  },
);

// Standing Stones

scene(
  'Standing Stones: the talent of one minion there a second time in a turn',
  {
    card: 'Standing Stones',
    rulings: [1],
    rules: ['R3.8'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Standing Stones': ['A: Teenage Wolf', 'A: Granny', 'B: Teenage Wolf'],
      'Jungle Oasis': ['A: Granny'],
    },
  },
  (t) => {
    t.use('Teenage Wolf');
    expect(t.canUse('Teenage Wolf')).toBe(true);
    t.use('Teenage Wolf');
    expect(t.canUse('Teenage Wolf')).toBe(false);
    t.use('Granny');
    t.pick('top');
    t.use('Granny');
    t.pick('top');
    // One minion a turn, and the other Granny is elsewhere.
    expect(t.canUse('Granny')).toBe(false);
    expect(t.total('A', 'Standing Stones')).toBe(9);
    t.endTurn();
    t.use('Teenage Wolf');
    t.use('Teenage Wolf');
    expect(t.canUse('Teenage Wolf')).toBe(false);
    expect(t.total('B', 'Standing Stones')).toBe(5);
  },
);

scene(
  'Standing Stones: with two talents on it, the minion repeats one of them',
  {
    card: 'Standing Stones',
    rulings: [1],
    A: { deck: plenty },
    bases: { 'Standing Stones': ['A: Teenage Wolf [A: Moontouched]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Teenage Wolf');
    t.use('Moontouched');
    t.offers('use Moontouched', 'use Teenage Wolf', 'play Howler', 'pass');
    t.use('Moontouched');
    expect(t.hand('A')).toEqual(['Frenzy', 'Howler']);
    expect(t.canUse('Moontouched')).toBe(false);
    expect(t.canUse('Teenage Wolf')).toBe(false);
    expect(t.whyNot('A', 'Teenage Wolf')).toBe('already used this turn');
  },
);

scene(
  'Standing Stones: a talent on another player’s minion, or of an action on the base, is used once',
  {
    card: 'Standing Stones',
    A: { deck: plenty },
    bases: { 'Standing Stones': ['A: Howler', 'B: King Rex [A: Moontouched]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Moontouched');
    expect(t.canUse('Moontouched')).toBe(false);
  },
);

scene(
  'Standing Stones: a minion that has left takes its second use along only if it had it',
  {
    card: 'Standing Stones',
    A: { hand: ['Bear Rides You'], deck: plenty },
    bases: { 'Standing Stones': ['A: Teenage Wolf'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Teenage Wolf');
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['A: Teenage Wolf']);
    expect(t.canUse('Teenage Wolf')).toBe(false);
  },
);

scene(
  'Standing Stones cancelled: no talent twice',
  {
    card: 'Standing Stones',
    rules: ['R9.10'],
    printing: 'current',
    A: { hand: ['Bear Rides You'], deck: plenty },
    bases: { 'Standing Stones': ['A: Teenage Wolf'], 'Jungle Oasis': ['A: Howler'] },
  },
  (t) => {
    t.use('Teenage Wolf');
    expect(t.canUse('Teenage Wolf')).toBe(true);
    t.play('Bear Rides You');
    t.pick('Howler');
    t.pick('Standing Stones');
    expect(t.canUse('Teenage Wolf')).toBe(false);
  },
);

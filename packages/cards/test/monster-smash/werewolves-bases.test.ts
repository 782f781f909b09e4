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
    bases: { 'Moot Site': ['B: King Rex +4'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Howler', 'Moot Site');
    expect(t.power('Howler')).toBe(6);
    t.endTurn();
    t.pick('use Shinobi');
    // 11 and 3 against 6.
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 2]);
    t.leave();
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

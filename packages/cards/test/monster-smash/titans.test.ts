import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Great Wolf Spirit: where you lead or share the lead, with some power, at two bases',
  {
    card: 'Great Wolf Spirit',
    rulings: [1],
    printing: 'current',
    A: { titans: ['Great Wolf Spirit'] },
    bases: { Tortuga: ['A: Zapbot', 'B: Zapbot'], Pyramids: ['A: King Rex'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Great Wolf Spirit');
    t.offers('Tortuga', 'Pyramids');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toContain('A: Great Wolf Spirit');
  },
);

scene(
  'Great Wolf Spirit: a base without power does not count',
  {
    card: 'Great Wolf Spirit',
    rulings: [1],
    printing: 'current',
    A: { titans: ['Great Wolf Spirit'] },
    bases: { Tortuga: ['A: Zapbot', 'B: King Rex'], Pyramids: ['A: King Rex'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.canUse('Great Wolf Spirit')).toBe(false);
  },
);

scene(
  'Great Wolf Spirit: its own talent may be used twice, for one minion or for two, on any bases',
  {
    card: 'Great Wolf Spirit',
    rulings: [2],
    printing: 'current',
    bases: { Tortuga: ['A: Great Wolf Spirit'], Pyramids: ['A: Zapbot', 'A: Ghost'] },
  },
  (t) => {
    t.use('Great Wolf Spirit');
    t.pick('Zapbot');
    t.use('Great Wolf Spirit');
    t.pick('Zapbot');
    expect(t.power('Zapbot')).toBe(4);
    expect(t.canUse('Great Wolf Spirit')).toBe(false);
  },
);

scene(
  'Great Wolf Spirit: talents here are good for two uses, also those of actions on minions; elsewhere for one',
  {
    card: 'Great Wolf Spirit',
    rules: ['R11.9', 'R11.8'],
    printing: 'current',
    A: { hand: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Great Wolf Spirit', 'A: Pyramid Engineer'],
      'Jungle Oasis': ['A: Pyramid Engineer'],
    },
  },
  (t) => {
    t.use('Pyramid Engineer');
    t.pick('Ghost');
    t.use('Pyramid Engineer');
    t.pick('Ghost');
    t.use('Pyramid Engineer');
    t.pick('Ghost');
    expect(t.canUse('Pyramid Engineer')).toBe(false);
    expect(t.at('Tortuga').length + t.at('Jungle Oasis').length).toBe(6);
  },
);

scene(
  'Great Wolf Spirit: with Standing Stones a minion’s talent is good for three',
  {
    card: 'Great Wolf Spirit',
    rulings: [3],
    printing: 'current',
    A: { hand: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Standing Stones': ['A: Great Wolf Spirit', 'A: Pyramid Engineer'] },
  },
  (t) => {
    for (let use = 0; use < 3; use++) {
      t.use('Pyramid Engineer');
      t.pick('Ghost');
    }
    expect(t.canUse('Pyramid Engineer')).toBe(false);
  },
);

scene(
  'Great Wolf Spirit: at the start of the turn it may move to where you alone lead; a tie does not do',
  {
    card: 'Great Wolf Spirit',
    rulings: [1],
    printing: 'current',
    from: 'start of turn',
    bases: {
      Tortuga: ['A: Great Wolf Spirit'],
      Pyramids: ['A: King Rex'],
      'Jungle Oasis': ['A: Zapbot', 'B: Zapbot'],
    },
  },
  (t) => {
    t.offers('Pyramids');
    t.pick('Pyramids');
    expect(t.at('Pyramids')).toEqual(['A: King Rex', 'A: Great Wolf Spirit']);
  },
);

scene(
  'Great Wolf Spirit, first printing: talents everywhere, and it stays where it is',
  {
    card: 'Great Wolf Spirit',
    from: 'start of turn',
    A: { hand: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Great Wolf Spirit'], 'Jungle Oasis': ['A: Pyramid Engineer'] },
  },
  (t) => {
    expect(t.question).toBe('play');
    t.use('Pyramid Engineer');
    t.pick('Ghost');
    t.use('Pyramid Engineer');
    t.pick('Ghost');
    expect(t.canUse('Pyramid Engineer')).toBe(false);
  },
);

scene(
  'Great Wolf Spirit: the talent of an action on a minion here, too',
  {
    card: 'Great Wolf Spirit',
    rules: ['R11.9'],
    printing: 'current',
    A: { deck: ['Ghost', 'Zapbot', 'Spectre'] },
    bases: { Tortuga: ['A: Great Wolf Spirit', 'A: King Rex [A: Moontouched]'] },
  },
  (t) => {
    t.use('Moontouched');
    t.use('Moontouched');
    expect(t.hand('A')).toEqual(['Ghost', 'Zapbot']);
    expect(t.canUse('Moontouched')).toBe(false);
  },
);

scene(
  'Great Wolf Spirit with Standing Stones: two uses of one minion leave three for another',
  {
    card: 'Great Wolf Spirit',
    rulings: [3],
    printing: 'current',
    bases: { 'Standing Stones': ['A: Great Wolf Spirit', 'A: Teenage Wolf', 'A: Herr Doktor'] },
  },
  (t) => {
    t.use('Herr Doktor');
    t.use('Herr Doktor');
    for (let use = 0; use < 3; use++) t.use('Teenage Wolf');
    expect(t.power('Teenage Wolf')).toBe(8);
    expect([t.canUse('Teenage Wolf'), t.canUse('Herr Doktor')]).toEqual([false, false]);
  },
);

scene(
  'The Bride: one minion to the box, another destroyed, and she is there; what that triggers comes afterwards',
  {
    card: 'The Bride',
    rulings: [2],
    rules: ['R12.4'],
    from: 'start of turn',
    A: { hand: ['Ghost', 'Howl'], titans: ['The Bride'], deck: ['Spectre', 'Spectre'] },
    bases: { Tortuga: ['A: Igor', 'A: Zapbot'], Pyramids: [] },
  },
  (t) => {
    t.pick('yes');
    t.pick('Igor');
    t.pick('Tortuga');
    expect(t.box).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Igor']);
    expect(t.at('Tortuga')).toEqual(['A: Zapbot +1', 'A: The Bride']);
    expect(t.hand('A')).toEqual(['Howl', 'Spectre']);
  },
);

scene(
  'The Bride: a counter comes off one minion, and another one is destroyed',
  {
    card: 'The Bride',
    rulings: [1],
    from: 'start of turn',
    A: { discard: ['Ghost'], titans: ['The Bride'] },
    bases: { Tortuga: ['A: Zapbot +1', 'A: King Rex'], Pyramids: [] },
  },
  (t) => {
    t.pick('yes');
    t.offers('box and destroy', 'box and counter', 'destroy and counter');
    t.pick('destroy and counter');
    t.pick('Pyramids');
    expect(t.at('Tortuga')).toEqual(['A: Zapbot']);
    expect(t.at('Pyramids')).toEqual(['A: The Bride']);
    expect(t.box).toEqual([]);
  },
);

scene(
  'The Bride: if one part fails neither is done, and she stays out',
  {
    card: 'The Bride',
    rulings: [1],
    rules: ['R11.3'],
    from: 'start of turn',
    A: { discard: ['Ghost'], titans: ['The Bride'] },
    bases: { Tortuga: ['A: Buccaneer'], Pyramids: [] },
  },
  (t) => {
    t.pick('yes');
    expect(t.at('Pyramids')).toEqual(['A: Buccaneer']);
    expect(t.box).toEqual([]);
    expect(t.titans('A')).toEqual(['The Bride']);
  },
);

scene(
  'The Bride: a card for the first counter of a turn that you put on your minions or take off, and no other',
  {
    card: 'The Bride',
    rulings: [3],
    A: { hand: ['Jolt'], deck: ['Ghost', 'Spectre', 'Zapbot'] },
    bases: { Tortuga: ['A: The Bride', 'A: Zapbot', 'A: King Rex'] },
  },
  (t) => {
    t.play('Jolt');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.use('The Bride');
    t.pick('counter');
    t.pick('Zapbot');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.counters('Zapbot')).toBe(2);
  },
);

scene(
  'The Bride: what happened before she came counts, too',
  {
    card: 'The Bride',
    rulings: [3],
    from: 'start of turn',
    A: { hand: ['Jolt', 'Ghost'], titans: ['The Bride'], deck: ['Spectre', 'Spectre'] },
    bases: { Tortuga: ['A: Zapbot +2', 'A: King Rex'] },
  },
  (t) => {
    t.pick('yes');
    t.pick('box and counter');
    expect(t.hand('A')).toEqual(['Jolt']);
    t.play('Jolt');
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'The Bride: two counters of one minion or of two, on any bases, pay for an extra action',
  {
    card: 'The Bride',
    rulings: [4],
    A: { hand: ['Howl', 'Howl'], deck: ['Ghost', 'Spectre'] },
    bases: { Tortuga: ['A: The Bride'], Pyramids: ['A: Zapbot +1'], 'Jungle Oasis': ['A: King Rex +1'] },
  },
  (t) => {
    t.use('The Bride');
    t.pick('Zapbot');
    expect(t.counters('King Rex')).toBe(0);
    expect(t.playsLeft).toEqual(['minion', 'action', 'action using The Bride']);
    expect(t.hand('A')).toEqual(['Ghost', 'Howl', 'Howl']);
  },
);

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

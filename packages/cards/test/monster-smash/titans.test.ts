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
    t.keepExtra();
    expect(t.playsLeft).toEqual(['minion', 'action', 'action using The Bride']);
    expect(t.hand('A')).toEqual(['Ghost', 'Howl', 'Howl']);
  },
);

scene(
  'Death on Six Legs: six counters on your minions, on whichever bases, and a card to discard',
  {
    card: 'Death on Six Legs',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Ghost'], titans: ['Death on Six Legs'] },
    bases: { Tortuga: ['A: Soldier +3'], Pyramids: ['A: Zapbot +3', 'B: Worker +2'] },
  },
  (t) => {
    t.use('Death on Six Legs');
    t.pick('Pyramids');
    expect(t.discard('A')).toEqual(['Ghost']);
    expect(t.at('Pyramids')).toEqual(['A: Zapbot +3', 'B: Worker +2', 'A: Death on Six Legs']);
  },
);

scene(
  'Death on Six Legs: counters on actions or on minions of others do not count',
  {
    card: 'Death on Six Legs',
    rulings: [1],
    A: { titans: ['Death on Six Legs'] },
    bases: { Tortuga: ['A: Soldier +6', 'A: Summon Wolves +2', 'B: Worker +4'], Pyramids: [] },
  },
  (t) => {
    expect(t.canUse('Death on Six Legs')).toBe(false);
  },
);

scene(
  'Death on Six Legs: without a card to discard it stays out',
  {
    card: 'Death on Six Legs',
    rules: ['R11.3'],
    printing: 'current',
    A: { hand: [], titans: ['Death on Six Legs'] },
    bases: { Tortuga: ['A: Soldier +6'], Pyramids: [] },
  },
  (t) => {
    expect(t.canUse('Death on Six Legs')).toBe(false);
  },
);

scene(
  'Death on Six Legs: anybody’s minion, before it is destroyed; one counter, if you like',
  {
    card: 'Death on Six Legs',
    rulings: [2],
    printing: 'current',
    A: { hand: ['Big Gulp', 'Ghost'] },
    bases: { Tortuga: ['A: Death on Six Legs'], Pyramids: ['B: Worker +3'] },
  },
  (t) => {
    t.play('Big Gulp');
    expect(t.at('Pyramids')).toEqual(['B: Worker +3']);
    t.offers('Worker');
    t.pick('Worker');
    expect(t.counters('Death on Six Legs')).toBe(1);
    expect(t.discard('B')).toEqual(['Worker']);
    expect(t.total('A', 'Tortuga')).toBe(1);
  },
);

scene(
  'Death on Six Legs: it may let them go with their counters, and asks nobody about a minion that has none',
  {
    card: 'Death on Six Legs',
    rulings: [2],
    printing: 'current',
    A: { hand: ['Big Gulp', 'Big Gulp'] },
    bases: { Tortuga: ['A: Death on Six Legs', 'A: King Rex'], Pyramids: ['B: Worker +3', 'B: Zapbot'] },
  },
  (t) => {
    t.play('Big Gulp');
    t.pick('Worker');
    t.pick();
    expect(t.discard('B')).toEqual(['Worker']);
    t.use('Death on Six Legs');
    t.play('Big Gulp');
    expect(t.discard('B')).toEqual(['Worker', 'Zapbot']);
    expect(t.counters('Death on Six Legs')).toBe(0);
  },
);

scene(
  'Death on Six Legs: minions that are destroyed together give one counter each, and one question is asked',
  {
    card: 'Death on Six Legs',
    rulings: [2],
    printing: 'current',
    A: { hand: ['Powderkeg'] },
    bases: {
      Tortuga: ['A: Death on Six Legs', 'A: First Mate +2', 'A: Worker +2', 'B: Zapbot +1', 'B: Ghost'],
    },
  },
  (t) => {
    t.play('Powderkeg');
    t.pick('First Mate');
    t.offers('First Mate', 'Worker', 'Zapbot');
    t.pick('Worker', 'Zapbot');
    expect(t.at('Tortuga')).toEqual(['A: Death on Six Legs +2']);
    expect(t.discard('B')).toEqual(['Ghost', 'Zapbot']);
  },
);

scene(
  'Death on Six Legs: minions of a base that scored give theirs before they are cleared away; its own base, in vain',
  {
    card: 'Death on Six Legs',
    rulings: [2, 4],
    printing: 'current',
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Death on Six Legs', 'A: King Rex +2', 'B: Laseratops +3'], Pyramids: [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.offers('King Rex', 'Laseratops');
    t.pick('King Rex', 'Laseratops');
    expect(t.titans('A')).toEqual(['Death on Six Legs']);
    expect(t.discard('B')).toEqual(['Laseratops']);
  },
);

scene(
  'Death on Six Legs: a base elsewhere scores, and it keeps what it took',
  {
    card: 'Death on Six Legs',
    rulings: [2],
    printing: 'current',
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: King Rex +2', 'B: Laseratops +3'], Pyramids: ['A: Death on Six Legs +1'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('Laseratops');
    expect(t.at('Pyramids')).toEqual(['A: Death on Six Legs +2']);
    expect([t.discard('A'), t.discard('B')]).toEqual([['King Rex'], ['Laseratops']]);
  },
);

scene(
  'Death on Six Legs: a Worker whose only counter it takes goes without one, and may be played elsewhere',
  {
    card: 'Death on Six Legs',
    rulings: [3],
    printing: 'current',
    A: { hand: ['Big Gulp'] },
    bases: { Tortuga: ['A: Death on Six Legs'], Pyramids: ['A: Worker +1'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Big Gulp');
    t.pick('Worker');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Worker +2']);
    expect(t.at('Tortuga')).toEqual(['A: Death on Six Legs +1']);
  },
);

scene(
  'Death on Six Legs, first printing: seven counters and no price, and it takes a counter of each in any case',
  {
    card: 'Death on Six Legs',
    A: { hand: ['Big Gulp', 'Ghost'], titans: ['Death on Six Legs'] },
    bases: { Tortuga: ['A: Soldier +5'], Pyramids: ['A: Worker +2'] },
  },
  (t) => {
    t.use('Death on Six Legs');
    t.pick('Tortuga');
    t.play('Big Gulp');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.at('Tortuga')).toEqual(['A: Soldier +5', 'A: Death on Six Legs +1']);
    expect(t.discard('A')).toEqual(['Big Gulp', 'Worker']);
  },
);

scene(
  'Death on Six Legs: its talent is an extra action',
  {
    card: 'Death on Six Legs',
    A: { hand: ['Howl'] },
    bases: { Tortuga: ['A: Death on Six Legs', 'A: Zapbot'] },
  },
  (t) => {
    t.use('Death on Six Legs');
    expect(t.playsLeft).toEqual(['minion', 'action', 'action using Death on Six Legs']);
  },
);

scene(
  'Ancient Lord: one counter of each placing may go to it instead, and the third brings it into play without any',
  {
    card: 'Ancient Lord',
    rulings: [1, 2],
    printing: 'current',
    A: { hand: ['Mad Monster Party', 'Gimme the Prize'], titans: ['Ancient Lord +1'] },
    bases: { Tortuga: ['A: Zapbot', 'A: King Rex'], Pyramids: [] },
  },
  (t) => {
    t.play('Mad Monster Party');
    t.pick('Tortuga');
    t.offers('Zapbot', 'King Rex');
    t.pick('Zapbot');
    expect(t.at('Tortuga')).toEqual(['A: Zapbot', 'A: King Rex +1']);
    expect(t.titans('A')).toEqual(['Ancient Lord +2']);
  },
);

scene(
  'Ancient Lord: the counters of a placing during which it rises are not doubled; the next ones are',
  {
    card: 'Ancient Lord',
    rulings: [1, 2],
    rules: ['R11.9'],
    printing: 'current',
    A: { hand: ['Gimme the Prize'], titans: ['Ancient Lord +2'] },
    bases: { Tortuga: ['A: Zapbot', 'A: King Rex'], Pyramids: [] },
  },
  (t) => {
    t.play('Gimme the Prize');
    t.pick('Zapbot');
    t.pick('Zapbot');
    t.pick('yes');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Zapbot +1', 'A: King Rex +2', 'A: Ancient Lord']);
  },
);

scene(
  'Ancient Lord: counters that are shared out are one placing, of which it gets one',
  {
    card: 'Ancient Lord',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Body Shop'], titans: ['Ancient Lord'] },
    bases: { Tortuga: ['A: The Monster', 'A: Igor'], Pyramids: ['A: Ghost'] },
  },
  (t) => {
    t.play('Body Shop');
    t.pick('The Monster');
    t.pick('Igor');
    t.pick('Igor');
    t.pick('Ghost');
    t.pick('Ghost');
    expect(t.purpose).toBe('divert');
    t.offers('Igor', 'Ghost');
    t.pick('Igor');
    expect(t.question).toBe('play');
    expect([t.titans('A'), t.counters('Igor'), t.counters('Ghost')]).toEqual([['Ancient Lord +1'], 1, 2]);
  },
);

scene(
  'Ancient Lord: it need not take a counter, nor come',
  {
    card: 'Ancient Lord',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Heavy Drinker', 'Gimme the Prize'], titans: ['Ancient Lord +2'] },
    bases: { Tortuga: ['A: Zapbot', 'B: King Rex'] },
  },
  (t) => {
    t.play('Heavy Drinker');
    t.pick('Zapbot');
    t.pick('Heavy Drinker');
    t.pick('no');
    expect(t.titans('A')).toEqual(['Ancient Lord +3']);
    expect(t.counters('Heavy Drinker')).toBe(1);
    t.play('Gimme the Prize');
    t.pick('King Rex');
    // Not one of yours: nothing to divert.
    t.pick();
    expect(t.counters('King Rex')).toBe(2);
    expect(t.titans('A')).toEqual(['Ancient Lord +3']);
  },
);

scene(
  'Ancient Lord: whoever has a titan in play may still feed it',
  {
    card: 'Ancient Lord',
    rules: ['R11.3'],
    printing: 'current',
    A: { hand: ['Heavy Drinker'], titans: ['Ancient Lord +2'] },
    bases: { Tortuga: ['A: Zapbot', 'A: Great Wolf Spirit'] },
  },
  (t) => {
    t.play('Heavy Drinker');
    t.pick('Zapbot');
    t.pick('Heavy Drinker');
    expect(t.titans('A')).toEqual(['Ancient Lord +3']);
    expect(t.question).toBe('play');
  },
);

scene(
  'Ancient Lord: your minions here get a second counter with their first, and no third with their second',
  {
    card: 'Ancient Lord',
    rulings: [3],
    printing: 'current',
    A: { hand: ['Gimme the Prize'] },
    bases: { Tortuga: ['A: Ancient Lord', 'A: Zapbot', 'A: King Rex +1'], Pyramids: ['A: Ghost'] },
  },
  (t) => {
    t.play('Gimme the Prize');
    t.pick('Zapbot');
    t.pick('King Rex');
    expect([t.counters('Zapbot'), t.counters('King Rex')]).toEqual([3, 2]);
    t.use('Ancient Lord');
    t.offers('King Rex', 'Zapbot');
    t.pick('King Rex');
    expect(t.counters('King Rex')).toBe(3);
  },
);

scene(
  'Ancient Lord: its talent reaches a minion of yours at any base, and elsewhere the first counter is just one',
  {
    card: 'Ancient Lord',
    rulings: [3],
    printing: 'current',
    A: { hand: ['Heavy Drinker'] },
    bases: { Tortuga: ['A: Ancient Lord'], Pyramids: ['A: Ghost +1', 'B: Zapbot +2', 'A: Zapbot'] },
  },
  (t) => {
    t.use('Ancient Lord');
    expect(t.counters('Ghost')).toBe(2);
    t.play('Heavy Drinker', 'Pyramids');
    t.pick('Zapbot');
    expect(t.counters('Heavy Drinker')).toBe(2);
  },
);

scene(
  'Ancient Lord, first printing: after the second counter of a turn; any card of yours here gets another',
  {
    card: 'Ancient Lord',
    A: { hand: ['Gimme the Prize'], titans: ['Ancient Lord'] },
    bases: { Tortuga: ['A: Zapbot', 'A: King Rex'], Pyramids: ['A: Ghost'] },
  },
  (t) => {
    t.play('Gimme the Prize');
    t.pick('Zapbot', 'King Rex');
    t.pick('yes');
    t.pick('Tortuga');
    // They got theirs before it came.
    expect(t.at('Tortuga')).toEqual(['A: Zapbot +1', 'A: King Rex +1', 'A: Ancient Lord']);
    t.use('Ancient Lord');
    t.offers('King Rex', 'Zapbot');
    t.pick('Zapbot');
    expect(t.counters('Zapbot')).toBe(2);
  },
);

scene(
  'Ancient Lord, first printing: actions get another counter, too',
  {
    card: 'Ancient Lord',
    from: 'start of turn',
    bases: { Tortuga: ['A: Ancient Lord', 'A: Zapbot', 'A: Summon Wolves'], Pyramids: [] },
  },
  (t) => {
    expect(t.at('Tortuga')).toContain('A: Summon Wolves +2');
    expect(t.total('A', 'Tortuga')).toBe(4);
  },
);

scene(
  'Ancient Lord, first printing: one counter in a turn is not enough',
  {
    card: 'Ancient Lord',
    A: { hand: ['Heavy Drinker'], titans: ['Ancient Lord'] },
    bases: { Tortuga: ['A: Zapbot'] },
  },
  (t) => {
    t.play('Heavy Drinker');
    t.pick('Zapbot');
    expect(t.question).toBe('play');
    expect(t.titans('A')).toEqual(['Ancient Lord']);
  },
);

import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

test('R11.1: each player sets the titans of both factions aside, and only in games that say so', () => {
  const players = [
    { factions: ['Pirates', 'Killer Plants'] as const },
    { factions: ['Wizards', 'Robots'] as const },
  ];
  const asideIn = (titans: boolean): string[] => {
    const state = smashUp.newGame(smashUp.config({ players, titans }), 7);
    return (state.aside ?? []).map(
      ({ card }) => `${state.owners[card]}: ${library.defs[state.defs[card] ?? -1]?.name}`,
    );
  };
  expect(asideIn(true)).toEqual(['0: The Kraken', '0: Killer Kudzu', '1: Arcane Protector']);
  expect(asideIn(false)).toEqual([]);
});

scene(
  'R11.1: set aside it is in no zone that abilities reach, and everybody sees it',
  {
    rules: ['R11.1'],
    A: { hand: ['Mystic Studies'], deck: ['Ghost', 'Ghost'], titans: ['Major Ursa'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Mystic Studies');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
    expect(t.titans('A')).toEqual(['Major Ursa']);
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'R11.3: whoever controls a titan cannot play another one',
  {
    rules: ['R11.3'],
    printing: 'current',
    A: { titans: ['Big Funny Giant'] },
    bases: { Tortuga: ['A: Major Ursa'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.canUse('Big Funny Giant')).toBe(false);
    expect(t.whyNot('A', 'Big Funny Giant')).toBe('a titan is in play: Major Ursa');
  },
);

scene(
  'R11.4: counters on a titan count for the breakpoint and the ranking, and 1 power is enough to place',
  {
    rules: ['R11.4'],
    from: 'score bases',
    printing: 'current',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Major Ursa +1', 'B: King Rex', 'B: Laseratops'], 'The Grey Opal': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.vp('B')).toBe(2);
    expect(t.titans('A')).toEqual(['Major Ursa']);
  },
);

scene(
  'R11.4: without power a titan alone takes no place',
  {
    rules: ['R11.4'],
    from: 'score bases',
    printing: 'current',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'The Grey Opal': ['A: Major Ursa', 'B: King Rex', 'B: King Rex', 'B: Laseratops'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.vp('A')).toBe(0);
    expect(t.vp('B')).toBe(3);
    t.leave();
  },
);

scene(
  'R11.5: abilities that speak of minions or actions do not touch a titan',
  {
    rules: ['R11.5'],
    A: { hand: ['Powderkeg', 'Shanghai', 'Disenchant', 'Time Loop', 'Time Loop'] },
    bases: { Tortuga: ['A: King Rex', 'B: Major Ursa', 'B: Zapbot'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Time Loop');
    t.play('Disenchant');
    t.play('Shanghai');
    expect(t.at('Jungle Oasis')).toEqual(['B: Zapbot']);
    t.play('Powderkeg');
    expect(t.at('Tortuga')).toEqual(['B: Major Ursa']);
  },
);

scene(
  'R11.6: the lower total loses the clash, and its titan is set aside',
  {
    rules: ['R11.6', 'R11.7'],
    printing: 'current',
    A: { titans: ['Major Ursa'] },
    bases: { Tortuga: ['B: Big Funny Giant +2', 'A: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Major Ursa');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Cub Scout', 'A: Major Ursa']);
    expect(t.titans('B')).toEqual(['Big Funny Giant']);
  },
);

scene(
  'R11.6: on a tie the one that came later leaves; it can be played again in the same turn if its condition is met',
  {
    rules: ['R11.6', 'R11.7'],
    printing: 'current',
    A: { hand: ['Shady Deal'], titans: ['Creampuff Man'] },
    bases: { Tortuga: ['B: Big Funny Giant +5'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shady Deal');
    t.use('Creampuff Man');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Big Funny Giant +5']);
    expect(t.titans('A')).toEqual(['Creampuff Man']);
    t.use('Creampuff Man');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Creampuff Man']);
  },
);

scene(
  'R11.6: what its arrival triggers comes before the clash',
  {
    rules: ['R11.6'],
    bases: {
      Tortuga: ['A: Major Ursa'],
      'Jungle Oasis': ['B: Big Funny Giant', 'B: Zapbot', 'A: Ghost'],
    },
  },
  (t) => {
    t.use('Major Ursa');
    t.offers('Zapbot');
    expect(t.at('Jungle Oasis')).toContain('B: Big Funny Giant');
    t.pick('Zapbot');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'A: Major Ursa +1']);
  },
);

scene(
  'R11.7: a base that is exchanged keeps the titan that is there',
  {
    rules: ['R11.7'],
    A: { hand: ['Terraforming'] },
    bases: { Tortuga: ['B: Major Ursa +2', 'A: Ghost'] },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.play('Terraforming');
    while (t.question !== 'play') t.pick(...(t.range[0] === 0 ? [] : [t.options[0] ?? '']));
    expect(t.at('Jungle Oasis')).toContain('B: Major Ursa +2');
  },
);

scene(
  'R11.9: Stagecoach does not take titans along',
  {
    rules: ['R11.9'],
    A: { hand: ['Stagecoach'] },
    bases: { Tortuga: ['A: Major Ursa', 'A: Ghost', 'A: Zapbot'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Stagecoach');
    t.offers('Ghost', 'Zapbot');
    t.pick();
  },
);

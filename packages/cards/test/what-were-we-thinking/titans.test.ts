import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Very Large Boulder: instead of the regular minion play, where nobody has a minion',
  {
    card: 'Very Large Boulder',
    rulings: [1],
    A: { hand: ['Ghost'], titans: ['Very Large Boulder'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': ['B: Major Ursa'], Pyramids: [], "Tsar's Palace": [] },
  },
  (t) => {
    t.use('Very Large Boulder');
    t.offers('Jungle Oasis', 'Pyramids', "Tsar's Palace");
    t.pick("Tsar's Palace");
    expect(t.canPlay('Ghost')).toBe(false);
  },
);

scene(
  'Very Large Boulder: a titan played this turn gets its counter at the end, one that moved does not',
  {
    card: 'Very Large Boulder',
    rulings: [4],
    A: { hand: ['Dinghy'], titans: ['Very Large Boulder'], deck: ['Zapbot', 'Zapbot', 'Zapbot', 'Zapbot'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Zapbot'], Pyramids: [] },
  },
  (t) => {
    t.use('Very Large Boulder');
    t.endTurn();
    expect(t.at('Pyramids')).toEqual(['A: Very Large Boulder +1']);
    t.endTurn();
    expect(t.turn).toBe('A');
    t.play('Zapbot', 'Pyramids');
    t.play('Dinghy');
    t.pick('Zapbot @ Pyramids');
    t.pick('yes');
    t.endTurn();
    expect(t.at('Tortuga')).toContain('A: Very Large Boulder +1');
  },
);

scene(
  'Very Large Boulder: follows any minion, on any turn, and crushes a weak one before it clashes',
  {
    card: 'Very Large Boulder',
    rulings: [2, 3],
    rules: ['R11.6'],
    turn: 'B',
    B: { hand: ['Dinghy'] },
    bases: {
      Tortuga: ['A: Very Large Boulder +3', 'B: Ghost'],
      'Jungle Oasis': ['B: Major Ursa', 'A: King Rex', 'B: Laseratops'],
    },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Ghost');
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.at('Jungle Oasis')).toEqual(['A: King Rex', 'B: Laseratops', 'A: Very Large Boulder +3']);
    expect(t.discard('B')).toContain('Ghost');
    expect(t.titans('B')).toEqual(['Major Ursa']);
  },
);

scene(
  'Very Large Boulder: the destruction is mandatory, your own minions included, and you choose',
  {
    card: 'Very Large Boulder',
    rulings: [2],
    A: { hand: ['Dinghy'] },
    bases: {
      Tortuga: ['A: Very Large Boulder +3', 'A: Zapbot'],
      'Jungle Oasis': ['B: Ghost', 'B: King Rex'],
    },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Zapbot');
    t.pick('yes');
    t.offers('Zapbot', 'Ghost');
    t.pick('Ghost');
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Very Large Boulder: one use for one effect, and its controller picks which base to follow to',
  {
    card: 'Very Large Boulder',
    rules: ['R11.9'],
    turn: 'B',
    B: { hand: ['Dinghy'] },
    bases: {
      Tortuga: ['A: Very Large Boulder', 'B: Zapbot', 'B: Ghost'],
      'Jungle Oasis': [],
      Pyramids: [],
    },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Zapbot', 'Ghost');
    t.pick('Jungle Oasis');
    t.pick('Pyramids');
    expect(t.asked).toBe('A');
    t.pick('no');
    t.pick('yes');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Great Grandma: names a type and an end, reveals two cards, and is played if both fit; they go back as they were',
  {
    card: 'Great Grandma',
    rulings: [1, 2, 3],
    A: { deck: ['Zapbot', 'Ghost', 'Howl', 'Howl', 'Spectre'], titans: ['Great Grandma'] },
    bases: { Tortuga: ['A: Zapbot'], Pyramids: [] },
  },
  (t) => {
    t.use('Great Grandma');
    t.offers(
      'two minions on top',
      'two actions on top',
      'two minions at the bottom',
      'two actions at the bottom',
    );
    t.pick('two minions on top');
    t.offers('Tortuga', 'Pyramids');
    t.pick('Pyramids');
    expect(t.at('Pyramids')).toEqual(['A: Great Grandma']);
    expect(t.deck('A')).toEqual(['Zapbot', 'Ghost', 'Howl', 'Howl', 'Spectre']);
    expect(t.deckAsSeenBy('B', 'A')).toEqual(['Zapbot', 'Ghost', '?', '?', '?']);
    expect(t.power('A: Zapbot')).toBe(2);
  },
);

scene(
  'Great Grandma: an attempt that fails is the one of this turn',
  {
    card: 'Great Grandma',
    rulings: [1, 3],
    A: { deck: ['Zapbot', 'Ghost', 'Howl', 'Spectre'], titans: ['Great Grandma'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.use('Great Grandma');
    t.pick('two actions at the bottom');
    expect(t.titans('A')).toEqual(['Great Grandma']);
    expect(t.deck('A')).toEqual(['Zapbot', 'Ghost', 'Howl', 'Spectre']);
    expect(t.canUse('Great Grandma')).toBe(false);
    expect(t.whyNot('A', 'Great Grandma')).toBe('already used this turn');
  },
);

scene(
  'Great Grandma: one card alone cannot succeed; an empty deck is made anew first',
  {
    card: 'Great Grandma',
    rulings: [3],
    A: { deck: ['Zapbot'], discard: ['Ghost'], titans: ['Great Grandma'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.use('Great Grandma');
    t.pick('two minions on top');
    expect(t.titans('A')).toEqual(['Great Grandma']);
    expect(t.discard('A')).toEqual(['Ghost']);
  },
);

scene(
  'Great Grandma: an empty deck is made anew',
  {
    card: 'Great Grandma',
    rulings: [3],
    A: { discard: ['Ghost', 'Zapbot'], titans: ['Great Grandma'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.use('Great Grandma');
    t.pick('two minions on top');
    expect(t.at('Tortuga')).toEqual(['A: Great Grandma']);
  },
);

scene(
  'Great Grandma: whenever you look at or reveal cards of your deck one of your minions may get +1, once however many are seen',
  {
    card: 'Great Grandma',
    rulings: [4, 5],
    A: {
      hand: ['Portal', 'Mystic Studies', 'Time Loop'],
      deck: ['Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Zapbot'],
    },
    bases: { Tortuga: ['A: Great Grandma'], Pyramids: ['A: Ghost', 'B: Ghost'] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Portal');
    t.pick('Howl', 'Howl', 'Howl', 'Howl', 'Howl');
    t.offers('Ghost');
    t.pick('A: Ghost');
    expect(t.power('A: Ghost')).toBe(3);
    t.play('Mystic Studies');
    expect(t.question).toBe('play');
    t.use('Great Grandma');
    expect(t.at('Tortuga')).toEqual(['A: Great Grandma', 'A: Zapbot']);
    t.pick('Zapbot');
    expect(t.power('Zapbot')).toBe(3);
  },
);

scene(
  'Great Grandma: whatever else is at the bottom goes back there',
  {
    card: 'Great Grandma',
    rulings: [5],
    A: { deck: ['Zapbot', 'King Rex'] },
    bases: { Tortuga: ['A: Great Grandma'] },
  },
  (t) => {
    t.use('Great Grandma');
    expect(t.question).toBe('play');
    expect(t.deck('A')).toEqual(['Zapbot', 'King Rex']);
  },
);

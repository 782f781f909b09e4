import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const sharedDecks = { Madness: 10 };

scene(
  'Madness uses up an action play, and after drawing two cards goes to the pile of who played it',
  {
    card: 'Madness',
    rulings: [1, 2],
    rules: ['R12.2'],
    A: { hand: ['Madness', 'Madness'], deck: ['Sprout', 'Tribute', 'Ghost'] },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Madness');
    t.offers('draw two', 'return it');
    t.pick('draw two');
    expect([t.hand('A'), t.discard('A'), t.sharedDeck('Madness')]).toEqual([
      ['Madness', 'Sprout', 'Tribute'],
      ['Madness'],
      10,
    ]);
    expect(t.canPlay('Madness')).toBe(false);
  },
);

scene(
  'Madness that is returned to its deck belongs to nobody, and who draws it next owns it',
  {
    rules: ['R12.1', 'R12.2'],
    A: { hand: ['Madness'], deck: ['Sprout', 'Tribute', 'Sprout', 'Tribute'] },
    B: { hand: ['Researcher'], deck: ['Sprout', 'Tribute'] },
    bases: { Tortuga: [] },
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.play('Madness');
    t.pick('return it');
    expect([t.discard('A'), t.sharedDeck('Madness')]).toEqual([[], 1]);
    t.endTurn();
    t.play('Researcher');
    t.pick('yes');
    expect([t.owner('Madness'), t.hand('B'), t.sharedDeck('Madness')]).toEqual(['B', ['Madness'], 0]);
  },
);

scene(
  'a Madness card that is given away belongs to whoever gets it, and is discarded to their pile',
  {
    rules: ['R12.2'],
    A: { hand: ['Akye the Turtle', 'Madness'], deck: ['Sprout', 'Tribute'] },
    B: { hand: ['Madness'], deck: ['Sprout', 'Sprout', 'Tribute', 'Tribute'] },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Akye the Turtle');
    t.pick('Madness');
    expect([t.hand('A'), t.hand('B'), t.owner('Madness', 'B')]).toEqual([
      ['Sprout', 'Tribute'],
      ['Madness', 'Madness'],
      'B',
    ]);
    t.endTurn();
    t.play('Madness');
    t.pick('draw two');
    expect([t.discard('A'), t.discard('B')]).toEqual([[], ['Madness']]);
  },
);

scene(
  'a Madness card out of another player’s deck belongs to whoever plays it',
  {
    rules: ['R12.2'],
    A: { hand: ['Mass Enchantment'], deck: ['Sprout', 'Tribute'] },
    B: { deck: ['Madness', 'Sprout'] },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Mass Enchantment');
    t.pick('Madness');
    t.pick('draw two');
    expect([t.discard('A'), t.discard('B'), t.deck('B')]).toEqual([
      ['Madness', 'Mass Enchantment'],
      [],
      ['Sprout'],
    ]);
  },
);

// The end of the game.

scene(
  'with Madness the turn in which anybody has 15 VP is the last; every two Madness cards cost 1 VP, wherever they are',
  {
    rules: ['R12.3'],
    A: {
      vp: 14,
      hand: ['Shady Deal', 'Madness', 'Madness'],
      deck: ['Madness', 'Madness', 'Sprout'],
    },
    B: { vp: 14, discard: ['Madness'], deck: ['Sprout'] },
    bases: { Tortuga: ['A: buried Madness'], 'The Grey Opal': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Shady Deal');
    expect(t.vp('A')).toBe(15);
    t.endTurn();
    // Five Madness cards of A cost two VP, the one of B costs nothing.
    expect([t.vp('A'), t.vp('B'), t.winners]).toEqual([13, 14, ['B']]);
  },
);

scene(
  'a tie after that goes to whoever has fewest Madness cards',
  {
    rules: ['R12.3'],
    A: { vp: 14, hand: ['Shady Deal', 'Madness', 'Madness'], deck: ['Sprout', 'Sprout', 'Sprout'] },
    B: { vp: 14, discard: ['Madness'], deck: ['Sprout'] },
    bases: { Tortuga: [], 'The Grey Opal': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Shady Deal');
    t.endTurn();
    expect([t.vp('A'), t.vp('B'), t.winners]).toEqual([14, 14, ['B']]);
  },
);

scene(
  'what is still tied is a shared win, and no further turn is played; VP may fall below zero',
  {
    rules: ['R12.3'],
    players: 3,
    A: { vp: 14, hand: ['Shady Deal'], deck: ['Sprout', 'Sprout', 'Sprout'] },
    B: { vp: 15, deck: ['Sprout'] },
    C: { vp: 0, deck: ['Madness', 'Madness', 'Madness'] },
    bases: { Tortuga: [], 'The Grey Opal': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Shady Deal');
    t.endTurn();
    expect([t.winners, t.question]).toEqual([['A', 'B'], 'nothing']);
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([15, 15, -1]);
  },
);

scene(
  'without a faction of that set a tie goes on as ever',
  {
    A: { vp: 14, hand: ['Shady Deal'], deck: ['Sprout', 'Sprout', 'Sprout'] },
    B: { vp: 15, deck: ['Sprout'] },
    bases: { Tortuga: [], 'The Grey Opal': [] },
  },
  (t) => {
    t.play('Shady Deal');
    t.endTurn();
    expect([t.winners, t.turn]).toEqual([[], 'B']);
  },
);

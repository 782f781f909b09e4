import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Sprout', 'Sprout', 'Sprout', 'Sprout'];
const sharedDecks = { Madness: 10 };

scene(
  'Miskatonic University: after it has scored, each who won may return Madness cards from hand and discard pile',
  {
    card: 'Miskatonic University',
    rulings: [1],
    A: { hand: ['Madness', 'Tribute'], discard: ['Madness'], deck },
    B: { hand: ['Madness'], deck },
    bases: { 'Miskatonic University': ['A: King Rex +5', 'B: King Rex +5'] },
    baseDeck: ['Tortuga'],
    sharedDecks,
  },
  (t) => {
    t.endTurn();
    expect([t.asked, t.options, t.range]).toEqual(['A', ['Madness', 'Madness'], [0, 2]]);
    t.pick('Madness', 'Madness');
    expect(t.sharedDeck('Madness')).toBe(12);
    expect([t.asked, t.options]).toEqual(['B', ['Madness']]);
    t.pick();
    expect([t.hand('B').filter((name) => name === 'Madness'), t.sharedDeck('Madness')]).toEqual([
      ['Madness'],
      12,
    ]);
    expect(t.hand('A')).toEqual(['Sprout', 'Sprout', 'Tribute']);
  },
);

scene(
  'Arkham University: after playing a minion here, once a turn, two Madness cards drawn or one discarded buy an action',
  {
    card: 'Miskatonic University',
    printing: 'current',
    A: { hand: ['Sprout', 'Madness', 'Hoverbot', 'Zapbot', 'Zapbot'], deck },
    bases: { 'Arkham University': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Zapbot');
    t.keepExtra();
    t.offers('discard Madness', 'draw two Madness', 'no');
    t.pick('no');
    // Declining does not use it up.
    t.play('Zapbot');
    t.keepExtra();
    t.pick('draw two Madness');
    expect(t.sharedDeck('Madness')).toBe(8);
    expect(t.playsLeft).toContain('action using Arkham University');
    t.play('Sprout');
    expect(t.question).toBe('play');
  },
);

scene(
  'Arkham University: two cannot be drawn where one is left',
  {
    card: 'Miskatonic University',
    rules: ['R12.5'],
    printing: 'current',
    A: { hand: ['Sprout', 'Madness'], deck },
    bases: { 'Arkham University': [] },
    sharedDecks: { Madness: 1 },
  },
  (t) => {
    t.play('Sprout');
    t.offers('discard Madness', 'no');
    t.pick('discard Madness');
    expect([t.discard('A'), t.playsLeft]).toEqual([
      ['Madness'],
      ['action', 'action using Arkham University'],
    ]);
  },
);

scene(
  'The Asylum: whoever owns a minion that is played here may return a held Madness card, every time',
  {
    card: 'The Asylum',
    rulings: [1],
    A: { hand: ['Zapbot', 'Sprout', 'Madness', 'Madness'], discard: ['Madness'], deck },
    bases: { 'The Asylum': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Zapbot');
    t.keepExtra();
    t.offers('yes', 'no');
    t.pick('yes');
    t.play('Sprout');
    t.pick('yes');
    expect([t.hand('A'), t.discard('A'), t.sharedDeck('Madness')]).toEqual([[], ['Madness'], 12]);
  },
);

scene(
  'Asylum: a held card may go into the box, for good and in view of all, for a counter on a minion of one’s own',
  {
    card: 'The Asylum',
    rules: ['R12.4'],
    printing: 'current',
    A: { hand: ['Sprout', 'Madness', 'Tribute'], deck },
    bases: { Asylum: ['A: Zapbot', 'B: Ghost'] },
    sharedDecks,
  },
  (t) => {
    t.play('Sprout');
    expect([t.purpose, t.options, t.range]).toEqual(['box', ['Madness', 'Tribute'], [0, 1]]);
    t.pick('Madness');
    t.offers('Sprout', 'Zapbot');
    t.pick('Zapbot');
    expect([t.box, t.hand('A'), t.discard('A'), t.counters('Zapbot')]).toEqual([
      ['Madness'],
      ['Tribute'],
      [],
      1,
    ]);
    expect(t.sharedDeck('Madness')).toBe(10);
  },
);

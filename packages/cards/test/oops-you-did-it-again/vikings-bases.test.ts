import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Tribute', 'Tribute', 'Tribute', 'Tribute', 'Tribute', 'Tribute'];

// Drakkar

scene(
  'Drakkar: the first minion a player plays here in a turn may reveal the top of another deck and take an action',
  {
    card: 'Drakkar',
    rulings: [1, 2],
    players: 3,
    rules: ['R9.4'],
    A: { hand: ['Ronin', 'Ghost', 'Ghostly Arrival'], deck },
    B: { deck: ['Tribute', 'Ghost'] },
    C: { deck: ['Ghost'] },
    bases: { Drakkar: [], Workshop: [] },
  },
  (t) => {
    t.play('Ronin', 'Drakkar');
    t.offers('B', 'C');
    expect(t.range).toEqual([0, 1]);
    t.pick('B');
    t.offers('Tribute');
    expect(t.range).toEqual([0, 1]);
    t.pick('Tribute');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghostly Arrival', 'Tribute']);
    t.play('Ghostly Arrival');
    t.play('Ghost', 'Drakkar');
    t.pick();
    // The second minion here gives no chance.
    expect(t.question).toBe('play');
    t.play('Tribute');
    expect(t.discard('B')).toEqual(['Tribute']);
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute', 'Tribute']);
  },
);

scene(
  'Drakkar: a card one does not want, or a minion of power above 3, goes back on top',
  {
    card: 'Drakkar',
    rulings: [2],
    A: { hand: ['Ronin'], deck },
    B: { hand: ['Ronin'], deck: ['Ghost', 'Bushi', ...deck] },
    bases: { Drakkar: [], Workshop: [] },
  },
  (t) => {
    t.play('Ronin', 'Drakkar');
    t.pick('B');
    t.pick();
    expect(t.deck('B')[0]).toBe('Ghost');
    expect(t.hand('A')).toEqual([]);
    t.endTurn();
    // B's own chance; A's deck is all actions.
    t.play('Ronin', 'Drakkar');
    t.pick('A');
    t.pick('Tribute');
    expect(t.hand('B')).toEqual(['Tribute']);
  },
);

scene(
  'Drakkar: a Bushi is too strong',
  {
    card: 'Drakkar',
    rulings: [2],
    A: { hand: ['Ronin'], deck },
    B: { deck: ['Bushi', 'Ghost'] },
    bases: { Drakkar: [], Workshop: [] },
  },
  (t) => {
    t.play('Ronin', 'Drakkar');
    t.pick('B');
    expect(t.question).toBe('play');
    expect(t.deck('B')).toEqual(['Bushi', 'Ghost']);
  },
);

scene(
  'Drakkar: minions played elsewhere before do not matter, but declining does not pass the chance on',
  {
    card: 'Drakkar',
    rulings: [2],
    A: { hand: ['Ronin', 'Ronin', 'Ronin', 'Ghostly Arrival', 'Insta-Grow'], deck },
    B: { deck },
    bases: { Drakkar: [], Workshop: [] },
  },
  (t) => {
    t.play('Ronin', 'Workshop');
    expect(t.question).toBe('play');
    t.play('Ghostly Arrival');
    t.play('Ronin', 'Drakkar');
    t.offers('B');
    t.pick();
    t.play('Insta-Grow');
    t.play('Ronin', 'Drakkar');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Drakkar takes a minion, which is then played as one’s own and goes home after scoring',
  {
    card: 'Drakkar',
    rulings: [1],
    rules: ['R9.3', 'R9.4'],
    A: { hand: ['Ronin', 'Insta-Grow'], deck },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Drakkar: ['A: Shogun +11'], Workshop: [] },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Ronin', 'Drakkar');
    t.pick('B');
    t.pick('Ghost');
    t.play('Insta-Grow');
    t.play('Ghost', 'Drakkar');
    expect(t.at('Drakkar')).toEqual(['A: Shogun +11', 'A: Ronin', 'A(B): Ghost']);
    t.endTurn();
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Insta-Grow', 'Ronin', 'Shogun']);
  },
);

scene(
  'Drakkar works the same in the current printing',
  {
    card: 'Drakkar',
    rulings: [3],
    printing: 'current',
    A: { hand: ['Ghost'], deck },
    B: { deck: ['Tribute', 'Ghost'] },
    bases: { Drakkar: [], Workshop: [] },
  },
  (t) => {
    t.play('Ghost', 'Drakkar');
    t.pick('B');
    t.pick('Tribute');
    expect(t.hand('A')).toEqual(['Tribute']);
    expect(t.deck('B')).toEqual(['Ghost']);
  },
);

// Longhouse

scene(
  'Longhouse: once on their turn a player may put a card on their deck for +2 power of a minion here',
  {
    card: 'Longhouse',
    rulings: [1, 2],
    rules: ['R9.4'],
    A: { hand: ['Shield Maiden', 'Bushi'], deck },
    B: { hand: ['Ronin'], deck: ['Ghost', ...deck] },
    bases: { Longhouse: ['A: Ronin', 'B: Bushi'], Workshop: ['A: Shogun'] },
  },
  (t) => {
    t.play('Shield Maiden', 'Longhouse');
    t.use('Longhouse');
    t.offers('Bushi', 'Ghost');
    t.pick('Ghost');
    t.offers('Ronin', 'Shield Maiden');
    t.pick('Ronin');
    expect(t.power('Ronin')).toBe(5);
    expect(t.deck('A')).toEqual(['Ghost', ...deck]);
    expect(t.seenBy('B', 'A')).toEqual(['?']);
    expect(t.canUse('Longhouse')).toBe(false);
    t.endTurn();
    expect(t.power('Ronin')).toBe(3);
    expect(t.hand('A')).toEqual(['Bushi', 'Ghost', 'Tribute']);
    // Now it is B's turn, and B's chance.
    t.use('Longhouse');
    expect(t.power('Bushi')).toBe(6);
    expect(t.deck('B')[0]).toBe('Ronin');
  },
);

scene(
  'Longhouse needs a minion here and a card in hand',
  {
    card: 'Longhouse',
    rulings: [2],
    A: { hand: ['Ghost', 'Ghost', 'Insta-Grow'], deck },
    bases: { Longhouse: ['B: Bushi'], Workshop: ['A: Shogun'] },
  },
  (t) => {
    expect(t.canUse('Longhouse')).toBe(false);
    t.play('Ghost', 'Longhouse');
    t.pick();
    expect(t.canUse('Longhouse')).toBe(true);
    t.play('Insta-Grow');
    t.play('Ghost', 'Longhouse');
    expect(t.canUse('Longhouse')).toBe(false);
  },
);

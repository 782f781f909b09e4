import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const sharedDecks = { Madness: 10 };

scene(
  'Cthulhu: for the regular action play and two Madness cards, at a base with a minion of yours',
  {
    card: 'Cthulhu',
    rulings: [1, 2],
    rules: ['R11.2'],
    A: { hand: ['Howl'], titans: ['Cthulhu'] },
    bases: { Tortuga: ['A: Zapbot'], Pyramids: ['A: Ghost'], 'Jungle Oasis': ['B: Ghost'] },
    sharedDecks,
  },
  (t) => {
    t.use('Cthulhu');
    t.offers('Tortuga', 'Pyramids');
    t.pick('Tortuga');
    expect(t.hand('A')).toEqual(['Howl', 'Madness', 'Madness']);
    // The two were drawn before it was there.
    expect(t.at('Tortuga')).toEqual(['A: Zapbot', 'A: Cthulhu']);
    expect(t.playsLeft).toEqual(['minion']);
    expect(t.sharedDeck('Madness')).toBe(8);
  },
);

scene(
  'Cthulhu: an extra action is not the regular play',
  {
    card: 'Cthulhu',
    rulings: [1],
    A: { hand: ['Whispers in Darkness'], titans: ['Cthulhu'] },
    bases: { Tortuga: ['A: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.play('Whispers in Darkness');
    expect(t.playsLeft).toEqual([
      'minion',
      'action using Whispers in Darkness',
      'action using Whispers in Darkness',
    ]);
    expect(t.canUse('Cthulhu')).toBe(false);
  },
);

scene(
  'Cthulhu: it is no action, so that a base where none may be played is as good as any',
  {
    card: 'Cthulhu',
    rulings: [1],
    A: { titans: ['Cthulhu'] },
    bases: { 'The Dread Gazebo': ['A: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.use('Cthulhu');
    expect(t.at('The Dread Gazebo')).toEqual(['A: Zapbot', 'A: Cthulhu']);
  },
);

scene(
  'Cthulhu: whoever may play no action at all has no play to give up',
  {
    card: 'Cthulhu',
    rulings: [1],
    A: { hand: ['Mark of Sleep'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Howl'], titans: ['Cthulhu'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.play('Mark of Sleep');
    t.pick('B');
    t.endTurn();
    expect(t.canPlay('Howl')).toBe(false);
    expect(t.canUse('Cthulhu')).toBe(false);
  },
);

scene(
  'Cthulhu: a ban on actions holds for who has no action, too',
  {
    card: 'Cthulhu',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Mark of Sleep'], deck: ['Ghost', 'Ghost'] },
    B: { titans: ['Cthulhu'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.play('Mark of Sleep');
    t.pick('no actions');
    t.endTurn();
    expect(t.canUse('Cthulhu')).toBe(false);
  },
);

scene(
  'Cthulhu: with one Madness card left it cannot be played',
  {
    card: 'Cthulhu',
    rulings: [3],
    rules: ['R11.3', 'R12.1'],
    A: { titans: ['Cthulhu'] },
    bases: { Tortuga: ['A: Zapbot'] },
    sharedDecks: { Madness: 1 },
  },
  (t) => {
    expect(t.canUse('Cthulhu')).toBe(false);
  },
);

scene(
  'Cthulhu: a Madness card that is played and goes back to its deck is played; another one that goes back is not',
  {
    card: 'Cthulhu',
    rulings: [4],
    A: { hand: ['Madness', 'Madness'], deck: ['Ghost', 'Zapbot'] },
    bases: { Tortuga: ['A: Cthulhu', 'A: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.play('Madness');
    t.pick('return it');
    expect(t.counters('Cthulhu')).toBe(1);
    t.use('Cthulhu');
    t.offers('draw Madness', 'give Madness away');
    t.pick('give Madness away');
    expect(t.hand('B')).toEqual(['Madness']);
    expect(t.counters('Cthulhu')).toBe(1);
  },
);

scene(
  'Cthulhu: what others play or draw is nothing to it',
  {
    card: 'Cthulhu',
    rulings: [4],
    turn: 'B',
    B: { hand: ['Madness', 'The Seal is Broken'], deck: ['Ghost', 'Zapbot'] },
    bases: { Tortuga: ['A: Cthulhu', 'A: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.play('The Seal is Broken');
    expect(t.hand('B')).toEqual(['Madness', 'Madness']);
    expect(t.counters('Cthulhu')).toBe(0);
  },
);

scene(
  'Cthulhu: each card drawn gives a counter, also by its own talent',
  {
    card: 'Cthulhu',
    rulings: [5],
    A: { hand: ['Recruitment'] },
    bases: { Tortuga: ['A: Cthulhu', 'A: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.play('Recruitment');
    t.pick('draw three Madness');
    expect(t.counters('Cthulhu')).toBe(3);
    t.use('Cthulhu');
    t.pick('draw Madness');
    expect(t.counters('Cthulhu')).toBe(4);
    expect(t.hand('A')).toEqual(['Madness', 'Madness', 'Madness', 'Madness']);
  },
);

scene(
  'Cthulhu: with nothing left to draw the talent gives a Madness card to a player of one’s choice',
  {
    card: 'Cthulhu',
    rulings: [5],
    players: 3,
    A: { hand: ['Madness'] },
    bases: { Tortuga: ['A: Cthulhu'] },
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.use('Cthulhu');
    t.offers('B', 'C');
    t.pick('C');
    expect([t.hand('A'), t.hand('C')]).toEqual([[], ['Madness']]);
  },
);

scene(
  'Dagon: on your turn, at a base where two of your minions have the same name',
  {
    card: 'Dagon',
    rulings: [1],
    printing: 'current',
    A: { titans: ['Dagon'] },
    bases: {
      Tortuga: ['A: The Locals', 'A: The Locals', 'A: Zapbot'],
      Pyramids: ['A: Ghost', 'B: Ghost'],
      'Jungle Oasis': ['A: Zapbot'],
    },
  },
  (t) => {
    t.use('Dagon');
    expect(t.at('Tortuga')).toContain('A: Dagon');
  },
);

scene(
  'Dagon: two of one name at different bases, or one of them another player’s, do not bring it',
  {
    card: 'Dagon',
    rulings: [1],
    printing: 'current',
    A: { titans: ['Dagon'] },
    bases: { Tortuga: ['A: The Locals', 'B: The Locals'], Pyramids: ['A: The Locals'] },
  },
  (t) => {
    expect(t.canUse('Dagon')).toBe(false);
  },
);

scene(
  'Dagon: 1 for each of your minions that has a namesake here, whosever that is; it is no minion’s power',
  {
    card: 'Dagon',
    rulings: [2],
    rules: ['R11.4'],
    printing: 'current',
    bases: {
      Tortuga: ['A: Dagon', 'A: The Locals', 'A: The Locals', 'A: Ghost', 'B: Ghost', 'A: Zapbot'],
      Pyramids: ['A: Zapbot', 'A: Zapbot'],
    },
  },
  (t) => {
    expect(t.power('The Locals')).toBe(2);
    // 2 + 2 + 2 + 2 of minions; two of the Locals and a Ghost.
    expect(t.total('A', 'Tortuga')).toBe(11);
    expect(t.total('B', 'Tortuga')).toBe(2);
    expect(t.total('A', 'Pyramids')).toBe(4);
  },
);

scene(
  'Dagon: its talent is an extra minion here',
  {
    card: 'Dagon',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Teenage Wolf', 'King Rex'] },
    bases: { Tortuga: ['A: Dagon'], Pyramids: [] },
  },
  (t) => {
    t.use('Dagon');
    t.play('Teenage Wolf', 'Pyramids');
    t.play('King Rex');
    expect(t.at('Tortuga')).toEqual(['A: Dagon', 'A: King Rex']);
  },
);

scene(
  'Dagon, first printing: the extra minion goes to any base',
  {
    card: 'Dagon',
    A: { hand: ['Teenage Wolf', 'Teenage Wolf'] },
    bases: { Tortuga: ['A: Dagon'], Pyramids: [] },
  },
  (t) => {
    t.use('Dagon');
    t.play('Teenage Wolf', 'Pyramids');
    t.play('Teenage Wolf', 'Pyramids');
    expect(t.at('Pyramids')).toEqual(['A: Teenage Wolf', 'A: Teenage Wolf']);
  },
);

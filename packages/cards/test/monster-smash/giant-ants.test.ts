import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

// Killer Queen

scene(
  'Killer Queen strengthens herself and one of the minions that were played here this turn',
  {
    card: 'Killer Queen',
    rulings: [1],
    A: { hand: ['Zapbot', 'Worker'] },
    bases: { 'Jungle Oasis': ['A: Killer Queen', 'A: Ghost'], Tortuga: [] },
  },
  (t) => {
    expect(t.canUse('Killer Queen')).toBe(false);
    t.play('Zapbot', 'Jungle Oasis');
    t.play('Worker', 'Jungle Oasis', 'Zapbot');
    t.use('Killer Queen');
    t.offers('Worker', 'Zapbot');
    t.pick('Worker');
    expect(t.at('Jungle Oasis')).toEqual(['A: Killer Queen +1', 'A: Ghost', 'A: Zapbot', 'A: Worker +3']);
    expect(t.canUse('Killer Queen')).toBe(false);
  },
);

scene(
  'Killer Queen does not know who was only moved here, was played elsewhere, or is herself',
  {
    card: 'Killer Queen',
    rulings: [2],
    A: { hand: ['Killer Queen', 'Way of Deception'] },
    bases: { 'Jungle Oasis': [], Tortuga: ['A: Ghost'] },
  },
  (t) => {
    t.play('Killer Queen', 'Jungle Oasis');
    t.play('Way of Deception');
    t.pick('Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['A: Killer Queen', 'A: Ghost']);
    expect(t.canUse('Killer Queen')).toBe(false);
  },
);

scene(
  'Killer Queen still knows who was played here and has gone elsewhere, but not who left play',
  {
    card: 'Killer Queen',
    rulings: [1],
    A: { hand: ['Zapbot', 'Ghost', 'Way of Deception'] },
    bases: { 'Jungle Oasis': ['A: Killer Queen'], Tortuga: [] },
  },
  (t) => {
    t.play('Ghost', 'Jungle Oasis');
    t.pick();
    t.play('Way of Deception');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    t.use('Killer Queen');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +1']);
    expect(t.counters('Killer Queen')).toBe(1);
  },
);

scene(
  'Killer Queen places nothing when the minion that was played here has left play',
  {
    card: 'Killer Queen',
    rulings: [1],
    A: { hand: ['First Mate', 'Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Killer Queen'], Tortuga: [] },
  },
  (t) => {
    t.play('First Mate', 'Jungle Oasis');
    t.play('Seeing Stars');
    expect(t.discard('A')).toEqual(['First Mate', 'Seeing Stars']);
    expect(t.canUse('Killer Queen')).toBe(false);
  },
);

scene(
  'Killer Queen in the current printing draws a small minion off the top of the deck',
  {
    card: 'Killer Queen',
    printing: 'current',
    A: { deck: ['War Raptor', 'Howl', 'Soldier', 'Worker'] },
    bases: { 'Jungle Oasis': ['A: Killer Queen'], Tortuga: [] },
  },
  (t) => {
    t.use('Killer Queen');
    // No other minion was played: there is nothing else to choose.
    expect(t.hand('A')).toEqual(['Soldier']);
    expect(t.deck('A').toSorted()).toEqual(['Howl', 'War Raptor', 'Worker']);
    expect(t.deckAsSeenBy('B', 'A')).toEqual(['?', '?', '?']);
  },
);

scene(
  'Killer Queen in the current printing may honour a minion that was played at another base',
  {
    card: 'Killer Queen',
    printing: 'current',
    A: { hand: ['War Raptor'], deck },
    bases: { 'Jungle Oasis': ['A: Killer Queen'], Tortuga: [] },
  },
  (t) => {
    t.play('War Raptor', 'Tortuga');
    t.use('Killer Queen');
    t.offers('draw', 'counters');
    t.pick('counters');
    expect(t.at('Tortuga')).toEqual(['A: War Raptor +1']);
    expect(t.counters('Killer Queen')).toBe(1);
    expect(t.hand('A')).toEqual([]);
  },
);

// Drone

scene(
  'Drone gives its counter for a minion at another base, which then was not destroyed',
  {
    card: 'Drone',
    rulings: [1],
    rules: ['R9.5'],
    A: { hand: ['Drone'] },
    B: { hand: ['Seeing Stars'], deck },
    bases: { 'Jungle Oasis': [], 'Field of Honor': ['A: Soldier +2'] },
  },
  (t) => {
    t.play('Drone', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Drone +1']);
    t.endTurn();
    expect(t.asked).toBe('B');
    t.play('Seeing Stars');
    // The Soldier and the Drone (with 4 power) are there; only the Soldier is weak enough.
    expect(t.asked).toBe('A');
    expect(t.question).toBe('respond');
    expect(t.purpose).toBe('in danger');
    t.offers('use Drone', 'pass');
    t.pick('use Drone');
    expect(t.at('Field of Honor')).toEqual(['A: Soldier +2']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Drone']);
    // Field of Honor pays for destroyed minions.
    expect(t.vp('B')).toBe(0);
    expect(t.discard('B')).toEqual(['Seeing Stars']);
  },
);

scene(
  'Drone may let it happen',
  {
    card: 'Drone',
    rulings: [1],
    B: { hand: ['Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Drone +1'], Tortuga: ['A: Ghost'] },
    turn: 'B',
  },
  (t) => {
    t.play('Seeing Stars');
    t.offers('use Drone', 'pass');
    t.pass();
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.counters('Drone')).toBe(1);
  },
);

scene(
  'Drone saves itself, and without a counter it is lost',
  {
    card: 'Drone',
    rulings: [1],
    B: { hand: ['Tiger Assassin', 'Hidden Ninja', 'Ninja Master', 'Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Drone +1'], Tortuga: [] },
    turn: 'B',
  },
  (t) => {
    t.play('Ninja Master', 'Jungle Oasis');
    t.pick('Drone');
    t.pick('use Drone');
    expect(t.at('Jungle Oasis')).toEqual(['A: Drone', 'B: Ninja Master']);
    t.play('Seeing Stars');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ninja Master']);
    expect(t.discard('A')).toEqual(['Drone']);
  },
);

scene(
  'Drone: minions that are destroyed together each need a counter of their own',
  {
    card: 'Drone',
    rulings: [2],
    B: { hand: ['Cannon'] },
    bases: { 'Jungle Oasis': ['A: Drone +1', 'A: Ghost', 'A: Neophyte'], Tortuga: [] },
    turn: 'B',
  },
  (t) => {
    t.play('Cannon');
    t.pick('Ghost', 'Neophyte');
    t.pass();
    t.pick('use Drone');
    expect(t.at('Jungle Oasis')).toEqual(['A: Drone', 'A: Neophyte']);
    expect(t.discard('A')).toEqual(['Ghost']);
  },
);

scene(
  'Drones with two counters save two minions, from whichever of them their player likes',
  {
    card: 'Drone',
    rulings: [2],
    B: { hand: ['Cannon'] },
    bases: { 'Jungle Oasis': ['A: Drone +1', 'A: Ghost', 'A: Neophyte'], Tortuga: ['A: Drone +1'] },
    turn: 'B',
  },
  (t) => {
    t.play('Cannon');
    t.pick('Ghost', 'Neophyte');
    t.offers('use Drone', 'use Drone', 'pass');
    t.pick('use Drone');
    t.offers('use Drone', 'pass');
    t.pick('use Drone');
    expect(t.at('Jungle Oasis')).toEqual(['A: Drone', 'A: Ghost', 'A: Neophyte']);
    expect(t.at('Tortuga')).toEqual(['A: Drone']);
  },
);

scene(
  'Drone: its controller speaks first, then the current player chooses between the replacements',
  {
    card: 'Drone',
    rules: ['R11.9', 'R10.2'],
    B: { hand: ['Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Drone +1'], Tortuga: ['A: Ghost', 'A: Escape Hatch'] },
    turn: 'B',
  },
  (t) => {
    t.play('Seeing Stars');
    expect(t.asked).toBe('A');
    t.offers('use Drone', 'pass');
    t.pick('use Drone');
    expect(t.asked).toBe('B');
    t.offers('use Drone', 'use Escape Hatch');
    t.pick('use Escape Hatch');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.counters('Drone')).toBe(1);
  },
);

scene(
  'Drone is not used: what happens anyway happens',
  {
    card: 'Drone',
    rules: ['R11.9'],
    B: { hand: ['Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Drone +1'], Tortuga: ['A: Ghost', 'A: Escape Hatch'] },
    turn: 'B',
  },
  (t) => {
    t.play('Seeing Stars');
    t.pass();
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.counters('Drone')).toBe(1);
  },
);

scene(
  'Drone saves the same minion twice in one course of events, for a counter each time',
  {
    card: 'Drone',
    rulings: [2],
    rules: ['R10.25'],
    A: { hand: ['Powderkeg'] },
    bases: { 'Jungle Oasis': ['A: Drone +2'], Tortuga: ['A: Nukebot', 'B: Nukebot', 'A: Ghost'] },
  },
  (t) => {
    t.play('Powderkeg');
    t.pick('Nukebot');
    // A lets the Nukebot go and saves the Ghost.
    t.pass();
    t.pick('use Drone');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    // Both Nukebots avenge themselves, that of B on the Ghost.
    t.offers('use Nukebot', 'use Nukebot');
    t.pick('use Nukebot');
    t.offers('use Drone', 'pass');
    t.pick('use Drone');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.counters('Drone')).toBe(0);
  },
);

scene(
  'Drone in the current printing turns a counter into a card',
  {
    card: 'Drone',
    printing: 'current',
    A: { hand: ['Drone'], deck },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Drone', 'Jungle Oasis');
    t.use('Drone');
    expect(t.counters('Drone')).toBe(0);
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.canUse('Drone')).toBe(false);
  },
);

scene(
  'Drone in the current printing has nothing to draw for without a counter',
  {
    card: 'Drone',
    printing: 'current',
    A: { deck },
    B: { hand: ['Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Drone'], Tortuga: [] },
  },
  (t) => {
    expect(t.canUse('Drone')).toBe(false);
    t.endTurn();
    t.play('Seeing Stars');
    expect(t.at('Jungle Oasis')).toEqual([]);
  },
);

// Soldier

scene(
  'Soldier arrives with two counters and gives one to any other minion',
  {
    card: 'Soldier',
    rulings: [1],
    rules: ['R9.9'],
    A: { hand: ['Soldier'] },
    bases: { 'Jungle Oasis': ['A: Ghost'], Tortuga: ['B: War Raptor'] },
  },
  (t) => {
    t.play('Soldier', 'Jungle Oasis');
    expect(t.power('Soldier')).toBe(3);
    t.use('Soldier');
    t.offers('Ghost', 'War Raptor');
    t.pick('War Raptor');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'A: Soldier +1']);
    expect(t.at('Tortuga')).toEqual(['B: War Raptor +1']);
  },
);

scene(
  'Soldier without a counter has none to give',
  {
    card: 'Soldier',
    rulings: [1],
    bases: { 'Jungle Oasis': ['A: Soldier', 'A: Ghost'], Tortuga: [] },
  },
  (t) => {
    expect(t.canUse('Soldier')).toBe(false);
  },
);

scene(
  'Soldier in the current printing sees to it that a counter goes from one of your minions to another',
  {
    card: 'Soldier',
    printing: 'current',
    bases: { 'Jungle Oasis': ['A: Soldier', 'A: Drone +1'], Tortuga: ['B: War Raptor', 'A: Worker +2'] },
  },
  (t) => {
    t.use('Soldier');
    t.offers('Drone', 'Worker');
    t.pick('Worker');
    t.offers('Drone', 'Soldier');
    t.pick('Soldier');
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier +1', 'A: Drone +1']);
    expect(t.counters('Worker')).toBe(1);
  },
);

// Worker

scene(
  'Worker has printed power 0, and comes wherever a small minion may',
  {
    card: 'Worker',
    rulings: [1],
    A: { hand: ['Zapbot', 'Worker'] },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Zapbot', 'Jungle Oasis');
    t.play('Worker', 'Tortuga', 'Zapbot');
    expect(t.at('Tortuga')).toEqual(['A: Worker +2']);
    expect(t.power('Worker')).toBe(2);
  },
);

scene(
  'Worker in the current printing that has no counter left comes back at another base',
  {
    card: 'Worker',
    printing: 'current',
    B: { hand: ['Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Worker'], Tortuga: [], 'Temple of Goju': [] },
    turn: 'B',
  },
  (t) => {
    t.play('Seeing Stars');
    expect(t.asked).toBe('A');
    t.offers('Temple of Goju', 'Tortuga');
    expect(t.range).toEqual([0, 1]);
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Worker +2']);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'Worker in the current printing that falls with a counter on it stays where it fell',
  {
    card: 'Worker',
    printing: 'current',
    B: { hand: ['Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Worker +1'], Tortuga: [] },
    turn: 'B',
  },
  (t) => {
    t.play('Seeing Stars');
    expect(t.asked).toBe('B');
    expect(t.discard('A')).toEqual(['Worker']);
  },
);

scene(
  'Worker in the current printing comes back from a base that has scored, too',
  {
    card: 'Worker',
    printing: 'current',
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Worker', 'A: King Rex', 'A: King Rex'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    // The base that takes its place is not there yet.
    t.offers('Tortuga');
    expect(t.range).toEqual([0, 1]);
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Worker +2']);
  },
);

// A Kind of Magic

scene(
  'A Kind of Magic spreads the counters of the chosen minions anew',
  {
    card: 'A Kind of Magic',
    rulings: [1],
    rules: ['R9.5'],
    A: { hand: ['A Kind of Magic', 'Howl', 'Chronomage'] },
    bases: {
      'Jungle Oasis': ['A: Soldier +2', 'A: Ghost', 'B: Drone +1'],
      Tortuga: ['A: Worker +2', 'A: War Raptor'],
    },
  },
  (t) => {
    t.play('Howl');
    t.play('Chronomage', 'Tortuga');
    t.play('A Kind of Magic');
    // Not the Drone: it is somebody else's.
    t.offers('Chronomage', 'Ghost', 'Soldier', 'War Raptor', 'Worker');
    t.pick('Soldier', 'Ghost', 'Worker');
    expect(t.purpose).toBe('how many counters on');
    t.offers('0', '1', '2', '3', '4');
    t.pick('0');
    t.offers('0', '1', '2', '3', '4');
    t.pick('3');
    // The last one gets what is left.
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier', 'A: Ghost +3', 'B: Drone +1']);
    expect(t.at('Tortuga')).toEqual(['A: Worker +1', 'A: War Raptor', 'A: Chronomage']);
    // Only counters move: everybody keeps the power of Howl.
    expect(t.power('Soldier')).toBe(2);
    expect(t.power('Worker')).toBe(2);
  },
);

scene(
  'A Kind of Magic need not do anything, and asks nobody without a counter',
  {
    card: 'A Kind of Magic',
    rulings: [1],
    A: { hand: ['A Kind of Magic', 'A Kind of Magic', 'Chronomage'] },
    bases: { 'Jungle Oasis': ['A: Soldier +2', 'A: Ghost'], Tortuga: [] },
  },
  (t) => {
    t.play('A Kind of Magic');
    expect(t.range).toEqual([0, 2]);
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier +2', 'A: Ghost']);
  },
);

scene(
  'A Kind of Magic without counters is played for nothing',
  {
    card: 'A Kind of Magic',
    A: { hand: ['A Kind of Magic'] },
    bases: { 'Jungle Oasis': ['A: Soldier', 'B: Worker +2'], Tortuga: [] },
  },
  (t) => {
    t.play('A Kind of Magic');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['A Kind of Magic']);
  },
);

scene(
  'A Kind of Magic: a minion that a shield protects neither gives nor receives',
  {
    card: 'A Kind of Magic',
    rulings: [1],
    A: { hand: ['A Kind of Magic'] },
    bases: {
      'Jungle Oasis': ['A: Soldier +2 [A: Tooth and Claw... and Guns]', 'A: Drone +1'],
      Tortuga: [],
    },
  },
  (t) => {
    t.play('A Kind of Magic');
    t.pick('Soldier', 'Drone');
    // The Soldier keeps its counters; only that of the Drone is there to be spread.
    t.offers('0', '1');
    t.pick('0');
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier +2', 'A: Drone +1']);
  },
);

scene(
  'A Kind of Magic in the current printing reaches actions as well',
  {
    card: 'A Kind of Magic',
    printing: 'current',
    A: { hand: ['A Kind of Magic'] },
    bases: { 'Jungle Oasis': ['A: Soldier +2', 'A: Wildlife Preserve', 'B: Ghost +1'], Tortuga: [] },
  },
  (t) => {
    t.play('A Kind of Magic');
    t.offers('Soldier', 'Wildlife Preserve');
    t.pick('Soldier', 'Wildlife Preserve');
    t.pick('0');
    expect(t.counters('Wildlife Preserve')).toBe(2);
    expect(t.power('Soldier')).toBe(1);
  },
);

// Gimme the Prize

scene(
  'Gimme the Prize: three different minions at whichever bases, or fewer',
  {
    card: 'Gimme the Prize',
    rulings: [1],
    A: { hand: ['Gimme the Prize'] },
    bases: { 'Jungle Oasis': ['A: Soldier', 'A: Ghost', 'B: Ghost'], Tortuga: ['A: Worker', 'A: Drone'] },
  },
  (t) => {
    t.play('Gimme the Prize');
    t.offers('Drone', 'Ghost', 'Soldier', 'Worker');
    expect(t.range).toEqual([0, 3]);
    t.pick('Soldier', 'Ghost', 'Worker');
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier +1', 'A: Ghost +1', 'B: Ghost']);
    expect(t.at('Tortuga')).toEqual(['A: Worker +1', 'A: Drone']);
  },
);

scene(
  'Gimme the Prize in the current printing: two for one minion and one for another, whosever they are',
  {
    card: 'Gimme the Prize',
    printing: 'current',
    A: { hand: ['Gimme the Prize'] },
    bases: { 'Jungle Oasis': ['A: Soldier', 'B: Ghost'], Tortuga: ['A: Worker'] },
  },
  (t) => {
    t.play('Gimme the Prize');
    t.offers('Ghost', 'Soldier', 'Worker');
    expect(t.range).toEqual([1, 1]);
    t.pick('Ghost');
    t.offers('Soldier', 'Worker');
    t.pick('Worker');
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier', 'B: Ghost +2']);
    expect(t.counters('Worker')).toBe(1);
  },
);

// Headlong

scene(
  'Headlong moves one of your minions and gives it two counters',
  {
    card: 'Headlong',
    A: { hand: ['Headlong'] },
    bases: { 'Jungle Oasis': ['A: Soldier', 'B: Ghost'], Tortuga: ['A: Worker'] },
  },
  (t) => {
    t.play('Headlong');
    t.offers('Soldier', 'Worker');
    t.pick('Soldier');
    expect(t.at('Tortuga')).toEqual(['A: Worker', 'A: Soldier +2']);
  },
);

scene(
  'Headlong: the counters are placed though the move is prevented',
  {
    card: 'Headlong',
    rulings: [1],
    A: { hand: ['Headlong'] },
    bases: { 'Jungle Oasis': ['A: Soldier', 'B: Ghost', 'B: Entangled'], Tortuga: [] },
  },
  (t) => {
    t.play('Headlong');
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier +2', 'B: Ghost', 'B: Entangled']);
  },
);

// The Show Must Go On

scene(
  'The Show Must Go On protects your minions with counters from the cards of others',
  {
    card: 'The Show Must Go On',
    rulings: [2],
    A: { hand: ['The Show Must Go On'] },
    B: { hand: ['Seeing Stars', 'Gimme the Prize', 'Soldier'], deck },
    bases: { 'Jungle Oasis': ['A: Soldier +2', 'A: Ghost', 'B: Drone +1'], Tortuga: ['B: Soldier +2'] },
    printing: 'current',
  },
  (t) => {
    t.play('The Show Must Go On', 'Jungle Oasis');
    t.endTurn();
    t.play('Gimme the Prize');
    // What is protected cannot get a counter, and so is no choice where one must be placed (R10.20).
    t.offers('Drone', 'Ghost', 'Soldier');
    t.pick('Ghost');
    t.offers('Drone', 'Soldier');
    t.pick('Drone');
    expect(t.at('Jungle Oasis').slice(0, 3)).toEqual(['A: Soldier +2', 'A: Ghost +2', 'B: Drone +2']);
  },
);

scene(
  'The Show Must Go On: a counter cannot be taken off a protected minion, nor is it destroyed',
  {
    card: 'The Show Must Go On',
    rulings: [2],
    B: { hand: ['Ancient Curse', 'Seeing Stars', 'Chronomage'] },
    bases: { 'Jungle Oasis': ['A: Soldier +1', 'A: Ghost', 'A: The Show Must Go On'], Tortuga: [] },
    turn: 'B',
  },
  (t) => {
    t.play('Chronomage', 'Tortuga');
    // What cannot be affected throws off what is played on it (R12.5).
    t.play('Ancient Curse', 'Soldier');
    expect(t.discard('B')).toEqual(['Ancient Curse']);
    t.play('Seeing Stars');
    t.offers('Chronomage', 'Ghost', 'Soldier');
    t.pick('Soldier');
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier +1', 'A: Ghost', 'A: The Show Must Go On']);
  },
);

scene(
  'The Show Must Go On: without its last counter a minion is protected no more',
  {
    card: 'The Show Must Go On',
    rulings: [1],
    A: { hand: ['Who Wants to Live Forever?'], deck: ['Spirit', ...deck] },
    B: { hand: ['Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Soldier +1', 'A: The Show Must Go On'], Tortuga: [] },
  },
  (t) => {
    t.play('Who Wants to Live Forever?');
    t.pick('1');
    t.endTurn();
    t.play('Seeing Stars');
    expect(t.at('Jungle Oasis')).toEqual(['A: The Show Must Go On']);
  },
);

scene(
  'The Show Must Go On does not protect from bases',
  {
    card: 'The Show Must Go On',
    rulings: [1],
    A: { deck },
    B: { deck },
    bases: {
      'Temple of Goju': [
        'A: King Rex +1',
        'B: King Rex',
        'B: Ninja Acolyte',
        'B: Ghost',
        'A: The Show Must Go On',
      ],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
    turn: 'B',
  },
  (t) => {
    t.endTurn();
    // Each player's strongest minion goes under the deck.
    expect(t.deck('A').at(-1)).toBe('King Rex');
  },
);

// Under Pressure

scene(
  'Under Pressure passes on counters before a base scores, from any base to anybody',
  {
    card: 'Under Pressure',
    rulings: [1],
    A: { hand: ['Under Pressure'], deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: King Rex', 'B: King Rex'], Tortuga: ['A: Soldier +2', 'A: Ghost +1'] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    expect(t.canPlay('Under Pressure')).toBe(false);
    t.endTurn();
    t.offers('use Under Pressure', 'pass');
    t.pick('use Under Pressure');
    expect(t.purpose).toBe('counter off');
    t.offers('Ghost', 'Soldier');
    t.pick('Soldier');
    t.offers('Ghost', 'King Rex', 'King Rex');
    t.pick('King Rex');
    t.offers('0', '1', '2');
    t.pick('2');
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(0);
    expect(t.counters('Soldier')).toBe(0);
  },
);

// We Are the Champions

scene(
  'We Are the Champions saves counters from the base that has scored',
  {
    card: 'We Are the Champions',
    rulings: [1],
    A: { hand: ['We Are the Champions'], deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: King Rex +2', 'A: Soldier +2', 'B: Ghost'],
      Tortuga: ['A: Worker +1', 'B: War Raptor'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    expect(t.vp('A')).toBe(2);
    t.offers('use We Are the Champions', 'pass');
    t.pick('use We Are the Champions');
    // Not the Worker: it is elsewhere.
    t.offers('King Rex', 'Soldier');
    t.pick('King Rex');
    t.offers('Ghost', 'Soldier', 'War Raptor', 'Worker');
    t.pick('Worker');
    t.pick('2');
    expect(t.at('Tortuga')).toEqual(['A: Worker +3', 'B: War Raptor']);
    expect(t.discard('A')).toEqual(['King Rex', 'Soldier', 'We Are the Champions']);
  },
);

scene(
  'We Are the Champions: whoever gets them at the same base is discarded with them',
  {
    card: 'We Are the Champions',
    rulings: [1],
    A: { hand: ['We Are the Champions'], deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: King Rex +2', 'A: King Rex'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('use We Are the Champions');
    t.pick('1');
    expect(t.discard('A')).toEqual(['King Rex', 'King Rex', 'We Are the Champions']);
    expect(t.at('Tortuga')).toEqual([]);
  },
);

// We Will Rock You

scene(
  'We Will Rock You: counters count twice, as they were when it was played',
  {
    card: 'We Will Rock You',
    rulings: [1],
    A: { hand: ['We Will Rock You', 'Chronomage', 'Gimme the Prize'] },
    bases: { 'Temple of Goju': ['A: Soldier +2', 'A: Ghost', 'B: Drone +1'], Tortuga: ['A: Drone +1'] },
  },
  (t) => {
    t.play('We Will Rock You');
    expect(t.total('A', 'Temple of Goju')).toBe(7);
    expect(t.total('A', 'Tortuga')).toBe(5);
    expect(t.total('B', 'Temple of Goju')).toBe(4);
    // A counter that comes later counts once.
    t.play('Chronomage', 'Tortuga');
    t.play('Gimme the Prize');
    t.pick('Soldier');
    expect(t.power('Soldier')).toBe(6);
    t.endTurn();
    expect(t.power('Soldier')).toBe(4);
  },
);

scene(
  'We Will Rock You: a minion that is played later has only its own power',
  {
    card: 'We Will Rock You',
    rulings: [1],
    A: { hand: ['We Will Rock You', 'Worker'] },
    bases: { 'Jungle Oasis': ['A: Soldier +2'], Tortuga: [] },
  },
  (t) => {
    t.play('We Will Rock You');
    t.play('Worker', 'Tortuga');
    expect(t.power('Worker')).toBe(2);
    expect(t.powerParts('Soldier')).toEqual(['Soldier +1', 'counters +2', 'We Will Rock You +2']);
  },
);

scene(
  'We Will Rock You in the current printing is about one base',
  {
    card: 'We Will Rock You',
    printing: 'current',
    A: { hand: ['We Will Rock You'] },
    bases: { 'Jungle Oasis': ['A: Soldier +2'], Tortuga: ['A: Drone +1'], 'Temple of Goju': ['A: Ghost'] },
  },
  (t) => {
    t.play('We Will Rock You');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Tortuga');
    expect(t.power('Drone')).toBe(5);
    expect(t.power('Soldier')).toBe(3);
  },
);

// Who Wants to Live Forever?

scene(
  'Who Wants to Live Forever? turns counters into cards',
  {
    card: 'Who Wants to Live Forever?',
    A: { hand: ['Who Wants to Live Forever?'], deck },
    bases: { 'Jungle Oasis': ['A: Soldier +2', 'A: Ghost', 'B: Drone +1'], Tortuga: ['A: Worker +2'] },
  },
  (t) => {
    t.play('Who Wants to Live Forever?');
    expect(t.purpose).toBe('how many counters off');
    t.offers('0', '1', '2');
    t.pick('2');
    t.offers('0', '1', '2');
    t.pick('1');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Soldier', 'A: Ghost', 'B: Drone +1']);
    expect(t.counters('Worker')).toBe(1);
  },
);

scene(
  'Who Wants to Live Forever? may take none',
  {
    card: 'Who Wants to Live Forever?',
    rulings: [1],
    A: { hand: ['Who Wants to Live Forever?'], deck },
    bases: { 'Jungle Oasis': ['A: Soldier +2'], Tortuga: [] },
  },
  (t) => {
    t.play('Who Wants to Live Forever?');
    t.pick('0');
    expect(t.hand('A')).toEqual([]);
    expect(t.counters('Soldier')).toBe(2);
  },
);

scene(
  'Who Wants to Live Forever? in the current printing: a minion for the card you need, which nobody sees',
  {
    card: 'Who Wants to Live Forever?',
    printing: 'current',
    A: { hand: ['Who Wants to Live Forever?'], deck: ['Howl', 'Ghost', 'King Rex', 'Ghost', 'Spirit'] },
    bases: { 'Jungle Oasis': ['A: Soldier', 'B: Ghost'], Tortuga: ['A: Worker +2'] },
  },
  (t) => {
    t.play('Who Wants to Live Forever?');
    t.offers('Soldier', 'Worker');
    t.pick('Soldier');
    expect(t.discard('A')).toEqual(['Soldier']);
    t.offers('Ghost', 'Howl', 'King Rex', 'Spirit');
    t.pick('King Rex');
    expect(t.deck('A')[0]).toBe('King Rex');
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Ghost', 'Howl', 'King Rex', 'Spirit']);
    expect(t.deckAsSeenBy('A', 'A')).toEqual(['King Rex', '?', '?', '?', '?']);
    expect(t.deckAsSeenBy('B', 'A')).toEqual(['?', '?', '?', '?', '?']);
    expect(t.discard('A')).toEqual(['Soldier', 'Who Wants to Live Forever?']);
  },
);

scene(
  'Who Wants to Live Forever? in the current printing searches though nothing could be destroyed',
  {
    card: 'Who Wants to Live Forever?',
    printing: 'current',
    A: { hand: ['Who Wants to Live Forever?'], deck: ['Howl', 'Ghost'] },
    bases: { 'Jungle Oasis': ['B: Ghost'], Tortuga: [] },
  },
  (t) => {
    t.play('Who Wants to Live Forever?');
    t.pick('Ghost');
    expect(t.deck('A')).toEqual(['Ghost', 'Howl']);
  },
);

scene(
  'Who Wants to Live Forever? in the current printing: what others knew of the deck they know no more',
  {
    card: 'Who Wants to Live Forever?',
    printing: 'current',
    A: { hand: ['Who Wants to Live Forever?', 'Neophyte'], deck: ['Ghost', 'Spirit', 'Zapbot'] },
    bases: { 'Jungle Oasis': ['B: Ghost'], Tortuga: [] },
  },
  (t) => {
    t.play('Neophyte', 'Tortuga');
    expect(t.deckAsSeenBy('B', 'A')).toEqual(['Ghost', '?', '?']);
    t.play('Who Wants to Live Forever?');
    t.pick('Ghost');
    expect(t.deck('A')[0]).toBe('Ghost');
    expect(t.deckAsSeenBy('B', 'A')).toEqual(['?', '?', '?']);
  },
);

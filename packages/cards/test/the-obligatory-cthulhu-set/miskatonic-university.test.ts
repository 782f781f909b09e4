import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Tribute', 'Sprout', 'Tribute', 'Sprout', 'Tribute', 'Sprout'];
const sharedDecks = { Madness: 10 };

// Professor

scene(
  'Professor: a Madness card from hand goes to the discard pile for an extra action and an extra minion',
  {
    card: 'Professor',
    rulings: [1],
    A: { hand: ['Madness', 'Madness'], deck },
    bases: { Tortuga: ['A: Professor'] },
    sharedDecks,
  },
  (t) => {
    t.use('Professor');
    expect(t.hand('A')).toEqual(['Madness']);
    expect([t.discard('A'), t.sharedDeck('Madness')]).toEqual([['Madness'], 10]);
    expect(t.playsLeft).toEqual(['minion', 'action', 'minion using Professor', 'action using Professor']);
    expect(t.canUse('Professor')).toBe(false);
  },
);

scene(
  'Professor cannot be used without a Madness card in hand: one in the discard pile pays for nothing',
  {
    card: 'Professor',
    A: { hand: ['Sprout'], discard: ['Madness'], deck },
    bases: { Tortuga: ['A: Professor'] },
    sharedDecks,
  },
  (t) => expect(t.canUse('Professor')).toBe(false),
);

// Librarian

scene(
  'Librarian: a Madness card is discarded, to your own pile, for a card',
  {
    card: 'Librarian',
    rulings: [1],
    A: { hand: ['Madness'], deck },
    bases: { Tortuga: ['A: Librarian'] },
    sharedDecks,
  },
  (t) => {
    t.use('Librarian');
    expect([t.hand('A'), t.discard('A'), t.sharedDeck('Madness')]).toEqual([['Tribute'], ['Madness'], 10]);
  },
);

scene(
  'Librarian: of two Madness cards goes the one that all have seen, so that nobody learns of the other',
  {
    card: 'Librarian',
    A: { hand: ['Madness', 'Researcher'], deck },
    bases: { Tortuga: ['A: Librarian'] },
    sharedDecks,
  },
  (t) => {
    t.play('Researcher', 'Tortuga');
    t.pick('yes');
    expect(t.seenBy('B', 'A')).toEqual(['?', 'Madness']);
    t.use('Librarian');
    expect(t.hand('A')).toEqual(['Madness', 'Tribute']);
    // Which of the two it was could not be told at a real table.
    expect(t.seenBy('B', 'A')).toEqual(['?', '?']);
  },
);

scene(
  'Librarian, current: a Madness card is drawn, or one is played as an extra action',
  {
    card: 'Librarian',
    printing: 'current',
    A: { hand: ['Madness'], deck },
    bases: { Tortuga: ['A: Librarian', 'A: Librarian'] },
    sharedDecks,
  },
  (t) => {
    t.use('Librarian');
    t.offers('draw Madness', 'play Madness');
    t.pick('play Madness');
    t.offers('draw two', 'return it');
    t.pick('draw two');
    expect([t.hand('A'), t.discard('A')]).toEqual([['Sprout', 'Tribute'], ['Madness']]);
    expect(t.playsLeft).toEqual(['minion', 'action']);
    // With no Madness card in hand there is nothing to choose.
    t.use('Librarian');
    expect([t.hand('A'), t.sharedDeck('Madness')]).toEqual([['Madness', 'Sprout', 'Tribute'], 9]);
  },
);

// Psychologist

scene(
  'Psychologist: one Madness card of hand or discard pile may go back to the Madness deck',
  {
    card: 'Psychologist',
    A: { hand: ['Psychologist', 'Madness', 'Madness'], discard: ['Madness', 'Sprout'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Psychologist');
    expect([t.purpose, t.options, t.range]).toEqual(['give back', ['Madness', 'Madness'], [0, 1]]);
    t.pick('Madness');
    expect([t.hand('A'), t.discard('A'), t.sharedDeck('Madness')]).toEqual([
      ['Madness'],
      ['Madness', 'Sprout'],
      11,
    ]);
  },
);

scene(
  'Psychologist asks nobody who has no Madness card',
  {
    card: 'Psychologist',
    A: { hand: ['Psychologist', 'Sprout'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Psychologist');
    expect(t.question).toBe('play');
  },
);

scene(
  'Psychologist, current, must return one, or take one back into hand',
  {
    card: 'Psychologist',
    printing: 'current',
    A: { hand: ['Psychologist'], discard: ['Madness'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Psychologist');
    t.offers('return Madness', 'take Madness');
    t.pick('take Madness');
    expect([t.hand('A'), t.discard('A'), t.sharedDeck('Madness')]).toEqual([['Madness'], [], 10]);
  },
);

scene(
  'Psychologist, current, returns the only one there is in hand without a question',
  {
    card: 'Psychologist',
    printing: 'current',
    A: { hand: ['Psychologist', 'Madness'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Psychologist');
    expect([t.question, t.hand('A'), t.sharedDeck('Madness')]).toEqual(['play', [], 11]);
  },
);

// Researcher

scene(
  'Researcher may draw a Madness card, which everybody sees and which belongs to who drew it',
  {
    card: 'Researcher',
    rules: ['R12.1', 'R12.2'],
    A: { hand: ['Researcher', 'Sprout'], deck },
    bases: { Tortuga: [] },
    sharedDecks: { Madness: 1 },
  },
  (t) => {
    t.play('Researcher');
    t.offers('yes', 'no');
    t.pick('yes');
    expect([t.hand('A'), t.sharedDeck('Madness')]).toEqual([['Madness', 'Sprout'], 0]);
    expect([t.owner('Madness', 'A'), t.seenBy('B', 'A').toSorted()]).toEqual(['A', ['?', 'Madness']]);
  },
);

scene(
  'Researcher: from an empty Madness deck nothing is drawn, and nobody is asked',
  {
    card: 'Researcher',
    rules: ['R12.1'],
    A: { hand: ['Researcher'], deck },
    bases: { Tortuga: [] },
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.play('Researcher');
    expect([t.question, t.hand('A')]).toEqual(['play', []]);
  },
);

scene(
  'Researcher, current: the Madness card pays for a +1 power counter on any minion',
  {
    card: 'Researcher',
    printing: 'current',
    A: { hand: ['Researcher'], deck },
    bases: { Tortuga: ['B: Sprout'] },
    sharedDecks,
  },
  (t) => {
    t.play('Researcher');
    t.pick('yes');
    t.offers('Researcher', 'Sprout');
    t.pick('Researcher');
    expect([t.counters('Researcher'), t.hand('A')]).toEqual([1, ['Madness']]);
  },
);

// "Old Man Jenkins!?"

scene(
  '"Old Man Jenkins!?" destroys the strongest minion where a base is about to score, also your own',
  {
    card: '"Old Man Jenkins!?"',
    rulings: [1],
    A: { hand: ['"Old Man Jenkins!?"'], deck },
    bases: { 'Jungle Oasis': ['A: King Rex', 'B: Professor', 'B: Sprout +5'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.canPlay('"Old Man Jenkins!?"')).toBe(false);
    t.endTurn();
    // King Rex with 7 and Sprout with 7 are tied: whoever plays it chooses.
    t.pick('use "Old Man Jenkins!?"');
    t.offers('King Rex', 'Sprout');
    t.pick('King Rex');
    expect(t.discard('A')).toContain('King Rex');
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 2]);
  },
);

// ... It Just Might Work

scene(
  '... It Just Might Work: for a Madness card, to your discard pile, your minions of that moment get +1 power',
  {
    card: '... It Just Might Work',
    rulings: [1],
    A: { hand: ['... It Just Might Work', 'Madness', 'War Raptor'], deck },
    bases: { Tortuga: ['A: Librarian', 'B: Sprout'], Workshop: ['A: Researcher'] },
    sharedDecks,
  },
  (t) => {
    t.play('... It Just Might Work');
    expect(t.discard('A')).toEqual(['... It Just Might Work', 'Madness']);
    expect([t.power('Librarian'), t.power('Researcher'), t.power('Sprout')]).toEqual([5, 3, 2]);
    t.play('War Raptor', 'Workshop');
    expect(t.power('War Raptor')).toBe(3);
  },
);

scene(
  '... It Just Might Work does nothing without a Madness card',
  {
    card: '... It Just Might Work',
    A: { hand: ['... It Just Might Work'], deck },
    bases: { Tortuga: ['A: Librarian'] },
    sharedDecks,
  },
  (t) => {
    t.play('... It Just Might Work');
    expect([t.power('Librarian'), t.discard('A')]).toEqual([4, ['... It Just Might Work']]);
  },
);

scene(
  '... It Just Might Work, current: up to two Madness cards, +1 power for each',
  {
    card: '... It Just Might Work',
    printing: 'current',
    A: { hand: ['... It Just Might Work', 'Madness', 'Madness', 'Madness'], deck },
    bases: { Tortuga: ['A: Librarian'] },
    sharedDecks,
  },
  (t) => {
    t.play('... It Just Might Work');
    expect(t.range).toEqual([0, 2]);
    t.pick('Madness', 'Madness');
    expect([t.power('Librarian'), t.hand('A')]).toEqual([6, ['Madness']]);
  },
);

// Field Trip

scene(
  'Field Trip: cards go unseen under the deck, in the order you like, and as many are drawn',
  {
    card: 'Field Trip',
    rulings: [1],
    A: { hand: ['Field Trip', 'Madness', 'Librarian', 'Jinkies!'], deck: ['Sprout', 'Tribute', 'Ghost'] },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Field Trip');
    expect(t.range).toEqual([0, 3]);
    t.pick('Madness', 'Librarian');
    expect(t.question).toBe('order');
    t.pick('Librarian', 'Madness');
    expect(t.hand('A')).toEqual(['Jinkies!', 'Sprout', 'Tribute']);
    expect(t.deck('A')).toEqual(['Ghost', 'Librarian', 'Madness']);
    expect(t.deckAsSeenBy('B', 'A')).toEqual(['?', '?', '?']);
    // A Madness card in a deck still belongs to whoever's deck it is.
    expect(t.owner('Madness', 'A')).toBe('A');
  },
);

scene(
  'Field Trip, current, draws one more, also for none',
  {
    card: 'Field Trip',
    printing: 'current',
    A: { hand: ['Field Trip', 'Librarian'], deck: ['Sprout', 'Tribute'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Field Trip');
    t.pick();
    expect(t.hand('A')).toEqual(['Librarian', 'Sprout']);
  },
);

// Gate to Beyond

scene(
  'Gate to Beyond: its talent draws a Madness card, whether the extra minion there is played or not',
  {
    card: 'Gate to Beyond',
    rulings: [1],
    A: { hand: ['Gate to Beyond', 'Librarian', 'Professor'], deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Gate to Beyond', 'Jungle Oasis');
    t.use('Gate to Beyond');
    expect(t.hand('A')).toEqual(['Librarian', 'Madness', 'Professor']);
    expect(t.playsLeft).toEqual(['minion', 'minion using Gate to Beyond']);
    t.play('Librarian', undefined, 'Gate to Beyond');
    expect(t.at('Jungle Oasis')).toContain('A: Librarian');
  },
);

scene(
  'Gate to Beyond is Eldritch Gate in the current printing',
  {
    card: 'Gate to Beyond',
    printing: 'current',
    A: { hand: ['Eldritch Gate'], deck },
    bases: { 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Eldritch Gate', 'Jungle Oasis');
    t.use('Eldritch Gate');
    expect(t.hand('A')).toEqual(['Madness']);
  },
);

// Jinkies!

scene(
  'Jinkies!: up to two Madness cards go back, out of hand and discard pile',
  {
    card: 'Jinkies!',
    rulings: [1],
    A: { hand: ['Jinkies!', 'Madness'], discard: ['Madness', 'Madness', 'Sprout'], deck },
    B: { hand: ['Madness'] },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Jinkies!');
    expect([t.options, t.range]).toEqual([
      ['Madness', 'Madness', 'Madness'],
      [0, 2],
    ]);
    t.pick('Madness', 'Madness');
    expect([t.hand('A'), t.discard('A'), t.sharedDeck('Madness')]).toEqual([
      [],
      ['Jinkies!', 'Madness', 'Sprout'],
      12,
    ]);
    expect(t.hand('B')).toEqual(['Madness']);
  },
);

// That's So Crazy...

scene(
  "That's So Crazy...: a Madness card, +1 power for the minions of that moment, an extra action; each by itself",
  {
    card: "That's So Crazy...",
    rulings: [1],
    A: { hand: ["That's So Crazy...", 'War Raptor'], deck },
    bases: { Tortuga: ['A: Librarian'] },
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.play("That's So Crazy...");
    expect([t.hand('A'), t.power('Librarian')]).toEqual([['War Raptor'], 5]);
    expect(t.playsLeft).toEqual(['minion', "action using That's So Crazy..."]);
    t.play('War Raptor');
    expect(t.power('War Raptor')).toBe(3);
  },
);

scene(
  "That's So Crazy...: the Madness card drawn is an action like any other",
  {
    card: "That's So Crazy...",
    A: { hand: ["That's So Crazy..."], deck },
    bases: { Tortuga: ['A: Librarian'] },
    sharedDecks,
  },
  (t) => {
    t.play("That's So Crazy...");
    t.play('Madness');
    t.pick('return it');
    expect([t.hand('A'), t.discard('A'), t.sharedDeck('Madness')]).toEqual([[], ["That's So Crazy..."], 10]);
  },
);

// Things Best Not Known

scene(
  'Things Best Not Known: a minion where a base scores, anyone’s, gets +2 power for each of up to three Madness cards',
  {
    card: 'Things Best Not Known',
    rulings: [1],
    A: { hand: ['Things Best Not Known'], deck },
    bases: { 'Jungle Oasis': ['A: Librarian', 'B: King Rex', 'B: Sprout'], Workshop: ['A: Professor'] },
    baseDeck: ['Tortuga'],
    sharedDecks: { Madness: 2 },
  },
  (t) => {
    t.endTurn();
    t.pick('use Things Best Not Known');
    t.offers('King Rex', 'Librarian', 'Sprout');
    t.pick('Librarian');
    // There are two left.
    t.offers('draw Madness', 'draw none', 'draw two Madness');
    t.pick('draw two Madness');
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 2]);
    expect(t.hand('A').filter((name) => name === 'Madness')).toHaveLength(2);
  },
);

scene(
  'Things Best Not Known: none may be drawn, for nothing',
  {
    card: 'Things Best Not Known',
    rulings: [1],
    A: { hand: ['Things Best Not Known'] },
    bases: { 'Jungle Oasis': ['A: Librarian +3', 'B: Professor'] },
    baseDeck: ['Tortuga'],
    sharedDecks,
  },
  (t) => {
    t.endTurn();
    t.pick('use Things Best Not Known');
    t.pick('Professor');
    t.offers('draw Madness', 'draw none', 'draw three Madness', 'draw two Madness');
    t.pick('draw none');
    expect([t.vp('A'), t.vp('B'), t.sharedDeck('Madness')]).toEqual([2, 0, 10]);
  },
);

scene(
  'Things Best Not Known, current: the cards are drawn before the minion is chosen',
  {
    card: 'Things Best Not Known',
    printing: 'current',
    A: { hand: ['Things Best Not Known'] },
    bases: { 'Jungle Oasis': ['A: Librarian', 'B: Professor', 'B: Librarian'] },
    baseDeck: ['Tortuga'],
    sharedDecks,
  },
  (t) => {
    t.endTurn();
    t.pick('use Things Best Not Known');
    t.pick('draw three Madness');
    t.pick('A: Librarian');
    expect(t.vp('A')).toBe(2);
  },
);

// Those Meddling Kids

scene(
  'Those Meddling Kids: any number of actions on one base itself, and none on minions there',
  {
    card: 'Those Meddling Kids',
    rulings: [1],
    A: { hand: ['Those Meddling Kids'], deck },
    bases: {
      Tortuga: ['B: Gate to Beyond', 'A: Overgrowth', 'B: Sprout [A: Poison]'],
      Workshop: ['B: Gate to Beyond'],
      'Secret Grove': [],
    },
  },
  (t) => {
    t.play('Those Meddling Kids');
    t.offers('Tortuga', 'Workshop');
    t.pick('Tortuga');
    expect([t.options, t.range]).toEqual([
      ['Gate to Beyond', 'Overgrowth'],
      [0, 2],
    ]);
    t.pick('Gate to Beyond');
    expect(t.at('Tortuga')).toEqual(['A: Overgrowth', 'B: Sprout [A: Poison]']);
  },
);

scene(
  'Those Meddling Kids, current: that, or a Madness card and an extra action',
  {
    card: 'Those Meddling Kids',
    printing: 'current',
    A: { hand: ['Those Meddling Kids'], deck },
    bases: { Tortuga: ['B: Eldritch Gate'] },
    sharedDecks,
  },
  (t) => {
    t.play('Those Meddling Kids');
    t.offers('destroy actions', 'draw Madness');
    t.pick('draw Madness');
    expect([t.hand('A'), t.playsLeft]).toEqual([['Madness'], ['minion', 'action using Those Meddling Kids']]);
  },
);

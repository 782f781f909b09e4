import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

// The Count

scene(
  'The Count grows with each minion of others that is destroyed, wherever and by whomever',
  {
    card: 'The Count',
    rulings: [1],
    B: { hand: ['Cannon'] },
    bases: { 'Jungle Oasis': ['A: The Count', 'B: Ghost'], Tortuga: ['B: Neophyte', 'A: First Mate'] },
    turn: 'B',
  },
  (t) => {
    t.play('Cannon');
    t.pick('Ghost', 'Neophyte');
    expect(t.counters('The Count')).toBe(2);
  },
);

scene(
  'The Count does not care for minions of his own player, nor for those that are discarded after scoring',
  {
    card: 'The Count',
    rulings: [1],
    A: { hand: ['Seeing Stars'], deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['B: King Rex', 'B: King Rex'], Tortuga: ['A: The Count', 'A: First Mate'] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Seeing Stars');
    expect(t.discard('A')).toEqual(['First Mate', 'Seeing Stars']);
    t.endTurn();
    expect(t.discard('B')).toEqual(['King Rex', 'King Rex']);
    expect(t.counters('The Count')).toBe(0);
  },
);

scene(
  'The Count in the current printing gives a counter where somebody has died, and weakens',
  {
    card: 'The Count',
    printing: 'current',
    A: { hand: ['Seeing Stars'] },
    B: { hand: [] },
    bases: {
      'Jungle Oasis': ['A: The Count', 'B: King Rex'],
      Tortuga: ['B: Neophyte', 'A: First Mate', 'B: Ghost'],
    },
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('Neophyte');
    t.offers('First Mate', 'Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick('First Mate');
    expect(t.counters('First Mate')).toBe(1);
    t.use('The Count');
    expect(t.purpose).toBe('weaken');
    t.pick('King Rex');
    expect(t.power('King Rex')).toBe(6);
    t.endTurn();
    expect(t.power('King Rex')).toBe(6);
    t.endTurn();
    expect(t.power('King Rex')).toBe(7);
  },
);

// Nightstalker

scene(
  'Nightstalker destroys a weak minion here, also one of its own side, and grows',
  {
    card: 'Nightstalker',
    rulings: [1],
    A: { hand: ['Nightstalker'] },
    bases: {
      'Jungle Oasis': ['A: Ghost', 'B: Shinobi [A: Ancient Curse]', 'B: War Raptor +1'],
      Tortuga: ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Nightstalker', 'Jungle Oasis');
    // Shinobi has 1 power left, the War Raptor 3 + 1.
    t.offers('Ghost', 'Shinobi');
    t.pick('Shinobi');
    expect(t.counters('Nightstalker')).toBe(1);
    expect(t.discard('B')).toEqual(['Shinobi']);
  },
);

scene(
  'Nightstalker must destroy the only one there is',
  {
    card: 'Nightstalker',
    rulings: [1],
    A: { hand: ['Nightstalker'] },
    bases: { 'Jungle Oasis': ['A: Ghost'], Tortuga: [] },
  },
  (t) => {
    t.play('Nightstalker', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Nightstalker +1']);
  },
);

scene(
  'Nightstalker gets nothing when its prey survives',
  {
    card: 'Nightstalker',
    rulings: [1],
    A: { hand: ['Nightstalker'] },
    bases: { 'Jungle Oasis': ['B: Warbot [A: Poison]'], Tortuga: [] },
  },
  (t) => {
    t.play('Nightstalker', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: Warbot [A: Poison]', 'A: Nightstalker']);
  },
);

scene(
  'Nightstalker in the current printing wakes when its player has destroyed a minion this turn',
  {
    card: 'Nightstalker',
    printing: 'current',
    A: { hand: ['Seeing Stars'], deck },
    bases: { 'Jungle Oasis': ['A: Nightstalker', 'B: Ghost'], Tortuga: [] },
  },
  (t) => {
    expect(t.canUse('Nightstalker')).toBe(false);
    t.play('Seeing Stars');
    t.use('Nightstalker');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.power('Nightstalker')).toBe(6);
    t.endTurn();
    expect(t.power('Nightstalker')).toBe(4);
  },
);

// Heavy Drinker

scene(
  'Heavy Drinker may destroy one of your minions, at whichever base, to grow',
  {
    card: 'Heavy Drinker',
    rulings: [1],
    A: { hand: ['Heavy Drinker'] },
    bases: { 'Jungle Oasis': ['B: Ghost'], Tortuga: ['A: King Rex'] },
  },
  (t) => {
    t.play('Heavy Drinker', 'Jungle Oasis');
    t.offers('Heavy Drinker', 'King Rex');
    expect(t.range).toEqual([0, 1]);
    t.pick('King Rex');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost', 'A: Heavy Drinker +1']);
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Heavy Drinker may destroy itself, and its counter is lost',
  {
    card: 'Heavy Drinker',
    rulings: [1],
    A: { hand: ['Heavy Drinker'] },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Heavy Drinker', 'Jungle Oasis');
    t.pick('Heavy Drinker');
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.discard('A')).toEqual(['Heavy Drinker']);
  },
);

scene(
  'Heavy Drinker in the current printing has power 2, drinks from the weak here or from its own, and gets two counters',
  {
    card: 'Heavy Drinker',
    printing: 'current',
    A: { hand: ['Heavy Drinker'] },
    bases: { 'Jungle Oasis': ['B: Ghost', 'B: King Rex'], Tortuga: ['A: King Rex', 'B: Neophyte'] },
  },
  (t) => {
    t.play('Heavy Drinker', 'Jungle Oasis');
    expect(t.power('Heavy Drinker')).toBe(2);
    t.offers('Ghost', 'Heavy Drinker', 'King Rex');
    t.pick('Ghost');
    expect(t.counters('Heavy Drinker')).toBe(2);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

// Fledgling Vampire

scene(
  'Fledgling Vampire is counted itself before totals are compared',
  {
    card: 'Fledgling Vampire',
    rulings: [1],
    A: { hand: ['Fledgling Vampire'] },
    bases: { 'Jungle Oasis': ['A: Ghost', 'B: Shinobi'], Tortuga: [] },
  },
  (t) => {
    t.play('Fledgling Vampire', 'Jungle Oasis');
    // 4 against 3: it would have been behind without itself.
    expect(t.counters('Fledgling Vampire')).toBe(0);
  },
);

scene(
  'Fledgling Vampire gets a counter where another player has more power',
  {
    card: 'Fledgling Vampire',
    rulings: [1],
    A: { hand: ['Fledgling Vampire'] },
    bases: { 'Jungle Oasis': ['A: Ghost', 'B: Pirate King'], Tortuga: [] },
  },
  (t) => {
    t.play('Fledgling Vampire', 'Jungle Oasis');
    expect(t.counters('Fledgling Vampire')).toBe(1);
  },
);

scene(
  'Fledgling Vampire in the current printing is nothing special from the hand',
  {
    card: 'Fledgling Vampire',
    printing: 'current',
    A: { hand: ['Fledgling Vampire'] },
    bases: { 'Jungle Oasis': ['B: Pirate King'], Tortuga: [] },
  },
  (t) => {
    t.play('Fledgling Vampire', 'Jungle Oasis');
    expect(t.counters('Fledgling Vampire')).toBe(0);
  },
);

scene(
  'Fledgling Vampire in the current printing is buried out of the hand, shown, and rises stronger',
  {
    card: 'Fledgling Vampire',
    printing: 'current',
    rules: ['R7.1'],
    A: { hand: ['Seeing Stars', 'Fledgling Vampire', 'Ghost'], deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['B: Neophyte'], Tortuga: [] },
  },
  (t) => {
    t.play('Seeing Stars');
    expect(t.question).toBe('respond');
    t.offers('use Fledgling Vampire', 'pass');
    t.pick('use Fledgling Vampire');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: buried Fledgling Vampire']);
    // A card that buries itself is shown first.
    expect(t.atAsSeenBy('B', 'Tortuga')).toEqual(['A: buried Fledgling Vampire']);
    expect(t.hand('A')).toEqual(['Ghost']);
    t.endTurn();
    t.endTurn();
    t.offers('uncover Fledgling Vampire', 'pass');
    t.pick('uncover Fledgling Vampire');
    expect(t.at('Tortuga')).toEqual(['A: Fledgling Vampire +1']);
  },
);

scene(
  'Fledgling Vampire in the current printing is buried out of the discard pile, too, but not for its own death',
  {
    card: 'Fledgling Vampire',
    printing: 'current',
    A: { hand: ['Seeing Stars', 'Big Gulp', 'Chronomage'], deck },
    bases: { 'Jungle Oasis': ['A: Fledgling Vampire', 'B: Neophyte'], Tortuga: [] },
  },
  (t) => {
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars');
    t.pick('Fledgling Vampire');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Fledgling Vampire', 'Seeing Stars']);
    t.play('Big Gulp');
    t.pick('Neophyte');
    t.offers('use Fledgling Vampire', 'pass');
    t.pick('use Fledgling Vampire');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Chronomage', 'A: buried Fledgling Vampire']);
    expect(t.discard('A')).toEqual(['Big Gulp', 'Seeing Stars']);
  },
);

scene(
  'Fledgling Vampire in the current printing waits for its own player to destroy something',
  {
    card: 'Fledgling Vampire',
    printing: 'current',
    A: { hand: ['Fledgling Vampire'], discard: ['Fledgling Vampire'] },
    B: { hand: ['Seeing Stars'] },
    bases: { 'Jungle Oasis': ['A: Neophyte'], Tortuga: [] },
    turn: 'B',
  },
  (t) => {
    t.play('Seeing Stars');
    expect(t.question).toBe('play');
    expect(t.asked).toBe('B');
  },
);

// Big Gulp

scene(
  'Big Gulp destroys a minion of power 4 or less, as it is now, wherever it is',
  {
    card: 'Big Gulp',
    rulings: [1],
    A: { hand: ['Big Gulp'] },
    bases: {
      'Jungle Oasis': ['A: Ghost', 'B: Buccaneer +1'],
      Tortuga: ['B: King Rex [A: Poison]', 'B: King Rex'],
    },
  },
  (t) => {
    t.play('Big Gulp');
    t.offers('Ghost', 'King Rex');
    t.pick('King Rex');
    expect(t.at('Tortuga')).toEqual(['B: King Rex']);
  },
);

// Buffet

scene(
  'Buffet: whoever has won the base strengthens all minions in play',
  {
    card: 'Buffet',
    rulings: [1],
    A: { hand: ['Buffet'], deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: King Rex', 'B: Pirate King'],
      Tortuga: ['A: Ghost', 'A: Neophyte', 'B: Ghost'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    expect(t.canPlay('Buffet')).toBe(false);
    t.endTurn();
    t.offers('use Buffet', 'pass');
    t.pick('use Buffet');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +1', 'A: Neophyte +1', 'B: Ghost']);
    expect(t.discard('A')).toEqual(['Buffet', 'King Rex']);
  },
);

scene(
  'Buffet: a tie for the first place is a win, the second place is none',
  {
    card: 'Buffet',
    rulings: [1],
    players: 3,
    A: { hand: ['Buffet'], deck },
    B: { hand: ['Buffet'], deck },
    C: { hand: ['Buffet'], deck },
    bases: {
      'Jungle Oasis': ['A: Pirate King', 'B: Pirate King', 'C: Neophyte'],
      Tortuga: ['A: Ghost', 'B: Ghost', 'C: Ghost'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Buffet');
    t.pick('use Buffet');
    t.pick('use Buffet');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +1', 'B: Ghost +1', 'C: Ghost']);
  },
);

scene(
  'Buffet in the current printing draws two cards, in your turn or after you destroy a minion',
  {
    card: 'Buffet',
    printing: 'current',
    A: { hand: ['Buffet', 'Buffet', 'Nightstalker', 'Tiger Assassin'], deck },
    bases: { 'Jungle Oasis': ['B: Neophyte'], Tortuga: [] },
  },
  (t) => {
    t.play('Buffet');
    expect(t.hand('A')).toEqual(['Buffet', 'Ghost', 'Ghost', 'Nightstalker', 'Tiger Assassin']);
    t.play('Tiger Assassin', 'Jungle Oasis');
    t.pick('Neophyte');
    t.offers('use Buffet', 'pass');
    t.pick('use Buffet');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Nightstalker']);
  },
);

// Crack of Dusk

scene(
  'Crack of Dusk raises a small minion at once; its own ability comes first, then the counter',
  {
    card: 'Crack of Dusk',
    rulings: [1],
    A: { hand: ['Crack of Dusk'], discard: ['Fledgling Vampire', 'King Rex', 'Howl', 'War Raptor'] },
    bases: { 'Jungle Oasis': ['A: Ghost', 'B: Pirate King'], Tortuga: [] },
  },
  (t) => {
    t.play('Crack of Dusk');
    t.offers('Fledgling Vampire', 'War Raptor');
    expect(t.range).toEqual([0, 1]);
    t.pick('Fledgling Vampire');
    t.pick('Jungle Oasis');
    // Behind with 4 against 5: one for itself, and one from the card.
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'B: Pirate King', 'A: Fledgling Vampire +2']);
    expect(t.playsLeft).toEqual(['minion']);
  },
);

scene(
  'Crack of Dusk: now or never',
  {
    card: 'Crack of Dusk',
    rulings: [1],
    A: { hand: ['Crack of Dusk'], discard: ['Fledgling Vampire'] },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Crack of Dusk');
    t.pick();
    expect(t.playsLeft).toEqual(['minion']);
    expect(t.discard('A')).toEqual(['Crack of Dusk', 'Fledgling Vampire']);
  },
);

scene(
  'Crack of Dusk in the current printing: a Fledgling from the discard pile gets one more counter',
  {
    card: 'Crack of Dusk',
    printing: 'current',
    A: { hand: ['Crack of Dusk'], discard: ['Fledgling Vampire'] },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Crack of Dusk');
    t.pick('Fledgling Vampire');
    t.pick('Tortuga');
    expect(t.counters('Fledgling Vampire')).toBe(2);
  },
);

// Cull the Weak

scene(
  'Cull the Weak: minions from hand for counters on one of yours',
  {
    card: 'Cull the Weak',
    A: { hand: ['Cull the Weak', 'Ghost', 'Neophyte', 'Howl'] },
    bases: { 'Jungle Oasis': ['A: The Count', 'B: Ghost'], Tortuga: ['A: First Mate'] },
  },
  (t) => {
    t.play('Cull the Weak');
    t.offers('First Mate', 'The Count');
    t.pick('The Count');
    t.offers('Ghost', 'Neophyte');
    expect(t.range).toEqual([0, 2]);
    t.pick('Ghost', 'Neophyte');
    expect(t.counters('The Count')).toBe(2);
    expect(t.hand('A')).toEqual(['Howl']);
  },
);

scene(
  'Cull the Weak: nobody need be culled',
  {
    card: 'Cull the Weak',
    rulings: [1],
    A: { hand: ['Cull the Weak', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: The Count'], Tortuga: [] },
  },
  (t) => {
    t.play('Cull the Weak');
    t.pick();
    expect(t.counters('The Count')).toBe(0);
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Cull the Weak in the current printing: up to two minions of the deck for a counter each, on whomever',
  {
    card: 'Cull the Weak',
    printing: 'current',
    A: { hand: ['Cull the Weak'], deck: ['Howl', 'Ghost', 'King Rex', 'Wolf Pact', 'Big Gulp'] },
    bases: { 'Jungle Oasis': ['A: The Count'], Tortuga: ['B: First Mate'] },
  },
  (t) => {
    t.play('Cull the Weak');
    t.offers('Ghost', 'King Rex', 'Wolf Pact');
    expect(t.range).toEqual([0, 2]);
    t.pick('Ghost', 'Wolf Pact');
    t.offers('First Mate', 'The Count');
    t.pick('The Count');
    t.pick('First Mate');
    expect(t.counters('The Count')).toBe(1);
    expect(t.counters('First Mate')).toBe(1);
    expect(t.discard('A')).toEqual(['Cull the Weak', 'Ghost', 'Wolf Pact']);
    expect(t.deckAsSeenBy('A', 'A')).toEqual(['?', '?', '?']);
  },
);

// Dinner Date

scene(
  'Dinner Date: a counter for one of yours, and a weak minion at its base is destroyed, also your own',
  {
    card: 'Dinner Date',
    rulings: [1],
    A: { hand: ['Dinner Date'] },
    bases: { 'Jungle Oasis': ['A: The Count', 'A: Ghost', 'B: Neophyte'], Tortuga: ['A: First Mate'] },
  },
  (t) => {
    t.play('Dinner Date');
    t.offers('First Mate', 'Ghost', 'The Count');
    t.pick('The Count');
    t.offers('Ghost', 'Neophyte');
    expect(t.range).toEqual([1, 1]);
    t.pick('Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['A: The Count +1', 'B: Neophyte']);
  },
);

scene(
  'Dinner Date: the counter is placed though nobody is weak enough, and somebody dies though the counter is not placed',
  {
    card: 'Dinner Date',
    rulings: [1],
    A: { hand: ['Dinner Date', 'Dinner Date', 'Chronomage'] },
    bases: {
      'Jungle Oasis': ['A: The Count', 'B: King Rex'],
      Tortuga: ['A: Pirate King [A: Tooth and Claw... and Guns]', 'B: Neophyte'],
    },
  },
  (t) => {
    t.play('Dinner Date');
    t.pick('The Count');
    expect(t.counters('The Count')).toBe(1);
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Dinner Date');
    // The shield keeps the counter off the Pirate King.
    t.pick('Pirate King');
    expect(t.at('Tortuga')).toEqual(['A: Pirate King']);
  },
);

scene(
  'Dinner Date in the current printing weakens the minion it is on, which dies at 0',
  {
    card: 'Dinner Date',
    printing: 'current',
    A: { hand: ['Dinner Date', 'Dinner Date', 'Chronomage'] },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: The Count', 'B: Shinobi'], Tortuga: ['B: Neophyte'] },
  },
  (t) => {
    t.play('Dinner Date', 'Shinobi');
    // One of yours, which is the only one there is.
    expect(t.counters('The Count')).toBe(2);
    expect(t.power('Shinobi')).toBe(1);
    expect(t.at('Jungle Oasis')).toEqual(['A: The Count +2', 'B: Shinobi [A: Dinner Date]']);
    t.play('Chronomage', 'Tortuga');
    t.play('Dinner Date', 'Neophyte');
    t.pick('Chronomage');
    // The Count gives a counter where the Neophyte died.
    t.offers('Chronomage');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Chronomage +2']);
    expect(t.discard('B')).toEqual(['Neophyte']);
    expect(t.discard('A')).toEqual(['Dinner Date']);
  },
);

scene(
  'Dinner Date in the current printing kills later as well, as soon as the power has gone',
  {
    card: 'Dinner Date',
    printing: 'current',
    A: { hand: ['Fledgling Vampire'] },
    bases: { 'Jungle Oasis': ['A: The Count', 'B: Shinobi [A: Dinner Date]'], Tortuga: [] },
  },
  (t) => {
    t.use('The Count');
    t.pick('Shinobi');
    // Destroyed by A, so that Specials can answer it; first the Count, who is in play.
    t.offers('The Count');
    t.pick();
    t.offers('use Fledgling Vampire', 'pass');
    t.pass();
    expect(t.at('Jungle Oasis')).toEqual(['A: The Count']);
  },
);

scene(
  'Dinner Date in the current printing: a Drone can pay for its guest only as long as it has counters',
  {
    card: 'Dinner Date',
    printing: 'current',
    A: { hand: ['Dinner Date'] },
    bases: { 'Jungle Oasis': ['B: Drone +2'], Tortuga: ['B: Neophyte'] },
  },
  (t) => {
    t.play('Dinner Date', 'Neophyte');
    t.pick('use Drone');
    t.pick('use Drone');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.counters('Drone')).toBe(0);
  },
);

// Mad Monster Party

scene(
  'Mad Monster Party: a counter for each of your minions that has none, at all bases',
  {
    card: 'Mad Monster Party',
    rulings: [1],
    A: { hand: ['Mad Monster Party'] },
    bases: { 'Jungle Oasis': ['A: The Count +1', 'A: Ghost', 'B: Ghost'], Tortuga: ['A: First Mate'] },
  },
  (t) => {
    t.play('Mad Monster Party');
    expect(t.at('Jungle Oasis')).toEqual(['A: The Count +1', 'A: Ghost +1', 'B: Ghost']);
    expect(t.counters('First Mate')).toBe(1);
  },
);

scene(
  'Mad Monster Party in the current printing is at one base, for all of yours',
  {
    card: 'Mad Monster Party',
    printing: 'current',
    A: { hand: ['Mad Monster Party'] },
    bases: { 'Jungle Oasis': ['A: Nightstalker +1', 'A: Ghost', 'B: Ghost'], Tortuga: ['A: First Mate'] },
  },
  (t) => {
    t.play('Mad Monster Party');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Nightstalker +2', 'A: Ghost +1', 'B: Ghost']);
    expect(t.counters('First Mate')).toBe(0);
  },
);

scene(
  'Mad Monster Party in the current printing after you destroy minions: at the base where one of them was',
  {
    card: 'Mad Monster Party',
    printing: 'current',
    A: { hand: ['Cannon', 'Mad Monster Party'] },
    bases: {
      'Jungle Oasis': ['A: Nightstalker', 'B: Ghost'],
      Tortuga: ['A: First Mate', 'B: Neophyte'],
      'Temple of Goju': ['A: War Raptor'],
    },
  },
  (t) => {
    t.play('Cannon');
    t.pick('Ghost', 'Neophyte');
    t.offers('use Mad Monster Party', 'use Mad Monster Party', 'pass');
    t.pick('use Mad Monster Party');
    expect([t.counters('Nightstalker'), t.counters('First Mate'), t.counters('War Raptor')]).toEqual([
      1, 0, 0,
    ]);
  },
);

// Opportunist

scene(
  'Opportunist: each death of a minion of others strengthens the minion it is on',
  {
    card: 'Opportunist',
    rulings: [1],
    A: { hand: ['Opportunist', 'Seeing Stars', 'Chronomage'] },
    B: { hand: ['Cannon'], deck },
    bases: {
      'Jungle Oasis': ['A: Pirate King', 'B: Ghost'],
      Tortuga: ['B: Neophyte', 'A: First Mate', 'B: First Mate'],
    },
  },
  (t) => {
    t.play('Opportunist', 'Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['A: Pirate King', 'B: Ghost [A: Opportunist]']);
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Seeing Stars');
    t.pick('Neophyte');
    expect(t.counters('Ghost')).toBe(1);
    t.endTurn();
    t.play('Cannon');
    // A's own minion does not count: "another player" is anyone but A.
    t.pick('First Mate');
    expect(t.at('Tortuga')).toEqual(['B: First Mate']);
    expect(t.counters('Ghost')).toBe(1);
  },
);

// Summon Wolves

scene(
  'Summon Wolves grows at the start of your turn and counts for you where you have a minion',
  {
    card: 'Summon Wolves',
    rulings: [1],
    rules: ['R10.13'],
    A: { hand: ['Ghost'], deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Summon Wolves +2', 'B: King Rex'], Tortuga: ['A: The Count'] },
    baseDeck: ['The Mothership'],
    from: 'start of turn',
  },
  (t) => {
    expect(t.counters('Summon Wolves')).toBe(3);
    expect(t.total('A', 'Jungle Oasis')).toBe(0);
    t.play('Ghost', 'Jungle Oasis');
    expect(t.power('Ghost')).toBe(2);
    expect(t.total('A', 'Jungle Oasis')).toBe(5);
    // 5 and 7 reach the breakpoint of 12.
    t.endTurn();
    expect(t.vp('B')).toBe(2);
    expect(t.discard('A')).toEqual(['Ghost', 'Summon Wolves']);
  },
);

// Wolf Pact

scene(
  'Wolf Pact as a minion: somebody is weaker until your next turn, and another of your minions here is stronger',
  {
    card: 'Wolf Pact',
    printing: 'current',
    rulings: [1],
    A: { hand: ['Wolf Pact'], deck },
    B: { deck },
    bases: { 'Temple of Goju': ['A: Ghost', 'B: King Rex'], Tortuga: ['A: First Mate'] },
  },
  (t) => {
    t.play('Wolf Pact as minion', 'Temple of Goju');
    t.offers('First Mate', 'Ghost', 'King Rex', 'Wolf Pact');
    expect(t.range).toEqual([0, 1]);
    // The very minion that gets weaker.
    t.pick('Ghost');
    expect(t.powerParts('Ghost')).toEqual(['Ghost +2', 'counters +1', 'Wolf Pact -1']);
    expect(t.counters('Wolf Pact')).toBe(0);
    t.endTurn();
    t.endTurn();
    expect(t.power('Ghost')).toBe(3);
  },
);

scene(
  'Wolf Pact as an action shuffles a card back, and out of play it is both',
  {
    card: 'Wolf Pact',
    printing: 'current',
    rulings: [2],
    rules: ['R10.23'],
    A: {
      hand: ['Wolf Pact', 'Crack of Dusk', 'Chronomage'],
      discard: ['Wolf Pact', 'Howl'],
      deck: ['Ghost'],
    },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Wolf Pact as action');
    t.offers('Howl', 'Wolf Pact');
    t.pick('Howl');
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Howl']);
    expect(t.discard('A')).toEqual(['Wolf Pact', 'Wolf Pact']);
    t.play('Chronomage', 'Tortuga');
    // Crack of Dusk asks for a minion.
    t.play('Crack of Dusk');
    t.pick('Wolf Pact');
    t.pick('Jungle Oasis');
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['A: Wolf Pact +1']);
  },
);

scene(
  'Wolf Pact on a base is no action',
  {
    card: 'Wolf Pact',
    printing: 'current',
    rulings: [2],
    A: { hand: ['Pixie'] },
    bases: { 'Jungle Oasis': ['B: Wolf Pact', 'B: Ghost [B: Upgrade]'], Tortuga: ['B: Wildlife Preserve'] },
  },
  (t) => {
    t.play('Pixie as action');
    t.offers('Upgrade', 'Wildlife Preserve');
    t.pick('Upgrade');
  },
);

// Stakeout

scene(
  'Stakeout: after another player has lost power here, larger minions of others stay away until your next turn',
  {
    card: 'Stakeout',
    printing: 'current',
    rulings: [1],
    A: { hand: ['Stakeout', 'Chronomage', 'Seeing Stars', 'King Rex'], deck },
    B: { hand: ['Shinobi', 'Neophyte'], deck },
    bases: { 'Temple of Goju': ['A: Ghost', 'B: Neophyte'], Tortuga: ['B: First Mate'] },
  },
  (t) => {
    t.play('Stakeout', 'Temple of Goju');
    expect(t.canUse('Stakeout')).toBe(false);
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars');
    t.pick('Neophyte');
    t.use('Stakeout');
    t.endTurn();
    expect(t.whyNot('B', 'Shinobi', 'Temple of Goju')).toBe('forbidden: Stakeout');
    expect(t.whyNot('B', 'Shinobi', 'Tortuga')).toBe(null);
    expect(t.whyNot('B', 'Neophyte', 'Temple of Goju')).toBe(null);
    t.endTurn();
    t.endTurn();
    expect(t.whyNot('B', 'Shinobi', 'Temple of Goju')).toBe(null);
  },
);

scene(
  'Stakeout knows losses from before it was played, and counts negative power',
  {
    card: 'Stakeout',
    printing: 'current',
    rulings: [1],
    rules: ['R10.19'],
    A: { hand: ['Stakeout', 'Chronomage', 'Poison'] },
    bases: { 'Temple of Goju': ['A: Ghost', 'B: King Rex'], Tortuga: [] },
  },
  (t) => {
    t.play('Chronomage', 'Tortuga');
    t.play('Poison', 'King Rex');
    t.play('Stakeout', 'Temple of Goju');
    expect(t.canUse('Stakeout')).toBe(true);
  },
);

scene(
  'Stakeout: a minion that is moved away takes its power with it',
  {
    card: 'Stakeout',
    printing: 'current',
    rulings: [1],
    A: { hand: ['Grizzled Veteran'] },
    bases: { 'Temple of Goju': ['A: Stakeout', 'B: First Mate'], Tortuga: [] },
  },
  (t) => {
    t.play('Grizzled Veteran', 'Temple of Goju');
    t.pick('First Mate');
    expect(t.at('Tortuga')).toEqual(['B: First Mate']);
    expect(t.canUse('Stakeout')).toBe(true);
  },
);

scene(
  'Stakeout: losses of your own, elsewhere and in the turn before count for nothing',
  {
    card: 'Stakeout',
    printing: 'current',
    rulings: [1],
    A: { hand: ['Way of Deception'], deck },
    B: { hand: ['Way of Deception'], deck },
    bases: {
      'Temple of Goju': ['A: Ghost', 'B: First Mate', 'A: Stakeout', 'B: Stakeout'],
      Tortuga: ['B: Neophyte'],
    },
  },
  (t) => {
    t.play('Way of Deception');
    expect(t.at('Tortuga')).toEqual(['B: Neophyte', 'A: Ghost']);
    expect(t.canUse('Stakeout')).toBe(false);
    t.endTurn();
    // A new turn: what A lost before is forgotten. What B loses is nothing to B.
    expect(t.canUse('Stakeout')).toBe(false);
    t.play('Way of Deception');
    t.pick('First Mate');
    expect(t.canUse('Stakeout')).toBe(false);
  },
);

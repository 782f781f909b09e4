import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it. */
const plenty = Array.from({ length: 12 }, () => 'Insta-Grow');

// Ninja Master

scene(
  'Ninja Master destroys a minion here, of whatever power and whosever',
  {
    card: 'Ninja Master',
    rulings: [1],
    A: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['A: Captain Ahab', 'B: Spectre +5'], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.offers('Captain Ahab', 'Ninja Master', 'Spectre');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['A: Captain Ahab', 'A: Ninja Master']);
    expect(t.discard('B')).toEqual(['Spectre']);
  },
);

scene(
  'Ninja Master may destroy one of your own minions',
  {
    card: 'Ninja Master',
    rulings: [1],
    A: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['A: Captain Ahab', 'B: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Captain Ahab');
    expect(t.discard('A')).toEqual(['Captain Ahab']);
    expect(t.at('Tortuga')).toEqual(['B: Spectre', 'A: Ninja Master']);
  },
);

scene(
  'Ninja Master may spare everybody',
  {
    card: 'Ninja Master',
    A: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['B: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Spectre', 'A: Ninja Master']);
  },
);

// Tiger Assassin

scene(
  'Tiger Assassin looks at the power that minions have now',
  {
    card: 'Tiger Assassin',
    rulings: [1],
    A: { hand: ['Tiger Assassin'] },
    bases: {
      Tortuga: [
        'A: Sleep Spores',
        'A: Sleep Spores',
        // 5 - 2
        'B: Spectre',
        // 2 + 4 - 2
        'B: Captain Ahab +4',
        'A: Ghost',
      ],
      'Jungle Oasis': ['B: Steam Man'],
    },
  },
  (t) => {
    t.play('Tiger Assassin', 'Tortuga');
    // Itself has 4.
    t.offers('Ghost', 'Spectre');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spectre');
    expect(t.discard('B')).toEqual(['Spectre']);
  },
);

// Shinobi

scene(
  'Shinobi comes before a base scores, in another player’s turn, and counts for the VP',
  {
    card: 'Shinobi',
    rulings: [1],
    rules: ['R3.9', 'R5.2'],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Shinobi', 'Steam Man'] },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.offers('use Shinobi', 'pass');
    t.pick('use Shinobi');
    expect(t.vp('B')).toBe(4);
    expect(t.vp('A')).toBe(2);
    expect(t.discard('A')).toEqual(['Shinobi']);
    expect(t.turn).toBe('A');
  },
);

scene(
  'Shinobi does not use up the minion play of its player’s turn',
  {
    card: 'Shinobi',
    rulings: [1],
    A: { hand: ['Shinobi', 'Steam Man'], deck: plenty },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('Steam Man', 'The Mothership');
    t.offers('pass');
    t.endTurn();
    t.pick('use Shinobi');
    // 3 and 3 against 20.
    expect(t.vp('A')).toBe(2);
    expect(t.discard('A')).toEqual(['Shinobi', 'Steam Man']);
  },
);

scene(
  'Shinobi: one for each player each time a base scores',
  {
    card: 'Shinobi',
    rulings: [2],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Shinobi', 'Shinobi', 'Shinobi'] },
    B: { hand: ['Shinobi', 'Shinobi'], deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15'], "Inventor's Salon": ['B: Spectre +25'] },
    baseDeck: ['Tortuga', 'Jungle Oasis'],
  },
  (t) => {
    t.pick('The Mothership');
    expect(t.asked).toBe('B');
    t.pick('use Shinobi');
    expect(t.asked).toBe('A');
    t.pick('use Shinobi');
    // Nobody has a second one for this base; the winner may return a minion.
    t.offers('Shinobi');
    t.pick();
    expect(t.bases).toEqual(['Tortuga', "Inventor's Salon"]);
    expect(t.discard('A')).toEqual(['Shinobi']);
    // The next base lets each have one more.
    expect(t.asked).toBe('B');
    t.offers('use Shinobi', 'pass');
    t.pass();
    expect(t.asked).toBe('A');
    t.offers('use Shinobi', 'use Shinobi', 'pass');
    t.pick('use Shinobi');
    t.offers('use Shinobi', 'pass');
    expect(t.asked).toBe('B');
    t.pass();
    expect(t.discard('A')).toEqual(['Shinobi', 'Shinobi']);
    expect(t.hand('A')).toEqual(['Shinobi']);
  },
);

scene(
  'Shinobi: a base that comes straight back and scores again allows another one',
  {
    card: 'Shinobi',
    rulings: [2],
    rules: ['R10.11'],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Shinobi', 'Shinobi', 'Shinobi'] },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Spectre +15', 'B: Ghost'], Palooza: ['B: Spectre +16'] },
    baseDeck: [],
  },
  (t) => {
    t.offers('use Shinobi', 'use Shinobi', 'use Shinobi', 'pass');
    t.pick('use Shinobi');
    // Tortuga takes its own place, and its runner-up makes it ready again.
    expect(t.asked).toBe('B');
    t.pick('Spectre');
    expect(t.asked).toBe('A');
    t.offers('use Shinobi', 'use Shinobi', 'pass');
    t.pick('use Shinobi');
    expect(t.vp('A')).toBe(7);
    expect(t.vp('B')).toBe(7);
    expect(t.hand('A')).toEqual(['Shinobi']);
  },
);

scene(
  'Shinobi can be played as a minion like any other, and then uses nothing up',
  {
    card: 'Shinobi',
    rulings: [3],
    A: { hand: ['Shinobi', 'Shinobi'], deck: plenty },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('Shinobi', 'The Mothership');
    expect(t.at('The Mothership')).toEqual(['B: Spectre +15', 'A: Shinobi']);
    t.offers('pass');
    t.endTurn();
    t.offers('use Shinobi', 'pass');
    t.pick('use Shinobi');
    expect(t.discard('A')).toEqual(['Shinobi', 'Shinobi']);
  },
);

scene(
  'Shinobi cannot come to a base where its player cannot play minions',
  {
    card: 'Shinobi',
    rulings: [3],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Shinobi'] },
    B: { hand: ['Shinobi'], deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15', 'B: Overrun'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    // Overrun is B's own.
    expect(t.asked).toBe('B');
    t.pick('use Shinobi');
    // The winner may return a minion of power 3.
    t.pick();
    // A was not asked.
    expect(t.hand('A')).toEqual(['Shinobi']);
    expect(t.turn).toBe('A');
  },
);

scene(
  'Overrun keeps other players’ Shinobi and Hidden Ninja’s minions out too',
  {
    card: 'Overrun',
    rulings: [1],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Shinobi', 'Hidden Ninja'] },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15', 'B: Overrun'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    // The action may be played (R3.3), but no minion comes.
    t.offers('use Hidden Ninja', 'pass');
    t.pick('use Hidden Ninja');
    expect(t.hand('A')).toEqual(['Shinobi']);
    expect(t.discard('A')).toEqual(['Hidden Ninja']);
  },
);

scene(
  'The Homeworld: for a Shinobi before scoring, the extra minion comes at once or not at all',
  {
    card: 'The Homeworld',
    rulings: [4],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Shinobi', 'Shinobi', 'Captain Ahab'] },
    B: { deck: plenty },
    bases: { 'The Homeworld': ['B: Spectre +18'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('use Shinobi');
    expect(t.asked).toBe('A');
    expect(t.purpose).toBe('extra minion');
    t.offers('Captain Ahab');
    t.pick('Captain Ahab');
    t.offers('Jungle Oasis', 'The Homeworld');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Captain Ahab']);
    expect(t.hand('A')).toEqual(['Shinobi']);
  },
);

scene(
  'Shinobi: abilities that are triggered by playing a minion there happen',
  {
    card: 'Shinobi',
    rulings: [3],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Shinobi', 'Ghost'] },
    B: { deck: plenty },
    bases: { 'Haunted House': ['B: Spectre +15'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('use Shinobi');
    expect(t.discard('A')).toEqual(['Ghost', 'Shinobi']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Grimms’ Blessing with Shinobi’s name is not a use of a Shinobi',
  {
    card: "Grimms' Blessing",
    rulings: [3],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Shinobi'] },
    B: { deck: plenty },
    bases: {
      'The Mothership': ['B: Spectre +15', "A: Grimms' Blessing", 'A: Ghost', 'A: Ghost'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.offers('use Shinobi', 'pass');
    t.pick('use Shinobi');
    expect(t.hand('A')).toEqual([]);
  },
);

// Ninja Acolyte

scene(
  'Ninja Acolyte goes back to hand, and an extra minion has to take its place at once',
  {
    card: 'Ninja Acolyte',
    rulings: [1, 3],
    A: { hand: ['Steam Man', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Ninja Acolyte +2 [B: Poison]'], 'Jungle Oasis': ['A: Ninja Acolyte'] },
  },
  (t) => {
    t.offers('play Steam Man', 'play Insta-Grow', 'use Ninja Acolyte', 'use Ninja Acolyte', 'pass');
    t.use('Ninja Acolyte');
    t.offers('Ninja Acolyte', 'Steam Man');
    expect(t.range).toEqual([1, 1]);
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man']);
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Ninja Acolyte']);
    expect(t.discard('B')).toEqual(['Poison']);
    // The free minion is still there, but no Acolyte can be used any more.
    t.offers('play Insta-Grow', 'play Ninja Acolyte', 'pass');
  },
);

scene(
  'Ninja Acolyte may take its own place',
  {
    card: 'Ninja Acolyte',
    rulings: [1],
    A: { hand: ['Insta-Grow'] },
    bases: { Tortuga: ['A: Ninja Acolyte +2'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Ninja Acolyte');
    expect(t.at('Tortuga')).toEqual(['A: Ninja Acolyte']);
    expect(t.hand('A')).toEqual(['Insta-Grow']);
    t.offers('play Insta-Grow', 'pass');
  },
);

scene(
  'Ninja Acolyte: what has its place taken may be a generic extra minion from the discard pile',
  {
    card: 'Ninja Acolyte',
    rulings: [1],
    A: { discard: ['Spectre'] },
    bases: { Tortuga: ['A: Ninja Acolyte'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Ninja Acolyte');
    t.offers('Ninja Acolyte', 'Spectre');
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['A: Spectre']);
    expect(t.hand('A')).toEqual(['Ninja Acolyte']);
  },
);

scene(
  'Ninja Acolyte cannot be used where no minion can be played: both parts must be done',
  {
    card: 'Ninja Acolyte',
    rulings: [1],
    rules: ['R3.6'],
    A: { hand: ['Steam Man'] },
    bases: { Tortuga: ['A: Ninja Acolyte', 'B: Overrun'], "Tsar's Palace": ['A: Ninja Acolyte +1'] },
  },
  (t) => {
    expect(t.whyNot('A', 'Ninja Acolyte @ Tortuga')).toBe('its own condition');
    t.offers('play Steam Man', 'use Ninja Acolyte', 'pass');
    t.use('Ninja Acolyte');
    // The Palace is closed to the Acolyte itself.
    expect(t.at("Tsar's Palace")).toEqual(['A: Steam Man']);
    expect(t.hand('A')).toEqual(['Ninja Acolyte']);
  },
);

scene(
  'Ninja Acolyte that somebody else owns goes to their hand, so another minion is needed',
  {
    card: 'Ninja Acolyte',
    rulings: [1],
    rules: ['R9.4'],
    A: { hand: ['Steam Man'] },
    bases: { Tortuga: ['A(B): Ninja Acolyte'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Ninja Acolyte');
    expect(t.hand('B')).toEqual(['Ninja Acolyte']);
    expect(t.at('Tortuga')).toEqual(['A: Steam Man']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Ninja Acolyte that somebody else owns is of no use without a minion in hand',
  {
    card: 'Ninja Acolyte',
    rulings: [1],
    A: { hand: ['Insta-Grow'] },
    bases: { Tortuga: ['A(B): Ninja Acolyte'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('play Insta-Grow', 'pass');
  },
);

scene(
  'Ninja Acolyte: after a minion has been played it is too late',
  {
    card: 'Ninja Acolyte',
    rulings: [2],
    A: { hand: ['Steam Man', 'Captain Ahab'] },
    bases: { Tortuga: ['A: Ninja Acolyte'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.canUse('Ninja Acolyte')).toBe(true);
    t.play('Steam Man', 'Jungle Oasis');
    t.offers('pass');
    expect(t.whyNot('A', 'Ninja Acolyte')).toBe('its own condition');
  },
);

scene(
  'Ninja Acolyte: a minion that came at the start of the turn does not count',
  {
    card: 'Ninja Acolyte',
    rulings: [2],
    from: 'start of turn',
    A: { hand: ['Captain Ahab'], deck: ['Steam Man', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Ninja Acolyte'], 'Jungle Oasis': ['A: Sprout'] },
  },
  (t) => {
    t.pick('yes');
    t.pick('Steam Man');
    expect(t.at('Jungle Oasis')).toEqual(['A: Steam Man']);
    t.use('Ninja Acolyte');
    t.pick('Captain Ahab');
    expect(t.at('Tortuga')).toEqual(['A: Captain Ahab']);
  },
);

scene(
  'Ninja Acolyte in the current printing has a talent',
  {
    card: 'Ninja Acolyte',
    printing: 'current',
    A: { hand: ['Steam Man', 'Captain Ahab'] },
    bases: { Tortuga: ['A: Ninja Acolyte'], 'Jungle Oasis': ['A: Ninja Acolyte'] },
  },
  (t) => {
    t.use('Ninja Acolyte');
    t.offers('Captain Ahab', 'Ninja Acolyte', 'Steam Man');
    expect(t.range).toEqual([1, 1]);
    t.pick('Captain Ahab');
    expect(t.at('Tortuga')).toEqual(['A: Captain Ahab']);
    t.offers('play Ninja Acolyte', 'play Steam Man', 'pass');
  },
);

// Assassination

scene(
  'Assassination: the minion counts for bases that score this turn',
  {
    card: 'Assassination',
    rulings: [1],
    A: { hand: ['Assassination'], deck: plenty },
    B: { deck: plenty },
    bases: { 'The Mothership': ['A: Spectre +10', 'B: Spectre'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('Assassination', 'B: Spectre');
    t.endTurn();
    expect(t.vp('A')).toBe(4);
    expect(t.vp('B')).toBe(2);
  },
);

scene(
  'Assassination destroys its minion at the end of the turn',
  {
    card: 'Assassination',
    rulings: [1],
    A: { hand: ['Assassination'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Captain Ahab', 'B: Spectre +3'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Assassination');
    t.offers('Captain Ahab', 'Spectre');
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['A: Captain Ahab', 'B: Spectre +3 [A: Assassination]']);
    t.endTurn();
    expect(t.at('Tortuga')).toEqual(['A: Captain Ahab']);
    expect(t.discard('A')).toEqual(['Assassination']);
    expect(t.discard('B')).toEqual(['Spectre']);
  },
);

scene(
  'Assassination stays on a minion that is not destroyed, and tries again at the end of every turn',
  {
    card: 'Assassination',
    rulings: [2],
    A: { hand: ['Assassination'], deck: plenty },
    B: { hand: ['Steam Man'], deck: plenty },
    bases: { Tortuga: ['B: Polar Commando'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Assassination');
    t.endTurn();
    expect(t.at('Tortuga')).toEqual(['B: Polar Commando [A: Assassination]']);
    // In company it can be destroyed.
    t.play('Steam Man', 'Tortuga');
    t.endTurn();
    expect(t.at('Tortuga')).toEqual(['B: Steam Man']);
    expect(t.discard('B')).toEqual(['Polar Commando']);
  },
);

// Disguise

scene(
  'Disguise: one minion is chosen, another is played at its base, and the chosen one goes back to hand',
  {
    card: 'Disguise',
    rulings: [1],
    A: { hand: ['Disguise', 'Steam Man', 'Captain Ahab'] },
    bases: { Tortuga: ['A: Ghost', 'A: Shinobi +2', 'B: Spirit'], 'Jungle Oasis': ['A: Spirit'] },
  },
  (t) => {
    t.play('Disguise');
    t.offers('Ghost', 'Shinobi', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Shinobi');
    t.offers('Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    // From the rest of the hand: Shinobi is still at Tortuga.
    t.offers('Captain Ahab', 'Steam Man');
    expect(t.range).toEqual([1, 1]);
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Shinobi +2', 'B: Spirit']);
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Spirit', 'A: Steam Man']);
    expect(t.hand('A')).toEqual(['Captain Ahab', 'Shinobi']);
    // The free minion is still there.
    t.offers('play Captain Ahab', 'play Shinobi', 'pass');
  },
);

scene(
  'Disguise: two minions at one base make way for two others, whose abilities come first',
  {
    card: 'Disguise',
    rulings: [1],
    A: { hand: ['Disguise', 'Tiger Assassin', 'Ninja Master', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Ghost', 'A: Shinobi', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Disguise');
    t.pick('Ghost');
    t.pick('Shinobi');
    t.pick('Tiger Assassin');
    t.offers('Ghost', 'Shinobi', 'Spirit');
    t.pick('Spirit');
    // The last minion is played without a question; those chosen are still here.
    t.offers('Ghost', 'Ninja Master', 'Shinobi', 'Tiger Assassin');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Tiger Assassin', 'A: Ninja Master']);
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Shinobi']);
    expect(t.discard('A')).toEqual(['Disguise', 'Ghost']);
  },
);

scene(
  'Disguise: no more can be chosen than can be played',
  {
    card: 'Disguise',
    rulings: [2],
    A: { hand: ['Disguise', 'Steam Man', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Ghost', 'A: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Disguise');
    t.offers('Ghost', 'Spirit');
    t.pick('Ghost');
    // No second one, and Steam Man is the only one that can come.
    expect(t.at('Tortuga')).toEqual(['A: Spirit', 'A: Steam Man']);
    expect(t.hand('A')).toEqual(['Ghost', 'Insta-Grow']);
  },
);

scene(
  'Disguise: a base where you cannot play minions is out of the question',
  {
    card: 'Disguise',
    rulings: [2],
    A: { hand: ['Disguise', 'Captain Ahab', 'Steam Man'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Overrun'],
      // Closed to Captain Ahab.
      "Tsar's Palace": ['A: Spirit', 'A: Spirit', 'A: Shinobi'],
    },
  },
  (t) => {
    t.play('Disguise');
    t.offers('Shinobi', 'Spirit', 'Spirit');
    t.pick('Shinobi');
    expect(t.at("Tsar's Palace")).toEqual(['A: Spirit', 'A: Spirit', 'A: Steam Man']);
    expect(t.hand('A')).toEqual(['Captain Ahab', 'Shinobi']);
  },
);

scene(
  'Disguise without another minion in hand does nothing',
  {
    card: 'Disguise',
    rulings: [2],
    A: { hand: ['Disguise', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Ghost', 'A: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Disguise');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Spirit']);
    expect(t.discard('A')).toEqual(['Disguise']);
  },
);

// Hidden Ninja

scene(
  'Hidden Ninja is played only before a base scores; its minion does what it does when played',
  {
    card: 'Hidden Ninja',
    rulings: [1],
    rules: ['R3.9'],
    A: { hand: ['Hidden Ninja', 'Steam Man', 'Seeing Stars', 'Tiger Assassin'], deck: plenty },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +12', 'B: Shinobi'], 'Jungle Oasis': ['B: Ghost'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.canPlay('Hidden Ninja')).toBe(false);
    expect(t.whyNot('A', 'Hidden Ninja')).toBe('only as a special');
    // Both free plays are used up before.
    t.play('Steam Man', 'Jungle Oasis');
    t.play('Seeing Stars');
    t.pick('Ghost');
    t.endTurn();
    t.offers('use Hidden Ninja', 'pass');
    t.pick('use Hidden Ninja');
    t.pick('Tiger Assassin');
    // Only at the base that scores.
    t.offers('Shinobi');
    t.pick('Shinobi');
    expect(t.vp('B')).toBe(4);
    expect(t.vp('A')).toBe(2);
    expect(t.discard('A')).toEqual(['Hidden Ninja', 'Seeing Stars', 'Tiger Assassin']);
  },
);

scene(
  'Hidden Ninja in another player’s turn',
  {
    card: 'Hidden Ninja',
    rulings: [1],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Hidden Ninja', 'Shinobi', 'Shinobi'] },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.offers('use Hidden Ninja', 'use Shinobi', 'use Shinobi', 'pass');
    t.pick('use Hidden Ninja');
    t.offers('Shinobi', 'Shinobi');
    expect(t.range).toEqual([0, 1]);
    t.pick('Shinobi');
    // It was not Shinobi's own ability.
    t.offers('use Shinobi', 'pass');
    t.pick('use Shinobi');
    expect(t.vp('A')).toBe(2);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Hidden Ninja: the minion may be Spectre from the discard pile',
  {
    card: 'Hidden Ninja',
    rulings: [2],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Hidden Ninja', 'Ghost'], discard: ['Spectre'] },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('use Hidden Ninja');
    t.offers('Ghost', 'Spectre');
    t.pick('Spectre');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.vp('A')).toBe(2);
    expect(t.discard('A')).toEqual(['Hidden Ninja', 'Spectre']);
  },
);

scene(
  'Hidden Ninja: restrictions of the base apply',
  {
    card: 'Hidden Ninja',
    rulings: [2],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Hidden Ninja', 'Ghost', 'Shinobi', 'Steam Man'] },
    B: { deck: plenty },
    bases: { "Tsar's Palace": ['B: Spectre +25'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('use Hidden Ninja');
    t.offers('Shinobi', 'Steam Man');
    t.pick('Steam Man');
    t.pass();
    expect(t.hand('A')).toEqual(['Ghost', 'Shinobi']);
  },
);

// Infiltrate

scene(
  'Infiltrate destroys one other action on the base, not itself',
  {
    card: 'Infiltrate',
    rulings: [1],
    A: { hand: ['Infiltrate'] },
    bases: {
      'Jungle Oasis': ['B: Sleep Spores', 'A: Door to the Beyond', 'B: Ghost [B: Choking Vines]'],
      Tortuga: ['B: Overrun'],
    },
  },
  (t) => {
    t.play('Infiltrate', 'Jungle Oasis');
    t.offers('Door to the Beyond', 'Sleep Spores');
    expect(t.range).toEqual([1, 1]);
    t.pick('Sleep Spores');
    // The Oasis has no ability that one could ignore.
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toEqual([
      'A: Door to the Beyond',
      'B: Ghost [B: Choking Vines]',
      'A: Infiltrate',
    ]);
    expect(t.discard('B')).toEqual(['Sleep Spores']);
  },
);

scene(
  'Infiltrate must destroy your own action if it is the only other one, and nothing if there is none',
  {
    card: 'Infiltrate',
    rulings: [1],
    A: { hand: ['Infiltrate', 'Ghostly Arrival', 'Infiltrate'] },
    bases: { 'Jungle Oasis': ['A: Door to the Beyond'], 'The Mothership': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Infiltrate', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Infiltrate']);
    expect(t.discard('A')).toEqual(['Door to the Beyond', 'Ghostly Arrival']);
  },
);

scene(
  'Infiltrate: you are not bound by the base’s restrictions, others are',
  {
    card: 'Infiltrate',
    rulings: [2],
    A: { hand: ['Infiltrate', 'Captain Ahab'], deck: plenty },
    B: { hand: ['Captain Ahab'], deck: plenty },
    bases: { "Tsar's Palace": [], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.whyNot('A', 'Captain Ahab', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
    t.play('Infiltrate', "Tsar's Palace");
    t.pick('yes');
    t.play('Captain Ahab');
    t.offers('Jungle Oasis', "Tsar's Palace");
    t.pick("Tsar's Palace");
    expect(t.at("Tsar's Palace")).toEqual(['A: Infiltrate', 'A: Captain Ahab']);
    t.endTurn();
    expect(t.whyNot('B', 'Captain Ahab', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
  },
);

scene(
  'Infiltrate: you may leave the base’s ability as it is',
  {
    card: 'Infiltrate',
    rulings: [2],
    A: { hand: ['Infiltrate', 'Captain Ahab'] },
    bases: { "Tsar's Palace": [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Infiltrate', "Tsar's Palace");
    t.offers('no', 'yes');
    t.pick('no');
    expect(t.whyNot('A', 'Captain Ahab', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
  },
);

scene(
  'Infiltrate: you need not do what the base says, others must',
  {
    card: 'Infiltrate',
    rulings: [2],
    A: { hand: ['Infiltrate', 'Steam Man', 'Ghost'], deck: plenty },
    B: { hand: ['Steam Man', 'Ghost'], deck: plenty },
    bases: { 'Haunted House': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Infiltrate', 'Haunted House');
    t.pick('yes');
    t.play('Steam Man', 'Haunted House');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.endTurn();
    t.play('Steam Man', 'Haunted House');
    expect(t.hand('B')).toEqual([]);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Infiltrate: your cards get nothing from the base, others’ do',
  {
    card: 'Infiltrate',
    rulings: [2],
    A: { hand: ['Infiltrate'] },
    bases: { 'The Central Brain': ['A: Spectre', 'B: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Spectre')).toBe(6);
    t.play('Infiltrate', 'The Central Brain');
    t.pick('yes');
    expect(t.power('Spectre')).toBe(5);
    expect(t.powerParts('Spectre')).toEqual(['Spectre +5']);
    expect(t.total('A', 'The Central Brain')).toBe(5);
    expect(t.power('Steam Man')).toBe(4);
  },
);

scene(
  'Infiltrate: what the base does to all does nothing to your minions, in your own turn',
  {
    card: 'Infiltrate',
    rulings: [2],
    A: { hand: ['Infiltrate'], deck: plenty },
    B: { deck: plenty },
    bases: { 'Temple of Goju': ['A: Spectre +6', 'B: Spectre +3', 'B: Ghost'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('Infiltrate', 'Temple of Goju');
    t.pick('yes');
    t.endTurn();
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(3);
    expect(t.deck('B').at(-1)).toBe('Spectre');
    expect(t.discard('A')).toEqual(['Infiltrate', 'Spectre']);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Infiltrate: the same in another player’s turn',
  {
    card: 'Infiltrate',
    rulings: [2],
    A: { hand: ['Infiltrate'], deck: plenty },
    B: { hand: ['Steam Man'], deck: plenty },
    bases: { 'Temple of Goju': ['A: Spectre +5', 'B: Spectre +1'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('Infiltrate', 'Temple of Goju');
    t.pick('yes');
    t.endTurn();
    t.play('Steam Man', 'Temple of Goju');
    t.endTurn();
    expect(t.discard('A')).toEqual(['Infiltrate', 'Spectre']);
    expect(t.deck('B').at(-1)).toBe('Spectre');
    expect(t.discard('B')).toEqual(['Steam Man']);
  },
);

scene(
  'Infiltrate on Tar Pits: your destroyed minions go to the discard pile, others’ under their decks',
  {
    card: 'Infiltrate',
    rulings: [2],
    A: { hand: ['Infiltrate', 'Ghostly Arrival', 'Tiger Assassin', 'Ninja Master'], deck: plenty },
    B: { deck: plenty },
    bases: { 'Tar Pits': ['A: Captain Ahab', 'B: Captain Ahab'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Infiltrate', 'Tar Pits');
    t.pick('yes');
    t.play('Tiger Assassin', 'Tar Pits');
    t.pick('A: Captain Ahab');
    t.play('Ninja Master', 'Tar Pits');
    t.pick('B: Captain Ahab');
    expect(t.discard('A')).toEqual(['Captain Ahab', 'Ghostly Arrival']);
    expect(t.discard('B')).toEqual([]);
    expect(t.deck('B').at(-1)).toBe('Captain Ahab');
  },
);

scene(
  'Infiltrate: another player’s use of the base does not touch your minions',
  {
    card: 'Infiltrate',
    rulings: [2],
    A: { hand: ['Infiltrate'], deck: plenty },
    B: { deck: plenty },
    bases: { 'Mushroom Kingdom': [], Tortuga: ['A: Ghost', 'B: Spirit'] },
  },
  (t) => {
    t.play('Infiltrate', 'Mushroom Kingdom');
    t.pick('yes');
    t.endTurn();
    // At the start of B's turn.
    expect(t.asked).toBe('B');
    t.offers('Ghost');
    t.pick('Ghost');
    expect(t.at('Mushroom Kingdom')).toEqual(['A: Infiltrate']);
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Spirit']);
  },
);

scene(
  'Infiltrate stays on the base, but from the start of your next turn without effect',
  {
    card: 'Infiltrate',
    rulings: [3],
    A: { hand: ['Infiltrate', 'Captain Ahab'], deck: plenty },
    B: { deck: plenty },
    bases: { "Tsar's Palace": [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Infiltrate', "Tsar's Palace");
    t.pick('yes');
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.at("Tsar's Palace")).toEqual(['A: Infiltrate']);
    expect(t.whyNot('A', 'Captain Ahab', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
  },
);

scene(
  'Infiltrate, an ongoing ability, is over as soon as the card has left play',
  {
    card: 'Infiltrate',
    rules: ['R3.10'],
    A: { hand: ['Infiltrate'], deck: plenty },
    B: { hand: ['Bear Necessities'], deck: plenty },
    bases: { 'The Central Brain': ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Infiltrate', 'The Central Brain');
    t.pick('yes');
    t.endTurn();
    expect(t.power('Spectre')).toBe(5);
    t.play('Bear Necessities');
    expect(t.power('Spectre')).toBe(6);
  },
);

scene(
  'Infiltrate in the current printing: its talent destroys it to cancel the base’s ability for everybody',
  {
    card: 'Infiltrate',
    printing: 'current',
    A: { hand: ['Infiltrate', 'Steam Man', 'Ghost'], deck: plenty },
    B: { hand: ['Steam Man', 'Ghost'], deck: plenty },
    bases: { 'Haunted House': ['B: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Infiltrate', 'Haunted House');
    t.offers('Sleep Spores');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    t.use('Infiltrate');
    expect(t.at('Haunted House')).toEqual(['B: Sleep Spores']);
    expect(t.discard('A')).toEqual(['Infiltrate']);
    t.play('Steam Man', 'Haunted House');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.endTurn();
    t.play('Steam Man', 'Haunted House');
    expect(t.hand('B')).toEqual(['Ghost']);
    t.endTurn();
    // A's next turn: the House haunts again.
    t.play('Ghost', 'Haunted House');
    t.pick();
    expect(t.purpose).toBe('discard');
    t.pick('Insta-Grow');
  },
);

scene(
  'The Dread Gazebo: Infiltrate cannot be played there, since it is not in play yet',
  {
    card: 'The Dread Gazebo',
    rulings: [2],
    A: { hand: ['Infiltrate'] },
    bases: { 'The Dread Gazebo': [], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.whyNot('A', 'Infiltrate', 'The Dread Gazebo')).toBe('forbidden: The Dread Gazebo');
    t.play('Infiltrate');
    expect(t.at('Jungle Oasis')).toEqual(['A: Infiltrate']);
  },
);

// Poison

scene(
  'Poison: any number of other actions on the minion go, and it has 4 less power',
  {
    card: 'Poison',
    rulings: [1],
    rules: ['R9.1'],
    A: { hand: ['Poison'] },
    bases: {
      Tortuga: ['B: Spectre +1 [A: Choking Vines, B: Assassination, B: Choking Vines]', 'A: Ghost'],
      'Jungle Oasis': ['B: Spirit [B: Incorporeal]'],
    },
  },
  (t) => {
    t.play('Poison');
    t.offers('Ghost', 'Spectre', 'Spirit');
    t.pick('Spectre');
    t.offers('Assassination', 'Choking Vines', 'Choking Vines');
    expect(t.range).toEqual([0, 3]);
    t.pick('Assassination', 'A: Choking Vines');
    expect(t.at('Tortuga')).toEqual(['B: Spectre +1 [B: Choking Vines, A: Poison]', 'A: Ghost']);
    expect(t.power('Spectre')).toBe(2);
    expect(t.powerParts('Spectre')).toEqual(['Spectre +5', 'counters +1', 'Poison -4']);
    expect(t.discard('A')).toEqual(['Choking Vines']);
    expect(t.discard('B')).toEqual(['Assassination']);
  },
);

scene(
  'Poison: none of the actions need go, and power does not fall below 0',
  {
    card: 'Poison',
    rulings: [1],
    rules: ['R9.1'],
    A: { hand: ['Poison'] },
    bases: { Tortuga: ['B: Spirit [B: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Poison');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Spirit [B: Choking Vines, A: Poison]']);
    expect(t.power('Spirit')).toBe(0);
  },
);

// Seeing Stars

scene(
  'Seeing Stars destroys a minion with power 3 or less now, on any base',
  {
    card: 'Seeing Stars',
    rulings: [1],
    A: { hand: ['Seeing Stars'] },
    bases: {
      Tortuga: ['B: Spectre [A: Poison]', 'B: Spirit +1', 'A: Ghost'],
      'Jungle Oasis': ['B: Shinobi'],
    },
  },
  (t) => {
    t.play('Seeing Stars');
    t.offers('Ghost', 'Shinobi', 'Spectre');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['B: Spirit +1', 'A: Ghost']);
    expect(t.discard('A')).toEqual(['Poison', 'Seeing Stars']);
  },
);

scene(
  'Seeing Stars must strike, even if only your own minion fits',
  {
    card: 'Seeing Stars',
    rules: ['R3.3'],
    A: { hand: ['Seeing Stars'] },
    bases: { Tortuga: ['B: Spectre', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Seeing Stars');
    expect(t.at('Tortuga')).toEqual(['B: Spectre']);
  },
);

// Smoke Bomb

scene(
  'Smoke Bomb goes on one of your minions, and is gone at the start of your turn',
  {
    card: 'Smoke Bomb',
    A: { hand: ['Smoke Bomb'], deck: plenty },
    B: { hand: ['Seeing Stars'], deck: plenty },
    bases: { Tortuga: ['A: Ghost', 'A: Shinobi', 'B: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Smoke Bomb');
    t.offers('Ghost', 'Shinobi');
    t.pick('Shinobi');
    t.endTurn();
    t.play('Seeing Stars');
    // It may be chosen, but nothing happens to it.
    t.offers('Ghost', 'Shinobi');
    t.pick('Shinobi');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Shinobi [A: Smoke Bomb]', 'B: Spectre']);
    t.endTurn();
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Shinobi', 'B: Spectre']);
    expect(t.discard('A')).toEqual(['Smoke Bomb']);
  },
);

scene(
  'Smoke Bomb stops no minions’ abilities',
  {
    card: 'Smoke Bomb',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['A: Spectre [A: Smoke Bomb]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['B: Ninja Master']);
    expect(t.discard('A')).toEqual(['Smoke Bomb', 'Spectre']);
  },
);

scene(
  'Smoke Bomb stops no bases',
  {
    card: 'Smoke Bomb',
    rulings: [1],
    turn: 'B',
    from: 'score bases',
    B: { deck: plenty },
    bases: {
      'The Central Brain': ['A: Spectre [A: Smoke Bomb]'],
      'Ninja Dojo': ['B: Spectre +15'],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.power('A: Spectre')).toBe(6);
    t.pick('A: Spectre');
    expect(t.at('The Central Brain')).toEqual([]);
  },
);

scene(
  'Smoke Bomb: an action of another player that is already on the minion is destroyed, your own is not',
  {
    card: 'Smoke Bomb',
    rulings: [2],
    A: { hand: ['Smoke Bomb'] },
    bases: { Tortuga: ['A: Spectre [B: Poison, A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Spectre')).toBe(1);
    t.play('Smoke Bomb');
    expect(t.at('Tortuga')).toEqual(['A: Spectre [A: Choking Vines, A: Smoke Bomb]']);
    expect(t.discard('B')).toEqual(['Poison']);
    expect(t.power('Spectre')).toBe(5);
  },
);

scene(
  'Smoke Bomb: an action that another player plays on the minion is discarded without effect',
  {
    card: 'Smoke Bomb',
    rulings: [2, 3],
    turn: 'B',
    B: { hand: ['Poison'] },
    bases: { Tortuga: ['A: Spectre [A: Smoke Bomb, A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Poison');
    expect(t.at('Tortuga')).toEqual(['A: Spectre [A: Smoke Bomb, A: Choking Vines]']);
    expect(t.discard('B')).toEqual(['Poison']);
    expect(t.power('Spectre')).toBe(5);
  },
);

scene(
  'Smoke Bomb: not moved, not weakened',
  {
    card: 'Smoke Bomb',
    rulings: [3],
    rules: ['R9.2'],
    turn: 'B',
    B: { hand: ['Shanghai'] },
    bases: {
      Tortuga: ['A: Spectre [A: Smoke Bomb]', 'B: Sleep Spores'],
      'Jungle Oasis': [],
      'The Mothership': [],
    },
  },
  (t) => {
    expect(t.power('Spectre')).toBe(5);
    t.play('Shanghai');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Spectre [A: Smoke Bomb]', 'B: Sleep Spores']);
  },
);

scene(
  'Smoke Bomb: not taken over',
  {
    card: 'Smoke Bomb',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Make Contact'] },
    bases: { Tortuga: ['A: Spectre [A: Smoke Bomb]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    expect(t.at('Tortuga')).toEqual(['A: Spectre [A: Smoke Bomb]']);
    expect(t.controller('Spectre')).toBe('A');
  },
);

scene(
  'Smoke Bomb: not shuffled away',
  {
    card: 'Smoke Bomb',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Spectre [A: Smoke Bomb]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual(['A: Spectre [A: Smoke Bomb]']);
  },
);

scene(
  'Smoke Bomb in the 2013 edition: being weakened is not being affected',
  {
    card: 'Smoke Bomb',
    rulings: [3],
    edition: 'awesome-level-9000',
    bases: { Tortuga: ['A: Spectre [A: Smoke Bomb]', 'B: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Spectre')).toBe(4);
  },
);

scene(
  'Smoke Bomb in the current printing stays',
  {
    card: 'Smoke Bomb',
    printing: 'current',
    turn: 'B',
    A: { deck: plenty },
    B: { hand: ['Seeing Stars', 'Seeing Stars'], deck: plenty },
    bases: { Tortuga: ['A: Shinobi [A: Smoke Bomb]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Seeing Stars');
    t.endTurn();
    expect(t.at('Tortuga')).toEqual(['A: Shinobi [A: Smoke Bomb]']);
    t.endTurn();
    t.play('Seeing Stars');
    expect(t.at('Tortuga')).toEqual(['A: Shinobi [A: Smoke Bomb]']);
  },
);

// Way of Deception

scene(
  'Way of Deception moves one of your minions to another base',
  {
    card: 'Way of Deception',
    A: { hand: ['Way of Deception'] },
    bases: {
      Tortuga: ['A: Shinobi +1 [B: Poison]', 'B: Spectre'],
      'Jungle Oasis': ['A: Ghost'],
      'The Mothership': [],
    },
  },
  (t) => {
    t.play('Way of Deception');
    t.offers('Ghost', 'Shinobi');
    expect(t.range).toEqual([1, 1]);
    t.pick('Shinobi');
    t.offers('Jungle Oasis', 'The Mothership');
    t.pick('The Mothership');
    expect(t.at('The Mothership')).toEqual(['A: Shinobi +1 [B: Poison]']);
  },
);

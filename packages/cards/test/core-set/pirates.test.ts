import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it. */
const plenty = Array.from({ length: 12 }, () => 'Insta-Grow');

// Pirate King

scene(
  'Pirate King boards a base before it scores, in anybody’s turn and each time one does',
  {
    card: 'Pirate King',
    rulings: [1],
    rules: ['R3.9', 'R5.2'],
    turn: 'B',
    from: 'score bases',
    B: { deck: plenty },
    bases: {
      'The Mothership': ['B: Spectre +15'],
      'The Grey Opal': ['B: Spectre +12'],
      Tortuga: ['A: Pirate King +1 [B: Poison]'],
    },
    baseDeck: ['Jungle Oasis', 'Ninja Dojo'],
  },
  (t) => {
    t.pick('The Grey Opal');
    expect(t.asked).toBe('A');
    t.offers('no', 'yes');
    t.pick('yes');
    expect(t.at('The Grey Opal')).toEqual(['B: Spectre +12', 'A: Pirate King +1 [B: Poison]']);
    // Second there, he may be moved on by the base, so that he can board the next one.
    expect(t.vp('A')).toBe(1);
    t.pick('Pirate King');
    t.pick('Tortuga');
    t.offers('no', 'yes');
    t.pick('yes');
    expect(t.vp('A')).toBe(3);
    expect(t.discard('A')).toEqual(['Pirate King']);
  },
);

scene(
  'Pirate King may stay where he is',
  {
    card: 'Pirate King',
    turn: 'B',
    from: 'score bases',
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15'], Tortuga: ['A: Pirate King'] },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.pick('no');
    expect(t.vp('A')).toBe(0);
    expect(t.at('Tortuga')).toEqual(['A: Pirate King']);
  },
);

scene(
  'Pirate King must be in play on another base',
  {
    card: 'Pirate King',
    rulings: [1],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Pirate King'] },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15', 'A: Pirate King'], Tortuga: [] },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    // Neither the one that is there nor the one in hand has anything to do.
    expect(t.turn).toBe('A');
    expect(t.vp('A')).toBe(2);
    expect(t.hand('A')).toEqual(['Pirate King']);
  },
);

scene(
  'Pirate King is moved, not played',
  {
    card: 'Pirate King',
    rulings: [2],
    rules: ['R3.2'],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Ghost'] },
    B: { hand: ['Ghost'], deck: plenty },
    bases: {
      'Haunted House': ['B: Spectre +15', 'B: Overrun'],
      Tortuga: ['A: Pirate King'],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.pick('yes');
    // Overrun does not keep him out, and the House makes nobody discard.
    expect(t.vp('A')).toBe(3);
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Pirate King is not asked where he cannot move',
  {
    card: 'Pirate King',
    turn: 'B',
    from: 'score bases',
    B: { deck: plenty },
    bases: {
      'The Mothership': ['B: Spectre +15'],
      Tortuga: ['A: Pirate King', 'B: Ghost', 'B: Entangled'],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.turn).toBe('A');
    expect(t.at('Tortuga')).toContain('A: Pirate King');
  },
);

// Buccaneer

scene(
  'Buccaneer moves to another base instead of being destroyed, with everything on it',
  {
    card: 'Buccaneer',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Ninja Master'] },
    bases: {
      'Field of Honor': ['A: Buccaneer +1 [B: Poison]'],
      'Jungle Oasis': [],
      Tortuga: [],
    },
  },
  (t) => {
    t.play('Ninja Master', 'Field of Honor');
    t.pick('Buccaneer');
    expect(t.asked).toBe('A');
    expect(t.purpose).toBe('move to');
    t.offers('Jungle Oasis', 'Tortuga');
    expect(t.range).toEqual([1, 1]);
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Buccaneer +1 [B: Poison]']);
    // Nothing was destroyed.
    expect(t.vp('B')).toBe(0);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'Field of Honor: a Buccaneer that is saved was not destroyed',
  {
    card: 'Field of Honor',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Broadside'] },
    bases: {
      'Field of Honor': ['A: Buccaneer [B: Poison]', 'B: Spectre'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Broadside');
    t.pick('A');
    expect(t.at('Jungle Oasis')).toEqual(['A: Buccaneer [B: Poison]']);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'Cave of Shinies: a Buccaneer that is saved gives nothing',
  {
    card: 'Cave of Shinies',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Ninja Master'] },
    bases: { 'Cave of Shinies': ['A: Buccaneer'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Cave of Shinies');
    t.pick('Buccaneer');
    expect(t.at('Jungle Oasis')).toEqual(['A: Buccaneer']);
    expect(t.vp('A')).toBe(0);
  },
);

scene(
  'Buccaneer always gets away, as often as it would be destroyed',
  {
    card: 'Buccaneer',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Ninja Master', 'Insta-Grow', 'Ninja Master'] },
    bases: { Tortuga: ['A: Buccaneer'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Ninja Master', 'Tortuga');
    t.pick('Buccaneer');
    expect(t.at('Jungle Oasis')).toEqual(['A: Buccaneer']);
    t.play('Ninja Master', 'Jungle Oasis');
    t.pick('Buccaneer');
    expect(t.at('Tortuga')).toEqual(['B: Ninja Master', 'A: Buccaneer']);
  },
);

scene(
  'Buccaneer that cannot be moved is destroyed',
  {
    card: 'Buccaneer',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['A: Buccaneer', 'A: Entangled'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Buccaneer');
    expect(t.at('Tortuga')).toEqual(['A: Entangled', 'B: Ninja Master']);
    expect(t.discard('A')).toEqual(['Buccaneer']);
  },
);

scene(
  'Buccaneer is destroyed if there is no other base',
  {
    card: 'Buccaneer',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['A: Buccaneer'] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Buccaneer');
    expect(t.discard('A')).toEqual(['Buccaneer']);
  },
);

scene(
  'Buccaneer goes to the discard pile with the others when its base has scored',
  {
    card: 'Buccaneer',
    rulings: [3],
    rules: ['R5.7'],
    from: 'score bases',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'The Mothership': ['A: Buccaneer +16'], Tortuga: [] },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.vp('A')).toBe(4);
    expect(t.discard('A')).toEqual(['Buccaneer']);
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Buccaneer and Escape Hatch both fit: the current player picks one',
  {
    card: 'Buccaneer',
    rules: ['R10.2'],
    turn: 'B',
    B: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['A: Buccaneer', 'A: Escape Hatch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Buccaneer');
    expect(t.asked).toBe('B');
    t.offers('use Buccaneer', 'use Escape Hatch');
    t.pick('use Escape Hatch');
    expect(t.hand('A')).toEqual(['Buccaneer']);
  },
);

scene(
  'Buccaneer in other hands: its controller says where it goes',
  {
    card: 'Buccaneer',
    players: 3,
    turn: 'B',
    B: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['A(C): Buccaneer'], 'Jungle Oasis': [], 'The Mothership': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Buccaneer');
    expect(t.asked).toBe('A');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A(C): Buccaneer']);
  },
);

scene(
  'Buccaneer in the current printing: its controller may move it, once a turn',
  {
    card: 'Buccaneer',
    printing: 'current',
    turn: 'B',
    B: { hand: ['Ninja Master', 'Insta-Grow', 'Ninja Master'] },
    bases: { Tortuga: ['A: Buccaneer'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Ninja Master', 'Tortuga');
    t.pick('Buccaneer');
    expect(t.asked).toBe('A');
    t.offers('Jungle Oasis');
    expect(t.range).toEqual([0, 1]);
    t.pick('Jungle Oasis');
    t.play('Ninja Master', 'Jungle Oasis');
    t.pick('Buccaneer');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ninja Master']);
    expect(t.discard('A')).toEqual(['Buccaneer']);
  },
);

scene(
  'Buccaneer in the current printing may be let go',
  {
    card: 'Buccaneer',
    printing: 'current',
    turn: 'B',
    B: { hand: ['Ninja Master'] },
    bases: { Tortuga: ['A: Buccaneer'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Buccaneer');
    t.pick();
    expect(t.discard('A')).toEqual(['Buccaneer']);
  },
);

scene(
  'Two Buccaneers in the current printing each have a chance of their own',
  {
    card: 'Buccaneer',
    printing: 'current',
    turn: 'B',
    B: { hand: ['Powderkeg'] },
    bases: { Tortuga: ['A: Buccaneer', 'A: Buccaneer +1', 'B: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Powderkeg');
    expect(t.asked).toBe('A');
    t.pick('Jungle Oasis');
    expect(t.asked).toBe('A');
    t.pick('Jungle Oasis');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.at('Jungle Oasis')).toEqual(['A: Buccaneer', 'A: Buccaneer +1']);
    expect(t.discard('B')).toEqual(['Powderkeg', 'Spectre']);
  },
);

// Saucy Wench

scene(
  'Saucy Wench destroys a minion with power 2 or less now, at her base',
  {
    card: 'Saucy Wench',
    rulings: [1],
    A: { hand: ['Saucy Wench'] },
    bases: {
      Tortuga: ['B: Spirit [A: Poison]', 'B: Ghost +1', 'A: Captain Ahab'],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Saucy Wench', 'Tortuga');
    t.offers('Captain Ahab', 'Spirit');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spirit');
    expect(t.at('Tortuga')).toEqual(['B: Ghost +1', 'A: Captain Ahab', 'A: Saucy Wench']);
  },
);

scene(
  'Saucy Wench need not destroy anything',
  {
    card: 'Saucy Wench',
    A: { hand: ['Saucy Wench'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Saucy Wench', 'Tortuga');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Saucy Wench']);
  },
);

scene(
  'Saucy Wench is called Cut Lass in the current printing',
  {
    card: 'Saucy Wench',
    printing: 'current',
    A: { hand: ['Cut Lass'] },
    bases: { Tortuga: ['B: Ghost', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cut Lass', 'Tortuga');
    t.offers('Ghost');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['B: Spirit', 'A: Cut Lass']);
  },
);

// First Mate

scene(
  'First Mate leaves a base that has scored, but not for the one that takes its place',
  {
    card: 'First Mate',
    rulings: [1, 2],
    turn: 'B',
    from: 'score bases',
    B: { deck: plenty },
    bases: {
      'Cave of Shinies': ['B: Spectre +18', 'A: First Mate +1 [A: Assassination]', 'A: First Mate'],
      'Ninja Dojo': [],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    // The VP have been awarded: 23 to 5.
    expect(t.vp('B')).toBe(4);
    expect(t.vp('A')).toBe(2);
    expect(t.asked).toBe('A');
    expect(t.purpose).toBe('move to');
    t.offers('Jungle Oasis', 'Ninja Dojo');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ninja Dojo');
    // The other one goes down with the ship.
    t.pick();
    expect(t.bases).toEqual(['Tortuga', 'Ninja Dojo', 'Jungle Oasis']);
    expect(t.discard('A')).toContain('First Mate');
  },
);

scene(
  'First Mate works each time that its base scores, also twice in a turn',
  {
    card: 'First Mate',
    rulings: [2],
    turn: 'B',
    from: 'score bases',
    B: { deck: plenty },
    bases: {
      'Cave of Shinies': ['B: Spectre +18', 'A: First Mate'],
      'The Homeworld': ['B: Spectre +18'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga', 'Ninja Dojo'],
  },
  (t) => {
    t.pick('Cave of Shinies');
    t.pick('The Homeworld');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: First Mate']);
    // Second at both.
    expect(t.vp('A')).toBe(4);
  },
);

scene(
  'First Mate stays in play at the discretion of its controller, not of its owner',
  {
    card: 'First Mate',
    players: 3,
    turn: 'B',
    from: 'score bases',
    B: { deck: plenty },
    bases: { 'Cave of Shinies': ['B: Spectre +18', 'A(C): First Mate'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A(C): First Mate']);
  },
);

scene(
  'Temple of Goju and First Mate: the current player says which comes first; in a deck a First Mate does nothing',
  {
    card: 'Temple of Goju',
    rulings: [3],
    turn: 'B',
    from: 'score bases',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Temple of Goju': ['B: Spectre +15', 'A: First Mate'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.offers('use First Mate', 'use Temple of Goju');
    t.pick('use Temple of Goju');
    expect(t.deck('A').at(-1)).toBe('First Mate');
    expect(t.deck('B').at(-1)).toBe('Spectre');
    expect(t.turn).toBe('A');
  },
);

scene(
  'Temple of Goju and First Mate: one that has moved away is not counted any more',
  {
    card: 'Temple of Goju',
    rulings: [3],
    turn: 'B',
    from: 'score bases',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Temple of Goju': ['B: Spectre +15', 'A: First Mate', 'A: Ninja Acolyte'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('use First Mate');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: First Mate']);
    expect(t.deck('A').at(-1)).toBe('Ninja Acolyte');
  },
);

scene(
  'First Mate that has been moved away already is not asked again',
  {
    card: 'First Mate',
    turn: 'B',
    from: 'score bases',
    B: { deck: plenty },
    bases: {
      'The Grey Opal': ['B: Spectre +15', 'A: First Mate'],
      'Jungle Oasis': [],
      'Ninja Dojo': [],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('use The Grey Opal');
    t.pick('First Mate');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: First Mate']);
    expect(t.turn).toBe('A');
  },
);

// Broadside

scene(
  'Broadside destroys the small minions of one player at a base where you have one',
  {
    card: 'Broadside',
    rulings: [1],
    players: 3,
    A: { hand: ['Broadside'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Spirit [A: Poison]', 'B: Ghost +1', 'B: Captain Ahab', 'C: Captain Ahab'],
      'Jungle Oasis': ['A: Shinobi', 'B: Ghost'],
      'The Mothership': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Broadside');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Tortuga');
    t.offers('A', 'B', 'C');
    t.pick('B');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Ghost +1', 'C: Captain Ahab']);
    expect(t.discard('B')).toEqual(['Captain Ahab', 'Spirit']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Shinobi', 'B: Ghost']);
  },
);

scene(
  'Broadside: you may choose yourself',
  {
    card: 'Broadside',
    rulings: [1],
    A: { hand: ['Broadside'] },
    bases: { Tortuga: ['A: Ghost', 'A: Ghost', 'A: Shinobi', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Broadside');
    t.pick('A');
    expect(t.at('Tortuga')).toEqual(['A: Shinobi', 'B: Ghost']);
  },
);

scene(
  'Broadside without a minion of yours in play does nothing',
  {
    card: 'Broadside',
    A: { hand: ['Broadside'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Broadside');
    expect(t.at('Tortuga')).toEqual(['B: Ghost']);
    expect(t.discard('A')).toEqual(['Broadside']);
  },
);

// Cannon

scene(
  'Cannon destroys up to two minions with power 2 or less now, wherever they are',
  {
    card: 'Cannon',
    rulings: [1],
    A: { hand: ['Cannon'] },
    bases: {
      Tortuga: ['A: Captain Ahab', 'B: Spirit [A: Poison]', 'B: Ghost +1'],
      'Jungle Oasis': ['B: First Mate'],
    },
  },
  (t) => {
    t.play('Cannon');
    t.offers('Captain Ahab', 'First Mate', 'Spirit');
    expect(t.range).toEqual([0, 2]);
    t.pick('Spirit', 'First Mate');
    expect(t.at('Tortuga')).toEqual(['A: Captain Ahab', 'B: Ghost +1']);
    expect(t.at('Jungle Oasis')).toEqual([]);
  },
);

scene(
  'Cannon: nobody need be hit',
  {
    card: 'Cannon',
    rulings: [1],
    A: { hand: ['Cannon'] },
    bases: { Tortuga: ['A: Captain Ahab'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cannon');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Captain Ahab']);
    expect(t.discard('A')).toEqual(['Cannon']);
  },
);

// Dinghy

scene(
  'Dinghy moves up to two of your minions, from and to different bases',
  {
    card: 'Dinghy',
    rulings: [1],
    A: { hand: ['Dinghy'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Shinobi', 'B: Spirit'],
      'Jungle Oasis': ['A: First Mate'],
      'The Mothership': [],
    },
  },
  (t) => {
    t.play('Dinghy');
    t.offers('First Mate', 'Ghost', 'Shinobi');
    expect(t.range).toEqual([0, 2]);
    t.pick('Ghost', 'First Mate');
    t.offers('Jungle Oasis', 'The Mothership');
    t.pick('Jungle Oasis');
    t.offers('The Mothership', 'Tortuga');
    t.pick('The Mothership');
    expect(t.at('Tortuga')).toEqual(['A: Shinobi', 'B: Spirit']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
    expect(t.at('The Mothership')).toEqual(['A: First Mate']);
  },
);

scene(
  'Dinghy may sail empty',
  {
    card: 'Dinghy',
    rulings: [1],
    A: { hand: ['Dinghy'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dinghy');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
  },
);

// Full Sail

scene(
  'Full Sail moves any number of your minions, each to a base of its own',
  {
    card: 'Full Sail',
    rulings: [1],
    A: { hand: ['Full Sail'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Shinobi', 'A: Spirit', 'B: Spirit'],
      'Jungle Oasis': ['A: First Mate'],
      'The Mothership': [],
    },
  },
  (t) => {
    t.play('Full Sail');
    t.offers('First Mate', 'Ghost', 'Shinobi', 'Spirit');
    expect(t.range).toEqual([0, 4]);
    t.pick('Ghost', 'Shinobi', 'First Mate');
    t.pick('Jungle Oasis');
    t.pick('The Mothership');
    t.pick('The Mothership');
    expect(t.at('Tortuga')).toEqual(['A: Spirit', 'B: Spirit']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
    expect(t.at('The Mothership')).toEqual(['A: Shinobi', 'A: First Mate']);
    // It was the free action.
    t.offers('pass');
  },
);

scene(
  'Full Sail: any number includes none',
  {
    card: 'Full Sail',
    rulings: [1],
    rules: ['R3.3'],
    A: { hand: ['Full Sail'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Full Sail');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.discard('A')).toEqual(['Full Sail']);
  },
);

scene(
  'Full Sail before a base scores, in another player’s turn: the base scores all the same',
  {
    card: 'Full Sail',
    rulings: [2],
    rules: ['R5.3'],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Full Sail'] },
    B: { deck: plenty },
    bases: {
      'The Mothership': ['B: Ghost', 'A: Spectre +15'],
      'Lake Minnetonka': ['A: Shinobi'],
      Tortuga: [],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.offers('use Full Sail', 'pass');
    t.pick('use Full Sail');
    t.pick('Spectre', 'Shinobi');
    t.pick('Lake Minnetonka');
    t.pick('The Mothership');
    // 3 against 2.
    expect(t.vp('A')).toBe(4);
    expect(t.vp('B')).toBe(2);
    t.pick();
    expect(t.at('Lake Minnetonka')).toEqual(['A: Spectre +15']);
    expect(t.discard('A')).toEqual(['Full Sail', 'Shinobi']);
  },
);

scene(
  'Full Sail before a base scores does not use up the action of one’s turn',
  {
    card: 'Full Sail',
    rulings: [2],
    A: { hand: ['Full Sail', 'Cannon'], deck: plenty },
    B: { deck: plenty },
    bases: { 'The Mothership': ['B: Spectre +15'], Tortuga: ['A: Shinobi'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Cannon');
    t.offers('pass');
    t.endTurn();
    t.pick('use Full Sail');
    t.pick('Shinobi');
    t.pick('The Mothership');
    expect(t.vp('A')).toBe(2);
  },
);

// Powderkeg

scene(
  'Powderkeg: powers are compared before anything is destroyed',
  {
    card: 'Powderkeg',
    rulings: [1],
    A: { hand: ['Powderkeg'] },
    bases: {
      Tortuga: [
        'A: Spirit',
        'A: Ghost',
        'B: Steam Man',
        'B: Spectre',
        // Together they have 4 each, and the poisoned one 0.
        'B: War Raptor [A: Poison]',
        'B: War Raptor',
      ],
      'Jungle Oasis': ['A: Shinobi', 'B: Ghost'],
    },
  },
  (t) => {
    t.play('Powderkeg');
    t.offers('Ghost', 'Shinobi', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    // The other War Raptor has 3 only now.
    expect(t.at('Tortuga')).toEqual(['B: Spectre', 'B: War Raptor']);
    expect(t.power('War Raptor')).toBe(3);
    expect(t.discard('A')).toEqual(['Ghost', 'Poison', 'Powderkeg', 'Spirit']);
    expect(t.discard('B')).toEqual(['Steam Man', 'War Raptor']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Shinobi', 'B: Ghost']);
  },
);

scene(
  'Powderkeg: if the chosen minion cannot be destroyed, the others are still, unless they are protected',
  {
    card: 'Powderkeg',
    rulings: [2],
    A: { hand: ['Powderkeg'] },
    bases: {
      // Alone, with 4 + 2, and not to be destroyed.
      Tortuga: ['A: Polar Commando', 'B: Spectre', 'B: Ghost [B: Incorporeal]', 'B: Shinobi'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Powderkeg');
    expect(t.at('Tortuga')).toEqual(['A: Polar Commando', 'B: Ghost [B: Incorporeal]']);
    expect(t.discard('B')).toEqual(['Shinobi', 'Spectre']);
  },
);

// Sea Dogs

scene(
  'Sea Dogs moves all other players’ minions of a faction from one base to another',
  {
    card: 'Sea Dogs',
    rulings: [1],
    players: 3,
    A: { hand: ['Sea Dogs'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Spirit +1', 'C: Spectre', 'C(A): Ghost', 'B: Steam Man'],
      'Jungle Oasis': ['B: Ghost'],
      'The Mothership': [],
    },
  },
  (t) => {
    t.play('Sea Dogs');
    expect(t.purpose).toBe('faction');
    t.offers('Ghosts', 'Steampunks');
    t.pick('Ghosts');
    t.offers('Jungle Oasis', 'The Mothership', 'Tortuga');
    t.pick('Tortuga');
    t.offers('Jungle Oasis', 'The Mothership');
    t.pick('The Mothership');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Steam Man']);
    expect(t.at('The Mothership')).toEqual(['B: Spirit +1', 'C: Spectre', 'C(A): Ghost']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
  },
);

// Shanghai

scene(
  'Shanghai: you choose the minion of another player, and the base',
  {
    card: 'Shanghai',
    rulings: [1],
    A: { hand: ['Shanghai'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Spirit [B: Poison]'],
      'Jungle Oasis': ['B: Steam Man'],
      'The Mothership': [],
    },
  },
  (t) => {
    t.play('Shanghai');
    t.offers('Spirit', 'Steam Man');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    expect(t.asked).toBe('A');
    t.offers('Jungle Oasis', 'The Mothership');
    t.pick('The Mothership');
    expect(t.at('The Mothership')).toEqual(['B: Spirit [B: Poison]']);
  },
);

// Swashbuckling

scene(
  'Swashbuckling: minions that you have now are stronger for the rest of the turn, later ones are not',
  {
    card: 'Swashbuckling',
    rulings: [1],
    A: { hand: ['Swashbuckling', 'Shinobi'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Ghost', 'B: Spirit'], 'Jungle Oasis': ['A: First Mate'] },
  },
  (t) => {
    t.play('Swashbuckling');
    t.play('Shinobi', 'Tortuga');
    expect(t.power('Ghost')).toBe(3);
    expect(t.power('First Mate')).toBe(3);
    expect(t.power('Spirit')).toBe(3);
    expect(t.power('Shinobi')).toBe(3);
    expect(t.powerParts('Ghost')).toEqual(['Ghost +2', 'Swashbuckling +1']);
    t.endTurn();
    expect(t.power('Ghost')).toBe(2);
    expect(t.power('First Mate')).toBe(2);
  },
);

scene(
  'Buccaneer hunted from base to base by two High Grounds does not run for ever',
  {
    card: 'Buccaneer',
    A: { hand: ['Bear Cavalry'] },
    bases: {
      Tortuga: ['B: Buccaneer', 'A: Ghost', 'A: High Ground'],
      'The Grey Opal': ['A: Ghost', 'A: High Ground'],
    },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.discard('B')).toEqual(['Buccaneer']);
  },
);

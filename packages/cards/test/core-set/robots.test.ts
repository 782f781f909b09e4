import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Nukebot

scene(
  'Nukebot: destroyed, it takes the minions of everybody else at its base with it',
  {
    card: 'Nukebot',
    rulings: [1],
    players: 3,
    A: { hand: ['Ninja Master'] },
    bases: {
      Tortuga: ['B: Nukebot', 'B: Tiki', 'A: Rose Red', 'C: Toad'],
      'Jungle Oasis': ['A: Hansel', 'C: Gretel'],
    },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Nukebot');
    expect(t.at('Tortuga')).toEqual(['B: Tiki']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Hansel', 'C: Gretel']);
    expect(t.discard('A')).toEqual(['Ninja Master', 'Rose Red']);
    expect(t.discard('B')).toEqual(['Nukebot']);
    expect(t.discard('C')).toEqual(['Toad']);
  },
);

scene(
  'Nukebot: its controller is the one who destroys them',
  {
    card: 'Nukebot',
    rulings: [1],
    A: { hand: ['Ninja Master'] },
    bases: { 'Field of Honor': ['B: Nukebot', 'A: Rose Red'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Field of Honor');
    t.pick('Nukebot');
    // One VP for whoever destroyed: first A, then B.
    t.pick('use Nukebot');
    expect(t.at('Field of Honor')).toEqual([]);
    expect(t.vp('A')).toBe(1);
    expect(t.vp('B')).toBe(1);
  },
);

scene(
  'Nukebot under the control of somebody else spares that player, not its owner',
  {
    card: 'Nukebot',
    rulings: [1],
    A: { hand: ['Powderkeg'] },
    bases: { Tortuga: ['A(B): Nukebot', 'A: King Rex', 'B: King Rex', 'B: Rose Red'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Powderkeg');
    t.pick('Nukebot');
    // Powderkeg's own share is Rose Red; Nukebot's is B's King Rex.
    expect(t.at('Tortuga')).toEqual(['A: King Rex']);
    expect(t.discard('B')).toEqual(['King Rex', 'Nukebot', 'Rose Red']);
  },
);

scene(
  'Nukebot returned to hand, put under a deck or moved away does not go off',
  {
    card: 'Nukebot',
    rulings: [2],
    A: { hand: ['Beam Up', 'Ghostly Arrival', 'Invasion'], deck: ['Tiki', 'Tiki'] },
    B: { hand: ['Transformation'], deck: ['Hansel', 'Toad'] },
    bases: {
      Tortuga: ['B: Nukebot', 'A: Rose Red'],
      'Jungle Oasis': ['A(B): Nukebot', 'B: Rose Red'],
      'Temple of Goju': [],
    },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Beam Up');
    t.pick('B: Nukebot');
    expect(t.hand('B')).toEqual(['Nukebot', 'Transformation']);
    expect(t.at('Tortuga')).toEqual(['A: Rose Red']);
    t.endTurn();
    t.play('Transformation');
    t.pick('Nukebot');
    expect(t.at('Jungle Oasis')).toEqual(['B: Rose Red', 'B: Hansel']);
    t.play('Nukebot', 'Tortuga');
    t.endTurn();
    t.play('Invasion');
    t.pick('Nukebot');
    t.pick('Temple of Goju');
    expect(t.at('Temple of Goju')).toEqual(['B: Nukebot']);
    expect(t.at('Tortuga')).toEqual(['A: Rose Red']);
  },
);

scene(
  'Nukebot discarded after scoring was not destroyed: nobody gains from Cave of Shinies’ dead',
  {
    card: 'Nukebot',
    rulings: [2],
    A: { hand: ['Tiki'], deck: ['Tiki', 'Tiki'] },
    B: { deck: ['Tiki', 'Tiki'] },
    baseDeck: ['Temple of Goju'],
    bases: {
      'Cave of Shinies': ['A: King Rex', 'A: King Rex', 'A: Nukebot', 'B: First Mate', 'B: Rose Red'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.endTurn();
    t.offers('Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: First Mate']);
    expect(t.vp('A')).toBe(4);
    expect(t.vp('B')).toBe(2);
    expect(t.discard('A')).toEqual(['King Rex', 'King Rex', 'Nukebot']);
  },
);

// Warbot

scene(
  'Warbot cannot be destroyed, by whatever',
  {
    card: 'Warbot',
    A: { hand: ['Ninja Master', 'Powderkeg'] },
    bases: { Tortuga: ['B: Warbot', 'B: Tiki'], 'Jungle Oasis': ['A: Warbot', 'A: King Rex'] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    // It may be chosen; then nothing happens to it.
    t.pick('Warbot');
    expect(t.at('Tortuga')).toEqual(['B: Warbot', 'B: Tiki', 'A: Ninja Master']);
    t.play('Powderkeg');
    t.pick('King Rex');
    expect(t.at('Jungle Oasis')).toEqual(['A: Warbot']);
  },
);

scene(
  'Warbot can be weakened, moved, returned and put under the deck',
  {
    card: 'Warbot',
    rulings: [1],
    players: 3,
    A: {
      hand: ['Beam Up', 'Ghostly Arrival', 'Invasion', 'Transformation'],
      deck: ['Tiki', 'Tiki', 'Tiki'],
    },
    B: { deck: ['Toad', 'Tiki'] },
    C: { deck: ['Rose Red', 'Tiki'] },
    bases: {
      Tortuga: ['B: Warbot', 'A: Sleep Spores'],
      'Jungle Oasis': ['C: Warbot'],
      'Temple of Goju': [],
    },
  },
  (t) => {
    expect(t.power('B: Warbot')).toBe(3);
    t.play('Ghostly Arrival');
    t.play('Invasion');
    t.pick('B: Warbot');
    t.pick('Temple of Goju');
    expect(t.at('Temple of Goju')).toEqual(['B: Warbot']);
    expect(t.power('B: Warbot')).toBe(4);
    t.endTurn();
    t.endTurn();
    t.endTurn();
    t.play('Beam Up');
    t.pick('B: Warbot');
    expect(t.hand('B')).toContain('Warbot');
  },
);

scene(
  'Warbot goes under its owner’s deck and to the discard pile like anybody',
  {
    card: 'Warbot',
    rulings: [1],
    A: { hand: ['Transformation'], deck: ['Tiki', 'Tiki'] },
    B: { deck: ['Hansel'] },
    baseDeck: ['Temple of Goju'],
    bases: { Tortuga: ['B: Warbot'], 'Jungle Oasis': ['A: Warbot', 'A: Warbot', 'A: Warbot'] },
  },
  (t) => {
    t.play('Transformation');
    t.pick('B: Warbot');
    expect(t.at('Tortuga')).toEqual(['B: Hansel']);
    expect(t.deck('B')).toEqual(['Warbot']);
    t.endTurn();
    // Jungle Oasis has scored.
    expect(t.bases).toEqual(['Tortuga', 'Temple of Goju']);
    expect(t.discard('A')).toEqual(['Transformation', 'Warbot', 'Warbot', 'Warbot']);
  },
);

// Hoverbot

scene(
  'Hoverbot: a minion on top of the deck may be played at once, on any base',
  {
    card: 'Hoverbot',
    rulings: [1],
    A: { hand: ['Hoverbot', 'Rose Red'], deck: ['Tiki', 'Ghost'], discard: ['Spectre'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Hoverbot', 'Tortuga');
    // Neither Spectre nor Rose Red can take its place.
    t.offers('Tiki');
    t.pick('Tiki');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Tiki']);
    expect(t.deck('A')).toEqual(['Ghost']);
    t.offers('pass');
  },
);

scene(
  'Hoverbot: a minion that is left goes back on top, known to all; it cannot be played later',
  {
    card: 'Hoverbot',
    rulings: [1],
    A: { hand: ['Hoverbot'], deck: ['Tiki', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Hoverbot', 'Tortuga');
    t.pick();
    expect(t.deck('A')).toEqual(['Tiki', 'Ghost']);
    t.offers('pass');
  },
);

scene(
  'Hoverbot: anything else goes back on top, and nobody is asked',
  {
    card: 'Hoverbot',
    A: { hand: ['Hoverbot'], deck: ['Blossom', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Hoverbot', 'Tortuga');
    t.offers('pass');
    expect(t.deck('A')).toEqual(['Blossom', 'Ghost']);
  },
);

scene(
  'Hoverbot: of an empty deck the discard pile is shuffled first; with nothing there nothing happens',
  {
    card: 'Hoverbot',
    rules: ['R2.1'],
    A: { hand: ['Hoverbot'], discard: ['Hoverbot'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Hoverbot', 'Tortuga');
    t.pick('Hoverbot');
    // The second one finds nothing.
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Hoverbot', 'A: Hoverbot']);
    t.offers('pass');
  },
);

scene(
  'They’re Coming To Get You cannot stand in for the minion that Hoverbot has revealed',
  {
    card: "They're Coming To Get You",
    rulings: [2],
    A: { hand: ['Hoverbot'], deck: ['Tiki', 'Ghost'], discard: ['Rose Red'] },
    bases: { Tortuga: ["A: They're Coming To Get You"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('play Hoverbot', 'play Rose Red', 'pass');
    t.play('Hoverbot', 'Tortuga');
    t.offers('Tiki');
    t.pick();
    t.offers('pass');
  },
);

scene(
  'Spectre is not the card that Hoverbot has revealed',
  {
    card: 'Spectre',
    rulings: [2],
    A: { hand: ['Hoverbot'], deck: ['Tiki', 'Ghost'], discard: ['Spectre'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Hoverbot', 'Tortuga');
    t.offers('Tiki');
    t.pick();
    t.offers('pass');
  },
);

// Zapbot

scene(
  'Zapbot: an extra minion of printed power 2 or less, later if you like, and anywhere',
  {
    card: 'Zapbot',
    rulings: [1],
    A: { hand: ['Zapbot', 'Hansel', 'Tiki', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Gretel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zapbot', 'Tortuga');
    // Hansel would have 4 beside Gretel; the card in hand says 2.
    t.offers('play Hansel using Zapbot', 'play Insta-Grow', 'pass');
    t.play('Insta-Grow');
    t.offers('play Hansel', 'play Tiki', 'play Hansel using Zapbot', 'pass');
    t.play('Tiki', 'Jungle Oasis');
    t.play('Hansel', 'Tortuga');
    expect(t.power('Hansel')).toBe(4);
    t.offers('pass');
  },
);

scene(
  'Zapbot: one brings the next; nobody has to',
  {
    card: 'Zapbot',
    rulings: [1],
    A: { hand: ['Zapbot', 'Zapbot', 'Toad'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zapbot', 'Tortuga');
    t.play('Zapbot', 'Jungle Oasis');
    t.offers('play Toad using Zapbot', 'pass');
  },
);

scene(
  'Spectre has too much power for Zapbot',
  {
    card: 'Spectre',
    rulings: [3],
    A: { hand: ['Zapbot'], discard: ['Spectre'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('play Zapbot', 'play Spectre', 'pass');
    t.play('Zapbot', 'Tortuga');
    t.offers('pass');
  },
);

// Microbot Alpha

scene(
  'Microbot Alpha counts every other minion of yours, on any base',
  {
    card: 'Microbot Alpha',
    rulings: [1],
    A: { hand: ['Tiki'] },
    bases: {
      Tortuga: ['A: Microbot Alpha', 'A: Rose Red', 'B: Tiki'],
      'Jungle Oasis': ['A: Microbot Guard'],
    },
  },
  (t) => {
    expect(t.power('Microbot Alpha')).toBe(3);
    t.play('Tiki', 'Jungle Oasis');
    expect(t.power('Microbot Alpha')).toBe(4);
    expect(t.powerParts('Microbot Alpha')).toEqual(['Microbot Alpha +1', 'Microbot Alpha +3']);
  },
);

scene(
  'Microbot Alpha: the others are Microbots besides what they are, as long as it is there',
  {
    card: 'Microbot Alpha',
    rulings: [2],
    A: { hand: ['Hansel', 'Budding'], deck: ['Tiki', 'Rose Red', 'Microbot Guard'] },
    B: { hand: ['Ninja Master'] },
    bases: {
      'Factory 436-1337': ['A: Microbot Alpha', 'A: Microbot Fixer', 'A: Gretel', 'B: Gretel'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Hansel', 'Factory 436-1337');
    // Hansel is still Hansel to Gretel, and a Microbot to Fixer; B's Gretel is none of yours.
    expect(t.power('A: Gretel')).toBe(5);
    expect(t.power('B: Gretel')).toBe(4);
    expect(t.power('Hansel')).toBe(5);
    expect(t.power('Microbot Alpha')).toBe(5);
    // A card of the name of the minion is searched for: its own.
    t.play('Budding');
    t.pick('Hansel');
    expect(t.hand('A')).toEqual([]);
    t.endTurn();
    t.play('Ninja Master', 'Factory 436-1337');
    t.pick('Microbot Alpha');
    expect(t.power('Hansel')).toBe(4);
    expect(t.power('Microbot Fixer')).toBe(2);
  },
);

scene(
  'Microbot Alpha: whoever controls it has the Microbots; Cuddle ends it',
  {
    card: 'Microbot Alpha',
    rulings: [1],
    A: { hand: ['Cuddle'] },
    bases: {
      Tortuga: ['B(A): Microbot Alpha', 'A: Rose Red', 'B: Tiki', 'B: Microbot Fixer'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    expect(t.power('Microbot Alpha')).toBe(4);
    expect(t.power('Tiki')).toBe(4);
    t.play('Cuddle');
    t.pick('Microbot Alpha');
    // Cuddle is on it, and so it has only its own power and Fixer's, as a Microbot by name.
    expect(t.power('Microbot Alpha')).toBe(2);
    expect(t.power('Tiki')).toBe(3);
  },
);

// Microbot Archive

scene(
  'Microbot Archive draws for each Microbot of yours that was destroyed, itself too',
  {
    card: 'Microbot Archive',
    rulings: [1, 2],
    A: { hand: ['Powderkeg'], deck: ['Hansel', 'Gretel', 'Toad', 'Blossom'] },
    bases: {
      Tortuga: ['A: Tiki', 'A: Microbot Archive', 'A: Microbot Guard', 'A: Rose Red', 'B: Microbot Guard'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Powderkeg');
    t.pick('Tiki');
    expect(t.at('Tortuga')).toEqual([]);
    // Two Microbots: Archive and Guard. Neither Tiki nor Rose Red, and not B's.
    expect(t.hand('A')).toEqual(['Gretel', 'Hansel']);
  },
);

scene(
  'Microbot Archive: with Microbot Alpha every minion of yours counts',
  {
    card: 'Microbot Archive',
    rulings: [1, 2],
    A: { hand: ['Powderkeg'], deck: ['Hansel', 'Gretel', 'Toad', 'Blossom', 'Ghost'] },
    bases: {
      Tortuga: ['A: Nukebot', 'A: Rose Red', 'B: Rose Red'],
      'Jungle Oasis': ['A: Microbot Alpha', 'A: Microbot Archive'],
    },
  },
  (t) => {
    t.play('Powderkeg');
    t.pick('Nukebot');
    // Archive for Nukebot, Archive for Rose Red, Nukebot itself: the order is A's.
    t.pick('use Microbot Archive');
    t.pick('use Nukebot');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.hand('A')).toEqual(['Gretel', 'Hansel']);
  },
);

scene(
  'Microbot Archive does not draw for what is returned or discarded after scoring',
  {
    card: 'Microbot Archive',
    rulings: [1],
    A: { hand: ['Beam Up'], deck: ['Hansel', 'Gretel', 'Toad', 'Blossom'] },
    baseDeck: ['Temple of Goju'],
    bases: {
      Tortuga: ['A: Microbot Archive', 'A: Microbot Guard'],
      'Jungle Oasis': ['A: King Rex', 'A: King Rex', 'A: Microbot Fixer'],
    },
  },
  (t) => {
    t.play('Beam Up');
    t.pick('Microbot Guard');
    expect(t.hand('A')).toEqual(['Microbot Guard']);
    t.endTurn();
    // Just the two of the Draw phase.
    expect(t.hand('A')).toEqual(['Gretel', 'Hansel', 'Microbot Guard']);
  },
);

// Microbot Fixer

scene(
  'Microbot Fixer gives an extra minion if it is the first of the turn',
  {
    card: 'Microbot Fixer',
    A: { hand: ['Microbot Fixer', 'Microbot Fixer', 'Tiki', 'Insta-Grow'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Microbot Fixer', 'Tortuga');
    t.offers('play Microbot Fixer', 'play Tiki', 'play Insta-Grow', 'pass');
    // The second one is not the first.
    t.play('Microbot Fixer', 'Tortuga');
    t.offers('play Insta-Grow', 'pass');
    t.play('Insta-Grow');
    t.play('Tiki', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'Microbot Fixer played after another minion gives none',
  {
    card: 'Microbot Fixer',
    A: { hand: ['Microbot Fixer', 'Zapbot', 'Tiki'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zapbot', 'Tortuga');
    t.play('Microbot Fixer', 'Tortuga');
    t.offers('pass');
  },
);

scene(
  'Microbot Fixer: each adds 1 to all your Microbots, itself included, on all bases',
  {
    card: 'Microbot Fixer',
    rulings: [1, 2],
    A: { hand: ['Microbot Fixer', 'Microbot Alpha'] },
    bases: {
      Tortuga: ['A: Microbot Guard', 'A: Tiki', 'B: Microbot Guard'],
      'Jungle Oasis': ['A: Microbot Fixer'],
    },
  },
  (t) => {
    expect(t.power('Microbot Fixer')).toBe(2);
    expect(t.power('A: Microbot Guard')).toBe(2);
    expect(t.power('B: Microbot Guard')).toBe(1);
    expect(t.power('Tiki')).toBe(3);
    t.play('Microbot Fixer', 'Tortuga');
    expect(t.power('Microbot Fixer @ Tortuga')).toBe(3);
    expect(t.power('Microbot Fixer @ Jungle Oasis')).toBe(3);
    expect(t.power('A: Microbot Guard')).toBe(3);
    // With Alpha, Tiki is a Microbot too.
    t.play('Microbot Alpha', 'Jungle Oasis');
    expect(t.power('Tiki')).toBe(5);
    expect(t.power('Microbot Alpha')).toBe(7);
  },
);

scene(
  'Grimms’ Blessing carries Microbot names: Microbot Fixer gives it +1, which adds to the total',
  {
    card: "Grimms' Blessing",
    rulings: [2],
    A: { hand: ['Microbot Fixer'], deck: ['Microbot Guard'] },
    bases: { Tortuga: ["A: Grimms' Blessing", 'A: Tiki'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.total('A', 'Tortuga')).toBe(3);
    t.play('Microbot Fixer', 'Tortuga');
    // Tiki 3, Fixer 2, and 1 on the action.
    expect(t.total('A', 'Tortuga')).toBe(6);
    t.leave();
  },
);

// Microbot Guard

scene(
  'Microbot Guard destroys a minion here with less power than you have minions here',
  {
    card: 'Microbot Guard',
    rulings: [1, 2],
    A: { hand: ['Microbot Guard'] },
    bases: {
      Tortuga: ['A: Tiki', 'A: King Rex', 'B: Tiki', 'B: Hansel', 'B: Toad', 'B: Sleep Spores'],
      'Jungle Oasis': ['B: Toad'],
    },
  },
  (t) => {
    t.play('Microbot Guard', 'Tortuga');
    // Three minions with the Guard: power 2 or less as it is now. Sleep Spores weaken A's Tiki to 2.
    t.offers('Tiki', 'Hansel', 'Toad', 'Microbot Guard');
    expect(t.range).toEqual([1, 1]);
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual([
      'A: Tiki',
      'A: King Rex',
      'B: Tiki',
      'B: Toad',
      'B: Sleep Spores',
      'A: Microbot Guard',
    ]);
  },
);

scene(
  'Microbot Guard must destroy your own if there is no other',
  {
    card: 'Microbot Guard',
    rulings: [2],
    A: { hand: ['Microbot Guard'] },
    bases: { Tortuga: ['A: Tiki', 'B: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Microbot Guard', 'Tortuga');
    // Two minions: only the Guard itself has less than 2.
    expect(t.at('Tortuga')).toEqual(['A: Tiki', 'B: Hansel']);
    expect(t.discard('A')).toEqual(['Microbot Guard']);
  },
);

scene(
  'Microbot Guard alone finds nobody but a minion without power',
  {
    card: 'Microbot Guard',
    rulings: [1],
    A: { hand: ['Microbot Guard'] },
    bases: { Tortuga: ['B: Hansel'], 'Jungle Oasis': ['B: Toad', 'B: Hansel'] },
  },
  (t) => {
    t.play('Microbot Guard', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: Hansel', 'A: Microbot Guard']);
  },
);

// Microbot Reclaimer

scene(
  'Microbot Reclaimer shuffles any Microbots back and gives an extra minion if it is the first',
  {
    card: 'Microbot Reclaimer',
    rulings: [1, 2],
    A: {
      hand: ['Microbot Reclaimer', 'Microbot Reclaimer', 'Tiki'],
      deck: ['Ghost'],
      discard: ['Microbot Guard', 'Microbot Fixer', 'Microbot Alpha', 'Zapbot', 'Hansel'],
    },
    bases: { Tortuga: ['A: Microbot Alpha'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Microbot Reclaimer', 'Tortuga');
    // Zapbot and Hansel would be Microbots in play, not here.
    t.offers('Microbot Guard', 'Microbot Fixer', 'Microbot Alpha');
    expect(t.range).toEqual([0, 3]);
    t.pick('Microbot Guard', 'Microbot Alpha');
    expect(t.discard('A')).toEqual(['Hansel', 'Microbot Fixer', 'Zapbot']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Microbot Alpha', 'Microbot Guard']);
    // The extra minion: the second one shuffles too, but gives no third.
    t.play('Microbot Reclaimer', 'Jungle Oasis');
    t.offers('Microbot Fixer');
    t.pick();
    expect(t.discard('A')).toEqual(['Hansel', 'Microbot Fixer', 'Zapbot']);
    t.offers('pass');
  },
);

// Tech Center

scene(
  'Tech Center draws a card for each of your minions at a base',
  {
    card: 'Tech Center',
    A: { hand: ['Tech Center'], deck: ['Hansel', 'Gretel', 'Toad', 'Blossom'] },
    bases: {
      Tortuga: ['A: Tiki', 'A: Zapbot', 'A: Sleep Spores', 'B: Tiki'],
      'Jungle Oasis': ['A: Tiki'],
    },
  },
  (t) => {
    t.play('Tech Center');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.hand('A')).toEqual(['Gretel', 'Hansel']);
    expect(t.discard('A')).toEqual(['Tech Center']);
  },
);

// The bases that speak of them

scene(
  'Tar Pits: Nukebot goes under the deck and still goes off',
  {
    card: 'Tar Pits',
    rulings: [1],
    A: { hand: ['Ninja Master'] },
    B: { deck: ['Tiki'] },
    bases: { 'Tar Pits': ['B: Nukebot', 'A: Rose Red'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tar Pits');
    t.pick('Nukebot');
    expect(t.at('Tar Pits')).toEqual([]);
    expect(t.deck('B')).toEqual(['Tiki', 'Nukebot']);
    expect(t.deck('A').toSorted()).toEqual(['Ninja Master', 'Rose Red']);
  },
);

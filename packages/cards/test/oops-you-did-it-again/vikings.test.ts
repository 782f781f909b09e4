import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Tribute', 'Tribute', 'Tribute', 'Tribute', 'Tribute', 'Tribute'];

// Valkyrie

scene(
  'Valkyrie takes a minion out of the discard pile of any other player',
  {
    card: 'Valkyrie',
    rulings: [1],
    players: 3,
    A: { hand: ['Valkyrie'], discard: ['Ronin'] },
    B: { discard: ['Ghost', 'Tribute'] },
    C: { discard: ['Shogun'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Valkyrie', 'Workshop');
    t.offers('Ghost', 'Shogun');
    expect(t.range).toEqual([1, 1]);
    t.pick('Shogun');
    expect(t.hand('A')).toEqual(['Shogun']);
    expect(t.discard('C')).toEqual([]);
    expect(t.discard('B')).toEqual(['Ghost', 'Tribute']);
  },
);

scene(
  'Valkyrie finds nothing where no other discard pile holds a minion',
  {
    card: 'Valkyrie',
    rulings: [1],
    A: { hand: ['Valkyrie'], discard: ['Ronin'] },
    B: { discard: ['Tribute'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Valkyrie', 'Workshop');
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('B')).toEqual(['Tribute']);
  },
);

scene(
  'A stolen minion is played as your own, counts for you, and goes to its owner’s discard pile when the base has scored',
  {
    card: 'Valkyrie',
    rulings: [2],
    rules: ['R9.3', 'R9.4'],
    A: { hand: ['Valkyrie', 'Insta-Grow'], deck },
    B: { discard: ['Ronin'] },
    bases: { 'Jungle Oasis': ['B: Ghost +2'], Workshop: [] },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Valkyrie', 'Jungle Oasis');
    t.play('Insta-Grow');
    t.play('Ronin', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost +2', 'A: Valkyrie', 'A(B): Ronin']);
    expect(t.total('A', 'Jungle Oasis')).toBe(8);
    t.endTurn();
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
    expect(t.discard('A')).toEqual(['Insta-Grow', 'Valkyrie']);
    expect(t.discard('B')).toEqual(['Ghost', 'Ronin']);
  },
);

// Raider

scene(
  'Raider: up to three cards on the deck in any order, +1 power for each until the end of the turn',
  {
    card: 'Raider',
    rulings: [2],
    rules: ['R3.8'],
    A: { hand: ['Ghost', 'Ronin', 'Bushi', 'Shogun'], deck },
    B: { deck },
    bases: { Workshop: ['A: Raider'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.use('Raider');
    t.offers('Bushi', 'Ghost', 'Ronin', 'Shogun');
    expect(t.range).toEqual([0, 3]);
    t.pick('Ghost', 'Ronin', 'Bushi');
    // The last one ends up on top.
    t.offers('Bushi', 'Ghost', 'Ronin');
    t.pick('Ronin', 'Bushi', 'Ghost');
    expect(t.deck('A')).toEqual(['Ghost', 'Bushi', 'Ronin', ...deck]);
    expect(t.hand('A')).toEqual(['Shogun']);
    expect(t.power('Raider')).toBe(7);
    expect(t.canUse('Raider')).toBe(false);
    t.endTurn();
    expect(t.power('Raider')).toBe(4);
    expect(t.hand('A')).toEqual(['Bushi', 'Ghost', 'Shogun']);
  },
);

scene(
  'Raider: a card of another player may be among them and stays in your deck, unseen',
  {
    card: 'Raider',
    rulings: [1, 2],
    rules: ['R9.4'],
    A: { hand: ['Shield Maiden', 'Ronin', 'Bushi'], deck },
    B: { deck: ['Ghost', ...deck] },
    bases: { Workshop: ['A: Raider'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    // Everybody saw it go there.
    expect(t.seenBy('B', 'A').toSorted()).toEqual(['?', '?', 'Ghost']);
    t.use('Raider');
    t.pick('B: Ghost');
    expect(t.deck('A')).toEqual(['Ghost', ...deck]);
    expect(t.seenBy('B', 'A')).toEqual(['?', '?']);
    t.endTurn();
    expect(t.hand('A')).toEqual(['Bushi', 'Ghost', 'Ronin', 'Tribute']);
    expect(t.seenBy('B', 'A')).toEqual(['?', '?', '?', '?']);
  },
);

scene(
  'Raider: none is a number too; without a card in hand it cannot be used',
  {
    card: 'Raider',
    rules: ['R3.3'],
    A: { hand: ['Ghost'], deck },
    bases: { Workshop: ['A: Raider', 'A: Raider'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.use('Raider');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.power('Raider')).toBe(4);
    t.play('Ghost', 'Workshop');
    expect(t.canUse('Raider')).toBe(false);
  },
);

// Shield Maiden

scene(
  'Shield Maiden takes an action off the top of a deck',
  {
    card: 'Shield Maiden',
    rulings: [1],
    players: 3,
    A: { hand: ['Shield Maiden'] },
    B: { deck: ['Ghost', 'Tribute'] },
    C: { deck: ['Sleep Spores', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    t.offers('B', 'C');
    t.pick('C');
    expect(t.hand('A')).toEqual(['Sleep Spores']);
    expect(t.deck('C')).toEqual(['Ghost']);
    expect(t.seenBy('B', 'A')).toEqual(['Sleep Spores']);
  },
);

scene(
  'Shield Maiden takes a minion of printed power 3, and leaves a stronger one on top',
  {
    card: 'Shield Maiden',
    rulings: [1],
    A: { hand: ['Shield Maiden', 'Shield Maiden', 'Insta-Grow'] },
    B: { deck: ['Ronin', 'Bushi', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Ronin', 'Shield Maiden']);
    t.play('Insta-Grow');
    t.play('Shield Maiden', 'Workshop');
    expect(t.hand('A')).toEqual(['Ronin']);
    expect(t.deck('B')).toEqual(['Bushi', 'Ghost']);
  },
);

scene(
  'Shield Maiden: an empty deck is made anew from the discard pile first',
  {
    card: 'Shield Maiden',
    rulings: [1],
    rules: ['R2.1'],
    A: { hand: ['Shield Maiden'] },
    B: { discard: ['Ghost', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.deck('B')).toEqual(['Ghost']);
    expect(t.discard('B')).toEqual([]);
  },
);

scene(
  'Shield Maiden: with no card in deck and discard pile nothing happens',
  {
    card: 'Shield Maiden',
    rulings: [1],
    rules: ['R2.1'],
    A: { hand: ['Shield Maiden'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    expect(t.hand('A')).toEqual([]);
    expect(t.question).toBe('play');
  },
);

scene(
  'Shield Maiden reveals Dynamite Surprise: its owner may play it first, and then there is nothing to take',
  {
    card: 'Shield Maiden',
    rulings: [2],
    A: { hand: ['Shield Maiden'] },
    B: { deck: ['Dynamite Surprise', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    expect(t.asked).toBe('B');
    t.offers('use Dynamite Surprise', 'pass');
    t.pick('use Dynamite Surprise');
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
    expect(t.discard('A')).toEqual(['Shield Maiden']);
    expect(t.deck('B')).toEqual(['Ghost']);
  },
);

scene(
  'Shield Maiden takes Dynamite Surprise if its owner does not play it',
  {
    card: 'Shield Maiden',
    rulings: [2],
    A: { hand: ['Shield Maiden'] },
    B: { deck: ['Dynamite Surprise', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    t.pass();
    expect(t.hand('A')).toEqual(['Dynamite Surprise']);
    expect(t.at('Workshop')).toEqual(['A: Shield Maiden']);
  },
);

scene(
  'A stolen action does what it says for you, and goes to its owner’s discard pile',
  {
    card: 'Shield Maiden',
    rulings: [3],
    rules: ['R9.4', 'R9.11'],
    A: { hand: ['Shield Maiden'], deck },
    B: { deck: ['Tribute', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    t.play('Tribute');
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute', 'Tribute']);
    expect(t.discard('A')).toEqual([]);
    expect(t.discard('B')).toEqual(['Tribute']);
  },
);

scene(
  'A stolen card discarded from hand goes to its owner’s discard pile',
  {
    card: 'Shield Maiden',
    rulings: [3],
    rules: ['R9.4'],
    A: { hand: ['Shield Maiden', 'Ghost', 'Insta-Grow'], deck },
    B: { deck: ['Ronin', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    t.play('Insta-Grow');
    t.play('Ghost', 'Workshop');
    t.pick('Ronin');
    expect(t.discard('A')).toEqual(['Insta-Grow']);
    expect(t.discard('B')).toEqual(['Ronin']);
  },
);

// A stolen card in play

scene(
  'A stolen minion that is destroyed goes to its owner’s discard pile; its ability serves its controller',
  {
    card: 'Valkyrie',
    rulings: [2],
    rules: ['R9.3', 'R9.4', 'R9.11'],
    turn: 'B',
    A: { deck },
    B: { hand: ['Spirit', 'Ghost', 'Ghost'], deck },
    bases: { Workshop: ['A(B): Samurai-Chan'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Spirit', 'The Dread Gazebo');
    t.pick('Samurai-Chan');
    t.pick('yes');
    expect(t.discard('B')).toEqual(['Ghost', 'Ghost', 'Samurai-Chan']);
    expect(t.hand('A')).toEqual(['Tribute']);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'A stolen minion that is returned goes to its owner’s hand',
  {
    card: 'Valkyrie',
    rulings: [2],
    rules: ['R9.4', 'R9.5'],
    A: { deck },
    bases: { 'The Mothership': ['A(B): Ghost', 'A: Shogun +13'], Workshop: [] },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.endTurn();
    t.offers('Ghost');
    t.pick('Ghost');
    expect(t.hand('B')).toEqual(['Ghost']);
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute']);
  },
);

scene(
  'A stolen minion that is shuffled away goes into its owner’s deck',
  {
    card: 'Valkyrie',
    rulings: [2],
    rules: ['R9.4'],
    A: { hand: ['Dr Livingstone, I Presume?'], deck },
    B: { deck: ['Ronin', 'Bushi'] },
    bases: { Workshop: ['A(B): Ghost'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.deck('B').toSorted()).toEqual(['Bushi', 'Ghost', 'Ronin']);
    expect(t.deck('A')).toEqual(deck);
  },
);

scene(
  'A stolen minion put under a deck goes under its owner’s',
  {
    card: 'Valkyrie',
    rulings: [2],
    rules: ['R9.4'],
    A: { hand: ['Yokai Attack!'], deck },
    B: { deck: ['Ronin', 'Bushi'] },
    bases: { 'Tar Pits': ['A(B): Ghost'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    expect(t.deck('B')).toEqual(['Ronin', 'Bushi', 'Ghost']);
    expect(t.deck('A')).toEqual(deck);
  },
);

scene(
  'A stolen card that was buried goes to its real owner’s discard pile when the base scores',
  {
    card: 'Pillage',
    rulings: [3],
    rules: ['R7.2', 'R10.3'],
    A: { hand: ['Pillage'], deck },
    B: { hand: ['Bushi'], deck },
    bases: { Pyramids: ['A: Shogun +16'], Workshop: [] },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Pillage');
    t.use('Pyramids');
    expect(t.at('Pyramids')).toEqual(['A: Shogun +16', 'A(B): buried Bushi']);
    t.endTurn();
    expect(t.discard('A')).toEqual(['Pillage', 'Shogun']);
    expect(t.discard('B')).toEqual(['Bushi']);
  },
);

scene(
  'A stolen minion laid down in a duel is no action and returns to the hand it came from',
  {
    card: 'Pillage',
    rulings: [3],
    rules: ['R8.1', 'R9.4'],
    A: { hand: ['Pillage', 'Bushi'], deck },
    B: { hand: ['Ronin'], deck },
    bases: { "Shogun's Palace": ['B: Shogun'], Workshop: [] },
  },
  (t) => {
    t.play('Pillage');
    t.play('Bushi', "Shogun's Palace");
    t.pick('Shogun');
    t.offers('Ronin', 'pass');
    t.pick('Ronin');
    expect(t.hand('A')).toEqual(['Ronin']);
    expect(t.hand('B')).toEqual(['Tribute', 'Tribute']);
    expect(t.seenBy('B', 'A')).toEqual(['Ronin']);
  },
);

scene(
  'A stolen minion played at The Homeworld: its owner gets the extra minion, at once',
  {
    card: 'The Homeworld',
    rulings: [3, 4],
    rules: ['R9.3', 'R3.5'],
    A: { hand: ['Valkyrie', 'Insta-Grow', 'Ghost'], deck },
    B: { hand: ['Huscarl', 'Bushi'], discard: ['Ronin'] },
    bases: { 'The Homeworld': [], Workshop: [] },
  },
  (t) => {
    t.play('Valkyrie', 'Workshop');
    t.play('Insta-Grow');
    t.play('Ronin', 'The Homeworld');
    expect(t.asked).toBe('B');
    t.offers('Huscarl');
    t.pick('Huscarl');
    t.pick('Workshop');
    expect(t.at('Workshop')).toEqual(['A: Valkyrie', 'B: Huscarl']);
    // A has no minion play left.
    t.offers('pass');
  },
);

// Huscarl

scene(
  'Huscarl: a card on top of the deck for +2 power; a card of another player stays there, unseen',
  {
    card: 'Huscarl',
    rulings: [1, 2],
    rules: ['R9.4', 'R3.8'],
    A: { hand: ['Shield Maiden', 'Bushi'], deck },
    B: { deck: ['Ghost', ...deck] },
    bases: { Workshop: ['A: Huscarl'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    t.use('Huscarl');
    t.offers('Bushi', 'Ghost');
    t.pick('Ghost');
    expect(t.power('Huscarl')).toBe(4);
    expect(t.deck('A')).toEqual(['Ghost', ...deck]);
    expect(t.seenBy('B', 'A')).toEqual(['?']);
    expect(t.canUse('Huscarl')).toBe(false);
    t.endTurn();
    expect(t.power('Huscarl')).toBe(2);
    expect(t.hand('A')).toEqual(['Bushi', 'Ghost', 'Tribute']);
    expect(t.discard('B')).toEqual([]);
  },
);

scene(
  'Huscarl cannot be used without a card in hand',
  {
    card: 'Huscarl',
    rulings: [2],
    A: { hand: ['Huscarl'], deck },
    bases: { Workshop: ['A: Huscarl'], 'The Dread Gazebo': [] },
  },
  (t) => {
    expect(t.canUse('Huscarl')).toBe(true);
    t.play('Huscarl', 'Workshop');
    expect(t.canUse('Huscarl')).toBe(false);
    expect(t.whyNot('A', 'Huscarl')).toBe('nothing to choose from');
  },
);

scene(
  'A card of another player on your deck: revealed and then drawn by an ability, it goes to its owner’s hand',
  {
    card: 'Huscarl',
    rulings: [1],
    rules: ['R9.4', 'R10.9'],
    A: { hand: ['Shield Maiden', 'Gold in Them Thar Hills', 'Bushi'], deck: ['Ronin', 'Raider', ...deck] },
    B: { deck: ['Ghost', ...deck] },
    bases: { Workshop: ['A: Huscarl'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    t.use('Huscarl');
    t.pick('Ghost');
    t.play('Gold in Them Thar Hills');
    t.offers('Ghost', 'Raider', 'Ronin');
    t.pick('Ghost');
    expect(t.hand('B')).toEqual(['Ghost']);
    expect(t.hand('A')).toEqual(['Bushi']);
    t.pick('Raider', 'Ronin');
    expect(t.deck('A')).toEqual(['Ronin', 'Raider', ...deck]);
  },
);

// Berserk

scene(
  'Berserk: a card on the deck for +3 power of one of your minions',
  {
    card: 'Berserk',
    rulings: [1, 2],
    rules: ['R9.4', 'R3.6'],
    A: { hand: ['Shield Maiden', 'Berserk', 'Bushi'], deck },
    B: { deck: ['Ghost', ...deck] },
    bases: { Workshop: ['A: Ronin', 'B: Ghost'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    t.play('Berserk');
    t.offers('Bushi', 'Ghost');
    t.pick('Ghost');
    t.offers('Ronin', 'Shield Maiden');
    t.pick('Ronin');
    expect(t.power('Ronin')).toBe(6);
    expect(t.deck('A')).toEqual(['Ghost', ...deck]);
    expect(t.seenBy('B', 'A')).toEqual(['?']);
    t.endTurn();
    expect(t.power('Ronin')).toBe(3);
  },
);

scene(
  'Berserk as the last card in hand gives nothing',
  {
    card: 'Berserk',
    rulings: [2],
    rules: ['R3.6'],
    A: { hand: ['Berserk'], deck },
    bases: { Workshop: ['A: Ronin'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Berserk');
    expect(t.power('Ronin')).toBe(3);
    expect(t.deck('A')).toEqual(deck);
  },
);

scene(
  'Berserk without a minion of yours places no card',
  {
    card: 'Berserk',
    rulings: [2],
    rules: ['R3.6'],
    A: { hand: ['Berserk', 'Ghost'], deck },
    bases: { Workshop: ['B: Ronin'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Berserk');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.deck('A')).toEqual(deck);
    expect(t.power('Ronin')).toBe(3);
  },
);

scene(
  'Berserk in the current printing gives +4',
  {
    card: 'Berserk',
    printing: 'current',
    A: { hand: ['Berserk', 'Ghost'], deck },
    bases: { Workshop: ['A: Ronin'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Berserk');
    expect(t.power('Ronin')).toBe(7);
    expect(t.deck('A')).toEqual(['Ghost', ...deck]);
  },
);

// Cast the Runes

scene(
  'Cast the Runes: look at a hand and at the top two cards, put back in any order; an extra action later in the phase',
  {
    card: 'Cast the Runes',
    rulings: [1, 2],
    rules: ['R9.12', 'R3.5'],
    players: 3,
    A: { hand: ['Cast the Runes', 'Ghost', 'Tribute'], deck },
    B: { hand: ['Ronin', 'Bushi'], deck: ['Shogun', 'Samurai-Chan', 'Yokai Attack!'] },
    C: { hand: ['Ronin'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Cast the Runes');
    t.offers('B', 'C');
    t.pick('B');
    expect(t.seenBy('A', 'B').toSorted()).toEqual(['Bushi', 'Ronin']);
    expect(t.seenBy('C', 'B')).toEqual(['?', '?']);
    t.offers('Samurai-Chan', 'Shogun');
    // The last one ends up on top.
    t.pick('Shogun', 'Samurai-Chan');
    expect(t.deck('B')).toEqual(['Samurai-Chan', 'Shogun', 'Yokai Attack!']);
    expect(t.hand('B')).toEqual(['Bushi', 'Ronin']);
    t.play('Ghost', 'Workshop');
    t.pick();
    t.play('Tribute');
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute', 'Tribute']);
    t.offers('pass');
  },
);

scene(
  'Cast the Runes: a deck of one card is made longer with the discard pile',
  {
    card: 'Cast the Runes',
    rulings: [1],
    rules: ['R2.1'],
    A: { hand: ['Cast the Runes'] },
    B: { deck: ['Shogun'], discard: ['Ghost', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Cast the Runes');
    t.offers('Ghost', 'Shogun');
    t.pick('Ghost', 'Shogun');
    expect(t.deck('B')).toEqual(['Shogun', 'Ghost', 'Ghost']);
    expect(t.discard('B')).toEqual([]);
  },
);

scene(
  'Cast the Runes as a dueling card on another turn: the extra action is now or never',
  {
    card: 'Cast the Runes',
    rulings: [2, 3],
    rules: ['R3.5', 'R8.4'],
    A: { hand: ['Honorable Combat', 'Ghost'], deck },
    B: { hand: ['Cast the Runes', 'Combat Training', 'Way of the Warrior'], deck },
    bases: { Workshop: ['A: Ronin', 'A: Ghost', 'B: Bushi +2'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Ronin');
    t.pass();
    t.pick('Cast the Runes');
    expect(t.asked).toBe('B');
    t.offers('Tribute', 'Tribute');
    t.pick('Tribute', 'Tribute');
    t.offers('Combat Training', 'Way of the Warrior');
    expect(t.purpose).toBe('extra action');
    t.pick('Combat Training');
    expect(t.power('Bushi')).toBe(7);
    expect(t.vp('B')).toBe(1);
    expect(t.asked).toBe('A');
  },
);

// Combat Training

scene(
  'Combat Training: your minions in play, at all bases, and none that come later',
  {
    card: 'Combat Training',
    rulings: [1],
    A: { hand: ['Combat Training', 'Bushi'], deck },
    bases: { Workshop: ['A: Ronin', 'B: Ghost'], 'The Dread Gazebo': ['A(B): Huscarl'] },
  },
  (t) => {
    t.play('Combat Training');
    t.play('Bushi', 'Workshop');
    expect(t.power('Ronin')).toBe(4);
    expect(t.power('Huscarl')).toBe(3);
    expect(t.power('Bushi')).toBe(4);
    expect(t.power('Ghost')).toBe(2);
    t.endTurn();
    expect(t.power('Ronin')).toBe(3);
  },
);

// Pillage

scene(
  'Pillage takes a random card that only the two players know; Dynamite Surprise does not react',
  {
    card: 'Pillage',
    rulings: [1, 2, 3],
    rules: ['R9.4'],
    players: 3,
    A: { hand: ['Pillage'], deck },
    B: { hand: ['Dynamite Surprise', 'Dynamite Surprise'] },
    bases: { Workshop: ['A: Ronin'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Pillage');
    t.offers('B', 'C');
    t.pick('B');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Dynamite Surprise']);
    expect(t.seenBy('B', 'A')).toEqual(['Dynamite Surprise']);
    expect(t.seenBy('C', 'A')).toEqual(['?']);
    expect(t.seenBy('A', 'B')).toEqual(['?']);
    expect(t.at('Workshop')).toEqual(['A: Ronin']);
  },
);

scene(
  'Pillage: a player without cards may be chosen, to no effect',
  {
    card: 'Pillage',
    rulings: [1],
    players: 3,
    A: { hand: ['Pillage'], deck },
    B: { hand: ['Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Pillage');
    t.pick('C');
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual(['Ghost']);
  },
);

// Raiding Party

scene(
  'Raiding Party: an action that can be played now, or a minion of power 4 or less, under your control',
  {
    card: 'Raiding Party',
    rulings: [1],
    A: { hand: ['Raiding Party'], deck },
    B: { deck: ['Bushi', 'Shogun', 'Final Haiku', 'Ghost'] },
    bases: { Workshop: ['B: Ronin'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Raiding Party');
    // The Shogun is too strong, and A has no minion for the Final Haiku.
    t.offers('Bushi');
    expect(t.range).toEqual([0, 1]);
    t.pick('Bushi');
    t.pick('Workshop');
    t.offers('Final Haiku', 'Shogun');
    t.pick('Shogun', 'Final Haiku');
    expect(t.at('Workshop')).toEqual(['B: Ronin', 'A(B): Bushi']);
    expect(t.deck('B')).toEqual(['Final Haiku', 'Shogun', 'Ghost']);
    // The free minion is still there to be played, but A has none.
    t.offers('pass');
  },
);

scene(
  'Raiding Party: nothing has to be played; the three go back in any order',
  {
    card: 'Raiding Party',
    rulings: [1],
    A: { hand: ['Raiding Party'], deck },
    B: { deck: ['Bushi', 'Shogun', 'Tribute', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Raiding Party');
    t.offers('Bushi', 'Tribute');
    t.pick();
    t.pick('Tribute', 'Shogun', 'Bushi');
    expect(t.deck('B')).toEqual(['Bushi', 'Shogun', 'Tribute', 'Ghost']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Raiding Party: an action played off the deck works for you and goes to its owner’s discard pile',
  {
    card: 'Raiding Party',
    rulings: [1, 4],
    rules: ['R9.4'],
    A: { hand: ['Raiding Party'], deck },
    B: { deck: ['Tribute', 'Shogun', 'Bushi', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Raiding Party');
    t.pick('Tribute');
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute', 'Tribute']);
    t.pick('Shogun', 'Bushi');
    expect(t.deck('B')).toEqual(['Bushi', 'Shogun', 'Ghost']);
    expect(t.discard('B')).toEqual(['Tribute']);
    expect(t.discard('A')).toEqual(['Raiding Party']);
  },
);

scene(
  'Raiding Party: the card played is resolved before the others go back; till then they are no part of that deck',
  {
    card: 'Raiding Party',
    rulings: [2],
    rules: ['R3.4'],
    A: { hand: ['Raiding Party'], deck },
    B: { deck: ['Shield Maiden', 'Shogun', 'Bushi', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Raiding Party');
    t.pick('Shield Maiden');
    t.pick('Workshop');
    // The Shield Maiden found the fourth card of the deck on top.
    expect(t.hand('A')).toEqual(['Ghost']);
    t.pick('Shogun', 'Bushi');
    expect(t.deck('B')).toEqual(['Bushi', 'Shogun']);
    expect(t.at('Workshop')).toEqual(['A(B): Shield Maiden']);
  },
);

scene(
  'Raiding Party reveals Dynamite Surprise: its owner may play it first',
  {
    card: 'Raiding Party',
    rulings: [3],
    A: { hand: ['Raiding Party'], deck },
    B: { deck: ['Shogun', 'Dynamite Surprise', 'Bushi', 'Ghost'] },
    bases: { Workshop: ['A: Ronin'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Raiding Party');
    expect(t.asked).toBe('B');
    t.pick('use Dynamite Surprise');
    expect(t.discard('A')).toEqual(['Ronin']);
    expect(t.asked).toBe('A');
    t.offers('Bushi');
    t.pick();
    t.offers('Bushi', 'Shogun');
    t.pick('Bushi', 'Shogun');
    expect(t.deck('B')).toEqual(['Shogun', 'Bushi', 'Ghost']);
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
  },
);

scene(
  'Raiding Party reveals a card of yours in another deck: merely revealed, it stays there',
  {
    card: 'Raiding Party',
    rulings: [4],
    rules: ['R9.4'],
    turn: 'B',
    A: { hand: ['Raiding Party'], deck: ['Ronin', ...deck] },
    B: { hand: ['Shield Maiden', 'Ghost', 'Ghost'], deck: ['Bushi', 'Bushi', 'Bushi'] },
    bases: { Workshop: ['B: Raider'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Workshop');
    t.use('Raider');
    t.pick('Ronin', 'Ghost', 'Ghost');
    t.pick('Ronin', 'Ghost', 'Ghost');
    t.endTurn();
    expect(t.deck('B')).toEqual(['Ronin', 'Bushi', 'Bushi', 'Bushi']);
    t.play('Raiding Party');
    t.offers('Bushi', 'Bushi', 'Ronin');
    t.pick();
    t.pick('Bushi', 'Ronin', 'Bushi');
    expect(t.deck('B')).toEqual(['Bushi', 'Ronin', 'Bushi', 'Bushi']);
  },
);

// Ransack

scene(
  'Ransack takes anybody’s action on a minion or base, or a buried card; what it did ends at once',
  {
    card: 'Ransack',
    rulings: [1],
    players: 3,
    A: { hand: ['Ransack'] },
    bases: {
      Workshop: ['A: Ronin', 'B: Sleep Spores', 'C: Bushi [C: Final Haiku]'],
      'The Dread Gazebo': ['A: buried Ghost', 'C: buried Shogun'],
      'Tar Pits': ['A: Escape Hatch'],
    },
  },
  (t) => {
    expect(t.power('Ronin')).toBe(2);
    t.play('Ransack');
    t.offers('Escape Hatch', 'Final Haiku', 'Ghost', 'Sleep Spores', 'buried 2 @ The Dread Gazebo');
    expect(t.range).toEqual([1, 1]);
    t.pick('Sleep Spores');
    expect(t.hand('A')).toEqual(['Sleep Spores']);
    expect(t.power('Ronin')).toBe(3);
    expect(t.seenBy('C', 'A')).toEqual(['Sleep Spores']);
  },
);

scene(
  'Ransack must take your own card if there is no other',
  {
    card: 'Ransack',
    rulings: [1],
    A: { hand: ['Ransack'] },
    bases: { Workshop: ['A: Ronin [A: Final Haiku]'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Ransack');
    expect(t.hand('A')).toEqual(['Final Haiku']);
    expect(t.at('Workshop')).toEqual(['A: Ronin']);
  },
);

scene(
  'Ransack takes a buried card unseen and without uncovering it',
  {
    card: 'Ransack',
    rulings: [2],
    rules: ['R7.1', 'R9.4'],
    players: 3,
    A: { hand: ['Ransack'] },
    bases: { Workshop: ['C: buried Shogun', 'C: Pharaoh'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Ransack');
    expect(t.hand('A')).toEqual(['Shogun']);
    expect(t.seenBy('B', 'A')).toEqual(['?']);
    expect(t.seenBy('C', 'A')).toEqual(['Shogun']);
    expect(t.seenBy('a spectator', 'A')).toEqual(['?']);
    // The Pharaoh saw nothing uncovered.
    expect(t.hand('C')).toEqual([]);
    expect(t.discard('C')).toEqual([]);
  },
);

scene(
  'What both of two players know of a card that Ransack took is not public yet',
  {
    card: 'Ransack',
    rulings: [2],
    rules: ['R7.1'],
    A: { hand: ['Ransack'] },
    bases: { Workshop: ['B: buried Shogun'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Ransack');
    expect(t.seenBy('A', 'A')).toEqual(['Shogun']);
    expect(t.seenBy('B', 'A')).toEqual(['Shogun']);
    expect(t.seenBy('a spectator', 'A')).toEqual(['?']);
  },
);

scene(
  'An action taken by Ransack is played as your own, and goes home when it leaves play',
  {
    card: 'Ransack',
    rulings: [3],
    rules: ['R9.3', 'R9.4'],
    A: { hand: ['Ransack'], deck },
    B: { hand: ['Bear Necessities'], deck },
    bases: { Workshop: ['B: Rotary Slug Thrower', 'A: Ronin', 'B: Ghost'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Ransack');
    t.endTurn();
    t.endTurn();
    t.play('Rotary Slug Thrower');
    // Only Workshop takes actions.
    expect(t.at('Workshop')).toEqual(['A: Ronin', 'B: Ghost', 'A(B): Rotary Slug Thrower']);
    expect(t.power('Ronin')).toBe(5);
    expect(t.power('Ghost')).toBe(2);
    t.endTurn();
    t.play('Bear Necessities');
    expect(t.discard('B')).toEqual(['Bear Necessities', 'Rotary Slug Thrower']);
  },
);

scene(
  'Ransack cannot move an action that is not affected by other players’ cards',
  {
    card: 'Ransack',
    rulings: [1],
    rules: ['R9.2'],
    A: { hand: ['Ransack'] },
    bases: { Workshop: ['B: Sleep Spores', 'B: Steam Queen'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Ransack');
    expect(t.hand('A')).toEqual([]);
    expect(t.at('Workshop')).toEqual(['B: Sleep Spores', 'B: Steam Queen']);
  },
);

// Tribute

scene(
  'Tribute draws three, through a new deck if need be; it is not yet in the discard pile itself',
  {
    card: 'Tribute',
    rulings: [1],
    rules: ['R2.1', 'R3.4'],
    A: { hand: ['Tribute'], deck: ['Ronin'], discard: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Tribute');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ronin']);
    expect(t.deck('A')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Tribute']);
  },
);

scene(
  'Tribute draws as many as there are',
  {
    card: 'Tribute',
    rulings: [1],
    rules: ['R2.1'],
    A: { hand: ['Tribute'], deck: ['Ronin'], discard: ['Ghost'] },
    bases: { Workshop: [], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Tribute');
    expect(t.hand('A')).toEqual(['Ghost', 'Ronin']);
    expect(t.discard('A')).toEqual(['Tribute']);
  },
);

// Viking Funeral

scene(
  'Viking Funeral: only on a minion of yours of power 5 or more; 1 VP when it is destroyed, and it goes to the box',
  {
    card: 'Viking Funeral',
    rulings: [1, 2],
    A: { hand: ['Viking Funeral', 'Yokai Attack!'], deck },
    bases: { Workshop: ['A: Ronin +2', 'A: Bushi', 'B: Shogun'], 'The Dread Gazebo': [] },
  },
  (t) => {
    expect(t.whyNot('A', 'Viking Funeral', 'Bushi')).toBe('not a place for it');
    expect(t.whyNot('A', 'Viking Funeral', 'Shogun')).toBe('not a place for it');
    t.play('Viking Funeral');
    expect(t.at('Workshop')).toEqual(['A: Ronin +2 [A: Viking Funeral]', 'A: Bushi', 'B: Shogun']);
    t.endTurn();
    t.endTurn();
    t.play('Yokai Attack!');
    t.pick('Ronin');
    t.keepExtra();
    expect(t.vp('A')).toBe(1);
    expect(t.box).toEqual(['Ronin']);
    expect(t.discard('A')).toEqual(['Viking Funeral', 'Yokai Attack!']);
  },
);

scene(
  'Viking Funeral: also after scoring, and however weak the minion is by then',
  {
    card: 'Viking Funeral',
    rulings: [1, 2],
    A: { deck },
    bases: { 'Jungle Oasis': ['A: Ghost [A: Viking Funeral]', 'A: Ronin +7'], Workshop: [] },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.endTurn();
    expect(t.vp('A')).toBe(3);
    expect(t.box).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Ronin', 'Viking Funeral']);
  },
);

scene(
  'Viking Funeral serves its own controller; a minion of another owner stays in the discard pile',
  {
    card: 'Viking Funeral',
    rulings: [3],
    rules: ['R9.3', 'R9.4'],
    A: { hand: ['Yokai Attack!'], deck },
    bases: { Workshop: ['A(B): Shogun [A(C): Viking Funeral]'], 'The Dread Gazebo': [] },
    players: 3,
  },
  (t) => {
    t.play('Yokai Attack!');
    expect(t.vp('A')).toBe(1);
    expect(t.box).toEqual([]);
    expect(t.discard('B')).toEqual(['Shogun']);
    expect(t.discard('C')).toEqual(['Viking Funeral']);
  },
);

scene(
  'Viking Funeral on a minion that somebody else controls by now: its owner, who controls the action, gains the VP',
  {
    card: 'Viking Funeral',
    rulings: [3],
    rules: ['R9.3'],
    turn: 'B',
    B: { hand: ['Yokai Attack!'], deck },
    bases: { Workshop: ['B(A): Shogun [A: Viking Funeral]'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 0]);
    expect(t.box).toEqual(['Shogun']);
  },
);

scene(
  'Viking Funeral: the minion did reach the discard pile; the current player orders what reacts to that',
  {
    card: 'Viking Funeral',
    rulings: [4],
    rules: ['R3.7'],
    A: { hand: ['Yokai Attack!'], deck },
    bases: { Workshop: ['A: Samurai-Chan +3 [A: Viking Funeral]'], 'The Dread Gazebo': ['A: Shogun'] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Samurai-Chan');
    t.offers('use Samurai-Chan', 'use Shogun', 'use Viking Funeral');
    t.pick('use Viking Funeral');
    expect(t.box).toEqual(['Samurai-Chan']);
    // What is left only adds something.
    expect(t.counters('Shogun')).toBe(1);
    expect(t.hand('A')).toEqual(['Tribute']);
    expect(t.vp('A')).toBe(1);
  },
);

scene(
  'Viking Funeral does nothing when its minion goes to a hand',
  {
    card: 'Viking Funeral',
    rulings: [2],
    A: { hand: ['Yokai Attack!'], deck },
    bases: { Workshop: ['A: Shogun [A: Viking Funeral]', 'A: Escape Hatch'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    expect(t.hand('A')).toEqual(['Shogun']);
    expect(t.vp('A')).toBe(0);
    expect(t.box).toEqual([]);
  },
);

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Matriarch

scene(
  'Matriarch draws the minions and discards the rest of the bottom two cards',
  {
    card: 'Matriarch',
    rulings: [1],
    A: { deck: ['Ghost', 'Spirit', 'Insta-Grow', 'Grandma'] },
    bases: { Tortuga: ['A: Matriarch'] },
  },
  (t) => {
    t.offers('use Matriarch', 'pass');
    t.use('Matriarch');
    expect(t.hand('A')).toEqual(['Grandma']);
    expect(t.discard('A')).toEqual(['Insta-Grow']);
    expect(t.deck('A')).toEqual(['Ghost', 'Spirit']);
    expect(t.seenBy('B', 'A')).toEqual(['Grandma']);
    expect(t.canUse('Matriarch')).toBe(false);
  },
);

scene(
  'Matriarch goes on with a new deck when the deck runs out',
  {
    card: 'Matriarch',
    rulings: [2],
    A: { deck: ['Insta-Grow'], discard: ['Nana', 'Nana', 'Nana'] },
    bases: { Tortuga: ['A: Matriarch'] },
  },
  (t) => {
    t.use('Matriarch');
    expect(t.hand('A')).toEqual(['Nana']);
    expect(t.deck('A')).toEqual(['Nana', 'Nana']);
    expect(t.discard('A')).toEqual(['Insta-Grow']);
  },
);

scene(
  'Matriarch with no cards at all has nothing to do',
  { card: 'Matriarch', rulings: [2], bases: { Tortuga: ['A: Matriarch'] } },
  (t) => {
    t.offers('pass');
    expect(t.whyNot('A', 'Matriarch')).toBe('it would do nothing');
  },
);

// Granny and Grandma

scene(
  'Granny: the top card goes to the bottom',
  {
    card: 'Granny',
    A: { deck: ['Ghost', 'Spirit'] },
    bases: { Tortuga: ['A: Granny'] },
  },
  (t) => {
    t.use('Granny');
    t.offers('top', 'bottom');
    t.pick('bottom');
    expect(t.deck('A')).toEqual(['Spirit', 'Ghost']);
  },
);

scene(
  'Granny: nobody else learns the card that stays on the top',
  {
    card: 'Granny',
    rulings: [1],
    A: { deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Granny'] },
  },
  (t) => {
    t.use('Granny');
    t.pick('top');
    expect(t.deck('A')).toEqual(['Ghost', 'Spirit', 'Spectre']);
    t.endTurn();
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit']);
    expect(t.seenBy('B', 'A')).toEqual(['?', '?']);
  },
);

scene(
  'Granny makes a new deck of the discard pile first',
  {
    card: 'Granny',
    rulings: [2],
    A: { discard: ['Ghost'] },
    bases: { Tortuga: ['A: Granny', 'B: Granny'] },
  },
  (t) => {
    t.use('Granny');
    t.pick('top');
    expect(t.deck('A')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual([]);
    t.endTurn();
    t.offers('pass');
  },
);

scene(
  'Grandma looks at the top card, seen by her player alone',
  {
    card: 'Grandma',
    rulings: [1],
    A: { hand: ['Grandma'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Grandma');
    t.offers('top', 'bottom');
    t.pick('top');
    expect(t.deck('A')).toEqual(['Ghost', 'Spirit', 'Spectre']);
    t.endTurn();
    expect(t.seenBy('B', 'A')).toEqual(['?', '?']);
  },
);

scene(
  'Grandma puts the top card on the bottom',
  {
    card: 'Grandma',
    A: { hand: ['Grandma'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Grandma');
    t.pick('bottom');
    expect(t.deck('A')).toEqual(['Spirit', 'Spectre', 'Ghost']);
  },
);

scene(
  'Grandma makes a new deck of the discard pile first; without any card nothing happens',
  {
    card: 'Grandma',
    rulings: [2],
    A: { hand: ['Grandma'], discard: ['Ghost'] },
    B: { hand: ['Grandma'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Grandma');
    t.pick('bottom');
    expect(t.deck('A')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual([]);
    t.endTurn();
    t.play('Grandma');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Grandma', 'B: Grandma']);
  },
);

// Nana

scene(
  'Nana plays the revealed action at once, and the regular action is still there',
  {
    card: 'Nana',
    rulings: [1, 2],
    A: { hand: ['Nana', 'Shady Deal'], deck: ["Granny's Purse", 'Ghost'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Nana');
    t.offers('draw', 'play');
    t.pick('play');
    // Granny’s Purse has revealed Ghost and put it on the bottom.
    expect(t.discard('A')).toEqual(["Granny's Purse"]);
    expect(t.hand('A')).toEqual(['Shady Deal']);
    t.play('Shady Deal');
    expect(t.vp('A')).toBe(1);
    expect(t.phase).toBe('play');
  },
);

scene(
  'Nana: an action on a minion is played where its player likes',
  {
    card: 'Nana',
    rulings: [2],
    A: { hand: ['Nana'], deck: ['Incorporeal', 'Ghost'] },
    bases: { Tortuga: ['A: Granny'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Nana', 'Jungle Oasis');
    t.pick('play');
    t.offers('Granny', 'Nana');
    t.pick('Granny');
    expect(t.at('Tortuga')).toEqual(['A: Granny [A: Incorporeal]']);
  },
);

scene(
  'Nana: a drawn action is not played as an extra any more',
  {
    card: 'Nana',
    rulings: [2],
    A: { hand: ['Nana', 'Insta-Grow'], deck: ['Shady Deal', 'Ghost'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Nana');
    t.pick('draw');
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Shady Deal']);
    expect(t.seenBy('B', 'A').toSorted()).toEqual(['?', 'Shady Deal']);
    t.play('Insta-Grow');
    expect(t.canPlay('Shady Deal')).toBe(false);
  },
);

scene(
  'Nana: an action that cannot be played now has to be drawn',
  {
    card: 'Nana',
    rulings: [1],
    A: { hand: ['Nana'], deck: ["Always Room at Granny's", 'Ghost'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Nana');
    t.offers('pass');
    expect(t.hand('A')).toEqual(["Always Room at Granny's"]);
  },
);

scene(
  'Nana puts a minion on the bottom',
  {
    card: 'Nana',
    rulings: [1],
    A: { hand: ['Nana'], deck: ['Ghost', 'Insta-Grow'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Nana');
    t.offers('pass');
    expect(t.deck('A')).toEqual(['Insta-Grow', 'Ghost']);
  },
);

scene(
  'Nana makes a new deck of the discard pile first; without any card nothing happens',
  {
    card: 'Nana',
    rulings: [3],
    A: { hand: ['Nana'], discard: ['Insta-Grow'] },
    B: { hand: ['Nana'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Nana');
    t.pick('draw');
    expect(t.hand('A')).toEqual(['Insta-Grow']);
    expect(t.discard('A')).toEqual([]);
    t.endTurn();
    t.play('Nana');
    t.offers('pass');
  },
);

// Always Room at Granny's

scene(
  'Always Room at Granny’s saves three minions on another player’s turn, in the order wanted',
  {
    card: "Always Room at Granny's",
    rulings: [1, 3],
    turn: 'B',
    A: { hand: ["Always Room at Granny's"], deck: ['Ghost'] },
    B: { hand: ['Bear Necessities'], deck: ['Cub Scout', 'Cub Scout', 'Cub Scout'] },
    bases: {
      'Tar Pits': ['A: Matriarch +1 [A: Incorporeal]', 'A: Granny', 'A: Nana', 'A: Grandma', 'B: Cub Scout'],
      'Jungle Oasis': ['A: Spirit'],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('Bear Necessities');
    expect(t.at('Tar Pits')[0]).toBe('A: Matriarch +1');
    t.endTurn();
    expect(t.asked).toBe('A');
    t.offers("use Always Room at Granny's", 'pass');
    t.pick("use Always Room at Granny's");
    t.offers('Matriarch', 'Granny', 'Nana', 'Grandma');
    expect(t.range).toEqual([0, 3]);
    t.pick('Matriarch', 'Granny', 'Nana');
    // Which go to the bottom, then the order on the top.
    t.offers('Matriarch', 'Granny', 'Nana');
    t.pick('Nana');
    t.pick('Granny', 'Matriarch');
    expect(t.deck('A')).toEqual(['Matriarch', 'Granny', 'Ghost', 'Nana']);
    expect(t.discard('A')).toEqual(["Always Room at Granny's", 'Grandma', 'Incorporeal']);
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis']);
    expect(t.vp('A')).toBe(4);
    // It was not A’s action of the turn, nor B’s.
    expect(t.turn).toBe('A');
  },
);

scene(
  'Always Room at Granny’s: a minion of another owner goes to the owner’s deck',
  {
    card: "Always Room at Granny's",
    rulings: [2],
    A: { hand: ["Always Room at Granny's"], deck: ['Spirit', 'Spirit', 'Spirit'] },
    B: { deck: ['Cub Scout'] },
    bases: { 'Tar Pits': ['A(B): General Ivan', 'A: Matriarch', 'A: Matriarch'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.endTurn();
    t.pick("use Always Room at Granny's");
    t.pick('General Ivan');
    t.offers('top', 'bottom');
    t.pick('bottom');
    expect(t.deck('B')).toEqual(['Cub Scout', 'General Ivan']);
    expect(t.deck('A')).toEqual(['Spirit']);
    expect(t.discard('A')).toEqual(["Always Room at Granny's", 'Matriarch', 'Matriarch']);
  },
);

scene(
  'Always Room at Granny’s may take none; it cannot be played as an ordinary action',
  {
    card: "Always Room at Granny's",
    rulings: [1],
    A: { hand: ["Always Room at Granny's"], deck: ['Spirit', 'Spirit'] },
    bases: { 'Tar Pits': ['A: Matriarch', 'A: Matriarch', 'A: General Ivan'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.whyNot('A', "Always Room at Granny's")).toBe('only as a special');
    t.endTurn();
    t.pick("use Always Room at Granny's");
    t.pick();
    expect(t.discard('A')).toEqual(["Always Room at Granny's", 'General Ivan', 'Matriarch', 'Matriarch']);
    expect(t.deck('A')).toEqual([]);
  },
);

// Attic Treasures

scene(
  'Attic Treasures: exactly three cards under the deck, then three new ones',
  {
    card: 'Attic Treasures',
    A: {
      hand: ['Attic Treasures', 'Ghost', 'Spirit', 'Spectre', 'Haunting'],
      deck: ['Sprout', 'Sprout', 'Sprout', 'Weed Eater'],
    },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Attic Treasures');
    t.offers('Ghost', 'Haunting', 'Spectre', 'Spirit');
    expect(t.range).toEqual([3, 3]);
    t.pick('Ghost', 'Spirit', 'Spectre');
    t.pick('Spectre', 'Ghost', 'Spirit');
    expect(t.deck('A')).toEqual(['Weed Eater', 'Spectre', 'Ghost', 'Spirit']);
    expect(t.hand('A')).toEqual(['Haunting', 'Sprout', 'Sprout', 'Sprout']);
    expect(t.seenBy('B', 'A')).toEqual(['?', '?', '?', '?']);
  },
);

scene(
  'Attic Treasures with fewer cards still draws three',
  {
    card: 'Attic Treasures',
    rulings: [1],
    A: { hand: ['Attic Treasures', 'Ghost'], deck: ['Sprout', 'Sprout', 'Sprout', 'Weed Eater'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Attic Treasures');
    expect(t.deck('A')).toEqual(['Weed Eater', 'Ghost']);
    expect(t.hand('A')).toEqual(['Sprout', 'Sprout', 'Sprout']);
  },
);

scene(
  'Attic Treasures draws what it has just put into an empty deck, then from the discard pile',
  {
    card: 'Attic Treasures',
    rulings: [2],
    A: { hand: ['Attic Treasures', 'Ghost', 'Spirit'], discard: ['Spectre'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Attic Treasures');
    t.pick('Ghost', 'Spirit');
    expect(t.hand('A')).toEqual(['Ghost', 'Spectre', 'Spirit']);
    expect(t.deck('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Attic Treasures']);
  },
);

scene(
  'Attic Treasures, current: up to three, and as many drawn',
  {
    card: 'Attic Treasures',
    printing: 'current',
    A: {
      hand: ['Attic Treasures', 'Ghost', 'Spirit', 'Spectre', 'Haunting'],
      deck: ['Sprout', 'Sprout', 'Sprout', 'Weed Eater'],
    },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Attic Treasures');
    expect(t.range).toEqual([0, 3]);
    t.pick('Ghost', 'Spectre');
    t.pick('Spectre', 'Ghost');
    expect(t.deck('A')).toEqual(['Sprout', 'Weed Eater', 'Spectre', 'Ghost']);
    expect(t.hand('A')).toEqual(['Haunting', 'Spirit', 'Sprout', 'Sprout']);
  },
);

scene(
  'Attic Treasures, current: none put away, none drawn',
  {
    card: 'Attic Treasures',
    printing: 'current',
    A: { hand: ['Attic Treasures', 'Ghost'], deck: ['Sprout'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Attic Treasures');
    t.pick();
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.deck('A')).toEqual(['Sprout']);
  },
);

// Chicken Soup

scene(
  'Chicken Soup puts a minion and an action on the top in the order wanted',
  {
    card: 'Chicken Soup',
    rulings: [1, 2],
    A: { hand: ['Chicken Soup'], deck: ['Spirit'], discard: ['Ghost', 'Insta-Grow', 'Spectre'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Chicken Soup');
    t.offers('Ghost', 'Insta-Grow', 'Spectre');
    expect(t.range).toEqual([0, 2]);
    t.pick('Ghost', 'Insta-Grow');
    t.pick();
    t.pick('Insta-Grow', 'Ghost');
    expect(t.deck('A')).toEqual(['Ghost', 'Insta-Grow', 'Spirit']);
    expect(t.discard('A')).toEqual(['Chicken Soup', 'Spectre']);
  },
);

scene(
  'Chicken Soup: one to the top, one to the bottom',
  {
    card: 'Chicken Soup',
    A: { hand: ['Chicken Soup'], deck: ['Spirit'], discard: ['Ghost', 'Insta-Grow'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Chicken Soup');
    t.pick('Ghost', 'Insta-Grow');
    t.pick('Insta-Grow');
    expect(t.deck('A')).toEqual(['Ghost', 'Spirit', 'Insta-Grow']);
  },
);

scene(
  'Chicken Soup: both to the bottom, in the order wanted',
  {
    card: 'Chicken Soup',
    rulings: [1],
    A: { hand: ['Chicken Soup'], deck: ['Spirit'], discard: ['Ghost', 'Insta-Grow'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Chicken Soup');
    t.pick('Ghost', 'Insta-Grow');
    t.pick('Ghost', 'Insta-Grow');
    t.pick('Insta-Grow', 'Ghost');
    expect(t.deck('A')).toEqual(['Spirit', 'Insta-Grow', 'Ghost']);
  },
);

scene(
  'Chicken Soup may take none',
  {
    card: 'Chicken Soup',
    rulings: [1],
    A: { hand: ['Chicken Soup'], discard: ['Ghost', 'Insta-Grow'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Chicken Soup');
    t.pick();
    expect(t.deck('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Chicken Soup', 'Ghost', 'Insta-Grow']);
  },
);

// Don't Mess With My Babies!

scene(
  'Don’t Mess With My Babies!: no destroying, though the minion can be chosen',
  {
    card: "Don't Mess With My Babies!",
    rulings: [1, 3],
    rules: ['R10.10'],
    turn: 'B',
    B: { hand: ['Spirit', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Grandma', "A: Don't Mess With My Babies!"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.offers('Grandma', 'Spirit');
    t.pick('Grandma');
    t.pick('yes');
    expect(t.hand('B')).toEqual([]);
    expect(t.at('Tortuga')).toEqual(['A: Grandma', "A: Don't Mess With My Babies!"]);
  },
);

scene(
  'Don’t Mess With My Babies!: no moving',
  {
    card: "Don't Mess With My Babies!",
    rulings: [1],
    turn: 'B',
    B: { hand: ['Bear Cavalry'] },
    bases: { Tortuga: ['A: Grandma', "A: Don't Mess With My Babies!"], 'Jungle Oasis': [], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Grandma', "A: Don't Mess With My Babies!", 'B: Bear Cavalry']);
  },
);

scene(
  'Don’t Mess With My Babies!: no shuffling away',
  {
    card: "Don't Mess With My Babies!",
    rulings: [1],
    turn: 'B',
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Grandma', "A: Don't Mess With My Babies!"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual(['A: Grandma', "A: Don't Mess With My Babies!"]);
    expect(t.discard('B')).toEqual(['Dr Livingstone, I Presume?']);
  },
);

scene(
  'Don’t Mess With My Babies!: no change of control, no action put on it',
  {
    card: "Don't Mess With My Babies!",
    rulings: [1],
    turn: 'B',
    B: { hand: ['Make Contact'] },
    bases: { Tortuga: ['A: Grandma', "A: Don't Mess With My Babies!"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    expect(t.at('Tortuga')).toEqual(['A: Grandma', "A: Don't Mess With My Babies!"]);
    expect(t.discard('B')).toEqual(['Make Contact']);
  },
);

scene(
  'Don’t Mess With My Babies!: no change in power, also for minions that come later',
  {
    card: "Don't Mess With My Babies!",
    rulings: [1, 4],
    A: { hand: ['Grandma', 'Fortune and Glory'] },
    bases: {
      Tortuga: ['A: Nana', 'B: Sleep Spores', "A: Don't Mess With My Babies!"],
      'Jungle Oasis': ['A: Granny'],
    },
  },
  (t) => {
    expect(t.power('Nana')).toBe(3);
    t.play('Grandma', 'Tortuga');
    expect(t.power('Grandma')).toBe(2);
    t.play('Fortune and Glory');
    t.pick('Jungle Oasis');
    t.pick('Granny');
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.power('Granny')).toBe(4);
  },
);

scene(
  'Don’t Mess With My Babies!: no loss of abilities',
  {
    card: "Don't Mess With My Babies!",
    rulings: [1],
    printing: 'current',
    turn: 'B',
    B: { hand: ['Bear Rides You'] },
    bases: {
      Tortuga: ['A: Haunting', "A: Don't Mess With My Babies!"],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Haunting');
    expect(t.power('Haunting')).toBe(6);
  },
);

scene(
  'Don’t Mess With My Babies!: bases and own cards still work on them, and scoring discards them',
  {
    card: "Don't Mess With My Babies!",
    rulings: [2],
    A: { hand: ['I Said No Camels!'], deck: ['Ghost', 'Ghost'] },
    bases: {
      'Temple of Goju': [
        'A: Matriarch',
        'A: Granny',
        'A: Nana',
        "A: Don't Mess With My Babies!",
        'B: Cub Scout',
      ],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('I Said No Camels!');
    t.pick('Temple of Goju');
    t.pick('counters');
    expect(t.at('Temple of Goju').slice(0, 3)).toEqual(['A: Matriarch +1', 'A: Granny +1', 'A: Nana +1']);
    t.endTurn();
    expect(t.discard('A')).toEqual(["Don't Mess With My Babies!", 'Granny', 'I Said No Camels!', 'Nana']);
    // Temple of Goju has put Matriarch under the deck.
    expect(t.deck('A')).toEqual(['Matriarch']);
  },
);

scene(
  'Don’t Mess With My Babies!: an action that was there before stays and sleeps',
  {
    card: "Don't Mess With My Babies!",
    rulings: [3],
    A: { hand: ["Don't Mess With My Babies!"], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Bear Necessities'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Grandma [B: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("Don't Mess With My Babies!", 'Tortuga');
    t.endTurn();
    // B’s turn has started.
    expect(t.turn).toBe('B');
    expect(t.at('Tortuga')).toEqual(['A: Grandma [B: Choking Vines]', "A: Don't Mess With My Babies!"]);
    t.play('Bear Necessities');
    t.pick("Don't Mess With My Babies!");
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('A')).toEqual(["Don't Mess With My Babies!", 'Grandma']);
  },
);

// Family Reunion

scene(
  'Family Reunion reveals the bottom card after the minion’s own ability: a minion is drawn',
  {
    card: 'Family Reunion',
    rulings: [1],
    A: { hand: ['Grandma'], deck: ['Ghost', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Family Reunion'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Grandma', 'Tortuga');
    t.pick('bottom');
    // Grandma put Ghost on the bottom before it was revealed.
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.deck('A')).toEqual(['Insta-Grow']);
    expect(t.seenBy('B', 'A')).toEqual(['Ghost']);
  },
);

scene(
  'Family Reunion puts an action on the top, once for each minion played here',
  {
    card: 'Family Reunion',
    rulings: [1],
    A: { hand: ['Ghost', 'Spectre', 'Insta-Grow'], deck: ['Sprout', 'Shady Deal', 'Overgrowth'] },
    bases: { Tortuga: ['A: Family Reunion'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Spectre', 'Tortuga');
    expect(t.deck('A')).toEqual(['Overgrowth', 'Sprout', 'Shady Deal']);
    t.play('Ghost', 'Tortuga');
    expect(t.deck('A')).toEqual(['Shady Deal', 'Overgrowth', 'Sprout']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Family Reunion does not mind minions that move here, are played elsewhere or by others',
  {
    card: 'Family Reunion',
    rulings: [1],
    A: { hand: ['Spectre', 'Bear Rides You'], deck: ['Sprout', 'Sprout', 'Sprout'] },
    B: { hand: ['Spectre'], deck: ['Sprout', 'Sprout', 'Sprout'] },
    bases: { Tortuga: ['A: Family Reunion'], 'Jungle Oasis': ['A: Granny'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Tortuga')).toEqual(['A: Family Reunion', 'A: Granny']);
    t.play('Spectre', 'Jungle Oasis');
    expect(t.hand('A')).toEqual([]);
    t.endTurn();
    t.play('Spectre', 'Tortuga');
    expect(t.hand('A')).toEqual(['Sprout', 'Sprout']);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'Family Reunion makes a new deck of the discard pile first; without any card nothing happens',
  {
    card: 'Family Reunion',
    rulings: [2],
    A: { hand: ['Spectre', 'Haunting', 'Insta-Grow'], discard: ['Sprout'] },
    bases: { Tortuga: ['A: Family Reunion'] },
  },
  (t) => {
    t.play('Spectre');
    expect(t.hand('A')).toEqual(['Haunting', 'Insta-Grow', 'Sprout']);
    expect(t.discard('A')).toEqual([]);
    t.play('Insta-Grow');
    t.play('Haunting');
    // Only Insta-Grow was left for a new deck.
    expect(t.deck('A')).toEqual(['Insta-Grow']);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'Family Reunion with no cards at all does nothing',
  {
    card: 'Family Reunion',
    rulings: [2],
    A: { hand: ['Spectre'] },
    bases: { Tortuga: ['A: Family Reunion'] },
  },
  (t) => {
    t.play('Spectre');
    t.offers('pass');
    expect(t.hand('A')).toEqual([]);
  },
);

// Granny's Purse

scene(
  'Granny’s Purse: a drawn action may be the extra one, later in the phase',
  {
    card: "Granny's Purse",
    rulings: [1, 2],
    A: { hand: ["Granny's Purse", 'Spectre', 'Séance'], deck: ['Shady Deal', 'Ghost'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play("Granny's Purse");
    t.offers('draw', 'top');
    t.pick('draw');
    expect(t.hand('A')).toEqual(['Shady Deal', 'Spectre', 'Séance']);
    t.play('Spectre');
    t.offers('play Shady Deal', 'play Séance', 'pass');
    t.play('Shady Deal');
    expect(t.vp('A')).toBe(1);
    t.offers('pass');
  },
);

scene(
  'Granny’s Purse: an action may be left on the top; any other action can be the extra one, or none',
  {
    card: "Granny's Purse",
    rulings: [1, 2],
    A: { hand: ["Granny's Purse", 'Shady Deal'], deck: ['Insta-Grow', 'Ghost'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play("Granny's Purse");
    t.pick('top');
    expect(t.deck('A')).toEqual(['Insta-Grow', 'Ghost']);
    t.offers('play Shady Deal', 'pass');
  },
);

scene(
  'Granny’s Purse puts a minion on the bottom and still gives an extra action',
  {
    card: "Granny's Purse",
    A: { hand: ["Granny's Purse", 'Shady Deal'], deck: ['Ghost', 'Insta-Grow'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play("Granny's Purse");
    expect(t.deck('A')).toEqual(['Insta-Grow', 'Ghost']);
    t.offers('play Shady Deal', 'pass');
  },
);

scene(
  'Granny’s Purse: outside Play Cards the extra action is played at once or lost',
  {
    card: "Granny's Purse",
    rulings: [1],
    from: 'start of turn',
    A: { hand: ['Shady Deal', 'Séance'], deck: ['Ghost', 'Insta-Grow'] },
    bases: { Tortuga: ["A: buried Granny's Purse"] },
  },
  (t) => {
    t.pick("uncover Granny's Purse");
    t.offers('Shady Deal', 'Séance');
    expect(t.purpose).toBe('extra action');
    t.pick();
    t.play('Shady Deal');
    t.offers('pass');
  },
);

scene(
  'Granny’s Purse without any card to reveal still gives the extra action',
  {
    card: "Granny's Purse",
    rulings: [3],
    A: { hand: ["Granny's Purse", 'Shady Deal'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play("Granny's Purse");
    t.offers('play Shady Deal', 'pass');
  },
);

scene(
  'Granny’s Purse makes a new deck of the discard pile first',
  {
    card: "Granny's Purse",
    rulings: [3],
    A: { hand: ["Granny's Purse"], discard: ['Insta-Grow'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play("Granny's Purse");
    t.pick('draw');
    expect(t.hand('A')).toEqual(['Insta-Grow']);
    expect(t.discard('A')).toEqual(["Granny's Purse"]);
  },
);

// Hush, My Stories are On

scene(
  'Hush, My Stories are On: a minion from the bottom is played at any base as an extra',
  {
    card: 'Hush, My Stories are On',
    rulings: [1, 2],
    A: { hand: ['Hush, My Stories are On', 'Ghost'], deck: ['Insta-Grow', 'Sprout'] },
    bases: { Tortuga: [], 'Jungle Oasis': [], "Tsar's Palace": [] },
  },
  (t) => {
    t.play('Hush, My Stories are On');
    t.offers('Sprout');
    expect(t.range).toEqual([0, 1]);
    t.pick('Sprout');
    // Minions of power 2 cannot be played at Tsar’s Palace.
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Sprout']);
    t.offers('play Ghost', 'pass');
  },
);

scene(
  'Hush, My Stories are On: the minion that is not played at once is an ordinary card of the hand',
  {
    card: 'Hush, My Stories are On',
    rulings: [1],
    A: { hand: ['Hush, My Stories are On', 'Ghost'], deck: ['Insta-Grow', 'Sprout'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Hush, My Stories are On');
    t.pick();
    expect(t.hand('A')).toEqual(['Ghost', 'Sprout']);
    t.play('Sprout');
    t.offers('pass');
  },
);

scene(
  'Hush, My Stories are On: an action is only drawn',
  {
    card: 'Hush, My Stories are On',
    A: { hand: ['Hush, My Stories are On'], deck: ['Sprout', 'Insta-Grow'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Hush, My Stories are On');
    t.offers('pass');
    expect(t.hand('A')).toEqual(['Insta-Grow']);
    expect(t.seenBy('B', 'A')).toEqual(['Insta-Grow']);
  },
);

scene(
  'Hush, My Stories are On makes a new deck of the discard pile first; without any card nothing happens',
  {
    card: 'Hush, My Stories are On',
    rulings: [3],
    A: { hand: ['Hush, My Stories are On'], discard: ['Insta-Grow'] },
    B: { hand: ['Hush, My Stories are On'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Hush, My Stories are On');
    expect(t.hand('A')).toEqual(['Insta-Grow']);
    t.endTurn();
    t.play('Hush, My Stories are On');
    expect(t.hand('B')).toEqual([]);
    expect(t.discard('B')).toEqual(['Hush, My Stories are On']);
  },
);

// Knitting Circle

scene(
  'Knitting Circle destroys up to three actions anywhere and draws for each',
  {
    card: 'Knitting Circle',
    rulings: [1, 2],
    A: { hand: ['Knitting Circle'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Family Reunion', 'B: Sleep Spores', 'B: buried Overgrowth'],
      'Jungle Oasis': ['B: Cub Scout [A: Choking Vines]', 'B: Deep Roots'],
    },
  },
  (t) => {
    t.play('Knitting Circle');
    t.offers('Family Reunion', 'Sleep Spores', 'Choking Vines', 'Deep Roots');
    expect(t.range).toEqual([0, 3]);
    t.pick('Family Reunion', 'Sleep Spores', 'Choking Vines');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost']);
    expect(t.discard('A')).toEqual(['Choking Vines', 'Family Reunion', 'Knitting Circle']);
    expect(t.discard('B')).toEqual(['Sleep Spores']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Cub Scout', 'B: Deep Roots']);
  },
);

scene(
  'Knitting Circle draws only for what was really destroyed',
  {
    card: 'Knitting Circle',
    rulings: [2],
    A: { hand: ['Knitting Circle'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Family Reunion', 'B: Zeppelin', 'B: Steam Queen'] },
  },
  (t) => {
    t.play('Knitting Circle');
    t.pick('Family Reunion', 'Zeppelin');
    expect(t.at('Tortuga')).toEqual(['B: Zeppelin', 'B: Steam Queen']);
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Knitting Circle may destroy none',
  {
    card: 'Knitting Circle',
    rulings: [1],
    A: { hand: ['Knitting Circle'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: Family Reunion'] },
  },
  (t) => {
    t.play('Knitting Circle');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Family Reunion']);
    expect(t.hand('A')).toEqual([]);
  },
);

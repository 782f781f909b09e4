import { expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

// Idaho Smith

scene(
  'Idaho Smith brings a base in and goes there, with whom his player likes',
  {
    card: 'Idaho Smith',
    rulings: [2],
    A: { hand: ['Idaho Smith'] },
    bases: {
      Tortuga: ['A: Granny', 'A: Nana', 'B: Cub Scout', 'A: Family Reunion'],
      'Tar Pits': ['A: Grandma'],
    },
    baseDeck: ['The Mothership', 'Jungle Oasis'],
  },
  (t) => {
    t.play('Idaho Smith', 'Tortuga');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.bases).toEqual(['Tortuga', 'Tar Pits', 'The Mothership']);
    t.offers('Granny', 'Nana');
    expect(t.range).toEqual([0, 2]);
    t.pick('Nana');
    expect(t.at('The Mothership')).toEqual(['A: Idaho Smith', 'A: Nana']);
    expect(t.at('Tortuga')).toEqual(['A: Granny', 'B: Cub Scout', 'A: Family Reunion']);
    expect(t.baseDeck).toEqual(['Jungle Oasis']);
  },
);

scene(
  'Idaho Smith may stay where he is',
  {
    card: 'Idaho Smith',
    rulings: [2],
    A: { hand: ['Idaho Smith'] },
    bases: { Tortuga: ['A: Granny'] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Idaho Smith');
    t.pick('no');
    expect(t.bases).toEqual(['Tortuga']);
    expect(t.at('Tortuga')).toEqual(['A: Granny', 'A: Idaho Smith']);
  },
);

scene(
  'Idaho Smith: the added base is replaced when it scores, so there stays one more',
  {
    card: 'Idaho Smith',
    rulings: [1],
    rules: ['R5.8'],
    A: { hand: ['Idaho Smith'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: General Ivan'], 'Tar Pits': [] },
    baseDeck: ['Jungle Oasis', 'The Mothership'],
  },
  (t) => {
    t.play('Idaho Smith', 'Tortuga');
    t.pick('yes');
    t.pick('General Ivan');
    expect(t.total('A', 'Jungle Oasis')).toBe(11);
    t.endTurn();
    expect(t.bases).toEqual(['Tortuga', 'Tar Pits', 'Jungle Oasis']);
  },
);

scene(
  'Idaho Smith’s base scores and is replaced',
  {
    card: 'Idaho Smith',
    rulings: [1],
    rules: ['R5.8'],
    A: { hand: ['Idaho Smith'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: General Ivan', 'A: Granny'], 'Tar Pits': [] },
    baseDeck: ['Jungle Oasis', 'The Mothership'],
  },
  (t) => {
    t.play('Idaho Smith', 'Tortuga');
    t.pick('yes');
    t.pick('General Ivan', 'Granny');
    t.endTurn();
    expect(t.vp('A')).toBe(2);
    expect(t.bases).toEqual(['Tortuga', 'Tar Pits', 'The Mothership']);
    expect(t.baseDiscard).toEqual(['Jungle Oasis']);
  },
);

scene(
  'Idaho Smith: what cannot move stays, and the base comes all the same',
  {
    card: 'Idaho Smith',
    rulings: [3],
    A: { hand: ['Idaho Smith'] },
    bases: { Tortuga: ['A: Granny', 'B: Sprout'], 'Tar Pits': ['B: Entangled'] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Idaho Smith', 'Tortuga');
    t.pick('yes');
    // Nobody could come along, so that nobody is asked who does.
    expect(t.bases).toEqual(['Tortuga', 'Tar Pits', 'The Mothership']);
    expect(t.at('The Mothership')).toEqual([]);
    expect(t.at('Tortuga')).toEqual(['A: Granny', 'B: Sprout', 'A: Idaho Smith']);
  },
);

scene(
  'Idaho Smith: Crypt Looters come when he and his companions have arrived, together and by one card',
  {
    card: 'Idaho Smith',
    rulings: [4],
    A: { hand: ['Idaho Smith'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Crypt Looter'] },
    bases: { Tortuga: ['A: Granny', 'A: Nana'], 'Tar Pits': [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Idaho Smith', 'Tortuga');
    t.pick('yes');
    t.pick('Granny', 'Nana');
    expect(t.asked).toBe('B');
    t.offers('use Crypt Looter', 'pass');
    expect(t.at('The Mothership')).toEqual(['A: Idaho Smith', 'A: Granny', 'A: Nana']);
    t.pick('use Crypt Looter');
    expect(t.at('The Mothership')).toEqual(['A: Idaho Smith', 'A: Granny', 'A: Nana', 'B: Crypt Looter']);
  },
);

scene(
  'Idaho Smith: arriving is not being played',
  {
    card: 'Idaho Smith',
    rulings: [5],
    rules: ['R3.2'],
    A: { hand: ['Idaho Smith', 'Insta-Grow'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: Grandma'], 'Tar Pits': [] },
    baseDeck: ['Haunted House'],
  },
  (t) => {
    t.play('Idaho Smith', 'Tortuga');
    t.pick('yes');
    t.pick('Grandma');
    expect(t.at('Haunted House')).toEqual(['A: Idaho Smith', 'A: Grandma']);
    // No card discarded to Haunted House, no look with Grandma.
    t.offers('play Insta-Grow', 'pass');
    expect(t.hand('A')).toEqual(['Insta-Grow']);
  },
);

scene(
  'Idaho Smith: an empty base deck is made anew from the base discard pile',
  {
    card: 'Idaho Smith',
    rulings: [6],
    A: { hand: ['Idaho Smith'] },
    bases: { Tortuga: [] },
    baseDiscard: ['The Mothership'],
  },
  (t) => {
    t.play('Idaho Smith');
    t.pick('yes');
    expect(t.bases).toEqual(['Tortuga', 'The Mothership']);
    expect(t.at('The Mothership')).toEqual(['A: Idaho Smith']);
    expect(t.baseDiscard).toEqual([]);
  },
);

scene(
  'Idaho Smith, played while a base scores, does not find that base',
  {
    card: 'Idaho Smith',
    rulings: [6],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: Pharaoh', 'A: General Ivan', 'A: Nana', 'A: buried Idaho Smith'],
      Tortuga: [],
    },
  },
  (t) => {
    t.endTurn();
    t.pick('Idaho Smith');
    // He was asked nothing and is discarded with the others; Jungle Oasis comes back in its own place.
    expect(t.turn).toBe('B');
    expect(t.discard('A')).toEqual(['General Ivan', 'Idaho Smith', 'Nana', 'Pharaoh']);
    expect(t.bases).toEqual(['Jungle Oasis', 'Tortuga']);
  },
);

scene(
  'Idaho Smith asks nobody when there is no base to come',
  { card: 'Idaho Smith', rulings: [6], A: { hand: ['Idaho Smith'] }, bases: { Tortuga: [] } },
  (t) => {
    t.play('Idaho Smith');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Idaho Smith']);
  },
);

// Guide

scene(
  'Guide: a minion’s first move of a turn gives it +1 power for that turn, the Guide included',
  {
    card: 'Guide',
    rulings: [1],
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ["You're Screwed"], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Guide', 'B: Cub Scout'], 'Tar Pits': ['A: Zeppelin'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Tar Pits')).toEqual(['A: Zeppelin', 'A: Guide']);
    expect(t.power('Guide')).toBe(5);
    t.use('Zeppelin');
    expect(t.at('Tortuga')).toEqual(['B: Cub Scout', 'A: Guide']);
    expect(t.powerParts('Guide')).toEqual(['Guide +4', 'Guide +1']);
    t.endTurn();
    expect(t.power('Guide')).toBe(4);
    // B’s card moves it, on B’s turn.
    t.play("You're Screwed");
    expect(t.at('Tar Pits')).toEqual(['A: Zeppelin', 'A: Guide']);
    expect(t.power('Guide')).toBe(5);
  },
);

scene(
  'Guide: each minion has its own first move, at whatever base; others’ minions get nothing',
  {
    card: 'Guide',
    rulings: [1],
    A: { hand: ['Fortune and Glory'] },
    bases: { Tortuga: ['A: Nana', 'B: Spectre'], 'Tar Pits': [], 'The Mothership': ['A: Guide'] },
  },
  (t) => {
    t.play('Fortune and Glory');
    t.pick('Tortuga');
    t.pick('Nana', 'Spectre');
    t.pick('Tar Pits');
    expect(t.power('Nana')).toBe(4);
    expect(t.power('Spectre')).toBe(5);
    expect(t.power('Guide')).toBe(4);
  },
);

scene(
  'Guide comes too late for a minion that has moved already',
  {
    card: 'Guide',
    rulings: [2],
    A: { hand: ['Bear Rides You', 'Guide'] },
    bases: { Tortuga: ['A: Nana'], 'Tar Pits': ['A: Zeppelin'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.play('Guide', 'Tar Pits');
    t.use('Zeppelin');
    t.pick('Nana');
    expect(t.at('Tortuga')).toEqual(['A: Nana']);
    expect(t.power('Nana')).toBe(3);
  },
);

scene(
  'Guide: a minion that left play and came back moves for the first time again',
  {
    card: 'Guide',
    rulings: [2],
    rules: ['R10.11'],
    A: { hand: ['Bear Rides You', 'Spirit', 'Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: Grandma'],
      'Secret Grove': ['A: Escape Hatch', 'A: Guide', 'A: Zeppelin'],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Grandma');
    expect(t.power('Grandma')).toBe(3);
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Grandma');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Grandma']);
    t.play('Grandma', 'Secret Grove', 'Secret Grove');
    expect(t.power('Grandma')).toBe(2);
    t.pick('top');
    t.use('Zeppelin');
    t.pick('Grandma');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit', 'A: Grandma']);
    expect(t.power('Grandma')).toBe(3);
  },
);

scene(
  'Guide: two give +1 each, and the power stays when they are gone',
  {
    card: 'Guide',
    rulings: [3],
    A: { hand: ['Bear Rides You', 'Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Nana', 'A: Guide', 'A: Guide'], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Nana');
    expect(t.power('Nana')).toBe(5);
    t.play('Spirit', 'Tar Pits');
    t.pick('Guide');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['A: Guide']);
    expect(t.power('Nana')).toBe(5);
  },
);

scene(
  'Guide: the current player orders what reacts to the same move',
  {
    card: 'Guide',
    rulings: [4],
    rules: ['R3.7'],
    A: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Grandma'], 'Tar Pits': ['B: Cub Scout'], 'The Mothership': ['A: Guide'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Grandma');
    t.pick('Tar Pits');
    expect(t.asked).toBe('A');
    t.offers('use Guide', 'use Cub Scout');
    t.pick('use Guide');
    // With 3 power she is not weaker than the Cub Scout any more.
    expect(t.at('Tar Pits')).toEqual(['B: Cub Scout', 'A: Grandma']);
    expect(t.power('Grandma')).toBe(3);
  },
);

// Crypt Looter

scene(
  'Crypt Looter is an ordinary minion, too',
  {
    card: 'Crypt Looter',
    rulings: [5],
    A: { hand: ['Crypt Looter', 'Crypt Looter'] },
    bases: { Tortuga: [], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Crypt Looter', 'Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: Crypt Looter']);
    t.offers('pass');
  },
);

scene(
  'Crypt Looter goes to the base that replaces a scored one, before the next base scores',
  {
    card: 'Crypt Looter',
    rulings: [2, 4],
    turn: 'B',
    A: { hand: ['Crypt Looter'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['B: General Ivan', 'B: General Ivan'],
      'Tar Pits': ['B: General Ivan', 'B: General Ivan', 'B: Weed Eater'],
    },
    baseDeck: ['Tortuga', 'The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('Jungle Oasis');
    expect(t.asked).toBe('A');
    t.offers('use Crypt Looter', 'pass');
    expect(t.bases).toEqual(['Tortuga', 'Tar Pits']);
    expect(t.vp('B')).toBe(2);
    t.pick('use Crypt Looter');
    expect(t.at('Tortuga')).toEqual(['A: Crypt Looter']);
    // Tar Pits, with 17 power, has scored since.
    expect(t.bases).toEqual(['Tortuga', 'The Mothership']);
    expect(t.vp('B')).toBe(6);
  },
);

scene(
  'Crypt Looter: at once or not at all, and the free minion of the turn is still there',
  {
    card: 'Crypt Looter',
    rulings: [2],
    A: { hand: ['Hush, My Stories are On', 'Crypt Looter', 'Crypt Looter'], deck: ['Idaho Smith'] },
    bases: { Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Hush, My Stories are On');
    t.pick('Idaho Smith');
    t.pick('yes');
    t.offers('use Crypt Looter', 'use Crypt Looter', 'pass');
    t.pick('use Crypt Looter');
    t.offers('use Crypt Looter', 'pass');
    t.pass();
    expect(t.at('The Mothership')).toEqual(['A: Idaho Smith', 'A: Crypt Looter']);
    t.play('Crypt Looter', 'Tortuga');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Crypt Looter']);
  },
);

scene(
  'Crypt Looters of several players come one by one, clockwise from the current player',
  {
    card: 'Crypt Looter',
    rulings: [3],
    rules: ['R4'],
    players: 3,
    turn: 'B',
    A: { hand: ['Crypt Looter'] },
    B: { hand: ['Idaho Smith', 'Crypt Looter', 'Crypt Looter'] },
    C: { hand: ['Crypt Looter'] },
    bases: { Tortuga: [], 'Tar Pits': [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Idaho Smith', 'Tortuga');
    t.pick('yes');
    expect(t.asked).toBe('B');
    t.pick('use Crypt Looter');
    expect(t.asked).toBe('C');
    t.pass();
    expect(t.asked).toBe('A');
    t.pick('use Crypt Looter');
    // One may respond after having passed.
    expect(t.asked).toBe('B');
    t.pass();
    expect(t.asked).toBe('C');
    t.pick('use Crypt Looter');
    expect(t.asked).toBe('B');
    t.pick('use Crypt Looter');
    expect(t.at('The Mothership')).toEqual([
      'B: Idaho Smith',
      'B: Crypt Looter',
      'A: Crypt Looter',
      'C: Crypt Looter',
      'B: Crypt Looter',
    ]);
  },
);

test('Crypt Looter: the bases laid out at set-up do not count', () => {
  const config = smashUp.config({
    players: [{ factions: ['Explorers', 'Grannies'] }, { factions: ['Explorers', 'Ghosts'] }],
    choice: 'random',
    duplicates: true,
  });
  for (let seed = 0; seed < 20; seed++) {
    expect(smashUp.newGame(config, seed).pending?.kind).not.toBe('respond');
  }
});

scene(
  'Crypt Looter: bases that are there already do not count',
  {
    card: 'Crypt Looter',
    rulings: [4],
    from: 'start of turn',
    A: { hand: ['Crypt Looter'] },
    bases: { Tortuga: [], 'Tar Pits': [] },
  },
  (t) => {
    expect(t.question).toBe('play');
  },
);

// Glory Hound

scene(
  'Glory Hound puts one base on the bottom and leaves the other on the top',
  {
    card: 'Glory Hound',
    rulings: [1, 2],
    A: { hand: ['Glory Hound'] },
    bases: { Tortuga: [] },
    baseDeck: ['Tar Pits', 'The Mothership', 'Jungle Oasis'],
  },
  (t) => {
    t.play('Glory Hound');
    expect(t.asked).toBe('A');
    expect(t.purpose).toBe('to the bottom');
    t.offers('Tar Pits', 'The Mothership');
    expect(t.range).toEqual([1, 1]);
    t.pick('Tar Pits');
    expect(t.baseDeck).toEqual(['The Mothership', 'Jungle Oasis', 'Tar Pits']);
  },
);

scene(
  'Glory Hound: a single base goes back on the top',
  {
    card: 'Glory Hound',
    rulings: [2],
    A: { hand: ['Glory Hound'] },
    bases: { Tortuga: [] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.play('Glory Hound');
    t.offers('pass');
    expect(t.baseDeck).toEqual(['Tar Pits']);
  },
);

scene(
  'Glory Hound: when the base deck runs short, the base discard pile is shuffled in',
  {
    card: 'Glory Hound',
    rulings: [3],
    A: { hand: ['Glory Hound'] },
    bases: { Tortuga: [] },
    baseDeck: ['Tar Pits'],
    baseDiscard: ['The Mothership'],
  },
  (t) => {
    t.play('Glory Hound');
    t.offers('Tar Pits', 'The Mothership');
    t.pick('The Mothership');
    expect(t.baseDeck).toEqual(['Tar Pits', 'The Mothership']);
    expect(t.baseDiscard).toEqual([]);
  },
);

scene(
  'Glory Hound, played while a base scores, does not find that base',
  {
    card: 'Glory Hound',
    rulings: [3],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: Pharaoh', 'A: General Ivan', 'A: Nana', 'A: buried Glory Hound'],
      Tortuga: [],
    },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    t.pick('Glory Hound');
    // Tar Pits was the only card to be seen, and went back on the top.
    expect(t.bases).toEqual(['Tar Pits', 'Tortuga']);
    expect(t.baseDeck).toEqual([]);
    expect(t.baseDiscard).toEqual(['Jungle Oasis']);
  },
);

scene(
  'Glory Hound, current: each base on the top or the bottom, both on the top in another order',
  {
    card: 'Glory Hound',
    printing: 'current',
    A: { hand: ['Glory Hound'] },
    bases: { Tortuga: [] },
    baseDeck: ['Tar Pits', 'The Mothership', 'Jungle Oasis'],
  },
  (t) => {
    t.play('Glory Hound');
    expect(t.purpose).toBe('to the bottom');
    expect(t.range).toEqual([0, 2]);
    t.pick();
    expect(t.purpose).toBe('to the top');
    t.pick('Tar Pits', 'The Mothership');
    expect(t.baseDeck).toEqual(['The Mothership', 'Tar Pits', 'Jungle Oasis']);
  },
);

scene(
  'Glory Hound, current: both on the bottom',
  {
    card: 'Glory Hound',
    printing: 'current',
    A: { hand: ['Glory Hound'] },
    bases: { Tortuga: [] },
    baseDeck: ['Tar Pits', 'The Mothership', 'Jungle Oasis'],
  },
  (t) => {
    t.play('Glory Hound');
    t.pick('Tar Pits', 'The Mothership');
    t.pick('The Mothership', 'Tar Pits');
    expect(t.baseDeck).toEqual(['Jungle Oasis', 'The Mothership', 'Tar Pits']);
  },
);

// Dr Livingstone, I Presume?

scene(
  'Dr Livingstone shuffles a lonely minion into its owner’s deck, not into a discard pile',
  {
    card: 'Dr Livingstone, I Presume?',
    rulings: [1, 2, 3],
    A: { hand: ['Dr Livingstone, I Presume?'] },
    bases: {
      'Cave of Shinies': ['A(B): Cub Scout +2 [A: Incorporeal]', 'B: Overgrowth', 'B: buried Ghost'],
      'Jungle Oasis': ['A: Nana'],
    },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    t.offers('Cub Scout', 'Nana');
    t.pick('Cub Scout');
    expect(t.deck('B')).toEqual(['Cub Scout']);
    expect(t.discard('B')).toEqual([]);
    expect(t.discard('A')).toEqual(['Dr Livingstone, I Presume?', 'Incorporeal']);
    expect(t.at('Cave of Shinies')).toEqual(['B: Overgrowth', 'B: buried Ghost']);
    // Nobody’s minion was destroyed.
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'Dr Livingstone: nothing happens to a minion in company, whoever’s that is',
  {
    card: 'Dr Livingstone, I Presume?',
    rulings: [1],
    A: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Nana', 'B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    t.offers('Nana', 'Cub Scout');
    t.pick('Cub Scout');
    expect(t.at('Tortuga')).toEqual(['A: Nana', 'B: Cub Scout']);
  },
);

scene(
  'Dr Livingstone: an immune minion can be chosen, in vain',
  {
    card: 'Dr Livingstone, I Presume?',
    rulings: [1],
    A: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['B: Cub Scout [B: Incorporeal]'], 'Jungle Oasis': ['A: Nana'] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    t.pick('Cub Scout');
    expect(t.at('Tortuga')).toEqual(['B: Cub Scout [B: Incorporeal]']);
  },
);

// Forgotten Horrors

scene(
  'Forgotten Horrors: after a minion is played here, a card and on to another base',
  {
    card: 'Forgotten Horrors',
    rulings: [3, 4],
    A: { hand: ['Grandma'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Forgotten Horrors'], Workshop: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Grandma', 'Tortuga');
    // First Grandma’s own ability: what she leaves on the top is drawn.
    t.pick('bottom');
    expect(t.hand('A')).toEqual(['Spirit']);
    t.offers('Workshop', 'Jungle Oasis');
    expect(t.range).toEqual([1, 1]);
    t.pick('Workshop');
    expect(t.at('Workshop')).toEqual(['A: Forgotten Horrors']);
    expect(t.at('Tortuga')).toEqual(['A: Grandma']);
    // Transferred, not played: the action of the turn is there, and no extra one.
    t.offers('pass');
  },
);

scene(
  'Forgotten Horrors transferred to Workshop gives no extra action',
  {
    card: 'Forgotten Horrors',
    rulings: [3],
    A: { hand: ['Nana', 'Insta-Grow', 'Séance'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Forgotten Horrors'], Workshop: [] },
  },
  (t) => {
    t.play('Nana', 'Tortuga');
    expect(t.at('Workshop')).toEqual(['A: Forgotten Horrors']);
    t.play('Insta-Grow');
    expect(t.canPlay('Séance')).toBe(false);
  },
);

scene(
  'Forgotten Horrors: an action that moves several minions gives one card',
  {
    card: 'Forgotten Horrors',
    rulings: [1, 4],
    A: { hand: ['X Never Marks the Spot'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: {
      Tortuga: ['A: Forgotten Horrors'],
      'Tar Pits': ['A: Nana', 'A: Haunting'],
      'The Mothership': ['A: Spectre'],
    },
  },
  (t) => {
    t.play('X Never Marks the Spot');
    t.pick('Tortuga');
    t.pick('Tortuga');
    t.pick('Tar Pits');
    expect(t.hand('A')).toEqual(['Ghost']);
    // Spectre has arrived at Tar Pits by the same card: the Horrors do not wake up there once more.
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: Spectre', 'A: Forgotten Horrors']);
    t.offers('play Ghost', 'pass');
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Forgotten Horrors: a minion that moves others to its own base gives one card',
  {
    card: 'Forgotten Horrors',
    rulings: [1, 4],
    A: { hand: ['Rick Roll'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Forgotten Horrors'], 'Jungle Oasis': ['A: Nana', 'A: Haunting'] },
  },
  (t) => {
    t.play('Rick Roll', 'Tortuga');
    t.pick('Nana', 'Haunting');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Forgotten Horrors']);
    t.offers('pass');
  },
);

scene(
  'Forgotten Horrors: a talent counts in the turn in which its card was played',
  {
    card: 'Forgotten Horrors',
    rulings: [2],
    A: { hand: ['Zeppelin'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Forgotten Horrors'], 'Tar Pits': ['A: Nana'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zeppelin', 'Tortuga');
    expect(t.hand('A')).toEqual([]);
    t.use('Zeppelin');
    expect(t.at('Tortuga')).toEqual(['A: Forgotten Horrors', 'A: Zeppelin', 'A: Nana']);
    expect(t.hand('A')).toEqual(['Ghost']);
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Forgotten Horrors']);
  },
);

scene(
  'Forgotten Horrors: the talent of a card from an earlier turn does not count',
  {
    card: 'Forgotten Horrors',
    rulings: [2],
    A: { deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Forgotten Horrors', 'A: Zeppelin'], 'Tar Pits': ['A: Nana'] },
  },
  (t) => {
    t.use('Zeppelin');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Forgotten Horrors', 'A: Zeppelin', 'A: Nana']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Forgotten Horrors: one played card sets it off once, by being played or by its talent',
  {
    card: 'Forgotten Horrors',
    rulings: [4],
    A: { hand: ['Captain Ahab'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Forgotten Horrors'], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Captain Ahab', 'Tortuga');
    expect(t.at('Tar Pits')).toEqual(['A: Forgotten Horrors']);
    expect(t.hand('A')).toEqual(['Ghost']);
    t.use('Captain Ahab');
    expect(t.at('Tar Pits')).toEqual(['A: Forgotten Horrors', 'A: Captain Ahab']);
    expect(t.hand('A')).toEqual(['Ghost']);
    t.offers('pass');
  },
);

scene(
  'Forgotten Horrors reacts where it is when the card has resolved: it may arrive together with the minion',
  {
    card: 'Forgotten Horrors',
    rulings: [4],
    A: { hand: ['Stagecoach'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Forgotten Horrors', 'A: Nana'], 'Tar Pits': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Stagecoach');
    t.pick('Forgotten Horrors', 'Nana');
    t.pick('Tar Pits');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.pick('Jungle Oasis');
    expect(t.at('Tar Pits')).toEqual(['A: Nana']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Forgotten Horrors']);
  },
);

scene(
  'Forgotten Horrors: other players’ cards and bases do not count, nor does playing it',
  {
    card: 'Forgotten Horrors',
    rulings: [5],
    A: { hand: ['Forgotten Horrors'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ["You're Screwed"], deck: ['Ghost', 'Ghost'] },
    bases: {
      'Mushroom Kingdom': ['A: Spectre'],
      Tortuga: ['A: Nana', 'B: Cub Scout'],
      'Tar Pits': ['A: Haunting'],
    },
  },
  (t) => {
    t.play('Forgotten Horrors', 'Mushroom Kingdom');
    t.offers('pass');
    expect(t.hand('A')).toEqual([]);
    t.endTurn();
    // Mushroom Kingdom lets B move a minion of A there.
    t.pick('Haunting');
    expect(t.at('Mushroom Kingdom')).toEqual(['A: Spectre', 'A: Forgotten Horrors', 'A: Haunting']);
    t.play("You're Screwed");
    t.pick('Mushroom Kingdom');
    expect(t.at('Mushroom Kingdom')).toEqual([
      'A: Spectre',
      'A: Forgotten Horrors',
      'A: Haunting',
      'A: Nana',
    ]);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
  },
);

scene(
  'Forgotten Horrors: cards played on other players’ turns count',
  {
    card: 'Forgotten Horrors',
    rulings: [5],
    turn: 'B',
    A: { hand: ['You Call This Archaeology?'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['B: General Ivan', 'B: General Ivan'],
      Tortuga: ['A: Forgotten Horrors'],
      'Tar Pits': ['A: Nana'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('use You Call This Archaeology?');
    t.pick('Tortuga');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.offers('Jungle Oasis', 'Tar Pits');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: Forgotten Horrors']);
  },
);

// Fortune and Glory

scene(
  'Fortune and Glory moves two minions of any players together to one other base',
  {
    card: 'Fortune and Glory',
    rulings: [1, 2],
    A: { hand: ['Fortune and Glory'] },
    bases: { Tortuga: ['A: Nana', 'B: Cub Scout', 'B: Spectre'], 'Tar Pits': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Fortune and Glory');
    t.offers('Tortuga', 'Tar Pits', 'Jungle Oasis');
    t.pick('Tortuga');
    t.offers('Nana', 'Cub Scout', 'Spectre');
    expect(t.range).toEqual([0, 2]);
    t.pick('Nana', 'Spectre');
    t.offers('Tar Pits', 'Jungle Oasis');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: Nana', 'B: Spectre']);
    expect(t.at('Tortuga')).toEqual(['B: Cub Scout']);
  },
);

scene(
  'Fortune and Glory: both arrive before anything reacts',
  {
    card: 'Fortune and Glory',
    rulings: [2],
    A: { hand: ['Fortune and Glory'] },
    bases: { Tortuga: ['A: Grandma', 'A: Guide'], 'Tar Pits': ['B: High Ground', 'B: Sprout'] },
  },
  (t) => {
    t.play('Fortune and Glory');
    t.pick('Tortuga');
    t.pick('Grandma', 'Guide');
    // High Ground has seen both, and so has Guide.
    t.offers('use Guide', 'use Guide', 'use High Ground', 'use High Ground');
    expect(t.at('Tar Pits')).toEqual(['B: High Ground', 'B: Sprout', 'A: Grandma', 'A: Guide']);
    t.leave();
  },
);

scene(
  'Fortune and Glory may move none',
  {
    card: 'Fortune and Glory',
    rulings: [1],
    A: { hand: ['Fortune and Glory'] },
    bases: { Tortuga: ['A: Nana'], 'Tar Pits': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Fortune and Glory');
    t.pick('Tortuga');
    t.pick();
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Nana']);
  },
);

scene(
  'Fortune and Glory: one cannot be affected, the other moves',
  {
    card: 'Fortune and Glory',
    rulings: [3],
    A: { hand: ['Fortune and Glory'] },
    bases: { Tortuga: ['A: Nana', 'B: Cub Scout [B: Incorporeal]'], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Fortune and Glory');
    t.pick('Tortuga');
    t.pick('Nana', 'Cub Scout');
    expect(t.at('Tortuga')).toEqual(['B: Cub Scout [B: Incorporeal]']);
    expect(t.at('Tar Pits')).toEqual(['A: Nana']);
  },
);

// I Said No Camels!

scene(
  'I Said No Camels!: a counter for each of your minions at the base',
  {
    card: 'I Said No Camels!',
    rulings: [1],
    A: { hand: ['I Said No Camels!'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Nana', 'B: Cub Scout', 'A: Granny +1'], 'Tar Pits': ['A: Spectre'] },
  },
  (t) => {
    t.play('I Said No Camels!');
    t.offers('Tortuga', 'Tar Pits');
    t.pick('Tortuga');
    t.offers('counters', 'draw');
    t.pick('counters');
    expect(t.at('Tortuga')).toEqual(['A: Nana +1', 'B: Cub Scout', 'A: Granny +2']);
    expect(t.at('Tar Pits')).toEqual(['A: Spectre']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'I Said No Camels!: or as many cards as you have minions there',
  {
    card: 'I Said No Camels!',
    rulings: [1],
    A: { hand: ['I Said No Camels!'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Nana', 'B: Cub Scout', 'A: Granny'], 'Tar Pits': ['A: Spectre'] },
  },
  (t) => {
    t.play('I Said No Camels!');
    t.pick('Tortuga');
    t.pick('draw');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
    expect(t.at('Tortuga')).toEqual(['A: Nana', 'B: Cub Scout', 'A: Granny']);
  },
);

scene(
  'I Said No Camels!: a base without your minions gives nothing',
  {
    card: 'I Said No Camels!',
    rulings: [2],
    A: { hand: ['I Said No Camels!'], deck: ['Ghost'] },
    bases: { Tortuga: ['B: Cub Scout'], 'Tar Pits': ['A: Spectre'] },
  },
  (t) => {
    t.play('I Said No Camels!');
    t.pick('Tortuga');
    t.offers('pass');
    expect(t.hand('A')).toEqual([]);
    expect(t.at('Tortuga')).toEqual(['B: Cub Scout']);
  },
);

// It Belongs in a Museum

scene(
  'It Belongs in a Museum: two minions trade places at the same time',
  {
    card: 'It Belongs in a Museum',
    rulings: [2, 4],
    A: { hand: ['It Belongs in a Museum'] },
    bases: {
      Tortuga: ['B: Cub Scout [B: Choking Vines]', 'B: Spectre'],
      'Tar Pits': ['B: Sprout'],
      'Jungle Oasis': ['A: Nana'],
    },
  },
  (t) => {
    t.play('It Belongs in a Museum');
    t.offers('Cub Scout', 'Spectre', 'Sprout', 'Nana');
    expect(t.range).toEqual([1, 1]);
    t.pick('Cub Scout');
    t.offers('Sprout', 'Nana');
    expect(t.range).toEqual([1, 1]);
    t.pick('Sprout');
    expect(t.at('Tortuga')).toEqual(['B: Spectre', 'B: Sprout']);
    expect(t.at('Tar Pits')).toEqual(['B: Cub Scout [B: Choking Vines]']);
  },
);

scene(
  'It Belongs in a Museum: if one cannot move, the other still does',
  {
    card: 'It Belongs in a Museum',
    rulings: [3],
    A: { hand: ['It Belongs in a Museum'] },
    bases: { Tortuga: ['B: Cub Scout [B: Incorporeal]'], 'Tar Pits': ['A: Nana'] },
  },
  (t) => {
    t.play('It Belongs in a Museum');
    t.pick('Nana');
    expect(t.at('Tortuga')).toEqual(['B: Cub Scout [B: Incorporeal]', 'A: Nana']);
    expect(t.at('Tar Pits')).toEqual([]);
  },
);

scene(
  'It Belongs in a Museum: one minion alone stays where it is',
  {
    card: 'It Belongs in a Museum',
    rulings: [1],
    A: { hand: ['It Belongs in a Museum'] },
    bases: { Tortuga: ['A: Nana'], 'Tar Pits': [] },
  },
  (t) => {
    t.play('It Belongs in a Museum');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Nana']);
  },
);

scene(
  'It Belongs in a Museum: nothing happens when all minions are at one base',
  {
    card: 'It Belongs in a Museum',
    rulings: [4],
    A: { hand: ['It Belongs in a Museum'] },
    bases: { Tortuga: ['A: Nana', 'B: Cub Scout'], 'Tar Pits': [] },
  },
  (t) => {
    t.play('It Belongs in a Museum');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Nana', 'B: Cub Scout']);
    expect(t.discard('A')).toEqual(['It Belongs in a Museum']);
  },
);

// Lost City

scene(
  'Lost City picks the next base and sends a minion there first',
  {
    card: 'Lost City',
    rulings: [2, 3, 4],
    turn: 'B',
    A: { hand: ['Lost City', 'Spectre', 'Crypt Looter', 'Insta-Grow'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'], hand: ['Crypt Looter'] },
    bases: { 'Jungle Oasis': ['B: General Ivan', 'B: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits', 'The Mothership', 'Workshop'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.offers('use Lost City', 'pass');
    t.pick('use Lost City');
    t.offers('Tar Pits', 'The Mothership');
    // The scored base and its cards are still there.
    expect(t.at('Jungle Oasis')).toEqual(['B: General Ivan', 'B: General Ivan']);
    t.pick('The Mothership');
    expect(t.bases).toEqual(['The Mothership', 'Tortuga']);
    expect(t.baseDiscard).toEqual(['Tar Pits', 'Jungle Oasis']);
    expect(t.baseDeck).toEqual(['Workshop']);
    expect(t.discard('B')).toEqual(['General Ivan', 'General Ivan']);
    // Before any reaction to the base: the minion of Lost City.
    expect(t.asked).toBe('A');
    expect(t.purpose).toBe('extra minion');
    t.offers('Spectre', 'Crypt Looter');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spectre');
    expect(t.at('The Mothership')).toEqual(['A: Spectre']);
    // Then Crypt Looters, the current player first.
    expect(t.asked).toBe('B');
    t.offers('use Crypt Looter', 'pass');
    t.pick('use Crypt Looter');
    expect(t.asked).toBe('A');
    t.pick('use Crypt Looter');
    expect(t.at('The Mothership')).toEqual(['A: Spectre', 'B: Crypt Looter', 'A: Crypt Looter']);
    expect(t.discard('A')).toEqual(['Lost City']);
  },
);

scene(
  'Lost City cannot be played otherwise, and the extra minion is now or never',
  {
    card: 'Lost City',
    rulings: [4],
    A: { hand: ['Lost City', 'Spectre'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits', 'The Mothership'],
  },
  (t) => {
    expect(t.whyNot('A', 'Lost City')).toBe('only as a special');
    t.endTurn();
    t.pick('use Lost City');
    t.pick('Tar Pits');
    t.pick();
    expect(t.turn).toBe('B');
    expect(t.at('Tar Pits')).toEqual([]);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Spectre']);
  },
);

scene(
  'Lost City: only minions that may be played at the new base',
  {
    card: 'Lost City',
    rulings: [4],
    A: { hand: ['Lost City', 'Spectre', 'Ghost'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ["Tsar's Palace", 'The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Lost City');
    t.pick("Tsar's Palace");
    t.offers('Spectre');
    t.pick('Spectre');
    expect(t.at("Tsar's Palace")).toEqual(['A: Spectre']);
  },
);

scene(
  'Two Lost Cities after the same scoring: the first fixes the base, both give a minion',
  {
    card: 'Lost City',
    rulings: [5],
    rules: ['R10.8'],
    A: { hand: ['Lost City', 'Spectre'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Lost City', 'Weed Eater'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits', 'The Mothership', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.pick('use Lost City');
    t.pick('The Mothership');
    expect(t.asked).toBe('B');
    t.pick('use Lost City');
    // B has seen nothing and chosen nothing; the current player orders the two extra minions.
    expect(t.bases).toEqual(['The Mothership', 'Tortuga']);
    expect(t.baseDeck).toEqual(['Workshop', 'Haunted House']);
    expect(t.asked).toBe('A');
    t.offers('use Lost City', 'use Lost City');
    t.pick('use Lost City');
    expect(t.asked).toBe('A');
    t.offers('Spectre');
    t.pick('Spectre');
    expect(t.asked).toBe('B');
    t.offers('Weed Eater');
    t.pick('Weed Eater');
    expect(t.at('The Mothership')).toEqual(['A: Spectre', 'B: Weed Eater']);
  },
);

scene(
  'Two Lost Cities of one player: one base, two minions',
  {
    card: 'Lost City',
    rulings: [5],
    A: { hand: ['Lost City', 'Lost City', 'Spectre', 'Haunting'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits', 'The Mothership', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Lost City');
    t.pick('The Mothership');
    t.pick('use Lost City');
    t.pick('Spectre');
    t.pick('Haunting');
    expect(t.at('The Mothership')).toEqual(['A: Spectre', 'A: Haunting']);
    expect(t.baseDeck).toEqual(['Workshop', 'Haunted House']);
  },
);

scene(
  'Lost City after School of Wizardry has determined the next base: only the minion is left',
  {
    card: 'Lost City',
    rulings: [1],
    rules: ['R10.8'],
    A: { deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Lost City', 'Weed Eater'] },
    bases: {
      'School of Wizardry': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'A: Grandma'],
      Tortuga: [],
    },
    baseDeck: ['Tar Pits', 'The Mothership', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.offers('Tar Pits', 'The Mothership', 'Workshop');
    t.pick('Workshop');
    t.pick('The Mothership', 'Tar Pits');
    expect(t.asked).toBe('B');
    t.pick('use Lost City');
    expect(t.bases).toEqual(['Workshop', 'Tortuga']);
    expect(t.baseDeck).toEqual(['Tar Pits', 'The Mothership', 'Haunted House']);
    expect(t.baseDiscard).toEqual(['School of Wizardry']);
    expect(t.asked).toBe('B');
    t.offers('Weed Eater');
    t.pick('Weed Eater');
    expect(t.at('Workshop')).toEqual(['B: Weed Eater']);
  },
);

scene(
  'Lost City: when the base deck runs short, the base discard pile is shuffled in',
  {
    card: 'Lost City',
    rulings: [6],
    A: { hand: ['Lost City'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits'],
    baseDiscard: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Lost City');
    t.offers('Tar Pits', 'The Mothership');
    t.pick('The Mothership');
    expect(t.bases).toEqual(['The Mothership', 'Tortuga']);
    expect(t.baseDiscard).toEqual(['Tar Pits', 'Jungle Oasis']);
  },
);

scene(
  'Lost City: the base that is scoring is not yet in the base discard pile',
  {
    card: 'Lost City',
    rulings: [6],
    A: { hand: ['Lost City', 'Spectre'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Lost City');
    // Only one base was found, so there is nothing to choose.
    expect(t.purpose).toBe('extra minion');
    t.pick('Spectre');
    expect(t.at('Tar Pits')).toEqual(['A: Spectre']);
    expect(t.baseDiscard).toEqual(['Jungle Oasis']);
  },
);

// X Never Marks the Spot

scene(
  'X Never Marks the Spot moves each of your minions; they may swap places',
  {
    card: 'X Never Marks the Spot',
    rulings: [1, 2],
    A: { hand: ['X Never Marks the Spot'] },
    bases: { Tortuga: ['A: Nana'], 'Tar Pits': ['A: Granny', 'B: Cub Scout'], 'The Mothership': [] },
  },
  (t) => {
    t.play('X Never Marks the Spot');
    // Nana first, and Granny before Nana has gone anywhere.
    t.offers('Tar Pits', 'The Mothership');
    expect(t.range).toEqual([1, 1]);
    t.pick('Tar Pits');
    expect(t.at('Tortuga')).toEqual(['A: Nana']);
    t.offers('Tortuga', 'The Mothership');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Granny']);
    expect(t.at('Tar Pits')).toEqual(['B: Cub Scout', 'A: Nana']);
  },
);

scene(
  'X Never Marks the Spot: all gather at one base; one that cannot move stays',
  {
    card: 'X Never Marks the Spot',
    rulings: [1, 2],
    A: { hand: ['X Never Marks the Spot'] },
    bases: {
      Tortuga: ['A: Nana', 'B: Cub Scout', 'B: Entangled'],
      'Tar Pits': ['A: Granny', 'A: Spectre'],
      'The Mothership': [],
    },
  },
  (t) => {
    t.play('X Never Marks the Spot');
    t.pick('The Mothership');
    t.pick('The Mothership');
    expect(t.at('The Mothership')).toEqual(['A: Granny', 'A: Spectre']);
    expect(t.at('Tortuga')).toEqual(['A: Nana', 'B: Cub Scout', 'B: Entangled']);
  },
);

scene(
  'X Never Marks the Spot, current: any number of your minions',
  {
    card: 'X Never Marks the Spot',
    printing: 'current',
    A: { hand: ['X Never Marks the Spot'] },
    bases: { Tortuga: ['A: Nana'], 'Tar Pits': ['A: Granny', 'A: Spectre'], 'The Mothership': [] },
  },
  (t) => {
    t.play('X Never Marks the Spot');
    t.offers('Nana', 'Granny', 'Spectre');
    expect(t.range).toEqual([0, 3]);
    t.pick('Nana', 'Spectre');
    t.pick('Tar Pits');
    t.pick('The Mothership');
    expect(t.at('Tar Pits')).toEqual(['A: Granny', 'A: Nana']);
    expect(t.at('The Mothership')).toEqual(['A: Spectre']);
  },
);

scene(
  'X Never Marks the Spot, current: or none',
  {
    card: 'X Never Marks the Spot',
    printing: 'current',
    A: { hand: ['X Never Marks the Spot'] },
    bases: { Tortuga: ['A: Nana'], 'Tar Pits': [] },
  },
  (t) => {
    t.play('X Never Marks the Spot');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Nana']);
  },
);

// You Call This Archaeology?

scene(
  'You Call This Archaeology? as an ordinary action',
  {
    card: 'You Call This Archaeology?',
    rulings: [4],
    A: { hand: ['You Call This Archaeology?'] },
    bases: { Tortuga: ['A: Nana', 'B: Cub Scout'], 'Tar Pits': ['A: Haunting'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('You Call This Archaeology?');
    t.offers('Nana', 'Haunting');
    expect(t.range).toEqual([1, 1]);
    t.pick('Haunting');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Haunting']);
    t.offers('pass');
  },
);

scene(
  'You Call This Archaeology? before scoring brings a minion to the scoring base, on another player’s turn',
  {
    card: 'You Call This Archaeology?',
    rulings: [1, 2],
    turn: 'B',
    A: { hand: ['You Call This Archaeology?'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Tar Pits': ['B: General Ivan', 'B: General Ivan', 'B: Granny'],
      Tortuga: ['A: Nana'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    expect(t.vp('B')).toBe(0);
    t.pick('use You Call This Archaeology?');
    expect(t.vp('B')).toBe(4);
    expect(t.vp('A')).toBe(3);
    expect(t.discard('A')).toEqual(['Nana', 'You Call This Archaeology?']);
  },
);

scene(
  'You Call This Archaeology? before scoring takes a minion away; the base scores anyway',
  {
    card: 'You Call This Archaeology?',
    rulings: [1, 2],
    rules: ['R5.3'],
    A: { hand: ['You Call This Archaeology?', 'Shady Deal'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Tar Pits': ['A: General Ivan', 'A: General Ivan', 'A: Granny', 'B: Cub Scout'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Shady Deal');
    expect(t.canPlay('You Call This Archaeology?')).toBe(false);
    t.endTurn();
    t.pick('use You Call This Archaeology?');
    t.pick('General Ivan');
    expect(t.at('Tortuga')).toEqual(['A: General Ivan']);
    // 10 against 3, on a base with breakpoint 16.
    expect(t.vp('A')).toBe(5);
    expect(t.vp('B')).toBe(3);
    expect(t.bases).toEqual(['The Mothership', 'Tortuga']);
  },
);

scene(
  'You Call This Archaeology? after scoring saves a minion; the next base is not there yet',
  {
    card: 'You Call This Archaeology?',
    rulings: [3],
    A: { hand: ['You Call This Archaeology?'], deck: ['Ghost', 'Ghost'] },
    bases: {
      'Tar Pits': ['A: General Ivan', 'A: General Ivan', 'A: Granny'],
      Tortuga: [],
      Workshop: [],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.offers('use You Call This Archaeology?', 'pass');
    t.pass();
    expect(t.vp('A')).toBe(4);
    t.offers('use You Call This Archaeology?', 'pass');
    t.pick('use You Call This Archaeology?');
    t.pick('Granny');
    t.offers('Tortuga', 'Workshop');
    t.pick('Workshop');
    expect(t.at('Workshop')).toEqual(['A: Granny']);
    expect(t.bases).toEqual(['The Mothership', 'Tortuga', 'Workshop']);
    expect(t.discard('A')).toEqual(['General Ivan', 'General Ivan', 'You Call This Archaeology?']);
  },
);

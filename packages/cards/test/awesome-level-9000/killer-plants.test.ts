import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it. */
const plenty = Array.from({ length: 12 }, () => 'Scrap Diving');
/** All different, so that a shuffle shows. */
const inOrder = [
  'Scrap Diving',
  'Zeppelin',
  'Mechanic',
  'Blossom',
  'Spectre',
  'Séance',
  'Weed Eater',
  'Overgrowth',
];

// Minions

scene(
  'Venus Man Trap fetches a small minion, which is played: its on-play ability happens',
  {
    card: 'Venus Man Trap',
    rulings: [1, 2, 3],
    rules: ['R3.8', 'R9.8', 'R9.12'],
    A: {
      hand: ['Venus Man Trap', 'Insta-Grow'],
      deck: ['Sprout', 'Ghost', 'Ghost', 'Weed Eater', 'Water Lily', 'Captain Ahab', 'Insta-Grow'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Venus Man Trap', 'Tortuga');
    t.use('Venus Man Trap');
    expect(t.purpose).toBe('search');
    t.offers('Captain Ahab', 'Ghost', 'Sprout');
    t.pick('Ghost');
    expect(t.purpose).toBe('discard');
    t.offers('Insta-Grow');
    t.pick('Insta-Grow');
    expect(t.at('Tortuga')).toEqual(['A: Venus Man Trap', 'A: Ghost']);
    expect(t.discard('A')).toEqual(['Insta-Grow']);
    expect(t.deck('A').toSorted()).toEqual([
      'Captain Ahab',
      'Ghost',
      'Insta-Grow',
      'Sprout',
      'Water Lily',
      'Weed Eater',
    ]);
    expect(t.canUse('Venus Man Trap')).toBe(false);
    expect(t.whyNot('A', 'Venus Man Trap')).toBe('already used this turn');
  },
);

scene(
  'Venus Man Trap: once on each turn of its controller, and the minion play is still there',
  {
    card: 'Venus Man Trap',
    rulings: [2],
    A: { hand: ['Spectre'], deck: ['Sprout', 'Captain Ahab', 'Captain Ahab', ...plenty] },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Venus Man Trap'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Venus Man Trap');
    t.offers('Captain Ahab', 'Sprout');
    t.pick('Captain Ahab');
    t.play('Spectre', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spectre']);
    t.endTurn();
    expect(t.turn).toBe('B');
    t.offers('pass');
    t.endTurn();
    expect(t.canUse('Venus Man Trap')).toBe(true);
  },
);

scene(
  'Venus Man Trap: the deck is shuffled even when there is nothing to find',
  {
    card: 'Venus Man Trap',
    rulings: [3],
    A: { deck: inOrder },
    bases: { Tortuga: ['A: Venus Man Trap'] },
  },
  (t) => {
    expect(t.deck('A')).toEqual(inOrder);
    t.use('Venus Man Trap');
    expect(t.question).toBe('play');
    expect(t.deck('A')).not.toEqual(inOrder);
    expect(t.deck('A').toSorted()).toEqual(inOrder.toSorted());
    expect(t.at('Tortuga')).toEqual(['A: Venus Man Trap']);
  },
);

scene(
  'Venus Man Trap searches the discard pile as a new deck when the deck is empty',
  {
    card: 'Venus Man Trap',
    rules: ['R2.1'],
    A: { discard: ['Sprout', 'Spectre'] },
    bases: { Tortuga: ['A: Venus Man Trap'] },
  },
  (t) => {
    t.use('Venus Man Trap');
    t.offers('Sprout');
    t.pick('Sprout');
    expect(t.at('Tortuga')).toEqual(['A: Venus Man Trap', 'A: Sprout']);
    expect(t.deck('A')).toEqual(['Spectre']);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'Weed Eater counts 3 on the turn it is played, also when a base scores, and 5 afterwards',
  {
    card: 'Weed Eater',
    rulings: [1],
    rules: ['R5.4'],
    A: { hand: ['Weed Eater'], deck: plenty },
    B: { deck: plenty },
    bases: { 'Jungle Oasis': ['A: Weed Eater', 'B: General Ivan', 'B: Mechanic'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Weed Eater', 'Jungle Oasis');
    // 5 and 3 against 10: with its full power A would have tied.
    expect(t.total('A', 'Jungle Oasis')).toBe(8);
    t.endTurn();
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 2]);
  },
);

scene(
  'Weed Eater grows at the end of the turn it was played in',
  {
    card: 'Weed Eater',
    rulings: [1],
    A: { hand: ['Weed Eater'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Weed Eater', 'Tortuga');
    expect(t.power('Weed Eater')).toBe(3);
    expect(t.powerParts('Weed Eater')).toEqual(['Weed Eater +5', 'Weed Eater -2']);
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.power('Weed Eater')).toBe(5);
  },
);

scene(
  'Weed Eater is a 5 in the deck: neither Sprout nor Venus Man Trap can fetch it',
  {
    card: 'Weed Eater',
    rulings: [2],
    rules: ['R9.8'],
    A: { deck: ['Weed Eater', 'Water Lily', 'Captain Ahab', ...plenty] },
    bases: { Tortuga: ['A: Sprout', 'A: Venus Man Trap'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.offers('Captain Ahab', 'Water Lily');
    t.pick();
    t.use('Venus Man Trap');
    t.offers('Captain Ahab');
    t.pick();
  },
);

scene(
  'Weed Eater in the current printing: 3, and from the start of your turn 5 until your next one starts',
  {
    card: 'Weed Eater',
    printing: 'current',
    A: { hand: ['Weed Eater'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Weed Eater', 'Tortuga');
    expect(t.power('Weed Eater')).toBe(3);
    t.endTurn();
    expect(t.power('Weed Eater')).toBe(3);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.power('Weed Eater')).toBe(5);
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.power('Weed Eater')).toBe(5);
    t.endTurn();
    // What expires goes first, then it grows again: never 7 (R2).
    expect(t.powerParts('Weed Eater')).toEqual(['Weed Eater +3', 'Weed Eater +2']);
  },
);

scene(
  'Weed Eater in the current printing can be fetched by Sprout, and grows in the same step',
  {
    card: 'Weed Eater',
    printing: 'current',
    rules: ['R2'],
    A: { deck: ['Weed Eater', ...plenty] },
    bases: { Tortuga: ['A: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.offers('Weed Eater');
    t.pick('Weed Eater');
    expect(t.question).toBe('play');
    expect(t.power('Weed Eater')).toBe(5);
  },
);

scene(
  'Water Lily draws a card at the start of its controller’s turns, once for all copies',
  {
    card: 'Water Lily',
    A: { deck: ['Blossom', 'Budding', 'Insta-Grow', ...plenty] },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Water Lily', 'A: Water Lily'], 'Jungle Oasis': ['A: Water Lily'] },
    turn: 'B',
    from: 'start of turn',
  },
  (t) => {
    expect(t.turn).toBe('B');
    expect(t.hand('A')).toEqual([]);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Blossom']);
  },
);

scene(
  'Water Lily fetched by Sprout draws in the same step',
  {
    card: 'Water Lily',
    rulings: [1],
    rules: ['R2'],
    A: { deck: ['Water Lily', ...plenty] },
    bases: { Tortuga: ['A: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.pick('Water Lily');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Water Lily']);
    expect(t.hand('A')).toEqual(['Scrap Diving']);
  },
);

scene(
  'Water Lily fetched by Sprout draws nothing when another copy was used this turn',
  {
    card: 'Water Lily',
    rulings: [1],
    A: { deck: ['Blossom', 'Water Lily', ...plenty] },
    bases: { Tortuga: ['A: Sprout'], 'Jungle Oasis': ['A: Water Lily'] },
    from: 'start of turn',
  },
  (t) => {
    t.offers('use Sprout', 'use Water Lily');
    t.pick('Water Lily');
    t.pick('yes');
    t.pick('Water Lily');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Water Lily']);
    expect(t.hand('A')).toEqual(['Blossom']);
  },
);

scene(
  'Sprout is destroyed at the start of your turn; the search is optional',
  {
    card: 'Sprout',
    rulings: [1],
    A: { deck: inOrder },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Sprout', 'B: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.question).toBe('mode');
    expect(t.at('Tortuga')).toEqual(['B: Sprout']);
    expect(t.discard('A')).toEqual(['Sprout']);
    t.offers('no', 'yes');
    t.pick('no');
    expect(t.question).toBe('play');
    expect(t.deck('A')).toEqual(inOrder);
  },
);

scene(
  'Sprout that cannot be destroyed stays, and you may still search',
  {
    card: 'Sprout',
    rulings: [1],
    A: { deck: ['Water Lily', ...plenty] },
    bases: { Tortuga: ['A: Sprout'], 'Jungle Oasis': ['A: General Ivan'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.offers('Water Lily');
    t.pick('Water Lily');
    expect(t.at('Tortuga')).toEqual(['A: Sprout', 'A: Water Lily']);
    expect(t.discard('A')).toEqual([]);
    expect(t.question).toBe('play');
  },
);

scene(
  'Sprout: you destroy it, so Field of Honor pays you',
  {
    card: 'Sprout',
    rulings: [2],
    A: { deck: plenty },
    bases: { 'Field of Honor': ['A: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('no');
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 0]);
  },
);

scene(
  'Sprout: the new minion is played where Sprout was, and the minion play is still there',
  {
    card: 'Sprout',
    rulings: [3],
    rules: ['R3.2', 'R9.8'],
    A: {
      hand: ['Spectre', 'Insta-Grow'],
      deck: ['Ghost', 'Water Lily', 'Mechanic', 'Weed Eater', ...plenty],
    },
    bases: { Tortuga: ['A: Sprout'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.offers('Ghost', 'Water Lily');
    t.pick('Ghost');
    expect(t.purpose).toBe('discard');
    t.offers('Insta-Grow', 'Spectre');
    t.pick('Insta-Grow');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.discard('A')).toEqual(['Insta-Grow', 'Sprout']);
    t.offers('play Spectre', 'pass');
  },
);

scene(
  'Sprout: an extra play that the new minion brings is used at once or not at all',
  {
    card: 'Sprout',
    rulings: [3],
    rules: ['R3.5'],
    A: { hand: ['Captain Ahab', 'Steam Man'], deck: ['Ghost', ...plenty] },
    bases: { 'The Homeworld': ['A: Sprout'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.pick('Ghost');
    expect(t.purpose).toBe('discard');
    t.pick();
    expect(t.phase).toBe('start');
    expect(t.purpose).toBe('extra minion');
    expect(t.range).toEqual([0, 1]);
    t.offers('Captain Ahab');
    t.pick();
    t.offers('play Captain Ahab', 'play Steam Man', 'pass');
    t.play('Steam Man', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'Sprout: Chronomage’s extra action cannot be kept for Play Cards either',
  {
    card: 'Sprout',
    rulings: [3],
    rules: ['R3.5'],
    A: { hand: ['Insta-Grow', 'Scrap Diving'], deck: ['Chronomage', ...plenty] },
    bases: { Tortuga: ['A: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.pick('Chronomage');
    expect(t.purpose).toBe('extra action');
    t.offers('Insta-Grow', 'Scrap Diving');
    t.pick();
    t.play('Scrap Diving');
    t.offers('pass');
  },
);

scene(
  'Sprouts chain in one start-of-turn step',
  {
    card: 'Sprout',
    rulings: [4],
    rules: ['R2'],
    A: { deck: ['Sprout', 'Sprout', 'Steam Man', ...plenty] },
    bases: { Tortuga: ['A: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.offers('Sprout', 'Steam Man');
    t.pick('Sprout');
    expect(t.discard('A')).toEqual(['Sprout', 'Sprout']);
    t.pick('yes');
    t.pick('Sprout');
    t.pick('yes');
    t.offers('Steam Man');
    t.pick('Steam Man');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man']);
    expect(t.discard('A')).toEqual(['Sprout', 'Sprout', 'Sprout']);
  },
);

scene(
  'Sprout: a search that finds nothing shuffles the deck',
  {
    card: 'Sprout',
    rulings: [5],
    rules: ['R9.12'],
    A: { deck: inOrder },
    bases: { Tortuga: ['A: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.deck('A')).not.toEqual(inOrder);
    expect(t.deck('A').toSorted()).toEqual(inOrder.toSorted());
  },
);

scene(
  'Sprout and Venus Man Trap fetch only what can be played where they are',
  {
    card: 'Sprout',
    A: { deck: ['Steam Man', 'Ghost', 'Captain Ahab', ...plenty] },
    bases: { "Tsar's Palace": ['A: Sprout', 'A: Venus Man Trap'], Tortuga: [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.offers('Steam Man');
    t.pick();
    t.use('Venus Man Trap');
    expect(t.question).toBe('play');
    expect(t.at("Tsar's Palace")).toEqual(['A: Venus Man Trap']);
  },
);

// Actions

scene(
  'Blossom: three extra minions of one name, fixed by the first, each resolved before the next',
  {
    card: 'Blossom',
    rulings: [1, 2],
    rules: ['R3.5'],
    A: { hand: ['Blossom', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Spectre', 'Zeppelin'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Blossom');
    t.offers(
      'play Ghost',
      'play Ghost',
      'play Ghost',
      'play Ghost',
      'play Spectre',
      'play Ghost using Blossom',
      'play Ghost using Blossom',
      'play Ghost using Blossom',
      'play Ghost using Blossom',
      'play Spectre using Blossom',
      'pass',
    );
    t.play('Ghost', 'Tortuga', 'Blossom');
    expect(t.purpose).toBe('discard');
    t.pick('Ghost');
    // The free play comes in between: the extras wait.
    t.offers(
      'play Ghost',
      'play Ghost',
      'play Spectre',
      'play Ghost using Blossom',
      'play Ghost using Blossom',
      'pass',
    );
    t.play('Spectre', 'Jungle Oasis');
    t.play('Ghost', 'Jungle Oasis', 'Blossom');
    t.pick();
    t.play('Ghost', 'Tortuga', 'Blossom');
    t.pick();
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Ghost']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Spectre', 'A: Ghost']);
    expect(t.hand('A')).toEqual(['Zeppelin']);
    expect(t.discard('A')).toEqual(['Blossom', 'Ghost']);
  },
);

scene(
  'Blossom plays from hand, not from the discard pile, and never more than three',
  {
    card: 'Blossom',
    rulings: [1],
    A: { hand: ['Blossom', 'Sprout', 'Sprout', 'Sprout', 'Sprout', 'Sprout'], discard: ['Captain Ahab'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Blossom');
    t.play('Sprout', 'Tortuga', 'Blossom');
    t.play('Sprout', 'Tortuga', 'Blossom');
    t.play('Sprout', 'Tortuga', 'Blossom');
    t.offers('play Sprout', 'play Sprout', 'pass');
    t.play('Sprout', 'Tortuga');
    t.offers('pass');
  },
);

scene(
  'Blossom keeps to the first name, even when that minion has been shuffled away',
  {
    card: 'Blossom',
    rulings: [1],
    A: {
      hand: ['Blossom', 'Sprout', 'Sprout', 'Spectre'],
      deck: ['Overrun', 'Budding', 'Insta-Grow', 'Blossom', 'Ghost', 'Zeppelin'],
    },
    bases: { 'Transformation Spring': [], Tortuga: [] },
  },
  (t) => {
    t.play('Blossom');
    t.play('Sprout', 'Transformation Spring', 'Blossom');
    t.pick('yes');
    t.pick();
    expect(t.at('Transformation Spring')).toEqual(['A: Ghost']);
    t.offers('play Sprout', 'play Spectre', 'play Sprout using Blossom', 'pass');
  },
);

scene(
  'Budding takes a card with the name of any player’s minion, and shows it',
  {
    card: 'Budding',
    rulings: [1, 2],
    rules: ['R9.7', 'R9.12'],
    A: { hand: ['Budding', 'Scrap Diving'], deck: ['Spectre', 'Ghost', 'Ghost', ...plenty] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': ['A: Spectre'] },
  },
  (t) => {
    t.play('Budding');
    t.offers('Ghost', 'Spectre');
    t.pick('Ghost');
    expect(t.hand('A')).toEqual(['Ghost', 'Scrap Diving']);
    expect(t.seenBy('B', 'A').toSorted()).toEqual(['?', 'Ghost']);
    expect(t.deck('A').filter((name) => name === 'Ghost')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Budding']);
  },
);

scene(
  'Budding without a copy in your own deck only shuffles',
  {
    card: 'Budding',
    rulings: [1],
    A: { hand: ['Budding'], deck: inOrder },
    B: { deck: ['Ghost'] },
    bases: { Tortuga: ['B: Ghost'] },
  },
  (t) => {
    t.play('Budding');
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A')).not.toEqual(inOrder);
    expect(t.deck('A').toSorted()).toEqual(inOrder.toSorted());
    expect(t.deck('B')).toEqual(['Ghost']);
  },
);

scene(
  'Choking Vines destroys its minion at the start of its own controller’s turn',
  {
    card: 'Choking Vines',
    rulings: [1],
    A: { hand: ['Choking Vines'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['B: Spectre', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Choking Vines');
    t.offers('Ghost', 'Spectre');
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['B: Spectre [A: Choking Vines]', 'A: Ghost']);
    t.endTurn();
    // The minion's controller has a turn in between.
    expect(t.turn).toBe('B');
    expect(t.at('Tortuga')).toEqual(['B: Spectre [A: Choking Vines]', 'A: Ghost']);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.discard('B')).toEqual(['Spectre']);
    expect(t.discard('A')).toEqual(['Choking Vines']);
  },
);

scene(
  'Choking Vines stays on a minion that cannot be destroyed and tries again',
  {
    card: 'Choking Vines',
    rulings: [2],
    A: { deck: plenty },
    B: { hand: ['Ghost'], deck: plenty },
    bases: { Tortuga: ['B: Polar Commando [A: Choking Vines]'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.at('Tortuga')).toEqual(['B: Polar Commando [A: Choking Vines]']);
    t.endTurn();
    t.play('Ghost', 'Tortuga');
    // With company it is not protected any more.
    t.endTurn();
    expect(t.at('Tortuga')).toEqual(['B: Ghost']);
    expect(t.discard('B')).toEqual(['Polar Commando']);
    expect(t.discard('A')).toEqual(['Choking Vines']);
  },
);

scene(
  'Deep Roots keeps your minions there from being moved by other players',
  {
    card: 'Deep Roots',
    A: { hand: ['Deep Roots'], deck: plenty },
    B: { hand: ["You're Pretty Much Borscht"], deck: plenty },
    players: 3,
    C: { deck: plenty },
    bases: { Tortuga: ['A: Ghost', 'B: Spirit', 'C: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Deep Roots', 'Tortuga');
    t.endTurn();
    t.play("You're Pretty Much Borscht");
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Spirit', 'A: Deep Roots']);
    expect(t.at('Jungle Oasis')).toEqual(['C: Spectre']);
  },
);

scene(
  'Deep Roots protects a minion that can still be chosen, and only on its base',
  {
    card: 'Deep Roots',
    A: { deck: plenty },
    B: { hand: ['Bear Cavalry', 'Insta-Grow', 'Bear Cavalry'], deck: plenty },
    bases: { Tortuga: ['A: Deep Roots', 'A: Ghost'], 'Jungle Oasis': ['A: Spirit'], 'Tar Pits': [] },
    turn: 'B',
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Bear Cavalry', 'Tortuga');
    // It is the only choice, and nobody asks where to move what cannot be moved (R10.20).
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Deep Roots', 'A: Ghost', 'B: Bear Cavalry']);
    t.play('Bear Cavalry', 'Jungle Oasis');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: Spirit']);
  },
);

scene(
  'Deep Roots keeps other players from returning your minions there to your hand',
  {
    card: 'Deep Roots',
    A: { deck: plenty },
    B: { hand: ['Crop Circles'], deck: plenty },
    bases: { Tortuga: ['A: Deep Roots', 'A: Ghost', 'B: Spirit'] },
    turn: 'B',
  },
  (t) => {
    t.play('Crop Circles');
    expect(t.at('Tortuga')).toEqual(['A: Deep Roots', 'A: Ghost']);
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual(['Spirit']);
  },
);

scene(
  'Deep Roots does not stop other players from placing your minion in your deck',
  {
    card: 'Deep Roots',
    rulings: [1],
    A: { deck: plenty },
    B: { hand: ['Disintegrator'] },
    bases: { Tortuga: ['A: Deep Roots', 'A: Ghost'] },
    turn: 'B',
  },
  (t) => {
    t.play('Disintegrator');
    expect(t.deck('A').at(-1)).toBe('Ghost');
  },
);

scene(
  'Deep Roots does not stop destroying',
  {
    card: 'Deep Roots',
    rulings: [1],
    B: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Deep Roots', 'A: Ghost'], 'Jungle Oasis': [] },
    turn: 'B',
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['A: Deep Roots']);
    expect(t.discard('A')).toEqual(['Ghost']);
  },
);

scene(
  'Deep Roots does not stop another player from shuffling your minion into your deck',
  {
    card: 'Deep Roots',
    rulings: [1],
    A: { deck: plenty },
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Deep Roots', 'A: Ghost'] },
    turn: 'B',
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual(['A: Deep Roots']);
    expect(t.deck('A')).toContain('Ghost');
  },
);

scene(
  'Deep Roots does not stop base abilities',
  {
    card: 'Deep Roots',
    rulings: [2],
    A: { deck: plenty },
    bases: { Tortuga: ['A: Deep Roots', 'A: Ghost'], 'Mushroom Kingdom': [] },
    turn: 'B',
    from: 'start of turn',
  },
  (t) => {
    t.offers('Ghost');
    t.pick('Ghost');
    expect(t.at('Mushroom Kingdom')).toEqual(['A: Ghost']);
  },
);

scene(
  'Deep Roots does not stop your own cards',
  {
    card: 'Deep Roots',
    rulings: [2],
    A: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Deep Roots', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
  },
);

scene(
  'Entangled pins all minions on every base where you have one',
  {
    card: 'Entangled',
    rulings: [1],
    rules: ['R3.7'],
    A: { hand: ['Entangled'], deck: plenty },
    B: { hand: ['Bear Rides You'], deck: plenty },
    bases: { Tortuga: ['A: Ghost', 'B: Spirit'], 'Jungle Oasis': [], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Entangled', 'Jungle Oasis');
    t.endTurn();
    t.play('Bear Rides You');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Spirit']);
    expect(t.discard('B')).toEqual(['Bear Rides You']);
  },
);

scene(
  'Entangled stops your own cards',
  {
    card: 'Entangled',
    rulings: [1, 2],
    A: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['A: Entangled'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Entangled']);
  },
);

scene(
  'Entangled stops returns, also by your own cards',
  {
    card: 'Entangled',
    rulings: [1, 2],
    A: { hand: ['Crop Circles'] },
    bases: { Tortuga: ['A: Ghost', 'B: Spirit'], 'Jungle Oasis': ['A: Entangled', 'B: Spectre'] },
  },
  (t) => {
    t.play('Crop Circles');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Spirit']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Entangled stops moves by base abilities',
  {
    card: 'Entangled',
    rulings: [2],
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['A: Entangled'], 'Mushroom Kingdom': [] },
    turn: 'B',
    from: 'start of turn',
  },
  (t) => {
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.at('Mushroom Kingdom')).toEqual([]);
  },
);

scene(
  'Entangled stops returns by base abilities',
  {
    card: 'Entangled',
    rulings: [2],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'The Mothership': ['B: General Ivan', 'B: General Ivan', 'B: General Ivan', 'B: Ghost', 'A: Spirit'],
      'Jungle Oasis': ['A: Entangled'],
    },
    baseDeck: ['Tortuga'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect(t.question).toBe('play');
    expect(t.discard('B')).toEqual(['General Ivan', 'General Ivan', 'General Ivan', 'Ghost']);
  },
);

scene(
  'Entangled does not stop placing: Temple of Goju still puts minions under their decks',
  {
    card: 'Entangled',
    rulings: [2],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Temple of Goju': ['A: Entangled', 'A: General Ivan', 'A: Spectre', 'B: General Ivan', 'B: Ghost'],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect(t.deck('A').at(-1)).toBe('General Ivan');
    expect(t.deck('B').at(-1)).toBe('General Ivan');
    expect(t.discard('A')).toEqual(['Entangled', 'Spectre']);
  },
);

scene(
  'Entangled does not stop shuffling into a deck',
  {
    card: 'Entangled',
    rulings: [2],
    A: { deck: plenty },
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['A: Entangled'] },
    turn: 'B',
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.deck('A')).toContain('Ghost');
  },
);

scene(
  'Entangled: a pinned minion can be destroyed',
  {
    card: 'Entangled',
    rulings: [2],
    A: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Ghost', 'B: Water Lily'], 'Jungle Oasis': ['A: Entangled'] },
  },
  (t) => {
    t.play('Spirit', 'Tortuga');
    t.pick('Water Lily');
    t.pick('yes');
    expect(t.discard('B')).toEqual(['Water Lily']);
  },
);

scene(
  'Entangled blocks leaving, not arriving',
  {
    card: 'Entangled',
    rulings: [3],
    B: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['A: Entangled', 'B: Spirit'] },
    turn: 'B',
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Spirit']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Entangled']);
  },
);

scene(
  'Entangled is destroyed at the start of its controller’s turn, and everybody is free again',
  {
    card: 'Entangled',
    A: { hand: ['Bear Rides You'], deck: plenty },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['A: Entangled'] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.discard('A')).toEqual(['Entangled']);
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
  },
);

scene(
  'Insta-Grow: an extra minion, now or later in the turn',
  {
    card: 'Insta-Grow',
    rulings: [1],
    rules: ['R3.5'],
    A: { hand: ['Insta-Grow', 'Spectre', 'Steam Man', 'Captain Ahab'], deck: plenty },
    B: { hand: ['Mechanic', 'Water Lily'], deck: plenty },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.offers('play Captain Ahab', 'play Spectre', 'play Steam Man', 'pass');
    t.play('Spectre', 'Tortuga');
    t.play('Steam Man', 'Jungle Oasis');
    t.offers('pass');
    expect(t.whyNot('A', 'Captain Ahab')).toBe('no minion play left');
    t.endTurn();
    t.play('Water Lily', 'Tortuga');
    t.offers('pass');
  },
);

scene(
  'Overgrowth does nothing on the turn it is played, and sets 0 on its controller’s turns only',
  {
    card: 'Overgrowth',
    rulings: [1, 2],
    A: { hand: ['Overgrowth'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Overgrowth', 'Tortuga');
    expect(t.breakpoint('Tortuga')).toBe(21);
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.breakpoint('Tortuga')).toBe(21);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.breakpoint('Tortuga')).toBe(0);
    expect(t.breakpoint('Jungle Oasis')).toBe(12);
    t.endTurn();
    expect(t.bases).toEqual(['Ninja Dojo', 'Jungle Oasis']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 4]);
    expect(t.discard('A')).toEqual(['Overgrowth']);
  },
);

scene(
  'Overgrowth: the breakpoint stays 0 for the turn even if the action leaves play',
  {
    card: 'Overgrowth',
    rulings: [1],
    rules: ['R3.11'],
    A: { hand: ['Bear Necessities'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Overgrowth', 'A: Ghost'] },
    baseDeck: ['Ninja Dojo'],
    from: 'start of turn',
  },
  (t) => {
    t.play('Bear Necessities');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.breakpoint('Tortuga')).toBe(0);
    t.endTurn();
    expect(t.bases).toEqual(['Ninja Dojo']);
    expect(t.vp('A')).toBe(4);
  },
);

scene(
  'Overgrowth: a base without minions scores, and pays nobody',
  {
    card: 'Overgrowth',
    rulings: [3],
    rules: ['R5.1', 'R5.5'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Overgrowth'], 'Jungle Oasis': ['B: Ghost'] },
    baseDeck: ['Ninja Dojo', 'The Mothership'],
    from: 'start of turn',
  },
  (t) => {
    t.endTurn();
    expect(t.bases).toEqual(['Ninja Dojo', 'Jungle Oasis']);
    expect(t.baseDiscard).toEqual(['Tortuga']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
    expect(t.breakpoint('Ninja Dojo')).toBe(18);
  },
);

scene(
  'Overgrowth: a base that scores and comes straight back has its own breakpoint',
  {
    card: 'Overgrowth',
    rules: ['R10.11'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Overgrowth', 'A: Ghost'] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.breakpoint('Tortuga')).toBe(0);
    t.endTurn();
    // The base deck was empty, and the base discard pile held Tortuga alone.
    expect(t.bases).toEqual(['Tortuga']);
    expect(t.breakpoint('Tortuga')).toBe(21);
    expect(t.vp('A')).toBe(4);
  },
);

scene(
  'Overgrowth in the current printing sets the starting breakpoint: other cards adjust it from there',
  {
    card: 'Overgrowth',
    printing: 'current',
    rules: ['R10.1'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Overgrowth', 'B: Bearing Down', 'A: Ghost', 'B: Captain Ahab'] },
    baseDeck: ['Ninja Dojo'],
    from: 'start of turn',
  },
  (t) => {
    expect(t.breakpoint('Tortuga')).toBe(4);
    t.endTurn();
    expect(t.turn).toBe('B');
    // Two and two power: exactly enough.
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 4]);
  },
);

scene(
  'Overgrowth in the current printing: a base that did not score has its own breakpoint again afterwards',
  {
    card: 'Overgrowth',
    printing: 'current',
    rulings: [1],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Overgrowth', 'B: Bearing Down', 'A: Ghost', 'B: Toad'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.breakpoint('Tortuga')).toBe(4);
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.breakpoint('Tortuga')).toBe(25);
  },
);

scene(
  'Sleep Spores: -1 for other players’ minions there, also for those that arrive, -2 with two copies',
  {
    card: 'Sleep Spores',
    rulings: [1, 2],
    A: { hand: ['Sleep Spores'], deck: plenty },
    B: { hand: ['Mechanic', 'Bear Rides You'], deck: plenty },
    bases: { Tortuga: ['A: Spirit', 'B: Spectre'], 'Jungle Oasis': ['B: Cub Scout'] },
  },
  (t) => {
    t.play('Sleep Spores', 'Tortuga');
    expect(t.power('Spectre')).toBe(4);
    expect(t.power('Spirit')).toBe(3);
    expect(t.power('Cub Scout')).toBe(3);
    t.endTurn();
    t.play('Mechanic', 'Tortuga');
    expect(t.power('Mechanic')).toBe(3);
    t.play('Bear Rides You');
    t.pick('Spectre');
    expect(t.at('Jungle Oasis').toSorted()).toEqual(['B: Cub Scout', 'B: Spectre']);
    expect(t.power('Spectre')).toBe(5);
  },
);

scene(
  'Sleep Spores: two copies give -2, and power never goes below 0',
  {
    card: 'Sleep Spores',
    rulings: [1],
    rules: ['R9.1'],
    bases: {
      Tortuga: ['A: Sleep Spores', 'A: Sleep Spores', 'B: Spirit', 'B: Ghost'],
      'Jungle Oasis': [
        'A: Sleep Spores',
        'A: Sleep Spores',
        'A: Sleep Spores',
        'B: Captain Ahab',
        'B: Spectre',
      ],
    },
  },
  (t) => {
    expect(t.power('Spirit')).toBe(1);
    expect(t.power('Ghost')).toBe(0);
    expect(t.power('Captain Ahab')).toBe(0);
    expect(t.total('B', 'Jungle Oasis')).toBe(2);
  },
);

// Bases

scene(
  'Secret Grove: one extra small minion here on every player’s own turn',
  {
    card: 'Secret Grove',
    rulings: [1],
    rules: ['R9.8'],
    A: { hand: ['Sprout', 'Captain Ahab', 'Spectre', 'Steam Man'], deck: plenty },
    B: { hand: ['Captain Ahab', 'Sprout'], deck: plenty },
    bases: { 'Secret Grove': ['B: Sleep Spores', 'A: Rotary Slug Thrower'], Tortuga: [] },
  },
  (t) => {
    // Steam Man would be a 2 or less here, and a Sprout more than 2: the printed number counts.
    t.offers(
      'play Captain Ahab',
      'play Spectre',
      'play Sprout',
      'play Steam Man',
      'play Captain Ahab using Secret Grove',
      'play Sprout using Secret Grove',
      'pass',
    );
    t.play('Sprout', undefined, 'Secret Grove');
    expect(t.at('Secret Grove')).toEqual(['B: Sleep Spores', 'A: Rotary Slug Thrower', 'A: Sprout']);
    expect(t.power('Sprout')).toBe(3);
    t.offers('play Captain Ahab', 'play Spectre', 'play Steam Man', 'pass');
    t.play('Spectre', 'Tortuga');
    t.offers('pass');
    t.endTurn();
    // No minion of B's is there, and it makes no difference.
    t.play('Captain Ahab', undefined, 'Secret Grove');
    t.offers('play Sprout', 'pass');
    t.endTurn();
    t.pick('no');
    t.offers(
      'play Captain Ahab',
      'play Steam Man',
      'play Captain Ahab using Secret Grove',
      'play Scrap Diving',
      'play Scrap Diving',
      'pass',
    );
  },
);

scene(
  'Secret Grove scores at 21, for 3, 2 and 1',
  {
    card: 'Secret Grove',
    players: 3,
    A: { hand: ['Captain Ahab'], deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: {
      'Secret Grove': ['A: General Ivan', 'A: Spectre', 'B: Spectre', 'C: Steam Man'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Captain Ahab', undefined, 'Secret Grove');
    t.endTurn();
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([3, 2, 1]);
  },
);

scene(
  'The Greenhouse: the winner plays a minion of any power from the deck onto the new base',
  {
    card: 'The Greenhouse',
    rulings: [1],
    rules: ['R5.2'],
    A: { hand: ['Insta-Grow'], deck: ['Ghost', 'General Ivan', 'Scrap Diving', 'Zeppelin', 'Blossom'] },
    B: { deck: plenty },
    bases: {
      'The Greenhouse': ['A: General Ivan', 'A: General Ivan', 'A: Spectre', 'A: Spectre', 'B: Ghost'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis']);
    expect(t.discard('A')).toEqual(['General Ivan', 'General Ivan', 'Spectre', 'Spectre']);
    expect(t.asked).toBe('A');
    t.pick('yes');
    t.offers('General Ivan', 'Ghost');
    t.pick('Ghost');
    expect(t.purpose).toBe('discard');
    t.pick('Insta-Grow');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 2]);
    expect(t.turn).toBe('B');
  },
);

scene(
  'The Greenhouse is optional',
  {
    card: 'The Greenhouse',
    A: { deck: inOrder },
    B: { deck: plenty },
    bases: { 'The Greenhouse': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'A: General Ivan'] },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    t.pick('no');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.hand('A')).toEqual(['Scrap Diving', 'Zeppelin']);
    expect(t.deck('A')).toEqual(inOrder.slice(2));
  },
);

scene(
  'The Greenhouse: tied winners may each do it, the current player first, then clockwise',
  {
    card: 'The Greenhouse',
    rulings: [2],
    rules: ['R5.6'],
    players: 3,
    A: { deck: ['Ghost', ...plenty] },
    B: { deck: ['Spirit', ...plenty] },
    C: { deck: ['Captain Ahab', ...plenty] },
    bases: {
      'The Greenhouse': ['A: General Ivan', 'A: Spectre', 'C: General Ivan', 'C: Spectre', 'B: Mechanic'],
    },
    baseDeck: ['Tortuga'],
    turn: 'C',
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([4, 1, 4]);
    expect(t.asked).toBe('C');
    t.pick('yes');
    t.pick('Captain Ahab');
    expect(t.asked).toBe('A');
    t.pick('yes');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['C: Captain Ahab', 'A: Ghost']);
    expect(t.turn).toBe('A');
  },
);

scene(
  'The Greenhouse in the current printing: the same, once the new base is in place',
  {
    card: 'The Greenhouse',
    printing: 'current',
    A: { deck: ['Ghost', 'General Ivan', ...plenty] },
    B: { deck: plenty },
    bases: { 'The Greenhouse': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'A: General Ivan'] },
    baseDeck: ["Tsar's Palace"],
    from: 'score bases',
  },
  (t) => {
    t.pick('yes');
    // The new base's ability is in force: nobody leads there, so a 2 cannot be played.
    t.offers('General Ivan');
    t.pick('General Ivan');
    expect(t.at("Tsar's Palace")).toEqual(['A: General Ivan']);
    expect(t.turn).toBe('B');
  },
);

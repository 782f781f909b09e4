import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Tribute', 'Tribute', 'Tribute', 'Tribute', 'Tribute', 'Tribute'];

// Sakura Garden

scene(
  'Sakura Garden: after it has scored, each player whose minions are discarded draws one card, however many they are',
  {
    card: 'Sakura Garden',
    rulings: [1, 2, 4],
    rules: ['R5.7'],
    players: 3,
    A: { deck },
    B: { deck },
    C: { deck },
    bases: {
      'Sakura Garden': ['A: Ronin +7', 'A: Ghost', 'B(A): Ghost +3', 'B: Ghost'],
      Workshop: [],
    },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.endTurn();
    expect(t.bases).toEqual(['The Dread Gazebo', 'Workshop']);
    expect(t.hand('A')).toHaveLength(3);
    expect(t.hand('B')).toHaveLength(1);
    expect(t.hand('C')).toHaveLength(0);
    expect([t.vp('A'), t.vp('B')]).toEqual([3, 2]);
  },
);

scene(
  'Sakura Garden: once per player and turn, for a minion destroyed here; again on the next turn',
  {
    card: 'Sakura Garden',
    rulings: [2, 4],
    A: { hand: ['Yokai Attack!', 'Yokai Attack!'], deck },
    B: { hand: ['Yokai Attack!'], deck },
    bases: {
      'Sakura Garden': ['A: Ronin', 'A: Ronin', 'B(A): Ronin'],
      Workshop: [],
    },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Ronin');
    t.keepExtra();
    expect(t.hand('A')).toEqual(['Tribute', 'Yokai Attack!']);
    t.play('Yokai Attack!');
    expect(t.hand('A')).toEqual(['Tribute']);
    t.endTurn();
    t.play('Yokai Attack!');
    // B controlled it, though it went to A's discard pile.
    expect(t.hand('B')).toEqual(['Tribute']);
    expect(t.hand('A')).toHaveLength(3);
  },
);

scene(
  'Sakura Garden: not for a minion that goes to a hand or a deck, nor for a buried card',
  {
    card: 'Sakura Garden',
    rulings: [3],
    A: { hand: ['Yokai Attack!'], deck },
    B: { deck },
    bases: {
      'Sakura Garden': ['A: Ronin', 'A: Escape Hatch', 'A: buried Ghost', 'B: Shogun +13'],
      Workshop: [],
    },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Yokai Attack!');
    expect(t.hand('A')).toEqual(['Ronin']);
    t.endTurn();
    expect(t.discard('A')).toEqual(['Escape Hatch', 'Ghost', 'Yokai Attack!']);
    expect(t.hand('A')).toEqual(['Ronin', 'Tribute', 'Tribute']);
    expect(t.hand('B')).toHaveLength(1);
  },
);

scene(
  'Sakura Garden: not for a minion shuffled into its deck',
  {
    card: 'Sakura Garden',
    rulings: [3],
    A: { hand: ['Dr Livingstone, I Presume?'], deck },
    bases: { 'Sakura Garden': ['A: Ronin'], Workshop: [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.deck('A')).toHaveLength(7);
    expect(t.hand('A')).toEqual([]);
  },
);

// Shogun's Palace

scene(
  'Shogun’s Palace: the minion played may duel; the winner’s controller draws two cards, and nobody is destroyed',
  {
    card: "Shogun's Palace",
    rulings: [2],
    rules: ['R8.1'],
    players: 3,
    A: { hand: ['Bushi'], deck },
    B: { deck },
    C: { deck },
    bases: { "Shogun's Palace": ['A: Ghost', 'B: Ronin', 'C: Shogun'], Workshop: ['B: Ronin'] },
  },
  (t) => {
    t.play('Bushi', "Shogun's Palace");
    t.offers('Ronin', 'Shogun');
    expect(t.range).toEqual([0, 1]);
    t.pick('Shogun');
    expect(t.hand('C')).toEqual(['Tribute', 'Tribute']);
    expect(t.hand('A')).toEqual([]);
    expect(t.at("Shogun's Palace")).toEqual(['A: Ghost', 'B: Ronin', 'C: Shogun', 'A: Bushi']);
  },
);

scene(
  'Shogun’s Palace: one duel per player and turn; declining does not use it up',
  {
    card: "Shogun's Palace",
    rulings: [2],
    A: { hand: ['Ronin', 'Ronin', 'Ronin', 'Ghostly Arrival', 'Insta-Grow'], deck },
    B: { hand: ['Ghost'], deck },
    bases: { "Shogun's Palace": ['B: Ghost'], Workshop: [] },
  },
  (t) => {
    t.play('Ronin', "Shogun's Palace");
    t.pick();
    t.play('Ghostly Arrival');
    t.play('Ronin', "Shogun's Palace");
    t.offers('Ghost');
    t.pick('Ghost');
    t.pass();
    t.pass();
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Ronin', 'Tribute', 'Tribute']);
    t.play('Insta-Grow');
    t.play('Ronin', "Shogun's Palace");
    // No second duel in this turn.
    expect(t.question).toBe('play');
    t.endTurn();
    t.play('Ghost', "Shogun's Palace");
    t.offers('Ronin', 'Ronin', 'Ronin');
    t.pick();
  },
);

scene(
  'Shogun’s Palace: a tie gives both two cards',
  {
    card: "Shogun's Palace",
    rulings: [3],
    rules: ['R8.1'],
    A: { hand: ['Ghost'], deck },
    B: { deck },
    bases: { "Shogun's Palace": ['B: Ghost'], Workshop: [] },
  },
  (t) => {
    t.play('Ghost', "Shogun's Palace");
    t.pick('Ghost');
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute']);
    expect(t.hand('B')).toEqual(['Tribute', 'Tribute']);
    expect(t.at("Shogun's Palace")).toEqual(['B: Ghost', 'A: Ghost']);
  },
);

scene(
  'Shogun’s Palace: minions parted, no result, and the duel of this turn is used up',
  {
    card: "Shogun's Palace",
    rulings: [2, 4],
    rules: ['R8.3'],
    A: { hand: ['Ronin', 'Ronin', 'Insta-Grow'], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: { "Shogun's Palace": ['B: Ghost', 'B: Bushi'], Workshop: [] },
  },
  (t) => {
    t.play('Ronin', "Shogun's Palace");
    t.pick('Ghost');
    t.pass();
    t.pick('Bear Rides You');
    t.pick('Ghost');
    expect(t.at('Workshop')).toEqual(['B: Ghost']);
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Ronin']);
    expect(t.hand('B')).toEqual([]);
    t.play('Insta-Grow');
    t.play('Ronin', "Shogun's Palace");
    expect(t.question).toBe('play');
  },
);

scene(
  'Shogun’s Palace: two minions that both moved to one other base still have a result, and who controls the winner draws',
  {
    card: "Shogun's Palace",
    rulings: [4],
    rules: ['R8.3'],
    A: { hand: ['Ronin', 'Bear Rides You'], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: { "Shogun's Palace": ['B: Bushi'], Workshop: [] },
  },
  (t) => {
    t.play('Ronin', "Shogun's Palace");
    t.pick('Bushi');
    t.pick('Bear Rides You');
    t.pick('Bear Rides You');
    expect(t.at('Workshop')).toEqual(['A: Ronin +1', 'B: Bushi']);
    // Ronin came alone and has 4 as well: a tie.
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute']);
    expect(t.hand('B')).toEqual(['Tribute', 'Tribute']);
  },
);

scene(
  'Shogun’s Palace: control of the winner counts when the duel ends',
  {
    card: "Shogun's Palace",
    rulings: [4],
    rules: ['R8.3'],
    A: { hand: ['Ronin', 'Make Contact'], deck },
    B: { deck },
    bases: { "Shogun's Palace": ['B: Shogun'], Workshop: [] },
  },
  (t) => {
    t.play('Ronin', "Shogun's Palace");
    t.pick('Shogun');
    t.pick('Make Contact');
    t.pick('Shogun');
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute']);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'Shogun’s Palace: a minion played during another duel has none, also not afterwards',
  {
    card: "Shogun's Palace",
    rulings: [5],
    rules: ['R8.2', 'R10.5'],
    A: { hand: ['Honorable Combat', 'Yokai Attack!', 'Ronin', 'Ronin'], deck },
    B: { deck },
    bases: { "Shogun's Palace": ['A: Ghost', 'A: Bushi', 'B: Shogun +5'], Workshop: [] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Ghost');
    t.pick('Yokai Attack!');
    t.pick('Bushi');
    t.offers('Ronin', 'Ronin');
    t.pick('Ronin');
    t.pick("Shogun's Palace");
    // Nothing about a duel; the first one goes on, and B wins it.
    expect(t.vp('B')).toBe(1);
    expect(t.question).toBe('play');
    // The chance of this turn is not used up by that.
    t.play('Ronin', "Shogun's Palace");
    t.offers('Shogun');
    t.pick();
  },
);

scene(
  'Shogun’s Palace: minions played one inside the other duel in reverse order, after their own abilities',
  {
    card: "Shogun's Palace",
    rulings: [1],
    rules: ['R3.4'],
    A: { hand: ['Groupie', 'Groupie'], deck },
    B: { deck },
    bases: { "Shogun's Palace": ['B: Ghost', 'B: Ronin'], Workshop: [] },
  },
  (t) => {
    t.play('Groupie', "Shogun's Palace");
    t.pick('Groupie');
    // Both are there before anybody duels; the first question is about the second.
    expect(t.at("Shogun's Palace")).toEqual(['B: Ghost', 'B: Ronin', 'A: Groupie', 'A: Groupie']);
    t.offers('Ghost', 'Ronin');
    t.pick();
    t.offers('Ghost', 'Ronin');
    t.pick('Ronin');
    expect(t.hand('B')).toEqual(['Tribute', 'Tribute']);
  },
);

scene(
  'Shogun’s Palace works the same in the current printing',
  {
    card: "Shogun's Palace",
    rulings: [6],
    printing: 'current',
    A: { hand: ['Ghost', 'Ghost', 'Insta-Grow'], deck },
    B: { deck },
    bases: { "Shogun's Palace": ['B: Bushi'], Workshop: [] },
  },
  (t) => {
    t.play('Ghost', "Shogun's Palace");
    t.pick();
    t.pick('Bushi');
    t.pass();
    expect(t.hand('B')).toEqual(['Tribute', 'Tribute']);
    t.play('Insta-Grow');
    t.play('Ghost', "Shogun's Palace");
    expect(t.question).toBe('play');
  },
);

/** A plays Toad and gives it to B: by the time that the base's ability resolves, it is B's to decide (R10.6). */
const toadIsGivenAway = {
  rules: ['R10.6'],
  A: { hand: ['Toad'], deck },
  B: { deck },
} as const;

scene(
  'Shogun’s Palace: whoever controls the minion when the ability resolves may let it duel',
  {
    ...toadIsGivenAway,
    card: "Shogun's Palace",
    rulings: [1],
    bases: { "Shogun's Palace": ['A: Ronin', 'A: Ghost'], Workshop: [] },
  },
  (t) => {
    t.play('Toad', "Shogun's Palace");
    t.pick('B');
    expect(t.asked).toBe('B');
    t.offers('Ghost', 'Ronin');
    t.pick('Ghost');
    expect(t.hand('A')).toHaveLength(2);
  },
);

scene(
  'So-So Corral: whoever controls the minion when the ability resolves may let it duel',
  {
    ...toadIsGivenAway,
    card: 'So-So Corral',
    rulings: [1],
    bases: { 'So-So Corral': ['A: Ronin', 'A: Ghost'], Workshop: [] },
  },
  (t) => {
    t.play('Toad', 'So-So Corral');
    t.pick('B');
    expect(t.asked).toBe('B');
    t.pick('Ghost');
    expect(t.at('So-So Corral')).toEqual(['A: Ronin', 'A: Ghost']);
    expect(t.discard('A')).toEqual(['Toad']);
  },
);

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Anansi's Web

scene(
  'Anansi’s Web: your first standard action of the turn may go to another player in place of the discard pile, for two cards',
  {
    card: "Anansi's Web",
    rulings: [3],
    players: 3,
    A: { hand: ['Insta-Grow', 'Llama'], deck: ['Spectre', 'Spirit', 'Ghost', 'Ghost'] },
    bases: { "Anansi's Web": ['A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.keepExtra();
    t.offers('B', 'C');
    expect(t.range).toEqual([0, 1]);
    t.pick('C');
    expect(t.hand('C')).toEqual(['Insta-Grow']);
    expect(t.hand('A')).toEqual(['Llama', 'Spectre', 'Spirit']);
    expect(t.discard('A')).toEqual([]);
    expect(t.counters('Osebo the Leopard')).toBe(1);
    // Its effect holds all the same.
    t.play('Spectre', 'Jungle Oasis');
    t.play('Llama', 'Jungle Oasis');
  },
);

scene(
  'Anansi’s Web: it may be left at that',
  {
    card: "Anansi's Web",
    A: { hand: ['Insta-Grow'], deck: ['Spectre', 'Spirit', 'Ghost', 'Ghost'] },
    bases: { "Anansi's Web": ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.pick();
    expect(t.hand('B')).toEqual([]);
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Insta-Grow']);
  },
);

scene(
  'Anansi’s Web: the gift comes before the two cards; a deck made anew for them is without it',
  {
    card: "Anansi's Web",
    rulings: [3],
    A: { hand: ['Insta-Grow'], deck: [], discard: ['Spectre'] },
    bases: { "Anansi's Web": ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.keepExtra();
    t.pick('B');
    // One card is all there is to draw: Insta-Grow has gone.
    expect(t.hand('A')).toEqual(['Spectre']);
    expect(t.hand('B')).toEqual(['Insta-Grow']);
  },
);

scene(
  'Anansi’s Web: an action that sends itself elsewhere is the first of the turn all the same',
  {
    card: "Anansi's Web",
    rulings: [1, 2],
    A: { hand: ['Ear of Corn', 'Tribute'], deck: ['Spectre', 'Spirit', 'Ghost', 'Ghost'] },
    bases: { "Anansi's Web": ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ear of Corn');
    expect(t.hand('B')).toEqual(['Ear of Corn']);
    t.play('Tribute');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Tribute']);
  },
);

scene(
  'Anansi’s Web: only the first counts, with or without a minion here; actions that stay in play do not',
  {
    card: "Anansi's Web",
    rulings: [2],
    A: {
      hand: ['Insta-Grow', 'Ghostly Arrival', 'Spectre', 'Tribute', 'Zeppelin'],
      deck: ['Ghost', 'Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    B: { hand: ['Zeppelin', 'Ghostly Arrival', 'Ear of Corn'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { "Anansi's Web": ['B: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    // A has no minion here when the action has resolved.
    t.play('Ghostly Arrival');
    expect(t.question).toBe('play');
    t.play('Spectre', "Anansi's Web");
    t.play('Tribute');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Ghostly Arrival', 'Tribute']);
    t.endTurn();
    // B's turn, B's first: the Zeppelin is no standard action, so the next one is the first.
    t.play('Zeppelin', "Anansi's Web");
    t.endTurn();
    t.play('Insta-Grow');
    t.keepExtra();
    t.offers('B');
    t.pick();
  },
);

scene(
  'Anansi’s Web: an action played before is none if it stays in play',
  {
    card: "Anansi's Web",
    rulings: [2],
    A: { hand: ['Zeppelin', 'Tribute'], deck: ['Ghost', 'Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { "Anansi's Web": ['A: Child of the Sun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zeppelin', "Anansi's Web");
    t.play('Tribute');
    t.offers('B');
    t.pick('B');
    expect(t.hand('B')).toEqual(['Tribute']);
    expect(t.hand('A')).toHaveLength(5);
  },
);

scene(
  'Anansi’s Web: for each player, also in another player’s turn',
  {
    card: "Anansi's Web",
    rulings: [2],
    A: { hand: ['Tribute', 'Ashlar Masonry'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: {
      hand: ['You Call This Archaeology?'],
      deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit'],
    },
    bases: {
      "Anansi's Web": ['A: Spectre', 'B: Spectre', 'B: Ghost'],
      'Jungle Oasis': ['A: Weed Eater', 'A: Sapa Inca', 'A: Ghost'],
      'Machu Picchu': [],
    },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.play('Tribute');
    t.pick();
    t.endTurn();
    // Before Jungle Oasis scores B plays an action: B's first standard one of this turn.
    expect(t.asked).toBe('B');
    t.pick('use You Call This Archaeology?');
    t.pick('Ghost');
    t.pick('Machu Picchu');
    expect(t.asked).toBe('B');
    t.offers('A');
    t.pick('A');
    expect(t.hand('A')).toContain('You Call This Archaeology?');
    expect(t.hand('B')).toEqual(['Spirit', 'Spirit']);
    // A has had a standard action this turn already.
    expect(t.asked).toBe('A');
    t.pick('use You Call This Archaeology?');
    t.pick('Spectre');
    t.pick('Machu Picchu');
    expect(t.asked).toBe('A');
    t.offers('use Ashlar Masonry', 'pass');
    t.pass();
    expect(t.turn).toBe('B');
  },
);

scene(
  'Anansi’s Web: a minion that comes with the action is there in time, one that left is not',
  {
    card: "Anansi's Web",
    rulings: [3],
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { "Anansi's Web": ['B: Spectre'], 'Jungle Oasis': ['A: Spectre'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at("Anansi's Web")).toEqual(['B: Spectre', 'A: Spectre']);
    t.offers('B');
    t.pick('B');
    t.endTurn();
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['B: Spectre']);
    expect(t.question).toBe('play');
  },
);

scene(
  'Anansi’s Web: what The Perfect Gift hands over is not on its way to the discard pile',
  {
    card: "Anansi's Web",
    rulings: [4],
    A: { hand: ['Akye the Turtle'], deck: ['Ghost', 'Tribute', 'Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    bases: { "Anansi's Web": ['A: Anansi the Spider'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.pick('Tribute');
    expect(t.question).toBe('play');
    expect(t.hand('B')).toEqual(['Tribute']);
    expect(t.hand('A')).toHaveLength(4);
  },
);

// Storyteller's Hut

scene(
  'Storyteller’s Hut: once a turn an extra action, with or without a minion here; a counter follows, and lowers the breakpoint',
  {
    card: "Storyteller's Hut",
    rulings: [1, 2],
    A: { hand: ['Tribute', 'Séance', 'Zeppelin'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: {
      hand: ['Tribute', 'Tribute'],
      deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    bases: { "Storyteller's Hut": ['A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers(
      'play Tribute',
      'play Séance',
      'play Zeppelin',
      "play Tribute using Storyteller's Hut",
      "play Séance using Storyteller's Hut",
      "play Zeppelin using Storyteller's Hut",
      'pass',
    );
    t.play('Séance');
    // The free action puts no counter.
    expect(t.baseCounters("Storyteller's Hut")).toBe(0);
    t.play('Zeppelin', 'Jungle Oasis');
    expect(t.baseCounters("Storyteller's Hut")).toBe(1);
    expect(t.breakpoint("Storyteller's Hut")).toBe(22);
    // It is no +1 power counter.
    expect(t.at("Storyteller's Hut")).toEqual(['A: Ghost']);
    expect(t.total('A', "Storyteller's Hut")).toBe(2);
    expect(t.canPlay('Tribute')).toBe(false);
    t.endTurn();
    // B has no minion here.
    t.play('Tribute', undefined, "Storyteller's Hut");
    expect(t.breakpoint("Storyteller's Hut")).toBe(20);
    t.play('Tribute');
    expect(t.baseCounters("Storyteller's Hut")).toBe(2);
    t.endTurn();
    expect(t.turn).toBe('A');
    // No action, no counter.
    t.endTurn();
    expect(t.baseCounters("Storyteller's Hut")).toBe(2);
  },
);

scene(
  'Storyteller’s Hut: the counter comes when the action has been played',
  {
    card: "Storyteller's Hut",
    rulings: [2],
    A: { hand: ['Bear Rides You'] },
    bases: { "Storyteller's Hut": ['A: Ghost', 'A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Rides You', undefined, "Storyteller's Hut");
    t.offers('Ghost', 'Spectre');
    expect(t.baseCounters("Storyteller's Hut")).toBe(0);
    t.pick('Ghost');
    expect(t.baseCounters("Storyteller's Hut")).toBe(1);
  },
);

scene(
  'Storyteller’s Hut: never below zero, and when it leaves play the counters are gone',
  {
    card: "Storyteller's Hut",
    rulings: [3],
    rules: ['R9.1'],
    A: { hand: ['Overgrowth', 'Tribute'], deck: ['Ghost', 'Tribute', 'Ghost', 'Tribute', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { "Storyteller's Hut": ['A: Spectre'], 'Jungle Oasis': [] },
    baseDeck: [],
  },
  (t) => {
    t.play('Overgrowth', "Storyteller's Hut");
    t.play('Tribute', undefined, "Storyteller's Hut");
    expect(t.baseCounters("Storyteller's Hut")).toBe(1);
    t.endTurn();
    t.endTurn();
    // Overgrowth makes it 0; 2 less is still 0.
    expect(t.breakpoint("Storyteller's Hut")).toBe(0);
    t.endTurn();
    // It has scored, and the base deck, made anew from it, brings it back without counters.
    expect(t.vp('A')).toBe(4);
    expect(t.bases).toContain("Storyteller's Hut");
    expect(t.baseCounters("Storyteller's Hut")).toBe(0);
    expect(t.breakpoint("Storyteller's Hut")).toBe(24);
  },
);

// Cuzcu

scene(
  'Cuzcu: 3 less for each action on it, whosever; not for those on minions or buried cards',
  {
    card: 'Cuzcu',
    rulings: [1],
    A: { hand: ['Armory'] },
    bases: {
      Cuzcu: ['A: Zeppelin', 'B: Sleep Spores', 'A: Ghost [A: Incorporeal]', 'A: buried Zeppelin'],
      'Jungle Oasis': ['A: Armory'],
    },
  },
  (t) => {
    expect(t.breakpoint('Cuzcu')).toBe(24);
    t.play('Armory', 'Cuzcu');
    expect(t.breakpoint('Cuzcu')).toBe(21);
  },
);

scene(
  'Cuzcu: never below zero',
  {
    card: 'Cuzcu',
    rulings: [1],
    rules: ['R9.1'],
    A: { hand: ['Zeppelin'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Cuzcu: [
        'A: Zeppelin',
        'A: Zeppelin',
        'A: Zeppelin',
        'A: Zeppelin',
        'A: Zeppelin',
        'B: Zeppelin',
        'B: Zeppelin',
        'B: Zeppelin',
        'B: Zeppelin',
        'B: Zeppelin',
      ],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    expect(t.breakpoint('Cuzcu')).toBe(0);
    t.play('Zeppelin', 'Cuzcu');
    expect(t.breakpoint('Cuzcu')).toBe(0);
  },
);

// Machu Picchu

scene(
  'Machu Picchu: a card for every action played on it, for whoever plays it, when it has resolved',
  {
    card: 'Machu Picchu',
    rulings: [1],
    A: {
      hand: ['Incorporeal', 'Fortress Walls', 'Armory'],
      deck: ['Spectre', 'Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    B: { hand: ['Zeppelin'], deck: ['Llama', 'Sprout', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Machu Picchu': ['A: Ghost', 'A: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    // An action on a minion there is none on the base.
    t.play('Incorporeal', 'Ghost');
    expect(t.hand('A')).toEqual(['Armory', 'Fortress Walls']);
    t.endTurn();
    t.play('Zeppelin', 'Machu Picchu');
    expect(t.hand('B')).toEqual(['Llama']);
    expect(t.hand('A')).toEqual(['Armory', 'Fortress Walls', 'Spectre', 'Spirit']);
    t.endTurn();
    t.play('Fortress Walls', 'Machu Picchu');
    t.offers('Ghost', 'Steam Man');
    expect(t.hand('A')).toEqual(['Armory', 'Spectre', 'Spirit']);
    t.pick('Steam Man');
    expect(t.hand('A')).toEqual(['Armory', 'Ghost', 'Spectre', 'Spirit']);
    t.endTurn();
    t.endTurn();
    // Each time.
    t.play('Armory', 'Machu Picchu');
    t.pick('use Fortress Walls');
    t.pick();
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Spectre', 'Spirit']);
  },
);

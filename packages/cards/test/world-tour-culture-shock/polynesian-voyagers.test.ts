import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Maui

scene(
  'Maui brings up to two bases from the top of the base deck',
  {
    card: 'Maui',
    rulings: [3],
    A: { hand: ['Maui'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    baseDeck: ['Tar Pits', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.play('Maui', 'Tortuga');
    t.offers('yes', 'no');
    t.pick('yes');
    // One at a time: the first is seen before the second is decided upon.
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis', 'Tar Pits']);
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis', 'Tar Pits', 'Workshop']);
    expect(t.baseDeck).toEqual(['Haunted House']);
    expect(t.question).toBe('play');
  },
);

scene(
  'Maui may stop after one base',
  {
    card: 'Maui',
    rulings: [3],
    A: { hand: ['Maui'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    baseDeck: ['Tar Pits', 'Workshop'],
  },
  (t) => {
    t.play('Maui', 'Tortuga');
    t.pick('yes');
    t.pick('no');
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis', 'Tar Pits']);
  },
);

scene(
  'Maui may bring none',
  {
    card: 'Maui',
    rulings: [3],
    A: { hand: ['Maui'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    baseDeck: ['Tar Pits', 'Workshop'],
  },
  (t) => {
    t.play('Maui', 'Tortuga');
    t.pick('no');
    expect(t.question).toBe('play');
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis']);
  },
);

scene(
  'Maui: a base more than before, which is replaced like any other when it has scored',
  {
    card: 'Maui',
    rulings: [1],
    rules: ['R5.8'],
    A: { hand: ['Maui', 'Fortune and Glory'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: General Ivan', 'A: General Ivan'], Workshop: [] },
    baseDeck: ['Jungle Oasis', 'Tar Pits', 'Haunted House'],
  },
  (t) => {
    t.play('Maui', 'Workshop');
    t.pick('yes');
    t.pick('no');
    t.play('Fortune and Glory');
    t.pick('Tortuga');
    t.pick('General Ivan', 'General Ivan');
    t.pick('Jungle Oasis');
    t.endTurn();
    expect(t.vp('A')).toBe(2);
    expect(t.bases).toEqual(['Tortuga', 'Workshop', 'Tar Pits']);
    expect(t.baseDiscard).toEqual(['Jungle Oasis']);
  },
);

scene(
  'Maui: the base discard pile is shuffled in when the base deck is empty',
  {
    card: 'Maui',
    rulings: [2],
    A: { hand: ['Maui'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    baseDeck: ['Tar Pits'],
    baseDiscard: ['Workshop'],
  },
  (t) => {
    t.play('Maui', 'Tortuga');
    t.pick('yes');
    t.pick('yes');
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis', 'Tar Pits', 'Workshop']);
    expect(t.baseDiscard).toEqual([]);
  },
);

scene(
  'Maui: no base arrives where there is none',
  {
    card: 'Maui',
    rulings: [2],
    A: { hand: ['Maui'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.play('Maui', 'Tortuga');
    t.pick('yes');
    expect(t.question).toBe('play');
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis', 'Tar Pits']);
  },
);

scene(
  'Maui: a Crypt Looter may go to either of the new bases, once Maui is done',
  {
    card: 'Maui',
    A: { hand: ['Maui'] },
    B: { hand: ['Crypt Looter'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    baseDeck: ['Tar Pits', 'Workshop'],
  },
  (t) => {
    t.play('Maui', 'Tortuga');
    t.pick('yes');
    t.pick('yes');
    expect(t.asked).toBe('B');
    t.pick('use Crypt Looter');
    t.offers('Tar Pits', 'Workshop');
    t.pick('Workshop');
    expect(t.at('Workshop')).toEqual(['B: Crypt Looter']);
  },
);

scene(
  'Maui’s talent moves any of your minions to a base where you have none',
  {
    card: 'Maui',
    rulings: [4],
    bases: {
      Tortuga: ['A: Maui'],
      'Tar Pits': ['A: Ghost', 'B: Spectre'],
      'Jungle Oasis': ['B: Ghost'],
      Workshop: [],
    },
  },
  (t) => {
    t.use('Maui');
    t.offers('Maui', 'Ghost');
    expect(t.range).toEqual([1, 1]);
    t.pick('Ghost');
    t.offers('Jungle Oasis', 'Workshop');
    t.pick('Workshop');
    expect(t.at('Workshop')).toEqual(['A: Ghost']);
    t.offers('pass');
  },
);

scene(
  'Maui’s talent may move Maui, and needs a base without a minion of yours',
  {
    card: 'Maui',
    rulings: [4],
    A: { hand: ['Ghost'] },
    bases: { Tortuga: ['A: Maui', 'A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Maui');
    t.pick('Maui');
    expect(t.at('Jungle Oasis')).toEqual(['A: Maui']);
  },
);

scene(
  'Maui’s talent cannot be used where you are everywhere',
  {
    card: 'Maui',
    bases: { Tortuga: ['A: Maui'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.offers('pass');
    expect(t.whyNot('A', 'Maui')).toBe('nothing to choose from');
  },
);

// Wayfinder

scene(
  'Wayfinder moves to a base where you have no minion and gets a counter',
  {
    card: 'Wayfinder',
    rulings: [1],
    bases: {
      Tortuga: ['A: Wayfinder'],
      'Tar Pits': ['A: Ghost'],
      'Jungle Oasis': ['B: Ghost'],
      Workshop: [],
    },
  },
  (t) => {
    t.use('Wayfinder');
    t.offers('Jungle Oasis', 'Workshop');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost', 'A: Wayfinder +1']);
    t.offers('pass');
  },
);

scene(
  'Wayfinder that cannot move has nothing to do, and gets no counter',
  {
    card: 'Wayfinder',
    rulings: [1],
    bases: { Tortuga: ['A: Wayfinder', 'B: Ghost'], 'Jungle Oasis': ['B: Entangled'] },
  },
  (t) => {
    t.offers('pass');
    expect(t.whyNot('A', 'Wayfinder')).toBe('forbidden: Entangled');
  },
);

scene(
  'Wayfinder cannot be used where you are everywhere',
  {
    card: 'Wayfinder',
    bases: { Tortuga: ['A: Wayfinder'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.offers('pass');
  },
);

// Tiki

scene(
  'Tiki has +2 power once, with any number of actions on it, of whichever player',
  {
    card: 'Tiki',
    rulings: [1],
    A: { hand: ['Sun Tattoo'] },
    bases: {
      Tortuga: ['A: Tiki [B: Choking Vines, B: Choking Vines]', 'A: Sleep Spores'],
      'Jungle Oasis': ['A: Tiki', 'A: Door to the Beyond'],
    },
  },
  (t) => {
    expect(t.powerParts('Tiki @ Tortuga')).toEqual(['Tiki +3', 'Tiki +2']);
    expect(t.powerParts('Tiki @ Jungle Oasis')).toEqual(['Tiki +3', 'Door to the Beyond +2']);
    t.play('Sun Tattoo', 'Tiki @ Jungle Oasis');
    expect(t.powerParts('Tiki @ Jungle Oasis').toSorted()).toEqual([
      'Door to the Beyond +2',
      'Sun Tattoo +2',
      'Tiki +2',
      'Tiki +3',
    ]);
  },
);

// Mo'ai

scene(
  'Mo’ai: other players cannot move their minions to it',
  {
    card: "Mo'ai",
    rulings: [1, 2],
    turn: 'B',
    B: { hand: ['Bear Rides You', 'Ghost'] },
    bases: { Tortuga: ["A: Mo'ai"], 'Jungle Oasis': ['B: Spectre'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['B: Spectre']);
    expect(t.discard('B')).toEqual(['Bear Rides You']);
    // Playing there is not moving.
    t.play('Ghost', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(["A: Mo'ai", 'B: Ghost']);
  },
);

scene(
  'Mo’ai: nor those of a third player; but those of Mo’ai’s controller',
  {
    card: "Mo'ai",
    rulings: [1],
    players: 3,
    turn: 'B',
    B: { hand: ['Fortune and Glory'] },
    bases: { Tortuga: ["A: Mo'ai"], 'Jungle Oasis': ['A: Spectre', 'C: Ghost', 'B: Ghost'] },
  },
  (t) => {
    t.play('Fortune and Glory');
    t.pick('Jungle Oasis');
    t.offers('Spectre', 'Ghost', 'Ghost');
    t.pick('Spectre', 'C: Ghost');
    expect(t.at('Tortuga')).toEqual(["A: Mo'ai", 'A: Spectre']);
    expect(t.at('Jungle Oasis')).toEqual(['C: Ghost', 'B: Ghost']);
  },
);

scene(
  'Mo’ai’s controller may move anybody’s minion to it',
  {
    card: "Mo'ai",
    rulings: [1],
    A: { hand: ['Fortune and Glory'] },
    bases: { Tortuga: ["A: Mo'ai"], 'Jungle Oasis': ['B: Spectre', 'B: Ghost'] },
  },
  (t) => {
    t.play('Fortune and Glory');
    t.pick('Jungle Oasis');
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(["A: Mo'ai", 'B: Spectre']);
  },
);

scene(
  'Mo’ai’s controller may move it away',
  {
    card: "Mo'ai",
    rulings: [2],
    A: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ["A: Mo'ai"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(["A: Mo'ai"]);
  },
);

scene(
  'Mo’ai: other players cannot move it away, not even with a base’s ability',
  {
    card: "Mo'ai",
    rulings: [1, 3],
    from: 'start of turn',
    turn: 'B',
    B: { hand: ['Bear Cavalry'] },
    bases: { Tortuga: ["A: Mo'ai"], 'Mushroom Kingdom': [] },
  },
  (t) => {
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(["A: Mo'ai"]);
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(["A: Mo'ai", 'B: Bear Cavalry']);
  },
);

scene(
  'Mo’ai can be shuffled away',
  {
    card: "Mo'ai",
    rulings: [2],
    turn: 'B',
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ["A: Mo'ai"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.deck('A')).toEqual(["Mo'ai"]);
  },
);

scene(
  'Mo’ai can be destroyed',
  {
    card: "Mo'ai",
    rulings: [2],
    turn: 'B',
    B: { hand: ['Bear Hug'] },
    bases: { Tortuga: ["A: Mo'ai"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Hug');
    expect(t.discard('A')).toEqual(["Mo'ai"]);
  },
);

scene(
  'Mo’ai: what depended on the forbidden move does not happen',
  {
    card: "Mo'ai",
    rulings: [3],
    turn: 'B',
    bases: {
      Tortuga: ["A: Mo'ai"],
      'Jungle Oasis': ['B: Wayfinder', 'B: Spectre [B: Ocean Tattoo]'],
    },
  },
  (t) => {
    // Neither Wayfinder nor Ocean Tattoo has anything to do.
    t.offers('pass');
  },
);

// Growth of the Tribes

scene(
  'Growth of the Tribes: an extra minion at a base where you have none, at once',
  {
    card: 'Growth of the Tribes',
    rulings: [1],
    A: { hand: ['Growth of the Tribes', 'Spectre', 'Gretel'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Ghost'], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Growth of the Tribes');
    t.offers('Jungle Oasis', 'Tar Pits');
    t.pick('Jungle Oasis');
    t.offers('play a minion', 'move a minion');
    t.pick('play a minion');
    t.offers('Spectre', 'Gretel');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spectre');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost', 'A: Spectre']);
    // The free minion is still there.
    t.offers('play Gretel', 'pass');
  },
);

scene(
  'Growth of the Tribes: the extra minion may be declined, but not saved',
  {
    card: 'Growth of the Tribes',
    rulings: [1],
    A: { hand: ['Growth of the Tribes', 'Spectre', 'Gretel'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Growth of the Tribes');
    t.pick('play a minion');
    t.pick();
    t.play('Gretel', 'Tortuga');
    t.offers('pass');
  },
);

scene(
  'Growth of the Tribes: or one of your minions moves there',
  {
    card: 'Growth of the Tribes',
    A: { hand: ['Growth of the Tribes', 'Spectre'] },
    bases: { Tortuga: ['A: Ghost', 'A: Steam Man', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Growth of the Tribes');
    t.pick('move a minion');
    t.offers('Ghost', 'Steam Man');
    expect(t.range).toEqual([1, 1]);
    t.pick('Steam Man');
    expect(t.at('Jungle Oasis')).toEqual(['A: Steam Man']);
  },
);

scene(
  'Growth of the Tribes does nothing if you are everywhere',
  {
    card: 'Growth of the Tribes',
    rulings: [1],
    A: { hand: ['Growth of the Tribes', 'Spectre'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Growth of the Tribes');
    t.offers('play Spectre', 'pass');
  },
);

// Knowledge of the Tribes

scene(
  'Knowledge of the Tribes: a card for each base where you have a minion',
  {
    card: 'Knowledge of the Tribes',
    rulings: [1],
    A: { hand: ['Knowledge of the Tribes'], deck: ['Ghost', 'Spectre', 'Gretel', 'Hansel'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Ghost'],
      'Jungle Oasis': ['A(B): Ghost'],
      'Tar Pits': ['B(A): Ghost'],
      Workshop: ['A: Sleep Spores'],
    },
  },
  (t) => {
    t.play('Knowledge of the Tribes');
    expect(t.hand('A')).toEqual(['Ghost', 'Spectre']);
  },
);

// Unity of the Tribes

scene(
  'Unity of the Tribes: +2 to your total for each base where you have a minion, the chosen one included',
  {
    card: 'Unity of the Tribes',
    rulings: [1],
    A: { hand: ['Unity of the Tribes', 'Ghost'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Ghost'],
      'Tar Pits': ['A: Ghost'],
      'Jungle Oasis': ['A: Spectre', 'B: Ghost'],
      Workshop: [],
    },
    baseDeck: ['Haunted House'],
  },
  (t) => {
    t.play('Unity of the Tribes');
    t.offers('Tortuga', 'Tar Pits', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.total('A', 'Jungle Oasis')).toBe(11);
    expect(t.power('Spectre')).toBe(5);
    expect(t.total('A', 'Tortuga')).toBe(4);
    // Counted once: a fourth base makes no difference.
    t.play('Ghost', 'Workshop');
    expect(t.total('A', 'Jungle Oasis')).toBe(11);
    // 13 against a breakpoint of 12.
    t.endTurn();
    expect(t.vp('A')).toBe(2);
  },
);

scene(
  'Unity of the Tribes: the bonus stays where it is until the turn ends, also without minions',
  {
    card: 'Unity of the Tribes',
    rulings: [1, 2],
    A: { hand: ['Unity of the Tribes'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Wayfinder'], 'Tar Pits': ['A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Unity of the Tribes');
    t.pick('Tortuga');
    expect(t.total('A', 'Tortuga')).toBe(8);
    t.use('Wayfinder');
    expect(t.at('Jungle Oasis')).toEqual(['A: Wayfinder +1']);
    expect(t.total('A', 'Tortuga')).toBe(4);
    expect(t.total('A', 'Jungle Oasis')).toBe(5);
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.total('A', 'Tortuga')).toBe(0);
  },
);

// Ocean Tattoo

scene(
  'Ocean Tattoo is played on a minion of yours where nobody else has one',
  {
    card: 'Ocean Tattoo',
    rulings: [1],
    A: { hand: ['Ocean Tattoo'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Steam Man'],
      'Jungle Oasis': ['A: Spectre', 'B: Ghost'],
      'Tar Pits': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Ocean Tattoo');
    t.offers('Ghost', 'Steam Man');
    t.pick('Steam Man');
    // It is a talent, to be used already this turn.
    t.use('Ocean Tattoo');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['B: Ghost', 'A: Steam Man +1 [A: Ocean Tattoo]']);
  },
);

scene(
  'Ocean Tattoo: the minion moves to another base and gets a counter',
  {
    card: 'Ocean Tattoo',
    rulings: [1],
    bases: {
      Tortuga: ['A: Steam Man [A: Ocean Tattoo]', 'B: Ghost'],
      'Jungle Oasis': ['A: Spectre', 'B: Ghost'],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.use('Ocean Tattoo');
    t.offers('Jungle Oasis', 'Tar Pits');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spectre', 'B: Ghost', 'A: Steam Man +1 [A: Ocean Tattoo]']);
    t.offers('pass');
  },
);

scene(
  'Ocean Tattoo: the talent is its controller’s, whoever controls the minion',
  {
    card: 'Ocean Tattoo',
    rulings: [2],
    bases: { Tortuga: ['B(A): Steam Man [A: Ocean Tattoo]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Ocean Tattoo');
    expect(t.at('Jungle Oasis')).toEqual(['B(A): Steam Man +1 [A: Ocean Tattoo]']);
  },
);

scene(
  'Ocean Tattoo: one talent, and the minion’s own is another',
  {
    card: 'Ocean Tattoo',
    rulings: [2],
    bases: { Tortuga: ['A: Wayfinder [A: Ocean Tattoo]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('use Wayfinder', 'use Ocean Tattoo', 'pass');
    t.use('Ocean Tattoo');
    t.offers('use Wayfinder', 'pass');
    t.use('Wayfinder');
    expect(t.at('Tortuga')).toEqual(['A: Wayfinder +2 [A: Ocean Tattoo]']);
    t.offers('pass');
  },
);

// Shark Tattoo

scene(
  'Shark Tattoo: a counter when it is played, and one at the start of your turn while the minion is alone of yours',
  {
    card: 'Shark Tattoo',
    rulings: [1],
    A: { hand: ['Shark Tattoo'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Steam Man', 'B: Ghost'], 'Jungle Oasis': ['B: Spectre'] },
  },
  (t) => {
    // Only a minion of A's own.
    t.play('Shark Tattoo');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man +1 [A: Shark Tattoo]', 'B: Ghost']);
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.counters('Steam Man')).toBe(2);
  },
);

scene(
  'Shark Tattoo: nothing at the start of other turns, with a second minion of yours, or if it is no longer yours',
  {
    card: 'Shark Tattoo',
    rulings: [1],
    from: 'start of turn',
    bases: {
      Tortuga: ['A: Steam Man [A: Shark Tattoo]', 'A: Ghost'],
      'Jungle Oasis': ['B(A): Steam Man [A: Shark Tattoo]', 'A: Gretel'],
      'Tar Pits': ['B: Steam Man [B: Shark Tattoo]'],
      Workshop: ['A: Spectre [B: Shark Tattoo]'],
    },
  },
  (t) => {
    expect(t.counters('Steam Man @ Tortuga')).toBe(0);
    expect(t.counters('Steam Man @ Jungle Oasis')).toBe(0);
    expect(t.counters('Steam Man @ Tar Pits')).toBe(0);
    expect(t.counters('Spectre')).toBe(0);
  },
);

scene(
  'Shark Tattoo: destroyed, it leaves its counters behind',
  {
    card: 'Shark Tattoo',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Bear Necessities'] },
    bases: { Tortuga: ['A: Steam Man +2 [A: Shark Tattoo]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Necessities');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man +2']);
    expect(t.discard('A')).toEqual(['Shark Tattoo']);
  },
);

// Sun Tattoo

scene(
  'Sun Tattoo: +2 power for one of your minions',
  {
    card: 'Sun Tattoo',
    A: { hand: ['Sun Tattoo'] },
    bases: { Tortuga: ['A: Ghost', 'B: Spectre'], 'Jungle Oasis': ['A: Steam Man [B: Choking Vines]'] },
  },
  (t) => {
    t.play('Sun Tattoo');
    t.offers('Ghost', 'Steam Man');
    t.pick('Steam Man');
    expect(t.power('Steam Man')).toBe(5);
    // It does not move.
    expect(t.at('Jungle Oasis')).toEqual(['A: Steam Man [B: Choking Vines, A: Sun Tattoo]']);
  },
);

scene(
  'Sun Tattoo saves a minion from a base that has scored, on any player’s turn',
  {
    card: 'Sun Tattoo',
    rulings: [1, 2],
    turn: 'B',
    A: { hand: ['Sun Tattoo'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': [
        'B: General Ivan',
        'B: Ghost',
        'A: Steam Man',
        'A: Gretel +1',
        'A: Spectre [B: Choking Vines]',
      ],
      Tortuga: ['A: Hansel'],
      Workshop: [],
    },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    expect(t.vp('B')).toBe(0);
    expect(t.vp('A')).toBe(2);
    expect(t.asked).toBe('A');
    t.offers('use Sun Tattoo', 'pass');
    t.pick('use Sun Tattoo');
    // Not the Spectre, which has an action of B on it, nor a minion elsewhere.
    t.offers('Steam Man', 'Gretel');
    t.pick('Gretel');
    // The base that replaces this one is not there yet.
    t.offers('Tortuga', 'Workshop');
    t.pick('Tortuga');
    expect(t.bases).toEqual(['Tar Pits', 'Tortuga', 'Workshop']);
    expect(t.at('Tortuga')).toEqual(['A: Hansel', 'A: Gretel +1 [A: Sun Tattoo]']);
    // 2, the counter, Hansel, and the Sun Tattoo.
    expect(t.power('Gretel')).toBe(7);
    expect(t.discard('A')).toEqual(['Spectre', 'Steam Man']);
  },
);

scene(
  'Sun Tattoo: after your action of the turn as well; two of them save two minions, not one twice',
  {
    card: 'Sun Tattoo',
    rulings: [1, 3],
    A: { hand: ['Shady Deal', 'Sun Tattoo', 'Sun Tattoo', 'Sun Tattoo'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: Spectre', 'B: Spectre'], Workshop: [] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.play('Shady Deal');
    t.endTurn();
    t.offers('use Sun Tattoo', 'use Sun Tattoo', 'use Sun Tattoo', 'pass');
    t.pick('use Sun Tattoo');
    t.pick('Spectre');
    expect(t.at('Workshop')).toEqual(['A: Spectre [A: Sun Tattoo]']);
    t.offers('use Sun Tattoo', 'use Sun Tattoo', 'pass');
    t.pick('use Sun Tattoo');
    expect(t.at('Workshop')).toEqual(['A: Spectre [A: Sun Tattoo]', 'A: General Ivan [A: Sun Tattoo]']);
    // Nobody of A's is left there for the third.
    expect(t.turn).toBe('B');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Sun Tattoo']);
  },
);

scene(
  'Sun Tattoo cannot be played on a minion that cannot be moved',
  {
    card: 'Sun Tattoo',
    rulings: [3],
    A: { hand: ['Sun Tattoo'], deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: General Ivan', 'A: Spectre', 'B: Ghost'],
      Workshop: ['B: Entangled'],
    },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.vp('A')).toBe(2);
    expect(t.discard('A')).toEqual(['General Ivan', 'Spectre']);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Sun Tattoo']);
  },
);

scene(
  'Sun Tattoo cannot be played where no other base lets the minion in',
  {
    card: 'Sun Tattoo',
    rulings: [3],
    A: { hand: ['Sun Tattoo'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: General Ivan'], Workshop: ["B: Mo'ai"] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Sun Tattoo']);
  },
);

// Tattoo Artist

scene(
  'Tattoo Artist finds an action that is played on a minion, and plays it at once',
  {
    card: 'Tattoo Artist',
    rulings: [1, 2, 3],
    A: {
      hand: ['Tattoo Artist', 'Shady Deal'],
      deck: ['Ghost', 'Sleep Spores', 'Choking Vines', 'Shark Tattoo', 'Shady Deal'],
      discard: ['Sun Tattoo'],
    },
    bases: { Tortuga: ['A: Steam Man', 'A: Gretel', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tattoo Artist');
    t.offers('deck', 'discard pile');
    t.pick('deck');
    expect(t.purpose).toBe('search');
    t.offers('Choking Vines', 'Shark Tattoo');
    t.pick('Shark Tattoo');
    t.offers('put into hand', 'play');
    t.pick('play');
    t.offers('Steam Man', 'Gretel');
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man +1 [A: Shark Tattoo]', 'A: Gretel', 'B: Ghost']);
    expect(t.deck('A').toSorted()).toEqual(['Choking Vines', 'Ghost', 'Shady Deal', 'Sleep Spores']);
    // Nothing has been saved for later.
    t.offers('pass');
  },
);

scene(
  'Tattoo Artist: or it goes to your hand, shown to all',
  {
    card: 'Tattoo Artist',
    rulings: [2, 3],
    A: {
      hand: ['Tattoo Artist', 'Ghost'],
      deck: ['Ghost', 'Shark Tattoo'],
      discard: ['Sun Tattoo', 'Ocean Tattoo', 'Shady Deal'],
    },
    bases: { Tortuga: ['A: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tattoo Artist');
    t.pick('deck');
    // Both may be looked through.
    t.offers('Shark Tattoo');
    t.pick();
    t.offers('Sun Tattoo', 'Ocean Tattoo');
    t.pick('Ocean Tattoo');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(['Ghost', 'Ocean Tattoo']);
    expect(t.seenBy('B', 'A').toSorted()).toEqual(['?', 'Ocean Tattoo']);
    expect(t.discard('A')).toEqual(['Shady Deal', 'Sun Tattoo', 'Tattoo Artist']);
    t.offers('play Ghost', 'pass');
  },
);

scene(
  'Tattoo Artist: an empty deck is made anew before it is searched',
  {
    card: 'Tattoo Artist',
    rulings: [2],
    A: { hand: ['Tattoo Artist'], discard: ['Ghost', 'Sun Tattoo', 'Shark Tattoo'] },
    bases: { Tortuga: ['B: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tattoo Artist');
    t.pick('deck');
    t.offers('Sun Tattoo', 'Shark Tattoo');
    t.pick('Sun Tattoo');
    // There is no minion of A's to play it on.
    expect(t.hand('A')).toEqual(['Sun Tattoo']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Shark Tattoo']);
    expect(t.discard('A')).toEqual(['Tattoo Artist']);
  },
);

scene(
  'Tattoo Artist finds nothing where there is nothing',
  {
    card: 'Tattoo Artist',
    rulings: [2],
    A: { hand: ['Tattoo Artist'], deck: ['Ghost', 'Ghost'], discard: ['Shady Deal'] },
    bases: { Tortuga: ['A: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tattoo Artist');
    t.pick('deck');
    t.offers('pass');
    expect(t.hand('A')).toEqual([]);
  },
);

// Volcanic Uprising

scene(
  'Volcanic Uprising: a new base, and a minion of yours moves there',
  {
    card: 'Volcanic Uprising',
    rulings: [1],
    A: { hand: ['Volcanic Uprising'] },
    bases: { Tortuga: ['A: Ghost', 'B: Spectre'], 'Jungle Oasis': ['A: Steam Man'] },
    baseDeck: ['Tar Pits', 'Workshop'],
  },
  (t) => {
    t.play('Volcanic Uprising');
    // No base is without minions, so there is nothing to choose between.
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis', 'Tar Pits']);
    t.offers('Ghost', 'Steam Man');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ghost');
    expect(t.at('Tar Pits')).toEqual(['A: Ghost']);
  },
);

scene(
  'Volcanic Uprising: the extra base is replaced by one base when it has scored',
  {
    card: 'Volcanic Uprising',
    rulings: [1],
    rules: ['R5.8'],
    A: { hand: ['Volcanic Uprising'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: General Ivan +6'], 'Tar Pits': ['B: Ghost'] },
    baseDeck: ['Jungle Oasis', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.play('Volcanic Uprising');
    t.pick('General Ivan');
    t.endTurn();
    expect(t.vp('A')).toBe(2);
    expect(t.bases).toEqual(['Tortuga', 'Tar Pits', 'Workshop']);
  },
);

scene(
  'Volcanic Uprising: or a base without minions is destroyed, and two take its place',
  {
    card: 'Volcanic Uprising',
    rulings: [1, 3],
    A: { hand: ['Volcanic Uprising'] },
    bases: {
      Tortuga: ['A: Ghost'],
      'Jungle Oasis': ['B: Sleep Spores', 'A: Rotary Slug Thrower', 'B: buried Ghost'],
      'Tar Pits': [],
    },
    baseDeck: ['Workshop', 'Haunted House', 'The Mothership'],
  },
  (t) => {
    t.play('Volcanic Uprising');
    t.offers('add a base', 'destroy a base');
    t.pick('destroy a base');
    t.offers('Jungle Oasis', 'Tar Pits');
    t.pick('Jungle Oasis');
    expect(t.bases.toSorted()).toEqual(['Haunted House', 'Tar Pits', 'Tortuga', 'Workshop']);
    expect(t.baseDiscard).toEqual(['Jungle Oasis']);
    expect(t.discard('A')).toEqual(['Rotary Slug Thrower', 'Volcanic Uprising']);
    expect(t.discard('B')).toEqual(['Ghost', 'Sleep Spores']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
  },
);

scene(
  'Volcanic Uprising: the destroyed base may come back when the base deck is empty',
  {
    card: 'Volcanic Uprising',
    rulings: [2, 3],
    A: { hand: ['Volcanic Uprising'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': [] },
    baseDeck: ['Workshop'],
  },
  (t) => {
    t.play('Volcanic Uprising');
    t.pick('destroy a base');
    expect(t.bases.toSorted()).toEqual(['Jungle Oasis', 'Tortuga', 'Workshop']);
    expect(t.baseDeck).toEqual([]);
    expect(t.baseDiscard).toEqual([]);
  },
);

scene(
  'Volcanic Uprising: no base arrives where there is none',
  {
    card: 'Volcanic Uprising',
    rulings: [2],
    A: { hand: ['Volcanic Uprising'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Volcanic Uprising');
    t.offers('pass');
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis']);
  },
);

scene(
  'Volcanic Uprising: the base discard pile is shuffled in for the first half too',
  {
    card: 'Volcanic Uprising',
    rulings: [2],
    A: { hand: ['Volcanic Uprising'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Ghost'] },
    baseDiscard: ['Workshop'],
  },
  (t) => {
    t.play('Volcanic Uprising');
    t.pick();
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis', 'Workshop']);
  },
);

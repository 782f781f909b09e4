import { expect } from 'vitest';
import { library } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

// General Ivan

scene(
  'General Ivan: not even your own card destroys your minion, and what you paid stays paid',
  {
    card: 'General Ivan',
    rulings: [1],
    rules: ['R10.10'],
    A: { hand: ['Spirit', 'Ghost', 'Ghost', 'Insta-Grow'] },
    bases: { Tortuga: ['A: General Ivan'], 'Jungle Oasis': ['A: Cub Scout'] },
  },
  (t) => {
    t.play('Spirit', 'Tortuga');
    t.offers('General Ivan', 'Cub Scout', 'Spirit');
    t.pick('Cub Scout');
    t.pick('yes');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout']);
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Ghost', 'Ghost', 'Insta-Grow']);
  },
);

scene(
  'General Ivan: he himself can be chosen by another player, but nothing happens to him and nothing follows from it',
  {
    card: 'General Ivan',
    rulings: [1, 3],
    turn: 'B',
    B: { hand: ['Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Insta-Grow', 'Insta-Grow'] },
    bases: { 'Field of Honor': ['A: General Ivan'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.offers('General Ivan', 'Spirit');
    t.pick('General Ivan');
    t.pick('yes');
    expect(t.at('Field of Honor')).toEqual(['A: General Ivan']);
    expect(t.hand('B')).toEqual([]);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'General Ivan: a base ability does not destroy either',
  {
    card: 'General Ivan',
    rulings: [1, 3],
    turn: 'B',
    from: 'score bases',
    A: { hand: ['Ghost'] },
    bases: {
      Tortuga: ['A: General Ivan', 'A: Ghost'],
      'Ninja Dojo': ['B: Spectre', 'B: Spirit +10'],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.offers('General Ivan', 'Ghost', 'Spectre', 'Spirit');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: General Ivan', 'A: Ghost']);
    expect(t.discard('A')).toEqual([]);
    expect(t.vp('B')).toBe(2);
  },
);

scene(
  'General Ivan: your minions can be moved, weakened and taken over, and then he protects them no longer',
  {
    card: 'General Ivan',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Bear Cavalry', 'Make Contact'] },
    bases: {
      Tortuga: ['A: Cub Scout'],
      'Jungle Oasis': ['B: Sleep Spores'],
      'Tar Pits': ['A: General Ivan', 'A: Cub Scout [B: Choking Vines]'],
    },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: Sleep Spores', 'A: Cub Scout']);
    expect(t.power('Cub Scout @ Jungle Oasis')).toBe(2);
    t.play('Make Contact');
    t.pick('Cub Scout @ Tar Pits');
    expect(t.controller('Cub Scout @ Tar Pits')).toBe('B');
    t.endTurn();
    t.endTurn();
    // Choking Vines at the start of B's turn.
    expect(t.asked).toBe('B');
    expect(t.at('Tar Pits')).toEqual(['A: General Ivan']);
    // Tar Pits sends it to the bottom of A's deck.
    expect(t.deck('A').at(-1)).toBe('Cub Scout');
  },
);

scene(
  'General Ivan: your minions can be placed in a deck, and they are discarded when their base scores',
  {
    card: 'General Ivan',
    rulings: [2],
    rules: ['R5.7'],
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Ghost'], deck: ['Ghost'] },
    bases: {
      Tortuga: ['A: General Ivan'],
      'Temple of Goju': ['A: Spectre', 'A: Ghost', 'B: Spectre', 'B: Spirit', 'B: Spirit'],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.deck('A')).toEqual(['Ghost', 'Spectre']);
    expect(t.discard('A')).toEqual(['Ghost']);
    expect(t.deck('B')).toEqual(['Ghost', 'Spectre']);
    expect(t.at('Tortuga')).toEqual(['A: General Ivan']);
  },
);

scene(
  'General Ivan: your minions can be returned to hand',
  {
    card: 'General Ivan',
    rulings: [2],
    from: 'score bases',
    bases: {
      'The Mothership': ['A: General Ivan', 'A: Spectre', 'A: Spirit', 'A: Ghost', 'A: Polar Commando'],
      Tortuga: [],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.offers('Spirit', 'Ghost');
    t.pick('Ghost');
    // The hand is what was returned and two cards drawn out of the shuffled discard pile.
    expect(t.hand('A')).toContain('Ghost');
    expect(t.hand('A')).toHaveLength(3);
  },
);

scene(
  'General Ivan: Sprout stays in play and its search still happens',
  {
    card: 'General Ivan',
    rulings: [4],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Cub Scout', 'Spectre'] },
    bases: { Tortuga: ['A: General Ivan'], 'Jungle Oasis': ['A: Sprout'] },
  },
  (t) => {
    t.pick('yes');
    t.offers('Ghost', 'Cub Scout');
    t.pick('Cub Scout');
    expect(t.at('Jungle Oasis')).toEqual(['A: Sprout', 'A: Cub Scout']);
  },
);

scene(
  'General Ivan, current: no destruction, so nothing that it was to pay for',
  {
    card: 'General Ivan',
    rulings: [3],
    rules: ['R3.6'],
    printing: 'current',
    A: { hand: ['Bear Rides You'] },
    bases: {
      Tortuga: ['A: General Ivan', 'A: Ghost'],
      'Jungle Oasis': ['B: Cub Scout'],
      "Tsar's Palace": ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('A: Ghost');
    t.pick('Jungle Oasis');
    t.pick();
    // B is not even asked.
    expect([t.asked, t.question]).toEqual(['A', 'play']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Cub Scout', 'A: Ghost']);
    expect(t.at("Tsar's Palace")).toEqual(['B: Ghost']);
  },
);

scene(
  'General Ivan, current: once a turn, your minions where another player’s minion went get +1 power',
  {
    card: 'General Ivan',
    printing: 'current',
    A: { hand: ['Grizzled Veteran', 'Bear Rides You'] },
    bases: {
      'Jungle Oasis': ['B: Ghost', 'B: Spirit'],
      Tortuga: ['A: General Ivan', 'A: Ghost'],
      "Tsar's Palace": [],
    },
  },
  (t) => {
    t.play('Grizzled Veteran', 'Jungle Oasis');
    t.pick('Spirit');
    t.pick('Tortuga');
    expect(t.asked).toBe('A');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.power('General Ivan')).toBe(7);
    expect(t.power('Ghost @ Tortuga')).toBe(3);
    expect(t.power('Spirit')).toBe(3);
    expect(t.power('Grizzled Veteran')).toBe(3);
    t.play('Bear Rides You');
    t.pick('B: Ghost');
    t.pick('Tortuga');
    expect(t.question).toBe('play');
    expect(t.power('General Ivan')).toBe(7);
    t.endTurn();
    expect(t.power('General Ivan')).toBe(6);
    expect(t.power('A: Ghost')).toBe(2);
  },
);

scene(
  'General Ivan, current: whoever moved it; declining keeps it; nobody is asked where you have no minion',
  {
    card: 'General Ivan',
    printing: 'current',
    turn: 'B',
    bases: {
      'Jungle Oasis': ['B: Ghost'],
      Tortuga: ['A: General Ivan', 'B: Zeppelin', 'B: Zeppelin', 'B: Zeppelin'],
      "Tsar's Palace": [],
    },
  },
  (t) => {
    t.use('Zeppelin');
    expect(t.asked).toBe('A');
    t.pick('no');
    expect(t.power('General Ivan')).toBe(6);
    t.use('Zeppelin');
    t.pick("Tsar's Palace");
    expect(t.question).toBe('play');
    t.use('Zeppelin');
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.power('General Ivan')).toBe(7);
    // A's own minions do not set it off, nor does it last into the next turn.
    t.endTurn();
    expect(t.power('General Ivan')).toBe(6);
  },
);

scene(
  'General Ivan, current: he cheers first, for Cub Scout has nothing to look at before that',
  {
    card: 'General Ivan',
    rules: ['R3.7', 'R10.6'],
    printing: 'current',
    A: { hand: ['Grizzled Veteran'] },
    bases: { 'Jungle Oasis': ['B: Spirit'], Tortuga: ['A: General Ivan', 'A: Cub Scout'] },
  },
  (t) => {
    t.play('Grizzled Veteran', 'Jungle Oasis');
    t.pick('Spirit');
    expect(t.options).toEqual(['no', 'yes']);
    t.pick('yes');
    // 3 is less than 4 now.
    t.pick('yes');
    expect(t.discard('B')).toEqual(['Spirit']);
    t.pick();
  },
);

scene(
  'General Ivan does not keep your minions from being shuffled away',
  {
    card: 'General Ivan',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: General Ivan'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    t.pick('Ghost');
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.deck('A')).toEqual(['Ghost']);
  },
);

// Polar Commando

scene(
  'Polar Commando is strong only while no other minion of yours is here',
  {
    card: 'Polar Commando',
    rulings: [1],
    A: { hand: ['Ghost'] },
    bases: {
      Tortuga: ['A: Polar Commando', 'A: Zeppelin', 'B: Cub Scout', 'B: Ghost'],
      'Jungle Oasis': ['A: Spirit'],
    },
  },
  (t) => {
    expect(t.power('Polar Commando')).toBe(6);
    expect(t.powerParts('Polar Commando')).toEqual(['Polar Commando +4', 'Polar Commando +2']);
    t.play('Ghost', 'Tortuga');
    expect(t.power('Polar Commando')).toBe(4);
    t.use('Zeppelin');
    t.pick('A: Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit', 'A: Ghost']);
    expect(t.power('Polar Commando')).toBe(6);
  },
);

scene(
  'Polar Commando alone cannot be destroyed',
  {
    card: 'Polar Commando',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Insta-Grow', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Polar Commando', 'B: Cub Scout'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Polar Commando');
    t.pick('yes');
    expect(t.hand('B')).toEqual([]);
    expect(t.at('Tortuga')).toEqual(['A: Polar Commando', 'B: Cub Scout']);
  },
);

scene(
  'Polar Commando: two on one base switch each other off, until one is gone',
  {
    card: 'Polar Commando',
    rulings: [1, 2],
    turn: 'B',
    B: { hand: ['Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Polar Commando', 'A: Polar Commando'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.total('A', 'Tortuga')).toBe(8);
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Polar Commando');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['A: Polar Commando']);
    expect(t.discard('A')).toEqual(['Polar Commando']);
    expect(t.total('A', 'Tortuga')).toBe(6);
  },
);

scene(
  'Polar Commando can be weakened and moved',
  {
    card: 'Polar Commando',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Bear Cavalry'] },
    bases: {
      Tortuga: ['A: Polar Commando', 'B: Sleep Spores'],
      'Jungle Oasis': ['A: Ghost'],
      "Tsar's Palace": [],
    },
  },
  (t) => {
    expect(t.power('Polar Commando')).toBe(5);
    t.play('Bear Cavalry', 'Tortuga');
    t.offers('Jungle Oasis', "Tsar's Palace");
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'A: Polar Commando']);
    expect(t.power('Polar Commando')).toBe(4);
  },
);

scene(
  'Polar Commando can be returned to hand',
  {
    card: 'Polar Commando',
    rulings: [3],
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'The Mothership': [
        'A: Polar Commando',
        'A: Aggromotive',
        'A: Aggromotive',
        'B: Sleep Spores',
        'B: Sleep Spores',
        'B: Sleep Spores',
        'B: Spectre',
        'B: Ghost',
      ],
      Tortuga: [],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.offers('Polar Commando');
    t.pick('Polar Commando');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Polar Commando']);
  },
);

scene(
  'Polar Commando can be placed in a deck',
  {
    card: 'Polar Commando',
    rulings: [3],
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Temple of Goju': ['A: Polar Commando', 'B: Spectre', 'B: Spirit', 'B: Spirit', 'B: Ghost'],
      Tortuga: [],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.deck('A')).toEqual(['Ghost', 'Polar Commando']);
  },
);

scene(
  'Polar Commando, current: a talent that strengthens it or something weaker',
  {
    card: 'Polar Commando',
    rules: ['R3.8'],
    printing: 'current',
    bases: {
      Tortuga: ['A: Polar Commando', 'B: Ghost'],
      'Jungle Oasis': ['B: Cub Scout', 'B: Spectre'],
      "Tsar's Palace": ['A: Spirit +1'],
    },
  },
  (t) => {
    expect(t.power('Polar Commando')).toBe(4);
    t.use('Polar Commando');
    t.offers('Polar Commando', 'Ghost', 'Cub Scout');
    t.pick('Cub Scout');
    expect(t.at('Jungle Oasis')).toEqual(['B: Cub Scout +1', 'B: Spectre']);
    expect(t.canUse('Polar Commando')).toBe(false);
  },
);

scene(
  'Polar Commando, current: it grows, and can be destroyed',
  {
    card: 'Polar Commando',
    printing: 'current',
    A: { hand: ['Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Polar Commando'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Polar Commando');
    expect(t.at('Tortuga')).toEqual(['A: Polar Commando +1']);
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Polar Commando');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Polar Commando can be shuffled away',
  {
    card: 'Polar Commando',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Polar Commando'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.deck('A')).toEqual(['Polar Commando']);
  },
);

// Bear Cavalry

scene(
  'Bear Cavalry moves another player’s minion here to a base of your choice',
  {
    card: 'Bear Cavalry',
    rulings: [1],
    A: { hand: ['Bear Cavalry'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost', 'B: Spirit'],
      'Jungle Oasis': ['B: Haunting'],
      "Tsar's Palace": [],
    },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Ghost');
    t.offers('Jungle Oasis', "Tsar's Palace");
    t.pick("Tsar's Palace");
    // Tsar's Palace is closed to playing it, not to moving it.
    expect(t.at("Tsar's Palace")).toEqual(['B: Ghost']);
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Spirit', 'A: Bear Cavalry']);
  },
);

scene(
  'Bear Cavalry with nobody else here does nothing',
  {
    card: 'Bear Cavalry',
    rulings: [1],
    rules: ['R3.3'],
    A: { hand: ['Bear Cavalry'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Spirit'] },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toEqual(['B: Spirit']);
  },
);

scene(
  'Bear Cavalry: a moved minion keeps its controller, counters and cards, and is not played',
  {
    card: 'Bear Cavalry',
    rulings: [2],
    rules: ['R3.2', 'R9.5'],
    A: { hand: ['Bear Cavalry'] },
    B: { hand: ['Spirit', 'Insta-Grow'] },
    bases: { Tortuga: ['B(A): Ghost +1 [A: Choking Vines]'], 'Haunted House': [] },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    // Neither the Ghost nor Haunted House asks B to discard.
    expect(t.question).toBe('play');
    expect(t.at('Haunted House')).toEqual(['B(A): Ghost +1 [A: Choking Vines]']);
    expect(t.hand('B')).toEqual(['Insta-Grow', 'Spirit']);
  },
);

scene(
  'Grizzled Veteran, the current Bear Cavalry, may move it',
  {
    card: 'Bear Cavalry',
    printing: 'current',
    A: { hand: ['Grizzled Veteran', 'Grizzled Veteran', 'Insta-Grow'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [], "Tsar's Palace": [] },
  },
  (t) => {
    t.play('Grizzled Veteran', 'Tortuga');
    t.offers('Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Grizzled Veteran']);
    t.play('Insta-Grow');
    t.play('Grizzled Veteran', 'Tortuga');
    t.pick('Ghost');
    t.offers('Jungle Oasis', "Tsar's Palace");
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
  },
);

// Cub Scout

scene(
  'Cub Scout destroys a weaker minion that moves here, and not one that is played here',
  {
    card: 'Cub Scout',
    rulings: [1],
    A: { hand: ['Bear Cavalry'] },
    B: { hand: ['Ghost'], deck: ['Spirit', 'Spirit'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': ['A: Cub Scout'] },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout']);
    expect(t.discard('B')).toEqual(['Ghost']);
    t.endTurn();
    t.play('Ghost', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout', 'B: Ghost']);
  },
);

scene(
  'Cub Scout: the powers are those at this base; equal power survives',
  {
    card: 'Cub Scout',
    rulings: [2],
    A: { hand: ["You're Screwed", 'Bear Cavalry'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Spirit', 'B: Haunting', 'B: Ghost'],
      'Jungle Oasis': ['A: Cub Scout', 'B: Rotary Slug Thrower'],
      'Tar Pits': ['A: Cub Scout', 'A: Sleep Spores'],
    },
    B: { hand: ['Ghost', 'Ghost', 'Ghost'] },
  },
  (t) => {
    // 2 + 2 is more than 3.
    t.play('Bear Cavalry', 'Tortuga');
    t.pick('B: Ghost');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout', 'B: Rotary Slug Thrower', 'B: Ghost']);
    // 3 - 1 is less than 3.
    t.play("You're Screwed");
    t.pick('Tortuga');
    t.pick('Spirit');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: Cub Scout', 'A: Sleep Spores']);
    expect(t.deck('B')).toEqual(['Spirit']);
  },
);

scene(
  'Cub Scout: equal power survives',
  {
    card: 'Cub Scout',
    rulings: [2],
    A: { hand: ['Bear Cavalry'] },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': ['A: Cub Scout'] },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout', 'B: Spirit']);
  },
);

scene(
  'Cub Scout does not mind who moves the minion, nor whose turn it is, and takes the credit',
  {
    card: 'Cub Scout',
    rulings: [3, 4],
    turn: 'B',
    bases: { Tortuga: ['B: Ghost'], 'Field of Honor': ['A: Cub Scout', 'B: Zeppelin'] },
  },
  (t) => {
    t.use('Zeppelin');
    expect(t.at('Field of Honor')).toEqual(['A: Cub Scout', 'B: Zeppelin']);
    expect(t.vp('A')).toBe(1);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'Cub Scout checks each of several that arrive together, and each destruction counts for itself',
  {
    card: 'Cub Scout',
    rulings: [3, 4],
    rules: ['R10.7'],
    players: 3,
    A: { hand: ["You're Pretty Much Borscht"] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost', 'B: Spirit', 'C: Ghost', 'C: Ghost'],
      'Field of Honor': ['A: Cub Scout'],
    },
  },
  (t) => {
    t.play("You're Pretty Much Borscht");
    t.pick('Tortuga');
    // The Spirit's check comes sooner or later; identical ones are not asked about.
    t.offers('use Cub Scout', 'use Cub Scout');
    t.pick('use Cub Scout');
    t.offers('use Cub Scout', 'use Cub Scout');
    t.pick('use Cub Scout');
    expect(t.at('Field of Honor')).toEqual(['A: Cub Scout', 'B: Spirit']);
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.discard('C')).toEqual(['Ghost', 'Ghost']);
    expect(t.vp('A')).toBe(3);
  },
);

scene(
  'Cub Scout does not touch your own minions',
  {
    card: 'Cub Scout',
    A: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['A: Cub Scout'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout', 'A: Ghost']);
  },
);

scene(
  'Cub Scout, current: you may destroy it, and then may bring up one of printed power 3 or less',
  {
    card: 'Cub Scout',
    printing: 'current',
    A: { hand: ['Grizzled Veteran'] },
    bases: {
      Tortuga: ['B: Ghost', 'A: Ghost'],
      'Jungle Oasis': ['A: Cub Scout', 'A: Spirit'],
      "Tsar's Palace": ['A: Ghost +3', 'A: Polar Commando', 'B: Spirit'],
    },
  },
  (t) => {
    t.play('Grizzled Veteran', 'Tortuga');
    t.pick('B: Ghost');
    t.pick('Jungle Oasis');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.discard('B')).toEqual(['Ghost']);
    t.offers('Ghost', 'Ghost', 'Grizzled Veteran');
    expect(t.range).toEqual([0, 1]);
    t.pick("Ghost @ Tsar's Palace");
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout', 'A: Spirit', 'A: Ghost +3']);
  },
);

scene(
  'Cub Scout, current: who does not destroy moves nothing; nothing is asked about an equal',
  {
    card: 'Cub Scout',
    printing: 'current',
    A: { hand: ['Grizzled Veteran', 'Bear Rides You'] },
    bases: { Tortuga: ['B: Ghost', 'B: Spirit'], 'Jungle Oasis': ['A: Cub Scout'], "Tsar's Palace": [] },
  },
  (t) => {
    t.play('Grizzled Veteran', 'Tortuga');
    t.pick('Ghost');
    t.pick('Jungle Oasis');
    t.pick('no');
    expect(t.question).toBe('play');
    t.play('Bear Rides You');
    t.pick('Spirit');
    t.pick('Jungle Oasis');
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout', 'B: Ghost', 'B: Spirit']);
  },
);

// Bear Hug

scene(
  'Bear Hug: each other player destroys their weakest minion, on all bases together',
  {
    card: 'Bear Hug',
    rulings: [1],
    players: 3,
    A: { hand: ['Bear Hug'] },
    bases: { Tortuga: ['A: Ghost', 'B: Ghost +2', 'B: Spectre'], 'Jungle Oasis': ['B: Spirit'] },
  },
  (t) => {
    t.play('Bear Hug');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Ghost +2', 'B: Spectre']);
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.discard('B')).toEqual(['Spirit']);
    expect(t.discard('A')).toEqual(['Bear Hug']);
  },
);

scene(
  'Bear Hug: clockwise from you, and a player whose weakest are tied picks one',
  {
    card: 'Bear Hug',
    rulings: [4],
    players: 3,
    turn: 'B',
    B: { hand: ['Bear Hug'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Cub Scout', 'C: Spirit', 'B: Ghost'],
      'Jungle Oasis': ['A: Ghost', 'C: Haunting', 'C: Spectre'],
    },
    C: { hand: ['Ghost', 'Ghost', 'Ghost'] },
  },
  (t) => {
    t.play('Bear Hug');
    expect(t.asked).toBe('C');
    t.offers('Spirit', 'Haunting');
    t.pick('Haunting');
    expect(t.asked).toBe('A');
    t.offers('Ghost', 'Ghost');
    t.pick('Ghost @ Jungle Oasis');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Cub Scout', 'C: Spirit', 'B: Ghost']);
    expect(t.at('Jungle Oasis')).toEqual(['C: Spectre']);
  },
);

scene(
  'Bear Hug: the one who destroys gets the credit, but it is your card that protection looks at',
  {
    card: 'Bear Hug',
    rulings: [2, 3],
    players: 3,
    A: { hand: ['Bear Hug'] },
    bases: {
      'Field of Honor': ['B: Ghost', 'C: Ghost [C: Incorporeal]', 'C: Spectre'],
      'Jungle Oasis': ['B: Spirit'],
    },
  },
  (t) => {
    t.play('Bear Hug');
    expect(t.at('Field of Honor')).toEqual(['C: Ghost [C: Incorporeal]', 'C: Spectre']);
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([0, 1, 0]);
  },
);

scene(
  'Bear Hug: in a tie the protected one may be picked',
  {
    card: 'Bear Hug',
    rulings: [3],
    A: { hand: ['Bear Hug'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': ['B: Ghost', 'B: Superiority'] },
  },
  (t) => {
    t.play('Bear Hug');
    expect(t.asked).toBe('B');
    t.pick('Ghost @ Jungle Oasis');
    expect(t.at('Tortuga')).toEqual(['B: Ghost']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost', 'B: Superiority']);
  },
);

scene(
  'Bear Hug, current: the controller decides a tie, whoever owns the minions',
  {
    card: 'Bear Hug',
    printing: 'current',
    players: 3,
    A: { hand: ['Bear Hug'] },
    bases: { Tortuga: ['B(C): Ghost'], 'Jungle Oasis': ['B(C): Ghost', 'B: Spectre'] },
  },
  (t) => {
    t.play('Bear Hug');
    expect(t.asked).toBe('B');
    t.offers('Ghost', 'Ghost');
    t.pick('Ghost @ Tortuga');
    expect(t.at('Jungle Oasis')).toEqual(['B(C): Ghost', 'B: Spectre']);
    expect(t.discard('C')).toEqual(['Ghost']);
  },
);

// Bear Necessities

scene(
  'Bear Necessities destroys an action on a base or on a minion, and never a minion',
  {
    card: 'Bear Necessities',
    rulings: [1, 2],
    A: { hand: ['Bear Necessities', 'Insta-Grow'] },
    B: { discard: ['Insta-Grow'] },
    bases: {
      Tortuga: ['B: Sleep Spores', 'A: Superiority'],
      'Jungle Oasis': ['B: Ghost [B: Incorporeal]'],
    },
  },
  (t) => {
    t.play('Bear Necessities');
    t.offers('Sleep Spores', 'Superiority', 'Incorporeal');
    expect(t.range).toEqual([1, 1]);
    t.pick('Incorporeal');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
    expect(t.discard('B')).toEqual(['Incorporeal', 'Insta-Grow']);
    expect(t.discard('A')).toEqual(['Bear Necessities']);
  },
);

scene(
  'Bear Necessities with no action in play does nothing',
  {
    card: 'Bear Necessities',
    rulings: [1, 2],
    A: { hand: ['Bear Necessities'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Necessities');
    expect(t.at('Tortuga')).toEqual(['B: Ghost']);
    expect(t.discard('A')).toEqual(['Bear Necessities']);
  },
);

scene(
  'Bear Necessities, current: other players with a minion here play no extra cards until your turn, when it goes',
  {
    card: 'Bear Necessities',
    printing: 'current',
    players: 3,
    A: { hand: ['Bear Necessities'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: {
      hand: ['Ghostly Arrival', 'Spirit', 'Cub Scout'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    C: { hand: ['Insta-Grow', 'Spirit', 'Cub Scout'], deck: ['Spectre', 'Spectre'] },
    bases: { Tortuga: ['B: Ghost', 'A: Ghost'], 'Jungle Oasis': ['C: Ghost'], "Tsar's Palace": [] },
  },
  (t) => {
    t.play('Bear Necessities', 'Tortuga');
    t.use('Bear Necessities');
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Ghost', 'A: Bear Necessities']);
    t.play('Ghostly Arrival');
    // The free minion is no extra card; after it, the extra one cannot be played anywhere.
    t.play('Cub Scout', "Tsar's Palace");
    t.offers('pass');
    expect(t.whyNot('B', 'Spirit')).toBe('forbidden: Bear Necessities');
    t.endTurn();
    expect(t.turn).toBe('C');
    t.play('Insta-Grow');
    t.play('Cub Scout', "Tsar's Palace");
    t.play('Spirit', "Tsar's Palace");
    t.pick('Cub Scout');
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Ghost']);
    expect(t.discard('A')).toEqual(['Bear Necessities']);
  },
);

scene(
  'Bear Necessities, current: without the talent it stays; with it the ban outlasts the card',
  {
    card: 'Bear Necessities',
    rules: ['R3.11'],
    printing: 'current',
    A: { deck: ['Ghost', 'Ghost'] },
    B: {
      hand: ['Ornate Dome', 'Captain Ahab', 'Captain Ahab', 'Insta-Grow', 'Insta-Grow'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    bases: {
      Tortuga: ['B: Steam Man', 'A: Bear Necessities'],
      'Jungle Oasis': ['A: Bear Necessities'],
    },
    from: 'start of turn',
  },
  (t) => {
    t.offers('use Bear Necessities', 'use Bear Necessities', 'pass');
    t.pick('use Bear Necessities');
    t.endTurn();
    t.play('Ornate Dome', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Steam Man', 'B: Ornate Dome']);
    t.play('Captain Ahab', 'Tortuga');
    t.endTurn();
    // Only the one whose talent was used would have gone, and it has gone already.
    expect(t.turn).toBe('A');
    expect(t.at('Jungle Oasis')).toEqual(['A: Bear Necessities']);
    t.endTurn();
    // The ban ended with the start of A's turn.
    t.play('Insta-Grow');
    t.play('Captain Ahab', 'Tortuga');
    expect(t.canPlay('Spectre')).toBe(true);
  },
);

scene(
  'Bear Necessities, current: the ban is checked continuously, while a minion is there',
  {
    card: 'Bear Necessities',
    rules: ['R10.28'],
    printing: 'current',
    A: { hand: ['Bear Necessities'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: {
      hand: ['Summon', 'Dinghy', 'Spirit', 'Spectre', 'Chronomage'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Ghost'], Workshop: [] },
  },
  (t) => {
    t.play('Bear Necessities', 'Tortuga');
    t.use('Bear Necessities');
    t.endTurn();
    // B has no minion there, and may use the extra action of the Chronomage.
    t.play('Chronomage', 'Workshop');
    t.play('Summon');
    t.offers('play Dinghy', 'play Spectre', 'play Spirit', 'pass');
    t.play('Spectre', 'Tortuga');
    // Now there is one: the extra action that is left cannot be used.
    t.offers('pass');
  },
);

scene(
  'Bear Necessities, current: the ban holds when the card has gone',
  {
    card: 'Bear Necessities',
    printing: 'current',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Ornate Dome', 'Ghost', 'Spectre'], deck: ['Insta-Grow', 'Spectre'] },
    bases: {
      'The Homeworld': ['B: Steam Man', 'A: Bear Necessities'],
      Tortuga: [],
    },
  },
  (t) => {
    t.use('Bear Necessities');
    t.endTurn();
    t.play('Ornate Dome', 'The Homeworld');
    expect(t.discard('A')).toEqual(['Bear Necessities']);
    t.play('Spectre', 'The Homeworld');
    // The Homeworld's extra minion of power 2 or less is an extra card.
    t.offers('pass');
    expect(t.whyNot('B', 'Ghost')).toBe('forbidden: Bear Necessities');
  },
);

scene(
  'Bear Necessities, current: a card that came back is a new card, which its old talent does not destroy',
  {
    card: 'Bear Necessities',
    rules: ['R10.11'],
    printing: 'current',
    A: { hand: ['Change of Venue'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Bear Necessities'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Bear Necessities');
    t.play('Change of Venue');
    t.pick('Bear Necessities');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Bear Necessities']);
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.at('Jungle Oasis')).toEqual(['A: Bear Necessities']);
  },
);

scene(
  'Bear Necessities, current: Specials and uncovered cards are extra cards, so the ban covers them',
  {
    card: 'Bear Necessities',
    rules: ['R10.26'],
    printing: 'current',
    players: 3,
    A: { deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Full Sail'], deck: ['Spectre', 'Spectre'] },
    C: { hand: ['Full Sail'], deck: ['Spectre', 'Spectre'] },
    baseDeck: ['Temple of Goju', 'The Mothership'],
    bases: {
      Tortuga: ['B: Ghost', 'A: Bear Necessities', 'B: buried Cub Scout'],
      'Jungle Oasis': ['A: King Rex', 'A: King Rex'],
      'Ninja Dojo': ['C: Ghost', 'C: buried Cub Scout'],
    },
  },
  (t) => {
    t.use('Bear Necessities');
    t.endTurn();
    // Jungle Oasis scores: B, who has a minion at Tortuga, is not asked; C is.
    t.offers('use Full Sail', 'pass');
    expect(t.asked).toBe('C');
    t.pass();
    expect(t.turn).toBe('B');
    // A card that cannot be played is discarded when it is uncovered (R7.4).
    t.pick('uncover Cub Scout');
    expect(t.discard('B')).toEqual(['Cub Scout']);
    t.endTurn();
    t.pick('uncover Cub Scout');
    expect(t.at('Ninja Dojo')).toEqual(['C: Ghost', 'C: Cub Scout']);
  },
);

scene(
  'Bear Necessities, current: a base that left play and came back is a new one, without the ban',
  {
    card: 'Bear Necessities',
    rules: ['R10.11'],
    printing: 'current',
    A: { hand: ['Terraforming'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Terraforming', 'War Raptor', 'Steam Man'], deck: ['Spectre', 'Spectre'] },
    bases: { Tortuga: ['B: Cub Scout', 'A: Bear Necessities'], Workshop: [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.use('Bear Necessities');
    t.play('Terraforming');
    t.pick('Tortuga');
    expect(t.bases).toEqual(['Ninja Dojo', 'Workshop']);
    t.endTurn();
    t.play('Terraforming');
    t.pick('Ninja Dojo');
    expect(t.at('Tortuga')).toEqual(['B: Cub Scout', 'A: Bear Necessities']);
    t.play('War Raptor', 'Workshop');
    expect(t.canPlay('Steam Man')).toBe(true);
  },
);

// Bear Rides You

scene(
  'Bear Rides You moves one of your minions, which is not playing it',
  {
    card: 'Bear Rides You',
    rulings: [1],
    rules: ['R3.2'],
    A: { hand: ['Bear Rides You', 'Insta-Grow'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost'],
      'Jungle Oasis': ['A: Spirit'],
      'Haunted House': [],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Ghost');
    t.offers('Jungle Oasis', 'Haunted House');
    t.pick('Haunted House');
    expect(t.question).toBe('play');
    expect(t.at('Haunted House')).toEqual(['A: Ghost']);
    expect(t.hand('A')).toEqual(['Insta-Grow']);
  },
);

scene(
  'Bear Rides You, current: with your own minion you may cancel a card where it went, or the base',
  {
    card: 'Bear Rides You',
    rules: ['R9.10'],
    printing: 'current',
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost'],
      'The Central Brain': ['B: Haunting [B: Incorporeal]', 'B: Sleep Spores', 'B: Cub Scout'],
    },
  },
  (t) => {
    expect(t.power('Cub Scout')).toBe(4);
    t.play('Bear Rides You');
    // Haunting is protected, and somebody has to move (R10.20).
    t.offers('Ghost', 'Ghost', 'Cub Scout');
    t.pick('A: Ghost');
    t.offers('The Central Brain', 'Ghost', 'Haunting', 'Incorporeal', 'Sleep Spores', 'Cub Scout');
    expect(t.range).toEqual([0, 1]);
    t.pick('The Central Brain');
    // Cub Scout's owner is asked about the Ghost that came.
    expect(t.asked).toBe('B');
    t.pick('no');
    expect(t.power('Cub Scout')).toBe(3);
    t.endTurn();
    expect(t.power('Cub Scout')).toBe(3);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.power('Cub Scout')).toBe(4);
  },
);

scene(
  'Bear Rides You, current: among buried cards of others one chooses by place, and declining shows nothing',
  {
    card: 'Bear Rides You',
    rules: ['R7.1', 'R9.10'],
    printing: 'current',
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Ghost'],
      'Jungle Oasis': ['B: buried Mummy', 'A: buried Spirit', 'B: buried Tomb Trap'],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    t.offers('Jungle Oasis', 'Ghost', 'Spirit', 'buried 1 @ Jungle Oasis', 'buried 3 @ Jungle Oasis');
    expect(t.atAsSeenBy('A', 'Jungle Oasis')).toEqual([
      'B: buried ?',
      'A: buried Spirit',
      'B: buried ?',
      'A: Ghost',
    ]);
    t.pick();
    expect(t.atAsSeenBy('A', 'Jungle Oasis')).toEqual([
      'B: buried ?',
      'A: buried Spirit',
      'B: buried ?',
      'A: Ghost',
    ]);
  },
);

scene(
  'Bear Rides You, original: it does not ask for buried cards',
  {
    card: 'Bear Rides You',
    rules: ['R7.1', 'R7.2'],
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Ghost', 'A: buried Spirit'], 'Jungle Oasis': ['B: buried Mummy'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toEqual(['B: buried Mummy', 'A: Ghost']);
  },
);

scene(
  'Bear Rides You, current: a card cancelled does nothing, also not at once',
  {
    card: 'Bear Rides You',
    rules: ['R9.10'],
    printing: 'current',
    A: { hand: ['Bear Rides You', 'Bear Rides You', 'Ghostly Arrival'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Cub Scout', 'B: Haunting'] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Bear Rides You');
    t.pick('Ghost');
    t.pick('Cub Scout');
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toEqual(['B: Cub Scout', 'B: Haunting', 'A: Ghost']);
  },
);

scene(
  'Bear Rides You, current: nothing is cancelled with another player’s minion, or when you do not want to',
  {
    card: 'Bear Rides You',
    printing: 'current',
    A: { hand: ['Bear Rides You', 'Bear Rides You', 'Ghostly Arrival', 'Ghostly Arrival'] },
    bases: { Tortuga: ['A: Ghost', 'B: Ghost'], 'The Central Brain': ['B: Spirit'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('B: Ghost');
    expect(t.question).toBe('play');
    expect(t.at('The Central Brain')).toEqual(['B: Spirit', 'B: Ghost']);
    expect(t.power('Spirit')).toBe(4);
  },
);

scene(
  'Bear Rides You, current: what is protected from your cards is not cancelled',
  {
    card: 'Bear Rides You',
    rules: ['R9.2'],
    printing: 'current',
    A: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Haunting'] },
  },
  (t) => {
    expect(t.power('Haunting')).toBe(6);
    t.play('Bear Rides You');
    t.pick('Haunting');
    expect(t.power('Haunting')).toBe(6);
  },
);

scene(
  'Bear Rides You, current: a cancelled card that leaves and comes back is a new card',
  {
    card: 'Bear Rides You',
    rules: ['R10.11'],
    printing: 'current',
    A: {
      hand: ['Bear Rides You', 'Spirit', 'Spectre', 'Spectre', 'Spectre'],
      deck: ['Ghost', 'Ghost'],
    },
    B: { hand: ['Insta-Grow', 'Insta-Grow', 'Insta-Grow'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Haunting', 'B: Escape Hatch'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Ghost');
    t.pick('Haunting');
    t.play('Spirit', 'Tortuga');
    t.pick('Haunting');
    t.pick('yes');
    expect(t.hand('B')).toEqual(['Haunting', 'Insta-Grow', 'Insta-Grow', 'Insta-Grow']);
    t.endTurn();
    t.play('Haunting', 'Jungle Oasis');
    t.play('Insta-Grow');
    expect(t.hand('B')).toHaveLength(2);
    expect(t.power('Haunting')).toBe(6);
  },
);

// Commission

scene(
  'Commission: the extra minion comes first, its ability next, and then a minion has to make room',
  {
    card: 'Commission',
    rulings: [1, 2],
    A: { hand: ['Commission', 'Ghost', 'Cub Scout', 'Insta-Grow'] },
    bases: {
      Tortuga: ['B: Ghost', 'B: Spirit'],
      'Jungle Oasis': ['B: Haunting'],
      "Tsar's Palace": [],
    },
  },
  (t) => {
    t.play('Commission');
    t.offers('Ghost', 'Cub Scout');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ghost');
    t.pick('Tortuga');
    expect(t.purpose).toBe('discard');
    t.pick('Insta-Grow');
    expect(t.purpose).toBe('move');
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    t.offers('Jungle Oasis', "Tsar's Palace");
    t.pick("Tsar's Palace");
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Ghost']);
    // The free minion is still there to be played.
    expect(t.canPlay('Cub Scout')).toBe(true);
  },
);

scene(
  'Commission: no minion, no move',
  {
    card: 'Commission',
    rulings: [1],
    A: { hand: ['Commission', 'Ghost'] },
    bases: { Tortuga: ['A: Ghost', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Commission');
    t.pick();
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Ghost']);
    // And it cannot be kept: only the free minion is left.
    t.play('Ghost', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'Commission: the recruit acts before anybody moves, also if it removes whom it could have moved',
  {
    card: 'Commission',
    rulings: [2],
    A: { hand: ['Commission', 'Spirit', 'Insta-Grow', 'Insta-Grow'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Commission');
    t.pick('Spirit');
    t.pick('Tortuga');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Spirit']);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Commission can call Spectre from the discard pile',
  {
    card: 'Commission',
    rulings: [3],
    A: { hand: ['Commission', 'Ghost'], discard: ['Spectre', 'Cub Scout'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Commission');
    t.offers('Ghost', 'Spectre');
    t.pick('Spectre');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Spectre']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
    expect(t.discard('A')).toEqual(['Commission', 'Cub Scout']);
  },
);

scene(
  'Commission, current: the minion at once, the move if you like',
  {
    card: 'Commission',
    printing: 'current',
    A: { hand: ['Commission', 'Spectre'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Commission');
    t.pick('Spectre');
    t.pick('Tortuga');
    t.offers('Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Spectre']);
  },
);

// High Ground

scene(
  'High Ground destroys whatever another player’s minion moves here, and stays',
  {
    card: 'High Ground',
    rulings: [1, 2],
    A: { hand: ['High Ground', 'Bear Cavalry'] },
    B: { hand: ['Ghost'], deck: ['Spirit', 'Spirit'] },
    bases: { Tortuga: ['B: Spectre +3'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('High Ground', 'Jungle Oasis');
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.discard('B')).toEqual(['Spectre']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'A: High Ground']);
    t.endTurn();
    t.play('Ghost', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'A: High Ground', 'B: Ghost']);
  },
);

scene(
  'High Ground needs a minion of yours here',
  {
    card: 'High Ground',
    rulings: [2],
    A: { hand: ['Bear Cavalry'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': ['A: High Ground'] },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Jungle Oasis')).toEqual(['A: High Ground', 'B: Ghost']);
  },
);

scene(
  'High Ground: its controller destroys, whoever moved',
  {
    card: 'High Ground',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['B: Spectre'], 'Field of Honor': ['A: Ghost', 'A: High Ground'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.discard('B')).toEqual(['Bear Rides You', 'Spectre']);
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 0]);
  },
);

scene(
  'High Ground, current: may be destroyed to destroy the minion that came',
  {
    card: 'High Ground',
    printing: 'current',
    A: { hand: ['Grizzled Veteran'] },
    bases: { Tortuga: ['B: Spectre'], 'Jungle Oasis': ['A: Ghost', 'A: High Ground'] },
  },
  (t) => {
    t.play('Grizzled Veteran', 'Tortuga');
    t.pick('Spectre');
    t.offers('yes', 'no');
    t.pick('yes');
    t.offers('destroy it', 'draw and play');
    t.pick('destroy it');
    expect(t.discard('B')).toEqual(['Spectre']);
    expect(t.discard('A')).toEqual(['High Ground']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
  },
);

scene(
  'High Ground, current: or to draw a card and play an action',
  {
    card: 'High Ground',
    printing: 'current',
    turn: 'B',
    A: { hand: ['Ghost'], deck: ['Shady Deal', 'Ghost'] },
    B: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['B: Spectre'], 'Jungle Oasis': ['A: Ghost', 'A: High Ground'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Spectre');
    t.pick();
    expect(t.asked).toBe('A');
    t.pick('yes');
    t.pick('draw and play');
    t.offers('Shady Deal');
    t.pick('Shady Deal');
    expect(t.vp('A')).toBe(1);
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'B: Spectre']);
    expect(t.discard('A')).toEqual(['High Ground', 'Shady Deal']);
  },
);

scene(
  'High Ground, current: it may be kept, and asks nothing without a minion of yours',
  {
    card: 'High Ground',
    printing: 'current',
    A: { hand: ['Grizzled Veteran', 'Bear Rides You'] },
    bases: {
      Tortuga: ['B: Spectre', 'B: Ghost'],
      'Jungle Oasis': ['A: Ghost', 'A: High Ground'],
      "Tsar's Palace": ['A: High Ground'],
    },
  },
  (t) => {
    t.play('Grizzled Veteran', 'Tortuga');
    t.pick('Spectre');
    t.pick('Jungle Oasis');
    t.pick('no');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'A: High Ground', 'B: Spectre']);
    t.play('Bear Rides You');
    t.pick('B: Ghost');
    t.pick("Tsar's Palace");
    expect(t.question).toBe('play');
    expect(t.at("Tsar's Palace")).toEqual(['A: High Ground', 'B: Ghost']);
  },
);

scene(
  'High Ground destroys each of several that arrive together',
  {
    card: 'High Ground',
    rules: ['R10.7'],
    players: 3,
    A: { hand: ["You're Pretty Much Borscht"] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost', 'C: Ghost'],
      'Field of Honor': ['A: Spirit', 'A: High Ground'],
    },
  },
  (t) => {
    t.play("You're Pretty Much Borscht");
    t.pick('Tortuga');
    expect(t.at('Field of Honor')).toEqual(['A: Spirit', 'A: High Ground']);
    expect(t.vp('A')).toBe(2);
  },
);

scene(
  'High Ground, current: it answers one of several, for then it is gone',
  {
    card: 'High Ground',
    printing: 'current',
    players: 3,
    A: { hand: ["You're Pretty Much Borscht"] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost', 'C: Ghost'],
      'Jungle Oasis': ['A: Spirit', 'A: High Ground'],
    },
  },
  (t) => {
    t.play("You're Pretty Much Borscht");
    t.pick('Tortuga');
    t.pick('yes');
    t.pick('destroy it');
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toHaveLength(2);
  },
);

// Superiority

scene(
  'Superiority: other players’ cards neither destroy nor move your minions here',
  {
    card: 'Superiority',
    turn: 'B',
    B: { hand: ['Bear Cavalry', "You're Screwed", 'Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Superiority'],
      'Jungle Oasis': ['A: Ghost'],
    },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Superiority', 'B: Bear Cavalry']);
    t.play("You're Screwed");
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Superiority', 'B: Bear Cavalry']);
  },
);

scene(
  'Superiority does not stop weakening, taking over or actions on your minions, but it stops what they would destroy',
  {
    card: 'Superiority',
    rulings: [3],
    turn: 'B',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Choking Vines', 'Ghost'], deck: ['Bear Hug', 'Ghost'] },
    bases: {
      Tortuga: ['A: Spirit', 'A: Superiority', 'B: Sleep Spores'],
      'Jungle Oasis': ['B: Spectre'],
    },
  },
  (t) => {
    expect(t.power('Spirit')).toBe(2);
    t.play('Choking Vines');
    t.pick('Spirit');
    expect(t.at('Tortuga')).toEqual(['A: Spirit [B: Choking Vines]', 'A: Superiority', 'B: Sleep Spores']);
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.at('Tortuga')).toEqual(['A: Spirit [B: Choking Vines]', 'A: Superiority', 'B: Sleep Spores']);
    t.play('Bear Hug');
    expect(t.at('Tortuga')).toEqual(['A: Spirit [B: Choking Vines]', 'A: Superiority', 'B: Sleep Spores']);
  },
);

scene(
  'Superiority does not stop a change of control, and then protects that minion no more',
  {
    card: 'Superiority',
    rulings: [3],
    turn: 'B',
    A: { hand: ['Bear Cavalry'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Make Contact'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spirit', 'A: Superiority'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    expect(t.at('Tortuga')).toEqual(['B(A): Spirit [B: Make Contact]', 'A: Superiority']);
    t.endTurn();
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Jungle Oasis')).toEqual(['B(A): Spirit [B: Make Contact]']);
  },
);

scene(
  'Superiority stops neither your own cards nor base abilities',
  {
    card: 'Superiority',
    rulings: [2],
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Temple of Goju': [
        'A: Superiority',
        'A: Spectre',
        'A: Ghost',
        'B: Spectre',
        'B: Spirit',
        'B: Spirit',
        'B: Ghost',
      ],
      Tortuga: [],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('A: Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    t.endTurn();
    expect(t.bases).toEqual(['Jungle Oasis', 'Tortuga']);
    expect(t.deck('A')).toEqual(['Ghost', 'Spectre']);
  },
);

scene(
  'Superiority, current: a tie for the most power is enough',
  {
    card: 'Superiority',
    rulings: [4],
    printing: 'current',
    A: { hand: ['Superiority'], deck: ['Insta-Grow', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spirit', 'B: Ghost', 'B: Sleep Spores'], 'Jungle Oasis': ['A: Spirit'] },
  },
  (t) => {
    t.play('Superiority', 'Tortuga');
    expect([t.total('A', 'Tortuga'), t.total('B', 'Tortuga')]).toEqual([2, 2]);
    t.use('Superiority');
    t.pick('draw');
    expect(t.hand('A')).toEqual(['Insta-Grow']);
  },
);

scene(
  'Superiority, current: useless while somebody has more power here than you, or where you have none',
  {
    card: 'Superiority',
    rulings: [4],
    printing: 'current',
    A: { hand: ['Superiority'] },
    bases: { Tortuga: ['A: Ghost', 'B: Spirit', 'A: Superiority'], 'Jungle Oasis': ['A: Superiority'] },
  },
  (t) => {
    expect([t.total('A', 'Tortuga'), t.total('B', 'Tortuga')]).toEqual([2, 3]);
    t.offers('play Superiority', 'pass');
    expect(t.whyNot('A', 'A: Superiority @ Tortuga')).toBe('its own condition');
    expect(t.whyNot('A', 'A: Superiority @ Jungle Oasis')).toBe('its own condition');
  },
);

scene(
  'Superiority, current: the shield lasts until the start of your next turn',
  {
    card: 'Superiority',
    printing: 'current',
    A: { deck: ['Insta-Grow', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Grizzled Veteran', 'Choking Vines'], deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: {
      Tortuga: ['A: Spectre', 'A: Ghost [B: Choking Vines]', 'A: Superiority', 'B: Ghost', 'B: Sleep Spores'],
      'Jungle Oasis': ['A: Spirit'],
    },
  },
  (t) => {
    expect(t.power('Spectre')).toBe(4);
    t.use('Superiority');
    t.offers('draw', 'protect');
    t.pick('protect');
    expect(t.power('Spectre')).toBe(5);
    expect(t.at('Tortuga')).toEqual([
      'A: Spectre',
      'A: Ghost',
      'A: Superiority',
      'B: Ghost',
      'B: Sleep Spores',
    ]);
    t.endTurn();
    // Nobody at Tortuga could be moved: there is nothing to ask.
    t.play('Grizzled Veteran', 'Tortuga');
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit']);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.power('Spectre')).toBe(4);
  },
);

scene(
  'Superiority, current: draw a card',
  {
    card: 'Superiority',
    printing: 'current',
    A: { deck: ['Insta-Grow', 'Ghost'] },
    bases: { Tortuga: ['A: Spectre', 'A: Superiority', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Superiority');
    t.pick('draw');
    expect(t.hand('A')).toEqual(['Insta-Grow']);
    expect(t.canUse('Superiority')).toBe(false);
  },
);

scene(
  'Superiority stops what would put your minion into your deck',
  {
    card: 'Superiority',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Ghost', 'A: Superiority'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Superiority']);
    expect(t.deck('A')).toEqual([]);
  },
);

// You're Pretty Much Borscht

scene(
  "You're Pretty Much Borscht moves all other players' minions there to one other base",
  {
    card: "You're Pretty Much Borscht",
    rulings: [1],
    players: 3,
    A: { hand: ["You're Pretty Much Borscht"] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost', 'C: Spirit', 'C: Spectre [C: Incorporeal]', 'B: Sleep Spores'],
      'Jungle Oasis': ['A: Spirit'],
      "Tsar's Palace": ['B: Spectre'],
    },
  },
  (t) => {
    t.play("You're Pretty Much Borscht");
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    t.offers('Jungle Oasis', "Tsar's Palace");
    t.pick("Tsar's Palace");
    expect(t.at("Tsar's Palace")).toEqual(['B: Spectre', 'B: Ghost', 'C: Spirit']);
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'C: Spectre [C: Incorporeal]', 'B: Sleep Spores']);
  },
);

scene(
  "You're Pretty Much Borscht without a minion in play does nothing",
  {
    card: "You're Pretty Much Borscht",
    rulings: [2],
    rules: ['R3.3'],
    A: { hand: ["You're Pretty Much Borscht"] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("You're Pretty Much Borscht");
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['B: Ghost']);
    expect(t.discard('A')).toEqual(["You're Pretty Much Borscht"]);
  },
);

// You're Screwed

scene(
  "You're Screwed moves one of them from a base where you have a minion",
  {
    card: "You're Screwed",
    rulings: [1],
    A: { hand: ["You're Screwed"] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost', 'B: Spirit'],
      'Jungle Oasis': ['A: Cub Scout', 'B: Spectre'],
      "Tsar's Palace": ['B: Haunting'],
    },
  },
  (t) => {
    t.play("You're Screwed");
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    t.offers('Jungle Oasis', "Tsar's Palace");
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout', 'B: Spectre', 'B: Spirit']);
  },
);

scene(
  "You're Screwed is not in the current deck: a second Bear Rides You and Bearing Down are",
  { card: "You're Screwed", printing: 'current', bases: { Tortuga: [], 'Jungle Oasis': [] } },
  () => {
    const cards = library.faction('Bear Cavalry').cards.current.map((def) => library.defs[def]);
    const copies = (name: string): number => cards.find((card) => card.name === name)?.copies ?? 0;
    expect(copies("You're Screwed")).toBe(0);
    expect(copies('Bear Rides You')).toBe(2);
    expect(copies('Bearing Down')).toBe(1);
    expect(cards.reduce((sum, card) => sum + card.copies, 0)).toBe(20);
  },
);

// Bearing Down

scene(
  'Bearing Down raises the breakpoint by 2 for each player here, or lowers it once you have pushed somebody here',
  {
    card: 'Bearing Down',
    printing: 'current',
    players: 3,
    A: { hand: ['Bearing Down', 'Grizzled Veteran'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Ghost', 'B: Ghost', 'B: Spirit'], "Tsar's Palace": ['C: Spectre'] },
  },
  (t) => {
    t.play('Bearing Down', 'Tortuga');
    expect(t.breakpoint('Tortuga')).toBe(25);
    expect(t.breakpoint("Tsar's Palace")).toBe(22);
    t.play('Grizzled Veteran', "Tsar's Palace");
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Ghost', 'B: Spirit', 'A: Bearing Down', 'C: Spectre']);
    expect(t.breakpoint('Tortuga')).toBe(15);
    t.endTurn();
    expect(t.breakpoint('Tortuga')).toBe(27);
  },
);

scene(
  'Bearing Down: moving your own minion, or another player moving theirs, does not lower it',
  {
    card: 'Bearing Down',
    printing: 'current',
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Bearing Down'], 'Jungle Oasis': ['A: Ghost', 'B: Ghost'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('A: Ghost');
    t.pick();
    expect(t.breakpoint('Tortuga')).toBe(23);
    t.endTurn();
    t.play('Bear Rides You');
    t.pick('B: Ghost');
    t.pick();
    expect(t.breakpoint('Tortuga')).toBe(25);
  },
);

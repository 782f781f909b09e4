import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

// King Rex

scene(
  'King Rex has power 7 and no ability',
  {
    card: 'King Rex',
    rulings: [1],
    A: { hand: ['King Rex'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('King Rex', 'Tortuga');
    t.offers('pass');
    expect(t.power('King Rex')).toBe(7);
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: King Rex']);
  },
);

// Laseratops

scene(
  'Laseratops must destroy a minion of current power 2 or less at its base; you choose which',
  {
    card: 'Laseratops',
    rulings: [1],
    A: { hand: ['Laseratops'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost [B: Upgrade]', 'B: Invader', 'B: Collector', 'A: Sleep Spores'],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Laseratops', 'Tortuga');
    // The Invader has 2 through Sleep Spores, the upgraded Ghost 3.
    t.offers('Ghost', 'Invader', 'Collector');
    expect(t.range).toEqual([1, 1]);
    t.pick('Invader');
    expect(t.discard('B')).toEqual(['Invader']);
  },
);

scene(
  'Laseratops destroys your own minion if there is no other',
  {
    card: 'Laseratops',
    rulings: [1],
    rules: ['R3.3'],
    A: { hand: ['Laseratops'] },
    bases: { Tortuga: ['A: Ghost', 'B: Invader'], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Laseratops', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Invader', 'A: Laseratops']);
    expect(t.discard('A')).toEqual(['Ghost']);
  },
);

scene(
  'Laseratops in the current printing may destroy, and looks at printed power',
  {
    card: 'Laseratops',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Laseratops', 'Laseratops', 'Summon'] },
    bases: { Tortuga: ['B: Invader', 'B: War Raptor', 'A: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Summon');
    t.play('Laseratops', 'Tortuga');
    t.offers('War Raptor');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.discard('B')).toEqual([]);
    t.play('Laseratops', 'Tortuga');
    t.pick('War Raptor');
    expect(t.discard('B')).toEqual(['War Raptor']);
  },
);

// Armor Stego

scene(
  'Armor Stego has 3 on its controller’s turn and 5 on everybody else’s',
  {
    card: 'Armor Stego',
    rulings: [1],
    players: 3,
    A: { deck },
    B: { deck },
    C: { deck },
    bases: { Tortuga: ['A: Armor Stego', 'B(A): Armor Stego'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('A: Armor Stego')).toBe(3);
    expect(t.power('B: Armor Stego')).toBe(5);
    t.endTurn();
    expect(t.power('A: Armor Stego')).toBe(5);
    expect(t.power('B: Armor Stego')).toBe(3);
    t.endTurn();
    expect(t.power('A: Armor Stego')).toBe(5);
    expect(t.power('B: Armor Stego')).toBe(5);
  },
);

scene(
  'Armor Stego counts 5 when a base scores on another player’s turn',
  {
    card: 'Armor Stego',
    rulings: [1],
    turn: 'B',
    from: 'score bases',
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Armor Stego', 'B: Laseratops', 'A: Invader'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    // 5 + 3 + 4 reach the breakpoint of 12.
    expect(t.vp('A')).toBe(2);
    expect(t.bases).toEqual(['Ninja Dojo', 'Tortuga']);
  },
);

scene(
  'Armor Stego out of play has power 3',
  {
    card: 'Armor Stego',
    rulings: [1],
    rules: ['R9.8'],
    turn: 'B',
    A: { deck: ['Armor Stego', 'Howl', 'Howl'] },
    B: { hand: ['Shield Maiden'], deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    // Shield Maiden takes minions of power 3 or less, also on another turn than its owner's.
    t.play('Shield Maiden', 'Tortuga');
    expect(t.hand('B')).toEqual(['Armor Stego']);
  },
);

scene(
  'Armor Stego in the current printing: the talent lasts until the start of your next turn',
  {
    card: 'Armor Stego',
    rulings: [1],
    printing: 'current',
    A: { deck },
    B: { deck },
    bases: { Tortuga: ['A: Armor Stego', 'B: Armor Stego'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('use Armor Stego', 'pass');
    t.use('Armor Stego');
    expect(t.power('A: Armor Stego')).toBe(3);
    expect(t.power('B: Armor Stego')).toBe(3);
    t.offers('pass');
    t.endTurn();
    expect(t.power('A: Armor Stego')).toBe(5);
    expect(t.power('B: Armor Stego')).toBe(3);
    t.endTurn();
    t.offers('play Ghost', 'play Ghost', 'use Armor Stego', 'pass');
    // Unused this time.
    t.endTurn();
    expect(t.power('A: Armor Stego')).toBe(3);
  },
);

scene(
  'Armor Stego in the current printing that left and came back is a new card',
  {
    card: 'Armor Stego',
    printing: 'current',
    rules: ['R10.11'],
    A: { hand: ['Beam Up'], deck },
    B: { deck },
    bases: { Tortuga: ['A: Armor Stego'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Armor Stego');
    t.play('Beam Up');
    t.play('Armor Stego', 'Tortuga');
    t.endTurn();
    expect(t.power('Armor Stego')).toBe(3);
  },
);

// War Raptor

scene(
  'War Raptor: one has 3, two at one base 4 each, whoever controls them',
  {
    card: 'War Raptor',
    rulings: [1],
    A: { hand: ['War Raptor', 'War Raptor', 'Summon'] },
    bases: { Tortuga: ['A: War Raptor'], 'Jungle Oasis': ['B: War Raptor', 'B: buried War Raptor'] },
  },
  (t) => {
    expect(t.power('War Raptor @ Tortuga')).toBe(3);
    expect(t.power('War Raptor @ Jungle Oasis')).toBe(3);
    t.play('War Raptor', 'Jungle Oasis');
    expect(t.power('A: War Raptor @ Jungle Oasis')).toBe(4);
    expect(t.power('B: War Raptor @ Jungle Oasis')).toBe(4);
    t.play('Summon');
    t.play('War Raptor', 'Jungle Oasis');
    expect(t.power('B: War Raptor @ Jungle Oasis')).toBe(5);
    expect(t.power('War Raptor @ Tortuga')).toBe(3);
    expect(t.total('A', 'Jungle Oasis')).toBe(10);
  },
);

scene(
  'War Raptor has power 2 in hand, so it may be an extra minion of The Homeworld and Secret Grove',
  {
    card: 'War Raptor',
    rulings: [2],
    rules: ['R9.8'],
    A: { hand: ['War Raptor', 'War Raptor', 'War Raptor'] },
    bases: { 'The Homeworld': [], 'Secret Grove': [], Tortuga: [] },
  },
  (t) => {
    t.play('War Raptor', 'The Homeworld');
    t.offers(
      'play War Raptor using The Homeworld',
      'play War Raptor using The Homeworld',
      'play War Raptor using Secret Grove',
      'play War Raptor using Secret Grove',
      'pass',
    );
    t.play('War Raptor', undefined, 'Secret Grove');
    expect(t.at('Secret Grove')).toEqual(['A: War Raptor']);
  },
);

scene(
  'War Raptor may not be played at Tsar’s Palace, where it would have 4',
  {
    card: 'War Raptor',
    rulings: [2],
    A: { hand: ['War Raptor'] },
    bases: { "Tsar's Palace": ['B: War Raptor'], Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.whyNot('A', 'War Raptor', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
    t.play('War Raptor');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
  },
);

scene(
  'War Raptor in the discard pile or the deck has power 2',
  {
    card: 'War Raptor',
    rulings: [2],
    A: { hand: ['Zombie Lord'], discard: ['War Raptor', 'War Raptor', 'Invader'] },
    bases: { Tortuga: ['A: War Raptor'], 'Jungle Oasis': ['A: Ghost'], 'Ninja Dojo': [] },
  },
  (t) => {
    t.play('Zombie Lord', 'Tortuga');
    t.offers('War Raptor', 'War Raptor');
    t.pick('War Raptor');
    expect(t.at('Ninja Dojo')).toEqual(['A: War Raptor']);
    expect(t.power('War Raptor @ Ninja Dojo')).toBe(3);
  },
);

scene(
  'Grimms’ Blessing is one more War Raptor for the War Raptors there, without power of its own',
  {
    card: "Grimms' Blessing",
    rulings: [2],
    A: { hand: [] },
    bases: { Tortuga: ['A: War Raptor', 'A: War Raptor', "A: Grimms' Blessing"], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('War Raptor')).toBe(5);
    expect(t.total('A', 'Tortuga')).toBe(10);
  },
);

// Augmentation

scene(
  'Augmentation: any minion in play has +4 until the end of your turn',
  {
    card: 'Augmentation',
    rulings: [2],
    A: { hand: ['Augmentation', 'Invader'], deck },
    B: { deck },
    bases: { Tortuga: ['A: Ghost', 'B: King Rex'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Augmentation');
    t.offers('Ghost', 'King Rex');
    t.pick('Ghost');
    expect(t.powerParts('Ghost')).toEqual(['Ghost +2', 'Augmentation +4']);
    t.endTurn();
    expect(t.power('Ghost')).toBe(2);
  },
);

scene(
  'Augmentation stays with a minion that moves',
  {
    card: 'Augmentation',
    rulings: [2],
    A: { hand: ['Augmentation', 'Invasion', 'Time Loop'] },
    bases: { Tortuga: ['A: Invader'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Augmentation');
    t.play('Invasion');
    expect(t.at('Jungle Oasis')).toEqual(['A: Invader']);
    expect(t.power('Invader')).toBe(7);
  },
);

scene(
  'Augmentation does not come back with a minion that left play',
  {
    card: 'Augmentation',
    rulings: [2],
    rules: ['R10.11'],
    A: { hand: ['Augmentation', 'Abduction', 'Chronomage'] },
    bases: { Tortuga: ['A: Invader'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Chronomage', 'Tortuga');
    t.play('Augmentation');
    t.pick('Invader');
    t.play('Abduction');
    t.pick('Invader');
    t.play('Invader', 'Tortuga');
    expect(t.power('Invader')).toBe(3);
  },
);

scene(
  'Augmentation with no minion in play does nothing, also for those that come later',
  {
    card: 'Augmentation',
    rulings: [2],
    A: { hand: ['Augmentation', 'Invader'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Augmentation');
    t.play('Invader', 'Tortuga');
    expect(t.power('Invader')).toBe(3);
  },
);

scene(
  'Augmentation played on another player’s turn, in a duel, lasts until the end of your own next turn',
  {
    card: 'Augmentation',
    rulings: [1],
    turn: 'B',
    A: { hand: ['Augmentation'], deck },
    B: { hand: ['Invader'], deck },
    bases: { 'So-So Corral': ['A: War Raptor'], 'The Homeworld': [] },
  },
  (t) => {
    t.play('Invader', 'So-So Corral');
    t.pick('War Raptor');
    // B has no card to lay down; A has one.
    t.pick('Augmentation');
    t.pick('War Raptor');
    expect(t.at('So-So Corral')).toEqual(['A: War Raptor']);
    expect(t.power('War Raptor')).toBe(7);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.power('War Raptor')).toBe(7);
    t.endTurn();
    expect(t.power('War Raptor')).toBe(3);
  },
);

// Howl

scene(
  'Howl: your minions everywhere have +1 until the end of your turn, not those played later',
  {
    card: 'Howl',
    rulings: [1],
    A: { hand: ['Howl', 'Invader'], deck },
    B: { deck },
    bases: { Tortuga: ['A: Ghost', 'B: Ghost'], 'Jungle Oasis': ['A(B): Scout'] },
  },
  (t) => {
    t.play('Howl');
    t.play('Invader', 'Tortuga');
    expect(t.power('A: Ghost')).toBe(3);
    expect(t.power('Scout')).toBe(4);
    expect(t.power('B: Ghost')).toBe(2);
    expect(t.power('Invader')).toBe(3);
    t.endTurn();
    expect(t.power('A: Ghost')).toBe(2);
  },
);

scene(
  'Howl played on another player’s turn, in a duel, lasts until the end of your own next turn',
  {
    card: 'Howl',
    rulings: [2],
    turn: 'B',
    A: { hand: ['Howl'], deck },
    B: { hand: ['Invader'], deck },
    bases: { 'So-So Corral': ['A: War Raptor'], 'The Homeworld': ['A: Ghost'] },
  },
  (t) => {
    t.play('Invader', 'So-So Corral');
    t.pick('War Raptor');
    t.pick('Howl');
    expect(t.at('So-So Corral')).toEqual(['A: War Raptor']);
    t.endTurn();
    expect(t.power('War Raptor')).toBe(4);
    expect(t.power('Ghost')).toBe(3);
    t.endTurn();
    expect(t.power('War Raptor')).toBe(3);
  },
);

// Natural Selection

scene(
  'Natural Selection: a minion with less current power than yours at its base is destroyed, anyone’s',
  {
    card: 'Natural Selection',
    rulings: [1],
    A: { hand: ['Natural Selection'] },
    bases: {
      Tortuga: ['A: Scout', 'A: Collector', 'B: Ghost', 'B: Collector [B: Upgrade]', 'B: Invader'],
      'Jungle Oasis': ['A: King Rex', 'B: Enchantress'],
    },
  },
  (t) => {
    t.play('Natural Selection');
    // The Collector has nobody weaker beside it (R10.20).
    t.offers('Scout', 'King Rex');
    t.pick('Scout');
    // Equal or more power is safe.
    t.offers('Collector', 'Ghost');
    expect(t.range).toEqual([1, 1]);
    t.pick('Collector');
    expect(t.discard('A')).toEqual(['Collector', 'Natural Selection']);
  },
);

scene(
  'Natural Selection with your weakest minion destroys nobody',
  {
    card: 'Natural Selection',
    A: { hand: ['Natural Selection'] },
    bases: { Tortuga: ['A: Ghost', 'B: Ghost', 'B: Invader'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Natural Selection');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Ghost', 'B: Invader']);
  },
);

// Rampage

scene(
  'Rampage lowers the breakpoint by the minion’s power of that moment, for the rest of the turn',
  {
    card: 'Rampage',
    rulings: [1, 2],
    A: { hand: ['Rampage', 'Howl', 'Chronomage'], deck },
    B: { deck },
    bases: { 'The Homeworld': ['A: King Rex', 'B: Invader'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Rampage');
    t.offers('King Rex', 'Ghost', 'Chronomage');
    t.pick('King Rex');
    expect(t.breakpoint('The Homeworld')).toBe(16);
    t.play('Howl');
    expect(t.power('King Rex')).toBe(8);
    expect(t.breakpoint('The Homeworld')).toBe(16);
    // It does not stay there.
    expect(t.at('The Homeworld')).toEqual(['A: King Rex', 'B: Invader']);
    expect(t.discard('A')).toEqual(['Howl', 'Rampage']);
    t.endTurn();
    expect(t.breakpoint('The Homeworld')).toBe(23);
  },
);

scene(
  'Rampage can make a base score, and never takes a breakpoint below 0',
  {
    card: 'Rampage',
    rulings: [1],
    rules: ['R9.1'],
    A: { hand: ['Rampage', 'Augmentation', 'Chronomage'], deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: King Rex [A: Upgrade]', 'B: Ghost'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Chronomage', 'Tortuga');
    t.play('Augmentation');
    t.pick('King Rex');
    t.play('Rampage');
    t.pick('King Rex');
    // 12 - 13.
    expect(t.breakpoint('Jungle Oasis')).toBe(0);
    t.endTurn();
    expect(t.vp('A')).toBe(2);
    expect(t.bases).toEqual(['Ninja Dojo', 'Tortuga']);
  },
);

scene(
  'Rampage is not played on the base: The Dread Gazebo does not stop it',
  {
    card: 'Rampage',
    rulings: [2],
    A: { hand: ['Rampage'] },
    bases: { 'The Dread Gazebo': ['A: King Rex'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Rampage');
    expect(t.breakpoint('The Dread Gazebo')).toBe(13);
    expect(t.at('The Dread Gazebo')).toEqual(['A: King Rex']);
  },
);

// Survival of the Fittest

scene(
  'Survival of the Fittest destroys one of the weakest at each base where powers differ',
  {
    card: 'Survival of the Fittest',
    rulings: [1],
    A: { hand: ['Survival of the Fittest'] },
    bases: {
      Tortuga: ['A: King Rex', 'A: Collector', 'B: Ghost', 'B: Invader'],
      'Jungle Oasis': ['A: Invader', 'B: Enchantress [B: Upgrade]', 'B: Scout'],
      'The Homeworld': ['A: Invader', 'B: Scout'],
      'Ninja Dojo': ['B: Ghost'],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.play('Survival of the Fittest');
    // At Tortuga two are tied; at Jungle Oasis two as well (the Enchantress has 4).
    t.offers('Collector', 'Ghost');
    t.pick('Ghost');
    t.offers('Invader', 'Scout');
    t.pick('Scout');
    expect(t.at('Tortuga')).toEqual(['A: King Rex', 'A: Collector', 'B: Invader']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Invader', 'B: Enchantress [B: Upgrade]']);
    // Equal powers, or just one minion: skipped.
    expect(t.at('The Homeworld')).toEqual(['A: Invader', 'B: Scout']);
    expect(t.at('Ninja Dojo')).toEqual(['B: Ghost']);
    expect(t.discard('B')).toEqual(['Ghost', 'Scout']);
  },
);

scene(
  'Survival of the Fittest destroys all of them together, by the powers of that moment',
  {
    card: 'Survival of the Fittest',
    A: { hand: ['Survival of the Fittest'] },
    bases: {
      Tortuga: ['A: King Rex', 'B: Microbot Fixer'],
      'Jungle Oasis': ['B: Microbot Guard', 'A: Ghost'],
    },
  },
  (t) => {
    // The Fixer makes the Guard as strong as the Ghost, and does so until all are destroyed together.
    t.play('Survival of the Fittest');
    expect(t.at('Tortuga')).toEqual(['A: King Rex']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Microbot Guard', 'A: Ghost']);
    expect(t.power('Microbot Guard')).toBe(1);
  },
);

scene(
  'Survival of the Fittest: if the weakest cannot be destroyed, nobody takes its place',
  {
    card: 'Survival of the Fittest',
    rulings: [2],
    A: { hand: ['Survival of the Fittest'] },
    bases: {
      Tortuga: ['A: King Rex', 'A: Invader', 'B: Ghost [B: Incorporeal]'],
      'Jungle Oasis': ['A: Ghost', 'B: Invader'],
    },
  },
  (t) => {
    t.play('Survival of the Fittest');
    expect(t.at('Tortuga')).toEqual(['A: King Rex', 'A: Invader', 'B: Ghost [B: Incorporeal]']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Invader']);
  },
);

// Tooth and Claw... and Guns

scene(
  'Tooth and Claw... and Guns stops one ability, and is destroyed for it',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Laseratops', 'Laseratops', 'Summon'], deck },
    bases: { Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Summon');
    t.play('Laseratops', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Laseratops']);
    expect(t.discard('A')).toEqual(['Tooth and Claw... and Guns']);
    t.play('Laseratops', 'Tortuga');
    expect(t.discard('A')).toEqual(['Ghost', 'Tooth and Claw... and Guns']);
  },
);

scene(
  'Tooth and Claw... and Guns goes on any minion and stops your own helpful cards too',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [1],
    A: { hand: ['Tooth and Claw... and Guns', 'Augmentation', 'Augmentation', 'Time Loop'] },
    bases: { Tortuga: ['A: Ghost', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Tooth and Claw... and Guns', 'B: Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Ghost [A: Tooth and Claw... and Guns]']);
    t.play('Augmentation');
    t.pick('B: Ghost');
    expect(t.power('B: Ghost')).toBe(2);
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Ghost']);
    expect(t.discard('A')).toEqual(['Augmentation', 'Time Loop', 'Tooth and Claw... and Guns']);
  },
);

scene(
  'Tooth and Claw... and Guns stops an ability of a base',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [1],
    from: 'start of turn',
    bases: {
      'Island Peak': ['A: Ghost [A: Tooth and Claw... and Guns]'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    expect(t.at('Island Peak')).toEqual(['A: Ghost']);
    expect(t.discard('A')).toEqual(['Tooth and Claw... and Guns']);
  },
);

scene(
  'Tooth and Claw... and Guns: neither moved …',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Invasion'] },
    bases: { Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Invasion');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
  },
);

scene(
  'Tooth and Claw... and Guns: … nor returned …',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Beam Up'] },
    bases: { Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Beam Up');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
  },
);

scene(
  'Tooth and Claw... and Guns: … nor placed …',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Disintegrator'] },
    bases: { Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Disintegrator');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
  },
);

scene(
  'Tooth and Claw... and Guns: … nor shuffled away …',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
  },
);

scene(
  'Tooth and Claw... and Guns: … nor given an action: that is discarded without effect …',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [1, 2],
    A: { hand: ['Upgrade', 'Upgrade', 'Chronomage'] },
    bases: { Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Upgrade', 'Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.discard('A')).toEqual(['Tooth and Claw... and Guns', 'Upgrade']);
    t.play('Upgrade', 'Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost [A: Upgrade]']);
  },
);

scene(
  'Tooth and Claw... and Guns: … nor given a new controller …',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Make Contact'] },
    bases: { Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.discard('B')).toEqual(['Make Contact']);
  },
);

scene(
  'Tooth and Claw... and Guns: … nor given counters',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [2],
    A: { hand: ['I Said No Camels!'] },
    bases: {
      Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]', 'A: Invader'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('I Said No Camels!');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Invader +1']);
  },
);

scene(
  'Tooth and Claw... and Guns: what already changed its power when it was attached goes on doing so',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [3],
    A: { hand: ['Tooth and Claw... and Guns', 'Howl', 'Chronomage'] },
    bases: {
      Tortuga: ['A: Spirit [A: Upgrade]', 'B: Sleep Spores', 'A: Rotary Slug Thrower'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Howl');
    expect(t.power('Spirit')).toBe(7);
    t.play('Tooth and Claw... and Guns', 'Spirit');
    expect(t.power('Spirit')).toBe(7);
    expect(t.at('Tortuga')[0]).toBe('A: Spirit [A: Upgrade, A: Tooth and Claw... and Guns]');
  },
);

scene(
  'Tooth and Claw... and Guns: an ongoing ability that newly begins to affect it is stopped for good',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Sleep Spores', 'Sleep Spores', 'Chronomage'] },
    bases: {
      Tortuga: ['A: Spirit [A: Tooth and Claw... and Guns]', 'A: Invader'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Sleep Spores', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Spirit', 'A: Invader', 'B: Sleep Spores']);
    expect(t.discard('A')).toEqual(['Tooth and Claw... and Guns']);
    // Only this minion is spared, and only from this one.
    expect(t.power('Spirit')).toBe(3);
    expect(t.power('Invader')).toBe(2);
    t.play('Sleep Spores', 'Tortuga');
    expect(t.power('Spirit')).toBe(2);
    expect(t.power('Invader')).toBe(1);
  },
);

scene(
  'Tooth and Claw... and Guns: also the ongoing ability of a card that moves there, even a helpful one',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [1, 3],
    A: { hand: ['Invasion'] },
    bases: {
      Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]', 'A: Invader'],
      'Jungle Oasis': ['A: Red Riding Hood'],
    },
  },
  (t) => {
    t.play('Invasion');
    t.pick('Red Riding Hood');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Invader', 'A: Red Riding Hood']);
    expect(t.power('Ghost')).toBe(2);
    expect(t.power('Invader')).toBe(4);
  },
);

scene(
  'Tooth and Claw... and Guns: its minion’s own ability going on is nothing new',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [3],
    A: { hand: ['War Raptor', 'Tooth and Claw... and Guns'] },
    bases: { Tortuga: ['A: War Raptor'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tooth and Claw... and Guns', 'War Raptor');
    t.play('War Raptor', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: War Raptor [A: Tooth and Claw... and Guns]', 'A: War Raptor']);
    expect(t.total('A', 'Tortuga')).toBe(8);
  },
);

scene(
  'Tooth and Claw... and Guns: of several minions only this one is spared',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [4],
    turn: 'B',
    B: { hand: ['Crop Circles'] },
    bases: {
      Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]', 'A: Invader', 'B: Scout'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Crop Circles');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.hand('A')).toEqual(['Invader']);
    expect(t.discard('A')).toEqual(['Tooth and Claw... and Guns']);
  },
);

scene(
  'Tooth and Claw... and Guns does not hold a minion when its base has scored',
  {
    card: 'Tooth and Claw... and Guns',
    rules: ['R5.7'],
    from: 'score bases',
    A: { deck },
    bases: {
      'Jungle Oasis': ['A: King Rex [A: Tooth and Claw... and Guns]', 'A: King Rex'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    expect(t.discard('A')).toEqual(['King Rex', 'King Rex', 'Tooth and Claw... and Guns']);
  },
);

scene(
  'Tooth and Claw... and Guns in the current printing keeps other players’ cards off, and is not used up',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [2, 4],
    printing: 'current',
    turn: 'B',
    A: { hand: ['Augmentation'], deck },
    B: { hand: ['Beam Up', 'Disintegrator', 'Upgrade', 'Sleep Spores', 'Laseratops', 'Time Loop'], deck },
    bases: { Tortuga: ['A: Ghost [A: Tooth and Claw... and Guns]', 'A: Enchantress'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Sleep Spores', 'Tortuga');
    expect(t.power('Ghost')).toBe(2);
    expect(t.power('Enchantress')).toBe(1);
    // Placed must be one that can be placed (R10.20).
    t.play('Disintegrator');
    expect(t.deck('A').at(-1)).toBe('Enchantress');
    t.play('Laseratops', 'Tortuga');
    expect(t.at('Tortuga')).toEqual([
      'A: Ghost [A: Tooth and Claw... and Guns]',
      'B: Sleep Spores',
      'B: Laseratops',
    ]);
    t.endTurn();
    // Your own cards affect it.
    t.play('Augmentation');
    t.pick('Ghost');
    expect(t.power('Ghost')).toBe(6);
  },
);

scene(
  'Tooth and Claw... and Guns in the current printing on another player’s minion: its own controller is another player',
  {
    card: 'Tooth and Claw... and Guns',
    printing: 'current',
    A: { hand: ['Tooth and Claw... and Guns'], deck },
    B: { hand: ['Augmentation'], deck },
    bases: { Tortuga: ['B: Ghost [B: Upgrade]', 'B: Rotary Slug Thrower'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Ghost')).toBe(6);
    t.play('Tooth and Claw... and Guns', 'Ghost');
    expect(t.at('Tortuga')).toEqual(['B: Ghost [A: Tooth and Claw... and Guns]', 'B: Rotary Slug Thrower']);
    expect(t.power('Ghost')).toBe(2);
    t.endTurn();
    t.play('Augmentation');
    expect(t.power('Ghost')).toBe(2);
  },
);

scene(
  'Tooth and Claw... and Guns in the current printing: not even its abilities are cancelled',
  {
    card: 'Tooth and Claw... and Guns',
    rulings: [2],
    printing: 'current',
    turn: 'B',
    B: { hand: ['Bear Rides You'] },
    bases: {
      Tortuga: ['A: War Raptor [A: Tooth and Claw... and Guns]'],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('War Raptor');
    expect(t.power('War Raptor')).toBe(3);
  },
);

// Upgrade

scene(
  'Upgrade goes on any player’s minion and adds 2',
  {
    card: 'Upgrade',
    rulings: [1],
    A: { hand: ['Upgrade'] },
    bases: { Tortuga: ['A: Ghost', 'B: Invader'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Upgrade', 'Invader');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Invader [A: Upgrade]']);
    expect(t.powerParts('Invader')).toEqual(['Invader +3', 'Upgrade +2']);
  },
);

// Wildlife Preserve

scene(
  'Wildlife Preserve discards other players’ actions from your minions there, now and later',
  {
    card: 'Wildlife Preserve',
    rulings: [1],
    A: { hand: ['Wildlife Preserve'], deck },
    B: { hand: ['Upgrade'], deck },
    bases: {
      Tortuga: ['A: Ghost [B: Choking Vines, A: Upgrade]', 'B: Scout [A: Upgrade]'],
      'Jungle Oasis': ['A: Spirit [B: Upgrade]'],
    },
  },
  (t) => {
    t.play('Wildlife Preserve', 'Tortuga');
    expect(t.at('Tortuga')).toEqual([
      'A: Ghost [A: Upgrade]',
      'B: Scout [A: Upgrade]',
      'A: Wildlife Preserve',
    ]);
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit [B: Upgrade]']);
    expect(t.discard('B')).toEqual(['Choking Vines']);
    t.endTurn();
    t.play('Upgrade', 'Ghost');
    expect(t.at('Tortuga')[0]).toBe('A: Ghost [A: Upgrade]');
    expect(t.discard('B')).toEqual(['Choking Vines', 'Upgrade']);
  },
);

scene(
  'Wildlife Preserve: minions of other players, and bases, still work',
  {
    card: 'Wildlife Preserve',
    rulings: [2],
    turn: 'B',
    from: 'start of turn',
    B: { hand: ['Bear Cavalry'], deck },
    bases: {
      Tortuga: ['A: Ghost', 'A: Wildlife Preserve', 'A: Invader'],
      'Mushroom Kingdom': [],
    },
  },
  (t) => {
    t.pick('Invader');
    expect(t.at('Mushroom Kingdom')).toEqual(['A: Invader']);
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Mushroom Kingdom')).toEqual(['A: Invader', 'A: Ghost']);
  },
);

for (const removal of ['Invasion', 'Beam Up', 'Disintegrator']) {
  scene(
    `Wildlife Preserve: not moved, returned, placed or shuffled away by other players’ actions (${removal})`,
    {
      card: 'Wildlife Preserve',
      rulings: [3],
      turn: 'B',
      B: { hand: [removal] },
      bases: { Tortuga: ['A: Ghost', 'A: Wildlife Preserve'], 'Jungle Oasis': [] },
    },
    (t) => {
      t.play(removal);
      expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Wildlife Preserve']);
      expect(t.discard('B')).toEqual([removal]);
    },
  );
}

scene(
  'Wildlife Preserve: other players’ actions move somebody else, if they have to (R10.20)',
  {
    card: 'Wildlife Preserve',
    rules: ['R10.20'],
    turn: 'B',
    B: { hand: ['Invasion', 'Dr Livingstone, I Presume?', 'Time Loop'] },
    bases: { Tortuga: ['A: Ghost', 'A: Wildlife Preserve'], 'Jungle Oasis': ['B: Archmage', 'B: Invader'] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Invasion');
    t.offers('Archmage', 'Invader');
    t.pick('Invader');
    t.play('Dr Livingstone, I Presume?');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Wildlife Preserve', 'B: Invader']);
  },
);

scene(
  'Wildlife Preserve: neither destroyed nor changed in power by other players’ actions',
  {
    card: 'Wildlife Preserve',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Natural Selection', 'Sleep Spores', 'Augmentation', 'Time Loop'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Wildlife Preserve', 'B: Archmage'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Natural Selection');
    t.play('Sleep Spores', 'Tortuga');
    expect(t.power('Ghost')).toBe(2);
    t.play('Augmentation');
    expect(t.power('Ghost')).toBe(2);
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Wildlife Preserve', 'B: Archmage', 'B: Sleep Spores']);
  },
);

scene(
  'Wildlife Preserve: not taken over by other players’ actions',
  {
    card: 'Wildlife Preserve',
    rulings: [1, 3],
    turn: 'B',
    B: { hand: ['Make Contact'] },
    bases: { Tortuga: ['A: Ghost', 'A: Wildlife Preserve'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Wildlife Preserve']);
    expect(t.discard('B')).toEqual(['Make Contact']);
  },
);

scene(
  'Wildlife Preserve: its abilities are not cancelled by other players’ actions',
  {
    card: 'Wildlife Preserve',
    rulings: [3],
    printing: 'current',
    turn: 'B',
    B: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: War Raptor', 'A: Wildlife Preserve'], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('War Raptor');
    expect(t.power('War Raptor')).toBe(3);
  },
);

scene(
  'Wildlife Preserve protects only your minions, only there, and not from your own actions',
  {
    card: 'Wildlife Preserve',
    rulings: [2],
    A: { hand: ['Augmentation'], deck },
    B: { hand: ['Crop Circles'], deck },
    bases: {
      Tortuga: ['A: Ghost', 'A: Wildlife Preserve', 'B: Invader'],
      'Jungle Oasis': ['A: Scout'],
    },
  },
  (t) => {
    t.play('Augmentation');
    t.pick('Ghost');
    expect(t.power('Ghost')).toBe(6);
    t.endTurn();
    t.play('Crop Circles');
    t.pick('Tortuga');
    // B's own minion went; A's at the other base would have gone too.
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Wildlife Preserve']);
    expect(t.hand('B')).toEqual(['Invader']);
  },
);

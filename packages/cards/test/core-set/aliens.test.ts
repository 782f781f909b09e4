import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Supreme Overlord

scene(
  'Supreme Overlord may return any minion at any base, of any player, even itself',
  {
    card: 'Supreme Overlord',
    rulings: [1],
    A: { hand: ['Supreme Overlord'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: King Rex +1 [A: Upgrade]', 'A(B): Spirit'] },
  },
  (t) => {
    t.play('Supreme Overlord', 'Tortuga');
    t.offers('Supreme Overlord', 'Ghost', 'King Rex', 'Spirit');
    expect(t.range).toEqual([0, 1]);
    t.pick('King Rex');
    expect(t.at('Jungle Oasis')).toEqual(['A(B): Spirit']);
    expect(t.hand('B')).toEqual(['King Rex']);
    // Everybody saw it go there, and what was on it is discarded.
    expect(t.seenBy('A', 'B')).toEqual(['King Rex']);
    expect(t.discard('A')).toEqual(['Upgrade']);
  },
);

scene(
  'Supreme Overlord goes back to the hand itself, or returns nobody',
  {
    card: 'Supreme Overlord',
    rulings: [1],
    A: { hand: ['Supreme Overlord', 'Supreme Overlord', 'Summon'] },
    bases: { Tortuga: [], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Summon');
    t.play('Supreme Overlord', 'Tortuga');
    t.pick('Supreme Overlord');
    expect(t.hand('A')).toEqual(['Supreme Overlord', 'Supreme Overlord']);
    t.play('Supreme Overlord', 'Tortuga');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Supreme Overlord']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
  },
);

// Invader

scene(
  'Invader gains 1 VP each time it is played, and nobody takes that away again',
  {
    card: 'Invader',
    rulings: [1],
    A: { vp: 2, hand: ['Invader', 'Abduction'] },
    bases: { Tortuga: [], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Invader', 'Tortuga');
    expect(t.vp('A')).toBe(3);
    t.play('Abduction');
    t.pick('Invader');
    expect(t.vp('A')).toBe(3);
    t.play('Invader', 'Jungle Oasis');
    expect(t.vp('A')).toBe(4);
  },
);

scene(
  'Invader: cancelling it later does not take the VP away',
  {
    card: 'Invader',
    rulings: [1],
    A: { hand: ['Invader', 'Cuddle'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Invader', 'Tortuga');
    t.play('Cuddle');
    expect(t.at('Tortuga')).toEqual(['A: Invader [A: Cuddle]']);
    expect(t.vp('A')).toBe(1);
  },
);

scene(
  'Invader that is moved or taken over gives nothing',
  {
    card: 'Invader',
    rulings: [2],
    rules: ['R3.2'],
    A: { hand: ['Invasion', 'Make Contact', 'Time Loop'] },
    bases: { Tortuga: ['A: Invader'], 'Jungle Oasis': ['B: Invader'] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Invasion');
    t.pick('A: Invader');
    expect(t.at('Jungle Oasis')).toEqual(['B: Invader', 'A: Invader']);
    t.play('Make Contact', 'B: Invader');
    expect(t.at('Jungle Oasis')).toEqual(['A(B): Invader [A: Make Contact]', 'A: Invader']);
    expect(t.vp('A')).toBe(0);
    expect(t.vp('B')).toBe(0);
  },
);

// Scout

scene(
  'Scout counts for scoring and may then be put into the hand',
  {
    card: 'Scout',
    rulings: [1],
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Scout', 'A: King Rex', 'B: Scout'], 'The Homeworld': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    // The two are one ability of two players: A, whose turn it is, says whose comes first.
    expect(t.vp('A')).toBe(2);
    expect(t.asked).toBe('A');
    t.offers('use Scout', 'use Scout');
    t.pick('A: Scout');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Scout']);
    expect(t.asked).toBe('B');
    t.pick('no');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Scout']);
    expect(t.discard('A')).toEqual(['King Rex']);
    expect(t.discard('B')).toEqual(['Scout']);
    expect(t.bases).toEqual(['Ninja Dojo', 'The Homeworld']);
  },
);

scene(
  'Scout stays where it is when another base scores',
  {
    card: 'Scout',
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['B: King Rex', 'B: Supreme Overlord'], Tortuga: ['A: Scout'] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    expect(t.vp('B')).toBe(2);
    expect(t.at('Tortuga')).toEqual(['A: Scout']);
    expect(t.turn).toBe('B');
  },
);

scene(
  'Scout is placed, so Entangled and Deep Roots do not hold it; a foreign one goes to its owner',
  {
    card: 'Scout',
    rulings: [2],
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A(B): Scout', 'A: King Rex', 'B: Ghost', 'B: Deep Roots'],
      'The Homeworld': ['B: Entangled'],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.hand('B')).toEqual(['Scout']);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
  },
);

scene(
  'Scout in the current printing is returned, which Entangled stops',
  {
    card: 'Scout',
    printing: 'current',
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: Scout', 'A: King Rex', 'B: Ghost', 'B: Ghost'],
      'The Homeworld': ['B: Entangled'],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    // Nobody is asked.
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
    expect(t.discard('A')).toEqual(['King Rex', 'Scout']);
  },
);

scene(
  'Scout in the current printing comes back to the hand as before',
  {
    card: 'Scout',
    printing: 'current',
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Scout', 'A: King Rex', 'A: Ghost'], 'The Homeworld': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Scout']);
    expect(t.discard('A')).toEqual(['Ghost', 'King Rex']);
  },
);

scene(
  'Temple of Goju: a Scout that goes to the hand first is not counted, one that is buried in the deck stays there',
  {
    card: 'Temple of Goju',
    rulings: [3],
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Temple of Goju': ['A: Scout', 'A: Ghost', 'B: Scout', 'B: King Rex', 'B: King Rex'],
      'The Homeworld': [],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.offers('use Scout', 'use Scout', 'use Temple of Goju');
    t.pick('A: Scout');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Scout']);
    t.pick('use Temple of Goju');
    // Of A only the Ghost is left; B's Scout is still there and may go.
    expect(t.deck('A')).toEqual(['Ghost', 'Ghost', 'Ghost', 'Ghost']);
    expect(t.deck('B')).toEqual(['Ghost', 'Ghost', 'King Rex', 'King Rex']);
    expect(t.asked).toBe('B');
    t.pick('no');
    expect(t.discard('B')).toEqual(['Scout']);
  },
);

// Collector

scene(
  'Collector may return a minion of power 3 or less at its base, by current power, also a Collector or itself',
  {
    card: 'Collector',
    rulings: [1],
    A: { hand: ['Collector'] },
    bases: {
      Tortuga: [
        'B: Collector',
        'B: Spirit',
        'B: Ghost [B: Upgrade]',
        'B: Haunting [A: Spirit]',
        'A: Archmage',
      ],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Collector', 'Tortuga');
    t.offers('Collector', 'Collector', 'Spirit');
    expect(t.range).toEqual([0, 1]);
    t.pick('B: Collector');
    expect(t.hand('B')).toEqual(['Collector']);
  },
);

scene(
  'Collector looks at current power: weakened minions qualify',
  {
    card: 'Collector',
    rulings: [1],
    A: { hand: ['Collector'] },
    bases: { Tortuga: ['B: Archmage', 'A: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Collector', 'Tortuga');
    t.offers('Archmage', 'Collector');
    t.pick('Collector');
    expect(t.hand('A')).toEqual(['Collector']);
    expect(t.at('Tortuga')).toEqual(['B: Archmage', 'A: Sleep Spores']);
  },
);

scene(
  'Collector in the current printing still takes Collectors',
  {
    card: 'Collector',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Collector'] },
    bases: { Tortuga: ['B: Collector'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Collector', 'Tortuga');
    t.offers('Collector', 'Collector');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Collector', 'A: Collector']);
  },
);

// Abduction

scene(
  'Abduction returns a minion; the extra minion may be that one, later in the phase',
  {
    card: 'Abduction',
    rulings: [1],
    A: { hand: ['Abduction', 'Ghost', 'Chronomage'] },
    bases: { Tortuga: ['A: Spirit', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Abduction');
    t.offers('Spirit', 'Ghost');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    t.offers('play Spirit', 'play Ghost', 'play Chronomage', 'pass');
    t.play('Chronomage', 'Tortuga');
    t.offers('play Spirit', 'play Ghost', 'pass');
    t.play('Spirit', 'Jungle Oasis');
    t.pick('B: Ghost');
    t.offers('pass');
  },
);

scene(
  'Abduction gives the extra minion even if there is nobody to return',
  {
    card: 'Abduction',
    rules: ['R3.3'],
    A: { hand: ['Abduction', 'Ghost', 'Invader'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Abduction');
    t.play('Invader', 'Tortuga');
    t.play('Ghost', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Invader', 'A: Ghost']);
  },
);

// Beam Up

scene(
  'Beam Up returns any minion, and must if there is one',
  {
    card: 'Beam Up',
    rulings: [1],
    A: { hand: ['Beam Up', 'Beam Up', 'Chronomage'] },
    bases: { Tortuga: ['B: King Rex'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Chronomage', 'Tortuga');
    t.play('Beam Up');
    t.offers('King Rex', 'Chronomage');
    expect(t.range).toEqual([1, 1]);
    t.pick('King Rex');
    expect(t.hand('B')).toEqual(['King Rex']);
    // Only one's own minion is left.
    t.play('Beam Up');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.hand('A')).toEqual(['Chronomage']);
  },
);

// Crop Circles

scene(
  'Crop Circles returns every minion at a base with nothing on them; actions on the base stay',
  {
    card: 'Crop Circles',
    rulings: [1],
    A: { hand: ['Crop Circles'] },
    bases: {
      Tortuga: [
        'A: Ghost',
        'B: Spirit [A: Upgrade]',
        'A(B): King Rex',
        'B: Sleep Spores',
        'A: Rotary Slug Thrower',
      ],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Crop Circles');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores', 'A: Rotary Slug Thrower']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.hand('B')).toEqual(['King Rex', 'Spirit']);
    expect(t.discard('A')).toEqual(['Crop Circles', 'Upgrade']);
  },
);

// Disintegrator

scene(
  'Disintegrator puts a minion of current power 3 or less under its owner’s deck, at any base',
  {
    card: 'Disintegrator',
    rulings: [1],
    A: { hand: ['Disintegrator'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Ghost [B: Upgrade]', 'B: Archmage', 'A: Sleep Spores'],
      'Jungle Oasis': ['A(B): Spirit', 'B: King Rex'],
    },
  },
  (t) => {
    t.play('Disintegrator');
    t.offers('Ghost', 'Ghost', 'Archmage', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    expect(t.deck('B')).toEqual(['Ghost', 'Ghost', 'Spirit']);
    expect(t.at('Jungle Oasis')).toEqual(['B: King Rex']);
  },
);

scene(
  'Disintegrator neither destroys nor returns: General Ivan and Deep Roots do not help',
  {
    card: 'Disintegrator',
    rulings: [1],
    A: { hand: ['Disintegrator'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: General Ivan', 'B: Invader', 'B: Deep Roots'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Disintegrator');
    expect(t.at('Tortuga')).toEqual(['B: General Ivan', 'B: Deep Roots']);
    expect(t.deck('B')).toEqual(['Ghost', 'Ghost', 'Invader']);
  },
);

// Invasion

scene(
  'Invasion: you choose the minion, anyone’s, and the other base it moves to',
  {
    card: 'Invasion',
    rulings: [1],
    A: { hand: ['Invasion'] },
    bases: { Tortuga: ['B: Ghost [A: Upgrade]', 'A: Spirit'], 'Jungle Oasis': [], 'The Homeworld': [] },
  },
  (t) => {
    t.play('Invasion');
    t.offers('Ghost', 'Spirit');
    t.pick('Ghost');
    t.offers('Jungle Oasis', 'The Homeworld');
    t.pick('The Homeworld');
    expect(t.at('The Homeworld')).toEqual(['B: Ghost [A: Upgrade]']);
    t.offers('pass');
  },
);

// Jammed Signal

scene(
  'Jammed Signal: no instruction, restriction or bonus of the base is followed; breakpoint and VP stay',
  {
    card: 'Jammed Signal',
    rulings: [1],
    A: { hand: ['Jammed Signal', 'Ghost'] },
    bases: { "Tsar's Palace": [], 'Jungle Oasis': ['A: Spirit'] },
  },
  (t) => {
    expect(t.whyNot('A', 'Ghost', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
    t.play('Jammed Signal', "Tsar's Palace");
    expect(t.breakpoint("Tsar's Palace")).toBe(22);
    t.play('Ghost', "Tsar's Palace");
    expect(t.at("Tsar's Palace")).toEqual(['A: Jammed Signal', 'A: Ghost']);
  },
);

scene(
  'Jammed Signal: everybody’s minions lose the base’s bonus and get it back when it goes',
  {
    card: 'Jammed Signal',
    rulings: [1],
    A: { hand: ['Jammed Signal', 'Chronomage', 'Change of Venue'] },
    bases: { 'The Central Brain': ['A: Spirit', 'B: King Rex'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('King Rex')).toBe(8);
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Jammed Signal', 'The Central Brain');
    expect(t.power('King Rex')).toBe(7);
    expect(t.power('Spirit')).toBe(3);
    t.play('Change of Venue');
    t.pick();
    expect(t.at('The Central Brain')).toEqual(['A: Spirit', 'B: King Rex']);
    expect(t.power('Spirit')).toBe(4);
  },
);

scene(
  'Jammed Signal: nothing happens after a minion is played there, nor is anybody protected or sent elsewhere',
  {
    card: 'Jammed Signal',
    rulings: [1],
    A: { hand: ['Laseratops', 'Ghost'] },
    B: { deck: ['Ghost'] },
    bases: {
      'Tar Pits': ['B: Jammed Signal', 'B: Ghost'],
      'The Homeworld': ['B: Jammed Signal'],
    },
  },
  (t) => {
    t.play('Laseratops', 'Tar Pits');
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.deck('B')).toEqual(['Ghost']);
    t.offers('pass');
  },
);

scene(
  'Jammed Signal switches off what would happen when or after the base scores',
  {
    card: 'Jammed Signal',
    rulings: [2],
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Rhodes Plaza Mall': ['B: Jammed Signal', 'A: King Rex', 'A: King Rex', 'A: King Rex', 'A: King Rex'],
      Tortuga: ['A: King Rex', 'A: King Rex', 'A: King Rex', 'B: Ghost', 'A: Jammed Signal'],
      'Jungle Oasis': ['B: Invader'],
    },
    baseDeck: ['Ninja Dojo', 'Temple of Goju'],
  },
  (t) => {
    t.pick('Rhodes Plaza Mall');
    expect(t.vp('A')).toBe(4);
    expect(t.vp('B')).toBe(3);
    // Tortuga's runner-up was not asked, and it is B's turn.
    expect(t.turn).toBe('B');
    expect(t.at('Jungle Oasis')).toEqual(['B: Invader']);
    expect(t.discard('B')).toEqual(['Ghost', 'Jammed Signal']);
    expect(t.bases).toEqual(['Ninja Dojo', 'Temple of Goju', 'Jungle Oasis']);
  },
);

scene(
  'Jammed Signal in the current printing cancels the base’s abilities',
  {
    card: 'Jammed Signal',
    rulings: [1, 2],
    printing: 'current',
    A: { hand: ['Jammed Signal'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'The Central Brain': ['A: King Rex', 'A: King Rex', 'B: King Rex'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    expect(t.total('A', 'The Central Brain')).toBe(16);
    t.play('Jammed Signal', 'The Central Brain');
    expect(t.total('A', 'The Central Brain')).toBe(14);
    expect(t.breakpoint('The Central Brain')).toBe(19);
  },
);

// Proofs for bases of other sets that speak of these cards

scene(
  'The Dread Gazebo: Jammed Signal cannot be played there, since the restriction comes first',
  {
    card: 'The Dread Gazebo',
    rulings: [2],
    A: { hand: ['Jammed Signal', 'Infiltrate'] },
    bases: { 'The Dread Gazebo': [], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.whyNot('A', 'Jammed Signal', 'The Dread Gazebo')).toBe('forbidden: The Dread Gazebo');
    expect(t.whyNot('A', 'Infiltrate', 'The Dread Gazebo')).toBe('forbidden: The Dread Gazebo');
    t.play('Jammed Signal');
    expect(t.at('Jungle Oasis')).toEqual(['A: Jammed Signal']);
  },
);

// Probe

scene(
  'Probe looks at a hand; a minion of your choice in it is discarded',
  {
    card: 'Probe',
    rulings: [1],
    players: 3,
    A: { hand: ['Probe'] },
    B: { hand: ['Ghost', 'King Rex', 'Summon'] },
    C: { hand: ['Scout'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Probe');
    t.offers('B', 'C');
    t.pick('B');
    t.offers('Ghost', 'King Rex');
    expect(t.asked).toBe('A');
    expect(t.range).toEqual([1, 1]);
    expect(t.seenBy('A', 'B').toSorted()).toEqual(['Ghost', 'King Rex', 'Summon']);
    expect(t.seenBy('C', 'B')).toEqual(['?', '?', '?']);
    t.pick('King Rex');
    expect(t.discard('B')).toEqual(['King Rex']);
    expect(t.hand('B')).toEqual(['Ghost', 'Summon']);
  },
);

scene(
  'Probe finds no minion: nothing is discarded, but the hand was seen',
  {
    card: 'Probe',
    rulings: [1],
    A: { hand: ['Probe'] },
    B: { hand: ['Summon', 'Howl'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Probe');
    t.offers('pass');
    expect(t.hand('B')).toEqual(['Howl', 'Summon']);
    expect(t.seenBy('A', 'B').toSorted()).toEqual(['Howl', 'Summon']);
  },
);

// Terraforming

scene(
  'Terraforming: any base of the deck takes the place of one in play; minions stay with what is on them',
  {
    card: 'Terraforming',
    rulings: [1, 2],
    A: { hand: ['Terraforming'], deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Spirit +1 [B: Upgrade]', 'B: Sleep Spores', 'B: War Raptor', 'A: Rotary Slug Thrower'],
      'Jungle Oasis': ['B: Invader'],
    },
    baseDeck: ['Ninja Dojo', 'The Central Brain', 'Temple of Goju'],
    baseDiscard: ['Tar Pits'],
  },
  (t) => {
    t.play('Terraforming');
    t.offers('Ninja Dojo', 'The Central Brain', 'Temple of Goju');
    expect(t.range).toEqual([1, 1]);
    t.pick('The Central Brain');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.bases).toEqual(['The Central Brain', 'Jungle Oasis']);
    expect(t.at('The Central Brain')).toEqual(['A: Spirit +1 [B: Upgrade]', 'B: War Raptor']);
    expect(t.discard('A')).toEqual(['Rotary Slug Thrower', 'Terraforming']);
    expect(t.discard('B')).toEqual(['Sleep Spores']);
    // The new base works at once for those who are there.
    expect(t.power('Spirit')).toBe(7);
    // The old one is not scored and not discarded.
    expect(t.baseDeck.toSorted()).toEqual(['Ninja Dojo', 'Temple of Goju', 'Tortuga']);
    expect(t.baseDiscard).toEqual(['Tar Pits']);
    expect(t.vp('A')).toBe(0);
  },
);

scene(
  'Terraforming neither moves nor plays the minions there',
  {
    card: 'Terraforming',
    rulings: [1],
    A: { hand: ['Terraforming'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Invader', 'B: Cub Scout', 'A: Guide'], 'Jungle Oasis': [] },
    baseDeck: ['Lake Minnetonka'],
  },
  (t) => {
    t.play('Terraforming');
    t.pick('Tortuga');
    expect(t.at('Lake Minnetonka')).toEqual(['A: Invader', 'B: Cub Scout', 'A: Guide']);
    expect(t.vp('A')).toBe(0);
    expect(t.power('Invader')).toBe(3);
    t.offers('pass');
  },
);

scene(
  'Terraforming: the extra minion goes only to the new base, whenever you like in the phase',
  {
    card: 'Terraforming',
    rulings: [3],
    A: { hand: ['Terraforming', 'Invader', 'Invader', 'Chronomage', 'Howl'] },
    bases: { Tortuga: [], 'Jungle Oasis': [], 'The Homeworld': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Terraforming');
    t.pick('Tortuga');
    t.offers(
      'play Invader',
      'play Invader',
      'play Chronomage',
      'play Invader using Terraforming',
      'play Invader using Terraforming',
      'play Chronomage using Terraforming',
      'pass',
    );
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Howl');
    expect(t.whyNot('A', 'Invader', 'Jungle Oasis')).toBe('not allowed here: Terraforming');
    t.play('Invader');
    expect(t.at('Ninja Dojo')).toEqual(['A: Invader']);
    t.offers('pass');
  },
);

scene(
  'Terraforming: cards buried at the old base are discarded, as always when a base leaves play',
  {
    card: 'Terraforming',
    rules: ['R7.3', 'R10.28'],
    A: { hand: ['Terraforming'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spirit', 'A: buried Mummy', 'B: buried Howl'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Terraforming');
    t.pick('Tortuga');
    expect(t.at('Ninja Dojo')).toEqual(['A: Spirit']);
    expect(t.discard('A')).toEqual(['Mummy', 'Terraforming']);
    expect(t.discard('B')).toEqual(['Howl']);
  },
);

scene(
  'Terraforming discards actions on the base even under a Steam Queen: they leave with their base',
  {
    card: 'Terraforming',
    A: { hand: ['Terraforming'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Steam Queen', 'B: Sleep Spores'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Terraforming');
    t.pick('Tortuga');
    expect(t.at('Ninja Dojo')).toEqual(['B: Steam Queen']);
    expect(t.discard('B')).toEqual(['Sleep Spores']);
  },
);

scene(
  'Terraforming without a base to come does nothing, and there is no extra minion',
  {
    card: 'Terraforming',
    A: { hand: ['Terraforming', 'Invader', 'Invader'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Terraforming');
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis']);
    t.play('Invader', 'Tortuga');
    t.offers('pass');
  },
);

scene(
  'Terraforming makes an empty base deck anew from the base discard pile',
  {
    card: 'Terraforming',
    A: { hand: ['Terraforming'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spirit'], 'Jungle Oasis': [] },
    baseDiscard: ['Ninja Dojo', 'Tar Pits'],
  },
  (t) => {
    t.play('Terraforming');
    t.offers('Ninja Dojo', 'Tar Pits');
    t.pick('Tar Pits');
    t.pick('Tortuga');
    expect(t.at('Tar Pits')).toEqual(['A: Spirit']);
    expect(t.baseDeck.toSorted()).toEqual(['Ninja Dojo', 'Tortuga']);
    expect(t.baseDiscard).toEqual([]);
  },
);

scene(
  'Terraforming ends what lasted for the old base',
  {
    card: 'Terraforming',
    A: { hand: ['Rampage', 'Terraforming', 'Chronomage'] },
    bases: { 'The Homeworld': ['A: King Rex', 'B: Invader'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Rampage');
    t.pick('King Rex');
    expect(t.breakpoint('The Homeworld')).toBe(16);
    t.play('Terraforming');
    t.pick('The Homeworld');
    expect(t.breakpoint('Ninja Dojo')).toBe(18);
  },
);

scene(
  'Terraforming exchanges the base that is about to score: then it does not score',
  {
    card: 'Terraforming',
    A: { hand: ['Hidden Ninja', 'Neophyte'], deck: ['Terraforming', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['B: King Rex', 'B: King Rex'], Tortuga: ['A: Spirit'] },
    baseDeck: ['The Homeworld'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Hidden Ninja');
    t.pick('Neophyte');
    t.pick('play');
    t.pick('Jungle Oasis');
    expect(t.vp('B')).toBe(0);
    expect(t.bases).toEqual(['The Homeworld', 'Tortuga']);
    expect(t.at('The Homeworld')).toEqual(['B: King Rex', 'B: King Rex', 'A: Neophyte']);
    expect(t.turn).toBe('B');
  },
);

scene(
  'Terraforming in the current printing leaves everything where it is',
  {
    card: 'Terraforming',
    rules: ['R10.28'],
    rulings: [1, 2, 3],
    printing: 'current',
    A: { hand: ['Terraforming', 'Invader', 'Invader'] },
    bases: {
      Tortuga: ['A: Spirit [B: Upgrade]', 'B: Sleep Spores', 'B: buried Howl'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Ninja Dojo', 'Tar Pits'],
  },
  (t) => {
    t.play('Terraforming');
    t.pick('Ninja Dojo');
    t.pick('Tortuga');
    expect(t.at('Ninja Dojo')).toEqual(['A: Spirit [B: Upgrade]', 'B: Sleep Spores', 'B: buried Howl']);
    expect(t.power('Spirit')).toBe(4);
    expect(t.baseDeck.toSorted()).toEqual(['Tar Pits', 'Tortuga']);
    t.play('Invader', 'Jungle Oasis');
    t.play('Invader');
    expect(t.at('Ninja Dojo')).toContain('A: Invader');
  },
);

scene(
  'Crypt Looter answers a base that was exchanged although minions are on it',
  {
    card: 'Crypt Looter',
    rulings: [1],
    A: { hand: ['Terraforming'] },
    B: { hand: ['Crypt Looter'] },
    bases: { Tortuga: ['A: Spirit', 'B: Invader'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Terraforming');
    t.pick('Tortuga');
    expect(t.asked).toBe('B');
    t.offers('use Crypt Looter', 'pass');
    t.pick('use Crypt Looter');
    expect(t.at('Ninja Dojo')).toEqual(['A: Spirit', 'B: Invader', 'B: Crypt Looter']);
  },
);

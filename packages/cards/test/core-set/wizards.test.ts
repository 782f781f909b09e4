import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Archmage

scene(
  'Archmage gives an extra action in each of your turns, also in the one you play it',
  {
    card: 'Archmage',
    rulings: [1],
    A: { hand: ['Archmage', 'Howl', 'Howl', 'Howl', 'Howl'], deck: ['Howl', 'Howl', 'Howl', 'Howl'] },
    B: { hand: ['Howl', 'Howl'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Archmage', 'Tortuga');
    t.play('Howl');
    t.play('Howl');
    t.offers('pass');
    t.endTurn();
    // It is not for other players.
    t.play('Howl');
    t.offers('pass');
    t.endTurn();
    t.play('Howl');
    t.play('Howl');
    t.offers('pass');
    expect(t.power('Archmage')).toBe(6);
  },
);

scene(
  'Archmage: the extra action of a turn is not lost when it leaves play',
  {
    card: 'Archmage',
    rulings: [1],
    A: { hand: ['Beam Up', 'Howl', 'Howl'] },
    bases: { Tortuga: ['A: Archmage'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Beam Up');
    expect(t.hand('A')).toEqual(['Archmage', 'Howl', 'Howl']);
    t.play('Howl');
    t.offers('play Archmage', 'pass');
  },
);

scene(
  'Archmage played again is a new card with an extra action of its own',
  {
    card: 'Archmage',
    rulings: [1],
    rules: ['R10.11'],
    A: { hand: ['Beam Up', 'Howl', 'Howl', 'Howl'] },
    bases: { Tortuga: ['A: Archmage'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Beam Up');
    t.play('Archmage', 'Tortuga');
    t.play('Howl');
    t.play('Howl');
    t.offers('pass');
  },
);

scene(
  'Archmage taken over gives its new controller the extra action',
  {
    card: 'Archmage',
    A: { hand: ['Make Contact', 'Time Loop'], deck: ['Howl', 'Howl', 'Howl'] },
    B: { hand: ['Howl', 'Howl'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Archmage', 'A: Enchantress'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Make Contact', 'Archmage');
    t.endTurn();
    t.play('Howl');
    t.offers('pass');
    t.endTurn();
    t.play('Howl');
    t.play('Howl');
    t.offers('pass');
  },
);

scene(
  'Archmage in the current printing has a talent that gives an extra action',
  {
    card: 'Archmage',
    printing: 'current',
    A: { hand: ['Howl', 'Howl', 'Howl'] },
    bases: { Tortuga: ['A: Archmage'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Howl');
    t.offers('use Archmage', 'pass');
    t.use('Archmage');
    t.offers('play Howl', 'play Howl', 'pass');
    t.play('Howl');
    t.offers('pass');
  },
);

// Chronomage

scene(
  'Chronomage gives an extra action, which can wait and outlasts it',
  {
    card: 'Chronomage',
    rulings: [1],
    rules: ['R3.5'],
    A: { hand: ['Chronomage', 'Crop Circles', 'Howl', 'Howl'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Chronomage', 'Tortuga');
    t.play('Crop Circles');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual([]);
    t.play('Howl');
    t.offers('pass');
  },
);

// Enchantress

scene(
  'Enchantress draws a card',
  {
    card: 'Enchantress',
    A: { hand: ['Enchantress'], deck: ['Ghost', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Enchantress', 'Tortuga');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.deck('A')).toEqual(['Spirit']);
  },
);

// Neophyte

scene(
  'Neophyte: an action on top may be taken into the hand',
  {
    card: 'Neophyte',
    A: { hand: ['Neophyte'], deck: ['Howl', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Neophyte', 'Tortuga');
    t.offers('put into hand', 'play', 'top');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(['Howl']);
    expect(t.seenBy('B', 'A')).toEqual(['Howl']);
    // The free action has not been used.
    t.offers('play Howl', 'pass');
  },
);

scene(
  'Neophyte: the revealed action, and no other, may be played at once as an extra action',
  {
    card: 'Neophyte',
    rulings: [1],
    A: { hand: ['Neophyte', 'Howl', 'Howl'], deck: ['Augmentation', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Neophyte', 'Tortuga');
    t.pick('play');
    expect(t.power('Neophyte')).toBe(6);
    expect(t.deck('A')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Augmentation']);
    t.play('Howl');
    t.offers('pass');
  },
);

scene(
  'Neophyte: an action that is left goes back on top, and there is no playing it later',
  {
    card: 'Neophyte',
    rulings: [1],
    A: { hand: ['Neophyte'], deck: ['Howl', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Neophyte', 'Tortuga');
    t.pick('top');
    expect(t.deck('A')).toEqual(['Howl', 'Ghost']);
    t.offers('pass');
  },
);

scene(
  'Neophyte: anything else goes back on top',
  {
    card: 'Neophyte',
    A: { hand: ['Neophyte'], deck: ['Ghost', 'Howl'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Neophyte', 'Tortuga');
    expect(t.deck('A')).toEqual(['Ghost', 'Howl']);
    expect(t.hand('A')).toEqual([]);
    t.offers('pass');
  },
);

scene(
  'Neophyte: an action that cannot be played now may only be taken or left',
  {
    card: 'Neophyte',
    A: { hand: ['Neophyte', 'Ghost'], deck: ['Make Contact', 'Howl'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Neophyte', 'Tortuga');
    t.offers('put into hand', 'top');
    t.pick('top');
    expect(t.deck('A')).toEqual(['Make Contact', 'Howl']);
  },
);

scene(
  'Neophyte reveals the top of a new deck when there is none',
  {
    card: 'Neophyte',
    rules: ['R2.1'],
    A: { hand: ['Neophyte'], discard: ['Howl'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Neophyte', 'Tortuga');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(['Howl']);
    expect(t.discard('A')).toEqual([]);
  },
);

// Mass Enchantment

scene(
  'Mass Enchantment reveals everybody else’s top card; you play one action, make its choices and control it',
  {
    card: 'Mass Enchantment',
    rulings: [1],
    players: 4,
    A: { hand: ['Mass Enchantment', 'Howl'], deck: ['Howl', 'Ghost'] },
    B: { deck: ['Upgrade', 'Ghost'] },
    C: { deck: ['Ghost', 'Howl'] },
    D: { deck: ['Beam Up', 'Howl'] },
    bases: { Tortuga: ['A: Spirit', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mass Enchantment');
    t.offers('Upgrade', 'Beam Up');
    t.pick('Upgrade');
    t.offers('Spirit', 'Spirit');
    t.pick('A: Spirit');
    expect(t.at('Tortuga')).toEqual(['A: Spirit [A(B): Upgrade]', 'B: Spirit']);
    expect(t.deck('A')).toEqual(['Howl', 'Ghost']);
    expect(t.deck('B')).toEqual(['Ghost']);
    expect(t.deck('C')).toEqual(['Ghost', 'Howl']);
    expect(t.deck('D')).toEqual(['Beam Up', 'Howl']);
    // It was an extra action: the free one had been used for Mass Enchantment.
    t.offers('pass');
  },
);

scene(
  'Mass Enchantment: what you play goes to its owner’s discard pile',
  {
    card: 'Mass Enchantment',
    rulings: [1],
    A: { hand: ['Mass Enchantment'], deck: ['Ghost', 'Spirit', 'Ghost'] },
    B: { deck: ['Mystic Studies', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mass Enchantment');
    t.offers('Mystic Studies');
    t.pick('Mystic Studies');
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit']);
    expect(t.discard('A')).toEqual(['Mass Enchantment']);
    expect(t.discard('B')).toEqual(['Mystic Studies']);
    expect(t.deck('B')).toEqual(['Ghost']);
  },
);

scene(
  'Mass Enchantment may play none, and there is no playing it later',
  {
    card: 'Mass Enchantment',
    rulings: [1],
    A: { hand: ['Mass Enchantment'] },
    B: { deck: ['Howl', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mass Enchantment');
    t.offers('Howl');
    t.pick();
    expect(t.deck('B')).toEqual(['Howl', 'Ghost']);
    t.offers('pass');
  },
);

scene(
  'Mass Enchantment: with no action revealed, or none that can be played, all cards go back',
  {
    card: 'Mass Enchantment',
    rulings: [2],
    players: 3,
    A: { hand: ['Mass Enchantment', 'Ghost'] },
    B: { deck: ['Ghost', 'Howl'] },
    C: { deck: ['Make Contact', 'Howl'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mass Enchantment');
    t.offers('play Ghost', 'pass');
    expect(t.deck('B')).toEqual(['Ghost', 'Howl']);
    expect(t.deck('C')).toEqual(['Make Contact', 'Howl']);
    expect(t.discard('A')).toEqual(['Mass Enchantment']);
  },
);

scene(
  'Mass Enchantment: a card that answers being revealed is gone before anything is picked',
  {
    card: 'Mass Enchantment',
    players: 3,
    A: { hand: ['Mass Enchantment'] },
    B: { deck: ['Dynamite Surprise', 'Howl'] },
    C: { deck: ['Howl', 'Ghost'] },
    bases: { Tortuga: ['A: Ghost', 'A: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mass Enchantment');
    expect(t.asked).toBe('B');
    t.offers('use Dynamite Surprise', 'pass');
    t.pick('use Dynamite Surprise');
    t.pick('Spirit');
    expect(t.asked).toBe('A');
    t.offers('Howl');
    t.pick('Howl');
    expect(t.power('Ghost')).toBe(3);
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
    expect(t.discard('C')).toEqual(['Howl']);
    expect(t.deck('B')).toEqual(['Howl']);
  },
);

// Mystic Studies

scene(
  'Mystic Studies draws two cards',
  {
    card: 'Mystic Studies',
    A: { hand: ['Mystic Studies'], deck: ['Ghost', 'Spirit', 'Howl'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mystic Studies');
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit']);
    expect(t.deck('A')).toEqual(['Howl']);
  },
);

// Portal

scene(
  'Portal: any number of the minions among five cards come into the hand, the rest back in your order',
  {
    card: 'Portal',
    rulings: [1],
    A: { hand: ['Portal'], deck: ['Ghost', 'Howl', 'Spirit', 'Summon', 'Haunting', 'Scout'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Portal');
    t.offers('Ghost', 'Spirit', 'Haunting');
    expect(t.range).toEqual([0, 3]);
    t.pick('Ghost', 'Haunting');
    t.offers('Howl', 'Spirit', 'Summon');
    expect(t.question).toBe('order');
    t.pick('Spirit', 'Summon', 'Howl');
    expect(t.hand('A')).toEqual(['Ghost', 'Haunting']);
    // The last that is put back lies on top.
    expect(t.deck('A')).toEqual(['Howl', 'Summon', 'Spirit', 'Scout']);
  },
);

scene(
  'Portal may take no minion at all',
  {
    card: 'Portal',
    rulings: [1],
    A: { hand: ['Portal'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Scout'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Portal');
    t.pick();
    t.pick('Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost');
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A')).toEqual(['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Scout']);
  },
);

scene(
  'Portal goes on with a new deck when the old one runs out',
  {
    card: 'Portal',
    rulings: [1],
    rules: ['R2.1'],
    A: { hand: ['Portal'], deck: ['Ghost', 'Howl'], discard: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Portal');
    t.offers('Ghost', 'Spirit', 'Spirit', 'Spirit');
    t.pick('Ghost', 'Spirit', 'Spirit', 'Spirit');
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit', 'Spirit', 'Spirit']);
    expect(t.deck('A')).toEqual(['Howl', 'Spirit']);
    expect(t.discard('A')).toEqual(['Portal']);
  },
);

// Sacrifice

scene(
  'Sacrifice draws as many cards as the minion’s current power and destroys it',
  {
    card: 'Sacrifice',
    rulings: [1],
    A: { hand: ['Sacrifice'], deck: ['Howl', 'Howl', 'Howl', 'Howl', 'Summon', 'Summon'] },
    bases: { Tortuga: ['A: Ghost [A: Upgrade]', 'A: King Rex', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sacrifice');
    t.offers('Ghost', 'King Rex');
    t.pick('Ghost');
    expect(t.hand('A')).toEqual(['Howl', 'Howl', 'Howl', 'Howl']);
    expect(t.discard('A')).toEqual(['Ghost', 'Sacrifice', 'Upgrade']);
    expect(t.at('Tortuga')).toEqual(['A: King Rex', 'B: Ghost']);
  },
);

scene(
  'Sacrifice: if the minion cannot be destroyed you still draw',
  {
    card: 'Sacrifice',
    rulings: [1],
    A: { hand: ['Sacrifice'], deck: ['Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl'] },
    bases: { Tortuga: ['A: General Ivan'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sacrifice');
    expect(t.hand('A')).toHaveLength(6);
    expect(t.at('Tortuga')).toEqual(['A: General Ivan']);
  },
);

// Scry

scene(
  'Scry: an action of your deck, seen by all, comes into your hand',
  {
    card: 'Scry',
    A: { hand: ['Scry'], deck: ['Ghost', 'Howl', 'Summon', 'Howl', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Scry');
    t.offers('Howl', 'Summon');
    expect(t.range).toEqual([1, 1]);
    t.pick('Summon');
    expect(t.hand('A')).toEqual(['Summon']);
    expect(t.seenBy('B', 'A')).toEqual(['Summon']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Howl', 'Howl', 'Spirit']);
  },
);

scene(
  'Scry finds no action: the deck is shuffled all the same',
  {
    card: 'Scry',
    rulings: [1],
    seed: 3,
    A: { hand: ['Scry'], deck: ['Ghost', 'Spirit', 'Scout', 'Invader', 'King Rex', 'Haunting'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Scry');
    t.offers('pass');
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Scout', 'Invader', 'King Rex', 'Haunting']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Haunting', 'Invader', 'King Rex', 'Scout', 'Spirit']);
  },
);

// Summon

scene(
  'Summon gives an extra minion, to be played whenever you like in the phase',
  {
    card: 'Summon',
    rulings: [1],
    rules: ['R3.5'],
    A: { hand: ['Summon', 'Chronomage', 'Invader', 'Howl', 'Invader'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Summon');
    t.play('Chronomage', 'Tortuga');
    t.play('Howl');
    t.play('Invader', 'Tortuga');
    t.offers('pass');
  },
);

// Time Loop

scene(
  'Time Loop gives two extra actions, which are optional and can wait',
  {
    card: 'Time Loop',
    rulings: [1],
    A: {
      hand: ['Time Loop', 'Mystic Studies', 'Howl', 'Howl', 'Invader'],
      deck: ['Ghost', 'Spirit', 'Ghost', 'Ghost', 'Ghost'],
    },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Mystic Studies');
    t.play('Invader', 'Tortuga');
    t.play('Howl');
    t.offers('pass');
  },
);

scene(
  'Time Loop: the extra actions end with the phase',
  {
    card: 'Time Loop',
    rulings: [1],
    A: { hand: ['Time Loop', 'Howl', 'Howl'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.endTurn();
    t.endTurn();
    t.play('Howl');
    t.offers('play Ghost', 'play Ghost', 'pass');
  },
);

// Winds of Change

scene(
  'Winds of Change shuffles the hand, without this card, into the deck and draws five',
  {
    card: 'Winds of Change',
    rulings: [1],
    A: {
      hand: ['Winds of Change', 'King Rex', 'King Rex'],
      deck: ['Howl', 'Howl', 'Howl', 'Howl'],
    },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Winds of Change');
    expect(t.hand('A')).toHaveLength(5);
    expect([...t.hand('A'), ...t.deck('A')].toSorted()).toEqual([
      'Howl',
      'Howl',
      'Howl',
      'Howl',
      'King Rex',
      'King Rex',
    ]);
    expect(t.discard('A')).toEqual(['Winds of Change']);
    // The extra action.
    t.play('Howl');
    expect(t.canPlay('Howl')).toBe(false);
    // Nobody else knows what was drawn.
    expect(t.seenBy('B', 'A')).toEqual(['?', '?', '?', '?']);
  },
);

scene(
  'Winds of Change works with an empty hand',
  {
    card: 'Winds of Change',
    rulings: [1],
    A: { hand: ['Winds of Change'], deck: ['Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Winds of Change');
    expect(t.hand('A')).toEqual(['Howl', 'Howl', 'Howl', 'Howl', 'Howl']);
    expect(t.deck('A')).toEqual(['Howl']);
  },
);

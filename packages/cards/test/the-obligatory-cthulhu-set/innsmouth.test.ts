import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'The Locals find each other; the others go under the deck in the order you like',
  {
    card: 'The Locals',
    rulings: [1],
    A: { hand: ['The Locals'], deck: ['The Locals', 'Howl', 'Ghost', 'King Rex'] },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('The Locals', 'Jungle Oasis');
    expect(t.question).toBe('order');
    t.pick('Ghost', 'Howl');
    expect(t.hand('A')).toEqual(['The Locals']);
    expect(t.deck('A')).toEqual(['King Rex', 'Ghost', 'Howl']);
  },
);

scene(
  'The Locals name themselves: Teamwork finds another of them',
  {
    card: 'The Locals',
    A: { hand: ['Teamwork'], deck: ['Howl', 'The Locals'] },
    bases: { 'Jungle Oasis': ['B: The Locals'], Tortuga: [] },
  },
  (t) => {
    t.play('Teamwork');
    t.pick('deck');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(['The Locals']);
  },
);

scene(
  'The Locals: a short deck is made anew on the way',
  {
    card: 'The Locals',
    rulings: [1],
    rules: ['R2.1'],
    A: { hand: ['The Locals'], deck: ['Howl'], discard: ['The Locals', 'The Locals'] },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('The Locals', 'Jungle Oasis');
    expect(t.hand('A')).toEqual(['The Locals', 'The Locals']);
    expect(t.deck('A')).toEqual(['Howl']);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'In Plain Sight: your small minions there are out of reach, by the power they have',
  {
    card: 'In Plain Sight',
    rulings: [1],
    A: { hand: ['In Plain Sight'], deck },
    B: { hand: ['Seeing Stars', 'Chronomage', 'Howl'], deck },
    bases: {
      'Temple of Goju': ['A: The Locals', 'A: The Locals +1', 'B: Ghost'],
      Tortuga: ['A: The Locals'],
    },
  },
  (t) => {
    t.play('In Plain Sight', 'Temple of Goju');
    t.endTurn();
    t.play('Seeing Stars');
    t.pick('The Locals');
    // The first is protected.
    expect(t.at('Temple of Goju')).toEqual([
      'A: The Locals',
      'A: The Locals +1',
      'B: Ghost',
      'A: In Plain Sight',
    ]);
  },
);

scene(
  'In Plain Sight: what lowers a larger minion into the range still reaches it, and then it is protected',
  {
    card: 'In Plain Sight',
    rulings: [1],
    B: { hand: ['Sleep Spores', 'Chronomage', 'Seeing Stars'], deck },
    bases: { 'Temple of Goju': ['A: The Locals', 'A: Shinobi', 'A: In Plain Sight'], Tortuga: [] },
    turn: 'B',
  },
  (t) => {
    t.play('Sleep Spores', 'Temple of Goju');
    expect(t.power('Shinobi')).toBe(2);
    expect(t.power('The Locals')).toBe(2);
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars');
    t.pick('Shinobi');
    expect(t.power('Shinobi')).toBe(2);
  },
);

scene(
  'In Plain Sight in the current printing: the printed number counts',
  {
    card: 'In Plain Sight',
    printing: 'current',
    rulings: [1],
    B: { hand: ['Seeing Stars'], deck },
    bases: { 'Temple of Goju': ['A: The Locals +1', 'A: In Plain Sight'], Tortuga: ['A: Ghost'] },
    turn: 'B',
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('The Locals');
    expect(t.counters('The Locals')).toBe(1);
  },
);

scene(
  'Mysteries of the Deep: three of one name at one base are worth three cards, and more for Madness',
  {
    card: 'Mysteries of the Deep',
    rulings: [1],
    A: { hand: ['Mysteries of the Deep'], deck },
    bases: { 'Jungle Oasis': ['A: The Locals', 'A: The Locals', 'A: The Locals'], Tortuga: [] },
    sharedDecks: { Madness: 10 },
  },
  (t) => {
    t.play('Mysteries of the Deep');
    t.offers('no', 'yes');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Madness', 'Madness']);
    expect(t.sharedDeck('Madness')).toBe(8);
  },
);

scene(
  'Mysteries of the Deep: three at two bases are not enough',
  {
    card: 'Mysteries of the Deep',
    rulings: [1],
    A: { hand: ['Mysteries of the Deep'], deck },
    bases: {
      'Jungle Oasis': ['A: The Locals', 'A: The Locals', 'B: The Locals'],
      Tortuga: ['A: The Locals'],
    },
    sharedDecks: { Madness: 10 },
  },
  (t) => {
    t.play('Mysteries of the Deep');
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Mysteries of the Deep: an empty Madness deck does not stop the two cards',
  {
    card: 'Mysteries of the Deep',
    rulings: [1],
    A: { hand: ['Mysteries of the Deep'], deck },
    bases: { 'Jungle Oasis': ['A: The Locals', 'A: The Locals', 'A: The Locals'], Tortuga: [] },
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.play('Mysteries of the Deep');
    t.pick('yes');
    expect(t.hand('A')).toHaveLength(5);
  },
);

scene(
  'New Acolytes: everybody shuffles the minions of the discard pile in',
  {
    card: 'New Acolytes',
    rulings: [1],
    A: { hand: ['New Acolytes'], discard: ['Ghost', 'Howl', 'The Locals'] },
    B: { discard: ['King Rex', 'Seeing Stars'], deck: ['Shinobi'] },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('New Acolytes');
    expect(t.discard('A')).toEqual(['Howl', 'New Acolytes']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'The Locals']);
    expect(t.discard('B')).toEqual(['Seeing Stars']);
    expect(t.deck('B').toSorted()).toEqual(['King Rex', 'Shinobi']);
  },
);

scene(
  'Recruitment: a Madness card for each extra minion, which may be kept for later',
  {
    card: 'Recruitment',
    rulings: [1],
    A: { hand: ['Recruitment', 'Ghost', 'First Mate', 'Neophyte'], deck },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
    sharedDecks: { Madness: 10 },
  },
  (t) => {
    t.play('Recruitment');
    t.offers('draw Madness', 'draw none', 'draw three Madness', 'draw two Madness');
    t.pick('draw two Madness');
    expect(t.playsLeft).toEqual(['minion', 'minion using Recruitment', 'minion using Recruitment']);
    t.play('First Mate', 'Tortuga');
    expect(t.hand('A').filter((card) => card === 'Madness')).toHaveLength(2);
  },
);

scene(
  'Recruitment: none will do',
  {
    card: 'Recruitment',
    rulings: [1],
    A: { hand: ['Recruitment'] },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
    sharedDecks: { Madness: 10 },
  },
  (t) => {
    t.play('Recruitment');
    t.pick('draw none');
    expect(t.playsLeft).toEqual(['minion']);
    expect(t.hand('A')).toEqual([]);
  },
);

for (const printing of ['original', 'current'] as const) {
  scene(
    `Return to the Sea, ${printing} printing: minions of one name come home from a scored base, each to its owner`,
    {
      card: 'Return to the Sea',
      rulings: [1],
      printing,
      A: { hand: ['Return to the Sea'], deck },
      B: { deck },
      bases: {
        'Jungle Oasis': [
          'A: The Locals',
          'A: The Locals',
          'A(B): The Locals',
          'A: King Rex',
          'B: The Locals',
        ],
        Tortuga: ['A: The Locals'],
      },
      baseDeck: ['The Mothership'],
    },
    (t) => {
      t.endTurn();
      t.pick('use Return to the Sea');
      t.offers('King Rex', 'The Locals');
      t.pick('The Locals');
      t.offers('The Locals', 'The Locals', 'The Locals');
      expect(t.range).toEqual([0, 3]);
      t.pick('The Locals', 'The Locals', 'The Locals');
      expect(t.hand('A').filter((card) => card === 'The Locals')).toHaveLength(2);
      expect(t.hand('B')).toContain('The Locals');
      expect(t.discard('A')).toEqual(['King Rex', 'Return to the Sea']);
    },
  );
}

scene(
  'Sacred Circle: an extra minion here that bears the name of one here, whosever that is',
  {
    card: 'Sacred Circle',
    rulings: [1],
    A: { hand: ['First Mate', 'Ghost', 'The Locals'], deck },
    bases: { 'Jungle Oasis': ['A: Sacred Circle', 'B: First Mate'], Tortuga: ['A: The Locals'] },
  },
  (t) => {
    t.use('Sacred Circle');
    t.play('First Mate', 'Jungle Oasis', 'Sacred Circle');
    expect(t.at('Jungle Oasis')).toEqual(['A: Sacred Circle', 'B: First Mate', 'A: First Mate']);
    expect(t.playsLeft).toEqual(['minion', 'action']);
  },
);

scene(
  'Spreading the Word: two extra minions of the name of one in play, at whichever bases, also later',
  {
    card: 'Spreading the Word',
    rulings: [1],
    A: { hand: ['Spreading the Word', 'First Mate', 'First Mate', 'Shinobi', 'Pirate King'], deck },
    bases: { 'Jungle Oasis': ['B: First Mate'], Tortuga: ['A: Pirate King'] },
  },
  (t) => {
    t.play('Spreading the Word');
    t.offers('First Mate', 'Pirate King');
    t.pick('First Mate');
    t.play('Shinobi', 'Tortuga');
    t.offers('play First Mate using Spreading the Word', 'play First Mate using Spreading the Word', 'pass');
    t.play('First Mate', 'Tortuga');
    t.play('First Mate', 'Jungle Oasis');
    expect(t.playsLeft).toEqual([]);
  },
);

scene(
  'The Deep Ones: small minions that are there now get +1 power, and keep it though they are no longer small',
  {
    card: 'The Deep Ones',
    rulings: [1],
    A: { hand: ['The Deep Ones', 'First Mate'], deck },
    bases: { 'Temple of Goju': ['A: Ghost', 'A: Shinobi', 'B: Neophyte'], Tortuga: [] },
  },
  (t) => {
    t.play('The Deep Ones');
    expect(t.power('Ghost')).toBe(3);
    expect(t.power('Shinobi')).toBe(3);
    expect(t.power('Neophyte')).toBe(2);
    t.play('First Mate', 'Tortuga');
    expect(t.power('First Mate')).toBe(2);
    t.endTurn();
    expect(t.power('Ghost')).toBe(2);
  },
);

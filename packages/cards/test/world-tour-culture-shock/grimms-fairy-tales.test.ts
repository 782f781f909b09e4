import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Big Bad Wolf

scene(
  'Big Bad Wolf may destroy a minion of power 4 or less here, whoever controls it',
  {
    card: 'Big Bad Wolf',
    rulings: [2],
    A: { hand: ['Big Bad Wolf'], deck: ['Ghost', 'Ghost'] },
    bases: {
      // With Sleep Spores of A the Spectre has 4, the Weed Eater with its counter 5.
      Tortuga: ['B: Spectre', 'B: Weed Eater +1', 'A: Rose Red', 'A: Sleep Spores'],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Big Bad Wolf', 'Tortuga');
    expect(t.purpose).toBe('destroy');
    t.offers('Spectre', 'Rose Red');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual([
      'B: Weed Eater +1',
      'A: Rose Red',
      'A: Sleep Spores',
      'A: Big Bad Wolf',
    ]);
    expect(t.discard('B')).toEqual(['Spectre']);
  },
);

scene(
  'Big Bad Wolf may spare everybody',
  {
    card: 'Big Bad Wolf',
    A: { hand: ['Big Bad Wolf'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Big Bad Wolf', 'Tortuga');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Big Bad Wolf']);
  },
);

scene(
  'Big Bad Wolf does nothing while a Red Riding Hood is in play anywhere, under anybody’s control',
  {
    card: 'Big Bad Wolf',
    rulings: [2],
    A: { hand: ['Big Bad Wolf'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': ['B: Red Riding Hood'] },
  },
  (t) => {
    t.play('Big Bad Wolf', 'Tortuga');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Big Bad Wolf']);
  },
);

scene(
  'Big Bad Wolf pays no heed to an action that is named Red Riding Hood',
  {
    card: 'Big Bad Wolf',
    rulings: [1],
    A: { hand: ['Big Bad Wolf'], deck: ['Red Riding Hood', 'Ghost'] },
    bases: { Tortuga: ['B: Ghost', 'A: Ghost', 'A: Spectre', "A: Grimms' Blessing"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Big Bad Wolf', 'Tortuga');
    t.offers('Ghost', 'Ghost');
    t.pick('B: Ghost');
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Big Bad Wolf, destroyed, brings another minion of its controller’s discard pile to its base',
  {
    card: 'Big Bad Wolf',
    rulings: [3],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { discard: ['Gretel', 'Teamwork', 'Spectre'] },
    bases: { Tortuga: ['B: Big Bad Wolf [A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.asked).toBe('B');
    expect(t.purpose).toBe('play');
    t.offers('Gretel', 'Spectre');
    expect(t.range).toEqual([0, 1]);
    t.pick('Gretel');
    expect(t.at('Tortuga')).toEqual(['B: Gretel']);
    expect(t.discard('B')).toEqual(['Big Bad Wolf', 'Spectre', 'Teamwork']);
    expect(t.asked).toBe('A');
  },
);

scene(
  'Big Bad Wolf: the minion may be left in the discard pile',
  {
    card: 'Big Bad Wolf',
    rulings: [3],
    from: 'start of turn',
    B: { discard: ['Gretel'] },
    bases: { Tortuga: ['B: Big Bad Wolf [A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick();
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('B')).toEqual(['Big Bad Wolf', 'Gretel']);
    // The chance is gone.
    expect(t.asked).toBe('A');
    t.offers('pass');
  },
);

scene(
  'Big Bad Wolf: the wolf itself does not come back, and with no other minion nothing happens',
  {
    card: 'Big Bad Wolf',
    rulings: [3],
    from: 'start of turn',
    B: { discard: ['Teamwork'] },
    bases: { Tortuga: ['B: Big Bad Wolf [A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.asked).toBe('A');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('B')).toEqual(['Big Bad Wolf', 'Teamwork']);
  },
);

scene(
  'Big Bad Wolf works for whoever controlled it, out of that player’s own discard pile',
  {
    card: 'Big Bad Wolf',
    rulings: [3],
    from: 'start of turn',
    A: { discard: ['Hansel'] },
    B: { discard: ['Gretel', 'Ghost'] },
    bases: { Tortuga: ['B(A): Big Bad Wolf [A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.offers('Gretel', 'Ghost');
    t.pick('Gretel');
    expect(t.at('Tortuga')).toEqual(['B: Gretel']);
    expect(t.discard('A')).toEqual(['Big Bad Wolf', 'Choking Vines', 'Hansel']);
  },
);

scene(
  'Big Bad Wolf: going to the discard pile after scoring is not being destroyed',
  {
    card: 'Big Bad Wolf',
    rulings: [4],
    A: { deck: ['Ghost', 'Ghost'], discard: ['Gretel'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Big Bad Wolf', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.vp('A')).toBe(2);
    expect(t.at('Tar Pits')).toEqual([]);
    expect(t.discard('A')).toEqual(['Big Bad Wolf', 'General Ivan', 'Gretel']);
  },
);

scene(
  'Big Bad Wolf: nor is being shuffled away',
  {
    card: 'Big Bad Wolf',
    rulings: [4],
    A: { hand: ['Dr Livingstone, I Presume?'] },
    B: { deck: ['Ghost'], discard: ['Gretel'] },
    bases: { Tortuga: ['B: Big Bad Wolf'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    t.offers('pass');
    expect(t.deck('B').toSorted()).toEqual(['Big Bad Wolf', 'Ghost']);
    expect(t.discard('B')).toEqual(['Gretel']);
  },
);

scene(
  'Big Bad Wolf: nor is being returned in place of a destruction',
  {
    card: 'Big Bad Wolf',
    rulings: [4],
    from: 'start of turn',
    B: { discard: ['Gretel'] },
    bases: { Tortuga: ['B: Big Bad Wolf [A: Choking Vines]', 'B: Escape Hatch'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.asked).toBe('A');
    expect(t.hand('B')).toEqual(['Big Bad Wolf']);
    expect(t.discard('B')).toEqual(['Gretel']);
  },
);

// Charming Princess

scene(
  'Charming Princess gives an extra minion at her base while any Prince Charming is there',
  {
    card: 'Charming Princess',
    rulings: [1, 2],
    A: { hand: ['Gretel', 'Hansel', 'Bear Rides You'] },
    bases: { Tortuga: ['A: Charming Princess', 'B: Prince Charming'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Charming Princess');
    t.offers(
      'play Gretel',
      'play Hansel',
      'play Bear Rides You',
      'play Gretel using Charming Princess',
      'play Hansel using Charming Princess',
      'pass',
    );
    // It may be kept until later in the phase, and is for her base only.
    t.play('Hansel', 'Jungle Oasis');
    t.offers('play Bear Rides You', 'play Gretel using Charming Princess', 'pass');
    t.play('Gretel');
    expect(t.at('Tortuga')).toEqual(['A: Charming Princess', 'B: Prince Charming', 'A: Gretel']);
    expect(t.canUse('Charming Princess')).toBe(false);
  },
);

scene(
  'Charming Princess: the Prince has to be there when the talent is used, not later; and nobody has to be played',
  {
    card: 'Charming Princess',
    rulings: [2],
    A: { hand: ['Gretel', 'Bear Rides You'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Charming Princess', 'A: Prince Charming'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Charming Princess');
    t.play('Bear Rides You');
    t.pick('Prince Charming');
    expect(t.at('Jungle Oasis')).toEqual(['A: Prince Charming']);
    t.offers('play Gretel', 'play Gretel using Charming Princess', 'pass');
    t.endTurn();
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Gretel']);
  },
);

scene(
  'Charming Princess cannot do without him: not at another base, not buried, not in a hand',
  {
    card: 'Charming Princess',
    rulings: [1],
    A: { hand: ['Prince Charming'] },
    bases: {
      Tortuga: ['A: Charming Princess', 'B: buried Prince Charming', 'A: Ghost'],
      'Jungle Oasis': ['B: Prince Charming'],
    },
  },
  (t) => {
    expect(t.canUse('Charming Princess')).toBe(false);
    expect(t.whyNot('A', 'Charming Princess')).toBe('its own condition');
    t.play('Prince Charming', 'Tortuga');
    expect(t.canUse('Charming Princess')).toBe(true);
  },
);

scene(
  'Charming Princess takes Grimms’ Blessing for her Prince, if its controller owns him and has two minions there',
  {
    card: 'Charming Princess',
    rulings: [1],
    A: { hand: ['Gretel'], deck: ['Ghost'] },
    B: { discard: ['Prince Charming'] },
    bases: {
      Tortuga: ['A: Charming Princess', "B: Grimms' Blessing", 'B: Ghost', 'B: Ghost'],
      'Jungle Oasis': ['A(B): Charming Princess', "A: Grimms' Blessing", 'A: Ghost'],
    },
  },
  (t) => {
    // At the Oasis the Blessing is A's, who owns no Prince Charming: only the other talent can be used.
    t.offers('play Gretel', 'use Charming Princess', 'pass');
    t.use('Charming Princess');
    t.play('Gretel', undefined, 'Charming Princess');
    expect(t.at('Tortuga')).toEqual([
      'A: Charming Princess',
      "B: Grimms' Blessing",
      'B: Ghost',
      'B: Ghost',
      'A: Gretel',
    ]);
  },
);

// Prince Charming

scene(
  'Prince Charming gives an extra action while any Charming Princess is there',
  {
    card: 'Prince Charming',
    rulings: [1, 2],
    A: { hand: ['Shady Deal', 'Bear Rides You', 'Shady Deal', 'Shady Deal'] },
    bases: { Tortuga: ['A: Prince Charming', 'A(B): Charming Princess'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Prince Charming');
    // She leaves; the extra action stays, and may be used later or not at all.
    t.play('Bear Rides You');
    t.pick('Charming Princess');
    t.offers('play Shady Deal', 'play Shady Deal', 'play Shady Deal', 'pass');
    t.play('Shady Deal');
    t.offers('pass');
  },
);

scene(
  'Prince Charming cannot do without her; an active Grimms’ Blessing counts',
  {
    card: 'Prince Charming',
    rulings: [1],
    A: { hand: ['Ghost', 'Shady Deal', 'Shady Deal'], deck: ['Charming Princess'] },
    bases: {
      Tortuga: ['A: Prince Charming', "A: Grimms' Blessing"],
      'Jungle Oasis': ['B: Charming Princess'],
    },
  },
  (t) => {
    expect(t.whyNot('A', 'Prince Charming')).toBe('its own condition');
    t.play('Ghost', 'Tortuga');
    t.pick();
    t.use('Prince Charming');
    t.play('Shady Deal');
    expect(t.canPlay('Shady Deal')).toBe(true);
  },
);

// Red Riding Hood

scene(
  'Red Riding Hood strengthens all your minions at her base, herself too',
  {
    card: 'Red Riding Hood',
    rulings: [2],
    bases: {
      Tortuga: ['A: Red Riding Hood', 'A: Spectre', 'B: Steam Man'],
      'Jungle Oasis': ['A: Ghost'],
    },
  },
  (t) => {
    expect(t.powerParts('Red Riding Hood')).toEqual(['Red Riding Hood +3', 'Red Riding Hood +1']);
    expect(t.power('Spectre')).toBe(6);
    expect(t.power('Steam Man')).toBe(3);
    expect(t.power('Ghost')).toBe(2);
  },
);

scene(
  'Red Riding Hood fears a Big Bad Wolf anywhere, under anybody’s control',
  {
    card: 'Red Riding Hood',
    rulings: [2],
    from: 'start of turn',
    bases: {
      Tortuga: ['A: Red Riding Hood', 'A: Spectre'],
      'Jungle Oasis': ['B: Big Bad Wolf [A: Choking Vines]'],
    },
  },
  (t) => {
    // The wolf has been destroyed at the start of the turn.
    expect(t.power('Spectre')).toBe(6);
  },
);

scene(
  'Red Riding Hood: no bonus as long as the wolf is there',
  {
    card: 'Red Riding Hood',
    rulings: [2],
    bases: { Tortuga: ['A: Red Riding Hood', 'A: Spectre'], 'Jungle Oasis': ['A: Big Bad Wolf'] },
  },
  (t) => {
    expect(t.power('Red Riding Hood')).toBe(3);
    expect(t.power('Spectre')).toBe(5);
  },
);

scene(
  'Red Riding Hood does not fear an action that is named Big Bad Wolf',
  {
    card: 'Red Riding Hood',
    rulings: [1],
    A: { deck: ['Big Bad Wolf'] },
    bases: { Tortuga: ['A: Red Riding Hood', 'A: Spectre', "A: Grimms' Blessing"], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Spectre')).toBe(6);
  },
);

// Rumpelstiltskin

scene(
  'Rumpelstiltskin puts any card of your deck on top of it, shown to all',
  {
    card: 'Rumpelstiltskin',
    rulings: [1],
    A: { hand: ['Rumpelstiltskin'], deck: ['Ghost', 'Ghost', 'Gretel', 'Teamwork'], discard: ['Hansel'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Rumpelstiltskin', 'Tortuga');
    expect(t.purpose).toBe('search');
    t.offers('Ghost', 'Gretel', 'Teamwork');
    expect(t.range).toEqual([1, 1]);
    t.pick('Teamwork');
    expect(t.deck('A')[0]).toBe('Teamwork');
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Ghost', 'Gretel', 'Teamwork']);
    t.endTurn();
    // B has seen the first of the two cards drawn.
    expect(t.seenBy('B', 'A')).toEqual(['Teamwork', '?']);
  },
);

scene(
  'Rumpelstiltskin: an empty deck is made anew first',
  {
    card: 'Rumpelstiltskin',
    rulings: [2],
    rules: ['R2.1'],
    A: { hand: ['Rumpelstiltskin'], discard: ['Hansel', 'Teamwork'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Rumpelstiltskin', 'Tortuga');
    t.offers('Hansel', 'Teamwork');
    t.pick('Hansel');
    expect(t.deck('A')).toEqual(['Hansel', 'Teamwork']);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'Rumpelstiltskin: a card that somebody else owns goes onto its owner’s deck',
  {
    card: 'Rumpelstiltskin',
    rules: ['R9.4'],
    A: { hand: ['Valkyrie', 'Insta-Grow', 'Rumpelstiltskin'], deck: ['Ghost'] },
    B: { deck: ['Spectre'], discard: ['Steam Man'] },
    bases: { Tortuga: ['A: Huscarl'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Valkyrie', 'Tortuga');
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Rumpelstiltskin', 'Steam Man']);
    t.use('Huscarl');
    t.pick('Steam Man');
    t.play('Insta-Grow');
    t.play('Rumpelstiltskin', 'Tortuga');
    t.offers('Ghost', 'Steam Man');
    t.pick('Steam Man');
    expect(t.deck('A')).toEqual(['Ghost']);
    expect(t.deck('B')).toEqual(['Steam Man', 'Spectre']);
  },
);

// The Frog Prince

scene(
  'The Frog Prince goes into the deck for a minion of the discard pile, after the new minion has done its part',
  {
    card: 'The Frog Prince',
    rulings: [1, 2],
    A: {
      hand: ['Rumpelstiltskin'],
      deck: ['Ghost', 'Spectre'],
      discard: ['Hansel', 'Gretel', 'Teamwork'],
    },
    bases: { Tortuga: ['A: The Frog Prince'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Rumpelstiltskin', 'Tortuga');
    expect(t.purpose).toBe('search');
    t.pick('Ghost');
    expect(t.question).toBe('mode');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Spectre', 'The Frog Prince']);
    t.offers('Hansel', 'Gretel');
    expect(t.range).toEqual([0, 1]);
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['A: Rumpelstiltskin', 'A: Hansel']);
    expect(t.discard('A')).toEqual(['Gretel', 'Teamwork']);
    t.offers('pass');
  },
);

scene(
  'The Frog Prince may stay',
  {
    card: 'The Frog Prince',
    A: { hand: ['Gretel'], discard: ['Hansel'] },
    bases: { Tortuga: ['A: The Frog Prince'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gretel', 'Tortuga');
    t.pick('no');
    expect(t.at('Tortuga')).toEqual(['A: The Frog Prince', 'A: Gretel']);
  },
);

scene(
  'The Frog Prince reacts to minions that you play there in any way, not to those that move there',
  {
    card: 'The Frog Prince',
    rulings: [1],
    A: { hand: ['Bear Rides You', 'Hansel'], deck: ['Ghost', 'Steam Man'], discard: ['Gretel'] },
    bases: { Tortuga: ['A: The Frog Prince', 'A: Venus Man Trap'], 'Jungle Oasis': ['A: Spectre'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['A: The Frog Prince', 'A: Venus Man Trap', 'A: Spectre']);
    // Elsewhere does not count.
    t.play('Hansel', 'Jungle Oasis');
    expect(t.question).toBe('play');
    t.use('Venus Man Trap');
    t.pick('Ghost');
    // The Ghost's own ability had nothing to discard.
    t.offers('yes', 'no');
    t.pick('yes');
    t.pick('Gretel');
    expect(t.at('Tortuga')).toEqual(['A: Venus Man Trap', 'A: Spectre', 'A: Ghost', 'A: Gretel']);
  },
);

scene(
  'The Frog Prince does not react to himself, nor to other players’ minions',
  {
    card: 'The Frog Prince',
    rulings: [1],
    A: { hand: ['The Frog Prince'], deck: ['Ghost', 'Ghost'], discard: ['Gretel'] },
    B: { hand: ['Hansel'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Frog Prince', 'Tortuga');
    t.endTurn();
    t.play('Hansel', 'Tortuga');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: The Frog Prince', 'B: Hansel']);
  },
);

scene(
  'The Frog Prince goes into his owner’s deck; the extra minion may be declined',
  {
    card: 'The Frog Prince',
    rulings: [2],
    A: { hand: ['Gretel'], discard: ['Hansel'] },
    B: { deck: ['Ghost'], discard: ['Spectre'] },
    bases: { Tortuga: ['A(B): The Frog Prince'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gretel', 'Tortuga');
    t.pick('yes');
    expect(t.deck('B').toSorted()).toEqual(['Ghost', 'The Frog Prince']);
    t.offers('Hansel');
    t.pick();
    expect(t.discard('A')).toEqual(['Hansel']);
    expect(t.at('Tortuga')).toEqual(['A: Gretel']);
    t.offers('pass');
  },
);

scene(
  'The Frog Prince may leave also with no minion to come; what is on him is discarded',
  {
    card: 'The Frog Prince',
    rulings: [3],
    A: { hand: ['Gretel'], discard: ['Teamwork'] },
    bases: { Tortuga: ['A: The Frog Prince +2 [A: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gretel', 'Tortuga');
    t.pick('yes');
    expect(t.deck('A')).toEqual(['The Frog Prince']);
    expect(t.at('Tortuga')).toEqual(['A: Gretel']);
    expect(t.discard('A')).toEqual(['Incorporeal', 'Teamwork']);
    t.offers('pass');
  },
);

// Gretel, Hansel, Rose Red, The Other Snow White

scene(
  'Gretel has +2 power once, with any Hansel at her base',
  {
    card: 'Gretel',
    rulings: [1],
    A: { hand: ['Bear Rides You'] },
    bases: {
      Tortuga: ['A: Gretel', 'B: Hansel', 'A: Hansel'],
      'Jungle Oasis': ['B: Gretel', 'B: buried Hansel'],
    },
  },
  (t) => {
    expect(t.powerParts('A: Gretel')).toEqual(['Gretel +2', 'Gretel +2']);
    expect(t.power('B: Gretel')).toBe(2);
    t.play('Bear Rides You');
    t.pick('Gretel');
    expect(t.power('A: Gretel')).toBe(2);
  },
);

scene(
  'Gretel takes an active Grimms’ Blessing for Hansel, also one of another player',
  {
    card: 'Gretel',
    rulings: [1],
    B: { hand: ['Hansel'] },
    bases: {
      Tortuga: ['A: Gretel', 'B: Ghost', 'B: Ghost', "B: Grimms' Blessing", "B: Grimms' Blessing"],
      'Jungle Oasis': ['B: Gretel', "B: Grimms' Blessing"],
    },
  },
  (t) => {
    expect(t.power('A: Gretel')).toBe(4);
    expect(t.power('B: Gretel')).toBe(2);
  },
);

scene(
  'Hansel has +2 power once, with any Gretel at his base; an active Grimms’ Blessing counts',
  {
    card: 'Hansel',
    rulings: [1],
    B: { deck: ['Gretel'] },
    bases: {
      Tortuga: ['A: Hansel', 'B: Gretel', 'A: Gretel'],
      'Jungle Oasis': ['B: Hansel', 'B: Ghost', "B: Grimms' Blessing"],
      'Tar Pits': ['A(B): Hansel', 'A: Ghost', "A: Grimms' Blessing"],
    },
  },
  (t) => {
    expect(t.powerParts('A: Hansel @ Tortuga')).toEqual(['Hansel +2', 'Hansel +2']);
    expect(t.power('B: Hansel')).toBe(4);
    // A owns a Gretel too, the one at Tortuga.
    expect(t.power('A: Hansel @ Tar Pits')).toBe(4);
  },
);

scene(
  'Rose Red has +2 power once, with any The Other Snow White at her base; an active Grimms’ Blessing counts',
  {
    card: 'Rose Red',
    rulings: [1],
    B: { discard: ['The Other Snow White'] },
    bases: {
      Tortuga: ['A: Rose Red', 'B: The Other Snow White', 'B: The Other Snow White'],
      'Jungle Oasis': ['B: Rose Red', 'B: Ghost', "B: Grimms' Blessing"],
      'Tar Pits': ['A: Rose Red', 'A: Ghost', "A: Grimms' Blessing"],
    },
  },
  (t) => {
    expect(t.powerParts('A: Rose Red @ Tortuga')).toEqual(['Rose Red +2', 'Rose Red +2']);
    expect(t.power('B: Rose Red')).toBe(4);
    // No name but its own: A owns no minion of that name.
    expect(t.power('A: Rose Red @ Tar Pits')).toBe(2);
  },
);

scene(
  'The Other Snow White has +2 power once, with any Rose Red at her base; an active Grimms’ Blessing counts',
  {
    card: 'The Other Snow White',
    rulings: [1],
    A: { deck: ['Rose Red'] },
    bases: {
      Tortuga: ['A: The Other Snow White', 'B: Rose Red', 'A: Rose Red'],
      'Jungle Oasis': ['A: The Other Snow White', 'A: Ghost', "A: Grimms' Blessing"],
      'Tar Pits': ['A: The Other Snow White', 'A: Ghost'],
    },
  },
  (t) => {
    expect(t.power('The Other Snow White @ Tortuga')).toBe(4);
    expect(t.power('The Other Snow White @ Jungle Oasis')).toBe(4);
    expect(t.power('The Other Snow White @ Tar Pits')).toBe(2);
  },
);

// Another Story

scene(
  'Another Story shuffles up to three cards of the discard pile into the deck',
  {
    card: 'Another Story',
    rulings: [1],
    A: { hand: ['Another Story'], deck: ['Ghost'], discard: ['Gretel', 'Hansel', 'Teamwork', 'Spectre'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Another Story');
    t.offers('Gretel', 'Hansel', 'Teamwork', 'Spectre');
    expect(t.range).toEqual([0, 3]);
    t.pick('Gretel', 'Teamwork', 'Spectre');
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Gretel', 'Spectre', 'Teamwork']);
    expect(t.discard('A')).toEqual(['Another Story', 'Hansel']);
  },
);

scene(
  'Another Story may shuffle in nothing',
  {
    card: 'Another Story',
    rulings: [1],
    A: { hand: ['Another Story'], deck: ['Ghost'], discard: ['Gretel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Another Story');
    t.pick();
    expect(t.deck('A')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Another Story', 'Gretel']);
  },
);

// Basket of Goodies

scene(
  'Basket of Goodies puts an action of your deck on top of it, shown to all',
  {
    card: 'Basket of Goodies',
    rulings: [1],
    A: { hand: ['Basket of Goodies'], deck: ['Ghost', 'Spectre', 'Teamwork', 'Shady Deal'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Basket of Goodies');
    expect(t.purpose).toBe('search');
    t.offers('Teamwork', 'Shady Deal');
    expect(t.range).toEqual([1, 1]);
    t.pick('Shady Deal');
    expect(t.deck('A')[0]).toBe('Shady Deal');
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Shady Deal', 'Spectre', 'Teamwork']);
    t.endTurn();
    expect(t.seenBy('B', 'A')).toEqual(['Shady Deal', '?']);
  },
);

scene(
  'Basket of Goodies: an empty deck is made anew first; this card is not yet in the discard pile',
  {
    card: 'Basket of Goodies',
    rulings: [1],
    A: { hand: ['Basket of Goodies'], discard: ['Ghost', 'Teamwork', 'Shady Deal'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Basket of Goodies');
    t.offers('Teamwork', 'Shady Deal');
    t.pick('Teamwork');
    expect(t.deck('A')[0]).toBe('Teamwork');
    expect(t.deck('A')).toHaveLength(3);
    expect(t.discard('A')).toEqual(['Basket of Goodies']);
  },
);

scene(
  'Basket of Goodies finds nothing in a deck without actions',
  {
    card: 'Basket of Goodies',
    rulings: [1],
    A: { hand: ['Basket of Goodies'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Basket of Goodies');
    t.offers('pass');
    expect(t.deck('A')).toEqual(['Ghost', 'Ghost']);
  },
);

// Breadcrumbs

scene(
  'Breadcrumbs leads up to two of your minions from one base to one other',
  {
    card: 'Breadcrumbs',
    rulings: [1],
    A: { hand: ['Breadcrumbs'] },
    bases: {
      Tortuga: ['A: Gretel', 'A: Ghost', 'A: Spectre', 'B: Steam Man'],
      'Tar Pits': ['A: Hansel'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Breadcrumbs');
    t.offers('Tortuga', 'Tar Pits');
    t.pick('Tortuga');
    t.offers('Gretel', 'Ghost', 'Spectre');
    expect(t.range).toEqual([0, 2]);
    t.pick('Gretel', 'Spectre');
    t.offers('Tar Pits', 'Jungle Oasis');
    t.pick('Tar Pits');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Steam Man']);
    expect(t.at('Tar Pits').toSorted()).toEqual(['A: Gretel', 'A: Hansel', 'A: Spectre']);
  },
);

scene(
  'Breadcrumbs may lead nobody',
  {
    card: 'Breadcrumbs',
    rulings: [1],
    A: { hand: ['Breadcrumbs'] },
    bases: { Tortuga: ['A: Gretel', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Breadcrumbs');
    t.pick();
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Gretel', 'A: Ghost']);
    expect(t.discard('A')).toEqual(['Breadcrumbs']);
  },
);

scene(
  'Breadcrumbs may lead just one',
  {
    card: 'Breadcrumbs',
    rulings: [1],
    A: { hand: ['Breadcrumbs'] },
    bases: { Tortuga: ['A: Gretel', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Breadcrumbs');
    t.pick('Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
  },
);

// Fairy Godmother's Blessing

scene(
  'Fairy Godmother’s Blessing puts a minion of your deck on top of it, shown to all',
  {
    card: "Fairy Godmother's Blessing",
    rulings: [1],
    A: { hand: ["Fairy Godmother's Blessing"], deck: ['Ghost', 'Spectre', 'Teamwork', 'Shady Deal'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("Fairy Godmother's Blessing");
    expect(t.purpose).toBe('search');
    t.offers('Ghost', 'Spectre');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spectre');
    expect(t.deck('A')[0]).toBe('Spectre');
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Shady Deal', 'Spectre', 'Teamwork']);
    t.endTurn();
    expect(t.seenBy('B', 'A')).toEqual(['Spectre', '?']);
  },
);

scene(
  'Fairy Godmother’s Blessing: an empty deck is made anew first',
  {
    card: "Fairy Godmother's Blessing",
    rulings: [1],
    A: { hand: ["Fairy Godmother's Blessing"], discard: ['Ghost', 'Teamwork', 'Gretel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("Fairy Godmother's Blessing");
    t.offers('Ghost', 'Gretel');
    t.pick('Gretel');
    expect(t.deck('A')[0]).toBe('Gretel');
    expect(t.deck('A')).toHaveLength(3);
    expect(t.discard('A')).toEqual(["Fairy Godmother's Blessing"]);
  },
);

scene(
  'Fairy Godmother’s Blessing finds nobody in a deck without minions',
  {
    card: "Fairy Godmother's Blessing",
    rulings: [1],
    A: { hand: ["Fairy Godmother's Blessing"], deck: ['Shady Deal', 'Shady Deal'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("Fairy Godmother's Blessing");
    t.offers('pass');
    expect(t.deck('A')).toEqual(['Shady Deal', 'Shady Deal']);
  },
);

// Grimms' Blessing

scene(
  'Grimms’ Blessing stands in for a partner, as soon as you have two minions here',
  {
    card: "Grimms' Blessing",
    rulings: [1, 6],
    A: { hand: ["Grimms' Blessing", 'Charming Princess'], deck: ['Hansel', 'Prince Charming'] },
    bases: { Tortuga: ['A: Gretel', 'B: Ghost', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("Grimms' Blessing", 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Gretel', 'B: Ghost', 'B: Ghost', "A: Grimms' Blessing"]);
    expect(t.power('Gretel')).toBe(2);
    t.play('Charming Princess', 'Tortuga');
    expect(t.power('Gretel')).toBe(4);
    expect(t.canUse('Charming Princess')).toBe(true);
  },
);

scene(
  'Grimms’ Blessing: two minions that its controller controls, at every moment',
  {
    card: "Grimms' Blessing",
    rulings: [6],
    A: { hand: ['Bear Rides You'], deck: ['Hansel'] },
    bases: {
      Tortuga: ['A: Gretel', 'A(B): Ghost', "A: Grimms' Blessing"],
      'Jungle Oasis': [],
      'Tar Pits': ['B: Gretel', 'B: Ghost', "A: Grimms' Blessing"],
    },
  },
  (t) => {
    expect(t.power('A: Gretel')).toBe(4);
    expect(t.power('B: Gretel')).toBe(2);
    t.play('Bear Rides You');
    t.pick('A: Ghost');
    t.pick('Jungle Oasis');
    expect(t.power('A: Gretel')).toBe(2);
  },
);

scene(
  'Grimms’ Blessing has the names of minions that you own in whatever zone, also when others have them',
  {
    card: "Grimms' Blessing",
    rulings: [5],
    A: { hand: ['The Other Snow White'], deck: ['Prince Charming'], discard: ['Gretel'] },
    bases: {
      Tortuga: ['A: Rose Red', "A: Grimms' Blessing", 'A: Hansel', 'B: Gretel', 'A: Charming Princess'],
      'Jungle Oasis': ['A: buried Ghost'],
    },
  },
  (t) => {
    // Out of the hand, the deck and the discard pile.
    expect(t.power('Rose Red')).toBe(4);
    expect(t.canUse('Charming Princess')).toBe(true);
    expect(t.power('Hansel')).toBe(4);
    expect(t.power('B: Gretel')).toBe(4);
  },
);

scene(
  'Grimms’ Blessing: a minion of yours under another player’s control counts, one that is only under yours does not',
  {
    card: "Grimms' Blessing",
    rulings: [5],
    bases: {
      Tortuga: ['A: Gretel', 'A: Rose Red', "A: Grimms' Blessing"],
      'Jungle Oasis': ['B(A): Hansel', 'A(B): The Other Snow White'],
    },
  },
  (t) => {
    expect(t.power('Gretel')).toBe(4);
    expect(t.power('Rose Red')).toBe(2);
  },
);

scene(
  'Grimms’ Blessing is no minion: nobody who asks for one finds it',
  {
    card: "Grimms' Blessing",
    rulings: [4],
    A: { hand: ['Teamwork'], deck: ["Grimms' Blessing", 'Big Bad Wolf'] },
    bases: { Tortuga: ['A: Red Riding Hood', 'A: Ghost', "A: Grimms' Blessing"], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Ghost')).toBe(3);
    t.play('Teamwork');
    t.offers('Red Riding Hood', 'Ghost');
    t.pick('Red Riding Hood');
    t.pick('deck');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(['Big Bad Wolf']);
  },
);

scene(
  'Grimms’ Blessing does not take part in “only one each turn”, and has no ability of the minions',
  {
    card: "Grimms' Blessing",
    rulings: [3],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ["A: Grimms' Blessing", 'A: Water Lily', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    // The Water Lily has drawn its card, and nothing has drawn a second one.
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.question).toBe('play');
  },
);

scene(
  'Grimms’ Blessing does not take the place of a Shinobi',
  {
    card: "Grimms' Blessing",
    rulings: [3],
    A: { hand: ['Shinobi', 'Shinobi'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ["A: Grimms' Blessing", 'A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    t.offers('use Shinobi', 'use Shinobi', 'pass');
    t.pick('use Shinobi');
    // One for each base, as usual.
    expect(t.turn).toBe('B');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Shinobi']);
  },
);

scene(
  'Grimms’ Blessing is one more War Raptor, but has none of its power',
  {
    card: "Grimms' Blessing",
    rulings: [2],
    A: { deck: ['War Raptor'] },
    B: { hand: ['Ghost'] },
    bases: {
      Tortuga: ['A: War Raptor', 'B: War Raptor', 'A: Ghost', "A: Grimms' Blessing"],
      'Jungle Oasis': ['A: War Raptor', "A: Grimms' Blessing"],
    },
  },
  (t) => {
    expect(t.power('A: War Raptor @ Tortuga')).toBe(5);
    expect(t.power('B: War Raptor')).toBe(5);
    expect(t.total('A', 'Tortuga')).toBe(7);
    // Not with a single minion.
    expect(t.power('A: War Raptor @ Jungle Oasis')).toBe(3);
  },
);

// Mouse, Bird and Sausage

scene(
  'Mouse, Bird and Sausage: up to two minions of one faction at one base, of any players',
  {
    card: 'Mouse, Bird and Sausage',
    rulings: [1],
    A: { hand: ['Mouse, Bird and Sausage'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Rumpelstiltskin', 'B: Gretel', 'A: Ghost', 'B: Spectre'],
      'Jungle Oasis': ['A: Rose Red'],
    },
  },
  (t) => {
    t.play('Mouse, Bird and Sausage');
    t.offers('Rumpelstiltskin', 'Gretel', 'Ghost', 'Spectre', 'Rose Red');
    expect(t.range).toEqual([0, 1]);
    t.pick('Rumpelstiltskin');
    t.offers('Gretel');
    expect(t.range).toEqual([0, 1]);
    t.pick('Gretel');
    expect(t.power('Rumpelstiltskin')).toBe(5);
    expect(t.power('Gretel')).toBe(4);
    expect(t.power('Ghost')).toBe(2);
    t.endTurn();
    expect(t.power('Rumpelstiltskin')).toBe(3);
    expect(t.power('Gretel')).toBe(2);
  },
);

scene(
  'Mouse, Bird and Sausage: one alone',
  {
    card: 'Mouse, Bird and Sausage',
    rulings: [1],
    A: { hand: ['Mouse, Bird and Sausage'] },
    bases: { Tortuga: ['A: Rumpelstiltskin', 'B: Gretel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mouse, Bird and Sausage');
    t.pick('Gretel');
    t.pick();
    expect(t.power('Gretel')).toBe(4);
    expect(t.power('Rumpelstiltskin')).toBe(3);
  },
);

scene(
  'Mouse, Bird and Sausage: nobody',
  {
    card: 'Mouse, Bird and Sausage',
    rulings: [1],
    A: { hand: ['Mouse, Bird and Sausage'] },
    bases: { Tortuga: ['A: Rumpelstiltskin', 'B: Gretel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mouse, Bird and Sausage');
    t.pick();
    expect(t.question).toBe('play');
    expect(t.power('Gretel')).toBe(2);
  },
);

// Teamwork

const pairs: readonly (readonly [chosen: string, found: string])[] = [
  ['Big Bad Wolf', 'Red Riding Hood'],
  ['Red Riding Hood', 'Big Bad Wolf'],
  ['Hansel', 'Gretel'],
  ['Gretel', 'Hansel'],
  ['Rose Red', 'The Other Snow White'],
  ['The Other Snow White', 'Rose Red'],
  ['Prince Charming', 'Charming Princess'],
  ['Charming Princess', 'Prince Charming'],
];

const cast = [...pairs.map(([chosen]) => chosen), 'Rumpelstiltskin', 'The Frog Prince'];

for (const [chosen, found] of pairs) {
  scene(
    `Teamwork: ${chosen} calls for ${found}`,
    {
      card: 'Teamwork',
      rulings: [2],
      A: { hand: ['Teamwork'], discard: cast },
      bases: { Tortuga: [`B: ${chosen}`], 'Jungle Oasis': [] },
    },
    (t) => {
      t.play('Teamwork');
      t.pick('discard pile');
      t.pick('put into hand');
      expect(t.hand('A')).toEqual([found]);
    },
  );
}

for (const loner of ['Rumpelstiltskin', 'The Frog Prince']) {
  scene(
    `Teamwork: ${loner} calls for nobody`,
    {
      card: 'Teamwork',
      rulings: [2],
      A: { hand: ['Teamwork'], deck: cast, discard: cast },
      bases: { Tortuga: [`A: ${loner}`], 'Jungle Oasis': [] },
    },
    (t) => {
      t.play('Teamwork');
      t.offers('pass');
      expect(t.deck('A')).toEqual(cast);
    },
  );
}

const pairsOfOthers: readonly (readonly [chosen: string, found: string])[] = [
  ['The Monarch', 'Groupie'],
  ['Groupie', 'Groupie'],
  ['Water Lily', 'Water Lily'],
  ['Classic Rocker', 'Classic Rocker'],
  ['War Raptor', 'War Raptor'],
  ['Shinobi', 'Shinobi'],
  ['Tenacious Z', 'Tenacious Z'],
  ['The Birch Woman', 'The Birch'],
  // A name that is part of a longer one is not that name.
  ['The Birch', 'The Birch Woman'],
];
const others = ['Ghost', ...new Set(pairsOfOthers.flat()), 'Gretel'];

for (const [chosen, found] of pairsOfOthers) {
  scene(
    `Teamwork: ${chosen} calls for ${found}`,
    {
      card: 'Teamwork',
      rulings: [1, 3],
      A: { hand: ['Teamwork'], deck: others },
      bases: { Tortuga: [`B: ${chosen}`], 'Jungle Oasis': [] },
    },
    (t) => {
      t.play('Teamwork');
      t.pick('deck');
      t.pick('put into hand');
      expect(t.hand('A')).toEqual([found]);
      expect(t.deck('A').toSorted()).toEqual(others.filter((name) => name !== found).toSorted());
    },
  );
}

scene(
  'Teamwork: a Collector, whose text does not name Collectors, calls for nobody',
  {
    card: 'Teamwork',
    rulings: [3],
    A: { hand: ['Teamwork'], deck: ['Collector', 'Ghost'], discard: ['Collector'] },
    bases: { Tortuga: ['A: Collector'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Teamwork');
    t.offers('pass');
    expect(t.discard('A')).toEqual(['Collector', 'Teamwork']);
  },
);

scene(
  'Teamwork: any minion may be chosen, and the partner that was found in the deck is played at any base at once',
  {
    card: 'Teamwork',
    rulings: [1, 5],
    A: { hand: ['Teamwork', 'Ghost'], deck: ['Ghost', 'Hansel', 'Gretel'], discard: ['Hansel'] },
    bases: { Tortuga: ['B: Gretel', 'A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Teamwork');
    t.offers('Gretel', 'Spectre');
    t.pick('Gretel');
    t.offers('deck', 'discard pile');
    t.pick('deck');
    // One may leave it there, and look through the discard pile as well.
    t.offers('Hansel');
    expect(t.range).toEqual([0, 1]);
    t.pick('Hansel');
    t.offers('put into hand', 'play');
    t.pick('play');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Hansel']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Gretel']);
    expect(t.discard('A')).toEqual(['Hansel', 'Teamwork']);
    // It was an extra minion.
    expect(t.canPlay('Ghost')).toBe(true);
  },
);

scene(
  'Teamwork: a minion found in the hand may be played',
  {
    card: 'Teamwork',
    rulings: [5],
    A: { hand: ['Teamwork', 'Hansel', 'Ghost'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: Gretel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Teamwork');
    t.offers('Hansel');
    expect(t.range).toEqual([0, 1]);
    t.pick('Hansel');
    t.pick('play');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Gretel', 'A: Hansel']);
    expect(t.canPlay('Ghost')).toBe(true);
  },
);

scene(
  'Teamwork: a partner in hand may be passed over for one in the discard pile',
  {
    card: 'Teamwork',
    rulings: [5],
    A: { hand: ['Teamwork', 'Hansel'], deck: ['Ghost'], discard: ['Hansel'] },
    bases: { Tortuga: ['A: Gretel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Teamwork');
    t.pick();
    t.pick('discard pile');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(['Hansel', 'Hansel']);
  },
);

scene(
  'Teamwork: nothing happens if the partner is nowhere to be found',
  {
    card: 'Teamwork',
    rulings: [5],
    A: { hand: ['Teamwork'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Gretel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Teamwork');
    t.pick('deck');
    t.offers('pass');
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A')).toEqual(['Ghost', 'Ghost']);
  },
);

scene(
  'Teamwork reads what is printed on the minion, not on the actions attached to it, and ignores names that are carried',
  {
    card: 'Teamwork',
    rulings: [4],
    A: { hand: ['Teamwork', "Grimms' Blessing"], deck: ["Grimms' Blessing", 'Gretel', 'Hansel'] },
    bases: {
      Tortuga: ['A: Ghost [A: Cuddle]', 'A: Gretel [A: Cuddle]', "A: Grimms' Blessing"],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Teamwork');
    // The Blessing is named Gretel and Hansel too, but is no minion.
    t.offers('Ghost', 'Gretel');
    // Also a cancelled ability is printed there.
    t.pick('Gretel');
    t.pick('deck');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(["Grimms' Blessing", 'Hansel']);
  },
);

// The Woodsman's Axe

scene(
  'The Woodsman’s Axe destroys an action on a base for an extra action, which may be kept',
  {
    card: "The Woodsman's Axe",
    rulings: [2],
    A: { hand: ["The Woodsman's Axe", 'Ghost', 'Shady Deal', 'Shady Deal'] },
    bases: {
      Tortuga: ['B: Sleep Spores', 'A: Spectre [B: Choking Vines]'],
      'Jungle Oasis': ['A: Rotary Slug Thrower'],
    },
  },
  (t) => {
    t.play("The Woodsman's Axe");
    t.offers('Sleep Spores', 'Rotary Slug Thrower');
    t.pick('Sleep Spores');
    expect(t.discard('B')).toEqual(['Sleep Spores']);
    t.play('Ghost', 'Tortuga');
    t.pick();
    t.play('Shady Deal');
    expect(t.vp('A')).toBe(1);
    t.offers('pass');
  },
);

scene(
  'The Woodsman’s Axe: one half or the other; the wolf makes room for a minion out of the deck',
  {
    card: "The Woodsman's Axe",
    rulings: [3, 4],
    A: { hand: ["The Woodsman's Axe"], deck: ['Shady Deal', 'Ghost', 'Hansel'] },
    B: { discard: ['Gretel'] },
    bases: { Tortuga: ['B: Big Bad Wolf', 'B: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("The Woodsman's Axe");
    t.offers('destroy an action', 'destroy the wolf');
    t.pick('destroy the wolf');
    expect(t.discard('B')).toEqual(['Big Bad Wolf', 'Gretel']);
    // First the Axe does all it says.
    expect(t.asked).toBe('A');
    expect(t.purpose).toBe('search');
    t.offers('Ghost', 'Hansel');
    expect(t.range).toEqual([0, 1]);
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores', 'A: Hansel']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Shady Deal']);
    // Then the wolf reacts.
    expect(t.asked).toBe('B');
    t.offers('Gretel');
    t.pick('Gretel');
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores', 'A: Hansel', 'B: Gretel']);
    t.offers('pass');
  },
);

scene(
  'The Woodsman’s Axe: the minion may be left in the deck, now or never',
  {
    card: "The Woodsman's Axe",
    rulings: [3],
    A: { hand: ["The Woodsman's Axe", 'Spectre'], deck: ['Shady Deal', 'Ghost'] },
    bases: { Tortuga: ['A: Big Bad Wolf'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("The Woodsman's Axe");
    t.pick();
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Shady Deal']);
    expect(t.discard('A')).toEqual(['Big Bad Wolf', "The Woodsman's Axe"]);
    t.offers('play Spectre', 'pass');
  },
);

scene(
  'The Woodsman’s Axe: no destruction, no search',
  {
    card: "The Woodsman's Axe",
    rulings: [4],
    A: { hand: ["The Woodsman's Axe"], deck: ['Ghost', 'Hansel'] },
    bases: { Tortuga: ['B: Big Bad Wolf', 'B: General Ivan'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("The Woodsman's Axe");
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['B: Big Bad Wolf', 'B: General Ivan']);
    expect(t.deck('A')).toEqual(['Ghost', 'Hansel']);
  },
);

scene(
  'The Woodsman’s Axe: no destruction, no extra action',
  {
    card: "The Woodsman's Axe",
    rulings: [4],
    A: { hand: ["The Woodsman's Axe", 'Shady Deal'] },
    bases: { Tortuga: ['B: Steam Queen', 'B: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("The Woodsman's Axe");
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['B: Steam Queen', 'B: Sleep Spores']);
  },
);

scene(
  'The Woodsman’s Axe does not take an action that is named Big Bad Wolf for the wolf',
  {
    card: "The Woodsman's Axe",
    rulings: [1],
    A: { hand: ["The Woodsman's Axe", 'Shady Deal'], deck: ['Big Bad Wolf', 'Ghost'] },
    bases: { Tortuga: ['A: Ghost', 'A: Spectre', "A: Grimms' Blessing"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("The Woodsman's Axe");
    // The first half is the only one that can be done, and the Blessing is the only action on a base.
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Spectre']);
    t.offers('play Shady Deal', 'pass');
    expect(t.deck('A')).toEqual(['Big Bad Wolf', 'Ghost']);
  },
);

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Tribute', 'Tribute', 'Tribute', 'Tribute'];
const sharedDecks = { Madness: 10 };

// Elder Thing

scene(
  'Elder Thing: two of your other minions for it, or it goes under the deck; you choose',
  {
    card: 'Elder Thing',
    rulings: [1],
    A: { hand: ['Elder Thing'], deck },
    bases: { Tortuga: ['A: Zapbot', 'B: Ghost'], 'Jungle Oasis': ['A: Sprout', 'A: War Raptor'] },
  },
  (t) => {
    t.play('Elder Thing', 'Tortuga');
    t.offers('destroy two', 'under the deck');
    t.pick('destroy two');
    t.offers('Sprout', 'War Raptor', 'Zapbot');
    t.pick('Sprout', 'Zapbot');
    expect(t.discard('A')).toEqual(['Sprout', 'Zapbot']);
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Elder Thing']);
  },
);

scene(
  'Elder Thing goes under the deck where two cannot both be destroyed',
  {
    card: 'Elder Thing',
    rulings: [1],
    A: { hand: ['Elder Thing'], deck },
    bases: { Tortuga: ['A: Zapbot', 'A: Warbot'] },
  },
  (t) => {
    t.play('Elder Thing', 'Tortuga');
    t.pick('destroy two');
    // Warbot cannot be destroyed.
    expect([t.discard('A'), t.at('Tortuga'), t.deck('A').at(-1)]).toEqual([
      ['Zapbot'],
      ['A: Warbot'],
      'Elder Thing',
    ]);
  },
);

scene(
  'Elder Thing with fewer than two others goes under the deck without a question',
  {
    card: 'Elder Thing',
    A: { hand: ['Elder Thing'], deck },
    bases: { Tortuga: ['A: Zapbot'] },
  },
  (t) => {
    t.play('Elder Thing', 'Tortuga');
    expect([t.question, t.at('Tortuga'), t.deck('A').at(-1)]).toEqual(['play', ['A: Zapbot'], 'Elder Thing']);
  },
);

scene(
  'Elder Thing is out of reach of other players’ cards, and not of bases',
  {
    card: 'Elder Thing',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Sleep Spores'], deck },
    bases: { 'Temple of Goju': ['A: Elder Thing +7', 'B: Ghost', 'A: Sprout'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('Sleep Spores', 'Temple of Goju');
    expect([t.power('Elder Thing'), t.power('Sprout')]).toEqual([17, 1]);
    t.endTurn();
    // The base places the strongest minion of each player under the deck.
    expect([t.deck('A'), t.discard('A')]).toEqual([['Elder Thing'], ['Sprout']]);
  },
);

scene(
  'Elder Thing is Eldest Thing in the current printing',
  {
    card: 'Elder Thing',
    printing: 'current',
    A: { hand: ['Eldest Thing'], deck },
    bases: { Tortuga: ['A: Zapbot', 'A: Sprout'] },
  },
  (t) => {
    t.play('Eldest Thing', 'Tortuga');
    t.pick('destroy two');
    expect(t.at('Tortuga')).toEqual(['A: Eldest Thing']);
  },
);

// Shoggoth

scene(
  'Shoggoth: only where you have 6 power; who refuses a Madness card, clockwise, loses a minion there of your choice',
  {
    card: 'Shoggoth',
    rulings: [1],
    rules: ['R12.5'],
    players: 3,
    A: { hand: ['Shoggoth'], deck },
    bases: {
      Tortuga: ['A: King Rex', 'B: Ghost', 'B: Sprout', 'C: Zapbot'],
      'Jungle Oasis': ['A: Librarian', 'B: Ghost'],
    },
    sharedDecks: { Madness: 1 },
  },
  (t) => {
    expect(t.whyNot('A', 'Shoggoth', 'Jungle Oasis')).not.toBeNull();
    t.play('Shoggoth');
    expect(t.at('Tortuga')).toContain('A: Shoggoth');
    expect([t.asked, t.options]).toEqual(['B', ['draw Madness', 'refuse']]);
    t.pick('draw Madness');
    // None is left for C: that counts as refused.
    expect([t.hand('B'), t.discard('C')]).toEqual([['Madness'], ['Zapbot']]);
    expect(t.at('Tortuga')).toEqual(['A: King Rex', 'B: Ghost', 'B: Sprout', 'A: Shoggoth']);
  },
);

scene(
  'Shoggoth: you choose which minion of those who refuse',
  {
    card: 'Shoggoth',
    rulings: [1],
    A: { hand: ['Shoggoth'], deck },
    bases: { Tortuga: ['A: King Rex', 'B: Ghost', 'B: Sprout'], 'Jungle Oasis': ['B: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.play('Shoggoth');
    t.pick('refuse');
    expect([t.asked, t.options]).toEqual(['A', ['Ghost', 'Sprout']]);
    t.pick('Ghost');
    expect([t.discard('B'), t.hand('B')]).toEqual([['Ghost'], []]);
  },
);

scene(
  'Shoggoth played off the top of a deck without the 6 power is discarded',
  {
    card: 'Shoggoth',
    rulings: [2],
    A: { hand: ['Transformation'], deck: ['Shoggoth', 'Tribute'] },
    bases: { Tortuga: ['A: Zapbot'] },
    sharedDecks,
  },
  (t) => {
    t.play('Transformation');
    expect(t.discard('A')).toContain('Shoggoth');
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Shoggoth, current: played anywhere; the destruction may be left; below 12 power there it brings two Madness cards',
  {
    card: 'Shoggoth',
    printing: 'current',
    A: { hand: ['Shoggoth'], deck },
    bases: { Tortuga: ['B: Ghost'] },
    sharedDecks,
  },
  (t) => {
    t.play('Shoggoth');
    t.pick('refuse');
    expect([t.options, t.range]).toEqual([['Ghost'], [0, 1]]);
    t.pick();
    expect([t.at('Tortuga'), t.hand('A')]).toEqual([
      ['B: Ghost', 'A: Shoggoth'],
      ['Madness', 'Madness'],
    ]);
  },
);

scene(
  'Shoggoth, current: with 12 power there it brings none',
  {
    card: 'Shoggoth',
    printing: 'current',
    A: { hand: ['Shoggoth'], deck },
    bases: { Tortuga: ['A: King Rex'] },
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.play('Shoggoth');
    expect([t.question, t.hand('A')]).toEqual(['play', []]);
  },
);

// Mi-go

scene(
  'Mi-go: everybody else is offered a Madness card, clockwise; for each who refuses you draw',
  {
    card: 'Mi-go',
    rulings: [1],
    players: 3,
    turn: 'B',
    B: { hand: ['Mi-go'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Mi-go');
    expect(t.asked).toBe('C');
    t.pick('refuse');
    expect(t.asked).toBe('A');
    t.pick('draw Madness');
    expect([t.hand('A'), t.hand('B'), t.hand('C')]).toEqual([['Madness'], ['Tribute'], []]);
  },
);

scene(
  'Mi-go, current: if nobody accepts, a minion may get a +1 power counter, too',
  {
    card: 'Mi-go',
    printing: 'current',
    A: { hand: ['Mi-go'], deck },
    bases: { Tortuga: ['B: Ghost'] },
    sharedDecks,
  },
  (t) => {
    t.play('Mi-go');
    t.pick('refuse');
    expect([t.asked, t.options, t.range]).toEqual(['A', ['Ghost', 'Mi-go'], [0, 1]]);
    t.pick('Mi-go');
    expect([t.hand('A'), t.counters('Mi-go')]).toEqual([['Tribute'], 1]);
  },
);

// Byakhee

scene(
  'Byakhee: every other player with a minion there has to draw a Madness card',
  {
    card: 'Byakhee',
    rulings: [1],
    players: 3,
    A: { hand: ['Byakhee'], deck },
    bases: { Tortuga: ['B: Ghost', 'A: Sprout'], 'Jungle Oasis': ['C: Ghost'] },
    sharedDecks,
  },
  (t) => {
    t.play('Byakhee', 'Tortuga');
    expect([t.hand('A'), t.hand('B'), t.hand('C'), t.question]).toEqual([[], ['Madness'], [], 'play']);
  },
);

// Begin the Summoning

scene(
  'Begin the Summoning: a minion of the discard pile on top of the deck, and an extra action',
  {
    card: 'Begin the Summoning',
    A: { hand: ['Begin the Summoning'], discard: ['Shoggoth', 'Mi-go', 'Insanity'], deck },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Begin the Summoning');
    t.offers('Mi-go', 'Shoggoth');
    t.pick('Shoggoth');
    expect([t.deck('A')[0], t.playsLeft]).toEqual([
      'Shoggoth',
      ['minion', 'action using Begin the Summoning'],
    ]);
  },
);

scene(
  'Begin the Summoning: the extra action is there even with no minion to place',
  {
    card: 'Begin the Summoning',
    rulings: [1],
    A: { hand: ['Begin the Summoning'], deck },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Begin the Summoning');
    expect(t.playsLeft).toEqual(['minion', 'action using Begin the Summoning']);
  },
);

// Dunwich Horror

scene(
  'Dunwich Horror: +5 power, and the minion is destroyed at the end of the turn, after scoring',
  {
    card: 'Dunwich Horror',
    rulings: [1],
    A: { hand: ['Dunwich Horror'], deck },
    bases: { 'Jungle Oasis': ['A: King Rex'], Tortuga: ['A: Sprout'] },
    baseDeck: ['The Grey Opal'],
  },
  (t) => {
    t.play('Dunwich Horror', 'King Rex');
    expect(t.power('King Rex')).toBe(12);
    t.endTurn();
    // The base has scored with it, so it went there.
    expect([t.vp('A'), t.discard('A')]).toEqual([2, ['Dunwich Horror', 'King Rex']]);
  },
);

scene(
  'Dunwich Horror: at the end of every later turn, too, whoever’s turn it is',
  {
    card: 'Dunwich Horror',
    rulings: [1],
    A: { deck },
    B: { deck },
    bases: { Tortuga: ['A: Sprout [B: Dunwich Horror]', 'A: Ghost'] },
  },
  (t) => {
    t.endTurn();
    expect([t.turn, t.at('Tortuga')]).toEqual(['B', ['A: Ghost']]);
  },
);

scene(
  'Dunwich Horror, current: before the base scores the minion’s controller takes two Madness cards or loses it',
  {
    card: 'Dunwich Horror',
    printing: 'current',
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['B: King Rex [A: Dunwich Horror]'] },
    baseDeck: ['Tortuga'],
    sharedDecks,
  },
  (t) => {
    t.endTurn();
    expect([t.asked, t.options]).toEqual(['B', ['destroy it', 'draw two Madness']]);
    t.pick('draw two Madness');
    expect([t.hand('B').slice(0, 2), t.vp('B')]).toEqual([['Madness', 'Madness'], 2]);
  },
);

scene(
  'Dunwich Horror, current: with one Madness card left two cannot be taken',
  {
    card: 'Dunwich Horror',
    rules: ['R12.5'],
    printing: 'current',
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['B: King Rex [A: Dunwich Horror]'] },
    baseDeck: ['Tortuga'],
    sharedDecks: { Madness: 1 },
  },
  (t) => {
    t.endTurn();
    expect([t.discard('B'), t.vp('B'), t.sharedDeck('Madness')]).toEqual([['King Rex'], 0, 1]);
  },
);

// Insanity

scene(
  'Insanity: every other player draws two Madness cards, clockwise, as far as they last',
  {
    card: 'Insanity',
    rulings: [1],
    players: 3,
    A: { hand: ['Insanity'], deck },
    bases: { Tortuga: [] },
    sharedDecks: { Madness: 3 },
  },
  (t) => {
    t.play('Insanity');
    expect([t.hand('B'), t.hand('C'), t.sharedDeck('Madness')]).toEqual([
      ['Madness', 'Madness'],
      ['Madness'],
      0,
    ]);
    expect(t.discard('A')).toEqual(['Insanity']);
  },
);

scene(
  'Insanity, current, goes into the box',
  {
    card: 'Insanity',
    rules: ['R12.4'],
    printing: 'current',
    A: { hand: ['Insanity'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Insanity');
    expect([t.box, t.discard('A'), t.hand('B')]).toEqual([['Insanity'], [], ['Madness', 'Madness']]);
  },
);

// Power of Madness

scene(
  'Power of Madness: hands are shown, Madness in them is discarded, and the discard pile is shuffled in all the same',
  {
    card: 'Power of Madness',
    rulings: [1],
    players: 3,
    A: { hand: ['Power of Madness'], deck },
    B: { hand: ['Madness', 'Sprout', 'Madness'], discard: ['Ghost'], deck: ['Tribute'] },
    C: { hand: ['Zapbot'], discard: ['Ghost'], deck: ['Tribute'] },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Power of Madness');
    expect([t.hand('B'), t.discard('B'), t.deck('B').toSorted()]).toEqual([
      ['Sprout'],
      [],
      ['Ghost', 'Madness', 'Madness', 'Tribute'],
    ]);
    expect([t.hand('C'), t.discard('C'), t.deck('C').toSorted()]).toEqual([
      ['Zapbot'],
      [],
      ['Ghost', 'Tribute'],
    ]);
    expect(t.seenBy('C', 'B')).toEqual(['Sprout']);
  },
);

scene(
  'Power of Madness, current: for each other player an action is named, and all copies of it go',
  {
    card: 'Power of Madness',
    printing: 'current',
    A: { hand: ['Power of Madness'], deck },
    B: { hand: ['Insanity', 'Insanity', 'Sprout', 'Madness'], discard: ['Ghost'], deck: ['Tribute'] },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Power of Madness');
    t.offers('Insanity', 'Madness', 'Power of Madness', 'Tribute');
    t.pick('Insanity');
    expect([t.hand('B'), t.discard('B'), t.deck('B').toSorted()]).toEqual([
      ['Madness', 'Sprout'],
      [],
      ['Ghost', 'Insanity', 'Insanity', 'Tribute'],
    ]);
  },
);

// Spreading Horror

scene(
  'Spreading Horror: cards are discarded at random until one that is not Madness is among them; an empty hand ends it',
  {
    card: 'Spreading Horror',
    rulings: [1],
    players: 3,
    A: { hand: ['Spreading Horror'], deck },
    B: { hand: ['Madness', 'Madness'], deck },
    C: { hand: ['Sprout', 'Ghost'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Spreading Horror');
    expect([t.hand('B'), t.discard('B')]).toEqual([[], ['Madness', 'Madness']]);
    expect([t.hand('C').length, t.discard('C').length]).toEqual([1, 1]);
  },
);

scene(
  'Spreading Horror, current: who does not discard two other cards lets you play a small minion, each at another base',
  {
    card: 'Spreading Horror',
    printing: 'current',
    players: 4,
    A: { hand: ['Spreading Horror'], discard: ['Mi-go', 'Byakhee', 'Byakhee', 'Shoggoth'], deck },
    B: { hand: ['Sprout', 'Ghost', 'Madness'], deck },
    C: { hand: ['Sprout', 'Madness'], deck },
    D: { hand: ['Sprout', 'Ghost'], deck },
    bases: { Tortuga: [], 'Jungle Oasis': [], 'The Grey Opal': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Spreading Horror');
    expect(t.asked).toBe('B');
    t.pick('refuse');
    // C has not two such cards and is not asked.
    expect(t.asked).toBe('D');
    t.pick('discard two');
    expect([t.hand('D'), t.discard('D')]).toEqual([[], ['Ghost', 'Sprout']]);
    t.offers('Byakhee', 'Byakhee', 'Mi-go');
    t.pick('Byakhee');
    t.pick('Tortuga');
    t.pick('Byakhee');
    t.offers('Jungle Oasis', 'The Grey Opal');
    t.pick('Jungle Oasis');
    expect([t.question, t.discard('A')]).toEqual(['play', ['Mi-go', 'Shoggoth', 'Spreading Horror']]);
  },
);

// The Price of Power

scene(
  'The Price of Power: each Madness card in a hand of those with a minion there is +2 power for a minion of yours there',
  {
    card: 'The Price of Power',
    rulings: [1],
    players: 3,
    A: { hand: ['The Price of Power'], deck },
    B: { hand: ['Madness', 'Madness', 'Sprout'], deck },
    C: { hand: ['Madness'], deck },
    bases: { 'Jungle Oasis': ['A: Byakhee', 'A: Mi-go', 'B: King Rex'], Tortuga: ['C: Ghost'] },
    baseDeck: ['The Grey Opal'],
    sharedDecks,
  },
  (t) => {
    t.endTurn();
    t.pick('use The Price of Power');
    t.offers('Byakhee', 'Mi-go');
    t.pick('Byakhee');
    expect(t.power('Byakhee')).toBe(4);
    t.pick('Mi-go');
    // 9 against 7.
    expect(t.vp('A')).toBe(2);
  },
);

scene(
  'The Price of Power, current: in your turn everybody shows, and each Madness card is a counter for a minion of yours',
  {
    card: 'The Price of Power',
    printing: 'current',
    players: 3,
    A: { hand: ['The Price of Power'], deck },
    B: { hand: ['Madness', 'Sprout'], deck },
    C: { hand: ['Madness'], deck },
    bases: { Tortuga: ['A: Byakhee', 'A: Mi-go', 'B: Ghost'] },
    sharedDecks,
  },
  (t) => {
    t.play('The Price of Power');
    t.pick('Byakhee');
    t.pick('Byakhee');
    expect([t.counters('Byakhee'), t.seenBy('C', 'B')]).toEqual([2, ['Madness', 'Sprout']]);
  },
);

scene(
  'The Price of Power, current: before a base scores only those with a minion there show',
  {
    card: 'The Price of Power',
    printing: 'current',
    players: 3,
    A: { hand: ['The Price of Power'], deck },
    B: { hand: ['Madness', 'Sprout'], deck },
    C: { hand: ['Madness'], deck },
    bases: {
      'Jungle Oasis': ['A: Byakhee', 'B: King Rex', 'B: Ghost +1'],
      Tortuga: ['A: Mi-go', 'C: Ghost'],
    },
    baseDeck: ['The Grey Opal'],
    sharedDecks,
  },
  (t) => {
    t.endTurn();
    t.pick('use The Price of Power');
    t.offers('Byakhee', 'Mi-go');
    t.pick('Mi-go');
    expect([t.counters('Mi-go'), t.seenBy('A', 'C').includes('Madness')]).toEqual([1, false]);
  },
);

// Touch of Madness

scene(
  'Touch of Madness: the others draw a Madness card, you draw a card and play an extra action',
  {
    card: 'Touch of Madness',
    players: 3,
    A: { hand: ['Touch of Madness'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Touch of Madness');
    expect([t.hand('A'), t.hand('B'), t.hand('C')]).toEqual([['Tribute'], ['Madness'], ['Madness']]);
    expect(t.playsLeft).toEqual(['minion', 'action using Touch of Madness']);
  },
);

// Unfathomable Goals

scene(
  'Unfathomable Goals: whoever shows Madness destroys a minion of their own choice; without minions nothing happens',
  {
    card: 'Unfathomable Goals',
    rulings: [1],
    players: 4,
    A: { hand: ['Unfathomable Goals'], deck },
    B: { hand: ['Madness', 'Sprout'], deck },
    C: { hand: ['Sprout'], deck },
    D: { hand: ['Madness'], deck },
    bases: { Tortuga: ['B: Ghost', 'B: Zapbot', 'C: Ghost', 'A: Mi-go'] },
    sharedDecks,
  },
  (t) => {
    t.play('Unfathomable Goals');
    expect([t.asked, t.options]).toEqual(['B', ['Ghost', 'Zapbot']]);
    t.pick('Zapbot');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'C: Ghost', 'A: Mi-go']);
  },
);

scene(
  'Unfathomable Goals, current: two Madness cards in one hand are an extra minion, four in all an extra action as well',
  {
    card: 'Unfathomable Goals',
    printing: 'current',
    players: 3,
    A: { hand: ['Unfathomable Goals', 'Unfathomable Goals'], deck },
    B: { hand: ['Madness', 'Madness', 'Madness'], deck },
    C: { hand: ['Madness'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Unfathomable Goals');
    expect(t.playsLeft).toEqual([
      'minion',
      'minion using Unfathomable Goals',
      'action using Unfathomable Goals',
    ]);
  },
);

scene(
  'Unfathomable Goals, current: one Madness card in each hand is nothing',
  {
    card: 'Unfathomable Goals',
    printing: 'current',
    players: 3,
    A: { hand: ['Unfathomable Goals'], deck },
    B: { hand: ['Madness'], deck },
    C: { hand: ['Madness'], deck },
    bases: { Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    t.play('Unfathomable Goals');
    expect(t.playsLeft).toEqual(['minion']);
  },
);

// Bases

scene(
  'Antarctic Base: each player plays one minion there a turn, in whichever way; moving there is free',
  {
    card: 'Antarctic Base',
    rulings: [1],
    A: { hand: ['Zapbot', 'Sprout', 'Dinghy'], deck },
    B: { hand: ['Zapbot'], deck },
    bases: { 'Antarctic Base': ['B: Ghost'], Tortuga: [] },
  },
  (t) => {
    t.play('Zapbot', 'Antarctic Base');
    expect(t.whyNot('A', 'Sprout', 'Antarctic Base')).toBe('forbidden: Antarctic Base');
    t.play('Sprout');
    expect(t.at('Tortuga')).toEqual(['A: Sprout']);
    t.play('Dinghy');
    t.pick('Sprout');
    expect(t.at('Antarctic Base')).toEqual(['B: Ghost', 'A: Zapbot', 'A: Sprout']);
    t.endTurn();
    // A new turn, and another player.
    t.play('Zapbot', 'Antarctic Base');
    expect(t.at('Antarctic Base')).toEqual(['B: Ghost', 'A: Zapbot', 'A: Sprout', 'B: Zapbot']);
  },
);

scene(
  'Plateau of Leng: a player’s first minion there in a turn, out of the hand, brings another of its name, now or never',
  {
    card: 'Plateau of Leng',
    rulings: [1],
    rules: ['R12.5'],
    A: { hand: ['Byakhee', 'Byakhee', 'Byakhee', 'Zapbot'], deck },
    bases: { 'Plateau of Leng': [], Tortuga: [] },
    sharedDecks,
  },
  (t) => {
    // The first at another base does not count.
    t.play('Zapbot', 'Tortuga');
    expect(t.question).toBe('play');
    t.play('Byakhee', 'Plateau of Leng');
    expect([t.options, t.range]).toEqual([
      ['Byakhee', 'Byakhee'],
      [0, 1],
    ]);
    t.pick('Byakhee');
    // The second is not the first.
    expect([t.question, t.at('Plateau of Leng')]).toEqual(['play', ['A: Byakhee', 'A: Byakhee']]);
  },
);

scene(
  'Plateau of Leng: a first minion out of the discard pile brings nothing',
  {
    card: 'Plateau of Leng',
    A: { hand: ['Tenacious Z', 'Tenacious Z'], discard: ['Tenacious Z'], deck },
    bases: { 'Plateau of Leng': [] },
  },
  (t) => {
    t.use('Tenacious Z');
    expect(t.question).toBe('play');
    // Nor does the next one, which is not the first.
    t.play('Tenacious Z');
    expect([t.question, t.hand('A')]).toEqual(['play', ['Tenacious Z']]);
  },
);

scene(
  'Plateau of Leng, current: wherever the first minion comes from',
  {
    card: 'Plateau of Leng',
    printing: 'current',
    A: { hand: ['Tenacious Z', 'Tenacious Z'], discard: ['Tenacious Z'], deck },
    bases: { 'Plateau of Leng': [] },
  },
  (t) => {
    t.use('Tenacious Z');
    expect([t.options, t.range]).toEqual([
      ['Tenacious Z', 'Tenacious Z'],
      [0, 1],
    ]);
    t.pick('Tenacious Z');
    expect([t.hand('A'), t.playsLeft]).toEqual([['Tenacious Z'], ['minion', 'action']]);
  },
);

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Sapa Inca

scene(
  'Sapa Inca searches for an action that its own text puts on a base, and nothing else',
  {
    card: 'Sapa Inca',
    rulings: [1, 2],
    A: {
      hand: ['Sapa Inca'],
      deck: [
        'Spectre',
        'Incorporeal',
        'Armory',
        'Pot of Beans',
        'Tomb Trap',
        'Zeppelin',
        'Fortune and Glory',
      ],
      discard: ['Temple of the Sun', 'Choking Vines'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sapa Inca', 'Tortuga');
    t.offers('deck', 'discard pile');
    t.pick('deck');
    t.offers('Armory', 'Zeppelin');
    t.pick('Zeppelin');
    expect(t.hand('A')).toEqual(['Zeppelin']);
    expect(t.seenBy('B', 'A')).toEqual(['Zeppelin']);
    expect(t.deck('A').toSorted()).toEqual([
      'Armory',
      'Fortune and Glory',
      'Incorporeal',
      'Pot of Beans',
      'Spectre',
      'Tomb Trap',
    ]);
    expect(t.deck('A')).not.toEqual([
      'Spectre',
      'Incorporeal',
      'Armory',
      'Pot of Beans',
      'Tomb Trap',
      'Fortune and Glory',
    ]);
    expect(t.discard('A')).toEqual(['Choking Vines', 'Temple of the Sun']);
  },
);

scene(
  'Sapa Inca in the discard pile: the deck stays as it is',
  {
    card: 'Sapa Inca',
    rulings: [2],
    A: {
      hand: ['Sapa Inca'],
      deck: ['Spectre', 'Armory', 'Ghost', 'Spirit', 'Llama'],
      discard: ['Temple of the Sun', 'Choking Vines', 'Armory'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sapa Inca', 'Tortuga');
    t.pick('discard pile');
    t.offers('Temple of the Sun', 'Armory');
    expect(t.range).toEqual([1, 1]);
    t.pick('Temple of the Sun');
    expect(t.hand('A')).toEqual(['Temple of the Sun']);
    expect(t.deck('A')).toEqual(['Spectre', 'Armory', 'Ghost', 'Spirit', 'Llama']);
  },
);

scene(
  'Sapa Inca: after the deck the discard pile may be looked through too, but one card must be taken',
  {
    card: 'Sapa Inca',
    rulings: [2],
    A: { hand: ['Sapa Inca'], deck: ['Spectre', 'Armory', 'Zeppelin'], discard: ['Temple of the Sun'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sapa Inca', 'Tortuga');
    t.pick('deck');
    t.pick();
    expect(t.hand('A')).toEqual(['Temple of the Sun']);
    expect(t.deck('A').toSorted()).toEqual(['Armory', 'Spectre', 'Zeppelin']);
  },
);

scene(
  'Sapa Inca: with none in the discard pile one of the deck must be taken; an empty deck is made anew first',
  {
    card: 'Sapa Inca',
    rulings: [2],
    A: { hand: ['Sapa Inca'], deck: [], discard: ['Spectre', 'Armory', 'Zeppelin'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sapa Inca', 'Tortuga');
    t.pick('deck');
    t.offers('Armory', 'Zeppelin');
    expect(t.range).toEqual([1, 1]);
    t.pick('Armory');
    expect(t.hand('A')).toEqual(['Armory']);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'Sapa Inca: nothing to be found',
  {
    card: 'Sapa Inca',
    rulings: [2],
    A: { hand: ['Sapa Inca'], deck: ['Spectre', 'Tribute'], discard: ['Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sapa Inca', 'Tortuga');
    t.pick('deck');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Sapa Inca: an action on any base gives a counter to one of your minions there, if there is one, when it has resolved',
  {
    card: 'Sapa Inca',
    rulings: [3, 4],
    A: {
      hand: ['Temple of the Sun', 'Armory', 'Zeppelin', 'Ear of Corn'],
      deck: ['Ear of Corn', 'Ghost', 'Ghost', 'Ghost'],
    },
    bases: {
      Tortuga: ['A: Sapa Inca', 'A: Ghost', 'B: Spirit'],
      'Jungle Oasis': ['A: Steam Man', 'B: Ghost'],
      'Cave of Shinies': ['B: Spectre'],
    },
  },
  (t) => {
    t.play('Ear of Corn');
    t.play('Temple of the Sun', 'Jungle Oasis');
    // The only minion of A's there; the card that the Temple draws came first.
    expect(t.at('Jungle Oasis')).toEqual(['A: Steam Man +1', 'B: Ghost', 'A: Temple of the Sun']);
    expect(t.hand('A')).toEqual(['Armory', 'Ear of Corn', 'Zeppelin']);
    t.endTurn();
    t.endTurn();
    t.play('Ear of Corn');
    t.play('Armory', 'Tortuga');
    t.offers('Sapa Inca', 'Ghost');
    expect(t.range).toEqual([1, 1]);
    t.pick('Sapa Inca');
    expect(t.counters('Sapa Inca')).toBe(1);
    t.endTurn();
    t.endTurn();
    // Nobody of A's is there.
    t.play('Zeppelin', 'Cave of Shinies');
    expect(t.at('Cave of Shinies')).toEqual(['B: Spectre', 'A: Zeppelin']);
    expect(t.question).toBe('play');
  },
);

scene(
  'Sapa Inca: not for transferred actions, for actions on minions or for what others play',
  {
    card: 'Sapa Inca',
    rulings: [4],
    A: { hand: ['Incorporeal', 'Steam Man'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Sleep Spores'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Sapa Inca', 'A: Forgotten Horrors'], 'Jungle Oasis': ['A: Spectre'] },
  },
  (t) => {
    t.play('Steam Man', 'Tortuga');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spectre', 'A: Forgotten Horrors']);
    t.play('Incorporeal', 'Sapa Inca');
    t.endTurn();
    t.play('Sleep Spores', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spectre', 'A: Forgotten Horrors', 'B: Sleep Spores']);
    expect(t.at('Tortuga')).toEqual(['A: Sapa Inca [A: Incorporeal]', 'A: Steam Man']);
  },
);

// Child of the Sun

scene(
  'Child of the Sun: each gives an extra action for your first action on this base, to be used when you like',
  {
    card: 'Child of the Sun',
    rulings: [1],
    A: {
      hand: ['Armory', 'Shady Deal', 'Zeppelin', 'Shady Deal', 'Ghost'],
      deck: ['Ghost', 'Ghost', 'Ghost'],
    },
    bases: { Tortuga: ['A: Child of the Sun', 'A: Child of the Sun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Armory', 'Tortuga');
    t.keepExtra();
    t.play('Ghost', 'Jungle Oasis');
    t.pick();
    // A second action on the base gives nothing more.
    t.play('Zeppelin', 'Tortuga');
    t.play('Shady Deal');
    expect(t.canPlay('Shady Deal')).toBe(false);
  },
);

scene(
  'Child of the Sun: the first action of the turn on this base was before its time',
  {
    card: 'Child of the Sun',
    rulings: [2],
    A: {
      hand: ['Armory', 'Child of the Sun', 'Zeppelin', 'Armory', 'Ear of Corn', 'Ear of Corn'],
      deck: ['Ghost', 'Ghost'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Armory', 'Tortuga');
    t.play('Child of the Sun', 'Tortuga');
    expect(t.canPlay('Zeppelin')).toBe(false);
  },
);

scene(
  'Child of the Sun: the second action on the base is not the first, though it is the first that it sees',
  {
    card: 'Child of the Sun',
    rulings: [2],
    A: {
      hand: ['Armory', 'Zeppelin', 'Armory', 'Ear of Corn', 'Ear of Corn'],
      deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    bases: {
      Tortuga: ['A: Child of the Sun'],
      'Jungle Oasis': [],
      'Cave of Shinies': ['A: Child of the Sun'],
    },
  },
  (t) => {
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Zeppelin', 'Tortuga');
    // The Child at Tortuga has given an extra action; the other one goes there now.
    t.use('Zeppelin');
    t.pick('Child of the Sun @ Cave of Shinies');
    t.play('Armory', 'Tortuga');
    expect(t.canPlay('Armory')).toBe(false);
  },
);

scene(
  'Child of the Sun: once a turn, also if it has moved on to another base',
  {
    card: 'Child of the Sun',
    A: { hand: ['Zeppelin', 'Armory', 'Armory', 'Armory'] },
    bases: { Tortuga: ['A: Child of the Sun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zeppelin', 'Tortuga');
    t.use('Zeppelin');
    expect(t.at('Jungle Oasis')).toEqual(['A: Child of the Sun']);
    t.play('Armory', 'Jungle Oasis');
    expect(t.canPlay('Armory')).toBe(false);
  },
);

scene(
  'Child of the Sun on another player’s turn: at once or not at all',
  {
    card: 'Child of the Sun',
    rulings: [3],
    turn: 'B',
    A: { hand: ['Armory', 'Shady Deal', 'Ghost'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: Child of the Sun', 'A: Pharaoh', 'A: buried Zeppelin', 'B: Spirit'],
      Tortuga: [],
    },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.endTurn();
    // Pharaoh uncovers the Zeppelin before the base scores: A's first action there in B's turn.
    expect(t.asked).toBe('A');
    t.pick('Zeppelin');
    t.offers('use Pharaoh', 'use Child of the Sun');
    t.pick('use Child of the Sun');
    expect(t.asked).toBe('A');
    t.offers('Armory', 'Shady Deal');
    expect(t.range).toEqual([0, 1]);
    t.pick('Armory');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Armory']);
    expect(t.turn).toBe('A');
    expect(t.vp('A')).toBe(2);
  },
);

scene(
  'Child of the Sun: an action on a minion here is none on this base',
  {
    card: 'Child of the Sun',
    rulings: [4],
    A: { hand: ['Incorporeal', 'Shady Deal'] },
    bases: { Tortuga: ['A: Child of the Sun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Incorporeal', 'Child of the Sun');
    t.offers('pass');
  },
);

// Incan Engineer

scene(
  'Incan Engineer turns over cards until an on-base action shows up; the others are shuffled in',
  {
    card: 'Incan Engineer',
    rulings: [1],
    A: {
      hand: ['Incan Engineer'],
      deck: ['Spectre', 'Incorporeal', 'Tribute', 'Tomb Trap', 'Armory', 'Zeppelin', 'Ghost', 'Llama'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Incan Engineer', 'Tortuga');
    expect(t.hand('A')).toEqual(['Armory']);
    expect(t.seenBy('B', 'A')).toEqual(['Armory']);
    expect(t.deck('A').toSorted()).toEqual([
      'Ghost',
      'Incorporeal',
      'Llama',
      'Spectre',
      'Tomb Trap',
      'Tribute',
      'Zeppelin',
    ]);
    // Neither on the bottom nor back on top: the deck has been shuffled.
    expect(t.deck('A')).not.toEqual([
      'Zeppelin',
      'Ghost',
      'Llama',
      'Spectre',
      'Incorporeal',
      'Tribute',
      'Tomb Trap',
    ]);
    expect(t.deck('A').slice(0, 3)).not.toEqual(['Spectre', 'Incorporeal', 'Tribute']);
  },
);

scene(
  'Incan Engineer: an empty deck is made anew first',
  {
    card: 'Incan Engineer',
    rulings: [2],
    A: { hand: ['Incan Engineer'], deck: [], discard: ['Spectre', 'Armory'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Incan Engineer', 'Tortuga');
    expect(t.hand('A')).toEqual(['Armory']);
    expect(t.deck('A')).toEqual(['Spectre']);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'Incan Engineer: when the deck runs out it is over, and the cards are the deck again',
  {
    card: 'Incan Engineer',
    rulings: [2],
    A: { hand: ['Incan Engineer'], deck: ['Spectre', 'Tribute', 'Ghost'], discard: ['Armory'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Incan Engineer', 'Tortuga');
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Spectre', 'Tribute']);
    expect(t.discard('A')).toEqual(['Armory']);
  },
);

scene(
  'Incan Engineer: an action that belongs to somebody else goes to that player',
  {
    card: 'Incan Engineer',
    rulings: [3],
    rules: ['R10.9'],
    turn: 'B',
    A: { hand: ['Incan Engineer'], deck: ['Ghost', 'Ghost', 'Zeppelin'] },
    B: { hand: ['Trading Stories', 'Armory'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    bases: { Tortuga: ['A: Huscarl'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Armory');
    t.endTurn();
    t.use('Huscarl');
    t.pick('Armory');
    expect(t.hand('A')).toEqual(['Incan Engineer']);
    t.play('Incan Engineer', 'Jungle Oasis');
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual(['Armory', 'Spectre', 'Spectre', 'Spectre']);
    expect(t.deck('A')).toEqual(['Ghost', 'Ghost', 'Zeppelin']);
  },
);

// Llama

scene(
  'Llama: an action of yours from another base, back and at once played here',
  {
    card: 'Llama',
    rulings: [1, 3],
    A: {
      hand: ['Llama', 'Tribute'],
      deck: ['Ghost', 'Spirit', 'Zeppelin', 'Zeppelin'],
    },
    bases: {
      'Machu Picchu': ['A: Armory', 'A: Fortress Walls', 'A: Spectre [A: Incorporeal]'],
      Tortuga: ['A: Temple of the Sun', 'A: Zeppelin', 'B: Sleep Spores', 'A: Ghost [A: Incorporeal]'],
    },
  },
  (t) => {
    t.play('Llama', 'Machu Picchu');
    t.offers('Temple of the Sun', 'Zeppelin');
    expect(t.range).toEqual([0, 1]);
    t.pick('Temple of the Sun');
    // It is a new play: its own card, then Machu Picchu's, and the Walls react.
    expect(t.at('Machu Picchu')).toEqual([
      'A: Armory',
      'A: Fortress Walls',
      'A: Spectre [A: Incorporeal]',
      'A: Llama',
      'A: Temple of the Sun',
    ]);
    expect(t.hand('A')).toEqual(['Ghost', 'Tribute']);
    t.offers('use Fortress Walls', 'use Machu Picchu');
    t.pick('use Machu Picchu');
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit', 'Tribute']);
    t.offers('Spectre', 'Llama');
    t.pick('Llama');
    expect(t.counters('Llama')).toBe(1);
    // The free action is still there.
    t.play('Tribute');
    t.offers('pass', 'use Zeppelin');
  },
);

scene(
  'Llama may leave everything where it is',
  {
    card: 'Llama',
    rulings: [1],
    A: { hand: ['Llama', 'Ghost'] },
    bases: { Tortuga: ['A: Armory'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Llama', 'Jungle Oasis');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Armory']);
    t.offers('pass');
  },
);

scene(
  'Llama: both or neither: what could not be played here stays where it is',
  {
    card: 'Llama',
    rulings: [1],
    A: { hand: ['Llama'] },
    bases: { Tortuga: ['A: Armory'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Llama', 'The Dread Gazebo');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Armory']);
  },
);

scene(
  'Llama: an action that you control but do not own goes to its owner’s hand, and nothing is played',
  {
    card: 'Llama',
    rulings: [2],
    A: { hand: ['Llama'] },
    bases: { Tortuga: ['A(B): Armory', 'B(A): Zeppelin'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Llama', 'Jungle Oasis');
    t.offers('Armory');
    t.pick('Armory');
    expect(t.hand('B')).toEqual(['Armory']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Llama']);
    expect(t.at('Tortuga')).toEqual(['B(A): Zeppelin']);
  },
);

// Armory

scene(
  'Armory: 2 for each other action that you have on the base, for your total only',
  {
    card: 'Armory',
    rulings: [1, 2],
    A: { hand: ['Armory'] },
    bases: {
      Tortuga: [
        'A: Armory',
        'A: Zeppelin',
        'B: Sleep Spores',
        'A: Spectre [A: Incorporeal]',
        'A: buried Zeppelin',
      ],
      'Jungle Oasis': ['A: Zeppelin'],
    },
  },
  (t) => {
    expect(t.total('A', 'Tortuga')).toBe(7);
    expect(t.power('Spectre')).toBe(5);
    t.play('Armory', 'Tortuga');
    // Each counts the other one and the Zeppelin.
    expect(t.total('A', 'Tortuga')).toBe(13);
    expect(t.total('B', 'Tortuga')).toBe(0);
  },
);

scene(
  'Armory: it counts for breakpoint and place, also without a minion of yours',
  {
    card: 'Armory',
    rulings: [1, 2],
    rules: ['R10.13'],
    A: { hand: ['Armory'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Armory', 'A: Zeppelin', 'B: Spirit'], Tortuga: [] },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.play('Armory', 'Jungle Oasis');
    expect(t.total('A', 'Jungle Oasis')).toBe(8);
    t.endTurn();
    // 8 + 3 is less than 12.
    expect(t.bases).toEqual(['Jungle Oasis', 'Tortuga']);
  },
);

scene(
  'Armory alone takes a base',
  {
    card: 'Armory',
    rulings: [1],
    A: { hand: ['Armory'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Armory', 'A: Zeppelin', 'A: Fortress Walls', 'B: Spirit'], Tortuga: [] },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.play('Armory', 'Jungle Oasis');
    expect(t.total('A', 'Jungle Oasis')).toBe(12);
    t.endTurn();
    expect(t.bases).toEqual(['The Central Brain', 'Tortuga']);
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(0);
  },
);

// Ashlar Masonry

scene(
  'Ashlar Masonry after scoring: one action back to hand, the others on that base into the deck',
  {
    card: 'Ashlar Masonry',
    rulings: [1, 2, 3, 4],
    turn: 'B',
    A: { hand: ['Ashlar Masonry'], deck: ['Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': [
        'A: Armory',
        'A: Zeppelin',
        'A(B): Aggromotive',
        'B: Sleep Spores',
        'A: Spectre [A: Incorporeal]',
        'B: Spectre',
      ],
      Tortuga: ['A: Difference Engine'],
    },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.pick('use Ashlar Masonry');
    t.offers('Armory', 'Zeppelin', 'Aggromotive');
    expect(t.range).toEqual([0, 1]);
    t.pick('Zeppelin');
    expect(t.turn).toBe('A');
    expect(t.hand('A')).toEqual(['Zeppelin']);
    expect(t.deck('A').toSorted()).toEqual(['Armory', 'Ghost']);
    // What A did not own went into B's deck, which B has drawn from since.
    expect([...t.deck('B'), ...t.hand('B')].toSorted()).toEqual(['Aggromotive', 'Ghost', 'Ghost']);
    expect(t.discard('A')).toEqual(['Ashlar Masonry', 'Incorporeal', 'Spectre']);
    expect(t.discard('B')).toEqual(['Sleep Spores', 'Spectre']);
    expect(t.at('Tortuga')).toEqual(['A: Difference Engine']);
    // It used up no action of A's, and now is not the time for another.
    t.play('Zeppelin', 'Tortuga');
  },
);

scene(
  'Ashlar Masonry: all or nothing; not used, everything is discarded',
  {
    card: 'Ashlar Masonry',
    rulings: [2],
    A: { hand: ['Ashlar Masonry'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Armory', 'A: Zeppelin', 'A: Spectre', 'A: Sapa Inca'], Tortuga: [] },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    expect(t.canPlay('Ashlar Masonry')).toBe(false);
    expect(t.whyNot('A', 'Ashlar Masonry')).toBe('only as a special');
    t.endTurn();
    t.pick('use Ashlar Masonry');
    t.pick();
    expect(t.discard('A')).toEqual(['Armory', 'Ashlar Masonry', 'Sapa Inca', 'Spectre', 'Zeppelin']);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
  },
);

scene(
  'Ashlar Masonry with just one action, and one that is not yours to keep',
  {
    card: 'Ashlar Masonry',
    rulings: [2, 3],
    A: { hand: ['Ashlar Masonry'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Spirit', 'Spirit'] },
    bases: { 'Jungle Oasis': ['A(B): Zeppelin', 'A: Spectre', 'A: Sapa Inca', 'A: Ghost'], Tortuga: [] },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Ashlar Masonry');
    t.offers('Zeppelin');
    t.pick('Zeppelin');
    expect(t.hand('B')).toEqual(['Zeppelin']);
    expect(t.deck('B')).toEqual(['Spirit', 'Spirit']);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
  },
);

// Fortress Walls

scene(
  'Fortress Walls: a counter when it is played, and perhaps another with each further action',
  {
    card: 'Fortress Walls',
    rulings: [1, 2],
    A: {
      hand: [
        'Fortress Walls',
        'Fortress Walls',
        'Zeppelin',
        'Armory',
        'Ear of Corn',
        'Ear of Corn',
        'Ear of Corn',
      ],
    },
    bases: {
      Tortuga: ['A: Spectre', 'A: Ghost', 'B: Spirit'],
      'Jungle Oasis': ['A: Steam Man'],
    },
  },
  (t) => {
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Fortress Walls', 'Tortuga');
    t.offers('Spectre', 'Ghost');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spectre');
    // It does not react to itself.
    expect(t.question).toBe('play');
    expect(t.counters('Spectre')).toBe(1);
    t.endTurn();
    t.endTurn();
    t.play('Fortress Walls', 'Tortuga');
    t.pick('Ghost');
    // The second one has given its counter, and sets off the first.
    t.offers('Spectre', 'Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual([
      'A: Spectre +1',
      'A: Ghost +2',
      'B: Spirit',
      'A: Fortress Walls',
      'A: Fortress Walls',
    ]);
    t.endTurn();
    t.endTurn();
    // Now both react to a third action, and either may be left out.
    t.play('Zeppelin', 'Tortuga');
    t.pick('Spectre');
    t.pick();
    expect(t.counters('Spectre')).toBe(2);
    expect(t.counters('Ghost')).toBe(2);
    t.endTurn();
    t.endTurn();
    // Elsewhere it is none of their business.
    t.play('Armory', 'Jungle Oasis');
    expect(t.question).toBe('play');
  },
);

scene(
  'Fortress Walls with no minion of yours there gives nothing',
  {
    card: 'Fortress Walls',
    rulings: [1],
    A: { hand: ['Fortress Walls'] },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': ['A: Steam Man'] },
  },
  (t) => {
    t.play('Fortress Walls', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Spirit', 'A: Fortress Walls']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Steam Man']);
  },
);

// Golden Condor

scene(
  'Golden Condor: actions come back together and are played again, in your order, wherever you like',
  {
    card: 'Golden Condor',
    rulings: [1, 4],
    rules: ['R3.5'],
    A: {
      hand: ['Golden Condor', 'Shady Deal'],
      deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    bases: {
      'Machu Picchu': ['A: Spectre', 'A: Armory', 'A: Incan Engineer [A: Incorporeal]'],
      Tortuga: ['A: Temple of the Sun', 'A: Fortress Walls', 'B: Sleep Spores'],
      'Jungle Oasis': ['A: Zeppelin'],
    },
  },
  (t) => {
    t.play('Golden Condor');
    t.offers('Armory', 'Temple of the Sun', 'Fortress Walls', 'Zeppelin');
    expect(t.range).toEqual([0, 4]);
    t.pick('Armory', 'Temple of the Sun', 'Fortress Walls');
    expect(t.at('Machu Picchu')).toEqual(['A: Spectre', 'A: Incan Engineer [A: Incorporeal]']);
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores']);
    // All are in hand now; which comes first?
    t.offers('Armory', 'Temple of the Sun', 'Fortress Walls');
    expect(t.range).toEqual([1, 1]);
    t.pick('Fortress Walls');
    t.offers('Machu Picchu', 'Tortuga', 'Jungle Oasis');
    t.pick('Machu Picchu');
    t.pick('Spectre');
    expect(t.counters('Spectre')).toBe(1);
    t.offers('Armory', 'Temple of the Sun');
    t.pick('Armory');
    t.pick('Machu Picchu');
    t.offers('Machu Picchu', 'Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores', 'A: Temple of the Sun']);
    // What the latest has triggered comes first (R3.5): the Temple has drawn a card; now there is the Armory to react to.
    expect(t.hand('A')).toEqual(['Ghost', 'Shady Deal']);
    t.offers('use Fortress Walls', 'use Machu Picchu');
    t.pick('use Machu Picchu');
    t.pick('Incan Engineer');
    // Machu Picchu has drawn one for the Armory and one for the Walls.
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost', 'Shady Deal']);
    expect(t.at('Machu Picchu')).toEqual([
      'A: Spectre +1',
      'A: Incan Engineer +1 [A: Incorporeal]',
      'A: Fortress Walls',
      'A: Armory',
    ]);
    expect(t.canPlay('Shady Deal')).toBe(false);
  },
);

scene(
  'Golden Condor: none at all',
  {
    card: 'Golden Condor',
    rulings: [1],
    A: { hand: ['Golden Condor'] },
    bases: { Tortuga: ['A: Armory'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Golden Condor');
    t.offers('Armory');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Armory']);
    t.offers('pass');
  },
);

scene(
  'Golden Condor: playing them again is compulsory; what cannot be played stays in hand',
  {
    card: 'Golden Condor',
    rulings: [2],
    A: { hand: ['Golden Condor'] },
    bases: { 'The Dread Gazebo': ['A: Armory', 'A: Zeppelin'] },
  },
  (t) => {
    t.play('Golden Condor');
    t.pick('Armory');
    expect(t.hand('A')).toEqual(['Armory']);
    expect(t.at('The Dread Gazebo')).toEqual(['A: Zeppelin']);
    // And no extra play was left over for it.
    t.offers('pass');
  },
);

scene(
  'Golden Condor: what you control but do not own goes back to its owner and is not played',
  {
    card: 'Golden Condor',
    rulings: [2, 3],
    A: { hand: ['Golden Condor'] },
    bases: {
      Tortuga: ['A(B): Armory', 'A: Zeppelin', 'B(A): Difference Engine', 'A: Ghost [A: Incorporeal]'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Golden Condor');
    t.offers('Armory', 'Zeppelin');
    t.pick('Armory', 'Zeppelin');
    expect(t.hand('B')).toEqual(['Armory']);
    // Only the Zeppelin is left to be played: one may choose where, not whether.
    expect(t.question).toBe('where');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Zeppelin']);
  },
);

// Quipu Strings

scene(
  'Quipu Strings: an on-base action out of the discard pile, at once, on a base of your choice',
  {
    card: 'Quipu Strings',
    rulings: [1, 2, 3],
    A: {
      hand: ['Quipu Strings'],
      deck: ['Ghost'],
      discard: ['Armory', 'Incorporeal', 'Tribute', 'Spectre', 'Tomb Trap', 'Zeppelin'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Quipu Strings');
    t.offers('Armory', 'Zeppelin');
    t.pick('Zeppelin');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Zeppelin']);
    expect(t.discard('A')).toEqual([
      'Armory',
      'Incorporeal',
      'Quipu Strings',
      'Spectre',
      'Tomb Trap',
      'Tribute',
    ]);
  },
);

scene(
  'Quipu Strings: the play may be declined, and cannot be saved',
  {
    card: 'Quipu Strings',
    rulings: [2],
    A: { hand: ['Quipu Strings', 'Zeppelin'], discard: ['Armory'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Quipu Strings');
    t.offers('Armory');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.discard('A')).toEqual(['Armory', 'Quipu Strings']);
    t.offers('pass');
  },
);

// Royal Highway

scene(
  'Royal Highway: as it is played, one of your minions may come or go',
  {
    card: 'Royal Highway',
    rulings: [1],
    A: { hand: ['Royal Highway', 'Ear of Corn', 'Royal Highway', 'Royal Highway'] },
    bases: {
      Tortuga: ['A: Spectre', 'B: Spirit'],
      'Jungle Oasis': ['A: Ghost'],
      'Cave of Shinies': [],
    },
  },
  (t) => {
    t.play('Ear of Corn');
    t.play('Royal Highway', 'Tortuga');
    t.offers('Spectre', 'Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Spectre', 'B: Spirit', 'A: Royal Highway', 'A: Ghost']);
    t.endTurn();
    t.endTurn();
    t.play('Royal Highway', 'Tortuga');
    t.pick('Spectre');
    t.offers('Jungle Oasis', 'Cave of Shinies');
    t.pick('Cave of Shinies');
    expect(t.at('Cave of Shinies')).toEqual(['A: Spectre']);
    // An action on this same base moves nobody else.
    expect(t.question).toBe('play');
    t.endTurn();
    t.endTurn();
    t.play('Royal Highway', 'Tortuga');
    t.pick();
    expect(t.question).toBe('play');
  },
);

scene(
  'Royal Highway: with an action on another base, one minion between there and here, when the action has resolved',
  {
    card: 'Royal Highway',
    rulings: [1, 2, 3],
    A: {
      hand: ['Fortress Walls', 'Armory', 'Armory', 'Ear of Corn', 'Ear of Corn'],
      deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    bases: {
      Tortuga: ['A: Spectre', 'A: Royal Highway', 'B: Spirit'],
      'Jungle Oasis': ['A: Ghost', 'A: Steam Man'],
      'Cave of Shinies': ['A: Weed Eater'],
    },
  },
  (t) => {
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Fortress Walls', 'Jungle Oasis');
    // Its counter first: Spectre is not there yet.
    t.offers('Ghost', 'Steam Man');
    t.pick('Ghost');
    t.offers('Spectre', 'Ghost', 'Steam Man');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spectre');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost +1', 'A: Steam Man', 'A: Fortress Walls', 'A: Spectre']);
    t.endTurn();
    t.endTurn();
    t.play('Armory', 'Cave of Shinies');
    t.offers('Weed Eater');
    t.pick('Weed Eater');
    expect(t.at('Tortuga')).toEqual(['A: Royal Highway', 'B: Spirit', 'A: Weed Eater']);
    t.endTurn();
    t.endTurn();
    // On this same base: nothing.
    t.play('Armory', 'Tortuga');
    expect(t.question).toBe('play');
  },
);

scene(
  'Royal Highway: where others cannot go, it does not lead',
  {
    card: 'Royal Highway',
    rulings: [2],
    A: { hand: ['Armory'] },
    bases: {
      Tortuga: ['A: Spectre', 'A: Royal Highway'],
      'Jungle Oasis': ["B: Mo'ai", 'A: Ghost'],
    },
  },
  (t) => {
    t.play('Armory', 'Jungle Oasis');
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['A: Spectre', 'A: Royal Highway']);
    expect(t.at('Jungle Oasis')).toEqual(["B: Mo'ai", 'A: Ghost', 'A: Armory']);
  },
);

// Signs in the Stars

scene(
  'Signs in the Stars: the base has the top base’s ability as long as that is on top; what it has done stays done',
  {
    card: 'Signs in the Stars',
    rulings: [1, 2],
    A: { hand: ['Signs in the Stars', 'Tribute', 'Tribute'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spectre', 'B: Spirit'], 'Jungle Oasis': ['A: Steam Man'] },
    baseDeck: ['Longhouse', 'The Central Brain', 'Cave of Shinies'],
  },
  (t) => {
    t.play('Signs in the Stars', 'Tortuga');
    expect(t.breakpoint('Tortuga')).toBe(21);
    // Longhouse: a card on the deck for +2 power; it is Tortuga that offers it now.
    t.use('Tortuga');
    t.pick('Tribute');
    expect(t.power('Spectre')).toBe(7);
    expect(t.canUse('Tortuga')).toBe(false);
    t.use('Signs in the Stars');
    expect(t.baseDeck).toEqual(['The Central Brain', 'Cave of Shinies', 'Longhouse']);
    // The Central Brain: each minion here has +1 power, and nobody elsewhere.
    expect(t.power('Spectre')).toBe(8);
    expect(t.power('Spirit')).toBe(4);
    expect(t.power('Steam Man')).toBe(3);
    expect(t.powerParts('Spirit')).toEqual(['Spirit +3', 'Tortuga +1']);
    expect(t.canUse('Signs in the Stars')).toBe(false);
  },
);

scene(
  'Signs in the Stars over a base with an ability after scoring: it happens when this base scores',
  {
    card: 'Signs in the Stars',
    rulings: [2],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: {
      'Jungle Oasis': ['A: Spectre', 'A: Weed Eater', 'B: Spirit', 'A: Signs in the Stars'],
      'Machu Picchu': [],
    },
    baseDeck: ['The Great Library', 'Cave of Shinies'],
  },
  (t) => {
    t.endTurn();
    // Jungle Oasis scores with its own breakpoint and VP; the Library lets everybody with a minion here draw.
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.asked).toBe('B');
    t.pick('yes');
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(0);
    expect(t.bases).toEqual(['The Great Library', 'Machu Picchu']);
    expect(t.hand('B')).toEqual(['Spirit']);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost']);
    expect(t.discard('A')).toEqual(['Signs in the Stars', 'Spectre', 'Weed Eater']);
  },
);

scene(
  'Signs in the Stars over Tortuga: the runner-up may move to the base that comes next, which is Tortuga',
  {
    card: 'Signs in the Stars',
    rulings: [1, 2],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: {
      'Jungle Oasis': ['A: Spectre', 'A: Weed Eater', 'B: Spirit', 'A: Signs in the Stars'],
      'Machu Picchu': ['B: Steam Man'],
    },
    baseDeck: ['Tortuga', 'Cave of Shinies'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('B');
    t.offers('Steam Man');
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['B: Steam Man']);
    expect(t.bases).toEqual(['Tortuga', 'Machu Picchu']);
  },
);

scene(
  'Signs in the Stars over a base with an ability for when it scores',
  {
    card: 'Signs in the Stars',
    rulings: [2],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: {
      'Jungle Oasis': ['A: Spectre', 'A: Ghost', 'A: Ghost', 'B: Spirit', 'A: Signs in the Stars'],
      'Machu Picchu': [],
    },
    baseDeck: ['Rhodes Plaza Mall'],
  },
  (t) => {
    t.endTurn();
    expect(t.vp('A')).toBe(5);
    expect(t.vp('B')).toBe(1);
  },
);

scene(
  'Signs in the Stars over a base with an ability before scoring: it can decide who wins here',
  {
    card: 'Signs in the Stars',
    rulings: [2],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: {
      'Jungle Oasis': ['A: Ghost', 'A: Ghost', 'A: Ghost', 'B: General Ivan', 'B: Signs in the Stars'],
      'Machu Picchu': [],
    },
    baseDeck: ['Out in the Woods', 'Cave of Shinies'],
  },
  (t) => {
    // 6 against 6; with +1 power for each minion it is 9 against 7.
    t.endTurn();
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(0);
    expect(t.bases).toEqual(['Out in the Woods', 'Machu Picchu']);
  },
);

scene(
  'Signs in the Stars on School of Wizardry: once another base is on top, the old one’s ability is gone, though it was waiting',
  {
    card: 'Signs in the Stars',
    rulings: [1, 2],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: {
      'School of Wizardry': [
        'A: Spectre',
        'A: Weed Eater',
        'A: Sapa Inca',
        'A: Venus Man Trap',
        'A: Signs in the Stars',
      ],
      'Machu Picchu': [],
    },
    baseDeck: ['The Great Library', 'Cave of Shinies', 'Tortuga', 'The Central Brain'],
  },
  (t) => {
    t.endTurn();
    // Both after-scoring abilities are the School's now; its own comes first.
    t.offers('use School of Wizardry', 'use School of Wizardry');
    t.pick('use School of Wizardry');
    t.offers('The Great Library', 'Cave of Shinies', 'Tortuga');
    // Looking at three cards turns up no fourth.
    expect(t.baseDeckAsSeenBy('B')).toEqual(['?']);
    expect(t.power('Spectre')).toBe(5);
    t.pick('Cave of Shinies');
    t.pick('The Great Library', 'Tortuga');
    // The last one put back is on top: the Library is not there any more, and nobody draws.
    expect(t.turn).toBe('B');
    expect(t.bases).toEqual(['Cave of Shinies', 'Machu Picchu']);
    expect(t.baseDeck).toEqual(['Tortuga', 'The Great Library', 'The Central Brain']);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
  },
);

scene(
  'Signs in the Stars on School of Wizardry: if the old base is still on top, it still has its say',
  {
    card: 'Signs in the Stars',
    rulings: [2],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: {
      'School of Wizardry': [
        'A: Spectre',
        'A: Weed Eater',
        'A: Sapa Inca',
        'A: Venus Man Trap',
        'A: Signs in the Stars',
      ],
      'Machu Picchu': [],
    },
    baseDeck: ['The Great Library', 'Cave of Shinies', 'Tortuga', 'The Central Brain'],
  },
  (t) => {
    t.endTurn();
    t.pick('use School of Wizardry');
    t.pick('Cave of Shinies');
    t.pick('Tortuga', 'The Great Library');
    expect(t.question).toBe('mode');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost']);
  },
);

scene(
  'Signs in the Stars and Storyteller’s Hut: the counters go on the base, and mean nothing without the Hut',
  {
    card: 'Signs in the Stars',
    rulings: [3],
    A: { hand: ['Shady Deal', 'Tribute'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Signs in the Stars'], 'Jungle Oasis': [] },
    baseDeck: ["Storyteller's Hut", 'Cave of Shinies'],
  },
  (t) => {
    t.offers(
      'play Shady Deal',
      'play Tribute',
      'play Shady Deal using Tortuga',
      'play Tribute using Tortuga',
      'use Signs in the Stars',
      'pass',
    );
    t.play('Shady Deal', undefined, 'Tortuga');
    expect(t.baseCounters('Tortuga')).toBe(1);
    expect(t.breakpoint('Tortuga')).toBe(19);
    t.use('Signs in the Stars');
    expect(t.baseCounters('Tortuga')).toBe(1);
    expect(t.breakpoint('Tortuga')).toBe(21);
    t.offers('play Tribute', 'pass');
  },
);

scene(
  'Signs in the Stars: whose turn starts may turn the card down until that turn ends, and nobody else may',
  {
    card: 'Signs in the Stars',
    rulings: [4],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: { Tortuga: ['A: Signs in the Stars', 'A: Spectre'], 'Jungle Oasis': [] },
    baseDeck: ['The Central Brain', 'Cave of Shinies'],
  },
  (t) => {
    expect(t.power('Spectre')).toBe(6);
    t.endTurn();
    expect(t.asked).toBe('B');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.power('Spectre')).toBe(5);
    t.endTurn();
    expect(t.asked).toBe('A');
    // It lies face up again.
    expect(t.power('Spectre')).toBe(6);
    t.pick('no');
    expect(t.power('Spectre')).toBe(6);
    expect(t.question).toBe('play');
  },
);

scene(
  'Signs in the Stars: an ability of the start of the turn can be turned down with its card',
  {
    card: 'Signs in the Stars',
    rulings: [4],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Signs in the Stars', 'A: Spectre'], 'Jungle Oasis': [] },
    baseDeck: ['City of Gold', 'Cave of Shinies'],
  },
  (t) => {
    t.offers('use Signs in the Stars', 'use Tortuga');
    t.pick('use Signs in the Stars');
    t.pick('yes');
    expect(t.question).toBe('play');
    expect(t.vp('A')).toBe(0);
  },
);

scene(
  'Signs in the Stars: or used first',
  {
    card: 'Signs in the Stars',
    rulings: [2, 4],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Signs in the Stars', 'A: Spectre'], 'Jungle Oasis': [] },
    baseDeck: ['City of Gold', 'Cave of Shinies'],
  },
  (t) => {
    t.pick('use Tortuga');
    expect(t.vp('A')).toBe(1);
    t.pick('no');
    expect(t.question).toBe('play');
  },
);

scene(
  'Signs in the Stars: the talent works on a face-down card too; the next one lies face down as well until the turn ends',
  {
    card: 'Signs in the Stars',
    rulings: [4, 5],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Signs in the Stars', 'A: Spectre'], 'Jungle Oasis': [] },
    baseDeck: ['Machu Picchu', 'The Central Brain', 'Cave of Shinies'],
  },
  (t) => {
    expect(t.baseDeckAsSeenBy('B')).toEqual(['Machu Picchu', '?', '?']);
    t.pick('yes');
    t.use('Signs in the Stars');
    expect(t.baseDeck).toEqual(['The Central Brain', 'Cave of Shinies', 'Machu Picchu']);
    // Everybody saw Machu Picchu go to the bottom; the new top is unknown and has no effect.
    expect(t.baseDeckAsSeenBy('B')).toEqual(['?', '?', 'Machu Picchu']);
    expect(t.power('Spectre')).toBe(5);
    t.endTurn();
    expect(t.asked).toBe('B');
    expect(t.baseDeckAsSeenBy('B')).toEqual(['The Central Brain', '?', 'Machu Picchu']);
    expect(t.power('Spectre')).toBe(6);
    t.pick('no');
  },
);

scene(
  'Signs in the Stars: a single base card comes right back; with none there is nothing to use and nothing gained',
  {
    card: 'Signs in the Stars',
    rulings: [5],
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Signs in the Stars', 'A: Spectre'], 'Jungle Oasis': [] },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.use('Signs in the Stars');
    expect(t.baseDeck).toEqual(['The Central Brain']);
    expect(t.power('Spectre')).toBe(6);
  },
);

scene(
  'Signs in the Stars: no base deck, no top card',
  {
    card: 'Signs in the Stars',
    rulings: [5],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Signs in the Stars', 'A: Spectre'], 'Jungle Oasis': [] },
    baseDiscard: ['The Central Brain'],
  },
  (t) => {
    // Nothing to turn down either.
    t.offers('pass');
    expect(t.power('Spectre')).toBe(5);
    expect(t.baseDiscard).toEqual(['The Central Brain']);
  },
);

scene(
  'Signs in the Stars gone: the top card is turned down, and nobody sees the next one',
  {
    card: 'Signs in the Stars',
    rulings: [6],
    A: { hand: ['Bear Necessities', 'Idaho Smith'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Signs in the Stars', 'A: Spectre'], 'Jungle Oasis': [] },
    baseDeck: ['The Central Brain', 'Cave of Shinies', 'Machu Picchu'],
  },
  (t) => {
    expect(t.power('Spectre')).toBe(6);
    t.play('Bear Necessities');
    expect(t.power('Spectre')).toBe(5);
    t.play('Idaho Smith', 'Tortuga');
    t.pick('yes');
    t.pick();
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis', 'The Central Brain']);
    expect(t.baseDeckAsSeenBy('A')).toEqual(['?', '?']);
  },
);

scene(
  'Signs in the Stars: the top card changes when it comes into play; the next one is face up at once',
  {
    card: 'Signs in the Stars',
    rulings: [1],
    A: { hand: ['Idaho Smith'] },
    bases: { Tortuga: ['B: Signs in the Stars', 'A: Spectre'], 'Jungle Oasis': [] },
    baseDeck: ['The Central Brain', 'Cuzcu', 'Machu Picchu'],
  },
  (t) => {
    t.play('Idaho Smith', 'Tortuga');
    t.pick('yes');
    t.pick();
    expect(t.power('Spectre')).toBe(5);
    expect(t.power('Idaho Smith')).toBe(6);
    expect(t.baseDeckAsSeenBy('A')).toEqual(['Cuzcu', '?']);
    // Cuzcu: 3 less for each action on the base.
    expect(t.breakpoint('Tortuga')).toBe(18);
  },
);

// Temple of the Sun

scene(
  'Temple of the Sun: a card as it is played, and one for each further action; Machu Picchu gives its own',
  {
    card: 'Temple of the Sun',
    rulings: [1, 2],
    A: {
      hand: ['Temple of the Sun', 'Armory', 'Incorporeal', 'Ear of Corn', 'Ear of Corn'],
      deck: ['Spectre', 'Spirit', 'Llama', 'Sprout', 'Ghost', 'Ghost', 'Ghost'],
    },
    B: { hand: ['Sleep Spores'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Machu Picchu': ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Temple of the Sun', 'Machu Picchu');
    // Its own card and Machu Picchu's; it does not react to itself.
    expect(t.hand('A')).toEqual(['Armory', 'Incorporeal', 'Spectre', 'Spirit']);
    t.endTurn();
    t.play('Sleep Spores', 'Machu Picchu');
    // B's action is B's card of Machu Picchu, and none of the Temple's.
    expect(t.hand('A')).toHaveLength(6);
    t.endTurn();
    t.play('Incorporeal', 'Spectre');
    expect(t.hand('A')).toHaveLength(5);
  },
);

scene(
  'Temple of the Sun and Machu Picchu: a card each for a further action',
  {
    card: 'Temple of the Sun',
    rulings: [1],
    A: { hand: ['Armory'], deck: ['Spectre', 'Spirit', 'Llama'] },
    bases: { 'Machu Picchu': ['A: Temple of the Sun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Armory', 'Machu Picchu');
    expect(t.hand('A')).toEqual(['Spectre', 'Spirit']);
  },
);

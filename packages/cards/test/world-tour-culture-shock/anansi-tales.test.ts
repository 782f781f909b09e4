import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Anansi the Spider

scene(
  'Anansi the Spider finds a standard action, plays it and hands it over: once, whatever it says itself',
  {
    card: 'Anansi the Spider',
    rulings: [1],
    players: 3,
    A: {
      hand: ['Shady Deal'],
      deck: ['Spectre', 'Ear of Corn', 'Armory', 'Incorporeal', 'Pot of Wisdom', 'Ear of Corn'],
      discard: ['Tribute', 'Spirit'],
    },
    bases: { Tortuga: ['A: Anansi the Spider', 'A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.offers('Ear of Corn', 'Pot of Wisdom');
    t.pick('Ear of Corn');
    // The choices of the action are yours.
    expect(t.asked).toBe('A');
    t.offers('Tribute');
    t.pick('Tribute');
    t.offers('B', 'C');
    t.pick('C');
    expect(t.hand('C')).toEqual(['Ear of Corn']);
    expect(t.hand('B')).toEqual([]);
    expect(t.discard('A')).toEqual(['Spirit']);
    expect(t.counters('Osebo the Leopard')).toBe(1);
    // Its extra action is there besides the free one.
    t.play('Shady Deal');
    expect(t.vp('A')).toBe(1);
    expect(t.canUse('Anansi the Spider')).toBe(false);
  },
);

scene(
  'Anansi the Spider, before 2019: an action that would bury itself is handed over as well',
  {
    card: 'Anansi the Spider',
    edition: 'oops',
    rulings: [1],
    A: { deck: ['Spectre', 'Tomb Trap', 'Spectre'] },
    bases: { Tortuga: ['A: Anansi the Spider', 'A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.pick('Tomb Trap');
    // No base is asked for, since it will not be buried.
    expect(t.question).toBe('play');
    expect(t.hand('B')).toEqual(['Tomb Trap']);
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.counters('Osebo the Leopard')).toBe(1);
  },
);

scene(
  'Anansi the Spider: the play may be declined, and the deck is shuffled all the same',
  {
    card: 'Anansi the Spider',
    rulings: [2],
    A: {
      hand: ['Pot of Beans'],
      deck: ['Pot of Beans', 'Spectre', 'Ghost', 'Spirit', 'Armory', 'Llama', 'Sprout', 'Zeppelin'],
    },
    bases: { Tortuga: ['A: Anansi the Spider', 'A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.offers('Pot of Beans');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.question).toBe('play');
    expect(t.hand('B')).toEqual([]);
    expect(t.counters('Osebo the Leopard')).toBe(0);
    expect(t.deck('A').toSorted()).toEqual([
      'Armory',
      'Ghost',
      'Llama',
      'Pot of Beans',
      'Spectre',
      'Spirit',
      'Sprout',
      'Zeppelin',
    ]);
    expect(t.deck('A')).not.toEqual([
      'Pot of Beans',
      'Spectre',
      'Ghost',
      'Spirit',
      'Armory',
      'Llama',
      'Sprout',
      'Zeppelin',
    ]);
    // No name was banned, and no extra action can be saved for later: only the free one is left.
    t.play('Pot of Beans');
    t.pick('Anansi the Spider');
    t.pick('Anansi the Spider');
    t.offers('pass');
  },
);

scene(
  'Anansi the Spider: all see what was found; the deck is shuffled before the action is played',
  {
    card: 'Anansi the Spider',
    rulings: [3],
    players: 3,
    A: {
      deck: ['Let it be Full and Eat', 'Spectre', 'Ghost', 'Spirit', 'Armory', 'Llama', 'Sprout', 'Zeppelin'],
    },
    bases: { Tortuga: ['A: Anansi the Spider'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.pick('Let it be Full and Eat');
    // Both cards are drawn, and they are not those that lay on top before.
    expect(t.hand('A')).toHaveLength(2);
    expect(t.hand('A')).not.toEqual(['Ghost', 'Spectre']);
    t.pick('B');
    expect(t.seenBy('C', 'B')).toEqual(['Let it be Full and Eat']);
    expect(t.deck('A')).toHaveLength(5);
  },
);

scene(
  'Anansi the Spider: an empty deck is made anew from the discard pile first',
  {
    card: 'Anansi the Spider',
    rulings: [3],
    A: { deck: [], discard: ['Pot of Beans', 'Armory', 'Spectre'] },
    bases: { Tortuga: ['A: Anansi the Spider'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.offers('Pot of Beans');
    t.pick('Pot of Beans');
    expect(t.hand('B')).toEqual(['Pot of Beans']);
    expect(t.counters('Anansi the Spider')).toBe(2);
    expect(t.discard('A')).toEqual([]);
    expect(t.deck('A').toSorted()).toEqual(['Armory', 'Spectre']);
  },
);

scene(
  'Anansi the Spider: with nothing to be found nothing happens',
  {
    card: 'Anansi the Spider',
    rulings: [3],
    A: { hand: ['Pot of Beans'], deck: ['Spectre', 'Armory', 'Incorporeal'] },
    bases: { Tortuga: ['A: Anansi the Spider'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    expect(t.hand('B')).toEqual([]);
    t.offers('play Pot of Beans', 'pass');
  },
);

scene(
  'Anansi the Spider: an action whose time it is not does nothing, is handed over, and its name is banned for you',
  {
    card: 'Anansi the Spider',
    rulings: [4, 5],
    A: { hand: ['Ashlar Masonry'], deck: ['Spectre', 'Ashlar Masonry', 'Spectre'] },
    B: { deck: ['Spectre', 'Spectre'] },
    bases: {
      Tortuga: ['A: Anansi the Spider'],
      'Jungle Oasis': ['A: Spectre', 'A: Venus Man Trap', 'A: Armory', 'A: Armory'],
    },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.use('Anansi the Spider');
    t.pick('Ashlar Masonry');
    expect(t.hand('B')).toEqual(['Ashlar Masonry']);
    t.endTurn();
    // Jungle Oasis scores. A may not play Ashlar Masonry this turn; B may.
    expect(t.asked).toBe('B');
    t.offers('use Ashlar Masonry', 'pass');
    t.pass();
    expect(t.discard('A')).toEqual(['Armory', 'Armory', 'Spectre', 'Venus Man Trap']);
    expect(t.turn).toBe('B');
  },
);

scene(
  'Anansi the Spider: the ban is about every copy, however it would be played, and ends with the turn',
  {
    card: 'Anansi the Spider',
    rulings: [5],
    A: {
      hand: ['Pot of Beans', 'The Perfect Gift'],
      deck: ['Pot of Beans', 'Tribute', 'Pot of Beans', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { deck: ['Spectre', 'Spectre', 'Spectre'] },
    bases: { Tortuga: ['A: Anansi the Spider'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.pick('Pot of Beans');
    // The found copy itself had its effect.
    expect(t.counters('Anansi the Spider')).toBe(2);
    expect(t.canPlay('Pot of Beans')).toBe(false);
    expect(t.whyNot('A', 'Pot of Beans')).toBe('forbidden: Anansi the Spider');
    t.play('The Perfect Gift');
    t.offers('Tribute');
    t.pick();
    t.endTurn();
    expect(t.turn).toBe('B');
    // It binds nobody else, not even for the very card.
    t.play('Pot of Beans');
    t.endTurn();
    expect(t.canPlay('Pot of Beans')).toBe(true);
  },
);

scene(
  'Anansi the Spider: what follows the search happens also if Anansi is gone by then',
  {
    card: 'Anansi the Spider',
    rulings: [6],
    A: {
      hand: ['Dr Livingstone, I Presume?'],
      deck: ['Spectre', 'Dr Livingstone, I Presume?'],
    },
    bases: { Tortuga: ['A: Anansi the Spider'], 'Jungle Oasis': ['B: Spectre', 'B: Ghost'] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.pick('Dr Livingstone, I Presume?');
    t.offers('Anansi the Spider', 'Spectre', 'Ghost');
    t.pick('Anansi the Spider');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.deck('A').toSorted()).toEqual(['Anansi the Spider', 'Spectre']);
    expect(t.hand('B')).toEqual(['Dr Livingstone, I Presume?']);
    expect(t.canPlay('Dr Livingstone, I Presume?')).toBe(false);
  },
);

scene(
  'Anansi’s Web has no say about what Anansi plays, nor about a later action of the turn',
  {
    card: 'Anansi the Spider',
    rulings: [7],
    A: { hand: ['Shady Deal'], deck: ['Tribute', 'Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    bases: { "Anansi's Web": ['A: Anansi the Spider'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.pick('Tribute');
    expect(t.hand('A')).toEqual(['Shady Deal', 'Spectre', 'Spectre', 'Spectre']);
    expect(t.hand('B')).toEqual(['Tribute']);
    t.play('Shady Deal');
    t.offers('pass', 'play Spectre', 'play Spectre', 'play Spectre');
    expect(t.discard('A')).toEqual(['Shady Deal']);
  },
);

// Onini the Python

scene(
  'Onini the Python grows when another player plays a card that is not that player’s, whosever it is',
  {
    card: 'Onini the Python',
    rulings: [1],
    players: 3,
    turn: 'C',
    A: { hand: ['Tribute'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    B: { deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    C: { hand: ['Let it be Full and Eat'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    bases: { Tortuga: ['A: Onini the Python'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Let it be Full and Eat');
    t.pick('B');
    // C has played a card of C's own.
    expect(t.counters('Onini the Python')).toBe(0);
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('B');
    t.play('Let it be Full and Eat');
    t.pick('A');
    // It is C's card that B has played.
    expect(t.counters('Onini the Python')).toBe(1);
    expect(t.power('Onini the Python')).toBe(5);
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('A');
    t.play('Let it be Full and Eat');
    t.pick('B');
    // A is no other player.
    expect(t.counters('Onini the Python')).toBe(1);
  },
);

scene(
  'Onini the Python: discarding down to ten, being made to discard',
  {
    card: 'Onini the Python',
    rulings: [1, 3],
    A: {
      hand: ['Trading Stories', 'Llama', 'Sprout', 'Zeppelin'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: {
      hand: [
        'Ghostly Arrival',
        'Tribute',
        'Spectre',
        'Tribute',
        'Tribute',
        'Tribute',
        'Tribute',
        'Tribute',
        'Tribute',
      ],
      deck: ['Spirit', 'Spirit', 'Spirit'],
    },
    bases: { Tortuga: ['A: Onini the Python'], 'Haunted House': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Llama', 'Sprout', 'Zeppelin');
    t.endTurn();
    t.play('Spectre', 'Haunted House');
    t.pick('Sprout');
    expect(t.counters('Onini the Python')).toBe(1);
    expect(t.discard('A')).toContain('Sprout');
    // Own cards do not count.
    t.play('Ghostly Arrival');
    t.play('Llama', 'Haunted House');
    expect(t.counters('Onini the Python')).toBe(1);
    t.pick('use Haunted House');
    t.pick('Tribute');
    // The Llama was A's, the discarded card was not.
    expect(t.counters('Onini the Python')).toBe(2);
    t.play('Tribute');
    t.endTurn();
    expect(t.question).toBe('discard');
    expect(t.range).toEqual([1, 1]);
    t.pick('Zeppelin');
    expect(t.counters('Onini the Python')).toBe(3);
    expect(t.turn).toBe('A');
  },
);

scene(
  'Onini the Python: out of a deck, discarded or played',
  {
    card: 'Onini the Python',
    rulings: [3],
    A: {
      hand: ['Trading Stories', 'Scrap Diving', 'Llama'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Mechanic', 'Mechanic', 'Spectre'],
    },
    B: {
      hand: ['Attic Treasures', 'Ghostly Arrival', 'Raiding Party', 'Ghost'],
      deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit'],
    },
    bases: { Tortuga: ['A: Onini the Python', 'B: Matriarch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Scrap Diving');
    t.endTurn();
    t.play('Ghostly Arrival');
    t.play('Attic Treasures');
    t.pick('Raiding Party', 'Ghost', 'Scrap Diving');
    // Put under the deck it was not discarded.
    expect(t.counters('Onini the Python')).toBe(0);
    t.use('Matriarch');
    expect(t.discard('A')).toEqual(['Scrap Diving', 'Trading Stories']);
    expect(t.hand('B')).toContain('Ghost');
    expect(t.counters('Onini the Python')).toBe(1);
  },
);

scene(
  'Onini the Python: a card that another player plays out of your deck',
  {
    card: 'Onini the Python',
    rulings: [3],
    turn: 'B',
    A: { deck: ['Weed Eater', 'Steam Man', 'Spirit', 'Spectre'] },
    B: { hand: ['Raiding Party'] },
    bases: { Tortuga: ['A: Onini the Python'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Raiding Party');
    t.offers('Steam Man', 'Spirit');
    t.pick('Steam Man');
    t.pick('Jungle Oasis');
    t.pick('Spirit', 'Weed Eater');
    expect(t.at('Jungle Oasis')).toEqual(['B(A): Steam Man']);
    expect(t.counters('Onini the Python')).toBe(1);
  },
);

scene(
  'Onini the Python: not for cards that are uncovered, nor for those discarded after scoring, nor again for a spent action',
  {
    card: 'Onini the Python',
    rulings: [3],
    A: {
      hand: ['Trading Stories', 'Llama', 'Tribute'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { deck: ['Weed Eater', 'Weed Eater', 'Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: {
      Tortuga: ['A: Onini the Python'],
      Pyramids: [],
      'Jungle Oasis': ['B(A): Spectre', 'B(A): Venus Man Trap', 'B(A): Armory'],
    },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Llama', 'Tribute');
    t.endTurn();
    // Jungle Oasis has 10: nothing has scored yet.
    t.use('Pyramids');
    t.pick('Llama');
    expect(t.counters('Onini the Python')).toBe(0);
    t.play('Tribute');
    expect(t.discard('A')).toEqual(['Trading Stories', 'Tribute']);
    expect(t.counters('Onini the Python')).toBe(1);
    t.play('Weed Eater', 'Jungle Oasis');
    t.endTurn();
    expect(t.bases).toContain('The Central Brain');
    expect(t.discard('A')).toEqual(['Armory', 'Spectre', 'Trading Stories', 'Tribute', 'Venus Man Trap']);
    expect(t.counters('Onini the Python')).toBe(1);
    t.endTurn();
    expect(t.turn).toBe('B');
    t.pick('uncover Llama');
    expect(t.at('Pyramids')).toEqual(['B(A): Llama']);
    expect(t.counters('Onini the Python')).toBe(1);
  },
);

scene(
  'Onini the Python: a counter for each card, after a played one has resolved',
  {
    card: 'Onini the Python',
    rulings: [4],
    A: {
      hand: ['Trading Stories', 'Llama', 'Sprout', 'Spirit'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { hand: ['Ghost', 'Ghost'], deck: ['Zeppelin', 'Zeppelin'] },
    bases: { Tortuga: ['A: Onini the Python'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Llama', 'Sprout', 'Spirit');
    t.endTurn();
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Spirit');
    t.pick('yes');
    expect(t.counters('Onini the Python')).toBe(0);
    t.pick('Llama', 'Sprout', 'Ghost');
    // The Spirit that was played, and the two of the three discarded cards that are A's.
    expect(t.counters('Onini the Python')).toBe(3);
    expect(t.discard('A')).toEqual(['Llama', 'Spirit', 'Sprout', 'Trading Stories']);
  },
);

scene(
  'Onini the Python: not for what happened before it came into play',
  {
    card: 'Onini the Python',
    rulings: [5],
    A: {
      hand: ['Let it be Full and Eat', 'Onini the Python'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Let it be Full and Eat');
    t.endTurn();
    t.play('Let it be Full and Eat');
    t.endTurn();
    t.play('Onini the Python', 'Tortuga');
    expect(t.counters('Onini the Python')).toBe(0);
    t.play('Let it be Full and Eat');
    t.endTurn();
    t.play('Let it be Full and Eat');
    expect(t.counters('Onini the Python')).toBe(1);
  },
);

scene(
  'Onini the Python, current: you may place the counter on any of your minions',
  {
    card: 'Onini the Python',
    printing: 'current',
    A: {
      hand: ['Trading Stories', 'Let it be Full and Eat', 'Llama'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { hand: ['Tribute'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Onini the Python', 'B: Spectre'], 'Jungle Oasis': ['A: Steam Man'] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Let it be Full and Eat', 'Llama');
    t.endTurn();
    t.play('Let it be Full and Eat');
    expect(t.asked).toBe('A');
    t.offers('Onini the Python', 'Steam Man');
    expect(t.range).toEqual([0, 1]);
    t.pick('Steam Man');
    expect(t.at('Jungle Oasis')).toEqual(['A: Steam Man +1']);
    t.play('Ghost', 'Jungle Oasis');
    t.pick('Llama');
    expect(t.asked).toBe('A');
    t.pick();
    expect(t.counters('Onini the Python')).toBe(0);
    expect(t.counters('Steam Man')).toBe(1);
  },
);

scene(
  'Onini the Python: whoever has a Madness card owns it, so playing or discarding one never counts',
  {
    card: 'Onini the Python',
    rulings: [2],
    rules: ['R12.2'],
    turn: 'B',
    B: { hand: ['Madness', 'Madness', 'Ghost'], deck: ['Spirit', 'Mummy'] },
    bases: { Tortuga: ['A: Onini the Python'], 'Jungle Oasis': [] },
    sharedDecks: { Madness: 10 },
  },
  (t) => {
    t.play('Madness');
    t.pick('draw two');
    t.play('Ghost', 'Jungle Oasis');
    t.pick('Madness');
    expect(t.discard('B')).toEqual(['Madness', 'Madness']);
    expect(t.counters('Onini the Python')).toBe(0);
  },
);

// Osebo the Leopard

scene(
  'Osebo the Leopard: a counter for each card that you place into another hand',
  {
    card: 'Osebo the Leopard',
    rulings: [1],
    players: 3,
    A: {
      hand: ['Pot of Wisdom', 'Trading Stories', 'Llama', 'Sprout', 'Ghost', 'Armory'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    bases: { Tortuga: ['A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Wisdom');
    t.pick('Llama');
    t.pick('Sprout');
    t.keepExtra();
    expect(t.at('Tortuga')).toEqual(['A: Osebo the Leopard +2']);
    t.play('Trading Stories');
    t.pick('Ghost', 'Armory');
    t.pick('Spectre');
    expect(t.hand('B')).toEqual(['Armory', 'Ghost', 'Llama']);
    expect(t.hand('C')).toEqual(['Spectre', 'Sprout']);
    expect(t.at('Tortuga')).toEqual(['A: Osebo the Leopard +5']);
    expect(t.power('Osebo the Leopard')).toBe(9);
  },
);

scene(
  'Osebo the Leopard: also for an action that hands itself on, and for a base that lets you',
  {
    card: 'Osebo the Leopard',
    rulings: [2],
    A: {
      hand: ['Pot of Wisdom', 'Feather Gifts'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    bases: { "Anansi's Web": ['A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Wisdom');
    t.pick('Spectre');
    // The Web gives the Pot of Wisdom away too; which comes first does not matter.
    t.keepExtra();
    t.pick("use Anansi's Web");
    t.pick('B');
    expect(t.hand('B')).toEqual(['Pot of Wisdom', 'Spectre']);
    expect(t.counters('Osebo the Leopard')).toBe(2);
    t.play('Feather Gifts');
    expect(t.hand('B')).toEqual(['Feather Gifts', 'Pot of Wisdom', 'Spectre']);
    expect(t.counters('Osebo the Leopard')).toBe(3);
  },
);

scene(
  'Osebo the Leopard: not for returning a card, nor for what others place, nor for what happened before',
  {
    card: 'Osebo the Leopard',
    rulings: [3, 4],
    A: {
      hand: ['Akye the Turtle', 'Yokai Attack!', 'Osebo the Leopard', 'Golden Condor'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { hand: ['Akye the Turtle', 'Sprout'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spectre', 'A(B): Armory'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Akye the Turtle', 'Tortuga');
    t.pick('Yokai Attack!');
    expect(t.hand('B')).toEqual(['Akye the Turtle', 'Sprout', 'Yokai Attack!']);
    t.play('Golden Condor');
    t.pick('Armory');
    // B's Armory has been returned to B.
    expect(t.hand('B')).toContain('Armory');
    t.endTurn();
    t.play('Akye the Turtle', 'Jungle Oasis');
    t.pick('Sprout');
    t.endTurn();
    t.play('Osebo the Leopard', 'Tortuga');
    expect(t.counters('Osebo the Leopard')).toBe(0);
  },
);

scene(
  'Osebo the Leopard in play: returned cards and other players’ gifts leave it as it is',
  {
    card: 'Osebo the Leopard',
    rulings: [3],
    A: { hand: ['Golden Condor'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    B: { hand: ['Feather Gifts', 'Akye the Turtle'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Osebo the Leopard', 'A(B): Armory'], 'Jungle Oasis': ['B: Spectre'] },
  },
  (t) => {
    t.play('Golden Condor');
    t.pick('Armory');
    expect(t.hand('B')).toEqual(['Akye the Turtle', 'Armory', 'Feather Gifts']);
    t.endTurn();
    t.play('Feather Gifts');
    expect(t.hand('A')).toContain('Feather Gifts');
    expect(t.counters('Osebo the Leopard')).toBe(0);
  },
);

// Akye the Turtle

scene(
  'Akye the Turtle: a card for another player, unseen by the rest, and then two cards for you',
  {
    card: 'Akye the Turtle',
    rulings: [1],
    players: 3,
    A: { hand: ['Akye the Turtle', 'Llama', 'Sprout'], deck: ['Spectre', 'Ghost', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Akye the Turtle', 'Tortuga');
    // The gift comes first: the cards to be drawn cannot be given.
    t.offers('Llama', 'Sprout');
    expect(t.range).toEqual([0, 1]);
    t.pick('Llama');
    t.offers('B', 'C');
    t.pick('C');
    expect(t.hand('C')).toEqual(['Llama']);
    expect(t.hand('A')).toEqual(['Ghost', 'Spectre', 'Sprout']);
    expect(t.seenBy('B', 'C')).toEqual(['?']);
    expect(t.seenBy('A', 'C')).toEqual(['Llama']);
  },
);

scene(
  'Akye the Turtle: with an empty hand, or without a gift, no cards',
  {
    card: 'Akye the Turtle',
    rulings: [1],
    A: {
      hand: ['Akye the Turtle', 'Insta-Grow', 'Akye the Turtle'],
      deck: ['Spectre', 'Ghost', 'Spirit'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Akye the Turtle', 'Tortuga');
    t.pick();
    expect(t.hand('A')).toEqual(['Akye the Turtle']);
    t.play('Akye the Turtle', 'Tortuga');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'Akye the Turtle gives away what is somebody else’s; a hand of more than ten is no matter until that player draws',
  {
    card: 'Akye the Turtle',
    rulings: [2],
    rules: ['R9.4'],
    players: 3,
    turn: 'C',
    A: {
      hand: ['Akye the Turtle'],
      deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    B: {
      hand: [
        'Spectre',
        'Spectre',
        'Spectre',
        'Spectre',
        'Spectre',
        'Spectre',
        'Spectre',
        'Spectre',
        'Spectre',
        'Spectre',
      ],
      deck: ['Ghost', 'Ghost', 'Ghost'],
    },
    C: { hand: ['Trading Stories', 'Armory'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Armory');
    t.endTurn();
    t.play('Akye the Turtle', 'Tortuga');
    t.pick('Armory');
    t.pick('B');
    expect(t.hand('B')).toHaveLength(11);
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.question).toBe('play');
    t.endTurn();
    expect(t.question).toBe('discard');
    expect(t.range).toEqual([3, 3]);
    t.pick('Armory', 'Ghost', 'Ghost');
    // The Armory has been C's all the time.
    expect(t.discard('C')).toEqual(['Armory', 'Trading Stories']);
    expect(t.discard('B')).toEqual(['Ghost', 'Ghost']);
  },
);

scene(
  'Akye the Turtle: an empty deck is made anew while drawing',
  {
    card: 'Akye the Turtle',
    rulings: [3],
    A: { hand: ['Akye the Turtle', 'Llama'], deck: ['Spectre'], discard: ['Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Akye the Turtle', 'Tortuga');
    t.pick('Llama');
    expect(t.hand('A')).toEqual(['Ghost', 'Spectre']);
    expect(t.discard('A')).toEqual([]);
  },
);

// Mboro Hornet

scene(
  'Mboro Hornet answers on another player’s turn, from hand, after the card has resolved, at any base',
  {
    card: 'Mboro Hornet',
    rulings: [2, 5],
    A: {
      hand: ['Let it be Full and Eat', 'Mboro Hornet'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
      discard: ['Mboro Hornet'],
    },
    B: { hand: ['Tribute'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': ['A: Mboro Hornet'] },
  },
  (t) => {
    t.play('Let it be Full and Eat');
    // A's own play is nothing to answer.
    expect(t.asked).toBe('A');
    expect(t.question).toBe('play');
    t.endTurn();
    t.play('Let it be Full and Eat');
    expect(t.asked).toBe('A');
    t.offers('use Mboro Hornet', 'pass');
    // B has drawn and passed it on before that.
    expect(t.hand('B')).toEqual(['Ghost', 'Ghost', 'Tribute']);
    expect(t.hand('A')).toContain('Let it be Full and Eat');
    t.pick('use Mboro Hornet');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Mboro Hornet']);
    // Tribute is B's own.
    expect(t.asked).toBe('B');
    expect(t.question).toBe('play');
  },
);

scene(
  'Mboro Hornet: a chance that is not taken is gone',
  {
    card: 'Mboro Hornet',
    rulings: [2],
    A: {
      hand: ['Let it be Full and Eat', 'Mboro Hornet'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { hand: ['Steam Man'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Let it be Full and Eat');
    t.endTurn();
    t.play('Let it be Full and Eat');
    t.pass();
    t.play('Steam Man', 'Tortuga');
    expect(t.asked).toBe('B');
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.at('Tortuga')).toEqual(['B: Steam Man']);
  },
);

scene(
  'Mboro Hornet uses none of your plays, and can be your minion of the turn as well',
  {
    card: 'Mboro Hornet',
    rulings: [3],
    A: {
      hand: ['Trading Stories', 'Feather Gifts', 'Mboro Hornet', 'Mboro Hornet', 'Mboro Hornet'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { hand: ['Steam Man'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Feather Gifts');
    t.play('Mboro Hornet', 'Tortuga');
    expect(t.canPlay('Mboro Hornet')).toBe(false);
    t.endTurn();
    t.play('Feather Gifts');
    t.pick('use Mboro Hornet');
    t.pick('Tortuga');
    t.pass();
    t.endTurn();
    t.play('Mboro Hornet', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Mboro Hornet', 'A: Mboro Hornet', 'A: Mboro Hornet']);
    expect(t.canPlay('Spectre')).toBe(false);
  },
);

scene(
  'Mboro Hornet: several answer the same event, and also a Hornet of yours that somebody else plays',
  {
    card: 'Mboro Hornet',
    rulings: [4],
    A: {
      hand: ['Trading Stories', 'Mboro Hornet', 'Mboro Hornet', 'Mboro Hornet'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Mboro Hornet');
    t.endTurn();
    t.play('Mboro Hornet', 'Tortuga');
    expect(t.asked).toBe('A');
    t.offers('use Mboro Hornet', 'use Mboro Hornet', 'pass');
    t.pick('use Mboro Hornet');
    t.pick('Jungle Oasis');
    t.offers('use Mboro Hornet', 'pass');
    t.pick('use Mboro Hornet');
    t.pick('Jungle Oasis');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['B(A): Mboro Hornet']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Mboro Hornet', 'A: Mboro Hornet']);
  },
);

scene(
  'Mboro Hornet: several players answer in turn order, from the current player on; also a discarded card',
  {
    card: 'Mboro Hornet',
    rulings: [5],
    players: 4,
    turn: 'D',
    A: { hand: ['Mboro Hornet'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    B: { hand: ['Ghost'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    C: { hand: ['Mboro Hornet'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    D: {
      hand: ['Trading Stories', 'Armory', 'Mboro Hornet'],
      deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    // A, B and C are asked about one after another.
    t.pick();
    t.pick('Armory');
    t.pick();
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('B');
    t.play('Ghost', 'Tortuga');
    t.pick('Armory');
    expect(t.discard('D')).toEqual(['Armory', 'Trading Stories']);
    expect(t.asked).toBe('C');
    t.pass();
    expect(t.asked).toBe('D');
    t.pick('use Mboro Hornet');
    t.pick('Jungle Oasis');
    expect(t.asked).toBe('A');
    t.pass();
    // One may answer after having passed.
    expect(t.asked).toBe('C');
    t.pick('use Mboro Hornet');
    t.pick('Tortuga');
    expect(t.asked).toBe('A');
    t.pass();
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'C: Mboro Hornet']);
    expect(t.at('Jungle Oasis')).toEqual(['D: Mboro Hornet']);
  },
);

scene(
  'Mboro Hornet: a Madness card belongs to whoever plays or discards it',
  {
    card: 'Mboro Hornet',
    rulings: [1],
    rules: ['R12.2'],
    turn: 'B',
    A: { hand: ['Mboro Hornet'] },
    B: { hand: ['Madness', 'Madness', 'Ghost'], deck: ['Spirit', 'Mummy'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks: { Madness: 10 },
  },
  (t) => {
    t.play('Madness');
    t.pick('draw two');
    expect([t.asked, t.question]).toEqual(['B', 'play']);
    t.play('Ghost', 'Jungle Oasis');
    t.pick('Madness');
    expect([t.asked, t.question]).toEqual(['B', 'play']);
  },
);

// Collecting Stories

scene(
  'Collecting Stories: you alone see the hand, and may play a card of yours out of it at once',
  {
    card: 'Collecting Stories',
    rulings: [1, 2, 3],
    players: 3,
    A: {
      hand: ['Trading Stories', 'Steam Man', 'Ornate Dome', 'Make Contact', 'Tribute'],
      deck: ['Collecting Stories', 'Ghost', 'Insta-Grow', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { hand: ['Spirit', 'Onini the Python'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    C: { hand: ['Mboro Hornet'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['C: Onini the Python', 'A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Steam Man', 'Make Contact', 'Tribute');
    expect(t.counters('Osebo the Leopard')).toBe(3);
    t.endTurn();
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('A');
    t.play('Collecting Stories');
    t.offers('B', 'C');
    t.pick('B');
    expect(t.seenBy('A', 'B').toSorted()).toEqual([
      'Ghost',
      'Ghost',
      'Make Contact',
      'Onini the Python',
      'Spirit',
      'Steam Man',
      'Tribute',
    ]);
    expect(t.seenBy('C', 'B')).toEqual(['?', '?', '?', '?', '?', '?', '?']);
    // Make Contact could be played only as the last card of A's hand.
    t.offers('Steam Man', 'Tribute');
    expect(t.range).toEqual([0, 1]);
    t.pick('Steam Man');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Steam Man']);
    // It is A's own card: no Onini and no Hornet stirs, and nothing was handed over.
    expect(t.counters('Onini the Python')).toBe(0);
    expect(t.counters('Osebo the Leopard')).toBe(3);
    expect(t.question).toBe('play');
    // It used up no minion play.
    t.play('Ghost', 'Tortuga');
    t.pick();
  },
);

scene(
  'Collecting Stories: an action is played as from your own hand, and the chance cannot be kept',
  {
    card: 'Collecting Stories',
    rulings: [1, 2],
    A: {
      hand: ['Trading Stories', 'Tribute', 'Zeppelin'],
      deck: ['Collecting Stories', 'Collecting Stories', 'Ghost', 'Spectre', 'Spectre', 'Spectre', 'Spectre'],
    },
    B: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.pick('Tribute', 'Zeppelin');
    t.endTurn();
    t.endTurn();
    t.play('Collecting Stories');
    t.offers('Tribute', 'Zeppelin');
    t.pick('Tribute');
    expect(t.hand('A')).toHaveLength(6);
    expect(t.discard('A')).toEqual(['Collecting Stories', 'Trading Stories', 'Tribute']);
    expect(t.canPlay('Collecting Stories')).toBe(false);
    t.endTurn();
    t.endTurn();
    t.play('Collecting Stories');
    t.offers('Zeppelin');
    t.pick();
    expect(t.hand('B')).toContain('Zeppelin');
    // No extra play is left over: there is one minion, and no second.
    t.play('Spectre', 'Tortuga');
    expect(t.canPlay('Spectre')).toBe(false);
  },
);

scene(
  'Collecting Stories: with no card of yours in that hand only the look is left, and it cannot be left out',
  {
    card: 'Collecting Stories',
    rulings: [1, 4],
    players: 3,
    A: { hand: ['Collecting Stories'] },
    B: { hand: ['Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Collecting Stories');
    t.offers('B', 'C');
    expect(t.range).toEqual([1, 1]);
    t.pick('B');
    expect(t.seenBy('A', 'B')).toEqual(['Spirit']);
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Collecting Stories']);
  },
);

scene(
  'Collecting Stories: an empty hand',
  {
    card: 'Collecting Stories',
    rulings: [4],
    A: { hand: ['Collecting Stories'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Collecting Stories');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Collecting Stories']);
  },
);

// Ear of Corn

scene(
  'Ear of Corn: up to three actions back into the deck, an extra action, and on it goes',
  {
    card: 'Ear of Corn',
    rulings: [1, 2, 3],
    players: 3,
    A: {
      hand: ['Ear of Corn', 'Shady Deal', 'Shady Deal', 'Shady Deal'],
      deck: ['Spectre'],
      discard: ['Tribute', 'Armory', 'Incorporeal', 'Séance', 'Spirit'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ear of Corn');
    t.offers('Tribute', 'Armory', 'Incorporeal', 'Séance');
    expect(t.range).toEqual([0, 3]);
    t.pick('Tribute', 'Armory', 'Séance');
    expect(t.deck('A').toSorted()).toEqual(['Armory', 'Spectre', 'Séance', 'Tribute']);
    t.offers('B', 'C');
    expect(t.range).toEqual([1, 1]);
    t.pick('B');
    expect(t.hand('B')).toEqual(['Ear of Corn']);
    expect(t.discard('A')).toEqual(['Incorporeal', 'Spirit']);
    // The extra action, once.
    t.play('Shady Deal');
    expect(t.canPlay('Shady Deal')).toBe(false);
  },
);

scene(
  'Ear of Corn: none may be chosen, and with nothing to do it is handed over all the same',
  {
    card: 'Ear of Corn',
    rulings: [1, 3],
    A: { hand: ['Ear of Corn', 'Ear of Corn'], discard: ['Tribute'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ear of Corn');
    t.pick();
    expect(t.discard('A')).toEqual(['Tribute']);
    expect(t.hand('B')).toEqual(['Ear of Corn']);
    t.play('Ear of Corn');
    t.pick('Tribute');
    expect(t.hand('B')).toEqual(['Ear of Corn', 'Ear of Corn']);
    expect(t.deck('A')).toEqual(['Tribute']);
  },
);

scene(
  'Ear of Corn never comes to a discard pile, and Anansi’s Web cannot send it elsewhere',
  {
    card: 'Ear of Corn',
    rulings: [4],
    A: { hand: ['Ear of Corn', 'Tribute'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    bases: { "Anansi's Web": ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ear of Corn');
    t.offers('pass', 'play Tribute');
    expect(t.hand('A')).toEqual(['Tribute']);
    expect(t.hand('B')).toEqual(['Ear of Corn']);
  },
);

scene(
  'Ear of Corn in another hand is that player’s to play and to hand on; its owner can get it back',
  {
    card: 'Ear of Corn',
    rulings: [3, 5],
    players: 3,
    A: { hand: ['Ear of Corn'], deck: ['Spectre', 'Spectre', 'Spectre'], discard: ['Tribute'] },
    B: { hand: ['Shady Deal'], deck: ['Ghost', 'Ghost', 'Ghost'], discard: ['Zeppelin', 'Séance'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ear of Corn');
    t.pick();
    t.pick('B');
    t.endTurn();
    t.play('Ear of Corn');
    t.offers('Zeppelin', 'Séance');
    t.pick('Zeppelin');
    expect(t.discard('B')).toEqual(['Séance']);
    t.offers('A', 'C');
    t.pick('A');
    expect(t.hand('A')).toContain('Ear of Corn');
    // B has the extra action.
    t.play('Shady Deal');
    expect(t.vp('B')).toBe(1);
  },
);

// Feather Gifts

scene(
  'Feather Gifts moves one of your minions, which must be if there is one',
  {
    card: 'Feather Gifts',
    rulings: [1],
    players: 3,
    A: { hand: ['Feather Gifts'] },
    bases: { Tortuga: ['A: Spectre', 'B: Ghost'], 'Jungle Oasis': ['A: Spirit'], 'Cave of Shinies': [] },
  },
  (t) => {
    t.play('Feather Gifts');
    t.offers('Spectre', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spectre');
    t.offers('Jungle Oasis', 'Cave of Shinies');
    expect(t.range).toEqual([1, 1]);
    t.pick('Cave of Shinies');
    t.pick('C');
    expect(t.at('Cave of Shinies')).toEqual(['A: Spectre']);
    expect(t.hand('C')).toEqual(['Feather Gifts']);
  },
);

scene(
  'Feather Gifts without a minion to move is handed over all the same; Anansi’s Web has no say',
  {
    card: 'Feather Gifts',
    rulings: [2, 3],
    A: { hand: ['Feather Gifts'], deck: ['Spectre', 'Spectre', 'Spectre'] },
    B: { deck: ['Spectre', 'Spectre', 'Spectre'] },
    bases: { "Anansi's Web": ['B: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Feather Gifts');
    expect(t.hand('B')).toEqual(['Feather Gifts']);
    expect(t.discard('A')).toEqual([]);
    t.endTurn();
    // B has a minion at the Web, but the card goes its own way: back to A, its owner.
    t.play('Feather Gifts');
    expect(t.at('Jungle Oasis')).toEqual(['B: Spectre']);
    expect(t.question).toBe('play');
    expect(t.hand('A')).toContain('Feather Gifts');
  },
);

scene(
  'Feather Gifts in another hand moves that player’s minion, and must be handed on again',
  {
    card: 'Feather Gifts',
    rulings: [2, 4],
    players: 3,
    A: { hand: ['Feather Gifts'], deck: ['Spectre', 'Spectre', 'Spectre'] },
    B: { deck: ['Spectre', 'Spectre', 'Spectre'] },
    bases: { Tortuga: ['A: Spirit', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Feather Gifts');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit']);
    t.pick('B');
    t.endTurn();
    t.play('Feather Gifts');
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit', 'B: Ghost']);
    t.offers('A', 'C');
    expect(t.range).toEqual([1, 1]);
    t.pick('C');
    expect(t.hand('C')).toEqual(['Feather Gifts']);
  },
);

// Let it be Full and Eat

scene(
  'Let it be Full and Eat: two cards, then on to another player, who must hand it on in turn',
  {
    card: 'Let it be Full and Eat',
    rulings: [1, 3],
    players: 3,
    A: { hand: ['Let it be Full and Eat'], deck: ['Spectre', 'Spirit', 'Ghost', 'Ghost'] },
    B: { hand: ['Sprout'], deck: ['Llama', 'Llama', 'Llama', 'Llama'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Let it be Full and Eat');
    expect(t.hand('A')).toEqual(['Spectre', 'Spirit']);
    t.offers('B', 'C');
    expect(t.range).toEqual([1, 1]);
    t.pick('B');
    expect(t.hand('B')).toEqual(['Let it be Full and Eat', 'Sprout']);
    t.endTurn();
    t.play('Let it be Full and Eat');
    expect(t.hand('B')).toEqual(['Llama', 'Llama', 'Sprout']);
    t.offers('A', 'C');
    t.pick('A');
    expect(t.hand('A')).toContain('Let it be Full and Eat');
  },
);

scene(
  'Let it be Full and Eat: with nothing to draw it still goes on, and Anansi’s Web has no say',
  {
    card: 'Let it be Full and Eat',
    rulings: [1, 2],
    A: { hand: ['Let it be Full and Eat'] },
    bases: { "Anansi's Web": ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Let it be Full and Eat');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual(['Let it be Full and Eat']);
    expect(t.discard('A')).toEqual([]);
  },
);

// Pot of Beans

scene(
  'Pot of Beans: two counters on one minion, whosever',
  {
    card: 'Pot of Beans',
    rulings: [1],
    players: 3,
    A: { hand: ['Pot of Beans'] },
    bases: { Tortuga: ['A: Spectre', 'B: Ghost'], 'Jungle Oasis': ['C: Spirit'] },
  },
  (t) => {
    t.play('Pot of Beans');
    t.offers('Spectre', 'Ghost', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    t.offers('Spectre', 'Ghost', 'Spirit');
    t.pick('Spirit');
    t.pick('B');
    expect(t.at('Jungle Oasis')).toEqual(['C: Spirit +2']);
    expect(t.power('Spirit')).toBe(5);
    expect(t.hand('B')).toEqual(['Pot of Beans']);
  },
);

scene(
  'Pot of Beans: or one each on two; the next player does the same',
  {
    card: 'Pot of Beans',
    rulings: [1, 2, 4],
    players: 3,
    A: { hand: ['Pot of Beans'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spectre', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Beans');
    t.pick('Spectre');
    t.pick('Ghost');
    t.offers('B', 'C');
    t.pick('B');
    expect(t.at('Tortuga')).toEqual(['A: Spectre +1', 'B: Ghost +1']);
    t.endTurn();
    t.play('Pot of Beans');
    t.pick('Ghost');
    t.pick('Ghost');
    t.offers('A', 'C');
    t.pick('A');
    expect(t.at('Tortuga')).toEqual(['A: Spectre +1', 'B: Ghost +3']);
    expect(t.hand('A')).toContain('Pot of Beans');
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'Pot of Beans with no minion in play goes on all the same; Anansi’s Web has no say',
  {
    card: 'Pot of Beans',
    rulings: [1, 2, 3],
    A: { hand: ['Pot of Beans', 'Pot of Beans'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    B: { hand: ['Spectre'], deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    bases: { "Anansi's Web": [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Beans');
    expect(t.hand('B')).toEqual(['Pot of Beans', 'Spectre']);
    t.endTurn();
    t.play('Spectre', "Anansi's Web");
    t.play('Pot of Beans');
    expect(t.at("Anansi's Web")).toEqual(['B: Spectre +2']);
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Pot of Beans', 'Pot of Beans', 'Spectre', 'Spectre']);
  },
);

// Pot of Wisdom

scene(
  'Pot of Wisdom: a card for each opponent, then one to each, unseen by the rest; it is discarded, with an extra action',
  {
    card: 'Pot of Wisdom',
    rulings: [1, 3, 4],
    players: 4,
    A: {
      hand: ['Pot of Wisdom', 'Shady Deal', 'Tribute'],
      deck: ['Spectre', 'Spirit', 'Ghost', 'Llama', 'Llama', 'Llama', 'Llama', 'Llama'],
    },
    bases: { Tortuga: ['A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Wisdom');
    t.offers('Ghost', 'Shady Deal', 'Spectre', 'Spirit', 'Tribute');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spectre');
    t.offers('Ghost', 'Shady Deal', 'Spirit', 'Tribute');
    t.pick('Ghost');
    t.pick('Spirit');
    expect(t.hand('B')).toEqual(['Spectre']);
    expect(t.hand('C')).toEqual(['Ghost']);
    expect(t.hand('D')).toEqual(['Spirit']);
    expect(t.seenBy('D', 'C')).toEqual(['?']);
    t.keepExtra();
    expect(t.counters('Osebo the Leopard')).toBe(3);
    expect(t.discard('A')).toEqual(['Pot of Wisdom']);
    t.play('Tribute');
    expect(t.hand('A')).toEqual(['Llama', 'Llama', 'Llama', 'Shady Deal']);
    expect(t.canPlay('Shady Deal')).toBe(false);
  },
);

scene(
  'Pot of Wisdom with fewer cards than opponents: all of them, to whom you like',
  {
    card: 'Pot of Wisdom',
    rulings: [2],
    players: 4,
    A: { hand: ['Pot of Wisdom'], deck: ['Spectre', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Wisdom');
    t.offers('B', 'C', 'D');
    expect(t.range).toEqual([2, 2]);
    t.pick('B', 'D');
    t.offers('Spectre', 'Spirit');
    t.pick('Spirit');
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual(['Spirit']);
    expect(t.hand('C')).toEqual([]);
    expect(t.hand('D')).toEqual(['Spectre']);
  },
);

scene(
  'Pot of Wisdom as the first standard action can be sent on by Anansi’s Web; its extra action need not be used',
  {
    card: 'Pot of Wisdom',
    rulings: [3, 4],
    A: { hand: ['Pot of Wisdom', 'Shady Deal'], deck: ['Spectre', 'Spirit', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { "Anansi's Web": ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Wisdom');
    t.pick('Spectre');
    expect(t.question).toBe('choose');
    t.keepExtra();
    t.offers('B');
    expect(t.range).toEqual([0, 1]);
    t.pick('B');
    expect(t.hand('B')).toEqual(['Pot of Wisdom', 'Spectre']);
    expect(t.hand('A')).toEqual(['Ghost', 'Shady Deal', 'Spirit']);
    t.endTurn();
    expect(t.turn).toBe('B');
  },
);

// The Perfect Gift

scene(
  'The Perfect Gift: the found action is handed over, once; the Gift itself is discarded',
  {
    card: 'The Perfect Gift',
    rulings: [1, 4],
    players: 3,
    A: { hand: ['The Perfect Gift'], deck: ['Spectre', 'Armory', 'Ear of Corn', 'Ghost'] },
    bases: { Tortuga: ['A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Perfect Gift');
    t.offers('Ear of Corn');
    t.pick('Ear of Corn');
    t.offers('B', 'C');
    t.pick('B');
    expect(t.question).toBe('play');
    expect(t.hand('B')).toEqual(['Ear of Corn']);
    expect(t.hand('C')).toEqual([]);
    expect(t.discard('A')).toEqual(['The Perfect Gift']);
    expect(t.counters('Osebo the Leopard')).toBe(1);
  },
);

scene(
  'The Perfect Gift: at once or not at all; declined, the deck is shuffled and nothing changes hands',
  {
    card: 'The Perfect Gift',
    rulings: [2],
    A: {
      hand: ['The Perfect Gift', 'Shady Deal'],
      deck: ['Tribute', 'Spectre', 'Ghost', 'Spirit', 'Armory', 'Llama', 'Sprout', 'Zeppelin'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Perfect Gift');
    t.offers('Tribute');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.hand('B')).toEqual([]);
    expect(t.hand('A')).toEqual(['Shady Deal']);
    expect(t.deck('A')).toHaveLength(8);
    expect(t.deck('A')).toContain('Tribute');
    expect(t.deck('A')).not.toEqual([
      'Tribute',
      'Spectre',
      'Ghost',
      'Spirit',
      'Armory',
      'Llama',
      'Sprout',
      'Zeppelin',
    ]);
    t.offers('pass');
  },
);

scene(
  'The Perfect Gift: all see what was found; the shuffle comes before the play',
  {
    card: 'The Perfect Gift',
    rulings: [3],
    players: 3,
    A: {
      hand: ['The Perfect Gift'],
      deck: ['Let it be Full and Eat', 'Spectre', 'Ghost', 'Spirit', 'Armory', 'Llama', 'Sprout', 'Zeppelin'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Perfect Gift');
    t.pick('Let it be Full and Eat');
    expect(t.hand('A')).toHaveLength(2);
    expect(t.hand('A')).not.toEqual(['Ghost', 'Spectre']);
    t.pick('C');
    expect(t.seenBy('B', 'C')).toEqual(['Let it be Full and Eat']);
  },
);

scene(
  'The Perfect Gift: an empty deck is made anew first; the Gift itself is not in it',
  {
    card: 'The Perfect Gift',
    rulings: [3],
    A: { hand: ['The Perfect Gift'], discard: ['Armory', 'Spectre', 'Shady Deal'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Perfect Gift');
    t.offers('Shady Deal');
    t.pick('Shady Deal');
    expect(t.vp('A')).toBe(1);
    expect(t.hand('B')).toEqual(['Shady Deal']);
    expect(t.discard('A')).toEqual(['The Perfect Gift']);
  },
);

scene(
  'The Perfect Gift: nothing to be found',
  {
    card: 'The Perfect Gift',
    rulings: [3],
    A: { hand: ['The Perfect Gift'], deck: ['Armory', 'Spectre'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Perfect Gift');
    expect(t.question).toBe('play');
    expect(t.hand('B')).toEqual([]);
    expect(t.discard('A')).toEqual(['The Perfect Gift']);
  },
);

scene(
  'The Perfect Gift under Anansi’s Web: the Gift may go on too, the found action only once',
  {
    card: 'The Perfect Gift',
    rulings: [4],
    players: 3,
    A: {
      hand: ['The Perfect Gift'],
      deck: ['Shady Deal', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    bases: { "Anansi's Web": ['A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Perfect Gift');
    t.pick('Shady Deal');
    t.pick('C');
    // Now the Web asks, about the Gift.
    t.offers('B', 'C');
    expect(t.range).toEqual([0, 1]);
    t.pick('B');
    expect(t.hand('B')).toEqual(['The Perfect Gift']);
    expect(t.hand('C')).toEqual(['Shady Deal']);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'The Perfect Gift bans no name; a card whose time it is not does nothing and is handed over',
  {
    card: 'The Perfect Gift',
    rulings: [5],
    A: {
      hand: ['The Perfect Gift', 'Ashlar Masonry', 'Ear of Corn'],
      deck: ['Ashlar Masonry', 'Ghost', 'Ghost', 'Ghost'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': ['A: Spectre', 'A: Venus Man Trap', 'A: Armory', 'A: Armory'] },
    baseDeck: ['The Central Brain'],
  },
  (t) => {
    t.play('The Perfect Gift');
    t.pick('Ashlar Masonry');
    expect(t.hand('B')).toEqual(['Ashlar Masonry']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Spectre', 'A: Venus Man Trap', 'A: Armory', 'A: Armory']);
    t.endTurn();
    expect(t.asked).toBe('A');
    t.offers('use Ashlar Masonry', 'pass');
    t.pass();
    expect(t.asked).toBe('B');
    t.pass();
    expect(t.turn).toBe('B');
  },
);

// Trading Stories

scene(
  'Trading Stories: up to three cards, shared as you like, all together; then as many for you',
  {
    card: 'Trading Stories',
    rulings: [1, 2],
    players: 3,
    A: {
      hand: ['Trading Stories', 'Llama', 'Sprout', 'Zeppelin', 'Armory'],
      deck: ['Spectre', 'Spirit', 'Ghost', 'Ghost'],
    },
    bases: { Tortuga: ['A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Trading Stories');
    t.offers('Llama', 'Sprout', 'Zeppelin', 'Armory');
    expect(t.range).toEqual([0, 3]);
    t.pick('Sprout');
    // Nothing is placed before everything is chosen.
    expect(t.hand('B')).toEqual([]);
    t.offers('Llama', 'Zeppelin', 'Armory');
    expect(t.range).toEqual([0, 2]);
    t.pick('Armory', 'Llama');
    expect(t.hand('B')).toEqual(['Sprout']);
    expect(t.hand('C')).toEqual(['Armory', 'Llama']);
    expect(t.hand('A')).toEqual(['Ghost', 'Spectre', 'Spirit', 'Zeppelin']);
    expect(t.counters('Osebo the Leopard')).toBe(3);
    expect(t.seenBy('B', 'C')).toEqual(['?', '?']);
    expect(t.seenBy('C', 'A')).toEqual(['?', '?', '?', '?']);
  },
);

scene(
  'Trading Stories: all to one player, or none at all',
  {
    card: 'Trading Stories',
    rulings: [1],
    players: 3,
    A: {
      hand: ['Trading Stories', 'Ghostly Arrival', 'Trading Stories', 'Llama', 'Sprout', 'Zeppelin'],
      deck: ['Spectre', 'Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
    },
    bases: { Tortuga: ['A: Osebo the Leopard'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Trading Stories');
    t.pick();
    t.pick();
    expect(t.hand('A')).toEqual(['Llama', 'Sprout', 'Trading Stories', 'Zeppelin']);
    expect(t.counters('Osebo the Leopard')).toBe(0);
    t.endTurn();
    t.endTurn();
    t.endTurn();
    t.play('Trading Stories');
    t.pick();
    t.pick('Llama', 'Sprout', 'Zeppelin');
    expect(t.hand('B')).toEqual([]);
    expect(t.hand('C')).toEqual(['Llama', 'Sprout', 'Zeppelin']);
    expect(t.discard('A')).toEqual(['Ghostly Arrival', 'Trading Stories', 'Trading Stories']);
  },
);

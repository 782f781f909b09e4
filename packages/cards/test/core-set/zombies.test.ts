import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Zombie Lord

scene(
  'Zombie Lord: one minion of power 2 or less from the discard pile for each base without one of yours',
  {
    card: 'Zombie Lord',
    rulings: [1, 2],
    A: {
      hand: ['Zombie Lord', 'Tiki'],
      discard: ['Hansel', 'Gretel', 'Steam Man', 'Toad', 'Blossom'],
    },
    bases: {
      Tortuga: ['B: Tiki'],
      'Jungle Oasis': ['A: Rose Red'],
      'Temple of Goju': [],
      'The Great Library': [],
    },
  },
  (t) => {
    t.play('Zombie Lord', 'The Great Library');
    // Not at its own base, and not where Rose Red is.
    t.offers('Hansel', 'Gretel', 'Toad');
    t.pick('Hansel');
    t.offers('Tortuga', 'Temple of Goju');
    t.pick('Tortuga');
    t.offers('Gretel', 'Toad');
    // Only one base is left, so nobody is asked where.
    t.pick('Gretel');
    expect(t.at('Tortuga')).toEqual(['B: Tiki', 'A: Hansel']);
    expect(t.at('Temple of Goju')).toEqual(['A: Gretel']);
    expect(t.discard('A')).toEqual(['Blossom', 'Steam Man', 'Toad']);
    // The free minion was Zombie Lord himself.
    t.offers('pass');
  },
);

scene(
  'Zombie Lord: the minions come at once or not at all, any number of them',
  {
    card: 'Zombie Lord',
    rulings: [2],
    A: { hand: ['Zombie Lord'], discard: ['Hansel', 'Gretel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [], 'The Great Library': [] },
  },
  (t) => {
    t.play('Zombie Lord', 'Tortuga');
    t.pick('Gretel');
    t.pick('Jungle Oasis');
    t.offers('Hansel');
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['A: Gretel']);
    expect(t.discard('A')).toEqual(['Hansel']);
    t.offers('pass');
  },
);

scene(
  'Zombie Lord: one minion for each base, even if that minion is not there, or not yours, any more',
  {
    card: 'Zombie Lord',
    rulings: [1],
    A: { hand: ['Zombie Lord'], discard: ['Toad', 'Hansel'] },
    bases: { Tortuga: ['B: Tiki'], 'Jungle Oasis': ['A: Rose Red'] },
  },
  (t) => {
    t.play('Zombie Lord', 'Jungle Oasis');
    t.pick('Toad');
    t.pick('B');
    expect(t.at('Tortuga')).toEqual(['B(A): Toad']);
    // A has no minion at Tortuga, but has played one there for Zombie Lord.
    t.offers('pass');
    expect(t.discard('A')).toEqual(['Hansel']);
  },
);

scene(
  'Zombie Lord: printed power counts, also for a minion that would be stronger in play',
  {
    card: 'Zombie Lord',
    rulings: [2],
    A: { hand: ['Zombie Lord', 'Ghost'], discard: ['Hansel', 'Haunting'] },
    bases: { 'The Central Brain': ['A: Door to the Beyond', 'B: Tiki'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zombie Lord', 'Jungle Oasis');
    t.offers('Hansel');
    t.pick('Hansel');
    expect(t.power('Hansel')).toBe(5);
  },
);

scene(
  'Zombie Lord: an extra play can be used only where minions can be played',
  {
    card: 'Zombie Lord',
    rulings: [1],
    A: { hand: ['Zombie Lord'], discard: ['Walker', 'Hansel'], deck: ['Blossom', 'Tiki'] },
    bases: { Tortuga: ['B: Overrun'], 'Jungle Oasis': [], 'The Great Library': [] },
  },
  (t) => {
    t.play('Zombie Lord', 'Jungle Oasis');
    t.pick('Walker');
    // Walker went to The Great Library without a question, and looks at the top card before the next one is asked for.
    t.offers('discard', 'put back');
    t.pick('discard');
    expect(t.at('The Great Library')).toEqual(['A: Walker']);
    t.offers('pass');
  },
);

// Grave Digger

scene(
  'Grave Digger takes a minion back, shown to all; it may be played like any other',
  {
    card: 'Grave Digger',
    rulings: [1],
    A: { hand: ['Grave Digger', 'Insta-Grow'], discard: ['Tiki', 'Blossom', 'Hansel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Grave Digger', 'Tortuga');
    t.offers('Tiki', 'Hansel');
    t.pick('Tiki');
    expect(t.seenBy('B', 'A')).toEqual(['Tiki']);
    t.play('Tiki', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Tiki']);
  },
);

scene(
  'Grave Digger may leave the dead alone',
  {
    card: 'Grave Digger',
    rulings: [1],
    A: { hand: ['Grave Digger'], discard: ['Tiki'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Grave Digger', 'Tortuga');
    t.pick();
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Tiki']);
  },
);

// Tenacious Z

scene(
  'Tenacious Z comes out of the discard pile as an extra minion, one of all copies in a turn',
  {
    card: 'Tenacious Z',
    rulings: [1, 2],
    A: {
      hand: ['Tenacious Z', 'Yokai Attack!', 'Tiki'],
      discard: ['Tenacious Z', 'Tenacious Z'],
      deck: ['Ghost', 'Ghost'],
    },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers(
      'play Tenacious Z',
      'play Tiki',
      'play Yokai Attack!',
      'use Tenacious Z',
      'use Tenacious Z',
      'pass',
    );
    t.use('Tenacious Z');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Tenacious Z']);
    expect(t.canUse('Tenacious Z')).toBe(false);
    // Destroyed, it is in the discard pile again, but the turn's use is gone.
    t.play('Yokai Attack!');
    expect(t.discard('A')).toEqual(['Tenacious Z', 'Tenacious Z', 'Yokai Attack!']);
    expect(t.canUse('Tenacious Z')).toBe(false);
    // From hand it is a minion like any other: the free one and Yokai Attack!'s.
    t.play('Tenacious Z', 'Tortuga');
    t.play('Tiki', 'Tortuga');
    t.offers('pass');
  },
);

scene(
  'Tenacious Z played from hand does not use up the ability; on the next turn it is there again',
  {
    card: 'Tenacious Z',
    rulings: [1, 2],
    A: { hand: ['Tenacious Z'], discard: ['Tenacious Z', 'Tenacious Z'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'], discard: ['Tenacious Z'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tenacious Z', 'Tortuga');
    t.use('Tenacious Z');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Tenacious Z', 'A: Tenacious Z']);
    t.endTurn();
    // Only its owner, and only on the own turn.
    t.offers('use Tenacious Z', 'pass');
    t.endTurn();
    t.offers('play Ghost', 'play Ghost', 'use Tenacious Z', 'pass');
  },
);

scene(
  'Tenacious Z: only in Play Cards, and only where a minion can be played',
  {
    card: 'Tenacious Z',
    rulings: [1],
    from: 'start of turn',
    A: { discard: ['Tenacious Z'], deck: ['Tiki', 'Ghost'] },
    bases: { Tortuga: ['A: Sprout', 'B: Overrun'], 'Jungle Oasis': ['B: Overrun'] },
  },
  (t) => {
    // At the start of the turn there is only Sprout's question.
    expect(t.phase).toBe('start');
    t.offers('yes', 'no');
    t.pick('no');
    t.offers('pass');
    expect(t.whyNot('A', 'Tenacious Z')).not.toBe(null);
  },
);

scene(
  'Tenacious Z, current: on your turn, that is in Play Cards, once for all copies',
  {
    card: 'Tenacious Z',
    rulings: [1],
    printing: 'current',
    A: { discard: ['Tenacious Z', 'Tenacious Z'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Tenacious Z');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Tenacious Z']);
    t.offers('pass');
  },
);

// Walker

scene(
  'Walker looks at the top card, and leaves it there unseen by others',
  {
    card: 'Walker',
    rulings: [1],
    A: { hand: ['Walker'], deck: ['Tiki', 'Hansel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Walker', 'Tortuga');
    t.offers('discard', 'put back');
    t.pick('put back');
    expect(t.deck('A')).toEqual(['Tiki', 'Hansel']);
    expect(t.discard('A')).toEqual([]);
    // A draws it, and B still does not know it.
    t.endTurn();
    expect(t.hand('A')).toEqual(['Hansel', 'Tiki']);
    expect(t.seenBy('B', 'A')).toEqual(['?', '?']);
  },
);

scene(
  'Walker discards it; an empty deck is made anew before',
  {
    card: 'Walker',
    rulings: [1],
    A: { hand: ['Walker'], deck: [], discard: ['Tiki'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Walker', 'Tortuga');
    expect(t.discard('A')).toEqual([]);
    t.pick('discard');
    expect(t.discard('A')).toEqual(['Tiki']);
    expect(t.deck('A')).toEqual([]);
  },
);

scene(
  'Walker with nothing to look at asks nothing',
  {
    card: 'Walker',
    A: { hand: ['Walker'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Walker', 'Tortuga');
    t.offers('pass');
  },
);

// Grave Robbing

scene(
  'Grave Robbing takes any card back, shown to all, but not itself',
  {
    card: 'Grave Robbing',
    rulings: [1],
    A: { hand: ['Grave Robbing'], discard: ['Tiki', 'Blossom'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Grave Robbing');
    t.offers('Tiki', 'Blossom');
    expect(t.range).toEqual([1, 1]);
    t.pick('Blossom');
    expect(t.hand('A')).toEqual(['Blossom']);
    expect(t.seenBy('B', 'A')).toEqual(['Blossom']);
    expect(t.discard('A')).toEqual(['Grave Robbing', 'Tiki']);
  },
);

scene(
  'Grave Robbing is mandatory, and does nothing with an empty discard pile',
  {
    card: 'Grave Robbing',
    rulings: [1],
    A: { hand: ['Grave Robbing', 'Grave Robbing', 'Ghostly Arrival'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Grave Robbing');
    expect(t.hand('A')).toEqual(['Ghostly Arrival', 'Grave Robbing']);
    expect(t.discard('A')).toEqual(['Grave Robbing']);
  },
);

// Lend a Hand

scene(
  'Lend a Hand shuffles any number of cards into the deck, not itself',
  {
    card: 'Lend a Hand',
    rulings: [1],
    A: { hand: ['Lend a Hand'], deck: ['Ghost'], discard: ['Tiki', 'Blossom', 'Hansel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Lend a Hand');
    t.offers('Tiki', 'Blossom', 'Hansel');
    expect(t.range).toEqual([0, 3]);
    t.pick('Tiki', 'Blossom');
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Ghost', 'Tiki']);
    expect(t.discard('A')).toEqual(['Hansel', 'Lend a Hand']);
  },
);

scene(
  'Lend a Hand: any number includes zero',
  {
    card: 'Lend a Hand',
    rulings: [1],
    A: { hand: ['Lend a Hand'], deck: ['Ghost', 'Spirit'], discard: ['Tiki'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Lend a Hand');
    t.pick();
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Spirit']);
    expect(t.discard('A')).toEqual(['Lend a Hand', 'Tiki']);
  },
);

// Mall Crawl

scene(
  'Mall Crawl: name a card, and any number of that name go from the deck to the discard pile',
  {
    card: 'Mall Crawl',
    rulings: [1],
    A: {
      hand: ['Mall Crawl'],
      deck: ['Walker', 'Blossom', 'Tiki', 'Walker', 'Hansel', 'Walker', 'Gretel', 'Toad'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mall Crawl');
    // Minions and actions alike.
    t.offers('Walker', 'Blossom', 'Tiki', 'Hansel', 'Gretel', 'Toad');
    t.pick('Walker');
    t.offers('Walker', 'Walker', 'Walker');
    expect(t.range).toEqual([0, 3]);
    t.pick('Walker', 'Walker');
    expect(t.discard('A')).toEqual(['Mall Crawl', 'Walker', 'Walker']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Gretel', 'Hansel', 'Tiki', 'Toad', 'Walker']);
    expect(t.deck('A')).not.toEqual(['Blossom', 'Tiki', 'Hansel', 'Walker', 'Gretel', 'Toad']);
  },
);

scene(
  'Mall Crawl: one action, or none at all; the deck is shuffled all the same',
  {
    card: 'Mall Crawl',
    rulings: [1],
    A: { hand: ['Mall Crawl'], deck: ['Blossom', 'Walker', 'Tiki', 'Hansel', 'Gretel', 'Toad'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mall Crawl');
    t.pick('Blossom');
    t.pick();
    expect(t.discard('A')).toEqual(['Mall Crawl']);
    expect(t.deck('A')).not.toEqual(['Blossom', 'Walker', 'Tiki', 'Hansel', 'Gretel', 'Toad']);
  },
);

// Not Enough Bullets

scene(
  'Not Enough Bullets: name a card, and any number of minions of that name come back',
  {
    card: 'Not Enough Bullets',
    rulings: [1],
    A: { hand: ['Not Enough Bullets'], discard: ['Walker', 'Walker', 'Tiki', 'Walker', 'Blossom'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Not Enough Bullets');
    t.offers('Walker', 'Tiki');
    t.pick('Walker');
    expect(t.range).toEqual([0, 3]);
    t.pick('Walker', 'Walker');
    expect(t.hand('A')).toEqual(['Walker', 'Walker']);
    expect(t.discard('A')).toEqual(['Blossom', 'Not Enough Bullets', 'Tiki', 'Walker']);
  },
);

scene(
  'Not Enough Bullets: one, or none',
  {
    card: 'Not Enough Bullets',
    rulings: [1],
    A: {
      hand: ['Not Enough Bullets', 'Not Enough Bullets', 'Ghostly Arrival'],
      discard: ['Walker', 'Tiki'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Not Enough Bullets');
    t.pick('Tiki');
    t.pick();
    expect(t.hand('A')).toEqual(['Not Enough Bullets']);
    expect(t.discard('A')).toEqual(['Ghostly Arrival', 'Not Enough Bullets', 'Tiki', 'Walker']);
  },
);

// Outbreak

scene(
  'Outbreak: an extra minion where you have none, as it is when the minion is played',
  {
    card: 'Outbreak',
    rulings: [1],
    A: { hand: ['Outbreak', 'Tiki', 'Hansel', 'Steam Man'] },
    bases: { Tortuga: ['A: Gretel'], 'Jungle Oasis': [], 'The Great Library': ['B: Tiki'] },
  },
  (t) => {
    t.play('Outbreak');
    // Generic, so it can wait: the free minion takes the Oasis first.
    t.play('Tiki', 'Jungle Oasis');
    t.offers('play Hansel using Outbreak', 'play Steam Man using Outbreak', 'pass');
    // Only The Great Library is left.
    t.play('Hansel');
    expect(t.at('The Great Library')).toEqual(['B: Tiki', 'A: Hansel']);
    t.offers('pass');
  },
);

scene(
  'Outbreak with minions of yours everywhere gives nothing until a base is without',
  {
    card: 'Outbreak',
    rulings: [1],
    A: { hand: ['Outbreak', 'Tiki', 'Hansel'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: Gretel'], 'Jungle Oasis': ['A: The Gray Wolf'] },
  },
  (t) => {
    t.play('Outbreak');
    t.play('Tiki', 'Tortuga');
    t.offers('use The Gray Wolf', 'pass');
    t.use('The Gray Wolf');
    t.pick();
    t.play('Hansel');
    expect(t.at('Jungle Oasis')).toEqual(['A: Hansel']);
  },
);

// Overrun

scene(
  'Overrun closes a base to minions of other players, not to your own; it is destroyed at the start of your turn',
  {
    card: 'Overrun',
    rulings: [1],
    A: { hand: ['Overrun', 'Tiki'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Hansel', 'Bear Rides You'], deck: ['Blossom', 'Blossom'] },
    bases: { Tortuga: [], 'Jungle Oasis': ['B: Gretel'] },
  },
  (t) => {
    t.play('Overrun', 'Tortuga');
    t.play('Tiki', 'Tortuga');
    t.endTurn();
    expect(t.whyNot('B', 'Hansel', 'Tortuga')).toBe('forbidden: Overrun');
    t.play('Hansel');
    expect(t.at('Jungle Oasis')).toEqual(['B: Gretel', 'B: Hansel']);
    // Moving there is allowed.
    t.play('Bear Rides You');
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['A: Overrun', 'A: Tiki', 'B: Hansel']);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.at('Tortuga')).toEqual(['A: Tiki', 'B: Hansel']);
    expect(t.discard('A')).toEqual(['Overrun']);
  },
);

scene(
  'Overrun stops minions played by Specials too, but not actions',
  {
    card: 'Overrun',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Shinobi', 'Hidden Ninja', 'Aggromotive'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Overrun', 'A: General Ivan', 'B: General Ivan'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Aggromotive', 'Jungle Oasis');
    t.endTurn();
    // Hidden Ninja can be played, but no minion can come with it; Shinobi is not even offered.
    t.offers('use Hidden Ninja', 'pass');
    t.pick('use Hidden Ninja');
    expect(t.vp('B')).toBe(2);
    expect(t.hand('B')).toEqual(['Ghost', 'Ghost', 'Shinobi']);
    expect(t.turn).toBe('A');
  },
);

scene(
  'Without Overrun these Specials would be played',
  {
    card: 'Overrun',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Shinobi', 'Hidden Ninja', 'Aggromotive'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'B: General Ivan'], Tortuga: ['A: Overrun'] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Aggromotive', 'Jungle Oasis');
    t.endTurn();
    t.offers('use Hidden Ninja', 'use Shinobi', 'pass');
    t.pick('use Shinobi');
    expect(t.at('Jungle Oasis')).toEqual([
      'A: General Ivan',
      'B: General Ivan',
      'B: Aggromotive',
      'B: Shinobi',
    ]);
    t.pass();
  },
);

scene(
  'Overrun: a minion that can go nowhere cannot be played at all',
  {
    card: 'Overrun',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Hansel'] },
    bases: { Tortuga: ['A: Overrun'], 'Jungle Oasis': ['A: Overrun'] },
  },
  (t) => {
    t.offers('pass');
  },
);

// They Keep Coming

scene(
  'They Keep Coming plays a minion of any power out of the discard pile at once, with its ability',
  {
    card: 'They Keep Coming',
    rulings: [1],
    A: {
      hand: ['They Keep Coming', 'Tiki'],
      deck: ['Hansel'],
      discard: ['Zombie Lord', 'Ronin', 'Blossom'],
    },
    bases: { Tortuga: ['B: Tiki'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('They Keep Coming');
    t.offers('Zombie Lord', 'Ronin');
    t.pick('Ronin');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Tiki', 'A: Ronin +1']);
    // It was extra.
    t.offers('play Tiki', 'pass');
  },
);

scene(
  'They Keep Coming cannot be saved; like every extra minion it may be declined',
  {
    card: 'They Keep Coming',
    rulings: [1],
    A: { hand: ['They Keep Coming'], discard: ['Ronin'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('They Keep Coming');
    t.pick();
    t.offers('pass');
    expect(t.discard('A')).toEqual(['Ronin', 'They Keep Coming']);
  },
);

// They're Coming To Get You

scene(
  "They're Coming To Get You: your minion plays at that base may use the discard pile, as many as you have",
  {
    card: "They're Coming To Get You",
    rulings: [1],
    A: {
      hand: ["They're Coming To Get You", 'Ghost'],
      discard: ['Tiki', 'Hansel', 'Gretel', 'Blossom', 'Sir Squeezes'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('play Ghost', "play They're Coming To Get You", 'pass');
    t.play("They're Coming To Get You", 'Tortuga');
    t.offers('play Ghost', 'play Tiki', 'play Hansel', 'play Gretel', 'play Sir Squeezes', 'pass');
    // Nobody is asked where: from the discard pile only there.
    t.play('Sir Squeezes');
    expect(t.at('Tortuga')).toEqual(["A: They're Coming To Get You", 'A: Sir Squeezes']);
    // The free minion is used up. The three extra minions of Sir Squeezes may come from there as well, at that base.
    t.play('Tiki', 'Tortuga', 'Sir Squeezes');
    t.play('Hansel', 'Tortuga', 'Sir Squeezes');
    expect(t.at('Tortuga')).toEqual([
      "A: They're Coming To Get You",
      'A: Sir Squeezes',
      'A: Tiki',
      'A: Hansel',
    ]);
    expect(t.discard('A')).toEqual(['Blossom', 'Gretel']);
    t.offers('pass');
  },
);

scene(
  "They're Coming To Get You gives no play: without one left nothing comes",
  {
    card: "They're Coming To Get You",
    rulings: [1],
    A: { hand: ['Ghost', 'Abduction'], discard: ['Tiki', 'Hansel'] },
    bases: { Tortuga: ["A: They're Coming To Get You", 'B: Gretel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghost', 'Jungle Oasis');
    t.pick();
    t.offers('play Abduction', 'pass');
    // Abduction's extra minion is a generic one.
    t.play('Abduction');
    t.pick('B: Gretel');
    t.offers('play Tiki', 'play Hansel', 'pass');
    t.play('Hansel');
    expect(t.at('Tortuga')).toEqual(["A: They're Coming To Get You", 'A: Hansel']);
    t.offers('pass');
  },
);

scene(
  "They're Coming To Get You: only in your own Play Cards phase, and only for you",
  {
    card: "They're Coming To Get You",
    rulings: [1],
    turn: 'B',
    A: { discard: ['Tiki'] },
    B: { hand: ['Ghost'], discard: ['Hansel'] },
    bases: { Tortuga: ["A: They're Coming To Get You"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('play Ghost', 'pass');
  },
);

scene(
  "They're Coming To Get You: not after scoring, though an extra minion could be played",
  {
    card: "They're Coming To Get You",
    rulings: [1],
    A: { hand: ['Lost City'], discard: ['Tiki'], deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: General Ivan', 'A: General Ivan'],
      Tortuga: ["A: They're Coming To Get You"],
    },
    baseDeck: ['The Mothership', 'The Great Library'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Lost City');
    t.pick('The Mothership');
    expect(t.turn).toBe('B');
    expect(t.discard('A')).toContain('Tiki');
  },
);

scene(
  "They're Coming To Get You cannot be used for a play that names a particular card",
  {
    card: "They're Coming To Get You",
    rulings: [2],
    A: { hand: ['Groupie', 'Groupie'], discard: ['Groupie', 'Tiki'], deck: ['Hansel'] },
    bases: { Tortuga: ["A: They're Coming To Get You", 'A: Venus Man Trap'], 'Jungle Oasis': [] },
  },
  (t) => {
    // Venus Man Trap plays the minion that it finds.
    t.use('Venus Man Trap');
    t.offers('Hansel');
    t.pick('Hansel');
    // Groupie's extra is another Groupie from hand.
    t.play('Groupie', 'Tortuga');
    t.offers('Groupie');
    t.pick('Groupie');
    t.offers('pass');
    expect(t.discard('A')).toEqual(['Groupie', 'Tiki']);
  },
);

scene(
  "They're Coming To Get You, current: one minion in each of your turns",
  {
    card: "They're Coming To Get You",
    rulings: [1],
    printing: 'current',
    A: {
      hand: ["They're Coming To Get You", 'Ghost', 'Insta-Grow'],
      discard: ['Tiki', 'Hansel'],
      deck: ['Blossom', 'Blossom'],
    },
    B: { deck: ['Blossom', 'Blossom'] },
    bases: { Tortuga: ['A: Child of the Sun'], 'Jungle Oasis': [] },
  },
  (t) => {
    // Child of the Sun gives an extra action for the first one on this base.
    t.play("They're Coming To Get You", 'Tortuga');
    t.play('Insta-Grow');
    t.offers('play Ghost', 'play Tiki', 'play Hansel', 'pass');
    t.play('Tiki');
    // A second minion only from hand.
    t.offers('play Ghost', 'pass');
    t.play('Ghost', 'Tortuga');
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.canPlay('Hansel')).toBe(true);
  },
);

scene(
  "They're Coming To Get You, current: extra minions that come at once count too",
  {
    card: "They're Coming To Get You",
    rulings: [1],
    printing: 'current',
    A: { hand: ['Ghost', 'Toad'], discard: ['Tiki', 'Hansel'], deck: ['Blossom'] },
    bases: { Tortuga: ["A: They're Coming To Get You", 'A: The Gray Wolf'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Gray Wolf');
    t.offers('Ghost', 'Toad', 'Tiki', 'Hansel');
    t.pick('Tiki');
    expect(t.at('Tortuga')).toEqual(["A: They're Coming To Get You", 'A: Tiki +1']);
    t.offers('play Ghost', 'play Toad', 'pass');
  },
);

scene(
  "They're Coming To Get You, current: Spectre may come by its own word, or by this one",
  {
    card: "They're Coming To Get You",
    rulings: [1],
    printing: 'current',
    A: { hand: ['Insta-Grow', 'Ghost', 'Toad', 'Blossom'], discard: ['Spectre', 'Hansel'] },
    bases: { Tortuga: ["A: They're Coming To Get You"], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    // Three cards in hand: Spectre needs this action, so it is used up.
    t.play('Spectre');
    expect(t.at('Tortuga')).toEqual(["A: They're Coming To Get You", 'A: Spectre']);
    t.offers('play Ghost', 'play Toad', 'pass');
  },
);

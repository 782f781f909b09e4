import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

// Sheriff

scene(
  'Sheriff duels before its base scores, and the base scores even below its breakpoint',
  {
    card: 'Sheriff',
    rulings: [1, 2, 3],
    rules: ['R5.3'],
    players: 3,
    A: { hand: ['Plague of Locusts'], deck },
    B: { deck },
    C: { deck },
    bases: {
      'Jungle Oasis': ['A: Sheriff', 'A: Pinkerton', 'B: Priest of Anubis', 'C: Ghost', 'A: Pharaoh'],
      Tortuga: ['B: Spirit'],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    // Cards in play come first; Pharaoh has nothing to uncover.
    t.offers('Priest of Anubis', 'Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick('Priest of Anubis');
    // A may lay a dueling card, or not; B and C hold nothing.
    t.offers('Plague of Locusts', 'pass');
    t.pass();
    expect(t.discard('B')).toEqual(['Priest of Anubis']);
    // Once per scoring; now the Specials from hand.
    t.offers('use Plague of Locusts', 'pass');
    t.pass();
    expect(t.vp('A')).toBe(2);
    expect(t.bases).toEqual(['Temple of Goju', 'Tortuga']);
  },
);

scene(
  'Sheriff need not duel, and cannot without an opponent at the base',
  {
    card: 'Sheriff',
    rulings: [1, 3],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Sheriff', 'A: Pinkerton', 'A: Pinkerton'],
      Tortuga: ['B: Spirit'],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    expect(t.question).toBe('play');
    expect(t.asked).toBe('B');
    expect(t.vp('A')).toBe(2);
  },
);

scene(
  'Sheriff against an equal: both are destroyed',
  {
    card: 'Sheriff',
    rulings: [4],
    rules: ['R8.1'],
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Sheriff', 'B: Pharaoh', 'B: Ghost'], Tortuga: [] },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    t.pick('use Sheriff');
    t.pick('Pharaoh');
    // The Pharaoh is gone, so it uncovers nothing any more.
    expect(t.discard('A')).toEqual(['Sheriff']);
    expect(t.discard('B')).toEqual(['Ghost', 'Pharaoh']);
    expect(t.vp('B')).toBe(2);
    expect(t.vp('A')).toBe(0);
  },
);

scene(
  'Sheriff loses although protected from others’ cards: it is its own card that destroys it',
  {
    card: 'Sheriff',
    rulings: [5],
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Sheriff [A: Incorporeal]', 'B: Pharaoh +1', 'B: Ghost'], Tortuga: [] },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    t.pick('use Sheriff');
    t.pick('Pharaoh');
    expect(t.discard('A')).toEqual(['Incorporeal', 'Sheriff']);
    expect(t.vp('B')).toBe(2);
  },
);

scene(
  'Sheriff beats a protected minion: nothing happens to it',
  {
    card: 'Sheriff',
    rulings: [5],
    A: { deck },
    B: { deck },
    bases: {
      'Field of Honor': ['A: Sheriff', 'A: Weed Eater', 'A: Weed Eater', 'B: Spirit [B: Incorporeal]'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    t.pick('Spirit');
    // No VP for a minion destroyed there, and the second place for the Spirit.
    expect(t.vp('A')).toBe(3);
    expect(t.vp('B')).toBe(2);
  },
);

scene(
  'Sheriff: a duel at scoring in which both minions are moved to one other base goes on there',
  {
    card: 'Sheriff',
    rulings: [6, 8],
    rules: ['R8.3'],
    A: { hand: ['Bear Rides You'], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: {
      'Jungle Oasis': ['A: Sheriff', 'A: Priest of Anubis', 'B: Gunfighter', 'B: Ghost'],
      Tortuga: [],
      'The Mothership': [],
    },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    t.pick('Gunfighter');
    expect(t.asked).toBe('A');
    t.offers('Bear Rides You', 'pass');
    t.pick('Bear Rides You');
    expect(t.asked).toBe('B');
    t.pick('Bear Rides You');
    // Revealed in the same order.
    expect(t.asked).toBe('A');
    t.offers('Sheriff', 'Priest of Anubis');
    t.pick('Sheriff');
    t.pick('Tortuga');
    expect(t.asked).toBe('B');
    t.offers('Gunfighter', 'Ghost');
    t.pick('Gunfighter');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Sheriff']);
    expect(t.discard('B')).toContain('Gunfighter');
  },
);

scene(
  'Sheriff: a duel in which the minions are parted has no result',
  {
    card: 'Sheriff',
    rulings: [6],
    rules: ['R8.3'],
    A: { deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: {
      'Jungle Oasis': ['A: Sheriff', 'A: Priest of Anubis', 'B: Gunfighter'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    t.pick('Gunfighter');
    t.pick('Bear Rides You');
    expect(t.at('Tortuga')).toEqual(['B: Gunfighter']);
    expect(t.discard('B')).toEqual(['Bear Rides You']);
  },
);

scene(
  'Sheriff: a duelist that changes sides goes on dueling',
  {
    card: 'Sheriff',
    rulings: [6],
    rules: ['R8.3'],
    A: { hand: ['Make Contact'], deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Sheriff', 'A: Priest of Anubis', 'B: Gunfighter'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    t.pick('Gunfighter');
    t.pick('Make Contact');
    t.pick('Gunfighter');
    // It was A's when it lost; it goes to its owner.
    expect(t.discard('B')).toEqual(['Gunfighter']);
    expect(t.discard('A')).toContain('Make Contact');
    expect(t.vp('A')).toBe(2);
  },
);

// Pinkerton

scene(
  'Pinkerton and a second Pinkerton strengthen a duelist before the cards are laid, on both sides',
  {
    card: 'Pinkerton',
    rulings: [1, 2, 3],
    A: { hand: ['Gunfighter', 'Ghost'], deck },
    B: { hand: ['Ghost'] },
    bases: {
      Tortuga: ['A: Pinkerton', 'A: Pinkerton', 'B: Pinkerton'],
      'Jungle Oasis': ['A: Pinkerton'],
    },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.offers('Pinkerton');
    t.pick('Pinkerton');
    // Nobody may decline, and the order makes no difference.
    // A's dueling card is asked for now; the counters lie already.
    t.offers('Ghost', 'pass');
    expect(t.counters('Gunfighter')).toBe(2);
    expect(t.counters('B: Pinkerton')).toBe(1);
    t.pass();
    t.pass();
    // 5 against 5; the counters of those who stayed out are none.
    expect(t.at('Tortuga')).toEqual(['A: Pinkerton', 'A: Pinkerton']);
    expect(t.discard('A')).toEqual(['Gunfighter']);
    expect(t.discard('B')).toEqual(['Pinkerton']);
  },
);

scene(
  'Pinkerton that comes later adds nothing; the counter stays',
  {
    card: 'Pinkerton',
    rulings: [3],
    A: { hand: ['Gunfighter', 'Insta-Grow', 'Pinkerton'], deck },
    bases: { Tortuga: ['A: Pinkerton', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Ghost');
    t.pick('Insta-Grow');
    t.pick('Pinkerton');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Pinkerton', 'A: Gunfighter +1', 'A: Pinkerton']);
  },
);

scene(
  'Pinkerton of the current printing: if you like, and wherever the duel is',
  {
    card: 'Pinkerton',
    printing: 'current',
    A: { hand: ['Gunfighter'], deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': ['A: Pinkerton', 'B: Pinkerton'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Spirit');
    // Both players have one: the current player says whose comes first.
    t.pick('A: Pinkerton');
    expect(t.asked).toBe('A');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.asked).toBe('B');
    t.pick('no');
    expect(t.at('Tortuga')).toEqual(['A: Gunfighter +1']);
    expect(t.discard('B')).toEqual(['Spirit']);
  },
);

// Gunfighter

scene(
  'Gunfighter may duel a minion here, and the loser is destroyed',
  {
    card: 'Gunfighter',
    rulings: [1],
    players: 3,
    A: { hand: ['Gunfighter'], deck },
    bases: { Tortuga: ['B: Ghost', 'C: Sheriff', 'A: Spirit'], 'Jungle Oasis': ['B: Mummy'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    expect(t.purpose).toBe('duel');
    t.offers('Ghost', 'Sheriff');
    expect(t.range).toEqual([0, 1]);
    t.pick('Sheriff');
    expect(t.discard('A')).toEqual(['Gunfighter']);
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'C: Sheriff', 'A: Spirit']);
  },
);

scene(
  'Gunfighter need not duel, and finds nobody at an empty base',
  {
    card: 'Gunfighter',
    rulings: [1],
    A: { hand: ['Gunfighter', 'Gunfighter', 'Insta-Grow'], deck },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': ['A: Spirit'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Gunfighter']);
    t.play('Insta-Grow');
    t.play('Gunfighter', 'Jungle Oasis');
    expect(t.question).toBe('play');
  },
);

scene(
  'Gunfighter against an equal: both are destroyed',
  {
    card: 'Gunfighter',
    rulings: [2],
    A: { hand: ['Gunfighter'], deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Spirit');
    expect(t.discard('A')).toEqual(['Gunfighter']);
    expect(t.discard('B')).toEqual(['Spirit']);
  },
);

scene(
  'Gunfighter: protection from other players’ cards saves only the opponent’s minion',
  {
    card: 'Gunfighter',
    rulings: [3, 9],
    rules: ['R8.5'],
    A: { hand: ['Gunfighter', 'Incorporeal'], deck },
    bases: { Tortuga: ['B: Spirit [B: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    // It may be challenged, but the result cannot harm it.
    t.pick('Spirit');
    t.pick('Incorporeal');
    expect(t.discard('A')).toEqual(['Gunfighter', 'Incorporeal']);
    expect(t.at('Tortuga')).toEqual(['B: Spirit [B: Incorporeal]']);
  },
);

scene(
  'Gunfighter: no result if the minions are parted',
  {
    card: 'Gunfighter',
    rulings: [4],
    A: { hand: ['Gunfighter'], deck },
    B: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Ghost');
    t.pick('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
    expect(t.at('Tortuga')).toEqual(['A: Gunfighter']);
  },
);

scene(
  'Gunfighter played in the middle of a duel starts none',
  {
    card: 'Gunfighter',
    rulings: [5],
    rules: ['R8.2', 'R10.5'],
    A: { hand: ['Gunfighter', 'Insta-Grow', 'Gunfighter'], deck },
    bases: { Tortuga: ['B: Ghost', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Ghost');
    t.pick('Insta-Grow');
    t.pick('Gunfighter');
    t.pick('Tortuga');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['B: Spirit', 'A: Gunfighter', 'A: Gunfighter']);
  },
);

scene(
  'Gunfighter: the course of a duel',
  {
    card: 'Gunfighter',
    rulings: [6, 7],
    rules: ['R8.1'],
    A: { hand: ['Gunfighter', 'Quick Draw', 'Deputy', 'Mummy Strength'], deck },
    B: { hand: ['Mummy Strength', 'Ghost'], deck },
    bases: { Tortuga: ['A: Pinkerton', 'B: Sheriff'], 'Jungle Oasis': ['B: Spirit'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Sheriff');
    // (1) Pinkerton; (2) the challenger lays a card first, and it is in no hand then.
    expect(t.counters('Gunfighter')).toBe(1);
    expect(t.asked).toBe('A');
    t.offers('Quick Draw', 'Deputy', 'Mummy Strength', 'pass');
    t.pick('Quick Draw');
    expect(t.hand('A')).toEqual(['Deputy', 'Mummy Strength']);
    expect(t.asked).toBe('B');
    t.offers('Mummy Strength', 'Ghost', 'pass');
    t.pick('Mummy Strength');
    expect(t.hand('B')).toEqual(['Ghost']);
    expect(t.discard('B')).toEqual([]);
    // A holds a Deputy, which may be used at any point.
    expect(t.asked).toBe('A');
    t.offers('use Deputy', 'pass');
    t.pass();
    // (3) Both in order: an action is played as usual.
    t.offers('Pinkerton', 'Gunfighter');
    t.pick('Gunfighter');
    expect(t.power('Gunfighter')).toBe(8);
    expect(t.discard('A')).toEqual(['Quick Draw']);
    t.pass();
    expect(t.asked).toBe('B');
    // Its target may be outside the duel.
    t.offers('Sheriff', 'Spirit');
    t.pick('Spirit');
    // (4) The last chance for the Deputy, then (5) the powers: 8 against 5.
    expect(t.asked).toBe('A');
    t.offers('use Deputy', 'pass');
    t.pass();
    expect(t.discard('B')).toEqual(['Mummy Strength', 'Sheriff']);
    // The dueling card was no action play.
    t.offers('play Mummy Strength', 'use Deputy', 'pass');
  },
);

scene(
  'Gunfighter: minions, and actions for another time, return to the hand',
  {
    card: 'Gunfighter',
    rulings: [8],
    rules: ['R8.1', 'R8.4'],
    A: { hand: ['Gunfighter', 'Mummy'], deck },
    B: { hand: ['Dynamite Surprise', 'Ghost'], deck },
    bases: { Tortuga: ['B: Ghost', 'A: Captain Ahab'], 'Jungle Oasis': ['A: Zeppelin'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Ghost');
    // Nothing but a card to be laid can be used now: neither Captain Ahab nor the Zeppelin.
    t.offers('Mummy', 'pass');
    t.pick('Mummy');
    t.pick('Dynamite Surprise');
    expect(t.hand('A')).toEqual(['Mummy']);
    expect(t.hand('B')).toEqual(['Dynamite Surprise', 'Ghost']);
    // The others have seen them.
    expect(t.seenBy('A', 'B').toSorted()).toEqual(['?', 'Dynamite Surprise']);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

// Deputy

scene(
  'Deputy in Play Cards: each one for any minion, without a minion play',
  {
    card: 'Deputy',
    rulings: [2],
    A: { hand: ['Deputy', 'Deputy', 'Ghost'], deck },
    B: { hand: ['Deputy'], deck },
    bases: { Tortuga: ['B: Spirit', 'A: Mummy'], 'Jungle Oasis': ['B: Sheriff'] },
  },
  (t) => {
    t.use('Deputy');
    t.offers('Spirit', 'Mummy', 'Sheriff');
    t.pick('Mummy');
    t.use('Deputy');
    t.pick('Sheriff');
    expect(t.power('Mummy')).toBe(4);
    expect(t.power('Sheriff')).toBe(7);
    expect(t.discard('A')).toEqual(['Deputy', 'Deputy']);
    // The minion play is left, and B, whose turn it is not, was not asked.
    t.play('Ghost', 'Jungle Oasis');
    t.endTurn();
    expect(t.power('Mummy')).toBe(2);
  },
);

scene(
  'Deputy in a duel: both sides, the current player first, until all pass in a row',
  {
    card: 'Deputy',
    rulings: [1, 3],
    players: 3,
    A: { hand: ['Gunfighter', 'Deputy', 'Deputy'], deck },
    B: { hand: ['Deputy', 'Quick Draw'], deck },
    C: { hand: ['Deputy'], deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': ['C: Ghost'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Spirit');
    t.pass();
    t.pick('Quick Draw');
    // Before B's card is revealed, and after it. C, who has no minion in the duel, is not asked.
    expect(t.asked).toBe('A');
    t.offers('use Deputy', 'use Deputy', 'pass');
    t.pass();
    expect(t.asked).toBe('B');
    t.pass();
    // 3 against 7.
    expect(t.power('Spirit')).toBe(7);
    expect(t.asked).toBe('A');
    t.pick('use Deputy');
    t.offers('Spirit', 'Gunfighter', 'Ghost');
    t.pick('Gunfighter');
    expect(t.asked).toBe('B');
    t.pass();
    expect(t.asked).toBe('A');
    t.pick('use Deputy');
    t.pick('Gunfighter');
    // One may respond after having passed.
    expect(t.asked).toBe('B');
    t.pick('use Deputy');
    t.pick('Spirit');
    expect(t.discard('A')).toEqual(['Deputy', 'Deputy', 'Gunfighter']);
    expect(t.hand('C')).toEqual(['Deputy']);
  },
);

scene(
  'Deputy laid down as dueling card comes back and can still be discarded',
  {
    card: 'Deputy',
    rulings: [4],
    A: { hand: ['Gunfighter', 'Deputy'], deck },
    bases: { Tortuga: ['B: Pinkerton'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Pinkerton');
    t.pick('Deputy');
    // Before it is revealed it cannot be used: this is the window after that.
    expect(t.hand('A')).toEqual(['Deputy']);
    t.offers('use Deputy', 'pass');
    t.pick('use Deputy');
    t.pick('Gunfighter');
    expect(t.discard('A')).toEqual(['Deputy', 'Gunfighter']);
    expect(t.discard('B')).toEqual(['Pinkerton']);
  },
);

scene(
  'Deputy played as a minion has no ability',
  {
    card: 'Deputy',
    rulings: [5],
    A: { hand: ['Deputy'], deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Deputy', 'Tortuga');
    t.offers('pass');
  },
);

// Dynamite Surprise

scene(
  'Dynamite Surprise before the scoring of a base where you are behind',
  {
    card: 'Dynamite Surprise',
    rulings: [2, 3],
    A: { hand: ['Dynamite Surprise'], deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Gunfighter', 'A: Ghost', 'B: Weed Eater', 'B: Priest of Anubis'],
      Tortuga: ['B: Mummy'],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    // At no other time.
    t.offers('pass');
    expect(t.whyNot('A', 'Dynamite Surprise')).toBe('only as a special');
    t.endTurn();
    t.offers('use Dynamite Surprise', 'pass');
    t.pick('use Dynamite Surprise');
    // Yours too; but one of them must go.
    t.offers('Gunfighter', 'Ghost', 'Priest of Anubis');
    expect(t.range).toEqual([1, 1]);
    t.pick('Priest of Anubis');
    // 5 against 5.
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(2);
  },
);

scene(
  'Dynamite Surprise is no answer for who is tied for the lead, or not there',
  {
    card: 'Dynamite Surprise',
    rulings: [3],
    players: 3,
    A: { hand: ['Dynamite Surprise'], deck },
    B: { deck },
    C: { hand: ['Dynamite Surprise'], deck },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'B: General Ivan'], Tortuga: ['C: Spirit'] },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    expect(t.question).toBe('play');
    expect(t.asked).toBe('B');
    expect(t.hand('C')).toEqual(['Dynamite Surprise']);
  },
);

scene(
  'Dynamite Surprise when another player’s card looks at the hand: after that card has been resolved',
  {
    card: 'Dynamite Surprise',
    rulings: [1, 2, 4, 5],
    A: { hand: ['Cast the Runes', 'Ghost'], deck },
    B: { hand: ['Dynamite Surprise', 'Spirit'], deck: ['Mummy', 'Haunting', ...deck] },
    bases: {
      Tortuga: ['A: Priest of Anubis', 'B: Spirit'],
      'Jungle Oasis': ['A: Mummy', 'A: Sheriff'],
    },
  },
  (t) => {
    t.play('Cast the Runes');
    // Hand seen, now the two cards of the deck; still no answer.
    expect(t.asked).toBe('A');
    t.pick('Mummy', 'Haunting');
    expect(t.asked).toBe('B');
    t.offers('use Dynamite Surprise', 'pass');
    t.pick('use Dynamite Surprise');
    t.offers('Priest of Anubis', 'Mummy');
    t.pick('Mummy');
    expect(t.discard('A')).toEqual(['Cast the Runes', 'Mummy']);
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
    expect(t.asked).toBe('A');
  },
);

scene(
  'Dynamite Surprise in the deck is not set off by a look at it',
  {
    card: 'Dynamite Surprise',
    rulings: [1],
    A: { hand: ['Cast the Runes', 'Ghost'], deck },
    B: { hand: ['Spirit'], deck: ['Dynamite Surprise', 'Haunting', ...deck] },
    bases: { Tortuga: ['A: Priest of Anubis'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Cast the Runes');
    t.pick('Haunting', 'Dynamite Surprise');
    expect(t.asked).toBe('A');
    expect(t.question).toBe('play');
    expect(t.deck('B').slice(0, 2)).toEqual(['Dynamite Surprise', 'Haunting']);
  },
);

scene(
  'Dynamite Surprise goes off as it is revealed, and the revealing card goes on without it',
  {
    card: 'Dynamite Surprise',
    rulings: [1, 4],
    A: { hand: ['Raiding Party'], deck },
    B: { deck: ['Mummy', 'Dynamite Surprise', 'Haunting', ...deck] },
    bases: { Tortuga: ['A: Priest of Anubis', 'A: Sheriff'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Raiding Party');
    // At once, before A may do anything with it.
    expect(t.asked).toBe('B');
    t.offers('use Dynamite Surprise', 'pass');
    t.pick('use Dynamite Surprise');
    t.offers('Priest of Anubis', 'Mummy');
    t.pick('Priest of Anubis');
    expect(t.asked).toBe('A');
    t.offers('Mummy', 'Haunting');
    t.pick();
    t.pick('Mummy', 'Haunting');
    expect(t.deck('B').slice(0, 3)).toEqual(['Haunting', 'Mummy', 'Ghost']);
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
    expect(t.discard('A')).toEqual(['Priest of Anubis', 'Raiding Party']);
  },
);

scene(
  'Dynamite Surprise, revealed, need not be played',
  {
    card: 'Dynamite Surprise',
    rulings: [2],
    A: { hand: ['Shield Maiden'], deck },
    B: { deck: ['Dynamite Surprise', ...deck] },
    bases: { Tortuga: ['A: Priest of Anubis'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Jungle Oasis');
    expect(t.asked).toBe('B');
    t.pass();
    expect(t.hand('A')).toEqual(['Dynamite Surprise']);
  },
);

scene(
  'Dynamite Surprise in hand answers a card revealed from the deck',
  {
    card: 'Dynamite Surprise',
    rulings: [1],
    A: { hand: ['Shield Maiden'], deck },
    B: { hand: ['Dynamite Surprise'], deck: ['Ghost', ...deck] },
    bases: { Tortuga: ['A: Priest of Anubis', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Jungle Oasis');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.offers('use Dynamite Surprise', 'pass');
    t.pick('use Dynamite Surprise');
    t.offers('Priest of Anubis', 'Shield Maiden');
    t.pick('Shield Maiden');
    expect(t.discard('A')).toEqual(['Shield Maiden']);
  },
);

scene(
  'Dynamite Surprise: another player’s card that makes you reveal your own deck sets it off',
  {
    card: 'Dynamite Surprise',
    rulings: [1, 4],
    A: { hand: ['Transformation'], deck },
    B: { deck: ['Dynamite Surprise', 'Haunting', ...deck] },
    bases: { Tortuga: ['A: Priest of Anubis', 'B: Spirit'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Transformation');
    t.pick('Spirit');
    // B reveals cards until a minion comes; the first is the Dynamite.
    expect(t.asked).toBe('B');
    t.offers('use Dynamite Surprise', 'pass');
    t.pick('use Dynamite Surprise');
    t.offers('Priest of Anubis', 'Mummy');
    t.pick('Mummy');
    expect(t.at('Tortuga')).toEqual(['A: Priest of Anubis', 'B: Haunting']);
    expect(t.discard('A')).toEqual(['Mummy', 'Transformation']);
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
  },
);

scene(
  'Dynamite Surprise: a card taken unseen, or revealed by a base, does not set it off',
  {
    card: 'Dynamite Surprise',
    rulings: [5],
    A: { hand: ['Pillage', 'Ghost'], deck },
    B: { hand: ['Dynamite Surprise', 'Dynamite Surprise'], deck },
    bases: { Drakkar: ['A: Priest of Anubis'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Pillage');
    expect(t.asked).toBe('A');
    expect(t.hand('A')).toEqual(['Dynamite Surprise', 'Ghost']);
    t.play('Ghost', 'Drakkar');
    t.pick();
    t.pick('B');
    t.pick('Ghost');
    expect(t.asked).toBe('A');
    expect(t.question).toBe('play');
    expect(t.hand('B')).toEqual(['Dynamite Surprise']);
  },
);

// Form a Posse

scene(
  'Form a Posse: the minions of this moment cannot be moved, not even by yourself',
  {
    card: 'Form a Posse',
    rulings: [1, 2],
    A: { hand: ['Form a Posse', 'Captain Ahab'], deck },
    B: { deck },
    bases: {
      Tortuga: ['A: Captain Ahab', 'B: Sheriff'],
      'Jungle Oasis': ['A: Gold Strike', 'A: Mummy'],
    },
  },
  (t) => {
    t.play('Form a Posse');
    expect(t.power('Captain Ahab')).toBe(3);
    expect(t.power('Mummy')).toBe(3);
    expect(t.power('Sheriff')).toBe(5);
    expect(t.canUse('Captain Ahab')).toBe(false);
    // Who comes later has neither the power nor the protection.
    t.play('Captain Ahab', 'Tortuga');
    t.use('Captain Ahab');
    expect(t.at('Tortuga')).toEqual(['A: Captain Ahab', 'B: Sheriff']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Gold Strike', 'A: Mummy', 'A: Captain Ahab']);
    expect(t.power('Captain Ahab @ Jungle Oasis')).toBe(2);
    t.endTurn();
    expect(t.power('Captain Ahab @ Tortuga')).toBe(2);
  },
);

scene(
  'Form a Posse: no base returns them, but they are buried or discarded after scoring as ever',
  {
    card: 'Form a Posse',
    rulings: [2],
    A: { hand: ['Form a Posse'], deck },
    B: { deck },
    bases: {
      'The Mothership': ['A: Weed Eater', 'A: Weed Eater', 'A: Deputy', 'A: Mummy', 'B: Spirit'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.play('Form a Posse');
    // 17 and one more for each of four.
    t.endTurn();
    // The Mothership could return nobody, and does not ask.
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: buried Mummy']);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
    expect(t.discard('A')).toEqual(['Deputy', 'Form a Posse', 'Weed Eater', 'Weed Eater']);
  },
);

scene(
  'Form a Posse in a duel: the loser stays, and there is a winner all the same',
  {
    card: 'Form a Posse',
    rulings: [3],
    A: { hand: ["Run 'Em Off"], deck },
    B: { hand: ['Form a Posse'], deck },
    bases: { Tortuga: ['A: Sheriff', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("Run 'Em Off");
    t.pick('Form a Posse');
    // 5 against 4: the Sheriff has won, but the Spirit does not move.
    expect(t.power('Sheriff')).toBe(8);
    expect(t.at('Tortuga')).toEqual(['A: Sheriff', 'B: Spirit']);
  },
);

scene(
  'Form a Posse in a duel keeps the loser from being destroyed',
  {
    card: 'Form a Posse',
    rulings: [3],
    A: { hand: ['Gunfighter'], deck },
    B: { hand: ['Form a Posse'], deck },
    bases: { Tortuga: ['B: Ghost', 'B: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Ghost');
    t.pick('Form a Posse');
    // 3 against 3: A's own Gunfighter is destroyed, the Ghost is not.
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'B: Mummy']);
    expect(t.discard('A')).toEqual(['Gunfighter']);
  },
);

// Gold in Them Thar Hills

scene(
  'Gold in Them Thar Hills: draw one of three, play it, then put back the others',
  {
    card: 'Gold in Them Thar Hills',
    rulings: [1, 2],
    A: {
      hand: ['Gold in Them Thar Hills', 'Mummy'],
      deck: ['Ghost', 'Pyramid Engineer', 'Spirit', 'Haunting'],
    },
    bases: { Tortuga: ['A: buried You Can Take It With You'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gold in Them Thar Hills');
    t.offers('Ghost', 'Pyramid Engineer', 'Spirit');
    t.pick('Pyramid Engineer');
    t.offers('Pyramid Engineer');
    expect(t.range).toEqual([0, 1]);
    t.pick('Pyramid Engineer');
    t.pick('Tortuga');
    // Resolved before the others are put back: three drawn now are the last one of the deck alone.
    t.pick('You Can Take It With You');
    expect(t.question).toBe('order');
    expect(t.hand('A')).toEqual(['Haunting', 'Mummy']);
    t.pick('Ghost', 'Spirit');
    expect(t.deck('A')).toEqual(['Spirit', 'Ghost']);
    // The minion play is still there.
    expect(t.canPlay('Mummy')).toBe(true);
  },
);

scene(
  'Gold in Them Thar Hills: shown to all; what cannot be played now stays in hand',
  {
    card: 'Gold in Them Thar Hills',
    rulings: [1],
    A: {
      hand: ['Gold in Them Thar Hills', 'Mummy'],
      deck: ['Ghost', 'Dynamite Surprise', 'Spirit', 'Haunting'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gold in Them Thar Hills');
    t.pick('Dynamite Surprise');
    expect(t.question).toBe('order');
    t.pick('Spirit', 'Ghost');
    expect(t.deck('A')).toEqual(['Ghost', 'Spirit', 'Haunting']);
    expect(t.hand('A')).toEqual(['Dynamite Surprise', 'Mummy']);
    expect(t.seenBy('B', 'A').toSorted()).toEqual(['?', 'Dynamite Surprise']);
  },
);

scene(
  'Gold in Them Thar Hills with a deck too small goes on with the discard pile',
  {
    card: 'Gold in Them Thar Hills',
    rulings: [3],
    rules: ['R2.1'],
    A: { hand: ['Gold in Them Thar Hills', 'Mummy'], deck: ['Ghost'], discard: ['Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gold in Them Thar Hills');
    t.offers('Ghost', 'Spirit');
    t.pick('Spirit');
    t.pick();
    expect(t.deck('A')).toEqual(['Ghost']);
    expect(t.hand('A')).toEqual(['Mummy', 'Spirit']);
    expect(t.discard('A')).toEqual(['Gold in Them Thar Hills']);
  },
);

// Gold Strike

scene(
  'Gold Strike draws for each minion that you play here, after its own ability',
  {
    card: 'Gold Strike',
    rulings: [1],
    A: {
      hand: ['Ghost', 'Ghost', 'Insta-Grow', 'Stagecoach', 'Ghostly Arrival'],
      deck: ['Spirit', 'Haunting', ...deck],
    },
    B: { hand: ['Mummy'], deck },
    bases: { Tortuga: ['A: Gold Strike'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Ghost', 'Tortuga');
    // The Ghost's own ability comes first: nothing drawn yet.
    t.offers('Ghost', 'Insta-Grow', 'Stagecoach', 'Ghostly Arrival');
    t.pick();
    expect(t.hand('A')).toContain('Spirit');
    t.play('Ghostly Arrival');
    t.play('Stagecoach');
    t.pick('Jungle Oasis');
    t.pick('Mummy');
    // Moving is not playing.
    expect(t.hand('A')).not.toContain('Haunting');
    t.play('Ghost', 'Tortuga');
    t.pick();
    expect(t.hand('A')).toEqual(['Haunting', 'Insta-Grow', 'Spirit']);
    t.endTurn();
    // B's minions do not count.
    t.play('Mummy', 'Tortuga');
    expect(t.hand('A')).toHaveLength(5);
  },
);

scene(
  'Gold Strike on another player’s turn',
  {
    card: 'Gold Strike',
    rulings: [1],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Pharaoh', 'B: General Ivan', 'B: Ghost', 'A: Gold Strike', 'A: buried Spirit'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
    turn: 'B',
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.pick('Spirit');
    // Spirit's own ability: nothing in hand to discard for the others. Then Pharaoh and Gold Strike.
    t.pick('Ghost');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
  },
);

// High Noon

scene(
  'High Noon: both duelists are yours to choose; the victor brings an extra minion, now or later',
  {
    card: 'High Noon',
    rulings: [1, 4, 6],
    A: { hand: ['High Noon', 'Ghost', 'Mummy', 'Spirit'], deck },
    bases: {
      Tortuga: ['A: Sheriff', 'A: Deputy', 'B: Spirit', 'B: Ghost'],
      'Jungle Oasis': ['A: Mummy'],
      'The Mothership': ['B: Ghost', 'A: Steam Man'],
    },
  },
  (t) => {
    t.play('High Noon');
    // Only those who have an opponent; mandatory.
    t.offers('Sheriff', 'Deputy', 'Steam Man');
    expect(t.range).toEqual([1, 1]);
    t.pick('Sheriff');
    t.offers('Spirit', 'Ghost');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    t.pass();
    expect(t.at('Tortuga')).toEqual(['A: Sheriff', 'A: Deputy', 'B: Ghost']);
    t.play('Mummy', 'Jungle Oasis');
    t.offers('play Ghost using High Noon', 'play Spirit using High Noon', 'pass');
    t.play('Ghost');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Sheriff', 'A: Deputy', 'B: Ghost', 'A: Ghost']);
  },
);

scene(
  'High Noon: no extra minion for an opponent who wins, nor for you after a tie',
  {
    card: 'High Noon',
    rulings: [1, 2, 3],
    A: { hand: ['High Noon', 'High Noon', 'Insta-Grow', 'Mummy', 'Mummy'], deck },
    B: { hand: [], deck },
    bases: { Tortuga: ['A: Ghost', 'B: Spirit'], 'Jungle Oasis': ['A: Steam Man', 'B: Gunfighter'] },
  },
  (t) => {
    t.play('High Noon');
    t.pick('Steam Man');
    t.pass();
    expect(t.discard('A')).toEqual(['High Noon', 'Steam Man']);
    expect(t.discard('B')).toEqual(['Gunfighter']);
    t.play('Mummy', 'Tortuga');
    expect(t.canPlay('Mummy')).toBe(false);
  },
);

scene(
  'High Noon: after a tie, your protected minion brings the extra minion',
  {
    card: 'High Noon',
    rulings: [2, 3],
    A: { hand: ['High Noon', 'Form a Posse', 'Mummy', 'Mummy'], deck },
    B: { hand: [], deck },
    bases: { Tortuga: ['A: Deputy', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('High Noon');
    t.pick('Form a Posse');
    // 3 against 3, but the Deputy cannot be destroyed.
    expect(t.discard('B')).toEqual(['Spirit']);
    expect(t.at('Tortuga')).toEqual(['A: Deputy']);
    t.play('Mummy', 'Jungle Oasis');
    t.play('Mummy');
    expect(t.at('Tortuga')).toEqual(['A: Deputy', 'A: Mummy']);
  },
);

scene(
  'High Noon: the extra minion goes where your victor is when the duel ends',
  {
    card: 'High Noon',
    rulings: [1, 4],
    A: { hand: ['High Noon', 'Bear Rides You', 'Mummy'], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: { Tortuga: ['A: Sheriff', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('High Noon');
    t.pick('Bear Rides You');
    t.pick('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['A: Sheriff']);
    t.play('Mummy', undefined, 'High Noon');
    expect(t.at('Jungle Oasis')).toEqual(['A: Sheriff', 'A: Mummy']);
  },
);

scene(
  'High Noon: no result when the minions are parted',
  {
    card: 'High Noon',
    rulings: [4],
    A: { hand: ['High Noon', 'Mummy', 'Mummy'], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: { Tortuga: ['A: Sheriff', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('High Noon');
    t.pass();
    t.pick('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['B: Spirit']);
    t.play('Mummy', 'Tortuga');
    expect(t.canPlay('Mummy')).toBe(false);
  },
);

scene(
  'High Noon: an opponent’s duelist that you have won over and that wins is your winner',
  {
    card: 'High Noon',
    rulings: [4],
    A: { hand: ['High Noon', 'Make Contact'], deck: ['Mummy', ...deck] },
    B: { hand: [], deck },
    bases: { Tortuga: ['A: Gold Strike', 'A: Ghost', 'B: Weed Eater'], 'Jungle Oasis': ['A: Pharaoh'] },
  },
  (t) => {
    t.play('High Noon');
    t.pick('Make Contact');
    t.pick('Weed Eater');
    expect(t.controller('Weed Eater')).toBe('A');
    expect(t.discard('A')).toEqual(['Ghost', 'High Noon']);
    expect(t.question).toBe('play');
  },
);

scene(
  'High Noon as a dueling card does nothing',
  {
    card: 'High Noon',
    rulings: [5],
    rules: ['R8.2', 'R10.5'],
    A: { hand: ['Gunfighter', 'High Noon'], deck },
    bases: { Tortuga: ['B: Ghost', 'B: Deputy', 'A: Sheriff'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Ghost');
    t.pick('High Noon');
    expect(t.discard('A')).toEqual(['High Noon']);
    expect(t.discard('B')).toEqual(['Ghost']);
    // Its action play is left; the extra minion was not given.
    t.offers('pass');
  },
);

scene(
  'High Noon: the extra minion is optional',
  {
    card: 'High Noon',
    rulings: [6],
    A: { hand: ['High Noon', 'Mummy', 'Ghost'], deck },
    B: { deck },
    bases: { Tortuga: ['A: Sheriff', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('High Noon');
    t.pass();
    t.endTurn();
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost', 'Mummy']);
  },
);

scene(
  'High Noon outside Play Cards: the extra minion comes at once or not at all',
  {
    card: 'High Noon',
    rulings: [6],
    A: { hand: ['Ghost', 'High Noon'], deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Pharaoh', 'A: Pinkerton', 'B: Spirit', 'A: buried High Noon'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    t.pick('High Noon');
    t.pick('Pinkerton');
    t.pass();
    expect(t.purpose).toBe('extra minion');
    t.offers('Ghost');
    t.pick('Ghost');
    // Its own ability.
    t.pick();
    expect(t.vp('A')).toBe(2);
    expect(t.discard('A')).toEqual(['Ghost', 'High Noon', 'Pharaoh', 'Pinkerton']);
  },
);

// Quick Draw

scene(
  'Quick Draw outside a duel gives 2, and no more when the minion duels later',
  {
    card: 'Quick Draw',
    rulings: [1],
    A: { hand: ['Quick Draw'], deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Sheriff', 'B: Weed Eater +3'], Tortuga: ['A: Mummy'] },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.play('Quick Draw');
    t.offers('Sheriff', 'Mummy');
    t.pick('Sheriff');
    expect(t.power('Sheriff')).toBe(7);
    t.endTurn();
    // 7 against 8, although it duels now.
    t.pick('Weed Eater');
    expect(t.vp('B')).toBe(2);
    expect(t.vp('A')).toBe(0);
    expect(t.discard('A')).toEqual(['Quick Draw', 'Sheriff']);
  },
);

scene(
  'Quick Draw in a duel gives 4 to a duelist, also when the duel is over',
  {
    card: 'Quick Draw',
    rulings: [1],
    A: { hand: ['Gunfighter', 'Quick Draw'], deck },
    bases: { Tortuga: ['B: Weed Eater', 'A: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Weed Eater');
    t.pick('Quick Draw');
    t.pick('Gunfighter');
    expect(t.discard('B')).toEqual(['Weed Eater']);
    expect(t.power('Gunfighter')).toBe(7);
  },
);

scene(
  'Quick Draw in a duel gives 2 to a minion outside it',
  {
    card: 'Quick Draw',
    rulings: [2],
    A: { hand: ['Gunfighter', 'Quick Draw'], deck },
    bases: { Tortuga: ['B: Weed Eater'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Weed Eater');
    t.pick('Quick Draw');
    t.offers('Mummy', 'Gunfighter');
    t.pick('Mummy');
    expect(t.power('Mummy')).toBe(4);
    expect(t.discard('A')).toEqual(['Gunfighter', 'Quick Draw']);
  },
);

// Run 'Em Off

scene(
  'Run ’Em Off: the winner is stronger and its controller moves the loser',
  {
    card: "Run 'Em Off",
    rulings: [1, 4],
    A: { hand: ["Run 'Em Off"], deck },
    bases: { Tortuga: ['A: Sheriff', 'B: Spirit'], 'Jungle Oasis': [], 'The Mothership': ['A: Mummy'] },
  },
  (t) => {
    t.play("Run 'Em Off");
    expect(t.asked).toBe('A');
    expect(t.purpose).toBe('move to');
    t.offers('Jungle Oasis', 'The Mothership');
    expect(t.range).toEqual([1, 1]);
    t.pick('Jungle Oasis');
    expect(t.power('Sheriff')).toBe(8);
    expect(t.at('Jungle Oasis')).toEqual(['B: Spirit']);
    expect(t.power('Spirit')).toBe(3);
  },
);

scene(
  'Run ’Em Off: an opponent who wins makes the move, by your card',
  {
    card: "Run 'Em Off",
    rulings: [1, 3],
    A: { hand: ["Run 'Em Off"], deck },
    B: { deck },
    bases: {
      // Superiority of A stops others' cards, not A's own.
      Tortuga: ['A: Mummy', 'B: Spirit', 'A: Superiority'],
      'Jungle Oasis': [],
      'The Mothership': [],
    },
  },
  (t) => {
    t.play("Run 'Em Off");
    expect(t.asked).toBe('B');
    t.offers('Jungle Oasis', 'The Mothership');
    t.pick('The Mothership');
    expect(t.at('The Mothership')).toEqual(['A: Mummy']);
    expect(t.power('Spirit')).toBe(6);
  },
);

scene(
  'Run ’Em Off: after a tie each moves the other’s minion, in the order that the current player says',
  {
    card: "Run 'Em Off",
    rulings: [2],
    A: { hand: ["Run 'Em Off"], deck },
    B: { deck },
    bases: { Tortuga: ['A: Gunfighter', 'B: Spirit'], 'Jungle Oasis': [], 'The Mothership': [] },
  },
  (t) => {
    t.play("Run 'Em Off");
    expect(t.asked).toBe('A');
    expect(t.question).toBe('order');
    t.offers('Gunfighter', 'Spirit');
    t.pick('Gunfighter', 'Spirit');
    expect(t.asked).toBe('B');
    t.offers('Jungle Oasis', 'The Mothership');
    t.pick('The Mothership');
    expect(t.asked).toBe('A');
    t.pick('Jungle Oasis');
    expect(t.at('The Mothership')).toEqual(['A: Gunfighter']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Spirit']);
    expect(t.power('Gunfighter')).toBe(6);
    expect(t.power('Spirit')).toBe(6);
  },
);

scene(
  'Run ’Em Off: no result when the minions are parted; none as a dueling card',
  {
    card: "Run 'Em Off",
    rulings: [4, 5],
    A: { hand: ['Gunfighter', "Run 'Em Off"], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: { Tortuga: ['B: Ghost', 'B: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Ghost');
    t.pick("Run 'Em Off");
    t.pass();
    // It did nothing: neither a second duel nor power, and is discarded.
    expect(t.power('Gunfighter')).toBe(3);
    expect(t.discard('A')).toEqual(["Run 'Em Off"]);
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.at('Tortuga')).toEqual(['B: Mummy', 'A: Gunfighter']);
  },
);

scene(
  'Run ’Em Off: parted minions stay as they are',
  {
    card: "Run 'Em Off",
    rulings: [4],
    A: { hand: ["Run 'Em Off"], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: { Tortuga: ['A: Gunfighter', 'B: Ghost'], 'Jungle Oasis': [], 'The Mothership': [] },
  },
  (t) => {
    t.play("Run 'Em Off");
    t.pick('Bear Rides You');
    t.pick('Jungle Oasis');
    expect(t.power('Gunfighter')).toBe(3);
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
    expect(t.question).toBe('play');
  },
);

// Stagecoach

scene(
  'Stagecoach takes minions, actions on the base and buried cards, but not actions on minions',
  {
    card: 'Stagecoach',
    rulings: [1, 2],
    A: { hand: ['Stagecoach', 'Ghost'], deck },
    bases: {
      Tortuga: [
        'A: Spirit +1 [A: Incorporeal]',
        'A: Gold Strike',
        'A: buried Mummy',
        'A(B): Gunfighter',
        'B: Ghost',
        'B: Sleep Spores',
        'B(A): buried Mummy',
      ],
      'Star Portal': [],
      'Jungle Oasis': ['B: Mummy'],
    },
  },
  (t) => {
    t.play('Stagecoach');
    // The only base where A has something.
    t.offers('Spirit', 'Gold Strike', 'Mummy', 'Gunfighter');
    expect(t.range).toEqual([0, 2]);
    t.pick('Mummy', 'Gold Strike');
    t.offers('Star Portal', 'Jungle Oasis');
    t.pick('Star Portal');
    expect(t.at('Star Portal')).toEqual(['A: buried Mummy', 'A: Gold Strike']);
    // Neither played nor buried anew.
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Stagecoach moves minions together, with what is on them',
  {
    card: 'Stagecoach',
    rulings: [1, 3],
    A: { hand: ['Stagecoach'], deck },
    bases: {
      Tortuga: ['A: Spirit +1 [A: Incorporeal]', 'A: Mummy'],
      'Jungle Oasis': ['B: Cub Scout'],
    },
  },
  (t) => {
    t.play('Stagecoach');
    t.pick('Spirit', 'Mummy');
    // Both have arrived before the Cub Scout reacts to either.
    expect(t.question).toBe('next');
    expect(t.at('Jungle Oasis')).toEqual(['B: Cub Scout', 'A: Spirit +1 [A: Incorporeal]', 'A: Mummy']);
    t.pick('use Cub Scout');
    expect(t.at('Jungle Oasis')).toEqual(['B: Cub Scout', 'A: Spirit +1 [A: Incorporeal]']);
  },
);

scene(
  'Stagecoach: none is a number',
  {
    card: 'Stagecoach',
    rulings: [2],
    A: { hand: ['Stagecoach'], deck },
    bases: { Tortuga: ['A: Spirit'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Stagecoach');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Spirit']);
    expect(t.question).toBe('play');
  },
);

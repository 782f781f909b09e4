import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Baba Yaga

scene(
  'Baba Yaga turns another minion here into one off the top of its owner’s deck; the owner plays it and decides for it',
  {
    card: 'Baba Yaga',
    rulings: [1, 3, 4],
    A: { discard: ['Ghost'] },
    B: { deck: ['Insta-Grow', 'Blossom', 'Tsar Eagle', 'Tea Party'] },
    bases: {
      Tortuga: ['A: Baba Yaga', 'A(B): Hansel', 'B: Tiki', 'A: Rose Red'],
      'Jungle Oasis': ['B: Steam Man'],
    },
  },
  (t) => {
    t.use('Baba Yaga');
    t.offers('Hansel', 'Tiki', 'Rose Red');
    t.pick('Hansel');
    // Tsar Eagle was played by B, who owns Hansel, although A controlled him.
    expect(t.asked).toBe('B');
    t.offers('draw', 'place a minion');
    // The revealed cards are in no zone: neither in the deck nor in the discard pile.
    expect(t.deck('B')).toEqual(['Tea Party', 'Hansel']);
    expect(t.discard('B')).toEqual([]);
    t.pick('draw');
    expect(t.hand('B')).toEqual(['Tea Party']);
    expect(t.deck('B').toSorted()).toEqual(['Blossom', 'Hansel', 'Insta-Grow']);
    expect(t.at('Tortuga')).toEqual(['A: Baba Yaga', 'B: Tiki', 'A: Rose Red', 'B: Tsar Eagle']);
    expect(t.canUse('Baba Yaga')).toBe(false);
  },
);

scene(
  'Baba Yaga: at worst the very same minion comes back; the discard pile is left alone',
  {
    card: 'Baba Yaga',
    rulings: [3],
    B: { deck: [], discard: ['Steam Man'] },
    bases: { Tortuga: ['A: Baba Yaga', 'B: Hansel +2'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Baba Yaga');
    expect(t.at('Tortuga')).toEqual(['A: Baba Yaga', 'B: Hansel']);
    expect(t.discard('B')).toEqual(['Steam Man']);
    expect(t.deck('B')).toEqual([]);
  },
);

scene(
  'Baba Yaga: a minion that may not be played here is discarded, and nothing takes its place',
  {
    card: 'Baba Yaga',
    rulings: [2],
    B: { deck: ['Blossom', 'Ghost', 'Tiki', 'Steam Man'] },
    bases: { Tortuga: ['A: Baba Yaga', 'A: Overrun', 'B: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Baba Yaga');
    expect(t.at('Tortuga')).toEqual(['A: Baba Yaga', 'A: Overrun']);
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.deck('B').toSorted()).toEqual(['Blossom', 'Hansel', 'Steam Man', 'Tiki']);
  },
);

scene(
  'Baba Yaga: what is on the minion goes; The Frog Princess does not trigger, Bewitched moves on',
  {
    card: 'Baba Yaga',
    rulings: [5],
    B: { deck: ['Tiki'] },
    bases: {
      Tortuga: ['A: Baba Yaga', 'B: Hansel +3 [B: The Frog Princess, A: Bewitched]'],
      'Jungle Oasis': ['B: Steam Man'],
    },
  },
  (t) => {
    t.use('Baba Yaga');
    // Bewitched does so at once, before the new minion is there; its controller chooses.
    expect(t.asked).toBe('A');
    t.offers('Baba Yaga', 'Steam Man');
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Baba Yaga', 'B: Tiki']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Steam Man [A: Bewitched]']);
    expect(t.discard('B')).toEqual(['The Frog Princess']);
    expect(t.deck('B')).toEqual(['Hansel']);
  },
);

scene(
  'Baba Yaga needs another minion here; with one that is protected there is nothing to do',
  {
    card: 'Baba Yaga',
    rulings: [4],
    B: { deck: ['Tiki', 'Steam Man'] },
    bases: {
      Tortuga: ['A: Baba Yaga', 'B: Hansel [B: Incorporeal]'],
      'The Great Library': ['A: Baba Yaga'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.offers('pass');
    expect(t.whyNot('A', 'Baba Yaga @ Tortuga')).toBe('forbidden: Incorporeal');
    expect(t.whyNot('A', 'Baba Yaga @ The Great Library')).toBe('nothing to choose from');
  },
);

// Finist the Falcon

scene(
  'Finist the Falcon flies to a base that is about to score, on any player’s turn, with everything on it',
  {
    card: 'Finist the Falcon',
    rulings: [2, 4],
    turn: 'B',
    A: { hand: ['Finist the Falcon'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['B: General Ivan', 'B: Sir Squeezes', 'A: Steam Queen'],
      Tortuga: ['A: Finist the Falcon +3 [A: Incorporeal]'],
    },
    baseDeck: ['The Homeworld'],
  },
  (t) => {
    t.endTurn();
    // Only the one in play is asked, not the one in hand.
    expect(t.asked).toBe('A');
    t.offers('yes', 'no');
    t.pick('yes');
    // 5 + 4 + 3 against 11. It moved, so it is not asked a second time.
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(0);
    expect(t.discard('A')).toEqual(['Finist the Falcon', 'Incorporeal', 'Steam Queen']);
    expect(t.turn).toBe('A');
  },
);

scene(
  'Finist the Falcon leaves a base that is about to score; it scores all the same, though below its breakpoint',
  {
    card: 'Finist the Falcon',
    rulings: [2, 3, 4],
    A: { deck: ['Ghost', 'Spirit', 'Tiki', 'Haunting'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: Finist the Falcon +3 [A: Incorporeal]', 'B: Sir Squeezes'],
      Tortuga: ['A: Gold Strike'],
      'The Homeworld': [],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('yes');
    // One question: where it goes, or nowhere.
    t.offers('Tortuga', 'The Homeworld');
    expect(t.range).toEqual([0, 1]);
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Gold Strike', 'A: Finist the Falcon']);
    expect(t.discard('A')).toEqual(['Incorporeal']);
    // Others see a minion being played: Gold Strike draws.
    expect(t.hand('A')).toEqual(['Ghost']);
    // It is a new card now, without what was on it, and could fly again.
    expect(t.asked).toBe('A');
    t.offers('yes', 'no');
    t.pick('no');
    expect(t.vp('B')).toBe(2);
    expect(t.at('Tortuga')).toEqual(['A: Gold Strike', 'A: Finist the Falcon']);
  },
);

scene(
  'Finist the Falcon, played again, is a new card and may use its ability again in the same scoring, but only once',
  {
    card: 'Finist the Falcon',
    rulings: [1],
    rules: ['R10.27', 'R10.11'],
    A: { deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Finist the Falcon', 'A: Steam Man', 'B: General Ivan'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('yes');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Finist the Falcon']);
    t.offers('yes', 'no');
    t.pick('yes');
    // Back at the scoring base, 7 against 6, and not asked a third time.
    expect(t.vp('A')).toBe(2);
    expect(t.discard('A')).toEqual(['Finist the Falcon', 'Steam Man']);
    expect(t.turn).toBe('B');
  },
);

scene(
  'Finist the Falcon is asked for each base that scores',
  {
    card: 'Finist the Falcon',
    rulings: [1],
    A: { deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: General Ivan', 'A: Steam Queen', 'A: Toad', 'A: Tiki'],
      'The Central Brain': ['B: General Ivan', 'B: Steam Queen', 'B: Baba Yaga'],
      Tortuga: ['A: Finist the Falcon'],
    },
    baseDeck: ['The Mothership', 'The Homeworld'],
  },
  (t) => {
    t.endTurn();
    t.pick('Jungle Oasis');
    t.pick('no');
    expect(t.vp('A')).toBe(2);
    t.offers('yes', 'no');
    t.pick('no');
    expect(t.vp('B')).toBe(4);
  },
);

scene(
  'Finist the Falcon of another owner returns to that owner’s hand, and you cannot play it',
  {
    card: 'Finist the Falcon',
    rulings: [4],
    A: { deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A(B): Finist the Falcon', 'A: Steam Man', 'B: General Ivan'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.hand('B')).toEqual(['Finist the Falcon']);
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.vp('B')).toBe(2);
  },
);

scene(
  'Finist the Falcon may stay in hand, like every extra minion',
  {
    card: 'Finist the Falcon',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Finist the Falcon', 'A: Steam Man', 'B: General Ivan'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('yes');
    t.pick();
    expect(t.hand('A')).toEqual(['Finist the Falcon', 'Ghost', 'Ghost']);
    expect(t.turn).toBe('B');
  },
);

scene(
  'Finist the Falcon in the 2013 edition flies in turn order, and again once it has been played again',
  {
    card: 'Finist the Falcon',
    rulings: [1, 2],
    rules: ['R10.27', 'R10.11'],
    edition: 'awesome-level-9000',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: Finist the Falcon', 'A: Steam Man', 'B: General Ivan'],
      Tortuga: ['B: Finist the Falcon'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.offers('use Finist the Falcon', 'pass');
    // Whoever uses it is not asked again whether to.
    t.pick('use Finist the Falcon');
    t.offers('Tortuga');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Finist the Falcon', 'A: Finist the Falcon']);
    // The new one waits until it is A's turn again (R10.27).
    expect(t.asked).toBe('B');
    t.pick('use Finist the Falcon');
    expect(t.asked).toBe('A');
    t.pick('use Finist the Falcon');
    // 3 + 4 against 6 + 4.
    expect(t.vp('A')).toBe(0);
    expect(t.vp('B')).toBe(2);
    expect(t.turn).toBe('B');
  },
);

// The Birch Woman

scene(
  'The Birch Woman, destroyed, looks for The Birch in the deck and plays her at any base',
  {
    card: 'The Birch Woman',
    rules: ['R10.6'],
    rulings: [1, 2, 3],
    turn: 'B',
    A: { deck: ['Ghost', 'Spirit', 'The Birch', 'Tiki', 'Haunting'], discard: ['Steam Man'] },
    B: { hand: ['Big Bad Wolf'] },
    bases: { Tortuga: ['A: The Birch Woman'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Big Bad Wolf', 'Tortuga');
    t.pick('The Birch Woman');
    expect(t.asked).toBe('A');
    t.offers('yes', 'no');
    t.pick('yes');
    t.offers('deck', 'discard pile');
    t.pick('deck');
    t.offers('The Birch');
    t.pick('The Birch');
    t.offers('put into hand', 'play');
    t.pick('play');
    // Now, on B's turn, and not later.
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: The Birch']);
    // A searched deck is shuffled.
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Haunting', 'Spirit', 'Tiki']);
    expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Tiki', 'Haunting']);
  },
);

scene(
  'The Birch Woman, discarded after scoring: neither the scored base nor the next one is a place for The Birch',
  {
    card: 'The Birch Woman',
    rulings: [1, 2],
    A: { hand: ['The Birch'], deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: The Birch Woman', 'A: General Ivan', 'A: Steam Man'],
      Tortuga: [],
      'The Homeworld': [],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('yes');
    t.offers('The Birch');
    t.pick('The Birch');
    t.pick('play');
    t.offers('Tortuga', 'The Homeworld');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: The Birch']);
    expect(t.bases).toEqual(['The Mothership', 'Tortuga', 'The Homeworld']);
  },
);

scene(
  'The Birch Woman: whoever controlled her looks for The Birch',
  {
    card: 'The Birch Woman',
    rulings: [3],
    A: { hand: ['Big Bad Wolf'], discard: ['The Birch'] },
    B: { discard: ['The Birch', 'Ghost'], deck: ['Ghost'] },
    bases: { Tortuga: ['B(A): The Birch Woman'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Big Bad Wolf', 'Tortuga');
    t.pick('The Birch Woman');
    expect(t.asked).toBe('B');
    t.pick('yes');
    t.pick('discard pile');
    t.offers('The Birch');
    t.pick('The Birch');
    t.pick('put into hand');
    expect(t.hand('B')).toEqual(['The Birch']);
    expect(t.discard('A')).toEqual(['The Birch', 'The Birch Woman']);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'The Birch Woman: nothing found, the deck is shuffled, the discard pile can still be looked through',
  {
    card: 'The Birch Woman',
    rulings: [3],
    A: {
      hand: ['Yokai Attack!'],
      deck: ['Ghost', 'Spirit', 'Tiki', 'Haunting', 'Hansel', 'Gretel'],
      discard: ['The Birch'],
    },
    bases: { Tortuga: ['A: The Birch Woman'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('yes');
    t.pick('deck');
    expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Tiki', 'Haunting', 'Hansel', 'Gretel']);
    t.offers('The Birch');
    t.pick();
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['The Birch', 'The Birch Woman', 'Yokai Attack!']);
  },
);

scene(
  'The Birch Woman does nothing if she goes elsewhere, and may be ignored',
  {
    card: 'The Birch Woman',
    rulings: [1],
    A: { hand: ['Big Bad Wolf', 'The Birch'] },
    bases: { 'Tar Pits': ['A: The Birch Woman'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Big Bad Wolf', 'Tar Pits');
    t.pick('The Birch Woman');
    expect(t.deck('A')).toEqual(['The Birch Woman']);
    t.offers('pass');
  },
);

// The Gray Wolf

scene(
  'The Gray Wolf goes on the deck; a minion is played here at once and gets a counter after its own ability',
  {
    card: 'The Gray Wolf',
    rulings: [1, 2],
    A: { hand: ['Ronin', 'Tiki', 'Insta-Grow'], deck: ['Ghost'] },
    bases: {
      Tortuga: ['A: The Gray Wolf +2 [A: Incorporeal]', 'B: Hansel'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.use('The Gray Wolf');
    expect(t.deck('A')).toEqual(['The Gray Wolf', 'Ghost']);
    expect(t.discard('A')).toEqual(['Incorporeal']);
    t.offers('Ronin', 'Tiki');
    t.pick('Ronin');
    // One from Ronin himself, one from the Wolf; nobody was asked where.
    expect(t.at('Tortuga')).toEqual(['B: Hansel', 'A: Ronin +2']);
    // It was extra: the free minion is still there.
    expect(t.canPlay('Tiki')).toBe(true);
  },
);

scene(
  'The Gray Wolf: the extra minion cannot be saved, and without one there is nothing more',
  {
    card: 'The Gray Wolf',
    rulings: [1],
    A: { hand: ['Tiki', 'Steam Man'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: The Gray Wolf'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tiki', 'Jungle Oasis');
    t.use('The Gray Wolf');
    t.pick();
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.deck('A')).toEqual(['The Gray Wolf', 'Ghost']);
  },
);

scene(
  'The Gray Wolf of another owner goes on that owner’s deck, and you play the minion',
  {
    card: 'The Gray Wolf',
    rulings: [1],
    A: { hand: ['Tiki'], deck: ['Ghost'] },
    B: { deck: ['Spirit'] },
    bases: { Tortuga: ['A(B): The Gray Wolf'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Gray Wolf');
    t.pick('Tiki');
    expect(t.deck('B')).toEqual(['The Gray Wolf', 'Spirit']);
    expect(t.at('Tortuga')).toEqual(['A: Tiki +1']);
  },
);

// Foolish Magician

scene(
  'Foolish Magician draws three and puts three back, split and ordered at will, unseen',
  {
    card: 'Foolish Magician',
    rulings: [1],
    A: {
      hand: ['Foolish Magician', 'Insta-Grow', 'Blossom'],
      deck: ['Ghost', 'Spirit', 'Haunting', 'Tiki', 'Hansel'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Foolish Magician', 'Tortuga');
    t.offers('Insta-Grow', 'Blossom', 'Ghost', 'Spirit', 'Haunting');
    expect(t.range).toEqual([3, 3]);
    t.pick('Insta-Grow', 'Ghost', 'Spirit');
    expect(t.purpose).toBe('to the bottom');
    t.offers('Insta-Grow', 'Ghost', 'Spirit');
    t.pick('Ghost');
    expect(t.purpose).toBe('to the top');
    t.offers('Insta-Grow', 'Spirit');
    t.pick('Insta-Grow', 'Spirit');
    // The last one named lies outermost.
    expect(t.deck('A')).toEqual(['Spirit', 'Insta-Grow', 'Tiki', 'Hansel', 'Ghost']);
    expect(t.hand('A')).toEqual(['Blossom', 'Haunting']);
    expect(t.seenBy('B', 'A')).toEqual(['?', '?']);
  },
);

scene(
  'Foolish Magician with fewer than three cards puts them all back; it is not optional',
  {
    card: 'Foolish Magician',
    rulings: [1],
    A: { hand: ['Foolish Magician'], deck: ['Ghost', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Foolish Magician', 'Tortuga');
    expect(t.purpose).toBe('to the bottom');
    t.pick('Ghost', 'Spirit');
    t.pick('Spirit', 'Ghost');
    expect(t.deck('A')).toEqual(['Spirit', 'Ghost']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Foolish Magician may put back cards that you do not own, and they stay in your deck',
  {
    card: 'Foolish Magician',
    rulings: [2],
    A: { hand: ['Shield Maiden', 'Ghostly Arrival', 'Foolish Magician'], deck: ['Ghost', 'Spirit', 'Tiki'] },
    B: { deck: ['Hansel', 'Gretel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Shield Maiden', 'Tortuga');
    expect(t.hand('A')).toEqual(['Foolish Magician', 'Hansel']);
    t.play('Foolish Magician', 'Tortuga');
    t.pick('Hansel', 'Ghost', 'Spirit');
    t.pick();
    t.pick('Ghost', 'Spirit', 'Hansel');
    expect(t.deck('A')).toEqual(['Hansel', 'Spirit', 'Ghost']);
    expect(t.deck('B')).toEqual(['Gretel']);
    // B has seen Hansel go to A's hand, but does not know whether it is still there.
    expect(t.seenBy('B', 'A')).toEqual(['?']);
  },
);

// The Birch

scene(
  'The Birch may be destroyed at the start of your turn for The Birch Woman, played where The Birch was',
  {
    card: 'The Birch',
    rulings: [2],
    from: 'start of turn',
    A: { deck: ['Ghost', 'The Birch Woman', 'Spirit', 'Tiki'] },
    bases: { Tortuga: ['A: The Birch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('yes', 'no');
    t.pick('yes');
    t.pick('deck');
    t.pick('The Birch Woman');
    t.pick('play');
    expect(t.at('Tortuga')).toEqual(['A: The Birch Woman']);
    expect(t.discard('A')).toEqual(['The Birch']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Spirit', 'Tiki']);
    expect(t.phase).toBe('play');
  },
);

scene(
  'The Birch: The Birch Woman may come from the hand, or be taken into it; she cannot be saved for the turn',
  {
    card: 'The Birch',
    rulings: [2],
    from: 'start of turn',
    A: { hand: ['The Birch Woman', 'Tiki'], discard: ['The Birch Woman'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: The Birch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('yes');
    // First the hand, then the others.
    t.offers('The Birch Woman');
    t.pick();
    t.pick('discard pile');
    t.pick('The Birch Woman');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(['The Birch Woman', 'The Birch Woman', 'Tiki']);
    t.play('Tiki', 'Tortuga');
    // The free minion is gone, and no extra was kept.
    t.offers('pass');
  },
);

scene(
  'The Birch: only her own ability’s destruction counts',
  {
    card: 'The Birch',
    rulings: [1],
    A: { hand: ['Big Bad Wolf'], deck: ['The Birch Woman'] },
    bases: { Tortuga: ['A: The Birch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Big Bad Wolf', 'Tortuga');
    t.pick('The Birch');
    expect(t.discard('A')).toEqual(['The Birch']);
    t.offers('pass');
  },
);

scene(
  'The Birch that is saved from destruction is not destroyed: no search',
  {
    card: 'The Birch',
    rulings: [1],
    from: 'start of turn',
    A: { deck: ['The Birch Woman'] },
    bases: { Tortuga: ['A: The Birch', 'A: Escape Hatch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('yes');
    expect(t.hand('A')).toEqual(['The Birch']);
    expect(t.phase).toBe('play');
    expect(t.deck('A')).toEqual(['The Birch Woman']);
  },
);

// Tsar Eagle

scene(
  'Tsar Eagle puts a minion from any other player’s discard pile on that player’s deck',
  {
    card: 'Tsar Eagle',
    rulings: [1],
    players: 3,
    A: { hand: ['Tsar Eagle'], discard: ['Ghost'], deck: ['Tiki'] },
    B: { discard: ['Hansel', 'Blossom'], deck: ['Spirit'] },
    C: { discard: ['Gretel'], deck: ['Steam Man'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tsar Eagle', 'Tortuga');
    t.pick('place a minion');
    t.offers('Hansel', 'Gretel');
    t.pick('Gretel');
    expect(t.deck('C')).toEqual(['Gretel', 'Steam Man']);
    expect(t.discard('C')).toEqual([]);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Tsar Eagle: without a minion in another discard pile there is only the draw',
  {
    card: 'Tsar Eagle',
    rulings: [1],
    A: { hand: ['Tsar Eagle'], discard: ['Ghost'], deck: ['Tiki'] },
    B: { discard: ['Blossom'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tsar Eagle', 'Tortuga');
    expect(t.hand('A')).toEqual(['Tiki']);
    t.offers('pass');
  },
);

// Toad

scene(
  'Toad goes to another player, and another minion of that player here is shuffled away; you choose both',
  {
    card: 'Toad',
    rulings: [1, 2, 3],
    players: 3,
    A: { hand: ['Toad'] },
    B: { deck: ['Ghost'] },
    C: { deck: ['Spirit'] },
    bases: {
      Tortuga: ['B(C): Hansel', 'B: Tiki', 'C: Steam Man'],
      'Jungle Oasis': ['B: Gretel'],
    },
  },
  (t) => {
    t.play('Toad', 'Tortuga');
    t.offers('B', 'C');
    t.pick('B');
    expect(t.asked).toBe('A');
    t.offers('Hansel', 'Tiki');
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['B: Tiki', 'C: Steam Man', 'B(A): Toad']);
    expect(t.deck('C').toSorted()).toEqual(['Hansel', 'Spirit']);
    // Its power is 0, and counts as that: B's minion, with nothing to add.
    expect(t.power('Toad')).toBe(0);
    expect(t.total('B', 'Tortuga')).toBe(3);
    expect(t.total('A', 'Tortuga')).toBe(0);
  },
);

scene(
  'Toad may go to a player who has nothing else here, or stay',
  {
    card: 'Toad',
    rulings: [1],
    players: 3,
    A: { hand: ['Toad', 'Toad', 'Insta-Grow'] },
    bases: { Tortuga: ['B: Tiki'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Toad', 'Tortuga');
    t.pick('C');
    expect(t.at('Tortuga')).toEqual(['B: Tiki', 'C(A): Toad']);
    t.play('Toad', 'Tortuga');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Tiki', 'C(A): Toad', 'A: Toad']);
  },
);

scene(
  'Toad counts as a minion of its new controller and goes back to its owner’s zones; with counters it gives power',
  {
    card: 'Toad',
    rulings: [2, 3],
    B: { hand: ['Big Bad Wolf'] },
    turn: 'B',
    bases: { Tortuga: ['B(A): Toad +2 [A: Bewitched]'], 'Jungle Oasis': ['A: Tiki'] },
  },
  (t) => {
    expect(t.total('B', 'Tortuga')).toBe(4);
    t.play('Big Bad Wolf', 'Tortuga');
    t.pick('Toad');
    expect(t.asked).toBe('A');
    t.pick('Tiki');
    expect(t.discard('A')).toEqual(['Toad']);
    expect(t.discard('B')).toEqual([]);
  },
);

scene(
  'Toad alone is enough to take part in scoring',
  {
    card: 'Toad',
    rulings: [2, 3],
    A: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: General Ivan', 'A: Steam Queen', 'A: Baba Yaga', 'A: Sir Squeezes', 'B(A): Toad'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    expect(t.vp('A')).toBe(4);
    expect(t.vp('B')).toBe(3);
  },
);

// Bewitched

scene(
  'Bewitched goes on any minion, and its controller finds it another one at once when that leaves play',
  {
    card: 'Bewitched',
    rulings: [1],
    rules: ['R10.12'],
    A: { hand: ['Bewitched'] },
    B: { hand: ['Yokai Attack!', 'Ronin'] },
    bases: { Tortuga: ['B: Hansel'], 'Jungle Oasis': ['A: Tiki', 'B: Steam Man'] },
  },
  (t) => {
    t.play('Bewitched', 'Hansel');
    expect(t.power('Hansel')).toBe(4);
    t.endTurn();
    t.play('Yokai Attack!');
    t.pick('Hansel');
    // In the middle of Yokai Attack!, before anything else; not optional.
    expect(t.asked).toBe('A');
    t.offers('Tiki', 'Steam Man');
    expect(t.range).toEqual([1, 1]);
    t.pick('Steam Man');
    expect(t.at('Jungle Oasis')).toEqual(['A: Tiki', 'B: Steam Man [A: Bewitched]']);
    expect(t.power('Steam Man')).toBe(5);
    expect(t.asked).toBe('B');
    expect(t.canPlay('Ronin')).toBe(true);
  },
);

scene(
  'Bewitched without another minion in play is discarded',
  {
    card: 'Bewitched',
    rulings: [2],
    A: { hand: ['Yokai Attack!'] },
    bases: { Tortuga: ['A: Hansel [B: Bewitched]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('B')).toEqual(['Bewitched']);
  },
);

scene(
  'Bewitched leaves a base that is cleared after scoring; those who leave with its minion are no place for it',
  {
    card: 'Bewitched',
    rulings: [2],
    A: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: General Ivan [A: Bewitched]', 'A: Steam Queen', 'B: Tiki'],
      Tortuga: ['B: Hansel', 'A: Gretel'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.offers('Hansel', 'Gretel');
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['B: Hansel [A: Bewitched]', 'A: Gretel']);
    expect(t.discard('A')).toEqual(['General Ivan', 'Steam Queen']);
  },
);

scene(
  'Bewitched is discarded after scoring if no minion is left elsewhere',
  {
    card: 'Bewitched',
    rulings: [2],
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan [A: Bewitched]', 'A: Steam Queen', 'B: Tiki'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    expect(t.discard('A')).toEqual(['Bewitched', 'General Ivan', 'Steam Queen']);
    expect(t.turn).toBe('B');
  },
);

scene(
  'Bewitched stays on a minion that moves',
  {
    card: 'Bewitched',
    rulings: [3],
    A: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Hansel [B: Bewitched]'], 'Jungle Oasis': ['B: Tiki [B: Bewitched]'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['B: Tiki [B: Bewitched]', 'A: Hansel [B: Bewitched]']);
  },
);

scene(
  'Bewitched stays when control changes',
  {
    card: 'Bewitched',
    rulings: [3],
    A: { hand: ['Make Contact'] },
    bases: { Tortuga: ['B: Tiki [B: Bewitched]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    // 3, +2 for having an action on it, +2.
    expect(t.at('Tortuga')).toEqual(['A(B): Tiki [B: Bewitched, A: Make Contact]']);
    expect(t.power('Tiki')).toBe(7);
  },
);

scene(
  'Bewitched finds no hold on a minion that is protected from its controller, and is discarded',
  {
    card: 'Bewitched',
    rulings: [1],
    A: { hand: ['Yokai Attack!'] },
    bases: { Tortuga: ['A: Hansel [B: Bewitched]'], 'Jungle Oasis': ['A: Tiki [A: Incorporeal]'] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Hansel');
    expect(t.at('Jungle Oasis')).toEqual(['A: Tiki [A: Incorporeal]']);
    expect(t.discard('B')).toEqual(['Bewitched']);
  },
);

scene(
  'Bewitched, current: the same, whenever its minion leaves play',
  {
    card: 'Bewitched',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Transformation'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: Hansel [A: Bewitched]', 'B: Tiki'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['B: Tiki [A: Bewitched]', 'A: Ghost']);
    t.offers('pass');
  },
);

scene(
  'Bewitched, cancelled, falls off like any action',
  {
    card: 'Bewitched',
    printing: 'current',
    rulings: [1],
    A: { hand: ['Bear Rides You', 'Big Bad Wolf'] },
    bases: { Tortuga: ['A: Hansel'], 'Jungle Oasis': ['A: Steam Man [B: Bewitched]'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Hansel');
    t.pick('Bewitched');
    expect(t.power('Steam Man')).toBe(3);
    t.play('Big Bad Wolf', 'Jungle Oasis');
    t.pick('Steam Man');
    expect(t.at('Jungle Oasis')).toEqual(['A: Hansel', 'A: Big Bad Wolf']);
    expect(t.discard('B')).toEqual(['Bewitched']);
  },
);

// Fetch I Know Not What

scene(
  'Fetch I Know Not What reveals until there are two actions and takes none, one or both',
  {
    card: 'Fetch I Know Not What',
    rulings: [1],
    A: {
      hand: ['Fetch I Know Not What'],
      deck: ['Ghost', 'Blossom', 'Spirit', 'Insta-Grow', 'Tea Party', 'Tiki'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Fetch I Know Not What');
    t.offers('Blossom', 'Insta-Grow');
    expect(t.range).toEqual([0, 2]);
    t.pick('Blossom');
    expect(t.hand('A')).toEqual(['Blossom']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Insta-Grow', 'Spirit', 'Tea Party', 'Tiki']);
    expect(t.seenBy('B', 'A')).toEqual(['Blossom']);
  },
);

scene(
  'Fetch I Know Not What: both, and nothing else revealed, so nothing to shuffle in',
  {
    card: 'Fetch I Know Not What',
    rulings: [1],
    A: {
      hand: ['Fetch I Know Not What'],
      deck: ['Blossom', 'Insta-Grow', 'Ghost', 'Spirit', 'Tiki', 'Hansel'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Fetch I Know Not What');
    t.pick('Blossom', 'Insta-Grow');
    expect(t.hand('A')).toEqual(['Blossom', 'Insta-Grow']);
    expect(t.deck('A')).toEqual(['Ghost', 'Spirit', 'Tiki', 'Hansel']);
  },
);

scene(
  'Fetch I Know Not What: an empty deck is made anew first',
  {
    card: 'Fetch I Know Not What',
    rulings: [1],
    rules: ['R9.14'],
    A: { hand: ['Fetch I Know Not What'], deck: [], discard: ['Ghost', 'Tea Party', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Fetch I Know Not What');
    // It is itself not in the discard pile yet, so there is only one action.
    t.offers('Tea Party');
    t.pick('Tea Party');
    expect(t.hand('A')).toEqual(['Tea Party']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Spirit']);
    expect(t.discard('A')).toEqual(['Fetch I Know Not What']);
  },
);

scene(
  'Fetch I Know Not What: a deck that runs out is not renewed on the way',
  {
    card: 'Fetch I Know Not What',
    rulings: [1],
    rules: ['R9.14'],
    A: { hand: ['Fetch I Know Not What'], deck: ['Ghost', 'Tea Party'], discard: ['Blossom', 'Insta-Grow'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Fetch I Know Not What');
    t.offers('Tea Party');
    t.pick();
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Tea Party']);
    expect(t.discard('A')).toEqual(['Blossom', 'Fetch I Know Not What', 'Insta-Grow']);
  },
);

scene(
  'Fetch I Know Not What: an action of another owner goes to that owner’s hand if you take it',
  {
    card: 'Fetch I Know Not What',
    rulings: [2],
    A: {
      hand: ['Shield Maiden', 'Ghostly Arrival', 'Huscarl', 'Fetch I Know Not What'],
      deck: ['Tiki', 'Tribute', 'Granny'],
    },
    B: { deck: ['Blossom', 'Gretel'] },
    bases: { Tortuga: ['A: Huscarl'], 'Jungle Oasis': [] },
  },
  (t) => {
    // B's Blossom gets into A's hand, and from there, unseen, onto A's deck.
    t.play('Shield Maiden', 'Tortuga');
    t.use('Huscarl');
    t.pick('Blossom');
    expect(t.deck('A')).toEqual(['Blossom', 'Tiki', 'Tribute', 'Granny']);
    t.play('Ghostly Arrival');
    t.play('Fetch I Know Not What');
    t.offers('Blossom', 'Tribute');
    t.pick('Blossom');
    expect(t.hand('A')).toEqual(['Huscarl']);
    expect(t.hand('B')).toEqual(['Blossom']);
    expect(t.deck('A').toSorted()).toEqual(['Granny', 'Tiki', 'Tribute']);
  },
);

// Go I Know Not Whither

scene(
  'Go I Know Not Whither: of each other player at a base, one minion picked at random is shuffled into its owner’s deck',
  {
    card: 'Go I Know Not Whither',
    rulings: [1],
    players: 3,
    A: { hand: ['Go I Know Not Whither'] },
    B: { deck: ['Ghost', 'Spirit'] },
    C: { deck: ['Ghost', 'Spirit'] },
    bases: {
      Tortuga: ['A: Steam Man', 'B(C): Hansel', 'C: Tiki', 'C: Tiki'],
      'Jungle Oasis': ['B: Gretel'],
    },
  },
  (t) => {
    t.play('Go I Know Not Whither');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man', 'C: Tiki']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Gretel']);
    expect(t.deck('C').toSorted()).toEqual(['Ghost', 'Hansel', 'Spirit', 'Tiki']);
    expect(t.deck('B')).toEqual(['Ghost', 'Spirit']);
  },
);

scene(
  'Go I Know Not Whither is random: with another seed another minion goes',
  {
    card: 'Go I Know Not Whither',
    rulings: [1],
    seed: 1,
    A: { hand: ['Go I Know Not Whither'] },
    bases: { Tortuga: ['B: Hansel', 'B: Tiki', 'B: Steam Man'] },
  },
  (t) => {
    t.play('Go I Know Not Whither');
    expect(t.at('Tortuga')).toEqual(['B: Tiki', 'B: Steam Man']);
  },
);

scene(
  'Go I Know Not Whither with that other seed',
  {
    card: 'Go I Know Not Whither',
    rulings: [1],
    seed: 3,
    A: { hand: ['Go I Know Not Whither'] },
    bases: { Tortuga: ['B: Hansel', 'B: Tiki', 'B: Steam Man'] },
  },
  (t) => {
    t.play('Go I Know Not Whither');
    expect(t.at('Tortuga')).toEqual(['B: Hansel', 'B: Tiki']);
  },
);

scene(
  'Go I Know Not Whither: a minion that is immune stays, and no other is picked instead',
  {
    card: 'Go I Know Not Whither',
    rulings: [1],
    seed: 1,
    A: { hand: ['Go I Know Not Whither'] },
    B: { hand: ['Ghost'], deck: ['Ghost', 'Spirit', 'Tiki', 'Gretel', 'Blossom'] },
    bases: { Tortuga: ['B: Haunting', 'B: Tiki', 'B: Steam Man'] },
  },
  (t) => {
    // With this seed it is the first one, as in the scene above.
    t.play('Go I Know Not Whither');
    expect(t.at('Tortuga')).toEqual(['B: Haunting', 'B: Tiki', 'B: Steam Man']);
    expect(t.deck('B')).toEqual(['Ghost', 'Spirit', 'Tiki', 'Gretel', 'Blossom']);
  },
);

// Go See My Sister

scene(
  'Go See My Sister: a card for each of your minions that you play or move here, one by one',
  {
    card: 'Go See My Sister',
    rulings: [1],
    A: {
      hand: ['Tiki', 'Breadcrumbs'],
      deck: ['Ghost', 'Spirit', 'Haunting', 'Blossom', 'Insta-Grow'],
    },
    bases: {
      Tortuga: ['A: Go See My Sister'],
      'Jungle Oasis': ['A: Hansel', 'A: Steam Man'],
    },
  },
  (t) => {
    t.play('Tiki', 'Tortuga');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Breadcrumbs', 'Ghost']);
    t.play('Breadcrumbs');
    t.pick('Jungle Oasis');
    t.pick('Hansel', 'Steam Man');
    t.pick('yes');
    t.pick('no');
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit']);
  },
);

scene(
  'Go See My Sister: minions that others play here, or that others move here, do not count',
  {
    card: 'Go See My Sister',
    rulings: [1],
    turn: 'B',
    A: { deck: ['Ghost'] },
    B: { hand: ['Tiki', 'It Belongs in a Museum', 'Ghostly Arrival', 'Bear Cavalry'] },
    bases: { Tortuga: ['A: Go See My Sister', 'B: Steam Man'], 'Jungle Oasis': ['A: Hansel'] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Tiki', 'Tortuga');
    t.play('It Belongs in a Museum');
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Go See My Sister', 'B: Tiki', 'A: Hansel']);
    expect(t.hand('A')).toEqual([]);
    expect(t.asked).toBe('B');
  },
);

scene(
  'Go See My Sister: another player’s minion that you move here is not yours',
  {
    card: 'Go See My Sister',
    rulings: [1],
    A: { hand: ['It Belongs in a Museum'], deck: ['Ghost', 'Spirit'] },
    bases: {
      Tortuga: ['A: Go See My Sister', 'A: Steam Man'],
      'Jungle Oasis': ['B: Hansel'],
      'The Homeworld': ['A: Gretel'],
    },
  },
  (t) => {
    t.play('It Belongs in a Museum');
    t.pick('Steam Man');
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['A: Go See My Sister', 'B: Hansel']);
    expect(t.hand('A')).toEqual([]);
    t.offers('pass');
  },
);

// Mass Transformation

scene(
  'Mass Transformation: all players put their hands under their decks, in an order of their own, and draw as many',
  {
    card: 'Mass Transformation',
    rulings: [1, 2],
    A: { hand: ['Mass Transformation', 'Ghost', 'Spirit'], deck: ['Tiki'], discard: ['Blossom'] },
    B: { hand: ['Hansel', 'Gretel', 'Insta-Grow'], deck: ['Steam Man', 'Ronin', 'Bushi', 'Toad'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mass Transformation');
    expect(t.asked).toBe('A');
    t.offers('Ghost', 'Spirit');
    t.pick('Ghost', 'Spirit');
    // The deck holds enough even so; the card itself counted for nothing.
    expect(t.hand('A')).toEqual(['Ghost', 'Tiki']);
    expect(t.deck('A')).toEqual(['Spirit']);
    expect(t.asked).toBe('B');
    t.pick('Insta-Grow', 'Gretel', 'Hansel');
    expect(t.hand('B')).toEqual(['Bushi', 'Ronin', 'Steam Man']);
    expect(t.deck('B')).toEqual(['Toad', 'Insta-Grow', 'Gretel', 'Hansel']);
    // Nothing was discarded.
    expect(t.discard('A')).toEqual(['Blossom', 'Mass Transformation']);
    expect(t.discard('B')).toEqual([]);
  },
);

scene(
  'Mass Transformation: cards of other owners go unseen to the deck of whoever held them',
  {
    card: 'Mass Transformation',
    rulings: [2],
    A: { hand: ['Shield Maiden', 'Mass Transformation'], deck: ['Tiki', 'Ghost'] },
    B: { deck: ['Hansel', 'Gretel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Tortuga');
    expect(t.hand('A')).toEqual(['Hansel', 'Mass Transformation']);
    t.play('Mass Transformation');
    expect(t.hand('A')).toEqual(['Tiki']);
    expect(t.deck('A')).toEqual(['Ghost', 'Hansel']);
    expect(t.deck('B')).toEqual(['Gretel']);
  },
);

// The Frog Princess

scene(
  'The Frog Princess sends her minion away, and the one off the top of your deck gets her after it has resolved',
  {
    card: 'The Frog Princess',
    rulings: [1, 5],
    A: { hand: ['The Frog Princess', 'Ghost'], deck: ['Blossom', 'Ghost', 'Spirit', 'Tiki'] },
    bases: { Tortuga: ['A: Hansel +2', 'B: Steam Man'], 'Jungle Oasis': ['A: Gretel'] },
  },
  (t) => {
    t.play('The Frog Princess');
    t.offers('Hansel', 'Gretel');
    t.pick('Hansel');
    t.use('The Frog Princess');
    // The new Ghost resolves first: you may discard a card. Meanwhile Blossom is nowhere, and she is on no minion.
    t.offers('Ghost');
    expect(t.deck('A')).toEqual(['Spirit', 'Tiki', 'Hansel']);
    expect(t.discard('A')).toEqual([]);
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Steam Man', 'A: Ghost [A: The Frog Princess]']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Hansel', 'Spirit', 'Tiki']);
    // Her talent stays used this turn.
    expect(t.canUse('The Frog Princess')).toBe(false);
  },
);

scene(
  'The Frog Princess: a minion that may not be played here is discarded, and she with it',
  {
    card: 'The Frog Princess',
    rulings: [2, 4],
    A: { deck: ['Blossom', 'Ghost', 'Spirit', 'Tiki'] },
    bases: { Tortuga: ['A: Hansel [A: The Frog Princess]', 'B: Overrun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Frog Princess');
    expect(t.at('Tortuga')).toEqual(['B: Overrun']);
    expect(t.discard('A')).toEqual(['Ghost', 'The Frog Princess']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Hansel', 'Spirit', 'Tiki']);
  },
);

scene(
  'The Frog Princess is discarded, without effect, when Transformation replaces her minion',
  {
    card: 'The Frog Princess',
    rulings: [3],
    A: { hand: ['Transformation'], deck: ['Blossom', 'Tiki', 'Steam Man'] },
    bases: { Tortuga: ['A: Hansel [A: The Frog Princess]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    expect(t.at('Tortuga')).toEqual(['A: Tiki']);
    expect(t.discard('A')).toEqual(['The Frog Princess', 'Transformation']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Hansel', 'Steam Man']);
  },
);

scene(
  'The Frog Princess on a minion that you do not own: your deck may have no minion, and then she is discarded',
  {
    card: 'The Frog Princess',
    rulings: [4],
    A: { deck: ['Blossom', 'Insta-Grow'], discard: ['Ghost'] },
    B: { deck: ['Tiki'] },
    bases: { Tortuga: ['A(B): Hansel [A: The Frog Princess]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Frog Princess');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('A')).toEqual(['Ghost', 'The Frog Princess']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Insta-Grow']);
    expect(t.deck('B')).toEqual(['Tiki', 'Hansel']);
  },
);

scene(
  'The Frog Princess belongs to her controller, whoever has the minion; the new one comes from that player’s deck',
  {
    card: 'The Frog Princess',
    rulings: [5],
    A: { deck: ['Tiki', 'Ghost'] },
    B: { deck: ['Steam Man'] },
    bases: { Tortuga: ['B: Hansel [A: The Frog Princess]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Frog Princess');
    expect(t.at('Tortuga')).toEqual(['A: Tiki [A: The Frog Princess]']);
    expect(t.deck('B')).toEqual(['Steam Man', 'Hansel']);
    expect(t.deck('A')).toEqual(['Ghost']);
  },
);

scene(
  'The Frog Princess: the deck is shuffled in any case, also when the first card is a minion',
  {
    card: 'The Frog Princess',
    rulings: [4],
    A: { deck: ['Tiki', 'Ghost', 'Spirit', 'Blossom', 'Insta-Grow', 'Gretel'] },
    bases: { Tortuga: ['A: Hansel [A: The Frog Princess]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Frog Princess');
    expect(t.at('Tortuga')).toEqual(['A: Tiki [A: The Frog Princess]']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Ghost', 'Gretel', 'Hansel', 'Insta-Grow', 'Spirit']);
    expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Blossom', 'Insta-Grow', 'Gretel', 'Hansel']);
  },
);

scene(
  'The Frog Princess: other actions on the minion are discarded, Bewitched moves on',
  {
    card: 'The Frog Princess',
    rulings: [5],
    A: { deck: ['Ghost', 'Spirit'], hand: ['Tiki'] },
    bases: {
      Tortuga: ['A: Hansel [A: The Frog Princess, B: Bewitched, A: Shark Tattoo]'],
      'Jungle Oasis': ['B: Tiki', 'A: Gretel'],
    },
  },
  (t) => {
    t.use('The Frog Princess');
    expect(t.asked).toBe('B');
    t.offers('Tiki', 'Gretel');
    t.pick('Gretel');
    // Then the new Ghost.
    expect(t.asked).toBe('A');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Ghost [A: The Frog Princess]']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Tiki', 'A: Gretel [B: Bewitched]']);
    expect(t.discard('A')).toEqual(['Shark Tattoo']);
  },
);

scene(
  'The Frog Princess goes with the minion that has passed to another player while it resolved',
  {
    card: 'The Frog Princess',
    rulings: [5],
    A: { deck: ['Toad', 'Spirit'] },
    bases: { Tortuga: ['A: Hansel [A: The Frog Princess]', 'B: Tiki'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Frog Princess');
    t.pick('B');
    expect(t.at('Tortuga')).toEqual(['B(A): Toad [A: The Frog Princess]']);
    expect(t.deck('B')).toEqual(['Tiki']);
  },
);

// The Water of Life

scene(
  'The Water of Life puts a minion on your deck, compulsorily, and gives an extra action for any time in the phase',
  {
    card: 'The Water of Life',
    rulings: [1],
    A: {
      hand: ['The Water of Life', 'The Water of Life', 'Insta-Grow', 'Tiki'],
      deck: ['Hansel'],
      discard: ['Ghost', 'Blossom', 'Spirit'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Water of Life');
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Ghost');
    expect(t.deck('A')).toEqual(['Ghost', 'Hansel']);
    t.play('Tiki', 'Tortuga');
    t.play('The Water of Life');
    expect(t.deck('A')).toEqual(['Spirit', 'Ghost', 'Hansel']);
    t.offers('play Insta-Grow', 'pass');
    t.endTurn();
    expect(t.hand('A')).toEqual(['Ghost', 'Insta-Grow', 'Spirit']);
  },
);

scene(
  'The Water of Life gives the extra action also without a minion in the discard pile',
  {
    card: 'The Water of Life',
    rulings: [1],
    A: { hand: ['The Water of Life', 'Insta-Grow'], discard: ['Blossom'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Water of Life');
    t.offers('play Insta-Grow', 'pass');
    expect(t.discard('A')).toEqual(['Blossom', 'The Water of Life']);
  },
);

// Transformation

scene(
  'Transformation turns any minion into one off the top of its owner’s deck, at once and completely; then the shuffle',
  {
    card: 'Transformation',
    rulings: [1, 4],
    A: { hand: ['Transformation'], deck: ['Ghost', 'Spirit'] },
    B: {
      hand: ['Tiki'],
      deck: ['Blossom', 'Insta-Grow', 'Foolish Magician', 'Hansel', 'Gretel'],
      discard: ['Toad'],
    },
    bases: { Tortuga: ['A: Rose Red', 'A(B): Steam Man'], 'Jungle Oasis': ['B: Ronin'] },
  },
  (t) => {
    t.play('Transformation');
    t.offers('Rose Red', 'Steam Man', 'Ronin');
    t.pick('Steam Man');
    // The Magician is B's, and B draws: Hansel, Gretel and the Steam Man, which lay at the bottom. Blossom and Insta-Grow
    // are neither in the deck nor in the discard pile.
    expect(t.asked).toBe('B');
    t.offers('Tiki', 'Hansel', 'Gretel', 'Steam Man');
    expect(t.deck('B')).toEqual([]);
    expect(t.discard('B')).toEqual(['Toad']);
    t.pick('Tiki', 'Hansel', 'Gretel');
    t.pick();
    t.pick('Tiki', 'Hansel', 'Gretel');
    expect(t.hand('B')).toEqual(['Steam Man']);
    expect(t.deck('B').toSorted()).toEqual(['Blossom', 'Gretel', 'Hansel', 'Insta-Grow', 'Tiki']);
    expect(t.at('Tortuga')).toEqual(['A: Rose Red', 'B: Foolish Magician']);
    expect(t.asked).toBe('A');
  },
);

scene(
  'Transformation: a deck that is emptied by the new minion is renewed without the revealed cards',
  {
    card: 'Transformation',
    rulings: [1],
    A: {
      hand: ['Transformation'],
      deck: ['Blossom', 'Insta-Grow', 'Foolish Magician', 'Gretel'],
      discard: ['Toad', 'Tiki'],
    },
    bases: { Tortuga: ['A: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    // Gretel and Hansel are drawn, then the discard pile is shuffled for the third card.
    expect(t.discard('A')).toEqual([]);
    expect(t.hand('A')).toHaveLength(3);
    expect(t.hand('A')).not.toContain('Blossom');
    expect(t.hand('A')).not.toContain('Insta-Grow');
    expect(t.deck('A')).toHaveLength(1);
    // The Magician puts all three on top.
    t.pick();
    t.pick(...t.options);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Gretel', 'Hansel', 'Insta-Grow', 'Tiki', 'Toad']);
    expect(t.discard('A')).toEqual(['Transformation']);
  },
);

scene(
  'Transformation: a minion that cannot be played there is discarded; the search does not go on',
  {
    card: 'Transformation',
    rulings: [2],
    A: { hand: ['Transformation'] },
    B: { deck: ['Blossom', 'Ghost', 'Tiki'] },
    bases: { Tortuga: ['B: Hansel'], 'Jungle Oasis': ['A: Bear Picnic'] },
  },
  (t) => {
    // Bear Picnic: minions of power 2 or less cannot be played anywhere else.
    t.play('Transformation');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.deck('B').toSorted()).toEqual(['Blossom', 'Hansel', 'Tiki']);
  },
);

scene(
  'Transformation: the minion goes under the deck first, so an empty deck brings it back and leaves the discard pile alone',
  {
    card: 'Transformation',
    rulings: [3],
    A: { hand: ['Transformation'], discard: ['Tiki'] },
    bases: { Tortuga: ['A: Ronin +3'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    // Ronin is played again, alone, and gives himself a counter.
    expect(t.at('Tortuga')).toEqual(['A: Ronin +1']);
    expect(t.discard('A')).toEqual(['Tiki', 'Transformation']);
  },
);

scene(
  'Transformation: the deck is shuffled also if the first card is a minion',
  {
    card: 'Transformation',
    rulings: [4],
    A: {
      hand: ['Transformation'],
      deck: ['Tiki', 'Ghost', 'Spirit', 'Blossom', 'Insta-Grow', 'Gretel'],
    },
    bases: { Tortuga: ['A: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    expect(t.at('Tortuga')).toEqual(['A: Tiki']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Ghost', 'Gretel', 'Hansel', 'Insta-Grow', 'Spirit']);
    expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Blossom', 'Insta-Grow', 'Gretel', 'Hansel']);
  },
);

scene(
  'Transformation without a minion in play does nothing',
  {
    card: 'Transformation',
    rulings: [4],
    A: { hand: ['Transformation'], deck: ['Tiki'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    expect(t.deck('A')).toEqual(['Tiki']);
    expect(t.discard('A')).toEqual(['Transformation']);
  },
);

scene(
  'Transformation on a minion with The Frog Princess: she is discarded and does nothing; only Bewitched moves on',
  {
    card: 'Transformation',
    rulings: [5],
    turn: 'B',
    A: { deck: ['Blossom', 'Spirit', 'Ghost'], hand: ['Tiki', 'Steam Man', 'Ronin'] },
    B: { hand: ['Transformation'], deck: ['Ghost'] },
    bases: {
      Tortuga: ['A: Hansel +2 [A: The Frog Princess, A: Bewitched]'],
      'Jungle Oasis': ['B: Gretel'],
    },
  },
  (t) => {
    t.play('Transformation');
    t.pick('Hansel');
    // Gretel is the only other minion in play when Hansel leaves; A plays the Spirit, and chooses for it.
    expect(t.at('Jungle Oasis')).toEqual(['B: Gretel [A: Bewitched]']);
    expect(t.asked).toBe('A');
    t.offers('Gretel', 'Spirit');
    t.pick('Spirit');
    t.pick('no');
    expect(t.at('Tortuga')).toEqual(['A: Spirit']);
    expect(t.discard('A')).toEqual(['The Frog Princess']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Ghost', 'Hansel']);
    expect(t.discard('B')).toEqual(['Transformation']);
  },
);

// Giant Turnip

scene(
  'Giant Turnip: the breakpoint is one lower for each minion here, whoever controls it',
  {
    card: 'Giant Turnip',
    rulings: [1],
    A: { hand: ['Hansel'], deck: ['Ghost', 'Ghost'] },
    players: 3,
    bases: {
      'Giant Turnip': [
        'A: General Ivan',
        'A: Steam Queen',
        'B: Sir Squeezes',
        'B: Baba Yaga [A: Ancient Curse]',
        'C: Polar Commando',
        'B: Sleep Spores',
      ],
      'Jungle Oasis': ['A: Gretel'],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    // Five minions; actions do not count.
    expect(t.breakpoint('Giant Turnip')).toBe(25);
    t.play('Hansel', 'Giant Turnip');
    expect(t.breakpoint('Giant Turnip')).toBe(24);
    t.endTurn();
    // 6 + 5 + 2 - 3, 5 + 3, 6 - 1: 23 and no scoring.
    expect(t.turn).toBe('B');
    expect(t.total('A', 'Giant Turnip')).toBe(10);
  },
);

scene(
  'Giant Turnip pays second and third place alike, and its breakpoint is never below 0',
  {
    card: 'Giant Turnip',
    rulings: [1],
    players: 3,
    A: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Giant Turnip': [
        ...Array.from({ length: 29 }, () => 'A: Toad'),
        'B: Hansel',
        'C: Steam Man',
        'A: Tiki +2',
      ],
      'Jungle Oasis': [],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    expect(t.breakpoint('Giant Turnip')).toBe(0);
    t.endTurn();
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([5, 3, 3]);
  },
);

// Transformation Spring

scene(
  'Transformation Spring: a minion just played here may be exchanged for one off the top of your deck, once per turn',
  {
    card: 'Transformation Spring',
    rulings: [2, 5],
    A: { hand: ['Ronin', 'Tiki', 'Insta-Grow'], deck: ['Blossom', 'Hansel', 'Ghost', 'Spirit'] },
    bases: { 'Transformation Spring': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Ronin', 'Transformation Spring');
    // Ronin's own ability has happened already.
    expect(t.at('Transformation Spring')).toEqual(['A: Ronin +1']);
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.at('Transformation Spring')).toEqual(['A: Hansel']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Ghost', 'Ronin', 'Spirit']);
    // Neither the new minion nor another one played here is asked about this turn.
    t.play('Tiki', 'Transformation Spring');
    expect(t.at('Transformation Spring')).toEqual(['A: Hansel', 'A: Tiki']);
    t.offers('pass');
  },
);

scene(
  'Transformation Spring: the deck is not shuffled if nothing else was revealed; declining does not use it up',
  {
    card: 'Transformation Spring',
    rulings: [4],
    A: {
      hand: ['Steam Man', 'Tiki', 'Insta-Grow'],
      deck: ['Hansel', 'Ghost', 'Spirit', 'Blossom', 'Gretel', 'Toad'],
    },
    bases: { 'Transformation Spring': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Steam Man', 'Transformation Spring');
    t.pick('no');
    t.play('Tiki', 'Transformation Spring');
    t.pick('yes');
    expect(t.at('Transformation Spring')).toEqual(['A: Steam Man', 'A: Hansel']);
    expect(t.deck('A')).toEqual(['Ghost', 'Spirit', 'Blossom', 'Gretel', 'Toad', 'Tiki']);
  },
);

scene(
  'Transformation Spring: what cannot be played here is discarded, and nothing takes its place',
  {
    card: 'Transformation Spring',
    rulings: [3],
    A: { hand: ['Tiki'], deck: ['Blossom', 'Ghost', 'Steam Man'] },
    bases: { 'Transformation Spring': [], 'Jungle Oasis': ['B: Bear Picnic'] },
  },
  (t) => {
    t.play('Tiki', 'Transformation Spring');
    t.pick('yes');
    expect(t.at('Transformation Spring')).toEqual([]);
    expect(t.discard('A')).toEqual(['Ghost']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Steam Man', 'Tiki']);
  },
);

scene(
  'Transformation Spring: a minion that you do not own goes to its owner’s deck, and you reveal from yours',
  {
    card: 'Transformation Spring',
    rulings: [5],
    A: { hand: ['Shield Maiden', 'Insta-Grow'], deck: ['Blossom', 'Ronin'] },
    B: { deck: ['Hansel', 'Gretel'] },
    bases: { 'Transformation Spring': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Shield Maiden', 'Jungle Oasis');
    t.play('Hansel', 'Transformation Spring');
    t.pick('yes');
    expect(t.at('Transformation Spring')).toEqual(['A: Ronin +1']);
    expect(t.deck('B')).toEqual(['Gretel', 'Hansel']);
    expect(t.deck('A')).toEqual(['Blossom']);
  },
);

scene(
  'Transformation Spring works in any phase of your own turn',
  {
    card: 'Transformation Spring',
    rulings: [1],
    from: 'start of turn',
    A: { deck: ['Tiki', 'Hansel', 'Steam Man', 'Gretel'] },
    bases: { 'Transformation Spring': ['A: Sprout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('yes');
    t.pick('Hansel');
    // Sprout has found Hansel, who was played here, at the start of the turn.
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.at('Transformation Spring')).toHaveLength(1);
    expect(t.deck('A')).toHaveLength(3);
    expect(t.phase).toBe('play');
  },
);

scene(
  'Transformation Spring does not work on other players’ turns',
  {
    card: 'Transformation Spring',
    rulings: [1],
    turn: 'B',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Jungle Oasis': ['A: Finist the Falcon', 'B: General Ivan', 'B: Tiki'],
      'Transformation Spring': [],
    },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.endTurn();
    t.pick('yes');
    t.pick('Transformation Spring');
    // Played on B's turn: only Finist's own question follows.
    t.offers('yes', 'no');
    t.pick('no');
    expect(t.at('Transformation Spring')).toEqual(['A: Finist the Falcon']);
    expect(t.turn).toBe('A');
  },
);

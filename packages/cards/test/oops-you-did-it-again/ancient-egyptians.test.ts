import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

// Pharaoh

scene(
  'Pharaoh draws for a card that somebody else uncovers elsewhere, even one that could not be played',
  {
    card: 'Pharaoh',
    rulings: [1, 4],
    A: { deck: ['Spirit', ...deck] },
    B: { deck },
    bases: { Tortuga: ['B: buried Ancient Curse'], 'Jungle Oasis': ['A: Pharaoh'] },
    turn: 'B',
    from: 'start of turn',
  },
  (t) => {
    t.offers('uncover Ancient Curse', 'pass');
    t.pick('uncover Ancient Curse');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('B')).toEqual(['Ancient Curse']);
    expect(t.hand('A')).toEqual(['Spirit']);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'Pharaoh does not draw for itself',
  {
    card: 'Pharaoh',
    rulings: [2],
    A: { deck },
    bases: { Tortuga: ['A: buried Pharaoh'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Pharaoh');
    expect(t.at('Tortuga')).toEqual(['A: Pharaoh']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Pharaoh is destroyed by the uncovered card, and so does not draw',
  {
    card: 'Pharaoh',
    rulings: [2],
    A: { deck },
    bases: { Tortuga: ['A: Pharaoh [B: Ancient Curse]', 'B: buried Tomb Trap'], 'Jungle Oasis': [] },
    turn: 'B',
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Tomb Trap');
    t.offers('Pharaoh');
    t.pick('Pharaoh');
    expect(t.discard('A')).toEqual(['Pharaoh']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Pharaoh draws after the uncovered card has been resolved',
  {
    card: 'Pharaoh',
    rulings: [2],
    A: { hand: ['Ghost'], deck: ['Spirit', ...deck] },
    bases: { Tortuga: ['A: Pharaoh', 'A: buried Ghost'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Ghost');
    // The discard of the uncovered Ghost comes first: the drawn card cannot be thrown away.
    t.offers('Ghost');
    t.pick();
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit']);
  },
);

scene(
  'Pharaoh uncovers a card before its base scores, ahead of Specials from hand',
  {
    card: 'Pharaoh',
    rulings: [3],
    A: { hand: ['Plague of Locusts'], deck },
    B: { deck },
    bases: {
      'Jungle Oasis': [
        'A: Pharaoh',
        'A: Mummy',
        'B: Sheriff',
        'A: buried Mummy Strength',
        'A: buried Lost Knowledge',
        'B: buried Mummy',
      ],
      Tortuga: ['A: buried Tomb Trap'],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    // Both are in play: the current player sets the order.
    expect(t.asked).toBe('A');
    t.offers('use Pharaoh', 'use Sheriff');
    t.pick('use Pharaoh');
    t.offers('Mummy Strength', 'Lost Knowledge');
    expect(t.range).toEqual([0, 1]);
    t.pick('Mummy Strength');
    t.offers('Pharaoh', 'Mummy');
    t.pick('Pharaoh');
    expect(t.power('Pharaoh')).toBe(8);
    expect(t.hand('A')).toEqual(['Ghost', 'Plague of Locusts']);
    // Now the Sheriff, then the Specials from hand. Pharaoh had its chance.
    expect(t.asked).toBe('B');
    t.pick();
    expect(t.asked).toBe('A');
    t.offers('use Plague of Locusts', 'pass');
    t.pass();
    // The Mummy stays where it is; the base scores.
    t.pick();
    expect(t.vp('A')).toBe(2);
    expect(t.discard('A')).toEqual(['Lost Knowledge', 'Mummy', 'Mummy Strength', 'Pharaoh']);
  },
);

scene(
  'Pharaoh uncovers a card that may be played in this very window: it is played',
  {
    card: 'Pharaoh',
    rulings: [4],
    rules: ['R7.4'],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Pharaoh', 'B: Pinkerton', 'B: Priest of Anubis', 'A: buried Dynamite Surprise'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    t.pick('Dynamite Surprise');
    t.offers('Pinkerton', 'Priest of Anubis');
    t.pick('Pinkerton');
    // 5 against 4 now.
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(0);
    expect(t.discard('A')).toEqual(['Dynamite Surprise', 'Pharaoh']);
  },
);

scene(
  'Pharaoh uncovers a card whose condition does not hold: it is discarded, and counts as uncovered',
  {
    card: 'Pharaoh',
    rulings: [4],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Pharaoh', 'A: Ghost', 'B: Pinkerton', 'B: Mummy', 'A: buried Dynamite Surprise'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    t.pick('Dynamite Surprise');
    // A leads, so no minion is destroyed: the next question is about B's Mummy after scoring.
    expect(t.asked).toBe('B');
    expect(t.vp('A')).toBe(2);
    expect(t.at('Jungle Oasis')).toEqual(['A: Pharaoh', 'A: Ghost', 'B: Pinkerton', 'B: Mummy']);
    expect(t.discard('A')).toEqual(['Dynamite Surprise']);
    expect(t.hand('A')).toEqual(['Ghost']);
    t.pick();
  },
);

// Priest of Anubis

scene(
  'Priest of Anubis: one buried card of yours here is enough, and no more is better',
  {
    card: 'Priest of Anubis',
    rulings: [1, 2],
    A: { hand: ['Lost Knowledge'] },
    bases: {
      Tortuga: ['A: Priest of Anubis', 'A: buried Mummy', 'A: buried Mummy'],
      "Tsar's Palace": ['A: Priest of Anubis', 'B: buried Mummy'],
      'The Mothership': ['B: Priest of Anubis', 'B(A): buried Spirit'],
      'Temple of Goju': ['A: Priest of Anubis', 'A: buried Ghost'],
    },
  },
  (t) => {
    expect(t.power('Priest of Anubis @ Tortuga')).toBe(6);
    expect(t.power("Priest of Anubis @ Tsar's Palace")).toBe(4);
    expect(t.power('Priest of Anubis @ The Mothership')).toBe(6);
    expect(t.power('Priest of Anubis @ Temple of Goju')).toBe(6);
    t.play('Lost Knowledge');
    t.pick('Ghost');
    expect(t.power('Priest of Anubis @ Temple of Goju')).toBe(4);
  },
);

scene(
  'Priest of Anubis: what counts is the base where it is',
  {
    card: 'Priest of Anubis',
    rulings: [2],
    A: { hand: ['Stagecoach'] },
    bases: { Tortuga: ['A: Priest of Anubis', 'A: buried Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Stagecoach');
    t.pick('Priest of Anubis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Priest of Anubis']);
    expect(t.power('Priest of Anubis')).toBe(4);
  },
);

// Pyramid Engineer

scene(
  'Pyramid Engineer may uncover a card here, and bury one with its talent in the same turn, wherever it is then',
  {
    card: 'Pyramid Engineer',
    rulings: [1, 2],
    A: { hand: ['Pyramid Engineer', 'Stagecoach', 'Spirit', 'Haunting'] },
    bases: {
      Tortuga: ['A: buried Ghost', 'B: buried Ghost'],
      'Jungle Oasis': ['A: buried Mummy'],
    },
  },
  (t) => {
    t.play('Pyramid Engineer', 'Tortuga');
    t.offers('Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    t.play('Stagecoach');
    t.pick('Tortuga');
    t.pick('Pyramid Engineer');
    expect(t.canUse('Pyramid Engineer')).toBe(true);
    t.use('Pyramid Engineer');
    expect(t.purpose).toBe('bury');
    t.offers('Spirit', 'Haunting');
    t.pick('Spirit');
    expect(t.at('Jungle Oasis')).toEqual(['A: buried Mummy', 'A: Pyramid Engineer', 'A: buried Spirit']);
    expect(t.atAsSeenBy('B', 'Jungle Oasis')).toEqual(['A: buried ?', 'A: Pyramid Engineer', 'A: buried ?']);
    expect(t.hand('A')).toEqual(['Haunting']);
    expect(t.canUse('Pyramid Engineer')).toBe(false);
  },
);

scene(
  'Pyramid Engineer uncovers a minion: an extra card at that base',
  {
    card: 'Pyramid Engineer',
    rulings: [3],
    A: { hand: ['Pyramid Engineer', 'Insta-Grow', 'Mummy'], deck },
    B: { deck },
    bases: { Tortuga: ['A: buried Gunfighter', 'B: Mummy'], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Pyramid Engineer', 'Tortuga');
    t.pick('Gunfighter');
    // Played as if from hand: its ability happens, at the base where it was buried.
    t.offers('Mummy');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Mummy', 'A: Pyramid Engineer', 'A: Gunfighter']);
    // The action is still free, the minion was used by the Engineer alone.
    t.offers('play Insta-Grow', 'use Pyramid Engineer', 'pass');
  },
);

scene(
  'Pyramid Engineer without a card in hand has nothing to bury',
  {
    card: 'Pyramid Engineer',
    rulings: [1],
    A: { hand: [] },
    bases: { Tortuga: ['A: Pyramid Engineer'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('pass');
  },
);

// Mummy

scene(
  'Mummies are buried at other bases after theirs has scored, each at its own',
  {
    card: 'Mummy',
    rulings: [1, 2, 5],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Mummy', 'A: Mummy', 'A: Mummy', 'B: General Ivan', 'A: buried Mummy'],
      Tortuga: ['A: Shogun'],
      'The Mothership': [],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    t.offers('Tortuga', 'The Mothership');
    expect(t.range).toEqual([0, 1]);
    t.pick('Tortuga');
    t.pick('The Mothership');
    t.pick();
    // The third one went the usual way; so did the one that was face down.
    expect(t.discard('A')).toEqual(['Mummy', 'Mummy']);
    expect(t.hand('A')).toHaveLength(2);
    // Only the third is a minion that went to the discard pile.
    expect(t.at('Tortuga')).toEqual(['A: Shogun +1', 'A: buried Mummy']);
    expect(t.at('The Mothership')).toEqual(['A: buried Mummy']);
    expect(t.bases).toEqual(['Temple of Goju', 'Tortuga', 'The Mothership']);
  },
);

scene(
  'Mummy: cards and counters on it are discarded',
  {
    card: 'Mummy',
    rulings: [3],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Mummy +3 [B: Ancient Curse, A: Incorporeal]', 'B: General Ivan', 'B: Sheriff'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    // Before scoring: the Sheriff; afterwards the Mummy.
    expect(t.asked).toBe('B');
    t.pick();
    expect(t.asked).toBe('A');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: buried Mummy']);
    // Everybody knows what lies there.
    expect(t.atAsSeenBy('B', 'Tortuga')).toEqual(['A: buried Mummy']);
    expect(t.discard('A')).toEqual(['Incorporeal']);
    expect(t.discard('B')).toEqual(['Ancient Curse', 'General Ivan', 'Sheriff']);
  },
);

scene(
  'Mummy: who controls it then decides, and controls the buried card',
  {
    card: 'Mummy',
    rulings: [4],
    rules: ['R7.2', 'R10.3'],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['B(A): Mummy', 'A: General Ivan', 'A: Pharaoh'],
      'The Mothership': [],
    },
    baseDeck: ['Tortuga', 'Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('B');
    t.pick('The Mothership');
    expect(t.at('The Mothership')).toEqual(['B(A): buried Mummy']);
    // At the start of the next turn it is B who may uncover it.
    expect(t.asked).toBe('B');
    t.pick('uncover Mummy');
    expect(t.at('The Mothership')).toEqual(['B(A): Mummy']);
  },
);

scene(
  'Mummy of the current printing: the same',
  {
    card: 'Mummy',
    printing: 'current',
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Mummy', 'B: General Ivan', 'B: Pharaoh'], Tortuga: [] },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    t.offers('Tortuga');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: buried Mummy']);
  },
);

scene(
  'Mummy of the current printing is a Special: in the rules of 2013 its turn comes with those of the hands',
  {
    card: 'Mummy',
    printing: 'current',
    edition: 'awesome-level-9000',
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Mummy', 'B: General Ivan', 'B: Pharaoh'], Tortuga: [] },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    // Before it scores: nothing for the Pharaoh to uncover, so that B is not asked.
    expect(t.asked).toBe('A');
    t.offers('use Mummy', 'pass');
    // There is one place for it, and using it was a choice already.
    t.pick('use Mummy');
    expect(t.at('Tortuga')).toEqual(['A: buried Mummy']);
  },
);

// Ancient Curse

scene(
  'Ancient Curses add up, but power never drops below zero',
  {
    card: 'Ancient Curse',
    rulings: [1],
    A: { hand: ['Ancient Curse'] },
    bases: { Tortuga: ['B: Spirit [A: Ancient Curse]'], 'Jungle Oasis': ['B: Sheriff [A: Ancient Curse]'] },
  },
  (t) => {
    expect(t.power('Spirit')).toBe(1);
    t.play('Ancient Curse', 'Spirit');
    expect(t.power('Spirit')).toBe(0);
    expect(t.power('Sheriff')).toBe(3);
    expect(t.at('Tortuga')).toEqual(['B: Spirit [A: Ancient Curse, A: Ancient Curse]']);
  },
);

scene(
  'Ancient Curse may take a counter off',
  {
    card: 'Ancient Curse',
    rulings: [2],
    A: { hand: ['Ancient Curse'] },
    bases: { Tortuga: ['B: Sheriff +2', 'B: Spirit +1'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ancient Curse', 'Sheriff');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['B: Sheriff +1 [A: Ancient Curse]', 'B: Spirit +1']);
    expect(t.power('Sheriff')).toBe(4);
  },
);

scene(
  'Ancient Curse may leave the counters',
  {
    card: 'Ancient Curse',
    rulings: [2],
    A: { hand: ['Ancient Curse'] },
    bases: { Tortuga: ['B: Sheriff +2'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ancient Curse');
    t.pick('no');
    expect(t.power('Sheriff')).toBe(5);
    expect(t.counters('Sheriff')).toBe(2);
  },
);

// Blessing of Anubis

scene(
  'Blessing of Anubis buries itself, and blesses your minions there when it is uncovered',
  {
    card: 'Blessing of Anubis',
    rulings: [1, 3],
    rules: ['R7.4'],
    A: { hand: ['Blessing of Anubis', 'Stagecoach', 'Mummy'], deck },
    B: { deck },
    bases: { Tortuga: ['A: Priest of Anubis', 'B: Spirit'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Blessing of Anubis');
    expect(t.purpose).toBe('bury');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.atAsSeenBy('B', 'Tortuga')).toEqual([
      'A: Priest of Anubis',
      'B: Spirit',
      'A: buried Blessing of Anubis',
    ]);
    expect(t.discard('A')).toEqual([]);
    t.endTurn();
    t.endTurn();
    expect(t.asked).toBe('A');
    t.pick('uncover Blessing of Anubis');
    expect(t.discard('A')).toEqual(['Blessing of Anubis']);
    expect(t.power('Priest of Anubis')).toBe(6);
    expect(t.power('Spirit')).toBe(3);
    expect(t.power('Mummy')).toBe(2);
    // It stays with those it was given to, wherever they go; who comes later has none.
    t.play('Mummy', 'Tortuga');
    expect(t.power('Mummy @ Tortuga')).toBe(2);
    t.play('Stagecoach');
    t.pick('Tortuga');
    t.pick('Priest of Anubis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Mummy', 'A: Priest of Anubis']);
    expect(t.power('Priest of Anubis')).toBe(6);
    t.endTurn();
    expect(t.power('Priest of Anubis')).toBe(4);
  },
);

scene(
  'Blessing of Anubis, buried from hand unseen, works the same',
  {
    card: 'Blessing of Anubis',
    rulings: [2],
    A: { hand: ['Blessing of Anubis', 'Lost Knowledge'], deck },
    bases: { Tortuga: ['A: Pyramid Engineer'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.use('Pyramid Engineer');
    t.pick('Blessing of Anubis');
    t.play('Lost Knowledge');
    expect(t.discard('A')).toEqual(['Blessing of Anubis', 'Lost Knowledge']);
    expect(t.power('Pyramid Engineer')).toBe(5);
    expect(t.power('Mummy')).toBe(2);
  },
);

scene(
  'Blessing of Anubis is just discarded when its base scores',
  {
    card: 'Blessing of Anubis',
    rulings: [2],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: General Ivan', 'A: General Ivan', 'A: buried Blessing of Anubis'],
      Tortuga: ['A: Priest of Anubis'],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    expect(t.discard('A')).toEqual(['Blessing of Anubis', 'General Ivan', 'General Ivan']);
    expect(t.power('Priest of Anubis')).toBe(4);
  },
);

// Lost Knowledge

scene(
  'Lost Knowledge buries a card at any base, or uncovers one',
  {
    card: 'Lost Knowledge',
    rulings: [1],
    A: { hand: ['Lost Knowledge', 'Spirit', 'Ghost'] },
    bases: { Tortuga: ['A: buried Mummy', 'B: buried Spirit'], 'Jungle Oasis': ['A: buried Mummy Strength'] },
  },
  (t) => {
    t.play('Lost Knowledge');
    t.offers('bury', 'uncover');
    t.pick('bury');
    t.offers('Spirit', 'Ghost');
    t.pick('Spirit');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: buried Mummy Strength', 'A: buried Spirit']);
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Lost Knowledge with nothing in hand uncovers',
  {
    card: 'Lost Knowledge',
    rulings: [2],
    A: { hand: ['Lost Knowledge'] },
    bases: { Tortuga: ['B: buried Spirit'], 'Jungle Oasis': ['A: buried Mummy'] },
  },
  (t) => {
    t.play('Lost Knowledge');
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toEqual(['A: Mummy']);
  },
);

scene(
  'Lost Knowledge with nothing buried buries',
  {
    card: 'Lost Knowledge',
    rulings: [2],
    A: { hand: ['Lost Knowledge', 'Ghost'] },
    bases: { Tortuga: ['B: buried Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Lost Knowledge');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: buried Spirit', 'A: buried Ghost']);
  },
);

scene(
  'Lost Knowledge with neither does nothing',
  {
    card: 'Lost Knowledge',
    rulings: [2],
    A: { hand: ['Lost Knowledge'] },
    bases: { Tortuga: ['B: buried Spirit'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Lost Knowledge');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Lost Knowledge']);
    expect(t.at('Tortuga')).toEqual(['B: buried Spirit']);
  },
);

scene(
  'Lost Knowledge before a base scores: no action play is used, and any base will do',
  {
    card: 'Lost Knowledge',
    rulings: [1, 3],
    rules: ['R3.9'],
    A: { deck },
    B: { hand: ['Lost Knowledge'], deck },
    bases: {
      'Jungle Oasis': ['A: General Ivan', 'A: General Ivan', 'B: Mummy', 'B: buried Mummy'],
      Tortuga: ['B: buried Weed Eater', 'B: buried Dynamite Surprise'],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('B');
    t.offers('use Lost Knowledge', 'pass');
    t.pick('use Lost Knowledge');
    t.offers('Mummy', 'Weed Eater', 'Dynamite Surprise');
    t.pick('Weed Eater');
    expect(t.at('Tortuga')).toEqual(['B: buried Dynamite Surprise', 'B: Weed Eater']);
    t.pick();
    expect(t.discard('B')).toEqual(['Lost Knowledge', 'Mummy', 'Mummy']);
    t.pass();
  },
);

scene(
  'Lost Knowledge uncovers a card that has no place: it is discarded',
  {
    card: 'Lost Knowledge',
    rulings: [3],
    A: { hand: ['Lost Knowledge'], deck },
    bases: { "Tsar's Palace": ['A: buried Mummy', 'A: Pharaoh'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Lost Knowledge');
    expect(t.at("Tsar's Palace")).toEqual(['A: Pharaoh']);
    expect(t.discard('A')).toEqual(['Lost Knowledge', 'Mummy']);
    // It counts as uncovered.
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

// Mummy Strength

scene(
  'Mummy Strength: more where anybody has buried something, settled at once',
  {
    card: 'Mummy Strength',
    rulings: [1],
    A: { hand: ['Mummy Strength'] },
    bases: { Tortuga: ['A: Spirit', 'B: Ghost', 'B: buried Mummy'], 'Jungle Oasis': ['A: Mummy'] },
  },
  (t) => {
    t.play('Mummy Strength');
    t.offers('Spirit', 'Mummy');
    t.pick('Spirit');
    expect(t.power('Spirit')).toBe(6);
  },
);

scene(
  'Mummy Strength where nothing is buried; what is buried later changes nothing',
  {
    card: 'Mummy Strength',
    rulings: [1],
    A: { hand: ['Mummy Strength', 'Ghost'] },
    B: { deck },
    bases: { Tortuga: ['A: Pyramid Engineer'], 'Jungle Oasis': ['B: buried Mummy'] },
  },
  (t) => {
    t.play('Mummy Strength');
    expect(t.power('Pyramid Engineer')).toBe(5);
    t.use('Pyramid Engineer');
    expect(t.at('Tortuga')).toEqual(['A: Pyramid Engineer', 'A: buried Ghost']);
    expect(t.power('Pyramid Engineer')).toBe(5);
    t.endTurn();
    t.pass();
    expect(t.power('Pyramid Engineer')).toBe(3);
  },
);

scene(
  'Mummy Strength still explains the power when the card is back in the deck',
  {
    card: 'Mummy Strength',
    A: {
      hand: ['Mummy Strength', 'Mummy'],
      discard: ['Spirit', 'Haunting', 'Insta-Grow', 'Budding', 'Sprout', 'Tomb Trap', 'Blossom'],
    },
    bases: { Tortuga: ['A: Steam Man', 'A: Gold Strike'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mummy Strength');
    expect(t.powerParts('Steam Man')).toEqual(['Steam Man +3', 'Steam Man +1', 'Mummy Strength +2']);
    // Gold Strike draws, and so the discard pile becomes the new deck.
    t.play('Mummy', 'Tortuga');
    expect(t.discard('A')).toEqual([]);
    expect(t.powerParts('Steam Man')).toEqual(['Steam Man +3', 'Steam Man +1', 'Mummy Strength +2']);
  },
);

scene(
  'Mummy Strength of the current printing gives 4',
  {
    card: 'Mummy Strength',
    printing: 'current',
    A: { hand: ['Mummy Strength'] },
    bases: { Tortuga: ['A: Spirit', 'A: buried Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mummy Strength');
    expect(t.power('Spirit')).toBe(7);
  },
);

// Plague of Locusts

scene(
  'Plague of Locusts weakens the others’ minions that are there now',
  {
    card: 'Plague of Locusts',
    rulings: [1],
    players: 3,
    A: { hand: ['Plague of Locusts', 'Bear Cavalry'], deck },
    B: { deck },
    bases: {
      Tortuga: ['A: Spirit', 'B: Spirit', 'C: Ghost', 'B: Gunfighter [A: Ancient Curse, A: Ancient Curse]'],
      'Jungle Oasis': ['B: Mummy'],
    },
  },
  (t) => {
    t.play('Plague of Locusts');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.power('A: Spirit')).toBe(3);
    expect(t.power('B: Spirit')).toBe(2);
    expect(t.power('C: Ghost')).toBe(1);
    expect(t.power('Gunfighter')).toBe(0);
    expect(t.power('Mummy')).toBe(2);
    t.play('Bear Cavalry', 'Tortuga');
    t.pick('Spirit');
    expect(t.at('Jungle Oasis')).toEqual(['B: Mummy', 'B: Spirit']);
    expect(t.power('B: Spirit')).toBe(2);
    t.endTurn();
    expect(t.power('B: Spirit')).toBe(3);
  },
);

scene(
  'Plague of Locusts before a base scores, also on another player’s turn',
  {
    card: 'Plague of Locusts',
    rulings: [2],
    A: { deck },
    B: { hand: ['Plague of Locusts'], deck },
    bases: { 'Jungle Oasis': ['A: Sheriff', 'A: Ghost', 'B: General Ivan'], Tortuga: ['A: Mummy'] },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.endTurn();
    // The Sheriff does not duel.
    expect(t.asked).toBe('A');
    t.pick();
    t.pick('use Plague of Locusts');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Jungle Oasis');
    // 5 against 6: and it scores although it has fallen below 12.
    expect(t.vp('B')).toBe(2);
    expect(t.vp('A')).toBe(0);
    expect(t.hand('B')).toEqual([]);
  },
);

// Seal the Tomb

scene(
  'Seal the Tomb buries two cards; Star Portal draws when both lie there',
  {
    card: 'Seal the Tomb',
    rulings: [2],
    A: { hand: ['Seal the Tomb', 'Spirit', 'Ghost', 'Haunting', 'Mummy'], deck: ['Insta-Grow', 'Budding'] },
    bases: { 'Star Portal': [], 'Jungle Oasis': ['A: buried Tomb Trap'] },
  },
  (t) => {
    t.play('Seal the Tomb');
    t.offers('bury', 'uncover');
    t.pick('bury');
    t.offers('Spirit', 'Ghost', 'Haunting', 'Mummy');
    expect(t.range).toEqual([0, 2]);
    t.pick('Haunting', 'Spirit');
    t.pick('Star Portal');
    expect(t.at('Star Portal')).toEqual(['A: buried Haunting', 'A: buried Spirit']);
    expect(t.hand('A')).toEqual(['Budding', 'Ghost', 'Insta-Grow', 'Mummy']);
  },
);

scene(
  'Seal the Tomb uncovers two cards of one base, one after the other',
  {
    card: 'Seal the Tomb',
    rulings: [1, 3],
    A: { hand: ['Seal the Tomb'], deck },
    bases: {
      Tortuga: ['A: buried Mummy', 'A(B): buried Spirit', 'A: buried Ancient Curse', 'B: buried Ghost'],
      'Jungle Oasis': ['A: buried Tomb Trap'],
      'The Mothership': ['B: buried Mummy'],
    },
  },
  (t) => {
    t.play('Seal the Tomb');
    // No card is in hand to be buried.
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    t.offers('Mummy', 'Spirit', 'Ancient Curse');
    expect(t.range).toEqual([0, 2]);
    t.pick('Ancient Curse', 'Spirit');
    expect(t.question).toBe('order');
    t.pick('Spirit', 'Ancient Curse');
    // The Spirit is in play before the Curse is turned up, and is its only host.
    expect(t.at('Tortuga')).toEqual([
      'A: buried Mummy',
      'B: buried Ghost',
      'A(B): Spirit [A: Ancient Curse]',
    ]);
  },
);

scene(
  'Seal the Tomb: the second card is skipped if it does not lie there any more',
  {
    card: 'Seal the Tomb',
    rulings: [1],
    A: { hand: ['Seal the Tomb'], deck },
    bases: {
      Tortuga: ['A: buried Stagecoach', 'A: buried Mummy'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Seal the Tomb');
    t.pick('Mummy', 'Stagecoach');
    t.pick('Stagecoach', 'Mummy');
    t.offers('Mummy');
    t.pick('Mummy');
    expect(t.at('Jungle Oasis')).toEqual(['A: buried Mummy']);
    expect(t.discard('A')).toEqual(['Seal the Tomb', 'Stagecoach']);
  },
);

scene(
  'Seal the Tomb: zero is a number',
  {
    card: 'Seal the Tomb',
    A: { hand: ['Seal the Tomb', 'Ghost'] },
    bases: { Tortuga: ['A: buried Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Seal the Tomb');
    t.pick('bury');
    t.pick();
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

// Tomb Trap

scene(
  'Tomb Trap buries itself, and destroys a minion when it is uncovered',
  {
    card: 'Tomb Trap',
    rulings: [1, 3],
    A: { hand: ['Tomb Trap'], deck },
    B: { deck },
    bases: {
      Tortuga: ['A: Mummy', 'B: Sheriff', 'B: Pharaoh [A: Ancient Curse]', 'B: Spirit +2'],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Tomb Trap');
    t.pick('Tortuga');
    t.endTurn();
    t.endTurn();
    t.pick('uncover Tomb Trap');
    // Current power counts: the Pharaoh has 3, the Spirit 5.
    t.offers('Mummy', 'Pharaoh');
    expect(t.range).toEqual([0, 1]);
    t.pick('Pharaoh');
    expect(t.discard('B')).toEqual(['Pharaoh']);
    expect(t.discard('A')).toEqual(['Ancient Curse', 'Tomb Trap']);
  },
);

scene(
  'Tomb Trap, buried unseen, works the same; if its base scores it is just discarded',
  {
    card: 'Tomb Trap',
    rulings: [2],
    A: { hand: ['Tomb Trap', 'Lost Knowledge'], deck },
    B: { deck },
    bases: {
      Tortuga: ['A: Pyramid Engineer', 'B: Mummy'],
      'Jungle Oasis': ['A: buried Tomb Trap', 'B: General Ivan', 'B: General Ivan'],
    },
    baseDeck: ['Temple of Goju'],
  },
  (t) => {
    t.use('Pyramid Engineer');
    t.pick('Tomb Trap');
    t.play('Lost Knowledge');
    t.pick('Tomb Trap @ Tortuga');
    t.offers('Mummy', 'Pyramid Engineer');
    t.pick('Mummy');
    // General Ivan saves it.
    expect(t.at('Tortuga')).toEqual(['A: Pyramid Engineer', 'B: Mummy']);
    t.endTurn();
    expect(t.discard('A')).toEqual(['Lost Knowledge', 'Tomb Trap', 'Tomb Trap']);
  },
);

// You Can Take It With You

scene(
  'You Can Take It With You buries itself, and draws three when it is uncovered',
  {
    card: 'You Can Take It With You',
    rulings: [1, 3],
    A: { hand: ['You Can Take It With You'], deck: [...deck, ...deck] },
    B: { deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('You Can Take It With You');
    t.pick('Jungle Oasis');
    t.endTurn();
    t.endTurn();
    expect(t.hand('A')).toHaveLength(2);
    t.pick('uncover You Can Take It With You');
    expect(t.hand('A')).toHaveLength(5);
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.discard('A')).toEqual(['You Can Take It With You']);
  },
);

scene(
  'You Can Take It With You: who uncovers it draws; it goes to its owner',
  {
    card: 'You Can Take It With You',
    rulings: [2, 3],
    A: { deck },
    B: { hand: [], deck },
    bases: {
      Tortuga: ['B(A): buried You Can Take It With You'],
      'Jungle Oasis': ['A: General Ivan', 'A: General Ivan', 'A: buried You Can Take It With You'],
    },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    // At the base that scores it is just discarded.
    expect(t.discard('A')).toEqual(['General Ivan', 'General Ivan', 'You Can Take It With You']);
    expect(t.hand('A')).toHaveLength(2);
    expect(t.asked).toBe('B');
    t.pick('uncover You Can Take It With You');
    expect(t.hand('B')).toHaveLength(3);
    expect(t.discard('B')).toEqual([]);
    expect(t.discard('A')).toHaveLength(4);
  },
);

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'R7.1: without an ability that says so nothing can be buried',
  {
    rules: ['R7.1'],
    A: { hand: ['Mummy', 'Ancient Curse'], deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('play Mummy', 'play Ancient Curse', 'pass');
  },
);

scene(
  'R7.1: a card buried from hand lies face down, and only its player knows it',
  {
    rules: ['R7.1', 'R7.2'],
    A: { hand: ['Mummy', 'Ghost'], deck },
    bases: { Pyramids: ['B: buried Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Pyramids');
    t.pick('Mummy');
    expect(t.atAsSeenBy('A', 'Pyramids')).toEqual(['B: buried ?', 'A: buried Mummy']);
    expect(t.atAsSeenBy('B', 'Pyramids')).toEqual(['B: buried Spirit', 'A: buried ?']);
  },
);

scene(
  'R7.1: a card that the others have seen in hand is not recognized when it is buried',
  {
    rules: ['R7.1'],
    A: { hand: ['Gunfighter', 'Mummy', 'Haunting'], deck },
    B: { deck },
    bases: { Pyramids: ['B: Deputy'], 'Jungle Oasis': [] },
  },
  (t) => {
    // The Mummy is laid as a dueling card, shown, and comes back.
    t.play('Gunfighter', 'Pyramids');
    t.pick('Deputy');
    t.pick('Mummy');
    expect(t.seenBy('B', 'A').toSorted()).toEqual(['?', 'Mummy']);
    t.use('Pyramids');
    t.pick('Mummy');
    expect(t.atAsSeenBy('B', 'Pyramids')).toEqual(['A: Gunfighter', 'A: buried ?']);
    expect(t.seenBy('B', 'A')).toEqual(['?']);
  },
);

scene(
  'R7.1: a card that buries itself has been shown to all',
  {
    rules: ['R7.1'],
    A: { hand: ['Tomb Trap'], deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tomb Trap');
    t.pick('Tortuga');
    expect(t.atAsSeenBy('B', 'Tortuga')).toEqual(['A: buried Tomb Trap']);
  },
);

scene(
  'R7.1: whoever chooses among the buried cards of others chooses by place, face down',
  {
    rules: ['R7.1'],
    players: 3,
    A: { deck },
    B: { hand: ['Ransack'], deck },
    turn: 'B',
    bases: {
      Pyramids: ['A: buried Mummy', 'C: buried Ghost', 'A: buried Spirit'],
      Tortuga: ['A: buried Ancient Curse'],
    },
  },
  (t) => {
    t.play('Ransack');
    t.offers('buried 1 @ Pyramids', 'buried 2 @ Pyramids', 'buried 3 @ Pyramids', 'buried @ Tortuga');
    expect(t.atAsSeenBy('B', 'Pyramids')).toEqual(['A: buried ?', 'C: buried ?', 'A: buried ?']);
    expect(t.atAsSeenBy('B', 'Tortuga')).toEqual(['A: buried ?']);
    t.pick('buried 3 @ Pyramids');
    expect(t.hand('B')).toEqual(['Spirit']);
    expect(t.seenBy('A', 'B')).toEqual(['Spirit']);
    expect(t.seenBy('C', 'B')).toEqual(['?']);
    // Choosing has shown nothing else.
    expect(t.atAsSeenBy('B', 'Pyramids')).toEqual(['A: buried ?', 'C: buried ?']);
  },
);

scene(
  'R7.1: what one knows already one still sees: one’s own cards, and cards seen being buried',
  {
    rules: ['R7.1'],
    A: { hand: ['Tomb Trap'], deck },
    B: { hand: ['Ransack'], deck },
    bases: { Tortuga: ['A: buried Mummy', 'B: buried Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tomb Trap');
    t.pick('Tortuga');
    t.endTurn();
    t.pick('pass');
    t.play('Ransack');
    t.offers('buried 1 @ Tortuga', 'Ghost', 'Tomb Trap');
    t.pick('Tomb Trap');
    expect(t.hand('B')).toEqual(['Tomb Trap']);
  },
);

scene(
  'R7.1: a place is a place: it is the same one after another card has moved away',
  {
    rules: ['R7.1'],
    A: { hand: ['Stagecoach'], deck },
    B: { hand: ['Ransack'], deck },
    bases: { Tortuga: ['A: buried Mummy', 'A: buried Spirit'], 'Jungle Oasis': ['A: buried Ghost'] },
  },
  (t) => {
    t.play('Stagecoach');
    t.pick('Tortuga');
    t.pick('Mummy');
    t.endTurn();
    t.play('Ransack');
    t.offers('buried @ Tortuga', 'buried 1 @ Jungle Oasis', 'buried 2 @ Jungle Oasis');
    t.pick('buried 2 @ Jungle Oasis');
    expect(t.hand('B')).toEqual(['Mummy']);
  },
);

scene(
  'R7.2: a buried card is no minion and no action; only effects on cards touch it',
  {
    rules: ['R7.2'],
    A: { hand: ['Bear Necessities', 'Gunfighter'], deck },
    bases: {
      Tortuga: ['B: buried Gold Strike', 'B: buried Spirit', 'A: buried Spirit'],
      'Jungle Oasis': ['B: Sleep Spores'],
    },
  },
  (t) => {
    // The only action in play.
    t.play('Bear Necessities');
    expect(t.discard('B')).toEqual(['Sleep Spores']);
    // Nobody to duel.
    t.play('Gunfighter', 'Tortuga');
    expect(t.question).toBe('play');
  },
);

scene(
  'R7.2: cards of your own that are buried can be relocated as cards',
  {
    rules: ['R7.2'],
    A: { hand: ['Stagecoach'], deck },
    bases: { Tortuga: ['A(B): buried Spirit', 'B(A): buried Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Stagecoach');
    // Whoever buried it controls it.
    t.offers('Spirit');
    t.pick('Spirit');
    expect(t.at('Jungle Oasis')).toEqual(['A(B): buried Spirit']);
  },
);

scene(
  'R7.2: the abilities of a buried card do nothing',
  {
    rules: ['R7.2'],
    A: { hand: ['Gunfighter'], deck },
    bases: {
      Tortuga: ['B: Mummy', 'B: buried General Ivan', 'A: buried Pinkerton', 'A: buried Gold Strike'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Mummy');
    // No counter, no shelter, no card.
    expect(t.discard('B')).toEqual(['Mummy']);
    expect(t.counters('Gunfighter')).toBe(0);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'R7.3: buried cards have no power and give no presence; when the base scores they are discarded',
  {
    rules: ['R7.3', 'R10.3'],
    players: 3,
    A: { deck },
    B: { deck },
    C: { deck },
    bases: {
      'Temple of Goju': ['A: buried General Ivan', 'A: buried General Ivan', 'A: buried General Ivan'],
      'Field of Honor': [
        'A: Weed Eater',
        'A: Weed Eater',
        'A: Weed Eater',
        'C: Spirit',
        'B(A): buried Mummy +3 [B: Ancient Curse]',
        'B: buried General Ivan',
      ],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    // Field of Honor had 18; the Temple has nothing that counts.
    expect(t.bases).toEqual(['Temple of Goju', 'Tortuga']);
    expect(t.total('A', 'Temple of Goju')).toBe(0);
    expect(t.vp('A')).toBe(3);
    expect(t.vp('C')).toBe(2);
    expect(t.vp('B')).toBe(0);
    // Each to its real owner, whoever had buried it.
    expect(t.discard('A')).toEqual(['Mummy', 'Weed Eater', 'Weed Eater', 'Weed Eater']);
    expect(t.discard('B')).toEqual(['Ancient Curse', 'General Ivan']);
  },
);

scene(
  'R7.4: at the start of the turn one card may be uncovered, and no more than one',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: { Tortuga: ['A: buried Spirit', 'B: buried Spirit', 'A: buried Mummy'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.offers('uncover Spirit', 'uncover Mummy', 'pass');
    t.pick('uncover Mummy');
    expect(t.question).toBe('play');
    expect(t.phase).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: buried Spirit', 'B: buried Spirit', 'A: Mummy']);
  },
);

scene(
  'R7.4: uncovering is optional',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: { Tortuga: ['A: buried Spirit'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pass();
    expect(t.at('Tortuga')).toEqual(['A: buried Spirit']);
  },
);

scene(
  'R7.4: among the other things of the start of the turn, in the order that the player likes',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: {
      Tortuga: ['A: buried Tomb Trap', 'B: Ghost [A: Choking Vines]', 'B: Spirit'],
      'Jungle Oasis': [],
    },
    from: 'start of turn',
  },
  (t) => {
    t.offers('use Choking Vines', 'uncover Tomb Trap');
    t.pick('uncover Tomb Trap');
    t.pick('Ghost');
    // The Vines went with their minion.
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Choking Vines', 'Tomb Trap']);
  },
);

scene(
  'R7.4: what comes into play by uncovering may still act in the same phase',
  {
    rules: ['R7.4'],
    A: { deck: ['Spirit', ...deck] },
    bases: {
      Tortuga: ['A: buried Choking Vines', 'B: Ghost', 'A: buried Mummy'],
      'Jungle Oasis': ['B: Spirit'],
    },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Choking Vines');
    // On a minion of that base only; and it is the start of A's turn.
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.question).toBe('play');
  },
);

scene(
  'R7.4: an uncovered action goes onto a minion at that base',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: {
      Tortuga: ['A: buried Ancient Curse', 'B: Ghost', 'B: Sheriff'],
      'Jungle Oasis': ['B: Spirit'],
    },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Ancient Curse');
    expect(t.question).toBe('where');
    t.offers('Ghost', 'Sheriff');
    t.pick('Sheriff');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'B: Sheriff [A: Ancient Curse]']);
  },
);

scene(
  'R7.4: an uncovered action goes onto that base',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: { Tortuga: ['A: buried Gold Strike'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Gold Strike');
    expect(t.at('Tortuga')).toEqual(['A: Gold Strike']);
  },
);

scene(
  'R7.4: an uncovered standard action is resolved and discarded',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: { Tortuga: ['A: buried Shady Deal'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Shady Deal');
    expect(t.vp('A')).toBe(1);
    expect(t.discard('A')).toEqual(['Shady Deal']);
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'R7.4: an extra minion that an uncovered card gives at the start of the turn comes at once or never',
  {
    rules: ['R7.4', 'R3.5'],
    A: { hand: ['Mummy', 'Spirit'], deck },
    bases: { Tortuga: ['A: buried Insta-Grow'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Insta-Grow');
    t.offers('Mummy', 'Spirit');
    t.pick();
    t.play('Mummy', 'Tortuga');
    expect(t.canPlay('Spirit')).toBe(false);
  },
);

/** A Gunfighter that loses is destroyed by its own player, who may bury it at Castle Blood. */
const gunfighter = {
  card: 'Castle Blood',
  rules: ['R7.4'],
  printing: 'current',
  bases: { Tortuga: ['A: buried Gunfighter', 'B: King Rex'], 'Castle Blood': [], 'Jungle Oasis': [] },
} as const;

scene(
  'R7.4: an uncovered card cannot be buried again before its uncovering is resolved, by whatever there is',
  { ...gunfighter, A: { deck }, from: 'start of turn' },
  (t) => {
    t.pick('uncover Gunfighter');
    t.pick('King Rex');
    expect(t.discard('A')).toEqual(['Gunfighter']);
    // Castle Blood cannot bury it, and A is not asked.
    expect(t.phase).toBe('play');
    expect(t.at('Castle Blood')).toEqual([]);
  },
);

scene(
  'R7.4: the same card, played from hand, can be buried',
  { ...gunfighter, A: { hand: ['Gunfighter'], deck } },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('King Rex');
    t.pick('yes');
    expect(t.at('Castle Blood')).toEqual(['A: buried Gunfighter']);
  },
);

scene(
  'R7.4: nor before what its being played has triggered is resolved',
  {
    ...gunfighter,
    A: { deck },
    from: 'start of turn',
    bases: { 'So-So Corral': ['A: buried Steam Man', 'B: King Rex'], 'Castle Blood': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('uncover Steam Man');
    t.pick('King Rex');
    expect(t.discard('A')).toEqual(['Steam Man']);
    expect(t.phase).toBe('play');
    expect(t.at('Castle Blood')).toEqual([]);
  },
);

scene(
  'R7.4: a Fledgling Vampire that was uncovered cannot answer from the discard pile either',
  {
    card: 'Fledgling Vampire',
    rules: ['R7.4'],
    printing: 'current',
    from: 'start of turn',
    A: { deck },
    bases: { 'So-So Corral': ['A: buried Fledgling Vampire', 'B: Gunfighter'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('uncover Fledgling Vampire');
    t.pick('Gunfighter');
    expect(t.discard('A')).toEqual(['Fledgling Vampire']);
    expect(t.discard('B')).toEqual(['Gunfighter']);
    expect(t.phase).toBe('play');
  },
);

scene(
  'R7.4: when all that is resolved it can be buried, in the same turn',
  {
    ...gunfighter,
    A: { hand: ['Gunfighter', 'Powderkeg'], deck },
    from: 'start of turn',
    bases: { Tortuga: ['A: buried Gunfighter'], 'Castle Blood': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('uncover Gunfighter');
    t.play('Powderkeg');
    t.pick('yes');
    expect(t.at('Castle Blood')).toEqual(['A: buried Gunfighter']);
  },
);

scene(
  'R7.4: what can only be played before a base scores is discarded at another time',
  {
    rules: ['R7.4', 'R10.3'],
    A: { deck },
    B: { deck },
    bases: { Tortuga: ['A(B): buried Dynamite Surprise', 'A: Ghost', 'B: Sheriff'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Dynamite Surprise');
    expect(t.question).toBe('play');
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'B: Sheriff']);
  },
);

scene(
  'R7.4: a minion that cannot be played at that base is discarded',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: { "Tsar's Palace": ['A: buried Mummy', 'A: buried Spirit'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Mummy');
    expect(t.discard('A')).toEqual(['Mummy']);
    expect(t.at("Tsar's Palace")).toEqual(['A: buried Spirit']);
    expect(t.at('Jungle Oasis')).toEqual([]);
  },
);

scene(
  'R7.4: counters and cards on it are discarded first',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: { Tortuga: ['A: buried Steam Man +2 [B: Ancient Curse]'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man']);
    expect(t.discard('B')).toEqual(['Ancient Curse']);
  },
);

scene(
  'R7.4: it is not buried again by its own words',
  {
    rules: ['R7.4'],
    A: { deck },
    bases: { Tortuga: ['A: buried Tomb Trap'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Tomb Trap');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Tomb Trap']);
  },
);

scene(
  'A Mummy that is buried at a base that scores next goes to the discard pile with it',
  {
    rules: ['R7.3'],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Mummy', 'B: Weed Eater', 'B: Weed Eater'],
      'Field of Honor': ['B: Weed Eater', 'B: Weed Eater', 'A: Weed Eater', 'A: Spirit'],
      Tortuga: [],
    },
    baseDeck: ['The Mothership', "Tsar's Palace"],
    from: 'score bases',
  },
  (t) => {
    t.pick('Jungle Oasis');
    t.offers('Field of Honor', 'Tortuga');
    t.pick('Field of Honor');
    // That one scored too: face down, the Mummy could not bury itself a second time.
    expect(t.bases).toEqual(['The Mothership', "Tsar's Palace", 'Tortuga']);
    expect(t.discard('A')).toEqual(['Mummy', 'Spirit', 'Weed Eater']);
    expect(t.asked).toBe('B');
  },
);

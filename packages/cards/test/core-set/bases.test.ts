import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it, unless it says so. */
const plenty = Array.from({ length: 12 }, () => 'Insta-Grow');

// The Homeworld

scene(
  'The Homeworld: an extra minion of power 2 or less for each minion played there, on any base',
  {
    card: 'The Homeworld',
    rulings: [1],
    rules: ['R3.5'],
    A: { hand: ['Spectre', 'Captain Ahab', 'Sprout', 'Sprout', 'Steam Man'] },
    bases: { 'The Homeworld': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spectre', 'The Homeworld');
    t.offers(
      'play Captain Ahab using The Homeworld',
      'play Sprout using The Homeworld',
      'play Sprout using The Homeworld',
      'pass',
    );
    t.play('Sprout', 'The Homeworld', 'The Homeworld');
    // Played here: once more.
    t.offers('play Captain Ahab using The Homeworld', 'play Sprout using The Homeworld', 'pass');
    t.play('Sprout', 'Jungle Oasis', 'The Homeworld');
    // Played elsewhere: no more.
    t.offers('pass');
    expect(t.at('The Homeworld')).toEqual(['A: Spectre', 'A: Sprout']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Sprout']);
  },
);

scene(
  'The Homeworld: the printed power of the card in hand counts',
  {
    card: 'The Homeworld',
    rulings: [2],
    rules: ['R9.8'],
    A: { hand: ['Spectre', 'Captain Ahab', 'Steam Man'] },
    bases: {
      'The Homeworld': ['A: Rotary Slug Thrower'],
      'Jungle Oasis': ['B: Sleep Spores', 'B: Sleep Spores'],
    },
  },
  (t) => {
    t.play('Spectre', 'The Homeworld');
    // Steam Man would be a 1 at Jungle Oasis, Captain Ahab a 4 at The Homeworld.
    t.offers('play Captain Ahab using The Homeworld', 'pass');
    t.play('Captain Ahab', 'The Homeworld');
    expect(t.power('Captain Ahab')).toBe(4);
  },
);

scene(
  'The Homeworld: War Raptor is a 2 in hand',
  {
    card: 'The Homeworld',
    rulings: [2],
    A: { hand: ['Spectre', 'War Raptor'] },
    bases: { 'The Homeworld': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spectre', 'The Homeworld');
    t.offers('play War Raptor using The Homeworld', 'pass');
    t.play('War Raptor', 'Jungle Oasis');
    expect(t.power('War Raptor')).toBe(3);
  },
);

scene(
  'The Homeworld: the owner of the minion gets the extra play, not who plays it',
  {
    card: 'The Homeworld',
    rulings: [3],
    rules: ['R9.4'],
    A: { hand: ['Pillage', 'Captain Ahab'], deck: plenty },
    B: { hand: ['Spectre'], deck: plenty },
    bases: { 'The Homeworld': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pillage');
    expect(t.hand('A')).toEqual(['Captain Ahab', 'Spectre']);
    t.play('Spectre', 'The Homeworld');
    expect(t.at('The Homeworld')).toEqual(['A(B): Spectre']);
    // B owns it, and holds nothing to play; A gets nothing.
    t.offers('pass');
  },
);

scene(
  'The Homeworld: the owner may use the extra play in the middle of the other player’s turn',
  {
    card: 'The Homeworld',
    rulings: [3, 4],
    players: 3,
    A: { hand: ['Valkyrie', 'Insta-Grow', 'Captain Ahab'] },
    B: { hand: ['Captain Ahab', 'Steam Man'], discard: ['Spectre'] },
    bases: { 'The Homeworld': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Valkyrie', 'Jungle Oasis');
    t.play('Spectre', 'The Homeworld');
    expect(t.asked).toBe('B');
    expect(t.purpose).toBe('extra minion');
    expect(t.range).toEqual([0, 1]);
    t.offers('Captain Ahab');
    t.pick('Captain Ahab');
    t.offers('Jungle Oasis', 'The Homeworld');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Valkyrie', 'B: Captain Ahab']);
    expect(t.asked).toBe('A');
    t.offers('pass');
  },
);

scene(
  'The Homeworld: moving a minion there does not count',
  {
    card: 'The Homeworld',
    rulings: [3],
    rules: ['R3.2'],
    A: { hand: ['Bear Rides You', 'Captain Ahab'] },
    bases: { 'The Homeworld': [], 'Jungle Oasis': ['A: Spectre'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('The Homeworld')).toEqual(['A: Spectre']);
    t.offers('play Captain Ahab', 'pass');
  },
);

scene(
  'The Homeworld: outside Play Cards the extra minion is played at once or not at all',
  {
    card: 'The Homeworld',
    rulings: [4],
    rules: ['R3.5'],
    A: { hand: ['Captain Ahab'], deck: ['Steam Man', ...plenty] },
    bases: { 'The Homeworld': ['A: Sprout'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('yes');
    t.pick('Steam Man');
    expect(t.phase).toBe('start');
    t.offers('Captain Ahab');
    t.pick();
    t.offers('play Captain Ahab', 'pass');
    t.play('Captain Ahab', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'The Homeworld: after Shinobi, before it scores, the extra minion comes at once',
  {
    card: 'The Homeworld',
    rulings: [4],
    A: { hand: ['Shinobi', 'Captain Ahab', 'Steam Man'], deck: plenty },
    B: { deck: plenty },
    bases: {
      'The Homeworld': ['B: General Ivan', 'B: General Ivan', 'A: General Ivan', 'A: Spectre'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    t.offers('pass', 'use Shinobi');
    t.pick('use Shinobi');
    expect(t.purpose).toBe('extra minion');
    t.offers('Captain Ahab');
    t.pick('Captain Ahab');
    t.pick('Jungle Oasis');
    // 14 against 12.
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 2]);
    expect(t.at('Jungle Oasis')).toEqual(['A: Captain Ahab']);
  },
);

scene(
  'The Homeworld in the current printing: once a turn, for the player who played the minion',
  {
    card: 'The Homeworld',
    printing: 'current',
    A: { hand: ['Pillage', 'Captain Ahab', 'Sprout', 'Steam Man'], deck: plenty },
    B: { hand: ['Spectre'], deck: plenty },
    bases: { 'The Homeworld': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pillage');
    t.play('Spectre', 'The Homeworld');
    // Owned by B, played by A.
    t.offers('play Captain Ahab using The Homeworld', 'play Sprout using The Homeworld', 'pass');
    t.play('Captain Ahab', 'The Homeworld');
    t.offers('pass');
  },
);

scene(
  'The Homeworld in the current printing: minions played elsewhere give nothing',
  {
    card: 'The Homeworld',
    printing: 'current',
    A: { hand: ['Spectre', 'Captain Ahab'] },
    bases: { 'The Homeworld': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spectre', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'The Homeworld in the current printing: once for each player, and anew each turn',
  {
    card: 'The Homeworld',
    printing: 'current',
    A: { hand: ['Spectre', 'Captain Ahab', 'Captain Ahab'], deck: plenty },
    B: { hand: ['Spectre', 'Captain Ahab'], deck: plenty },
    bases: { 'The Homeworld': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spectre', 'The Homeworld');
    t.play('Captain Ahab', 'Jungle Oasis');
    t.endTurn();
    t.play('Spectre', 'The Homeworld');
    t.play('Captain Ahab', 'The Homeworld');
    t.endTurn();
    t.play('Captain Ahab', 'The Homeworld');
    expect(t.at('The Homeworld')).toEqual(['A: Spectre', 'B: Spectre', 'B: Captain Ahab', 'A: Captain Ahab']);
  },
);

// The Mothership

scene(
  'The Mothership: the winner may return one of their minions of power 3 or less',
  {
    card: 'The Mothership',
    rulings: [1],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'The Mothership': [
        'A: General Ivan',
        'A: General Ivan',
        'A: Mechanic',
        'A: Captain Ahab +2',
        'A(B): Spirit',
        'A: Spectre',
        'B: Ghost',
        'B: Sleep Spores',
      ],
      'Jungle Oasis': ['A: Sprout'],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 2]);
    // Mechanic counts 3 with the spores, Captain Ahab 3 with them and its counters.
    t.offers('Captain Ahab', 'Mechanic', 'Spirit');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spirit');
    expect(t.hand('B')).toEqual(['Spirit']);
    expect(t.discard('A')).toEqual(['Captain Ahab', 'General Ivan', 'General Ivan', 'Mechanic', 'Spectre']);
  },
);

scene(
  'The Mothership: tied winners may each do it',
  {
    card: 'The Mothership',
    rulings: [1],
    rules: ['R5.6'],
    players: 3,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: {
      'The Mothership': [
        'A: General Ivan',
        'A: Ghost',
        'B: Spirit',
        'C: General Ivan',
        'C: Captain Ahab',
        'B: Ghost',
      ],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    // B is the current player and no winner: C comes before A.
    expect(t.asked).toBe('C');
    t.offers('Captain Ahab');
    t.pick('Captain Ahab');
    expect(t.asked).toBe('A');
    t.offers('Ghost');
    t.pick('Ghost');
    expect(t.hand('C')).toEqual(['Captain Ahab']);
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

// Jungle Oasis

scene(
  'Jungle Oasis: 2 VP for the winner, nothing for anybody else',
  {
    card: 'Jungle Oasis',
    rules: ['R5.4'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: Ghost', 'B: Mechanic'] },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
    expect(t.bases).toEqual(['Tortuga']);
    expect(t.turn).toBe('B');
  },
);

// Tar Pits

scene(
  'Tar Pits: a minion destroyed there goes under its owner’s deck, every time, and counts as destroyed',
  {
    card: 'Tar Pits',
    rulings: [1],
    A: { hand: ['Yokai Attack!', 'Steam Man', 'Steam Man'], deck: ['Insta-Grow', 'Insta-Grow'] },
    bases: { 'Tar Pits': ['A: Ghost', 'A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Ghost');
    expect(t.deck('A')).toEqual(['Insta-Grow', 'Insta-Grow', 'Ghost']);
    expect(t.discard('A')).toEqual(['Yokai Attack!']);
    // The extra minion that the destruction bought.
    t.play('Steam Man', 'Jungle Oasis');
    t.play('Steam Man', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'Tar Pits: Gremlin and Nukebot do what they do when destroyed',
  {
    card: 'Tar Pits',
    rulings: [1],
    A: { hand: ['Insta-Grow'], deck: ['Insta-Grow', 'Insta-Grow', 'Insta-Grow'] },
    B: { hand: ['Zeppelin'], deck: ['Insta-Grow', 'Insta-Grow', 'Insta-Grow'] },
    bases: { 'Tar Pits': ['A: Nukebot [A: Choking Vines]', 'B: Gremlin', 'B: Spectre'] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.at('Tar Pits')).toEqual([]);
    expect(t.deck('A')).toEqual(['Insta-Grow', 'Insta-Grow', 'Insta-Grow', 'Nukebot']);
    // Gremlin's controller drew a card, A discarded one.
    expect(t.deck('B').slice(2).toSorted()).toEqual(['Gremlin', 'Spectre']);
    expect(t.hand('B')).toEqual(['Insta-Grow', 'Zeppelin']);
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Choking Vines', 'Insta-Grow']);
  },
);

scene(
  'Tar Pits: every minion in a turn, whoever owns and controls it',
  {
    card: 'Tar Pits',
    A: { deck: ['Insta-Grow'] },
    B: { deck: ['Insta-Grow'] },
    bases: {
      'Tar Pits': ['A: Sprout', 'A(B): Sprout', 'B: Spectre [A: Choking Vines]'],
      Tortuga: ['B: Ghost [A: Choking Vines]'],
    },
    from: 'start of turn',
  },
  (t) => {
    t.pick('Choking Vines @ Tortuga');
    // Only minions destroyed there.
    expect(t.discard('B')).toEqual(['Ghost']);
    t.pick('Choking Vines @ Tar Pits');
    t.pick('no');
    t.pick('no');
    expect(t.deck('A')).toEqual(['Insta-Grow', 'Sprout']);
    expect(t.deck('B').toSorted()).toEqual(['Insta-Grow', 'Spectre', 'Sprout']);
    expect(t.deck('B')[0]).toBe('Insta-Grow');
    expect(t.discard('A')).toEqual(['Choking Vines', 'Choking Vines']);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Tar Pits: minions discarded when it scores go to the discard pile',
  {
    card: 'Tar Pits',
    rulings: [2],
    rules: ['R5.7'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Tar Pits': ['A: General Ivan', 'A: General Ivan', 'B: Mechanic'] },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 3]);
    expect(t.discard('A')).toEqual(['General Ivan', 'General Ivan']);
    expect(t.discard('B')).toEqual(['Mechanic']);
  },
);

scene(
  'Tar Pits in the current printing: only the first minion of a turn, and it is not destroyed',
  {
    card: 'Tar Pits',
    printing: 'current',
    A: { hand: ['Yokai Attack!', 'Steam Man', 'Steam Man'], deck: ['Insta-Grow', 'Insta-Grow'] },
    bases: { 'Tar Pits': ['A: Ghost', 'A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Ghost');
    expect(t.deck('A')).toEqual(['Insta-Grow', 'Insta-Grow', 'Ghost']);
    // Nothing was destroyed, so nothing was bought.
    t.play('Steam Man', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'Tar Pits in the current printing: the second minion of the turn is destroyed',
  {
    card: 'Tar Pits',
    printing: 'current',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Tar Pits': ['A: Sprout', 'B: Spectre [A: Choking Vines]', 'B: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('use Choking Vines');
    t.pick('no');
    expect(t.deck('B').at(-1)).toBe('Spectre');
    expect(t.discard('A')).toEqual(['Choking Vines', 'Sprout']);
    t.endTurn();
    // A new turn: the first again.
    t.pick('no');
    expect(t.deck('B').at(-1)).toBe('Sprout');
    expect(t.discard('B')).toEqual([]);
  },
);

scene(
  'Tar Pits in the current printing: of two destroyed at once the current player says which is the first',
  {
    card: 'Tar Pits',
    printing: 'current',
    rules: ['R3.7'],
    A: { hand: ['Gunfighter'], deck: plenty },
    B: { deck: plenty },
    bases: { 'Tar Pits': ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tar Pits');
    t.pick('Spirit');
    expect(t.asked).toBe('A');
    t.offers('Gunfighter', 'Spirit');
    t.pick('Spirit');
    expect(t.deck('B').at(-1)).toBe('Spirit');
    expect(t.discard('A')).toEqual(['Gunfighter']);
  },
);

scene(
  'Escape Hatch and Tar Pits in the current printing: the current player picks what happens instead',
  {
    card: 'Tar Pits',
    printing: 'current',
    rules: ['R10.2'],
    A: { deck: plenty },
    B: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'], deck: plenty },
    bases: { 'Tar Pits': ['A: Ghost', 'A: Escape Hatch'], 'Jungle Oasis': [] },
    turn: 'B',
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.asked).toBe('B');
    t.offers('use Escape Hatch', 'use Tar Pits');
    t.pick('use Tar Pits');
    expect(t.deck('A').at(-1)).toBe('Ghost');
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Escape Hatch and Tar Pits in the original printing: a minion that is not destroyed does not sink',
  {
    card: 'Tar Pits',
    rules: ['R10.2'],
    A: { deck: plenty },
    B: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'], deck: plenty },
    bases: { 'Tar Pits': ['A: Ghost', 'A: Escape Hatch'], 'Jungle Oasis': [] },
    turn: 'B',
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.asked).toBe('B');
    t.offers('use Escape Hatch', 'Tar Pits');
    t.pick('use Escape Hatch');
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Escape Hatch and Tar Pits in the original printing: a minion that sinks was destroyed',
  {
    card: 'Tar Pits',
    rules: ['R10.2'],
    B: { hand: ['Ninja Master'], deck: plenty },
    bases: { 'Tar Pits': ['A: Gremlin', 'A: Escape Hatch'], 'Jungle Oasis': [] },
    A: { deck: plenty },
    turn: 'B',
  },
  (t) => {
    t.play('Ninja Master', 'Tar Pits');
    t.pick('Gremlin');
    t.pick('Tar Pits');
    expect(t.deck('A').at(-1)).toBe('Gremlin');
    // Its ability has happened.
    expect(t.hand('A')).toHaveLength(1);
  },
);

// Ninja Dojo

scene(
  'Ninja Dojo: the winner may destroy a minion anywhere; 2 VP for the winner, 3 for the runner-up',
  {
    card: 'Ninja Dojo',
    rulings: [1, 2],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Ninja Dojo': ['A: Spectre', 'A: Steam Queen', 'B: Mechanic', 'B: Mechanic'],
      'Field of Honor': ['B: Spirit'],
      'Jungle Oasis': ['A: Ghost'],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 3]);
    expect(t.asked).toBe('A');
    t.offers('Ghost', 'Mechanic', 'Mechanic', 'Spectre', 'Spirit', 'Steam Queen');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spirit');
    expect(t.at('Field of Honor')).toEqual([]);
    expect(t.vp('A')).toBe(3);
  },
);

scene(
  'Ninja Dojo: tied winners may each do it, the current player first; also to a minion still there',
  {
    card: 'Ninja Dojo',
    rulings: [1],
    rules: ['R5.6'],
    players: 3,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: { 'Ninja Dojo': ['A: Spectre', 'A: Spirit', 'B: Spectre', 'B: Spirit', 'C: Ghost'] },
    baseDeck: ['Tortuga'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([2, 2, 2]);
    expect(t.asked).toBe('B');
    t.pick('C: Ghost');
    expect(t.discard('C')).toEqual(['Ghost']);
    expect(t.asked).toBe('A');
    t.offers('Spectre', 'Spectre', 'Spirit', 'Spirit');
    t.pick();
    expect(t.turn).toBe('C');
  },
);

// Temple of Goju

scene(
  'Temple of Goju: each player’s strongest minion there, tied ones together, goes under its owner’s deck',
  {
    card: 'Temple of Goju',
    rulings: [1, 2, 4],
    players: 3,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: {
      'Temple of Goju': [
        'A: Spectre',
        'A: Captain Ahab +4',
        'B: Mechanic',
        'B: Mechanic',
        'B: Ghost',
        'C(A): Spirit',
      ],
      'Jungle Oasis': ['A: General Ivan'],
    },
    baseDeck: ['Tortuga'],
    turn: 'C',
    from: 'score bases',
  },
  (t) => {
    // 11, 10 and 3.
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([2, 3, 2]);
    // Current power: Captain Ahab with its counters is a 6. C's Spirit goes to its owner A.
    expect(t.deck('A').slice(-2).toSorted()).toEqual(['Captain Ahab', 'Spirit']);
    expect(t.deck('B').slice(-2)).toEqual(['Mechanic', 'Mechanic']);
    expect(t.discard('A')).toEqual(['Spectre']);
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.deck('C')).toHaveLength(10);
    expect(t.at('Jungle Oasis')).toEqual(['A: General Ivan']);
  },
);

scene(
  'Temple of Goju: the current player orders it among the other abilities of that step; buried, a minion does not count',
  {
    card: 'Temple of Goju',
    rulings: [3],
    rules: ['R5.2'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Temple of Goju': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'B: Mummy', 'B: Huscarl'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.offers('use Mummy', 'use Temple of Goju');
    t.pick('use Mummy');
    expect(t.asked).toBe('B');
    t.offers('Tortuga');
    t.pick('Tortuga');
    // The Mummy has left: Huscarl alone is B's strongest.
    expect(t.deck('B').at(-1)).toBe('Huscarl');
    expect(t.at('Tortuga')).toEqual(['B: buried Mummy']);
    expect(t.turn).toBe('B');
    t.offers('pass', 'uncover Mummy');
    t.pick('pass');
  },
);

scene(
  'Temple of Goju: a minion that was placed in a deck cannot use its own ability any more',
  {
    card: 'Temple of Goju',
    rulings: [3],
    rules: ['R10.6'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Temple of Goju': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'B: Mummy'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    t.pick('use Temple of Goju');
    expect(t.turn).toBe('B');
    expect(t.question).toBe('play');
    expect(t.deck('B').at(-1)).toBe('Mummy');
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Temple of Goju, Scout and First Mate happen in the order that the current player chooses',
  {
    card: 'Temple of Goju',
    rulings: [3],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Temple of Goju': ['A: General Ivan', 'A: General Ivan', 'A: Scout', 'B: First Mate', 'B: Scout'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.offers('use First Mate', 'use Scout', 'use Scout', 'use Temple of Goju');
    t.pick('B: Scout');
    t.pick('yes');
    expect(t.hand('B')).toEqual(['Scout']);
    // With Scout in hand First Mate is B's strongest, and no longer there to move.
    t.offers('use First Mate', 'use Scout', 'use Temple of Goju');
    t.pick('use Temple of Goju');
    expect(t.deck('B').at(-1)).toBe('First Mate');
    expect(t.deck('A').slice(-2)).toEqual(['General Ivan', 'General Ivan']);
    // A's Scout is still there.
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.hand('A')).toContain('Scout');
  },
);

// The Grey Opal

scene(
  'The Grey Opal: everybody but the winner may save one minion, to a base that is in play',
  {
    card: 'The Grey Opal',
    rulings: [1, 2],
    rules: ['R5.6'],
    players: 4,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    D: { deck: plenty },
    bases: {
      'The Grey Opal': [
        'A: General Ivan',
        'A: Spectre',
        'B: Spirit',
        'B(A): Ghost',
        'C: Captain Ahab',
        'A(D): Sprout',
      ],
      Tortuga: ['D: Captain Ahab', 'B: Captain Ahab'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Ninja Dojo'],
    turn: 'C',
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C'), t.vp('D')]).toEqual([3, 1, 1, 0]);
    expect(t.asked).toBe('C');
    t.offers('Captain Ahab');
    t.pick();
    // D controls nothing there and A won.
    expect(t.asked).toBe('B');
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ghost');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toContain('B(A): Ghost');
    expect(t.discard('B')).toEqual(['Spirit']);
    expect(t.discard('C')).toEqual(['Captain Ahab']);
  },
);

scene(
  'The Grey Opal: with tied winners only those who did not win',
  {
    card: 'The Grey Opal',
    rulings: [2],
    players: 3,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: {
      'The Grey Opal': ['A: General Ivan', 'A: Ghost', 'B: General Ivan', 'B: Ghost', 'C: Captain Ahab'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([3, 3, 1]);
    expect(t.asked).toBe('C');
    t.pick('Captain Ahab');
    expect(t.at('Tortuga')).toEqual(['C: Captain Ahab']);
    expect(t.turn).toBe('B');
  },
);

// Tortuga

scene(
  'Tortuga: the runner-up may move a minion from another base to the new one',
  {
    card: 'Tortuga',
    rulings: [1],
    rules: ['R5.2'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      Tortuga: ['A: General Ivan', 'A: General Ivan', 'B: General Ivan', 'B: Mechanic'],
      'Jungle Oasis': ['B: Ghost', 'A: Spirit', 'A(B): Captain Ahab'],
      'Tar Pits': ['B(A): Steam Man'],
    },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 3]);
    expect(t.bases).toEqual(['Ninja Dojo', 'Jungle Oasis', 'Tar Pits']);
    expect(t.asked).toBe('B');
    t.offers('Ghost', 'Steam Man');
    expect(t.range).toEqual([0, 1]);
    t.pick('Steam Man');
    expect(t.at('Ninja Dojo')).toEqual(['B(A): Steam Man']);
    expect(t.discard('B')).toEqual(['General Ivan', 'Mechanic']);
  },
);

scene(
  'Tortuga: tied runners-up may each do it',
  {
    card: 'Tortuga',
    rulings: [2],
    rules: ['R5.4', 'R5.6'],
    players: 3,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: {
      Tortuga: ['A: General Ivan', 'A: General Ivan', 'B: General Ivan', 'C: General Ivan'],
      'Jungle Oasis': ['B: Ghost', 'C: Captain Ahab', 'A: Spirit'],
    },
    baseDeck: ['Ninja Dojo'],
    turn: 'C',
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([4, 3, 3]);
    expect(t.asked).toBe('C');
    t.pick('Captain Ahab');
    expect(t.asked).toBe('B');
    t.pick('Ghost');
    expect(t.at('Ninja Dojo').toSorted()).toEqual(['B: Ghost', 'C: Captain Ahab']);
  },
);

scene(
  'Tortuga: a tie for first place leaves no runner-up',
  {
    card: 'Tortuga',
    rulings: [2],
    rules: ['R5.4'],
    players: 3,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: {
      Tortuga: ['A: General Ivan', 'A: Mechanic', 'B: General Ivan', 'B: Mechanic', 'C: Ghost'],
      'Jungle Oasis': ['C: Captain Ahab', 'A: Ghost', 'B: Ghost'],
    },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([4, 4, 2]);
    expect(t.turn).toBe('B');
    expect(t.question).toBe('play');
    expect(t.at('Ninja Dojo')).toEqual([]);
  },
);

scene(
  'Tortuga in the current printing: from another base, once the new base is in place',
  {
    card: 'Tortuga',
    printing: 'current',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      Tortuga: ['A: General Ivan', 'A: General Ivan', 'B: General Ivan', 'B: Mechanic'],
      'Jungle Oasis': ['B: Ghost'],
    },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    expect(t.bases).toEqual(['Ninja Dojo', 'Jungle Oasis']);
    t.offers('Ghost');
    t.pick('Ghost');
    expect(t.at('Ninja Dojo')).toEqual(['B: Ghost']);
  },
);

// Factory 436-1337

scene(
  'Factory 436-1337: 1 VP for each full 5 power of the winner, also power that is on no minion',
  {
    card: 'Factory 436-1337',
    rulings: [1],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Factory 436-1337': [
        'A: Aggromotive',
        'A: General Ivan',
        'A: Mechanic',
        'A: Spectre',
        'B: General Ivan',
        'B: Mechanic',
      ],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    // 20 power, 5 of it Aggromotive's: 2 and 4. The runner-up's 10 power are worth nothing extra.
    expect([t.vp('A'), t.vp('B')]).toEqual([6, 2]);
  },
);

scene(
  'Factory 436-1337: tied winners each gain it',
  {
    card: 'Factory 436-1337',
    rulings: [1],
    rules: ['R5.6'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Factory 436-1337': [
        'A: General Ivan',
        'A: Mechanic',
        'A: Steam Man',
        'B: General Ivan',
        'B: Mechanic',
        'B: Steam Man',
      ],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 4]);
  },
);

// The Central Brain

scene(
  'The Central Brain: +1 power for every minion there, towards the breakpoint too',
  {
    card: 'The Central Brain',
    rulings: [1],
    A: { hand: ['Bear Rides You'], deck: plenty },
    B: { deck: plenty },
    bases: {
      'The Central Brain': ['A: General Ivan', 'A: Ghost', 'B: Spectre', 'B: Captain Ahab'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    expect(t.powerParts('General Ivan')).toEqual(['General Ivan +6', 'The Central Brain +1']);
    expect(t.power('Spectre')).toBe(6);
    t.play('Bear Rides You');
    t.pick('Ghost');
    expect(t.power('Ghost')).toBe(2);
    expect(t.total('B', 'The Central Brain')).toBe(9);
    t.endTurn();
    expect(t.bases).toEqual(['The Central Brain', 'Tortuga']);
  },
);

scene(
  'The Central Brain scores with the power it gives',
  {
    card: 'The Central Brain',
    rulings: [1],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'The Central Brain': ['A: General Ivan', 'A: Ghost', 'B: Spectre', 'B: Captain Ahab'] },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    // 15 and 4.
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 2]);
  },
);

// Cave of Shinies

scene(
  'Cave of Shinies: the owner gains 1 VP, neither the controller nor the destroyer',
  {
    card: 'Cave of Shinies',
    rulings: [1],
    players: 3,
    A: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'], deck: plenty },
    bases: { 'Cave of Shinies': ['B(C): Ghost'], Tortuga: [] },
  },
  (t) => {
    t.play('Spirit', 'Tortuga');
    t.pick('Ghost');
    t.pick('yes');
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([0, 0, 1]);
  },
);

scene(
  'Cave of Shinies: nothing for actions, or for minions destroyed elsewhere',
  {
    card: 'Cave of Shinies',
    A: { hand: ['Bear Necessities'], deck: plenty },
    bases: { 'Cave of Shinies': ['B: Zeppelin'], Tortuga: ['B: Ghost [A: Choking Vines]'] },
    from: 'start of turn',
  },
  (t) => {
    t.play('Bear Necessities');
    expect(t.discard('B')).toEqual(['Ghost', 'Zeppelin']);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'Cave of Shinies in the current printing: nothing for actions, or for minions destroyed elsewhere',
  {
    card: 'Cave of Shinies',
    printing: 'current',
    A: { hand: ['Ornate Dome'], deck: plenty },
    bases: { 'Cave of Shinies': ['B: Zeppelin'], Tortuga: ['B: Ghost [A: Choking Vines]'] },
    from: 'start of turn',
  },
  (t) => {
    t.play('Ornate Dome', 'Cave of Shinies');
    expect(t.discard('B')).toEqual(['Ghost', 'Zeppelin']);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'Cave of Shinies: 1 VP for every minion, also for several destroyed at once',
  {
    card: 'Cave of Shinies',
    rulings: [1],
    rules: ['R8.1'],
    A: { hand: ['Gunfighter'] },
    bases: { 'Cave of Shinies': ['B(A): Spirit'], Tortuga: [] },
  },
  (t) => {
    t.play('Gunfighter', 'Cave of Shinies');
    t.pick('Spirit');
    expect(t.discard('A')).toEqual(['Gunfighter', 'Spirit']);
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
  },
);

scene(
  'Cave of Shinies: nothing for a minion that is saved',
  {
    card: 'Cave of Shinies',
    rulings: [2],
    A: { deck: plenty },
    bases: { 'Cave of Shinies': ['A: Escape Hatch', 'A: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('no');
    expect(t.hand('A')).toEqual(['Sprout']);
    expect(t.vp('A')).toBe(0);
  },
);

scene(
  'Cave of Shinies: nothing for a Buccaneer that moves away',
  {
    card: 'Cave of Shinies',
    rulings: [2],
    A: { deck: plenty },
    bases: { 'Cave of Shinies': ['B: Buccaneer [A: Choking Vines]'], Tortuga: [] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.at('Tortuga')).toEqual(['B: Buccaneer [A: Choking Vines]']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
  },
);

scene(
  'Cave of Shinies: nothing for minions discarded after scoring',
  {
    card: 'Cave of Shinies',
    rulings: [2],
    rules: ['R5.7'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Cave of Shinies': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'B: Spectre'] },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 2]);
    expect(t.discard('B')).toEqual(['Spectre']);
  },
);

scene(
  'Cave of Shinies in the current printing: at most once a turn for each owner',
  {
    card: 'Cave of Shinies',
    printing: 'current',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Cave of Shinies': ['A: Sprout', 'A: Sprout', 'B: Spectre [A: Choking Vines]', 'B: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('use Choking Vines');
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 1]);
    t.pick('no');
    t.pick('no');
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 1]);
    t.endTurn();
    t.pick('no');
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 2]);
  },
);

// Mushroom Kingdom

scene(
  'Mushroom Kingdom: at the start of each turn its player may move another player’s minion there',
  {
    card: 'Mushroom Kingdom',
    rulings: [1],
    rules: ['R3.2'],
    A: { hand: ['Insta-Grow'], deck: plenty },
    B: { deck: plenty },
    bases: {
      'Mushroom Kingdom': ['B: Captain Ahab'],
      'Jungle Oasis': ['A: Steam Man', 'B: Ghost'],
      Tortuga: ['B: Spirit'],
    },
    from: 'start of turn',
  },
  (t) => {
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ghost');
    // Moved, not played: nothing is discarded.
    expect(t.hand('A')).toEqual(['Insta-Grow']);
    expect(t.at('Mushroom Kingdom')).toEqual(['B: Captain Ahab', 'B: Ghost']);
    t.endTurn();
    expect(t.asked).toBe('B');
    t.offers('Steam Man');
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['A: Steam Man']);
  },
);

scene(
  'Mushroom Kingdom in the current printing: only for who holds the most cards, to or from it, any minion',
  {
    card: 'Mushroom Kingdom',
    printing: 'current',
    A: { hand: ['Insta-Grow'], deck: plenty },
    B: { deck: plenty },
    bases: {
      'Mushroom Kingdom': ['B: Captain Ahab'],
      'Jungle Oasis': ['A: Steam Man', 'B: Ghost'],
      Tortuga: [],
    },
    from: 'start of turn',
  },
  (t) => {
    expect(t.breakpoint('Mushroom Kingdom')).toBe(19);
    t.offers('Captain Ahab', 'Ghost', 'Steam Man');
    expect(t.range).toEqual([0, 1]);
    t.pick('Captain Ahab');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Captain Ahab']);
    t.endTurn();
    // B holds none, A three.
    expect(t.turn).toBe('B');
    expect(t.question).toBe('play');
    t.endTurn();
    // Three against two.
    t.pick('Steam Man');
    expect(t.at('Mushroom Kingdom')).toEqual(['A: Steam Man']);
  },
);

scene(
  'Mushroom Kingdom in the current printing: as many cards as somebody else is not the most',
  {
    card: 'Mushroom Kingdom',
    printing: 'current',
    players: 3,
    A: { hand: ['Insta-Grow'], deck: plenty },
    C: { hand: ['Insta-Grow'], deck: plenty },
    bases: { 'Mushroom Kingdom': [], 'Jungle Oasis': ['B: Ghost'] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.question).toBe('play');
    expect(t.turn).toBe('A');
  },
);

scene(
  'Mushroom Kingdom in the current printing: it may be declined, and pays 4, 3 and 2 at 19',
  {
    card: 'Mushroom Kingdom',
    printing: 'current',
    A: { hand: ['Insta-Grow'], deck: plenty },
    B: { deck: plenty },
    bases: {
      'Mushroom Kingdom': ['A: General Ivan', 'A: General Ivan', 'B: Mechanic', 'B: Steam Man'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
    from: 'start of turn',
  },
  (t) => {
    t.pick();
    expect(t.at('Tortuga')).toEqual([]);
    t.endTurn();
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 3]);
  },
);

// School of Wizardry

scene(
  'School of Wizardry: the winner looks at three bases, picks the next and orders the others',
  {
    card: 'School of Wizardry',
    rules: ['R5.2'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'School of Wizardry': ['B: General Ivan', 'B: General Ivan', 'A: Spectre', 'A: Mechanic'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga', 'Ninja Dojo', 'Tar Pits', 'Rhodes Plaza Mall'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 3]);
    expect(t.asked).toBe('B');
    t.offers('Ninja Dojo', 'Tar Pits', 'Tortuga');
    expect(t.range).toEqual([1, 1]);
    t.pick('Ninja Dojo');
    expect(t.question).toBe('order');
    t.offers('Tar Pits', 'Tortuga');
    // One on top of the other: the last ends up on top.
    t.pick('Tortuga', 'Tar Pits');
    expect(t.bases).toEqual(['Ninja Dojo', 'Jungle Oasis']);
    expect(t.baseDeck).toEqual(['Tar Pits', 'Tortuga', 'Rhodes Plaza Mall']);
    expect(t.baseDiscard).toEqual(['School of Wizardry']);
  },
);

scene(
  'School of Wizardry: of tied winners only the first from the current player clockwise',
  {
    card: 'School of Wizardry',
    rulings: [1],
    rules: ['R5.6'],
    players: 3,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: {
      'School of Wizardry': ['A: General Ivan', 'A: Mechanic', 'C: General Ivan', 'C: Mechanic'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga', 'Ninja Dojo', 'Tar Pits'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect(t.asked).toBe('C');
    t.pick('Tar Pits');
    t.pick('Ninja Dojo', 'Tortuga');
    expect(t.question).toBe('play');
    expect(t.bases).toEqual(['Tar Pits', 'Jungle Oasis']);
    expect(t.baseDeck).toEqual(['Tortuga', 'Ninja Dojo']);
  },
);

scene(
  'School of Wizardry with fewer than three bases left: the base discard pile is shuffled in',
  {
    card: 'School of Wizardry',
    rulings: [2],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'School of Wizardry': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'B: Ghost'] },
    baseDeck: ['Tortuga', 'Ninja Dojo'],
    baseDiscard: ['Tar Pits'],
    from: 'score bases',
  },
  (t) => {
    t.offers('Ninja Dojo', 'Tar Pits', 'Tortuga');
    t.pick('Tar Pits');
    t.pick('Ninja Dojo', 'Tortuga');
    expect(t.bases).toEqual(['Tar Pits']);
    expect(t.baseDiscard).toEqual(['School of Wizardry']);
  },
);

scene(
  'School of Wizardry with fewer than three bases left in the 2013 rules: those there are',
  {
    card: 'School of Wizardry',
    rulings: [2],
    edition: 'awesome-level-9000',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'School of Wizardry': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'B: Ghost'] },
    baseDeck: ['Tortuga', 'Ninja Dojo'],
    baseDiscard: ['Tar Pits'],
    from: 'score bases',
  },
  (t) => {
    t.offers('Ninja Dojo', 'Tortuga');
    t.pick('Tortuga');
    expect(t.bases).toEqual(['Tortuga']);
    expect(t.baseDeck).toEqual(['Ninja Dojo']);
    expect(t.baseDiscard).toEqual(['Tar Pits', 'School of Wizardry']);
  },
);

// The Great Library

scene(
  'The Great Library: every player with a minion there may draw one card',
  {
    card: 'The Great Library',
    rulings: [1],
    rules: ['R5.4', 'R5.6'],
    players: 4,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    D: { deck: plenty },
    bases: {
      'The Great Library': ['A: General Ivan', 'A: Spectre', 'B: Spectre', 'C: Mechanic', 'D: Ghost'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C'), t.vp('D')]).toEqual([4, 2, 1, 0]);
    expect(t.asked).toBe('B');
    t.pick('no');
    expect(t.asked).toBe('C');
    t.pick('yes');
    expect(t.asked).toBe('D');
    t.pick('yes');
    expect(t.asked).toBe('A');
    t.pick('yes');
    // B's are the two of the end of the turn.
    expect([t.hand('A'), t.hand('B'), t.hand('C'), t.hand('D')].map((hand) => hand.length)).toEqual([
      1, 2, 1, 1,
    ]);
  },
);

scene(
  'The Great Library: nothing for a player without a minion there',
  {
    card: 'The Great Library',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'The Great Library': [
        'A: General Ivan',
        'A: General Ivan',
        'A: General Ivan',
        'A: Mechanic',
        'B: Zeppelin',
      ],
    },
    baseDeck: ['Tortuga'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.turn).toBe('A');
    expect(t.hand('A')).toHaveLength(1);
  },
);

scene(
  'The Great Library: a minion that has left by then does not count any more',
  {
    card: 'The Great Library',
    rules: ['R10.6'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'The Great Library': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'A: Ghost', 'B: Mummy'],
      Tortuga: [],
    },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    t.pick('use Mummy');
    t.pick('Tortuga');
    expect(t.asked).toBe('A');
    t.pick('no');
    expect(t.turn).toBe('B');
    t.pick('pass');
    expect(t.hand('B')).toEqual([]);
  },
);

// Evans City Cemetery

scene(
  'Evans City Cemetery: tied winners discard their hands and draw five',
  {
    card: 'Evans City Cemetery',
    rulings: [1],
    rules: ['R5.6'],
    players: 3,
    A: { hand: ['Spectre', 'Ghost'], deck: plenty },
    B: { hand: ['Spirit'], deck: plenty },
    C: { deck: plenty },
    bases: {
      'Evans City Cemetery': ['A: General Ivan', 'A: Mechanic', 'B: Ghost', 'C: General Ivan', 'C: Mechanic'],
    },
    baseDeck: ['Tortuga'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([5, 2, 5]);
    expect(t.hand('A')).toEqual(plenty.slice(0, 5));
    expect(t.hand('C')).toEqual(plenty.slice(0, 5));
    expect(t.hand('B')).toEqual(['Insta-Grow', 'Insta-Grow', 'Spirit']);
    expect(t.discard('A')).toEqual(['General Ivan', 'Ghost', 'Mechanic', 'Spectre']);
  },
);

scene(
  'Evans City Cemetery: cards on it are not in the discard pile yet when the deck is reshuffled',
  {
    card: 'Evans City Cemetery',
    rulings: [1],
    rules: ['R2.1'],
    A: { hand: ['Blossom', 'Zeppelin'], deck: ['Overgrowth'] },
    B: { deck: plenty },
    bases: {
      'Evans City Cemetery': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'B: Mechanic'],
    },
    baseDeck: ['Tortuga'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    // Three cards are all there is: as much as possible is done.
    expect(t.hand('A')).toEqual(['Blossom', 'Overgrowth', 'Zeppelin']);
    expect(t.discard('A')).toEqual(['General Ivan', 'General Ivan', 'General Ivan']);
  },
);

// Rhodes Plaza Mall

scene(
  'Rhodes Plaza Mall: everybody gains 1 VP for each minion they control there, and nothing for places',
  {
    card: 'Rhodes Plaza Mall',
    rulings: [1],
    players: 4,
    A: { deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    D: { deck: plenty },
    bases: {
      'Rhodes Plaza Mall': [
        'A: General Ivan',
        'A: General Ivan',
        'B: Spectre',
        'C: Ghost',
        'C: Captain Ahab',
        'C(A): Steam Man',
        'D: Sprout',
      ],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C'), t.vp('D')]).toEqual([2, 1, 3, 1]);
  },
);

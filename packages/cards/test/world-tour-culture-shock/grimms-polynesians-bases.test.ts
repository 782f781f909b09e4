import { expect } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

/** The names of all bases of a game that somebody plays with these factions. */
function basesOf(factions: [string, string]): string[] {
  const config = smashUp.config({ players: [{ factions }, { factions }], duplicates: true });
  const { bases, baseDeck, defs } = smashUp.newGame(config, 1);
  return [...bases.map(({ base }) => base), ...baseDeck].map((base) => library.defs[defs[base]].name);
}

const MIXED: [string, string] = ['Polynesian Voyagers', 'Ghosts'];

// Gingerbread House

scene(
  'Gingerbread House: each player may strengthen two of their minions with equal power',
  {
    card: 'Gingerbread House',
    rulings: [1, 2],
    turn: 'B',
    A: { hand: ['Sun Tattoo', 'Sun Tattoo'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Gingerbread House': [
        'A: Steam Man',
        'A: Gretel +1',
        'A: Crypt Looter',
        'A: Venus Man Trap',
        'B: Spectre',
        'B: Weed Eater',
        'B: Ghost',
      ],
      Tortuga: [],
    },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    // The current player first; the Ghost is like nobody.
    expect(t.asked).toBe('B');
    t.offers('Spectre', 'Weed Eater');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spectre');
    expect(t.power('Spectre')).toBe(7);
    expect(t.power('Weed Eater')).toBe(7);
    // Gretel has 3 with her counter.
    expect(t.asked).toBe('A');
    t.offers('Steam Man', 'Gretel', 'Crypt Looter');
    t.pick('Gretel');
    t.offers('Steam Man', 'Crypt Looter');
    expect(t.range).toEqual([1, 1]);
    t.pick('Steam Man');
    // 14 + 4 against 12 + 4.
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 2]);
    // It stays with the minion for the rest of the turn.
    t.pick('use Sun Tattoo');
    t.pick('Steam Man');
    expect(t.asked).toBe('A');
    expect(t.power('Steam Man')).toBe(7);
    t.pass();
    expect(t.turn).toBe('A');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man [A: Sun Tattoo]']);
    expect(t.power('Steam Man')).toBe(5);
  },
);

scene(
  'Gingerbread House: or none of them; nobody without a pair is asked',
  {
    card: 'Gingerbread House',
    rulings: [1],
    A: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Gingerbread House': ['A: General Ivan', 'A: General Ivan', 'A: Gretel', 'B: Spectre', 'B: Steam Man'],
      Tortuga: [],
    },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    t.offers('General Ivan', 'General Ivan');
    t.pick();
    expect(t.turn).toBe('B');
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 2]);
  },
);

// Woodland Cottage

scene(
  'Woodland Cottage: a small minion out of the deck, once per turn, after the minion that was played has done its part',
  {
    card: 'Woodland Cottage',
    rulings: [1, 2],
    A: {
      hand: ['Rumpelstiltskin', 'Insta-Grow', 'Hansel'],
      deck: ['Spectre', 'Ghost', 'Steam Man', 'Weed Eater', 'Shady Deal'],
    },
    bases: { 'Woodland Cottage': [], Tortuga: [] },
  },
  (t) => {
    t.play('Rumpelstiltskin', 'Woodland Cottage');
    expect(t.purpose).toBe('search');
    t.pick('Spectre');
    expect(t.question).toBe('mode');
    t.offers('yes', 'no');
    t.pick('yes');
    t.offers('Ghost', 'Steam Man');
    expect(t.range).toEqual([1, 1]);
    t.pick('Steam Man');
    expect(t.hand('A')).toEqual(['Hansel', 'Insta-Grow', 'Steam Man']);
    expect(t.seenBy('B', 'A').toSorted()).toEqual(['?', '?', 'Steam Man']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Shady Deal', 'Spectre', 'Weed Eater']);
    t.play('Insta-Grow');
    t.play('Hansel', 'Woodland Cottage');
    expect(t.question).toBe('play');
  },
);

scene(
  'Woodland Cottage: who declined may still do it later in the turn; and every player for themselves',
  {
    card: 'Woodland Cottage',
    rulings: [1],
    A: { hand: ['Gretel', 'Insta-Grow', 'Hansel', 'Ghost'], deck: ['Rose Red', 'Steam Man', 'Steam Man'] },
    B: { hand: ['Gretel'], deck: ['Rose Red', 'Steam Man', 'Steam Man'] },
    bases: { 'Woodland Cottage': [], Tortuga: [] },
  },
  (t) => {
    t.play('Gretel', 'Woodland Cottage');
    t.pick('no');
    t.play('Insta-Grow');
    t.play('Hansel', 'Woodland Cottage');
    t.pick('yes');
    t.pick('Rose Red');
    t.endTurn();
    t.play('Gretel', 'Woodland Cottage');
    expect(t.asked).toBe('B');
    t.pick('yes');
    t.pick('Rose Red');
    expect(t.hand('B')).toEqual(['Rose Red']);
  },
);

scene(
  'Woodland Cottage: on any player’s turn; not for minions that move here or are played elsewhere',
  {
    card: 'Woodland Cottage',
    rulings: [1],
    from: 'start of turn',
    turn: 'B',
    A: { deck: ['Ghost', 'Steam Man'], discard: ['Gretel'] },
    B: { hand: ['Bear Rides You', 'Hansel'], deck: ['Ghost'] },
    bases: { 'Woodland Cottage': ['A: Big Bad Wolf [B: Choking Vines]'], Tortuga: ['B: Spectre'] },
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.pick('Gretel');
    t.offers('yes', 'no');
    t.pick('yes');
    t.pick('Ghost');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.play('Bear Rides You');
    expect(t.at('Woodland Cottage')).toEqual(['A: Gretel', 'B: Spectre']);
    t.play('Hansel', 'Tortuga');
    expect(t.question).toBe('play');
  },
);

// Island Chain

scene(
  'Island Chain is replaced by two bases',
  {
    card: 'Island Chain',
    rulings: [2, 5],
    rules: ['R5.8'],
    A: { deck: ['Ghost', 'Ghost'], hand: ['Total Sellout'] },
    B: { hand: ['Fortune and Glory'], deck: ['Ghost', 'Ghost'] },
    bases: {
      'Island Chain': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan'],
      Tortuga: ['B: General Ivan', 'B: General Ivan'],
    },
    baseDeck: ['Tar Pits', 'Jungle Oasis', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.endTurn();
    // In the window after scoring nothing has come yet.
    t.offers('use Total Sellout', 'pass');
    expect(t.bases).toEqual(['Island Chain', 'Tortuga']);
    t.pass();
    expect(t.bases).toEqual(['Tar Pits', 'Jungle Oasis', 'Tortuga']);
    expect(t.baseDiscard).toEqual(['Island Chain']);
    expect(t.discard('A')).toEqual(['General Ivan', 'General Ivan', 'General Ivan']);
    expect(t.turn).toBe('B');
    // The extra base is a base like any other: one takes its place.
    t.play('Fortune and Glory');
    t.pick('Tortuga');
    t.pick('General Ivan', 'General Ivan');
    t.pick('Jungle Oasis');
    t.endTurn();
    expect(t.vp('B')).toBe(2);
    expect(t.bases).toEqual(['Tar Pits', 'Workshop', 'Tortuga']);
  },
);

scene(
  'Island Chain: what the base deck does not hold comes out of the base discard pile',
  {
    card: 'Island Chain',
    rulings: [4],
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Island Chain': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    t.endTurn();
    // It was in the base discard pile by then.
    expect(t.bases).toEqual(['Tar Pits', 'Island Chain', 'Tortuga']);
  },
);

scene(
  'Island Chain: no second base arrives where there is none',
  {
    card: 'Island Chain',
    rulings: [4],
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Island Chain': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan'], Tortuga: [] },
  },
  (t) => {
    t.endTurn();
    expect(t.bases).toEqual(['Island Chain', 'Tortuga']);
    expect(t.at('Island Chain')).toEqual([]);
  },
);

scene(
  'Island Chain and Lost City: the current player picks Lost City',
  {
    card: 'Island Chain',
    rulings: [1],
    rules: ['R10.8'],
    A: { deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Lost City', 'Spectre'] },
    bases: { 'Island Chain': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits', 'Jungle Oasis', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('B');
    t.pick('use Lost City');
    expect(t.asked).toBe('A');
    t.offers('one chosen base', 'several bases');
    t.pick('one chosen base');
    expect(t.asked).toBe('B');
    t.offers('Tar Pits', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.bases).toEqual(['Jungle Oasis', 'Tortuga']);
    expect(t.baseDiscard).toEqual(['Tar Pits', 'Island Chain']);
    t.pick('Spectre');
    expect(t.at('Jungle Oasis')).toEqual(['B: Spectre']);
  },
);

scene(
  'Island Chain and Lost City: the current player picks Island Chain; Lost City still gives a minion for each new base',
  {
    card: 'Island Chain',
    rulings: [1],
    rules: ['R10.8'],
    A: { deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Lost City', 'Spectre', 'Steam Man', 'War Raptor'] },
    bases: { 'Island Chain': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits', 'Jungle Oasis', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Lost City');
    t.pick('several bases');
    expect(t.bases).toEqual(['Tar Pits', 'Jungle Oasis', 'Tortuga']);
    expect(t.baseDeck).toEqual(['Workshop', 'Haunted House']);
    expect(t.baseDiscard).toEqual(['Island Chain']);
    expect(t.asked).toBe('B');
    t.pick('Spectre');
    expect(t.at('Tar Pits')).toEqual(['B: Spectre']);
    t.offers('Steam Man', 'War Raptor');
    t.pick('Steam Man');
    expect(t.at('Jungle Oasis')).toEqual(['B: Steam Man']);
  },
);

scene(
  'Two bases that come into play at once: an ability that waits for the new base means both, each for itself',
  {
    card: 'Tortuga',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: [
        'A: General Ivan',
        'A: General Ivan',
        'A: General Ivan',
        'B: Ghost +1',
        'A: Signs in the Stars',
      ],
      Workshop: ['B: Steam Man', 'B: War Raptor'],
    },
    baseDeck: ['Island Chain', 'Tar Pits', 'Jungle Oasis'],
  },
  (t) => {
    t.endTurn();
    expect(t.bases).toEqual(['Island Chain', 'Tar Pits', 'Workshop']);
    expect(t.asked).toBe('B');
    t.offers('Steam Man', 'War Raptor');
    t.pick('War Raptor');
    expect(t.at('Island Chain')).toEqual(['B: War Raptor']);
    t.pick('Steam Man');
    expect(t.at('Tar Pits')).toEqual(['B: Steam Man']);
  },
);

scene(
  'Island Chain on top of the base deck lends its ability through Signs in the Stars, and is itself the first to come',
  {
    card: 'Island Chain',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: General Ivan', 'A: General Ivan', 'A: Signs in the Stars'], Tortuga: [] },
    baseDeck: ['Island Chain', 'Tar Pits', 'Workshop'],
  },
  (t) => {
    t.endTurn();
    expect(t.bases).toEqual(['Island Chain', 'Tar Pits', 'Tortuga']);
  },
);

scene(
  'Island Chain, current: a base more, besides the one that replaces it',
  {
    card: 'Island Chain',
    printing: 'current',
    rulings: [2, 5],
    A: { deck: ['Ghost', 'Ghost'], hand: ['Total Sellout'] },
    bases: { 'Island Chain': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits', 'Jungle Oasis', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.endTurn();
    t.offers('use Total Sellout', 'pass');
    expect(t.bases).toEqual(['Island Chain', 'Tortuga']);
    t.pass();
    expect(t.bases.toSorted()).toEqual(['Jungle Oasis', 'Tar Pits', 'Tortuga']);
    expect(t.baseDeck).toEqual(['Workshop', 'Haunted House']);
    expect(t.baseDiscard).toEqual(['Island Chain']);
  },
);

scene(
  'Island Chain, current: it does not say what replaces it, so Lost City does, and the base more comes as well',
  {
    card: 'Island Chain',
    printing: 'current',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Lost City', 'Spectre'] },
    bases: { 'Island Chain': ['A: General Ivan', 'A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Tar Pits', 'Jungle Oasis', 'Workshop', 'Haunted House'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Lost City');
    expect(t.asked).toBe('B');
    t.offers('Tar Pits', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    // R3.7: both wait for the replacement.
    expect(t.asked).toBe('A');
    t.offers('use Island Chain', 'use Lost City');
    t.pick('use Lost City');
    expect(t.asked).toBe('B');
    t.pick('Spectre');
    expect(t.at('Jungle Oasis')).toEqual(['B: Spectre']);
    expect(t.bases.toSorted()).toEqual(['Jungle Oasis', 'Tortuga', 'Workshop']);
    expect(t.baseDiscard).toEqual(['Tar Pits', 'Island Chain']);
  },
);

scene(
  'Island Chain is one of the three bases that the Polynesian Voyagers bring',
  { card: 'Island Chain', rulings: [3], bases: { 'Island Chain': [], Tortuga: [] } },
  () => {
    expect(basesOf(MIXED)).toContain('Island Chain');
  },
);

// Island Peak

scene(
  'Island Peak: a counter for the only minion of the player whose turn starts',
  {
    card: 'Island Peak',
    rulings: [2],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Island Peak': ['A: Steam Man', 'B: Ghost', 'B: Spectre'], Tortuga: ['A: Ghost'] },
  },
  (t) => {
    expect(t.at('Island Peak')).toEqual(['A: Steam Man +1', 'B: Ghost', 'B: Spectre']);
    t.endTurn();
    // B has two of them.
    expect(t.turn).toBe('B');
    expect(t.at('Island Peak')).toEqual(['A: Steam Man +1', 'B: Ghost', 'B: Spectre']);
    t.endTurn();
    expect(t.at('Island Peak')).toEqual(['A: Steam Man +2', 'B: Ghost', 'B: Spectre']);
  },
);

scene(
  'Island Peak is one of the three bases that the Polynesian Voyagers bring',
  { card: 'Island Peak', rulings: [1], bases: { 'Island Peak': [], Tortuga: [] } },
  () => {
    expect(basesOf(MIXED)).toContain('Island Peak');
  },
);

// Tropical Paradise

scene(
  'Tropical Paradise: the starting breakpoint is 0 while every player has a minion here',
  {
    card: 'Tropical Paradise',
    rulings: [2],
    players: 3,
    A: { hand: ['Ghost'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Tropical Paradise': ['B: Ghost', 'C: Ghost', 'C: Ghost'], Tortuga: [] },
    baseDeck: ['Tar Pits'],
  },
  (t) => {
    expect(t.breakpoint('Tropical Paradise')).toBe(20);
    t.play('Ghost', 'Tropical Paradise');
    expect(t.breakpoint('Tropical Paradise')).toBe(0);
    // It scores in its phase, not before.
    expect(t.bases).toEqual(['Tropical Paradise', 'Tortuga']);
    t.endTurn();
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([2, 2, 3]);
    expect(t.bases).toEqual(['Tar Pits', 'Tortuga']);
  },
);

scene(
  'Tropical Paradise: changes of the breakpoint come on top of that',
  {
    card: 'Tropical Paradise',
    printing: 'current',
    rulings: [2],
    A: { hand: ['Fortune and Glory'] },
    bases: {
      'Tropical Paradise': ['A: Ghost', 'B: Bearing Down'],
      Tortuga: ['B: Ghost'],
      'Tar Pits': [],
    },
  },
  (t) => {
    expect(t.breakpoint('Tropical Paradise')).toBe(22);
    t.play('Fortune and Glory');
    t.pick('Tortuga');
    t.pick('Ghost');
    t.pick('Tropical Paradise');
    expect(t.breakpoint('Tropical Paradise')).toBe(4);
  },
);

scene(
  'Tropical Paradise: not below 0',
  {
    card: 'Tropical Paradise',
    printing: 'current',
    rulings: [2],
    rules: ['R9.1'],
    A: { hand: ['Fortune and Glory'] },
    bases: {
      'Tropical Paradise': ['A: Ghost', 'A: Bearing Down'],
      Tortuga: ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Fortune and Glory');
    t.pick('Tortuga');
    t.pick('Ghost');
    // 0, less 2 for each of two players.
    expect(t.breakpoint('Tropical Paradise')).toBe(0);
  },
);

scene(
  'Tropical Paradise against Turn Up to 11: the current player says which starting breakpoint holds',
  {
    card: 'Tropical Paradise',
    rules: ['R10.1'],
    A: { hand: ['Ghost'] },
    bases: { 'Tropical Paradise': ['B: Turn Up to 11', 'B: Ghost'], Tortuga: [] },
  },
  (t) => {
    expect(t.breakpoint('Tropical Paradise')).toBe(21);
    t.play('Ghost', 'Tropical Paradise');
    expect(t.question).toBe('prevail');
    t.offers('Tropical Paradise', 'Turn Up to 11');
    t.pick('Tropical Paradise');
    expect(t.breakpoint('Tropical Paradise')).toBe(0);
  },
);

scene(
  'Tropical Paradise is one of the three bases that the Polynesian Voyagers bring',
  { card: 'Tropical Paradise', rulings: [1], bases: { 'Tropical Paradise': [], Tortuga: [] } },
  () => {
    expect(basesOf(MIXED)).toContain('Tropical Paradise');
  },
);

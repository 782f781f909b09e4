import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Ancient Temple

scene(
  'Ancient Temple: the only minion of the player whose turn it is has +5 power here',
  {
    card: 'Ancient Temple',
    rulings: [1],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Ancient Temple': ['A: Granny', 'B: Cub Scout', 'B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Granny')).toBe(9);
    expect(t.powerParts('Granny')).toEqual(['Granny +4', 'Ancient Temple +5']);
    expect(t.total('A', 'Ancient Temple')).toBe(9);
    t.endTurn();
    // B has two minions there, and A’s bonus is over.
    expect(t.turn).toBe('B');
    expect(t.total('A', 'Ancient Temple')).toBe(4);
    expect(t.total('B', 'Ancient Temple')).toBe(6);
  },
);

scene(
  'Ancient Temple checks once, at the start of the turn',
  {
    card: 'Ancient Temple',
    rulings: [2],
    from: 'start of turn',
    A: { hand: ['Spectre', 'Insta-Grow'] },
    bases: { 'Ancient Temple': ['A: Granny', 'B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spectre', 'Ancient Temple');
    expect(t.power('Granny')).toBe(9);
    expect(t.power('Spectre')).toBe(5);
    // It is not B’s turn.
    expect(t.power('Cub Scout')).toBe(3);
  },
);

scene(
  'Ancient Temple: a minion that becomes the only one later gets nothing',
  {
    card: 'Ancient Temple',
    rulings: [2],
    from: 'start of turn',
    A: { hand: ['Bear Rides You'] },
    bases: { 'Ancient Temple': ['A: Granny', 'A: Nana'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Nana');
    expect(t.at('Ancient Temple')).toEqual(['A: Granny']);
    expect(t.power('Granny')).toBe(4);
  },
);

scene(
  'Ancient Temple: the +5 counts only here, and again when the minion comes back',
  {
    card: 'Ancient Temple',
    rulings: [2],
    from: 'start of turn',
    A: { hand: ['Bear Rides You'] },
    bases: { 'Ancient Temple': ['A: Granny'], 'Jungle Oasis': ['A: Zeppelin'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['A: Zeppelin', 'A: Granny']);
    expect(t.power('Granny')).toBe(4);
    t.use('Zeppelin');
    expect(t.at('Ancient Temple')).toEqual(['A: Granny']);
    expect(t.power('Granny')).toBe(9);
  },
);

scene(
  'Ancient Temple: two start-of-turn abilities are ordered by the player, and the check comes when it is due',
  {
    card: 'Ancient Temple',
    rulings: [2],
    rules: ['R3.7'],
    from: 'start of turn',
    A: { deck: ['Insta-Grow', 'Insta-Grow'] },
    bases: { 'Ancient Temple': ['A: Granny', 'A: Sprout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('use Ancient Temple', 'use Sprout');
    t.pick('use Sprout');
    t.pick('no');
    expect(t.at('Ancient Temple')).toEqual(['A: Granny']);
    expect(t.power('Granny')).toBe(9);
  },
);

// City of Gold

scene(
  'City of Gold: 1 VP, however many minions; the game ends only with the turn',
  {
    card: 'City of Gold',
    rulings: [1],
    from: 'start of turn',
    A: { vp: 14, deck: ['Ghost', 'Ghost'] },
    bases: { 'City of Gold': ['A: Granny', 'A: Nana', 'B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.vp('A')).toBe(15);
    expect(t.vp('B')).toBe(0);
    expect(t.asked).toBe('A');
    expect(t.winners).toEqual([]);
    t.endTurn();
    expect(t.winners).toEqual(['A']);
  },
);

scene(
  'City of Gold gives nothing to a player without a minion there',
  {
    card: 'City of Gold',
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'City of Gold': ['B: Cub Scout', 'A: Family Reunion'], 'Jungle Oasis': ['A: Granny'] },
  },
  (t) => {
    expect(t.vp('A')).toBe(0);
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.vp('B')).toBe(1);
    expect(t.vp('A')).toBe(0);
  },
);

// Grandma's House

scene(
  'Grandma’s House: whoever plays a minion here looks at their own top card, after its own ability',
  {
    card: "Grandma's House",
    rulings: [1],
    A: { hand: ['Grandma'], deck: ['Ghost', 'Spirit', 'Spectre', 'Haunting'] },
    B: { hand: ['Weed Eater'], deck: ['Sprout', 'Water Lily', 'Sprout'] },
    bases: { "Grandma's House": [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Grandma', "Grandma's House");
    t.pick('bottom');
    // Now the house: Spirit is on the top.
    t.offers('top', 'bottom');
    t.pick('top');
    expect(t.deck('A')).toEqual(['Spirit', 'Spectre', 'Haunting', 'Ghost']);
    t.endTurn();
    expect(t.seenBy('B', 'A')).toEqual(['?', '?']);
    t.play('Weed Eater', "Grandma's House");
    expect(t.asked).toBe('B');
    t.pick('bottom');
    expect(t.deck('B')).toEqual(['Water Lily', 'Sprout', 'Sprout']);
    expect(t.deck('A')).toEqual(['Haunting', 'Ghost']);
  },
);

scene(
  'Grandma’s House: every minion played here counts, moving ones do not',
  {
    card: "Grandma's House",
    rulings: [1, 2],
    A: { hand: ['Spectre', 'Haunting', 'Insta-Grow'], deck: ['Ghost', 'Spirit'] },
    bases: { "Grandma's House": ['A: Zeppelin'], 'Jungle Oasis': ['A: Nana'] },
  },
  (t) => {
    t.use('Zeppelin');
    expect(t.at("Grandma's House")).toEqual(['A: Zeppelin', 'A: Nana']);
    t.play('Insta-Grow');
    t.play('Spectre', "Grandma's House");
    t.pick('bottom');
    t.play('Haunting', "Grandma's House");
    t.pick('top');
    expect(t.deck('A')).toEqual(['Spirit', 'Ghost']);
  },
);

// Retirement Community

scene(
  'Retirement Community: each player in turn order may save one minion',
  {
    card: 'Retirement Community',
    rulings: [1, 3],
    players: 3,
    turn: 'B',
    from: 'score bases',
    A: { deck: ['Ghost'] },
    B: { deck: ['Sprout', 'Sprout', 'Water Lily'] },
    C: { deck: ['Zeppelin'] },
    bases: {
      'Retirement Community': [
        'A: Spectre +1 [B: Choking Vines]',
        'A: Haunting',
        'B: General Ivan',
        'B: Cub Scout',
        'C: Captain Ahab',
      ],
      'Jungle Oasis': ['C: Steam Man'],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.offers('General Ivan', 'Cub Scout');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.asked).toBe('C');
    t.offers('Captain Ahab');
    t.pick('Captain Ahab');
    t.pick('bottom');
    expect(t.asked).toBe('A');
    t.offers('Spectre', 'Haunting');
    t.pick('Spectre');
    t.offers('top', 'bottom');
    t.pick('top');
    expect(t.deck('A')).toEqual(['Spectre', 'Ghost']);
    expect(t.discard('A')).toEqual(['Haunting']);
    expect(t.discard('B')).toEqual(['Choking Vines', 'Cub Scout', 'General Ivan']);
    expect(t.deck('C')).toEqual(['Zeppelin', 'Captain Ahab']);
    expect(t.discard('C')).toEqual([]);
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis']);
  },
);

scene(
  'Retirement Community: a minion of another owner goes to the owner’s deck',
  {
    card: 'Retirement Community',
    rulings: [2],
    A: { deck: ['Spirit', 'Spirit'] },
    B: { deck: ['Cub Scout'] },
    bases: {
      'Retirement Community': ['A(B): General Ivan', 'A: Matriarch', 'A: Matriarch', 'A: Spectre'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.endTurn();
    t.pick('General Ivan');
    t.pick('top');
    expect(t.deck('B')).toEqual(['General Ivan', 'Cub Scout']);
    expect(t.deck('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Matriarch', 'Matriarch', 'Spectre']);
  },
);

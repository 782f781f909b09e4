import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Spectre

scene(
  'Spectre takes up a minion play from the discard pile while you hold two cards or fewer',
  {
    card: 'Spectre',
    rulings: [1, 4],
    A: { hand: ['Insta-Grow', 'Ghost', 'Spirit'], discard: ['Spectre', 'Cub Scout'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('play Insta-Grow', 'play Ghost', 'play Spirit', 'pass');
    expect(t.whyNot('A', 'Spectre')).toBe('not allowed here');
    // Insta-Grow has left the hand, so only two are held.
    t.play('Insta-Grow');
    t.offers('play Ghost', 'play Spirit', 'play Spectre', 'pass');
    t.play('Spectre', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Spectre']);
    expect(t.discard('A')).toEqual(['Cub Scout', 'Insta-Grow']);
    t.play('Ghost', 'Tortuga');
    t.pick();
    // The free minion and the extra one are used up.
    t.offers('pass');
  },
);

scene(
  'Spectre gives no play of its own',
  {
    card: 'Spectre',
    rulings: [1],
    A: { hand: ['Ghost'], discard: ['Spectre'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spectre', 'Tortuga');
    t.offers('pass');
    expect(t.whyNot('A', 'Ghost')).toBe('no minion play left');
  },
);

scene(
  'Spectre does not take the place of a minion that is searched for',
  {
    card: 'Spectre',
    rulings: [2],
    from: 'start of turn',
    A: { discard: ['Spectre'], deck: ['Ghost', 'Cub Scout'] },
    bases: { Tortuga: ['A: Sprout'], 'Jungle Oasis': ['A: Venus Man Trap'] },
  },
  (t) => {
    t.pick('yes');
    t.offers('Ghost', 'Cub Scout');
    t.pick('Cub Scout');
    t.use('Venus Man Trap');
    t.offers('Ghost');
    t.pick();
    // The free play can still be Spectre's.
    expect(t.canPlay('Spectre')).toBe(true);
  },
);

scene(
  'Spectre has too much power for an extra minion of power 2 or less',
  {
    card: 'Spectre',
    rulings: [3],
    A: { hand: ['Ghost', 'Ghost'], discard: ['Spectre'] },
    bases: { 'Secret Grove': [], 'The Homeworld': [] },
  },
  (t) => {
    t.offers(
      'play Ghost',
      'play Ghost',
      'play Spectre',
      'play Ghost using Secret Grove',
      'play Ghost using Secret Grove',
      'pass',
    );
    t.play('Ghost', 'The Homeworld');
    t.pick();
    t.offers('play Ghost using Secret Grove', 'play Ghost using The Homeworld', 'pass');
  },
);

// Haunting

scene(
  'Haunting: stronger and untouchable exactly while its controller holds two cards or fewer',
  {
    card: 'Haunting',
    rulings: [1],
    A: { hand: ['Séance', 'Ghost', 'Ghost'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Haunting', 'B: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.powerParts('Haunting')).toEqual(['Haunting +3', 'Sleep Spores -1']);
    t.play('Ghost', 'Jungle Oasis');
    t.pick();
    expect(t.hand('A')).toHaveLength(2);
    expect(t.powerParts('Haunting')).toEqual(['Haunting +3', 'Haunting +3']);
    t.play('Séance');
    expect(t.hand('A')).toHaveLength(5);
    expect(t.power('Haunting')).toBe(2);
  },
);

scene(
  'Haunting looks at the hand of whoever controls it',
  {
    card: 'Haunting',
    rulings: [1],
    A: { hand: ['Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Ghost'] },
    bases: { Tortuga: ['B(A): Haunting'], 'Jungle Oasis': ['A(B): Haunting'] },
  },
  (t) => {
    expect(t.power('B: Haunting')).toBe(6);
    expect(t.power('A: Haunting')).toBe(3);
  },
);

scene(
  'Haunting out of play has power 3',
  {
    card: 'Haunting',
    rulings: [2],
    rules: ['R9.8'],
    A: { hand: ['The Dead Rise', 'Ghost', 'Ghost', 'Insta-Grow', 'Insta-Grow'], discard: ['Haunting'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Dead Rise');
    t.pick('Ghost', 'Ghost', 'Insta-Grow', 'Insta-Grow');
    // With an empty hand it would have 6 in play; four cards are enough for a 3.
    t.offers('Haunting', 'Ghost', 'Ghost');
    t.pick('Haunting');
    t.pick('Tortuga');
    expect(t.power('Haunting')).toBe(6);
  },
);

scene(
  'Haunting, protected, is neither moved nor taken over nor weakened, and takes no action of others',
  {
    card: 'Haunting',
    rulings: [3, 4],
    rules: ['R9.2'],
    turn: 'B',
    B: { hand: ['Bear Cavalry', 'Ghostly Arrival', 'Choking Vines'] },
    bases: { Tortuga: ['A: Haunting', 'B: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Haunting')).toBe(6);
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Haunting', 'B: Sleep Spores', 'B: Bear Cavalry']);
    t.play('Ghostly Arrival');
    // It may be chosen, but the action is discarded without effect.
    t.play('Choking Vines', 'Haunting');
    expect(t.at('Tortuga')).toEqual(['A: Haunting', 'B: Sleep Spores', 'B: Bear Cavalry']);
    expect(t.discard('B')).toEqual(['Choking Vines', 'Ghostly Arrival']);
  },
);

scene(
  'Haunting, protected, cannot be taken over',
  {
    card: 'Haunting',
    rulings: [3, 4],
    turn: 'B',
    B: { hand: ['Make Contact'] },
    bases: { Tortuga: ['A: Haunting'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    expect(t.at('Tortuga')).toEqual(['A: Haunting']);
    expect(t.discard('B')).toEqual(['Make Contact']);
  },
);

scene(
  'Haunting, protected, is not destroyed by other players',
  {
    card: 'Haunting',
    rulings: [3],
    turn: 'B',
    A: { hand: ['Spirit', 'Ghost'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Haunting'], 'Jungle Oasis': ['A: Choking Vines', 'A: Ghost'] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Haunting');
    t.pick('yes');
    expect(t.hand('B')).toEqual([]);
    expect(t.at('Tortuga')).toEqual(['A: Haunting']);
  },
);

scene(
  'Haunting is destroyed by your own card even when protected',
  {
    card: 'Haunting',
    rulings: [3],
    from: 'start of turn',
    A: { hand: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Haunting [A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('A')).toEqual(['Choking Vines', 'Haunting']);
  },
);

scene(
  'Haunting, protected, cannot have its ability cancelled',
  {
    card: 'Haunting',
    rulings: [3],
    printing: 'current',
    turn: 'B',
    A: { hand: ['Ghost', 'Ghost'] },
    B: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Haunting'], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Haunting');
    expect(t.power('Haunting')).toBe(6);
  },
);

scene(
  'Haunting: another player’s action on it is destroyed as soon as the protection starts',
  {
    card: 'Haunting',
    rulings: [4],
    A: { hand: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Haunting [B: Choking Vines, A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.at('Tortuga')).toEqual(['A: Haunting [B: Choking Vines, A: Choking Vines]']);
    t.play('Ghost', 'Jungle Oasis');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Haunting [A: Choking Vines]']);
    expect(t.discard('B')).toEqual(['Choking Vines']);
  },
);

scene(
  'Haunting: bases belong to no player',
  {
    card: 'Haunting',
    rulings: [5],
    from: 'score bases',
    turn: 'B',
    A: { hand: ['Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'The Central Brain': ['A: Haunting', 'B: Sleep Spores'],
      'Ninja Dojo': ['B: Spectre', 'B: Spirit +10'],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.power('Haunting')).toBe(7);
    t.pick('Haunting');
    expect(t.at('The Central Brain')).toEqual(['B: Sleep Spores']);
    expect(t.discard('A')).toEqual(['Haunting']);
  },
);

scene(
  'Haunting, protected, is not shuffled into a deck',
  {
    card: 'Haunting',
    rulings: [1, 3],
    turn: 'B',
    A: { hand: ['Ghost', 'Ghost'] },
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Haunting'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual(['A: Haunting']);
    expect(t.deck('A')).toEqual([]);
  },
);

scene(
  'Haunting in the 2013 edition: being weakened is not being affected',
  {
    card: 'Haunting',
    rules: ['R9.2'],
    edition: 'awesome-level-9000',
    bases: { Tortuga: ['A: Haunting', 'B: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.power('Haunting')).toBe(5);
  },
);

// Spirit

scene(
  'Spirit destroys a minion for as many cards as its power',
  {
    card: 'Spirit',
    rules: ['R3.6'],
    A: { hand: ['Spirit', 'Ghost', 'Ghost', 'Insta-Grow'] },
    bases: { Tortuga: ['B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.offers('Cub Scout', 'Spirit');
    t.pick('Cub Scout');
    t.pick('yes');
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('B')).toEqual(['Cub Scout']);
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Spirit: all or nothing',
  {
    card: 'Spirit',
    rulings: [1],
    A: { hand: ['Spirit', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Cub Scout');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
  },
);

scene(
  'Spirit: a minion of power 0 costs nothing, and may be spared',
  {
    card: 'Spirit',
    rulings: [2],
    A: { hand: ['Spirit', 'Ghostly Arrival', 'Spirit'] },
    bases: { Tortuga: ['B: Ghost', 'B: Ghost', 'A: Sleep Spores', 'A: Sleep Spores'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Ghost');
    t.offers('yes', 'no');
    t.pick('no');
    expect(t.discard('B')).toEqual([]);
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Ghostly Arrival']);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Spirit may choose any minion, also itself',
  {
    card: 'Spirit',
    rulings: [3],
    A: { hand: ['Spirit', 'Ghost', 'Ghost', 'Insta-Grow', 'Insta-Grow'] },
    bases: { Tortuga: ['B: Cub Scout', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.offers('Cub Scout', 'Ghost', 'Spirit');
    t.pick('Spirit');
    t.pick('yes');
    t.offers('Ghost', 'Ghost', 'Insta-Grow', 'Insta-Grow');
    expect(t.range).toEqual([3, 3]);
    t.pick('Ghost', 'Ghost', 'Insta-Grow');
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.discard('A')).toEqual(['Ghost', 'Ghost', 'Insta-Grow', 'Spirit']);
    expect(t.hand('A')).toEqual(['Insta-Grow']);
  },
);

// Ghost

scene(
  'Ghost: you may discard a card',
  {
    card: 'Ghost',
    A: { hand: ['Ghost', 'Ghost', 'Insta-Grow', 'Insta-Grow'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Ghost', 'Tortuga');
    t.offers('Ghost', 'Insta-Grow');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.hand('A')).toEqual(['Ghost', 'Insta-Grow']);
    t.play('Ghost', 'Tortuga');
    t.pick('Insta-Grow');
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Insta-Grow', 'Insta-Grow']);
  },
);

scene(
  'Ghost with an empty hand',
  {
    card: 'Ghost',
    rulings: [1],
    A: { hand: ['Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghost', 'Tortuga');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
  },
);

// Across the Divide

scene(
  'Across the Divide: any number of minions of one name, which all can see',
  {
    card: 'Across the Divide',
    rulings: [1, 2],
    A: {
      hand: ['Across the Divide', 'Insta-Grow'],
      discard: ['Ghost', 'Ghost', 'Ghost', 'Spirit', 'Séance'],
    },
    B: { discard: ['Spectre'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Across the Divide');
    t.offers('Ghost', 'Spirit');
    t.pick('Ghost');
    t.offers('Ghost', 'Ghost', 'Ghost');
    expect(t.range).toEqual([0, 3]);
    t.pick('Ghost', 'Ghost');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Insta-Grow']);
    expect(t.discard('A')).toEqual(['Across the Divide', 'Ghost', 'Spirit', 'Séance']);
    expect(t.seenBy('B', 'A').toSorted()).toEqual(['?', 'Ghost', 'Ghost']);
  },
);

scene(
  'Across the Divide: none is a number too; actions are not minions',
  {
    card: 'Across the Divide',
    rulings: [1],
    rules: ['R3.3'],
    A: { hand: ['Across the Divide'], discard: ['Ghost', 'Séance', 'Séance'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Across the Divide');
    t.offers('Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.hand('A')).toEqual([]);
  },
);

// Door to the Beyond

scene(
  'Door to the Beyond: +2 for your minions here while you hold two cards or fewer, in every turn',
  {
    card: 'Door to the Beyond',
    rulings: [1],
    A: { hand: ['Door to the Beyond', 'Ghost', 'Spirit', 'Insta-Grow'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Bear Cavalry'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Spectre', 'B: Spectre'], 'Jungle Oasis': ['A: Cub Scout'] },
  },
  (t) => {
    t.play('Door to the Beyond', 'Tortuga');
    expect(t.power('A: Spectre')).toBe(5);
    t.play('Ghost', 'Tortuga');
    t.pick();
    expect(t.power('A: Spectre')).toBe(7);
    expect(t.power('Ghost')).toBe(4);
    expect(t.power('B: Spectre')).toBe(5);
    expect(t.power('Cub Scout')).toBe(3);
    t.endTurn();
    // A has drawn two and holds four.
    expect(t.hand('A')).toHaveLength(4);
    expect(t.power('A: Spectre')).toBe(5);
  },
);

scene(
  'Door to the Beyond also works in other players’ turns and for minions that arrive then',
  {
    card: 'Door to the Beyond',
    rulings: [1],
    turn: 'B',
    A: { hand: ['Ghost', 'Ghost'] },
    B: { hand: ['Bear Cavalry'] },
    bases: { Tortuga: ['A: Door to the Beyond'], 'Jungle Oasis': ['A: Cub Scout'] },
  },
  (t) => {
    t.play('Bear Cavalry', 'Jungle Oasis');
    expect(t.at('Tortuga')).toEqual(['A: Door to the Beyond', 'A: Cub Scout']);
    expect(t.power('Cub Scout')).toBe(5);
  },
);

// Ghostly Arrival

scene(
  'Ghostly Arrival: an extra minion and an extra action, whenever you like in Play Cards',
  {
    card: 'Ghostly Arrival',
    rulings: [1],
    rules: ['R3.5'],
    A: { hand: ['Ghostly Arrival', 'Insta-Grow', 'Spectre', 'Spectre', 'Spectre', 'Shady Deal'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Spectre', 'Tortuga');
    t.play('Insta-Grow');
    expect(t.canPlay('Shady Deal')).toBe(false);
    t.play('Spectre', 'Tortuga');
    t.play('Spectre', 'Tortuga');
    t.offers('pass');
  },
);

scene(
  'Ghostly Arrival: neither has to be used, and neither lasts beyond the turn',
  {
    card: 'Ghostly Arrival',
    rulings: [1],
    A: { hand: ['Ghostly Arrival', 'Spectre', 'Spectre'], deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.endTurn();
    t.endTurn();
    expect(t.turn).toBe('A');
    t.play('Spectre', 'Tortuga');
    expect(t.canPlay('Spectre')).toBe(false);
  },
);

// Incorporeal

scene(
  'Incorporeal goes on one of your minions and keeps other players’ cards from affecting it',
  {
    card: 'Incorporeal',
    rulings: [1, 2],
    A: { hand: ['Incorporeal', 'Ghost', 'Ghost'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Bear Cavalry', 'Choking Vines', 'Ghostly Arrival'], deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Spectre [B: Choking Vines]', 'B: Ghost', 'B: Sleep Spores'],
      'Jungle Oasis': ['A: Spirit', 'B: Spirit'],
    },
  },
  (t) => {
    expect(t.power('Spectre')).toBe(4);
    t.play('Incorporeal');
    t.offers('Spectre', 'Spirit');
    t.pick('Spectre');
    // The other player's action already on it is destroyed.
    expect(t.at('Tortuga')).toEqual(['A: Spectre [A: Incorporeal]', 'B: Ghost', 'B: Sleep Spores']);
    expect(t.discard('B')).toEqual(['Choking Vines']);
    expect(t.power('Spectre')).toBe(5);
    t.endTurn();
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Tortuga')[0]).toBe('A: Spectre [A: Incorporeal]');
    // One that is played on it is discarded without effect.
    t.play('Choking Vines', 'Spectre');
    expect(t.at('Tortuga')[0]).toBe('A: Spectre [A: Incorporeal]');
    expect(t.discard('B')).toEqual(['Choking Vines', 'Choking Vines']);
  },
);

scene(
  'Incorporeal: neither destroyed nor taken over by others',
  {
    card: 'Incorporeal',
    rulings: [1, 2],
    turn: 'B',
    B: { hand: ['Spirit', 'Make Contact', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Ghost [A: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('A: Ghost');
    t.pick('yes');
    t.pick('Ghost', 'Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost [A: Incorporeal]']);
    t.play('Make Contact', 'A: Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost [A: Incorporeal]']);
    expect(t.discard('B')).toEqual(['Ghost', 'Ghost', 'Make Contact']);
  },
);

scene(
  'Incorporeal: its minion’s ability cannot be cancelled by others',
  {
    card: 'Incorporeal',
    rulings: [1],
    printing: 'current',
    turn: 'B',
    A: { hand: ['Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Bear Rides You'] },
    bases: {
      Tortuga: ['A: Steam Man [A: Incorporeal]', 'A: Zeppelin'],
      'Jungle Oasis': ['B: Ghost'],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Steam Man');
    expect(t.power('Steam Man')).toBe(4);
  },
);

scene(
  'Incorporeal: bases and your own cards still affect the minion',
  {
    card: 'Incorporeal',
    rulings: [3, 4],
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost'] },
    bases: {
      Tortuga: ['A: Ghost [A: Incorporeal]'],
      'The Central Brain': ['A: Rotary Slug Thrower', 'B: Sleep Spores'],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('The Central Brain')).toEqual([
      'A: Rotary Slug Thrower',
      'B: Sleep Spores',
      'A: Ghost [A: Incorporeal]',
    ]);
    expect(t.powerParts('Ghost').toSorted()).toEqual([
      'Ghost +2',
      'Rotary Slug Thrower +2',
      'The Central Brain +1',
    ]);
  },
);

scene(
  'Incorporeal itself can be destroyed',
  {
    card: 'Incorporeal',
    rulings: [4],
    turn: 'B',
    B: { hand: ['Bear Necessities', 'Bear Cavalry'] },
    bases: { Tortuga: ['A: Ghost [A: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Necessities');
    expect(t.discard('A')).toEqual(['Incorporeal']);
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
  },
);

scene(
  'Incorporeal: not shuffled into a deck by others',
  {
    card: 'Incorporeal',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Dr Livingstone, I Presume?'] },
    bases: { Tortuga: ['A: Ghost [A: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    expect(t.at('Tortuga')).toEqual(['A: Ghost [A: Incorporeal]']);
    expect(t.deck('A')).toEqual([]);
  },
);

// Make Contact

scene(
  'Make Contact: only as the last card of your hand, and the minion is yours',
  {
    card: 'Make Contact',
    rulings: [1],
    A: { hand: ['Make Contact', 'Ghost'] },
    B: { hand: ['Insta-Grow'] },
    bases: { Tortuga: ['B: Ghost', 'A: Cub Scout'], 'Jungle Oasis': ['A: Zeppelin', 'B: Captain Ahab'] },
  },
  (t) => {
    t.offers('play Ghost', 'use Zeppelin', 'pass');
    expect(t.whyNot('A', 'Make Contact')).toBe('its own condition');
    t.play('Ghost', 'Tortuga');
    t.pick();
    t.play('Make Contact');
    t.offers('Ghost', 'Cub Scout', 'Captain Ahab', 'Ghost');
    t.pick('Captain Ahab');
    expect(t.at('Jungle Oasis')).toEqual(['A: Zeppelin', 'A(B): Captain Ahab [A: Make Contact]']);
    expect(t.total('A', 'Jungle Oasis')).toBe(2);
    expect(t.total('B', 'Jungle Oasis')).toBe(0);
    // Its talent would be A's, with A's actions; the only one is where it stands.
    expect(t.canUse('Captain Ahab')).toBe(false);
    t.use('Zeppelin');
    t.pick('Captain Ahab');
    expect(t.at('Tortuga')).toContain('A(B): Captain Ahab [A: Make Contact]');
    t.use('Captain Ahab');
    expect(t.at('Jungle Oasis')).toEqual(['A: Zeppelin', 'A(B): Captain Ahab [A: Make Contact]']);
  },
);

scene(
  'Make Contact does not play the minion',
  {
    card: 'Make Contact',
    rulings: [1],
    rules: ['R3.2'],
    A: { hand: ['Make Contact'] },
    B: { hand: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Spirit'], 'Haunted House': [] },
  },
  (t) => {
    t.play('Make Contact');
    t.offers('pass');
    expect(t.at('Tortuga')).toEqual(['A(B): Spirit [A: Make Contact]']);
  },
);

scene(
  'Make Contact gone, the minion goes back to its owner, also if somebody else controlled it before',
  {
    card: 'Make Contact',
    rulings: [2],
    players: 3,
    A: { hand: ['Make Contact'], deck: ['Insta-Grow', 'Insta-Grow'] },
    B: { hand: ['Bear Necessities'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B(C): Spirit', 'C: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact', 'Spirit');
    expect(t.controller('Spirit')).toBe('A');
    t.endTurn();
    t.play('Bear Necessities');
    expect(t.at('Tortuga')).toEqual(['C: Spirit', 'C: Ghost']);
    expect(t.discard('A')).toEqual(['Make Contact']);
  },
);

scene(
  'Make Contact: the minion leaves to its owner’s piles, the action to its own',
  {
    card: 'Make Contact',
    rulings: [2],
    rules: ['R9.4', 'R9.6'],
    A: { hand: ['Make Contact'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Spirit', 'Ghost', 'Ghost', 'Ghost'], deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    t.endTurn();
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Cub Scout');
    t.pick('yes');
    expect(t.discard('B')).toEqual(['Cub Scout', 'Ghost', 'Ghost', 'Ghost']);
    expect(t.discard('A')).toEqual(['Make Contact']);
  },
);

scene(
  'Make Contact gives no control of other actions on the minion',
  {
    card: 'Make Contact',
    rulings: [3],
    rules: ['R9.3'],
    A: { hand: ['Make Contact'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Cub Scout [B: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact');
    expect(t.at('Tortuga')).toEqual(['A(B): Cub Scout [B: Choking Vines, A: Make Contact]']);
    t.endTurn();
    // At the start of B's turn the Vines, still B's, do their work.
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('B')).toEqual(['Choking Vines', 'Cub Scout']);
    expect(t.discard('A')).toEqual(['Make Contact']);
  },
);

scene(
  'Make Contact on a minion that your cards do not affect is discarded without effect',
  {
    card: 'Make Contact',
    rulings: [4],
    A: { hand: ['Make Contact'] },
    bases: { Tortuga: ['B: Haunting'], 'Jungle Oasis': ['B: Ghost [B: Incorporeal]'] },
  },
  (t) => {
    t.play('Make Contact');
    t.offers('Haunting', 'Ghost');
    t.pick('Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost [B: Incorporeal]']);
    expect(t.discard('A')).toEqual(['Make Contact']);
  },
);

scene(
  'Make Contact from elsewhere than the hand wants an empty hand',
  {
    card: 'Make Contact',
    rules: ['R10.4', 'R7.4'],
    from: 'start of turn',
    bases: { Tortuga: ['A: buried Make Contact', 'B: Ghost'], 'Jungle Oasis': ['B: Spirit'] },
  },
  (t) => {
    t.pick('uncover Make Contact');
    expect(t.at('Tortuga')).toEqual(['A(B): Ghost [A: Make Contact]']);
  },
);

scene(
  'Make Contact from elsewhere, with cards in hand, cannot be played',
  {
    card: 'Make Contact',
    rules: ['R10.4', 'R7.4'],
    from: 'start of turn',
    A: { hand: ['Insta-Grow'] },
    bases: { Tortuga: ['A: buried Make Contact', 'B: Ghost'], 'Jungle Oasis': ['B: Spirit'] },
  },
  (t) => {
    t.pick('uncover Make Contact');
    expect(t.at('Tortuga')).toEqual(['B: Ghost']);
    expect(t.discard('A')).toEqual(['Make Contact']);
  },
);

scene(
  'Make Contact, current: with cards left in hand it is destroyed at once',
  {
    card: 'Make Contact',
    printing: 'current',
    A: { hand: ['Make Contact', 'Ghost'] },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Make Contact', 'Spirit');
    expect(t.at('Tortuga')).toEqual(['B: Spirit']);
    expect(t.discard('A')).toEqual(['Make Contact']);
  },
);

scene(
  'Make Contact, current: with none left the minion is yours, until the action leaves play',
  {
    card: 'Make Contact',
    printing: 'current',
    A: { hand: ['Make Contact'], deck: ['Incorporeal', 'Change of Venue'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Make Contact', 'Spirit');
    expect(t.at('Tortuga')).toEqual(['A(B): Spirit [A: Make Contact]']);
    t.endTurn();
    t.endTurn();
    t.play('Change of Venue');
    // It goes back to hand, and then onto another minion, with a card left: that destroys it.
    t.pick('Make Contact');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['B: Spirit']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
    expect(t.discard('A')).toEqual(['Change of Venue', 'Make Contact']);
  },
);

// Séance

scene(
  'Séance fills a hand of two or fewer up to five',
  {
    card: 'Séance',
    rulings: [1],
    A: { hand: ['Séance', 'Ghost', 'Ghost'], deck: ['Spirit', 'Spirit', 'Spirit', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Séance');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Spirit', 'Spirit', 'Spirit']);
    expect(t.deck('A')).toEqual(['Spirit']);
  },
);

scene(
  'Séance with three or more in hand does nothing',
  {
    card: 'Séance',
    rulings: [2],
    A: { hand: ['Séance', 'Ghost', 'Ghost', 'Ghost'], deck: ['Spirit', 'Spirit', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Séance');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost']);
    expect(t.discard('A')).toEqual(['Séance']);
  },
);

// Shady Deal

scene(
  'Shady Deal with two in hand is worth 1 VP',
  {
    card: 'Shady Deal',
    rulings: [1],
    A: { vp: 3, hand: ['Shady Deal', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shady Deal');
    expect(t.vp('A')).toBe(4);
  },
);

scene(
  'Shady Deal with three in hand is worth nothing',
  {
    card: 'Shady Deal',
    rulings: [1],
    A: { vp: 3, hand: ['Shady Deal', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shady Deal');
    expect(t.vp('A')).toBe(3);
    expect(t.discard('A')).toEqual(['Shady Deal']);
  },
);

// The Dead Rise

scene(
  'The Dead Rise: a minion of less power than the number of cards, also one of those just discarded',
  {
    card: 'The Dead Rise',
    rulings: [1],
    A: {
      hand: ['The Dead Rise', 'Ghost', 'Spirit', 'Insta-Grow', 'Séance'],
      discard: ['Spectre', 'Captain Ahab'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Dead Rise');
    expect(t.range).toEqual([0, 4]);
    t.pick('Ghost', 'Spirit', 'Insta-Grow');
    // Three cards: power 2 or less.
    t.offers('Captain Ahab', 'Ghost');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ghost');
    t.pick('Tortuga');
    // It is played: its ability happens.
    t.offers('Séance');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Ghost']);
    expect(t.discard('A')).toEqual(['Captain Ahab', 'Insta-Grow', 'Spectre', 'Spirit', 'The Dead Rise']);
  },
);

scene(
  'The Dead Rise: at once or not at all; for one card only power 0 would do',
  {
    card: 'The Dead Rise',
    rulings: [2],
    A: { hand: ['The Dead Rise', 'Ghost', 'Insta-Grow', 'Ghost'], discard: ['Captain Ahab'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Dead Rise');
    t.pick('Insta-Grow');
    expect(t.question).toBe('play');
    // No extra minion is left over: after the free one there is none.
    t.play('Ghost', 'Tortuga');
    t.pick();
    t.offers('pass');
  },
);

scene(
  'The Dead Rise: the minion may be left in its grave, but then the play is gone',
  {
    card: 'The Dead Rise',
    rulings: [2],
    A: { hand: ['The Dead Rise', 'Ghost', 'Ghost', 'Ghost', 'Spirit'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('The Dead Rise');
    t.pick('Ghost', 'Ghost', 'Ghost');
    t.pick();
    t.play('Spirit', 'Tortuga');
    t.offers('pass');
  },
);

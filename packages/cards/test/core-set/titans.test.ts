import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Arcane Protector: after the fifth card of the turn and each later one, on any base',
  {
    card: 'Arcane Protector',
    rulings: [1, 2],
    printing: 'current',
    A: {
      hand: ['Time Loop', 'Time Loop', 'Time Loop', 'Ghost', 'Howl', 'Howl', 'Zapbot', 'Zapbot'],
      titans: ['Arcane Protector'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Time Loop');
    t.play('Time Loop');
    t.play('Ghost', 'Tortuga');
    if (t.question !== 'play') t.pick();
    expect(t.question).toBe('play');
    t.play('Howl');
    t.offers('yes', 'no');
    t.pick('no');
    t.play('Howl');
    t.pick('yes');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.hand('A')).toHaveLength(2);
    expect(t.total('A', 'Jungle Oasis')).toBe(1);
  },
);

scene(
  'Arcane Protector: the bonus follows the hand, and is no minion’s power',
  {
    card: 'Arcane Protector',
    rulings: [3, 4],
    rules: ['R11.4'],
    printing: 'current',
    A: {
      hand: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
      deck: ['Zapbot', 'Spectre', 'Spectre'],
    },
    bases: { Tortuga: ['A: Arcane Protector', 'A: Enchantress'] },
  },
  (t) => {
    expect(t.total('A', 'Tortuga')).toBe(7);
    expect(t.power('Enchantress')).toBe(2);
    t.use('Arcane Protector');
    expect(t.hand('A')).toHaveLength(11);
    expect(t.total('A', 'Tortuga')).toBe(7);
    t.play('Ghost', 'Tortuga');
    t.pick();
    expect(t.total('A', 'Tortuga')).toBe(9);
  },
);

scene(
  'Arcane Protector, first printing: 1 power for three cards',
  {
    card: 'Arcane Protector',
    A: { hand: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Arcane Protector'] },
  },
  (t) => {
    expect(t.total('A', 'Tortuga')).toBe(1);
  },
);

scene(
  'Big Funny Giant: instead of the regular minion play, on any base, whatever is forbidden to minions there',
  {
    card: 'Big Funny Giant',
    rulings: [1, 2],
    printing: 'current',
    A: { titans: ['Big Funny Giant'] },
    bases: { "Tsar's Palace": ['B: Ghost'], Tortuga: [] },
  },
  (t) => {
    t.use('Big Funny Giant');
    t.offers("Tsar's Palace", 'Tortuga');
    t.pick("Tsar's Palace");
    expect(t.playsLeft).toEqual(['action']);
  },
);

scene(
  'Big Funny Giant: whoever plays a minion here discards a card, after it has resolved; one that moves here costs nothing',
  {
    card: 'Big Funny Giant',
    rulings: [3],
    printing: 'current',
    turn: 'B',
    B: { hand: ['Enchantress', 'Howl', 'Dinghy'], deck: ['Mystic Studies', 'Spectre'] },
    bases: { Tortuga: ['A: Big Funny Giant'], 'Jungle Oasis': ['B: Zapbot'] },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Zapbot');
    expect(t.at('Tortuga')).toEqual(['A: Big Funny Giant', 'B: Zapbot']);
    t.play('Enchantress', 'Tortuga');
    expect(t.asked).toBe('B');
    t.offers('Howl', 'Mystic Studies');
    t.pick('Howl');
    expect(t.hand('B')).toEqual(['Mystic Studies']);
  },
);

scene(
  'Big Funny Giant: with an empty hand nothing is discarded',
  {
    card: 'Big Funny Giant',
    rulings: [3],
    printing: 'current',
    turn: 'B',
    B: { hand: ['Zapbot'] },
    bases: { Tortuga: ['A: Big Funny Giant'] },
  },
  (t) => {
    t.play('Zapbot', 'Tortuga');
    expect(t.question).toBe('play');
  },
);

scene(
  'Big Funny Giant: a counter at the end of the turn of each other player who has no minion here',
  {
    card: 'Big Funny Giant',
    rulings: [4],
    printing: 'current',
    players: 3,
    A: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    C: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Big Funny Giant', 'C: Zapbot'] },
  },
  (t) => {
    t.endTurn();
    t.endTurn();
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.counters('Big Funny Giant')).toBe(1);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.counters('Big Funny Giant')).toBe(1);
  },
);

scene(
  'Big Funny Giant: 1 VP for a winner, tied or not, if somebody has no minion here',
  {
    card: 'Big Funny Giant',
    rulings: [5],
    printing: 'current',
    players: 3,
    from: 'score bases',
    bases: { 'Jungle Oasis': ['A: Big Funny Giant', 'A: King Rex', 'B: King Rex'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.vp('A')).toBe(3);
    expect(t.vp('B')).toBe(2);
    t.leave();
  },
);

scene(
  'Big Funny Giant: no VP if everybody has a minion here',
  {
    card: 'Big Funny Giant',
    rulings: [5],
    printing: 'current',
    from: 'score bases',
    bases: { 'Jungle Oasis': ['A: Big Funny Giant', 'A: King Rex', 'B: Laseratops', 'B: Zapbot'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.vp('A')).toBe(2);
    t.leave();
  },
);

scene(
  'Big Funny Giant: what it has triggered happens though it has left play since',
  {
    card: 'Big Funny Giant',
    rules: ['R11.9'],
    printing: 'current',
    turn: 'B',
    B: {
      hand: ['Time Loop', 'Time Loop', 'Howl', 'Howl', 'Zapbot', 'Spectre', 'Spectre'],
      titans: ['Arcane Protector'],
    },
    bases: { Tortuga: ['A: Big Funny Giant'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Time Loop');
    t.play('Howl');
    t.play('Howl');
    t.play('Zapbot', 'Tortuga');
    t.pick('use Arcane Protector');
    t.pick('yes');
    t.pick('Tortuga');
    expect(t.titans('A')).toEqual(['Big Funny Giant']);
    t.pick('Spectre');
    expect(t.hand('B')).toEqual(['Spectre']);
  },
);

scene(
  'Big Funny Giant, first printing: on a base without minions; others pay a card for a minion here, before it does anything',
  {
    card: 'Big Funny Giant',
    A: { titans: ['Big Funny Giant'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Enchantress'], deck: ['Howl', 'Howl', 'Ghost', 'Spectre', 'Spectre'] },
    bases: { Tortuga: ['B: Zapbot'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Big Funny Giant');
    expect(t.at('Jungle Oasis')).toEqual(['A: Big Funny Giant']);
    t.endTurn();
    expect(t.counters('Big Funny Giant')).toBe(1);
    expect(t.whyNot('B', 'Enchantress', 'Jungle Oasis')).toBe('forbidden: Big Funny Giant');
    t.play('Enchantress');
    expect(t.at('Tortuga')).toContain('B: Enchantress');
    expect(t.hand('B')).toEqual(['Howl']);
  },
);

scene(
  'Big Funny Giant, first printing: the card is paid before the minion resolves',
  {
    card: 'Big Funny Giant',
    turn: 'B',
    B: { hand: ['Enchantress', 'Howl'], deck: ['Spectre', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': ['A: Big Funny Giant'] },
  },
  (t) => {
    t.play('Enchantress', 'Jungle Oasis');
    expect(t.discard('B')).toEqual(['Howl']);
    expect(t.hand('B')).toEqual(['Spectre']);
  },
);

scene(
  'Big Funny Giant, first printing: a small minion destroyed moves it',
  {
    card: 'Big Funny Giant',
    bases: { Tortuga: ['B: Zapbot', 'A: Big Funny Giant +1'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Big Funny Giant');
    expect(t.at('Jungle Oasis')).toEqual(['A: Big Funny Giant +1']);
    expect(t.at('Tortuga')).toEqual([]);
  },
);

scene(
  'Fort Titanosaurus: a minion is destroyed for it, and its power becomes counters',
  {
    card: 'Fort Titanosaurus',
    rulings: [1, 2],
    rules: ['R11.3'],
    A: { hand: ['Zapbot'], titans: ['Fort Titanosaurus'] },
    bases: { Tortuga: ['A: Laseratops [A: Upgrade]', 'A: Zapbot'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Fort Titanosaurus');
    t.offers('Laseratops', 'Zapbot');
    t.pick('Laseratops');
    expect(t.at('Tortuga')).toEqual(['A: Zapbot', 'A: Fort Titanosaurus +6']);
    expect(t.playsLeft).toEqual(['minion', 'action']);
    t.play('Zapbot', 'Tortuga');
  },
);

scene(
  'Fort Titanosaurus: not after a minion was played in this phase',
  {
    card: 'Fort Titanosaurus',
    rulings: [1],
    A: { hand: ['Zapbot'], titans: ['Fort Titanosaurus'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    expect(t.canUse('Fort Titanosaurus')).toBe(false);
    t.play('Zapbot', 'Tortuga');
    expect(t.canUse('Fort Titanosaurus')).toBe(false);
    expect(t.whyNot('A', 'Fort Titanosaurus')).toBe('its own condition');
  },
);

scene(
  'Fort Titanosaurus: a minion that is not destroyed does not bring it into play',
  {
    card: 'Fort Titanosaurus',
    rulings: [2],
    rules: ['R11.3'],
    A: { titans: ['Fort Titanosaurus'] },
    bases: { Tortuga: ['A: Buccaneer'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Fort Titanosaurus');
    expect(t.at('Jungle Oasis')).toEqual(['A: Buccaneer']);
    expect(t.titans('A')).toEqual(['Fort Titanosaurus']);
  },
);

scene(
  'Fort Titanosaurus: an action that affected minions gives a counter to one of them, to the titan, or to each, once a turn',
  {
    card: 'Fort Titanosaurus',
    rulings: [3],
    A: { hand: ['Cannon', 'Time Loop', 'Shanghai'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: Fort Titanosaurus +3', 'B: Zapbot', 'B: Ghost'], 'Jungle Oasis': ['B: Hoverbot'] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Shanghai');
    t.pick('Hoverbot');
    expect(t.at('Tortuga')).toContain('B: Hoverbot');
    t.pick('yes');
    t.offers('the minion', 'this titan', 'both');
    t.pick('both');
    expect(t.counters('Hoverbot')).toBe(1);
    expect(t.counters('Fort Titanosaurus')).toBe(4);
    t.play('Cannon');
    t.pick('Zapbot', 'Ghost');
    expect(t.question).toBe('play');
    t.use('Fort Titanosaurus');
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Fort Titanosaurus: minions that have left play get no counter; several that were affected are one event',
  {
    card: 'Fort Titanosaurus',
    rulings: [3],
    A: { hand: ['Cannon', 'Howl', 'Time Loop'] },
    bases: { Tortuga: ['A: Fort Titanosaurus', 'B: Zapbot', 'A: King Rex', 'A: Ghost'] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Howl');
    t.pick('no');
    t.play('Cannon');
    t.pick('Zapbot');
    t.pick('yes');
    expect(t.question).toBe('play');
    expect(t.counters('Fort Titanosaurus')).toBe(1);
    expect(t.canUse('Fort Titanosaurus')).toBe(false);
  },
);

scene(
  'Invisible Ninja: a card is discarded for it, at a base with a minion of yours',
  {
    card: 'Invisible Ninja',
    rulings: [1],
    rules: ['R11.3'],
    A: { hand: ['Ghost', 'Howl'], titans: ['Invisible Ninja'] },
    bases: { Tortuga: ['A: Zapbot'], 'Jungle Oasis': [], Pyramids: ['A: Zapbot'] },
  },
  (t) => {
    t.use('Invisible Ninja');
    t.pick('Howl');
    t.offers('Tortuga', 'Pyramids');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Zapbot', 'A: Invisible Ninja']);
  },
);

scene(
  'Invisible Ninja: no card is discarded in vain',
  {
    card: 'Invisible Ninja',
    rules: ['R11.3'],
    A: { hand: ['Ghost'], titans: ['Invisible Ninja'] },
    bases: { Tortuga: ['A: Zapbot', 'A: Major Ursa'] },
  },
  (t) => {
    expect(t.canUse('Invisible Ninja')).toBe(false);
    expect(t.whyNot('A', 'Invisible Ninja')).toBe('a titan is in play: Major Ursa');
  },
);

scene(
  'Invisible Ninja: destroyed at the start of the turn it does not come back in that turn',
  {
    card: 'Invisible Ninja',
    rulings: [2, 4],
    from: 'start of turn',
    A: { hand: ['Ninja Acolyte', 'King Rex', 'Ghost', 'Howl'] },
    bases: { Tortuga: ['A: Zapbot', 'A: Invisible Ninja'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('yes');
    t.offers('Ninja Acolyte', 'Ghost');
    t.pick('Ninja Acolyte');
    t.pick('Jungle Oasis');
    expect(t.question).toBe('play');
    expect(t.titans('A')).toEqual(['Invisible Ninja']);
    expect(t.whyNot('A', 'Invisible Ninja')).toBe('its own condition');
  },
);

scene(
  'Invisible Ninja: whatever card of others you destroy lets you draw one of two, once a turn',
  {
    card: 'Invisible Ninja',
    rulings: [3, 4],
    A: {
      hand: ['Disenchant', 'Time Loop', 'Seeing Stars'],
      deck: ['Spectre'],
      discard: ['Ghost'],
    },
    bases: { Tortuga: ['A: Invisible Ninja', 'B: Zapbot [B: Upgrade]'] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Disenchant');
    t.pick('yes');
    expect(t.purpose).toBe('take');
    expect(t.options).toHaveLength(2);
    t.pick('Spectre');
    expect(t.hand('A')).toEqual(['Seeing Stars', 'Spectre']);
    expect(t.deck('A')).toHaveLength(2);
    t.play('Seeing Stars');
    expect(t.question).toBe('play');
  },
);

scene(
  'Invisible Ninja: a minion that returns to your hand does, too',
  {
    card: 'Invisible Ninja',
    rulings: [3],
    A: { hand: ['Zapbot'], deck: ['Spectre', 'Ghost', 'Howl'] },
    bases: { Tortuga: ['A: Invisible Ninja', 'A: Ninja Acolyte'] },
  },
  (t) => {
    t.use('Ninja Acolyte');
    t.pick('Zapbot');
    t.keepExtra();
    t.pick('yes');
    t.offers('Spectre', 'Ghost');
    t.pick('Ghost');
    expect(t.hand('A')).toEqual(['Ghost', 'Ninja Acolyte']);
    expect(t.deck('A').toSorted()).toEqual(['Howl', 'Spectre']);
  },
);

scene(
  'Invisible Ninja: with nothing else to look at the one card is drawn',
  {
    card: 'Invisible Ninja',
    rulings: [4],
    A: { hand: ['Seeing Stars'], deck: ['Spectre'] },
    bases: { Tortuga: ['A: Invisible Ninja', 'B: Zapbot'] },
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Spectre']);
  },
);

scene(
  'The Kraken: called onto the base that replaces one where you had a minion, on anybody’s turn',
  {
    card: 'The Kraken',
    rulings: [1, 2],
    from: 'score bases',
    turn: 'B',
    A: { titans: ['The Kraken'] },
    bases: { 'Jungle Oasis': ['A: Zapbot', 'B: King Rex', 'B: Laseratops'], Pyramids: [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['A: The Kraken']);
    t.leave();
  },
);

scene(
  'The Kraken: not without a minion there, and not if it was in play when the base scored',
  {
    card: 'The Kraken',
    rulings: [2],
    from: 'score bases',
    A: { titans: ['The Kraken'] },
    B: { deck: ['Ghost'] },
    bases: {
      'Jungle Oasis': ['B: King Rex', 'B: Laseratops', 'B: Zapbot', 'B: The Kraken'],
      Pyramids: [],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.purpose).toBe('move');
    expect(t.asked).toBe('B');
    t.pick('Zapbot');
    t.leave();
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.at('Pyramids')).toEqual(['B: Zapbot']);
    expect(t.titans('B')).toEqual(['The Kraken']);
    expect(t.titans('A')).toEqual(['The Kraken']);
  },
);

scene(
  'The Kraken: another titan of yours on the scored base is set aside early enough',
  {
    card: 'The Kraken',
    rulings: [2],
    from: 'score bases',
    A: { titans: ['The Kraken'] },
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: Laseratops', 'A: Zapbot', 'A: Invisible Ninja'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['A: The Kraken']);
    expect(t.titans('A')).toEqual(['Invisible Ninja']);
    t.leave();
  },
);

scene(
  'The Kraken: with two replacement bases its owner picks one',
  {
    card: 'The Kraken',
    rules: ['R11.9'],
    from: 'score bases',
    A: { titans: ['The Kraken'] },
    bases: { 'Island Chain': ['A: King Rex', 'A: King Rex', 'A: King Rex', 'A: King Rex'] },
    baseDeck: ['Tortuga', 'Pyramids'],
  },
  (t) => {
    t.pick('no');
    t.pick('yes');
    expect(t.at('Tortuga').length + t.at('Pyramids').length).toBe(1);
    t.leave();
  },
);

scene(
  'The Kraken: with no replacement base it cannot be played',
  {
    card: 'The Kraken',
    rules: ['R11.9'],
    from: 'score bases',
    edition: 'awesome-level-9000',
    A: { titans: ['The Kraken'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: King Rex'], Pyramids: [] },
  },
  (t) => {
    expect(t.question).toBe('play');
    expect(t.titans('A')).toEqual(['The Kraken']);
  },
);

scene(
  'The Kraken: its talent soaks the minions of others where it goes until your next turn, before a clash',
  {
    card: 'The Kraken',
    rulings: [3],
    rules: ['R11.6'],
    printing: 'current',
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { hand: ['Zapbot'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: The Kraken'], 'Jungle Oasis': ['B: Zapbot', 'B: Major Ursa', 'A: Enchantress'] },
  },
  (t) => {
    t.use('The Kraken');
    expect(t.power('Zapbot')).toBe(1);
    expect(t.at('Jungle Oasis')).toEqual(['B: Zapbot', 'A: Enchantress', 'A: The Kraken']);
    t.endTurn();
    t.play('Zapbot', 'Jungle Oasis');
    expect(t.total('B', 'Jungle Oasis')).toBe(3);
    t.endTurn();
    expect(t.total('B', 'Jungle Oasis')).toBe(4);
  },
);

scene(
  'The Kraken, first printing: until the end of the turn',
  {
    card: 'The Kraken',
    rules: ['R11.8'],
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: The Kraken'], 'Jungle Oasis': ['B: Zapbot'] },
  },
  (t) => {
    t.use('The Kraken');
    expect(t.power('Zapbot')).toBe(1);
    t.endTurn();
    expect(t.power('Zapbot')).toBe(2);
  },
);

scene(
  'The Kraken: when its base has scored one of your minions there must move',
  {
    card: 'The Kraken',
    rulings: [4],
    printing: 'current',
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: King Rex', 'A: The Kraken'], Pyramids: [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.pick('King Rex');
    expect(t.at('Pyramids')).toEqual(['A: King Rex']);
    expect(t.titans('A')).toEqual(['The Kraken']);
    expect(t.discard('A')).toEqual(['King Rex']);
  },
);

scene(
  'Gnome, current printing: titans count',
  {
    card: 'Gnome',
    printing: 'current',
    from: 'score bases',
    bases: { 'Jungle Oasis': ['A: Gnome', 'A: Big Funny Giant', 'B: King Rex', 'A: Zapbot', 'B: Ghost'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.offers('Zapbot', 'Ghost');
    t.pick('Ghost');
    t.leave();
    expect(t.discard('B')).toContain('Ghost');
  },
);

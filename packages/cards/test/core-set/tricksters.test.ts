import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Leprechaun

scene(
  'Leprechaun: a smaller minion of another player is destroyed once its ability is done',
  {
    card: 'Leprechaun',
    rulings: [1],
    A: { hand: ['Akye the Turtle', 'Insta-Grow', 'Ninja Master'], deck: ['Hansel', 'Gretel', 'Toad'] },
    bases: { Tortuga: ['B: Leprechaun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Akye the Turtle', 'Tortuga');
    t.pick('Ninja Master');
    // Two cards were drawn for it before the Turtle went.
    expect(t.hand('A')).toEqual(['Gretel', 'Hansel']);
    expect(t.discard('A')).toEqual(['Akye the Turtle', 'Insta-Grow']);
    // Every time.
    t.play('Hansel', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Leprechaun']);
  },
);

scene(
  'Leprechaun: current powers count, of the one and of the other',
  {
    card: 'Leprechaun',
    rulings: [1],
    A: { hand: ['Weed Eater', 'Hansel', 'Insta-Grow'] },
    bases: {
      Tortuga: ['B: Leprechaun'],
      'Jungle Oasis': ['B: Leprechaun [A: Poison]', 'A: Gretel'],
      'Temple of Goju': [],
    },
  },
  (t) => {
    t.play('Insta-Grow');
    // Power 5, but 2 less on the turn it is played.
    t.play('Weed Eater', 'Tortuga');
    expect(t.discard('A')).toEqual(['Insta-Grow', 'Weed Eater']);
    // 4 with Gretel, against the poisoned one of 1.
    t.play('Hansel', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B: Leprechaun [A: Poison]', 'A: Gretel', 'A: Hansel']);
  },
);

scene(
  'Leprechaun: an equal or bigger minion stays, and one of its own player',
  {
    card: 'Leprechaun',
    rulings: [1],
    A: { hand: ['Supreme Overlord', 'Insta-Grow', 'King Rex'], deck: ['Tiki', 'Tiki'] },
    B: { hand: ['Hansel'] },
    bases: { 'Factory 436-1337': ['B: Leprechaun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Supreme Overlord', 'Factory 436-1337');
    t.pick();
    t.play('King Rex', 'Factory 436-1337');
    t.endTurn();
    t.play('Hansel', 'Factory 436-1337');
    expect(t.at('Factory 436-1337')).toEqual([
      'B: Leprechaun',
      'A: Supreme Overlord',
      'A: King Rex',
      'B: Hansel',
    ]);
  },
);

scene(
  'Leprechaun: both must still be there',
  {
    card: 'Leprechaun',
    rulings: [2],
    A: { hand: ['Bear Cavalry', 'Supreme Overlord', 'Insta-Grow'] },
    bases: {
      Tortuga: ['B: Leprechaun'],
      'Jungle Oasis': [],
      'The Great Library': ['B: Leprechaun', 'B: Sleep Spores'],
    },
  },
  (t) => {
    t.play('Insta-Grow');
    // Its ability has moved Leprechaun away.
    t.play('Bear Cavalry', 'Tortuga');
    t.pick('Jungle Oasis');
    expect(t.at('Tortuga')).toEqual(['A: Bear Cavalry']);
    // With Sleep Spores it has 4; its ability returns Leprechaun.
    t.play('Supreme Overlord', 'The Great Library');
    t.pick('Leprechaun @ The Great Library');
    expect(t.at('The Great Library')).toEqual(['B: Sleep Spores', 'A: Supreme Overlord']);
  },
);

scene(
  'Leprechaun: the minion’s ability has taken it away from here',
  {
    card: 'Leprechaun',
    rulings: [2],
    A: { hand: ['Toad'] },
    B: { deck: ['Tiki'] },
    bases: { Tortuga: ['B: Leprechaun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Toad', 'Tortuga');
    t.pick('B');
    // Toad is B's now, and Leprechaun was shuffled into the deck for it.
    expect(t.at('Tortuga')).toEqual(['B(A): Toad']);
    expect(t.deck('B').toSorted()).toEqual(['Leprechaun', 'Tiki']);
  },
);

scene(
  'Leprechaun: a minion that is moved here was not played',
  {
    card: 'Leprechaun',
    rulings: [3],
    A: { hand: ['Way of Deception'] },
    bases: { Tortuga: ['B: Leprechaun'], 'Jungle Oasis': ['A: Hansel'] },
  },
  (t) => {
    t.play('Way of Deception');
    expect(t.at('Tortuga')).toEqual(['B: Leprechaun', 'A: Hansel']);
  },
);

scene(
  'Leprechaun, current: once a turn, on the first minion that is small enough',
  {
    card: 'Leprechaun',
    rulings: [1],
    printing: 'current',
    A: { hand: ['King Rex', 'Hansel', 'Gretel', 'Insta-Grow', 'Zapbot'], deck: ['Tiki', 'Tiki', 'Rose Red'] },
    B: { deck: ['Tiki', 'Tiki'] },
    bases: { 'Factory 436-1337': ['B: Leprechaun'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    // Too big, and so it uses nothing up.
    t.play('King Rex', 'Factory 436-1337');
    t.play('Zapbot', 'Factory 436-1337');
    t.keepExtra();
    expect(t.at('Factory 436-1337')).toEqual(['B: Leprechaun', 'A: King Rex']);
    t.play('Hansel', 'Factory 436-1337');
    expect(t.at('Factory 436-1337')).toEqual(['B: Leprechaun', 'A: King Rex', 'A: Hansel']);
    t.endTurn();
    t.endTurn();
    // A new turn.
    t.play('Gretel', 'Factory 436-1337');
    expect(t.discard('A')).toEqual(['Gretel', 'Insta-Grow', 'Zapbot']);
  },
);

// Brownie

scene(
  'Brownie: whoever plays a card that destroys it discards two at random',
  {
    card: 'Brownie',
    rulings: [1, 3],
    A: { hand: ['Ninja Master', 'Tiki', 'Hansel', 'Toad'] },
    bases: { Tortuga: ['B: Brownie'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Brownie');
    expect(t.at('Tortuga')).toEqual(['A: Ninja Master']);
    expect(t.hand('A')).toHaveLength(1);
    expect(t.discard('A')).toHaveLength(2);
  },
);

scene(
  'Brownie: an action on it, helpful or not, or a change of power',
  {
    card: 'Brownie',
    rulings: [1, 2],
    A: { hand: ['Upgrade', 'Tiki', 'Hansel', 'Toad'], deck: ['Blossom', 'Blossom'] },
    B: { hand: ['Augmentation', 'Tiki', 'Hansel', 'Toad'] },
    bases: { Tortuga: ['B: Brownie'], 'Jungle Oasis': ['A: Brownie'] },
  },
  (t) => {
    t.play('Upgrade');
    t.pick('B: Brownie');
    expect(t.at('Tortuga')).toEqual(['B: Brownie [A: Upgrade]']);
    expect(t.hand('A')).toHaveLength(1);
    t.endTurn();
    t.play('Augmentation');
    t.pick('A: Brownie');
    expect(t.power('A: Brownie')).toBe(8);
    expect(t.hand('B')).toHaveLength(1);
  },
);

scene(
  'Brownie: moved, returned, under the deck; a player with fewer than two discards what is there',
  {
    card: 'Brownie',
    rulings: [2, 3],
    A: { hand: ['Invasion', 'Tiki'], deck: ['Beam Up', 'Hansel', 'Transformation', 'Toad', 'Toad'] },
    B: { deck: ['Tiki', 'Tiki', 'Tiki', 'Tiki', 'Tiki', 'Tiki'] },
    bases: { Tortuga: ['B: Brownie'], 'Jungle Oasis': ['B: Brownie'], 'The Great Library': [] },
  },
  (t) => {
    t.play('Invasion');
    t.pick('Brownie @ Tortuga');
    t.pick('The Great Library');
    expect(t.at('The Great Library')).toEqual(['B: Brownie']);
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Invasion', 'Tiki']);
    t.endTurn();
    t.endTurn();
    t.play('Beam Up');
    t.pick('Brownie @ The Great Library');
    expect(t.hand('A')).toEqual([]);
    t.endTurn();
    t.endTurn();
    t.play('Transformation');
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('B').at(-1)).toBe('Brownie');
  },
);

scene(
  'Brownie: an action that stays at its base and weakens it counts too',
  {
    card: 'Brownie',
    rulings: [2],
    A: { hand: ['Sleep Spores', 'Tiki', 'Hansel', 'Toad'] },
    bases: { Tortuga: ['B: Brownie'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sleep Spores', 'Tortuga');
    expect(t.power('Brownie')).toBe(3);
    expect(t.hand('A')).toHaveLength(1);
  },
);

scene(
  'Brownie: once for each card, whatever it does',
  {
    card: 'Brownie',
    rulings: [3],
    A: {
      hand: ['Pot of Beans', 'Tiki', 'Hansel', 'Toad', 'Gretel', 'Ghost'],
      deck: ['Blossom', 'Blossom', 'Blossom', 'Blossom'],
    },
    B: { deck: ['Tiki', 'Tiki'] },
    bases: { Tortuga: ['B: Brownie', 'B: Tiki'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Beans');
    t.pick('Brownie');
    t.pick('Brownie');
    expect(t.at('Tortuga')).toEqual(['B: Brownie +2', 'B: Tiki']);
    // Two counters, but two cards, not four.
    expect(t.hand('A')).toHaveLength(3);
  },
);

scene(
  'Brownie: an action that is put on it and weakens it is one card',
  {
    card: 'Brownie',
    rulings: [3],
    A: { hand: ['Poison', 'Tiki', 'Hansel', 'Toad', 'Gretel'] },
    bases: { Tortuga: ['B: Brownie'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Poison');
    expect(t.power('Brownie')).toBe(0);
    expect(t.hand('A')).toHaveLength(2);
  },
);

scene(
  'Brownie: two of them hit by one card ask for two cards each',
  {
    card: 'Brownie',
    rulings: [3],
    A: { hand: ['Crop Circles', 'Tiki', 'Hansel', 'Toad', 'Gretel', 'Blossom'] },
    bases: { Tortuga: ['B: Brownie', 'B: Brownie'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Crop Circles');
    t.pick('Tortuga');
    expect(t.hand('B')).toEqual(['Brownie', 'Brownie']);
    expect(t.hand('A')).toHaveLength(1);
  },
);

scene(
  'Brownie: talents, later triggers, bases and its own player’s cards do not count',
  {
    card: 'Brownie',
    rulings: [1],
    from: 'start of turn',
    A: { hand: ['Assassination', 'Tiki', 'Hansel', 'Toad', 'Gretel'], deck: ['Blossom', 'Blossom'] },
    B: { hand: ['Howl', 'Rose Red', 'Rose Red'], deck: ['Tiki', 'Tiki', 'Tiki', 'Tiki'] },
    bases: {
      'Mushroom Kingdom': ['A: Baba Yaga'],
      'Jungle Oasis': ['B: Brownie'],
      Tortuga: ['B: Brownie'],
    },
  },
  (t) => {
    // Mushroom Kingdom moves one here; a base is no card that was played.
    t.pick('Brownie @ Jungle Oasis');
    expect(t.at('Mushroom Kingdom')).toEqual(['A: Baba Yaga', 'B: Brownie']);
    expect(t.hand('A')).toHaveLength(5);
    // A talent.
    t.use('Baba Yaga');
    expect(t.deck('B')).toContain('Brownie');
    expect(t.hand('A')).toHaveLength(5);
    // Assassination is played on it: that counts. What it does at the end of the turn does not.
    t.play('Assassination');
    t.pick('Brownie');
    expect(t.hand('A')).toHaveLength(2);
    t.endTurn();
    expect(t.discard('B')).toEqual(['Brownie']);
    expect(t.hand('A')).toHaveLength(4);
  },
);

scene(
  'Brownie: its own player’s cards, and a card that leaves it alone, cost nothing',
  {
    card: 'Brownie',
    rulings: [1],
    A: { hand: ['Howl', 'Tiki', 'Hansel'] },
    bases: { Tortuga: ['A: Brownie', 'B: Brownie [B: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Howl');
    expect(t.power('A: Brownie')).toBe(5);
    expect(t.hand('A')).toEqual(['Hansel', 'Tiki']);
  },
);

scene(
  'Brownie that a card cannot affect is not affected',
  {
    card: 'Brownie',
    rulings: [1],
    A: { hand: ['Ninja Master', 'Tiki', 'Hansel'] },
    bases: { Tortuga: ['B: Brownie [B: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ninja Master', 'Tortuga');
    t.pick('Brownie');
    expect(t.hand('A')).toEqual(['Hansel', 'Tiki']);
  },
);

scene(
  'Brownie, current: draws once a turn when another player plays a minion on another base',
  {
    card: 'Brownie',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Zapbot', 'Zapbot', 'Hansel'] },
    B: { deck: ['Tiki', 'Rose Red', 'Tiki', 'Tiki'] },
    bases: { Tortuga: ['B: Brownie'], 'Jungle Oasis': [], 'Temple of Goju': [] },
  },
  (t) => {
    t.play('Zapbot', 'Tortuga');
    expect(t.hand('B')).toEqual([]);
    t.play('Zapbot', 'Jungle Oasis');
    t.keepExtra();
    expect(t.hand('B')).toEqual(['Tiki']);
    t.play('Hansel', 'Temple of Goju');
    expect(t.hand('B')).toEqual(['Tiki']);
  },
);

scene(
  'Brownie: a card that cannot affect it costs nobody a card',
  {
    card: 'Brownie',
    rulings: [2],
    A: { hand: ['Plague of Locusts', 'Ghost', 'Spirit'] },
    bases: { Tortuga: ['B: Brownie [B: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Plague of Locusts');
    t.pick('Tortuga');
    expect(t.power('Brownie')).toBe(4);
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit']);
  },
);

scene(
  'Brownie: nor does one that Tooth and Claw... and Guns keeps from it',
  {
    card: 'Brownie',
    rulings: [2],
    A: { hand: ['Plague of Locusts', 'Ghost', 'Spirit'] },
    bases: { Tortuga: ['B: Brownie [B: Tooth and Claw... and Guns]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Plague of Locusts');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Brownie']);
    expect(t.power('Brownie')).toBe(4);
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit']);
  },
);

scene(
  'Brownie in 2013: a change in power or a place in a deck is not being affected, being moved is',
  {
    card: 'Brownie',
    rules: ['R10.16'],
    edition: 'awesome-level-9000',
    A: {
      hand: [
        'Augmentation',
        'Sleep Spores',
        'Invasion',
        'Time Loop',
        'Time Loop',
        'Time Loop',
        'Disintegrator',
        'Tiki',
      ],
    },
    bases: { Tortuga: ['B: Brownie [A: Ancient Curse]', 'B: Spectre'], 'Jungle Oasis': ['B: Brownie'] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Time Loop');
    t.play('Time Loop');
    t.play('Sleep Spores', 'Tortuga');
    t.play('Disintegrator');
    expect(t.deck('B')).toEqual(['Brownie']);
    t.play('Augmentation');
    t.pick('Brownie');
    expect(t.hand('A')).toEqual(['Invasion', 'Tiki']);
    t.play('Invasion');
    t.pick('Brownie');
    expect(t.hand('A')).toEqual([]);
  },
);

// Gnome

scene(
  'Gnome may destroy a minion here with less power than you have minions here',
  {
    card: 'Gnome',
    rulings: [1],
    A: { hand: ['Gnome', 'Gnome', 'Insta-Grow'] },
    bases: {
      Tortuga: ['A: Tiki', 'A: King Rex', 'B: Tiki', 'B: Hansel', 'B: Sleep Spores'],
      'Jungle Oasis': ['B: Toad'],
    },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Gnome', 'Tortuga');
    // Three with this one; Sleep Spores bring Tiki and the Gnome down to 2.
    t.offers('Tiki', 'Hansel', 'Gnome');
    expect(t.range).toEqual([0, 1]);
    t.pick('Hansel');
    expect(t.discard('B')).toEqual(['Hansel']);
    t.play('Gnome', 'Jungle Oasis');
    t.offers('Toad');
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['B: Toad', 'A: Gnome']);
  },
);

scene(
  'Gnome, current: before its base scores',
  {
    card: 'Gnome',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Gnome'], deck: ['Tiki', 'Tiki'] },
    B: { deck: ['Tiki', 'Tiki'] },
    baseDeck: ['Temple of Goju'],
    bases: { 'Jungle Oasis': ['A: King Rex', 'B: Hansel', 'B: Toad', 'B: Tiki'], Tortuga: ['B: Hansel'] },
  },
  (t) => {
    t.play('Gnome', 'Jungle Oasis');
    t.offers('pass');
    t.endTurn();
    // Two minions of A's here: power 0 or 1.
    t.offers('Toad');
    expect(t.asked).toBe('A');
    t.pick('Toad');
    expect(t.discard('B')).toContain('Toad');
    expect(t.vp('A')).toBeGreaterThan(0);
  },
);

// Gremlin

scene(
  'Gremlin: destroyed, its controller draws and everybody else discards at random',
  {
    card: 'Gremlin',
    rulings: [1],
    players: 3,
    A: { hand: ['Saucy Wench', 'Tiki', 'Hansel'] },
    B: { hand: ['Toad'], deck: ['Rose Red', 'Tiki'] },
    C: { hand: ['Blossom'] },
    bases: { Tortuga: ['B(C): Gremlin'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Saucy Wench', 'Tortuga');
    t.pick('Gremlin');
    expect(t.hand('A')).toHaveLength(1);
    expect(t.hand('B')).toEqual(['Rose Red', 'Toad']);
    expect(t.hand('C')).toEqual([]);
    expect(t.discard('C')).toEqual(['Blossom', 'Gremlin']);
  },
);

scene(
  'Gremlin discarded after scoring, or returned, was not destroyed',
  {
    card: 'Gremlin',
    rulings: [1],
    A: { hand: ['Beam Up', 'Tiki'], deck: ['Hansel', 'Toad', 'Rose Red'] },
    B: { hand: ['Blossom'], deck: ['Rose Red', 'Tiki'] },
    baseDeck: ['Temple of Goju'],
    bases: { Tortuga: ['B: Gremlin'], 'Jungle Oasis': ['A: King Rex', 'A: King Rex', 'A: Gremlin'] },
  },
  (t) => {
    t.play('Beam Up');
    t.pick('B: Gremlin');
    expect(t.hand('A')).toEqual(['Tiki']);
    expect(t.hand('B')).toEqual(['Blossom', 'Gremlin']);
    t.endTurn();
    expect(t.discard('A')).toEqual(['Beam Up', 'Gremlin', 'King Rex', 'King Rex']);
    // Just the two of the Draw phase.
    expect(t.hand('A')).toEqual(['Hansel', 'Tiki', 'Toad']);
    expect(t.hand('B')).toEqual(['Blossom', 'Gremlin']);
  },
);

scene(
  'Gremlin, current: draws after scoring too, but only a destroyed one makes others discard',
  {
    card: 'Gremlin',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Cut Lass', 'Tiki'], deck: ['Hansel', 'Toad', 'Rose Red', 'Gretel'] },
    B: { hand: ['Blossom'], deck: ['Rose Red', 'Tiki'] },
    baseDeck: ['Temple of Goju'],
    bases: { Tortuga: ['B: Gremlin'], 'Jungle Oasis': ['A: King Rex', 'A: King Rex', 'A: Gremlin'] },
  },
  (t) => {
    t.play('Cut Lass', 'Tortuga');
    t.pick('B: Gremlin');
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual(['Blossom', 'Rose Red']);
    t.endTurn();
    expect(t.hand('A')).toEqual(['Hansel', 'Rose Red', 'Toad']);
    expect(t.hand('B')).toEqual(['Blossom', 'Rose Red']);
  },
);

scene(
  'Tar Pits: Gremlin goes under the deck and was destroyed all the same',
  {
    card: 'Tar Pits',
    rulings: [1],
    A: { hand: ['Saucy Wench', 'Tiki'] },
    B: { deck: ['Rose Red', 'Tiki'] },
    bases: { 'Tar Pits': ['B: Gremlin'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Saucy Wench', 'Tar Pits');
    t.pick('Gremlin');
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual(['Rose Red']);
    expect(t.deck('B')).toEqual(['Tiki', 'Gremlin']);
  },
);

scene(
  'Gremlin, current, that goes under the deck at Tar Pits was not destroyed',
  {
    card: 'Gremlin',
    printing: 'current',
    A: { hand: ['Cut Lass', 'Tiki'] },
    B: { deck: ['Rose Red', 'Tiki'] },
    bases: { 'Tar Pits': ['B: Gremlin'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cut Lass', 'Tar Pits');
    t.pick('Gremlin');
    expect(t.hand('A')).toEqual(['Tiki']);
    expect(t.hand('B')).toEqual([]);
    expect(t.deck('B')).toEqual(['Rose Red', 'Tiki', 'Gremlin']);
  },
);

scene(
  'Tsar’s Palace is closed to Gremlin and War Raptor, whatever power they would have there',
  {
    card: "Tsar's Palace",
    rulings: [1],
    A: { hand: ['Gremlin', 'War Raptor', 'Gnome'] },
    bases: {
      "Tsar's Palace": ['A: War Raptor', 'A: War Raptor', 'A: Rotary Slug Thrower'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    expect(t.whyNot('A', 'Gremlin', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
    expect(t.whyNot('A', 'War Raptor', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
    t.play('Gnome');
    t.pick("Tsar's Palace");
    expect(t.at("Tsar's Palace")).toContain('A: Gnome');
  },
);

// Block the Path

scene(
  'Block the Path keeps minions of one faction from being played there, by anybody',
  {
    card: 'Block the Path',
    rulings: [1],
    A: { hand: ['Block the Path', 'Gnome', 'Hansel'], deck: ['Tiki', 'Tiki'] },
    B: { hand: ['Gretel', 'Invasion', 'Gnome'], deck: ['Rose Red', 'Rose Red'] },
    bases: { Tortuga: ['B: Rose Red'], 'Jungle Oasis': ['B: Rose Red'] },
  },
  (t) => {
    t.play('Block the Path', 'Tortuga');
    t.offers('Aliens', "Grimms' Fairy Tales", 'Polynesian Voyagers', 'Tricksters');
    t.pick("Grimms' Fairy Tales");
    // Who is there stays.
    expect(t.at('Tortuga')).toEqual(['B: Rose Red', 'A: Block the Path']);
    expect(t.whyNot('A', 'Hansel', 'Tortuga')).toBe('forbidden: Block the Path');
    expect(t.whyNot('A', 'Hansel', 'Jungle Oasis')).toBe(null);
    expect(t.whyNot('A', 'Gnome', 'Tortuga')).toBe(null);
    t.endTurn();
    expect(t.whyNot('B', 'Gretel', 'Tortuga')).toBe('forbidden: Block the Path');
    // Moving there is allowed.
    t.play('Invasion');
    t.pick('Rose Red @ Jungle Oasis');
    expect(t.at('Tortuga')).toEqual(['B: Rose Red', 'A: Block the Path', 'B: Rose Red']);
  },
);

scene(
  'Block the Path: with the action gone the way is free',
  {
    card: 'Block the Path',
    A: { hand: ['Block the Path', 'Hansel'], deck: ['Tiki', 'Tiki'] },
    B: { hand: ['Disenchant', 'Gretel'], deck: ['Rose Red', 'Rose Red'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Block the Path', 'Tortuga');
    t.pick("Grimms' Fairy Tales");
    t.endTurn();
    expect(t.whyNot('B', 'Gretel', 'Tortuga')).toBe('forbidden: Block the Path');
    t.play('Disenchant');
    t.play('Gretel', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Gretel']);
  },
);

scene(
  'Block the Path, current: one faction of each other player',
  {
    card: 'Block the Path',
    rulings: [1],
    printing: 'current',
    players: 3,
    A: { hand: ['Block the Path', 'Gnome', 'Hansel'] },
    B: { hand: ['Gretel'], deck: ['Tiki', 'Tiki'] },
    C: { hand: ['Gnome'], deck: ['King Rex', 'King Rex'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Block the Path', 'Tortuga');
    t.offers("Grimms' Fairy Tales", 'Polynesian Voyagers');
    t.pick("Grimms' Fairy Tales");
    t.offers('Dinosaurs', 'Tricksters');
    t.pick('Tricksters');
    // For everybody, as the card says: A's own Gnome and Hansel as well.
    expect(t.whyNot('A', 'Gnome', 'Tortuga')).toBe('forbidden: Block the Path');
    expect(t.whyNot('A', 'Hansel', 'Tortuga')).toBe('forbidden: Block the Path');
    t.endTurn();
    expect(t.whyNot('B', 'Gretel', 'Tortuga')).toBe('forbidden: Block the Path');
    t.play('Gretel');
    t.endTurn();
    expect(t.whyNot('C', 'Gnome', 'Tortuga')).toBe('forbidden: Block the Path');
    t.play('Gnome');
    expect(t.at('Jungle Oasis')).toEqual(['B: Gretel', 'C: Gnome']);
  },
);

// Disenchant

scene(
  'Disenchant destroys an action on a minion or on a base, anybody’s',
  {
    card: 'Disenchant',
    A: { hand: ['Disenchant'] },
    bases: { Tortuga: ['B: Tiki [B: Incorporeal]', 'A: Sleep Spores'], 'Jungle Oasis': ['B: Escape Hatch'] },
  },
  (t) => {
    t.play('Disenchant');
    t.offers('Incorporeal', 'Sleep Spores', 'Escape Hatch');
    expect(t.range).toEqual([1, 1]);
    t.pick('Incorporeal');
    expect(t.at('Tortuga')).toEqual(['B: Tiki', 'A: Sleep Spores']);
    expect(t.discard('B')).toEqual(['Incorporeal']);
  },
);

scene(
  'Ornate Dome does not keep Disenchant from reaching an action on its base',
  {
    card: 'Ornate Dome',
    rulings: [2],
    A: { hand: ['Disenchant'] },
    bases: { Tortuga: ['B: Ornate Dome'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Disenchant');
    expect(t.at('Tortuga')).toEqual([]);
  },
);

// Enshrouding Mist

scene(
  'Enshrouding Mist: one extra minion there in each of your turns, each copy',
  {
    card: 'Enshrouding Mist',
    rulings: [1],
    A: { hand: ['Enshrouding Mist', 'Hansel', 'Gretel', 'Tiki', 'Rose Red'], deck: ['Toad', 'Toad'] },
    B: { hand: ['Toad'], deck: ['Toad', 'Toad'] },
    bases: { Tortuga: ['A: Enshrouding Mist'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Enshrouding Mist', 'Tortuga');
    t.play('Hansel', 'Tortuga', 'Enshrouding Mist');
    t.play('Gretel', 'Tortuga', 'Enshrouding Mist');
    t.offers('play Rose Red', 'play Tiki', 'pass');
    t.play('Tiki', 'Jungle Oasis');
    expect(t.at('Tortuga')).toEqual(['A: Enshrouding Mist', 'A: Enshrouding Mist', 'A: Hansel', 'A: Gretel']);
    t.endTurn();
    // Not for others.
    t.offers('play Toad', 'pass');
    t.endTurn();
    // Identical ways are both there again.
    expect(t.options.filter((option) => option === 'play Rose Red using Enshrouding Mist')).not.toEqual([]);
  },
);

scene(
  'Enshrouding Mist, current: a talent',
  {
    card: 'Enshrouding Mist',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Enshrouding Mist', 'Hansel', 'Gretel'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Enshrouding Mist', 'Tortuga');
    t.use('Enshrouding Mist');
    t.offers(
      'play Hansel',
      'play Gretel',
      'play Hansel using Enshrouding Mist',
      'play Gretel using Enshrouding Mist',
      'pass',
    );
    t.play('Hansel', undefined, 'Enshrouding Mist');
    expect(t.at('Tortuga')).toEqual(['A: Enshrouding Mist', 'A: Hansel']);
    t.play('Gretel', 'Jungle Oasis');
    expect(t.canUse('Enshrouding Mist')).toBe(false);
  },
);

// Flame Trap

scene(
  'Flame Trap goes off under the next minion that another player plays there',
  {
    card: 'Flame Trap',
    A: { hand: ['Akye the Turtle', 'Insta-Grow', 'Tiki'], deck: ['Hansel', 'Gretel', 'Toad'] },
    bases: { Tortuga: ['B: Flame Trap', 'B: Rose Red'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Akye the Turtle', 'Tortuga');
    t.pick('Tiki');
    // Its ability first.
    expect(t.hand('A')).toEqual(['Gretel', 'Hansel']);
    expect(t.at('Tortuga')).toEqual(['B: Rose Red']);
    expect(t.discard('A')).toEqual(['Akye the Turtle', 'Insta-Grow']);
    expect(t.discard('B')).toEqual(['Flame Trap']);
    t.play('Hansel', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Rose Red', 'A: Hansel']);
  },
);

scene(
  'Flame Trap is destroyed even if the minion cannot be',
  {
    card: 'Flame Trap',
    rulings: [1],
    A: { hand: ['Warbot'] },
    bases: { Tortuga: ['B: Flame Trap'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Warbot', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Warbot']);
    expect(t.discard('B')).toEqual(['Flame Trap']);
  },
);

scene(
  'Flame Trap lies still for minions that are moved, and for its own player',
  {
    card: 'Flame Trap',
    rulings: [2],
    A: { hand: ['Way of Deception', 'Tiki'], deck: ['Toad', 'Toad'] },
    B: { hand: ['Gretel'] },
    bases: { Tortuga: ['B: Flame Trap'], 'Jungle Oasis': ['A: Hansel'] },
  },
  (t) => {
    t.play('Way of Deception');
    t.endTurn();
    t.play('Gretel', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Flame Trap', 'A: Hansel', 'B: Gretel']);
  },
);

scene(
  'Flame Trap, current: destroyed to destroy the minion; at the start of your turn 4 less breakpoint',
  {
    card: 'Flame Trap',
    rulings: [1],
    printing: 'current',
    from: 'start of turn',
    A: { hand: ['Tiki'], deck: ['Toad', 'Toad'] },
    B: { hand: ['Warbot', 'Hansel'], deck: ['Toad', 'Toad'] },
    bases: { Tortuga: ['A: Flame Trap'], 'Jungle Oasis': ['A: Flame Trap'] },
  },
  (t) => {
    t.pick('use Flame Trap');
    t.pick('yes');
    t.pick('no');
    expect([t.breakpoint('Tortuga'), t.breakpoint('Jungle Oasis')].toSorted((a, b) => a - b)).toEqual([
      12, 17,
    ]);
    t.endTurn();
    // For that turn only.
    expect([t.breakpoint('Tortuga'), t.breakpoint('Jungle Oasis')]).toEqual([21, 12]);
    t.play('Warbot', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Warbot']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Flame Trap']);
    t.endTurn();
    t.pick('no');
    t.endTurn();
    t.play('Hansel', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.discard('B')).toEqual(['Hansel']);
  },
);

// Hideout

scene(
  'Hideout spares all your minions there from one action, and is destroyed for it',
  {
    card: 'Hideout',
    rulings: [1],
    players: 3,
    A: { hand: ['Crop Circles', 'Ghostly Arrival', 'Seeing Stars'] },
    bases: {
      Tortuga: ['B: Hideout', 'B: Hansel', 'B: Gretel', 'C: Tiki', 'A: Rose Red'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Crop Circles');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Hansel', 'B: Gretel']);
    expect(t.hand('A')).toEqual(['Rose Red', 'Seeing Stars']);
    expect(t.hand('C')).toEqual(['Tiki']);
    expect(t.discard('B')).toEqual(['Hideout']);
  },
);

scene(
  'Hideout works once: the next action reaches them',
  {
    card: 'Hideout',
    rulings: [1],
    A: { hand: ['Upgrade', 'Ghostly Arrival', 'Tiki'] },
    bases: { Tortuga: ['B: Hideout', 'B: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    // An action on a minion does not stick, even a helpful one.
    t.play('Upgrade');
    expect(t.at('Tortuga')).toEqual(['B: Hansel']);
    expect(t.discard('A')).toEqual(['Ghostly Arrival', 'Upgrade']);
    expect(t.discard('B')).toEqual(['Hideout']);
  },
);

scene(
  'Hideout: only actions of other players, not minions, bases or your own',
  {
    card: 'Hideout',
    rulings: [2],
    from: 'start of turn',
    A: { hand: ['Ninja Master', 'Seeing Stars', 'Ghostly Arrival'] },
    B: { hand: ['Howl'] },
    bases: {
      Tortuga: ['B: Hideout', 'B: Hansel', 'B: Gretel', 'B: Toad'],
      'Mushroom Kingdom': ['A: Hideout', 'A: Tiki'],
    },
  },
  (t) => {
    // A base moves one away.
    t.pick('Toad');
    expect(t.at('Tortuga')).toEqual(['B: Hideout', 'B: Hansel', 'B: Gretel']);
    t.play('Ninja Master', 'Tortuga');
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['B: Hideout', 'B: Gretel', 'A: Ninja Master']);
    // A's own action against A's own minion.
    t.play('Seeing Stars');
    t.pick('Tiki');
    expect(t.at('Mushroom Kingdom')).toEqual(['A: Hideout', 'B: Toad']);
  },
);

scene(
  'Hideout, current: others cannot move minions there',
  {
    card: 'Hideout',
    rulings: [2],
    printing: 'current',
    A: { hand: ['Invasion', 'Dinghy'], deck: ['Toad', 'Toad'] },
    B: { hand: ['Way of Deception'], deck: ['Toad', 'Toad'] },
    bases: { Tortuga: ['B: Hideout'], 'Jungle Oasis': ['A: Tiki', 'B: Hansel'], 'Temple of Goju': [] },
  },
  (t) => {
    t.play('Invasion');
    t.pick('Tiki');
    // It has to go somewhere, and cannot go to Tortuga (R10.20).
    expect(t.at('Tortuga')).toEqual(['B: Hideout']);
    expect(t.at('Temple of Goju')).toEqual(['A: Tiki']);
    t.endTurn();
    t.play('Way of Deception');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Hideout', 'B: Hansel']);
  },
);

scene(
  'Hideout, current: its talent swaps it with an on-base action of your hand, which is played as an extra action',
  {
    card: 'Hideout',
    rulings: [3],
    printing: 'current',
    A: { hand: ['Pay the Piper', 'Temple of the Sun', 'Howl', 'Upgrade'], deck: ['Tiki', 'Toad'] },
    bases: { Tortuga: ['A: Hideout', 'B: Hansel', 'B: Tiki'], 'Jungle Oasis': ['B: Hansel'] },
  },
  (t) => {
    t.use('Hideout');
    t.offers('hand', 'deck');
    t.pick('hand');
    t.offers('Pay the Piper', 'Temple of the Sun');
    t.pick('Temple of the Sun');
    t.offers('Hansel');
    t.pick('Hansel');
    expect(t.at('Tortuga')).toEqual(['B: Tiki', 'A: Temple of the Sun']);
    // Played: a card was drawn for it; as an extra action: the free one is still there.
    expect(t.hand('A')).toEqual(['Hideout', 'Howl', 'Pay the Piper', 'Tiki', 'Upgrade']);
    t.play('Hideout', 'Jungle Oasis');
    // A new card: its talent can be used again.
    t.use('Hideout');
    t.pick('hand');
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['B: Hansel', 'A: Pay the Piper']);
  },
);

scene(
  'Hideout, current: what keeps you from playing actions on this base stops the trade',
  {
    card: 'Hideout',
    rulings: [3],
    printing: 'current',
    A: { hand: ['Pay the Piper'], deck: ['Sleep Spores', 'Toad'] },
    bases: { 'The Dread Gazebo': ['A: Hideout', 'B: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Hideout');
    expect(t.at('The Dread Gazebo')).toEqual(['A: Hideout', 'B: Hansel']);
    expect(t.hand('A')).toEqual(['Pay the Piper']);
  },
);

scene(
  'Hideout, current: bases that react to an action played on them react to the one that comes in',
  {
    card: 'Hideout',
    rulings: [3],
    printing: 'current',
    A: { hand: ['Pay the Piper'], deck: ['Toad'] },
    bases: { 'Star Portal': ['A: Hideout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Hideout');
    t.pick('hand');
    expect(t.at('Star Portal')).toEqual(['A: Pay the Piper']);
    expect(t.hand('A')).toEqual(['Hideout', 'Toad']);
  },
);

scene(
  'Hideout, current: or with one of the deck, which is shuffled',
  {
    card: 'Hideout',
    printing: 'current',
    A: { deck: ['Tiki', 'Pay the Piper', 'Sleep Spores', 'Toad'] },
    bases: { Tortuga: ['A: Hideout', 'B: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Hideout');
    t.offers('Pay the Piper', 'Sleep Spores');
    t.pick('Sleep Spores');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Hansel', 'A: Sleep Spores']);
    expect(t.deck('A').toSorted()).toEqual(['Hideout', 'Pay the Piper', 'Tiki', 'Toad']);
  },
);

scene(
  'Hideout, current: without an action to swap it with nothing happens',
  {
    card: 'Hideout',
    printing: 'current',
    A: { deck: ['Tiki', 'Toad'] },
    bases: { Tortuga: ['A: Hideout', 'B: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Hideout');
    expect(t.at('Tortuga')).toEqual(['A: Hideout', 'B: Hansel']);
    t.offers('pass');
  },
);

scene(
  'Hideout: an action that lies on the base and weakens your minions there is the first one too',
  {
    card: 'Hideout',
    rulings: [1],
    A: { hand: ['Sleep Spores', 'Time Loop', 'Sleep Spores'] },
    bases: { Tortuga: ['B: Spirit', 'B: Brownie', 'C: Spirit', 'B: Hideout'], 'Jungle Oasis': [] },
    players: 3,
  },
  (t) => {
    t.play('Time Loop');
    t.play('Sleep Spores', 'Tortuga');
    expect(t.discard('B')).toEqual(['Hideout']);
    expect([t.power('B: Spirit'), t.power('Brownie'), t.power('C: Spirit')]).toEqual([3, 4, 2]);
    // The Brownie was not affected.
    expect(t.hand('A')).toEqual(['Sleep Spores']);
    t.play('Sleep Spores', 'Tortuga');
    expect([t.power('B: Spirit'), t.power('Brownie'), t.power('C: Spirit')]).toEqual([2, 3, 1]);
  },
);

// Mark of Sleep

scene(
  'Mark of Sleep: no actions in that player’s next turn, free, extra or Special',
  {
    card: 'Mark of Sleep',
    rulings: [1],
    players: 3,
    A: { hand: ['Mark of Sleep'], deck: ['Toad', 'Toad', 'Toad', 'Toad'] },
    B: {
      hand: ['Hidden Ninja', 'Full Sail', 'Howl', 'King Rex'],
      deck: ['Toad', 'Toad', 'Toad', 'Toad'],
    },
    C: { deck: ['Toad', 'Toad'] },
    baseDeck: ['Temple of Goju', 'The Great Library', 'The Mothership'],
    bases: { Tortuga: ['B: Archmage'], 'Jungle Oasis': ['B: King Rex'] },
  },
  (t) => {
    t.play('Mark of Sleep');
    t.offers('A', 'B', 'C');
    t.pick('B');
    t.endTurn();
    // Neither the free action nor Archmage's extra one.
    t.offers('play King Rex', 'pass');
    expect(t.whyNot('B', 'Howl')).toBe('forbidden: Mark of Sleep');
    t.play('King Rex', 'Jungle Oasis');
    // Jungle Oasis scores, and B cannot answer with Full Sail or Hidden Ninja.
    t.endTurn();
    expect(t.turn).toBe('C');
    expect(t.vp('B')).toBeGreaterThan(0);
    t.endTurn();
    t.endTurn();
    // The turn after next is free again.
    expect(t.turn).toBe('B');
    expect(t.canPlay('Howl')).toBe(true);
  },
);

scene(
  'Mark of Sleep: on other players’ turns the player may still play Special actions',
  {
    card: 'Mark of Sleep',
    rulings: [1],
    A: { hand: ['Mark of Sleep'], deck: ['Toad', 'Toad', 'Toad', 'Toad'] },
    B: { hand: ['Full Sail'], deck: ['Toad', 'Toad', 'Toad', 'Toad'] },
    baseDeck: ['Temple of Goju', 'The Great Library', 'The Mothership'],
    bases: { Tortuga: ['B: Hansel'], 'Jungle Oasis': ['A: King Rex', 'A: King Rex'] },
  },
  (t) => {
    t.play('Mark of Sleep');
    t.pick('B');
    t.endTurn();
    t.offers('use Full Sail', 'pass');
    expect(t.asked).toBe('B');
    t.pick('use Full Sail');
    t.pick('Hansel');
    expect(t.discard('B')).toContain('Full Sail');
    expect(t.turn).toBe('B');
    expect(t.canPlay('Full Sail')).toBe(false);
  },
);

scene(
  'Mark of Sleep on yourself: your next turn, not this one',
  {
    card: 'Mark of Sleep',
    rulings: [1],
    A: {
      hand: ['Mark of Sleep', 'Ghostly Arrival', 'Howl', 'Howl'],
      deck: ['Toad', 'Toad', 'Toad', 'Toad', 'Toad', 'Toad'],
    },
    B: { hand: ['Howl'], deck: ['Tiki', 'Tiki', 'Tiki', 'Tiki'] },
    bases: { Tortuga: ['B: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Mark of Sleep');
    t.pick('A');
    expect(t.hand('A')).toEqual(['Howl', 'Howl']);
    t.endTurn();
    expect(t.canPlay('Howl')).toBe(true);
    t.endTurn();
    expect(t.whyNot('A', 'Howl')).toBe('forbidden: Mark of Sleep');
    t.endTurn();
    t.endTurn();
    expect(t.canPlay('Howl')).toBe(true);
  },
);

scene(
  'Mark of Sleep, current: a ban for each of the others until your turn',
  {
    card: 'Mark of Sleep',
    rulings: [1],
    printing: 'current',
    players: 3,
    A: { hand: ['Mark of Sleep', 'Howl'], deck: ['Toad', 'Toad'] },
    B: { hand: ['Howl', 'Tiki'], deck: ['Toad', 'Toad', 'Toad', 'Toad'] },
    C: { hand: ['Way of Deception', 'Captain Ahab'], deck: ['Toad', 'Toad'] },
    bases: { Tortuga: ['B: Hansel', 'C: Tiki'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mark of Sleep');
    // For B first, then for C, and A decides both.
    expect([t.asked, t.purpose]).toEqual(['A', 'one of for']);
    t.offers('no actions', 'no moving');
    t.pick('no actions');
    expect([t.asked, t.purpose]).toEqual(['A', 'one of for']);
    t.pick('no moving');
    t.endTurn();
    expect(t.whyNot('B', 'Howl')).toBe('forbidden: Mark of Sleep');
    t.endTurn();
    // C may play actions, but the minion does not move.
    t.play('Way of Deception');
    expect(t.at('Tortuga')).toEqual(['B: Hansel', 'C: Tiki']);
    t.endTurn();
    expect(t.canPlay('Howl')).toBe(true);
    t.endTurn();
    expect(t.canPlay('Howl')).toBe(true);
  },
);

scene(
  'Mark of Sleep, current: or no moving of minions',
  {
    card: 'Mark of Sleep',
    printing: 'current',
    A: { hand: ['Mark of Sleep', 'Invasion'], deck: ['Toad', 'Toad'] },
    B: { hand: ['Way of Deception', 'Tiki'], deck: ['Toad', 'Toad', 'Toad', 'Toad'] },
    bases: { Tortuga: ['B: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Mark of Sleep');
    t.pick('no moving');
    t.endTurn();
    t.play('Way of Deception');
    expect(t.at('Tortuga')).toEqual(['B: Hansel']);
    t.endTurn();
    t.play('Invasion');
    expect(t.at('Jungle Oasis')).toEqual(['B: Hansel']);
  },
);

// Pay the Piper

scene(
  'Pay the Piper: each minion another player plays there costs a card of that player’s choice',
  {
    card: 'Pay the Piper',
    rulings: [1],
    A: { hand: ['Akye the Turtle', 'Tiki', 'Insta-Grow'], deck: ['Hansel', 'Gretel', 'Toad'] },
    bases: { Tortuga: ['B: Pay the Piper'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Akye the Turtle', 'Tortuga');
    t.pick('Tiki');
    // The Turtle's own ability came first.
    t.offers('Hansel', 'Gretel');
    expect(t.asked).toBe('A');
    t.pick('Gretel');
    expect(t.discard('A')).toEqual(['Gretel', 'Insta-Grow']);
    // The last card is played; with an empty hand nothing happens.
    t.play('Hansel', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Pay the Piper', 'A: Akye the Turtle', 'A: Hansel']);
    t.offers('pass');
  },
);

scene(
  'Pay the Piper asks nothing of its own player, nor for moved minions',
  {
    card: 'Pay the Piper',
    rulings: [1],
    A: { hand: ['Tiki', 'Toad'], deck: ['Toad', 'Toad'] },
    B: { hand: ['Way of Deception', 'Toad'] },
    bases: { Tortuga: ['A: Pay the Piper'], 'Jungle Oasis': ['B: Hansel'] },
  },
  (t) => {
    t.play('Tiki', 'Tortuga');
    expect(t.hand('A')).toEqual(['Toad']);
    t.endTurn();
    t.play('Way of Deception');
    expect(t.at('Tortuga')).toEqual(['A: Pay the Piper', 'A: Tiki', 'B: Hansel']);
    expect(t.hand('B')).toEqual(['Toad']);
  },
);

// Take the Shinies

scene(
  'Take the Shinies: everybody else discards two at random, or what is there',
  {
    card: 'Take the Shinies',
    rulings: [1],
    players: 4,
    A: { hand: ['Take the Shinies', 'Tiki'] },
    B: { hand: ['Hansel', 'Gretel', 'Toad'] },
    C: { hand: ['Toad'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Take the Shinies');
    expect(t.hand('A')).toEqual(['Tiki']);
    expect(t.hand('B')).toHaveLength(1);
    expect(t.discard('B')).toHaveLength(2);
    expect(t.hand('C')).toEqual([]);
    expect(t.discard('C')).toEqual(['Toad']);
    expect(t.hand('D')).toEqual([]);
  },
);

scene(
  'Pixie as a minion puts counters on your minions there, if somebody holds fewer cards',
  {
    card: 'Pixie',
    printing: 'current',
    A: { hand: ['Pixie', 'Pixie', 'Gremlin'] },
    B: { hand: ['Gremlin'] },
    bases: { Tortuga: ['A: Gnome', 'B: Gnome'], 'The Grey Opal': [] },
  },
  (t) => {
    t.offers(
      'play Pixie as minion',
      'play Pixie as minion',
      'play Pixie as action',
      'play Pixie as action',
      'play Gremlin',
      'pass',
    );
    t.pick('play Pixie as minion');
    t.pick('Tortuga');
    t.offers('Gnome', 'Pixie');
    t.pick('Gnome', 'Pixie');
    expect(t.at('Tortuga')).toEqual(['A: Gnome +1', 'B: Gnome', 'A: Pixie +1']);
    // The minion play is used up; the other Pixie can still be the action.
    t.offers('play Pixie as action', 'pass');
  },
);

scene(
  'Pixie as an action destroys an action to spread two counters, and is a minion again in the discard pile',
  {
    card: 'Pixie',
    printing: 'current',
    rulings: [1],
    A: { hand: ['Pixie', 'Gremlin'] },
    bases: { Tortuga: ['A: Gnome', 'A: Brownie', 'B: Pay the Piper'], 'The Grey Opal': [] },
  },
  (t) => {
    t.pick('play Pixie as action');
    t.pick('Gnome');
    t.pick('Brownie');
    expect(t.at('Tortuga')).toEqual(['A: Gnome +1', 'A: Brownie +1']);
    expect([t.discard('A'), t.discard('B')]).toEqual([['Pixie'], ['Pay the Piper']]);
    t.offers('play Gremlin', 'pass');
  },
);

scene(
  'Pixie as an action without an action to destroy does nothing',
  {
    card: 'Pixie',
    printing: 'current',
    A: { hand: ['Pixie'] },
    bases: { Tortuga: ['A: Gnome'], 'The Grey Opal': [] },
  },
  (t) => {
    t.pick('play Pixie as action');
    expect(t.at('Tortuga')).toEqual(['A: Gnome']);
    expect(t.discard('A')).toEqual(['Pixie']);
  },
);

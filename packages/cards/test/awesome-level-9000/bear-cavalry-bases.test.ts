import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Tsar's Palace

scene(
  "Tsar's Palace is closed to minions of printed power 2 or less",
  {
    card: "Tsar's Palace",
    rulings: [1],
    A: { hand: ['Ghost', 'Spirit', 'Insta-Grow'] },
    bases: { "Tsar's Palace": ['A: Rotary Slug Thrower', 'A: Spectre'], Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.whyNot('A', 'Ghost', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
    t.play('Ghost');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    t.pick();
    t.play('Insta-Grow');
    t.play('Spirit');
    t.offers("Tsar's Palace", 'Tortuga', 'Jungle Oasis');
    t.pick("Tsar's Palace");
    t.pick('Spectre');
    expect(t.at("Tsar's Palace")).toEqual(['A: Rotary Slug Thrower', 'A: Spectre', 'A: Spirit']);
  },
);

scene(
  "Tsar's Palace: also to those that are searched for or raised from the dead, for every player",
  {
    card: "Tsar's Palace",
    rulings: [2],
    turn: 'B',
    from: 'start of turn',
    B: {
      hand: ['The Dead Rise', 'Séance', 'Séance', 'Séance'],
      deck: ['Ghost', 'Cub Scout', 'Captain Ahab'],
      discard: ['Ghost'],
    },
    bases: { "Tsar's Palace": ['B: Sprout'] },
  },
  (t) => {
    t.pick('yes');
    t.offers('Cub Scout');
    t.pick('Cub Scout');
    expect(t.at("Tsar's Palace")).toEqual(['B: Cub Scout']);
    // Three cards would be enough for a Ghost or a Sprout, but there is nowhere to play one.
    t.play('The Dead Rise');
    t.pick('Séance', 'Séance', 'Séance');
    t.offers('pass');
    expect(t.at("Tsar's Palace")).toEqual(['B: Cub Scout']);
  },
);

scene(
  "Tsar's Palace: moving there is no playing",
  {
    card: "Tsar's Palace",
    rulings: [2],
    A: { hand: ['Bear Rides You'] },
    bases: { "Tsar's Palace": [], Tortuga: ['A: Ghost'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at("Tsar's Palace")).toEqual(['A: Ghost']);
  },
);

scene(
  "Tsar's Palace, current: open to small minions of whoever has strictly the most power here",
  {
    card: "Tsar's Palace",
    printing: 'current',
    A: { hand: ['Ghost', 'Insta-Grow', 'Ghost'], deck: ['Spirit', 'Spirit'] },
    B: { hand: ['Ghost'], deck: ['Spirit', 'Spirit'] },
    bases: { "Tsar's Palace": ['A: Spirit', 'B: Ghost +1'], Tortuga: ['A: Zeppelin', 'A: Ghost'] },
  },
  (t) => {
    // 3 against 3.
    expect(t.whyNot('A', 'Ghost', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
    t.use('Zeppelin');
    t.pick('Ghost @ Tortuga');
    t.play('Ghost');
    t.offers("Tsar's Palace", 'Tortuga');
    t.pick("Tsar's Palace");
    t.pick();
    t.endTurn();
    expect(t.whyNot('B', 'Ghost', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
  },
);

scene(
  "Tsar's Palace, current: nobody leads an empty base",
  {
    card: "Tsar's Palace",
    printing: 'current',
    A: { hand: ['Ghost', 'Spirit'] },
    bases: { "Tsar's Palace": [] },
  },
  (t) => {
    t.offers('play Spirit', 'pass');
  },
);

// Field of Honor

scene(
  'Field of Honor: one effect, however many it destroys, is worth 1 VP',
  {
    card: 'Field of Honor',
    rulings: [1],
    from: 'score bases',
    A: { hand: ['Love Overload'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Field of Honor': ['A: Spectre', 'A: Spirit', 'B: Spectre', 'B: Spectre'], Tortuga: [] },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.pick('use Love Overload');
    // Three of power 5 were destroyed together; A, alone, also wins the base.
    expect(t.vp('A')).toBe(1 + 3);
    expect(t.vp('B')).toBe(0);
    expect(t.discard('B')).toEqual(['Spectre', 'Spectre']);
  },
);

scene(
  'Field of Honor pays whom the ability tells to destroy: Cub Scout’s controller, High Ground’s controller',
  {
    card: 'Field of Honor',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Bear Rides You'] },
    bases: {
      'Field of Honor': ['A: Cub Scout', 'B: Zeppelin'],
      Tortuga: ['B: Ghost', 'B: Ghost'],
    },
  },
  (t) => {
    t.use('Zeppelin');
    t.pick('Ghost');
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 0]);
    t.play('Bear Rides You');
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
  },
);

scene(
  'Field of Honor: High Ground’s controller',
  {
    card: 'Field of Honor',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Bear Rides You'] },
    bases: { 'Field of Honor': ['A: Ghost', 'A: High Ground'], Tortuga: ['B: Spectre'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 0]);
  },
);

scene(
  'Field of Honor: in a Bear Hug each player who destroys',
  {
    card: 'Field of Honor',
    rulings: [2],
    players: 4,
    A: { hand: ['Bear Hug'] },
    bases: { 'Field of Honor': ['A: Ghost', 'B: Ghost', 'C: Ghost'], Tortuga: ['D: Ghost'] },
  },
  (t) => {
    t.play('Bear Hug');
    expect([t.vp('A'), t.vp('B'), t.vp('C'), t.vp('D')]).toEqual([0, 1, 1, 0]);
  },
);

scene(
  'Field of Honor: your own minion counts too',
  {
    card: 'Field of Honor',
    rulings: [2],
    from: 'start of turn',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Field of Honor': ['A: Sprout'], Tortuga: [] },
  },
  (t) => {
    t.pick('no');
    expect(t.vp('A')).toBe(1);
  },
);

scene(
  'Field of Honor: a minion saved from it was not destroyed; elsewhere does not count',
  {
    card: 'Field of Honor',
    rulings: [3],
    A: { hand: ['Spirit', 'Insta-Grow', 'Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Field of Honor': ['B: Ghost', 'B: Escape Hatch'], Tortuga: ['B: Captain Ahab'] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Spirit', 'Tortuga');
    t.pick('Ghost');
    t.pick('yes');
    t.pick('Ghost', 'Ghost');
    expect(t.hand('B')).toEqual(['Ghost']);
    expect(t.vp('A')).toBe(0);
    t.play('Spirit', 'Tortuga');
    t.pick('Captain Ahab');
    t.pick('yes');
    expect(t.discard('B')).toEqual(['Captain Ahab']);
    expect(t.vp('A')).toBe(0);
  },
);

scene(
  'Field of Honor: cards discarded after scoring were not destroyed',
  {
    card: 'Field of Honor',
    rulings: [3],
    rules: ['R5.7'],
    from: 'score bases',
    players: 3,
    A: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'Field of Honor': ['A: Spectre', 'A: Spirit', 'B: Spectre', 'B: Ghost', 'C: Spirit'],
      Tortuga: [],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.baseDiscard).toEqual(['Field of Honor']);
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([3, 2, 1]);
  },
);

scene(
  'Field of Honor, current: only the first of other players’ minions in a turn',
  {
    card: 'Field of Honor',
    printing: 'current',
    A: {
      hand: [
        'Ghostly Arrival',
        'Insta-Grow',
        'Spirit',
        'Spirit',
        'Spirit',
        'Séance',
        'Séance',
        'Séance',
        'Séance',
        'Séance',
        'Séance',
        'Séance',
        'Séance',
      ],
      deck: ['Spirit', 'Ghost'],
    },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { 'Field of Honor': ['A: Ghost', 'B: Ghost', 'B: Ghost', 'B: Captain Ahab'], Tortuga: [] },
  },
  (t) => {
    expect(t.breakpoint('Field of Honor')).toBe(16);
    t.play('Ghostly Arrival');
    t.play('Insta-Grow');
    const destroy = (victim: string): void => {
      t.play('Spirit', 'Tortuga');
      t.pick(victim);
      t.pick('yes');
      t.pick('Séance', 'Séance');
    };
    destroy('A: Ghost');
    expect(t.vp('A')).toBe(0);
    destroy('B: Ghost');
    expect(t.vp('A')).toBe(1);
    destroy('B: Ghost');
    expect(t.vp('A')).toBe(1);
    t.endTurn();
    t.endTurn();
    // Another turn, another first.
    destroy('Captain Ahab');
    expect(t.vp('A')).toBe(2);
  },
);

scene(
  'Field of Honor, current: each player has a first one in the same turn; the third place is worth 1',
  {
    card: 'Field of Honor',
    printing: 'current',
    players: 3,
    A: { hand: ['Spirit', 'Bear Rides You', 'Ghost', 'Ghost'], deck: ['Ghost', 'Ghost'] },
    bases: {
      'Field of Honor': ['B: Cub Scout', 'B: Ghost', 'A: Spectre', 'C: Spectre', 'B: Ghost'],
      Tortuga: ['A: Ghost'],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.play('Spirit', 'Tortuga');
    t.pick('B: Ghost');
    t.pick('yes');
    t.pick('Ghost', 'Ghost');
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([1, 0, 0]);
    t.play('Bear Rides You');
    t.pick('A: Ghost');
    t.pick();
    expect(t.asked).toBe('B');
    t.pick('yes');
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([1, 1, 0]);
    expect(t.question).toBe('play');
  },
);

scene(
  'Field of Honor, current: breakpoint 16, 3, 1 and 1 VP',
  {
    card: 'Field of Honor',
    printing: 'current',
    players: 3,
    from: 'score bases',
    bases: { 'Field of Honor': ['B: Spirit', 'A: Spectre +3', 'C: Spectre'], Tortuga: [] },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([3, 1, 1]);
  },
);

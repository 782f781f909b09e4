import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it. */
const plenty = Array.from({ length: 14 }, () => 'Insta-Grow');

// Minions

scene(
  'Steam Queen: other players cannot destroy your actions, on whatever base or minion',
  {
    card: 'Steam Queen',
    rulings: [1],
    B: { hand: ['Bear Necessities'] },
    bases: {
      Tortuga: ['A: Steam Queen', 'A: Difference Engine'],
      'Jungle Oasis': ['A: Zeppelin', 'B: Ghost [A: Choking Vines]'],
    },
    turn: 'B',
  },
  (t) => {
    t.play('Bear Necessities');
    t.offers('Choking Vines', 'Difference Engine', 'Zeppelin');
    t.pick('Choking Vines');
    expect(t.at('Jungle Oasis')).toEqual(['A: Zeppelin', 'B: Ghost [A: Choking Vines]']);
    expect(t.discard('B')).toEqual(['Bear Necessities']);
  },
);

scene(
  'Steam Queen: Ornate Dome of another player leaves your actions where they are',
  {
    card: 'Steam Queen',
    rulings: [1],
    players: 3,
    B: { hand: ['Ornate Dome'] },
    bases: { Tortuga: ['A: Steam Queen'], 'Jungle Oasis': ['A: Zeppelin', 'C: Zeppelin'] },
    turn: 'B',
  },
  (t) => {
    t.play('Ornate Dome', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Zeppelin', 'B: Ornate Dome']);
    expect(t.discard('C')).toEqual(['Zeppelin']);
  },
);

scene(
  'Steam Queen: other players cannot take your actions',
  {
    card: 'Steam Queen',
    rulings: [1],
    B: { hand: ['Ransack'] },
    bases: { Tortuga: ['A: Steam Queen'], 'Jungle Oasis': ['A: Overgrowth', 'A: Spirit [A: Incorporeal]'] },
    turn: 'B',
  },
  (t) => {
    t.play('Ransack');
    t.offers('Incorporeal', 'Overgrowth');
    t.pick('Overgrowth');
    expect(t.at('Jungle Oasis')).toEqual(['A: Overgrowth', 'A: Spirit [A: Incorporeal]']);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'Steam Queen: other players cannot cancel your actions’ abilities',
  {
    card: 'Steam Queen',
    rulings: [1],
    printing: 'current',
    B: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Steam Queen', 'A: Rotary Slug Thrower'], 'Jungle Oasis': ['B: Ghost'] },
    turn: 'B',
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Ghost');
    t.offers('Ghost', 'Rotary Slug Thrower', 'Steam Queen', 'Tortuga');
    t.pick('Rotary Slug Thrower');
    expect(t.power('Steam Queen')).toBe(7);
  },
);

scene(
  'Steam Queen does not protect your actions from yourself',
  {
    card: 'Steam Queen',
    A: { hand: ['Bear Necessities'] },
    bases: { Tortuga: ['A: Steam Queen', 'A: Zeppelin'] },
  },
  (t) => {
    t.play('Bear Necessities');
    expect(t.at('Tortuga')).toEqual(['A: Steam Queen']);
    expect(t.discard('A')).toEqual(['Bear Necessities', 'Zeppelin']);
  },
);

scene(
  'Steam Queen: actions are still discarded when their base scores',
  {
    card: 'Steam Queen',
    rulings: [2],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: {
      'Jungle Oasis': ['A: Aggromotive', 'B: General Ivan', 'B: General Ivan'],
      Tortuga: ['A: Steam Queen'],
    },
    baseDeck: ['Ninja Dojo'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect(t.discard('A')).toEqual(['Aggromotive']);
    expect(t.bases).toEqual(['Ninja Dojo', 'Tortuga']);
  },
);

scene(
  'Steam Queen: an action is still discarded when another player destroys the minion it is on',
  {
    card: 'Steam Queen',
    rulings: [2],
    rules: ['R9.6'],
    B: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Steam Queen'], 'Jungle Oasis': ['C: Ghost [A: Choking Vines]'] },
    players: 3,
    turn: 'B',
  },
  (t) => {
    t.play('Spirit', 'Tortuga');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.discard('C')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Choking Vines']);
  },
);

scene(
  'Steam Queen: actions out of play are not protected',
  {
    card: 'Steam Queen',
    rulings: [3],
    A: { hand: ['Zeppelin'] },
    B: { hand: ['Pillage'] },
    bases: { Tortuga: ['A: Steam Queen'] },
    turn: 'B',
  },
  (t) => {
    t.play('Pillage');
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual(['Zeppelin']);
  },
);

scene(
  'Mechanic plays an on-base action from the discard pile at once, wherever it may go',
  {
    card: 'Mechanic',
    rulings: [1, 2],
    rules: ['R3.5'],
    A: {
      hand: ['Mechanic', 'Insta-Grow'],
      discard: ['Zeppelin', 'Ornate Dome', 'Scrap Diving', 'Choking Vines', 'Spectre'],
    },
    bases: { Tortuga: [], 'The Dread Gazebo': [], 'Jungle Oasis': ['B: Zeppelin'] },
  },
  (t) => {
    t.play('Mechanic', 'The Dread Gazebo');
    t.offers('Ornate Dome', 'Zeppelin');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ornate Dome');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ornate Dome']);
    expect(t.discard('A')).toEqual(['Choking Vines', 'Scrap Diving', 'Spectre', 'Zeppelin']);
    t.offers('play Insta-Grow', 'pass');
  },
);

scene(
  'Mechanic: nothing happens without a suitable action',
  {
    card: 'Mechanic',
    rulings: [2],
    A: {
      hand: ['Mechanic', 'Insta-Grow'],
      discard: ['Scrap Diving', 'Choking Vines', 'Spectre'],
    },
    bases: { Tortuga: ['B: Ghost'] },
  },
  (t) => {
    t.play('Mechanic');
    t.offers('play Insta-Grow', 'pass');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Mechanic']);
  },
);

scene(
  'Mechanic: only The Dread Gazebo is there, so there is no legal base',
  {
    card: 'Mechanic',
    rulings: [1],
    A: { hand: ['Mechanic'], discard: ['Zeppelin'] },
    bases: { 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Mechanic');
    t.offers('pass');
    expect(t.discard('A')).toEqual(['Zeppelin']);
  },
);

scene(
  'Steam Man: +1 with your actions on its base, however many, and on the base itself',
  {
    card: 'Steam Man',
    rulings: [1, 2],
    bases: {
      Tortuga: ['A: Steam Man', 'A: Zeppelin', 'A: Overgrowth'],
      'Jungle Oasis': ['A: Steam Man [A: Choking Vines]', 'B: Zeppelin'],
      'Tar Pits': ['B: Steam Man', 'A: Zeppelin'],
    },
  },
  (t) => {
    expect(t.powerParts('Steam Man @ Tortuga')).toEqual(['Steam Man +3', 'Steam Man +1']);
    expect(t.power('Steam Man @ Jungle Oasis')).toBe(3);
    expect(t.power('Steam Man @ Tar Pits')).toBe(3);
  },
);

scene(
  'Captain Ahab moves to another base where you have an action, once each turn',
  {
    card: 'Captain Ahab',
    rulings: [1],
    rules: ['R3.8'],
    A: { hand: ['Captain Ahab'], deck: plenty },
    B: { deck: plenty },
    bases: {
      Tortuga: ['A: Overgrowth'],
      'Jungle Oasis': ['A: Deep Roots'],
      'Tar Pits': ['B: Zeppelin', 'A: Ghost [A: Incorporeal]'],
      'Ninja Dojo': ['A: Escape Hatch'],
    },
  },
  (t) => {
    t.play('Captain Ahab', 'Tortuga');
    t.use('Captain Ahab');
    t.offers('Jungle Oasis', 'Ninja Dojo');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Deep Roots', 'A: Captain Ahab']);
    expect(t.canUse('Captain Ahab')).toBe(false);
    t.endTurn();
    t.offers('pass');
  },
);

scene(
  'Captain Ahab has nowhere to go without an action of yours elsewhere',
  {
    card: 'Captain Ahab',
    bases: { Tortuga: ['A: Captain Ahab', 'A: Overgrowth'], 'Jungle Oasis': ['B: Deep Roots'] },
  },
  (t) => {
    expect(t.canUse('Captain Ahab')).toBe(false);
    expect(t.whyNot('A', 'Captain Ahab')).toBe('nothing to choose from');
  },
);

// Actions

scene(
  'Aggromotive adds 5 to your total while you have a minion there, on every player’s turn',
  {
    card: 'Aggromotive',
    rulings: [1, 2],
    A: { hand: ['Aggromotive', 'Ghost'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['B: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Aggromotive', 'Tortuga');
    expect(t.total('A', 'Tortuga')).toBe(0);
    t.play('Ghost', 'Tortuga');
    expect(t.total('A', 'Tortuga')).toBe(7);
    expect(t.power('Ghost')).toBe(2);
    expect(t.total('B', 'Tortuga')).toBe(5);
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.total('A', 'Tortuga')).toBe(7);
  },
);

scene(
  'Aggromotive counts towards the breakpoint and for the place',
  {
    card: 'Aggromotive',
    rulings: [2],
    rules: ['R5.1', 'R5.4', 'R10.13'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Jungle Oasis': ['A: Aggromotive', 'A: Ghost', 'B: Spectre'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    // 7 and 5 make 12.
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
    expect(t.bases).toEqual(['Ninja Dojo', 'Tortuga']);
  },
);

scene(
  'Aggromotive without a minion of yours counts for nothing',
  {
    card: 'Aggromotive',
    rulings: [2],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Jungle Oasis': ['A: Aggromotive', 'B: Spectre', 'B: General Ivan'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    expect(t.bases).toEqual(['Jungle Oasis', 'Tortuga']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
  },
);

scene(
  'Change of Venue takes back an action and plays it again, elsewhere, with its on-play part',
  {
    card: 'Change of Venue',
    rulings: [1],
    A: { hand: ['Change of Venue', 'Scrap Diving'] },
    bases: {
      Tortuga: ['A: Ornate Dome', 'B: Ghost [A: Choking Vines]'],
      'Jungle Oasis': ['B: Zeppelin'],
    },
  },
  (t) => {
    t.play('Change of Venue');
    t.offers('Choking Vines', 'Ornate Dome');
    t.pick('Ornate Dome');
    expect(t.hand('A')).toEqual(['Ornate Dome', 'Scrap Diving']);
    t.offers('Ornate Dome');
    t.pick('Ornate Dome');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ornate Dome']);
    expect(t.discard('B')).toEqual(['Zeppelin']);
    expect(t.discard('A')).toEqual(['Change of Venue']);
    t.offers('pass');
  },
);

scene(
  'Change of Venue: an action on a minion may go onto another minion, or stay in hand',
  {
    card: 'Change of Venue',
    rulings: [1],
    A: { hand: ['Change of Venue'] },
    bases: { Tortuga: ['B: Ghost [A: Choking Vines]', 'B: Spectre'] },
  },
  (t) => {
    t.play('Change of Venue');
    t.pick('Choking Vines');
    t.pick('Spectre');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'B: Spectre [A: Choking Vines]']);
  },
);

scene(
  'Change of Venue: what cannot legally be played stays in hand',
  {
    card: 'Change of Venue',
    rulings: [1],
    A: { hand: ['Change of Venue', 'Insta-Grow'] },
    bases: { 'The Dread Gazebo': ['A: Zeppelin'] },
  },
  (t) => {
    t.play('Change of Venue');
    expect(t.question).toBe('play');
    expect(t.at('The Dread Gazebo')).toEqual([]);
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Zeppelin']);
  },
);

scene(
  'Change of Venue: an action of another owner goes to that hand and is not played again',
  {
    card: 'Change of Venue',
    rulings: [2],
    rules: ['R9.4'],
    A: { hand: ['Change of Venue'] },
    bases: { Tortuga: ['A(B): Zeppelin', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Change of Venue');
    expect(t.hand('B')).toEqual(['Zeppelin']);
    expect(t.hand('A')).toEqual([]);
    t.offers('pass');
  },
);

scene(
  'Difference Engine draws after the hand limit was checked',
  {
    card: 'Difference Engine',
    rulings: [1],
    rules: ['R2'],
    A: { hand: plenty.slice(0, 9), deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Difference Engine', 'A: Ghost'] },
  },
  (t) => {
    t.endTurn();
    expect(t.question).toBe('discard');
    expect(t.hand('A')).toHaveLength(11);
    t.pick('Insta-Grow');
    expect(t.turn).toBe('B');
    expect(t.hand('A')).toHaveLength(11);
    expect(t.discard('A')).toEqual(['Insta-Grow']);
    t.endTurn();
    // Nothing at the end of other players' turns.
    expect(t.hand('A')).toHaveLength(11);
  },
);

scene(
  'Difference Engine needs a minion of yours there',
  {
    card: 'Difference Engine',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Difference Engine', 'B: Ghost'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.endTurn();
    expect(t.hand('A')).toHaveLength(2);
  },
);

scene(
  'Escape Hatch: a destroyed minion goes to hand and does not count as destroyed',
  {
    card: 'Escape Hatch',
    rulings: [1],
    B: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'] },
    bases: { 'Field of Honor': ['A: Escape Hatch', 'A: Ghost'], Tortuga: [] },
    turn: 'B',
  },
  (t) => {
    t.play('Spirit', 'Tortuga');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.at('Field of Honor')).toEqual(['A: Escape Hatch']);
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual([]);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
  },
);

scene(
  'Escape Hatch: no VP from Cave of Shinies either',
  {
    card: 'Escape Hatch',
    rulings: [1, 2],
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
  'Escape Hatch works when you destroy your own minion, whether you like it or not, and only on its base',
  {
    card: 'Escape Hatch',
    rulings: [2],
    A: { deck: plenty },
    bases: { Tortuga: ['A: Escape Hatch', 'A: Sprout'], 'Jungle Oasis': ['A: Sprout'] },
    from: 'start of turn',
  },
  (t) => {
    t.pick('Sprout @ Tortuga');
    expect(t.hand('A')).toEqual(['Sprout']);
    t.pick('no');
    t.pick('no');
    expect(t.discard('A')).toEqual(['Sprout']);
    expect(t.hand('A')).toEqual(['Sprout']);
  },
);

scene(
  'Escape Hatch saves nobody else’s minions',
  {
    card: 'Escape Hatch',
    A: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Escape Hatch', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.hand('B')).toEqual([]);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Escape Hatch: the minion was not destroyed, so what depends on that does not happen',
  {
    card: 'Escape Hatch',
    rulings: [1],
    rules: ['R3.6'],
    A: { hand: ['Yokai Attack!', 'Spectre', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Escape Hatch', 'A: Ghost'] },
  },
  (t) => {
    t.play('Yokai Attack!');
    expect(t.hand('A')).toEqual(['Ghost', 'Insta-Grow', 'Spectre']);
    t.offers('play Ghost', 'play Spectre', 'pass');
  },
);

scene(
  'Escape Hatch, original: placed, not returned, so Entangled and Deep Roots do not stop it',
  {
    card: 'Escape Hatch',
    rulings: [3],
    rules: ['R9.5'],
    B: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'] },
    bases: {
      'Field of Honor': ['A: Escape Hatch', 'A: Ghost', 'A: Entangled', 'B: Entangled', 'A: Deep Roots'],
      Tortuga: [],
    },
    turn: 'B',
  },
  (t) => {
    t.play('Spirit', 'Field of Honor');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'Escape Hatch: a minion you do not own goes to its owner’s hand, and cards on it are discarded',
  {
    card: 'Escape Hatch',
    rulings: [2, 4],
    rules: ['R9.4', 'R9.6'],
    players: 3,
    C: { deck: plenty },
    bases: {
      Tortuga: ['A: Escape Hatch', 'A(B): Ghost +1 [C: Choking Vines, A: Ancient Curse]'],
      'Jungle Oasis': [],
    },
    turn: 'C',
    from: 'start of turn',
  },
  (t) => {
    expect(t.at('Tortuga')).toEqual(['A: Escape Hatch']);
    expect(t.hand('B')).toEqual(['Ghost']);
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Ancient Curse']);
    expect(t.discard('C')).toEqual(['Choking Vines']);
  },
);

scene(
  'Escape Hatch does nothing when the base scores',
  {
    card: 'Escape Hatch',
    rulings: [5],
    rules: ['R5.7'],
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { 'Jungle Oasis': ['A: Escape Hatch', 'A: General Ivan', 'A: General Ivan'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Escape Hatch', 'General Ivan', 'General Ivan']);
  },
);

scene(
  'Escape Hatch in the current printing returns the minion',
  {
    card: 'Escape Hatch',
    printing: 'current',
    B: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'] },
    bases: { 'Cave of Shinies': ['A: Escape Hatch', 'A: Ghost'], Tortuga: ['B: Entangled'] },
    turn: 'B',
  },
  (t) => {
    t.play('Spirit', 'Tortuga');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.vp('A')).toBe(0);
  },
);

scene(
  'Escape Hatch in the current printing: only yours, and only there',
  {
    card: 'Escape Hatch',
    printing: 'current',
    A: { deck: plenty },
    bases: {
      Tortuga: ['A: Escape Hatch', 'B: Ghost [A: Choking Vines]'],
      'Jungle Oasis': ['A: Sprout'],
    },
    from: 'start of turn',
  },
  (t) => {
    t.pick('use Choking Vines');
    t.pick('no');
    expect(t.discard('B')).toEqual(['Ghost']);
    expect(t.discard('A')).toEqual(['Choking Vines', 'Sprout']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Escape Hatch in the current printing: a minion that cannot be returned is destroyed',
  {
    card: 'Escape Hatch',
    printing: 'current',
    rules: ['R3.7'],
    B: { hand: ['Spirit', 'Insta-Grow', 'Insta-Grow'] },
    bases: { 'Cave of Shinies': ['A: Escape Hatch', 'A: Ghost'], Tortuga: ['B: Entangled'] },
    turn: 'B',
  },
  (t) => {
    t.play('Spirit', 'Cave of Shinies');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Ghost']);
    expect(t.vp('A')).toBe(1);
  },
);

scene(
  'Ornate Dome destroys other players’ actions on the base and closes it to theirs',
  {
    card: 'Ornate Dome',
    rulings: [1],
    A: { hand: ['Ornate Dome'], deck: plenty },
    B: { hand: ['Overgrowth'], deck: plenty },
    bases: {
      Tortuga: ['A: Deep Roots', 'B: Zeppelin', 'B: Deep Roots', 'B: Spectre [B: Incorporeal]'],
      'Jungle Oasis': ['B: Difference Engine'],
    },
  },
  (t) => {
    t.play('Ornate Dome', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Deep Roots', 'B: Spectre [B: Incorporeal]', 'A: Ornate Dome']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Difference Engine']);
    expect(t.discard('B')).toEqual(['Deep Roots', 'Zeppelin']);
    t.endTurn();
    expect(t.whyNot('B', 'Overgrowth', 'Tortuga')).toBe('forbidden: Ornate Dome');
    t.play('Overgrowth');
    expect(t.at('Jungle Oasis')).toEqual(['B: Difference Engine', 'B: Overgrowth']);
  },
);

scene(
  'Ornate Dome: other players may play actions on minions there',
  {
    card: 'Ornate Dome',
    rulings: [1],
    B: { hand: ['Incorporeal'] },
    bases: { Tortuga: ['A: Ornate Dome', 'B: Spectre', 'A: Ghost'], 'Jungle Oasis': [] },
    turn: 'B',
  },
  (t) => {
    t.play('Incorporeal');
    expect(t.at('Tortuga')).toEqual(['A: Ornate Dome', 'B: Spectre [B: Incorporeal]', 'A: Ghost']);
  },
);

scene(
  'Ornate Dome: actions that only choose the base are not blocked',
  {
    card: 'Ornate Dome',
    rulings: [2],
    B: { hand: ["You're Pretty Much Borscht"] },
    bases: { Tortuga: ['A: Ornate Dome', 'B: Spectre', 'A: Ghost'], 'Jungle Oasis': [] },
    turn: 'B',
  },
  (t) => {
    t.play("You're Pretty Much Borscht");
    expect(t.at('Tortuga')).toEqual(['A: Ornate Dome', 'B: Spectre']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
  },
);

scene(
  'Ornate Dome: Rampage changes a base without being played on it',
  {
    card: 'Ornate Dome',
    rulings: [2],
    B: { hand: ['Rampage'] },
    bases: { Tortuga: ['A: Ornate Dome', 'B: Spectre'] },
    turn: 'B',
  },
  (t) => {
    t.play('Rampage');
    expect(t.breakpoint('Tortuga')).toBe(16);
  },
);

scene(
  'Ornate Dome: Disenchant is played on nothing, and can destroy the dome itself',
  {
    card: 'Ornate Dome',
    rulings: [2],
    B: { hand: ['Disenchant'] },
    bases: { Tortuga: ['A: Ornate Dome', 'A: Zeppelin'] },
    turn: 'B',
  },
  (t) => {
    t.play('Disenchant');
    t.offers('Ornate Dome', 'Zeppelin');
    t.pick('Ornate Dome');
    expect(t.at('Tortuga')).toEqual(['A: Zeppelin']);
  },
);

scene(
  'Ornate Dome: you may still play actions there, others only elsewhere',
  {
    card: 'Ornate Dome',
    rulings: [3],
    A: { hand: ['Zeppelin'], deck: plenty },
    B: { hand: ['Zeppelin'], deck: plenty },
    bases: { Tortuga: ['A: Ornate Dome'], 'Jungle Oasis': [], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Zeppelin', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Ornate Dome', 'A: Zeppelin']);
    t.endTurn();
    t.play('Zeppelin');
    t.offers('Jungle Oasis', 'Tar Pits');
    t.pick('Tar Pits');
  },
);

scene(
  'Ornate Dome in the current printing: the same, in words that name the base',
  {
    card: 'Ornate Dome',
    printing: 'current',
    A: { hand: ['Ornate Dome'], deck: plenty },
    B: { hand: ['Zeppelin'], deck: plenty },
    bases: { Tortuga: ['B: Zeppelin'], 'Jungle Oasis': ['B: Deep Roots'] },
  },
  (t) => {
    t.play('Ornate Dome', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Ornate Dome']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Deep Roots']);
    t.endTurn();
    t.play('Zeppelin');
    expect(t.at('Jungle Oasis')).toEqual(['B: Deep Roots', 'B: Zeppelin']);
  },
);

scene(
  'Rotary Slug Thrower: +2 for your minions there, also for those that arrive, not for those that leave',
  {
    card: 'Rotary Slug Thrower',
    rulings: [1],
    A: { hand: ['Rotary Slug Thrower', 'Spectre'], deck: plenty },
    bases: {
      Tortuga: ['A: Captain Ahab', 'B: Mechanic', 'A: Zeppelin'],
      'Jungle Oasis': ['A: Overgrowth', 'A: Spirit'],
    },
  },
  (t) => {
    t.play('Rotary Slug Thrower', 'Tortuga');
    expect(t.power('Captain Ahab')).toBe(4);
    expect(t.power('Mechanic')).toBe(4);
    t.play('Spectre', 'Tortuga');
    expect(t.power('Spectre')).toBe(7);
    t.use('Zeppelin');
    t.pick('Spirit');
    expect(t.power('Spirit')).toBe(5);
    t.use('Captain Ahab');
    expect(t.at('Jungle Oasis')).toContain('A: Captain Ahab');
    expect(t.power('Captain Ahab')).toBe(2);
  },
);

scene(
  'Scrap Diving takes an action from the discard pile, never itself',
  {
    card: 'Scrap Diving',
    rulings: [1],
    A: { hand: ['Scrap Diving'], discard: ['Zeppelin', 'Spectre', 'Scrap Diving'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Scrap Diving');
    t.offers('Scrap Diving', 'Zeppelin');
    expect(t.range).toEqual([1, 1]);
    t.pick('Scrap Diving');
    expect(t.hand('A')).toEqual(['Scrap Diving']);
    expect(t.discard('A')).toEqual(['Scrap Diving', 'Spectre', 'Zeppelin']);
  },
);

scene(
  'Scrap Diving: it is not in the discard pile while it resolves',
  {
    card: 'Scrap Diving',
    rulings: [1],
    rules: ['R3.4'],
    A: { hand: ['Scrap Diving'], discard: ['Spectre'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Scrap Diving');
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Scrap Diving', 'Spectre']);
  },
);

scene(
  'Zeppelin carries one of your minions to or from its base',
  {
    card: 'Zeppelin',
    rulings: [1],
    A: { hand: ['Zeppelin'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Ghost', 'B: Spectre'], 'Jungle Oasis': ['A: Steam Man'], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Zeppelin', 'Tortuga');
    t.use('Zeppelin');
    t.offers('Ghost', 'Steam Man');
    t.pick('Ghost');
    t.offers('Jungle Oasis', 'Tar Pits');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: Ghost']);
    expect(t.canUse('Zeppelin')).toBe(false);
    t.endTurn();
    t.offers('pass');
    t.endTurn();
    t.use('Zeppelin');
    t.offers('Ghost', 'Steam Man');
    t.pick('Steam Man');
    expect(t.at('Tortuga').toSorted()).toEqual(['A: Steam Man', 'A: Zeppelin', 'B: Spectre']);
  },
);

scene(
  'Two Zeppelins are two talents',
  {
    card: 'Zeppelin',
    rulings: [1],
    rules: ['R3.8'],
    bases: { Tortuga: ['A: Zeppelin', 'A: Zeppelin', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('use Zeppelin', 'use Zeppelin', 'pass');
    t.use('Zeppelin');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost']);
    t.offers('use Zeppelin', 'pass');
    t.use('Zeppelin');
    expect(t.at('Jungle Oasis')).toEqual([]);
    t.offers('pass');
  },
);

// Bases

scene(
  "Inventor's Salon: the winner may take an action from the discard pile",
  {
    card: "Inventor's Salon",
    rulings: [2],
    rules: ['R5.2'],
    A: { deck: plenty, discard: ['Zeppelin', 'Blossom', 'Spectre'] },
    B: { deck: plenty, discard: ['Zeppelin'] },
    bases: {
      "Inventor's Salon": ['A: Aggromotive', 'A: General Ivan', 'A: General Ivan', 'B: Spectre'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    expect(t.asked).toBe('A');
    // Aggromotive is still on the base.
    t.offers('Blossom', 'Zeppelin');
    expect(t.range).toEqual([0, 1]);
    t.pick('Zeppelin');
    expect(t.turn).toBe('B');
    expect(t.hand('A')).toEqual(['Insta-Grow', 'Insta-Grow', 'Zeppelin']);
    expect(t.discard('A')).toEqual(['Aggromotive', 'Blossom', 'General Ivan', 'General Ivan', 'Spectre']);
  },
);

scene(
  "Inventor's Salon: tied winners may each take one, the current player first, then clockwise",
  {
    card: "Inventor's Salon",
    rulings: [1],
    rules: ['R5.4', 'R5.6'],
    players: 3,
    A: { deck: plenty, discard: ['Zeppelin'] },
    B: { deck: plenty, discard: ['Zeppelin'] },
    C: { deck: plenty, discard: ['Blossom'] },
    bases: {
      "Inventor's Salon": ['A: General Ivan', 'A: Mechanic', 'B: Ghost', 'C: General Ivan', 'C: Mechanic'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
    turn: 'C',
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([4, 1, 4]);
    expect(t.asked).toBe('C');
    t.offers('Blossom');
    t.pick('Blossom');
    expect(t.asked).toBe('A');
    t.offers('Zeppelin');
    t.pick();
    expect(t.hand('C')).toEqual(['Blossom', 'Insta-Grow', 'Insta-Grow']);
    expect(t.hand('A')).toEqual([]);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  "Inventor's Salon in the current printing: the action is drawn from the discard pile",
  {
    card: "Inventor's Salon",
    printing: 'current',
    A: { deck: plenty, discard: ['Zeppelin', 'Spectre'] },
    B: { deck: plenty },
    bases: {
      "Inventor's Salon": ['A: General Ivan', 'A: General Ivan', 'A: General Ivan', 'B: Mechanic'],
    },
    baseDeck: ['Tortuga'],
    from: 'score bases',
  },
  (t) => {
    t.offers('Zeppelin');
    t.pick('Zeppelin');
    expect(t.hand('A')).toContain('Zeppelin');
  },
);

scene(
  'Workshop: an extra action for every action played on it',
  {
    card: 'Workshop',
    rulings: [1, 2],
    A: { hand: ['Zeppelin', 'Overgrowth', 'Deep Roots', 'Scrap Diving', 'Choking Vines'] },
    bases: { Workshop: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zeppelin', 'Workshop');
    t.play('Overgrowth', 'Workshop');
    t.offers('play Choking Vines', 'play Deep Roots', 'play Scrap Diving', 'pass');
    t.play('Scrap Diving');
    // Any action will do; one that is not played here gives no more.
    t.offers('pass');
    expect(t.hand('A')).toEqual(['Choking Vines', 'Deep Roots']);
  },
);

scene(
  'Workshop: actions on minions there give nothing',
  {
    card: 'Workshop',
    rulings: [1],
    A: { hand: ['Choking Vines', 'Deep Roots'] },
    bases: { Workshop: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Choking Vines');
    expect(t.at('Workshop')).toEqual(['B: Ghost [A: Choking Vines]']);
    t.offers('pass');
  },
);

scene(
  'Workshop: neither do actions played elsewhere',
  {
    card: 'Workshop',
    A: { hand: ['Zeppelin', 'Deep Roots'] },
    bases: { Workshop: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zeppelin', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'Workshop in the current printing: only for a player’s first action there in a turn',
  {
    card: 'Workshop',
    printing: 'current',
    A: { hand: ['Zeppelin', 'Overgrowth', 'Deep Roots'], deck: plenty },
    B: { hand: ['Zeppelin', 'Overgrowth', 'Deep Roots'], deck: plenty },
    bases: { Workshop: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Deep Roots', 'Workshop');
    t.offers('play Overgrowth', 'play Zeppelin', 'pass');
    t.play('Overgrowth', 'Workshop');
    t.offers('pass');
    t.endTurn();
    t.play('Deep Roots', 'Workshop');
    expect(t.canPlay('Overgrowth')).toBe(true);
  },
);

scene(
  'Workshop in the current printing: actions played elsewhere give nothing',
  {
    card: 'Workshop',
    printing: 'current',
    A: { hand: ['Zeppelin', 'Deep Roots'] },
    bases: { Workshop: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zeppelin', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene(
  'Workshop scores at 20, for 4, 2 and 1',
  {
    card: 'Workshop',
    players: 3,
    A: { hand: ['Captain Ahab'], deck: plenty },
    B: { deck: plenty },
    C: { deck: plenty },
    bases: { Workshop: ['A: General Ivan', 'A: Mechanic', 'B: Spectre', 'C: Spirit'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Captain Ahab', 'Workshop');
    t.endTurn();
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([4, 2, 1]);
  },
);

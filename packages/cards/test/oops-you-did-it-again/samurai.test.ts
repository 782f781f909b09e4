import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Tribute', 'Tribute', 'Tribute', 'Tribute', 'Tribute', 'Tribute'];

// Shogun

scene(
  'Shogun grows with each of your minions that is destroyed, or discarded after scoring, at any base and whoever owns it',
  {
    card: 'Shogun',
    rulings: [1, 3],
    rules: ['R5.7'],
    A: { hand: ['Yokai Attack!'], deck },
    bases: {
      'Jungle Oasis': ['A: Ronin +5', 'A(B): Huscarl +2', 'B: Ghost'],
      Workshop: ['A: Shogun', 'A: Bushi'],
    },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.play('Yokai Attack!');
    t.offers('Bushi', 'Huscarl', 'Ronin', 'Shogun');
    t.pick('Bushi');
    expect(t.counters('Shogun')).toBe(1);
    t.endTurn();
    expect(t.bases).toEqual(['Secret Grove', 'Workshop']);
    expect(t.discard('A')).toEqual(['Bushi', 'Ronin', 'Yokai Attack!']);
    expect(t.discard('B')).toEqual(['Ghost', 'Huscarl']);
    expect(t.counters('Shogun')).toBe(3);
  },
);

scene(
  'Shogun gets nothing for a minion placed in a deck or a hand, nor for a buried card that is discarded',
  {
    card: 'Shogun',
    rulings: [2],
    A: { hand: ['Yokai Attack!', 'Yokai Attack!'], deck },
    bases: {
      'Tar Pits': ['A: Ronin'],
      'Secret Grove': ['A: Bushi', 'A: Escape Hatch'],
      'Jungle Oasis': ['B: Ghost +10', 'A: buried Ronin'],
      Workshop: ['A: Shogun'],
    },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Ronin');
    expect(t.deck('A').at(-1)).toBe('Ronin');
    t.play('Yokai Attack!');
    t.pick('Bushi');
    expect(t.hand('A')).toEqual(['Bushi']);
    t.endTurn();
    expect(t.discard('A')).toEqual(['Ronin', 'Yokai Attack!', 'Yokai Attack!']);
    expect(t.counters('Shogun')).toBe(0);
  },
);

scene(
  'Shogun gets nothing for a minion shuffled into a deck',
  {
    card: 'Shogun',
    rulings: [2],
    B: { hand: ['Dr Livingstone, I Presume?'] },
    A: { deck },
    turn: 'B',
    bases: { 'Secret Grove': ['A: Ronin'], Workshop: ['A: Shogun', 'B: Ghost'] },
  },
  (t) => {
    t.play('Dr Livingstone, I Presume?');
    t.pick('Ronin');
    expect(t.deck('A').toSorted()).toEqual(['Ronin', ...deck]);
    expect(t.counters('Shogun')).toBe(0);
  },
);

scene(
  'Shogun that leaves play at the same time gets nothing; another one elsewhere does',
  {
    card: 'Shogun',
    rulings: [4],
    rules: ['R5.2'],
    A: { deck },
    bases: {
      'Jungle Oasis': ['A: Shogun +3', 'A: Samurai-Chan', 'A: Samurai-Chan'],
      Workshop: ['A(B): Shogun'],
    },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    // The Shogun at Workshop reacts to another Shogun and to two Samurai-Chan, who react themselves.
    // A counter, a card: in which order makes no difference.
    expect(t.discard('A')).toEqual(['Samurai-Chan', 'Samurai-Chan', 'Shogun']);
    expect(t.counters('Shogun')).toBe(3);
    expect(t.hand('A')).toHaveLength(4);
  },
);

scene(
  'Shogun that is discarded along with a Samurai-Chan: nobody is asked to order anything',
  {
    card: 'Shogun',
    rulings: [4],
    A: { deck },
    bases: { 'Jungle Oasis': ['A: Shogun +5', 'A: Samurai-Chan'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.hand('A')).toHaveLength(3);
  },
);

// Bushi

scene(
  'Bushi brings 1 VP if its power was 5 or more, with counters and modifiers, to whoever controlled it last',
  {
    card: 'Bushi',
    rulings: [1, 3],
    rules: ['R9.4'],
    A: { hand: ['Yokai Attack!', 'Yokai Attack!'], deck },
    bases: {
      Workshop: ['A(B): Bushi', 'A: Rotary Slug Thrower'],
      'Secret Grove': ['A: Bushi'],
      'Jungle Oasis': ['A: Bushi +8'],
    },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Bushi @ Workshop');
    t.keepExtra();
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 0]);
    expect(t.discard('B')).toEqual(['Bushi']);
    t.play('Yokai Attack!');
    t.pick('Bushi @ Secret Grove');
    expect(t.vp('A')).toBe(1);
    t.endTurn();
    // 2 VP for Jungle Oasis, 1 for the Bushi there.
    expect(t.vp('A')).toBe(4);
  },
);

scene(
  'Bushi brings nothing when it goes to a deck or a hand, or is discarded from under the ground',
  {
    card: 'Bushi',
    rulings: [2],
    A: { hand: ['Yokai Attack!', 'Yokai Attack!'], deck },
    bases: {
      'Tar Pits': ['A: Bushi +3'],
      'Secret Grove': ['A: Bushi +3', 'A: Escape Hatch'],
      'Jungle Oasis': ['B: Ghost +10', 'A: buried Bushi +3'],
      Workshop: [],
    },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Bushi @ Tar Pits');
    t.play('Yokai Attack!');
    expect(t.hand('A')).toEqual(['Bushi']);
    t.endTurn();
    expect(t.discard('A')).toContain('Bushi');
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 2]);
  },
);

scene(
  'Bushi whose abilities are cancelled brings nothing',
  {
    card: 'Bushi',
    rulings: [4],
    rules: ['R9.10'],
    A: { deck },
    bases: { 'Jungle Oasis': ['A: Bushi +8 [B: Cuddle]'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    expect(t.discard('A')).toEqual(['Bushi']);
    expect(t.vp('A')).toBe(2);
  },
);

// Ronin

scene(
  'Ronin takes a counter where you have no other minion; others and buried cards do not matter',
  {
    card: 'Ronin',
    rulings: [1],
    A: { hand: ['Ronin', 'Ronin', 'Insta-Grow'] },
    bases: { Workshop: ['B: Ghost', 'A: buried Ghost'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Ronin', 'Workshop');
    expect(t.at('Workshop')).toEqual(['B: Ghost', 'A: buried Ghost', 'A: Ronin +1']);
    t.play('Insta-Grow');
    t.play('Ronin', 'Workshop');
    // The check was made once: the first keeps its counter.
    expect(t.at('Workshop')).toEqual(['B: Ghost', 'A: buried Ghost', 'A: Ronin +1', 'A: Ronin']);
  },
);

scene(
  'Ronin in the current printing may take two counters',
  {
    card: 'Ronin',
    printing: 'current',
    A: { hand: ['Ronin', 'Ronin', 'Insta-Grow'] },
    bases: { Workshop: ['B: Ghost'], 'Secret Grove': ['A: Ghost'] },
  },
  (t) => {
    t.play('Ronin', 'Workshop');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.power('Ronin')).toBe(5);
    t.play('Insta-Grow');
    t.play('Ronin', 'Secret Grove');
    expect(t.question).toBe('play');
    expect(t.at('Secret Grove')).toEqual(['A: Ghost', 'A: Ronin']);
  },
);

scene(
  'Ronin in the current printing: the counters can be declined',
  {
    card: 'Ronin',
    printing: 'current',
    A: { hand: ['Ronin'] },
    bases: { Workshop: [], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Ronin', 'Workshop');
    t.pick('no');
    expect(t.at('Workshop')).toEqual(['A: Ronin']);
  },
);

// Samurai-Chan

scene(
  'Samurai-Chan draws a card for whoever controlled it last, destroyed or discarded after scoring',
  {
    card: 'Samurai-Chan',
    rulings: [1, 3],
    rules: ['R9.4', 'R5.7'],
    A: { hand: ['Yokai Attack!'], deck },
    B: { deck },
    bases: { Workshop: ['A(B): Samurai-Chan'], 'Jungle Oasis': ['A: Samurai-Chan +10'] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Samurai-Chan @ Workshop');
    expect(t.discard('B')).toEqual(['Samurai-Chan']);
    expect(t.hand('A')).toEqual(['Tribute']);
    expect(t.hand('B')).toEqual([]);
    t.endTurn();
    // One for the Samurai-Chan at Jungle Oasis, two at the end of the turn.
    expect(t.hand('A')).toHaveLength(4);
  },
);

scene(
  'Samurai-Chan draws nothing when it goes to a deck or a hand, or is discarded from under the ground',
  {
    card: 'Samurai-Chan',
    rulings: [2],
    A: { hand: ['Yokai Attack!', 'Yokai Attack!'], deck },
    bases: {
      'Tar Pits': ['A: Samurai-Chan'],
      'Secret Grove': ['A: Samurai-Chan', 'A: Escape Hatch'],
      'Jungle Oasis': ['B: Ghost +10', 'A: buried Samurai-Chan'],
      Workshop: [],
    },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Samurai-Chan @ Tar Pits');
    expect(t.hand('A')).toEqual(['Yokai Attack!']);
    expect(t.deck('A')).toEqual([...deck, 'Samurai-Chan']);
    t.play('Yokai Attack!');
    expect(t.hand('A')).toEqual(['Samurai-Chan']);
    t.endTurn();
    expect(t.discard('A')).toEqual(['Samurai-Chan', 'Yokai Attack!', 'Yokai Attack!']);
    expect(t.hand('A')).toEqual(['Samurai-Chan', 'Tribute', 'Tribute']);
  },
);

scene(
  'Samurai-Chan saved by Escape Hatch at Field of Honor: not destroyed, so no card and no VP',
  {
    card: 'Samurai-Chan',
    rulings: [2],
    rules: ['R10.2'],
    A: { hand: ['Yokai Attack!'], deck },
    bases: { 'Field of Honor': ['A(B): Samurai-Chan', 'A: Escape Hatch'], Workshop: [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    // Its owner's hand, though Escape Hatch says "your hand".
    expect(t.hand('B')).toEqual(['Samurai-Chan']);
    expect(t.hand('A')).toEqual([]);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
    expect(t.options).toEqual(['pass']);
  },
);

// Code of Bushido

scene(
  'Code of Bushido: one counter each on up to three minions, at different bases',
  {
    card: 'Code of Bushido',
    rulings: [1],
    A: { hand: ['Code of Bushido'] },
    bases: { Workshop: ['A: Ronin', 'B: Ghost'], 'Secret Grove': ['A: Bushi', 'A: Shogun', 'A: Ghost'] },
  },
  (t) => {
    t.play('Code of Bushido');
    t.offers('Bushi', 'Ghost', 'Ronin', 'Shogun');
    expect(t.range).toEqual([0, 3]);
    t.pick('Ronin', 'Bushi', 'Shogun');
    expect(t.at('Workshop')).toEqual(['A: Ronin +1', 'B: Ghost']);
    expect(t.at('Secret Grove')).toEqual(['A: Bushi +1', 'A: Shogun +1', 'A: Ghost']);
  },
);

scene(
  'Code of Bushido in the current printing: three counters, divided in any way',
  {
    card: 'Code of Bushido',
    printing: 'current',
    A: { hand: ['Code of Bushido'] },
    bases: { Workshop: ['A: Ronin', 'B: Ghost'], 'Secret Grove': ['A: Bushi'] },
  },
  (t) => {
    t.play('Code of Bushido');
    t.offers('Bushi', 'Ronin');
    t.pick('Ronin');
    t.pick('Ronin');
    t.pick('Bushi');
    expect(t.at('Workshop')).toEqual(['A: Ronin +2', 'B: Ghost']);
    expect(t.at('Secret Grove')).toEqual(['A: Bushi +1']);
  },
);

scene(
  'Code of Bushido in the current printing: all three on a minion that is alone',
  {
    card: 'Code of Bushido',
    printing: 'current',
    A: { hand: ['Code of Bushido'] },
    bases: { Workshop: ['A: Ronin', 'B: Ghost'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Code of Bushido');
    expect(t.at('Workshop')).toEqual(['A: Ronin +3', 'B: Ghost']);
  },
);

// Final Haiku

scene(
  'Final Haiku goes on a minion of yours only; when that is destroyed, your minions get +2 until the end of the turn',
  {
    card: 'Final Haiku',
    rulings: [1],
    rules: ['R9.6'],
    A: { hand: ['Final Haiku', 'Yokai Attack!'], deck },
    bases: { Workshop: ['A: Bushi', 'B: Ghost'], 'Secret Grove': ['A: Ronin'] },
  },
  (t) => {
    expect(t.whyNot('A', 'Final Haiku', 'B: Ghost')).not.toBeNull();
    t.play('Final Haiku', 'Bushi');
    expect(t.at('Workshop')).toEqual(['A: Bushi [A: Final Haiku]', 'B: Ghost']);
    t.endTurn();
    t.endTurn();
    t.play('Yokai Attack!');
    t.pick('Bushi');
    t.keepExtra();
    expect(t.power('Ronin')).toBe(5);
    expect(t.power('Ghost')).toBe(2);
    expect(t.discard('A')).toContain('Final Haiku');
    t.endTurn();
    expect(t.power('Ronin')).toBe(3);
  },
);

scene(
  'Final Haiku serves its own controller, whoever controls the minion by then',
  {
    card: 'Final Haiku',
    rulings: [3],
    rules: ['R9.3'],
    turn: 'B',
    B: { hand: ['Yokai Attack!'] },
    bases: { Workshop: ['B(A): Bushi [A: Final Haiku]', 'B: Ghost'], 'Secret Grove': ['A: Ronin'] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Bushi');
    expect(t.power('Ronin')).toBe(5);
    expect(t.power('Ghost')).toBe(2);
  },
);

scene(
  'Final Haiku set off by a scored base: the bonus makes another base ready; minions that leave together get nothing',
  {
    card: 'Final Haiku',
    rulings: [1, 3, 4],
    rules: ['R5.1', 'R5.2'],
    A: { deck },
    bases: {
      'Jungle Oasis': ['A: Ronin +7 [A: Final Haiku]', 'A: Samurai-Chan'],
      'The Dread Gazebo': ['A: Bushi +15'],
    },
    baseDeck: ['Secret Grove', 'Workshop'],
  },
  (t) => {
    // 19 of 20 at The Dread Gazebo, before the +2.
    expect(t.total('A', 'The Dread Gazebo')).toBe(19);
    t.endTurn();
    // What the Samurai-Chan and the Final Haiku do, in whichever order.
    expect(t.baseDiscard).toEqual(['Jungle Oasis', 'The Dread Gazebo']);
    // 2 and 4 for the bases, 1 for the Bushi.
    expect(t.vp('A')).toBe(7);
  },
);

scene(
  'Final Haiku does nothing when its minion goes to a deck or a hand',
  {
    card: 'Final Haiku',
    rulings: [2],
    A: { hand: ['Yokai Attack!', 'Yokai Attack!'], deck },
    bases: {
      'Tar Pits': ['A: Bushi [A: Final Haiku]'],
      'Secret Grove': ['A: Bushi [A: Final Haiku]', 'A: Escape Hatch'],
      Workshop: ['A: Ronin'],
    },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Bushi @ Tar Pits');
    expect(t.power('Ronin')).toBe(3);
    t.play('Yokai Attack!');
    t.pick('Bushi');
    expect(t.power('Ronin')).toBe(3);
    expect(t.discard('A')).toEqual(['Final Haiku', 'Final Haiku', 'Yokai Attack!', 'Yokai Attack!']);
  },
);

// Heart of the Battle

scene(
  'Heart of the Battle: before a base scores, also on another turn; the base scores though it falls below its breakpoint',
  {
    card: 'Heart of the Battle',
    rulings: [1, 2],
    rules: ['R3.9', 'R5.3', 'R8.1'],
    turn: 'B',
    A: { hand: ['Heart of the Battle'] },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Bushi', 'A: Ronin', 'B: Ronin', 'B: Ghost'], Workshop: ['B: Shogun'] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.offers('use Heart of the Battle', 'pass');
    t.pick('use Heart of the Battle');
    t.offers('Bushi', 'Ronin');
    t.pick('Bushi');
    t.offers('Ghost', 'Ronin');
    t.pick('B: Ronin');
    expect(t.discard('B')).toContain('Ronin');
    // 7 against 2; the action was discarded before the Ghost and A's minions.
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
    expect(t.discard('A')).toEqual(['Bushi', 'Heart of the Battle', 'Ronin']);
  },
);

scene(
  'Heart of the Battle cannot be played in Play Cards, and uses up no action',
  {
    card: 'Heart of the Battle',
    rulings: [1],
    A: { hand: ['Heart of the Battle', 'Tribute'], deck },
    bases: { 'Jungle Oasis': ['A: Bushi +5', 'B: Ronin'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    expect(t.canPlay('Heart of the Battle')).toBe(false);
    expect(t.whyNot('A', 'Heart of the Battle')).toBe('only as a special');
    t.play('Tribute');
    t.endTurn();
    t.pick('use Heart of the Battle');
    // One pair only: nobody is asked who duels, but A holds cards to lay down.
    expect(t.question).toBe('respond');
    t.pass();
    expect(t.discard('B')).toEqual(['Ronin']);
  },
);

scene(
  'Heart of the Battle without a pair does nothing',
  {
    card: 'Heart of the Battle',
    rulings: [1],
    rules: ['R3.3'],
    A: { hand: ['Heart of the Battle'], deck },
    bases: { 'Jungle Oasis': ['A: Bushi +8'], Workshop: ['B: Ronin'] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Heart of the Battle');
    expect(t.turn).toBe('B');
    expect(t.at('Workshop')).toEqual(['B: Ronin']);
  },
);

scene(
  'Heart of the Battle: a tie destroys both, the one who destroys is the challenger',
  {
    card: 'Heart of the Battle',
    rulings: [3],
    rules: ['R8.1', 'R8.5'],
    A: { hand: ['Heart of the Battle'], deck },
    bases: { 'Field of Honor': ['A: Ronin', 'B: Ronin', 'B: Shogun +7'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Heart of the Battle');
    t.pick('B: Ronin');
    // One destruction of two minions at Field of Honor: 1 VP for A, who then has nobody left there.
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 3]);
    expect(t.discard('A')).toEqual(['Heart of the Battle', 'Ronin']);
  },
);

scene(
  'Heart of the Battle: being protected from others saves the challenged minion in a tie, but not the challenger',
  {
    card: 'Heart of the Battle',
    rulings: [3],
    rules: ['R8.5', 'R9.2'],
    A: { hand: ['Heart of the Battle'], deck },
    bases: {
      'Field of Honor': ['A: Ronin [A: Incorporeal]', 'B: Ronin [B: Incorporeal]', 'B: Shogun +7'],
      Workshop: [],
    },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Heart of the Battle');
    t.offers('Ronin', 'Shogun');
    t.pick('B: Ronin');
    expect(t.vp('A')).toBe(1);
    expect(t.discard('A')).toEqual(['Heart of the Battle', 'Incorporeal', 'Ronin']);
    // It stayed until the base was cleared: B's total was 15, and the Shogun, who left with it, got nothing.
    expect(t.vp('B')).toBe(3);
  },
);

scene(
  'Heart of the Battle: no result when the minions are parted after the dueling cards',
  {
    card: 'Heart of the Battle',
    rulings: [4],
    rules: ['R8.3'],
    A: { hand: ['Heart of the Battle'], deck },
    B: { hand: ['Bear Rides You'] },
    bases: { 'Jungle Oasis': ['A: Bushi +6', 'B: Ronin'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Heart of the Battle');
    expect(t.asked).toBe('B');
    t.offers('Bear Rides You', 'pass');
    t.pick('Bear Rides You');
    expect(t.at('Workshop')).toEqual(['B: Ronin']);
    expect(t.discard('B')).toEqual(['Bear Rides You']);
  },
);

scene(
  'Heart of the Battle: two minions that both moved to one other base still duel',
  {
    card: 'Heart of the Battle',
    rulings: [4],
    rules: ['R8.1', 'R8.3'],
    A: { hand: ['Heart of the Battle', 'Bear Rides You'], deck },
    B: { hand: ['Bear Rides You'] },
    bases: { 'Jungle Oasis': ['A: Bushi', 'A: Shogun', 'B: Ronin'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Heart of the Battle');
    t.pick('Bushi');
    expect(t.asked).toBe('A');
    t.pick('Bear Rides You');
    expect(t.asked).toBe('B');
    t.pick('Bear Rides You');
    // Revealed, challenger first.
    expect(t.asked).toBe('A');
    t.offers('Bushi', 'Shogun');
    t.pick('Bushi');
    expect(t.at('Workshop')).toEqual(['A: Bushi']);
    expect(t.discard('B')).toEqual(['Bear Rides You', 'Ronin']);
  },
);

scene(
  'Heart of the Battle: a change of control during the duel does not end it',
  {
    card: 'Heart of the Battle',
    rulings: [4],
    rules: ['R8.3'],
    A: { hand: ['Heart of the Battle'], deck },
    B: { hand: ['Make Contact'] },
    bases: { 'Jungle Oasis': ['A: Bushi', 'A: Bushi +2', 'B: Ronin'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Heart of the Battle');
    t.pick('Bushi');
    t.pick('Make Contact');
    t.pick('Bushi');
    // The Bushi is B's now, and still beats B's Ronin: only the loser is destroyed.
    expect(t.discard('B')).toEqual(['Make Contact', 'Ronin']);
    expect([t.vp('A'), t.vp('B')]).toEqual([3, 0]);
  },
);

scene(
  'Heart of the Battle laid down in a duel before the same scoring is played, starts no second duel and is discarded',
  {
    card: 'Heart of the Battle',
    rulings: [5],
    rules: ['R8.2', 'R10.5'],
    A: { hand: ['Heart of the Battle'], deck },
    B: { hand: ['Heart of the Battle', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: Bushi', 'A: Ronin', 'B: Ronin', 'B: Ghost'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Heart of the Battle');
    t.pick('Bushi');
    t.pick('B: Ronin');
    expect(t.asked).toBe('B');
    t.offers('Ghost', 'Heart of the Battle', 'pass');
    t.pick('Heart of the Battle');
    expect(t.hand('B')).toEqual(['Ghost']);
    expect(t.discard('B')).toEqual(['Ghost', 'Heart of the Battle', 'Ronin']);
    expect(t.discard('A')).toEqual(['Bushi', 'Heart of the Battle', 'Ronin']);
  },
);

scene(
  'Heart of the Battle laid down in a duel outside its window returns to hand, as a minion does',
  {
    card: 'Heart of the Battle',
    rulings: [5],
    rules: ['R8.1'],
    A: { hand: ['Honorable Combat', 'Heart of the Battle'] },
    B: { hand: ['Ghost'] },
    bases: { Workshop: ['A: Ronin', 'B: Bushi'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Heart of the Battle');
    expect(t.hand('A')).toEqual([]);
    expect(t.asked).toBe('B');
    t.pick('Ghost');
    expect(t.hand('A')).toEqual(['Heart of the Battle']);
    expect(t.hand('B')).toEqual(['Ghost']);
    expect(t.vp('B')).toBe(1);
  },
);

// Honor the Ancestors

scene(
  'Honor the Ancestors: a counter, and one minion card into the deck with two players',
  {
    card: 'Honor the Ancestors',
    rulings: [1, 2],
    A: { hand: ['Honor the Ancestors'], deck, discard: ['Ronin', 'Ghost', 'Tribute'] },
    bases: { Workshop: ['A: Ronin', 'B: Ghost'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Honor the Ancestors');
    expect(t.at('Workshop')).toEqual(['A: Ronin +1', 'B: Ghost']);
    t.offers('Ghost', 'Ronin');
    expect(t.range).toEqual([0, 1]);
    t.pick('Ghost');
    expect(t.discard('A')).toEqual(['Honor the Ancestors', 'Ronin', 'Tribute']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', ...deck]);
  },
);

scene(
  'Honor the Ancestors: two minion cards with three players, also without a minion in play',
  {
    card: 'Honor the Ancestors',
    rulings: [1, 2],
    players: 3,
    A: { hand: ['Honor the Ancestors'], discard: ['Ronin', 'Ghost', 'Bushi'] },
    bases: { Workshop: ['B: Ghost'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Honor the Ancestors');
    expect(t.range).toEqual([0, 2]);
    t.pick('Ghost', 'Bushi');
    expect(t.discard('A')).toEqual(['Honor the Ancestors', 'Ronin']);
    expect(t.deck('A').toSorted()).toEqual(['Bushi', 'Ghost']);
  },
);

scene(
  'Honor the Ancestors: up to three with four players, or none at all',
  {
    card: 'Honor the Ancestors',
    rulings: [1, 2],
    players: 4,
    A: { hand: ['Honor the Ancestors'], deck, discard: ['Ronin', 'Ghost', 'Bushi', 'Shogun'] },
    bases: { Workshop: ['A: Ronin', 'A: Ghost'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Honor the Ancestors');
    t.offers('Ghost', 'Ronin');
    t.pick('Ghost');
    expect(t.range).toEqual([0, 3]);
    t.pick();
    expect(t.deck('A')).toEqual(deck);
    expect(t.power('A: Ghost')).toBe(3);
  },
);

// Honor the Fallen

scene(
  'Honor the Fallen draws for each of your minions here, whoever owns them, destroyed or discarded',
  {
    card: 'Honor the Fallen',
    rulings: [1, 3, 4],
    rules: ['R5.7'],
    A: { hand: ['Honor the Fallen'], deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Huscarl +1', 'A: Ronin +5', 'A(B): Ronin +3', 'B: Ghost'],
      Workshop: ['A: Bushi'],
    },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.play('Honor the Fallen', 'Jungle Oasis');
    t.endTurn();
    // Four minions and the action go together; B's Ghost draws nothing. Three cards for A, and two for the turn.
    expect(t.hand('A')).toHaveLength(5);
    expect(t.hand('B')).toEqual([]);
    expect(t.discard('A')).toEqual(['Honor the Fallen', 'Huscarl', 'Ronin']);
    expect(t.discard('B')).toEqual(['Ghost', 'Ronin']);
  },
);

scene(
  'Honor the Fallen draws for a minion destroyed here, not for one elsewhere',
  {
    card: 'Honor the Fallen',
    rulings: [1],
    A: { hand: ['Yokai Attack!', 'Yokai Attack!'], deck },
    bases: { Workshop: ['A: Ronin', 'A: Honor the Fallen'], 'Secret Grove': ['A: Bushi'] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Bushi');
    expect(t.hand('A')).toEqual(['Yokai Attack!']);
    t.play('Yokai Attack!');
    expect(t.hand('A')).toEqual(['Tribute']);
  },
);

scene(
  'Honor the Fallen draws nothing for a minion that goes to a deck or a hand, nor for a buried one',
  {
    card: 'Honor the Fallen',
    rulings: [2],
    A: { hand: ['Yokai Attack!', 'Yokai Attack!'], deck },
    bases: {
      'Tar Pits': ['A: Ronin', 'A: Honor the Fallen'],
      'Secret Grove': ['A: Bushi', 'A: Escape Hatch', 'A: Honor the Fallen'],
      'Jungle Oasis': ['B: Ghost +10', 'A: buried Ronin', 'A: Honor the Fallen'],
    },
    baseDeck: ['Workshop'],
  },
  (t) => {
    t.play('Yokai Attack!');
    t.pick('Ronin');
    t.play('Yokai Attack!');
    expect(t.hand('A')).toEqual(['Bushi']);
    t.endTurn();
    expect(t.discard('A')).toEqual(['Honor the Fallen', 'Ronin', 'Yokai Attack!', 'Yokai Attack!']);
    expect(t.hand('A')).toEqual(['Bushi', 'Tribute', 'Tribute']);
  },
);

// Honorable Combat

scene(
  'Honorable Combat: at a base where another player is ahead of you and both have a minion',
  {
    card: 'Honorable Combat',
    rulings: [1],
    players: 3,
    A: { hand: ['Honorable Combat'] },
    bases: {
      Workshop: ['A: Ronin', 'A: Ghost', 'B: Shogun +1', 'C: Bushi +3', 'C: Ghost'],
      'Secret Grove': ['A: Shogun', 'B: Bushi'],
      'The Dread Gazebo': ['B: Shogun'],
      'Tar Pits': ['A: Ronin', 'C: Bushi'],
    },
  },
  (t) => {
    t.play('Honorable Combat');
    t.offers('Tar Pits', 'Workshop');
    t.pick('Workshop');
    t.offers('B', 'C');
    t.pick('C');
    t.offers('Ghost', 'Ronin');
    t.pick('Ronin @ Workshop');
    t.offers('Bushi', 'Ghost');
    t.pick('C: Ghost');
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([1, 0, 0]);
    expect(t.at('Workshop')).toEqual(['A: Ronin', 'A: Ghost', 'B: Shogun +1', 'C: Bushi +3', 'C: Ghost']);
  },
);

scene(
  'Honorable Combat: where you are ahead, or have no minion, there is no combat; then nothing happens',
  {
    card: 'Honorable Combat',
    rulings: [1, 3],
    A: { hand: ['Honorable Combat'] },
    bases: { Workshop: ['A: Ronin', 'B: Ghost'], 'Secret Grove': ['B: Shogun'] },
  },
  (t) => {
    t.play('Honorable Combat');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Honorable Combat']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
  },
);

scene(
  'Honorable Combat: a tie brings both 1 VP and destroys nobody; totals are compared only at the start',
  {
    card: 'Honorable Combat',
    rulings: [1, 2],
    rules: ['R8.1'],
    A: { hand: ['Honorable Combat', 'Way of the Warrior'] },
    bases: { Workshop: ['A: Ghost', 'B: Shogun'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Way of the Warrior');
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 1]);
    expect(t.at('Workshop')).toEqual(['A: Ghost', 'B: Shogun']);
    expect(t.discard('A')).toEqual(['Honorable Combat', 'Way of the Warrior']);
  },
);

scene(
  'Honorable Combat: who controls the winner when the duel ends gains the VP',
  {
    card: 'Honorable Combat',
    rulings: [3, 4],
    rules: ['R8.3'],
    A: { hand: ['Honorable Combat', 'Make Contact'] },
    bases: { Workshop: ['A: Ghost', 'B: Shogun'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Make Contact');
    t.pick('Shogun');
    expect(t.controller('Shogun')).toBe('A');
    expect([t.vp('A'), t.vp('B')]).toEqual([1, 0]);
  },
);

scene(
  'Honorable Combat: no VP when the minions are parted',
  {
    card: 'Honorable Combat',
    rulings: [4],
    rules: ['R8.3'],
    A: { hand: ['Honorable Combat', 'Bear Rides You'] },
    bases: { Workshop: ['A: Ghost', 'B: Shogun'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Bear Rides You');
    expect(t.at('Secret Grove')).toEqual(['A: Ghost']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
  },
);

scene(
  'Honorable Combat laid down in a duel is played, starts none and is discarded',
  {
    card: 'Honorable Combat',
    rulings: [5],
    rules: ['R8.2', 'R10.5'],
    A: { hand: ['Honorable Combat', 'Honorable Combat'] },
    bases: { Workshop: ['A: Ghost', 'B: Shogun'], 'Secret Grove': ['A: Ronin', 'B: Bushi'] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Workshop');
    t.pick('Honorable Combat');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Honorable Combat', 'Honorable Combat']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 1]);
  },
);

// Way of the Warrior

scene(
  'Way of the Warrior: +3 until the end of the turn, and no card for a minion destroyed later',
  {
    card: 'Way of the Warrior',
    A: { hand: ['Way of the Warrior', 'Yokai Attack!'], deck },
    bases: { Workshop: ['A: Bushi', 'A: Ronin'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Way of the Warrior');
    t.pick('Ronin');
    expect(t.power('Ronin')).toBe(6);
    t.endTurn();
    expect(t.power('Ronin')).toBe(3);
    t.endTurn();
    t.play('Yokai Attack!');
    t.pick('Ronin');
    // The turn is over: no card for it.
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute']);
  },
);

scene(
  'Way of the Warrior: a card for the minion discarded after scoring',
  {
    card: 'Way of the Warrior',
    rulings: [1],
    rules: ['R5.7'],
    A: { hand: ['Way of the Warrior'], deck },
    bases: { 'Jungle Oasis': ['A: Ronin +6'], Workshop: [] },
    baseDeck: ['Secret Grove'],
  },
  (t) => {
    t.play('Way of the Warrior');
    t.endTurn();
    expect(t.discard('A')).toEqual(['Ronin', 'Way of the Warrior']);
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute', 'Tribute']);
  },
);

scene(
  'Way of the Warrior: no card for a minion that goes to a deck',
  {
    card: 'Way of the Warrior',
    rulings: [2],
    A: { hand: ['Way of the Warrior', 'Spirit', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'], deck },
    bases: { 'Tar Pits': ['A: Ronin'], Workshop: [] },
  },
  (t) => {
    t.play('Way of the Warrior');
    t.play('Spirit', 'Workshop');
    t.pick('Ronin');
    t.pick('yes');
    expect(t.deck('A')).toEqual([...deck, 'Ronin']);
    expect(t.hand('A')).toEqual([]);
  },
);

scene(
  'Way of the Warrior: no card for a minion that went to a hand, even if it comes back and is then discarded',
  {
    card: 'Way of the Warrior',
    rulings: [2],
    rules: ['R10.11'],
    A: { hand: ['Way of the Warrior', 'Spirit', 'Bushi', 'Bushi', 'Bushi', 'Bushi', 'Bushi'], deck },
    bases: { 'Secret Grove': ['A: Ghost', 'A: Escape Hatch', 'B: Shogun +16'], Workshop: [] },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    t.play('Way of the Warrior');
    t.play('Spirit', 'Workshop');
    t.pick('Ghost');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.play('Ghost', undefined, 'Secret Grove');
    expect(t.power('Ghost')).toBe(2);
    t.endTurn();
    expect(t.discard('A')).toContain('Ghost');
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute']);
  },
);

scene(
  'Way of the Warrior: its player draws, whoever controls the minion by then',
  {
    card: 'Way of the Warrior',
    rulings: [1, 3],
    rules: ['R9.11'],
    A: { hand: ['Way of the Warrior', 'Heart of the Battle'], deck },
    B: { hand: ['Make Contact'], deck },
    bases: { 'Jungle Oasis': ['A: Ghost', 'B: Ronin +7'], Workshop: [] },
    baseDeck: ['The Dread Gazebo'],
  },
  (t) => {
    t.play('Way of the Warrior');
    t.endTurn();
    t.pick('use Heart of the Battle');
    t.pick('Make Contact');
    t.pick('Ghost');
    expect(t.discard('A')).toEqual(['Ghost', 'Heart of the Battle', 'Way of the Warrior']);
    expect(t.hand('A')).toEqual(['Tribute', 'Tribute', 'Tribute']);
    expect(t.hand('B')).toEqual([]);
  },
);

// Yokai Attack!

scene(
  'Yokai Attack! destroys a minion of yours for an extra minion and an extra action, at any later point, in any order',
  {
    card: 'Yokai Attack!',
    rulings: [1, 2],
    rules: ['R3.5', 'R3.6'],
    A: { hand: ['Yokai Attack!', 'Ghost', 'Ghost', 'Ghostly Arrival'], deck },
    bases: { Workshop: ['A: Ronin', 'B: Ghost'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    expect(t.discard('A')).toEqual(['Ronin', 'Yokai Attack!']);
    t.play('Ghost', 'Workshop');
    t.pick();
    t.play('Ghostly Arrival');
    t.play('Ghost', 'Workshop');
    expect(t.at('Workshop')).toEqual(['B: Ghost', 'A: Ghost', 'A: Ghost']);
  },
);

scene(
  'Yokai Attack! without a minion gives nothing',
  {
    card: 'Yokai Attack!',
    rulings: [1],
    rules: ['R3.6'],
    A: { hand: ['Yokai Attack!', 'Tribute'], deck },
    bases: { Workshop: ['B: Ghost'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.offers('pass');
  },
);

scene(
  'Yokai Attack! on a minion that cannot be destroyed, or that is saved, gives nothing',
  {
    card: 'Yokai Attack!',
    rulings: [1],
    rules: ['R3.6'],
    A: { hand: ['Yokai Attack!', 'Tribute'], deck },
    bases: { Workshop: ['A: Ronin', 'A: General Ivan'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.offers('General Ivan', 'Ronin');
    t.pick('Ronin');
    t.offers('pass');
    expect(t.at('Workshop')).toEqual(['A: Ronin', 'A: General Ivan']);
  },
);

scene(
  'Yokai Attack! with Escape Hatch: the minion is in hand, and may be the free minion, but there is no extra action',
  {
    card: 'Yokai Attack!',
    rulings: [1],
    rules: ['R3.6'],
    A: { hand: ['Yokai Attack!', 'Tribute'], deck },
    bases: { Workshop: ['A: Ronin', 'A: Escape Hatch'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Yokai Attack!');
    t.offers('play Ronin', 'pass');
  },
);

scene(
  'Yokai Attack! as a dueling card on your own turn: the duel ends without a result, the extra plays can be kept',
  {
    card: 'Yokai Attack!',
    rulings: [2, 3],
    rules: ['R8.3', 'R8.4', 'R3.5'],
    A: { hand: ['Honorable Combat', 'Yokai Attack!', 'Ghost', 'Ronin', 'Tribute'], deck },
    bases: { Workshop: ['A: Bushi', 'B: Shogun'], 'The Dread Gazebo': [] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Yokai Attack!');
    expect(t.discard('A')).toEqual(['Bushi']);
    // At once, or later in the phase.
    t.offers('Ghost', 'Ronin', 'Tribute');
    t.pick();
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
    t.offers('play Ghost', 'play Ronin', 'play Tribute', 'pass');
    t.play('Ghost', 'Workshop');
    t.pick();
    t.offers('play Ronin', 'play Tribute', 'pass');
    t.play('Tribute');
    t.play('Ronin', 'Workshop');
    t.offers('pass');
  },
);

scene(
  'Yokai Attack! as a dueling card on another turn: the extra plays are now or never',
  {
    card: 'Yokai Attack!',
    rulings: [2, 3],
    rules: ['R8.3', 'R3.5'],
    A: { hand: ['Honorable Combat'], deck },
    B: { hand: ['Yokai Attack!', 'Ghost', 'Tribute'], deck },
    bases: { Workshop: ['A: Bushi', 'B: Shogun'], 'Secret Grove': [] },
  },
  (t) => {
    t.play('Honorable Combat');
    t.pick('Yokai Attack!');
    expect(t.asked).toBe('B');
    t.offers('Ghost', 'Tribute');
    t.pick('Ghost');
    t.pick('Secret Grove');
    t.pick();
    t.offers('Tribute');
    t.pick('Tribute');
    expect(t.hand('B')).toEqual(['Tribute', 'Tribute', 'Tribute']);
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
    expect(t.asked).toBe('A');
  },
);

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Haunted House

scene(
  'Haunted House: whoever plays a minion here discards a card, after what the minion does',
  {
    card: 'Haunted House',
    rulings: [1],
    A: { hand: ['Ghost', 'Insta-Grow', 'Spirit', 'Séance'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Spectre', 'Séance', 'Ghost'] },
    bases: { 'Haunted House': [], Tortuga: [] },
  },
  (t) => {
    t.play('Ghost', 'Haunted House');
    t.offers('Insta-Grow', 'Spirit', 'Séance');
    expect(t.range).toEqual([0, 1]);
    t.pick('Séance');
    t.offers('Insta-Grow', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    expect(t.hand('A')).toEqual(['Insta-Grow']);
    expect(t.discard('A')).toEqual(['Spirit', 'Séance']);
    t.endTurn();
    t.play('Spectre', 'Haunted House');
    expect(t.asked).toBe('B');
    t.offers('Ghost', 'Séance');
    t.pick('Séance');
    expect(t.discard('B')).toEqual(['Séance']);
  },
);

scene(
  'Haunted House asks for nothing from an empty hand, or elsewhere',
  {
    card: 'Haunted House',
    rulings: [1],
    A: { hand: ['Spectre', 'Insta-Grow', 'Spectre'] },
    bases: { 'Haunted House': [], Tortuga: [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Spectre', 'Tortuga');
    expect(t.hand('A')).toEqual(['Spectre']);
    t.play('Spectre', 'Haunted House');
    t.offers('pass');
    expect(t.discard('A')).toEqual(['Insta-Grow']);
  },
);

scene(
  'Haunted House: a minion that moves here was not played here',
  {
    card: 'Haunted House',
    rulings: [2],
    A: { hand: ['Bear Rides You', 'Ghost'] },
    bases: { 'Haunted House': [], Tortuga: ['A: Spectre'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Haunted House')).toEqual(['A: Spectre']);
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

// The Dread Gazebo

scene(
  'The Dread Gazebo is closed to actions on the base, not to those on minions here or to standard ones',
  {
    card: 'The Dread Gazebo',
    rulings: [1],
    A: {
      hand: ['Ghostly Arrival', 'Sleep Spores', 'Choking Vines', 'Bear Rides You', 'Mechanic'],
      discard: ['Zeppelin'],
    },
    bases: { 'The Dread Gazebo': ['B: Spectre'], Tortuga: ['A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.whyNot('A', 'Sleep Spores', 'The Dread Gazebo')).toBe('forbidden: The Dread Gazebo');
    expect(t.whyNot('A', 'Choking Vines', 'Spectre')).toBe(null);
    t.play('Mechanic', 'The Dread Gazebo');
    t.pick('Zeppelin');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    t.play('Ghostly Arrival');
    t.play('Bear Rides You');
    t.pick('Ghost');
    t.offers('The Dread Gazebo', 'Jungle Oasis');
    t.pick('The Dread Gazebo');
    expect(t.at('The Dread Gazebo')).toEqual(['B: Spectre', 'A: Mechanic', 'A: Ghost']);
  },
);

scene(
  'The Dread Gazebo: an action goes on a minion here',
  {
    card: 'The Dread Gazebo',
    rulings: [1],
    A: { hand: ['Choking Vines'] },
    bases: { 'The Dread Gazebo': ['B: Spectre'], Tortuga: [] },
  },
  (t) => {
    t.play('Choking Vines', 'Spectre');
    expect(t.at('The Dread Gazebo')).toEqual(['B: Spectre [A: Choking Vines]']);
  },
);

scene(
  'The Dread Gazebo: with no other base an on-base action cannot be played at all, by anybody',
  {
    card: 'The Dread Gazebo',
    turn: 'B',
    B: { hand: ['Sleep Spores', 'Incorporeal'] },
    bases: { 'The Dread Gazebo': ['B: Spectre'] },
  },
  (t) => {
    t.offers('play Incorporeal', 'pass');
  },
);

scene(
  'The Dread Gazebo, its ability cancelled, is open',
  {
    card: 'The Dread Gazebo',
    rules: ['R9.10'],
    printing: 'current',
    A: { hand: ['Bear Rides You'], deck: ['Ghost', 'Ghost'] },
    B: { hand: ['Bearing Down'] },
    bases: { 'The Dread Gazebo': [], Tortuga: ['A: Spectre'] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('The Dread Gazebo');
    t.endTurn();
    // Until the start of A's next turn, for everybody.
    t.play('Bearing Down');
    t.offers('The Dread Gazebo', 'Tortuga');
    t.pick('The Dread Gazebo');
    expect(t.at('The Dread Gazebo')).toEqual(['A: Spectre', 'B: Bearing Down']);
  },
);

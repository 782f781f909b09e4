import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/**
 * R10.19: "the first … in a turn" counts what happened, also while the ability was not there. Signs in the Stars lends a
 * base the ability of the top base, and its talent changes that in the middle of a turn.
 */

scene(
  'Drakkar: a minion that was played here before the base had the ability was the first',
  {
    card: 'Drakkar',
    rulings: [2],
    rules: ['R10.19'],
    A: { hand: ['Steam Man', 'War Raptor', 'Insta-Grow'] },
    B: { deck: ['Howl'] },
    bases: { Tortuga: ['A: Signs in the Stars'], 'Ninja Dojo': [] },
    baseDeck: ['Temple of Goju', 'Drakkar'],
  },
  (t) => {
    t.play('Steam Man', 'Tortuga');
    t.use('Signs in the Stars');
    expect(t.baseDeck).toEqual(['Drakkar', 'Temple of Goju']);
    t.play('Insta-Grow');
    t.play('War Raptor', 'Tortuga');
    expect(t.question).toBe('play');
  },
);

scene(
  'Drakkar: with nothing played here before, the first minion has its chance; what was played elsewhere does not count',
  {
    card: 'Drakkar',
    rulings: [2],
    rules: ['R10.19'],
    A: { hand: ['Steam Man', 'War Raptor', 'Insta-Grow'] },
    B: { deck: ['Howl'] },
    bases: { Tortuga: ['A: Signs in the Stars'], 'Ninja Dojo': [] },
    baseDeck: ['Temple of Goju', 'Drakkar'],
  },
  (t) => {
    t.play('Steam Man', 'Ninja Dojo');
    t.use('Signs in the Stars');
    t.play('Insta-Grow');
    t.play('War Raptor', 'Tortuga');
    t.pick('B');
    t.pick('Howl');
    expect(t.hand('A')).toEqual(['Howl']);
  },
);

scene(
  'Workshop, current: an action that was played here before the base had the ability was the first',
  {
    card: 'Workshop',
    rules: ['R10.19'],
    printing: 'current',
    A: { hand: ['Sleep Spores', 'Zeppelin', 'Armory'] },
    bases: { Tortuga: ['A: Signs in the Stars', 'A: Archmage'], 'Ninja Dojo': [] },
    baseDeck: ['Temple of Goju', 'Workshop'],
  },
  (t) => {
    t.play('Sleep Spores', 'Tortuga');
    t.use('Signs in the Stars');
    t.use('Archmage');
    // Archmage's extra action is the second one here, which gives nothing.
    t.play('Zeppelin', 'Tortuga');
    expect(t.canPlay('Armory')).toBe(false);
  },
);

scene(
  'Workshop, current: the first action of each player here, once',
  {
    card: 'Workshop',
    rules: ['R10.19'],
    printing: 'current',
    A: { hand: ['Sleep Spores', 'Zeppelin', 'Armory'] },
    bases: { Workshop: [], 'Ninja Dojo': [] },
  },
  (t) => {
    t.play('Sleep Spores', 'Workshop');
    t.play('Zeppelin', 'Workshop');
    expect(t.canPlay('Armory')).toBe(false);
  },
);

/** A destroys two of B's minions here, one before the base has the ability and one when it has it. */
const twoVictims = {
  A: { hand: ['Seeing Stars', 'Seeing Stars'] },
  B: { deck: ['Howl', 'Howl'] },
  bases: {
    Tortuga: ['A: Signs in the Stars', 'A: Archmage', 'B: Cub Scout', 'B: War Raptor'],
    'Ninja Dojo': [],
  },
} as const;

scene(
  'Sakura Garden: a minion of yours that went before the base had the ability was the first',
  {
    ...twoVictims,
    card: 'Sakura Garden',
    rulings: [4],
    rules: ['R10.19'],
    baseDeck: ['Temple of Goju', 'Sakura Garden'],
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('Cub Scout');
    t.use('Signs in the Stars');
    t.play('Seeing Stars');
    expect(t.discard('B')).toEqual(['Cub Scout', 'War Raptor']);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'Sakura Garden: what went to the discard pile elsewhere does not count',
  {
    card: 'Sakura Garden',
    rules: ['R10.19'],
    A: { hand: ['Seeing Stars', 'Seeing Stars'] },
    B: { deck: ['Howl', 'Howl'] },
    bases: { 'Sakura Garden': ['B: War Raptor'], 'Ninja Dojo': ['A: Archmage', 'B: Cub Scout'] },
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('Cub Scout');
    expect(t.hand('B')).toEqual([]);
    t.play('Seeing Stars');
    expect(t.hand('B')).toEqual(['Howl']);
  },
);

scene(
  'Field of Honor, current: a destruction before the base had the ability was the first',
  {
    ...twoVictims,
    card: 'Field of Honor',
    rules: ['R10.19'],
    printing: 'current',
    baseDeck: ['Temple of Goju', 'Field of Honor'],
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('Cub Scout');
    t.use('Signs in the Stars');
    t.use('Archmage');
    t.play('Seeing Stars');
    expect(t.discard('B')).toEqual(['Cub Scout', 'War Raptor']);
    expect(t.vp('A')).toBe(0);
  },
);

scene(
  'Field of Honor, current: your own minion is not another player’s and does not use up the first',
  {
    card: 'Field of Honor',
    rules: ['R10.19'],
    printing: 'current',
    A: { hand: ['Seeing Stars', 'Seeing Stars', 'Seeing Stars'] },
    bases: {
      'Field of Honor': ['A: Steam Man', 'B: Cub Scout', 'B: War Raptor'],
      'Ninja Dojo': ['A: Archmage'],
      Workshop: ['A: Archmage'],
    },
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('Steam Man');
    expect(t.vp('A')).toBe(0);
    t.use('Archmage');
    t.play('Seeing Stars');
    t.pick('Cub Scout');
    expect(t.vp('A')).toBe(1);
    t.use('Archmage');
    t.play('Seeing Stars');
    expect(t.vp('A')).toBe(1);
  },
);

scene(
  'Tar Pits, current: a minion that was destroyed before the base had the ability was the first',
  {
    ...twoVictims,
    card: 'Tar Pits',
    rules: ['R10.19'],
    printing: 'current',
    baseDeck: ['Temple of Goju', 'Tar Pits'],
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('Cub Scout');
    t.use('Signs in the Stars');
    t.use('Archmage');
    t.play('Seeing Stars');
    expect(t.discard('B')).toEqual(['Cub Scout', 'War Raptor']);
    expect(t.deck('B')).toEqual(['Howl', 'Howl']);
  },
);

scene(
  'Tar Pits, current: a minion about to be destroyed that something else saves was the first',
  {
    card: 'Tar Pits',
    rules: ['R10.19', 'R10.2'],
    printing: 'current',
    A: { hand: ['Seeing Stars', 'Seeing Stars'] },
    B: { deck: ['Howl'] },
    bases: {
      'Tar Pits': ['B: War Raptor', 'B: Escape Hatch', 'A: Steam Man'],
      'Ninja Dojo': ['A: Archmage'],
    },
  },
  (t) => {
    t.play('Seeing Stars');
    t.pick('War Raptor');
    t.offers('use Tar Pits', 'use Escape Hatch');
    t.pick('use Escape Hatch');
    expect(t.hand('B')).toEqual(['War Raptor']);
    t.use('Archmage');
    t.play('Seeing Stars');
    expect(t.discard('A')).toEqual(['Seeing Stars', 'Seeing Stars', 'Steam Man']);
  },
);

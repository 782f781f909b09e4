import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R10.20 in combinations: what has to be done is done where it can be. */

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'R10.20: a protected minion is no choice for the bottom of a deck; the only other one is taken',
  {
    rules: ['R10.20'],
    A: { hand: ['Disintegrator'], deck: ['Spirit'] },
    B: { deck },
    bases: { Tortuga: ['B: War Raptor [B: Incorporeal]'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Disintegrator');
    expect(t.question).toBe('play');
    expect(t.deck('A')).toEqual(['Spirit', 'Ghost']);
  },
);

scene(
  'R10.20: of pinned minions and a free one, the free one moves',
  {
    rules: ['R10.20'],
    A: { hand: ['Invasion'], deck },
    B: { deck },
    bases: {
      Tortuga: ['B: War Raptor', 'A: Ghost'],
      'Jungle Oasis': ['B: Entangled', 'A: Spirit'],
      'Tar Pits': [],
    },
  },
  (t) => {
    // Spirit stands where B has no minion: it is the only one that is not pinned.
    t.play('Invasion');
    t.offers('Tortuga', 'Tar Pits');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['A: Spirit']);
  },
);

scene(
  'R10.20: no counters where no minion can get one; the card is handed on all the same',
  {
    rules: ['R10.20'],
    A: { hand: ['Pot of Beans'], deck },
    B: { deck },
    bases: { Tortuga: ['B: War Raptor [B: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Beans');
    expect(t.question).toBe('play');
    expect(t.counters('War Raptor')).toBe(0);
    expect(t.hand('B')).toEqual(['Pot of Beans']);
  },
);

scene(
  'R10.20: the only minion that can get counters gets both',
  {
    rules: ['R10.20'],
    A: { hand: ['Pot of Beans'], deck },
    B: { deck },
    bases: { Tortuga: ['B: War Raptor [B: Incorporeal]', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pot of Beans');
    expect(t.question).toBe('play');
    expect(t.counters('Ghost')).toBe(2);
  },
);

scene(
  'R10.20: a base that the minion cannot go to is no choice',
  {
    rules: ['R10.20'],
    players: 3,
    A: { hand: ['Bear Cavalry'], deck },
    B: { deck },
    C: { deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': ["C: Mo'ai"], 'Tar Pits': [] },
  },
  (t) => {
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.question).toBe('play');
    expect(t.at('Tar Pits')).toEqual(['B: Spirit']);
  },
);

scene(
  'R3.6: destruction that is prevented pays for no extras',
  {
    rules: ['R3.6'],
    A: { hand: ['Chronomage', 'Form a Posse', 'Yokai Attack!', 'War Raptor', 'Summon'], deck },
    B: { deck },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Chronomage', 'Tortuga');
    t.play('Form a Posse');
    t.play('Yokai Attack!');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Chronomage']);
    expect(t.playsLeft).toEqual([]);
  },
);

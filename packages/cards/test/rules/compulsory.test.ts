import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R10.20: what a text makes compulsory must be done if any choice can do it. */

scene(
  'a minion that cannot be moved is no choice when another one can be moved',
  {
    rules: ['R10.20'],
    A: { hand: ['Shanghai'] },
    bases: {
      Tortuga: ["B: Mo'ai", 'B: Ghost', 'B: Spectre'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Shanghai');
    t.offers('Ghost', 'Spectre');
    t.pick('Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
  },
);

scene(
  'with one minion that can be moved there is nothing to choose; with none, nothing happens',
  {
    rules: ['R10.20'],
    A: { hand: ['Shanghai', 'Zapbot'] },
    bases: { Tortuga: ["B: Mo'ai", 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shanghai');
    expect(t.question).toBe('play');
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
  },
);

scene(
  'a base barred to the minion is no choice, nor is a minion that could go to barred bases only',
  {
    rules: ['R10.20'],
    A: { hand: ['Shanghai'] },
    bases: { Tortuga: ['C: Ghost', 'B: Spectre'], 'Jungle Oasis': ["B: Mo'ai"] },
    players: 3,
  },
  (t) => {
    // Only a minion of B may be moved to where B has a Mo'ai.
    t.play('Shanghai');
    expect(t.at('Jungle Oasis')).toEqual(["B: Mo'ai", 'B: Spectre']);
  },
);

scene(
  'all together go where one of them at least can go (You’re Pretty Much Borscht)',
  {
    rules: ['R10.20'],
    players: 3,
    A: { hand: ["You're Pretty Much Borscht"] },
    bases: {
      Tortuga: ['A: Ghost', 'C: Spectre'],
      'Jungle Oasis': ["B: Mo'ai"],
      'Tar Pits': [],
      'Ninja Dojo': [],
    },
  },
  (t) => {
    t.play("You're Pretty Much Borscht");
    t.offers('Tar Pits', 'Ninja Dojo');
    t.pick('Ninja Dojo');
    expect(t.at('Ninja Dojo')).toEqual(['C: Spectre']);
  },
);

scene(
  'counters go on a minion that can take them (Pot of Beans)',
  {
    rules: ['R10.20'],
    card: 'Pot of Beans',
    A: { hand: ['Pot of Beans'] },
    bases: { Tortuga: ['A: Ghost', 'B: Spectre [B: Incorporeal]'] },
  },
  (t) => {
    t.play('Pot of Beans');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +2', 'B: Spectre [B: Incorporeal]']);
    expect(t.hand('B')).toEqual(['Pot of Beans']);
  },
);

scene(
  'without anybody who can take them they are chosen for, and nothing happens (Pot of Beans)',
  {
    rules: ['R10.20'],
    A: { hand: ['Pot of Beans'] },
    bases: { Tortuga: ['B: Ghost [B: Incorporeal]', 'B: Spectre [B: Incorporeal]'] },
  },
  (t) => {
    t.play('Pot of Beans');
    t.pick('Ghost');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['B: Ghost [B: Incorporeal]', 'B: Spectre [B: Incorporeal]']);
  },
);

scene(
  'of several bases the minion goes to one that is open to it',
  {
    rules: ['R10.20'],
    A: { hand: ['Shanghai'] },
    players: 3,
    bases: { Tortuga: ['C: Ghost'], 'Jungle Oasis': ["B: Mo'ai"], 'Tar Pits': [], 'Ninja Dojo': [] },
  },
  (t) => {
    t.play('Shanghai');
    t.offers('Tar Pits', 'Ninja Dojo');
    t.pick('Tar Pits');
    expect(t.at('Tar Pits')).toEqual(['C: Ghost']);
  },
);

scene(
  'a base where nobody can be driven away is no choice either (You’re Screwed)',
  {
    rules: ['R10.20'],
    card: "You're Screwed",
    A: { hand: ["You're Screwed"] },
    bases: {
      Tortuga: ['A: Ghost', "B: Mo'ai"],
      'Jungle Oasis': ['A: Ghost'],
      'Tar Pits': ['A: Ghost', 'B: Spectre'],
    },
  },
  (t) => {
    t.play("You're Screwed");
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ghost', 'B: Spectre']);
  },
);

scene(
  'a minion must be returned if one can be (Beam Up)',
  {
    rules: ['R10.20'],
    A: { hand: ['Beam Up'] },
    bases: { Tortuga: ['B: Ghost [B: Incorporeal]', 'B: Spectre'] },
  },
  (t) => {
    t.play('Beam Up');
    expect(t.at('Tortuga')).toEqual(['B: Ghost [B: Incorporeal]']);
    expect(t.hand('B')).toEqual(['Spectre']);
  },
);

scene(
  'a protected minion is still a choice for a destruction, which may come to nothing',
  {
    rules: ['R10.20'],
    A: { hand: ['Cannon'] },
    bases: { Tortuga: ['B: Ghost [B: Incorporeal]', 'B: Hansel'] },
  },
  (t) => {
    t.play('Cannon');
    t.offers('Ghost', 'Hansel');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['B: Ghost [B: Incorporeal]', 'B: Hansel']);
  },
);

scene(
  'a talent that moves one of your minions to a base without any takes one that can go there (Maui)',
  {
    rules: ['R10.20'],
    bases: {
      Tortuga: ['A: Maui', 'A: Ghost', 'B: Entangled', 'B: Sprout'],
      'Jungle Oasis': ['A: Spectre'],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.use('Maui');
    expect(t.at('Tar Pits')).toEqual(['A: Spectre']);
  },
);

scene(
  'It Belongs in a Museum swaps two that can change places',
  {
    rules: ['R10.20'],
    card: 'It Belongs in a Museum',
    A: { hand: ['It Belongs in a Museum'] },
    bases: {
      Tortuga: ['A: Ghost', 'B: Entangled', 'B: Sprout'],
      'Jungle Oasis': ['A: Spectre'],
      'Tar Pits': ['A: Spirit'],
    },
  },
  (t) => {
    t.play('It Belongs in a Museum');
    t.offers('Spectre', 'Spirit');
    t.pick('Spectre');
    expect(t.at('Tar Pits')).toEqual(['A: Spectre']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit']);
  },
);

scene(
  'each of your minions moves where it can; one that cannot move asks nobody (X Never Marks the Spot)',
  {
    rules: ['R10.20'],
    card: 'X Never Marks the Spot',
    A: { hand: ['X Never Marks the Spot'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ["B: Mo'ai"], 'Tar Pits': [] },
  },
  (t) => {
    t.play('X Never Marks the Spot');
    expect(t.at('Tar Pits')).toEqual(['A: Ghost']);
  },
);

scene(
  'a minion must be placed if one can be (Disintegrator)',
  {
    rules: ['R10.20'],
    card: 'Disintegrator',
    A: { hand: ['Disintegrator'] },
    bases: { Tortuga: ['B: Spirit [B: Incorporeal]', 'B: Ghost', 'A: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Disintegrator');
    t.offers('Ghost', 'Mummy');
    t.pick('Ghost');
    expect(t.deck('B')).toEqual(['Ghost']);
  },
);

scene(
  'a minion must be shuffled in if one can be (Toad)',
  {
    rules: ['R10.20'],
    card: 'Toad',
    A: { hand: ['Toad'] },
    bases: { Tortuga: ['B: King Rex [B: Incorporeal]', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Toad', 'Tortuga');
    t.pick('B');
    expect(t.deck('B')).toEqual(['Ghost']);
    expect(t.at('Tortuga')).toEqual(['B: King Rex [B: Incorporeal]', 'B(A): Toad']);
  },
);

scene(
  'a card must be taken if one can be (Ransack)',
  {
    rules: ['R10.20'],
    card: 'Ransack',
    players: 3,
    A: { hand: ['Ransack'] },
    bases: { Tortuga: ['B: Steam Queen', 'B: Sleep Spores', 'C: Zeppelin'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ransack');
    expect(t.hand('A')).toEqual(['Zeppelin']);
    expect(t.at('Tortuga')).toEqual(['B: Steam Queen', 'B: Sleep Spores']);
  },
);

scene(
  'the minion to compare with is one that has a weaker neighbour (Natural Selection)',
  {
    rules: ['R10.20'],
    card: 'Natural Selection',
    A: { hand: ['Natural Selection'] },
    bases: {
      Tortuga: ['A: King Rex'],
      'Jungle Oasis': ['A: Spirit', 'B: Ghost', 'A: Scout'],
      'Tar Pits': [],
    },
  },
  (t) => {
    t.play('Natural Selection');
    t.offers('Spirit', 'Scout');
    t.pick('Spirit');
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

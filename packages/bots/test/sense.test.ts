import { smashUp } from '@smashup/cards';
import type { State } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { strengthOf, type Level } from '../src/index.ts';
import { hintOf, thoughtOf } from './kit/games.ts';
import { layOut, pickedNames } from './kit/tables.ts';

const BUDGET = { iterations: 40 };

/** Lets one level answer for seat 0 until its turn is over; returns the names of what it picked. */
function playTurn(level: Level, state: State): string[] {
  const picked: string[] = [];
  const { number } = state.turn;
  while (state.pending !== null && state.turn.number === number) {
    const { answer } = thoughtOf(state.pending.seat === 0 ? level : 'normal', state, 3, BUDGET);
    if (state.pending.seat === 0) picked.push(...pickedNames(state, answer));
    smashUp.apply(state, answer);
  }
  return picked;
}

describe.each(['normal', 'hard'] as const)('%s', (level) => {
  test('takes a base that wins the game', () => {
    const state = layOut({
      factions: [
        ['Dinosaurs', 'Robots'],
        ['Aliens', 'Zombies'],
      ],
      vp: [12, 9],
      hands: [['King Rex', 'Microbot Fixer'], ['Invader']],
      bases: [
        {
          base: 'Tar Pits',
          cards: [
            { card: 'Laseratops', controller: 0 },
            { card: 'Laseratops', controller: 0 },
            { card: 'Walker', controller: 1 },
          ],
        },
        { base: 'Jungle Oasis', cards: [] },
        { base: 'The Mothership', cards: [{ card: 'Grave Digger', controller: 1 }] },
      ],
    });
    playTurn(level, state);
    expect(state.gameWinners).toEqual([0]);
  });

  test('does not break a base at which somebody else would be first', () => {
    const state = layOut({
      factions: [
        ['Dinosaurs', 'Robots'],
        ['Aliens', 'Zombies'],
      ],
      vp: [5, 10],
      hands: [['War Raptor'], ['Invader']],
      bases: [
        {
          base: 'Tar Pits',
          cards: [
            { card: 'Supreme Overlord', controller: 1 },
            { card: 'Zombie Lord', controller: 1 },
            { card: 'Grave Digger', controller: 1 },
          ],
        },
        { base: 'Jungle Oasis', cards: [] },
        { base: 'The Mothership', cards: [] },
      ],
    });
    expect(playTurn(level, state)).not.toContain('Tar Pits');
    expect(state.players[1].vp).toBe(10);
  });

  test('plays a Special that wins the base which is about to score', () => {
    const state = layOut({
      factions: [
        ['Ninjas', 'Robots'],
        ['Aliens', 'Zombies'],
      ],
      hands: [['Shinobi', 'Microbot Fixer'], []],
      bases: [
        {
          base: 'The Grey Opal',
          cards: [
            { card: 'Ninja Master', controller: 0 },
            { card: 'Tiger Assassin', controller: 0 },
            { card: 'Supreme Overlord', controller: 1 },
            { card: 'Zombie Lord', controller: 1 },
          ],
        },
        { base: 'Jungle Oasis', cards: [] },
        { base: 'The Mothership', cards: [] },
      ],
      from: 'score bases',
    });
    expect(state.pending?.kind).toBe('respond');
    playTurn(level, state);
    expect(state.players[0].vp).toBe(3);
    expect(state.players[1].vp).toBe(1);
  });

  test('discards what is worth least', () => {
    const state = layOut({
      factions: [
        ['Dinosaurs', 'Robots'],
        ['Aliens', 'Zombies'],
      ],
      hands: [
        [
          'King Rex',
          'Laseratops',
          'Laseratops',
          'Armor Stego',
          'Armor Stego',
          'Armor Stego',
          'Nukebot',
          'Warbot',
          'Warbot',
          'Microbot Alpha',
          'Zapbot',
        ],
        [],
      ],
      bases: [
        { base: 'Jungle Oasis', cards: [] },
        { base: 'Tar Pits', cards: [] },
        { base: 'Tortuga', cards: [] },
      ],
      from: 'score bases',
    });
    expect(state.pending?.kind).toBe('discard');
    const { answer } = thoughtOf(level, state, 1, BUDGET);
    const thrown = pickedNames(state, answer);
    expect(thrown).not.toContain('King Rex');
    expect(thrown).not.toContain('Nukebot');
    expect(thrown).toContain('Microbot Alpha');
  });

  test('says why', () => {
    const state = layOut({
      factions: [
        ['Dinosaurs', 'Robots'],
        ['Aliens', 'Zombies'],
      ],
      vp: [13, 0],
      hands: [['King Rex'], []],
      bases: [
        {
          base: 'Jungle Oasis',
          cards: [
            { card: 'Laseratops', controller: 0 },
            { card: 'Warbot', controller: 0 },
            { card: 'Invader', controller: 1 },
          ],
        },
        { base: 'Tar Pits', cards: [] },
        { base: 'Tortuga', cards: [] },
      ],
    });
    const { steps, reasons } = hintOf(level, state, 1, BUDGET);
    expect(steps.map(({ decision }) => decision.kind)).toEqual(['where']);
    expect(reasons.map(({ key }) => key)).toContain('power');
  });
});

test('normal is not sure of a win that only the right card brings', () => {
  // Mystic Studies draws two cards: one in four times or so a minion of power 4 is among them, which scores the base.
  const state = layOut({
    factions: [
      ['Dinosaurs', 'Wizards'],
      ['Aliens', 'Zombies'],
    ],
    vp: [12, 9],
    hands: [['Mystic Studies'], ['Invader']],
    bases: [
      {
        base: 'Tar Pits',
        cards: [
          { card: 'Laseratops', controller: 0 },
          { card: 'Laseratops', controller: 0 },
          { card: 'Archmage', controller: 0 },
        ],
      },
      { base: 'Jungle Oasis', cards: [] },
      { base: 'The Mothership', cards: [{ card: 'Grave Digger', controller: 1 }] },
    ],
  });
  for (let seed = 1; seed <= 12; seed++) {
    expect(thoughtOf('normal', state, seed, BUDGET).chance).toBeLessThan(0.99);
  }
});

test('a hand without minions is exchanged, and the reason is the hand', () => {
  const config = smashUp.config({
    players: [{ factions: ['Wizards', 'Pirates'] }, { factions: ['Aliens', 'Robots'] }],
  });
  const states = Array.from({ length: 400 }, (_, seed) => smashUp.newGame(config, seed));
  const state = states.find(({ pending }) => pending?.kind === 'mulligan');
  expect(state).toBeDefined();
  if (state === undefined) return;
  const { answer, reasons } = hintOf('normal', state);
  expect(pickedNames(state, answer)).toEqual(['new hand']);
  expect(reasons).toEqual([{ key: 'no minion' }]);
});

test.each(['easy', 'normal', 'hard'] as const)('%s drafts a strong faction, and says so', (level) => {
  const pool = ['Tricksters', 'Grannies', 'Aliens', 'Wizards', 'Vikings'];
  const [strongest] = pool.toSorted((one, other) => strengthOf([other]) - strengthOf([one]));
  const state = smashUp.newGame(smashUp.config({ players: [{}, {}], choice: 'draft', pool }), 1);
  expect(state.pending?.kind).toBe('faction');
  const { answer, reasons } = hintOf(level, state);
  expect(pickedNames(state, answer)).toEqual([strongest]);
  expect(reasons).toEqual([{ key: 'faction' }]);
});

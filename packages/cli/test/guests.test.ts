import { library, smashUp } from '@smashup/cards';
import { expect, test } from 'vitest';
import { winnersWithout } from '../src/guests/forfeit.ts';
import { smashup, typing } from './kit/run.ts';

test('whoever is out cannot win: then the most VP of the others count', () => {
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = library.factionNames;
  const players = [
    [one, two],
    [three, four],
    [five, six],
  ].map(([a = '', b = '']) => ({
    factions: [a, b] as const,
  }));
  const state = smashUp.newGame(smashUp.config({ players }), 1);
  [15, 9, 12].forEach((vp, seat) => Object.assign(state.players[seat], { vp }));
  let won = [0];
  const out = (...seats: number[]): readonly number[] =>
    winnersWithout(
      { ...state, gameWinners: won },
      seats.map((seat) => ({ seat, why: '' })),
    );
  expect(out()).toEqual([0]);
  expect(out(1)).toEqual([0]);
  expect(out(0)).toEqual([2]);
  expect(out(0, 2)).toEqual([1]);
  Object.assign(state.players[1], { vp: 12 });
  expect(out(0)).toEqual([1, 2]);
  won = [0, 2];
  expect(out()).toEqual([0, 2]);
  expect(out(0)).toEqual([2]);
});

test('a command without a program is refused', async () => {
  const { err, code } = await smashup(['simulate', '--games', '1', '--bots', 'cmd:,random']);
  expect(code).toBe(1);
  expect(err).toContain('"cmd:" names no program');
  await smashup(['play', '--bots', 'cmd:'], typing());
});

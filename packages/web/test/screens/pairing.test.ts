import { library, smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { describe, expect, test } from 'vitest';
import { dailySetUp, dayOf, pairingOf } from '../../src/screens/daily/pairing.ts';
import { resultOf } from '../../src/screens/daily/share-line.ts';
import { DEFAULT_FORM } from '../../src/screens/new-game/set-up-form.ts';

const DAYS = Array.from({ length: 730 }, (_, at) => dayOf(new Date(2026, 0, 1 + at)));

describe('the pairing of the day', () => {
  test('is the same for everybody, whatever order factions come in', () => {
    const pairing = pairingOf('2026-11-16', library.factionNames);
    expect(pairingOf('2026-11-16', library.factionNames.toReversed())).toEqual(pairing);
    expect(new Set([...pairing.yours, ...pairing.theirs]).size).toBe(4);
  });

  test('is another on other days, and every faction has its days', () => {
    const drawn = DAYS.map((day) => pairingOf(day, library.factionNames));
    expect(new Set(drawn.map((pairing) => JSON.stringify(pairing))).size).toBeGreaterThan(720);
    const days = library.factionNames.map(
      (faction) => drawn.filter(({ yours }) => yours.includes(faction)).length,
    );
    const average = (2 * DAYS.length) / library.factionNames.length;
    expect(Math.min(...days)).toBeGreaterThan(0.4 * average);
    expect(Math.max(...days)).toBeLessThan(1.9 * average);
  });

  test('a new faction changes few days', () => {
    const changed = DAYS.filter(
      (day) =>
        JSON.stringify(pairingOf(day, [...library.factionNames, 'Gardeners'])) !==
        JSON.stringify(pairingOf(day, library.factionNames)),
    );
    expect(changed.length / DAYS.length).toBeLessThan(0.25);
  });

  test('is a game that can be played, with the same deal every time', () => {
    const referee = createReferee(smashUp);
    const deal = () => {
      const setUp = dailySetUp(
        '2026-11-16',
        pairingOf('2026-11-16', library.factionNames),
        DEFAULT_FORM.seats[0],
      );
      const match = referee.begin(setUp.seats, referee.config(setUp), setUp.seed ?? 0);
      return match.whole({ seat: 0, language: 'en' }).content.view;
    };
    expect(deal()).toEqual(deal());
    expect(deal().players[0].factions).toEqual(pairingOf('2026-11-16', library.factionNames).yours);
  });
});

test('a day is written as where the person is', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a result is there when the game is over', () => {
  const game = {
    id: 'a',
    seats: [],
    factions: [
      ['Ghosts', 'Ninjas'],
      ['Robots', 'Aliens'],
    ],
    vp: [15, 12],
    turn: 9,
    winners: [],
    savedAt: 0,
    problem: null,
    series: null,
    note: null,
  };
  expect(resultOf('2026-11-16', game)).toBeNull();
  expect(resultOf('2026-11-16', { ...game, winners: [1] })).toMatchObject({
    won: false,
    turns: 9,
    yours: 'Ghosts + Ninjas',
  });
});

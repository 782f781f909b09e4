import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { smashup } from './kit/run.ts';

const PATIENT = '60000';

function command(file: string, ...args: readonly string[]): string {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return `cmd:"${process.execPath}" "${path}" ${args.map((arg) => `"${arg}"`).join(' ')}`;
}

interface BotLine {
  readonly name: string;
  readonly wins: number;
  readonly games: number;
  readonly forfeits?: readonly { readonly why: string; readonly games: number }[];
}

interface SeriesReport {
  readonly finished: number;
  readonly bots: readonly BotLine[];
}

async function series(...args: readonly string[]): Promise<SeriesReport> {
  const { out, err, code } = await smashup(['simulate', '--json', '--threads', '1', ...args]);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  const report: SeriesReport = JSON.parse(out);
  return report;
}

const RUDE: readonly (readonly [way: string, why: RegExp])[] = [
  ['does not start', /^has ended \(code 3\)$/u],
  ['speaks another protocol', /^speaks protocol 99, not 1$/u],
  ['crashes', /^has ended \(code 1\).*$/u],
  ['leaves', /^has ended \(code 0\)$/u],
  ['is silent', /^did not answer within 300 ms$/u],
  ['writes nonsense', /^wrote what is no message: "what\?"$/u],
  ['writes what is no message', /^wrote what is no message: /u],
  ['picks what is not there', /^answered what is not legal: .*there is no/u],
  ['picks nothing at all', /^wrote what is no message: /u],
  ['answers another question', /^answered question 2, not 3$/u],
  ['answers twice', /^(spoke without being asked|answered question 3, not 4)$/u],
  ['never ends a line', /^wrote a line of more than 65536 characters$/u],
  ['floods with lines', /^wrote (more than 1000 lines unasked|what is no message: "x")$/u],
  [
    'floods with requests',
    /^(made more than 2000 requests for one question|wrote more than 1000 lines unasked)$/u,
  ],
  ['closes its output', /^has closed its output$/u],
  ['stops reading and will not die', /^did not answer within 300 ms$/u],
];

test.for(RUDE)('a guest that %s is out of the game, and the series goes on', async ([way, why]) => {
  // Only whoever never answers meets the clock: all others have time enough on any machine.
  const time = why.source.includes('300 ms') ? '300' : PATIENT;
  const bots = `${command('./kit/rude-bot.mjs', way)},random`;
  const { finished, bots: told } = await series('--games', '2', '--bots', bots, '--move-time', time);
  const [guest, other] = [...told].sort((one) => (one.forfeits === undefined ? 1 : -1));
  expect(finished).toBe(2);
  expect(other).toMatchObject({ name: 'random', wins: 2, games: 2 });
  expect(guest?.forfeits?.reduce((sum, { games }) => sum + games, 0)).toBe(2);
  for (const forfeit of guest?.forfeits ?? []) expect(forfeit.why).toMatch(why);
});

test('with three at the table the others have their game, whoever is out', async () => {
  const bots = `${command('./kit/rude-bot.mjs', 'crashes')},random,random`;
  const { finished, bots: told } = await series('--games', '1', '--players', '3', '--bots', bots);
  expect(finished).toBe(1);
  const guest = told.find(({ forfeits }) => forfeits !== undefined);
  expect(guest).toMatchObject({ wins: 0, games: 1, forfeits: [{ games: 1 }] });
});

test('a ladder takes guests', async () => {
  const levels = `${command('./kit/rude-bot.mjs', 'leaves')},random`;
  const { out, code } = await smashup(['ladder', '--deals', '1', '--threads', '1', '--levels', levels]);
  expect(code).toBe(0);
  expect(out).toMatch(/random +\d+ +2 +2 +100\.0 %/u);
  expect(out).toMatch(/has ended \(code 0\): out of 2 games/u);
});

test('a person plays against a guest, and wins when it is out', async () => {
  const bots = command('./kit/rude-bot.mjs', 'crashes');
  const { out, code } = await smashup(['play', '--seed', '3', '--bots', bots], (screen) =>
    screen.includes('You win the game!') ? null : '1',
  );
  expect(code).toBe(0);
  expect(out).toContain('Guest 2 is out of the game: it has ended (code 1)');
  expect(out).toContain('You win the game!');
});

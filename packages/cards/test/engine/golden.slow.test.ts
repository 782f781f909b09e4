import { readFileSync, writeFileSync } from 'node:fs';
import {
  buildLibrary,
  createRules,
  EDITIONS,
  PRINTINGS,
  STATE_VERSION,
  type Config,
  type State,
} from '@smashup/engine';
import { expect, test } from 'vitest';
import { library } from '../../src/index.ts';
import { endingOf } from '../kit/ending.ts';
import { playAtRandom, randomConfig, randomPicks } from '../kit/random-play.ts';

/**
 * A few hundred recorded games with the fingerprints of their ends. They change only on purpose: run
 * `UPDATE_GOLDEN=1 npx vitest run golden` and say in the commit why games play differently.
 */
const FILE = new URL('../golden/games.jsonl', import.meta.url);
const GAMES = 240;

/** The sets that the games were recorded with: with more of them other factions are drawn, and other bases. */
const RECORDED_WITH = [
  'Core Set',
  'Awesome Level 9000',
  'What Were We Thinking?',
  'Oops, You Did It Again',
  'World Tour: Culture Shock',
];
const rules = createRules(buildLibrary(library.sets.filter(({ name }) => RECORDED_WITH.includes(name))));

/** Picks, not names: a change that moves an option is to be noticed here. */
interface Golden {
  readonly record: {
    readonly version: number;
    readonly config: Config;
    readonly seed: number;
    readonly answers: readonly (readonly number[])[];
  };
  readonly ending: string;
}

function play({ config, seed, answers }: Golden['record']): State {
  const state = rules.newGame(config, seed);
  for (const picks of answers) rules.apply(state, { decision: state.pending?.id ?? 0, picks });
  return state;
}

function recordGame(number: number): Golden {
  const config = randomConfig(2 + (number % 3), {
    edition: EDITIONS[number % EDITIONS.length],
    printing: PRINTINGS[(number >> 2) % PRINTINGS.length],
    extraBaseSets: ['Core Set'],
  });
  const { state, answers } = playAtRandom(config, number, (played) => played, undefined, randomPicks, rules);
  return {
    record: { version: STATE_VERSION, config, seed: number, answers },
    ending: endingOf(state, rules),
  };
}

function readGoldens(): Golden[] {
  return readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const golden: Golden = JSON.parse(line);
      return golden;
    });
}

if (process.env['UPDATE_GOLDEN'] === '1') {
  const lines = Array.from({ length: GAMES }, (_, number) => JSON.stringify(recordGame(number + 1)));
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}

test('recorded games still play as they did', () => {
  const goldens = readGoldens();
  expect(goldens).toHaveLength(GAMES);
  for (const { record, ending } of goldens) {
    expect(endingOf(play(record), rules), `game with seed ${record.seed}`).toBe(ending);
  }
});

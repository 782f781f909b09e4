import { smashUp } from '../content/content.ts';
import { createRules } from '@smashup/engine';
import { gzipSync } from 'node:zlib';
import { at } from '../lists.ts';
import { isLevel, type LevelContestant } from '../options/bots.ts';
import type { Fixture } from '../simulate/fixture.ts';
import { GameRun } from '../simulate/game-run.ts';
import { mindFor, thinkAs } from '../simulate/play-game.ts';
import { perTable, type TableName } from './columns.ts';
import { Encoder } from './encoder.ts';

/** Games that one thread plays and writes down. */
export interface BatchTask {
  readonly fixtures: readonly Fixture[];
  /** The series' bots by name: a row says which of them decides. */
  readonly bots: readonly string[];
}

export interface Batch {
  readonly games: number;
  /** Games that failed; their decisions have no winner. */
  readonly problems: readonly string[];
  readonly tables: Readonly<Record<TableName, PackedTable>>;
  readonly words: readonly (readonly [number, string])[];
}

interface PackedTable {
  readonly rows: number;
  /** Compressed; several of them one after another are a file. */
  readonly packed: Uint8Array;
}

/** Fast, and half as large again as the smallest. */
const LEVEL = 3;

const reading = createRules(smashUp.library);

/** Runs in a thread. */
export function encodeBatch({ fixtures, bots }: BatchTask): Batch {
  const encoder = new Encoder(reading);
  const problems = fixtures.flatMap((fixture) => encodeGame(fixture, bots, encoder) ?? []);
  const tables = perTable((name) => ({
    rows: encoder.tables[name].rows,
    packed: gzipSync(encoder.tables[name].bytes(), { level: LEVEL }),
  }));
  return {
    games: fixtures.length,
    problems,
    tables,
    words: [...encoder.vocabulary.words],
  };
}

/** Returns what went wrong, or null. */
function encodeGame(fixture: Fixture, names: readonly string[], encoder: Encoder): string | null {
  const run = new GameRun(fixture, null);
  const bots = fixture.bots.filter(isLevel);
  const problem = run.attempt(() => {
    for (let decision = run.begin(); decision !== null; decision = run.next()) {
      const bot: LevelContestant = at(bots, decision.seat);
      const view = smashUp.view(run.state, decision.seat);
      const { answer } = thinkAs(bot, () => view, decision, mindFor(run));
      encoder.add(view, decision, {
        game: fixture.seed,
        number: run.answers.length,
        bot: names.indexOf(bot.name),
        picks: answer.picks,
      });
      run.give(decision, answer.picks, 0);
    }
  });
  const { gameWinners, players } = run.state;
  encoder.finish(
    problem === null ? gameWinners : [],
    players.map(({ vp }) => vp),
  );
  return problem;
}

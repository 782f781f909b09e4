import { openPool } from '@smashup/bots/node';
import { library } from '../content/content.ts';
import { VERSION } from '@smashup/engine';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { range } from '../lists.ts';
import { makeFixture } from '../simulate/fixture.ts';
import type { Simulation } from '../simulate/options.ts';
import { runAll } from '../simulate/run-all.ts';
import { encodeBatch, type Batch, type BatchTask } from './batch.ts';
import { COLUMNS, DATASET_FORMAT, NUMBERS, perTable, TABLES, ZONES, type TableName } from './columns.ts';
import { playthrough } from './playthrough.ts';

/** A summary of what was written. */
export interface DatasetReport {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly bytes: number;
  readonly bytesPerDecision: number;
  readonly problems: readonly string[];
}

interface Means {
  readonly threads: number;
  /** The module that threads load; it exports `encodeBatch`. */
  readonly worker: URL;
}

/** Games per task of a thread. */
const BATCH = 20;

/** Plays the games and writes all of them into the folder; `step` is told the size of each finished batch. */
export async function writeDataset(
  simulation: Simulation,
  folder: string,
  means: Means,
  step: (games: number) => void,
): Promise<DatasetReport> {
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const bots = [...new Set(simulation.bots.map(({ name }) => name))];
  const files = TABLES.map((name) => ({ name, file: openSync(join(folder, fileOf(name)), 'w') }));
  const total = { games: 0, bytes: 0, rows: perTable(() => 0) };
  const words = new Map<number, string>();
  const problems: string[] = [];
  for await (const batch of playBatches(tasksOf(simulation, bots), means)) {
    for (const { name, file } of files) {
      const { rows, packed } = batch.tables[name];
      writeSync(file, packed);
      total.rows[name] += rows;
      total.bytes += packed.length;
    }
    for (const [number, word] of batch.words) words.set(number, word);
    problems.push(...batch.problems);
    total.games += batch.games;
    step(batch.games);
  }
  for (const { file } of files) closeSync(file);
  const seconds = (performance.now() - started) / 1000;
  writeFileSync(join(folder, 'meta.json'), `${JSON.stringify(metaOf(bots, total.rows, words))}\n`);
  const first = makeFixture(simulation, simulation.seed);
  writeFileSync(join(folder, 'playthrough.txt'), `${playthrough(first).join('\n')}\n`);
  const { decisions } = total.rows;
  return {
    games: total.games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    bytes: total.bytes,
    bytesPerDecision: total.bytes / decisions,
    problems,
  };
}

function fileOf(table: TableName): string {
  return `${table}.i32.gz`;
}

/** The dictionary of the data set. */
function metaOf(
  bots: readonly string[],
  rows: Readonly<Record<TableName, number>>,
  words: ReadonlyMap<number, string>,
): object {
  return {
    format: DATASET_FORMAT,
    version: VERSION,
    content: library.fingerprint,
    columns: COLUMNS,
    rows,
    bots,
    zones: ZONES,
    phases: Object.keys(NUMBERS.phase),
    kinds: Object.keys(NUMBERS.kind),
    optionKinds: Object.keys(NUMBERS.option),
    words: Object.fromEntries(words),
    faces: library.defs.map(({ name, kind, faction, power, breakpoint }) => ({
      name,
      kind,
      faction,
      power,
      breakpoint,
    })),
  };
}

function* tasksOf(simulation: Simulation, bots: readonly string[]): Generator<BatchTask> {
  const { games, seed } = simulation;
  for (let from = 0; from < games; from += BATCH) {
    const count = Math.min(BATCH, games - from);
    yield { bots, fixtures: range(count).map((game) => makeFixture(simulation, seed + from + game)) };
  }
}

/** In their order, so that the same series gives the same files with any number of threads. */
function playBatches(tasks: Iterable<BatchTask>, { threads, worker }: Means): AsyncIterable<Batch> {
  const here = {
    run: (task: BatchTask) => Promise.resolve(encodeBatch(task)),
    close: () => Promise.resolve(),
  };
  if (threads === 1) return runAll(tasks, here, 1);
  return runAll(
    tasks,
    openPool<BatchTask, Batch>({ module: worker, name: 'encodeBatch' }, threads),
    threads * 2,
  );
}

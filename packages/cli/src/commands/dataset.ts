import { SmashUpError } from '@smashup/engine';
import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { writeDataset, type DatasetReport } from '../dataset/write-dataset.ts';
import { isLevel } from '../options/bots.ts';
import { wholeNumber } from '../options/values.ts';
import { Progress } from '../simulate/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { addGameOptions } from './game-options.ts';
import { addRunOptions } from './series-options.ts';
import { readSimulation, type GamesOptions } from './simulate.ts';

interface Options extends GamesOptions {
  readonly out: string;
}

export function addDataset(
  program: Command,
  terminal: Terminal,
  worker: URL,
  exit: (code: number) => void,
): void {
  const command = program.command('dataset').description('write what bots saw and did, as numbers');
  addRunOptions(addGameOptions(command))
    .requiredOption('--games <n>', 'how many', wholeNumber('--games', 1))
    .option('--out <folder>', 'folder to write to', 'dataset')
    .action(async (options: Options) => {
      const simulation = readSimulation(options);
      if (!simulation.bots.every(isLevel)) {
        throw new SmashUpError('A data set is made with our own bots; name levels, like --bots normal,easy.');
      }
      const progress = new Progress(process.stderr, simulation.games);
      const means = { threads: options.threads ?? availableParallelism(), worker };
      const report = await writeDataset(simulation, options.out, means, (games) => {
        for (let game = 0; game < games; game++) progress.step();
      });
      progress.clear();
      terminal.print(...(options.json === true ? [JSON.stringify(report)] : summarize(report, options.out)));
      if (report.problems.length > 0) exit(1);
    });
}

function summarize(report: DatasetReport, folder: string): string[] {
  const { games, decisions, seconds, decisionsPerSecond, bytes, bytesPerDecision, problems } = report;
  return [
    `${decisions} decisions of ${games} games in ${seconds.toFixed(1)} s (${decisionsPerSecond.toFixed(0)} a second)`,
    `${(bytes / 1e6).toFixed(2)} MB in ${folder}: ${bytesPerDecision.toFixed(0)} bytes a decision; playthrough.txt tells the first game`,
    ...problems,
  ];
}

import { spawnSync } from 'node:child_process';

interface Outcome {
  readonly isGood: boolean;
  readonly out: string;
  readonly lines: readonly string[];
}

/** Runs a program of the project; the lines are those that say something. */
export function run(command: string, ...given: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...given], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const lines = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  return { isGood: status === 0, out: stdout, lines };
}

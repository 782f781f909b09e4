// Redis for tests and measurements: Debian's package, on loopback, with nothing on the disk.
import { spawn, spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { endWithUs } from './end-with-us.ts';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/bin/redis-server';

export interface RunningRedis {
  readonly url: string;
  stop(): void;
}

/** `at`: the port where one was before. */
export async function startRedis(at?: number): Promise<RunningRedis> {
  if (spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status !== 0) install();
  const port = at ?? (await freePort());
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  // In a group of its own: Ctrl-C is for whoever started it.
  const child = spawn(PROGRAM, options, { stdio: 'ignore', detached: true });
  const stop = endWithUs(() => void child.kill('SIGKILL'));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`Redis ended with ${child.exitCode} before it listened.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: `redis://127.0.0.1:${port}`, stop };
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
    stdio: 'ignore',
    env,
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = createConnection({ port, host: '127.0.0.1' });
    const say = (isThere: boolean): void => {
      line.destroy();
      resolve(isThere);
    };
    line.once('connect', () => say(true));
    line.once('error', () => say(false));
  });
}

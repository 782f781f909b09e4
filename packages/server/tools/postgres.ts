// PostgreSQL for tests and measurements: Debian's packages, on loopback, in a folder of its own, never as root.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs } from './end-with-us.ts';
import { freePort } from './free-port.ts';

const PACKAGES = '/usr/lib/postgresql';
const USER = 'postgres';

export interface Postgres {
  readonly url: string;
  /** A backup, as docs/hosting.md says; returns the file. */
  dump(): string;
  /** Another database, from a backup; returns its address. */
  restore(dump: string): string;
  /** Ends it, and removes everything that it wrote. */
  stop(): void;
}

export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms() ?? installPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'smashup-postgres-'));
  const owner = isRoot() ? userIds() : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]): void => {
    execFileSync(join(programs, program), args, { stdio: 'ignore', cwd: folder, ...owner });
  };
  const data = join(folder, 'data');
  const port = await freePort();
  try {
    run('initdb', '-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync');
    // It does not wait for the disk: what it keeps outlives processes, not the machine.
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const address = (database: string): string => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const url = address('postgres');
  return {
    url,
    dump: () => {
      const file = join(folder, 'dump');
      run('pg_dump', '--format=custom', `--file=${file}`, url);
      return file;
    },
    restore: (file) => {
      run('createdb', `--maintenance-db=${url}`, 'restored');
      run('pg_restore', `--dbname=${address('restored')}`, file);
      return address('restored');
    },
    stop: endWithUs(() => {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    }),
  };
}

function findPrograms(): string | null {
  if (!existsSync(PACKAGES)) return null;
  const [newest] = readdirSync(PACKAGES)
    .map((version) => join(PACKAGES, version, 'bin'))
    .filter((bin) => existsSync(join(bin, 'initdb')))
    .sort()
    .reverse();
  return newest ?? null;
}

function installPrograms(): string {
  // Without the cluster that the package would start by itself.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore', env });
  const programs = findPrograms();
  if (programs === null) throw new Error('PostgreSQL could not be installed: apt-get install postgresql');
  return programs;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function userIds(): { uid: number; gid: number } {
  const id = (flag: string): number => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

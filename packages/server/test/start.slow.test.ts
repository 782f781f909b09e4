import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentServer } from '../tools/build.mjs';
import { freePort } from '../tools/free-port.ts';

const { main } = await currentServer();
const folder = mkdtempSync(join(tmpdir(), 'smashup-start-'));
const noDatabase = join(folder, 'letter.txt');
const taken: Server = createServer();

beforeAll(async () => {
  writeFileSync(noDatabase, 'Dear database, this is a letter, and as long as a letter has to be.');
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The program, as somebody starts it: how it ended, and what it said. */
function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { status: number | null; said: string } {
  const settings = { PORT: '0', DATA: join(folder, 'smashup.db'), ...env };
  const options = { env: { PATH: process.env['PATH'] ?? '', ...settings }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], options);
  expect(stdout).toBe('');
  return { status, said: stderr.trimEnd() };
}

function takenPort(): string {
  const address = taken.address();
  return address === null || typeof address === 'string' ? '' : String(address.port);
}

describe('a server that cannot start says why in one sentence', { timeout: 120_000 }, () => {
  const cases: readonly [string, () => Promise<Record<string, string>> | Record<string, string>, RegExp][] = [
    [
      'a folder that is a file',
      () => ({ DATA: join(noDatabase, 'x.db') }),
      /^The database .+x\.db cannot be used: ./,
    ],
    [
      'a file that is no database',
      () => ({ DATA: noDatabase }),
      /^The database .+letter\.txt cannot be used: .*not a database/,
    ],
    [
      'a database that is not there',
      async () => ({ DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/x` }),
      /^The database that DATABASE_URL names cannot be used: connect ECONNREFUSED/,
    ],
    [
      'an address that is not this machine’s',
      () => ({ HOST: '203.0.113.1' }),
      /^Nobody can be served at HOST 203\.0\.113\.1, PORT 0: ./,
    ],
    ['a port that is taken', () => ({ PORT: takenPort() }), /^Nobody can be served at .+ EADDRINUSE/],
    [
      'a port for metrics that is taken',
      () => ({ METRICS_PORT: takenPort() }),
      /^Nobody can ask at METRICS_HOST .+ EADDRINUSE/,
    ],
    ['no host', () => ({ HOST: '' }), /^HOST is empty/],
    ['no file', () => ({ DATA: '' }), /^DATA is empty/],
    ['a push service without a name', () => ({ PUSH_SERVICES: 'push.example,' }), /^PUSH_SERVICES must be/],
  ];

  it.each(cases)('%s', async (_name, env, sentence) => {
    const { status, said } = start([], await env());
    expect(said).toMatch(sentence);
    expect(said).not.toContain('\n');
    expect(status).toBe(1);
  });

  it('an option that there is not', () => {
    expect(start(['--nonsense'])).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^Unknown option/),
    });
  });
});

describe('whoever runs the place', { timeout: 120_000 }, () => {
  it.each([['--rehearse'], ['--complaints'], ['--bans'], ['--ban', 'somebody'], ['--backup', 'copy.db']])(
    'is not told by %s that all is well with a database that is not there',
    (...args) => {
      const file = join(folder, 'mistyped.db');
      expect(start(args, { DATA: file })).toEqual({ status: 1, said: `There is no database at ${file}.` });
      expect(existsSync(file)).toBe(false);
    },
  );
});

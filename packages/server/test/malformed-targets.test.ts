import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './kit/server.ts';

const pages = mkdtempSync(join(tmpdir(), 'smashup-pages-'));
writeFileSync(join(pages, 'index.html'), '<title>Smash Up</title>');
afterAll(() => rmSync(pages, { recursive: true, force: true }));

/** Sends the target as it is, which `fetch` would not; returns the status. */
function statusOf(server: TestServer, target: string): Promise<number> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]));
      socket.destroy();
    });
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  });
}

const MALFORMED = [
  '//',
  '//[',
  '///',
  '//[::1',
  '//x:99999/',
  '/%',
  '/%zz',
  '/%c0%80',
  '/api/games/%',
  'http://[/',
];

describe('an address that nobody can read', () => {
  const said: string[] = [];
  const server = new TestServer({ pages, metrics: true, log: (line) => said.push(line) });
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it.each(MALFORMED)('%s is not there, and is no trouble', async (target) => {
    expect([400, 404]).toContain(await statusOf(server, target));
    expect(said.filter((line) => line.includes('trouble'))).toEqual([]);
    expect(await (await fetch(server.metricsAddress)).text()).toMatch(/^smashup_troubles_total 0$/m);
  });

  it('while a place inside the client is the client', async () => {
    expect(await statusOf(server, '/online/anything')).toBe(200);
    expect(await statusOf(server, '/factions/G.I.%20Gerald')).toBe(200);
    expect(await statusOf(server, '/no-such-file.js')).toBe(404);
  });
});

describe('what is not there', () => {
  const server = new TestServer({ pages, limits: { httpPerMinute: 5 } });
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('cannot be asked for without a limit', async () => {
    const asked: number[] = [];
    for (const target of ['//[', '/nowhere', '/%zz', '//', '/no-file.js', '//[']) {
      asked.push(await statusOf(server, target));
    }
    expect(asked).toEqual([404, 200, 404, 404, 404, 429]);
  });
});

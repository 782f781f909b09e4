import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../tools/postgres.ts';
import { play, settled, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

let postgres: Postgres | null = null;
afterAll(() => postgres?.stop());

async function postgresServer(): Promise<TestServer> {
  postgres = await startPostgres();
  const server = new TestServer();
  server.keepIn(postgres.url);
  return server;
}

/** Takes a backup; returns what puts it in place of what was there. */
type BackUp = (server: TestServer) => () => void;

const backUpFile: BackUp = (server) => {
  const copy = server.place('backup.db');
  expect(server.operation.backUp(copy)).toBeGreaterThan(0);
  expect(() => server.operation.backUp(copy)).toThrow('is there already');
  for (const file of [copy, server.place('smashup.db')]) expect(statSync(file).mode & 0o077).toBe(0);
  return () => server.keepInFile(copy);
};

const backUpPostgres: BackUp = (server) => {
  const dump = postgres?.dump() ?? '';
  expect(() => server.operation.backUp(server.place('copy'))).toThrow('pg_dump');
  return () => server.keepIn(postgres?.restore(dump) ?? '');
};

describe.each([
  { engine: 'libsql', make: async () => new TestServer(), backUp: backUpFile },
  { engine: 'PostgreSQL', make: postgresServer, backUp: backUpPostgres },
])('a backup on $engine', ({ make, backUp }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await make();
    await server.start();
  });
  afterAll(() => server.end());

  it('taken while a game goes on has the game as it was then, and people go on from there', async () => {
    const [ann, bob] = await twoAtTable(server);
    await play([ann, bob], (answers) => answers > 15);
    await settled(ann, bob);
    const then = [ann, bob].map(({ known }) => known?.situation);
    const restore = backUp(server);
    await play([ann, bob], (answers) => answers > 10);
    await settled(ann, bob);
    expect([ann, bob].map(({ known }) => known?.situation)).not.toEqual(then);
    for (const each of [ann, bob]) each.disconnect();
    await server.stop();
    restore();
    await server.start();
    for (const each of [ann, bob]) {
      await each.connect();
      await each.visit();
    }
    expect([ann, bob].map(({ known }) => known?.situation)).toEqual(then);
    expect(await play([ann, bob], (answers) => answers > 10)).toBeGreaterThan(10);
    for (const each of [ann, bob]) each.disconnect();
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../tools/postgres.ts';
import { Client } from './kit/client.ts';
import { twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

const server = new TestServer({ metrics: true, pushes: true });
let postgres: Postgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
  server.keepIn(postgres.url);
  await server.start();
});
afterAll(async () => {
  await server.end();
  postgres?.stop();
});

it('letters that PostgreSQL does not take are refused before it is asked, and alarm nobody', async () => {
  const [ann, bob] = await twoAtTable(server);
  for (const path of ['/api/games/a%00b', '/api/tables/a%00b/updates'])
    expect((await ann.fetch(path)).status).toBe(404);
  const stranger = new Client(server);
  const signIn = { identity: 'sign in by password', signInName: 'a\0b', password: 'a long password' };
  await expect(stranger.post('/api/identity', signIn)).rejects.toThrow('bad request');
  const endpoint = 'http://127.0.0.1/\0';
  await expect(ann.post('/api/push', { push: 'off', endpoint })).rejects.toThrow('bad request');
  const complaint = { ask: 'complain', table: ann.table, about: bob.id, reason: 'a\0b' };
  await expect(ann.post('/api/ask', complaint)).rejects.toThrow('bad request');
  expect(await (await fetch(server.metricsAddress)).text()).toContain('\nsmashup_troubles_total 0\n');
  for (const each of [ann, bob]) each.disconnect();
});

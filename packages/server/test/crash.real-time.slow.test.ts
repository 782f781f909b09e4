import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { step } from '../src/storage/database.ts';
import { CrashTrial } from './trials/crash.ts';
import { Service } from './trials/service.ts';

describe('a server that is killed while people play', () => {
  let server: Service;
  beforeAll(async () => {
    server = await Service.open({ isInPostgres: false, processes: 1 }, { WINDOW_MILLIS: '20' });
  });
  afterAll(() => server.end());

  it('loses nothing and does nothing twice; and whoever judges that notices a row too few or too many', async () => {
    const trial = new CrashTrial(server, { kills: 3, tables: 4, seed: 7, minutes: 3 });
    await trial.run();
    const report = await trial.report();
    expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0, strayed: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.resumed).toBeGreaterThan(0);

    await server.kill();
    const database = await server.openDatabase();
    const rows = await database.query.selectFrom('log').selectAll().orderBy('number', 'desc').execute();
    const last = rows.find(({ entry }) => entry.includes('"by":"person"'));
    const { game = '', number = 0 } = last ?? {};
    const after = database.query.deleteFrom('log').where('game', '=', game).where('number', '>=', number);
    expect(await database.write([step(after)])).toBe(true);
    await database.close();
    expect((await trial.report()).lost).toBeGreaterThan(0);
  }, 240_000);

  it('is killed no more once that is interrupted, and what it did until then is judged', async () => {
    const interruption = new AbortController();
    const trial = new CrashTrial(server, {
      kills: 1000,
      tables: 3,
      seed: 8,
      minutes: 3,
      interrupted: interruption.signal,
      tell: () => interruption.abort(),
    });
    await trial.run();
    const report = await trial.report();
    expect(report).toMatchObject({ kills: 1, lost: 0, doubled: 0, strayed: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  }, 240_000);
});

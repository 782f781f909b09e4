import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RacesTrial } from './trials/races.ts';
import { Service } from './trials/service.ts';

describe('what only one can have, asked for at two processes at once', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.open({ isInPostgres: true, processes: 2 }, { WINDOW_MILLIS: '20' });
    await service.start();
  });
  afterAll(() => service.end());

  it('goes to one, and nobody is told what is not so', async () => {
    const report = await new RacesTrial(service, { rounds: 10, seed: 3 }).run();
    expect(report).toEqual({
      races: { answers: 2, joins: 2, undos: 2, returns: 2, deadlines: 2 },
      lies: [],
      ties: [],
    });
  });
});

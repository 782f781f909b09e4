import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HostileTrial } from './trials/hostile.ts';
import { Service } from './trials/service.ts';

describe('messages that nobody has a right to send', () => {
  let server: Service;
  beforeAll(async () => {
    server = await Service.open({ isInPostgres: false, processes: 1 });
  });
  afterAll(() => server.end());

  it('are refused, whoever sends them, and change nothing', async () => {
    const report = await new HostileTrial(server, { messages: 400, seed: 3 }).run();
    expect(report).toMatchObject({ messages: 400, crashes: 0, effects: 0, foreignAnswers: 0, peeks: [] });
    expect(report.refused).toBeGreaterThan(200);
    expect(Object.keys(report.roles).length).toBeGreaterThanOrEqual(6);
  }, 240_000);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Bots } from '../src/play/index.ts';
import { UnderWay } from '../src/transport/index.ts';
import { settled, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

// Nobody's page says that it is there: that a player is missed would be news, too.
const server = new TestServer({ times: { grace: 600_000 } });
beforeAll(() => server.start());
afterAll(() => server.end());

it('a server that is ended answers what has been asked, and nobody waits for news in vain', async () => {
  const thoughts = vi.spyOn(Bots.prototype, 'advise');
  const waits = vi.spyOn(UnderWay.prototype, 'whenEnding');
  const people = await twoAtTable(server);
  await settled(...people);
  const [asked, other] = people[0].decision === null ? people.toReversed() : people;
  const news = other.visitByHttp(25);
  await expect.poll(() => waits.mock.calls.length).toBe(1);
  // A strong bot thinks about it for a second.
  const hint = asked.tryAsk({ ask: 'hint', table: asked.table, decision: asked.decision?.id ?? 0 });
  await expect.poll(() => thoughts.mock.calls.length).toBe(1);
  const { address } = server;
  const ended = server.stop();
  expect(await hint).toMatchObject({ ok: true, hint: expect.anything() });
  expect(await news).toMatchObject({ ok: true, parts: [] });
  await ended;
  for (const each of people) {
    expect(each.told).toContainEqual({ tell: 'closing' });
    await each.until(() => !each.isConnected, 'the line is hung up');
  }
  await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Bots } from '../src/play/index.ts';
import { settled, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

// Nobody's page says that it is there: that a player is missed would be news, too.
const server = new TestServer({ times: { grace: 600_000 } });
beforeAll(() => server.start());
afterAll(() => server.end());

it('a server that is ended answers what has been asked, and nobody waits for news in vain', async () => {
  const hintOf: (this: Bots, ...asked: Parameters<Bots['hint']>) => ReturnType<Bots['hint']> = Reflect.get(
    Bots.prototype,
    'hint',
  );
  const isThinking = new Promise<void>((resolve) => {
    vi.spyOn(Bots.prototype, 'hint').mockImplementation(function think(this: Bots, ...asked) {
      resolve();
      return hintOf.apply(this, asked);
    });
  });
  const people = await twoAtTable(server);
  await settled(...people);
  const [asked, other] = people[0].decision === null ? people.toReversed() : people;
  const news = other.visitByHttp(25);
  // It has arrived, and waits.
  await server.settled();
  // A strong bot thinks about it for a second.
  const hint = asked.tryAsk({ ask: 'hint', table: asked.table, decision: asked.decision?.id ?? 0 });
  await isThinking;
  const { address } = server;
  const ended = server.stop();
  expect(await hint).toMatchObject({ ok: true, hint: expect.anything() });
  expect(await news).toMatchObject({ ok: true, parts: [] });
  await ended;
  for (const each of people) {
    expect(each.told).toContainEqual({ tell: 'closing' });
    expect(each.isConnected).toBe(false);
  }
  await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
});

import { describe, expect, it } from 'vitest';
import { TIMES } from '../src/config/index.ts';
import type { OnlineSetUp } from '../src/protocol/index.ts';
import { Evening } from './kit/evening.ts';

const HALF = TIMES.grace / 2;

/** Both look on; then whoever is to decide touches nothing until they count as away. */
async function hesitation(leaving: OnlineSetUp['leaving']): Promise<{ evening: Evening; seat: number }> {
  const evening = await Evening.begin({ leaving });
  for (const at of [0, 1]) await evening.here(at);
  const asked = [await evening.see(0), await evening.see(1)];
  const seat = asked.findIndex(({ game }) => (game?.standing.decision ?? null) !== null);
  await evening.world.pass(TIMES.untilAway - 1);
  await evening.here(1 - seat);
  await evening.world.pass(2);
  return { evening, seat };
}

async function rooms(evening: Evening) {
  return [(await evening.see(0)).room, (await evening.see(1)).room];
}

describe('somebody who looks and does nothing', () => {
  it.each(['bot', 'vote', 'end'] as const)(
    'is asked at half the grace (%s), as everybody sees',
    async (leaving) => {
      const { evening, seat } = await hesitation(leaving);
      await evening.world.pass(HALF - 10);
      for (const { stillThere } of await rooms(evening)) expect(stillThere).toBeNull();
      await evening.world.pass(20);
      for (const { stillThere, missing, seats } of await rooms(evening)) {
        expect(stillThere).toMatchObject({ seat });
        expect((stillThere?.until ?? 0) - evening.world.now).toBeGreaterThan(HALF - 100);
        expect(missing).toBeNull();
        expect(seats[seat]).toMatchObject({ away: true, standIn: false });
      }
      await evening.world.close();
    },
  );

  it('keeps the seat with any input', async () => {
    const { evening, seat } = await hesitation('bot');
    await evening.world.pass(HALF + 10);
    await evening.here(seat);
    for (const { stillThere, seats } of await rooms(evening)) {
      expect(stillThere).toBeNull();
      expect(seats[seat]).toMatchObject({ away: false });
    }
    await evening.here(1 - seat);
    await evening.world.pass(HALF + 10);
    expect((await rooms(evening))[seat].seats[seat].standIn).toBe(false);
    await evening.world.close();
  });

  it('is replaced when the countdown is over, and no longer asked', async () => {
    const { evening, seat } = await hesitation('bot');
    await evening.world.pass(HALF + 10);
    await evening.here(1 - seat);
    await evening.world.pass(HALF);
    const [room] = await rooms(evening);
    expect(room.seats[seat].standIn).toBe(true);
    expect(room.stillThere).toBeNull();
    await evening.world.close();
  });

  it('is not asked where everybody waits', async () => {
    const { evening } = await hesitation('wait');
    await evening.world.pass(HALF + 10);
    for (const { stillThere } of await rooms(evening)) expect(stillThere).toBeNull();
    await evening.world.close();
  });
});

it('who has left is not asked', async () => {
  const { evening, seat } = await hesitation('vote');
  await evening.ask(seat, { ask: 'leave', table: evening.table });
  await evening.world.pass(HALF + 10);
  expect((await evening.see(1 - seat)).room).toMatchObject({ stillThere: null, missing: seat });
  await evening.world.close();
});

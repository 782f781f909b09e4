import type { OnlineSetUp } from '../../src/protocol/index.ts';
import { seat, setUp } from '../kit/client.ts';
import type { Client } from '../kit/client.ts';

/** Opens a table and seats everybody with the cards dealt. The rest of the seats are random bots. */
export async function deal(
  people: readonly Client[],
  bots: number,
  changes: Partial<OnlineSetUp> = {},
): Promise<{ readonly id: string; readonly invitation: string }> {
  const [owner, ...others] = people;
  const seats = [seat.me, ...others.map(() => seat.invited), ...Array.from({ length: bots }, () => seat.bot)];
  const opened = await owner.post('/api/ask', { ask: 'open', setUp: setUp(seats, changes) });
  const id = opened.table?.id ?? '';
  const invitation = opened.table?.invitation ?? '';
  for (const [at, person] of others.entries()) {
    await person.post('/api/ask', { ask: 'sit', table: id, seat: at + 1, invitation });
  }
  for (const person of people) {
    person.table = id;
    person.invitation = invitation;
    await person.post('/api/ask', { ask: 'ready', table: id, version: 1, ready: true });
  }
  return { id, invitation };
}

import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { seat } from '../../../server/test/kit/client.ts';
import { openPage } from './kit/page.tsx';
import { Server, type Person } from './kit/server.ts';

/** Bob has met Ann, who comes over plain HTTP, and wants to be her friend. */
async function met(server: Server): Promise<{ readonly ann: Person; readonly bob: Person }> {
  const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
  const link = await ann.open([seat.me, seat.invited]);
  const [, table = '', invitation = ''] = /\/t\/(.*)#(.*)$/.exec(link) ?? [];
  await bob.ask({ ask: 'sit', table, seat: 1, invitation });
  await bob.ask({ ask: 'relate', person: await ann.id(), relation: 'friend', on: true });
  await ann.ask({ ask: 'close', table });
  return { ann, bob };
}

/** From now on everybody has a socket, as far as this page hears. */
function allOnline({ device }: Person): void {
  const { server } = device;
  device.server = async (input, init) => {
    const response = await server(input, init);
    const text = await response.text();
    return new Response(response.status === 204 ? null : text.replaceAll('"online":false', '"online":true'), {
      status: response.status,
    });
  };
}

it('somebody wants to be a friend, is accepted, and is invited to a table in one click', async () => {
  const server = await Server.start();
  const { ann, bob } = await met(server);
  const page = await openPage('/online', { device: ann.device });
  await server.settled(page);
  const panel = () => within(page.getByRole('region', { name: 'Friends' }));
  expect(panel().getByText('Bob wants to be your friend.')).toBeTruthy();
  await page.click(panel().getByRole('button', { name: 'Accept' }));
  await server.settled(page);
  expect(panel().getByText('Offline')).toBeTruthy();
  expect(panel().queryByRole('button', { name: /^Play/ })).toBeNull();

  allOnline(ann);
  const again = await openPage('/online', { device: ann.device });
  await server.settled(again);
  await again.click(again.getByRole('button', { name: 'Play Bob' }));
  await server.settled(again);
  expect(again.path()).toMatch(/^\/t\//);
  expect(again.getByText('Reserved for a guest')).toBeTruthy();
  const invite = again.getByRole('button', { name: 'Invite Bob' });
  await again.click(invite);
  await server.settled(again);
  expect(again.getByRole('button', { name: 'Bob is invited' })).toBeTruthy();

  // The way in is Bob's only: he has sat down nowhere.
  expect(await bob.ask({ ask: 'me' })).toMatchObject({
    ok: true,
    me: { friends: [{ name: 'Ann' }], tables: [] },
  });
});

import type { MailView } from '@smashup/server/protocol';
import { expect, it } from 'vitest';
import { seat } from '../../../server/test/kit/client.ts';
import { openPage } from './kit/page.tsx';
import { Server, type Person } from './kit/server.ts';

const NO_MAIL: MailView = { isSent: false, address: null, isRefused: false, unconfirmed: null, pace: 'day' };

/** From now on the server sends what is said here, as far as their page hears. */
function sends({ device }: Person, pushKey: string | null, mail: MailView): void {
  const { server } = device;
  device.server = (input, init) => {
    if (input === '/api/push') return Promise.resolve(Response.json({ ok: true, pushKey }));
    if (input === '/api/mail') return Promise.resolve(Response.json({ ok: true, mail }));
    return server(input, init);
  };
}

it('a table over days promises a notice only to those who get one, and says how to get it', async () => {
  const server = await Server.start();
  const ann = await server.person('Ann');
  const link = await ann.open([seat.me, seat.invited], { clock: { kind: 'days', days: 3 } });
  const opened = async () => {
    const page = await openPage(link, { device: ann.device });
    await server.settled(page);
    return page;
  };
  const promise = 'You get a notice when it is your turn.';

  sends(ann, null, NO_MAIL);
  const without = await opened();
  expect(without.getByText(/^This server sends no notices\. Look in now and then/)).toBeTruthy();
  expect(without.queryByText(promise)).toBeNull();
  // Nor does the offer of a key promise one.
  expect(without.getByText(/This game will take days/).textContent).not.toContain('notice');

  sends(ann, null, { ...NO_MAIL, isSent: true });
  const withMail = await opened();
  expect(withMail.queryByText(promise)).toBeNull();
  await withMail.click(withMail.getByRole('link', { name: 'Choose how to be notified' }));
  await server.settled(withMail);
  expect(withMail.getByRole('region', { name: 'Turn notices' })).toBeTruthy();

  const address = 'ann@example.org';
  sends(ann, null, { ...NO_MAIL, isSent: true, address, isRefused: true });
  expect((await opened()).queryByText(promise)).toBeNull();
  sends(ann, null, { ...NO_MAIL, isSent: true, address });
  expect((await opened()).getByText(promise)).toBeTruthy();

  // Where a table is opened, too.
  const setUp = await openPage('/online/new', { device: ann.device });
  await server.settled(setUp);
  expect(setUp.queryByText(promise)).toBeNull();
  await setUp.click(setUp.getByRole('radio', { name: /^Three days/ }));
  await server.settled(setUp);
  expect(setUp.getByText(promise)).toBeTruthy();
});

import { within } from '@testing-library/dom';
import type { MailRequest, MailView } from '@smashup/server/protocol';
import { expect, it } from 'vitest';
import { seat } from '../../../server/test/kit/client.ts';
import { Device } from './kit/device.ts';
import { openPage } from './kit/page.tsx';
import { Server } from './kit/server.ts';

/** Says what a server that sends mail would say. */
class MailDoor {
  readonly asked: MailRequest[] = [];
  mail: MailView = { isSent: true, address: null, isRefused: false, unconfirmed: null, pace: 'day' };

  /** From now on mail is asked about here. */
  open(device: Device): void {
    const { server } = device;
    device.server = (input, init) => {
      if (input !== '/api/mail') return server(input, init);
      const wish: MailRequest = JSON.parse(typeof init?.body === 'string' ? init.body : '');
      if (wish.mail !== 'look') this.asked.push(wish);
      if (wish.mail === 'give') this.mail = { ...this.mail, unconfirmed: wish.address };
      if (wish.mail === 'pace') this.mail = { ...this.mail, pace: wish.pace };
      if (wish.mail === 'remove') this.mail = { ...this.mail, address: null, unconfirmed: null };
      return Promise.resolve(Response.json({ ok: true, mail: this.mail }));
    };
  }
}

it('an address is given, confirmed elsewhere, told how often, and taken away', async () => {
  const server = await Server.start();
  const { device } = await server.person('Ann');
  const before = await openPage('/me', { device });
  await server.settled(before);
  expect(before.getByText('This server does not send mail.')).toBeTruthy();
  const door = new MailDoor();
  door.open(device);
  const page = await openPage('/me', { device });
  await server.settled(page);
  const panel = within(page.getByRole('region', { name: 'Turn notices' }));
  await page.fill(panel.getByLabelText('Your mail address'), 'ann@example.org');
  await page.click(panel.getByRole('button', { name: 'Send a mail to confirm it' }));
  expect(panel.getByText(/A mail is on its way to ann@example\.org/)).toBeTruthy();
  expect(panel.queryByRole('group', { name: 'How often' })).toBeNull();

  door.mail = { ...door.mail, address: 'ann@example.org', unconfirmed: null };
  document.dispatchEvent(new Event('visibilitychange'));
  await server.settled(page);
  expect(panel.getByText('Notices go to ann@example.org.')).toBeTruthy();
  const isChosen = (name: RegExp): boolean => panel.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isChosen(/^At most once a day/)).toBe(true);
  await page.click(panel.getByRole('radio', { name: /^Every turn/ }));
  expect(isChosen(/^Every turn/)).toBe(true);
  await page.click(panel.getByRole('button', { name: 'Stop all mail' }));
  expect(panel.queryByText(/Notices go to/)).toBeNull();
  expect(door.asked).toEqual([
    { mail: 'give', address: 'ann@example.org' },
    { mail: 'pace', pace: 'turn' },
    { mail: 'remove' },
  ]);
});

it('links of mails ask before they do something, and need nobody to be known', async () => {
  const device = new Device();
  const door = new MailDoor();
  door.open(device);
  const secret = 'x'.repeat(43);
  const confirm = await openPage(`/mail/confirm#${secret}`, { device });
  expect(confirm.getByRole('heading', { name: 'Your address' })).toBeTruthy();
  expect(door.asked).toEqual([]);
  await confirm.click(confirm.getByRole('button', { name: 'Yes, send notices here' }));
  expect(confirm.getByText(/Done: from now on you get a mail/)).toBeTruthy();
  const stop = await openPage(`/mail/stop#${secret}`, { device });
  await stop.click(stop.getByRole('button', { name: 'Stop them' }));
  expect(stop.getByText(/Done: you will get no more mail/)).toBeTruthy();
  expect(door.asked).toEqual([
    { mail: 'confirm', token: secret },
    { mail: 'stop', key: secret },
  ]);
});

it('a key is offered where a game over days begins, beside the table and until one does not want it', async () => {
  const server = await Server.start();
  const [ann, ben] = [await server.person('Ann'), await server.person('Ben')];
  const { device } = ann;
  const visit = async (address: string) => {
    const page = await openPage(address, { device });
    await server.settled(page);
    return page;
  };
  const offerOn = (page: Awaited<ReturnType<typeof visit>>): HTMLElement | null =>
    page.queryByRole('region', { name: 'Keep your name and your games' });
  const short = await visit(await ann.open([seat.me, seat.invited]));
  expect(short.getByRole('button', { name: 'I am ready' })).toBeTruthy();
  expect(offerOn(short)).toBeNull();

  const link = await ann.open([seat.me, seat.invited], { clock: { kind: 'days', days: 3 } });
  const says = 'This game will take days';
  expect(offerOn(await visit(link))?.textContent).toContain(says);
  expect(offerOn(await visit('/online'))?.textContent).toContain(says);
  await server.deal([ann, ben], link);
  // On the table itself it would be in the way.
  const page = await visit(link);
  expect(page.getByRole('heading', { name: 'The table' })).toBeTruthy();
  expect(offerOn(page)).toBeNull();
  await page.click(page.getByRole('button', { name: 'People' }));
  const offer = offerOn(page);
  expect(offer).not.toBeNull();
  await page.click(within(offer ?? document.body).getByRole('button', { name: 'Not now' }));
  expect(offerOn(page)).toBeNull();
  const lobby = await visit('/online');
  expect(lobby.getByRole('heading', { name: 'Your tables' })).toBeTruthy();
  expect(offerOn(lobby)).toBeNull();
});

import type { CDPSession, Page } from '@playwright/test';
import { test } from './kit/people.ts';
import { deal, openTable } from './kit/tables.ts';
import { expect } from './kit/test.ts';

test.use({ serviceWorkers: 'allow', wishes: { settings: { PUSH_CONTACT: 'mailto:test@smashup.example' } } });

/** The service worker that this page has, as the browser's own tools call it. */
async function serviceWorker(page: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return { cdp, id: await registered };
}

/** What the browser shows at the moment. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ tag, title, body }) => `${tag}: ${title} ${body}`);
  });

/** As if another tab were in front of it. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

test('a notice for each table, taken back when the turn was played; a hidden tab says whose turn it is', async ({
  bring,
  server,
  world,
}) => {
  const ann = await bring('Ann');
  const ben = await bring('Ben');
  await ann.context.grantPermissions(['notifications'], { origin: server.address });
  const { page } = ann;
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('button', { name: 'Notify me in this browser' })).toBeVisible();

  const { cdp, id } = await serviceWorker(page);
  const deliver = (message: { kind: string; table: string; title: string; body: string }) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: server.address,
      registrationId: id,
      data: JSON.stringify(message),
    });
  const turn = { kind: 'turn', title: 'Your turn', body: 'The table with Ben waits for you.' };
  await deliver({ ...turn, table: 'one' });
  await deliver({ ...turn, table: 'two' });
  await deliver({ ...turn, table: 'one' });
  await expect
    .poll(async () => (await shown(page)).toSorted())
    .toEqual(['one', 'two'].map((table) => `${table}: Your turn The table with Ben waits for you.`));
  await deliver({ kind: 'over', table: 'one', title: 'Played', body: 'It does not wait any more.' });
  await expect.poll(() => shown(page)).toEqual(['two: Your turn The table with Ben waits for you.']);

  await deal([ann, ben], await openTable(ann, ['me', 'invited']));
  const both = [ann.page, ben.page];
  for (const each of both) await hide(each, true);
  await world.settled();
  const titles = await Promise.all(both.map((each) => each.title()));
  const marked = titles.map((title) => title.startsWith('Your turn! · '));
  expect(marked.filter(Boolean)).toHaveLength(1);
  const [isAnns] = marked;
  const asked = isAnns ? ann.page : ben.page;
  const icon = asked.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg');
  await hide(asked, false);
  await expect(icon).toHaveAttribute('href', '/icon.svg');
  await expect(asked).not.toHaveTitle(/^Your turn!/);
});

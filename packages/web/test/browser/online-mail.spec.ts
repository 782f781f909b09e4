import type { BrowserContext } from '@playwright/test';
import type { MailRequest, MailView } from '@smashup/server/protocol';
import { test } from './kit/people.ts';
import { deal, openTable } from './kit/tables.ts';
import { expect } from './kit/test.ts';

/** The server of these tests sends no mail: this says what one that does would say. */
class MailDoor {
  readonly asked: MailRequest[] = [];
  mail: MailView = { isSent: true, address: null, isRefused: false, unconfirmed: null, pace: 'day' };

  async open(context: BrowserContext): Promise<void> {
    await context.route('**/api/mail', async (route) => {
      const wish: MailRequest = route.request().postDataJSON();
      if (wish.mail !== 'look') this.asked.push(wish);
      if (wish.mail === 'give') this.mail = { ...this.mail, unconfirmed: wish.address };
      if (wish.mail === 'pace') this.mail = { ...this.mail, pace: wish.pace };
      if (wish.mail === 'remove') this.mail = { ...this.mail, address: null, unconfirmed: null };
      await route.fulfill({ json: { ok: true, mail: this.mail } });
    });
  }
}

test('an address is given, confirmed elsewhere, told how often, and taken away', async ({ bring }) => {
  const { page, context } = await bring('Ann', { place: '/me' });
  await expect(page.getByText('This server does not send mail.')).toBeVisible();
  const door = new MailDoor();
  await door.open(context);
  await page.reload();
  const panel = page.getByRole('region', { name: 'Turn notices' });
  await panel.getByLabel('Your mail address').fill('ann@example.org');
  await panel.getByRole('button', { name: 'Send a mail to confirm it' }).click();
  await expect(panel.getByText('A mail is on its way to ann@example.org')).toBeVisible();
  await expect(panel.getByRole('group', { name: 'How often' })).toBeHidden();

  door.mail = { ...door.mail, address: 'ann@example.org', unconfirmed: null };
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(panel.getByText('Notices go to ann@example.org.')).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'At most once a day' })).toBeChecked();
  const eachTurn = panel.getByRole('radio', { name: /^Every turn/ });
  await eachTurn.click();
  await expect(eachTurn).toBeChecked();
  await panel.getByRole('button', { name: 'Stop all mail' }).click();
  await expect(panel.getByText('Notices go to')).toBeHidden();
  expect(door.asked).toEqual([
    { mail: 'give', address: 'ann@example.org' },
    { mail: 'pace', pace: 'turn' },
    { mail: 'remove' },
  ]);
});

test('links of mails ask before they do something, and need nobody to be known', async ({ stranger }) => {
  const { page, context } = await stranger({ place: null });
  const door = new MailDoor();
  await door.open(context);
  const secret = 'x'.repeat(43);
  await page.goto(`/mail/confirm#${secret}`);
  await expect(page.getByRole('heading', { name: 'Your address' })).toBeVisible();
  expect(door.asked).toEqual([]);
  await page.getByRole('button', { name: 'Yes, send notices here' }).click();
  await expect(page.getByText('Done: from now on you get a mail')).toBeVisible();
  await page.goto(`/mail/stop#${secret}`);
  await page.getByRole('button', { name: 'Stop them' }).click();
  await expect(page.getByText('Done: you will get no more mail')).toBeVisible();
  expect(door.asked).toEqual([
    { mail: 'confirm', token: secret },
    { mail: 'stop', key: secret },
  ]);
});

test('a key is offered where a game over days begins, beside the table and until one does not want it', async ({
  bring,
}) => {
  const ann = await bring('Ann');
  const ben = await bring('Ben');
  const { page } = ann;
  const offer = page.getByRole('region', { name: 'Keep your name and your games' });
  await page.goto(await openTable(ann, ['me', 'invited']));
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await expect(offer).toBeHidden();

  const link = await openTable(ann, ['me', 'invited'], { clock: { kind: 'days', days: 3 } });
  await page.goto(link);
  await expect(offer).toContainText('This game will take days');
  await page.goto('/online');
  await expect(offer).toContainText('This game will take days');
  await deal([ann, ben], link);
  // On the table itself it would be in the way.
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'People' }).click();
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.goto('/online');
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await expect(offer).toBeHidden();
});

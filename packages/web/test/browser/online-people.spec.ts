import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { test } from './kit/people.ts';
import { controlled } from './kit/service-worker.ts';
import { deal, openTable } from './kit/tables.ts';
import { expect } from './kit/test.ts';

test.describe('oneself', () => {
  // A link that has been used leads nowhere.
  test.use({ mayFail: /404 \(Not Found\)/ });

  test('another name, another device, everything that is kept, and nothing any more', async ({
    bring,
    stranger,
  }) => {
    const { page } = await bring('Ann');
    await page.getByRole('link', { name: 'Your profile' }).click();
    await expectNoSeriousFinding(page);
    await expectNoOverflow(page);
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText('You are playing as Anna.')).toBeVisible();

    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    const { page: other } = await stranger({ place: link });
    await other.getByRole('button', { name: 'Continue here' }).click();
    await expect(other.getByText('You are playing as Anna.')).toBeVisible();
    // It works once.
    await other.goto('/about');
    await other.goto(link);
    await other.getByRole('button', { name: 'Continue here' }).click();
    await expect(other.getByRole('alert')).toContainText('already been used');
    await other.close();

    await page.getByRole('button', { name: 'Show it all' }).click();
    await expect(page.locator('pre')).toContainText('Anna');
    await page.getByRole('button', { name: 'Delete it all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it all' }).click();
    await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
  });
});

test('talking: chat and emotes, muting and reporting', async ({ bring, world }) => {
  const ann = await bring('Ann', { place: null });
  const ben = await bring('Ben');
  await expectNoSeriousFinding(ben.page);
  await expectNoOverflow(ben.page);
  await deal([ann, ben], await openTable(ann, ['me', 'invited']));
  const open = ({ page }: typeof ann) => page.getByRole('button', { name: 'People' }).click();
  await open(ann);
  await open(ben);
  const heard = ben.page.getByRole('log', { name: 'Chat' });
  const say = async (text: string): Promise<void> => {
    await ann.page.getByLabel('Say something').fill(text);
    await ann.page.getByRole('button', { name: 'Send' }).click();
  };
  await say('<b>Hello</b> & welcome');
  await expect(heard).toContainText('Ann: <b>Hello</b> & welcome');
  await ann.page.getByRole('button', { name: 'Well played!' }).click();
  await expect(heard).toContainText('Ann: Well played!');
  await expectNoSeriousFinding(ben.page);
  await expectNoOverflow(ben.page);
  await ben.page.getByRole('button', { name: 'Mute Ann' }).click();
  await expect(heard).not.toContainText('Ann');
  await ann.page.getByRole('button', { name: 'Wow!' }).click();
  await expect(ann.page.getByRole('log', { name: 'Chat' })).toContainText('Wow!');
  await world.settled();
  await expect(heard).not.toContainText('Wow!');

  await test.step('what has been read stays read', async () => {
    await ann.page.reload();
    const people = ann.page.getByRole('button', { name: 'People' });
    await expect(people).toHaveText('People');
    await people.click();
    await expect(ann.page.getByRole('log', { name: 'Chat' })).toContainText('Wow!');
    await ann.page.keyboard.press('Escape');
    await expect(people).toHaveText('People');
  });

  await ben.page.getByRole('button', { name: 'Report Ann' }).click();
  const report = ben.page.getByRole('dialog', { name: 'Report Ann' });
  await report.getByLabel('What happened?').fill('Ann does not stop.');
  await expectNoSeriousFinding(ben.page);
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report.getByRole('status')).toContainText('passed on');
  // By keyboard one is back where one was.
  await ben.page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(ben.page.getByRole('button', { name: 'Report Ann' })).toBeFocused();
  // Once is enough, and that is said.
  await ben.page.getByRole('button', { name: 'Report Ann' }).click();
  await report.getByLabel('What happened?').fill('Again.');
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report.getByRole('alert')).toContainText('already');
});

test.describe('somebody who is banned', () => {
  test.use({ mayFail: /403 \(Forbidden\)/ });

  test('is told so, and can take what is kept about them and have it deleted', async ({ bring, server }) => {
    const ann = await bring('Ann');
    await ann.page.getByRole('link', { name: 'Your profile' }).click();
    await ann.page.getByLabel('New password').fill('a long one of mine');
    await ann.page.getByRole('button', { name: 'Set the password' }).click();
    await expect(ann.page.getByTestId('sign-in-name')).toBeVisible();
    const reply = await ann.ask({ ask: 'me' });
    await server.ban(reply.ok ? (reply.me?.id ?? '') : '');
    await ann.page.reload();
    await expect(ann.page.getByRole('alert')).toContainText('have banned you');
    await ann.page.getByRole('button', { name: 'Show it all' }).click();
    await expect(ann.page.locator('pre')).toContainText('Ann');
    await ann.page.getByRole('button', { name: 'Delete it all' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Delete it all' }).click();
    await ann.page.getByLabel('Your password').fill('a long one of mine');
    await ann.page.getByRole('button', { name: 'Confirm' }).click();
    await expect(ann.page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
  });
});

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow', wishes: { ownPages: true } });

  test('an old page is told to reload, and comes back as the new one, though an old one is open beside it', async ({
    bring,
    server,
  }) => {
    const { page, context } = await bring('Ann');
    await controlled(page);
    const beside = await context.newPage();
    await beside.goto('/about');
    server.publish('another-build');
    await page.route('**/api/version', (route) =>
      route.fulfill({ json: { protocol: 99, content: 'other' } }),
    );
    await page.reload();
    await expect(
      page.getByText('This page is older than the game’s server: reload it to go on.'),
    ).toBeVisible();
    const titles = (): Promise<readonly string[]> =>
      page.evaluate(() => [...document.querySelectorAll('title')].map((title) => title.text));
    expect(await titles()).not.toContain('another-build');
    // Only the page that comes next is the new one: while it is the old one the notice stands.
    page.once('framenavigated', () => void page.unroute('**/api/version'));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Play online' })).toBeVisible();
    expect(await titles()).toContain('another-build');
    // It stays the new one.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Play online' })).toBeVisible();
    await controlled(page);
    expect(await titles()).toContain('another-build');
  });
});

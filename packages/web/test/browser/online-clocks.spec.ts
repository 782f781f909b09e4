import { test } from './kit/people.ts';
import { deal, openByHand, openTable } from './kit/tables.ts';
import { expect } from './kit/test.ts';

test('a clock is chosen, shown, warns, and says what happened when time ran out', async ({
  bring,
  world,
}) => {
  const ann = await bring('Ann', { place: null });
  const { page } = ann;
  await page.clock.install();

  await test.step('it is part of the set-up', async () => {
    await page.goto('/online/new');
    await page.getByRole('radio', { name: 'Brisk' }).check();
    await page.getByRole('radio', { name: 'A bot decides for them' }).check();
    await openByHand(ann, ['Me', 'A friend'], {});
    const facts = page.getByRole('region', { name: 'Settings' });
    await expect(facts).toContainText('20 s for each decision, 5 min in reserve, 10 s back with every turn');
    await expect(facts).toContainText('a bot decides for anybody who runs out of time');
  });
  await test.step('people have one, and it warns', async () => {
    const clock = { kind: 'live', free: 20, bank: 5, increment: 10 } as const;
    await deal([ann], await openTable(ann, ['me', 'bot'], { clock, timeOut: 'bot' }));
    // A bot may have begun: its clock is nobody's.
    await world.until(() => page.locator('[data-instruction][data-active]').isVisible(), 'Ann is asked');
    // Bots have none.
    await expect(page.getByRole('timer')).toHaveCount(1);
    await expect(page.getByRole('timer')).toHaveText(/\d:\d\d$/);
    await expect(page.getByText('Your time is running out')).toBeHidden();
    await page.clock.fastForward('04:30');
    await expect(page.getByText('Your time is running out: less than 1:04 left.')).toBeVisible();
  });
  await test.step('it runs out', async () => {
    const clock = { kind: 'live', free: 5, bank: 0, increment: 0 } as const;
    await deal([ann], await openTable(ann, ['me', 'bot'], { clock }));
    const isUp = page.getByText('Your time is up. You can still decide');
    await expect(isUp).toBeHidden();
    await world.until(() => isUp.isVisible(), 'time is up');
  });
  await test.step('where a bot decides, that is said in place of the question', async () => {
    const clock = { kind: 'live', free: 5, bank: 0, increment: 0 } as const;
    await deal([ann], await openTable(ann, ['me', 'bot'], { clock, timeOut: 'bot' }));
    const line = page
      .locator('[data-instruction]:not([data-active])')
      .filter({ hasText: 'A bot plays for you' });
    const isBack = line.getByRole('button', { name: 'I am back' });
    await world.until(() => isBack.isVisible(), 'a bot decides');
  });
});

test('a player gives another more time, and everybody is told', async ({ bring, world }) => {
  const ann = await bring('Ann');
  const ben = await bring('Ben');
  const clock = { kind: 'days', days: 1 } as const;
  await deal([ann, ben], await openTable(ann, ['me', 'invited'], { clock }));
  await ann.page.getByRole('button', { name: 'People' }).click();
  await ann.page.getByRole('button', { name: 'Give a day to Ben' }).click();
  await world.settled();
  await expect(ben.page.getByText('Ann gave you a day.')).toBeVisible();
  await expect(ann.page.getByText('Ann gave Ben a day.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Close' }).click();
  await expect(ben.page.getByText('Ann gave you a day.')).toBeHidden();
});

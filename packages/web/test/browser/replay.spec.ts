import { library } from '@smashup/cards';
import type { CardId, State } from '@smashup/engine';
import type { Page } from '@playwright/test';
import { SIZES } from '../../tools/sizes.ts';
import { concede } from './kit/concede.ts';
import { againstRandomBots } from './kit/found.ts';
import { finishedFor, lookAs, openReplay, pointNow, press, tableSeen, timeline } from './kit/replay.ts';
import { expectNoSeriousFinding } from './kit/findings.ts';
import { turnSeen } from './kit/kept.ts';
import { wholeScroll } from './kit/measure.ts';
import { play } from './kit/play.ts';
import { inEveryWindow, settle } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

function namesOf({ defs }: State, cards: readonly CardId[]): string[] {
  return cards.map((card) => library.defs[defs[card]].name);
}

/** The table as the engine left it. */
function result(state: State, seat: number | null) {
  return {
    vp: state.players.map(({ vp }) => vp),
    bases: namesOf(
      state,
      state.bases.map(({ base }) => base),
    ),
    hand: seat === null ? [] : namesOf(state, state.players[seat].hand),
  };
}

async function expectResult(page: Page, state: State, seat: number | null): Promise<void> {
  const names = state.players.map(({ name }) => name);
  await expect.poll(() => tableSeen(page, names)).toEqual(result(state, seat));
}

test('a game that was conceded says so at its end, and not before', async ({ page }) => {
  const game: object = JSON.parse(finishedFor(2).text);
  await openReplay(page, JSON.stringify({ ...game, ending: { conceded: 0 } }));
  const said = page.getByText('Ann conceded; Benedikta has won.');
  await expect(said).toBeHidden();
  await press(page, 'To the end');
  await expect(said).toBeVisible();
});

test('a game is replayed step by step to its end, which is the recorded one', async ({ page }) => {
  const { text, state } = finishedFor(2);
  await openReplay(page, text);
  const last = Number(await timeline(page).getAttribute('max'));
  for (let at = 0; at < last; at += 1) {
    await press(page, 'One step forward');
    await expect(timeline(page)).toHaveValue(String(at + 1));
  }
  await expectResult(page, state, 0);
  await expect(page.getByText('The game is over.')).toBeVisible();
  for (let at = last; at > last - 5; at -= 1) {
    await press(page, 'One step back');
    await expect(timeline(page)).toHaveValue(String(at - 1));
  }
  await press(page, 'Back to the start');
  await expect(timeline(page)).toHaveValue('0');

  await test.step('on a phone one sees the base that a card comes to', async () => {
    await page.setViewportSize(SIZES.phone);
    const bases = page.locator('[data-spot]');
    const cardsThere = (): Promise<number[]> =>
      bases.evaluateAll((spots) => spots.map((spot) => spot.querySelectorAll('[data-card]').length));
    const goTo = async (step: number): Promise<void> => {
      await timeline(page).fill(String(step));
      await settle(page);
    };
    let step = 0;
    let grown = -1;
    while (grown < 0) {
      const before = await cardsThere();
      step += 1;
      await goTo(step);
      grown = (await cardsThere()).findIndex((cards, at) => cards > (before[at] ?? cards));
    }
    await goTo(step - 1);
    const elsewhere = grown === 0 ? 1 : 0;
    await page
      .getByRole('button', { name: /^Show / })
      .nth(elsewhere)
      .click();
    await expect(bases.nth(elsewhere)).toBeInViewport({ ratio: 1 });
    await expect(bases.nth(grown)).not.toBeInViewport({ ratio: 0.5 });
    await goTo(step);
    await expect(bases.nth(grown)).toBeInViewport({ ratio: 1 });
  });
});

test('from every seat its end is the recorded one', async ({ page }) => {
  const { text, state } = finishedFor(3);
  await openReplay(page, text);
  await press(page, 'To the end');
  for (const [seat, { name }] of state.players.entries()) {
    await lookAs(page, name);
    await expectResult(page, state, seat);
  }
  await lookAs(page, 'a spectator');
  await expectResult(page, state, null);
});

test('it plays by itself, and goes to turns and scorings', async ({ page }) => {
  const { text } = finishedFor(2);
  await openReplay(page, text);
  await press(page, 'Play');
  await expect.poll(() => pointNow(page)).toBeGreaterThan(3);
  await press(page, 'Pause');
  await press(page, 'To the end');
  const last = Number(await timeline(page).getAttribute('max'));
  await expect(timeline(page)).toHaveValue(String(last));
  await press(page, 'More');
  const panel = page.getByRole('dialog', { name: 'About this replay' });
  await panel.getByLabel('Turn', { exact: true }).selectOption({ index: 4 });
  await expect(page.getByText(/^Turn 5/).first()).toBeVisible();
  const turn = await pointNow(page);
  expect(turn).toBeLessThan(last);
  await press(page, 'More');
  await panel.getByLabel('Scoring', { exact: true }).selectOption({ index: 1 });
  await expect.poll(() => pointNow(page)).not.toBe(turn);
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', /^Turn \d+, step/);
  // Before the points are given others may answer.
  const show = page.getByRole('region', { name: / scores$/ });
  await settle(page);
  while (!(await show.isVisible())) {
    const at = await pointNow(page);
    await press(page, 'One step forward');
    await expect(timeline(page)).toHaveValue(String(at + 1));
    await settle(page);
  }
  await press(page, 'Back to the start');
  await expect(show).toBeHidden();
});

test('with all cards open everybody’s hand can be seen', async ({ page }) => {
  const { text, state } = finishedFor(2);
  await openReplay(page, text);
  await press(page, 'To the end');
  await press(page, 'More');
  const panel = page.getByRole('dialog', { name: 'About this replay' });
  await expect(panel.getByText(/cards in hand/)).toHaveCount(0);
  await panel.getByRole('checkbox', { name: 'All cards open' }).check();
  const { name, hand } = state.players[1];
  await panel.getByText(`${name}: ${hand.length} cards in hand`).click();
  const cards = await panel
    .locator('details[open] button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(cards).toHaveLength(hand.length);
  for (const [at, card] of namesOf(state, hand).entries()) expect(cards[at]).toContain(card);
});

test('from the middle a game goes on, against bots', async ({ page }) => {
  await openReplay(page, againstRandomBots(finishedFor(2).text));
  await press(page, 'More');
  // A turn of the person, who is waited for.
  const turns = page.getByLabel('Turn', { exact: true });
  const own = await turns
    .locator('option', { hasText: 'Ann' })
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const middle = own[Math.floor(own.length / 2)];
  await turns.selectOption(middle);
  await expect(timeline(page)).toHaveValue(middle);
  const names = ['Ann', 'Benedikta'];
  const seen = await tableSeen(page, names);
  await press(page, 'More');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  const { vp } = await tableSeen(page, names);
  expect(vp).toEqual(seen.vp);
  const turn = await turnSeen(page);
  await play(page, { seed: 5, until: async () => (await turnSeen(page)) > turn + 2 });
  await concede(page);
  // The game that went on differently can be looked at as well.
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(timeline(page)).toBeVisible();
  expect(Number(await timeline(page).getAttribute('max'))).toBeGreaterThan(Number(middle));
});

test('a link that was made in one browser shows the game in another', async ({ page, browser }) => {
  const { text, state } = finishedFor(3);
  await openReplay(page, text);
  await press(page, 'More');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to this replay').inputValue();
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(timeline(other)).toBeVisible();
  await press(other, 'To the end');
  await expectResult(other, state, 0);
  await elsewhere.close();
});

test('a strong bot judges the decisions, in the background, and can be stopped', async ({ page }) => {
  const { text } = finishedFor(2);
  await openReplay(page, text);
  await press(page, 'More');
  const judging = page.getByRole('region', { name: 'What a strong bot would have done' });
  await judging.getByRole('button', { name: /^Judge the decisions of Ann/ }).click();
  await expect(judging.getByRole('progressbar')).toBeVisible();
  await expect(judging.getByRole('listitem').nth(3)).toBeVisible({ timeout: 120_000 });
  await expect(judging.getByText(/chance to win$/)).toBeVisible();
  await judging.getByRole('button', { name: 'Stop' }).click();
  await expect(judging.getByRole('progressbar')).toBeHidden();
  await judging.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => pointNow(page)).toBeGreaterThan(0);
});

test('a record of another version says so, and is shown as far as it goes', async ({ page }) => {
  const { text } = finishedFor(2);
  const data: { answers: string } = JSON.parse(text);
  const answers = data.answers.split(' ');
  answers[40] = `~~~${answers[40].slice(3)}`;
  await openReplay(page, JSON.stringify({ ...data, answers: answers.join(' ') }));
  await expect(page.getByText(`answer 41 of ${answers.length}`)).toBeVisible();
  await expect(timeline(page)).toHaveAttribute('max', '40');
});

test('what is no game is refused with the reason', async ({ page }) => {
  await page.goto('/replay#nonsense');
  await expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
  await expect(page.getByText('There is no game in this link')).toBeVisible();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText(/no game of Smash Up/)).toBeVisible();
});

test('no accessibility finding, no overflow, in any window', async ({ page }) => {
  await openReplay(page, finishedFor(3).text);
  await timeline(page).fill('60');
  await expectNoSeriousFinding(page);
  await inEveryWindow(page, async (_, name) => {
    expect.soft(await wholeScroll(page), name).toEqual([0, 0, 0, 0, 0, 0]);
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, name).toBeLessThanOrEqual(0);
    for (const button of await page.getByRole('group', { name: 'Replay' }).getByRole('button').all()) {
      await expect.soft(button, name).toBeInViewport({ ratio: 1 });
    }
  });
  await press(page, 'More');
  await page.getByRole('checkbox', { name: 'All cards open' }).check();
  await expectNoSeriousFinding(page);
  await inEveryWindow(page, async (_, name) => {
    const surplus = await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        Math.max(
          0,
          ...[dialog, ...dialog.querySelectorAll('section')].map((one) => one.scrollWidth - one.clientWidth),
        ),
      );
    expect.soft(surplus, name).toBeLessThanOrEqual(1);
  });
});

import type { Locator, Page } from '@playwright/test';
import { chanceFrom, oneOf, type Chance } from './chance.ts';
import { confirmButton, glowing, look, passButton, type Seen } from './table.ts';
import { expect } from './test.ts';

/** How a person presses what they want to press. */
export interface Hand {
  choose(page: Page, at: number): Promise<void>;
  confirm(page: Page): Promise<void>;
  pass(page: Page): Promise<void>;
  closeScoring(page: Page): Promise<void>;
}

export const mouse: Hand = {
  choose: (page, at) => clickWhereSeen(glowing(page).nth(at)),
  confirm: (page) => confirmButton(page).click(),
  pass: (page) => passButton(page).click(),
  closeScoring: (page) =>
    page
      .getByRole('region', { name: / scores$/ })
      .getByRole('button', { name: 'Close' })
      .click(),
};

/** Cards in a hand overlap: a person clicks where one sees the card. */
async function clickWhereSeen(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const point = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.1, 0.9, 0.3, 0.7];
    return steps
      .flatMap((right) => steps.map((down) => ({ x: x + width * right, y: y + height * down })))
      .find((at) => element.contains(document.elementFromPoint(at.x, at.y)));
  });
  if (point === undefined)
    throw new Error(`Covered by something: ${await button.getAttribute('aria-label')}`);
  await button.page().mouse.click(point.x, point.y);
}

interface Wishes {
  readonly seed: number;
  readonly hand?: Hand;
  /** Stop when this holds; else at the end of the game. */
  readonly until?: (seen: Seen) => boolean | Promise<boolean>;
  /** Called when somebody else sits down at the screen. */
  readonly onHandOver?: (name: string) => Promise<void>;
  readonly most?: number;
}

/** Plays what is offered, by chance but rather doing something than nothing. */
export async function play(page: Page, { seed, hand = mouse, until, onHandOver, most = 3000 }: Wishes) {
  const chance = chanceFrom(seed);
  for (let step = 0; step < most; step += 1) {
    const seen = await nextSight(page);
    if (seen.isOver || (await until?.(seen))) return;
    if (seen.isScoringShown) await hand.closeScoring(page);
    else if (seen.handOver === null) await act(page, seen, hand, chance);
    else {
      await onHandOver?.(seen.handOver);
      await page.getByRole('button', { name: `I am ${seen.handOver}` }).click();
    }
    await change(page, seen);
  }
  throw new Error(`The game was not over after ${most} steps.`);
}

/** The next moment at which there is something to do. */
async function nextSight(page: Page): Promise<Seen> {
  let seen = await look(page);
  await expect
    .poll(
      async () => {
        seen = await look(page);
        return seen.isOver || seen.handOver !== null || seen.choices.length > 0 || seen.confirm === 'ready';
      },
      { message: 'something to do', intervals: [5, 10, 20, 50, 100], timeout: 20_000 },
    )
    .toBe(true);
  return seen;
}

async function act(page: Page, { choices, confirm }: Seen, hand: Hand, chance: Chance): Promise<void> {
  const fresh = choices.filter(({ isPicked, isPass }) => !isPicked && !isPass);
  const isPicking = choices.length > fresh.length || chance() < 0.3;
  if (confirm === 'ready' && (isPicking || fresh.length === 0)) return hand.confirm(page);
  if (fresh.length === 0 || (confirm === 'none' && chance() < 0.1 && (await passButton(page).count()) > 0)) {
    return hand.pass(page);
  }
  return hand.choose(page, oneOf(fresh, chance).at);
}

/** Waits until the page shows something else; two questions in a row can look the same, so not for ever. */
async function change(page: Page, before: Seen): Promise<void> {
  const old = JSON.stringify(before);
  await expect
    .poll(async () => JSON.stringify(await look(page)) !== old, { intervals: [5, 10, 20, 50], timeout: 700 })
    .toBe(true)
    .catch(() => undefined);
}

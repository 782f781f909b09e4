import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { minionsToPlay } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { all, one, openFound } from './kit/table.ts';

const SEARCH: Parameters<typeof openFound>[0] = [minionsToPlay, 2, 20];
const PHONE = { size: SIZES.phone };

const minions = (): HTMLElement[] =>
  all('[data-hand] button[data-mark="choice"][aria-label*="Minion, power"]');
const chosen = (): (string | undefined)[] =>
  all('[data-hand] button[data-mark="picked"]').map(({ dataset }) => dataset['card']);
const inHand = (card: string | undefined): HTMLElement => one(`[data-hand] [data-card="${card}"]`);

it('where to play: the card is marked, Cancel is a button, another card is switched to', async () => {
  const page = await openFound(SEARCH);
  const [first, second] = minions().map(({ dataset }) => dataset['card']);
  const prompt = (): string | null => one('section[data-active] > p').textContent;
  const asked = prompt();
  await page.click(inHand(first));
  expect(chosen()).toEqual([first]);
  await page.click(page.getByRole('button', { name: 'Cancel' }));
  expect(chosen()).toEqual([]);
  expect(prompt()).toBe(asked);
  await page.click(inHand(first));
  expect(chosen()).toEqual([first]);
  await page.click(inHand(second));
  expect(chosen()).toEqual([second]);
});

it('what the chosen card will do is said before it does it', async () => {
  const page = await openFound(SEARCH);
  const [card] = minions();
  const text = card.querySelector('[data-rules]')?.textContent;
  await page.click(card);
  expect(one('[data-instruction] [data-rules]').textContent).toBe(text);
});

it('a card is shown large when the mouse comes to rest on it, not when it comes to lie under the mouse', async () => {
  const page = await openFound(SEARCH);
  const enlarged = (): HTMLElement[] => all('div[data-kind][aria-hidden="true"]');
  const [card] = all('[data-hand] button');
  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  await page.pass(2000);
  expect(enlarged()).toEqual([]);
  fireEvent.pointerMove(card, { pointerType: 'mouse' });
  await page.pass(449);
  expect(enlarged()).toEqual([]);
  await page.pass(1);
  expect(enlarged()).toHaveLength(1);
});

it('a finger that rests on a card shows it up close, and chooses nothing', async () => {
  const page = await openFound(SEARCH);
  const [card] = minions();
  fireEvent.pointerDown(card, { pointerType: 'touch' });
  await page.pass(449);
  expect(page.queryByRole('dialog')).toBeNull();
  await page.pass(1);
  expect(page.getByRole('dialog')).toBeTruthy();
  fireEvent.pointerUp(card, { pointerType: 'touch' });
  fireEvent.click(card);
  await page.settled();
  expect(chosen()).toEqual([]);
});

describe('on a phone', () => {
  it('a tap on a place plays the card that is held there', async () => {
    const page = await openFound(SEARCH, PHONE);
    const card = minions()[0].dataset['card'];
    await page.click(inHand(card));
    const place = one('[data-column]').dataset['spot'];
    await page.click(one(`[data-column] [data-card="${place}"]`));
    expect(all(`[data-spot="${place}"] [data-card="${card}"]`)).toHaveLength(1);
  });
});

import { within } from '@testing-library/dom';
import { findGame } from '../../../tools/found-games.ts';
import { againstRandomBots } from '../../against-bots.ts';
import { openPage, type Page } from './page.tsx';

export function fileOf(text: string, name = 'game.json'): File {
  return new File([text], name, { type: 'application/json' });
}

/** Imports a recorded game and sits down at its table. */
export async function openGame(text: string, wishes: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage('/saved', wishes);
  await page.upload(page.getByLabelText('Choose files'), fileOf(text));
  await page.click(page.getByRole('link', { name: /Resume/ }));
  return page;
}

/** Sits down at the moment of a game by chance that is worth most. */
export function openFound(
  search: Parameters<typeof findGame>,
  wishes: Parameters<typeof openPage>[1] = {},
): Promise<Page> {
  return openGame(textOf(search), wishes);
}

const found: { readonly search: Parameters<typeof findGame>; readonly text: string }[] = [];

/** Looked for once in each process. */
function textOf(search: Parameters<typeof findGame>): string {
  const known = found.find((other) => other.search.every((part, at) => part === search[at]));
  if (known !== undefined) return known.text;
  const text = againstRandomBots(findGame(...search));
  found.push({ search, text });
  return text;
}

type Sitter = 'Person' | 'Bot: random' | 'Bot: easy';

/** Sets up a game on the screen for it, and begins. */
export async function beginGame(
  sitters: readonly Sitter[],
  choice: 'Free pick' | 'Random' | 'Draft' | 'League draft',
  seed: number,
  { way, ...wishes }: Parameters<typeof openPage>[1] & { readonly way?: 'Two against two' | 'Big Base' } = {},
): Promise<Page> {
  const page = await openPage('/new', wishes);
  await page.click(page.getByRole('radio', { name: String(sitters.length) }));
  for (const [at, sitter] of sitters.entries()) {
    const group = within(page.getByRole('group', { name: `Player ${at + 1}` }));
    await page.select(group.getByLabelText('Who plays'), sitter);
  }
  await page.click(page.getByRole('radio', { name: new RegExp(`^${choice}`) }));
  if (way !== undefined) await page.click(page.getByRole('radio', { name: new RegExp(`^${way}`) }));
  await page.fill(page.getByLabelText('Seed'), String(seed));
  await page.click(page.getByRole('button', { name: 'Begin game' }));
  return page;
}

/** What the page has that fits; an error if there is none. */
export function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

export function one(selector: string): HTMLElement {
  const [found] = all(selector);
  if (found === undefined) throw new Error(`There is nothing like ${selector}.`);
  return found;
}

/** Everything that glows. */
export const glowing = (): HTMLElement[] => all('button[data-mark]');

export const passButton = (): HTMLElement => one('button[data-pass]');

/** The figure with that caption. */
export function figure(caption: RegExp): HTMLElement {
  const found = all('figure').find((one) => caption.test(one.querySelector('figcaption')?.textContent ?? ''));
  if (found === undefined) throw new Error(`There is no figure ${caption}.`);
  return found;
}

/** The part of the page that opens under these words. */
export function opened(page: Page, words: string): HTMLElement {
  const details = page.getByText(words).closest('details');
  if (details === null) throw new Error(`Nothing opens under ${words}.`);
  return details;
}

/** The number of the turn that the table says. */
export function turnSeen(): number {
  return Number(/Turn (?<n>\d+)/.exec(one('header p').textContent)?.groups?.['n']);
}

export async function openMenu(page: Page): Promise<void> {
  await page.click(page.getByRole('button', { name: 'Menu' }));
}

/** "Are you sure?": yes. */
export async function sayYes(page: Page): Promise<void> {
  const buttons = within(page.getByRole('dialog', { name: 'Are you sure?' })).getAllByRole('button');
  await page.click(buttons.at(-1) ?? document.body);
}

/** The person at the screen gives up. */
export async function concede(page: Page): Promise<void> {
  await openMenu(page);
  await page.click(page.getByRole('button', { name: 'Concede' }));
  await sayYes(page);
}

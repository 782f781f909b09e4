import type { Page } from '@playwright/test';
import { openGame } from '../../../tools/browse.ts';
import { findGame } from '../../../tools/found-games.ts';
import { hurry } from './settings.ts';

/** Looked for once in each process that runs tests. */
const texts = new Map<string, string>();

type Search = Parameters<typeof findGame>;
type Settings = Parameters<typeof hurry>[1];

/** Sits down at the moment of a game by chance that is worth most. */
export async function openFound(
  page: Page,
  ...[worth, players, games, settings]: [...Search, Settings?]
): Promise<void> {
  const key = `${worth.toString()} ${players} ${games}`;
  const text = texts.get(key) ?? findGame(worth, players, games);
  texts.set(key, text);
  await hurry(page, settings);
  await openGame(page, text);
}

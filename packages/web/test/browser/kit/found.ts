import type { Page } from '@playwright/test';
import { openGame } from '../../../tools/browse.ts';
import { findGame } from '../../../tools/found-games.ts';
import { againstRandomBots } from '../../against-bots.ts';
import { hurry } from './settings.ts';

/** Looked for once in each process that runs tests. */
const found: { readonly search: Search; readonly text: string }[] = [];

type Search = Parameters<typeof findGame>;
type Settings = Parameters<typeof hurry>[1];

/** Sits down at the moment of a game by chance that is worth most. */
export async function openFound(
  page: Page,
  ...[worth, players, games, settings]: [...Search, Settings?]
): Promise<void> {
  await hurry(page, settings);
  await openGame(page, textOf([worth, players, games]));
}

function textOf(search: Search): string {
  const known = found.find((one) => one.search.every((part, at) => part === search[at]));
  if (known !== undefined) return known.text;
  const text = againstRandomBots(findGame(...search));
  found.push({ search, text });
  return text;
}

import type { Page } from '@playwright/test';
import { COLOURS } from '@smashup/referee/protocol';
import { openGame } from '../../../tools/browse.ts';
import { findGame } from '../../../tools/found-games.ts';
import { hurry } from './settings.ts';

/** The others answer by chance, which comes out the same every time: stronger bots answer as far as they get. */
export function againstRandomBots(text: string): string {
  const game: { config: { players: readonly { name: string }[] } } = JSON.parse(text);
  const seats = game.config.players.map(({ name }, seat) => ({
    name,
    colour: COLOURS[seat],
    sitter: seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'random' },
    factions: null,
  }));
  return JSON.stringify({ ...game, seats });
}

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

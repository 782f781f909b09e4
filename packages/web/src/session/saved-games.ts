import { create } from 'zustand';
import { download } from './download.ts';
import { hasGames } from '../host/games-database.ts';
import type { SavedGame } from '../protocol/referee-api.ts';
import { referee } from './referee.ts';
import { leaveGame, useSession } from './session.ts';

/** The saved games, the newest first; null until they have been read. */
export const useSavedGames = create<{ readonly games: readonly SavedGame[] | null }>()(() => ({
  games: null,
}));

export async function readSavedGames(): Promise<void> {
  const games = (await hasGames()) ? await referee().saved() : [];
  useSavedGames.setState({ games: games.toSorted((a, b) => b.savedAt - a.savedAt) });
  rememberVisit(games.length > 0);
}

const VISITED = 'smashup-games';

function rememberVisit(hasPlayed: boolean): void {
  if (hasPlayed) localStorage.setItem(VISITED, 'some');
  else localStorage.removeItem(VISITED);
}

/**
 * Whether there are no saved games, as far as that is known before they are read: so that nothing moves when they are.
 */
export function isNewHere(games: readonly SavedGame[] | null): boolean {
  return games === null ? localStorage.getItem(VISITED) === null : games.length === 0;
}

/** Whoever has played so few games sees first what every game has. */
const FIRST_GAMES = 3;

export function isNewcomer(games: readonly SavedGame[] | null): boolean {
  return games === null ? isNewHere(games) : games.length < FIRST_GAMES;
}

export async function forgetGame(id: string): Promise<void> {
  // On the table it would be saved again.
  if (useSession.getState().game?.id === id) await leaveGame();
  await referee().forget(id);
  await readSavedGames();
}

/** The record of a game as text. */
export function exportGame(id: string): Promise<string> {
  return referee().exportGame(id);
}

/** Reads a record into a saved game and returns what has to be said about it, if anything; refusals are errors. */
export async function importGame(text: string): Promise<string | null> {
  const { note } = await referee().importGame(text);
  await readSavedGames();
  return note;
}

/** Saves the record of a game as a file. */
export async function saveRecord(id: string): Promise<void> {
  download(`smash-up-${id}.json`, await exportGame(id));
}

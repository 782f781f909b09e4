import type { Catalogue, FactionEntry } from '@smashup/referee/protocol';
import { readCatalogue, useCatalogue } from '../../catalogue/catalogue.ts';
import { useSavedGames } from '../../session/saved-games.ts';
import type { SavedGame } from '../../protocol/referee-api.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Shelf } from './set-up-form.ts';

/** The factions that this person can set up games with. Suspends until the catalogue is loaded. */
export function useShelf(): Shelf<FactionEntry> {
  const catalogue = useCatalogue();
  const notMine = useSettings((settings) => settings.notMine);
  const games = useSavedGames((state) => state.games);
  return shelf(catalogue, notMine, games);
}

/** The same for a game that begins with one click. */
export async function readShelf(): Promise<Shelf<FactionEntry>> {
  return shelf(await readCatalogue(), useSettings.getState().notMine, useSavedGames.getState().games);
}

function shelf(
  { factions }: Catalogue,
  notMine: readonly string[],
  games: readonly SavedGame[] | null,
): Shelf<FactionEntry> {
  const played = (games ?? []).flatMap((game) => game.factions.flat());
  return { factions, notMine, played };
}

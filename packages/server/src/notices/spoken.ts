import type { TablesStore } from '../storage/index.ts';

/** How a table is described to one of its players: names, and never a card. */
export interface Spoken {
  readonly name: string;
  readonly others: readonly string[];
}

export async function speakOf(tables: TablesStore, person: string, game: string): Promise<Spoken> {
  const seats = (await tables.byId(game))?.seats ?? [];
  return {
    name: seats.find((row) => row.person === person)?.name ?? '',
    others: seats.filter((row) => row.person !== person).map(({ name }) => name),
  };
}

export function namesOf(others: readonly string[]): string {
  return new Intl.ListFormat('en').format(others);
}

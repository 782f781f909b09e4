import type { ComparedGames, StatisticsView } from '../protocol/index.ts';
import type { StatisticsStore } from '../storage/index.ts';

/** Every game is read to count them: nobody needs that more often, or more of them. */
const FRESH_MILLIS = 600_000;
const MOST_GAMES = 10_000;

type Kind = Pick<ComparedGames, 'kind' | 'players'>;
type Pairing = ComparedGames['pairings'][number];

/** How factions, pairings and first players do in the newest games that count. */
export class Statistics {
  private readonly store: StatisticsStore;
  private readonly now: () => number;
  private counted: { readonly at: number; readonly view: Promise<StatisticsView> } | null = null;

  constructor(store: StatisticsStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** As of the last full ten minutes of the clock, so that nobody can tell when somebody else has asked. */
  async read(): Promise<StatisticsView> {
    const now = this.now();
    const at = now - (now % FRESH_MILLIS);
    if (this.counted?.at !== at) this.counted = { at, view: this.count(at) };
    const { counted } = this;
    try {
      return await counted.view;
    } catch (error) {
      if (this.counted === counted) this.counted = null;
      throw error;
    }
  }

  private async count(at: number): Promise<StatisticsView> {
    const { store } = this;
    const span = { before: at, limit: MOST_GAMES };
    const [kinds, pairings, duels] = await Promise.all([
      store.kinds(span),
      store.pairings(span),
      store.duels(span),
    ]);
    return {
      at,
      kinds: kinds
        .map(({ kind, players, games, begun, wins }) => {
          const isOfKind = (row: Kind): boolean => row.kind === kind && row.players === players;
          const played = pairings.filter(isOfKind).map((row): Pairing => ({
            factions: [row.faction_one, row.faction_two],
            games: row.games,
            wins: row.wins,
          }));
          return {
            kind,
            players,
            games,
            firstPlayer: { games: begun, wins },
            factions: byFaction(played),
            pairings: mostPlayedFirst(played),
            headToHead: mostPlayedFirst(
              duels.filter(isOfKind).map((row) => ({
                factions: [row.faction_one, row.faction_two] satisfies [string, string],
                games: row.games,
                wins: [row.wins_one, row.wins_two] satisfies [number, number],
              })),
            ),
          };
        })
        .toSorted((one, other) => other.games - one.games),
    };
  }
}

function byFaction(pairings: readonly Pairing[]): ComparedGames['factions'] {
  const tallies = new Map<string, { readonly games: number; readonly wins: number }>();
  for (const { factions, games, wins } of pairings)
    for (const faction of factions) {
      const before = tallies.get(faction) ?? { games: 0, wins: 0 };
      tallies.set(faction, { games: before.games + games, wins: before.wins + wins });
    }
  return mostPlayedFirst([...tallies].map(([faction, tally]) => ({ faction, ...tally })));
}

function mostPlayedFirst<T extends { readonly games: number }>(rows: readonly T[]): T[] {
  return rows.toSorted((one, other) => other.games - one.games);
}

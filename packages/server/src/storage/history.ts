import { step, type Database, type Step } from './database.ts';
import type { CountedGameRow, RatingRow, ResultRow } from './schema.ts';

/** A finished game, with who sat there. */
export interface NotedGame {
  readonly game: string;
  readonly endedAt: number;
  /** As JSON; null: the table is gone. */
  readonly setUp: string | null;
  readonly seats: readonly (ResultRow & { readonly name: string })[];
}

/** How often somebody played two factions together, and with what success. */
interface PairingRow {
  readonly faction_one: string;
  readonly faction_two: string;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
}

/** What a rating is about: games in which each plays alone, or two against two (R13). */
export type RatingKind = 'alone' | 'pair';

const RATINGS = { alone: 'ratings', pair: 'pair_ratings' } as const satisfies Record<RatingKind, string>;

/** A rating as it was read, and as it is now; null: there was none. */
export interface NewRating {
  readonly kind: RatingKind;
  readonly before: RatingRow | null;
  readonly now: RatingRow;
}

/** Where a page of a history begins: after this game. */
export interface HistoryPlace {
  readonly endedAt: number;
  readonly game: string;
}

export type HistoryStore = ReturnType<typeof historyStore>;

export function historyStore({ query, write }: Database) {
  const rate = ({ kind, before, now }: NewRating): Step => {
    const table = RATINGS[kind];
    if (before === null) return step(query.insertInto(table).values(now), 1);
    const { person, ...values } = now;
    // If another of their games ended meanwhile, the rating is read again.
    return step(
      query.updateTable(table).set(values).where('person', '=', person).where('games', '=', before.games),
      1,
    );
  };

  return {
    /** Finished games whose results nobody has noted. */
    async unnoted(limit: number): Promise<string[]> {
      const rows = await query.selectFrom('unnoted').select('game').limit(limit).execute();
      return rows.map(({ game }) => game);
    },

    /** Once for each game, in whichever process. False: it was done, or a rating has changed meanwhile. */
    note: (
      game: string,
      results: readonly ResultRow[],
      ratings: readonly NewRating[],
      counted: CountedGameRow | null,
    ) =>
      write([
        step(query.deleteFrom('unnoted').where('game', '=', game), 1),
        ...(results.length === 0
          ? []
          : [step(query.insertInto('results').values([...results]), results.length)]),
        ...ratings.map(rate),
        ...(counted === null ? [] : [step(query.insertInto('counted_games').values(counted), 1)]),
      ]),

    ratingsOf: (kind: RatingKind, people: readonly string[]): Promise<RatingRow[]> =>
      people.length === 0
        ? Promise.resolve([])
        : query
            .selectFrom(RATINGS[kind])
            .selectAll()
            .where('person', 'in', [...people])
            .execute(),

    /** The last games of somebody, the newest first. */
    async gamesOf(person: string, limit: number, after: HistoryPlace | null): Promise<NotedGame[]> {
      let mine = query
        .selectFrom('results')
        .leftJoin('tables', 'tables.id', 'results.game')
        .select(['results.game', 'results.ended_at', 'tables.set_up'])
        .where('results.person', '=', person)
        .orderBy('results.ended_at', 'desc')
        .orderBy('results.game', 'desc')
        .limit(limit);
      if (after !== null) {
        const { endedAt, game } = after;
        mine = mine.where((where) =>
          where.or([
            where('results.ended_at', '<', endedAt),
            where.and([where('results.ended_at', '=', endedAt), where('results.game', '<', game)]),
          ]),
        );
      }
      const games = await mine.execute();
      if (games.length === 0) return [];
      const seats = await query
        .selectFrom('results')
        .innerJoin('seats', (join) =>
          join.onRef('seats.game', '=', 'results.game').onRef('seats.seat', '=', 'results.seat'),
        )
        .selectAll('results')
        .select('seats.name')
        .where(
          'results.game',
          'in',
          games.map(({ game }) => game),
        )
        .orderBy('results.seat')
        .execute();
      return games.map(({ game, ended_at: endedAt, set_up: setUp }) => ({
        game,
        endedAt,
        setUp,
        seats: seats.filter((seat) => seat.game === game),
      }));
    },

    pairingsOf: (person: string): Promise<PairingRow[]> =>
      query
        .selectFrom('results')
        .select((select) => [
          'faction_one',
          'faction_two',
          select.fn.countAll<number>().as('games'),
          select.fn.sum<number>(select.case().when('place', '=', 1).then(1).else(0).end()).as('wins'),
          select.fn.sum<number>('points').as('points'),
        ])
        .where('person', '=', person)
        .groupBy(['faction_one', 'faction_two'])
        .execute(),

    /** The best of those who have played enough rated games. */
    best: (kind: RatingKind, limit: number, games: number) =>
      query
        .selectFrom(RATINGS[kind])
        .innerJoin('people', 'people.id', 'person')
        .select(['person', 'name', 'shown', 'games'])
        .where('games', '>=', games)
        .orderBy('shown', 'desc')
        .orderBy('person')
        .limit(limit)
        .execute(),

    async countAbove(kind: RatingKind, shown: number, games: number): Promise<number> {
      const { count } = await query
        .selectFrom(RATINGS[kind])
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('shown', '>', shown)
        .where('games', '>=', games)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

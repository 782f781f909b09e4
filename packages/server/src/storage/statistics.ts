import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { CountedGameRow, Schema } from './schema.ts';

type Kind = Pick<CountedGameRow, 'kind' | 'players'>;

/** All games of a kind, and how often whoever began has won where that is known. */
interface KindRow extends Kind {
  readonly games: number;
  readonly begun: number;
  readonly wins: number;
}

interface PairingRow extends Kind {
  readonly faction_one: string;
  readonly faction_two: string;
  readonly games: number;
  readonly wins: number;
}

/** Two factions of different players, in alphabetical order, and how often each came out ahead. */
interface DuelRow extends Kind {
  readonly faction_one: string;
  readonly faction_two: string;
  readonly games: number;
  readonly wins_one: number;
  readonly wins_two: number;
}

export type StatisticsStore = ReturnType<typeof statisticsStore>;

/** Which games are added up: the newest that ended before. */
interface Span {
  readonly before: number;
  readonly limit: number;
}

function newest(query: Kysely<Schema>, { before, limit }: Span) {
  return query
    .selectFrom('counted_games')
    .selectAll()
    .where('ended_at', '<', before)
    .orderBy('ended_at', 'desc')
    .orderBy('game')
    .limit(limit);
}

function seatsOf(query: Kysely<Schema>, span: Span) {
  return query
    .selectFrom(newest(query, span).as('counted'))
    .innerJoin('results', 'results.game', 'counted.game');
}

/** Every seat once for each of its factions. */
function factionsPlayed(query: Kysely<Schema>, span: Span) {
  const seats = seatsOf(query, span).select(['results.game', 'seat', 'place', 'kind', 'players']);
  return seats.select('faction_one as faction').unionAll(seats.select('faction_two as faction'));
}

/** The newest games that count, added up by the database. */
export function statisticsStore({ query }: Pick<Database, 'query'>) {
  return {
    kinds: (span: Span): Promise<KindRow[]> =>
      query
        .selectFrom(newest(query, span).as('counted'))
        .leftJoin('results', (join) =>
          join.onRef('results.game', '=', 'counted.game').onRef('results.seat', '=', 'counted.first'),
        )
        .select((eb) => [
          'kind',
          'players',
          eb.fn.countAll<number>().as('games'),
          eb.fn.count<number>('seat').as('begun'),
          eb.fn.sum<number>(eb.case().when('place', '=', 1).then(1).else(0).end()).as('wins'),
        ])
        .groupBy(['kind', 'players'])
        .execute(),

    pairings: (span: Span): Promise<PairingRow[]> =>
      seatsOf(query, span)
        .select((eb) => [
          'kind',
          'players',
          'faction_one',
          'faction_two',
          eb.fn.countAll<number>().as('games'),
          eb.fn.sum<number>(eb.case().when('place', '=', 1).then(1).else(0).end()).as('wins'),
        ])
        .groupBy(['kind', 'players', 'faction_one', 'faction_two'])
        .execute(),

    duels: (span: Span): Promise<DuelRow[]> =>
      query
        .with('played', () => factionsPlayed(query, span))
        .selectFrom('played as one')
        .innerJoin('played as two', (join) =>
          join
            .onRef('two.game', '=', 'one.game')
            .onRef('two.seat', '!=', 'one.seat')
            .onRef('two.faction', '>', 'one.faction'),
        )
        .select((eb) => [
          'one.kind',
          'one.players',
          'one.faction as faction_one',
          'two.faction as faction_two',
          eb.fn.countAll<number>().as('games'),
          eb.fn
            .sum<number>(eb.case().when('one.place', '<', eb.ref('two.place')).then(1).else(0).end())
            .as('wins_one'),
          eb.fn
            .sum<number>(eb.case().when('two.place', '<', eb.ref('one.place')).then(1).else(0).end())
            .as('wins_two'),
        ])
        .groupBy(['one.kind', 'one.players', 'one.faction', 'two.faction'])
        .execute(),
  };
}

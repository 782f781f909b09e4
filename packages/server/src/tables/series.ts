import { afterGame, nextSetUp, seriesWinners } from '@smashup/referee/protocol';
import type { OnlineSetUp } from '../protocol/index.ts';

type OnlineSeries = NonNullable<OnlineSetUp['series']>;

/** How a game of a series ended, by seat. */
export interface GameEnd {
  readonly factions: readonly string[];
  /** 1 is first; equals share a place. */
  readonly place: number;
}

/** A series in which nothing has been won: what came before only the server knows. */
export function fromTheStart({ series, ...setUp }: OnlineSetUp): OnlineSetUp {
  return { ...setUp, series: series === null ? null : { ...series, games: [], tables: [] } };
}

/** The series after the game at that table, which ended like this. */
export function seriesAfter(
  series: OnlineSeries,
  table: string,
  seats: readonly Pick<GameEnd, 'place'>[],
): OnlineSeries {
  const firsts = [...seats.keys()].filter((seat) => seats[seat]?.place === 1);
  // A game that was broken off has no winner: all who stayed share the first place.
  const { games } = afterGame(series, firsts.length === seats.length ? [] : firsts);
  return {
    ...series,
    games: games.map((winners) => [...winners]),
    tables: [...series.tables, table],
  };
}

/** The set-up of the game after the one at that table: the next of its series, or the first of another. */
export function setUpAfter(setUp: OnlineSetUp, table: string, seats: readonly GameEnd[]): OnlineSetUp {
  if (setUp.series === null) return setUp;
  const series = seriesAfter(setUp.series, table, seats);
  if (seriesWinners(series, seats.length).length > 0) return fromTheStart(setUp);
  const next = nextSetUp(
    setUp,
    series,
    seats.map(({ factions }) => factions),
  );
  return { ...next, series };
}

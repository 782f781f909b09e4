import { afterGame, nextSetUp, seriesWinners } from '@smashup/referee/protocol';
import type { OnlineSetUp } from '../protocol/index.ts';

/** How a game of a series ended, by seat. */
export interface GameEnd {
  readonly factions: readonly string[];
  /** 1 is first; equals share a place. */
  readonly place: number;
}

/** A series in which nothing has been won: what came before only the server knows. */
export function fromTheStart({ series, ...setUp }: OnlineSetUp): OnlineSetUp {
  return { ...setUp, series: series === null ? null : { ...series, games: [] } };
}

/** The set-up of the game after one that ended like this: the next of its series, or the first of another. */
export function setUpAfter(setUp: OnlineSetUp, seats: readonly GameEnd[]): OnlineSetUp {
  if (setUp.series === null) return setUp;
  const firsts = [...seats.keys()].filter((seat) => seats[seat]?.place === 1);
  // A game that was broken off has no winner: all who stayed share the first place.
  const after = afterGame(setUp.series, firsts.length === seats.length ? [] : firsts);
  if (seriesWinners(after, seats.length).length > 0) return fromTheStart(setUp);
  const next = nextSetUp(
    setUp,
    setUp.series,
    seats.map(({ factions }) => factions),
  );
  return { ...next, series: { ...setUp.series, games: after.games.map((winners) => [...winners]) } };
}

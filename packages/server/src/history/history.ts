import { seriesScore } from '@smashup/referee/protocol';
import type {
  HistoryView,
  LeaderboardView,
  OnlineSetUp,
  PastGame,
  RankingView,
  RatingView,
  ResultsView,
} from '../protocol/index.ts';
import { readSetUp, seriesAfter } from '../tables/index.ts';
import type { HistoryPlace, HistoryStore, RatingKind } from '../storage/index.ts';

const PAGE = 20;
const MOST_BEST = 50;
/** With fewer rated games, a rating says little. */
const ENOUGH_GAMES = 5;

/** What somebody has played, and how well. */
export class GameHistory {
  private readonly store: HistoryStore;

  constructor(store: HistoryStore) {
    this.store = store;
  }

  async history(person: string, after: HistoryPlace | null): Promise<HistoryView> {
    const games = await this.store.gamesOf(person, PAGE + 1, after);
    return {
      games: games.slice(0, PAGE).map(({ game, endedAt, setUp, seats }) => ({
        table: game,
        endedAt,
        seats: seats.map((row) => ({
          name: row.name,
          person: row.person,
          isMe: row.person === person,
          factions: [row.faction_one, row.faction_two],
          points: row.points,
          place: row.place,
        })),
        ratingChange: seats.find((row) => row.person === person)?.rating_change ?? null,
        series: setUp === null ? null : standing(readSetUp(setUp), game, seats),
      })),
      hasMore: games.length > PAGE,
    };
  }

  async results(person: string): Promise<ResultsView> {
    const [pairings, rating, pairRating] = await Promise.all([
      this.store.pairingsOf(person),
      this.ratingOf('alone', person),
      this.ratingOf('pair', person),
    ]);
    return {
      pairings: pairings.map(({ faction_one: one, faction_two: two, games, wins, points }) => ({
        factions: [one, two],
        games,
        wins,
        points,
      })),
      rating,
      pairRating,
    };
  }

  private async ratingOf(kind: RatingKind, person: string): Promise<RatingView | null> {
    const [row] = await this.store.ratingsOf(kind, [person]);
    if (row === undefined) return null;
    const { shown, games } = row;
    const rank = games < ENOUGH_GAMES ? null : (await this.store.countAbove(kind, shown, ENOUGH_GAMES)) + 1;
    return { shown, games, rank, untilListed: Math.max(0, ENOUGH_GAMES - games) };
  }

  async leaderboard(person: string): Promise<LeaderboardView> {
    const [alone, pairs] = await Promise.all([this.ranking('alone', person), this.ranking('pair', person)]);
    return { alone, pairs };
  }

  private async ranking(kind: RatingKind, person: string): Promise<RankingView> {
    const [best, mine] = await Promise.all([
      this.store.best(kind, MOST_BEST, ENOUGH_GAMES),
      this.ratingOf(kind, person),
    ]);
    return {
      best: best.map(({ person: id, name, shown, games }) => ({ name, shown, games, isMe: id === person })),
      mine,
    };
  }

  /** The ratings of that kind that people may see: of those who have played enough rated games. */
  async shownRatings(kind: RatingKind, people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.store.ratingsOf(kind, people);
    const known = rows.filter(({ games }) => games >= ENOUGH_GAMES);
    return new Map(known.map(({ person, shown }) => [person, shown]));
  }
}

/** How the series of a game stood after it; null: it was none. */
function standing(
  { series }: OnlineSetUp,
  game: string,
  seats: readonly { readonly place: number }[],
): PastGame['series'] {
  if (series === null) return null;
  const after = seriesAfter(series, game, seats);
  return { of: after.of, score: [...seriesScore(after, seats.length)], tables: after.tables };
}

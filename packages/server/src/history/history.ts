import type { HistoryView, LeaderboardView, ResultsView } from '../protocol/index.ts';
import type { HistoryPlace, HistoryStore } from '../storage/index.ts';

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
      games: games.slice(0, PAGE).map(({ game, endedAt, seats }) => ({
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
      })),
      hasMore: games.length > PAGE,
    };
  }

  async results(person: string): Promise<ResultsView> {
    const [pairings, [rating]] = await Promise.all([
      this.store.pairingsOf(person),
      this.store.ratingsOf([person]),
    ]);
    return {
      pairings: pairings.map(({ faction_one: one, faction_two: two, games, wins, points }) => ({
        factions: [one, two],
        games,
        wins,
        points,
      })),
      rating: rating === undefined ? null : await this.ranked(rating),
    };
  }

  private async ranked({ shown, games }: { readonly shown: number; readonly games: number }) {
    const rank = games < ENOUGH_GAMES ? null : (await this.store.countAbove(shown, ENOUGH_GAMES)) + 1;
    return { shown, games, rank, untilListed: Math.max(0, ENOUGH_GAMES - games) };
  }

  async leaderboard(person: string): Promise<LeaderboardView> {
    const [best, { rating }] = await Promise.all([
      this.store.best(MOST_BEST, ENOUGH_GAMES),
      this.results(person),
    ]);
    return {
      best: best.map(({ person: id, name, shown, games }) => ({ name, shown, games, isMe: id === person })),
      mine: rating,
    };
  }
}

import type {
  HistoryView,
  LeaderboardView,
  PastGame,
  ResultsView,
  StatisticsView,
} from '@smashup/server/protocol';
import { ask } from './line.ts';
import { Unreachable } from './refusal.ts';

/** The person's games after `last`, the newest first. */
export async function readHistory(last: PastGame | null): Promise<HistoryView> {
  const after = last === null ? {} : { after: { endedAt: last.endedAt, game: last.table } };
  return given((await ask({ ask: 'history', ...after })).history);
}

export async function readResults(): Promise<ResultsView> {
  return given((await ask({ ask: 'results' })).results);
}

export async function readLeaderboard(): Promise<LeaderboardView> {
  return given((await ask({ ask: 'leaderboard' })).leaderboard);
}

export async function readStatistics(): Promise<StatisticsView> {
  return given((await ask({ ask: 'statistics' })).statistics);
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Unreachable();
  return value;
}

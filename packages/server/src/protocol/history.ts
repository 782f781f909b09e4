import { z } from 'zod';

/** A finished game of somebody, for them. */
const pastGame = z.strictObject({
  table: z.string(),
  endedAt: z.int(),
  seats: z.array(
    z.strictObject({
      name: z.string(),
      /** To block or mute somebody; null: a bot, or somebody who is forgotten. */
      person: z.string().nullable(),
      isMe: z.boolean(),
      factions: z.tuple([z.string(), z.string()]),
      points: z.int(),
      /** 1 is first; equals share a place. */
      place: z.int(),
    }),
  ),
  /** Null: it was not rated. */
  ratingChange: z.int().nullable(),
  /** The series that it belongs to, as it stood afterwards; null: it stood alone. */
  series: z
    .strictObject({
      of: z.int(),
      /** Games won, by seat. */
      score: z.array(z.int()),
      /** Where it was played so far, in order. */
      tables: z.array(z.string()),
    })
    .nullable(),
});
export type PastGame = z.infer<typeof pastGame>;

/** `history`: a page of your games, the newest first. */
export const historyView = z.strictObject({ games: z.array(pastGame), hasMore: z.boolean() });
export type HistoryView = z.infer<typeof historyView>;

const ratingView = z.strictObject({
  shown: z.int(),
  games: z.int(),
  /** Among all; null: too few rated games yet. */
  rank: z.int().nullable(),
  untilListed: z.int(),
});
export type RatingView = z.infer<typeof ratingView>;

/** `results`: how you did with each pair of factions. */
export const resultsView = z.strictObject({
  pairings: z.array(
    z.strictObject({
      factions: z.tuple([z.string(), z.string()]),
      games: z.int(),
      wins: z.int(),
      points: z.int(),
    }),
  ),
  rating: ratingView.nullable(),
  /** As one of a pair (R13). */
  pairRating: ratingView.nullable(),
});
export type ResultsView = z.infer<typeof resultsView>;

const rankingView = z.strictObject({
  best: z.array(z.strictObject({ name: z.string(), shown: z.int(), games: z.int(), isMe: z.boolean() })),
  mine: ratingView.nullable(),
});
export type RankingView = z.infer<typeof rankingView>;

/** `leaderboard`: the best and yourself, alone and as one of a pair (R13). */
export const leaderboardView = z.strictObject({ alone: rankingView, pairs: rankingView });
export type LeaderboardView = z.infer<typeof leaderboardView>;

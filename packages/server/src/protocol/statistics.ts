import { z } from 'zod';

const tally = { games: z.int(), wins: z.int() };
const faction = z.string();

/** Games of one kind: how often each faction, each pairing and whoever began has won. */
const comparedGames = z.strictObject({
  /** Who sat there: people only, or bots as well. */
  kind: z.enum(['people', 'bots']),
  players: z.int(),
  games: z.int(),
  /** Where it is known who that was. */
  firstPlayer: z.strictObject(tally),
  factions: z.array(z.strictObject({ faction, ...tally })),
  pairings: z.array(z.strictObject({ factions: z.tuple([faction, faction]), ...tally })),
  /** Two factions at one table: how often each came out ahead of the other. The rest are draws. */
  headToHead: z.array(
    z.strictObject({
      factions: z.tuple([faction, faction]),
      games: z.int(),
      wins: z.tuple([z.int(), z.int()]),
    }),
  ),
});
export type ComparedGames = z.infer<typeof comparedGames>;

/** `statistics`: all games of the server that can be compared; nothing about who played them. */
export const statisticsView = z.strictObject({
  /** Games that ended before then. */
  at: z.int(),
  kinds: z.array(comparedGames),
});
export type StatisticsView = z.infer<typeof statisticsView>;

import type { Seat } from '@smashup/engine';
import type { CountedGameRow, HistoryStore, NewRating, ResultRow } from '../storage/index.ts';
import type { SeatOutcome } from './outcome.ts';
import { rateGame, shownOf, UNKNOWN } from './rating.ts';

/** A finished game, as the resultRecorder hears of it. */
export interface FinishedGame {
  readonly game: string;
  readonly endedAt: number;
  /** The table has chosen it. */
  readonly isRated: boolean;
  /** By seat; null: a bot, or a person who asked to be forgotten. */
  readonly people: readonly (string | null)[];
  readonly seats: readonly SeatOutcome[];
  /** Who played together (R13); without partners each is a team. */
  readonly teams: readonly (readonly Seat[])[];
  /** For the statistics of the server; null: it cannot be compared with other games. */
  readonly counted: Pick<CountedGameRow, 'kind' | 'first'> | null;
}

const AT_ONCE = 20;

/**
 * Notes how games ended. A finished game waits in a row of its own until that is done, so nothing is lost when a
 * process dies; whichever process comes first does it, once.
 */
export class ResultRecorder {
  private readonly store: HistoryStore;
  /** Null: the table does not know yet that it is over, and is asked again. */
  private readonly read: (game: string) => Promise<FinishedGame | null>;
  private readonly report: (error: unknown, game: string) => void;
  /** Games that could not be opened: they wait for a server that can. */
  private readonly failed = new Set<string>();
  private round: Promise<void> | null = null;

  constructor(
    store: HistoryStore,
    read: (game: string) => Promise<FinishedGame | null>,
    report: (error: unknown, game: string) => void,
  ) {
    this.store = store;
    this.read = read;
    this.report = report;
  }

  /** Notes what is waiting; simultaneous calls share one run. */
  noteAll(): Promise<void> {
    this.round ??= this.noteWaiting().finally(() => {
      this.round = null;
    });
    return this.round;
  }

  /** Resolves when everything under way is done. */
  async rest(): Promise<void> {
    await this.round;
  }

  private async noteWaiting(): Promise<void> {
    for (const game of await this.store.unnoted(AT_ONCE + this.failed.size)) {
      if (this.failed.has(game)) continue;
      try {
        await this.note(game);
      } catch (error) {
        this.failed.add(game);
        this.report(error, game);
      }
    }
  }

  private async note(game: string): Promise<void> {
    const finished = await this.read(game);
    if (finished !== null) await this.write(finished);
  }

  private async write(finished: FinishedGame): Promise<void> {
    const { game, endedAt, people, seats, counted } = finished;
    const ratings = await this.rate(finished);
    const results = seats.map(({ factions, points, place }, seat): ResultRow => {
      const [one = '', two = ''] = factions.toSorted();
      const rated = ratings.find(({ now }) => now.person === people[seat]);
      return {
        game,
        seat,
        person: people[seat] ?? null,
        faction_one: one,
        faction_two: two,
        points,
        place,
        rating_change:
          rated === undefined ? null : rated.now.shown - (rated.before?.shown ?? shownOf(UNKNOWN)),
        ended_at: endedAt,
      };
    });
    await this.store.note(
      game,
      results,
      ratings,
      counted === null ? null : { game, players: seats.length, ended_at: endedAt, ...counted },
    );
  }

  /** Only where all are people, and are still known. */
  private async rate({ isRated, people, seats, teams }: FinishedGame): Promise<NewRating[]> {
    const known = people.flatMap((person) => (person === null ? [] : [person]));
    if (!isRated || known.length !== seats.length) return [];
    // Partners are rated apart from games in which each plays alone.
    const kind = teams.some((team) => team.length > 1) ? 'pair' : 'alone';
    const rows = new Map((await this.store.ratingsOf(kind, known)).map((row) => [row.person, row]));
    const skills = rateGame(
      known.map((person) => rows.get(person) ?? UNKNOWN),
      seats.map(({ place }) => place),
      teams,
    );
    return known.map((person, seat) => {
      const before = rows.get(person) ?? null;
      const { mu, sigma } = skills[seat] ?? UNKNOWN;
      const games = (before?.games ?? 0) + 1;
      return { kind, before, now: { person, mu, sigma, games, shown: shownOf({ mu, sigma }) } };
    });
  }
}

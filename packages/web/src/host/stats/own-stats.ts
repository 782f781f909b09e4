import { smashUp } from '@smashup/cards';
import { hearGame, readGame, type SeatSetUp } from '@smashup/referee';
import * as z from 'zod/mini';
import { ACHIEVEMENTS, onlyPerson, type FinishedGame, type Rival } from '../../protocol/stats.ts';
import type { SavedGames } from '../saved-games.ts';
import { winnersOf, type StoredGame } from '../store.ts';
import { watchGame } from './achievements.ts';

const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
const names = z.readonly(z.array(z.string()));

/** A finished game as it is kept; `null`: one that does not count. */
const entrySchema = z.nullable(
  z.object({
    endedAt: z.number(),
    factions: names,
    vp: z.number(),
    rivals: z.readonly(z.array(z.object({ level: z.enum(LEVELS), factions: names, vp: z.number() }))),
    won: z.boolean(),
    conceded: z.boolean(),
    turns: z.number(),
    /** Another version may know others. */
    earned: names,
  }),
);

type Entry = Omit<FinishedGame, 'id'> | null;

/** Stored finished games by id: a game that ends in two tabs is entered once. */
export interface StatsStore {
  entries(): Promise<readonly (readonly [id: string, entry: unknown])[]>;
  write(id: string, entry: Entry): Promise<void>;
}

/**
 * The games that one person has finished at this device against bots. Entries are made from saved games once they
 * have ended, including those that ended before there was a record, or as the page was closed. An entry stays when
 * the saved game is deleted; a game that was never finished is not in it.
 */
export class OwnStats {
  private readonly store: StatsStore;
  private readonly games: SavedGames;

  constructor(store: StatsStore, games: SavedGames) {
    this.store = store;
    this.games = games;
  }

  /** The oldest first. */
  async list(): Promise<FinishedGame[]> {
    const known = await this.enter();
    return [...known]
      .flatMap(([id, data]) => readEntry(id, data))
      .sort((one, other) => one.endedAt - other.endedAt);
  }

  /** Enters finished games that are not in it yet, and returns all entries. */
  async enter(): Promise<Map<string, unknown>> {
    const known = new Map(await this.store.entries());
    for (const [id, stored] of await this.games.finished()) {
      if (known.has(id)) continue;
      const entry = entryOf(stored);
      await this.store.write(id, entry);
      known.set(id, entry);
    }
    return known;
  }

  /** Not the player's own: it was read from a file, or continues a recorded game. */
  ignore(id: string): Promise<void> {
    return this.store.write(id, null);
  }

  /** Games that are still among the saved ones are not entered again, either. */
  async clear(): Promise<void> {
    const entered = await this.store.entries();
    const finished = await this.games.finished();
    for (const [id] of [...entered, ...finished]) await this.ignore(id);
  }
}

function readEntry(id: string, data: unknown): FinishedGame[] {
  const entry = z.safeParse(entrySchema, data).data ?? null;
  if (entry === null) return [];
  const earned = ACHIEVEMENTS.filter((achievement) => entry.earned.includes(achievement));
  return [{ ...entry, id, earned }];
}

/** Null: it does not count. */
function entryOf(stored: StoredGame): Entry {
  const read = readSafely(stored);
  const you = onlyPerson(read?.seats.map(({ sitter }) => sitter.kind) ?? []);
  if (read === null || you === null) return null;
  const rivals = rivalsOf(read.seats, stored);
  const levels = rivals.map(({ level }) => level);
  const conceded = stored.conceded === you;
  return {
    endedAt: stored.savedAt,
    factions: stored.factions[you] ?? [],
    vp: stored.vp[you] ?? 0,
    rivals,
    won: winnersOf(stored).includes(you) && !conceded,
    conceded,
    turns: stored.turn,
    earned: earnedIn(read, you, levels),
  };
}

type Read = ReturnType<typeof readGame>;

function readSafely({ game }: StoredGame): Read | null {
  try {
    return readGame(smashUp, game);
  } catch {
    // Unreadable, so who played it is unknown.
    return null;
  }
}

function rivalsOf(seats: readonly SeatSetUp[], { factions, vp }: StoredGame): Rival[] {
  return seats.flatMap(({ sitter }, seat) =>
    sitter.kind === 'bot' ? [{ level: sitter.level, factions: factions[seat] ?? [], vp: vp[seat] ?? 0 }] : [],
  );
}

function earnedIn({ record }: Read, you: number, rivals: readonly Rival['level'][]): FinishedGame['earned'] {
  const watching = watchGame(you, rivals);
  try {
    hearGame(smashUp, record, (line, state) => watching.hear(line, state));
  } catch {
    // Its cards have changed since: what was reached up to there counts.
  }
  return watching.earned;
}

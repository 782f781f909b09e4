import { smashUp } from '@smashup/cards';
import { SmashUpError, type Seat } from '@smashup/engine';
import { readGame, writeGame, type Match, type ReadGame, type Referee } from '@smashup/referee';
import type { SavedGame } from '../protocol/referee-api.ts';
import { readStored, revisionOf, winnersOf, type Store, type StoredGame } from './store.ts';

/** A game that can be played, and what has to be said about it: its cards may have changed since. */
interface Found {
  readonly match: Match;
  readonly note: string | null;
}

/** A game, and whoever has given up in it. */
interface Kept {
  readonly match: Match;
  readonly conceded: Seat | null;
}

/** The games that can be taken up again. Nothing is ever thrown away unless somebody says so. */
export class SavedGames {
  private readonly referee: Referee;
  private readonly store: Store;
  private readonly now: () => number;
  /** The last thing to be written of each game: while one write is under way, only the newest of the others counts. */
  private readonly waiting = new Map<string, StoredGame>();
  private writing: Promise<void> | null = null;
  /** The revision of each game that was read or written here last: whatever is newer was kept by another tab. */
  private readonly revisions = new Map<string, number>();
  /** Games of which another tab has kept something newer. */
  private readonly outdated = new Set<string>();

  constructor(referee: Referee, store: Store, now: () => number) {
    this.referee = referee;
    this.store = store;
    this.now = now;
  }

  /** The newest first. */
  async list(): Promise<SavedGame[]> {
    await this.settled();
    const entries = await this.store.entries();
    return entries
      .map(([id, stored]) => describe(id, stored))
      .sort((one, other) => other.savedAt - one.savedAt);
  }

  /** Those that have ended, as they are kept. */
  async finished(): Promise<(readonly [id: string, game: StoredGame])[]> {
    await this.settled();
    const entries = await this.store.entries();
    return entries.flatMap(([id, data]) => {
      const stored = readStored(data);
      return stored === null || stored.winner === null ? [] : [[id, stored] as const];
    });
  }

  /** The text of a saved game; of a damaged one all there is, for whoever can mend it. */
  async text(id: string): Promise<string> {
    const data = await this.stored(id);
    return readStored(data)?.game ?? JSON.stringify(data);
  }

  async open(id: string): Promise<Found & Kept> {
    const stored = readStored(await this.stored(id));
    if (stored === null) throw new SmashUpError(DAMAGED);
    this.revisions.set(id, revisionOf(stored));
    this.outdated.delete(id);
    return { ...this.read(stored.game), conceded: stored.conceded ?? null };
  }

  private async stored(id: string): Promise<unknown> {
    await this.settled();
    const data = await this.store.read(id);
    if (data === undefined) throw new SmashUpError('There is no such saved game.');
    return data;
  }

  /** The game of a text, to be played on. */
  read(text: string): Found {
    return this.play(readGame(smashUp, text));
  }

  /** Plays it through before it is kept, so that nothing broken gets in. */
  async add(id: string, text: string): Promise<Found> {
    const found = this.read(text);
    if (await this.has(found.match))
      throw new SmashUpError('This very game is among your saved games already.');
    await this.save(id, { match: found.match, conceded: null });
    return found;
  }

  private play({ record, seats, note }: ReadGame): Found {
    try {
      return { match: this.referee.resume(seats, record), note };
    } catch (error) {
      if (error instanceof SmashUpError)
        throw new SmashUpError(`The game cannot be played: ${error.message}`);
      throw new SmashUpError('The game cannot be played: it breaks off with an error.', { cause: error });
    }
  }

  /** Two of the same could not be told apart. */
  private async has(match: Match): Promise<boolean> {
    await this.settled();
    const written = textOf(match);
    const entries = await this.store.entries();
    return entries.some(([, stored]) => readStored(stored)?.game === written);
  }

  /** True when this, or something newer of the same game, is kept; false: another tab has kept something newer. */
  async save(id: string, kept: Kept): Promise<boolean> {
    this.waiting.set(id, toStore(kept, this.now()));
    this.writing ??= this.write();
    await this.writing;
    return !this.outdated.has(id);
  }

  private async write(): Promise<void> {
    try {
      for (const [id, stored] of this.waiting) {
        this.waiting.delete(id);
        const revision = (this.revisions.get(id) ?? 0) + 1;
        if (await this.store.write(id, { ...stored, revision })) this.revisions.set(id, revision);
        else this.outdated.add(id);
      }
    } finally {
      this.writing = null;
    }
  }

  /** Whoever wanted to write hears that it failed; whoever reads takes what there is. */
  private async settled(): Promise<void> {
    await this.writing?.catch(() => {});
  }

  async forget(id: string): Promise<void> {
    this.waiting.delete(id);
    await this.settled();
    await this.store.remove(id);
  }
}

const DAMAGED = 'This saved game is damaged and cannot be read.';

function toStore({ match, conceded }: Kept, savedAt: number): StoredGame {
  const { players, turn, gameWinners } = match.view(null);
  const vp = players.map((player) => player.vp);
  const winners = conceded === null ? gameWinners : bestOthers(vp, conceded);
  return {
    game: textOf(match),
    factions: players.map(({ factions }) => [...factions]),
    vp,
    turn: turn.number,
    winner: winners[0] ?? null,
    winners,
    conceded,
    savedAt,
  };
}

/** Whoever is ahead of the others when somebody gives up. */
function bestOthers(vp: readonly number[], conceded: Seat): Seat[] {
  const others = [...vp.keys()].filter((seat) => seat !== conceded);
  const most = Math.max(...others.map((seat) => vp[seat] ?? 0));
  return others.filter((seat) => vp[seat] === most);
}

function textOf(match: Match): string {
  return writeGame({ record: match.save(), seats: match.seats });
}

/** For the list; a game that cannot be read is listed with the reason. */
function describe(id: string, data: unknown): SavedGame {
  const stored = readStored(data);
  if (stored === null) return { ...UNREADABLE, id, problem: DAMAGED };
  const { game, winner, winners, ...rest } = stored;
  const summary = { ...rest, winners: winnersOf({ winner, winners }) };
  try {
    const { seats, note } = readGame(smashUp, game);
    return { ...summary, id, seats, problem: null, note };
  } catch (error) {
    const problem = error instanceof Error ? error.message : DAMAGED;
    return { ...summary, id, seats: [], problem, note: null };
  }
}

const UNREADABLE = {
  seats: [],
  factions: [],
  vp: [],
  turn: 0,
  winners: [],
  savedAt: 0,
  note: null,
} as const;

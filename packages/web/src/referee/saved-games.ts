import { NONE, SmashUpError } from '@smashup/engine';
import type { SavedGame } from '../protocol/set-up.ts';
import { readGame, writeGame, type GameFile } from './game-file.ts';
import { Match } from './match.ts';
import type { Store, StoredGame } from './store.ts';

/** The games that can be taken up again. Nothing is ever thrown away unless somebody says so. */
export class SavedGames {
  private readonly store: Store;
  private readonly now: () => number;
  /** The last thing to be written of each game: while one write is under way, only the newest of the others counts. */
  private readonly waiting = new Map<string, StoredGame>();
  private writing: Promise<void> | null = null;

  constructor(store: Store, now: () => number) {
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

  /** The text of a saved game. */
  async text(id: string): Promise<string> {
    await this.settled();
    const stored = await this.store.read(id);
    if (stored === undefined) throw new SmashUpError('There is no such saved game.');
    if (!isStored(stored)) throw new SmashUpError(DAMAGED);
    return stored.game;
  }

  async open(id: string): Promise<Match> {
    return play(id, readGame(await this.text(id)));
  }

  /** Plays it through before it is kept, so that nothing broken gets in. */
  async add(id: string, text: string): Promise<Match> {
    const match = play(id, readGame(text));
    await this.save(match);
    return match;
  }

  /** Fulfilled when this, or something newer of the same game, is kept. */
  save(match: Match): Promise<void> {
    this.waiting.set(match.id, toStore(match, this.now()));
    this.writing ??= this.write();
    return this.writing;
  }

  private async write(): Promise<void> {
    try {
      for (const [id, stored] of this.waiting) {
        this.waiting.delete(id);
        await this.store.write(id, stored);
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

function play(id: string, { record, seats }: GameFile): Match {
  try {
    return Match.resume(id, seats, record);
  } catch (error) {
    if (error instanceof SmashUpError) throw new SmashUpError(`The game cannot be played: ${error.message}`);
    throw new SmashUpError('The game cannot be played: it breaks off with an error.', { cause: error });
  }
}

function toStore(match: Match, savedAt: number): StoredGame {
  const { players, turn, winner } = match.state;
  return {
    game: writeGame(match),
    factions: players.map(({ factions }) => [...factions]),
    vp: players.map(({ vp }) => vp),
    turn: turn.number,
    winner: winner === NONE ? null : winner,
    savedAt,
  };
}

/** For the list; a game that cannot be read is listed with the reason. */
function describe(id: string, stored: unknown): SavedGame {
  if (!isStored(stored)) return { ...UNREADABLE, id, problem: DAMAGED };
  const { game, ...summary } = stored;
  try {
    return { ...summary, id, seats: readGame(game).seats, problem: null };
  } catch (error) {
    return { ...summary, id, seats: [], problem: error instanceof Error ? error.message : DAMAGED };
  }
}

const UNREADABLE = { seats: [], factions: [], vp: [], turn: 0, winner: null, savedAt: 0 } as const;

function isStored(data: unknown): data is StoredGame {
  return (
    typeof data === 'object' &&
    data !== null &&
    'game' in data &&
    typeof data.game === 'string' &&
    'factions' in data &&
    isListOf(data.factions, (names) => isListOf(names, (name) => typeof name === 'string')) &&
    'vp' in data &&
    isListOf(data.vp, (vp) => typeof vp === 'number') &&
    'turn' in data &&
    typeof data.turn === 'number' &&
    'winner' in data &&
    (data.winner === null || typeof data.winner === 'number') &&
    'savedAt' in data &&
    typeof data.savedAt === 'number'
  );
}

function isListOf(data: unknown, test: (item: unknown) => boolean): boolean {
  return Array.isArray(data) && data.every(test);
}

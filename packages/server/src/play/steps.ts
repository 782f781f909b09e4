import type { Seat } from '@smashup/engine';
import { Refused } from '../refused.ts';
import type { TimedEntry } from './clock.ts';
import { isOfGame, readEntry, type LogEntry } from './entries.ts';
import type { LiveGame } from './game.ts';
import { legally } from './legally.ts';
import type { RoomState } from './room-state.ts';

/** What is to be stored, and what it means then. */
export interface Step {
  readonly entry: LogEntry;
  commit(): void;
}

/** What follows from a step. */
interface AfterSteps {
  /** One or more have been carried out; `isGame`: another decision is pending now. */
  readonly stepped: (isGame: boolean) => void;
  /** Other processes have stored something about these seats that is no step of the game. */
  readonly followed: (seats: ReadonlySet<Seat>) => void;
  /** The table's row has to be read again. */
  readonly reload: () => Promise<void>;
  /** The game went on with other cards, and has to be read again. */
  readonly reopen: () => Promise<void>;
}

/**
 * How many tries may find nothing new: others can be quicker any number of times, but then there is more in the log.
 */
const MOST_TRIES = 8;

/** Everything that happens in a game: it is tried, stored, and only then carried out and told. */
export class Steps {
  private readonly state: RoomState;
  private readonly after: AfterSteps;

  constructor(state: RoomState, after: AfterSteps) {
    this.state = state;
    this.after = after;
  }

  /** If somebody else was first, reads what they stored and tries again. Null: there is nothing left to do. */
  async take(prepare: () => Step | null): Promise<void> {
    const { around, id } = this.state;
    let tries = 0;
    while (tries < MOST_TRIES) {
      const step = legally(prepare);
      const { game } = this.state;
      if (step === null || game === null) return;
      const timed = { at: around.now(), entry: step.entry };
      const row = { game: id, number: game.rows, at: timed.at, entry: JSON.stringify(step.entry) };
      if (await around.log.append(row, this.state.clock.lookAt(timed))) {
        around.ring({ kind: 'log', table: id, number: row.number });
        this.state.note(timed, game);
        this.carryOut(step);
        this.after.stepped(isOfGame(step.entry));
        return;
      }
      // The number is taken and there is nothing new: the log has become a record.
      if (await this.catchUp()) tries = 0;
      else {
        tries++;
        await this.after.reload();
      }
    }
    throw new Refused('trouble', 'Too much is happening at once. Please try again in a moment.');
  }

  /** A failing listener is its own problem: what is stored has happened. */
  private carryOut(step: Step): void {
    try {
      step.commit();
    } catch (error) {
      this.state.around.report(error, this.state.id);
    }
  }

  /** What other processes have stored meanwhile. True: there was something. */
  async catchUp(): Promise<boolean> {
    const { game, around, id } = this.state;
    if (game === null || !this.state.isPlaying) return false;
    const rows = await around.log.read(id, game.rows);
    if (rows.length === 0) return false;
    const read = rows.map(({ at, entry }) => ({ at, entry: readEntry(JSON.parse(entry)) }));
    if (read.some(({ entry: { kind } }) => kind === 'goes on')) await this.after.reopen();
    else for (const row of read) this.follow(row, game);
    this.after.followed(new Set(read.flatMap(({ entry }) => seatsIn(entry))));
    this.after.stepped(true);
    return true;
  }

  private follow(row: TimedEntry, game: LiveGame): void {
    const before = game.fold;
    game.follow(row.entry);
    this.state.clock.note(row, before);
  }
}

function seatsIn(entry: LogEntry): Seat[] {
  return 'seat' in entry && !isOfGame(entry) ? [entry.seat] : [];
}

/** An entry that is not a step of the game. */
export function only(entry: LogEntry): Step {
  return { entry, commit: () => {} };
}

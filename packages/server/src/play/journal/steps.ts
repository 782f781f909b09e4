import { Refused } from '../../refused.ts';
import { legally } from '../answers/legally.ts';
import type { TableState } from '../table-state.ts';
import { readEntry, type JournalEntry } from './entries.ts';

/** What is to be stored, and what happens then. */
export interface Step {
  readonly entry: JournalEntry;
  commit(): void;
}

/**
 * How many tries may find nothing new: others can be quicker any number of times, but then the journal has grown.
 */
const MOST_TRIES = 8;

/** Everything that happens in a game: a step is prepared, stored, and only then carried out. */
export class Steps {
  private readonly state: TableState;

  constructor(state: TableState) {
    this.state = state;
  }

  /** If another process was quicker, reads what it stored and prepares again. Null: there is nothing left to do. */
  async take(prepare: () => Step | null): Promise<void> {
    const { services, id } = this.state;
    let tries = 0;
    while (tries < MOST_TRIES) {
      const step = legally(prepare);
      const { game } = this.state;
      if (step === null || game === null) return;
      const timed = { at: services.now(), entry: step.entry };
      const row = { game: id, number: game.rows, at: timed.at, entry: JSON.stringify(step.entry) };
      if (await services.journal.append(row, this.state.clock.lookAt(timed))) {
        services.publish({ kind: 'log', table: id, number: row.number });
        this.state.note(timed, game, false);
        this.carryOut(step);
        return;
      }
      // The number is taken and there is nothing new: the journal has become a record.
      if (await this.catchUp()) tries = 0;
      else {
        tries++;
        await this.state.reload();
      }
    }
    throw new Refused('trouble', 'Too much is happening at once. Please try again in a moment.');
  }

  /** What is stored has happened, even if a listener fails. */
  private carryOut(step: Step): void {
    try {
      step.commit();
    } catch (error) {
      this.state.services.report(error, this.state.id);
    }
  }

  /** Follows what other processes have stored meanwhile. True: there was something. */
  async catchUp(): Promise<boolean> {
    const { game, services, id } = this.state;
    if (game === null || !this.state.isPlaying) return false;
    const rows = await services.journal.read(id, game.rows);
    if (rows.length === 0) return false;
    const read = rows.map(({ at, entry }) => ({ at, entry: readEntry(JSON.parse(entry)) }));
    // With other cards it is another game in memory.
    if (read.some(({ entry: { kind } }) => kind === 'goes on')) await this.state.loadGame();
    else for (const row of read) this.state.note(row, game, true);
    return true;
  }
}

/** An entry that is not a step of the game. */
export function only(entry: JournalEntry): Step {
  return { entry, commit: () => {} };
}
